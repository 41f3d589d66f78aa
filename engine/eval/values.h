// What pieces are worth, in hundredths of a pawn on the board.
#pragma once

#include <array>

#include "core/types.h"
#include "core/variants.h"

namespace shogi {

using ValueTable = std::array<int, PieceTypeCount>;

// kBoard: on the board, by type; the king counts nothing because it is never taken. kHand: in hand,
// by unpromoted type: a piece that may land anywhere is worth more than one that stands.
template <class V>
struct PieceValues;
template <>
struct PieceValues<Standard> {
    static constexpr ValueTable kBoard{0, 100, 280, 310, 440, 770,  930, 500,
                                       0, 540, 520, 530, 510, 1050, 1250};
    static constexpr ValueTable kHand{0, 115, 310, 340, 490, 860, 1040, 550};
};
// Lances and knights have more moves here; the wide board favours the long-range pieces.
template <>
struct PieceValues<Okisaki> {
    static constexpr ValueTable kBoard{0, 100, 350, 400, 430, 800,  950,  490,
                                       0, 540, 510, 520, 500, 1060, 1260, 1700};
    static constexpr ValueTable kHand{0, 115, 380, 440, 480, 880, 1060, 540,
                                      0, 0,   0,   0,   0,   0,   0,    1850};
};
template <class V>
inline constexpr ValueTable kBoardValue = PieceValues<V>::kBoard;
template <class V>
inline constexpr ValueTable kHandValue = PieceValues<V>::kHand;

// Half the swing of a capture: the victim leaves one side's board and enters the other's hand.
template <class V>
constexpr int exchange_value(PieceType pt) {
    return (kBoardValue<V>[pt] + kHandValue<V>[demoted(pt)]) / 2;
}

}  // namespace shogi
