// Counts the leaves of the legal move tree (chessprogramming.org/Perft). The last ply is counted
// from the move list without making the moves.
#pragma once

#include <atomic>

#include "core/movegen.h"

namespace shogi {

// `stop` ends the count early; the number is then too small.
template <class V>
std::uint64_t perft(Position<V>& pos, int depth, const std::atomic<bool>& stop) {
    if (depth <= 0) return 1;
    MoveList list;
    generate_legal(pos, list);
    if (depth == 1) return std::uint64_t(list.size());
    std::uint64_t nodes = 0;
    for (const ScoredMove& m : list) {
        if (stop.load(std::memory_order_relaxed)) break;
        pos.do_move(m.move);
        nodes += perft(pos, depth - 1, stop);
        pos.undo_move();
    }
    return nodes;
}

}  // namespace shogi
