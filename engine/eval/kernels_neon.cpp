// What every ARM64 can do.
#if defined(__aarch64__) || defined(_M_ARM64)

#include <arm_neon.h>

#include <cstdint>

#include "eval/network_shape.h"

namespace shogi {
namespace {

struct Simd {
    using Vector = int16x8_t;
    using Sums = int32x4_t;
    static constexpr int kLanes = 8;

    static Vector load(const std::int16_t* p) { return vld1q_s16(p); }
    static void store(std::int16_t* p, Vector v) { vst1q_s16(p, v); }
    static Vector add(Vector a, Vector b) { return vaddq_s16(a, b); }
    static Vector subtract(Vector a, Vector b) { return vsubq_s16(a, b); }
    static Vector clipped(Vector v) {
        return vminq_s16(vmaxq_s16(v, vdupq_n_s16(0)), vdupq_n_s16(kNetOne));
    }
    static Vector squared(Vector v) { return vqdmulhq_s16(vshlq_n_s16(v, 5), vshlq_n_s16(v, 4)); }
    static Sums zero() { return vdupq_n_s32(0); }
    static Sums weighted(Sums sums, Vector v, Vector w) {
        sums = vmlal_s16(sums, vget_low_s16(v), vget_low_s16(w));
        return vmlal_s16(sums, vget_high_s16(v), vget_high_s16(w));
    }
    static std::int32_t total(Sums s) { return vaddvq_s32(s); }
};

}  // namespace
}  // namespace shogi

#include "eval/kernels_body.h"

namespace shogi {
namespace {
constexpr Kernels kKernels{"NEON", update, output};
}
const Kernels* neon_kernels() { return &kKernels; }
}  // namespace shogi

#else

#include "eval/kernels.h"

namespace shogi {
const Kernels* neon_kernels() { return nullptr; }
}  // namespace shogi

#endif
