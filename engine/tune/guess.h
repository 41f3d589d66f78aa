// The guess that training starts from: round numbers set by hand. What the games say little about
// stays near it.
#pragma once

#include <algorithm>
#include <cstdlib>
#include <vector>

#include "eval/values.h"
#include "eval/weights.h"

namespace shogi {

// Worth of a piece beside a king, by the king's owner: as a guard of the own king, as an attacker
// of the other one. Full weight next to the king, fading with distance.
inline constexpr ValueTable kGuard{0, 10, 6, 8, 30, 8, -12, 36, 0, 34, 32, 32, 32, 42, 18, 10};
inline constexpr ValueTable kAssault{0, 12, 8, 18, 36, 16, 20, 42, 0, 46, 42, 42, 42, 46, 60, 60};
inline constexpr std::array<int, 11> kNearness{0, 100, 72, 42, 20, 8, 2, 0, 0, 0, 0};

// Small preferences of a piece's own square; rank 0 is the far one, seen by the owner.
template <class V>
inline int placement(PieceType pt, int file, int rank) {
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
inline int near_king(PieceType pt, bool own, int file, int rank) {
    const int nearness = kNearness[std::max(std::abs(file), std::abs(rank))];
    if (!own) return kAssault[pt] * nearness / 100;
    int guard = kGuard[pt] * nearness / 100;
    if (pt == Pawn && rank == -1 && std::abs(file) <= 1) guard += 6;
    // Guards in front or beside hold more than those left behind.
    if ((pt == Gold || pt == Silver) && rank > 0) guard = guard * 3 / 4;
    return guard;
}

// Per square a long-range piece can go to.
inline constexpr ValueTable kMobilityGuess{0, 0, 2, 0, 0, 4, 3, 0, 0, 0, 0, 0, 0, 3, 2, 2};

// Grows with the square of the attack, since attackers count together.
inline int danger_guess(int step, int reserve_step) {
    const int units = 4 * step + 2, reserves = 4 * reserve_step + 6;
    return units * (units + 2 * reserves) / 10;
}

// Centipawns, WeightLayout<V>::kSize of them.
template <class V>
std::vector<float> weight_guess() {
    using L = WeightLayout<V>;
    using G = Geometry<V>;
    std::vector<float> w(L::kSize);
    w[L::kTempo] = 20;
    for (int step = 1; step < L::kDangers; ++step)
        for (int r = 0; r < L::kReserves; ++r)
            w[L::danger(step, r)] = float(-danger_guess(step, r));
    for (int type = Pawn; type < PieceTypeCount; ++type) {
        const PieceType pt = PieceType(type);
        for (int n = 1; n <= L::kHandSteps; ++n) w[L::in_hand(pt, n)] = float(kHandValue<V>[pt]);
        for (int n = 0; n < L::kMobility; ++n) w[L::mobile(pt, n)] = float(n * kMobilityGuess[pt]);
        for (Bitboard squares = G::kAll; squares;) {
            const Square s = squares.pop();
            w[L::board(Black, pt, s)] =
                float(kBoardValue<V>[pt] + placement<V>(pt, G::file_of(s), G::rank_of(s)));
            if (pt == King) continue;
            for (Bitboard kings = G::kAll; kings;) {
                const Square k = kings.pop();
                const int file = G::file_of(s) - G::file_of(k);
                const int rank = G::rank_of(s) - G::rank_of(k);
                w[L::king_board(Black, k, make_piece(Black, pt), s)] =
                    float(near_king(pt, true, file, rank));
                w[L::king_board(Black, k, make_piece(White, pt), s)] =
                    float(-near_king(pt, false, file, rank));
            }
        }
    }
    return w;
}

}  // namespace shogi
