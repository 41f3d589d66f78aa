// The games as data: board size, moves in Betza, set-up, number of pieces. Everything else in the
// engine is a template over one of these classes and derives what it needs from them.
//
// A further game is a class here, a line in SHOGI_VARIANTS, its values (eval/values.h), weights
// (CMakeLists.txt) and positions to measure by (usi/game.cpp). Whatever is forgotten does not
// compile or link.
#pragma once

#include <array>
#include <string_view>

#include "core/betza.h"
#include "core/types.h"

namespace shogi {

// By piece type.
using BetzaTable = std::array<std::string_view, PieceTypeCount>;
using CountTable = std::array<int, PieceTypeCount>;

// RULES 1.
struct Standard {
    static constexpr std::string_view kName = "shogi";
    static constexpr int kFiles = 9, kRanks = 9, kZoneDepth = 3;
    // Files in the low word of a bitboard: whole files never straddle the two words.
    static constexpr int kLowFiles = 7;
    static constexpr bool kBareKingLoses = false;
    // RULES 2.4: whether a win by points can be declared, and the points of a full set.
    static constexpr bool kDeclaration = true;
    static constexpr int kAllPoints = 54;
    static constexpr int kKingFile = 4;  // from 0, the kings' file in the set-up
    static constexpr std::string_view kStartSfen =
        "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";
    static constexpr BetzaTable kBetza{"",  "fW",  "fR",  "ffN", "FfW", "B",  "R",  "WfF",
                                       "K", "WfF", "WfF", "WfF", "WfF", "BW", "RF", ""};
    // Pieces of each unpromoted type in a full set, both sides together.
    static constexpr CountTable kSet{0, 18, 4, 4, 4, 2, 2, 4, 2};
};

// RULES 4: queen, chess knights, lances that also run back, and baring.
struct Okisaki {
    static constexpr std::string_view kName = "okisakishogi";
    static constexpr int kFiles = 10, kRanks = 10, kZoneDepth = 3;
    static constexpr int kLowFiles = 6;
    static constexpr bool kBareKingLoses = true;
    static constexpr bool kDeclaration = false;
    static constexpr std::string_view kStartSfen =
        "lnsgkqgsnl/1r6b1/pppppppppp/10/10/10/10/PPPPPPPPPP/1B6R1/LNSGQKGSNL b - 1";
    static constexpr BetzaTable kBetza{"",  "fW",  "fbR", "N",   "FfW", "B",  "R",  "WfF",
                                       "K", "WfF", "WfF", "WfF", "WfF", "BW", "RF", "Q"};
    static constexpr CountTable kSet{0, 20, 4, 4, 4, 2, 2, 4, 2, 0, 0, 0, 0, 0, 0, 2};
};

// What the Betza strings mean, read by the compiler.
template <class V>
inline constexpr std::array<Movement, PieceTypeCount> kMovements = [] {
    std::array<Movement, PieceTypeCount> table{};
    for (int pt = 0; pt < PieceTypeCount; ++pt) table[pt] = parse_betza(V::kBetza[pt]);
    return table;
}();

// All of them. The templates are compiled once for each, in their own files, which end with
// SHOGI_VARIANTS(X) for an X that names what they define.
#define SHOGI_VARIANTS(X) X(Standard) X(Okisaki)

// Calls `visit.operator()<V>()` for each.
template <class Visit>
constexpr void for_each_variant(Visit visit) {
#define SHOGI_VISIT(V) visit.template operator()<V>();
    SHOGI_VARIANTS(SHOGI_VISIT)
#undef SHOGI_VISIT
}

}  // namespace shogi
