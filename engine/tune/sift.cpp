// Sifts the games of a shard for positions in which one move is by far the best, cheap questions
// first, for packaging/tools/find_moves.py, which asks the dear ones:
//
//     engine-sift <variant> <network> <shard> [kinds [leap [skip [games]]]]
//
// `kinds`: letters of what is wanted, a capital one for pictures that the game itself cashed in
// from there (`cashed.h`), which needs no search to see. With M, models for engine-arrange, whether
// or not one move stands out: pictures that the game cashed in for good (FM, DM, PM), and castles
// that it broke after a mistake (BM). `leap`: by how much, in hundredths of a win, the game's own
// scores have to rise at a position that is looked at; `skip`: games that were sifted before, and
// how many are to be sifted after them. A line of output for each position found:
//
//     <game> <ply> <kind> <sfen before the last move> | <last move> | <best line>
//
// `standout.h` says what the kinds are.

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/notation.h"
#include "tune/games.h"
#include "tune/mistakes.h"
#include "tune/sifted.h"
#include "tune/standout.h"
#include "tune/with_variant.h"

namespace {

using namespace shogi;

struct Order {
    std::string network, shard, kinds = "mfdpceo";
    double leap = -1;
    int skip = 0, games = 1 << 30;
};

// The letters as small ones.
std::string small(std::string kinds) {
    for (char& c : kinds)
        if (c >= 'A' && c <= 'Z') c = char(c - 'A' + 'a');
    return kinds;
}

template <class V>
class Sieve {
  public:
    Sieve(const Order& order, std::shared_ptr<const Network<V>> network)
        : order_(order), seeker_(small(order.kinds), std::move(network)) {}

    void run();

  private:
    static constexpr int kFirstPly = 14, kMostOfAGame = 6, kApart = 8;

    // A picture that the game itself cashed in is wanted, and nothing else.
    bool cashed_alone() const { return order_.kinds.find_first_not_of("FDP") == std::string::npos; }
    bool wants_models() const { return order_.kinds.find('M') != std::string::npos; }
    void sift(int number, const PlayedGame& game);
    bool leaps(const PlayedGame& game, int ply) const;
    std::optional<Standout> cashed(Position<V>& pos, const PlayedGame& game, int ply,
                                   bool for_good) const;
    bool is_mistake(Position<V>& pos, Move move, char kind);
    bool is_about_a_mistake(Position<V>& pos, Move last, char kind);
    std::optional<Standout> broken(Position<V>& pos, const PlayedGame& game, int ply);
    std::optional<Standout> model_at(Position<V>& pos, const PlayedGame& game, int ply);
    std::optional<Standout> found_at(Position<V>& pos, const PlayedGame& game, int ply);

    static constexpr int kFew = 4'000, kMany = 20'000;  // nodes

