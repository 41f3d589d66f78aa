#include "core/position.h"

#include <algorithm>

namespace shogi {

template <class V>
Position<V>::Position() : states_(64), board_keys_(64) {}

// --- make and unmake -----------------------------------------------------------------------------

template <class V>
void Position<V>::put(Piece p, Square s) {
    const PieceType pt = type_of(p);
    const Bitboard b = Bitboard::of(s);
    board_[s] = p;
    by_color_[color_of(p)] |= b;
    by_type_[pt] |= b;
    if (moves_like_gold(pt)) by_type_[GoldMovers] |= b;
}

template <class V>
void Position<V>::remove(Piece p, Square s) {
    const PieceType pt = type_of(p);
    const Bitboard b = ~Bitboard::of(s);
    board_[s] = NoPiece;
    by_color_[color_of(p)] &= b;
    by_type_[pt] &= b;
    if (moves_like_gold(pt)) by_type_[GoldMovers] &= b;
}

template <class V>
typename Position<V>::State& Position<V>::push_state() {
    if (std::size_t(++top_) == states_.size()) {
        states_.resize(states_.size() * 2);
        board_keys_.resize(states_.size());
    }
    states_[top_] = states_[top_ - 1];
    return states_[top_];
}

template <class V>
Delta Position<V>::do_move(Move m) {
    State& st = push_state();
    const ZobristKeys<V>& z = kZobrist<V>;
    const Color us = turn_, them = ~us;
    const Square to = m.to();
    Delta d;
    d.mover = us;
    d.placed = placed_piece(m);
    d.to = to;
    if (m.is_drop()) {
        const PieceType pt = m.dropped();
        d.in_hand = pt;
        d.held = hand_[us].count(pt);
        hand_[us].remove(pt);
        st.hand_key -= z.hand[us][hand_slot(pt)];
    } else {
        d.from = m.from();
        d.moved = board_[d.from];
        if (board_[to] != NoPiece) {
            d.captured = board_[to];
            d.in_hand = demoted(type_of(d.captured));
            remove(d.captured, to);
            st.board_key ^= z.piece[d.captured][to];
            hand_[us].add(d.in_hand);
            st.hand_key += z.hand[us][hand_slot(d.in_hand)];
            d.held = hand_[us].count(d.in_hand);
        }
        remove(d.moved, d.from);
        st.board_key ^= z.piece[d.moved][d.from];
        if (d.moves_king()) king_[us] = to;
    }
    put(d.placed, to);
    st.move = m;
    st.captured = d.captured;
    st.plies_from_null++;
    st.board_key ^= z.piece[d.placed][to] ^ z.white_to_move;
    board_keys_[top_] = st.board_key;
    st.bared = d.captured != NoPiece && is_bare(them);
    turn_ = them;
    st.hand = hand_[them];
    find_checks(st);
    st.check_run[us] = st.checkers ? st.check_run[us] + 1 : 0;
    return d;
}

template <class V>
Key Position<V>::key_after(Move m) const {
    const ZobristKeys<V>& z = kZobrist<V>;
    Key board = state().board_key ^ z.white_to_move ^ z.piece[placed_piece(m)][m.to()];
    Key hand = state().hand_key;
    if (m.is_drop()) {
        hand -= z.hand[turn_][hand_slot(m.dropped())];
    } else {
        board ^= z.piece[board_[m.from()]][m.from()];
        if (const Piece captured = board_[m.to()]; captured != NoPiece) {
            board ^= z.piece[captured][m.to()];
            hand += z.hand[turn_][hand_slot(demoted(type_of(captured)))];
        }
    }
    return board + hand;
}

template <class V>
void Position<V>::undo_move() {
    const State& st = state();
    const Move m = st.move;
    const Square to = m.to();
    const Color us = turn_ = ~turn_;
    const Piece placed = board_[to];

    remove(placed, to);
    if (m.is_drop()) {
        hand_[us].add(m.dropped());
    } else {
        put(m.is_promotion() ? Piece(placed - 8) : placed, m.from());
        if (type_of(placed) == King) king_[us] = m.from();
        if (st.captured != NoPiece) {
            put(st.captured, to);
            hand_[us].remove(demoted(type_of(st.captured)));
        }
    }
    --top_;
}

template <class V>
void Position<V>::do_null_move() {
    State& st = push_state();
    st.move = Move::null();
    st.captured = NoPiece;
    st.bared = false;
    st.plies_from_null = 0;
    st.board_key ^= kZobrist<V>.white_to_move;
    board_keys_[top_] = st.board_key;
    turn_ = ~turn_;
    st.hand = hand_[turn_];
    find_checks(st);
    st.check_run[Black] = st.check_run[White] = 0;
}

template <class V>
void Position<V>::undo_null_move() {
    turn_ = ~turn_;
    --top_;
}

// --- attacks -------------------------------------------------------------------------------------

// One walk over the enemy sliders that aim at the king finds both: nothing in between is a check,
// one own piece in between is pinned.
template <class V>
void Position<V>::find_checks(State& st) const {
    st.checkers = {};
    st.pinned = {};
    const Square k = king_[turn_];
    if (k == kNoSquare) return;
    const AttackTables<V>& t = kAttacks<V>;
    const Color us = turn_;
    const Bitboard theirs = by_color_[~us], occ = occupied();
    const auto& step = t.step[us];

    st.checkers = ((step[Pawn][k] & by_type_[Pawn]) | (step[Knight][k] & by_type_[Knight]) |
                   (step[Silver][k] & by_type_[Silver]) | (step[Gold][k] & by_type_[GoldMovers]) |
                   (step[Horse][k] & by_type_[Horse]) | (step[Dragon][k] & by_type_[Dragon])) &
                  theirs;
    Bitboard snipers =
        ((t.reach[us][Lance][k] & by_type_[Lance]) | (t.reach[us][Bishop][k] & diagonal_sliders()) |
         (t.reach[us][Rook][k] & orthogonal_sliders())) &
        theirs;
    while (snipers) {
        const Square s = snipers.pop();
        const Bitboard shield = t.between[k][s] & occ;
        if (!shield)
            st.checkers |= Bitboard::of(s);
        else if (!shield.more_than_one())
            st.pinned |= shield & by_color_[us];
    }
}

template <class V>
Bitboard Position<V>::attackers_to(Square s, Bitboard occ) const {
    const AttackTables<V>& t = kAttacks<V>;
    Bitboard found;
    for (Color c : {Black, White}) {
        const auto& step = t.step[~c];  // seen from the target
        found |= ((step[Pawn][s] & by_type_[Pawn]) | (step[Knight][s] & by_type_[Knight]) |
                  (step[Silver][s] & by_type_[Silver]) | (step[Gold][s] & by_type_[GoldMovers])) &
                 by_color_[c];
        if (const Bitboard lances = t.reach[~c][Lance][s] & pieces(c, Lance))
            found |= lance_attacks<V>(~c, s, occ) & lances;
    }
    found |= t.step[Black][King][s] & (by_type_[King] | pieces(Horse, Dragon));
    if (t.reach[Black][Bishop][s] & diagonal_sliders())
        found |= bishop_attacks<V>(s, occ) & diagonal_sliders();
    if (t.reach[Black][Rook][s] & orthogonal_sliders())
        found |= rook_attacks<V>(s, occ) & orthogonal_sliders();
    return found;
}

template <class V>
bool Position<V>::is_attacked(Square s, Color by, Bitboard occ) const {
    const AttackTables<V>& t = kAttacks<V>;
    const Bitboard theirs = by_color_[by];
    const auto& step = t.step[~by];
    const Bitboard near = (step[Pawn][s] & by_type_[Pawn]) | (step[Knight][s] & by_type_[Knight]) |
                          (step[Silver][s] & by_type_[Silver]) |
                          (step[Gold][s] & by_type_[GoldMovers]) |
                          (step[King][s] & (by_type_[King] | pieces(Horse, Dragon)));
    if (near & theirs) return true;
    Bitboard snipers = ((t.reach[~by][Lance][s] & by_type_[Lance]) |
                        (t.reach[Black][Bishop][s] & diagonal_sliders()) |
                        (t.reach[Black][Rook][s] & orthogonal_sliders())) &
                       theirs;
    while (snipers)
        if (!(t.between[s][snipers.pop()] & occ)) return true;
    return false;
}

// --- legality ------------------------------------------------------------------------------------

// A file is free when subtracting its pawn from its last square leaves that square's bit standing.
template <class V>
Bitboard Position<V>::pawn_drop_area(Color c) const {
    constexpr Bitboard kLast = G::kBottomRank;
    constexpr int kUp = V::kRanks - 1;
    const Bitboard pawns = pieces(c, Pawn);
    const std::uint64_t lo = (kLast.lo - pawns.lo) & kLast.lo;
    const std::uint64_t hi = (kLast.hi - pawns.hi) & kLast.hi;
    const Bitboard free{lo | (lo - (lo >> kUp)), hi | (hi - (hi >> kUp))};
    return free & ~kAttacks<V>.dead_end[c][Pawn];
}

// RULES 1.7: neither may the pawn be taken nor the king walk away. Pins are those before the drop;
// a piece shielded by the pawn itself can only take it along the same file, which is allowed.
template <class V>
bool Position<V>::pawn_drop_mates(Square to) const {
    const Color us = turn_, them = ~us;
    const Square k = king_[them];
    const AttackTables<V>& t = kAttacks<V>;
    const Bitboard occ = occupied() | Bitboard::of(to);

    for (Bitboard takers = attackers_to(to, occ) & by_color_[them]; takers;) {
        const Square s = takers.pop();
        if (s == k) continue;
        const Bitboard without = (occ ^ Bitboard::of(s));
        const Bitboard aimed = (t.reach[them][Lance][k] & by_type_[Lance]) |
                               (t.reach[them][Bishop][k] & diagonal_sliders()) |
                               (t.reach[them][Rook][k] & orthogonal_sliders());
        bool pinned = false;
        for (Bitboard snipers = aimed & by_color_[us]; snipers && !pinned;) {
            const Square sniper = snipers.pop();
            pinned = t.between[k][sniper].has(s) && !(t.between[k][sniper] & without);
        }
        if (!pinned) return false;
    }
    const Bitboard without_king = occ ^ Bitboard::of(k);
    for (Bitboard flights = t.step[them][King][k] & ~by_color_[them]; flights;)
        if (!is_attacked(flights.pop(), us, without_king)) return false;
    return true;
}

template <class V>
bool Position<V>::legal(Move m) const {
    const Square k = king_[turn_], to = m.to();
    if (m.is_drop()) {
        return m.dropped() != Pawn || king_[~turn_] == kNoSquare ||
               !kAttacks<V>.step[turn_][Pawn][to].has(king_[~turn_]) || !pawn_drop_mates(to);
    }
    if (m.from() == k) return !is_attacked(to, ~turn_, occupied() ^ Bitboard::of(k));
    return !state().pinned.has(m.from()) || kAttacks<V>.through[k][m.from()].has(to);
}

template <class V>
bool Position<V>::pseudo_legal(Move m) const {
    const Color us = turn_;
    const Square to = m.to();
    const AttackTables<V>& t = kAttacks<V>;
    if (!m || m == Move::null() || to >= G::kSpan || !G::kAll.has(to)) return false;
    if (m.is_drop()) {
        const PieceType pt = m.dropped();
        if (m.is_promotion() || pt == NoPieceType || pt == King || is_promoted(pt)) return false;
        if (!hand_[us].has(pt) || board_[to] != NoPiece || t.dead_end[us][pt].has(to)) return false;
        if (pt == Pawn && !pawn_drop_area(us).has(to)) return false;
    } else {
        const Square from = m.from();
        if (from >= G::kSpan || board_[from] == NoPiece || color_of(board_[from]) != us)
            return false;
        const PieceType pt = type_of(board_[from]);
        if (by_color_[us].has(to) || !attacks<V>(us, pt, from, occupied()).has(to)) return false;
        if (m.is_promotion()) {
            if (!can_promote(pt) || !(G::kZone[us].has(from) || G::kZone[us].has(to))) return false;
        } else if (t.dead_end[us][pt].has(to)) {
            return false;
        }
        if (pt == King) return true;
    }
    const Bitboard checkers = state().checkers;
    if (!checkers) return true;
    if (checkers.more_than_one()) return false;
    const Square checker = checkers.first();
    return t.between[king_[us]][checker].has(to) || (to == checker && !m.is_drop());
}

template <class V>
bool Position<V>::gives_check(Move m) const {
    const Color us = turn_;
    const Square k = king_[~us], to = m.to();
    if (k == kNoSquare) return false;
    const AttackTables<V>& t = kAttacks<V>;
    const PieceType pt = type_of(placed_piece(m));
    if (m.is_drop())
        return t.reach[us][pt][to].has(k) &&
               (t.step[us][pt][to].has(k) || !(t.between[k][to] & occupied()));

    const Square from = m.from();
    const Bitboard occ = (occupied() ^ Bitboard::of(from)) | Bitboard::of(to);
    if (t.reach[us][pt][to].has(k) && (t.step[us][pt][to].has(k) || !(t.between[k][to] & occ)))
        return true;
    // Discovered: a slider of ours behind the origin that now sees the king.
    const Bitboard line = t.through[k][from];
    if (!line || line.has(to)) return false;
    Bitboard snipers = ((t.reach[~us][Lance][k] & by_type_[Lance]) |
                        (t.reach[Black][Bishop][k] & diagonal_sliders()) |
                        (t.reach[Black][Rook][k] & orthogonal_sliders())) &
                       by_color_[us] & line & ~Bitboard::of(from);
    while (snipers)
        if (const Square s = snipers.pop(); t.between[k][s].has(from) && !(t.between[k][s] & occ))
            return true;
    return false;
}

// --- declaration -------------------------------------------------------------------------------

// Rook and bishop, promoted or not, count 5, other pieces 1. Points missing from the full set were
// given as a handicap and count for White, who gave them.
template <class V>
bool Position<V>::can_declare_win(EnteringKing rule) const {
    if constexpr (!V::kDeclaration) {
        return false;
    } else {
        if (rule != EnteringKing::Points27 && rule != EnteringKing::Points24) return false;
        const Color us = turn_;
        if (king_[us] == kNoSquare || !G::kZone[us].has(king_[us]) || in_check()) return false;
        const Bitboard home = by_color_[us] & G::kZone[us];
        if (home.count() < 11) return false;
        const Bitboard great = diagonal_sliders() | orthogonal_sliders();
        const auto in_hand = [this](Color c) {
            return hand_[c].total() + 4 * (hand_[c].count(Bishop) + hand_[c].count(Rook));
        };
        int points = home.count() - 1 + 4 * (home & great).count() + in_hand(us);
        if (us == White) {
            const Bitboard all = occupied() & ~by_type_[King];
            points +=
                V::kAllPoints - all.count() - 4 * great.count() - in_hand(Black) - in_hand(White);
        }
        if (rule == EnteringKing::Points24) return points >= 31;
        return points >= (us == Black ? 28 : 27);
    }
}

template <class V>
bool Position<V>::has_tried(Color c) const {
    if constexpr (!V::kDeclaration) {
        return false;
    } else {
        const Square goal = G::seen_by(c, G::square(V::kKingFile, 0));
        return king_[c] == goal && king_[~c] != kNoSquare && G::kZone[~c].has(king_[~c]);
    }
}

// --- repetition ----------------------------------------------------------------------------------

template <class V>
Repetition Position<V>::repetition(int plies) const {
    const State& now = state();
    const int end = std::min({plies, now.plies_from_null, top_});
    for (int back = 4; back <= end; back += 2) {
        if (board_keys_[top_ - back] != now.board_key) continue;
        const State& then = states_[top_ - back];
        if (then.hand_key == now.hand_key) return repeated(back);
        if (now.hand.covers(then.hand)) return Repetition::Superior;
        if (then.hand.covers(now.hand)) return Repetition::Inferior;
    }
    return Repetition::None;
}

// What the position means that was there `back` plies ago and maybe before. Who has checked since
// then but not since the first time has not checked for ever.
template <class V>
Repetition Position<V>::repeated(int back) const {
    const State& now = state();
    const auto checked_since = [&](Color c, int plies) { return now.check_run[c] * 2 >= plies; };
    if (checked_since(Black, back) == checked_since(White, back)) return Repetition::Draw;
    const Color checker = checked_since(Black, back) ? Black : White;
    const int end = std::min(now.plies_from_null, top_);
    for (int earlier = back + 4; earlier <= end; earlier += 2)
        if (board_keys_[top_ - earlier] == now.board_key &&
            states_[top_ - earlier].hand_key == now.hand_key && !checked_since(checker, earlier))
            return Repetition::Draw;
    return checker == turn_ ? Repetition::Loss : Repetition::Win;
}

#define SHOGI_INSTANTIATE(V) template class Position<V>;
SHOGI_VARIANTS(SHOGI_INSTANTIATE)

}  // namespace shogi
