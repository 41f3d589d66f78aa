// A test whether the side to move mates with its next move, without making moves: it looks at drops
// and moves next to the enemy king, and leaps, which nothing can be put between.
#pragma once

#include "core/position.h"

namespace shogi {

// A move that mates, or Move{}. Some mates are missed (checks from afar, by discovery); what is
// found is mate. The side to move must not be in check.
template <class V>
Move mate_in_one(const Position<V>& pos);

}  // namespace shogi
