// The picture that a move makes on the board, seen without a search: a fork, a pin, a line that is
// opened. Whether it wins anything is for a search to say.
#pragma once

#include "core/position.h"
#include "eval/values.h"

namespace shogi {

enum class Motif { None, Fork, Discovered, Pin };

// A piece that is spoken of: a lance or more, and no king.
template <class V>
bool is_worth_a_word(PieceType pt) {
    constexpr int kPiece = 280;
    return pt != King && exchange_value<V>(pt) >= kPiece;
}

// Sees what moves make of a position, which is not in check.
template <class V>
class MotifSeeker {
  public:
    explicit MotifSeeker(Position<V>& pos) : pos_(pos), us_(pos.turn()) {
        for (Bitboard b = pos.pieces(~us_); b;) {
            const Square s = b.pop();
            if (is_worth_a_word<V>(type_of(pos.piece_on(s)))) pieces_ |= Bitboard::of(s);
        }
        pos.do_null_move();
        pinned_ = pos.pinned();
        pos.undo_null_move();
    }

    // What `m`, a legal move, makes of it; of several pictures the rarest.
    Motif of(Move m) {
        const Bitboard before = pos_.occupied();
        pos_.do_move(m);
        const Motif motif = seen(m, before);
        pos_.undo_move();
        return motif;
    }

    // What a move that has just been made attacks and would win something by taking, the king among
    // it; nothing where that is one thing alone.
    Bitboard forked(Move m) const {
        const PieceType pt = type_of(pos_.piece_on(m.to()));
        const Bitboard hit = attacks<V>(us_, pt, m.to(), pos_.occupied());
        const Bitboard pieces = hit & pieces_ & ~Bitboard::of(m.to());
        const Bitboard all = (hit & pos_.pieces(~us_, King)) | threatened(pt, pieces);
        return all.more_than_one() ? all : Bitboard{};
    }

  private:
    // After the move.
    Motif seen(Move m, Bitboard before) const {
        const Bitboard pieces = pieces_ & ~Bitboard::of(m.to());
        const Bitboard king = pos_.pieces(~us_, King);
        const PieceType pt = type_of(pos_.piece_on(m.to()));
        const Bitboard hit = attacks<V>(us_, pt, m.to(), pos_.occupied()) & (pieces | king);
        if (pos_.pinned() & pieces & (hit | ~pinned_)) return Motif::Pin;
        if (!m.is_drop() && opens_a_line(m, before, pieces, king)) return Motif::Discovered;
        return !is_lost(m.to()) && forked(m) ? Motif::Fork : Motif::None;
    }

    // Whether something behind the piece that moved threatens what it did not attack.
    bool opens_a_line(Move m, Bitboard before, Bitboard pieces, Bitboard king) const {
        const Bitboard sliders =
            pos_.diagonal_sliders() | pos_.orthogonal_sliders() | pos_.pieces(Lance);
        for (Bitboard b = sliders & pos_.pieces(us_) & ~Bitboard::of(m.to()); b;) {
            const Square s = b.pop();
            const PieceType pt = type_of(pos_.piece_on(s));
            const Bitboard now =
                attacks<V>(us_, pt, s, pos_.occupied()) & ~attacks<V>(us_, pt, s, before);
            if (now & king || threatened(pt, now & pieces)) return true;
        }
        return false;
    }

    // Which of them a piece of that type would win something by taking.
    Bitboard threatened(PieceType pt, Bitboard pieces) const {
        Bitboard won;
        while (pieces) {
            const Square s = pieces.pop();
            const int gain = exchange_value<V>(type_of(pos_.piece_on(s))) - exchange_value<V>(pt);
            if (gain > 0 || !pos_.is_attacked(s, ~us_, pos_.occupied())) won |= Bitboard::of(s);
        }
        return won;
    }

    // Whether what stands there can be taken for nothing.
    bool is_lost(Square s) const {
        return pos_.is_attacked(s, ~us_, pos_.occupied()) &&
               !pos_.is_attacked(s, us_, pos_.occupied());
    }

    Position<V>& pos_;
    const Color us_;
    Bitboard pieces_;  // of the other side, worth a word
    Bitboard pinned_;  // of the other side, before the move
};

}  // namespace shogi
