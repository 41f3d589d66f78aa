// The part of the evaluation that depends on one piece and one king at a time: the learned weights
// (weights.h) laid out for quick access.
//
// For each king and each other piece on the board or in hand there is one number, so that the
// position can keep the sums up to date as pieces come and go, and must start again only for a king
// that moved. All numbers are seen by Black, in 1/8 centipawn.
#pragma once

#include <cstdint>
#include <memory>

#include "core/geometry.h"
#include "core/hand.h"
#include "eval/weights.h"

namespace shogi {

template <class V>
class EvaluationTables {
    using G = Geometry<V>;
    using L = WeightLayout<V>;

  public:
    // From embedded_weights(); built at first use (some milliseconds), so that the program does not
    // wait for the variant that is not played.
    static const EvaluationTables& instance();
    // From other weights, WeightLayout<V>::kSize of them.
    explicit EvaluationTables(const std::uint16_t* weights);

    // Value of the piece with regard to the king of colour `king` on `ksq`.
    int by_king(Color king, Square ksq, Piece p, Square s) const {
        return by_king_[king][ksq][p][s];
    }
    int by_king_in_hand(Color king, Square ksq, Color owner, PieceType pt) const {
        return by_king_in_hand_[king][ksq][owner][pt];
    }
    // Value of the piece on its square whatever the kings do: material and position.
    int alone(Piece p, Square s) const { return alone_[p][s]; }
    // What the n-th piece of a type in hand adds.
    int in_hand(Color c, PieceType pt, int n) const { return in_hand_[c][pt][n]; }

    // The rest is seen by the king's owner or the piece's.
    int tempo() const { return tempo_; }
    int mobile(PieceType pt, int squares) const { return mobile_[pt][squares]; }
    int flight(int squares, int reserve_step) const { return flight_[squares][reserve_step]; }
    int danger(int step, int reserve_step) const { return danger_[step][reserve_step]; }
    using Effects = std::int16_t[Geometry<V>::kSpan][L::kEffects];
    const Effects& effects(Color king, Square ksq, bool strong) const {
        return effects_[king][ksq][strong];
    }

  private:
    void fill_alone(const std::int16_t* w);
    void fill_king(const std::int16_t* w, Color king, Square ksq);

    int tempo_ = 0;
    std::int16_t alone_[kPieceSpan][G::kSpan]{};
    std::int16_t in_hand_[2][PieceTypeCount][kMaxInHand + 1]{};
    std::int16_t mobile_[PieceTypeCount][64]{};
    std::int16_t flight_[L::kFlights][L::kReserves]{};
    std::int16_t danger_[L::kDangers][L::kReserves]{};
    std::int16_t by_king_in_hand_[2][G::kSpan][2][PieceTypeCount]{};
    std::int16_t by_king_[2][G::kSpan][kPieceSpan][G::kSpan]{};
    Effects effects_[2][G::kSpan][2]{};
};

}  // namespace shogi
