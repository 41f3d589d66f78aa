// A set of up to 128 squares in two machine words, and the few bit tricks the engine needs.
#pragma once

#include <bit>
#include <cstdint>

#include "core/types.h"

namespace shogi {

// Index of the lowest set bit; `b` must not be zero (std::countr_zero would test for that).
inline int lowest_bit(std::uint64_t b) {
#if defined(__GNUC__)
    return __builtin_ctzll(b);
#else
    return std::countr_zero(b);
#endif
}

struct Bitboard {
    std::uint64_t lo = 0, hi = 0;

    static constexpr Bitboard of(Square s) {
        return s < 64 ? Bitboard{std::uint64_t(1) << s, 0}
                      : Bitboard{0, std::uint64_t(1) << (s - 64)};
    }

    constexpr explicit operator bool() const { return (lo | hi) != 0; }
    constexpr bool operator==(const Bitboard&) const = default;
    constexpr Bitboard operator&(Bitboard o) const { return {lo & o.lo, hi & o.hi}; }
    constexpr Bitboard operator|(Bitboard o) const { return {lo | o.lo, hi | o.hi}; }
    constexpr Bitboard operator^(Bitboard o) const { return {lo ^ o.lo, hi ^ o.hi}; }
    constexpr Bitboard operator~() const { return {~lo, ~hi}; }
    constexpr Bitboard& operator&=(Bitboard o) { return *this = *this & o; }
    constexpr Bitboard& operator|=(Bitboard o) { return *this = *this | o; }
    constexpr Bitboard& operator^=(Bitboard o) { return *this = *this ^ o; }

    constexpr bool has(Square s) const { return ((s < 64 ? lo >> s : hi >> (s - 64)) & 1) != 0; }
    constexpr bool more_than_one() const {
        return lo ? ((lo & (lo - 1)) | hi) != 0 : (hi & (hi - 1)) != 0;
    }
    // Without an instruction for it (the x86-64 of all machines has none) both words are counted in
    // one go, which takes half the time of two calls of the compiler's helper.
    constexpr int count() const {
#if defined(__x86_64__) && !defined(__POPCNT__)
        constexpr std::uint64_t kPairs = 0x5555555555555555ull, kFours = 0x3333333333333333ull;
        constexpr std::uint64_t kBytes = 0x0F0F0F0F0F0F0F0Full;
        const std::uint64_t a = lo - ((lo >> 1) & kPairs), b = hi - ((hi >> 1) & kPairs);
        const std::uint64_t c =
            (a & kFours) + ((a >> 2) & kFours) + (b & kFours) + ((b >> 2) & kFours);
        return int((((c & kBytes) + ((c >> 4) & kBytes)) * 0x0101010101010101ull) >> 56);
#else
        return std::popcount(lo) + std::popcount(hi);
#endif
    }

    Square first() const { return lo ? lowest_bit(lo) : 64 + lowest_bit(hi); }
    Square pop() {
        if (lo) {
            const Square s = lowest_bit(lo);
            lo &= lo - 1;
            return s;
        }
        const Square s = 64 + lowest_bit(hi);
        hi &= hi - 1;
        return s;
    }
};

// Squares of `line` (the two halves of a line on both sides of a square) that a slider reaches:
// obstruction difference (G. Isenberg, chessprogramming.org/Obstruction_Difference). The highest
// blocker below is subtracted from the blockers above; the changed bits run from one to the other.
struct Line {
    Bitboard below, above;

    Bitboard reach(Bitboard occupied) const {
        const Bitboard b = occupied & below;
        const Bitboard a = occupied & above;
        const std::uint64_t top_hi = b.hi ? std::bit_floor(b.hi) : 0;
        const std::uint64_t top_lo = b.hi ? 0 : std::bit_floor(b.lo | 1);
        const std::uint64_t diff_lo = a.lo - top_lo;
        const std::uint64_t borrow = a.lo < top_lo;
        const std::uint64_t diff_hi = a.hi - top_hi - borrow;
        return Bitboard{a.lo ^ diff_lo, a.hi ^ diff_hi} & (below | above);
    }
};

}  // namespace shogi
