#include "search/limits.h"

#include <algorithm>

namespace shogi {

TimeBudget time_budget(const Limits& limits, Color us, int game_ply) {
    if (limits.movetime) {
        const Milliseconds t = std::max<Milliseconds>(limits.movetime - limits.overhead, 1);
        return {t, t};
    }
    const Milliseconds main = limits.time[us], increment = limits.increment[us];
    const Milliseconds byoyomi = limits.byoyomi;
    // What may be used up at most without losing on time: the increment comes after the move, save
    // where there is nothing else.
    const Milliseconds cap =
        std::max<Milliseconds>((main ? main : increment) + byoyomi - limits.overhead, 1);
    // In byoyomi alone nothing is saved by stopping early.
    if (byoyomi && main < byoyomi) return {cap, cap};
    // Moves that the main time is spread over: more in the opening, of which little is left.
    const Milliseconds share = main / std::clamp(60 - game_ply / 4, 25, 60);
    // Of each increment something is laid by, more of it as long as the clock shows little.
    const Milliseconds target =
        share + byoyomi * 9 / 10 + increment * (main < 20 * limits.overhead ? 6 : 9) / 10;
    Milliseconds deadline = std::max(share * 4, main / 12) + increment + byoyomi;
    if (!byoyomi && main) deadline = std::min(deadline, main / 2);
    return {std::clamp<Milliseconds>(target, 1, cap), std::clamp<Milliseconds>(deadline, 1, cap)};
}

}  // namespace shogi
