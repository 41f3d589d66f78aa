#include "core/movegen.h"

namespace shogi {

namespace {

// Whether the promoted piece can do all the unpromoted one can.
constexpr bool promotion_dominates(PieceType pt) {
    return pt == Pawn || pt == Bishop || pt == Rook;
}

template <class V, Declining D>
class Generator {
    using G = Geometry<V>;

  public:
    Generator(const Position<V>& pos, MoveList& list) : pos_(pos), list_(list), us_(pos.turn()) {}

    void board_moves(Bitboard targets) { board_moves(targets, targets); }

    void board_moves(Bitboard targets, Bitboard pawn_targets) {
        pawns(pawn_targets);
        pieces<Lance>(targets);
        pieces<Knight>(targets);
        pieces<Silver>(targets);
        pieces<Bishop>(targets);
        pieces<Rook>(targets);
        golds(targets);
        pieces<Horse>(targets);
        pieces<Dragon>(targets);
        if constexpr (V::kSet[Queen] > 0) pieces<Queen>(targets);
    }

    // All pawns step at once: files are whole within a word, so a shift by one is a step.
    void pawns(Bitboard targets) {
        constexpr Bitboard kEdge[2] = {G::ranks(0, 0), G::ranks(V::kRanks - 1, V::kRanks - 1)};
        const Bitboard movable = pos_.pieces(us_, Pawn) & ~kEdge[us_];
        const Bitboard stepped = us_ == Black ? Bitboard{movable.lo >> 1, movable.hi >> 1}
                                              : Bitboard{movable.lo << 1, movable.hi << 1};
        const int back = us_ == Black ? 1 : -1;
        for (Bitboard b = stepped & targets; b;) {
            const Square to = b.pop();
            promotable<Pawn>(to + back, to);
        }
    }

    void king(Bitboard targets) {
        const Square k = pos_.king(us_);
        if (k == kNoSquare) return;
        plain(k, kAttacks<V>.step[us_][King][k] & targets);
    }

    void drops(Bitboard targets) {
        const Hand hand = pos_.hand(us_);
        if (hand.empty()) return;
        if (hand.has(Pawn))
            for (Bitboard b = targets & pos_.pawn_drop_area(us_); b;)
                list_.add(Move::drop(Pawn, b.pop()));
        for (PieceType pt : kHandTypes) {
            if (pt == Pawn || !hand.has(pt)) continue;
            for (Bitboard b = targets & ~kAttacks<V>.dead_end[us_][pt]; b;)
                list_.add(Move::drop(pt, b.pop()));
        }
    }

    // Moves and drops to empty squares that attack the king on `k` directly.
    void quiet_checks(Square k) {
        const Bitboard empty = G::kAll & ~pos_.occupied();
        checks<Lance>(k, empty);
        checks<Knight>(k, empty);
        checks<Silver>(k, empty);
        checks<Bishop>(k, empty);
        checks<Rook>(k, empty);
        checks<Gold>(k, empty);
        checks<Horse>(k, empty);
        checks<Dragon>(k, empty);
        if constexpr (V::kSet[Queen] > 0) checks<Queen>(k, empty);
        const Bitboard pawn_from = squares_attacking<Pawn>(k) & empty;
        for (Bitboard b = pos_.hand(us_).has(Pawn) ? pawn_from & pos_.pawn_drop_area(us_)
                                                   : Bitboard{};
             b;)
            list_.add(Move::drop(Pawn, b.pop()));
    }

  private:
    // Where a piece of ours would give check: what the king would attack if it moved like our
    // piece.
    template <PieceType PT>
    Bitboard squares_attacking(Square k) const {
        return attacks<V>(~us_, PT, k, pos_.occupied());
    }

    template <PieceType PT>
    void checks(Square k, Bitboard empty) {
        const bool held = !is_promoted(PT) && pos_.hand(us_).has(PT);
        const Bitboard movers = PT == Gold ? pos_.pieces(us_, GoldMovers) : pos_.pieces(us_, PT);
        if (!held && !movers) return;
        const Bitboard plain_from = squares_attacking<PT>(k) & empty;
        if (held)
            for (Bitboard b = plain_from & ~kAttacks<V>.dead_end[us_][PT]; b;)
                list_.add(Move::drop(PT, b.pop()));
        Bitboard promoted_from;
        if constexpr (can_promote(PT)) promoted_from = squares_attacking<promoted(PT)>(k) & empty;
        for (Bitboard pieces = movers; pieces;) {
            const Square from = pieces.pop();
            Bitboard to = attacks<V>(us_, PT, from, pos_.occupied()) & (plain_from | promoted_from);
            while (to) check<PT>(from, to.pop(), plain_from, promoted_from);
        }
    }

