// How engine-sift and engine-arrange write what they have found, for
// packaging/tools/find_moves.py.
#pragma once

#include <cstdio>

#include "core/notation.h"
#include "tune/standout.h"

namespace shogi {

// A line of output for what stands out in the position that `last` leads to from `before`,
// or in `before` where there is no last move ("-"):
//
//     <game> <ply> <kind> <sfen before the last move> | <last move> | <best line>
template <class V>
void print_sifted(int game, int ply, const Standout& found, const Position<V>& before, Move last) {
    std::printf("%d %d %c %s | %s |", game, ply, found.kind, before.sfen().c_str(),
                last ? to_usi<V>(last).c_str() : "-");
    for (const Move m : found.line) std::printf(" %s", to_usi<V>(m).c_str());
    std::printf("\n");
    std::fflush(stdout);
}

}  // namespace shogi
