// The whole evaluation of a quiet position.
#pragma once

#include "core/position.h"

namespace shogi {

// Centipawns (a pawn on the board is 100) seen by the side to move. Not for positions in check.
template <class V>
int evaluate(const Position<V>& pos);

}  // namespace shogi
