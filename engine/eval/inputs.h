// What a position is to the network: which of its inputs are on, as one side sees it.
//
// There is an input for each piece of either side on each square and one for the first, second …
// piece of a type in either hand, and all of them once more for each zone in which the side's own
// king may stand. The board is turned so that the side plays up, and mirrored where its king stands
// in the half with the high files (the games are symmetrical in both ways).
#pragma once

#include <array>
#include <cstdint>

#include "core/position.h"

namespace shogi {

// How a side looks at the board.
struct View {
    bool mirrored = false;
    int zone = 0;

    friend bool operator==(const View&, const View&) = default;
};

template <class V>
struct NetInputs {
    using G = Geometry<V>;
    static constexpr int kSquares = V::kFiles * V::kRanks;
    static constexpr int kTypes = V::kSet[Queen] > 0 ? 15 : 14;
    static constexpr int kBoard = 2 * kTypes * kSquares;
    // Where the pieces of a type in hand begin, and at Queen + 1 how many there are.
    static constexpr std::array<int, PieceTypeCount + 1> kHandStart = [] {
        std::array<int, PieceTypeCount + 1> start{};
        for (int pt = Pawn; pt < PieceTypeCount; ++pt)
            start[pt + 1] = start[pt] + (pt == King ? 0 : V::kSet[pt]);
        return start;
    }();
    static constexpr int kHand = kHandStart[PieceTypeCount];
    // Inputs of one zone.
    static constexpr int kCount = kBoard + 2 * kHand;
    static constexpr int kZones = 16;
    // No position has more on at a time.
    static constexpr int kMostActive = kHand + V::kSet[King];
    // Kinds of positions by how much is in hand; each has output weights of its own.
    static constexpr int kBuckets = 8;

    static_assert(kCount <= 1 << 16);

    // By the king's rank from its own side and its distance from the nearer edge: fine where kings
    // live, coarse where they only pass.
    static constexpr View view(Color c, Square king) {
        if (king == kNoSquare) return {};
        constexpr std::array<std::array<int, 5>, 5> kZone{{{0, 1, 2, 3, 4},
                                                           {5, 6, 7, 8, 9},
                                                           {10, 10, 11, 11, 11},
                                                           {12, 12, 12, 13, 13},
                                                           {14, 14, 14, 15, 15}}};
        constexpr std::array<int, 10> kStep{0, 1, 2, 3, 3, 4, 4, 4, 4, 4};
        const Square k = G::seen_by(c, king);
        const int file = G::file_of(k), far = V::kFiles - 1 - file;
        const int home = V::kRanks - 1 - G::rank_of(k);
        return {far < file, kZone[kStep[home]][far < file ? far : file]};
    }

    // The input of a piece on the board, of one zone.
    static int board(Color c, bool mirrored, Piece p, Square s) {
        const int enemy = color_of(p) != c;
        return (enemy * kTypes + type_of(p) - 1) * kSquares + kPlace[c][mirrored][s];
    }
    // That of the n-th piece of a type in hand, n from 1.
    static int hand(Color c, Color owner, PieceType pt, int n) {
        return kBoard + (owner == c ? 0 : kHand) + kHandStart[pt] + n - 1;
    }
    static int bucket(const Position<V>& pos) {
        const int held = pos.hand(Black).total() + pos.hand(White).total();
        return held / 2 < kBuckets ? held / 2 : kBuckets - 1;
    }

    // Calls visit(input) for all that are on.
    template <class Visit>
    static void for_each(const Position<V>& pos, Color c, bool mirrored, Visit visit) {
        for (Bitboard b = pos.occupied(); b;) {
            const Square s = b.pop();
            visit(board(c, mirrored, pos.piece_on(s), s));
        }
        for (Color owner : {Black, White}) {
            if (pos.hand(owner).empty()) continue;
            for (PieceType pt : kHandTypes)
                for (int n = pos.hand(owner).count(pt); n > 0; --n) visit(hand(c, owner, pt, n));
        }
    }

  private:
    using Places = std::array<std::array<std::array<std::uint8_t, G::kSpan>, 2>, 2>;
    static constexpr Places kPlace = [] {
        Places places{};
        for (int c = 0; c < 2; ++c)
            for (int mirrored = 0; mirrored < 2; ++mirrored)
                for (int f = 0; f < V::kFiles; ++f)
                    for (int r = 0; r < V::kRanks; ++r) {
                        const Square seen = G::seen_by(Color(c), G::square(f, r));
                        const int file = G::file_of(seen);
                        places[c][mirrored][G::square(f, r)] =
                            std::uint8_t((mirrored ? V::kFiles - 1 - file : file) * V::kRanks +
                                         G::rank_of(seen));
                    }
        return places;
    }();
};

}  // namespace shogi
