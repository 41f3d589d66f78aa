// Attack tables, computed once at start from the Betza strings of a variant.
#pragma once

#include "core/geometry.h"
#include "core/variants.h"

namespace shogi {

enum LineDirection { AlongFile, AlongRank, AlongDiagonal, AlongAntiDiagonal };

template <class V>
class AttackTables {
    using G = Geometry<V>;

  public:
    AttackTables();

    // Squares a step or leap away.
    Bitboard step[2][PieceTypeCount][G::kSpan];
    // Steps and slides together, on an empty board.
    Bitboard reach[2][PieceTypeCount][G::kSpan];
    Line lines[4][G::kSpan];
    // Squares strictly between two squares of one line, else empty.
    Bitboard between[G::kSpan][G::kSpan];
    // The whole line through two squares, else empty.
    Bitboard through[G::kSpan][G::kSpan];
    // Squares where a piece of that type could never move again (RULES 1.3, 1.5).
    Bitboard dead_end[2][PieceTypeCount];
};

template <class V>
inline const AttackTables<V> kAttacks{};

template <class V>
inline Bitboard bishop_attacks(Square s, Bitboard occupied) {
    return kAttacks<V>.lines[AlongDiagonal][s].reach(occupied) |
           kAttacks<V>.lines[AlongAntiDiagonal][s].reach(occupied);
}

template <class V>
inline Bitboard rook_attacks(Square s, Bitboard occupied) {
    return kAttacks<V>.lines[AlongFile][s].reach(occupied) |
           kAttacks<V>.lines[AlongRank][s].reach(occupied);
}

// Whether the lance slides one way or both is in its reach table.
template <class V>
inline Bitboard lance_attacks(Color c, Square s, Bitboard occupied) {
    return kAttacks<V>.lines[AlongFile][s].reach(occupied) & kAttacks<V>.reach[c][Lance][s];
}

template <class V>
inline Bitboard attacks(Color c, PieceType pt, Square s, Bitboard occupied) {
    switch (pt) {
        case Lance:
            return lance_attacks<V>(c, s, occupied);
        case Bishop:
            return bishop_attacks<V>(s, occupied);
        case Rook:
            return rook_attacks<V>(s, occupied);
        case Queen:
            return bishop_attacks<V>(s, occupied) | rook_attacks<V>(s, occupied);
        case Horse:
            return bishop_attacks<V>(s, occupied) | kAttacks<V>.step[c][Horse][s];
        case Dragon:
            return rook_attacks<V>(s, occupied) | kAttacks<V>.step[c][Dragon][s];
        default:
            return kAttacks<V>.step[c][pt][s];
    }
}

}  // namespace shogi
