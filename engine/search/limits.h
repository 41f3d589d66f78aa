// What ends a search, and how a clock is turned into a time for one move. Times in milliseconds.
#pragma once

#include <cstdint>

#include "core/clock.h"
#include "core/types.h"

namespace shogi {

struct Limits {
    Milliseconds time[2] = {0, 0}, increment[2] = {0, 0}, byoyomi = 0;
    Milliseconds movetime = 0;  // 0: not given, as for nodes and depth
    std::int64_t nodes = 0;
    // No iteration starts after so many nodes: the search ends with whole ones. 0: not asked for.
    std::int64_t settled_nodes = 0;
    int depth = 0;
    bool infinite = false, ponder = false;
    // Centipawns that a draw by repetition is worth to the side that searches.
    int draw_value = 0;
    EnteringKing entering_king = EnteringKing::None;
    // How much the danger to the enemy's king and to the own one weighs for the side that searches,
    // in percent.
    int attack = 100, defence = 100;
    // Set aside of every move for the way between the programs.
    Milliseconds overhead = 20;
    // When the clock began to run, by now_ms(); 0: when the search begins.
    Milliseconds received = 0;

    bool uses_clock() const {
        return time[Black] || time[White] || increment[Black] || increment[White] || byoyomi;
    }
};

// `target`: no new iteration after this; `deadline`: stop in the middle of one.
struct TimeBudget {
    Milliseconds target, deadline;
};

// Only for limits with a clock or a movetime.
TimeBudget time_budget(const Limits& limits, Color us, int game_ply);

}  // namespace shogi
