// One searching thread: iterative deepening over a principal variation search.
#pragma once

#include <algorithm>
#include <atomic>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

#include "core/movegen.h"
#include "eval/evaluate.h"
#include "search/correction.h"
#include "search/history.h"
#include "search/limits.h"
#include "search/numbers.h"
#include "search/picker.h"
#include "search/score.h"
#include "search/table.h"

namespace shogi {

// A move of the root with what is known of it.
struct RootMove {
    Move move;
    int score = -kInfinite, previous = -kInfinite;
    Bound bound = Bound::Exact;          // of `score`
    int depth = 0, selective_depth = 0;  // at which `score` was found
    // Of the latest exact score; before there is one, of the latest bound.
    std::vector<Move> line;
    bool line_is_exact = false;

    bool operator<(const RootMove& o) const {
        return score != o.score ? score > o.score : previous > o.previous;
    }
};

// One line of analysis as it becomes known.
struct SearchReport {
    int rank = 1;  // MultiPV, from 1
    int depth = 0, selective_depth = 0, score = 0;
    Bound bound = Bound::Exact;
    std::uint64_t nodes = 0;
    Milliseconds elapsed = 0;
    int permille_full = 0;
    std::vector<Move> line;
};

// What the threads of one search share.
template <class V>
struct SearchShared {
#ifdef SHOGI_TUNE
    SearchNumbers numbers;
#else
    static constexpr SearchNumbers numbers{};
#endif
    Reductions reductions{numbers};
    TranspositionTable table;
    // What evaluates; not null while anything is searched.
    std::shared_ptr<const Network<V>> network;
    std::atomic<bool> stop{false};
    // Thinking on the opponent's time: no clock runs until the move that was guessed is played.
    std::atomic<bool> pondering{false};
    std::atomic<Milliseconds> clock_start{0};  // the latest `ponderhit`, else the start
    // The deepest iteration that some thread has finished, and what it found; with several lines
    // wanted the first thread alone delivers, and this is not used.
    std::atomic<int> finished_depth{0};
    std::vector<RootMove> finished;
    // Held for `finished` and while reporting.
    std::mutex deliveries;
    Milliseconds start = 0;
    Limits limits;
    Emphasis emphasis;
    int multi_pv = 1;
    std::function<std::uint64_t()> total_nodes;
    std::function<void(const SearchReport&)> report;

    // Makes everything ready for a search but the table, which keeps what is in it.
    void begin(const Limits& given) {
        table.next_generation();
        limits = given;
        start = given.received ? given.received : now_ms();
        clock_start.store(start);
        pondering.store(given.ponder);
        finished_depth.store(0);
        finished.clear();
        stop.store(false);
    }
};

template <class V>
class Worker {
  public:
    Worker(SearchShared<V>& shared, int index) : shared_(shared), index_(index) {}

    // What was learned so far does not count in the next search.
    void clear() { forgets_ = true; }
    void prepare(const Position<V>& root, const std::vector<RootMove>& moves);
    // Searches until the limits or a stop end it.
    void think();

    const std::vector<RootMove>& root_moves() const { return root_moves_; }
    int completed_depth() const { return completed_depth_; }
    // Reports the lines as they stand; for a searcher whose threads have ended.
    void report() const { announce(root_depth_); }
    std::uint64_t nodes() const { return nodes_.load(std::memory_order_relaxed); }

  private:
    struct Frame {
        Move current{}, excluded{};
        Move killers[2]{};
        int static_eval = kNoScore;  // corrected
        int check_extensions = 0, double_extensions = 0;
        int cutoffs = 0;     // among the nodes of this frame since the frame two before was entered
        bool quiet = false;  // `current` is neither a capture nor a promotion of a pawn
        const typename Histories<V>::Arrivals* after = nullptr;
        Piece placed = NoPiece;
        int line_length = 0;
        Move line[kMaxPly + 1];
    };
    // Frames before the root stand for the moves not known.
    static constexpr int kFirstFrame = 4;

    void take_memory();
    bool is_main() const { return index_ == 0; }
    int lines() const { return std::min(shared_.multi_pv, int(root_moves_.size())); }
    // The first iteration over several lines, which no limit of nodes ends: it is to be over soon.
    bool in_first_of_several() const { return root_depth_ == 1 && lines() > 1; }
    void deliver(int depth);
    int depth_after(int depth, int last) const;
    void search_line(int rank, int depth);
    void search_each_move(int depth);
    void announce(int depth) const;
    // Whether to start no further iteration: `stability` iterations found the same move, which is
    // worth `lost` centipawns less than lately.
    bool time_is_up(int depth, int stability, int lost) const;
    // Counts a node; false once the search has to end.
    bool enter_node();
    void check_limits();
    bool ended() const { return shared_.stop.load(std::memory_order_relaxed); }
    // Another thread has finished this iteration or a deeper one.
    bool overtaken() const {
        return shared_.finished_depth.load(std::memory_order_relaxed) >= root_depth_;
    }
    // The iteration is given up: what the search returns from now on means nothing.
    bool stopped() const { return ended() || overtaken(); }

    template <bool Pv>
    int search(Frame* f, int alpha, int beta, int depth, bool cut_node);
    template <bool Pv>
    int quiesce(Frame* f, int alpha, int beta, int checks_left);
    // An end of the game before any move is searched, or kNoScore.
    int rule_score();
    int bared_score();
    // The side to move mates with its next move.
    bool mates_at_once(Frame* f, Key key);
    // A draw, as the side to move sees it.
    int draw_score() const {
        return ply_ % 2 == 0 ? shared_.limits.draw_value : -shared_.limits.draw_value;
    }

    // The move list of a frame; the search that leaves out a move runs inside another of the same
    // frame and has its own. Kept off the call stack, which is small for threads of some systems.
    MoveList& list_for(const Frame* f) {
        return lists_[2 * std::size_t(f - stack_.data()) + (f->excluded ? 1 : 0)];
    }

    void make(Frame* f, Move m);
    void unmake();
    void make_null(Frame* f);
    void unmake_null();
    QuietHints<V> hints(const Frame* f);
    void reward_quiet(Frame* f, Move best, int depth, const Move* tried, int count);
    void reward_refutation(Frame* f, int bonus);
    void reward_capture(Move best, int depth, const Move* tried, int count);
    void add_history(Frame* f, Move m, int bonus);
    void add_history_after(const Frame* earlier, Piece placed, Move m, int bonus);
    int evaluated();
    typename Corrections<V>::Keys correction_keys(const Frame* f) const;
    int corrected(const Frame* f, int eval) const;
    void add_capture_history(Move m, int bonus);
    static void extend_line(Frame* f, Move m);
    void note_root_move(const Frame* f, Move m, int score, Bound bound);

    SearchShared<V>& shared_;
    const int index_;
    Position<V> pos_;
    // Some 16 to 25 MB, taken by the first think(), in the thread that uses them.
    std::optional<AccumulatorStack<V>> sums_;
    Histories<V> histories_;
    Corrections<V> corrections_;
    std::vector<Frame> stack_;
    std::unique_ptr<MoveList[]> lists_;
    bool forgets_ = false;
    std::vector<RootMove> root_moves_;
    TimeBudget budget_{0, 0};  // of the side that moves at the root
    int ply_ = 0;
    int line_start_ = 0;  // root moves before it belong to better lines of MultiPV
    int selective_depth_ = 0, completed_depth_ = 0, root_depth_ = 0;
    int null_allowed_from_ = 0;
    std::atomic<std::uint64_t> nodes_{0};
};

}  // namespace shogi
