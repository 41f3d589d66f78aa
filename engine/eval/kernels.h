// The arithmetic of the network: the only part of the engine written for each kind of processor.
//
// Every way of doing it gives the same integers. The fastest that the processor can do is chosen
// when the program runs (ARM64: when it is compiled).
#pragma once

#include <cstdint>
#include <vector>

namespace shogi {

struct Kernels {
    const char* name;
    // to = from + all `added` rows - all `removed` rows, kNetWidth numbers each.
    void (*update)(std::int16_t* to, const std::int16_t* from, const std::int16_t* const* added,
                   int n_added, const std::int16_t* const* removed, int n_removed);
    // The sum over both sides of the squares of the sums, each clipped to 0 … kNetOne, times their
    // weights; those of the own sums come first. 2 * kNetWidth weights.
    std::int32_t (*output)(const std::int16_t* own, const std::int16_t* other,
                           const std::int16_t* weights);
};

// All addresses are on borders of 64 bytes.
const Kernels& best_kernels();
// Those that this processor can do, the fastest first.
std::vector<const Kernels*> usable_kernels();

// Null where the program was not built for such processors.
const Kernels* avx512_kernels();
const Kernels* avx2_kernels();
const Kernels* sse2_kernels();
const Kernels* neon_kernels();
const Kernels* plain_kernels();

}  // namespace shogi
