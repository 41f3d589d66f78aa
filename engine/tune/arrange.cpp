// Arranges positions in which one move is by far the best (arranger.h), for
// packaging/tools/find_moves.py:
//
//     engine-arrange <variant> <network> <shard> <kinds> <seconds> [seed [skip]]
//
// It begins with the positions of the games of a shard. `kinds`: the letters of standout.h, and a:
// every move but the best is mated; one that is there twice is tried twice as often. `skip`: games
// that were used before. At most one position is made of a game. The output is that of engine-sift.

#include <cstdio>
#include <cstdlib>
#include <exception>
#include <string>

#include "tune/arranger.h"
#include "tune/games.h"
#include "tune/sifted.h"
#include "tune/with_variant.h"

namespace {

using namespace shogi;

struct Order {
    std::string network, shard, kinds;
    Milliseconds until = 0;
    std::uint32_t seed = 1;
    int skip = 0;

    bool time_is_up() const { return now_ms() >= until; }
};

template <class V>
void use(Arranger<V>& arranger, const Order& order, int number, const PlayedGame& game) {
    constexpr int kFirstPly = 20, kApart = 10;
    Position<V> pos;
    if (pos.set(V::kStartSfen)) std::abort();
    int from = kFirstPly + arranger.below(kApart);
    for (int ply = 0; ply < int(game.plies.size()) && !order.time_is_up(); ++ply) {
        const PlayedPly& played = game.plies[std::size_t(ply)];
        if (ply >= from && std::abs(played.score) < kSuperior) {
            if (const auto made = arranger.arrange(pos, played.move)) {
                print_sifted(number, ply + 1, made->found, made->before, played.move);
                return;
            }
            from = ply + kApart;
        }
        pos.do_move(played.move);
    }
}

template <class V>
void run(const Order& order, std::shared_ptr<const Network<V>> network) {
    ShardReader shard(order.shard);
    if (shard.header().variant != V::kName)
        throw std::runtime_error(order.shard + ": holds games of another kind");
    if (order.kinds.empty() ||
        order.kinds.find_first_not_of(Arranger<V>::kKinds) != std::string::npos)
        throw std::runtime_error(order.kinds + ": kinds are letters of " + Arranger<V>::kKinds);
    Arranger<V> arranger(order.kinds, order.seed, std::move(network));
    int number = 0;
    for (; !order.time_is_up(); ++number) {
        const auto game = shard.next();
        if (!game) break;
        if (number >= order.skip) use(arranger, order, number, *game);
    }
    std::fprintf(stderr, "up to game %d, %s\n", number, arranger.tally().c_str());
}

}  // namespace

int main(int argc, char** argv) {
    if (argc < 6 || argc > 8) {
        std::fprintf(stderr,
                     "usage: engine-arrange <variant> <network> <shard> <kinds> <seconds> [seed "
                     "[skip]]\n");
        return 2;
    }
    Order order;
    order.network = argv[2];
    order.shard = argv[3];
    order.kinds = argv[4];
    order.until = now_ms() + std::atoll(argv[5]) * 1000;
    if (argc > 6) order.seed = std::uint32_t(std::atoi(argv[6]));
    if (argc > 7) order.skip = std::atoi(argv[7]);
    try {
        with_variant(argv[1], [&]<class V>() {
            const LoadedNetwork<V> loaded = read_network<V>(order.network);
            if (!loaded.network) throw std::runtime_error(loaded.problem);
            run<V>(order, loaded.network);
        });
    } catch (const std::exception& error) {
        std::fprintf(stderr, "engine-arrange: %s\n", error.what());
        return 1;
    }
    return 0;
}
