#include "search/worker.h"

#include <algorithm>

#include "core/mate_in_one.h"
#include "eval/exchange.h"
#include "eval/values.h"

namespace shogi {

namespace {

// For the move that cut off, and against those tried before it.
constexpr int history_bonus(const SearchNumbers& n, int depth) {
    return std::min(n.bonus_slope * depth - 60, n.bonus_most);
}
constexpr int history_malus(const SearchNumbers& n, int depth) {
    return std::min(n.malus_slope * depth - 60, n.malus_most);
}

// On one line no more extensions by two plies than this.
constexpr int kDoubleExtensions = 12;

// Plies of quiescence in which any capture that loses nothing is looked at.
constexpr int kExchangePlies = 7;
// The same in the first iteration over several lines, which is to be over soon: no limit of nodes
// ends it.
constexpr int kFirstExchangePlies = 2;
// And plies after which a check is judged as it stands: men put in its way and taken one by one,
// from full hands, are lines without end.
constexpr int kFirstCheckPlies = 5;

// Quiet moves looked at before the rest are left out.
constexpr int quiet_limit(const SearchNumbers& n, int depth, bool improving) {
    return (n.quiet_limit + depth * depth) * (improving ? 2 : 1);
}

}  // namespace

// --- iterative deepening -------------------------------------------------------------------------

template <class V>
void Worker<V>::prepare(const Position<V>& root, const std::vector<RootMove>& moves) {
    pos_ = root;
    root_moves_ = moves;
    nodes_.store(0, std::memory_order_relaxed);
    completed_depth_ = 0;
    ply_ = 0;
    null_allowed_from_ = 0;
    budget_ = time_budget(shared_.limits, root.turn(), root.game_ply());
}

template <class V>
void Worker<V>::take_memory() {
    const std::size_t frames = kFirstFrame + kMaxPly + 6;
    if (!lists_) {
        histories_.take_memory();
        corrections_.take_memory();
        lists_ = std::make_unique_for_overwrite<MoveList[]>(2 * frames);
    } else if (forgets_) {
        histories_.clear();
        corrections_.clear();
    }
    forgets_ = false;
    stack_.assign(frames, Frame{});
    if (!sums_) sums_.emplace(frames);
    sums_->start(shared_.network, pos_);
}

template <class V>
void Worker<V>::think() {
    take_memory();
    const int last =
        shared_.limits.depth ? std::min(shared_.limits.depth, kMaxPly - 1) : kMaxPly - 1;
    int stability = 0, usual = 0;  // the score that the last iterations found, on average

    for (int depth = 1; depth <= last && !ended(); depth = depth_after(depth, last)) {
        root_depth_ = depth;
        const Move before = root_moves_[0].move;
        for (RootMove& m : root_moves_) m.previous = m.score;
        if (lines() > 1 && (depth == 1 || lines() == int(root_moves_.size())))
            search_each_move(depth);
        else
            for (int rank = 0; rank < lines() && !stopped(); ++rank) search_line(rank, depth);
        if (ended()) {
            std::lock_guard lock(shared_.deliveries);
            if (is_main()) announce(depth);
            break;
        }
        deliver(depth);
        if (!is_main()) continue;

        stability = root_moves_[0].move == before ? stability + 1 : 0;
        // A mate found at a depth beyond its length will not get shorter.
        const int best = root_moves_[0].score;
        const bool settled = is_mate(best) && kMate - std::abs(best) <= depth * 2 / 3;
        const int lost = depth > 4 && !settled ? std::clamp(usual - best, 0, 120) : 0;
        usual = depth == 1 ? best : usual + (best - usual) / 3;
        const Limits& l = shared_.limits;
        if (l.settled_nodes && std::int64_t(nodes()) >= l.settled_nodes) break;
        if ((l.uses_clock() || l.movetime) && (settled || time_is_up(depth, stability, lost))) {
            if (!shared_.pondering.load()) break;
        }
    }
}

// Hands in a finished iteration. If another thread was first, takes over what that one found: of
// threads that search the same depth, each with what it has learned, the first one done is enough.
template <class V>
void Worker<V>::deliver(int depth) {
    std::lock_guard lock(shared_.deliveries);
    if (overtaken()) {
        completed_depth_ = shared_.finished_depth.load(std::memory_order_relaxed);
        root_moves_ = shared_.finished;
        return;
    }
    completed_depth_ = depth;
    const bool together = shared_.multi_pv == 1;
    if (together || is_main()) announce(depth);
    if (!together) return;
    shared_.finished = root_moves_;
    shared_.finished_depth.store(depth, std::memory_order_relaxed);
}

// The helpers leave out depths, each in a rhythm of its own, so that some are ahead: threads 1 and
// 2 every other one, 3 to 6 two of four, and so on.
template <class V>
int Worker<V>::depth_after(int depth, int last) const {
    const int next = std::max(depth, shared_.finished_depth.load(std::memory_order_relaxed)) + 1;
    if (is_main() || next >= last) return next;
    int beats = 1;
    while (beats * (beats + 1) < index_) ++beats;
    const int phase = index_ - beats * (beats - 1);
    int chosen = next;
    while ((chosen + phase) / beats % 2 != 0) ++chosen;
    return std::min(chosen, last);
}

template <class V>
bool Worker<V>::time_is_up(int depth, int stability, int lost) const {
    const Limits& l = shared_.limits;
    if (l.movetime) return false;  // used whole, by its deadline
    if (root_moves_.size() == 1 && depth >= 8) return true;
    if (budget_.target == budget_.deadline) return false;
    // A best move that stays needs less time; one that changes, or looks worse than it did, more.
    const Milliseconds share = (stability >= 6 ? 55 : stability >= 2 ? 75 : 110) + lost;
    return now_ms() - shared_.start >= budget_.target * share / 100;
}

template <class V>
void Worker<V>::search_line(int rank, int depth) {
    line_start_ = rank;
    selective_depth_ = 0;
    Frame* root = &stack_[kFirstFrame];
    const int guess = root_moves_[rank].previous;
    int delta = shared_.numbers.aspiration;
    int alpha = -kInfinite, beta = kInfinite;
    if (depth >= 4 && std::abs(guess) < kSuperior) {
        alpha = guess - delta;
        beta = guess + delta;
    }
    for (int narrowed = 0;;) {
        const int score = search<true>(root, alpha, beta, std::max(1, depth - narrowed), false);
        std::stable_sort(root_moves_.begin() + rank, root_moves_.end());
        if (stopped()) break;
        const bool low = score <= alpha, high = score >= beta;
        if (!low && !high) break;
        if (is_main() && now_ms() - shared_.start > 3000) {
            std::lock_guard lock(shared_.deliveries);
            if (!overtaken()) announce(depth);
        }
        const bool open = delta > 600 || std::abs(score) >= kSuperior;
        if (low) {
            beta = (alpha + beta) / 2;
            alpha = open ? -kInfinite : score - delta;
            narrowed = 0;
        } else {
            beta = open ? kInfinite : score + delta;
            narrowed = std::min(narrowed + 1, 3);
        }
        delta += delta / 2;
    }
    std::stable_sort(root_moves_.begin(), root_moves_.begin() + rank + 1);
}

// Finds out what each move is worth, not only which is best: where all lines are wanted one pass
// over the moves costs less than one pass a line.
template <class V>
void Worker<V>::search_each_move(int depth) {
    line_start_ = 0;
    Frame* root = &stack_[kFirstFrame];
    root->static_eval = kNoScore;
    if (!pos_.in_check()) root->static_eval = corrected(root, evaluated());
    for (std::size_t i = 0; i < root_moves_.size() && !stopped(); ++i) {
        const Move m = root_moves_[i].move;
        selective_depth_ = 0;
        (root + 1)->killers[0] = (root + 1)->killers[1] = Move{};
        make(root, m);
        const int score = -search<true>(root + 1, -kInfinite, kInfinite, depth - 1, false);
        unmake();
        if (!stopped()) note_root_move(root, m, score, Bound::Exact);
    }
    std::stable_sort(root_moves_.begin(), root_moves_.end());
}

// Writes the lines of MultiPV: those searched at this depth, the others as the last depth left
// them.
template <class V>
void Worker<V>::announce(int depth) const {
    for (int i = 0; i < lines(); ++i) {
        const RootMove& m = root_moves_[i];
        const bool fresh = m.depth >= depth && m.score != -kInfinite;
        if (!fresh && (m.previous == -kInfinite || completed_depth_ == 0)) continue;
        SearchReport r;
        r.rank = i + 1;
        r.depth = fresh ? m.depth : completed_depth_;
        r.selective_depth = m.selective_depth;
        r.score = fresh ? m.score : m.previous;
        r.bound = fresh ? m.bound : Bound::Exact;
        r.nodes = shared_.total_nodes();
        r.elapsed = now_ms() - shared_.start;
        r.permille_full = shared_.table.permille_full();
        r.line = m.line;
        shared_.report(r);
    }
}

template <class V>
bool Worker<V>::enter_node() {
    if (stopped()) return false;
    check_limits();
    return !stopped();
}

template <class V>
void Worker<V>::check_limits() {
    const std::uint64_t count = nodes_.load(std::memory_order_relaxed) + 1;
    nodes_.store(count, std::memory_order_relaxed);
    if (!is_main()) return;
    const Limits& l = shared_.limits;
    // The first iteration is always finished: without it there is nothing to choose from.
    if (l.nodes && completed_depth_ > 0 &&
        (l.nodes <= std::int64_t(count) ||
         (count % 512 == 0 && l.nodes <= std::int64_t(shared_.total_nodes()))))
        shared_.stop.store(true, std::memory_order_relaxed);
    // Often: a node may take milliseconds while the table's memory is handed out.
    if (count % 32 != 0 || !(l.uses_clock() || l.movetime) || l.infinite ||
        shared_.pondering.load())
        return;
    if (now_ms() - shared_.clock_start.load() >= budget_.deadline)
        shared_.stop.store(true, std::memory_order_relaxed);
}

// --- moving about --------------------------------------------------------------------------------

template <class V>
void Worker<V>::make(Frame* f, Move m) {
    shared_.table.prefetch(pos_.key_after(m));
    f->current = m;
    f->placed = pos_.placed_piece(m);
    f->quiet = !is_tactical(pos_, m);
    f->after = &histories_.after(f->placed, m.to());
    const Delta delta = pos_.do_move(m);
    sums_->push(delta, pos_);
    ++ply_;
}

template <class V>
void Worker<V>::unmake() {
    pos_.undo_move();
    sums_->pop();
    --ply_;
}

template <class V>
void Worker<V>::make_null(Frame* f) {
    f->current = Move::null();
    f->placed = NoPiece;
    f->quiet = false;
    f->after = nullptr;
    pos_.do_null_move();
    sums_->push(Delta{}, pos_);
    ++ply_;
}

template <class V>
void Worker<V>::unmake_null() {
    pos_.undo_null_move();
    sums_->pop();
    --ply_;
}

template <class V>
void Worker<V>::extend_line(Frame* f, Move m) {
    const Frame* child = f + 1;
    f->line[0] = m;
    std::copy_n(child->line, child->line_length, f->line + 1);
    f->line_length = child->line_length + 1;
}

// What the root's frame has found out about a move. A score of -kInfinite: it is only known to be
// worse than the best, and keeps its place by stable sorting. The line of a bound leads to a
// position that a wider window would have searched on, so that it does not replace that of an exact
// score.
template <class V>
void Worker<V>::note_root_move(const Frame* f, Move m, int score, Bound bound) {
    RootMove& r = *std::find_if(root_moves_.begin(), root_moves_.end(),
                                [m](const RootMove& x) { return x.move == m; });
    r.score = score;
    r.depth = root_depth_;
    if (score == -kInfinite) return;
    r.bound = bound;
    r.selective_depth = selective_depth_;
    if (r.line_is_exact && bound != Bound::Exact) return;
    r.line_is_exact = bound == Bound::Exact;
    r.line.assign(1, m);
    r.line.insert(r.line.end(), (f + 1)->line, (f + 1)->line + (f + 1)->line_length);
}

template <class V>
QuietHints<V> Worker<V>::hints(const Frame* f) {
    QuietHints<V> h;
    h.killers[0] = f->killers[0];
    h.killers[1] = f->killers[1];
    const Frame* last = f - 1;
    if (last->placed != NoPiece) h.counter = histories_.counter(last->placed, last->current.to());
    h.after[0] = last->after;
    h.after[1] = (f - 2)->after;
    h.after[2] = (f - 4)->after;
    h.check_bonus = shared_.numbers.check_bonus;
    return h;
}

// --- what is learned from a cutoff ---------------------------------------------------------------

template <class V>
void Worker<V>::add_history(Frame* f, Move m, int bonus) {
    const Piece placed = pos_.placed_piece(m);
    nudge(histories_.butterfly(pos_.turn(), m), bonus);
    for (int back : {1, 2, 4}) add_history_after(f - back, placed, m, bonus);
}

// How `m`, by which `placed` arrives, fared after the move of `earlier`.
template <class V>
void Worker<V>::add_history_after(const Frame* earlier, Piece placed, Move m, int bonus) {
    if (earlier->placed == NoPiece) return;
    nudge(histories_.after(earlier->placed, earlier->current.to())[placed][m.to()], bonus);
}

template <class V>
void Worker<V>::add_capture_history(Move m, int bonus) {
    const PieceType victim = type_of(pos_.piece_on(m.to()));
    nudge(histories_.capture(pos_.placed_piece(m), m.to(), victim), bonus);
}

template <class V>
void Worker<V>::reward_quiet(Frame* f, Move best, int depth, const Move* tried, int count) {
    const int bonus = history_bonus(shared_.numbers, depth);
    if (f->killers[0] != best) {
        f->killers[1] = f->killers[0];
        f->killers[0] = best;
    }
    if ((f - 1)->placed != NoPiece)
        histories_.counter((f - 1)->placed, (f - 1)->current.to()) = best;
    add_history(f, best, bonus);
    for (int i = 0; i < count; ++i)
        if (tried[i] != best) add_history(f, tried[i], -history_malus(shared_.numbers, depth));
}

// The opponent's last move, a quiet one, left us nothing that helps.
template <class V>
void Worker<V>::reward_refutation(Frame* f, int bonus) {
    const Frame& last = f[-1];
    nudge(histories_.butterfly(~pos_.turn(), last.current), bonus);
    for (int back : {2, 3}) add_history_after(f - back, last.placed, last.current, bonus);
}

template <class V>
void Worker<V>::reward_capture(Move best, int depth, const Move* tried, int count) {
    if (is_tactical(pos_, best)) add_capture_history(best, history_bonus(shared_.numbers, depth));
    for (int i = 0; i < count; ++i)
        if (tried[i] != best) add_capture_history(tried[i], -history_malus(shared_.numbers, depth));
}

template <class V>
int Worker<V>::evaluated() {
    return sums_->evaluate(pos_) + emphasised(pos_, shared_.emphasis);
}

template <class V>
typename Corrections<V>::Keys Worker<V>::correction_keys(const Frame* f) const {
    const auto arrival = [](const Frame& m) {
        return m.placed == NoPiece ? 0 : Key(m.placed * 128 + m.current.to());
    };
    const Key last_moves = (arrival(f[-1]) * 40503u ^ arrival(f[-2]) * 2654435761u) >> 3;
    return Corrections<V>::keys(pos_, last_moves);
}

template <class V>
int Worker<V>::corrected(const Frame* f, int eval) const {
    return std::clamp(
        eval + corrections_.value(pos_.turn(), correction_keys(f), shared_.numbers.correction),
        1 - kSuperior, kSuperior - 1);
}

// --- rules ---------------------------------------------------------------------------------------

// RULES 4.8: the bared side is lost unless it bares the other side at once, which draws.
template <class V>
int Worker<V>::bared_score() {
    const Color us = pos_.turn();
    MoveList list;
    generate_legal(pos_, list);
    for (const ScoredMove& m : list) {
        if (!pos_.is_capture(m.move)) continue;
        pos_.do_move(m.move);
        const bool both = pos_.is_bare(~us);
        pos_.undo_move();
        if (both) return draw_score();
    }
    return ply_ - kRuleWin;
}

template <class V>
int Worker<V>::rule_score() {
    if (pos_.bared()) return bared_score();
    const EnteringKing rule = shared_.limits.entering_king;
    if (rule == EnteringKing::Try && pos_.has_tried(~pos_.turn())) return ply_ - kRuleWin;
    switch (pos_.repetition()) {
        case Repetition::None:
            return pos_.can_declare_win(rule) ? kRuleWin - ply_ : kNoScore;
        case Repetition::Draw:
            return draw_score();
        case Repetition::Win:
            return kRuleWin - ply_;
        case Repetition::Loss:
            return ply_ - kRuleWin;
        // Only inside the tree: what lies before the root cannot be undone by either side.
        case Repetition::Superior:
            return pos_.repetition(ply_) == Repetition::Superior ? kSuperior : kNoScore;
        case Repetition::Inferior:
            return pos_.repetition(ply_) == Repetition::Inferior ? -kSuperior : kNoScore;
    }
    return kNoScore;
}

// Leaves the mating move in the table and in the line.
template <class V>
bool Worker<V>::mates_at_once(Frame* f, Key key) {
    const Move m = mate_in_one(pos_);
    if (!m) return false;
    (f + 1)->line_length = 0;
    extend_line(f, m);
    shared_.table.store(key,
                        {m, to_table(mate_in(ply_ + 1), ply_), kNoScore, kMaxPly, Bound::Exact});
    return true;
}

// --- the search ----------------------------------------------------------------------------------

template <class V>
template <bool Pv>
int Worker<V>::search(Frame* f, int alpha, int beta, int depth, bool cut_node) {
    if (depth <= 0) return quiesce<Pv>(f, alpha, beta, 1);
    if (!enter_node()) return 0;

    const SearchNumbers& n = shared_.numbers;
    const bool root = ply_ == 0;
    const bool in_check = pos_.in_check();
    f->line_length = 0;
    if (Pv) selective_depth_ = std::max(selective_depth_, ply_ + 1);
    if (!root) {
        if (const int score = rule_score(); score != kNoScore) return score;
        if (ply_ >= kMaxPly - 1) return in_check ? kDraw : evaluated();
        // No line from here can beat a shorter mate already found.
        alpha = std::max(alpha, mated_in(ply_));
        beta = std::min(beta, mate_in(ply_ + 1));
        if (alpha >= beta) return alpha;
    }
    (f + 1)->killers[0] = (f + 1)->killers[1] = Move{};
    (f + 2)->cutoffs = 0;
    f->check_extensions = root ? 0 : (f - 1)->check_extensions;
    f->double_extensions = root ? 0 : (f - 1)->double_extensions;

    const Move excluded = f->excluded;
    const Key key = pos_.key() ^ (excluded ? Key(excluded.raw()) * 0x9E3779B97F4A7C15ull : 0);
    TableEntry entry;
    const bool hit = shared_.table.probe(key, entry);
    const int hash_score = hit ? from_table(entry.score, ply_) : kNoScore;
    Move hash_move = root ? root_moves_[line_start_].move : hit ? entry.move : Move{};
    if (!Pv && hit && entry.depth >= depth &&
        (int(entry.bound) & int(hash_score >= beta ? Bound::Lower : Bound::Upper))) {
        if (hash_score >= beta && hash_move && pos_.pseudo_legal(hash_move) &&
            !is_tactical(pos_, hash_move))
            add_history(f, hash_move, history_bonus(shared_.numbers, depth) / 2);
        return hash_score;
    }

    if (!root && !in_check && !hit && !excluded && mates_at_once(f, key)) return mate_in(ply_ + 1);

    int eval = kNoScore, plain_eval = kNoScore;
    f->static_eval = kNoScore;
    if (!in_check) {
        plain_eval = hit && entry.eval != kNoScore ? entry.eval : evaluated();
        f->static_eval = eval = corrected(f, plain_eval);
        // A bound from the table is a better guess of the outcome.
        if (hit && entry.bound != Bound::None &&
            (int(entry.bound) & int(hash_score > eval ? Bound::Lower : Bound::Upper)))
            eval = hash_score;
        if (!hit && !excluded) shared_.table.store(key, {Move{}, 0, plain_eval, -2, Bound::None});
    }
    const int two_back = (f - 2)->static_eval;
    const bool improving = !in_check && two_back != kNoScore && f->static_eval > two_back;

    if (!Pv && !in_check && !excluded && std::abs(beta) < kSuperior) {
        // Razoring: hopeless unless a capture saves it.
        if (depth <= 3 && eval + n.razor_base + n.razor_slope * depth * depth < alpha) {
            const int score = quiesce<false>(f, alpha, beta, 1);
            if (stopped()) return 0;
            if (score <= alpha) return score;
        }
        // Reverse futility: so good that a shallow search will not bring it under beta.
        if (depth <= 8 && eval - n.reverse_futility * (depth - improving) >= beta &&
            eval < kSuperior)
            return eval;

        // Null move: still above beta after passing. At high depth a reduced search confirms it.
        if ((f - 1)->current != Move::null() && eval >= beta && depth >= 2 &&
            f->static_eval >= beta - n.null_slope * depth + n.null_base &&
            ply_ >= null_allowed_from_) {
            const int reduction = (n.null_reduction + n.null_deeper * depth) / 100 +
                                  std::min((eval - beta) / n.null_excess, 3);
            make_null(f);
            const int score = -search<false>(f + 1, -beta, -beta + 1, depth - reduction, !cut_node);
            unmake_null();
            if (stopped()) return 0;
            if (score >= beta) {
                const int safe = score >= kSuperior ? beta : score;
                if (null_allowed_from_ || depth < 12) return safe;
                null_allowed_from_ = ply_ + 3 * (depth - reduction) / 4;
                const int check = search<false>(f, beta - 1, beta, depth - reduction, false);
                null_allowed_from_ = 0;
                if (stopped()) return 0;
                if (check >= beta) return safe;
            }
        }
        // ProbCut: a capture that wins well above beta at reduced depth.
        const int high = beta + n.probcut;
        if (depth >= 5 && !(hit && entry.depth >= depth - 3 && hash_score < high)) {
            MovePicker<V> picker(pos_, histories_, list_for(f), hash_move,
                                 (high - f->static_eval) / 2);
            while (const Move m = picker.next()) {
                if (!pos_.legal(m)) continue;
                make(f, m);
                int score = -quiesce<false>(f + 1, -high, -high + 1, 0);
                if (score >= high)
                    score = -search<false>(f + 1, -high, -high + 1, depth - 4, !cut_node);
                unmake();
                if (stopped()) return 0;
                if (score >= high) {
                    shared_.table.store(
                        key, {m, to_table(score, ply_), plain_eval, depth - 3, Bound::Lower});
                    return score;
                }
            }
        }
    }
    // Without a move to start with, a cheaper search finds one for the next time.
    if ((Pv || cut_node) && depth >= 5 && !hash_move) --depth;

    MovePicker<V> picker(pos_, histories_, list_for(f), hash_move, hints(f), depth);
    Move best_move{};
    int best = -kInfinite, count = 0;
    const int old_alpha = alpha;
    Move quiets[64], captures[32];
    int quiet_count = 0, capture_count = 0;

    while (const Move m = picker.next()) {
        if (m == excluded) continue;
        if (root && std::none_of(root_moves_.begin() + line_start_, root_moves_.end(),
                                 [m](const RootMove& r) { return r.move == m; }))
            continue;
        if (!pos_.legal(m)) continue;
        ++count;
        const bool tactical = is_tactical(pos_, m);
        const bool checks = pos_.gives_check(m);
        const int history =
            tactical ? 0
                     : 2 * histories_.butterfly(pos_.turn(), m) +
                           ((f - 1)->after ? (*(f - 1)->after)[pos_.placed_piece(m)][m.to()] : 0) +
                           ((f - 2)->after ? (*(f - 2)->after)[pos_.placed_piece(m)][m.to()] : 0);
        int reduction = shared_.reductions(depth, count);  // in hundredths of a ply

        if (!root && best > -kSuperior) {
            const int reduced = std::max(depth - 1 - reduction / 100, 0);
            if (!tactical && !checks && !in_check) {
                if (count >= quiet_limit(n, depth, improving)) {
                    picker.skip_quiets();
                    continue;
                }
                if (reduced <= 3 && history < -n.prune_history * (reduced + 1)) continue;
                if (reduced <= 7 &&
                    f->static_eval + n.futility_base + n.futility_slope * reduced <= alpha)
                    continue;
                if (reduced <= 8 && !see_at_least(pos_, m, -n.exchange_quiet * reduced * reduced))
                    continue;
            } else if (tactical && !checks && !in_check && reduced <= 6 &&
                       f->static_eval + n.capture_base + n.capture_slope * reduced +
                               2 * exchange_value<V>(type_of(pos_.piece_on(m.to()))) +
                               (m.is_promotion() ? n.quiescence_promotion : 0) <=
                           alpha) {
                continue;  // even what it takes does not help
            } else if (depth <= 7 && !see_at_least(pos_, m, -n.exchange_tactical * depth)) {
                continue;
            }
        }

        int extension = 0;
        if (!root && m == hash_move && !excluded && depth >= 7 && entry.depth >= depth - 3 &&
            (int(entry.bound) & int(Bound::Lower)) && std::abs(hash_score) < kSuperior) {
            // Singular: if every other move fails well below the hash move's score, look further.
            const int bar = hash_score - n.singular * depth / 10;
            f->excluded = m;
            const int score = search<false>(f, bar - 1, bar, (depth - 1) / 2, cut_node);
            f->excluded = Move{};
            if (stopped()) return 0;
            if (score < bar)
                extension = !Pv && score < bar - n.singular_double &&
                                    f->double_extensions < kDoubleExtensions
                                ? 2
                                : 1;
            else if (bar >= beta)
                return bar;  // several moves are good enough
            else if (hash_score >= beta)
                extension = Pv ? -1 : -2;
            else if (cut_node)
                extension = -1;
        } else if (checks && f->check_extensions < root_depth_ && see_at_least(pos_, m, 0)) {
            extension = 1;
        }

        if (tactical) {
            if (capture_count < 32) captures[capture_count++] = m;
        } else if (quiet_count < 64) {
            quiets[quiet_count++] = m;
        }

        const int saved_extensions = f->check_extensions, saved_double = f->double_extensions;
        f->check_extensions += checks && extension > 0;
        f->double_extensions += extension == 2;
        make(f, m);
        const int next_depth = depth - 1 + extension;
        int score;
        if (depth >= 2 && count > 1 + root && (!tactical || cut_node)) {
            // Late moves get less depth, unless they prove worth it.
            if (!Pv) reduction += n.reduction_narrow;
            if (cut_node) reduction += n.reduction_cut;
            if (!improving && depth > 4) reduction += n.reduction_worse;
            if ((f + 1)->cutoffs > 3) reduction += n.reduction_cutoffs;
            if (tactical || checks || in_check) reduction -= n.reduction_forcing;
            reduction -= 100 * history / n.reduction_history;
            const int reduced = std::clamp(next_depth - reduction / 100, 1, next_depth);
            score = -search<false>(f + 1, -alpha - 1, -alpha, reduced, true);
            if (score > alpha && reduced < next_depth)
                score = -search<false>(f + 1, -alpha - 1, -alpha, next_depth, !cut_node);
        } else if (!Pv || count > 1) {
            score = -search<false>(f + 1, -alpha - 1, -alpha, next_depth, !cut_node);
        } else {
            score = -kInfinite;  // the first move of a PV node is searched below
        }
        if (Pv && (count == 1 || score > alpha))
            score = -search<true>(f + 1, -beta, -alpha, next_depth, false);
        unmake();
        f->check_extensions = saved_extensions;
        f->double_extensions = saved_double;
        if (stopped()) return 0;

        if (root) {
            const bool known = count == 1 || score > alpha;
            note_root_move(f, m, known ? score : -kInfinite,
                           score >= beta    ? Bound::Lower
                           : score <= alpha ? Bound::Upper
                                            : Bound::Exact);
        }
        // Where all moves fail low the first stands for them in the line of a bound.
        if (Pv && !root && (count == 1 || score > alpha)) extend_line(f, m);
        if (score > best) {
            best = score;
            if (score > alpha) {
                best_move = m;
                if (score >= beta) {
                    ++f->cutoffs;
                    break;
                }
                alpha = score;
            }
        }
    }

    if (count == 0) return excluded ? alpha : mated_in(ply_);
    // A further line of MultiPV leaves out the best moves: what it finds is not the position's.
    if (root && line_start_ > 0) return best;
    if (best_move) {
        if (best >= beta) {
            if (!is_tactical(pos_, best_move))
                reward_quiet(f, best_move, depth, quiets, quiet_count);
            reward_capture(best_move, depth, captures, capture_count);
        }
    } else if (!excluded && (f - 1)->quiet) {
        reward_refutation(f, history_bonus(n, depth) / (Pv || cut_node ? 1 : 2));
    }
    // A bound tells of an error only in its own direction; captures would have told anyway.
    if (!in_check && !excluded && !(best_move && is_tactical(pos_, best_move)) &&
        std::abs(best) < kSuperior &&
        (best > f->static_eval ? bool(best_move) : !(best_move && best >= beta)))
        corrections_.learn(pos_.turn(), correction_keys(f), best - f->static_eval, depth);
    if (!excluded) {
        const Bound bound = best >= beta             ? Bound::Lower
                            : Pv && best > old_alpha ? Bound::Exact
                                                     : Bound::Upper;
        shared_.table.store(key, {best_move, to_table(best, ply_), plain_eval, depth, bound});
    }
    return best;
}

template <class V>
template <bool Pv>
int Worker<V>::quiesce(Frame* f, int alpha, int beta, int checks_left) {
    if (!enter_node()) return 0;
    f->line_length = 0;
    if (Pv) selective_depth_ = std::max(selective_depth_, ply_ + 1);
    if (const int score = rule_score(); score != kNoScore) return score;
    const bool in_check = pos_.in_check();
    if (ply_ >= kMaxPly - 1) return in_check ? kDraw : evaluated();
    if (in_check && in_first_of_several() && checks_left < -kFirstCheckPlies) return evaluated();

    const SearchNumbers& n = shared_.numbers;
    const Key key = pos_.key();
    TableEntry entry;
    const bool hit = shared_.table.probe(key, entry);
    const int hash_score = hit ? from_table(entry.score, ply_) : kNoScore;
    const int table_depth = in_check ? 0 : -1;
    if (!Pv && hit && entry.depth >= table_depth && entry.bound != Bound::None &&
        (int(entry.bound) & int(hash_score >= beta ? Bound::Lower : Bound::Upper)))
        return hash_score;
    // A mate that the table knows has its moves there: the line is to show them. In the first
    // iteration over several lines its first move must do: all that a mate has can be millions.
    if (Pv && hit && entry.move && is_mate(hash_score)) {
        if (!in_first_of_several()) return search<true>(f, alpha, beta, 1, false);
        if (int(entry.bound) & int(hash_score > 0 ? Bound::Lower : Bound::Upper)) {
            (f + 1)->line_length = 0;
            if (pos_.pseudo_legal(entry.move) && pos_.legal(entry.move)) extend_line(f, entry.move);
            return hash_score;
        }
    }

    int best = -kInfinite, futile = -kInfinite, plain_eval = kNoScore;
    f->static_eval = kNoScore;
    if (!in_check) {
        plain_eval = hit && entry.eval != kNoScore ? entry.eval : evaluated();
        best = f->static_eval = corrected(f, plain_eval);
        if (hit && entry.bound != Bound::None &&
            (int(entry.bound) & int(hash_score > best ? Bound::Lower : Bound::Upper)))
            best = hash_score;
        if (best >= beta) return best;
        alpha = std::max(alpha, best);
        futile = f->static_eval + n.quiescence;
    }

    MovePicker<V> picker(pos_, histories_, list_for(f), hit ? entry.move : Move{}, hints(f),
                         checks_left > 0);
    const int old_alpha = alpha;
    Move best_move{};
    // Far down only what was just captured is taken back: open boards have exchanges without end.
    const int exchange_plies = in_first_of_several() ? kFirstExchangePlies : kExchangePlies;
    const bool deep = !in_check && checks_left < -exchange_plies;
    int count = 0, quiet_evasions = 0;
    while (const Move m = picker.next()) {
        if (!pos_.legal(m)) continue;
        ++count;
        // One or two quiet ways out of check show that there are some.
        if (best > -kSuperior && in_check && !pos_.is_capture(m)) {
            if (++quiet_evasions > 2) continue;
        } else if (best > -kSuperior) {
            if (deep && m.to() != f[-1].current.to()) continue;
            if (!in_check && !pos_.gives_check(m)) {
                int gain = 2 * exchange_value<V>(type_of(pos_.piece_on(m.to())));
                if (m.is_promotion()) gain += n.quiescence_promotion;
                if (futile + gain <= alpha) {
                    best = std::max(best, futile + gain);
                    continue;
                }
            }
            if (!see_at_least(pos_, m, 0)) continue;
        }
        make(f, m);
        const int score = -quiesce<Pv>(f + 1, -beta, -alpha, checks_left - 1);
        unmake();
        if (stopped()) return 0;
        if (score <= best) continue;
        best = score;
        if (score > alpha) {
            best_move = m;
            if (Pv) extend_line(f, m);
            if (score >= beta) break;
            alpha = score;
        }
    }
    if (in_check && count == 0) return mated_in(ply_);
    const Bound bound = best >= beta             ? Bound::Lower
                        : best > old_alpha && Pv ? Bound::Exact
                                                 : Bound::Upper;
    shared_.table.store(key, {best_move, to_table(best, ply_), plain_eval, table_depth, bound});
    return best;
}

#define SHOGI_INSTANTIATE(V) template class Worker<V>;
SHOGI_VARIANTS(SHOGI_INSTANTIATE)

}  // namespace shogi
