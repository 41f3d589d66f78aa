// Reads the Betza strings of the rules into step and slide directions, at compile time.
//
// Only the vocabulary of the two games is known: atoms W F N K R B Q, modifiers f, b and ff.
#pragma once

#include <array>
#include <string_view>

namespace shogi {

// A step seen by Black: file + 1 is to the left, rank + 1 is backward.
struct Offset {
    int file = 0, rank = 0;
};

struct Movement {
    std::array<Offset, 8> steps{}, slides{};
    int step_count = 0, slide_count = 0;
};

namespace detail {

inline constexpr std::array<Offset, 4> kOrthogonal{{{0, -1}, {0, 1}, {-1, 0}, {1, 0}}};
inline constexpr std::array<Offset, 4> kDiagonal{{{-1, -1}, {1, -1}, {-1, 1}, {1, 1}}};
inline constexpr std::array<Offset, 8> kKnightLeaps{
    {{-1, -2}, {1, -2}, {-1, 2}, {1, 2}, {-2, -1}, {2, -1}, {-2, 1}, {2, 1}}};

// f: forward, b: backward, both letters: either, ff: the two foremost leaps; none: every direction.
constexpr bool direction_allowed(Offset d, std::string_view modifiers) {
    if (modifiers.empty()) return true;
    if (modifiers == "ff") return d.rank == -2;
    for (char m : modifiers)
        if ((m == 'f' && d.rank < 0) || (m == 'b' && d.rank > 0)) return true;
    return false;
}

template <std::size_t N>
constexpr void add(Movement& m, const std::array<Offset, N>& atom, std::string_view modifiers,
                   bool slide) {
    for (Offset d : atom) {
        if (!direction_allowed(d, modifiers)) continue;
        if (slide)
            m.slides[m.slide_count++] = d;
        else
            m.steps[m.step_count++] = d;
    }
}

}  // namespace detail

constexpr Movement parse_betza(std::string_view text) {
    Movement m;
    std::size_t i = 0;
    while (i < text.size()) {
        const std::size_t start = i;
        while (i < text.size() && text[i] >= 'a' && text[i] <= 'z') ++i;
        const std::string_view mod = text.substr(start, i - start);
        const char atom = text[i++];
        const bool slide = atom == 'R' || atom == 'B' || atom == 'Q';
        if (atom == 'W' || atom == 'K' || atom == 'R' || atom == 'Q')
            detail::add(m, detail::kOrthogonal, mod, slide);
        if (atom == 'F' || atom == 'K' || atom == 'B' || atom == 'Q')
            detail::add(m, detail::kDiagonal, mod, slide);
        if (atom == 'N') detail::add(m, detail::kKnightLeaps, mod, false);
    }
    return m;
}

}  // namespace shogi
