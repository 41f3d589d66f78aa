#include "eval/emphasis.h"

#include <memory>

#include "eval/scan.h"

namespace shogi {

namespace {

// The weights laid out for quick access, seen by the king's owner.
template <class V>
class KingTables {
    using G = Geometry<V>;
    using L = WeightLayout<V>;

  public:
    using Effects = std::int16_t[G::kSpan][L::kEffects];

    // Built at first use (some milliseconds): most games are played without.
    static const KingTables& instance() {
        static const std::unique_ptr<const KingTables> tables(new KingTables);
        return *tables;
    }
    int flight(int squares, int reserve_step) const {
        return weight(L::flight(squares, reserve_step));
    }
    int danger(int step, int reserve_step) const { return weight(L::danger(step, reserve_step)); }
    const Effects& effects(Color king, Square ksq, bool strong) const {
        return effects_[king][ksq][strong];
    }

  private:
    KingTables() {
        for (Color king : {Black, White})
            for (Bitboard kings = G::kAll; kings;) {
                const Square k = kings.pop();
                for (Bitboard near = kSurroundings<V>.zone[k]; near;) {
                    const Square s = near.pop();
                    for (bool strong : {false, true})
                        for (int e = 0; e < L::kEffects; ++e)
                            effects_[king][k][strong][s][e] =
                                std::int16_t(weight(L::effect(king, k, s, strong, e)));
                }
            }
    }
    static int weight(int index) { return std::int16_t(embedded_weights<V>()[index]); }

    Effects effects_[2][G::kSpan][2]{};
};

// Adds up the weights of what the scan finds.
template <class V>
class KingSums {
  public:
    explicit KingSums(const Position<V>& pos) : pos_(pos) {}

    void flight(Color king, int squares, int reserve_step) {
        kings_[king] += tables_.flight(squares, reserve_step);
    }
    void danger(Color king, int step, int reserve_step) {
        kings_[king] += tables_.danger(step, reserve_step);
    }
    void effects(Color king, bool strong, Bitboard zone, Bitboard own1, Bitboard own2,
                 Bitboard enemy1, Bitboard enemy2) {
        const auto& row = tables_.effects(king, pos_.king(king), strong);
        for_each_effect(zone, own1, own2, enemy1, enemy2,
                        [&](Square s, int effects) { kings_[king] += row[s][effects]; });
    }
    int operator[](Color king) const { return kings_[king]; }

  private:
    const Position<V>& pos_;
    const KingTables<V>& tables_ = KingTables<V>::instance();
    int kings_[2] = {0, 0};  // how safe each is, seen by its owner
};

}  // namespace

template <class V>
int emphasised(const Position<V>& pos, Emphasis emphasis) {
    if (emphasis == Emphasis{}) return 0;
    KingSums<V> sums(pos);
    AttackScan<V, KingSums<V>> scan(pos, sums);
    const int black =
        (sums[Black] * (emphasis.black_king - 100) - sums[White] * (emphasis.white_king - 100)) /
        (100 * kWeightScale);
    return pos.turn() == Black ? black : -black;
}

#define SHOGI_INSTANTIATE(V) template int emphasised<V>(const Position<V>&, Emphasis);
SHOGI_VARIANTS(SHOGI_INSTANTIATE)

}  // namespace shogi
