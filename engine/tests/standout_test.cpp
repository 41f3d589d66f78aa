// Positions in which one move is by far the best: found, and arranged.

#include <string>

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
