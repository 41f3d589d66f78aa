// The picture that a move makes on the board.

#include "tune/cashed.h"

#include <sstream>

#include "check.h"
#include "core/notation.h"

namespace {

using namespace shogi;
using namespace shogi::testing;

template <class V>
Motif motif(const char* sfen, const char* move) {
    Position<V> pos;
    check(!pos.set(sfen), "the position is read");
    const Key before = pos.key();
    const Motif seen = MotifSeeker<V>(pos).of(*parse_usi_move<V>(move));
    check(pos.key() == before, "the position is as it was");
    return seen;
}

template <class V>
Motif cashed(const char* sfen, const char* moves, bool for_good = true) {
    Position<V> pos;
    check(!pos.set(sfen), "the position is read");
    const Key before = pos.key();
    std::vector<Move> line;
    std::istringstream words(moves);
    for (std::string word; words >> word;) line.push_back(*parse_usi_move<V>(word));
    const Motif seen = LineReader<V>(pos).of(line, for_good);
    check(pos.key() == before, "the position is as it was");
    return seen;
}

const Register forks("motifs", "forks", [] {
    const char* knight = "4k4/9/3r1b3/9/9/9/9/9/4K4 b N 1";
    check(motif<Standard>(knight, "N*5e") == Motif::Fork, "rook and bishop");
    check(motif<Standard>(knight, "N*4e") == Motif::None, "one square beside");
    const char* guarded = "4k4/9/3r1b3/9/3p5/4p4/9/9/4K4 b N 1";
    check(motif<Standard>(guarded, "N*5e") == Motif::Fork, "a pawn behind takes nothing");
    const char* taken = "4k4/9/3r1b3/4p4/9/9/9/9/4K4 b N 1";
    check(motif<Standard>(taken, "N*5e") == Motif::None, "it is lost itself");
    const char* pawns = "4k4/9/3p1p3/9/9/9/9/9/4K4 b N 1";
    check(motif<Standard>(pawns, "N*5e") == Motif::None, "pawns are not worth a word");
    const char* check_and_piece = "9/4k4/9/9/1r7/9/9/9/4K4 b B 1";
    check(motif<Standard>(check_and_piece, "B*7d") == Motif::Fork, "king and rook");
    const char* on_ten = "5k4/10/4r1b3/10/10/10/10/10/10/5K4 b N 1";
    check(motif<Okisaki>(on_ten, "N*5e") == Motif::Fork, "on ten files");
});

const Register lines("motifs", "lines that are opened", [] {
    const char* rook = "4k4/9/9/4r4/9/9/4P4/9/3K4R b - 1";
    check(motif<Standard>(rook, "5g5f") == Motif::None, "the pawn stays on its file");
    const char* bishop = "4k4/9/6r2/9/9/3P5/2B6/9/4K4 b - 1";
    check(motif<Standard>(bishop, "6f6e") == Motif::Discovered, "the bishop sees the rook");
    check(motif<Standard>(bishop, "5i5h") == Motif::None, "nothing has moved out of its way");
});

const Register pins("motifs", "pins", [] {
    const char* gold = "4k4/4g4/9/9/9/9/9/9/3K5 b R 1";
    check(motif<Standard>(gold, "R*5f") == Motif::Pin, "the gold shields its king");
    check(motif<Standard>(gold, "R*4f") == Motif::None, "on the file beside");
    const char* pawn = "4k4/4p4/9/9/9/9/9/9/3K5 b R 1";
    check(motif<Standard>(pawn, "R*5f") == Motif::None, "a pawn is not worth a word");
    const char* pinned = "4k4/4g4/9/9/9/4R4/9/9/3K5 b S 1";
    check(motif<Standard>(pinned, "S*4c") == Motif::Pin, "attacks what is pinned");
    check(motif<Standard>(pinned, "S*9i") == Motif::None, "it was pinned before");
});

const Register cashes("motifs", "what a line cashes in", [] {
    const char* knight = "4k4/9/3r1b3/9/9/9/9/9/4K4 b N 1";
    check(cashed<Standard>(knight, "N*5e 6c9c 5e4c+") == Motif::Fork, "one of the two is taken");
    check(cashed<Standard>(knight, "N*5e 6c9c 5i5h 4c3b 5e4c+") == Motif::None, "both got away");
    check(cashed<Standard>(knight, "N*5e 6c9c") == Motif::None, "nothing is taken yet");
    const char* bishop = "4k4/9/6r2/9/9/3P5/2B6/9/4K4 b - 1";
    check(cashed<Standard>(bishop, "6f6e 5a5b 7g3c+") == Motif::Discovered, "along the line");
    check(cashed<Standard>(bishop, "6f6e 3c3b 6e6d") == Motif::None, "the rook moved away");
    const char* gold = "4k4/4g4/9/9/9/5N3/9/9/3K5 b R 1";
    check(cashed<Standard>(gold, "R*5f 5a4a 5f5b+") == Motif::None, "the king stepped away");
    const char* pawn = "4k4/4g4/9/3P5/9/9/9/9/3K5 b - 1";
    const char* beside = "4k4/1p2g4/9/3P5/9/9/9/9/3K5 b Rp 1";
    check(cashed<Standard>(beside, "R*5f 8b8c 6d6c+ 8c8d 6c5b") == Motif::Pin, "pinned and taken");
    check(cashed<Standard>(pawn, "6d6c+ 5a4a 6c5b") == Motif::None, "no pin");
    const char* recaptured = "3gk4/1p2g4/9/9/9/9/9/9/3K5 b Rp 1";
    check(cashed<Standard>(recaptured, "R*5f 8b8c 5f5b+ 6a5b") == Motif::None, "a rook for a gold");
    check(cashed<Standard>(recaptured, "R*5f 8b8c 5f5b+ 6a5b", false) == Motif::Pin, "but taken");
});

}  // namespace
