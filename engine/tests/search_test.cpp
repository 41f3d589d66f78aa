// What the search must find, and that it finds the same thing twice.

#include "check.h"
#include "core/notation.h"
#include "search/searcher.h"

namespace {

using namespace shogi;
using namespace shogi::testing;

struct Answer {
    std::string best, ponder;
    int score = 0;
    std::uint64_t nodes = 0;
    std::size_t lines = 0;
    std::vector<SearchReport> reports;  // of the best line
};

template <class V>
Answer think(const char* sfen, std::initializer_list<const char*> moves, const Limits& limits,
             int threads = 1, int multi_pv = 1) {
    Answer answer;
    Searcher<V> searcher(
        [&](const SearchReport& r) {
            if (r.rank == 1) {
                answer.score = r.score;
                answer.reports.push_back(r);
            }
            answer.lines = std::max(answer.lines, std::size_t(r.rank));
        },
        [&](const SearchResult& r) {
            answer.best = r.best ? to_usi<V>(r.best) : "resign";
            if (r.ponder) answer.ponder = to_usi<V>(r.ponder);
        });
    searcher.set_network(standard_network<V>().network);
    searcher.set_hash(4);
    searcher.set_threads(threads);
    searcher.set_multi_pv(multi_pv);
    Position<V> pos;
    const auto error = pos.set(sfen);
    check(!error, std::string(sfen) + ": " + error.value_or(""));
    for (const char* text : moves) pos.do_move(parse_usi_move<V>(text).value());
    searcher.start(pos, limits);
    searcher.wait();
    answer.nodes = searcher.nodes();
    return answer;
}

Limits to_depth(int depth) {
    Limits limits;
    limits.depth = depth;
    return limits;
}
Limits with_emphasis(int depth, int attack, int defence) {
    Limits limits = to_depth(depth);
    limits.attack = attack;
    limits.defence = defence;
    return limits;
}
Limits to_nodes(std::int64_t nodes) {
    Limits limits;
    limits.nodes = nodes;
    return limits;
}

const Register emphasis("search", "attack and defence are those of the side that searches", [] {
    const Limits limits = with_emphasis(6, 180, 70);
    check(emphasis_of(limits, Black) == Emphasis{.black_king = 70, .white_king = 180}, "Black");
    check(emphasis_of(limits, White) == Emphasis{.black_king = 180, .white_king = 70}, "White");
    check(emphasis_of(to_depth(6), Black) == Emphasis{}, "none");
    const char* sfen =
        "1nsgb3l/2k2r3/l7s/1Ppp1g1pp/p4Ppn1/P2Pp1P1P/LpPRP2G1/1BGKS3L/1N2S2N1 b Pp 73";
    const Answer even = think<Standard>(sfen, {}, to_depth(6));
    const Answer attacking = think<Standard>(sfen, {}, with_emphasis(6, 180, 100));
    const Answer solid = think<Standard>(sfen, {}, with_emphasis(6, 100, 180));
    check_equal(think<Standard>(sfen, {}, with_emphasis(6, 100, 100)).nodes, even.nodes, "100 %");
    check(attacking.nodes != even.nodes && solid.nodes != even.nodes &&
              attacking.nodes != solid.nodes,
          "each is heard");
});

// What one emphasis has left in the table must not be read by another.
const Register changed_emphasis(
    "search", "a changed emphasis forgets what the former has learned", [] {
        std::uint64_t fresh = 0;
        for (const bool before : {false, true}) {
            Searcher<Standard> searcher([](const SearchReport&) {}, [](const SearchResult&) {});
            searcher.set_network(standard_network<Standard>().network);
            searcher.set_hash(4);
            Position<Standard> pos;
            check(!pos.set(Standard::kStartSfen), "the start position is one");
            if (before) searcher.start(pos, with_emphasis(7, 150, 80));
            searcher.start(pos, to_depth(7));
            searcher.wait();
            if (before) check_equal(searcher.nodes(), fresh, "nodes after another emphasis");
            fresh = searcher.nodes();
        }
    });

const Register mates("search", "mates are found with their length", [] {
    const Answer one = think<Standard>("4k4/9/4P4/9/9/9/9/9/4K4 b 2G 1", {}, to_depth(4));
    check_equal(one.score, mate_in(1), "gold on the head");
    check_equal(one.best, std::string("G*5b"), "gold on the head");
    const Answer queen = think<Okisaki>("5k4/10/5P4/10/10/10/10/10/10/4K5 b Q 1", {}, to_depth(4));
    check_equal(queen.score, mate_in(1), "queen on the head");
});

// Plays the line; whether it ends in mate.
template <class V>
bool ends_in_mate(Position<V> pos, const std::vector<Move>& line) {
    for (Move m : line) {
        check(pos.pseudo_legal(m) && pos.legal(m), to_usi<V>(m) + " of a line is legal");
        pos.do_move(m);
    }
    return pos.in_check() && !has_legal_move(pos);
}

// Stopped at several points, one of them in the middle of an iteration whose first move had failed
// high or low: which one that is changes with the evaluation.
template <class V>
void check_stopped(std::initializer_list<const char*> sfens) {
    int bounds = 0;
    for (const char* sfen : sfens) {
        bool bound = false;
        for (int nodes = 8000; nodes <= 40000 && !bound; nodes += 1000) {
            const Answer a = think<V>(sfen, {}, to_nodes(nodes));
            const SearchReport& last = a.reports.back();
            Position<V> pos;
            check(!pos.set(sfen), sfen);
            ends_in_mate(pos, last.line);
            check(last.line.size() * 2 >= std::size_t(last.depth),
                  std::string("a whole line: ") + sfen);
            check_equal(to_usi<V>(last.line[0]), a.best, "the line begins with the move");
            check_equal(to_usi<V>(last.line[1]), a.ponder, "and goes on with what to ponder on");
            bound = last.bound != Bound::Exact;
        }
        bounds += bound;
    }
    check_equal(bounds, int(sfens.size()), "searches that end with a bound");
}
const Register stopped(
    "search", "a stopped search tells a bound as one, with its last whole line", [] {
        check_stopped<Standard>(
            {"1n1gk2nl/l3gs3/psl2ppp1/2P1p3p/1R3n3/1PpP2P2/P2K3PP/2SB1R2S/+l4G1N+b w 3Pgp 64"});
    });

const Register mate_lines("search", "a mate's line goes to the mate, from the first depth on", [] {
    int mates_seen = 0;
    for (const char* sfen :
         {"2+RB2bnl/5ks2/lpn3gpp/2ppp1p2/p4N1PP/2P3P2/1P1P5/L2GRS3/1NSK4L b 2GS4p 91",
          "8l/1l+R2P3/p2pBG1pp/kps1p4/Nn1P2G2/P1P1P2PP/1PS6/1KSG3+r1/LN2+p3L w Sbgn3p 124"}) {
        Position<Standard> pos;
        check(!pos.set(sfen), sfen);
        for (const SearchReport& r : think<Standard>(sfen, {}, to_nodes(40000)).reports) {
            if (!is_mate(r.score) || r.bound != Bound::Exact) continue;
            ++mates_seen;
            check_equal(r.line.size(), std::size_t(kMate - std::abs(r.score)), "plies of the line");
            check(ends_in_mate(pos, r.line), "and it mates");
        }
    }
    check(mates_seen > 3, "mates were seen");
});

const Register mated("search", "mated means resignation", [] {
    const Answer a = think<Standard>("4k4/4G4/4P4/9/9/9/9/9/4K4 w - 1", {}, to_depth(4));
    check_equal(a.best, std::string("resign"), "no move");
    check_equal(a.score, mated_in(0), "no move");
});

const Register takes("search", "a free piece is taken", [] {
    const Answer a = think<Standard>("4k4/9/9/9/3r5/9/9/3R5/4K4 b - 1", {}, to_depth(6));
    check_equal(a.best, std::string("6h6e"), "the rook is loose");
});

const Register perpetual("search", "perpetual check is not a way out", [] {
    // Black, far behind, could check for ever; the fourth time loses (RULES 2.2).
    const Answer a = think<Standard>("k8/9/9/8p/9/9/9/4R4/8K b r2b4g 1",
                                     {"5h9h", "9a8a", "9h8h", "8a9a"}, to_depth(6));
    check(a.score < 0, "checking for ever does not draw, score " + std::to_string(a.score));
});

const Register baring("search", "baring wins in Okisaki", [] {
    const Answer a =
        think<Okisaki>("4k5/10/2p7/10/10/10/10/7R2/10/4K5 b - 1", {"3h8h", "6a5a"}, to_depth(4));
    check_equal(a.best.substr(0, 4), std::string("8h8c"), "the last piece is taken");
    check(a.score >= kRuleWin - kMaxPly, "as a win by rule");
});

const Register repeatable(
    "search", "one thread and a node limit give the same answer every time", [] {
        for (const char* sfen :
             {Standard::kStartSfen.data(),
              "l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w RGgsn5p 1"}) {
            const Answer first = think<Standard>(sfen, {}, to_nodes(20000));
            const Answer second = think<Standard>(sfen, {}, to_nodes(20000));
            check_equal(second.best, first.best, "move");
            check_equal(second.score, first.score, "score");
            check_equal(first.nodes, std::uint64_t(20000), "nodes");
            check_equal(second.nodes, first.nodes, "nodes");
        }
    });

const Register clocks("search", "the clock is shared out, and never overdrawn", [] {
    Limits l;
    l.byoyomi = 1000;
    check_equal(time_budget(l, Black, 1).target, Milliseconds(980), "byoyomi is used whole");
    l.time[Black] = 600'000;
    check(time_budget(l, Black, 1).target > 5'000, "with main time, more than byoyomi");
    l = Limits{};
    l.increment[White] = 2'000;
    check_equal(time_budget(l, White, 2).deadline, Milliseconds(1'980), "an increment alone");
    for (const Milliseconds main : {1, 50, 500, 5'000, 60'000, 3'600'000}) {
        l.time[White] = main;
        const TimeBudget b = time_budget(l, White, 40);
        check(b.deadline <= std::max<Milliseconds>(main / 2, 1) && b.target <= main,
              "the increment comes after the move, on the clock are " + std::to_string(main));
    }
});

const Register received("search", "the clock runs from the command on, not from the first node",
                        [] {
                            Limits l;
                            l.byoyomi = 1000;
                            l.received = now_ms() - 10'000;
                            const Answer a = think<Standard>(Standard::kStartSfen.data(), {}, l);
                            check(a.nodes < 100,
                                  "out of time after " + std::to_string(a.nodes) + " nodes");
                            check(a.best != "resign", "and yet a move");
                        });

const Register own_clock("search", "the other side's clock does not end a search", [] {
    Limits l = to_depth(7);
    l.time[Black] = 36'000'000;
    l.time[White] = 100;
    l.received = now_ms() - 10'000;
    check_equal(think<Standard>(Standard::kStartSfen.data(), {}, l).nodes,
                think<Standard>(Standard::kStartSfen.data(), {}, to_depth(7)).nodes, "nodes");
});

const Register forgetting("search", "the table forgets by clear and by release", [] {
    TranspositionTable table;
    table.set_size(1);
    for (const bool whole : {false, true}) {
        table.reserve();
        table.warm_up();
        TableEntry found;
        check(!table.probe(77, found), "nothing is known");
        table.store(77, {Move::null(), 5, 6, 7, Bound::Exact});
        check(table.probe(77, found) && found.score == 5, "something is known");
        check(table.permille_full() > 0, "and counted");
        if (whole)
            table.release();
        else
            table.clear();
        check_equal(table.permille_full(), 0, "forgotten");
    }
});

const Register lines("search", "several lines", [] {
    check_equal(think<Standard>(Standard::kStartSfen.data(), {}, to_depth(5), 1, 4).lines,
                std::size_t(4), "four");
    check_equal(think<Standard>("4k4/9/9/9/9/9/9/9/4K4 b - 1", {}, to_depth(5), 1, 500).lines,
                std::size_t(5), "no more than there are moves");
});

// Open boards, where exchanges and checks go on for long: a first iteration takes hundreds of
// nodes.
template <class V>
void check_first_iteration(std::initializer_list<const char*> sfens) {
    for (const char* sfen : sfens) {
        Position<V> pos;
        check(!pos.set(sfen), sfen);
        MoveList legal;
        generate_legal(pos, legal);
        const Answer all = think<V>(sfen, {}, to_nodes(1), 1, 500);
        check_equal(all.lines, std::size_t(legal.size()), std::string("lines: ") + sfen);
        check(all.nodes > 300, std::string("an open position: ") + sfen);
        const Answer one = think<V>(sfen, {}, to_nodes(1));
        check_equal(one.lines, std::size_t(1), std::string("one line: ") + sfen);
        check(one.reports.back().depth == 1 && one.reports.back().bound == Bound::Exact,
              std::string("a score: ") + sfen);
    }
}
const Register first_iteration("search", "no limit of nodes ends the first iteration", [] {
    check_first_iteration<Standard>(
        {"ln+N5l/1R2g1bk1/p3ppspp/3B2p2/1ppG4P/2P1S4/1P1PPP3/1SK6/LN3+n2L b GSPrg3p 89",
         "ln+N2g2l/2+R1p1bk1/p3spppp/5s+B1P/1p1G5/2p1S4/1P1PPP3/1SKG1+nP2/LN2r3L b GP3p 113"});
    check_first_iteration<Okisaki>(
        {"5+R1sk1/+Lp3g2sl/3ppp1nG1/+L1p4g2/7pp1/4B4L/2P2N4/1P1PPPPP2/+p3G3+p1/2S1K1S3 b QRB2Nq4p "
         "119",
         "5q1gk1/+Lp2g3bl/3pppnnS1/+L1p4Sp1/7p2/10/2P2N3p/1P1PPPPP+p1/Q3G2Sn1/2S2KG1RL b RPb3p "
         "89"});
});

// Hands full of men to put in the way of checks, and mates that the table learns of on the way:
// this one took 146 million nodes, a minute, while a player waited.
const Register bounded_first_iteration(
    "search", "a first iteration over all moves is over soon", [] {
        const char* sfen =
            "8+P1/2p2r4/1kn+B5Q/l2P1p2Rp/6n3/3p2S1N1/5P2KP/q9/9L/10 b BG3SNL11P3glp 193";
        const Answer all = think<Okisaki>(sfen, {}, to_nodes(1), 1, 500);
        check_equal(all.lines, std::size_t(497), "all moves have a score");
        check(all.nodes < 200'000, "nodes: " + std::to_string(all.nodes));
    });

// A position in which nothing but the root can teach anything: the best move is a capture, one
// repeats the position, which ends the search there, and all others allow mate at once. The table
// forgets between the searches, what was learned does not. Black is far ahead, so that any network
// takes, and has nothing to put in between; with this one the second search has 1514 nodes, and 608
// with what the line taught.
const Register further_line(
    "search", "a further line, which leaves out the best move, teaches nothing of the position",
    [] {
        std::uint64_t nodes[2] = {};
        for (const int lines : {1, 2}) {
            std::vector<std::string> best(2);
            Searcher<Standard> searcher(
                [&](const SearchReport& r) {
                    best[std::size_t(r.rank - 1)] = to_usi<Standard>(r.line[0]);
                },
                [](const SearchResult&) {});
            searcher.set_network(standard_network<Standard>().network);
            searcher.set_hash(4);
            Position<Standard> pos;
            check(!pos.set("7nk/7sp/9/6g2/9/4R4/PPPP4+p/LN1SS2P1/LNGG3NK b g 1"), "a position");
            for (const char* text : {"5f5e", "3d3e", "5e5f", "3e3d"})
                pos.do_move(parse_usi_move<Standard>(text).value());
            searcher.set_multi_pv(lines);
            searcher.start(pos, to_depth(3));
            searcher.wait();
            check_equal(best[0], std::string("2i1g"), "the threat is taken");
            if (lines == 2) check_equal(best[1], std::string("5f5e"), "or all is repeated");
            searcher.release();
            searcher.set_multi_pv(1);
            searcher.start(pos, to_depth(6));
            searcher.wait();
            nodes[lines - 1] = searcher.nodes();
        }
        check_equal(nodes[1], nodes[0], "nodes of the next search");
    });

// Where every line is wanted, each move is searched by itself; that must find what a search for the
// best line finds.
const Register every_line("search", "all lines together agree with the best one", [] {
    const char* sfen = "4k4/9/9/9/3r5/9/9/3R5/4K4 b - 1";
    const Answer all = think<Standard>(sfen, {}, to_depth(3), 1, 500);
    const Answer one = think<Standard>(sfen, {}, to_depth(3));
    check_equal(all.best, one.best, "the rook is loose");
    check(all.score > 500 && one.score > 500, "and worth it");
});

const Register threads("search", "several threads", [] {
    const Answer a = think<Standard>(Standard::kStartSfen.data(), {}, to_nodes(60000), 3);
    check(!a.best.empty() && a.best != "resign", "a move");
    const Answer b = think<Okisaki>(Okisaki::kStartSfen.data(), {}, to_depth(9), 2);
    check(!b.best.empty() && b.best != "resign", "a move");
});

const Register kingless("search", "a side without a king (mate problems) can be searched", [] {
    const Answer a = think<Standard>("4k4/9/4P4/9/9/9/9/9/9 b 2G 1", {}, to_depth(6));
    check_equal(a.score, mate_in(1), "mate by the side without a king");
});

}  // namespace
