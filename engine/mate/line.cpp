#include "mate/line.h"

#include "mate/checks.h"

namespace shogi {

template <class V>
MateLine<V>::MateLine(MateSolver<V>& solver)
    : solver_(solver), exact_(solver.pos_, [&solver] {
          return solver.stopped() ||
                 (solver.limits_.time >= 0 && now_ms() - solver.start_ >= solver.limits_.time);
      }) {}

template <class V>
bool MateLine<V>::build() {
    // What an exact answer may cost at most, beside a share of what the proof has cost.
    constexpr std::uint64_t kCheap = 100'000;
    const int longest = 2 * MateSolver<V>::kMaxDepth + 1;
    if (exact_.attack_within(longest, kCheap + solver_.nodes_ / 4) != ExactMate<V>::kNone) {
        moves_ = exact_.line();
        return true;
    }
    if (solver_.stopped() || attack(0) == kNone) return false;
    read_moves();
    return true;
}

template <class V>
int MateLine<V>::remember(Key key, int length, Move best) {
    known_[key] = {length, best};
    return length;
}

template <class V>
int MateLine<V>::after(int ply, Move m, bool attacking) {
    Child child;
    child.move = m;
    child.key = solver_.key_after(m, solver_.frames_[ply].key);
    solver_.enter(ply, child);
    const int length = attacking ? defend(ply + 1) : attack(ply + 1);
    solver_.leave(ply);
    return length;
}

// The proof of the attacker's position, searched for again if the table has lost it.
template <class V>
bool MateLine<V>::ready(int ply, Proof& proof) {
    const auto& f = solver_.frames_[ply];
    if (solver_.table_.probe(f.key, f.hand, f.path, proof) && proof.is_mate()) return true;
    proof = solver_.template search<true>(ply, kNever, kNever);
    return proof.is_mate();
}

template <class V>
int MateLine<V>::attack(int ply) {
    const Key key = solver_.pos_.key();
    if (const Known* seen = known_.find(key)) return seen->length;
    if (solver_.stopped() || ply + 2 >= MateSolver<V>::kMaxDepth || walking_[key]) return kNone;
    if (const int length = exact_.attack_within(kShort, kShortNodes); length != kNone)
        return remember(key, length, exact_.line().front());

    Proof proof;
    walking_[key] = true;
    int length = kNone;
    if (ready(ply, proof) && solver_.pos_.pseudo_legal(proof.best) &&
        solver_.pos_.legal(proof.best) && solver_.pos_.gives_check(proof.best))
        length = after(ply, proof.best, true);
    walking_[key] = false;
    return length == kNone ? kNone : remember(key, length + 1, proof.best);
}

template <class V>
int MateLine<V>::defend(int ply) {
    const Key key = solver_.pos_.key();
    if (const Known* seen = known_.find(key)) return seen->length;
    std::vector<Move> moves = legal_moves(solver_.pos_);
    std::stable_partition(moves.begin(), moves.end(), [](Move m) { return !m.is_drop(); });
    int longest = 0, without_drops = 0;
    Move best = Move::none();
    for (Move m : moves) {
        if (m.is_drop() && is_futile(ply, m, without_drops)) continue;
        const int length = after(ply, m, false);
        if (length == kNone) return kNone;
        if (length + 1 > longest) {
            longest = length + 1;
            best = m;
        }
        if (!m.is_drop()) without_drops = longest;
    }
    return remember(key, longest, best);
}

template <class V>
bool MateLine<V>::is_futile(int ply, Move drop, int length) {
    const Square checker = solver_.pos_.checkers().first();
    Child child;
    child.move = drop;
    child.key = solver_.key_after(drop, solver_.frames_[ply].key);
    solver_.enter(ply, child);
    bool futile = false;
    for (Move m : recaptures(solver_.pos_, checker, drop.to())) {
        const auto& f = solver_.frames_[ply + 1];
        Proof proof;
        const Key path = 0;  // a mate holds on all paths
        if (futile ||
            !solver_.table_.probe(solver_.key_after(m, f.key), solver_.hand_after(m, f.hand), path,
                                  proof) ||
            !proof.is_mate())
            continue;
        const int taken = after(ply + 1, m, true);
        futile = taken != kNone && taken <= length;
    }
    solver_.leave(ply);
    return futile;
}

template <class V>
void MateLine<V>::read_moves() {
    Position<V> pos = solver_.pos_;
    moves_.clear();
    for (;;) {
        const Known& seen = known_[pos.key()];
        if (pos.turn() == solver_.attacker_ && seen.length <= kShort) {
            ExactMate<V> exact(pos, [] { return false; });
            exact.attack_within(kShort, kShortNodes);
            for (Move m : exact.line()) moves_.push_back(m);
            return;
        }
        if (!seen.best) return;
        moves_.push_back(seen.best);
        pos.do_move(seen.best);
    }
}

#define SHOGI_INSTANTIATE(V) template class MateLine<V>;
SHOGI_VARIANTS(SHOGI_INSTANTIATE)

}  // namespace shogi
