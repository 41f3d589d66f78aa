#include "core/mate_in_one.h"

#include <array>
#include <cstdlib>

namespace shogi {

namespace {

// The squares from which a piece that does not slide may come next to a king, or leap at it.
template <class V>
struct Near {
    std::array<Bitboard, Geometry<V>::kSpan> squares{};

    Near() {
        using G = Geometry<V>;
        for (Bitboard kings = G::kAll; kings;) {
            const Square k = kings.pop();
            for (Bitboard all = G::kAll; all;) {
                const Square s = all.pop();
                if (std::abs(G::file_of(s) - G::file_of(k)) <= 3 &&
                    std::abs(G::rank_of(s) - G::rank_of(k)) <= 4)
                    squares[k] |= Bitboard::of(s);
            }
        }
    }
};

template <class V>
inline const Near<V> kNear{};

template <class V>
class MateFinder {
    using G = Geometry<V>;
    // A king with more squares to go to is hardly mated by one move.
    static constexpr int kMostFlights = 4;

  public:
    explicit MateFinder(const Position<V>& pos)
        : pos_(pos), us_(pos.turn()), king_(pos.king(~us_)), occupied_(pos.occupied()) {}

    Move find() {
        if (king_ == kNoSquare) return Move{};
        ring_ = kAttacks<V>.step[~us_][King][king_];
        movers_ = pos_.pieces(us_) & ~pos_.pieces(King) &
                  (kNear<V>.squares[king_] | pos_.diagonal_sliders() | pos_.orthogonal_sliders() |
                   pos_.pieces(Lance));
        if (!movers_ && !pos_.hand(us_).has_more_than_pawns()) return Move{};
        const Bitboard without_king = occupied_ ^ Bitboard::of(king_);
        int count = 0;
        for (Bitboard b = ring_ & ~pos_.pieces(~us_); b;) {
            const Square s = b.pop();
            if (pos_.is_attacked(s, us_, without_king)) continue;
            open_ |= Bitboard::of(s);
            if (++count > kMostFlights) return Move{};
        }
        if (const Move m = drops()) return m;
        return moves();
    }

  private:
    // Where a piece of ours attacks the king from next to it, or by a leap.
    Bitboard checking(PieceType pt) const {
        const AttackTables<V>& t = kAttacks<V>;
        return t.step[~us_][pt][king_] | (t.reach[~us_][pt][king_] & ring_);
    }
    // Whether a piece that comes to `s` leaves the king no open square by itself.
    bool covers(PieceType pt, Square s) const {
        const Bitboard seen = occupied_ ^ Bitboard::of(king_);
        return !(open_ & ~Bitboard::of(s) & ~attacks<V>(us_, pt, s, seen));
    }

    Move drops() const {
        const Hand hand = pos_.hand(us_);
        for (PieceType pt : kHandTypes) {
            if (pt == Pawn || !hand.has(pt)) continue;  // RULES 1.7: no mate by a pawn drop
            // Next to the king the piece needs cover.
            Bitboard to = checking(pt) & ~occupied_ & ~open_ & ~kAttacks<V>.dead_end[us_][pt];
            while (to) {
                const Square s = to.pop();
                if (!covers(pt, s)) continue;
                if (const Move m = Move::drop(pt, s); mates(m, pt)) return m;
            }
        }
        return Move{};
    }

    Move moves() const {
        for (Bitboard b = movers_; b;) {
            const Square from = b.pop();
            const PieceType pt = type_of(pos_.piece_on(from));
            const PieceType turned = can_promote(pt) ? promoted(pt) : NoPieceType;
            const Bitboard plain = checking(pt);
            const Bitboard after = turned ? checking(turned) : Bitboard{};
            Bitboard to = kAttacks<V>.reach[us_][pt][from] & (plain | after) & ~pos_.pieces(us_);
            if (!to) continue;
            to &= attacks<V>(us_, pt, from, occupied_);
            while (to) {
                const Square s = to.pop();
                if (turned && after.has(s) && (G::kZone[us_].has(from) || G::kZone[us_].has(s)) &&
                    covers(turned, s))
                    if (const Move m = Move::board(from, s, true); mates(m, turned)) return m;
                if (plain.has(s) && !kAttacks<V>.dead_end[us_][pt].has(s) && covers(pt, s))
                    if (const Move m = Move::board(from, s); mates(m, pt)) return m;
            }
        }
        return Move{};
    }

    // Whether the king can neither go nor the checking piece be taken.
    bool mates(Move m, PieceType placed) const {
        const Square to = m.to();
        Bitboard mine = pos_.pieces(us_), occ = occupied_ | Bitboard::of(to);
        if (!m.is_drop()) {
            mine ^= Bitboard::of(m.from());
            occ ^= Bitboard::of(m.from());
        }
        const Bitboard theirs = pos_.pieces(~us_) & ~Bitboard::of(to);
        const Bitboard without_king = occ ^ Bitboard::of(king_);
        const Bitboard covered = attacks<V>(us_, placed, to, without_king);
        for (Bitboard b = ring_ & ~theirs & ~covered; b;)
            if (!(pos_.attackers_to(b.pop(), without_king) & mine)) return false;
        for (Bitboard b = pos_.attackers_to(to, occ) & theirs & ~Bitboard::of(king_); b;)
            if (!pinned(b.pop(), mine, occ)) return false;
        return pos_.legal(m);
    }

    // Whether a piece of theirs must stay where it is, or on its line but not before the king.
    bool pinned(Square s, Bitboard mine, Bitboard occ) const {
        const AttackTables<V>& t = kAttacks<V>;
        Bitboard snipers = ((t.reach[~us_][Lance][king_] & pos_.pieces(Lance)) |
                            (t.reach[~us_][Bishop][king_] & pos_.diagonal_sliders()) |
                            (t.reach[~us_][Rook][king_] & pos_.orthogonal_sliders())) &
                           mine;
        while (snipers) {
            const Bitboard between = t.between[king_][snipers.pop()];
            if (between.has(s) && !(between & occ & ~Bitboard::of(s))) return true;
        }
        return false;
    }

    const Position<V>& pos_;
    const Color us_;
    const Square king_;
    const Bitboard occupied_;
    Bitboard ring_, open_, movers_;
};

}  // namespace

template <class V>
Move mate_in_one(const Position<V>& pos) {
    return MateFinder<V>(pos).find();
}

#define SHOGI_INSTANTIATE(V) template Move mate_in_one<V>(const Position<V>&);
SHOGI_VARIANTS(SHOGI_INSTANTIATE)

}  // namespace shogi
