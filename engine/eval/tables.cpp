#include "eval/tables.h"

#include <algorithm>
#include <cstdlib>
#include <vector>

namespace shogi {

template <class V>
EvaluationTables<V>::EvaluationTables(const std::uint16_t* weights) {
    std::vector<std::int16_t> w(L::kSize);
    for (int i = 0; i < L::kSize; ++i) w[std::size_t(i)] = std::int16_t(weights[i]);
    tempo_ = w[L::kTempo];
    for (int pt = Pawn; pt < PieceTypeCount; ++pt)
        for (int n = 0; n < 64; ++n) mobile_[pt][n] = w[std::size_t(L::mobile(PieceType(pt), n))];
    for (int n = 0; n < L::kFlights; ++n)
        for (int r = 0; r < L::kReserves; ++r) flight_[n][r] = w[std::size_t(L::flight(n, r))];
    for (int n = 0; n < L::kDangers; ++n)
        for (int r = 0; r < L::kReserves; ++r) danger_[n][r] = w[std::size_t(L::danger(n, r))];
    fill_alone(w.data());
    for (Color king : {Black, White})
        for (Bitboard kings = G::kAll; kings;) fill_king(w.data(), king, kings.pop());
}

template <class V>
void EvaluationTables<V>::fill_alone(const std::int16_t* w) {
    for (Color c : {Black, White}) {
        const int sign = c == Black ? 1 : -1;
        for (PieceType pt : kHandTypes)
            for (int n = 1; n <= kMaxInHand; ++n)
                in_hand_[c][pt][n] = std::int16_t(sign * w[L::in_hand(pt, n)]);
        for (int pt = Pawn; pt < PieceTypeCount; ++pt)
            for (Bitboard squares = G::kAll; squares;) {
                const Square s = squares.pop();
                alone_[make_piece(c, PieceType(pt))][s] =
                    std::int16_t(sign * w[L::board(c, PieceType(pt), s)]);
            }
    }
}

template <class V>
void EvaluationTables<V>::fill_king(const std::int16_t* w, Color king, Square ksq) {
    const int sign = king == Black ? 1 : -1;
    for (Color c : {Black, White}) {
        for (PieceType pt : kHandTypes)
            by_king_in_hand_[king][ksq][c][pt] =
                std::int16_t(sign * w[L::king_hand(king, ksq, c, pt)]);
        for (int pt = Pawn; pt < PieceTypeCount; ++pt) {
            if (pt == King) continue;
            const Piece p = make_piece(c, PieceType(pt));
            for (Bitboard squares = G::kAll; squares;) {
                const Square s = squares.pop();
                by_king_[king][ksq][p][s] = std::int16_t(sign * w[L::king_board(king, ksq, p, s)]);
            }
        }
    }
    for (Bitboard squares = G::kAll; squares;) {
        const Square s = squares.pop();
        if (std::max(std::abs(G::file_of(s) - G::file_of(ksq)),
                     std::abs(G::rank_of(s) - G::rank_of(ksq))) > L::kRadius)
            continue;
        for (bool strong : {false, true})
            for (int e = 0; e < L::kEffects; ++e)
                effects_[king][ksq][strong][s][e] = w[L::effect(king, ksq, s, strong, e)];
    }
}

template <class V>
const EvaluationTables<V>& EvaluationTables<V>::instance() {
    static const std::unique_ptr<const EvaluationTables> tables(
        new EvaluationTables(embedded_weights<V>()));
    return *tables;
}

#define SHOGI_INSTANTIATE(V) template class EvaluationTables<V>;
SHOGI_VARIANTS(SHOGI_INSTANTIATE)

}  // namespace shogi
