// For x86-64 with AVX-512 (F, BW) and VNNI; CMakeLists.txt compiles this file for it.
#if defined(__AVX512BW__) && (defined(__AVX512VNNI__) || defined(_MSC_VER))

#include <immintrin.h>

#include <cstdint>

#include "eval/network_shape.h"

namespace shogi {
namespace {

struct Simd {
    using Vector = __m512i;
    using Sums = __m512i;
    static constexpr int kLanes = 32;

    static Vector load(const std::int16_t* p) { return _mm512_load_si512(p); }
    static void store(std::int16_t* p, Vector v) { _mm512_store_si512(p, v); }
    static Vector add(Vector a, Vector b) { return _mm512_add_epi16(a, b); }
    static Vector subtract(Vector a, Vector b) { return _mm512_sub_epi16(a, b); }
    static Vector clipped(Vector v) {
        return _mm512_min_epi16(_mm512_max_epi16(v, _mm512_setzero_si512()),
                                _mm512_set1_epi16(kNetOne));
    }
    static Vector squared(Vector v) {
        v = _mm512_slli_epi16(v, 5);
        return _mm512_mulhi_epi16(v, v);
    }
    static Sums zero() { return _mm512_setzero_si512(); }
    static Sums weighted(Sums sums, Vector v, Vector w) { return _mm512_dpwssd_epi32(sums, v, w); }
    static std::int32_t total(Sums sums) {
        alignas(64) std::int32_t lanes[16];
        _mm512_store_si512(lanes, sums);
        std::int32_t sum = 0;
        for (const std::int32_t lane : lanes) sum += lane;
        return sum;
    }
};

}  // namespace
}  // namespace shogi

#include "eval/kernels_body.h"

namespace shogi {
namespace {
constexpr Kernels kKernels{"AVX-512 VNNI", update, output};
}
const Kernels* avx512_kernels() { return &kKernels; }
}  // namespace shogi

#else

#include "eval/kernels.h"

namespace shogi {
const Kernels* avx512_kernels() { return nullptr; }
}  // namespace shogi

#endif
