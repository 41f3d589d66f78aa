#include "eval/kernels.h"
#include "eval/network_shape.h"

namespace shogi {

namespace {

void update(std::int16_t* to, const std::int16_t* from, const std::int16_t* const* added,
            int n_added, const std::int16_t* const* removed, int n_removed) {
    for (int i = 0; i < kNetWidth; ++i) to[i] = from[i];
    for (int k = 0; k < n_added; ++k)
        for (int i = 0; i < kNetWidth; ++i) to[i] = std::int16_t(to[i] + added[k][i]);
    for (int k = 0; k < n_removed; ++k)
        for (int i = 0; i < kNetWidth; ++i) to[i] = std::int16_t(to[i] - removed[k][i]);
}

std::int32_t weighed(const std::int16_t* sums, const std::int16_t* weights) {
    std::int32_t total = 0;
    for (int i = 0; i < kNetWidth; ++i) {
        const int v = sums[i] < 0 ? 0 : sums[i] > kNetOne ? kNetOne : sums[i];
        total += (v * v >> kNetSquareShift) * weights[i];
    }
    return total;
}

std::int32_t output(const std::int16_t* own, const std::int16_t* other,
                    const std::int16_t* weights) {
    return weighed(own, weights) + weighed(other, weights + kNetWidth);
}

constexpr Kernels kKernels{"plain", update, output};

}  // namespace

const Kernels* plain_kernels() { return &kKernels; }

}  // namespace shogi
