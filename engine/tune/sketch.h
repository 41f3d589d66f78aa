// A board to be edited freely and then read as a position: for positions that no game has led to.
#pragma once

#include <array>
#include <optional>
#include <random>
#include <string>

#include "core/notation.h"
#include "core/position.h"

namespace shogi {

template <class V>
class Sketch {
    using G = Geometry<V>;

  public:
    Sketch() = default;
    explicit Sketch(const Position<V>& pos) : hands{pos.hand(Black), pos.hand(White)} {
        for (Bitboard b = pos.occupied(); b;) {
            const Square s = b.pop();
            pieces[s] = pos.piece_on(s);
        }
    }

    // Nothing where the rules forbid it.
    std::optional<Position<V>> read(Color turn) const {
        Position<V> pos;
        if (pos.set(text(turn))) return std::nullopt;
        return pos;
    }

    std::array<Piece, G::kSpan> pieces{};
    std::array<Hand, 2> hands{};

  private:
    static char letter(Color c, PieceType pt) {
        return c == Black ? letter_of(pt) : char(letter_of(pt) - 'A' + 'a');
    }

    std::string text(Color turn) const {
        std::string sfen;
        for (int rank = 0; rank < V::kRanks; ++rank) {
            int blanks = 0;
            const auto count_blanks = [&] {
                if (blanks) sfen += std::to_string(blanks);
                blanks = 0;
            };
            if (rank > 0) sfen += '/';
            for (int file = V::kFiles - 1; file >= 0; --file) {
                const Piece p = pieces[G::square(file, rank)];
                if (p == NoPiece) {
                    ++blanks;
                    continue;
                }
                count_blanks();
                if (is_promoted(type_of(p))) sfen += '+';
                sfen += letter(color_of(p), type_of(p));
            }
            count_blanks();
        }
        sfen += turn == Black ? " b " : " w ";
        if (hands[Black].empty() && hands[White].empty()) sfen += '-';
        for (Color c : {Black, White})
            for (PieceType pt : kHandTypes) sfen.append(hands[c].count(pt), letter(c, pt));
        return sfen + " 1";
    }
};

// A White king at its side of the board with pieces of both sides about it, some pieces in Black's
// hand, the rest of the set in White's, Black to move. Black has a king now and then.
template <class V>
std::optional<Position<V>> random_problem(std::mt19937& random) {
    using G = Geometry<V>;
    const auto below = [&](int n) { return int(random() % unsigned(n)); };
    Sketch<V> sketch;
    CountTable left = V::kSet;
    const auto take = [&] {
        for (;;)
            if (const PieceType pt = kHandTypes[below(8)]; left[pt] > 0) return --left[pt], pt;
    };
    const int king_file = below(V::kFiles), king_rank = below(4);
    sketch.pieces[G::square(king_file, king_rank)] = make_piece(White, King);
    for (int n = 4 + below(10); n > 0; --n) {
        const int file = king_file + below(7) - 3, rank = king_rank + below(6) - 2;
        if (!G::contains(file, rank) || sketch.pieces[G::square(file, rank)] != NoPiece) continue;
        const PieceType pt = take();
        const bool turned = can_promote(pt) && below(4) == 0;
        sketch.pieces[G::square(file, rank)] =
            make_piece(below(2) ? White : Black, turned ? promoted(pt) : pt);
    }
    if (below(4) == 0) {
        const Square s = G::square(below(V::kFiles), V::kRanks - 1 - below(4));
        if (sketch.pieces[s] == NoPiece) sketch.pieces[s] = make_piece(Black, King);
    }
    for (int n = 1 + below(4); n > 0; --n) sketch.hands[Black].add(take());
    for (PieceType pt : kHandTypes)
        if (left[pt] > 0) sketch.hands[White].add(pt, left[pt]);
    return sketch.read(Black);
}

}  // namespace shogi
