// The mate search: what it must find, what it must not, and that plain trial of everything agrees.

#include <algorithm>
#include <ctime>
#include <fstream>
#include <map>
#include <random>
#include <sstream>

#include "check.h"
#include "core/mate_in_one.h"
#include "mate/checks.h"
#include "mate/searcher.h"
#include "tune/plain_mate.h"
#include "tune/problem_judge.h"
#include "tune/sketch.h"

namespace {

using namespace shogi;
using namespace shogi::testing;

template <class V>
Position<V> read(const std::string& sfen) {
    Position<V> pos;
    const auto error = pos.set(sfen);
    check(!error, sfen + ": " + error.value_or(""));
    return pos;
}

template <class V>
MateResult solve(const Position<V>& pos, std::uint64_t nodes = 2'000'000) {
    MateSolver<V> solver([](const MateReport&) {});
    solver.set_hash(16);
    MateLimits limits;
    limits.nodes = nodes;
    return solver.solve(pos, limits);
}

template <class V>
std::string text(const MateResult& r) {
    if (r.answer == MateAnswer::NoMate) return "nomate";
    if (r.answer == MateAnswer::Unknown) return "timeout";
    std::string line;
    for (Move m : r.line) {
        if (!line.empty()) line += ' ';
        line += to_usi<V>(m);
    }
    return line;
}

template <class V>
std::string solve(const char* sfen) {
    return text<V>(solve(read<V>(sfen)));
}

template <class V>
std::size_t length(const char* sfen) {
    return solve(read<V>(sfen)).line.size();
}

// Whether the line is playable, all of the attacker's moves are checks, and at its end nothing is
// left but drops in between.
template <class V>
bool ends_in_mate(Position<V> pos, const std::vector<Move>& line) {
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (!pos.pseudo_legal(line[i]) || !pos.legal(line[i])) return false;
        pos.do_move(line[i]);
        if (i % 2 == 0 && !pos.in_check()) return false;
    }
    return line.size() % 2 == 1 && PlainMate<V>(pos).defend(0) == 0;
}

const Register first("mate", "mate in one", [] {
    check_equal(solve<Standard>("4k4/9/4P4/9/9/9/9/9/4K4 b 2G 1"), std::string("G*5b"), "gold");
    check_equal(solve<Standard>("4k4/9/4P4/9/9/9/9/9/9 b 2G 1"), std::string("G*5b"),
                "by a side without a king");
    check_equal(solve<Standard>("9/9/9/9/9/9/4p4/9/4K4 w 2g 1"), std::string("G*5h"), "by White");
    check_equal(solve<Okisaki>("5k4/10/5P4/10/10/10/10/10/10/4K5 b Q 1"), std::string("Q*5b"),
                "by the queen");
});

const Register none("mate", "no mate", [] {
    check_equal(solve<Standard>("4k4/9/9/9/9/9/9/9/4K4 b 2G 1"), std::string("nomate"),
                "two golds");
    check_equal(solve<Standard>(Standard::kStartSfen.data()), std::string("nomate"), "start");
    check_equal(solve<Okisaki>(Okisaki::kStartSfen.data()), std::string("nomate"), "start");
    check_equal(solve<Standard>("9/9/9/9/9/9/9/9/4K4 b 2G 1"), std::string("nomate"),
                "there is no king to mate");
    check_equal(solve<Standard>("4k4/4G4/4P4/9/9/9/9/9/4K4 w - 1"), std::string("nomate"),
                "the side to move is mated itself");
});

const Register uchifuzume("mate", "a pawn drop does not mate, a pawn move does", [] {
    // Only the pawn could check here.
    check_equal(solve<Standard>("7nk/9/7G1/9/8N/9/9/9/9 b P 1"), std::string("nomate"),
                "mate by a pawn drop");
    check_equal(solve<Standard>("7nk/9/7GP/9/8N/9/9/9/9 b - 1").substr(0, 4), std::string("1c1b"),
                "the pawn on the board may");
    check_equal(solve<Okisaki>("8nk/10/8G1/10/10/10/10/10/10/10 b P 1"), std::string("nomate"),
                "ten files");
});

// After 5b4c+ the pawn on 2b would mate, and so may not be dropped.
const Register unpromoted("mate", "declining to promote evades uchifuzume", [] {
    const char* sfen = "8kg/5B2g1/8+P1/7N2/10/10/10/10/10/10 b P5p 1";
    check_equal(solve<Okisaki>(sfen).substr(0, 5), std::string("5b4c "), "the bishop stays one");
    auto pos = read<Okisaki>(sfen);
    pos.do_move(parse_usi_move<Okisaki>("5b4c+").value());
    check_equal(PlainMate<Okisaki>(pos).defend(4), -1, "no mate as short with a horse");
});

