// Hands out the moves of a node, the likeliest to be best first, generating them in stages so that
// an early cutoff pays only for what it saw.
#pragma once

#include "core/movegen.h"
#include "search/history.h"

namespace shogi {

// What a node knows about its quiet moves.
template <class V>
struct QuietHints {
    using Arrivals = typename Histories<V>::Arrivals;
    Move killers[2]{}, counter{};
    const Arrivals* after[3] = {nullptr, nullptr, nullptr};  // one, two and four plies back
    int check_bonus = 0;
};

template <class V>
class MovePicker {
  public:
    // `list` is working space for as long as the picker is used.
    // All moves of a node of the main search.
    MovePicker(const Position<V>& pos, Histories<V>& histories, MoveList& list, Move hash_move,
               const QuietHints<V>& hints, int depth);
    // Captures and pawn promotions (in check: every evasion), for quiescence; then, if asked for,
    // the quiet moves that give check.
    MovePicker(const Position<V>& pos, Histories<V>& histories, MoveList& list, Move hash_move,
               const QuietHints<V>& hints, bool with_checks);
    // Only captures that gain at least `threshold` by exchanges.
    MovePicker(const Position<V>& pos, Histories<V>& histories, MoveList& list, Move hash_move,
               int threshold);

    // The next pseudo-legal move, or Move{} at the end.
    Move next();
    // Leaves out the quiet moves not yet handed out.
    void skip_quiets() { skip_quiets_ = true; }

  private:
    // clang-format off: one line for each kind of node.
    enum Stage {
        HashMove,
        MakeCaptures,
        GoodCaptures,
        FirstKiller,
        SecondKiller,
        CounterMove,
        MakeQuiets,
        Quiets,
        BadCaptures,
        Done,
        HashEvasion,
        MakeEvasions,
        Evasions,
        HashTactical,
        MakeTactical,
        Tactical,
        MakeChecks,
        Checks,
        HashGaining,
        MakeGaining,
        Gaining,
    };
    // clang-format on

    void advance() { stage_ = Stage(stage_ + 1); }
    bool usable_special(Move m) const;
    void score_captures();
    void score_quiets();
    void score_evasions();
    int quiet_score(Move m) const;
    Move pick_best();
    void sort_above(int limit);

    const Position<V>& pos_;
    Histories<V>& histories_;
    const Move hash_move_;
    QuietHints<V> hints_;
    int depth_ = 0, threshold_ = 0;
    Stage stage_;
    bool skip_quiets_ = false, with_checks_ = false;
    int cursor_ = 0, bad_count_ = 0;
    MoveList& list_;
    std::array<Move, 64> bad_;
};

// A capture, or a pawn promotion: what the first stage generates.
template <class V>
bool is_tactical(const Position<V>& pos, Move m) {
    return pos.is_capture(m) || (m.is_promotion() && type_of(pos.piece_on(m.from())) == Pawn);
}

}  // namespace shogi
