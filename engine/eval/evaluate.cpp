#include "eval/evaluate.h"

#include "eval/scan.h"

namespace shogi {

namespace {

// Adds up the weights of what the scan finds, seen by Black.
template <class V>
class Sum {
  public:
    Sum(const Position<V>& pos, const EvaluationTables<V>& tables) : pos_(pos), tables_(tables) {}

    void mobile(Color owner, PieceType pt, int squares) {
        const int value = tables_.mobile(pt, squares);
        mobility_ += owner == Black ? value : -value;
    }
    void flight(Color king, int squares, int reserve_step) {
        kings_[king] += tables_.flight(squares, reserve_step);
    }
    void danger(Color king, int step, int reserve_step) {
        kings_[king] += tables_.danger(step, reserve_step);
    }
    void effects(Color king, bool strong, Bitboard zone, Bitboard own1, Bitboard own2,
                 Bitboard enemy1, Bitboard enemy2) {
        const auto& row = tables_.effects(king, pos_.king(king), strong);
        int sum = 0;
        for_each_effect(zone, own1, own2, enemy1, enemy2,
                        [&](Square s, int effects) { sum += row[s][effects]; });
        kings_[king] += sum;
    }
    int total(Emphasis emphasis) const {
        return mobility_ +
               (kings_[Black] * emphasis.black_king - kings_[White] * emphasis.white_king) / 100;
    }

  private:
    const Position<V>& pos_;
    const EvaluationTables<V>& tables_;
    int mobility_ = 0;
    int kings_[2] = {0, 0};  // how safe each is, seen by its owner
};

}  // namespace

template <class V>
int evaluate(const EvaluationTables<V>& tables, const Position<V>& pos, const Accumulator<V>& sums,
             Emphasis emphasis) {
    Sum<V> sum(pos, tables);
    AttackScan<V, Sum<V>> scan(pos, sum);
    const int black = sums.total() + sum.total(emphasis);
    return ((pos.turn() == Black ? black : -black) + tables.tempo()) / kWeightScale;
}

template <class V>
int evaluate(const Position<V>& pos, Emphasis emphasis) {
    const EvaluationTables<V>& tables = EvaluationTables<V>::instance();
    return evaluate(tables, pos, Accumulator<V>(tables, pos), emphasis);
}

#define SHOGI_INSTANTIATE(V)                                                 \
    template int evaluate<V>(const EvaluationTables<V>&, const Position<V>&, \
                             const Accumulator<V>&, Emphasis);               \
    template int evaluate<V>(const Position<V>&, Emphasis);
SHOGI_VARIANTS(SHOGI_INSTANTIATE)

}  // namespace shogi
