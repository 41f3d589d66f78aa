#include "search/limits.h"

#include <algorithm>

namespace shogi {

TimeBudget time_budget(const Limits& limits, Color us, int game_ply) {
    if (limits.movetime) {
        const Milliseconds t = std::max<Milliseconds>(limits.movetime - limits.overhead, 1);
        return {t, t};
    }
    const Milliseconds main = limits.time[us], extra = limits.byoyomi + limits.increment[us];
    // What may be used up at most without losing on time.
    const Milliseconds cap = std::max<Milliseconds>(main + extra - limits.overhead, 1);
    // Moves that the main time is spread over: more in the opening, of which little is left.
    const Milliseconds share = main / std::clamp(60 - game_ply / 4, 25, 60);
    Milliseconds target = share + extra * 9 / 10;
    Milliseconds deadline = std::max(share * 4 + extra, main / 12 + extra);
    // In byoyomi alone nothing is saved by stopping early.
    if (limits.byoyomi && main < limits.byoyomi) target = deadline = main + extra - limits.overhead;
    return {std::clamp<Milliseconds>(target, 1, cap), std::clamp<Milliseconds>(deadline, 1, cap)};
}

}  // namespace shogi
