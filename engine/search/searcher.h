// Runs searches in the background: starts the threads, ends them, chooses the answer.
#pragma once

#include <condition_variable>
#include <memory>
#include <mutex>
#include <thread>

#include "search/worker.h"

namespace shogi {

// The answer. `best` is Move{} where there is no legal move.
struct SearchResult {
    Move best{}, ponder{};
    bool declares_win = false;
};

// Which king weighs what while `us` searches.
Emphasis emphasis_of(const Limits& limits, Color us);

template <class V>
class Searcher {
  public:
    // The callbacks are called from a thread of the searcher.
    Searcher(std::function<void(const SearchReport&)> report,
             std::function<void(const SearchResult&)> finished);
    ~Searcher();
    Searcher(const Searcher&) = delete;
    Searcher& operator=(const Searcher&) = delete;

    // The settings and start() wait for a running search.
    // Before the first start(); what was learned with another network is forgotten.
    void set_network(std::shared_ptr<const Network<V>> network);
    void set_hash(std::size_t megabytes);
    void set_threads(int n);
    void set_multi_pv(int n);
    // Forgets all that was learned.
    void clear();
    // Takes the memory of the hash table; the first search does so otherwise.
    void reserve();
    // Gives that memory back, and with it what is in the table.
    void release();

    void start(const Position<V>& root, const Limits& limits);
    // Answers as soon as a search under these limits may answer, that there is no move.
    void decline(const Limits& limits);
    // Ends the search; its answer comes from its own thread, at once.
    void stop();
    void ponder_hit();
    void wait();
    std::uint64_t nodes() const;

  private:
    void run(const Position<V>& root);
    void set_emphasis(Emphasis emphasis);
    void wait_for_release();
    const Worker<V>& winner() const;

    SearchShared<V> shared_;
    std::vector<std::unique_ptr<Worker<V>>> workers_;
    std::function<void(const SearchResult&)> finished_;
    std::thread thread_;
    std::mutex mutex_;
    std::condition_variable released_;
};

}  // namespace shogi
