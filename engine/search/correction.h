// How wrong the evaluation has been: what searches found is compared with what it had said, for
// positions that have something in common, which it tends to misjudge alike. Each thread has its
// own.
#pragma once

#include <algorithm>
#include <array>
#include <memory>

#include "core/position.h"
#include "search/history.h"

namespace shogi {

// A number for two sets of squares, different for nearly all.
inline Key mixed(Bitboard a, Bitboard b) {
    Key h = a.lo * 0x9E3779B97F4A7C15ull + a.hi * 0xC2B2AE3D27D4EB4Full;
    h ^= h >> 31;
    h = (h + b.lo) * 0xD6E8FEB86659FD93ull + b.hi * 0xA0761D6478BD642Full;
    h ^= h >> 29;
    return (h * 0x94D049BB133111EBull) >> 40;
}

template <class V>
class Corrections {
  public:
    // What the position has in common with others: its pawns, its castles (kings, golds, silvers),
    // the hands, the last two moves.
    static constexpr int kKinds = 4;
    using Keys = std::array<Key, kKinds>;

    // To be called before anything else.
    void take_memory() { tables_ = std::make_unique<Tables>(); }

    static Keys keys(const Position<V>& pos, Key last_moves) {
        const Bitboard castle = pos.pieces(King, Silver) | pos.pieces(GoldMovers);
        return {mixed(pos.pieces(Black, Pawn), pos.pieces(White, Pawn)),
                mixed(castle & pos.pieces(Black), castle & pos.pieces(White)), pos.hand_key() >> 20,
                last_moves};
    }

    void clear() {
        for (auto& side : *tables_)
            for (auto& table : side) table.fill(0);
    }

    // To be added to the evaluation, both seen from the side to move, in centipawns. `divisor`, in
    // tenths: how little what was learned counts.
    int value(Color turn, const Keys& keys, int divisor) const {
        int sum = 0;
        for (int kind = 0; kind < kKinds; ++kind) sum += (*tables_)[turn][kind][keys[kind] % kSize];
        return 10 * sum / divisor;
    }

    // A search to `depth` found `error` centipawns more than the corrected evaluation had said.
    void learn(Color turn, const Keys& keys, int error, int depth) {
        const int bonus = std::clamp(error * depth / 8, -kLimit / 4, kLimit / 4);
        for (int kind = 0; kind < kKinds; ++kind)
            nudge((*tables_)[turn][kind][keys[kind] % kSize], bonus, kLimit);
    }

  private:
    static constexpr std::size_t kSize = 1 << 14;
    // Each kind adds 85 centipawns at most.
    static constexpr int kLimit = 1024;
    using Tables = std::array<std::array<std::array<std::int16_t, kSize>, kKinds>, 2>;

    std::unique_ptr<Tables> tables_;
};

}  // namespace shogi