    template <PieceType PT>
    void check(Square from, Square to, Bitboard plain_from, Bitboard promoted_from) {
        if constexpr (can_promote(PT)) {
            const bool zone = G::kZone[us_].has(from) || G::kZone[us_].has(to);
            if (zone && promoted_from.has(to)) list_.add(Move::board(from, to, true));
            if (zone && D == Declining::Sensible && promotion_dominates(PT)) return;
        }
        if (plain_from.has(to) && !kAttacks<V>.dead_end[us_][PT].has(to))
            list_.add(Move::board(from, to));
    }

    template <PieceType PT>
    void pieces(Bitboard targets) {
        for (Bitboard b = pos_.pieces(us_, PT); b;) {
            const Square from = b.pop();
            Bitboard to = attacks<V>(us_, PT, from, pos_.occupied()) & targets;
            if constexpr (can_promote(PT)) {
                while (to) promotable<PT>(from, to.pop());
            } else {
                plain(from, to);
            }
        }
    }

    void golds(Bitboard targets) {
        for (Bitboard b = pos_.pieces(us_, GoldMovers); b;) {
            const Square from = b.pop();
            plain(from, kAttacks<V>.step[us_][Gold][from] & targets);
        }
    }

    void plain(Square from, Bitboard targets) {
        while (targets) list_.add(Move::board(from, targets.pop()));
    }

    template <PieceType PT>
    void promotable(Square from, Square to) {
        if (G::kZone[us_].has(from) || G::kZone[us_].has(to)) {
            list_.add(Move::board(from, to, true));
            if (D == Declining::Sensible && promotion_dominates(PT)) return;
        }
        if (!kAttacks<V>.dead_end[us_][PT].has(to)) list_.add(Move::board(from, to));
    }

    const Position<V>& pos_;
    MoveList& list_;
    const Color us_;
};

}  // namespace

template <class V, Gen Kind, Declining D>
void generate(const Position<V>& pos, MoveList& list) {
    Generator<V, D> gen(pos, list);
    const Color us = pos.turn();
    const Bitboard own = pos.pieces(us), theirs = pos.pieces(~us);
    const Bitboard empty = Geometry<V>::kAll & ~pos.occupied();

    if constexpr (Kind == Gen::Evasions) {
        const Square k = pos.king(us);
        Bitboard checkers = pos.checkers();
        gen.king(Geometry<V>::kAll & ~own);
        if (checkers.more_than_one()) return;
        const Square checker = checkers.first();
        const Bitboard between = kAttacks<V>.between[k][checker];
        gen.board_moves(between | checkers);
        gen.drops(between);
    } else if constexpr (Kind == Gen::QuietChecks) {
        if (pos.king(~us) != kNoSquare) gen.quiet_checks(pos.king(~us));
    } else if constexpr (Kind == Gen::NonEvasions) {
        gen.board_moves(Geometry<V>::kAll & ~own);
        gen.king(Geometry<V>::kAll & ~own);
        gen.drops(empty);
    } else {
        // A pawn that reaches the zone always promotes in search, which makes it a tactical move.
        static_assert(D == Declining::Sensible);
        const Bitboard zone = Geometry<V>::kZone[us];
        const Bitboard targets = Kind == Gen::Captures ? theirs : empty;
        gen.board_moves(targets, Kind == Gen::Captures ? theirs | (empty & zone) : empty & ~zone);
        gen.king(targets);
        if (Kind == Gen::Quiets) gen.drops(empty);
    }
}

template <class V>
void generate_legal(const Position<V>& pos, MoveList& list) {
    if (pos.in_check())
        generate<V, Gen::Evasions, Declining::All>(pos, list);
    else
        generate<V, Gen::NonEvasions, Declining::All>(pos, list);
    int kept = 0;
    for (int i = 0; i < list.size(); ++i)
        if (pos.legal(list[i].move)) list[kept++] = list[i];
    list.truncate(kept);
}

template <class V>
bool has_legal_move(const Position<V>& pos) {
    MoveList list;
    generate_legal(pos, list);
    return list.size() > 0;
}

#define SHOGI_INSTANTIATE(V)                                                                      \
    template void generate<V, Gen::Captures, Declining::Sensible>(const Position<V>&, MoveList&); \
    template void generate<V, Gen::Quiets, Declining::Sensible>(const Position<V>&, MoveList&);   \
    template void generate<V, Gen::QuietChecks, Declining::Sensible>(const Position<V>&,          \
                                                                     MoveList&);                  \
    template void generate<V, Gen::Evasions, Declining::Sensible>(const Position<V>&, MoveList&); \
    template void generate_legal<V>(const Position<V>&, MoveList&);                               \
    template bool has_legal_move<V>(const Position<V>&);
SHOGI_VARIANTS(SHOGI_INSTANTIATE)

}  // namespace shogi
