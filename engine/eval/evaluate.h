// The whole evaluation of a quiet position.
#pragma once

#include "eval/accumulator.h"

namespace shogi {

// How much the danger to either king weighs, in percent. Other than 100 it makes a style of play:
// who weighs the enemy's king more attacks, who weighs his own more keeps it safe.
struct Emphasis {
    int black_king = 100, white_king = 100;

    friend bool operator==(const Emphasis&, const Emphasis&) = default;
};

// Centipawns (a pawn on the board is 100) seen by the side to move. Not for positions in check.
template <class V>
int evaluate(const EvaluationTables<V>& tables, const Position<V>& pos, const Accumulator<V>& sums,
             Emphasis emphasis);
// The same by the program's own weights, all computed anew.
template <class V>
int evaluate(const Position<V>& pos, Emphasis emphasis = {});

}  // namespace shogi
