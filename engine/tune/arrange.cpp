// Arranges positions in which one move is by far the best (arranger.h), for
// packaging/tools/find_moves.py:
//
//     engine-arrange <variant> <network> <shard> <kinds> <seconds> [seed [skip [models]]]
//
// It begins with the positions of the games of a shard. `kinds`: the letters of standout.h, and a:
// every move but the best is mated; one that is there twice is tried twice as often. `skip`: games
// that were used before. At most one position is made of a game. The output is that of engine-sift.
//
// With a list of models (models.h) it begins with those of the kinds instead, and sets what they
// are about among the pieces of a position of each game; each is used until so many have come of
// it. The number of a model takes the place of the game's. Then the kinds may be b as well, where
// what was the mistake stays one.

#include <cstdio>
#include <cstdlib>
#include <exception>
#include <string>
#include <utility>
#include <vector>

#include "tune/arranger.h"
#include "tune/games.h"
#include "tune/sifted.h"
#include "tune/with_variant.h"

namespace {

using namespace shogi;

struct Order {
    std::string network, shard, kinds, models;
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

// What models are left: each may serve a few times.
template <class V>
class Stock {
  public:
    Stock(const Order& order) {
        if (order.models.empty()) return;
        for (Model<V>& model : read_models<V>(order.models))
            if (order.kinds.find(model.kind) != std::string::npos) left_.push_back({model, 0});
        if (left_.empty()) throw std::runtime_error(order.models + ": no model of those kinds");
    }

    bool is_empty() const { return left_.empty(); }
    // Sets one of them among the pieces of a position of the game.
    void use(Arranger<V>& arranger, const PlayedGame& game) {
        constexpr int kFirstPly = 24;
        const int plies = int(game.plies.size());
        if (plies <= kFirstPly) return;
        Position<V> pos;
        if (pos.set(V::kStartSfen)) std::abort();
        const int end = kFirstPly + arranger.below(plies - kFirstPly);
        for (int ply = 0; ply < end; ++ply) pos.do_move(game.plies[std::size_t(ply)].move);
        const std::size_t at = std::size_t(arranger.below(int(left_.size())));
        const auto made = arranger.remodel(left_[at].first, pos);
        if (!made) return;
        print_sifted(left_[at].first.number, 0, made->found, made->before, made->last);
        if (++left_[at].second == kMostOfAModel) left_.erase(left_.begin() + std::ptrdiff_t(at));
    }

  private:
    static constexpr int kMostOfAModel = 8;

    std::vector<std::pair<Model<V>, int>> left_;
};

template <class V>
void run(const Order& order, std::shared_ptr<const Network<V>> network) {
    ShardReader shard(order.shard);
    if (shard.header().variant != V::kName)
        throw std::runtime_error(order.shard + ": holds games of another kind");
    const std::string possible =
        order.models.empty() ? Arranger<V>::kKinds : Arranger<V>::kModelled;
    if (order.kinds.empty() || order.kinds.find_first_not_of(possible) != std::string::npos)
        throw std::runtime_error(order.kinds + ": kinds are letters of " + possible);
    Stock<V> stock(order);
    Arranger<V> arranger(order.kinds, order.seed, std::move(network));
    int number = 0;
    for (; !order.time_is_up(); ++number) {
        const auto game = shard.next();
        if (!game) break;
        if (number < order.skip) continue;
        if (order.models.empty())
            use(arranger, order, number, *game);
        else if (!stock.is_empty())
            stock.use(arranger, *game);
        else
            break;
    }
    std::fprintf(stderr, "up to game %d, %s\n", number, arranger.tally().c_str());
}

}  // namespace

int main(int argc, char** argv) {
    if (argc < 6 || argc > 9) {
        std::fprintf(stderr,
                     "usage: engine-arrange <variant> <network> <shard> <kinds> <seconds> [seed "
                     "[skip [models]]]\n");
        return 2;
    }
    Order order;
    order.network = argv[2];
    order.shard = argv[3];
    order.kinds = argv[4];
    order.until = now_ms() + std::atoll(argv[5]) * 1000;
    if (argc > 6) order.seed = std::uint32_t(std::atoi(argv[6]));
    if (argc > 7) order.skip = std::atoi(argv[7]);
    if (argc > 8) order.models = argv[8];
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
