// Makes mating problems (see README.md and problem_judge.h for what is asked of one):
//
//     engine-problems <variant> <shard> <seconds> <seed> [longest]
//
// It takes positions with a mate out of the games of a shard, takes away what the mate does not
// need, and changes the rest a little until there is one solution. From what it has found it goes
// backwards, a move of each side at a time, to longer ones. A line of output for each problem:
//
//     <family> <length> <solver's nodes> <sfen> | <moves of the solution>
//
// Problems with one origin are a family, named after the seed and a number. The attacker is Black
// and has no king; what is not on the board or in Black's hand is in White's.

#include <cstdio>
#include <cstdlib>
#include <exception>
#include <map>
#include <random>
#include <string>
#include <unordered_set>

#include "tune/games.h"
#include "tune/problem_judge.h"
#include "tune/sketch.h"
#include "tune/with_variant.h"

namespace {

using namespace shogi;

struct Order {
    std::string shard;
    Milliseconds until = 0;
    std::uint32_t seed = 1;
    int longest = 15;
};

template <class V>
class Composer {
    using G = Geometry<V>;

  public:
    explicit Composer(const Order& order)
        : order_(order), random_(order.seed), judge_(order.longest) {}

    void run();

  private:
    // A problem found, from which others are made.
    struct Found {
        Sketch<V> sketch;
        int length = 0, family = 0;
    };
    static constexpr int kMostOnBoard = 16, kMostInHand = 5, kProvenPlies = 7;
    // Problems of one length in a family, short and longer ones, and mates in one altogether.
    static constexpr int kShortRelatives = 2, kRelatives = 5, kMatesInOne = 40;

    int below(int n) { return int(random_() % unsigned(n)); }
    bool time_is_up() const { return now_ms() >= order_.until; }

    void mine(const PlayedGame& game);
    Sketch<V> as_problem(const Position<V>& pos) const;
    bool helped_to_mate(Sketch<V>& sketch);
    std::optional<Position<V>> completed(Sketch<V> sketch) const;
    std::optional<Solution> judged(const Sketch<V>& sketch);
    std::vector<Sketch<V>> with_one_piece_less(const Sketch<V>& sketch);
    void strip(Sketch<V>& sketch);
    bool reduce(Sketch<V>& sketch, Solution& solution);
    int offer(Sketch<V> sketch, int family);
    void grow(Found from, int attempts);
    std::optional<Sketch<V>> changed(Sketch<V> sketch);
    std::optional<Sketch<V>> earlier(Sketch<V> sketch);
    std::optional<Square> any_of(Bitboard squares);
    Bitboard occupied(const Sketch<V>& sketch, Color c) const;
    Square king_of(const Sketch<V>& sketch) const;

