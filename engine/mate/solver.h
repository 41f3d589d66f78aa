// Finds forced mates: depth-first proof-number search (A. Nagai, "Df-pn algorithm for searching
// AND/OR trees and its applications", 2002), in which every move of the attacker gives check.
//
// - Sums of efforts are taken as the largest plus one for each further move (T. Ueda et al., "Weak
//   proof-number search", 2008): positions reached by several ways are not counted several times.
// - A position that comes again on the path, with no more in the attacker's hand, is an escape
//   there. Mates never lean on the path, such escapes do until the repeated position itself is
//   decided (A. Kishimoto and M. Mueller, "A general solution to the graph history interaction
//   problem", 2004). They are taken over to other paths at first, and if the whole is no mate for
//   that reason, the positions it rests on are walked through: they are no mate if every check from
//   one of them meets a defence into another, however they go round in circles. Where that fails,
//   the search is done again with such escapes kept to the path they were found on.
// - Hands that suffice for a mate, or do not even help, decide all that cover or are covered.
// - Of moves much alike (drops between king and slider on one square, promoting or not) one is
//   searched at a time.
//
// A mate is reported only after line.h has walked through its whole proof.
#pragma once

#include <atomic>
#include <deque>
#include <functional>
#include <memory>
#include <vector>

#include "core/clock.h"
#include "core/movegen.h"
#include "mate/key_map.h"
#include "mate/proof_table.h"

namespace shogi {

struct MateLimits {
    Milliseconds time = -1;   // negative: no limit
    std::uint64_t nodes = 0;  // 0: no limit
    // Without the line a mate is claimed as the table has it, and not walked through.
    bool with_line = true;
};

// The state of the search, now and then.
struct MateReport {
    int depth = 0;  // plies of `line`, or the deepest line so far
    std::uint64_t nodes = 0;
    Milliseconds elapsed = 0;
    int permille_full = 0;
    bool is_mate = false;
    std::vector<Move> line;
};

enum class MateAnswer { Mate, NoMate, Unknown };

struct MateResult {
    MateAnswer answer = MateAnswer::Unknown;
    std::vector<Move> line;
};

template <class V>
class MateLine;

template <class V>
class MateSolver {
  public:
    explicit MateSolver(std::function<void(const MateReport&)> report);
    ~MateSolver();

    void set_hash(std::size_t megabytes) { table_.set_size(megabytes); }
    void release() { table_.release(); }
    // From another thread: the search ends at its next node. Holds until allow().
    void stop() { stop_.store(true, std::memory_order_relaxed); }
    void allow() { stop_.store(false, std::memory_order_relaxed); }

    // Whether the side to move can mate by checks alone.
    MateResult solve(const Position<V>& root, const MateLimits& limits);
    // Frees what the last solve() has worked with. That may take longer than `stop` may wait, so
    // it is done when the answer is out.
    void forget();
    std::uint64_t nodes() const { return nodes_; }

  private:
    friend class MateLine<V>;

    static constexpr int kMaxDepth = 600;

    // One move of a node, and what is known of the position after it.
    struct Child {
        Move move{};
        Key key = 0;
        Proof proof;
        int next = -1;  // the next of moves much alike, hidden while this one is open
        bool hidden = false;
    };
    struct Frame {
        Key key = 0, path = 0;  // the board's key; the hash of the way to it
        Hand hand{};            // the attacker's
        std::vector<Child> children;
    };

    // A position of a walk through the escapes, and the checks not yet tried there.
    struct Step {
        Key key;
        std::vector<Move> checks;
    };
    struct Walk {
        std::deque<Step> way;
        KeySet visited;
    };

    void set_root(const Position<V>& root);
    Key key_after(Move m, Key key) const;
    Hand hand_after(Move m, Hand hand) const;
    template <bool Attacking>
    Proof search(int ply, Effort mate_limit, Effort escape_limit);
    template <bool Attacking>
    void expand(int ply);
    template <bool Attacking>
    void look_up(int ply, Child& child);
    template <bool Attacking>
    void look_ahead(int ply, Child& child);
    template <bool Attacking>
    void link_alike(std::vector<Child>& children) const;
    template <bool Attacking>
    Proof conclude(int ply, const Child* decisive) const;
    Proof mated() const;
    int repeated_ply(int ply, Key key, Hand hand) const;
    void enter(int ply, const Child& child);
    void leave(int ply);
    void keep(int ply, const Proof& proof, std::uint64_t effort);
    bool escape_stands();
    Proof search_apart(Key key);
    void count_node();
    bool stopped() const { return stop_.load(std::memory_order_relaxed); }
    void announce(int ply);
    MateReport figures() const;

    std::function<void(const MateReport&)> report_;
    std::atomic<bool> stop_{false};
    ProofTable table_;
    Position<V> pos_;
    Color attacker_ = Black;
    std::vector<Frame> frames_;
    // How many positions of the path fall on each place: mostly none, and no walk is needed.
    std::vector<std::uint16_t> on_path_;
    MateLimits limits_;
    Milliseconds start_ = 0, next_report_ = 0;
    std::uint64_t nodes_ = 0;
    int deepest_ = 0, ply_ = 0;
    std::unique_ptr<Walk> walked_;
    std::unique_ptr<MateLine<V>> line_;
    bool strict_ = false;  // escapes by repetition stay on their path
};

}  // namespace shogi
