// Runs mate searches in the background.
#pragma once

#include <thread>

#include "mate/solver.h"

namespace shogi {

template <class V>
class MateSearcher {
  public:
    // The callbacks are called from a thread of the searcher.
    MateSearcher(std::function<void(const MateReport&)> report,
                 std::function<void(const MateResult&)> finished)
        : solver_(std::move(report)), finished_(std::move(finished)) {}
    ~MateSearcher() {
        stop();
        wait();
    }
    MateSearcher(const MateSearcher&) = delete;
    MateSearcher& operator=(const MateSearcher&) = delete;

    void set_hash(std::size_t megabytes) {
        wait();
        solver_.set_hash(megabytes);
    }
    // Gives the table's memory back until the next search.
    void release() {
        wait();
        solver_.release();
    }
    void start(const Position<V>& root, const MateLimits& limits) {
        wait();
        solver_.allow();
        thread_ = std::thread([this, root, limits] {
            finished_(solver_.solve(root, limits));
            solver_.forget();
        });
    }
    // Ends the search; its answer comes from its own thread, at once.
    void stop() { solver_.stop(); }
    void wait() {
        if (thread_.joinable()) thread_.join();
    }

  private:
    MateSolver<V> solver_;
    std::function<void(const MateResult&)> finished_;
    std::thread thread_;
};

}  // namespace shogi
