// Reads the Betza strings of the rules ("Betza Notation", chessvariants.com) into step and slide
// directions. The compiler does it, and refuses what it cannot read; rules/betza.py reads the same.
//
// Atoms: W F D N A K, and R B Q that slide. The letters f b l r s (l or r) v (f or b) before an
// atom are the directions it may take, as the owner sees them. On a diagonal a letter of each kind
// means the one diagonal between them (frF), on a knight's leap ff the two foremost leaps and fs
// the two that are more to the side; otherwise letters are alternatives.
#pragma once

#include <algorithm>
#include <array>
#include <string_view>

namespace shogi {

// A step seen by Black: file + 1 is to the left, rank + 1 is backward.
struct Offset {
    int file = 0, rank = 0;

    friend constexpr bool operator==(const Offset&, const Offset&) = default;
};

struct Movement {
    std::array<Offset, 16> steps{};
    std::array<Offset, 8> slides{};
    int step_count = 0, slide_count = 0;
};

// Not to be evaluated: whatever leads here is refused by the compiler.
inline void betza_is_not_understood() {}

namespace detail {

constexpr bool is_vertical(char letter) { return letter == 'f' || letter == 'b' || letter == 'v'; }

constexpr bool points(Offset d, char letter) {
    switch (letter) {
        case 'f':
            return d.rank < 0;
        case 'b':
            return d.rank > 0;
        case 'l':
            return d.file > 0;
        case 'r':
            return d.file < 0;
        case 's':
            return d.file != 0;
        case 'v':
            return d.rank != 0;
    }
    betza_is_not_understood();
    return false;
}

constexpr int distance(int n) { return n < 0 ? -n : n; }

// Whether one of the letters on either axis allows the diagonal, as far as that axis is named.
constexpr bool diagonal_allowed(Offset d, std::string_view letters) {
    bool named[2] = {false, false}, allowed[2] = {false, false};
    for (char c : letters) {
        named[is_vertical(c)] = true;
        allowed[is_vertical(c)] |= points(d, c);
    }
    return (!named[0] || allowed[0]) && (!named[1] || allowed[1]);
}

constexpr bool leap_allowed(Offset d, std::string_view letters) {
    const bool steep = distance(d.rank) > distance(d.file);
    const bool same = letters.size() == 2 && letters[0] == letters[1];
    const bool crossed = letters.size() == 2 && (letters[1] == 's' || letters[1] == 'v') &&
                         is_vertical(letters[0]) != is_vertical(letters[1]);
    if (same || crossed) return points(d, letters[0]) && (steep == is_vertical(letters[0])) == same;
    for (char c : letters)
        if (points(d, c)) return true;
    return false;
}

constexpr bool direction_allowed(Offset d, std::string_view letters) {
    if (letters.empty()) return true;
    if (distance(d.file) == distance(d.rank)) return diagonal_allowed(d, letters);
    if (d.file != 0 && d.rank != 0) return leap_allowed(d, letters);
    for (char c : letters)
        if (points(d, c)) return true;
    return false;
}

// All turns and mirror images of a step.
constexpr void add(Movement& m, Offset root, std::string_view letters, bool slides) {
    for (int rank = -2; rank <= 2; ++rank)
        for (int file = -2; file <= 2; ++file) {
            const int a = distance(file), b = distance(rank);
            const bool turned =
                (a == root.file && b == root.rank) || (a == root.rank && b == root.file);
            if (!turned || !direction_allowed({file, rank}, letters)) continue;
            if (slides)
                m.slides[m.slide_count++] = {file, rank};
            else
                m.steps[m.step_count++] = {file, rank};
        }
}

}  // namespace detail

constexpr Movement parse_betza(std::string_view text) {
    constexpr std::string_view kLetters = "fblrsv", kAtoms = "WFDNAKRBQ";
    Movement m;
    while (!text.empty()) {
        const std::size_t n = std::min(text.find_first_not_of(kLetters), text.size());
        const std::string_view letters = text.substr(0, n);
        if (n == text.size() || kAtoms.find(text[n]) == std::string_view::npos) {
            betza_is_not_understood();
            return m;
        }
        const char atom = text[n];
        const bool slides = atom == 'R' || atom == 'B' || atom == 'Q';
        const bool both = atom == 'K' || atom == 'Q';
        if (atom == 'W' || atom == 'R' || both) detail::add(m, {1, 0}, letters, slides);
        if (atom == 'F' || atom == 'B' || both) detail::add(m, {1, 1}, letters, slides);
        if (atom == 'D') detail::add(m, {2, 0}, letters, slides);
        if (atom == 'A') detail::add(m, {2, 2}, letters, slides);
        if (atom == 'N') detail::add(m, {1, 2}, letters, slides);
        text.remove_prefix(n + 1);
    }
    return m;
}

}  // namespace shogi
