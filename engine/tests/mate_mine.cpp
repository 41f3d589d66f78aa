// mate-mine VARIANT SECONDS SEED MIN MAX [NODES]: finds positions with a forced mate and prints
// them as "variant length sfen". The positions come from games that the engine plays with itself
// after some random moves, and from boards set up at random; those with a mate are also taken back
// by a move of each side, which makes longer ones.

#include <cstdio>
#include <cstdlib>
#include <random>
#include <string>
#include <unordered_set>

#include "mate/solver.h"
#include "search/searcher.h"
#include "tune/sketch.h"

namespace {

using namespace shogi;

template <class V>
class Miner {
  public:
    Miner(unsigned seed, int shortest, int longest, std::uint64_t nodes)
        : random_(seed),
          shortest_(shortest),
          longest_(longest),
          nodes_(nodes),
          solver_([](const MateReport&) {}),
          player_([](const SearchReport&) {}, [this](const SearchResult& r) { best_ = r.best; }) {
        solver_.set_hash(64);
        player_.set_hash(4);
    }

    void run(Milliseconds until) {
        while (now_ms() < until) {
            if (below(2) == 0)
                play(until);
            else
                for (int i = 0; i < 50 && now_ms() < until; ++i) set_up();
        }
    }

  private:
    int below(int n) { return int(random_() % unsigned(n)); }

    // The length of the mate, printed where it is wanted; 0 if there is none.
    int examine(const Position<V>& pos) {
        const std::string sfen = pos.sfen();
        if (!seen_.insert(sfen.substr(0, sfen.rfind(' '))).second) return 0;
        solver_.allow();
        MateLimits limits;
        limits.nodes = nodes_;
        const MateResult r = solver_.solve(pos, limits);
        const int length = int(r.line.size());
        if (length >= shortest_ && length <= longest_) {
            std::printf("%s %d %s\n", V::kName.data(), length, sfen.c_str());
            std::fflush(stdout);
        }
        return length;
    }

    void play(Milliseconds until) {
        Position<V> pos;
        pos.set(V::kStartSfen);
        player_.clear();
        for (int ply = 0; ply < 250 && now_ms() < until; ++ply) {
            MoveList list;
            generate_legal(pos, list);
            if (list.size() == 0 || pos.bared()) return;
            if (ply < 10 || below(12) == 0) {
                pos.do_move(list[below(list.size())].move);
                continue;
            }
            if (ply > 30) {
                const int length = examine(pos);
                if (length > 0) extend(pos, 2);
            }
            Limits limits;
            limits.nodes = 300;
            player_.start(pos, limits);
            player_.wait();
            if (!best_) return;
            pos.do_move(best_);
        }
    }

    void set_up() {
        const std::optional<Position<V>> pos = random_problem<V>(random_);
        if (pos && examine(*pos) > 0) extend(*pos, 3);
    }

    // Takes back a quiet move of the defender's king and a board move or drop of the attacker, so
    // that playing them forward leads here, and looks whether that is a longer mate.
    void extend(const Position<V>& pos, int rounds) {
        for (int attempt = 0; rounds > 0 && attempt < 40; ++attempt) {
            const std::optional<Position<V>> earlier = take_back(pos);
            if (earlier && examine(*earlier) > 0) {
                extend(*earlier, rounds - 1);
                return;
            }
        }
    }

    // One of the squares, by chance.
    std::optional<Square> any_of(Bitboard squares) {
        if (!squares) return std::nullopt;
        for (int n = below(squares.count()); n > 0; --n) squares.pop();
        return squares.first();
    }

    std::optional<Position<V>> take_back(const Position<V>& pos) {
        const Color attacker = pos.turn();
        Sketch<V> sketch(pos);
        // The king came from a neighbouring square, perhaps taking a piece of the attacker.
        const Square king = pos.king(~attacker);
        const auto from = any_of(kAttacks<V>.step[Black][King][king] & ~pos.occupied());
        const auto dropped = any_of(pos.pieces(attacker) & ~pos.pieces(King));
        if (!from || !dropped) return std::nullopt;
        std::swap(sketch.pieces[*from], sketch.pieces[king]);
        if (const PieceType taken = kHandTypes[below(8)];
            below(2) && sketch.hands[~attacker].has(taken)) {
            sketch.hands[~attacker].remove(taken);
            sketch.pieces[king] = make_piece(attacker, taken);
        }
        // The attacker's move before was the drop of one of the pieces on the board.
        if (sketch.pieces[king] == NoPiece || below(2)) {
            sketch.hands[attacker].add(demoted(type_of(sketch.pieces[*dropped])));
            sketch.pieces[*dropped] = NoPiece;
        }
        return sketch.read(attacker);
    }

    std::mt19937 random_;
    const int shortest_, longest_;
    const std::uint64_t nodes_;
    MateSolver<V> solver_;
    Searcher<V> player_;
    Move best_{};
    std::unordered_set<std::string> seen_;
};

}  // namespace

int main(int argc, char** argv) {
    if (argc < 6) {
        std::fprintf(stderr, "mate-mine VARIANT SECONDS SEED MIN MAX [NODES]\n");
        return 2;
    }
    const Milliseconds until = now_ms() + std::atoll(argv[2]) * 1000;
    const unsigned seed = unsigned(std::atoi(argv[3]));
    const int shortest = std::atoi(argv[4]), longest = std::atoi(argv[5]);
    const std::uint64_t nodes = argc > 6 ? std::strtoull(argv[6], nullptr, 10) : 20'000;
    if (std::string_view(argv[1]) == Okisaki::kName)
        Miner<Okisaki>(seed, shortest, longest, nodes).run(until);
    else
        Miner<Standard>(seed, shortest, longest, nodes).run(until);
}
