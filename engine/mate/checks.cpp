#include "mate/checks.h"

namespace shogi {

namespace {

template <class V>
class CheckGenerator {
    using G = Geometry<V>;

  public:
    CheckGenerator(const Position<V>& pos, MoveList& list)
        : pos_(pos), list_(list), us_(pos.turn()), king_(pos.king(~us_)) {}

    void run() {
        const Bitboard shields = discoverers();
        for (Bitboard b = shields; b;) discover(b.pop());
        for (int i = Pawn; i < PieceTypeCount; ++i) {
            const PieceType pt = PieceType(i);
            if (pt != King && V::kSet[demoted(pt)] > 0) direct(pt, shields);
        }
    }

  private:
    // Our pieces that alone stand between a slider of ours and the king.
    Bitboard discoverers() const {
        const AttackTables<V>& t = kAttacks<V>;
        Bitboard snipers = ((t.reach[~us_][Lance][king_] & pos_.pieces(Lance)) |
                            (t.reach[Black][Bishop][king_] & pos_.diagonal_sliders()) |
                            (t.reach[Black][Rook][king_] & pos_.orthogonal_sliders())) &
                           pos_.pieces(us_);
        Bitboard found;
        while (snipers) {
            const Bitboard shield = t.between[king_][snipers.pop()] & pos_.occupied();
            if (shield && !shield.more_than_one()) found |= shield & pos_.pieces(us_);
        }
        return found;
    }

    // Where a piece of that type would attack the king from.
    Bitboard attacking(PieceType pt) const { return attacks<V>(~us_, pt, king_, pos_.occupied()); }

    void direct(PieceType pt, Bitboard shields) {
        const bool held = !is_promoted(pt) && pos_.hand(us_).has(pt);
        const Bitboard movers = pos_.pieces(us_, pt) & ~shields;
        if (!held && !movers) return;
        const Bitboard plain = attacking(pt);
        if (held) {
            Bitboard to = plain & G::kAll & ~pos_.occupied() & ~kAttacks<V>.dead_end[us_][pt];
            if (pt == Pawn) to &= pos_.pawn_drop_area(us_);
            while (to) list_.add(Move::drop(pt, to.pop()));
        }
        const Bitboard turned = can_promote(pt) ? attacking(promoted(pt)) : Bitboard{};
        const Bitboard targets = (plain | turned) & ~pos_.pieces(us_);
        for (Bitboard b = movers; b;) {
            const Square from = b.pop();
            for (Bitboard to = attacks<V>(us_, pt, from, pos_.occupied()) & targets; to;) {
                const Square s = to.pop();
                if (turned.has(s) && (G::kZone[us_].has(from) || G::kZone[us_].has(s)))
                    list_.add(Move::board(from, s, true));
                if (plain.has(s) && !kAttacks<V>.dead_end[us_][pt].has(s))
                    list_.add(Move::board(from, s));
            }
        }
    }

    void discover(Square from) {
        const PieceType pt = type_of(pos_.piece_on(from));
        Bitboard to = attacks<V>(us_, pt, from, pos_.occupied()) & ~pos_.pieces(us_);
        while (to) {
            const Square s = to.pop();
            if (can_promote(pt) && (G::kZone[us_].has(from) || G::kZone[us_].has(s)))
                add_if_check(Move::board(from, s, true));
            if (!kAttacks<V>.dead_end[us_][pt].has(s)) add_if_check(Move::board(from, s));
        }
    }

    void add_if_check(Move m) {
        if (pos_.gives_check(m)) list_.add(m);
    }

    const Position<V>& pos_;
    MoveList& list_;
    const Color us_;
    const Square king_;
};

}  // namespace

template <class V>
void generate_checks(const Position<V>& pos, MoveList& list) {
    if (pos.king(~pos.turn()) == kNoSquare) return;
    int kept = 0;
    if (pos.in_check()) {
        generate_legal(pos, list);
        for (const ScoredMove& m : list)
            if (pos.gives_check(m.move)) list[kept++] = m;
    } else {
        CheckGenerator<V>(pos, list).run();
        for (const ScoredMove& m : list)
            if (pos.legal(m.move)) list[kept++] = m;
    }
    list.truncate(kept);
}

#define SHOGI_INSTANTIATE(V) template void generate_checks<V>(const Position<V>&, MoveList&);
SHOGI_VARIANTS(SHOGI_INSTANTIATE)

}  // namespace shogi
