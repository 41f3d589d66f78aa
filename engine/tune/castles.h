// Castles as the review's detector sees them (shogi_desktop/analysis/reasons/castle.py): two guards
// or more beside a king in its camp, one of which a line takes.
#pragma once

#include <algorithm>
#include <span>

#include "core/position.h"

namespace shogi {

// A piece that guards a king.
constexpr bool is_guard(PieceType pt) {
    return pt == Gold || pt == Silver || (pt >= ProLance && pt <= ProSilver);
}

// Where guards stand beside the king of that color; nowhere where the king has left its camp.
template <class V>
Bitboard guards_of(const Position<V>& pos, Color c) {
    const Square king = pos.king(c);
    if (!Geometry<V>::kZone[~c].has(king)) return {};
    Bitboard guards;
    for (Bitboard b = kAttacks<V>.step[c][King][king] & pos.pieces(c); b;) {
        const Square s = b.pop();
        if (is_guard(type_of(pos.piece_on(s)))) guards |= Bitboard::of(s);
    }
    return guards;
}

// Whether one of the first moves of `line`, legal moves, so many, takes a guard of a castle of that
// color.
template <class V>
bool breaks_castle(Position<V>& pos, std::span<const Move> line, Color c, std::size_t soon) {
    constexpr int kWalls = 2;
    if (guards_of(pos, c).count() < kWalls) return false;
    line = line.first(std::min(line.size(), soon));
    std::size_t done = 0;
    bool falls = false;
    while (done < line.size() && !falls) {
        const Move m = line[done++];
        falls = pos.turn() != c && !m.is_drop() && guards_of(pos, c).has(m.to());
        pos.do_move(m);
    }
    while (done--) pos.undo_move();
    return falls;
}

}  // namespace shogi
