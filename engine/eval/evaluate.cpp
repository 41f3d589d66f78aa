#include "eval/evaluate.h"

#include <algorithm>

namespace shogi {

namespace {

constexpr int kTempo = 20;

// How much a piece that reaches the squares around a king adds to the danger, and one in hand.
constexpr ValueTable kAttackUnits{0, 2, 3, 4, 6, 5, 7, 7, 0, 7, 7, 7, 7, 9, 11, 11};
constexpr ValueTable kHandUnits{0, 1, 2, 3, 4, 3, 5, 5, 0, 0, 0, 0, 0, 0, 0, 6};
// Per square a long-range piece can go to.
constexpr ValueTable kMobility{0, 0, 2, 0, 0, 4, 3, 0, 0, 0, 0, 0, 0, 3, 2, 2};

// Squares from which a step or leap can reach a king's neighbourhood.
template <class V>
struct Surroundings {
    using G = Geometry<V>;
    Bitboard ring[G::kSpan]{}, near[G::kSpan]{};

    Surroundings() {
        for (Bitboard squares = G::kAll; squares;) {
            const Square k = squares.pop();
            for (Bitboard others = G::kAll; others;) {
                const Square s = others.pop();
                const int distance = std::max(std::abs(G::file_of(s) - G::file_of(k)),
                                              std::abs(G::rank_of(s) - G::rank_of(k)));
                if (distance <= 1) ring[k] |= Bitboard::of(s);
                if (distance <= 3) near[k] |= Bitboard::of(s);
            }
        }
    }
};

template <class V>
const Surroundings<V> kSurroundings{};

// Attacks of the two sides on the two kings' neighbourhoods, gathered in one pass over the pieces.
template <class V>
class KingZones {
  public:
    explicit KingZones(const Position<V>& pos) : pos_(pos) {
        for (Color c : {Black, White})
            if (pos.king(c) != kNoSquare) ring_[c] = kSurroundings<V>.ring[pos.king(c)];
        steppers();
        for (PieceType pt : {Lance, Bishop, Rook, Horse, Dragon, Queen}) sliders(pt);
    }

    int mobility() const { return mobility_; }

    // Centipawns of danger to the king of `c`: grows with the square of the attack, since attackers
    // count together; pieces in hand only count once something points at the king.
    int danger(Color c) const {
        if (units_[c] == 0) return 0;
        const Bitboard weak = once_[c] & ~guarded_[c] & ~pos_.pieces(~c);
        const Bitboard flights = ring_[c] & ~pos_.pieces(c) & ~once_[c];
        int units = units_[c] + 2 * weak.count() + 2 * twice_[c].count() - 2 * flights.count();
        if (units <= 0) return 0;
        int reserves = 4;
        for (PieceType pt : kHandTypes)
            reserves += kHandUnits[pt] * std::min(pos_.hand(~c).count(pt), 2);
        units = std::min(units, 60);
        return units * (units + 2 * reserves) / 10;
    }

  private:
    void attack(Color side, PieceType pt, Bitboard reached) {
        guarded_[side] |= reached & ring_[side];
        const Bitboard hits = reached & ring_[~side];
        if (!hits) return;
        units_[~side] += kAttackUnits[pt];
        twice_[~side] |= once_[~side] & hits;
        once_[~side] |= hits;
    }

    void steppers() {
        Bitboard near;
        for (Color c : {Black, White})
            if (pos_.king(c) != kNoSquare) near |= kSurroundings<V>.near[pos_.king(c)];
        Bitboard b = near & (pos_.pieces(Pawn, Knight) | pos_.pieces(Silver, GoldMovers));
        while (b) {
            const Square s = b.pop();
            const Piece p = pos_.piece_on(s);
            attack(color_of(p), type_of(p), kAttacks<V>.step[color_of(p)][type_of(p)][s]);
        }
    }

    void sliders(PieceType pt) {
        for (Bitboard b = pos_.pieces(pt); b;) {
            const Square s = b.pop();
            const Color c = color_of(pos_.piece_on(s));
            const Bitboard reached = attacks<V>(c, pt, s, pos_.occupied());
            const int moves = (reached & ~pos_.pieces(c)).count() * kMobility[pt];
            mobility_ += c == Black ? moves : -moves;
            attack(c, pt, reached);
        }
    }

    const Position<V>& pos_;
    Bitboard ring_[2], once_[2], twice_[2], guarded_[2];
    int units_[2] = {0, 0};
    int mobility_ = 0;
};

}  // namespace

template <class V>
int evaluate(const Position<V>& pos) {
    const KingZones<V> zones(pos);
    const int black =
        pos.static_score() + zones.mobility() + zones.danger(White) - zones.danger(Black);
    return (pos.turn() == Black ? black : -black) + kTempo;
}

template int evaluate<Standard>(const Position<Standard>&);
template int evaluate<Okisaki>(const Position<Okisaki>&);

}  // namespace shogi
