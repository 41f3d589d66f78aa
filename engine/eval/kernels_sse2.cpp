// What every x86-64 can do.
#if defined(__x86_64__) || defined(_M_X64)

#include <emmintrin.h>

#include <cstdint>

#include "eval/network_shape.h"

namespace shogi {
namespace {

struct Simd {
    using Vector = __m128i;
    using Sums = __m128i;
    static constexpr int kLanes = 8;

    static Vector load(const std::int16_t* p) {
        return _mm_load_si128(reinterpret_cast<const __m128i*>(p));
    }
    static void store(std::int16_t* p, Vector v) {
        _mm_store_si128(reinterpret_cast<__m128i*>(p), v);
    }
    static Vector add(Vector a, Vector b) { return _mm_add_epi16(a, b); }
    static Vector subtract(Vector a, Vector b) { return _mm_sub_epi16(a, b); }
    static Vector clipped(Vector v) {
        return _mm_min_epi16(_mm_max_epi16(v, _mm_setzero_si128()), _mm_set1_epi16(kNetOne));
    }
    static Vector squared(Vector v) {
        v = _mm_slli_epi16(v, 5);
        return _mm_mulhi_epi16(v, v);
    }
    static Sums zero() { return _mm_setzero_si128(); }
    static Sums weighted(Sums sums, Vector v, Vector w) {
        return _mm_add_epi32(sums, _mm_madd_epi16(v, w));
    }
    static std::int32_t total(Sums s) {
        s = _mm_add_epi32(s, _mm_shuffle_epi32(s, 0x4E));
        s = _mm_add_epi32(s, _mm_shuffle_epi32(s, 0xB1));
        return _mm_cvtsi128_si32(s);
    }
};

}  // namespace
}  // namespace shogi

#include "eval/kernels_body.h"

namespace shogi {
namespace {
constexpr Kernels kKernels{"SSE2", update, output};
}
const Kernels* sse2_kernels() { return &kKernels; }
}  // namespace shogi

#else

#include "eval/kernels.h"

namespace shogi {
const Kernels* sse2_kernels() { return nullptr; }
}  // namespace shogi

#endif
