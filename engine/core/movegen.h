// Move generation. Lists hold pseudo-legal moves (Position::legal still to be asked) unless the
// name says legal.
#pragma once

#include "core/position.h"

namespace shogi {

struct ScoredMove {
    Move move;
    int score;
};

// More than any position has: 593 in standard shogi; Okisaki's larger board stays under this too.
constexpr int kMaxMoves = 1100;

class MoveList {
  public:
    void add(Move m) { moves_[size_++].move = m; }
    ScoredMove* begin() { return moves_; }
    ScoredMove* end() { return moves_ + size_; }
    const ScoredMove* begin() const { return moves_; }
    const ScoredMove* end() const { return moves_ + size_; }
    int size() const { return size_; }
    ScoredMove& operator[](int i) { return moves_[i]; }
    const ScoredMove& operator[](int i) const { return moves_[i]; }
    void clear() { size_ = 0; }
    void truncate(int n) { size_ = n; }

  private:
    int size_ = 0;
    ScoredMove moves_[kMaxMoves];
};

enum class Gen {
    Captures,     // captures and pawn promotions, not in check
    Quiets,       // the rest, not in check
    QuietChecks,  // of Quiets those by which the moved piece itself attacks the king
    NonEvasions,
    Evasions,
};

// Search leaves out unpromoted moves of pawn, bishop and rook where promotion is possible: what
// they keep is less than what they give up, save for rare mates by avoiding uchifuzume.
enum class Declining { All, Sensible };

template <class V, Gen G, Declining D>
void generate(const Position<V>& pos, MoveList& list);

// Every legal move.
template <class V>
void generate_legal(const Position<V>& pos, MoveList& list);

template <class V>
bool has_legal_move(const Position<V>& pos);

}  // namespace shogi
