#include "usi/machine.h"

#include <thread>

#if defined(_WIN32)
#define NOMINMAX
#include <windows.h>
#elif defined(__APPLE__)
#include <sys/sysctl.h>
#else
#include <unistd.h>
#endif

namespace shogi {

namespace {

// 0: not known.
std::int64_t memory_bytes() {
#if defined(_WIN32)
    MEMORYSTATUSEX status{};
    status.dwLength = sizeof(status);
    return GlobalMemoryStatusEx(&status) ? std::int64_t(status.ullTotalPhys) : 0;
#elif defined(__APPLE__)
    std::int64_t bytes = 0;
    std::size_t size = sizeof(bytes);
    return sysctlbyname("hw.memsize", &bytes, &size, nullptr, 0) == 0 ? bytes : 0;
#else
    const long pages = sysconf(_SC_PHYS_PAGES), size = sysconf(_SC_PAGESIZE);
    return pages > 0 && size > 0 ? std::int64_t(pages) * size : 0;
#endif
}

}  // namespace

Machine this_machine() {
    Machine machine;
    if (const unsigned n = std::thread::hardware_concurrency()) machine.processors = int(n);
    if (const std::int64_t bytes = memory_bytes()) machine.memory_megabytes = bytes >> 20;
    return machine;
}

}  // namespace shogi
