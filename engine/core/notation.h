// USI text of squares, pieces and moves. Okisaki's tenth file and rank are "10" and "j".
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/geometry.h"
#include "core/types.h"

namespace shogi {

// Letters of the unpromoted types as SFEN writes Black's pieces.
constexpr char letter_of(PieceType pt) {
    constexpr std::string_view kLetters = ".PLNSBRGK......Q";
    return kLetters[demoted(pt)];
}
constexpr PieceType type_of_letter(char upper) {
    for (PieceType pt : {Pawn, Lance, Knight, Silver, Bishop, Rook, Gold, King, Queen})
        if (letter_of(pt) == upper) return pt;
    return NoPieceType;
}

template <class V>
std::string to_usi(Square s) {
    return std::to_string(Geometry<V>::file_of(s) + 1) + char('a' + Geometry<V>::rank_of(s));
}

template <class V>
std::string to_usi(Move m) {
    if (!m) return "none";
    if (m == Move::null()) return "null";
    if (m.is_drop()) return std::string{letter_of(m.dropped()), '*'} + to_usi<V>(m.to());
    return to_usi<V>(m.from()) + to_usi<V>(m.to()) + (m.is_promotion() ? "+" : "");
}

// Takes a square from the front of `text`.
template <class V>
std::optional<Square> take_square(std::string_view& text) {
    int file = 0;
    std::size_t i = 0;
    while (i < text.size() && i < 2 && text[i] >= '0' && text[i] <= '9')
        file = file * 10 + (text[i++] - '0');
    if (i == 0 || i >= text.size()) return std::nullopt;
    const int rank = text[i] - 'a';
    if (!Geometry<V>::contains(file - 1, rank)) return std::nullopt;
    text.remove_prefix(i + 1);
    return Geometry<V>::square(file - 1, rank);
}

// The move a text spells, whether or not it is possible.
template <class V>
std::optional<Move> parse_usi_move(std::string_view text) {
    if (text.size() > 2 && text[1] == '*') {
        const PieceType pt = type_of_letter(text[0]);
        text.remove_prefix(2);
        const auto to = take_square<V>(text);
        if (pt == NoPieceType || pt == King || !to || !text.empty()) return std::nullopt;
        return Move::drop(pt, *to);
    }
    const auto from = take_square<V>(text);
    if (!from) return std::nullopt;
    const auto to = take_square<V>(text);
    if (!to || !(text.empty() || text == "+")) return std::nullopt;
    return Move::board(*from, *to, text == "+");
}

}  // namespace shogi
