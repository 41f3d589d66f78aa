// The kernels by vectors of a class `Simd`, for the file of one kind of processor, which is
// compiled for that alone: nothing here may be a function that other files could share, for the
// linker might choose this one for all.
//
// Simd has Vector (kLanes numbers of 16 bits), Sums (numbers of 32 bits) and load, store, add,
// subtract, clipped (to 0 … kNetOne), squared (and shifted right by kNetSquareShift, which is the
// upper half of a product of numbers shifted left), weighted (sums plus products) and total.

#include "eval/kernels.h"
#include "eval/network_shape.h"

namespace shogi {

namespace {

void update(std::int16_t* to, const std::int16_t* from, const std::int16_t* const* added,
            int n_added, const std::int16_t* const* removed, int n_removed) {
    for (int i = 0; i < kNetWidth; i += Simd::kLanes) {
        Simd::Vector v = Simd::load(from + i);
        for (int k = 0; k < n_added; ++k) v = Simd::add(v, Simd::load(added[k] + i));
        for (int k = 0; k < n_removed; ++k) v = Simd::subtract(v, Simd::load(removed[k] + i));
        Simd::store(to + i, v);
    }
}

std::int32_t output(const std::int16_t* own, const std::int16_t* other,
                    const std::int16_t* weights) {
    Simd::Sums a = Simd::zero(), b = Simd::zero();
    for (int i = 0; i < kNetWidth; i += Simd::kLanes) {
        const Simd::Vector x = Simd::squared(Simd::clipped(Simd::load(own + i)));
        const Simd::Vector y = Simd::squared(Simd::clipped(Simd::load(other + i)));
        a = Simd::weighted(a, x, Simd::load(weights + i));
        b = Simd::weighted(b, y, Simd::load(weights + kNetWidth + i));
    }
    return Simd::total(a) + Simd::total(b);
}

static_assert(kNetWidth % Simd::kLanes == 0);

}  // namespace

}  // namespace shogi
