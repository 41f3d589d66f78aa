// Positions in which one move is by far the best: found, and arranged.

#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

#include "check.h"
#include "tune/arranger.h"

namespace {

using namespace shogi;
using namespace shogi::testing;

// After 3g2f a bishop forks a rook and a gold.
constexpr const char* kForked =
    "1n6l/1r3gkn1/l1pg1p1p1/2sbp1Psp/p2p1PpN1/2P1RS2P/PPNPPBG2/1SKG4L/L8 b 2p 1";
constexpr const char* kLast = "3g2f";

template <class V>
Position<V> position(std::string_view sfen) {
    Position<V> pos;
    check(!pos.set(sfen), "the position is read");
    return pos;
}

template <class V>
CountTable men(const Position<V>& pos) {
    CountTable counts{};
    for (Bitboard b = pos.occupied(); b;) ++counts[demoted(type_of(pos.piece_on(b.pop())))];
    for (Color c : {Black, White})
        for (PieceType pt : kHandTypes) counts[pt] += pos.hand(c).count(pt);
    return counts;
}

const Register seen("standout", "a fork stands out", [] {
    const Move last = *parse_usi_move<Standard>(kLast);
    Position<Standard> pos = position<Standard>(kForked);
    pos.do_move(last);
    const Key before = pos.key();
    StandoutSeeker<Standard> seeker("f", standard_network<Standard>().network);
    const auto found = seeker.look(pos, last);
    check(found && found->kind == 'f', "it is seen");
    check(found && found->line[0] == *parse_usi_move<Standard>("2b3d"), "its first move");
    check(pos.key() == before, "the position is as it was");
    StandoutSeeker<Standard> other("cm", standard_network<Standard>().network);
    check(!other.look(pos, last), "where it is not wanted it is nothing");
});

const Register set_up("standout", "nothing stands out in the set-up", [] {
    Position<Okisaki> pos = position<Okisaki>(Okisaki::kStartSfen);
    StandoutSeeker<Okisaki> seeker("mfdpceo", standard_network<Okisaki>().network);
    MoveList legal;
    generate_legal(pos, legal);
    const Move first = legal.begin()->move;
    pos.do_move(first);
    check(!seeker.look(pos, first), "no move is far better than the others");
});

template <class V>
bool breaks(const char* sfen, const char* moves, Color color, std::size_t soon) {
    Position<V> pos = position<V>(sfen);
    const Key before = pos.key();
    std::vector<Move> line;
    std::istringstream words(moves);
    for (std::string word; words >> word;) line.push_back(*parse_usi_move<V>(word));
    const bool broken = breaks_castle(pos, line, color, soon);
    check(pos.key() == before, "the position is as it was");
    return broken;
}

const Register castles("standout", "castles that a line breaks", [] {
    const char* castle = "4k4/4p4/9/9/9/9/7r1/7S1/6GK1 b P 1";
    check(guards_of(position<Standard>(castle), Black).count() == 2, "a gold and a silver");
    check(breaks<Standard>(castle, "P*9c 2g2h+", Black, 4), "the rook takes one");
    check(!breaks<Standard>(castle, "P*9c 2g3g P*9d 3g3i+", Black, 3), "but not so soon");
    check(breaks<Standard>(castle, "P*9c 2g3g P*9d 3g3i+", Black, 4), "two moves later");
    check(!breaks<Standard>(castle, "2h2g P*9c", Black, 4), "the silver takes the rook");
    check(!breaks<Standard>(castle, "P*9c 2g2h+", White, 4), "White has no castle");
    check(!breaks<Standard>("4k4/4p4/9/9/9/9/7r1/7S1/7K1 b P 1", "P*9c 2g2h+", Black, 4),
          "a silver alone is none");
    check(guards_of(position<Standard>("4k4/4p4/9/9/9/7S1/6GK1/9/9 b - 1"), Black).count() == 2,
          "the third rank is home");
    check(!guards_of(position<Standard>("4k4/4p4/9/9/7S1/6GK1/9/9/9 b - 1"), Black),
          "the fourth is not");
});

template <class V>
char kind_after(const char* sfen, const char* last, const char* kinds) {
    const Move move = *parse_usi_move<V>(last);
    Position<V> pos = position<V>(sfen);
    pos.do_move(move);
    const Key before = pos.key();
    StandoutSeeker<V> seeker(kinds, standard_network<V>().network);
    const auto found = seeker.look(pos, move);
    check(pos.key() == before, "the position is as it was");
    return found ? found->kind : '-';
}

const Register threats("standout", "a best move that has to be answered, or is about a castle", [] {
    const char* threat =
        "l6nl/1r4gk1/p1n1pp1p1/2ppsbpsp/5N3/2PSPGP2/PP1P1P2P/LBG1KG3/1N5RL w Psp 68";
    check(kind_after<Standard>(threat, "6d6e", "bi") == 'i', "who passes loses much");
    check(kind_after<Standard>(threat, "6d6e", "mfdpceo") == 'o', "asked for or not");
    const char* castle =
        "4b3l/3s1gk2/5gn2/4P+Rpp1/5p2p/2p3P+r1/PP3P1SP/4L1GSL/LN+b3GNK w SPn6p 130";
    check(kind_after<Standard>(castle, "2f2g", "bi") == 'b', "it takes a guard soon");
    check(kind_after<Standard>(kForked, kLast, "bi") == '-', "a fork is neither");
});

template <class V>
MistakeSeen judged(const char* sfen, const char* move, char kind) {
    constexpr int kNodes = 4'000;
    Position<V> pos = position<V>(sfen);
    const Key before = pos.key();
    StandoutSeeker<V> seeker("o", standard_network<V>().network);
    const MistakeSeen seen =
        MistakeJudge<V>(seeker).judge(pos, *parse_usi_move<V>(move), kind, kNodes);
    check(pos.key() == before, "the position is as it was");
    return seen;
}

const Register mistakes(
    "standout", "a mistake lets a castle be broken or gives up the initiative", [] {
        // Both were judged right by searches of 2,000,000 nodes (tests/data/reasons.json).
        const char* castle =
            "1n1g3nl/lr4gk1/pp1p1pbsp/3s2pP1/4pP3/1Pp3P2/P1NPP1N1P/1BGS1S1R1/L3KG2L w Pp 46";
        check(judged<Standard>(castle, "7f7g", 'b').slack > 0, "the castle can be broken");
        check(judged<Standard>(castle, "7f7g", 'i').slack < 0, "which is another matter");
        const char* initiative =
            "ln3k1nl/1rgs1sgb1/p1ppppp1p/1p5R1/9/1PP3P1P/P1BPPP3/2G6/LNS1KGSNL w Pp 32";
        const MistakeSeen seen = judged<Standard>(initiative, "4c4d", 'i');
        check(seen.slack > 0, "the initiative is given up");
        check(seen.instead > 0.08, "one move instead is far better than the others");
        check(!seen.best.empty() && to_usi<Standard>(seen.best[0]) == "P*2c", "a pawn drop");
        check(judged<Standard>(initiative, "4c4d", 'b').slack < 0, "no guard falls");
        check(judged<Standard>(initiative, "P*2c", 'i').slack < 0, "the best move is no mistake");
    });

const Register models("standout", "a model is read, and shown by a mirror", [] {
    const std::string row = std::string("7 0 f ") + kForked + " | " + kLast + " | B*5b 4c5c 5b6a+";
    const Model<Standard> model = model_in<Standard>(row);
    check(model.number == 7 && model.kind == 'f' && model.turn == Black, "what stands before");
    check(model.before.read(Black)->sfen() == kForked, "the position");
    check(to_usi<Standard>(model.last) == kLast && model.line.size() == 3, "the moves");
    const Model<Standard> other = mirrored(model);
    check(to_usi<Standard>(other.last) == "7g8f", "left for right");
    check(to_usi<Standard>(other.line[0]) == "B*5b" && to_usi<Standard>(other.line[2]) == "5b4a+",
          "a drop, a promotion");
    check(mirrored(other).before.pieces == model.before.pieces, "twice is as before");
    const auto aside = shifted(model, 1);
    check(aside && to_usi<Standard>(aside->line[0]) == "B*6b" &&
              to_usi<Standard>(aside->line[2]) == "6b7a+",
          "a file to the left");
    check(aside->before.pieces != model.before.pieces, "the pieces as well");
    check(!shifted(model, 4) && !shifted(model, -4), "not off the board");
    check(!model_in<Standard>(std::string("7 0 f ") + kForked + " | - | ").last, "no last move");
    bool refused = false;
    try {
        model_in<Standard>("7 0 f");
    } catch (const std::runtime_error&) {
        refused = true;
    }
    check(refused, "no model");
});

const Register remodelled("standout", "what a model is about is set among other pieces", [] {
    const Position<Standard> other = position<Standard>(
        "ln3k1nl/1rgs1sgb1/p1ppppp1p/1p5R1/9/1PP3P1P/P1BPPP3/2G6/LNS1KGSNL w Pp 32");
    Position<Standard> pos = position<Standard>(kForked);
    const Move last = *parse_usi_move<Standard>(kLast);
    const Sketch<Standard> before(pos);
    pos.do_move(last);
    StandoutSeeker<Standard> seeker("f", standard_network<Standard>().network);
    const Model<Standard> model{1, 'f', before, Black, last, seeker.look(pos, last)->line};
    int made = 0;
    for (std::uint32_t seed = 1; seed <= 40 && made < 2; ++seed) {
        Arranger<Standard> arranger("f", seed, standard_network<Standard>().network);
        const auto arranged = arranger.remodel(model, other);
        if (!arranged) continue;
        ++made;
        check(arranged->found.kind == 'f', "it is of the model's kind");
        check(men(arranged->before) == men(other), "the set is whole");
        check(arranged->before.sfen() != kForked, "it is not the model");
        check(arranged->before.legal(arranged->last), "the last move can be played");
    }
    check(made > 0, "some are made");
});

const Register kept("standout", "what stands out is left as it is", [] {
    const Position<Standard> pos = position<Standard>(kForked);
    Arranger<Standard> arranger("f", 1, standard_network<Standard>().network);
    const auto made = arranger.arrange(pos, *parse_usi_move<Standard>(kLast));
    check(made && made->before.sfen() == pos.sfen(), "nothing is changed");
});

const Register changed("standout", "what nearly stands out is brought there", [] {
    // With this pawn back in its place the fork is not far ahead.
    const Position<Standard> pos = position<Standard>(
        "1n6l/1r3gkn1/l1pg1p1p1/2sbp1Psp/p2p1P1N1/2P1RSp1P/PPNPPBG2/1SKG4L/L8 b 2p 1");
    const Move last = *parse_usi_move<Standard>(kLast);
    int made = 0;
    for (std::uint32_t seed = 1; seed <= 3; ++seed) {
        Arranger<Standard> arranger("f", seed, standard_network<Standard>().network);
        const auto arranged = arranger.arrange(pos, last);
        if (!arranged) continue;
        ++made;
        check(arranged->found.kind == 'f', "it is of the wanted kind");
        check(men(arranged->before) == men(pos), "the set is whole");
        check(arranged->before.legal(last) && arranged->before.pseudo_legal(last),
              "the last move can be played");
    }
    check(made > 0, "one of three is made");
});

}  // namespace
