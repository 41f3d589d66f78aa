// Whether a position is a mating problem as one wants it: one way to mate, nothing else.
//
// The attacker mates as fast as possible, the defender holds out as long as possible, and futile
// drops in between do not count (mate/exact.h). A problem is right when
//
// - along every defence that lasts longest each move of the attacker, the last one too, is the only
//   one that mates at all, in however many plies, promoting or not told apart;
// - along one of these defences nothing is left in the attacker's hand: that is its line;
// - no piece but the kings can go over to the defender's hand and leave the problem right and of
//   the same length.
//
// The first two are judge()'s, the third is sufficient()'s.
#pragma once

#include <algorithm>
#include <optional>
#include <vector>

#include "mate/checks.h"
#include "mate/exact.h"
#include "mate/solver.h"
#include "tune/plain_mate.h"

namespace shogi {

struct Solution {
    std::vector<Move> line;
    std::uint64_t nodes = 0;  // that the solver took to see that there is a mate

    int length() const { return int(line.size()); }
};

template <class V>
class ProblemJudge {
  public:
    explicit ProblemJudge(int longest) : longest_(longest), solver_([](const MateReport&) {}) {
        solver_.set_hash(2);  // what a processor keeps close
    }

    // Whether the side to move can mate by checks; false where that takes too long to see.
    bool is_mate(const Position<V>& pos) { return answer(pos) == MateAnswer::Mate; }
    // The one solution; nothing if there are none or several, or it is too hard to tell.
    std::optional<Solution> judge(Position<V> pos);
    // Plain search, which knows neither the solver nor its tables, sees the same: mate in as many
    // plies, and along the line no other move of the attacker that mates within `within` plies.
    static bool proven(Position<V> pos, const Solution& solution, int within);

  private:
    static constexpr std::uint64_t kSolverNodes = 10'000, kExactNodes = 30'000;

    MateAnswer answer(const Position<V>& pos) {
        MateLimits limits;
        limits.nodes = kSolverNodes;
        limits.with_line = false;
        solver_.allow();  // out of nodes, it has stopped itself
        return solver_.solve(pos, limits).answer;
    }
    // Whether the check `m` may mate: only a defence that is seen to hold says no.
    bool may_mate(Position<V>& pos, Move m);
    bool has_rivals(Position<V>& pos);
    // The moves from the attacker's position, `length` plies before mate, with one way to it. False
    // where some longest defence meets several mates; an empty line where pieces are left in hand
    // along all of them.
    bool follow(Position<V>& pos, ExactMate<V>& exact, int length, std::vector<Move>& line);

    const int longest_;
    MateSolver<V> solver_;
};

template <class V>
bool ProblemJudge<V>::may_mate(Position<V>& pos, Move m) {
    pos.do_move(m);
    std::vector<Move> replies = legal_moves(pos);
    std::stable_partition(replies.begin(), replies.end(), [](Move r) { return !r.is_drop(); });
    MateAnswer after = MateAnswer::Mate;
    for (std::size_t i = 0; i < replies.size() && after == MateAnswer::Mate; ++i) {
        pos.do_move(replies[i]);
        after = answer(pos);
        pos.undo_move();
    }
    pos.undo_move();
    return after != MateAnswer::NoMate;
}

// Whether more than one check may mate.
template <class V>
bool ProblemJudge<V>::has_rivals(Position<V>& pos) {
    MoveList checks;
    generate_checks(pos, checks);
    int mates = 0;
    for (const ScoredMove& m : checks)
        if (may_mate(pos, m.move) && ++mates > 1) return true;
    return false;
}

template <class V>
bool ProblemJudge<V>::follow(Position<V>& pos, ExactMate<V>& exact, int length,
                             std::vector<Move>& line) {
    line.clear();
    if (exact.attack_within(length, kExactNodes) != length) return false;
    const Move key = exact.line().front();
    const Color attacker = pos.turn();
    pos.do_move(key);
    bool right = true;
    if (length == 1) {
        if (pos.hand(attacker).empty()) line = {key};
    } else {
        for (Move reply : exact.longest_defences(length - 1)) {
            std::vector<Move> rest;
            pos.do_move(reply);
            right = right && !has_rivals(pos) && follow(pos, exact, length - 2, rest);
            pos.undo_move();
            if (!right) break;
            if (!line.empty() || rest.empty()) continue;
            line = {key, reply};
            line.insert(line.end(), rest.begin(), rest.end());
        }
    }
    pos.undo_move();
    return right;
}

template <class V>
std::optional<Solution> ProblemJudge<V>::judge(Position<V> pos) {
    if (answer(pos) != MateAnswer::Mate) return std::nullopt;
    Solution solution;
    solution.nodes = solver_.nodes();
    if (has_rivals(pos)) return std::nullopt;
    ExactMate<V> exact(pos, [] { return false; });
    const int length = exact.attack_within(longest_, kExactNodes);
    if (length == ExactMate<V>::kNone || !follow(pos, exact, length, solution.line))
        return std::nullopt;
    if (solution.line.empty()) return std::nullopt;
    return solution;
}

template <class V>
bool ProblemJudge<V>::proven(Position<V> pos, const Solution& solution, int within) {
    PlainMate<V> plain(pos);
    for (int i = 0; i < solution.length(); ++i) {
        if (i % 2 == 0) {
            const int left = solution.length() - i;
            if (plain.attack(left) != left) return false;
            for (Move m : legal_moves(pos)) {
                if (m == solution.line[i]) continue;
                pos.do_move(m);
                const bool other =
                    pos.in_check() && plain.defend(std::max(left, within - i) - 1) != -1;
                pos.undo_move();
                if (other) return false;
            }
        }
        pos.do_move(solution.line[i]);
    }
    return true;
}

}  // namespace shogi