    const Order order_;
    StandoutSeeker<V> seeker_;
    MistakeJudge<V> judge_{seeker_};
};

// Whether the scores of the game say that the move before `ply` was a fault.
template <class V>
bool Sieve<V>::leaps(const PlayedGame& game, int ply) const {
    if (order_.leap < 0) return true;
    const int before = game.plies[std::size_t(ply) - 1].score;
    const int here = game.plies[std::size_t(ply)].score;
    return before != kUnscored && here != kUnscored &&
           points_for<V>(here) - points_for<V>(-before) >= order_.leap;
}

// The moves of the game from `ply` on, so many at most.
std::vector<Move> moves_from(const PlayedGame& game, int ply, std::size_t most) {
    std::vector<Move> line;
    for (std::size_t i = std::size_t(ply); i < game.plies.size() && line.size() < most; ++i)
        line.push_back(game.plies[i].move);
    return line;
}

// A picture that is wanted, with which the game went on from `ply`, and which it cashed in.
template <class V>
std::optional<Standout> Sieve<V>::cashed(Position<V>& pos, const PlayedGame& game, int ply,
                                         bool for_good) const {
    if (pos.in_check()) return std::nullopt;
    const std::vector<Move> line = moves_from(game, ply, LineReader<V>::kFarthest);
    const char kind = letter_of(LineReader<V>(pos).of(line, for_good));
    if (!kind || !seeker_.wants(kind)) return std::nullopt;
    return Standout{kind, line};
}

// Whether the move is, or nearly is, a mistake of that kind.
template <class V>
bool Sieve<V>::is_mistake(Position<V>& pos, Move move, char kind) {
    constexpr double kNearly = -0.06, kMissed = -0.02;
    return judge_.judge(pos, move, kind, kFew).slack >= kNearly &&
           judge_.judge(pos, move, kind, kMany).slack >= kMissed;
}

// A castle that the game broke within three plies, where the last move was the mistake that let it.
template <class V>
std::optional<Standout> Sieve<V>::broken(Position<V>& pos, const PlayedGame& game, int ply) {
    constexpr int kSoon = 3;
    const std::vector<Move> line = moves_from(game, ply, kSoon);
    if (!breaks_castle(pos, std::span<const Move>(line), ~pos.turn(), kSoon)) return std::nullopt;
    const Move last = game.plies[std::size_t(ply) - 1].move;
    pos.undo_move();
    const bool was_one = is_mistake(pos, last, MistakeJudge<V>::kCastle);
    pos.do_move(last);
    if (!was_one) return std::nullopt;
    return Standout{MistakeJudge<V>::kCastle, line};
}

template <class V>
std::optional<Standout> Sieve<V>::model_at(Position<V>& pos, const PlayedGame& game, int ply) {
    if (auto picture = cashed(pos, game, ply, true)) return picture;
    if (seeker_.wants(MistakeJudge<V>::kCastle)) return broken(pos, game, ply);
    return std::nullopt;
}

template <class V>
std::optional<Standout> Sieve<V>::found_at(Position<V>& pos, const PlayedGame& game, int ply) {
    if (wants_models()) return model_at(pos, game, ply);
    if (cashed_alone() && !cashed(pos, game, ply, false)) return std::nullopt;
    const Move last = game.plies[std::size_t(ply) - 1].move;
    auto found = seeker_.look(pos, last);
    if (found && !is_about_a_mistake(pos, last, found->kind)) found.reset();
    return found;
}

// Whether the last move, or one of those that are next best, is the mistake that the kind is about;
// true for the other kinds.
template <class V>
bool Sieve<V>::is_about_a_mistake(Position<V>& pos, Move last, char kind) {
    constexpr int kNextBest = 4;
    if (kind != MistakeJudge<V>::kCastle && kind != MistakeJudge<V>::kInitiative) return true;
    pos.undo_move();
    const bool was_last = is_mistake(pos, last, kind);
    pos.do_move(last);
    if (was_last) return true;
    MoveList legal;
    generate_legal(pos, legal);
    const std::vector<RootMove> seen = seeker_.lines(pos, legal, kFew, 1 + kNextBest);
    return std::any_of(seen.begin() + 1, seen.end(),
                       [&](const RootMove& next) { return is_mistake(pos, next.move, kind); });
}

template <class V>
void Sieve<V>::sift(int number, const PlayedGame& game) {
    Position<V> pos;
    if (pos.set(V::kStartSfen)) std::abort();
    int left = kMostOfAGame, from = kFirstPly;
    for (int ply = 0; ply < int(game.plies.size()) && left; ++ply) {
        if (ply >= from && leaps(game, ply)) {
            const Move last = game.plies[std::size_t(ply) - 1].move;
            if (const auto found = found_at(pos, game, ply)) {
                Position<V> before = pos;
                before.undo_move();
                print_sifted(number, ply, *found, before, last);
                --left;
                from = ply + kApart;
            }
        }
        pos.do_move(game.plies[std::size_t(ply)].move);
    }
}

template <class V>
void Sieve<V>::run() {
    ShardReader shard(order_.shard);
    int number = 0;
    for (; number - order_.skip < order_.games; ++number) {
        const auto game = shard.next();
        if (!game) break;
        if (number >= order_.skip) sift(number, *game);
    }
    std::fprintf(stderr, "%d games, %s\n", number, seeker_.tally().c_str());
}

}  // namespace

int main(int argc, char** argv) {
    if (argc < 4 || argc > 8) {
        std::fprintf(
            stderr,
            "usage: engine-sift <variant> <network> <shard> [kinds [leap [skip [games]]]]\n");
        return 2;
    }
    Order order;
    order.network = argv[2];
    order.shard = argv[3];
    if (argc > 4) order.kinds = argv[4];
    if (argc > 5) order.leap = std::atof(argv[5]) / 100;
    if (argc > 6) order.skip = std::atoi(argv[6]);
    if (argc > 7) order.games = std::atoi(argv[7]);
    try {
        with_variant(argv[1], [&]<class V>() {
            const LoadedNetwork<V> loaded = read_network<V>(order.network);
            if (!loaded.network) throw std::runtime_error(loaded.problem);
            Sieve<V>(order, loaded.network).run();
        });
    } catch (const std::exception& error) {
        std::fprintf(stderr, "engine-sift: %s\n", error.what());
        return 1;
    }
    return 0;
}
