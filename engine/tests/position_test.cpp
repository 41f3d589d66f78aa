// The rules one by one, keys, exchanges, repetition.

#include <algorithm>
#include <random>

#include "check.h"
#include "core/movegen.h"
#include "core/notation.h"
#include "eval/exchange.h"
#include "eval/values.h"

namespace {

using namespace shogi;
using namespace shogi::testing;

template <class V>
Position<V> read(const char* sfen) {
    Position<V> pos;
    const auto error = pos.set(sfen);
    check(!error, std::string(sfen) + ": " + error.value_or(""));
    return pos;
}

template <class V>
Move move(const char* text) {
    return parse_usi_move<V>(text).value();
}

template <class V>
bool is_legal(const Position<V>& pos, const char* text) {
    const Move m = move<V>(text);
    MoveList list;
    generate_legal(pos, list);
    const bool listed =
        std::any_of(list.begin(), list.end(), [m](const ScoredMove& x) { return x.move == m; });
    const bool judged = pos.pseudo_legal(m) && pos.legal(m);
    check(listed == judged, std::string(text) + " is judged as it is listed");
    return listed;
}

template <class V>
void play(Position<V>& pos, const std::initializer_list<const char*>& moves) {
    for (const char* text : moves) {
        check(is_legal(pos, text), std::string(text) + " can be played");
        pos.do_move(move<V>(text));
    }
}

// --- what the compiler holds -------------------------------------------------------------------

constexpr bool slides_only(std::string_view betza, std::initializer_list<Offset> directions) {
    const Movement m = parse_betza(betza);
    if (m.step_count != 0 || m.slide_count != int(directions.size())) return false;
    for (const Offset& d : directions)
        if (std::find(m.slides.begin(), m.slides.begin() + m.slide_count, d) ==
            m.slides.begin() + m.slide_count)
            return false;
    return true;
}
static_assert(slides_only("fB", {{-1, -1}, {1, -1}}), "a letter alone: both diagonals that way");
static_assert(slides_only("rbB", {{-1, 1}}) && slides_only("brB", {{-1, 1}}), "a pair: one");
static_assert(slides_only("rfbB", {{-1, -1}, {-1, 1}}), "f or b, and r");
static_assert(slides_only("frR", {{0, -1}, {-1, 0}}), "on ranks and files: either");
static_assert(slides_only("sR", {{1, 0}, {-1, 0}}) && slides_only("vR", {{0, 1}, {0, -1}}));
static_assert(parse_betza("frFbW").step_count == 2 && parse_betza("K").step_count == 8);
static_assert(parse_betza("N").step_count == 8 && parse_betza("fN").step_count == 4 &&
              parse_betza("ffN").step_count == 2 && parse_betza("fsN").step_count == 2);

template <auto Text>
concept Readable = requires {
    typename std::bool_constant<(parse_betza(Text()), true)>;
};
static_assert(Readable<[] { return std::string_view("FfW"); }>);
static_assert(!Readable<[] { return std::string_view("xW"); }>, "no such direction");
static_assert(!Readable<[] { return std::string_view("WX"); }>, "no such atom");
static_assert(!Readable<[] { return std::string_view("Wf"); }>, "a direction of nothing");

struct Forgotten : Standard {};
template <class V>
concept Valued = requires {
    PieceValues<V>::kBoard;
};
static_assert(Valued<Standard> && Valued<Okisaki>);
static_assert(!Valued<Forgotten>, "a game without values does not compile");

// -------------------------------------------------------------------------------------------------

const Register nifu("position", "no second pawn on a file, but beside a tokin", [] {
    const auto pos = read<Standard>("4k4/9/9/9/4+P4/9/3P5/9/4K4 b P 1");
    check(!is_legal(pos, "P*6e"), "file 6 has a pawn");
    check(is_legal(pos, "P*5f"), "file 5 has only a tokin");
    check(!is_legal(pos, "P*1a"), "a pawn on the last rank could never move");
    check(is_legal(pos, "P*1b"), "rank b is free");
});

const Register uchifuzume("position", "a pawn drop may not mate, but may check", [] {
    check(!is_legal(read<Standard>("7nk/9/7GS/9/9/9/9/9/4K4 b P 1"), "P*1b"),
          "mate by a pawn drop");
    check(is_legal(read<Standard>("7nk/9/9/6B2/9/9/9/9/4K4 b P 1"), "P*1b"),
          "the king can walk away");
    check(is_legal(read<Standard>("8k/7s1/7GS/9/9/9/9/9/4K4 b P 1"), "P*1b"),
          "the pawn can be taken");
    check(is_legal(read<Standard>("7nk/9/7GS/8L/9/9/9/9/4K4 b L 1"), "L*1b"),
          "other drops may mate");
    check(!is_legal(read<Okisaki>("8nk/10/8GS/10/10/10/10/10/10/4K5 b P 1"), "P*1b"),
          "the same rule on ten files");
});

const Register pinned_taker("position", "a pinned piece cannot save from a pawn drop mate", [] {
    // The gold on 2b could take on 1b but for the bishop on 3c that pins it to the king on 1a.
    check(!is_legal(read<Standard>("7nk/7g1/6B1S/7N1/9/9/9/9/4K4 b P 1"), "P*1b"), "pinned");
    check(is_legal(read<Standard>("7nk/7g1/8S/7N1/9/9/9/9/4K4 b P 1"), "P*1b"), "not pinned");
});

const Register dead_ends("position", "forced promotion and barred drops follow from the moves", [] {
    const auto pos = read<Standard>("k8/4P4/7N1/9/9/9/9/9/K8 b NL 1");
    check(!is_legal(pos, "5b5a") && is_legal(pos, "5b5a+"), "a pawn must promote on the last rank");
    check(!is_legal(pos, "2c1a") && is_legal(pos, "2c1a+"), "so must a knight");
    check(!is_legal(pos, "N*3b") && is_legal(pos, "N*3c"), "no knight on the last two ranks");
    check(!is_legal(pos, "L*3a") && is_legal(pos, "L*3b"), "no lance on the last rank");
    const auto ten = read<Okisaki>("k9/5P4/7N2/10/10/10/10/10/10/K9 b NL 1");
    check(!is_legal(ten, "5b5a") && is_legal(ten, "5b5a+"), "Okisaki's pawn must promote too");
    check(is_legal(ten, "3c2a"), "its knight need not");
    check(is_legal(ten, "N*4a") && is_legal(ten, "L*4a"), "its knight and lance can move back");
});

const Register queen("position", "the queen never promotes, the lance runs back", [] {
    const auto pos = read<Okisaki>("k9/10/10/10/4L5/4Q5/10/10/10/9K b - 1");
    check(is_legal(pos, "6f1a") && !is_legal(pos, "6f1a+"), "6f1a");
    check(!is_legal(pos, "6f6c"), "the lance stands in the way");
    check(!is_legal(pos, "6e6g"), "the queen stands in the lance's way");
    check(is_legal(read<Okisaki>("k9/10/10/10/4L5/10/10/10/10/9K b - 1"), "6e6j"), "backward");
});

const Register refused("position", "impossible positions are refused with a reason", [] {
    Position<Standard> pos;
    for (const char* sfen : {"",
                             "x",
                             "9/9/9/9/9/9/9/9 b - 1",
                             "4k4/9/9/9/9/9/9/9/4K4",
                             "4k4/9/9/9/9/9/9/9/4K5 b - 1",
                             "4k4/9/9/9/9/9/9/9/4K4/9 b - 1",
                             "4k4/9/9/9/9/9/9/9/KK7 b - 1",
                             "4k4/9/9/9/9/9/9/9/4K4 x - 1",
                             "4k4/9/9/9/9/9/9/9/4K4 b Z 1",
                             "4k4/9/9/9/9/9/9/9/4K4 b 3 1",
                             "4k4/9/9/9/9/9/9/9/4K4 b K 1",
                             "4k4/9/9/9/9/9/9/9/4K4 b 19P 1",
                             "4k4/9/9/9/9/9/9/9/4K4 b 300P 1",
                             "4k4/9/9/9/9/9/9/9/4K4 b - one",
                             "4k4/9/4P4/4P4/9/9/9/9/4K4 b - 1",
                             "4k4/4G4/9/9/9/9/9/9/4K4 b - 1",
                             "4k4/9/9/9/+K+G7/9/9/9/9 b - 1",
                             "4k4/9/9/9/9/9/9/9/4K3+ b - 1",
                             "4k4/9/9/9/9/9/9/9/4Q4 b - 1",
                             "99999999/9/9/9/9/9/9/9/9 b - 1"})
        check(pos.set(sfen).has_value(), std::string("refused: ") + sfen);
    Position<Okisaki> ten;
    check(ten.set("4k5/10/10/10/10/10/10/10/10/4K6 b - 1").has_value(), "eleven squares");
    check(!ten.set("4k5/10/91/19/10/55/10/10/10/4K5 b - 1").has_value(), "blanks may be split");
});

const Register round_trip("position", "SFEN goes in and out unchanged", [] {
    for (const char* sfen :
         {"lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1",
          "l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w RGgsn5p 17",
          "9/9/9/9/9/9/9/9/9 b - 1"})
        check_equal(read<Standard>(sfen).sfen(), std::string(sfen), "standard");
    const char* ten =
        "2k3sq1l/+B2s6/3g1g2pp/g2Nppgp1n/q9/1Pl5P1/3P1PpP1P/3S1LPR2/PB2K2+n1L/2+r1P3N1 w 3Ps2p 150";
    check_equal(read<Okisaki>(ten).sfen(), std::string(ten), "Okisaki");
});

// Every incremental part must come out as if computed anew; every move must unmake; gives_check and
// pseudo_legal must agree with what happens.
template <class V>
void check_random_games(int games) {
    std::mt19937 random(7);
    for (int game = 0; game < games; ++game) {
        Position<V> pos;
        pos.set(V::kStartSfen);
        for (int ply = 0; ply < 200; ++ply) {
            MoveList list;
            generate_legal(pos, list);
            if (list.size() == 0) break;
            const Move m = list[int(random() % unsigned(list.size()))].move;
            const std::string before = pos.sfen();
            const Key key = pos.key();
            const bool checks = pos.gives_check(m);
            check(pos.pseudo_legal(m), "generated moves are pseudo-legal");
            const Key after = pos.key_after(m);
            pos.do_move(m);
            check(after == pos.key(), "key_after " + to_usi<V>(m) + " in " + before);
            check(checks == pos.in_check(), "gives_check " + to_usi<V>(m) + " in " + before);
            pos.undo_move();
            check(pos.sfen() == before && pos.key() == key,
                  "unmade " + to_usi<V>(m) + " in " + before);
            pos.do_move(m);
            Position<V> fresh;
            check(!fresh.set(pos.sfen()), "reached positions are legal");
            check(fresh.key() == pos.key(), "key of " + pos.sfen());
            check(fresh.checkers() == pos.checkers() && fresh.pinned() == pos.pinned(), "checks");
        }
    }
}
const Register incremental("position", "what is kept up to date equals what is computed anew", [] {
    check_random_games<Standard>(20);
    check_random_games<Okisaki>(20);
});

const Register exchanges("position", "static exchanges", [] {
    const auto gain = [](const char* sfen, const char* text) {
        const auto pos = read<Standard>(sfen);
        int best = -3000;
        for (int t = -3000; t <= 3000; ++t)
            if (see_at_least(pos, move<Standard>(text), t)) best = t;
        return best;
    };
    const auto value = [](PieceType pt) { return exchange_value<Standard>(pt); };
    check_equal(gain("4k4/9/9/4p4/4P4/9/9/9/4K4 b - 1", "5e5d"), value(Pawn), "a free pawn");
    check_equal(gain("4k4/9/4s4/4p4/4P4/9/9/9/4K4 b - 1", "5e5d"), 0, "pawn for pawn");
    check_equal(gain("4k4/9/4s4/4p4/9/4R4/9/9/4K4 b - 1", "5f5d"), value(Pawn) - value(Rook),
                "rook for pawn");
    check_equal(gain("4k4/9/4s4/4p4/4P4/4R4/9/9/4K4 b - 1", "5e5d"), value(Pawn),
                "the silver does not retake before the rook");
    check_equal(gain("4k4/9/9/4p4/9/9/9/9/4K4 b S 1", "S*5e"), -value(Silver),
                "a silver given away");
});

const Register deltas("position", "a move tells what it has changed", [] {
    auto pos = read<Standard>("4k4/9/9/4+p4/4P4/9/9/9/4K4 b G 1");
    Delta d = pos.do_move(move<Standard>("5e5d"));
    check(!d.is_drop() && !d.moves_king() && d.mover == Black, "a move on the board");
    check(d.moved == make_piece(Black, Pawn) && d.placed == d.moved, "of a pawn");
    check_equal(to_usi<Standard>(d.from) + to_usi<Standard>(d.to), std::string("5e5d"), "squares");
    check(d.captured == make_piece(White, Tokin) && d.in_hand == Pawn && d.held == 1,
          "a tokin is taken and is a pawn in hand");
    d = pos.do_move(move<Standard>("5a4a"));
    check(d.moves_king() && d.mover == White && d.in_hand == NoPieceType, "a king's move");
    d = pos.do_move(move<Standard>("5d5c+"));
    check(d.moved == make_piece(Black, Pawn) && d.placed == make_piece(Black, Tokin), "promotion");
    pos.do_move(move<Standard>("4a3a"));
    d = pos.do_move(move<Standard>("G*4b"));
    check(d.is_drop() && d.in_hand == Gold && d.held == 1, "the only gold is dropped");
    check(d.placed == make_piece(Black, Gold) && d.captured == NoPiece, "on an empty square");
});

const Register draw_by_repetition("position", "a position that comes again is a repetition", [] {
    auto pos = read<Standard>(Standard::kStartSfen.data());
    check(pos.repetition() == Repetition::None, "at the start");
    play(pos, {"2h3h", "8b7b", "3h2h"});
    check(pos.repetition() == Repetition::None, "not yet");
    play(pos, {"7b8b"});
    check(pos.repetition() == Repetition::Draw, "the start position again");
});

const Register perpetual("position", "a row of checks loses by repetition", [] {
    auto pos = read<Standard>("4k4/9/9/9/9/9/9/4R4/K8 w - 1");
    play(pos, {"5a4a", "5h4h", "4a5a", "4h5h"});
    check(pos.in_check() && pos.repetition() == Repetition::Win,
          "for the side in check it is a win");
    play(pos, {"5a4a"});
    check(pos.repetition() == Repetition::Loss, "for the side that checks it is a loss");
});

// RULES 2.2: from the first to the fourth occurrence, not only since the last.
const Register mixed_cycles(
    "position", "one quiet move since the first occurrence and it is a draw", [] {
        const char* sfen = "4k4/9/9/9/8g/7gp/9/5R2r/1K7 b - 1";
        const auto checks = {"4h5h", "5a4a", "5h4h", "4a5a"};
        auto pos = read<Standard>(sfen);
        play(pos, {"4h3h", "5a6a", "3h4h", "6a5a"});  // quiet
        check(pos.repetition() == Repetition::Draw, "second occurrence");
        for (const char* which : {"third", "fourth"}) {
            play(pos, checks);
            check(pos.repetition() == Repetition::Draw, which);
        }
        pos = read<Standard>(sfen);
        play(pos, checks);
        check(pos.repetition() == Repetition::Loss, "second occurrence, checks alone");
        play(pos, checks);
        play(pos, checks);
        check(pos.repetition() == Repetition::Loss, "fourth occurrence, checks alone");
        pos = read<Standard>(sfen);
        play(pos, checks);
        play(pos, {"4h3h", "5a6a", "3h4h", "6a5a"});
        play(pos, checks);
        check(pos.repetition() == Repetition::Draw, "fourth occurrence, quiet between");
    });

const Register superior("position", "the same board with more, or less, in hand", [] {
    auto less = read<Standard>("8k/9/9/4r4/9/9/9/9/K8 b P 1");
    play(less, {"P*5f", "5d5f", "9i9h", "5f5e", "9h9i", "5e5d"});
    check(less.repetition() == Repetition::Inferior, "Black has lost a pawn");
    auto more = read<Standard>("8k/9/9/4r4/9/9/9/9/K8 w P 1");
    play(more, {"5d5e", "P*5f", "5e5f", "9i9h", "5f5d", "9h9i"});
    check(more.repetition() == Repetition::Superior, "White has won a pawn");
});

const Register bare("position", "baring is seen in Okisaki only", [] {
    auto ten = read<Okisaki>("4k5/4p5/4R5/10/10/10/10/10/10/4K5 b - 1");
    play(ten, {"6c6b"});
    check(ten.bared() && ten.is_bare(White), "the last piece is gone");
    auto nine = read<Standard>("4k4/4p4/4R4/9/9/9/9/9/4K4 b - 1");
    play(nine, {"5c5b"});
    check(!nine.bared(), "standard shogi knows no baring");
});

}  // namespace
