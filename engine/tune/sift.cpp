// Sifts the games of a shard for positions in which one move is by far the best, cheap questions
// first, for packaging/tools/find_moves.py, which asks the dear ones:
//
//     engine-sift <variant> <network> <shard> [kinds [leap [skip [games]]]]
//
// `kinds`: letters of what is wanted; `leap`: by how much, in hundredths of a win, the game's own
// scores have to rise at a position that is looked at; `skip`: games that were sifted before, and
// how many are to be sifted after them. A line of output for each position found:
//
//     <game> <ply> <kind> <sfen before the last move> | <last move> | <best line>
//
// The kind: m: mates; f, d, p: forks, opens a line, pins (`motifs.h`), taking nothing worth a word;
// c: takes a piece; e: everything but the best move is mated or as good as lost; o: other.

#include <cstdio>
#include <cstdlib>
#include <exception>
#include <iterator>
#include <string>

#include "core/notation.h"
#include "search/chances.h"
#include "tune/games.h"
#include "tune/lone_searcher.h"
#include "tune/motifs.h"
#include "tune/with_variant.h"

namespace {

using namespace shogi;

struct Order {
    std::string network, shard, kinds = "mfdpceo";
    double leap = -1;
    int skip = 0, games = 1 << 30;
};

template <class V>
class Sieve {
  public:
    Sieve(const Order& order, std::shared_ptr<const Network<V>> network)
        : order_(order), searcher_(std::move(network)) {}

    void run();

  private:
    // What is asked of a position at each step: so many nodes, and to see the best move so far
    // ahead of the second, in chances.
    struct Step {
        int nodes;
        double lead;
    };
    static constexpr Step kSteps[] = {{400, 0.06}, {4'000, 0.09}, {20'000, 0.09}};
    static constexpr double kHope = 0.35;  // worth less, the best move is nothing to be found
    static constexpr double kLost = 0.03;
    static constexpr int kFirstPly = 14, kChoice = 10, kMostOfAGame = 6, kApart = 8;

    bool wants(char kind) const { return order_.kinds.find(kind) != std::string::npos; }
    // A picture alone is wanted: then where no move makes one no search is needed.
    bool pictures_alone() const {
        return order_.kinds.find_first_not_of("fdp") == std::string::npos;
    }
    void sift(int number, const PlayedGame& game);
    bool leaps(const PlayedGame& game, int ply) const;
    bool shows_a_picture(Position<V>& pos, const MoveList& legal) const;
    bool look(Position<V>& pos, int number, int ply, Move last);
    char kind_of(Position<V>& pos, const std::vector<RootMove>& lines) const;
    static bool takes_back(const Position<V>& pos, Move m, Move last);
    std::vector<RootMove> lines(const Position<V>& pos, const MoveList& legal, int nodes, int n);

    const Order order_;
    LoneSearcher<V> searcher_;
    int looked_ = 0, searched_ = 0, stood_[std::size(kSteps)] = {};
};

template <class V>
std::vector<RootMove> Sieve<V>::lines(const Position<V>& pos, const MoveList& legal, int nodes,
                                      int n) {
    constexpr int kMostOvertime = 6;
    Limits limits;
    limits.settled_nodes = nodes;
    limits.nodes = std::int64_t(nodes) * kMostOvertime;
    return searcher_.lines(pos, legal, limits, n);
}

// Whether the scores of the game say that the move before `ply` was a fault.
template <class V>
bool Sieve<V>::leaps(const PlayedGame& game, int ply) const {
    if (order_.leap < 0) return true;
    const int before = game.plies[std::size_t(ply) - 1].score;
    const int here = game.plies[std::size_t(ply)].score;
    return before != kUnscored && here != kUnscored &&
           points_for<V>(here) - points_for<V>(-before) >= order_.leap;
}

template <class V>
bool Sieve<V>::shows_a_picture(Position<V>& pos, const MoveList& legal) const {
    MotifSeeker<V> seeker(pos);
    for (const ScoredMove& m : legal) {
        const Motif motif = seeker.of(m.move);
        if (motif == Motif::Pin && wants('p')) return true;
        if (motif == Motif::Discovered && wants('d')) return true;
        if (motif == Motif::Fork && wants('f')) return true;
    }
    return false;
}

template <class V>
char Sieve<V>::kind_of(Position<V>& pos, const std::vector<RootMove>& lines) const {
    if (is_mate(lines[0].score)) return 'm';
    const Move best = lines[0].move;
    if (!best.is_drop() && !pos.empty(best.to()) &&
        is_worth_a_word<V>(type_of(pos.piece_on(best.to()))))
        return 'c';
    if (!pos.in_check()) {
        switch (MotifSeeker<V>(pos).of(best)) {
            case Motif::Pin:
                return 'p';
            case Motif::Discovered:
                return 'd';
            case Motif::Fork:
                return 'f';
            case Motif::None:
                break;
        }
    }
    return points_for<V>(lines[1].score) < kLost ? 'e' : 'o';
}

// Whether the best move takes back, by the one piece that can.
template <class V>
bool Sieve<V>::takes_back(const Position<V>& pos, Move m, Move last) {
    return !m.is_drop() && m.to() == last.to() && !pos.empty(m.to()) &&
           !(pos.attackers_to(m.to(), pos.occupied()) & pos.pieces(pos.turn())).more_than_one();
}

template <class V>
bool Sieve<V>::look(Position<V>& pos, int number, int ply, Move last) {
    MoveList legal;
    generate_legal(pos, legal);
    if (legal.size() < kChoice) return false;
    ++looked_;
    if (pictures_alone() && (pos.in_check() || !shows_a_picture(pos, legal))) return false;
    ++searched_;
    std::vector<RootMove> found;
    char kind = 0;
    for (const Step& step : kSteps) {
        found = lines(pos, legal, step.nodes, 2);
        const double best = points_for<V>(found[0].score), next = points_for<V>(found[1].score);
        if (best < kHope || best - next < step.lead || takes_back(pos, found[0].move, last))
            return false;
        kind = kind_of(pos, found);
        if (!wants(kind)) return false;
        ++stood_[&step - kSteps];
    }
    pos.undo_move();
    std::printf("%d %d %c %s | %s |", number, ply, kind, pos.sfen().c_str(),
                to_usi<V>(last).c_str());
    pos.do_move(last);
    for (const Move m : found[0].line) std::printf(" %s", to_usi<V>(m).c_str());
    std::printf("\n");
    std::fflush(stdout);
    return true;
}

template <class V>
void Sieve<V>::sift(int number, const PlayedGame& game) {
    Position<V> pos;
    if (pos.set(V::kStartSfen)) std::abort();
    int left = kMostOfAGame, from = kFirstPly;
    for (int ply = 0; ply < int(game.plies.size()) && left; ++ply) {
        if (ply >= from && leaps(game, ply) &&
            look(pos, number, ply, game.plies[std::size_t(ply) - 1].move)) {
            --left;
            from = ply + kApart;
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
    std::fprintf(stderr, "%d games, %d positions, %d searched,", number, looked_, searched_);
    for (std::size_t i = 0; i < std::size(kSteps); ++i)
        std::fprintf(stderr, " %d at %d nodes%c", stood_[i], kSteps[i].nodes,
                     i + 1 < std::size(kSteps) ? ',' : '\n');
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
