#include "eval/exchange.h"

#include "eval/values.h"

namespace shogi {

template <class V>
bool see_at_least(const Position<V>& pos, Move m, int threshold) {
    static constexpr std::array<PieceType, 15> kCheapestFirst{
        Pawn, Lance,  Knight, Tokin, ProLance, ProKnight, Silver, ProSilver,
        Gold, Bishop, Horse,  Rook,  Dragon,   Queen,     King};
    const Square to = m.to();
    const PieceType placed = type_of(pos.placed_piece(m));
    int balance = exchange_value<V>(type_of(pos.piece_on(to))) - threshold;
    if (m.is_promotion()) balance += (kBoardValue<V>[placed] - kBoardValue<V>[demoted(placed)]) / 2;
    if (balance < 0) return false;
    balance -= exchange_value<V>(placed);
    if (balance >= 0) return true;

    // Negamax with a window of one point: `balance` is what the last mover can be sure of.
    Bitboard occ = pos.occupied() | Bitboard::of(to);
    if (!m.is_drop()) occ ^= Bitboard::of(m.from());
    Bitboard attackers = pos.attackers_to(to, occ) & occ;
    Color side = ~pos.turn();
    while (true) {
        const Bitboard mine = attackers & pos.pieces(side);
        if (!mine) break;
        PieceType pt = King;
        Bitboard candidates;
        for (PieceType candidate : kCheapestFirst)
            if ((candidates = mine & pos.pieces(candidate))) {
                pt = candidate;
                break;
            }
        // The king may only take what is no longer defended.
        if (pt == King && (attackers & pos.pieces(~side))) break;
        occ ^= Bitboard::of(candidates.first());
        balance = -balance - 1 - exchange_value<V>(pt);
        side = ~side;
        if (balance >= 0) break;
        attackers = pos.attackers_to(to, occ) & occ;
    }
    return side != pos.turn();  // the side to move has nothing good left
}

#define SHOGI_INSTANTIATE(V) template bool see_at_least<V>(const Position<V>&, Move, int);
SHOGI_VARIANTS(SHOGI_INSTANTIATE)

}  // namespace shogi
