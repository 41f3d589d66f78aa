// Writes the positions of a shard as a teacher reads them (boards.h, teacher.py):
//
//     engine-boards <variant> <boards to write> <shard> [n]
//
// With n, every n-th game is marked as kept apart.

#include <cstdio>
#include <cstdlib>
#include <exception>
#include <string>

#include "tune/boards.h"
#include "tune/with_variant.h"

namespace {

using namespace shogi;

template <class V>
void make_boards(const std::string& path, const std::string& from, std::size_t apart) {
    ShardReader shard(from);
    if (shard.header().variant != V::kName)
        throw std::runtime_error(from + ": holds games of " + shard.header().variant);
    std::FILE* file = std::fopen(path.c_str(), "wb");
    if (!file) throw std::runtime_error(path + ": cannot be written");
    bool written = true;
    for (std::size_t n = 1; const auto game = shard.next(); ++n) {
        const auto records = board_records<V>(*game, {}, apart && n % apart == 0);
        written = written && std::fwrite(records.data(), 1, records.size(), file) == records.size();
    }
    if (std::fclose(file) != 0 || !written)
        throw std::runtime_error(path + " could not be written whole: is the disk full?");
}

}  // namespace

int main(int argc, char** argv) {
    if (argc < 4 || argc > 5) {
        std::fprintf(stderr, "usage: engine-boards <variant> <boards> <shard> [n]\n");
        return 2;
    }
    const std::size_t apart = argc > 4 ? std::strtoull(argv[4], nullptr, 10) : 0;
    try {
        with_variant(argv[1], [&]<class V>() { make_boards<V>(argv[2], argv[3], apart); });
    } catch (const std::exception& error) {
        std::fprintf(stderr, "engine-boards: %s\n", error.what());
        return 1;
    }
    return 0;
}
