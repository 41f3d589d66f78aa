// Move counts. The start positions' are common knowledge of the field; the others were counted with
// python-shogi and cshogi (standard) and pyffish less its mating pawn drops (Okisaki).

#include <vector>

#include "check.h"
#include "core/perft.h"

namespace {

using namespace shogi;
using namespace shogi::testing;

struct Count {
    const char* sfen;
    std::vector<std::uint64_t> by_depth;
};

template <class V>
void check_counts(const std::vector<Count>& counts) {
    const std::atomic<bool> stop{false};
    for (const Count& c : counts) {
        Position<V> pos;
        check(!pos.set(c.sfen), std::string("readable: ") + c.sfen);
        for (std::size_t i = 0; i < c.by_depth.size(); ++i)
            check_equal(perft(pos, int(i) + 1, stop), c.by_depth[i],
                        std::string(c.sfen) + " depth " + std::to_string(i + 1));
        check_equal(pos.sfen(), std::string(c.sfen), "unmade");
    }
}

const Register standard_start("perft", "standard start", [] {
    check_counts<Standard>({{Standard::kStartSfen.data(), {30, 900, 25470, 719731}}});
});

const Register okisaki_start("perft", "Okisaki start", [] {
    check_counts<Okisaki>({{Okisaki::kStartSfen.data(), {37, 1369, 48211, 1697913}}});
});

const Register standard_handicaps("perft", "standard handicaps", [] {
    check_counts<Standard>({
        {"lnsgkgsn1/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1", {30, 900, 25530}},
        {"2sgkgs2/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1", {24, 720, 16740}},
        {"4k4/9/9/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1", {5, 150, 1019}},
        {"4k4/9/9/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w 3p 1", {65, 1918, 114252}},
    });
});

const Register standard_middle_games("perft", "standard middle games", [] {
    check_counts<Standard>({
        {"3g1s2b/+B3k4/2sgpp1Ln/7rl/1P3NKP1/P2PPP2P/SGPN1G2p/L4RS1L/1N7 w 7P 110",
         {39, 1799, 76764}},
        {"1s2r1s+b1/l2gk2nl/ppngp3p/P1pp1ppp1/5PP2/L4S1P1/1PGG4P/1B3S2L/1N3K2R w N3p 78",
         {33, 2334, 78507}},
        {"1nk1n1s2/4l3l/1pGp1r1p1/2NNs3p/p3p1pP1/P4pP1P/1PpPP+p3/+lSGG4L/2SK1GbR1 b bp 95",
         {34, 2401, 93871}},
        {"l3kg1S1/3g3b1/sr1p1pp1l/pp2p4/Pnp1P2Pp/+b2P1P2N/2P3P2/2S3S1G/LNR1G1KNL w P2p 68",
         {41, 1741, 74754}},
        {"1nsgb3l/2k2r3/l7s/1Ppp1g1pp/p4Ppn1/P2Pp1P1P/LpPRP2G1/1BGKS3L/1N2S2N1 b Pp 73",
         {30, 1319, 41584}},
        {"8l/1l+R2P3/p2pBG1pp/kps1p4/Nn1P2G2/P1P1P2PP/1PS6/1KSG3+r1/LN2+p3L w Sbgn3p 124",
         {178, 18041, 2552846}},
        {"l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w RGgsn5p 1", {207, 28684}},
    });
});

const Register okisaki_positions("perft", "Okisaki handicaps and middle games", [] {
    check_counts<Okisaki>({
        {"lnsgkqgsn1/1r6b1/pppppppppp/10/10/10/10/PPPPPPPPPP/1B6R1/LNSGQKGSNL w - 1", {37, 1369}},
        {"2sgkqgs2/10/pppppppppp/10/10/10/10/PPPPPPPPPP/1B6R1/LNSGQKGSNL w - 1", {28, 1036}},
        {"l1k1g1gs1p/1r1nn1n3/2ppppp1p1/Q4+b1G2/1p2R5/5S3P/2P1P1P3/PPNP1P+b2l/L1S1K1L1P1/Q1G4S2 b "
         "2Pp 91",
         {71, 5239}},
        {"2k3sq1l/+B2s6/3g1g2pp/g2Nppgp1n/q9/1Pl5P1/3P1PpP1P/3S1LPR2/PB2K2+n1L/2+r1P3N1 w 3Ps2p "
         "150",
         {162, 8263}},
        {"lnbkl2sn1/5qg1r1/pPp1pgpp1p/3p6/5pS3/10/5PPP1P/PpPSK3Pq/2G3NGR1/LN1P3S1L b 2Pb 63",
         {45, 4796}},
        {"ln8/1k3g2s1/psp1+B1b1pN/5p3l/G9/2P1p4P/P1q4Pq1/1P1PPPP3/2S1GKRR2/LN4GSNL w 5Pp 76",
         {93, 5362}},
        {"ln1g1q1snl/1s3gk2+b/p1P1ppp2p/1p1p3pp1/3g1P4/PB1R6/3NPK1P2/1PN3P1PP/2pG6/2SQ2LSRL w p 70",
         {41, 2475}},
        {"1ss1k3n1/2p1r1q2p/lpn1Gpp3/2g1b3P1/pb1p2P1p1/8R1/PP2S2q1P/L1PPPGS3/5K1p2/LN3PG1NL b Pp "
         "83",
         {54, 3379}},
    });
});

}  // namespace
