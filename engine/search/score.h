// The scale of search scores and what its ends mean.
#pragma once

namespace shogi {

constexpr int kMaxPly = 120;

constexpr int kMate = 32000;
constexpr int kInfinite = 32001;
constexpr int kNoScore = 32002;
// Won by a rule that is no mate: perpetual check (RULES 2.2), baring (4.8).
constexpr int kRuleWin = 31000;
// From here on a score is a proven end whose distance from the root is part of it.
constexpr int kDecided = 30000;
// An earlier position has come back with more (or less) in hand: as good as decided, not proven.
constexpr int kSuperior = 28000;
constexpr int kDraw = 0;

constexpr int mate_in(int ply) { return kMate - ply; }
constexpr int mated_in(int ply) { return ply - kMate; }
constexpr bool is_mate(int score) { return score >= kMate - kMaxPly || score <= kMaxPly - kMate; }

// The hash table keeps distances from the position itself, the search from the root.
constexpr int to_table(int score, int ply) {
    return score >= kDecided ? score + ply : score <= -kDecided ? score - ply : score;
}
constexpr int from_table(int score, int ply) {
    return score >= kDecided ? score - ply : score <= -kDecided ? score + ply : score;
}

}  // namespace shogi