const Register between("mate", "drops between king and slider", [] {
    check_equal(length<Standard>("7lk/7p1/9/9/9/9/9/9/9 b R 1"), std::size_t(1), "nothing to drop");
    check_equal(solve<Standard>("7lk/7p1/9/9/9/9/9/9/9 b Rg 1"), std::string("nomate"),
                "a gold that the king protects");
    check_equal(solve<Standard>("7lk/7p1/7S1/9/9/9/9/9/R8 b gn 1"), std::string("9i1i"),
                "futile drops do not count");
});

const Register both("mate", "the attacker may be in check itself", [] {
    // Only a move that parries and checks at once will do.
    check_equal(solve<Standard>("4k4/9/4P4/9/4r4/9/9/9/4K4 b GN 1"), std::string("nomate"),
                "the gold on the head leaves the own king in check");
    check_equal(solve<Standard>("3lkl3/9/3G1G3/9/4r3R/9/9/9/4K4 b - 1"), std::string("1e5e"),
                "taking the checking piece");
});

const Register repetition("mate", "checks without end are no mate", [] {
    check_equal(solve<Standard>("k8/9/9/8p/9/9/9/4R4/8K b p 1"), std::string("nomate"), "rook");
    check_equal(solve<Okisaki>("k9/10/10/9p/10/10/10/10/5R4/9K b p 1"), std::string("nomate"),
                "on ten files");
    check_equal(solve<Okisaki>("k9/10/10/10/10/10/10/10/5Q4/9K b - 1"), std::string("nomate"),
                "a queen alone");
});

const Register judged("mate", "a problem is judged by what else mates and what is left over", [] {
    ProblemJudge<Standard> judge(15);
    const auto pos = read<Standard>("8b/8k/6G2/7P1/9/9/9/9/9 b 2rb3g4s4n4l17p 1");
    const auto right = judge.judge(pos);
    check_equal(right ? right->length() : 0, 3, "one solution");
    check(right && ProblemJudge<Standard>::proven(pos, *right, 5), "plain search agrees");
    check(!judge.judge(read<Standard>("4k4/9/3GP4/9/9/9/9/9/9 b G2r2b2g4s4n4l17p 1")),
          "several mates in one");
    check(!judge.judge(read<Standard>("8b/8k/6G2/7P1/9/9/9/9/9 b P2rb3g4s4n4l16p 1")),
          "a pawn is left in hand");
    check(!judge.judge(read<Standard>("4k4/9/9/9/9/9/9/9/9 b 2G2r2b2g4s4n4l18p 1")), "no mate");
});

const Register stopped("mate", "a stop is answered at once, and by no claim", [] {
    // An open board and a full hand: beyond any search of this length.
    const char* sfen = "9/6b2/9/7k1/9/5+R2b/9/9/9 b 2Sr4g2s4n4l18p 1";
    MateResult answer;
    MateSearcher<Standard> searcher([](const MateReport&) {},
                                    [&](const MateResult& r) { answer = r; });
    searcher.set_hash(1);
    searcher.start(read<Standard>(sfen), MateLimits{});
    searcher.stop();
    searcher.wait();
    check(answer.answer == MateAnswer::Unknown, "nothing is known");
    MateLimits limits;
    limits.time = 50;
    searcher.start(read<Standard>(sfen), limits);
    searcher.wait();
    check(answer.answer != MateAnswer::Mate, "nor after 50 ms with a full table");
});

struct Problem {
    std::string variant, sfen;
    int length;
};

std::vector<Problem> problems(const char* file) {
    std::ifstream in(std::string(SHOGI_TEST_DATA) + "/" + file);
    std::vector<Problem> all;
    for (std::string line; std::getline(in, line);) {
        if (line.empty() || line[0] == '#') continue;
        Problem p;
        std::istringstream words(line);
        words >> p.variant >> p.length;
        std::getline(words >> std::ws, p.sfen);
        all.push_back(p);
    }
    return all;
}

struct Tally {
    int solved = 0, all = 0;
    Milliseconds slowest = 0, total = 0;
    std::uint64_t nodes = 0;
};

template <class V>
bool solved(const Problem& p, bool by_trial, Tally& tally) {
    auto pos = read<V>(p.sfen);
    MateSolver<V> solver([](const MateReport&) {});
    MateLimits limits;
    limits.time = 60'000;
    const std::clock_t start = std::clock();  // of the processor: machines are busy
    const MateResult r = solver.solve(pos, limits);
    const Milliseconds spent = Milliseconds(std::clock() - start) * 1000 / CLOCKS_PER_SEC;
    tally.slowest = std::max(tally.slowest, spent);
    tally.total += spent;
    tally.nodes += solver.nodes();
    check(r.answer == MateAnswer::Mate && ends_in_mate(pos, r.line), p.sfen + ": " + text<V>(r));
    if (p.length <= 7) check_equal(int(r.line.size()), p.length, p.sfen);
    if (by_trial) check_equal(PlainMate<V>(pos).attack(p.length), p.length, p.sfen + ", by trial");
    return r.answer == MateAnswer::Mate;
}

