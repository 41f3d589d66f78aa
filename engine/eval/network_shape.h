// The numbers that the network's files, its arithmetic and its training have in common.
#pragma once

#include <cstdint>

namespace shogi {

// Sums a side. The same in both games, so that one set of kernels serves.
#ifndef SHOGI_NET_WIDTH
#define SHOGI_NET_WIDTH 128
#endif
constexpr int kNetWidth = SHOGI_NET_WIDTH;
// What stands for 1 in a sum and in a weight of the output. A sum's square is kept without its last
// bits, so that it fits 16 bits and its parts do when it is taken by a product's upper half.
constexpr int kNetOne = 1023, kNetOutputOne = 2048, kNetSquareShift = 6;
static_assert((kNetOne << 5) < 0x8000);
// No evaluation is further from 0: what is won or lost beyond doubt is for the search to prove.
constexpr int kMostEvaluation = 20000;
// No weight of an input is larger, so that no sum of them leaves 16 bits.
constexpr int kNetMostWeight = 505;
constexpr int kNetMostOutput = 0x7FFF;

}  // namespace shogi
