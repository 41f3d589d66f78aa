// The attacker's moves of a mate problem: every legal move that gives check, by the piece that
// moves, by the one it uncovers, or by both.
#pragma once

#include "core/movegen.h"

namespace shogi {

template <class V>
void generate_checks(const Position<V>& pos, MoveList& list);

}  // namespace shogi
