// Styles of play: what is added to the evaluation when the danger to one king is to weigh more, or
// less, than the network thinks.
#pragma once

#include "core/position.h"

namespace shogi {

// How much the danger to either king weighs, in percent. Other than 100 it makes a style of play:
// who weighs the enemy's king more attacks, who weighs his own more keeps it safe.
struct Emphasis {
    int black_king = 100, white_king = 100;

    friend bool operator==(const Emphasis&, const Emphasis&) = default;
};

// Centipawns seen by the side to move; 0 where both weigh 100 %.
template <class V>
int emphasised(const Position<V>& pos, Emphasis emphasis);

}  // namespace shogi
