// The learned numbers of the danger to kings (emphasis.h): where each lies in the file, and how to
// find it.
//
// A weight belongs to a feature as the king's owner sees it: his own back rank near, the file of
// the king mirrored to the nearer half (the games are symmetrical in both ways). They are what the
// linear evaluation before the networks had learned; docs/engine.md has its history.
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
    static constexpr int kRadius = 3;  // around a king
    static constexpr int kSide = 2 * kRadius + 1, kZone = kSide * kSide;
    static constexpr int kEffects = 9;   // own attacks 0, 1, 2+, and three times the enemy's
    static constexpr int kReserves = 8;  // steps of what the attacker holds
    static constexpr int kFlights = 9;
    static constexpr int kDangers = 16;  // steps of the attack on a king

    // Sections, one after the other.
    static constexpr int kFlight = 0;
    static constexpr int kDanger = kFlight + kFlights * kReserves;
    static constexpr int kEffect = kDanger + kDangers * kReserves;
    static constexpr int kSize = kEffect + 2 * kHalf * kZone * kEffects;

    static constexpr int dense(Square s) { return G::file_of(s) * V::kRanks + G::rank_of(s); }
    static constexpr bool far_half(Square s) { return G::file_of(s) >= kHalfFiles; }
    static constexpr Square mirrored(Square s) {
        return G::square(V::kFiles - 1 - G::file_of(s), G::rank_of(s));
    }
    // The square, or its mirror image in the half with the low files.
    static constexpr Square halved(Square s) { return far_half(s) ? mirrored(s) : s; }

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
