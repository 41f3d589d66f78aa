// Attacks near the kings and squares for the kings to go to, told to a sink, which adds up weights
// (emphasis.cpp).
#pragma once

#include <algorithm>

#include "core/position.h"
#include "eval/weights.h"

namespace shogi {

// Squares within a distance of each square.
template <class V>
struct Surroundings {
    using G = Geometry<V>;
    Bitboard ring[G::kSpan]{}, zone[G::kSpan]{};

    Surroundings() {
        for (Bitboard squares = G::kAll; squares;) {
            const Square k = squares.pop();
            for (Bitboard others = G::kAll; others;) {
                const Square s = others.pop();
                const int distance = std::max(std::abs(G::file_of(s) - G::file_of(k)),
                                              std::abs(G::rank_of(s) - G::rank_of(k)));
                if (distance == 1) ring[k] |= Bitboard::of(s);
                if (distance <= WeightLayout<V>::kRadius) zone[k] |= Bitboard::of(s);
            }
        }
    }
};

template <class V>
inline const Surroundings<V> kSurroundings{};

// What a side holds, as a threat to the enemy's king.
template <class V>
int reserves(Hand hand) {
    constexpr std::array<int, PieceTypeCount> kUnits{0, 1, 2, 3, 4, 3, 5, 5,
                                                     0, 0, 0, 0, 0, 0, 0, 6};
    int sum = 0;
    for (PieceType pt : kHandTypes) sum += kUnits[pt] * std::min(hand.count(pt), 2);
    return sum;
}

// A sink has
//     flight(Color king, int squares, int reserve_step)
//     danger(Color king, int step, int reserve_step)
//     effects(Color king, bool strong, Bitboard zone, own once, own twice, enemy once, enemy twice)
template <class V, class Sink>
class AttackScan {
  public:
    AttackScan(const Position<V>& pos, Sink& sink) : pos_(pos), sink_(sink) {
        for (Color c : {Black, White})
            if (pos.king(c) != kNoSquare) ring_[c] = kSurroundings<V>.ring[pos.king(c)];
        for (Color c : {Black, White}) {
            pawns(c);
            steppers(c, Knight, pos_.pieces(c, Knight));
            steppers(c, Silver, pos_.pieces(c, Silver));
            steppers(c, Gold, pos_.pieces(c, GoldMovers));
            for (PieceType pt : {Lance, Bishop, Rook, Horse, Dragon}) sliders(c, pt);
            if constexpr (V::kSet[Queen] > 0) sliders(c, Queen);
        }
        for (Color c : {Black, White}) {
            guarded_[c] = once_[c];
            if (pos.king(c) == kNoSquare) continue;
            const Bitboard reached = kAttacks<V>.step[c][King][pos.king(c)];
            twice_[c] |= once_[c] & reached;
            once_[c] |= reached;
        }
        for (Color c : {Black, White})
            if (pos.king(c) != kNoSquare) king(c);
    }

  private:
    // How much a piece that reaches the squares around a king adds to the attack on it.
    static constexpr std::array<int, PieceTypeCount> kUnits{0, 2, 3, 4, 6, 5, 7,  7,
                                                            0, 7, 7, 7, 7, 9, 11, 11};

    void add(Color c, PieceType pt, Bitboard reached) {
        twice_[c] |= once_[c] & reached;
        once_[c] |= reached;
        if (reached & ring_[~c]) units_[~c] += kUnits[pt];
    }

    void pawns(Color c) {
        const Bitboard p = pos_.pieces(c, Pawn);
        const Bitboard reached =
            c == Black ? Bitboard{p.lo >> 1, p.hi >> 1} : Bitboard{p.lo << 1, p.hi << 1};
        once_[c] = reached;
        units_[~c] += kUnits[Pawn] * (reached & ring_[~c]).count();
    }

    void steppers(Color c, PieceType pt, Bitboard pieces) {
        while (pieces) add(c, pt, kAttacks<V>.step[c][pt][pieces.pop()]);
    }

    void sliders(Color c, PieceType pt) {
        for (Bitboard b = pos_.pieces(c, pt); b;) {
            const Bitboard reached = attacks<V>(c, pt, b.pop(), pos_.occupied());
            add(c, pt, reached);
        }
    }

    void king(Color c) {
        using L = WeightLayout<V>;
        const Square k = pos_.king(c);
        const int held = reserves<V>(pos_.hand(~c));
        const int reserve_step = std::min(held / 4, L::kReserves - 1);
        const int flights = (ring_[c] & ~pos_.pieces(c) & ~once_[~c]).count();
        sink_.flight(c, flights, reserve_step);
        if (units_[c]) {
            const Bitboard weak = ring_[c] & once_[~c] & ~guarded_[c] & ~pos_.pieces(~c);
            const int units =
                units_[c] + 2 * weak.count() + 2 * (ring_[c] & twice_[~c]).count() - 2 * flights;
            sink_.danger(c, std::clamp(units / 4, 0, L::kDangers - 1), reserve_step);
        }
        sink_.effects(c, held >= 10, kSurroundings<V>.zone[k] & (once_[Black] | once_[White]),
                      once_[c], twice_[c], once_[~c], twice_[~c]);
    }

    const Position<V>& pos_;
    Sink& sink_;
    Bitboard ring_[2], once_[2], twice_[2], guarded_[2];
    int units_[2] = {0, 0};
};

// Calls `visit(square, effects)` for each square of `zone`.
template <class Visit>
inline void for_each_effect(Bitboard zone, Bitboard own1, Bitboard own2, Bitboard enemy1,
                            Bitboard enemy2, Visit visit) {
    const auto word = [&visit](std::uint64_t z, std::uint64_t o1, std::uint64_t o2,
                               std::uint64_t e1, std::uint64_t e2, int first) {
        for (; z; z &= z - 1) {
            const int i = lowest_bit(z);
            const int own = int((o1 >> i) & 1) + int((o2 >> i) & 1);
            const int enemy = int((e1 >> i) & 1) + int((e2 >> i) & 1);
            visit(first + i, own + 3 * enemy);
        }
    };
    word(zone.lo, own1.lo, own2.lo, enemy1.lo, enemy2.lo, 0);
    word(zone.hi, own1.hi, own2.hi, enemy1.hi, enemy2.hi, 64);
}

}  // namespace shogi
