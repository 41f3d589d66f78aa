// The learned numbers of the evaluation: where each lies in the file, and how to find it.
//
// A weight belongs to a feature as one side sees it: its own back rank near, the file of a king
// mirrored to the nearer half where a king takes part (the games are symmetrical in both ways). The
// other side's features count the same with the opposite sign. tune/README.md says where the
// numbers come from.
#pragma once

#include <cstdint>

#include "core/geometry.h"
#include "core/variants.h"

namespace shogi {

// Weights are in 1/8 centipawn.
constexpr int kWeightScale = 8;

template <class V>
struct WeightLayout {
    using G = Geometry<V>;
    static constexpr int kSquares = V::kFiles * V::kRanks;
    static constexpr int kHalfFiles = (V::kFiles + 1) / 2;
    static constexpr int kHalf = kHalfFiles * V::kRanks;
    static constexpr int kHandSteps = 8;  // further pieces of a type count like the last
    static constexpr int kRadius = 3;     // around a king
    static constexpr int kSide = 2 * kRadius + 1, kZone = kSide * kSide;
    static constexpr int kEffects = 9;   // own attacks 0, 1, 2+, and three times the enemy's
    static constexpr int kReserves = 8;  // steps of what the attacker holds
    static constexpr int kMobility = 24;
    static constexpr int kFlights = 9;
    static constexpr int kDangers = 16;  // steps of the attack on a king

    // Sections, one after the other.
    static constexpr int kTempo = 0;
    static constexpr int kBoard = kTempo + 8;
    static constexpr int kInHand = kBoard + PieceTypeCount * kHalf;
    static constexpr int kMobile = kInHand + PieceTypeCount * kHandSteps;
    static constexpr int kFlight = kMobile + PieceTypeCount * kMobility;
    static constexpr int kDanger = kFlight + kFlights * kReserves;
    static constexpr int kEffect = kDanger + kDangers * kReserves;
    static constexpr int kKingHand = kEffect + 2 * kHalf * kZone * kEffects;
    static constexpr int kKingBoard = kKingHand + 2 * kHalf * PieceTypeCount;
    static constexpr int kSize = kKingBoard + 2 * kHalf * PieceTypeCount * kSquares;

    static constexpr int dense(Square s) { return G::file_of(s) * V::kRanks + G::rank_of(s); }
    static constexpr bool far_half(Square s) { return G::file_of(s) >= kHalfFiles; }
    static constexpr Square mirrored(Square s) {
        return G::square(V::kFiles - 1 - G::file_of(s), G::rank_of(s));
    }
    // The square, or its mirror image in the half with the low files.
    static constexpr Square halved(Square s) { return far_half(s) ? mirrored(s) : s; }

    // A piece on its square, as its owner sees it.
    static constexpr int board(Color owner, PieceType pt, Square s) {
        return kBoard + pt * kHalf + dense(halved(G::seen_by(owner, s)));
    }
    // The n-th piece of a type in hand, n from 1.
    static constexpr int in_hand(PieceType pt, int n) {
        return kInHand + pt * kHandSteps + (n < kHandSteps ? n : kHandSteps) - 1;
    }
    // A long-range piece that can go to `n` squares.
    static constexpr int mobile(PieceType pt, int n) {
        return kMobile + pt * kMobility + (n < kMobility ? n : kMobility - 1);
    }
    // A king with so many squares to go to, its enemy holding `reserves`.
    static constexpr int flight(int flights, int reserves) {
        return kFlight + flights * kReserves + reserves;
    }
    // A king under an attack of such strength, the attacker holding `reserves`.
    static constexpr int danger(int step, int reserves) {
        return kDanger + step * kReserves + reserves;
    }
    // A king and a square near it that both sides attack so often; `strong`: the enemy holds much.
    static constexpr int effect(Color king, Square ksq, Square s, bool strong, int effects) {
        const Square k = G::seen_by(king, ksq);
        const Square near = far_half(k) ? mirrored(G::seen_by(king, s)) : G::seen_by(king, s);
        const Square home = halved(k);
        const int file = G::file_of(near) - G::file_of(home) + kRadius;
        const int rank = G::rank_of(near) - G::rank_of(home) + kRadius;
        return kEffect +
               (((strong ? kHalf : 0) + dense(home)) * kZone + file * kSide + rank) * kEffects +
               effects;
    }
    // A king and a piece in hand, its own or the enemy's.
    static constexpr int king_hand(Color king, Square ksq, Color owner, PieceType pt) {
        const int home = dense(halved(G::seen_by(king, ksq)));
        return kKingHand + ((owner == king ? 0 : kHalf) + home) * PieceTypeCount + pt;
    }
    // A king and a piece on the board, its own or the enemy's.
    static constexpr int king_board(Color king, Square ksq, Piece p, Square s) {
        const Square k = G::seen_by(king, ksq), seen = G::seen_by(king, s);
        const int place = dense(far_half(k) ? mirrored(seen) : seen);
        const int row = ((color_of(p) == king ? 0 : kHalf) + dense(halved(k))) * PieceTypeCount;
        return kKingBoard + (row + type_of(p)) * kSquares + place;
    }
};

// The weights the program was built with, WeightLayout<V>::kSize of them. One definition for each
// variant is made by CMakeLists.txt.
template <class V>
const std::uint16_t* embedded_weights();
#define SHOGI_DECLARE(V) \
    template <>          \
    const std::uint16_t* embedded_weights<V>();
SHOGI_VARIANTS(SHOGI_DECLARE)
#undef SHOGI_DECLARE

}  // namespace shogi
