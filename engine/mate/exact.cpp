#include "mate/exact.h"

#include <algorithm>

#include "mate/checks.h"

namespace shogi {

namespace {

constexpr int kEndless = 1 << 20;

template <class V>
std::vector<Move> checks(const Position<V>& pos) {
    MoveList list;
    generate_checks(pos, list);
    std::vector<Move> moves;
    for (const ScoredMove& m : list) moves.push_back(m.move);
    return moves;
}

}  // namespace

template <class V>
std::vector<Move> legal_moves(const Position<V>& pos) {
    MoveList list;
    generate_legal(pos, list);
    std::vector<Move> moves;
    for (const ScoredMove& m : list) moves.push_back(m.move);
    return moves;
}

template <class V>
std::vector<Move> recaptures(const Position<V>& pos, Square checker, Square square) {
    std::vector<Move> moves;
    for (bool promote : {true, false}) {
        const Move m = Move::board(checker, square, promote);
        if (pos.pseudo_legal(m) && pos.legal(m) && pos.gives_check(m)) moves.push_back(m);
    }
    return moves;
}

template <class V>
bool ExactMate<V>::out_of_nodes() {
    if (++nodes_ > budget_ || (nodes_ % 256 == 0 && give_up_())) gave_up_ = true;
    return gave_up_;
}

template <class V>
int ExactMate<V>::attack_within(int limit, std::uint64_t nodes) {
    budget_ = nodes_ + nodes;
    gave_up_ = false;
    return attack(limit);
}

template <class V>
int ExactMate<V>::child(Move m, int limit, bool attacking) {
    pos_.do_move(m);
    const int length = attacking ? defend(limit) : attack(limit);
    pos_.undo_move();
    return length;
}

template <class V>
int ExactMate<V>::attack(int limit) {
    const Key key = pos_.key();
    const Known seen = known_[key];
    if (seen.length >= 0) return seen.length <= limit ? seen.length : kNone;
    if (seen.above >= limit || out_of_nodes()) return kNone;
    const std::vector<Move> moves = checks(pos_);
    if (moves.empty()) known_[key].above = kEndless;
    for (int length = std::max(1, seen.above + 2); length <= limit; length += 2) {
        for (Move m : moves) {
            if (child(m, length - 1, true) != kNone) {
                known_[key] = {length, length - 1, m};
                return length;
            }
            if (gave_up_) return kNone;
        }
        if (moves.empty()) return kNone;
        known_[key].above = length;
    }
    return kNone;
}

template <class V>
int ExactMate<V>::defend(int limit) {
    const Key key = pos_.key();
    const Known seen = known_[key];
    if (seen.length >= 0) return seen.length <= limit ? seen.length : kNone;
    if (seen.above >= limit || out_of_nodes()) return kNone;
    std::vector<Move> moves = legal_moves(pos_);
    std::stable_partition(moves.begin(), moves.end(), [](Move m) { return !m.is_drop(); });

    Known found{0, -1, Move::none()};
    int without_drops = 0;
    for (Move m : moves) {
        if (m.is_drop() && is_futile(m, without_drops)) continue;
        const int length = gave_up_ ? kNone : child(m, limit - 1, false);
        if (gave_up_) return kNone;
        if (length == kNone) {
            known_[key].above = std::max(known_[key].above, limit);
            return kNone;
        }
        if (length + 1 > found.length) found = {length + 1, length, m};
        if (!m.is_drop()) without_drops = found.length;
    }
    known_[key] = found;
    return found.length;
}

template <class V>
std::vector<Move> ExactMate<V>::longest_defences(int length) {
    std::vector<Move> moves = legal_moves(pos_), longest;
    std::stable_partition(moves.begin(), moves.end(), [](Move m) { return !m.is_drop(); });
    int without_drops = 0;
    for (Move m : moves) {
        if (m.is_drop() && is_futile(m, without_drops)) continue;
        const int after = child(m, length - 1, false);
        if (after + 1 == length) longest.push_back(m);
        if (!m.is_drop()) without_drops = std::max(without_drops, after + 1);
    }
    return longest;
}

template <class V>
bool ExactMate<V>::is_futile(Move drop, int length) {
    const Square checker = pos_.checkers().first();
    bool futile = false;
    pos_.do_move(drop);
    for (Move m : recaptures(pos_, checker, drop.to()))
        futile = futile || child(m, length, true) != kNone;
    pos_.undo_move();
    return futile;
}

template <class V>
std::vector<Move> ExactMate<V>::line() {
    std::vector<Move> moves;
    for (Move m = known_[pos_.key()].best; m; m = known_[pos_.key()].best) {
        moves.push_back(m);
        pos_.do_move(m);
    }
    for (std::size_t i = 0; i < moves.size(); ++i) pos_.undo_move();
    return moves;
}

#define SHOGI_INSTANTIATE(V)                                                      \
    template std::vector<Move> legal_moves<V>(const Position<V>&);                \
    template std::vector<Move> recaptures<V>(const Position<V>&, Square, Square); \
    template class ExactMate<V>;
SHOGI_VARIANTS(SHOGI_INSTANTIATE)

}  // namespace shogi
