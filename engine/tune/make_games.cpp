// Plays games against itself and adds them to a shard for the trainer (see README.md):
//
//     engine-selfplay <variant> <network> <shard> [games [nodes [seed [openings]]]]
//
// Without a number of games it plays until it is told to stop (SIGINT, SIGTERM), after the game in
// hand. A shard that is there already is continued, with openings of its own.

#include <atomic>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <string>

#include "tune/openings.h"
#include "tune/selfplay.h"
#include "tune/with_variant.h"

namespace {

using namespace shogi;

std::atomic<bool> told_to_stop{false};

struct Order {
    std::string network, shard, openings;
    std::size_t games = 0;  // 0: without end
    SelfPlayRules rules;
    std::uint64_t seed = 1;
};

template <class V>
void make_games(const Order& order) {
    const LoadedNetwork<V> loaded = read_network<V>(order.network);
    if (!loaded.network) throw std::runtime_error(loaded.problem);
    ShardWriter shard(order.shard, {std::string(V::kName), std::uint32_t(order.rules.nodes),
                                    loaded.network->checksum});
    SelfPlayRules rules = order.rules;
    if (!order.openings.empty())
        for (const std::string& opening : read_openings(order.openings))
            rules.lines.push_back(moves_of_opening<V>(opening));
    SelfPlay<V> player(rules, SplitMix{order.seed}.next() + shard.found(), loaded.network);
    for (std::size_t i = 0; (order.games == 0 || i < order.games) && !told_to_stop; ++i)
        shard.add(player.play());
}

}  // namespace

int main(int argc, char** argv) {
    if (argc < 4 || argc > 8) {
        std::fprintf(stderr,
                     "usage: engine-selfplay <variant> <network> <shard> "
                     "[games [nodes [seed [openings]]]]\n");
        return 2;
    }
    const std::string variant = argv[1];
    Order order;
    order.network = argv[2];
    order.shard = argv[3];
    if (argc > 4) order.games = std::strtoull(argv[4], nullptr, 10);
    if (argc > 5) order.rules.nodes = std::max(1LL, std::atoll(argv[5]));
    if (argc > 6) order.seed = std::strtoull(argv[6], nullptr, 10);
    if (argc > 7) order.openings = argv[7];
    std::signal(SIGINT, [](int) { told_to_stop = true; });
    std::signal(SIGTERM, [](int) { told_to_stop = true; });
    try {
        with_variant(variant, [&]<class V>() { make_games<V>(order); });
    } catch (const std::exception& error) {
        std::fprintf(stderr, "engine-selfplay: %s\n", error.what());
        return 1;
    }
    return 0;
}
