// The part of the evaluation that depends on one piece and one king at a time.
//
// For each king and each other piece on the board there is one number, so that the position can
// keep the sums up to date as pieces come and go, and must start again only for a king that moved.
// All numbers are seen by Black.
#pragma once

#include <memory>

#include "core/geometry.h"
#include "core/hand.h"
#include "eval/values.h"

namespace shogi {

template <class V>
class PieceSquareTables {
    using G = Geometry<V>;

  public:
    // Built at first use (about 5 ms), so that the program does not wait for the variant that is
    // not played.
    static const PieceSquareTables& instance();

    // Value of the piece with regard to the king of colour `king` on `ksq`.
    int by_king(Color king, Square ksq, Piece p, Square s) const {
        return by_king_[king][ksq][p][s];
    }
    // Value of the piece on its square whatever the kings do: material and position.
    int alone(Piece p, Square s) const { return alone_[p][s]; }
    int in_hand(Color c, PieceType pt) const { return in_hand_[c][pt]; }

  private:
    PieceSquareTables();
    std::int16_t alone_[kPieceSpan][G::kSpan]{};
    std::int16_t in_hand_[2][PieceTypeCount]{};
    std::int16_t by_king_[2][G::kSpan][kPieceSpan][G::kSpan]{};
};

}  // namespace shogi
