// What the exchanges on a square come to, from the pieces' values alone.
#pragma once

#include "core/position.h"

namespace shogi {

// Whether the exchanges on the move's target gain at least `threshold` (in exchange values).
template <class V>
bool see_at_least(const Position<V>& pos, Move m, int threshold);

}  // namespace shogi
