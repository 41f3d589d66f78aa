// The whole evaluation of a quiet position.
#pragma once

#include "eval/accumulator.h"
#include "eval/emphasis.h"

namespace shogi {

// Centipawns (a pawn on the board is about 100) seen by the side to move, computed anew. Not for
// positions in check.
template <class V>
int evaluate(const Position<V>& pos, std::shared_ptr<const Network<V>> network);

}  // namespace shogi
