// What a score was worth in games of the engine with itself (docs/engine.md, "Chances").
#pragma once

#include <cmath>
#include <cstdlib>

#include "core/variants.h"
#include "search/score.h"

namespace shogi {

template <class V>
constexpr double kChanceScale = 0;
template <>
constexpr double kChanceScale<Standard> = 940;
template <>
constexpr double kChanceScale<Okisaki> = 1150;

// The winning chance that a score stands for.
inline double chance(double centipawns, double scale) {
    return 1 / (1 + std::exp(-centipawns / scale));
}

// The points of a game, 0 to 1, that the side which sees that score can expect.
template <class V>
double points_for(int score) {
    static_assert(kChanceScale<V> > 0);
    if (std::abs(score) >= kSuperior) return score > 0 ? 1 : 0;
    return chance(score, kChanceScale<V>);
}

}  // namespace shogi
