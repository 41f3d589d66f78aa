// A search of one thread in this process, for programs that play many small ones.
#pragma once

#include <algorithm>
#include <memory>
#include <utility>
#include <vector>

#include "core/movegen.h"
#include "search/worker.h"

namespace shogi {

template <class V>
class LoneSearcher {
  public:
    explicit LoneSearcher(std::shared_ptr<const Network<V>> network) : worker_(shared_, 0) {
        constexpr int kHashMegabytes = 8;
        shared_.network = std::move(network);
        shared_.table.set_size(kHashMegabytes);
        shared_.table.reserve();
        shared_.total_nodes = [this] { return worker_.nodes(); };
        shared_.report = [](const SearchReport&) {};
    }

    // What was learned so far does not count in the next search.
    void clear() {
        shared_.table.clear();
        worker_.clear();
    }
#ifdef SHOGI_TUNE
    void set_numbers(const SearchNumbers& numbers) {
        shared_.numbers = numbers;
        shared_.reductions = Reductions(numbers);
    }
#endif
    // The best move and its score; `legal` is not empty.
    RootMove search(const Position<V>& pos, const MoveList& legal, const Limits& limits) {
        return lines(pos, legal, limits, 1)[0];
    }
    // The best moves, so many at most, the best first; `legal` is not empty.
    std::vector<RootMove> lines(const Position<V>& pos, const MoveList& legal, Limits limits,
                                int count) {
        shared_.multi_pv = count;
        limits.entering_king = V::kDeclaration ? EnteringKing::Points27 : EnteringKing::None;
        shared_.begin(limits);
        std::vector<RootMove> moves;
        for (const ScoredMove& m : legal) {
            RootMove r;
            r.move = m.move;
            r.line = {m.move};
            moves.push_back(std::move(r));
        }
        worker_.prepare(pos, moves);
        worker_.think();
        moves = worker_.root_moves();
        moves.resize(std::min(moves.size(), std::size_t(count)));
        for (RootMove& r : moves)
            if (r.score == -kInfinite) r.score = r.previous;
        return moves;
    }

  private:
    SearchShared<V> shared_;
    Worker<V> worker_;
};

}  // namespace shogi
