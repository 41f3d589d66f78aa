#include "search/searcher.h"

namespace shogi {

Emphasis emphasis_of(const Limits& limits, Color us) {
    return us == Black ? Emphasis{limits.defence, limits.attack}
                       : Emphasis{limits.attack, limits.defence};
}

template <class V>
Searcher<V>::Searcher(std::function<void(const SearchReport&)> report,
                      std::function<void(const SearchResult&)> finished)
    : finished_(std::move(finished)) {
    shared_.report = std::move(report);
    shared_.total_nodes = [this] { return nodes(); };
    set_threads(1);
}

template <class V>
Searcher<V>::~Searcher() {
    stop();
    wait();
}

template <class V>
void Searcher<V>::set_network(std::shared_ptr<const Network<V>> network) {
    wait();
    if (network == shared_.network) return;
    if (shared_.network) clear();
    shared_.network = std::move(network);
}

template <class V>
void Searcher<V>::set_hash(std::size_t megabytes) {
    wait();
    shared_.table.set_size(megabytes);
}

template <class V>
void Searcher<V>::set_threads(int n) {
    wait();
    workers_.resize(std::size_t(n));
    for (int i = 0; i < n; ++i)
        if (!workers_[std::size_t(i)])
            workers_[std::size_t(i)] = std::make_unique<Worker<V>>(shared_, i);
}

template <class V>
void Searcher<V>::set_multi_pv(int n) {
    wait();
    shared_.multi_pv = n;
}

template <class V>
void Searcher<V>::clear() {
    wait();
    shared_.table.clear();
    for (auto& w : workers_) w->clear();
}

template <class V>
void Searcher<V>::reserve() {
    wait();
    shared_.table.reserve();
    shared_.table.warm_up();
}

template <class V>
void Searcher<V>::release() {
    wait();
    shared_.table.release();
}

template <class V>
void Searcher<V>::start(const Position<V>& root, const Limits& limits) {
    Limits timed = limits;
    if (!timed.received) timed.received = now_ms();
    wait();
    shared_.table.reserve();
    shared_.begin(timed);
    set_emphasis(emphasis_of(limits, root.turn()));
    shared_.table.warm_up();
    thread_ = std::thread([this, root] { run(root); });
}

template <class V>
void Searcher<V>::decline(const Limits& limits) {
    wait();
    shared_.begin(limits);
    thread_ = std::thread([this] {
        wait_for_release();
        finished_({});
    });
}

// Evaluations kept in the table, and what was learned of them, hold for one emphasis only.
template <class V>
void Searcher<V>::set_emphasis(Emphasis emphasis) {
    if (emphasis == shared_.emphasis) return;
    clear();
    shared_.emphasis = emphasis;
}

template <class V>
void Searcher<V>::stop() {
    {
        std::lock_guard lock(mutex_);
        shared_.stop.store(true);
        shared_.pondering.store(false);
    }
    released_.notify_all();
}

template <class V>
void Searcher<V>::ponder_hit() {
    {
        std::lock_guard lock(mutex_);
        shared_.clock_start.store(now_ms());
        shared_.pondering.store(false);
    }
    released_.notify_all();
}

template <class V>
void Searcher<V>::wait() {
    if (thread_.joinable()) thread_.join();
}

template <class V>
std::uint64_t Searcher<V>::nodes() const {
    std::uint64_t n = 0;
    for (const auto& w : workers_) n += w->nodes();
    return n;
}

// A search without end, or on the opponent's time, may be finished but must not answer yet.
template <class V>
void Searcher<V>::wait_for_release() {
    std::unique_lock lock(mutex_);
    released_.wait(lock, [this] {
        return shared_.stop.load() || !(shared_.limits.infinite || shared_.pondering.load());
    });
}

template <class V>
void Searcher<V>::run(const Position<V>& root) {
    std::vector<RootMove> moves;
    {
        MoveList legal;
        generate_legal(root, legal);
        for (const ScoredMove& m : legal) {
            RootMove r;
            r.move = m.move;
            r.line = {m.move};
            moves.push_back(std::move(r));
        }
    }
    if (moves.empty()) {
        SearchReport mated;
        mated.score = mated_in(0);
        shared_.report(mated);
        wait_for_release();
        finished_({});
        return;
    }
    if (root.can_declare_win(shared_.limits.entering_king)) {
        wait_for_release();
        finished_({.declares_win = true});
        return;
    }
    for (auto& w : workers_) w->prepare(root, moves);
    std::vector<std::thread> helpers;
    for (std::size_t i = 1; i < workers_.size(); ++i)
        helpers.emplace_back([w = workers_[i].get()] { w->think(); });
    workers_[0]->think();
    wait_for_release();
    shared_.stop.store(true);
    for (std::thread& t : helpers) t.join();
    const Worker<V>& best = winner();
    if (&best != workers_[0].get()) best.report();
    const RootMove& m = best.root_moves()[0];
    finished_({.best = m.move, .ponder = m.line.size() > 1 ? m.line[1] : Move{}});
}

// The thread whose move has most votes; a vote counts the more the better the thread's score and
// the deeper it is. With several lines wanted the first thread alone has them in order; a search to
// a depth has its answer from whoever got there.
template <class V>
const Worker<V>& Searcher<V>::winner() const {
    const Worker<V>* best = workers_[0].get();
    if (shared_.multi_pv > 1 || shared_.limits.depth || workers_.size() == 1) return *best;
    const auto score = [](const Worker<V>& w) { return w.root_moves()[0].score; };
    const auto move = [](const Worker<V>& w) { return w.root_moves()[0].move; };
    int least = kInfinite;
    for (const auto& w : workers_) least = std::min(least, score(*w));
    const auto votes = [&](Move m) {
        std::int64_t sum = 0;
        for (const auto& w : workers_)
            if (move(*w) == m) sum += std::int64_t(score(*w) - least + 20) * w->completed_depth();
        return sum;
    };
    for (const auto& w : workers_)
        if (move(*w) != move(*best) && votes(move(*w)) > votes(move(*best))) best = w.get();
    return *best;
}

#define SHOGI_INSTANTIATE(V) template class Searcher<V>;
SHOGI_VARIANTS(SHOGI_INSTANTIATE)

}  // namespace shogi
