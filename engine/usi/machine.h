// What the machine has, which bounds what a search may be given.
#pragma once

#include <algorithm>
#include <cstdint>
#include <string>

namespace shogi {

struct Machine {
    int processors = 1;  // logical ones that this program may run on
    std::int64_t memory_megabytes = 1024;

    // More threads than twice the processors only wait for each other. Small machines may have
    // eight all the same: they cost little, and a search by several threads can be tried there.
    int most_threads() const { return std::clamp(2 * processors, 8, 1024); }
    // Three quarters of the memory: a table that is paged out is slower than a small one.
    int most_hash_megabytes() const {
        return int(std::clamp<std::int64_t>(memory_megabytes * 3 / 4, 64, 1 << 20));
    }
};

// The folder that this program lies in (UTF-8), "." where that cannot be found out.
std::string program_folder();

// The one this program runs on. What cannot be found out is as in `Machine{}`.
Machine this_machine();

}  // namespace shogi
