// The weights of a network and the file that holds them.
//
// Inputs (inputs.h) → `kWidth` sums a side, clipped to 0 … 1 and squared → one number for the
// winning chance, its weights chosen by what is in hand. In integers 1 is kOne for a sum and
// kOutputOne for an output weight.
//
// The file, all numbers low byte first:
//
//     "SDNETWK1", variant (16 bytes, padded with zeros), inputs, zones, width, buckets, scale (4
//     each), bytes of the recipe (4), bytes of the weights (4), CRC-32 of both (4), the recipe
//     (UTF-8, one line: what it was made from), the weights
//
// Weights are 16-bit integers, the small ones in one byte: 7 bits a byte, low ones first, the sign
// in bit 0. First the bias of each sum; then for each input a row that all zones share; then, zone
// by zone, what a zone adds to each row: a byte 0 where that is nothing, else 1 and the row; at
// last for each bucket its bias (32 bits) and its weights, one's own sums before the other side's.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "eval/inputs.h"
#include "eval/network_shape.h"

namespace shogi {

template <class V>
struct Network {
    using In = NetInputs<V>;
    static constexpr int kWidth = kNetWidth;
    static constexpr std::size_t kRows = std::size_t(In::kZones) * In::kCount;

    Network();

    const std::int16_t* row(int zone, int input) const {
        return rows + (std::size_t(zone) * In::kCount + std::size_t(input)) * kWidth;
    }
    std::int16_t* row(int zone, int input) {
        return rows + (std::size_t(zone) * In::kCount + std::size_t(input)) * kWidth;
    }

    std::string recipe;
    std::uint32_t checksum = 0;  // of its file; tells networks apart
    int scale = 0;               // centipawns for an output of 1
    std::int16_t* biases;        // kWidth
    std::int16_t* rows;          // kRows of kWidth
    std::int16_t* outputs;       // kBuckets of 2 * kWidth
    std::int32_t output_biases[In::kBuckets];

  private:
    std::unique_ptr<std::int16_t[]> memory_;  // all of them, on a border of 64 bytes
};

// The network, or in words what is wrong with its file.
template <class V>
struct LoadedNetwork {
    std::shared_ptr<const Network<V>> network;
    std::string problem;
};
template <class V>
LoadedNetwork<V> read_network(const std::string& path);
// Throws std::runtime_error.
template <class V>
void write_network(const Network<V>& network, const std::string& path);

// Where the files `<variant>.network` lie that are used unless others are asked for. Set once, when
// the program begins.
void set_network_folder(const std::string& folder);
// The network of that folder, read when first asked for.
template <class V>
const LoadedNetwork<V>& standard_network();

}  // namespace shogi
