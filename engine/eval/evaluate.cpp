#include "eval/evaluate.h"

#include "eval/scan.h"

namespace shogi {

namespace {

// Adds up the weights of what the scan finds, seen by Black.
template <class V>
class Sum {
  public:
    Sum(const Position<V>& pos, const EvaluationTables<V>& tables) : pos_(pos), tables_(tables) {}

    void mobile(Color owner, PieceType pt, int squares) { add(owner, tables_.mobile(pt, squares)); }
    void flight(Color king, int squares, int reserve_step) {
        add(king, tables_.flight(squares, reserve_step));
    }
    void danger(Color king, int step, int reserve_step) {
        add(king, tables_.danger(step, reserve_step));
    }
    void effects(Color king, bool strong, Bitboard zone, Bitboard own1, Bitboard own2,
                 Bitboard enemy1, Bitboard enemy2) {
        const auto& row = tables_.effects(king, pos_.king(king), strong);
        int sum = 0;
        for_each_effect(zone, own1, own2, enemy1, enemy2,
                        [&](Square s, int effects) { sum += row[s][effects]; });
        add(king, sum);
    }
    int total() const { return total_; }

  private:
    void add(Color c, int value) { total_ += c == Black ? value : -value; }

    const Position<V>& pos_;
    const EvaluationTables<V>& tables_;
    int total_ = 0;
};

}  // namespace

template <class V>
int evaluate(const Position<V>& pos) {
    const EvaluationTables<V>& tables = pos.tables();
    Sum<V> sum(pos, tables);
    AttackScan<V, Sum<V>> scan(pos, sum);
    const int black = pos.static_score() + sum.total();
    return ((pos.turn() == Black ? black : -black) + tables.tempo()) / kWeightScale;
}

template int evaluate<Standard>(const Position<Standard>&);
template int evaluate<Okisaki>(const Position<Okisaki>&);

}  // namespace shogi
