// Time, as searches measure it: milliseconds of a clock that is never set.
#pragma once

#include <chrono>
#include <cstdint>

namespace shogi {

using Milliseconds = std::int64_t;

inline Milliseconds now_ms() {
    using namespace std::chrono;
    return duration_cast<milliseconds>(steady_clock::now().time_since_epoch()).count();
}

}  // namespace shogi
