#include "usi/machine.h"

#include <filesystem>
#include <thread>
#include <vector>

#if defined(_WIN32)
#define NOMINMAX
#include <windows.h>
#elif defined(__APPLE__)
#include <mach-o/dyld.h>
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

// Empty: not known.
std::filesystem::path program_file() {
    std::error_code error;
#if defined(_WIN32)
    std::vector<wchar_t> path(1 << 15);
    const DWORD n = GetModuleFileNameW(nullptr, path.data(), DWORD(path.size()));
    return n > 0 && n < path.size() ? std::filesystem::path(path.data()) : std::filesystem::path();
#elif defined(__APPLE__)
    std::uint32_t n = 0;
    _NSGetExecutablePath(nullptr, &n);
    std::vector<char> path(n + 1);
    if (_NSGetExecutablePath(path.data(), &n) != 0) return {};
    return std::filesystem::canonical(path.data(), error);
#else
    return std::filesystem::read_symlink("/proc/self/exe", error);
#endif
}

}  // namespace

std::string program_folder() {
    const std::filesystem::path file = program_file();
    if (file.empty()) return ".";
    const auto utf8 = file.parent_path().u8string();
    return std::string(utf8.begin(), utf8.end());
}

Machine this_machine() {
    Machine machine;
    if (const unsigned n = std::thread::hardware_concurrency()) machine.processors = int(n);
    if (const std::int64_t bytes = memory_bytes()) machine.memory_megabytes = bytes >> 20;
    return machine;
}

}  // namespace shogi
