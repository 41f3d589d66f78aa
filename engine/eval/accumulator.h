// The part of the evaluation that is a sum over pieces: material, squares, and pieces with regard
// to either king. It is kept beside a position, not in it: a search has one on each frame of its
// stack and gets the next from what the move has changed.
#pragma once

#include "core/delta.h"
#include "core/position.h"
#include "eval/tables.h"

namespace shogi {

template <class V>
class Accumulator {
  public:
    Accumulator() = default;
    // Computed anew.
    Accumulator(const EvaluationTables<V>& tables, const Position<V>& pos);

    // The one of `after`, which a move has led to from the position of this one.
    Accumulator next(const EvaluationTables<V>& tables, const Delta& delta,
                     const Position<V>& after) const;

    // Seen by Black, in the unit of the tables.
    int total() const { return alone_ + by_king_[Black] + by_king_[White]; }
    bool operator==(const Accumulator&) const = default;

  private:
    static int with_king(const EvaluationTables<V>& tables, const Position<V>& pos, Color king);

    int alone_ = 0;
    int by_king_[2] = {0, 0};
};

}  // namespace shogi
