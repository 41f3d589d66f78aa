#include "eval/piece_square.h"

#include <algorithm>
#include <cstdlib>

namespace shogi {

namespace {

// Worth of a piece beside a king, by the king's owner: as a guard of the own king, as an attacker
// of the other one. Full weight next to the king, fading with distance.
constexpr ValueTable kGuard{0, 10, 6, 8, 30, 8, -12, 36, 0, 34, 32, 32, 32, 42, 18, 10};
constexpr ValueTable kAssault{0, 12, 8, 18, 36, 16, 20, 42, 0, 46, 42, 42, 42, 46, 60, 60};
constexpr std::array<int, 11> kNearness{0, 100, 72, 42, 20, 8, 2, 0, 0, 0, 0};

// Small preferences of a piece's own square; rank 0 is the far one, seen by the owner.
template <class V>
int placement(PieceType pt, int file, int rank) {
    const int home = V::kRanks - 1 - rank;  // 0 on the back rank
    const int edge = std::min(file, V::kFiles - 1 - file);
    const bool in_zone = rank < V::kZoneDepth;
    switch (pt) {
        case Pawn:
            return 3 * std::max(0, home - 2) - (edge == 0 ? 4 : 0);
        case Lance:
            return -2 * home;
        case Knight:
            return (edge == 0 ? -12 : 0) + (home == 0 ? 0 : home <= 2 ? 4 : -4);
        case Silver:
            return in_zone ? 0 : home == 0 ? -12 : std::min(home, 4) * 3 - (edge == 0 ? 10 : 0);
        case Gold:
            return in_zone ? -6 : (home <= 2 ? 4 * home : -6 * (home - 2)) - (edge == 0 ? 12 : 0);
        case Tokin:
        case ProLance:
        case ProKnight:
        case ProSilver:
            return rank == 0 ? -20 : edge == 0 ? -15 : 0;
        case Horse:
        case Dragon:
            return in_zone ? 10 : 0;
        case King: {
            // A castle near a corner; once the king marches it must reach the far zone.
            constexpr std::array<int, 5> kByEdge{-4, 28, 26, 4, -18};
            const int castle = kByEdge[std::min(edge, 4)];
            if (home == 0) return castle;
            if (home == 1) return castle + 6;
            if (home == 2) return castle - 30;
            return in_zone ? 30 - 10 * rank : -70;
        }
        default:
            return 0;
    }
}

// Value of a piece near a king; `file` and `rank` are the piece's place relative to the king, rank
// negative in front of it.
int near_king(PieceType pt, bool own, int file, int rank) {
    const int nearness = kNearness[std::max(std::abs(file), std::abs(rank))];
    if (!own) return kAssault[pt] * nearness / 100;
    int guard = kGuard[pt] * nearness / 100;
    if (pt == Pawn && rank == -1 && std::abs(file) <= 1) guard += 6;
    // Guards in front or beside hold more than those left behind.
    if ((pt == Gold || pt == Silver) && rank > 0) guard = guard * 3 / 4;
    return guard;
}

}  // namespace

template <class V>
PieceSquareTables<V>::PieceSquareTables() {
    for (Color c : {Black, White}) {
        const int sign = c == Black ? 1 : -1;
        for (PieceType pt : kHandTypes) in_hand_[c][pt] = std::int16_t(sign * kHandValue<V>[pt]);
    }
    for (int type = Pawn; type < PieceTypeCount; ++type)
        for (Color c : {Black, White}) {
            const PieceType pt = PieceType(type);
            const Piece p = make_piece(c, pt);
            const int sign = c == Black ? 1 : -1;
            for (Bitboard squares = G::kAll; squares;) {
                const Square s = squares.pop(), seen = G::seen_by(c, s);
                alone_[p][s] =
                    std::int16_t(sign * (kBoardValue<V>[pt] +
                                         placement<V>(pt, G::file_of(seen), G::rank_of(seen))));
                if (pt == King) continue;
                for (Color king : {Black, White})
                    for (Bitboard kings = G::kAll; kings;) {
                        const Square k = kings.pop();
                        const int forward = king == Black ? 1 : -1;
                        by_king_[king][k][p][s] = std::int16_t(
                            sign * near_king(pt, c == king, G::file_of(s) - G::file_of(k),
                                             forward * (G::rank_of(s) - G::rank_of(k))));
                    }
            }
        }
}

template <class V>
const PieceSquareTables<V>& PieceSquareTables<V>::instance() {
    static const std::unique_ptr<const PieceSquareTables> tables(new PieceSquareTables);
    return *tables;
}

template class PieceSquareTables<Standard>;
template class PieceSquareTables<Okisaki>;

}  // namespace shogi