// One line for each variant and length, as docs/engine.md has them.
void solve_all(const char* file, int proven_up_to) {
    std::map<std::pair<std::string, int>, Tally> tallies;
    for (const Problem& p : problems(file)) {
        Tally& t = tallies[{p.variant, p.length}];
        ++t.all;
        const bool by_trial = p.length <= proven_up_to;
        t.solved += p.variant == "shogi" ? solved<Standard>(p, by_trial, t)
                                         : solved<Okisaki>(p, by_trial, t);
    }
    for (const auto& [key, t] : tallies)
        std::printf("    %s %d: %d/%d, slowest %lld ms, mean %.1f ms, %llu nodes\n",
                    key.first.c_str(), key.second, t.solved, t.all, (long long)t.slowest,
                    double(t.total) / t.all, (unsigned long long)t.nodes);
    check(!tallies.empty(), "there are problems");
}

const Register known("mate-known", "the known mates are found, the short ones proven by trial",
                     [] { solve_all("mates.sfens", 1); });
const Register long_ones("mate-long", "long mates", [] { solve_all("long_mates.sfens", 0); });
const Register proven("mate-proven", "all the known mates have their length by trial",
                      [] { solve_all("mates.sfens", 7); });

template <class V>
void agree(int wanted, unsigned seed, int depth) {
    std::mt19937 random(seed);
    int mates = 0, checked = 0;
    while (checked < wanted) {
        auto pos = random_problem<V>(random);
        if (!pos) continue;
        MoveList given, all;
        generate_checks(*pos, given);
        generate_legal(*pos, all);
        std::vector<std::uint16_t> ours, theirs;
        for (const ScoredMove& m : given) ours.push_back(m.move.raw());
        for (const ScoredMove& m : all) {
            pos->do_move(m.move);
            if (pos->in_check()) theirs.push_back(m.move.raw());
            pos->undo_move();
        }
        std::sort(ours.begin(), ours.end());
        std::sort(theirs.begin(), theirs.end());
        check(ours == theirs, pos->sfen() + ": the checks are those of the legal moves that check");

        const MateResult r = solve(*pos, 5'000);
        if (r.answer == MateAnswer::Unknown) continue;
        ++checked;
        const int brute = PlainMate<V>(*pos).attack(depth);
        const int claimed = r.answer == MateAnswer::Mate ? int(r.line.size()) : -1;
        mates += claimed > 0;
        // Beyond three plies the length found may be more than the least.
        if (brute > 3)
            check(claimed >= brute, pos->sfen() + ": claimed " + std::to_string(claimed));
        else if (brute > 0 || (claimed > 0 && claimed <= depth))
            check_equal(claimed, brute, pos->sfen());
        if (claimed > 0) check(ends_in_mate(*pos, r.line), pos->sfen() + ": " + text<V>(r));
    }
    std::printf("    %d positions, %d mates\n", checked, mates);
    check(mates * 10 > checked && mates * 10 < checked * 9, "some are mates, some are not");
}

// What the search believes of a leaf without trying it.
template <class V>
void quick_mates(int wanted, unsigned seed) {
    std::mt19937 random(seed);
    int mates = 0, found = 0;
    for (int checked = 0; checked < wanted;) {
        auto pos = random_problem<V>(random);
        if (!pos || pos->in_check()) continue;
        ++checked;
        const std::string sfen = pos->sfen();
        MoveList list;
        generate_legal(*pos, list);
        std::vector<Move> mating;
        for (const ScoredMove& m : list) {
            pos->do_move(m.move);
            if (pos->in_check() && !has_legal_move(*pos)) mating.push_back(m.move);
            pos->undo_move();
        }
        mates += !mating.empty();
        const Move claimed = mate_in_one(*pos);
        if (!claimed) continue;
        ++found;
        check(std::find(mating.begin(), mating.end(), claimed) != mating.end(),
              sfen + ": " + to_usi<V>(claimed) + " is no mate");
    }
    std::printf("    %d positions, %d mates, %d found\n", wanted, mates, found);
    check(found * 10 > mates * 8, "most mates in one are found");
}

const Register quick("mate-random", "a mate in one seen without moves is a mate", [] {
    quick_mates<Standard>(4000, 7);
    quick_mates<Okisaki>(4000, 8);
});

const Register agreement("mate-random", "agrees with plain trial on random positions", [] {
    agree<Standard>(200, 1, 3);
    agree<Okisaki>(200, 2, 3);
});
const Register much_agreement("mate-agreement", "the same, many more and deeper", [] {
    agree<Standard>(1500, 3, 3);
    agree<Okisaki>(1500, 4, 3);
    agree<Standard>(100, 5, 5);
    agree<Okisaki>(100, 6, 5);
});

}  // namespace
