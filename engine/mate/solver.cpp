#include "mate/solver.h"

#include "mate/checks.h"
#include "mate/line.h"

namespace shogi {

namespace {

constexpr int kPathPlaces = 1 << 12;
constexpr int place_of(Key key) { return int(key >> 20) & (kPathPlaces - 1); }

Key extend_path(Key path, Key key) {
    SplitMix mixer{path ^ key};
    return mixer.next();
}

template <bool Attacking>
Effort& aim(Proof& p) {
    return Attacking ? p.mate : p.escape;
}
template <bool Attacking>
Effort& denial(Proof& p) {
    return Attacking ? p.escape : p.mate;
}
template <bool Attacking>
Effort aim(const Proof& p) {
    return Attacking ? p.mate : p.escape;
}
template <bool Attacking>
Effort denial(const Proof& p) {
    return Attacking ? p.escape : p.mate;
}

Proof escape_leaning_on(int ply, Hand hand) {
    Proof p;
    p.mate = kNever;
    p.escape = 0;
    p.hand = hand;
    p.leans_on = ply;
    return p;
}

// Whether the promoted piece can do all that the unpromoted one can.
constexpr bool promotion_dominates(PieceType pt) {
    return pt == Pawn || pt == Bishop || pt == Rook;
}

// Captures first, then steps of the king, then what comes between by a move, last the drops.
template <class V>
int defence_order(const Position<V>& pos, Move m) {
    if (m.is_drop()) return 3;
    if (pos.is_capture(m)) return 0;
    return m.from() == pos.king(pos.turn()) ? 1 : 2;
}

}  // namespace

template <class V>
MateSolver<V>::MateSolver(std::function<void(const MateReport&)> report)
    : report_(std::move(report)), frames_(kMaxDepth + 2) {}

template <class V>
MateSolver<V>::~MateSolver() = default;

// --- the path ------------------------------------------------------------------------------------

template <class V>
void MateSolver<V>::set_root(const Position<V>& root) {
    pos_ = root;
    attacker_ = root.turn();
    on_path_.assign(kPathPlaces, 0);
    Key key = attacker_ == White ? kZobrist<V>.white_to_move : 0;
    for (Bitboard b = root.occupied(); b;) {
        const Square s = b.pop();
        key ^= kZobrist<V>.piece[root.piece_on(s)][s];
    }
    Frame& f = frames_[0];
    f.key = key;
    f.path = 0;
    f.hand = root.hand(attacker_);
    ++on_path_[place_of(key)];
    ply_ = 0;
}

template <class V>
Key MateSolver<V>::key_after(Move m, Key key) const {
    const ZobristKeys<V>& z = kZobrist<V>;
    key ^= z.white_to_move ^ z.piece[pos_.placed_piece(m)][m.to()];
    if (!m.is_drop()) {
        key ^= z.piece[pos_.moved_piece(m)][m.from()];
        if (const Piece taken = pos_.piece_on(m.to()); taken != NoPiece)
            key ^= z.piece[taken][m.to()];
    }
    return key;
}

// Of the attacker, who moves.
template <class V>
Hand MateSolver<V>::hand_after(Move m, Hand hand) const {
    if (m.is_drop())
        hand.remove(m.dropped());
    else if (const Piece taken = pos_.piece_on(m.to()); taken != NoPiece)
        hand.add(demoted(type_of(taken)));
    return hand;
}

template <class V>
void MateSolver<V>::enter(int ply, const Child& child) {
    const Frame& here = frames_[ply];
    Frame& there = frames_[ply + 1];
    there.key = child.key;
    there.path = extend_path(here.path, here.key);
    pos_.do_move(child.move);
    there.hand = pos_.hand(attacker_);
    ++on_path_[place_of(there.key)];
    ply_ = ply + 1;
}

template <class V>
void MateSolver<V>::leave(int ply) {
    --on_path_[place_of(frames_[ply + 1].key)];
    pos_.undo_move();
    ply_ = ply;
}

// The latest position of the path with the same board from which the attacker held at least as
// much: who can mate now could have done so then, sooner. -1 if there is none.
template <class V>
int MateSolver<V>::repeated_ply(int ply, Key key, Hand hand) const {
    if (on_path_[place_of(key)] == 0) return -1;
    for (int p = ply - 4; p >= 0; p -= 2)
        if (frames_[p].key == key && frames_[p].hand.covers(hand)) return p;
    return -1;
}

// --- nodes ---------------------------------------------------------------------------------------

// What may be dropped in between must not grow as the attacker's hand shrinks: the proof keeps
// every type of which the defender has none.
template <class V>
Proof MateSolver<V>::mated() const {
    Proof p;
    p.mate = 0;
    p.escape = kNever;
    const Bitboard checkers = pos_.checkers();
    if (checkers.more_than_one() || !kAttacks<V>.between[pos_.king(~attacker_)][checkers.first()])
        return p;
    const Hand attacker = pos_.hand(attacker_), defender = pos_.hand(~attacker_);
    for (PieceType pt : kHandTypes)
        if (!defender.has(pt)) p.hand.add(pt, attacker.count(pt));
    return p;
}

// A first look at a position nobody has searched.
template <class V>
template <bool Attacking>
void MateSolver<V>::look_ahead(int ply, Child& child) {
    if constexpr (Attacking) {
        ++nodes_;
        enter(ply, child);
        MoveList evasions;
        generate_legal(pos_, evasions);
        if (evasions.size() == 0) {
            child.proof = mated();
            table_.store(child.key, frames_[ply + 1].hand, child.proof, 1);
        } else {
            Bitboard drops;
            int moves = 0;
            for (const ScoredMove& m : evasions)
                if (m.move.is_drop())
                    drops |= Bitboard::of(m.move.to());
                else
                    ++moves;
            child.proof = {Effort(moves + drops.count()), 1};
        }
        leave(ply);
    } else {
        child.proof = Proof{};
    }
}

template <class V>
template <bool Attacking>
void MateSolver<V>::look_up(int ply, Child& child) {
    const Frame& f = frames_[ply];
    const Hand hand = Attacking ? hand_after(child.move, f.hand) : f.hand;
    if (const int repeated = repeated_ply(ply + 1, child.key, hand); repeated >= 0)
        child.proof = escape_leaning_on(repeated, hand);
    else if (!table_.probe(child.key, hand, extend_path(f.path, f.key), child.proof))
        look_ahead<Attacking>(ply, child);
}

// Chains moves much alike, so that the next is looked at when the one before it has failed.
template <class V>
template <bool Attacking>
void MateSolver<V>::link_alike(std::vector<Child>& children) const {
    std::array<int, Geometry<V>::kSpan> last_drop;
    last_drop.fill(-1);
    for (int i = 0; i < int(children.size()); ++i) {
        const Move m = children[i].move;
        if (m.is_drop()) {
            if (Attacking) continue;
            int& last = last_drop[m.to()];
            if (last >= 0) {
                children[last].next = i;
                children[i].hidden = true;
            }
            last = i;
        } else if (!m.is_promotion() && promotion_dominates(type_of(pos_.piece_on(m.from())))) {
            for (int j = 0; j < i; ++j)
                if (children[j].move == Move::board(m.from(), m.to(), true)) {
                    children[j].next = i;
                    children[i].hidden = true;
                }
        }
    }
}

template <class V>
template <bool Attacking>
void MateSolver<V>::expand(int ply) {
    Frame& f = frames_[ply];
    MoveList list;
    if constexpr (Attacking) {
        generate_checks(pos_, list);
    } else {
        generate_legal(pos_, list);
        for (ScoredMove& m : list) m.score = defence_order(pos_, m.move);
        std::stable_sort(list.begin(), list.end(), [](const ScoredMove& a, const ScoredMove& b) {
            return a.score < b.score;
        });
    }
    f.children.resize(std::size_t(list.size()));
    for (int i = 0; i < list.size(); ++i) {
        f.children[i] = Child{};
        f.children[i].move = list[i].move;
        f.children[i].key = key_after(list[i].move, f.key);
    }
    link_alike<Attacking>(f.children);
    for (Child& child : f.children)
        if (!child.hidden) look_up<Attacking>(ply, child);
}

// The final result of a node: by the child that decides it, or because all have failed.
template <class V>
template <bool Attacking>
Proof MateSolver<V>::conclude(int ply, const Child* decisive) const {
    const Frame& f = frames_[ply];
    const Hand attacker = pos_.hand(attacker_), defender = pos_.hand(~attacker_);
    // The attacker's hand before a move for a hand after it.
    const auto before = [&](const Child& c) {
        Hand hand = c.proof.hand;
        if (c.move.is_drop()) {
            hand.add(c.move.dropped());
        } else if (const Piece taken = pos_.piece_on(c.move.to()); taken != NoPiece) {
            const PieceType gained = demoted(type_of(taken));
            if (hand.has(gained)) hand.remove(gained);
        }
        return hand;
    };
    Proof p;
    if constexpr (Attacking) {
        if (decisive) {
            p = {0, kNever, before(*decisive), decisive->move, decisive->proof.length + 1};
        } else {
            // A larger hand of types held already opens no new check, one of other types might.
            p = {kNever, 0, sum(attacker, defender)};
            for (PieceType pt : kHandTypes)
                while (!attacker.has(pt) && p.hand.has(pt)) p.hand.remove(pt);
            for (const Child& c : f.children) {
                p.hand = smaller(p.hand, before(c));
                p.leans_on = std::min(p.leans_on, c.proof.leans_on);
                p.provisional = p.provisional || c.proof.provisional;
            }
        }
    } else {
        if (decisive) {
            p = {kNever, 0, decisive->proof.hand, decisive->move, 0, decisive->proof.leans_on};
            p.provisional = decisive->proof.provisional;
        } else {
            p = mated();
            for (const Child& c : f.children) {
                p.hand = larger(p.hand, c.proof.hand);
                p.length = std::max(p.length, c.proof.length + 1);
            }
        }
    }
    return p;
}

template <class V>
void MateSolver<V>::keep(int ply, const Proof& proof, std::uint64_t effort) {
    const Frame& f = frames_[ply];
    const bool leans = proof.is_escape() && proof.leans_on < ply;
    if (proof.provisional || (leans && !strict_))
        table_.store_provisional(f.key, f.hand, proof, effort);
    else if (leans)
        table_.store_on_path(f.key, f.hand, f.path, proof, effort);
    else
        table_.store(f.key, f.hand, proof, effort);
}

// --- the search ----------------------------------------------------------------------------------

// Works on the node until its efforts reach a limit or it is decided. With `Attacking` the side to
// move wants mate; the defender's nodes are the mirror image with mate and escape exchanged.
template <class V>
template <bool Attacking>
Proof MateSolver<V>::search(int ply, Effort mate_limit, Effort escape_limit) {
    if (ply >= kMaxDepth) return escape_leaning_on(Proof::kDepthLimit, frames_[ply].hand);
    const Effort aim_limit = Attacking ? mate_limit : escape_limit;
    const Effort denial_limit = Attacking ? escape_limit : mate_limit;
    const std::uint64_t nodes_before = nodes_;
    Proof result;
    count_node();
    deepest_ = std::max(deepest_, ply);
    expand<Attacking>(ply);
    std::vector<Child>& children = frames_[ply].children;

    while (true) {
        // The child nearest to our aim is the one to search; its rival sets the limit.
        Child* best = nullptr;
        Effort nearest = kNever, second = kNever, hardest = 0;
        int open = 0;
        for (Child& c : children) {  // of moves much alike the earlier is first in line
            if (c.hidden) continue;
            if (denial<Attacking>(c.proof) == 0) {
                // Failed: the next of its kind comes in.
                if (c.next >= 0 && children[c.next].hidden) {
                    children[c.next].hidden = false;
                    look_up<Attacking>(ply, children[c.next]);
                }
                continue;
            }
            const Effort distance = aim<Attacking>(c.proof);
            // Of several ways to decide the node one that leans on nothing is best.
            const bool firmer =
                best && distance == nearest && c.proof.leans_on > best->proof.leans_on;
            if (distance < nearest || !best || firmer) {
                if (best) second = nearest;
                nearest = distance;
                best = &c;
            } else {
                second = std::min(second, distance);
            }
            hardest = std::max(hardest, denial<Attacking>(c.proof));
            ++open;
        }
        if (!best || nearest == 0) {
            result = conclude<Attacking>(ply, best);
            break;
        }
        const Effort others = Effort(open - 1);
        aim<Attacking>(result) = nearest;
        denial<Attacking>(result) = std::min(hardest + others, kNever - 1);
        result.best = best->move;
        if (nearest >= aim_limit || hardest + others >= denial_limit || stopped()) break;

        const Effort child_aim_limit =
            std::min(aim_limit, std::min(second, kNever - 2 - second / 4) + 1 + second / 4);
        const Effort child_denial_limit = denial_limit - others;
        enter(ply, *best);
        best->proof = Attacking ? search<false>(ply + 1, child_aim_limit, child_denial_limit)
                                : search<true>(ply + 1, child_denial_limit, child_aim_limit);
        leave(ply);
    }
    keep(ply, result, nodes_ - nodes_before);
    return result;
}

template <class V>
void MateSolver<V>::count_node() {
    ++nodes_;
    if (limits_.nodes && nodes_ >= limits_.nodes) stop();
    if (nodes_ % 256 == 0 || stopped()) {
        const Milliseconds now = now_ms();
        if (limits_.time >= 0 && now - start_ >= limits_.time) stop();
        if (now >= next_report_) announce(ply_);
    }
}

template <class V>
MateReport MateSolver<V>::figures() const {
    MateReport r;
    r.nodes = nodes_;
    r.elapsed = now_ms() - start_;
    r.permille_full = table_.permille_full();
    r.depth = deepest_;
    return r;
}

template <class V>
void MateSolver<V>::announce(int ply) {
    constexpr Milliseconds kReportEvery = 1000;
    next_report_ = now_ms() + kReportEvery;
    MateReport r = figures();
    Position<V> back = pos_;
    for (int p = ply; p > 0; --p) {
        r.line.insert(r.line.begin(), back.last_move());
        back.undo_move();
    }
    report_(r);
}

// Decides the defender's position that stands now, wherever that is, as if it came after the root.
template <class V>
Proof MateSolver<V>::search_apart(Key key) {
    Frame& f = frames_[1];
    f.key = key;
    f.path = key;
    f.hand = pos_.hand(attacker_);
    ++on_path_[place_of(key)];
    ply_ = 1;
    const Proof proof = search<false>(1, kNever, kNever);
    ply_ = 0;
    --on_path_[place_of(key)];
    return proof;
}

// Whether the escapes in the table hold together, from the root on: every check of a position among
// them is met by a defence to another. Each position is visited once; coming back to one is no
// mate. The moves are walked forth and back, as far as they go.
template <class V>
bool MateSolver<V>::escape_stands() {
    walked_ = std::make_unique<Walk>();
    std::deque<Step>& way = walked_->way;
    KeySet& visited = walked_->visited;
    visited.insert(pos_.key());
    const auto arrive = [&](Key key) {
        MoveList list;
        generate_checks(pos_, list);
        Step step{key, {}};
        for (const ScoredMove& m : list) step.checks.push_back(m.move);
        way.push_back(std::move(step));
    };
    arrive(frames_[0].key);
    bool stands = true;
    while (!way.empty()) {
        if (way.back().checks.empty() || !stands) {
            way.pop_back();
            if (!way.empty()) {
                pos_.undo_move();
                pos_.undo_move();
            }
            continue;
        }
        const Move check = way.back().checks.back();
        way.back().checks.pop_back();
        const Key checked = key_after(check, way.back().key);
        pos_.do_move(check);
        Proof proof;
        const Key path = 0;  // escapes kept to a path are not wanted
        count_node();
        if (!visited.insert(pos_.key())) {
            pos_.undo_move();
            continue;
        }
        if (!table_.probe(checked, pos_.hand(attacker_), path, proof) || !proof.final())
            proof = search_apart(checked);
        stands = !stopped() && proof.is_escape() && pos_.pseudo_legal(proof.best) &&
                 pos_.legal(proof.best);
        if (!stands) {
            pos_.undo_move();
            continue;
        }
        const Key defended = key_after(proof.best, checked);
        pos_.do_move(proof.best);
        if (visited.insert(pos_.key())) {
            arrive(defended);
        } else {
            pos_.undo_move();
            pos_.undo_move();
        }
    }
    return stands;
}

template <class V>
MateResult MateSolver<V>::solve(const Position<V>& root, const MateLimits& limits) {
    forget();
    limits_ = limits;
    start_ = now_ms();
    next_report_ = start_ + 1000;
    nodes_ = 0;
    deepest_ = 0;
    strict_ = false;
    set_root(root);
    MateResult result;
    if (root.king(~attacker_) == kNoSquare) {
        result.answer = MateAnswer::NoMate;
        return result;
    }
    // A proof that does not stand is forgotten with all that led to it. Two keys have to collide
    // for that, or a proof to be lost and found again by way of what was built on it.
    for (int attempt = 0; attempt < 3 && !stopped(); ++attempt) {
        table_.start_search();
        const Proof proof = search<true>(0, kNever, kNever);
        if (proof.is_escape()) {
            const bool open = proof.provisional || proof.leans_on == Proof::kDepthLimit;
            if (!open || (!strict_ && escape_stands())) {
                result.answer = MateAnswer::NoMate;
                break;
            }
            if (strict_) break;
            strict_ = true;
            continue;
        }
        if (!proof.is_mate()) break;
        if (!limits_.with_line) {
            result.answer = MateAnswer::Mate;
            break;
        }
        line_ = std::make_unique<MateLine<V>>(*this);
        if (!line_->build()) {
            strict_ = true;
            continue;
        }
        result.answer = MateAnswer::Mate;
        result.line = line_->moves();
        MateReport r = figures();
        r.is_mate = true;
        r.line = result.line;
        r.depth = int(result.line.size());
        report_(r);
        break;
    }
    return result;
}

template <class V>
void MateSolver<V>::forget() {
    line_.reset();
    walked_.reset();
}

#define SHOGI_INSTANTIATE(V) template class MateSolver<V>;
SHOGI_VARIANTS(SHOGI_INSTANTIATE)

}  // namespace shogi
