// What earlier parts of the search say about moves: the tables that order quiet moves and captures.
// Each thread has its own.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <vector>

#include "core/geometry.h"
#include "core/types.h"

namespace shogi {

constexpr int kHistoryLimit = 8192;

// Moves towards the bonus by a share that shrinks as the entry grows: entries stay within the
// limit.
inline void nudge(std::int16_t& entry, int bonus, int limit = kHistoryLimit) {
    entry = std::int16_t(entry + bonus - entry * std::abs(bonus) / limit);
}

template <class V>
class Histories {
    static constexpr int kSpan = Geometry<V>::kSpan;

  public:
    // Scores of a piece's arrival on a square.
    using Arrivals = std::array<std::array<std::int16_t, kSpan>, kPieceSpan>;

    // To be called before anything else.
    void take_memory() { follow_.resize(kPieceSpan * kSpan); }
    void clear() {
        butterfly_ = {};
        capture_ = {};
        counter_ = {};
        std::fill(follow_.begin(), follow_.end(), Arrivals{});
    }

    std::int16_t& butterfly(Color c, Move m) { return butterfly_[c][m.origin_index()][m.to()]; }
    std::int16_t& capture(Piece placed, Square to, PieceType victim) {
        return capture_[placed][to][victim];
    }
    Move& counter(Piece placed, Square to) { return counter_[placed][to]; }
    // Continuation history: how replies fared after this arrival.
    Arrivals& after(Piece placed, Square to) { return follow_[placed * kSpan + to]; }

  private:
    std::array<std::array<std::array<std::int16_t, kSpan>, 128>, 2> butterfly_{};
    std::array<std::array<std::array<std::int16_t, PieceTypeCount>, kSpan>, kPieceSpan> capture_{};
    std::array<std::array<Move, kSpan>, kPieceSpan> counter_{};
    std::vector<Arrivals> follow_;
};

}  // namespace shogi
