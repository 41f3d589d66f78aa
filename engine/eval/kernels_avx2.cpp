// For x86-64 with AVX2; CMakeLists.txt compiles this file for it.
#if defined(__AVX2__)

#include <immintrin.h>

#include <cstdint>

#include "eval/network_shape.h"

namespace shogi {
namespace {

struct Simd {
    using Vector = __m256i;
    using Sums = __m256i;
    static constexpr int kLanes = 16;

    static Vector load(const std::int16_t* p) {
        return _mm256_load_si256(reinterpret_cast<const __m256i*>(p));
    }
    static void store(std::int16_t* p, Vector v) {
        _mm256_store_si256(reinterpret_cast<__m256i*>(p), v);
    }
    static Vector add(Vector a, Vector b) { return _mm256_add_epi16(a, b); }
    static Vector subtract(Vector a, Vector b) { return _mm256_sub_epi16(a, b); }
    static Vector clipped(Vector v) {
        return _mm256_min_epi16(_mm256_max_epi16(v, _mm256_setzero_si256()),
                                _mm256_set1_epi16(kNetOne));
    }
    static Vector squared(Vector v) {
        v = _mm256_slli_epi16(v, 5);
        return _mm256_mulhi_epi16(v, v);
    }
    static Sums zero() { return _mm256_setzero_si256(); }
    static Sums weighted(Sums sums, Vector v, Vector w) {
        return _mm256_add_epi32(sums, _mm256_madd_epi16(v, w));
    }
    static std::int32_t total(Sums sums) {
        __m128i s = _mm_add_epi32(_mm256_castsi256_si128(sums), _mm256_extracti128_si256(sums, 1));
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
constexpr Kernels kKernels{"AVX2", update, output};
}
const Kernels* avx2_kernels() { return &kKernels; }
}  // namespace shogi

#else

#include "eval/kernels.h"

namespace shogi {
const Kernels* avx2_kernels() { return nullptr; }
}  // namespace shogi

#endif
