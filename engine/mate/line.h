// From a proof in the table to the moves: walks through all of it, and so is also its check. No
// mate is claimed that this walk has not followed to its ends with the ordinary rules.
#pragma once

#include <vector>

#include "mate/exact.h"
#include "mate/solver.h"

namespace shogi {

template <class V>
class MateLine {
  public:
    // `solver` stands at the position that it has just proven to be a mate.
    explicit MateLine(MateSolver<V>& solver);

    // False if the proof has a hole that could not be closed, or the search was stopped.
    bool build();
    // The attacker's moves of the proof against the longest defence; the shortest mate where that
    // is cheap to find. Futile drops in between (see exact.h) are left out.
    const std::vector<Move>& moves() const { return moves_; }

  private:
    static constexpr int kNone = -1;
    // At every position of the proof mates this short are looked for first.
    static constexpr int kShort = 3;
    static constexpr std::uint64_t kShortNodes = 1'000'000;
    struct Known {
        int length = kNone;
        Move best{};
    };
    using Child = typename MateSolver<V>::Child;

    int attack(int ply);
    int defend(int ply);
    // The length after the move of the side to move, which the attacker or the defender makes.
    int after(int ply, Move m, bool attacking);
    bool is_futile(int ply, Move drop, int length);
    int remember(Key key, int length, Move best);
    bool ready(int ply, Proof& proof);
    void read_moves();

    MateSolver<V>& solver_;
    ExactMate<V> exact_;
    KeyMap<Known> known_;
    KeyMap<bool> walking_;
    std::vector<Move> moves_;
};

}  // namespace shogi
