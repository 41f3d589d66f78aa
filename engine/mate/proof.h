// What is known of a node of a mate search, and the arithmetic of hands that goes with it.
#pragma once

#include <algorithm>

#include "core/hand.h"

namespace shogi {

// The effort still needed to prove something: 0 it is proven, kNever it is disproven.
using Effort = std::uint32_t;
constexpr Effort kNever = Effort(1) << 30;

struct Proof {
    Effort mate = 1, escape = 1;
    // The attacker's hand for which a final result holds: a mate with this hand or any larger one,
    // an escape against this hand or any smaller one. On one board the two hands always add up to
    // the same, so the attacker's hand alone tells positions apart.
    Hand hand{};
    Move best{};
    int length = 0;  // plies to mate along the proof that was found
    // The smallest ply of the path that an escape by repetition leans on.
    int leans_on = kNothing;
    // An escape found on one path and taken over to another, where it may not hold.
    bool provisional = false;

    static constexpr int kNothing = 30000;
    // Leans on the limit of the search's depth: true on no path.
    static constexpr int kDepthLimit = -1;

    bool is_mate() const { return mate == 0; }
    bool is_escape() const { return escape == 0; }
    bool final() const { return is_mate() || is_escape(); }
};

template <class Choose>
Hand combine(Hand a, Hand b, Choose choose) {
    Hand result;
    for (PieceType pt : kHandTypes) result.add(pt, choose(a.count(pt), b.count(pt)));
    return result;
}
inline Hand larger(Hand a, Hand b) {
    return combine(a, b, [](int x, int y) { return std::max(x, y); });
}
inline Hand smaller(Hand a, Hand b) {
    return combine(a, b, [](int x, int y) { return std::min(x, y); });
}
inline Hand sum(Hand a, Hand b) {
    return combine(a, b, [](int x, int y) { return x + y; });
}

}  // namespace shogi
