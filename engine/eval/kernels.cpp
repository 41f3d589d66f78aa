#include "eval/kernels.h"

#if defined(_M_X64)
#include <immintrin.h>
#include <intrin.h>
#endif

namespace shogi {

namespace {

struct Processor {
    bool avx2 = false, avx512 = false;
};

#if defined(_M_X64)

Processor this_processor() {
    const auto has = [](int word, int bit) { return ((word >> bit) & 1) != 0; };
    Processor p;
    int leaf[4];
    __cpuid(leaf, 0);
    if (leaf[0] < 7) return p;
    __cpuid(leaf, 1);
    if (!has(leaf[2], 27) || !has(leaf[2], 28)) return p;  // OSXSAVE, AVX
    // The system must keep the registers when it changes threads.
    const unsigned long long kept = _xgetbv(0);
    __cpuidex(leaf, 7, 0);
    p.avx2 = (kept & 0x6) == 0x6 && has(leaf[1], 5);
    p.avx512 = (kept & 0xE6) == 0xE6 && has(leaf[1], 16) && has(leaf[1], 30) && has(leaf[2], 11);
    return p;
}

#elif defined(__x86_64__)

Processor this_processor() {
    __builtin_cpu_init();
    Processor p;
    p.avx2 = __builtin_cpu_supports("avx2");
    p.avx512 = __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
               __builtin_cpu_supports("avx512vnni");
    return p;
}

#else

Processor this_processor() { return {}; }

#endif

}  // namespace

std::vector<const Kernels*> usable_kernels() {
    const Processor p = this_processor();
    std::vector<const Kernels*> usable;
    for (const Kernels* k :
         {p.avx512 ? avx512_kernels() : nullptr, p.avx2 ? avx2_kernels() : nullptr, sse2_kernels(),
          neon_kernels(), plain_kernels()})
        if (k) usable.push_back(k);
    return usable;
}

const Kernels& best_kernels() {
    static const Kernels& best = *usable_kernels().front();
    return best;
}

}  // namespace shogi
