#include "search/picker.h"

#include <utility>

#include "eval/exchange.h"
#include "eval/values.h"

namespace shogi {

template <class V>
MovePicker<V>::MovePicker(const Position<V>& pos, Histories<V>& histories, MoveList& list,
                          Move hash_move, const QuietHints<V>& hints, int depth)
    : pos_(pos),
      histories_(histories),
      hash_move_(pos.pseudo_legal(hash_move) ? hash_move : Move{}),
      hints_(hints),
      depth_(depth),
      stage_(pos.in_check() ? HashEvasion : HashMove),
      list_(list) {
    list_.clear();
}

template <class V>
MovePicker<V>::MovePicker(const Position<V>& pos, Histories<V>& histories, MoveList& list,
                          Move hash_move, const QuietHints<V>& hints, bool with_checks)
    : pos_(pos),
      histories_(histories),
      hash_move_(pos.pseudo_legal(hash_move) && (pos.in_check() || is_tactical(pos, hash_move))
                     ? hash_move
                     : Move{}),
      hints_(hints),
      stage_(pos.in_check() ? HashEvasion : HashTactical),
      with_checks_(with_checks),
      list_(list) {
    list_.clear();
}

template <class V>
MovePicker<V>::MovePicker(const Position<V>& pos, Histories<V>& histories, MoveList& list,
                          Move hash_move, int threshold)
    : pos_(pos),
      histories_(histories),
      hash_move_(pos.pseudo_legal(hash_move) && is_tactical(pos, hash_move) &&
                         see_at_least(pos, hash_move, threshold)
                     ? hash_move
                     : Move{}),
      threshold_(threshold),
      stage_(HashGaining),
      list_(list) {
    list_.clear();
}

template <class V>
int MovePicker<V>::quiet_score(Move m) const {
    const Piece placed = pos_.placed_piece(m);
    int score = histories_.butterfly(pos_.turn(), m);
    if (hints_.after[0]) score += 2 * (*hints_.after[0])[placed][m.to()];
    if (hints_.after[1]) score += (*hints_.after[1])[placed][m.to()];
    if (hints_.after[2]) score += (*hints_.after[2])[placed][m.to()] / 2;
    if (pos_.gives_check(m) && see_at_least(pos_, m, -50)) score += hints_.check_bonus;
    if (m.is_promotion()) score += 4000;
    return score;
}

template <class V>
void MovePicker<V>::score_captures() {
    for (ScoredMove& m : list_) {
        const PieceType victim = type_of(pos_.piece_on(m.move.to()));
        const Piece placed = pos_.placed_piece(m.move);
        m.score = 8 * exchange_value<V>(victim) - kBoardValue<V>[type_of(placed)] / 4 +
                  histories_.capture(placed, m.move.to(), victim) / 4;
        if (m.move.is_promotion())
            m.score +=
                4 * (kBoardValue<V>[type_of(placed)] - kBoardValue<V>[demoted(type_of(placed))]);
    }
}

template <class V>
void MovePicker<V>::score_quiets() {
    for (ScoredMove& m : list_) m.score = quiet_score(m.move);
}

template <class V>
void MovePicker<V>::score_evasions() {
    for (ScoredMove& m : list_) {
        if (pos_.is_capture(m.move))
            m.score = (1 << 20) + 8 * exchange_value<V>(type_of(pos_.piece_on(m.move.to()))) -
                      exchange_value<V>(type_of(pos_.placed_piece(m.move)));
        else
            m.score = quiet_score(m.move);
    }
}

// The best of what is left, by selection: most nodes stop after a few moves.
template <class V>
Move MovePicker<V>::pick_best() {
    int best = cursor_;
    for (int i = cursor_ + 1; i < list_.size(); ++i)
        if (list_[i].score > list_[best].score) best = i;
    std::swap(list_[cursor_], list_[best]);
    return list_[cursor_++].move;
}

// Insertion sort of the moves that promise something; the long tail keeps its order.
template <class V>
void MovePicker<V>::sort_above(int limit) {
    int sorted = 0;
    for (int i = 0; i < list_.size(); ++i) {
        if (list_[i].score < limit) continue;
        const ScoredMove m = list_[i];
        list_[i] = list_[sorted];
        int j = sorted++;
        for (; j > 0 && list_[j - 1].score < m.score; --j) list_[j] = list_[j - 1];
        list_[j] = m;
    }
}

template <class V>
bool MovePicker<V>::usable_special(Move m) const {
    return m && m != hash_move_ && pos_.pseudo_legal(m) && !is_tactical(pos_, m);
}

template <class V>
Move MovePicker<V>::next() {
    switch (stage_) {
        case HashMove:
        case HashEvasion:
        case HashTactical:
        case HashGaining:
            advance();
            if (hash_move_) return hash_move_;
            return next();

        case MakeCaptures:
        case MakeTactical:
        case MakeGaining:
            generate<V, Gen::Captures, Declining::Sensible>(pos_, list_);
            score_captures();
            advance();
            return next();

        case GoodCaptures:
            while (cursor_ < list_.size()) {
                const Move m = pick_best();
                if (m == hash_move_) continue;
                if (see_at_least(pos_, m, 0) || bad_count_ == int(bad_.size())) return m;
                bad_[bad_count_++] = m;
            }
            advance();
            [[fallthrough]];

        case FirstKiller:
            advance();
            if (!skip_quiets_ && usable_special(hints_.killers[0])) return hints_.killers[0];
            [[fallthrough]];

        case SecondKiller:
            advance();
            if (!skip_quiets_ && usable_special(hints_.killers[1])) return hints_.killers[1];
            [[fallthrough]];

        case CounterMove:
            advance();
            if (!skip_quiets_ && usable_special(hints_.counter) &&
                hints_.counter != hints_.killers[0] && hints_.counter != hints_.killers[1])
                return hints_.counter;
            [[fallthrough]];

        case MakeQuiets:
            list_.clear();
            cursor_ = 0;
            if (!skip_quiets_) {
                generate<V, Gen::Quiets, Declining::Sensible>(pos_, list_);
                score_quiets();
                sort_above(-2000 * depth_);
            }
            advance();
            [[fallthrough]];

        case Quiets:
            while (!skip_quiets_ && cursor_ < list_.size()) {
                const Move m = list_[cursor_++].move;
                if (m != hash_move_ && m != hints_.killers[0] && m != hints_.killers[1] &&
                    m != hints_.counter)
                    return m;
            }
            cursor_ = 0;
            advance();
            [[fallthrough]];

        case BadCaptures:
            if (cursor_ < bad_count_) return bad_[cursor_++];
            stage_ = Done;
            [[fallthrough]];

        case Done:
            return Move{};

        case MakeEvasions:
            generate<V, Gen::Evasions, Declining::Sensible>(pos_, list_);
            score_evasions();
            advance();
            [[fallthrough]];

        case Evasions:
        case Checks:
            while (cursor_ < list_.size())
                if (const Move m = pick_best(); m != hash_move_) return m;
            return Move{};

        case Tactical:
            while (cursor_ < list_.size())
                if (const Move m = pick_best(); m != hash_move_) return m;
            advance();
            [[fallthrough]];

        case MakeChecks:
            if (!with_checks_) return Move{};
            list_.clear();
            cursor_ = 0;
            generate<V, Gen::QuietChecks, Declining::Sensible>(pos_, list_);
            score_quiets();
            advance();
            return next();

        case Gaining:
            while (cursor_ < list_.size())
                if (const Move m = pick_best();
                    m != hash_move_ && see_at_least(pos_, m, threshold_))
                    return m;
            return Move{};
    }
    return Move{};
}

#define SHOGI_INSTANTIATE(V) template class MovePicker<V>;
SHOGI_VARIANTS(SHOGI_INSTANTIATE)

}  // namespace shogi
