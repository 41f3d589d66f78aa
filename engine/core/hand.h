// Pieces in hand: eight counters of one byte in one word, so that hands compare in a few
// operations.
#pragma once

#include <array>
#include <cstdint>

#include "core/types.h"

namespace shogi {

// Every droppable type in the order of SFEN; the queen takes the free slot 0.
inline constexpr std::array<PieceType, 8> kHandTypes{Queen,  Rook,   Bishop, Gold,
                                                     Silver, Knight, Lance,  Pawn};
// No set has more pieces of a type.
constexpr int kMaxInHand = 20;
constexpr int hand_slot(PieceType pt) { return pt == Queen ? 0 : pt; }

class Hand {
  public:
    constexpr int count(PieceType pt) const { return int(packed_ >> (8 * hand_slot(pt))) & 0xFF; }
    constexpr bool has(PieceType pt) const { return count(pt) != 0; }
    constexpr bool empty() const { return packed_ == 0; }
    constexpr bool has_more_than_pawns() const {
        return (packed_ & ~(std::uint64_t(0xFF) << (8 * hand_slot(Pawn)))) != 0;
    }
    constexpr void add(PieceType pt, int n = 1) { packed_ += unit(pt) * std::uint64_t(n); }
    constexpr void remove(PieceType pt) { packed_ -= unit(pt); }
    // At least as many of every type as the other hand; counts stay below 128.
    constexpr bool covers(Hand other) const {
        constexpr std::uint64_t kTops = 0x8080808080808080ull;
        return (((packed_ | kTops) - other.packed_) & kTops) == kTops;
    }
    constexpr int total() const {
        int n = 0;
        for (PieceType pt : kHandTypes) n += count(pt);
        return n;
    }
    constexpr bool operator==(const Hand&) const = default;

  private:
    static constexpr std::uint64_t unit(PieceType pt) {
        return std::uint64_t(1) << (8 * hand_slot(pt));
    }
    std::uint64_t packed_ = 0;
};

}  // namespace shogi
