// The network's sums for the positions on a search's way, kept up to date by what each move
// changed.
//
// Nothing is computed until an evaluation is asked for: then the nearest position below whose sums
// are there is found, and the moves since are added. A king that comes to another zone or half
// makes its side's sums start anew, from those of the last position that was seen from there.
#pragma once

#include <memory>
#include <vector>

#include "core/delta.h"
#include "eval/kernels.h"
#include "eval/network.h"

namespace shogi {

template <class V>
class AccumulatorStack {
    using In = NetInputs<V>;

  public:
    // For so many moves one after the other.
    explicit AccumulatorStack(std::size_t moves, const Kernels& kernels = best_kernels());

    // Starts at a position, with a network that will not change.
    void start(std::shared_ptr<const Network<V>> network, const Position<V>& pos);

    // A move has led to `after`; a null move has an empty delta.
    void push(const Delta& delta, const Position<V>& after);
    void pop() { --top_; }

    // Centipawns seen by the side to move of the position at hand.
    int evaluate(const Position<V>& pos);

  private:
    struct alignas(64) Frame {
        std::int16_t sums[2][kNetWidth];
        View views[2];
        bool ready[2];
        Delta delta;  // of the move that led here
    };
    // Sums as they were when a side last looked at the board in one way, and for which board.
    struct alignas(64) Remembered {
        std::int16_t sums[kNetWidth];
        std::array<Piece, Geometry<V>::kSpan> board;
        std::array<Hand, 2> hands;
    };
    // Rows to add and to take away.
    struct Change {
        const std::int16_t* added[In::kMostActive];
        const std::int16_t* removed[In::kMostActive];
        int n_added = 0, n_removed = 0;
    };

    Remembered& remembered(Color c, View view) {
        return remembered_[std::size_t((c * 2 + view.mirrored) * In::kZones + view.zone)];
    }
    void bring_up_to_date(const Position<V>& pos, Color c);
    void refresh(const Position<V>& pos, Color c);
    void advance(std::size_t to, Color c);

    const Kernels& kernels_;
    std::shared_ptr<const Network<V>> network_;
    std::vector<Frame> frames_;
    std::vector<Remembered> remembered_;
    std::size_t top_ = 0;
};

}  // namespace shogi
