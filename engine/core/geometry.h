// Where a square lies: files and ranks from bit indices and back, zones, the view from White's
// side.
#pragma once

#include <array>

#include "core/bitboard.h"
#include "core/types.h"

namespace shogi {

template <class V>
struct Geometry {
    // File (0 = Black's rightmost) by file from the first word's bit 0; the files that do not fit
    // whole start at bit 64.
    static constexpr Square square(int file, int rank) {
        return file < V::kLowFiles ? file * V::kRanks + rank
                                   : 64 + (file - V::kLowFiles) * V::kRanks + rank;
    }
    // One more than the largest square: the size of an array indexed by squares.
    static constexpr int kSpan = 64 + (V::kFiles - V::kLowFiles) * V::kRanks;

    static constexpr int file_of(Square s) {
        return s < 64 ? s / V::kRanks : V::kLowFiles + (s - 64) / V::kRanks;
    }
    static constexpr int rank_of(Square s) { return s < 64 ? s % V::kRanks : (s - 64) % V::kRanks; }
    static constexpr bool contains(int file, int rank) {
        return file >= 0 && file < V::kFiles && rank >= 0 && rank < V::kRanks;
    }
    // The board turned by half: how White sees a square.
    static constexpr Square turned(Square s) {
        return square(V::kFiles - 1 - file_of(s), V::kRanks - 1 - rank_of(s));
    }
    static constexpr Square seen_by(Color c, Square s) { return c == Black ? s : turned(s); }

    static constexpr Bitboard ranks(int first, int last) {
        Bitboard b;
        for (int f = 0; f < V::kFiles; ++f)
            for (int r = first; r <= last; ++r) b |= Bitboard::of(square(f, r));
        return b;
    }
    static constexpr Bitboard all() { return ranks(0, V::kRanks - 1); }
    static constexpr Bitboard kAll = all();
    // RULES 1.2, 4.6: the far ranks of each side.
    static constexpr Bitboard kZone[2] = {ranks(0, V::kZoneDepth - 1),
                                          ranks(V::kRanks - V::kZoneDepth, V::kRanks - 1)};
    static constexpr Bitboard kBottomRank = ranks(V::kRanks - 1, V::kRanks - 1);
};

}  // namespace shogi
