// Writes positions of self-play games for the trainer (see README.md):
//
//     engine-selfplay <variant> <games> <nodes a move> <seed> > positions.txt
//
// One position a line: SFEN, score of the search and result of the game (1, 0, -1), both for the
// side to move. Only quiet positions are kept: not in check, and the move chosen is no capture.

#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

#include "core/zobrist.h"
#include "search/worker.h"

namespace {

using namespace shogi;

constexpr int kMaxPlies = 300, kStrayPlies = 24;
constexpr int kAdjudicateScore = 2000, kAdjudicatePlies = 4;
constexpr int kOpeningBalance = 600;
constexpr int kHashMegabytes = 32;

struct Sample {
    std::string sfen;
    int score;
    Color turn;
};

template <class V>
class SelfPlay {
  public:
    SelfPlay(std::int64_t nodes, std::uint64_t seed) : random_{seed}, worker_(shared_, 0) {
        shared_.table.set_size(kHashMegabytes);
        shared_.table.reserve();
        shared_.limits.nodes = nodes;
        shared_.total_nodes = [this] { return worker_.nodes(); };
        shared_.report = [](const SearchReport&) {};
    }

    void play() {
        shared_.table.clear();
        worker_.clear();
        Position<V> pos;
        while (!open(pos)) {
        }
        std::vector<Sample> samples;
        const int result = finish(pos, samples);
        for (const Sample& s : samples)
            std::printf("%s|%d|%d\n", s.sfen.c_str(), s.score, s.turn == Black ? result : -result);
    }

  private:
    std::uint64_t below(std::uint64_t n) { return random_.next() % n; }

    static std::vector<RootMove> legal(const Position<V>& pos) {
        MoveList list;
        generate_legal(pos, list);
        std::vector<RootMove> moves;
        for (const ScoredMove& m : list) {
            RootMove r;
            r.move = m.move;
            r.line = {m.move};
            moves.push_back(std::move(r));
        }
        return moves;
    }

    // The best move and its score; the position has one.
    RootMove search(const Position<V>& pos, const std::vector<RootMove>& moves) {
        shared_.table.next_generation();
        shared_.stop.store(false);
        worker_.prepare(pos, moves);
        worker_.think();
        RootMove best = worker_.root_moves()[0];
        if (best.score == -kInfinite) best.score = best.previous;
        return best;
    }

    // Some random plies that leave both sides a game.
    bool open(Position<V>& pos) {
        if (pos.set(V::kStartSfen)) std::abort();
        const int plies = 2 + int(below(12));
        for (int i = 0; i < plies; ++i) {
            const auto moves = legal(pos);
            if (moves.empty()) return false;
            pos.do_move(moves[below(moves.size())].move);
        }
        const auto moves = legal(pos);
        return !moves.empty() && std::abs(search(pos, moves).score) <= kOpeningBalance;
    }

    // Plays on; the result is Black's.
    int finish(Position<V>& pos, std::vector<Sample>& samples) {
        int decided = 0;
        for (int ply = 0; ply < kMaxPlies; ++ply) {
            const int sign = pos.turn() == Black ? 1 : -1;
            if (pos.bared()) return -sign;
            switch (pos.repetition()) {
                case Repetition::Draw:
                    return 0;
                case Repetition::Win:
                    return sign;
                case Repetition::Loss:
                    return -sign;
                default:
                    break;
            }
            const auto moves = legal(pos);
            if (moves.empty()) return -sign;
            const RootMove best = search(pos, moves);
            decided = std::abs(best.score) >= kAdjudicateScore ? decided + 1 : 0;
            if (decided >= kAdjudicatePlies || is_mate(best.score))
                return best.score > 0 ? sign : -sign;
            if (!pos.in_check() && !is_tactical(pos, best.move) &&
                std::abs(best.score) < kAdjudicateScore)
                samples.push_back({pos.sfen(), best.score, pos.turn()});
            // Early on now and then another way, so that the games do not all look alike.
            const bool stray = ply < kStrayPlies && below(20) == 0;
            pos.do_move(stray ? moves[below(moves.size())].move : best.move);
        }
        return 0;
    }

    SplitMix random_;
    SearchShared shared_;
    Worker<V> worker_;
};

template <class V>
int play_games(int games, std::int64_t nodes, std::uint64_t seed) {
    SelfPlay<V> player(nodes, seed);
    for (int i = 0; i < games; ++i) {
        player.play();
        std::fflush(stdout);
    }
    return 0;
}

}  // namespace

int main(int argc, char** argv) {
    if (argc != 5) {
        std::fprintf(stderr, "usage: engine-selfplay <variant> <games> <nodes> <seed>\n");
        return 2;
    }
    const std::string_view variant = argv[1];
    const int games = std::atoi(argv[2]);
    const std::int64_t nodes = std::atoll(argv[3]);
    const std::uint64_t seed = std::strtoull(argv[4], nullptr, 10);
    if (variant == Standard::kName) return play_games<Standard>(games, nodes, seed);
    if (variant == Okisaki::kName) return play_games<Okisaki>(games, nodes, seed);
    std::fprintf(stderr, "unknown variant\n");
    return 2;
}
