// Random numbers for position keys. Board and hands have keys of their own, because repetition asks
// for the board alone when it compares hands (superior and inferior positions).
#pragma once

#include "core/geometry.h"
#include "core/types.h"

namespace shogi {

// SplitMix64 (S. Vigna, public domain algorithm): a full-period mixer, the same on every machine.
struct SplitMix {
    std::uint64_t state;
    constexpr std::uint64_t next() {
        std::uint64_t z = (state += 0x9E3779B97F4A7C15ull);
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ull;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EBull;
        return z ^ (z >> 31);
    }
};

template <class V>
struct ZobristKeys {
    Key piece[kPieceSpan][Geometry<V>::kSpan]{};
    // Added once per piece held: any count has its own key without a table of counts.
    Key hand[2][8]{};
    Key white_to_move = 0;

    ZobristKeys() {
        SplitMix random{20240517};
        for (auto& squares : piece)
            for (Key& k : squares) k = random.next();
        for (auto& slots : hand)
            for (Key& k : slots) k = random.next();
        white_to_move = random.next();
    }
};

template <class V>
inline const ZobristKeys<V> kZobrist{};

}  // namespace shogi