    const Order order_;
    std::mt19937 random_;
    ProblemJudge<V> judge_;
    std::unordered_set<std::string> tried_, printed_;
    std::map<std::pair<int, int>, int> relatives_;  // by family and length
    std::vector<Found> found_;
    int families_ = 0, mates_in_one_ = 0;
};

template <class V>
std::optional<Square> Composer<V>::any_of(Bitboard squares) {
    if (!squares) return std::nullopt;
    for (int n = below(squares.count()); n > 0; --n) squares.pop();
    return squares.first();
}

template <class V>
Bitboard Composer<V>::occupied(const Sketch<V>& sketch, Color c) const {
    Bitboard b;
    for (Bitboard all = G::kAll; all;) {
        const Square s = all.pop();
        if (sketch.pieces[s] != NoPiece && color_of(sketch.pieces[s]) == c) b |= Bitboard::of(s);
    }
    return b;
}

template <class V>
Square Composer<V>::king_of(const Sketch<V>& sketch) const {
    for (Bitboard all = G::kAll; all;) {
        const Square s = all.pop();
        if (sketch.pieces[s] == make_piece(White, King)) return s;
    }
    return kNoSquare;
}

// The position with the attacker as Black and no king of its own.
template <class V>
Sketch<V> Composer<V>::as_problem(const Position<V>& pos) const {
    Sketch<V> sketch;
    for (Bitboard b = pos.occupied(); b;) {
        const Square s = b.pop();
        const Piece p = pos.piece_on(s);
        if (p == make_piece(pos.turn(), King)) continue;
        const Color c = color_of(p) == pos.turn() ? Black : White;
        sketch.pieces[G::seen_by(pos.turn(), s)] = make_piece(c, type_of(p));
    }
    sketch.hands[Black] = pos.hand(pos.turn());
    return sketch;
}

// White holds what is left of the set. Nothing where more is used than there is, or the rules
// forbid it.
template <class V>
std::optional<Position<V>> Composer<V>::completed(Sketch<V> sketch) const {
    CountTable left = V::kSet;
    for (const Piece p : sketch.pieces)
        if (p != NoPiece) --left[demoted(type_of(p))];
    sketch.hands[White] = Hand{};
    for (PieceType pt : kHandTypes) {
        left[pt] -= sketch.hands[Black].count(pt);
        if (left[pt] < 0) return std::nullopt;
        sketch.hands[White].add(pt, left[pt]);
    }
    return sketch.read(Black);
}

template <class V>
std::optional<Solution> Composer<V>::judged(const Sketch<V>& sketch) {
    const auto pos = completed(sketch);
    return pos ? judge_.judge(*pos) : std::nullopt;
}

// Every position with a piece less (not a king), in any order.
template <class V>
std::vector<Sketch<V>> Composer<V>::with_one_piece_less(const Sketch<V>& sketch) {
    std::vector<Sketch<V>> less;
    for (Bitboard b = (occupied(sketch, Black) | occupied(sketch, White)); b;) {
        const Square s = b.pop();
        if (type_of(sketch.pieces[s]) == King) continue;
        less.push_back(sketch);
        less.back().pieces[s] = NoPiece;
    }
    for (PieceType pt : kHandTypes) {
        if (!sketch.hands[Black].has(pt)) continue;
        less.push_back(sketch);
        less.back().hands[Black].remove(pt);
    }
    std::shuffle(less.begin(), less.end(), random_);
    return less;
}

// Takes away what can go with a mate left, of whatever length: far pieces at once, then each.
template <class V>
void Composer<V>::strip(Sketch<V>& sketch) {
    const auto mates = [&](const Sketch<V>& s) {
        const auto pos = completed(s);
        return pos && judge_.is_mate(*pos);
    };
    const Square king = king_of(sketch);
    Sketch<V> near = sketch;
    for (Bitboard b = (occupied(sketch, Black) | occupied(sketch, White)); b;) {
        const Square s = b.pop();
        const int files = std::abs(G::file_of(s) - G::file_of(king));
        const int ranks = std::abs(G::rank_of(s) - G::rank_of(king));
        if (std::max(files, ranks) > 3) near.pieces[s] = NoPiece;
    }
    if (mates(near)) sketch = near;
    for (bool smaller = true; smaller;) {
        smaller = false;
        for (const Sketch<V>& less : with_one_piece_less(sketch)) {
            // Some of what is not needed is left, or the mates would all be very short.
            if (below(4) == 0 || !mates(less)) continue;
            sketch = less;
            smaller = true;
            break;
        }
    }
}

// Takes away what a right problem does not need.
template <class V>
bool Composer<V>::reduce(Sketch<V>& sketch, Solution& solution) {
    for (bool smaller = true; smaller;) {
        smaller = false;
        for (const Sketch<V>& less : with_one_piece_less(sketch)) {
            auto other = judged(less);
            if (!other || other->length() < solution.length()) continue;
            sketch = less;
            solution = std::move(*other);
            smaller = true;
            break;
        }
    }
    return occupied(sketch, Black).count() + occupied(sketch, White).count() <= kMostOnBoard &&
           sketch.hands[Black].total() <= kMostInHand;
}

// Prints the problem if it is right and new; its length, or 0.
template <class V>
int Composer<V>::offer(Sketch<V> sketch, int family) {
    const auto pos = completed(sketch);
    if (!pos || !tried_.insert(pos->sfen()).second) return 0;
    auto solution = judge_.judge(*pos);
    if (!solution || !reduce(sketch, *solution)) return 0;
    const Position<V> problem = *completed(sketch);
    const int length = solution->length();
    if (!printed_.insert(problem.sfen()).second) return 0;
    int& relatives = relatives_[{family, length}];
    if (relatives == (length < 5 ? kShortRelatives : kRelatives)) return 0;
    if (length == 1 && ++mates_in_one_ > kMatesInOne) return 0;
    ++relatives;
    if (length <= kProvenPlies && !ProblemJudge<V>::proven(problem, *solution, length)) {
        std::fprintf(stderr, "plain search does not agree: %s\n", problem.sfen().c_str());
        return 0;
    }
    std::printf("%u-%d %d %llu %s |", order_.seed, family, length,
                (unsigned long long)solution->nodes, problem.sfen().c_str());
    for (Move m : solution->line) std::printf(" %s", to_usi<V>(m).c_str());
    std::printf("\n");
    std::fflush(stdout);
    found_.push_back({sketch, length, family});
    return length;
}

// A small change: a piece moved to a neighbouring square, put there, made another, or its hand.
template <class V>
std::optional<Sketch<V>> Composer<V>::changed(Sketch<V> sketch) {
    const Square king = king_of(sketch);
    const Bitboard men = (occupied(sketch, Black) | occupied(sketch, White));
    const PieceType pt = kHandTypes[below(8)];
    switch (below(6)) {
        case 0:
        case 1: {  // a piece steps aside
            const auto from = any_of(men);
            const auto to = any_of(kAttacks<V>.step[Black][King][*from] & ~men);
            if (!to) return std::nullopt;
            std::swap(sketch.pieces[*from], sketch.pieces[*to]);
            return sketch;
        }
        case 2:
        case 3: {  // a piece more near the king
            Bitboard near = kAttacks<V>.step[Black][King][king];
            for (Bitboard b = near; b;) near |= kAttacks<V>.step[Black][King][b.pop()];
            const auto to = any_of(near & ~men);
            if (!to) return std::nullopt;
            sketch.pieces[*to] = make_piece(below(3) ? White : Black, pt);
            return sketch;
        }
        case 4: {  // another piece in its place
            const auto at = any_of(men & ~Bitboard::of(king));
            if (!at) return std::nullopt;
            const Color c = color_of(sketch.pieces[*at]);
            sketch.pieces[*at] =
                make_piece(c, can_promote(pt) && below(4) == 0 ? promoted(pt) : pt);
            return sketch;
        }
        default: {  // the other side's piece, or another in hand
            if (below(2)) {
                sketch.hands[Black].add(pt);
                return sketch;
            }
            for (PieceType held : kHandTypes) {
                if (!sketch.hands[Black].has(held) || below(2)) continue;
                sketch.hands[Black].remove(held);
                sketch.hands[Black].add(pt);
                return sketch;
            }
            return std::nullopt;
        }
    }
}

// The position before a move of each side, by guess: the defender has moved its king or another
// piece, perhaps taking what the attacker had just played; the attacker dropped or moved something.
template <class V>
std::optional<Sketch<V>> Composer<V>::earlier(Sketch<V> sketch) {
    const Bitboard men = (occupied(sketch, Black) | occupied(sketch, White));
    const Square king = king_of(sketch);
    const auto moved = below(4) ? std::optional<Square>(king) : any_of(occupied(sketch, White));
    const PieceType mover = type_of(sketch.pieces[*moved]);
    // What could have come here: the squares that a piece of the other colour would go to.
    const auto from = any_of(attacks<V>(Black, mover, *moved, men) & ~men);
    if (!from) return std::nullopt;
    std::swap(sketch.pieces[*from], sketch.pieces[*moved]);
    if (below(2)) {  // it took what the attacker had dropped or moved there
        const PieceType taken = kHandTypes[below(8)];
        if (below(3)) {
            sketch.hands[Black].add(taken);
            return sketch;
        }
        const auto origin = any_of(attacks<V>(White, taken, *moved, men) & ~men);
        if (!origin || *origin == *from) return std::nullopt;
        sketch.pieces[*origin] = make_piece(Black, taken);
        return sketch;
    }
    const auto last = any_of(occupied(sketch, Black));
    if (!last) return std::nullopt;
    const PieceType pt = type_of(sketch.pieces[*last]);
    if (below(2) && !is_promoted(pt)) {
        sketch.hands[Black].add(pt);
        sketch.pieces[*last] = NoPiece;
        return sketch;
    }
    const auto origin = any_of(attacks<V>(White, pt, *last, men) & ~men);
    if (!origin || *origin == *from || sketch.pieces[*origin] != NoPiece) return std::nullopt;
    const Piece back = make_piece(Black, below(2) ? demoted(pt) : pt);
    sketch.pieces[*last] = NoPiece;
    if (below(3) == 0 && sketch.hands[Black].total() > 0)  // it took something
        for (PieceType held : kHandTypes)
            if (sketch.hands[Black].has(held)) {
                sketch.hands[Black].remove(held);
                sketch.pieces[*last] = make_piece(White, held);
                break;
            }
    sketch.pieces[*origin] = back;
    return sketch;
}

// Longer problems from one that was found.
template <class V>
void Composer<V>::grow(Found from, int attempts) {
    for (int i = 0; i < attempts && !time_is_up(); ++i) {
        auto candidate = below(4) ? earlier(from.sketch) : changed(from.sketch);
        if (candidate && below(3) == 0) candidate = changed(*candidate);
        if (!candidate) continue;
        const auto pos = completed(*candidate);
        if (!pos || pos->in_check() || !judge_.is_mate(*pos)) continue;
        const int length = offer(*candidate, from.family);
        if (length > from.length) {
            from = found_.back();
            i = 0;
        }
    }
}

// Gives the attacker what is missing for a mate, if that is little.
template <class V>
bool Composer<V>::helped_to_mate(Sketch<V>& sketch) {
    for (int gifts = 0; gifts < 3; ++gifts) {
        const auto pos = completed(sketch);
        if (!pos || pos->in_check()) return false;
        if (judge_.is_mate(*pos)) return true;
        sketch.hands[Black].add(kHandTypes[1 + below(7)]);
    }
    return false;
}

// One of the last positions of a game, the winner to move.
template <class V>
void Composer<V>::mine(const PlayedGame& game) {
    constexpr int kLastPlies = 16, kRepairs = 20, kGrowth = 60;
    const Color winner = game.result > 0 ? Black : White;
    Position<V> pos;
    pos.set(V::kStartSfen);
    const int plies = std::max(0, int(game.plies.size()) - below(kLastPlies));
    for (int ply = 0; ply < plies; ++ply) {
        if (ply + 1 >= plies && pos.turn() == winner) break;
        pos.do_move(game.plies[ply].move);
    }
    if (pos.turn() != winner) return;
    Sketch<V> sketch = as_problem(pos);
    if (!helped_to_mate(sketch)) return;
    strip(sketch);
    const int family = ++families_;
    int length = offer(sketch, family);
    for (int i = 0; i < kRepairs && length == 0 && !time_is_up(); ++i) {
        const auto repaired = changed(sketch);
        if (repaired) length = offer(*repaired, family);
    }
    if (length > 0) grow(found_.back(), kGrowth);
}

template <class V>
void Composer<V>::run() {
    constexpr int kSkipped = 500, kGrowth = 100;
    while (!time_is_up()) {
        ShardReader shard(order_.shard);
        if (shard.header().variant != V::kName)
            throw std::runtime_error(order_.shard + ": holds games of another kind");
        for (int skip = below(kSkipped); skip > 0; --skip) shard.next();
        while (const auto game = shard.next()) {
            if (time_is_up()) break;
            if (game->result != 0) mine(*game);
            if (found_.empty()) continue;
            // The longer of some, so that long ones are not left behind.
            const Found* from = &found_[below(int(found_.size()))];
            for (int i = 0; i < 3; ++i) {
                const Found& other = found_[below(int(found_.size()))];
                if (other.length > from->length) from = &other;
            }
            grow(*from, kGrowth);
        }
    }
}

}  // namespace

int main(int argc, char** argv) {
    if (argc < 5 || argc > 6) {
        std::fprintf(stderr,
                     "usage: engine-problems <variant> <shard> <seconds> <seed> [longest]\n");
        return 2;
    }
    const std::string variant = argv[1];
    Order order;
    order.shard = argv[2];
    order.until = now_ms() + std::atoll(argv[3]) * 1000;
    order.seed = std::uint32_t(std::atoi(argv[4]));
    if (argc > 5) order.longest = std::atoi(argv[5]);
    try {
        with_variant(variant, [&]<class V>() { Composer<V>(order).run(); });
    } catch (const std::exception& error) {
        std::fprintf(stderr, "engine-problems: %s\n", error.what());
        return 1;
    }
    return 0;
}
