#include "eval/accumulator.h"

namespace shogi {

template <class V>
Accumulator<V>::Accumulator(const EvaluationTables<V>& tables, const Position<V>& pos) {
    for (Bitboard b = pos.occupied(); b;) {
        const Square s = b.pop();
        alone_ += tables.alone(pos.piece_on(s), s);
    }
    for (Color c : {Black, White}) {
        for (PieceType pt : kHandTypes)
            for (int n = 1; n <= pos.hand(c).count(pt); ++n) alone_ += tables.in_hand(c, pt, n);
        by_king_[c] = with_king(tables, pos, c);
    }
}

template <class V>
int Accumulator<V>::with_king(const EvaluationTables<V>& tables, const Position<V>& pos,
                              Color king) {
    const Square k = pos.king(king);
    if (k == kNoSquare) return 0;
    int sum = 0;
    for (Bitboard b = pos.occupied() & ~pos.pieces(King); b;) {
        const Square s = b.pop();
        sum += tables.by_king(king, k, pos.piece_on(s), s);
    }
    for (Color owner : {Black, White}) {
        const Hand hand = pos.hand(owner);
        if (hand.empty()) continue;
        for (PieceType pt : kHandTypes)
            if (const int n = hand.count(pt)) sum += n * tables.by_king_in_hand(king, k, owner, pt);
    }
    return sum;
}

template <class V>
Accumulator<V> Accumulator<V>::next(const EvaluationTables<V>& tables, const Delta& d,
                                    const Position<V>& after) const {
    Accumulator next = *this;
    next.alone_ += tables.alone(d.placed, d.to);
    if (!d.is_drop()) next.alone_ -= tables.alone(d.moved, d.from);
    if (d.captured != NoPiece) next.alone_ -= tables.alone(d.captured, d.to);
    const int sign = d.is_drop() ? -1 : 1;
    if (d.in_hand != NoPieceType) next.alone_ += sign * tables.in_hand(d.mover, d.in_hand, d.held);
    for (Color c : {Black, White}) {
        const Square k = after.king(c);
        if (k == kNoSquare) continue;
        if (d.moves_king() && c == d.mover) {
            next.by_king_[c] = with_king(tables, after, c);
            continue;
        }
        int& sum = next.by_king_[c];
        if (!d.moves_king()) {
            sum += tables.by_king(c, k, d.placed, d.to);
            if (!d.is_drop()) sum -= tables.by_king(c, k, d.moved, d.from);
        }
        if (d.captured != NoPiece) sum -= tables.by_king(c, k, d.captured, d.to);
        if (d.in_hand != NoPieceType)
            sum += sign * tables.by_king_in_hand(c, k, d.mover, d.in_hand);
    }
    return next;
}

#define SHOGI_INSTANTIATE(V) template class Accumulator<V>;
SHOGI_VARIANTS(SHOGI_INSTANTIATE)

}  // namespace shogi
