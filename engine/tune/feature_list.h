// The features of a position: which weights its evaluation adds and which it takes away.
#pragma once

#include <cstdint>
#include <vector>

#include "eval/scan.h"

namespace shogi {

// A weight's index, twice, plus one if it counts for White: seen by Black.
using Feature = std::int32_t;

template <class V>
class FeatureList {
    using L = WeightLayout<V>;

  public:
    FeatureList(const Position<V>& pos, std::vector<Feature>& list) : pos_(pos), list_(list) {
        add(pos.turn(), L::kTempo);
        for (Bitboard b = pos.occupied(); b;) {
            const Square s = b.pop();
            const Piece p = pos.piece_on(s);
            add(color_of(p), L::board(color_of(p), type_of(p), s));
            if (type_of(p) == King) continue;
            for (Color king : {Black, White})
                if (pos.king(king) != kNoSquare)
                    add(king, L::king_board(king, pos.king(king), p, s));
        }
        for (Color c : {Black, White})
            for (PieceType pt : kHandTypes)
                for (int n = 1; n <= pos.hand(c).count(pt); ++n) {
                    add(c, L::in_hand(pt, n));
                    for (Color king : {Black, White})
                        if (pos.king(king) != kNoSquare)
                            add(king, L::king_hand(king, pos.king(king), c, pt));
                }
        AttackScan<V, FeatureList> scan(pos, *this);
    }

    void mobile(Color owner, PieceType pt, int squares) { add(owner, L::mobile(pt, squares)); }
    void flight(Color king, int squares, int step) { add(king, L::flight(squares, step)); }
    void danger(Color king, int step, int reserve) { add(king, L::danger(step, reserve)); }
    void effects(Color king, bool strong, Bitboard zone, Bitboard own1, Bitboard own2,
                 Bitboard enemy1, Bitboard enemy2) {
        for_each_effect(zone, own1, own2, enemy1, enemy2, [&](Square s, int effects) {
            add(king, L::effect(king, pos_.king(king), s, strong, effects));
        });
    }

  private:
    void add(Color c, int index) { list_.push_back(2 * index + (c == White)); }

    const Position<V>& pos_;
    std::vector<Feature>& list_;
};

}  // namespace shogi
