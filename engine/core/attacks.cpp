#include "core/attacks.h"

namespace shogi {

namespace {

// All squares from `s` in direction `d` to the edge.
template <class V>
Bitboard ray(Square s, Offset d) {
    using G = Geometry<V>;
    Bitboard b;
    int f = G::file_of(s) + d.file, r = G::rank_of(s) + d.rank;
    for (; G::contains(f, r); f += d.file, r += d.rank) b |= Bitboard::of(G::square(f, r));
    return b;
}

constexpr Offset turned(Offset d, Color c) { return c == Black ? d : Offset{-d.file, -d.rank}; }

}  // namespace

template <class V>
AttackTables<V>::AttackTables() : step{}, reach{}, lines{}, between{}, through{}, dead_end{} {
    // Directions towards higher square indices; their opposites run towards lower ones.
    constexpr Offset kUp[4] = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
    const Bitboard all = G::all();

    for (Bitboard squares = all; squares;) {
        const Square s = squares.pop();
        for (int line = 0; line < 4; ++line) {
            const Offset up = kUp[line], down{-up.file, -up.rank};
            const Bitboard above = ray<V>(s, up), below = ray<V>(s, down);
            lines[line][s] = {below, above};
            const Bitboard whole = above | below | Bitboard::of(s);
            for (Offset d : {up, down}) {
                Bitboard passed;
                int f = G::file_of(s) + d.file, r = G::rank_of(s) + d.rank;
                for (; G::contains(f, r); f += d.file, r += d.rank) {
                    const Square t = G::square(f, r);
                    between[s][t] = passed;
                    through[s][t] = whole;
                    passed |= Bitboard::of(t);
                }
            }
        }
        for (int pt = Pawn; pt < PieceTypeCount; ++pt) {
            const Movement& m = kMovements<V>[pt];
            for (Color c : {Black, White}) {
                for (int i = 0; i < m.step_count; ++i) {
                    const Offset d = turned(m.steps[i], c);
                    const int f = G::file_of(s) + d.file, r = G::rank_of(s) + d.rank;
                    if (G::contains(f, r)) step[c][pt][s] |= Bitboard::of(G::square(f, r));
                }
                reach[c][pt][s] = step[c][pt][s];
                for (int i = 0; i < m.slide_count; ++i)
                    reach[c][pt][s] |= ray<V>(s, turned(m.slides[i], c));
                if (!reach[c][pt][s]) dead_end[c][pt] |= Bitboard::of(s);
            }
        }
    }
}

#define SHOGI_INSTANTIATE(V) template class AttackTables<V>;
SHOGI_VARIANTS(SHOGI_INSTANTIATE)

}  // namespace shogi
