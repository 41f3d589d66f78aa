// What is learned from games: what their positions were worth, the boards that a teacher is shown,
// and its answers.

#include <cmath>
#include <filesystem>
#include <fstream>
#include <stdexcept>
#include <string>
#include <vector>

#include "check.h"
#include "core/movegen.h"
#include "core/notation.h"
#include "tune/answers.h"
#include "tune/boards.h"

namespace {

using namespace shogi;
using namespace shogi::testing;

bool near(double a, double b) { return std::abs(a - b) < 1e-6; }

const Register worth("lessons", "the rest of a game is what came later, nearer plies more", [] {
    PlayedGame game;
    game.result = -1;
    game.plies = {{Move(), 100}, {Move(), kUnscored}, {Move(), -300}, {Move(), 500}};
    const LessonRules rules{1000, 0.75, 2500};
    const auto rest = worth_to_black(game, rules);
    const double last = 0.25 * chance(-500, 1000);  // White's 500, and then Black lost
    check(near(rest[3], last), "the last search and the result");
    check(near(rest[2], 0.25 * chance(-300, 1000) + 0.75 * last), "a search and what came after");
    check(rest[1] == 0, "a random move teaches nothing");
    check(near(rest[0], chance(100, 1000)), "nor does what came after it");
    const auto results = worth_to_black(game, {1000, 1, 2500});
    check(results[0] == 0 && results[3] == 0, "with all its weight on the end: the result");
});

template <class V>
std::vector<unsigned char> record_after(const char* sfen, const char* move) {
    Position<V> pos;
    check(!pos.set(sfen), "a position");
    const auto played = parse_usi_move<V>(move);
    check(played && pos.pseudo_legal(*played), "a move");
    return BoardRecord<V>(pos, *played, QuietLesson, 1, 0.25).bytes();
}

const Register seen("lessons", "both sides see a position from where they sit", [] {
    using Record = BoardRecord<Standard>;
    constexpr int kSquares = Record::kSquares, kHands = 2 * kSquares;
    const auto black = record_after<Standard>("k8/9/9/9/9/9/9/7R1/8K b 2Pg 1", "2h2b+");
    const auto white = record_after<Standard>("k8/1r7/9/9/9/9/9/9/8K w p2G 1", "8b8h");
    check_equal(black.size(), Record::kSize, "size");
    check_equal(int(black[0]), int(King) + Record::kOtherSide, "the other king, far left");
    check_equal(int(black[kSquares - 1]), int(King), "the own king, near right");
    check_equal(int(black[7 * 9 + 7]), int(Rook), "the rook, one in from there");
    check_equal(int(white[7 * 9 + 7]), int(Rook), "and White's where it sees it");
    check_equal(int(black[kSquares + 7 * 9 + 8]), 2, "a square that king and rook cover");
    check_equal(int(black[kSquares + 1]), 1 << 2, "one that the other king covers");
    check_equal(int(black[kSquares + 9 + 7]), 1, "one that the rook covers from afar");
    check_equal(int(black[kHands + hand_slot(Pawn)]), 2, "own pawns in hand");
    check_equal(int(black[kHands + 8 + hand_slot(Gold)]), 1, "the other side's gold");
    check_equal(int(white[kHands + hand_slot(Pawn)]), 1, "White's own pawn");
    check_equal(int(black[kHands + 16]), 7 * 9 + 7, "where the move begins");
    check_equal(int(black[kHands + 17]), 1 * 9 + 7, "and ends");
    check_equal(int(white[kHands + 17]), 1 * 9 + 7, "White's likewise");
    check_equal(int(black[kHands + 18]), int(QuietLesson), "flags");
    check_equal(black[kHands + 20] | black[kHands + 21] << 8, 65535, "the search's chance");
    check_equal(black[kHands + 22] | black[kHands + 23] << 8, 16384, "what the rest was worth");
    const auto drop = record_after<Standard>("k8/9/9/9/9/9/9/7R1/8K b 2Pg 1", "P*5e");
    check_equal(int(drop[kHands + 16]), kSquares + hand_slot(Pawn), "a drop begins in the hand");
});

const Register games_records("lessons", "a game has a record for each ply, marked by its use", [] {
    Position<Okisaki> pos;
    check(!pos.set(Okisaki::kStartSfen), "the set-up");
    PlayedGame game;
    game.result = 1;
    game.ending = Ending::Adjudicated;
    MoveList moves;
    generate_legal(pos, moves);
    game.plies = {{moves[0].move, 40}};
    const auto flags = [&](bool kept_apart) {
        const auto records = board_records<Okisaki>(game, {}, kept_apart);
        check_equal(records.size(), BoardRecord<Okisaki>::kSize, "one record");
        return int(records[records.size() - 6]);
    };
    check_equal(flags(false), QuietLesson | SearchedLesson, "quiet and searched");
    check_equal(flags(true), QuietLesson | SearchedLesson | KeptApart, "kept apart");
    game.plies[0].score = 2600;
    check_equal(flags(false), int(SearchedLesson), "decided");
    game.plies[0].score = kUnscored;
    check_equal(flags(false), 0, "a random move");
    game.plies[0].score = 40;
    game.ending = Ending::Length;
    check_equal(flags(false), 0, "a game without a result");
    game.plies[0].move = Move::board(0, 1);
    bool thrown = false;
    try {
        flags(false);
    } catch (const std::runtime_error&) {
        thrown = true;
    }
    check(thrown, "an illegal move is told of");
});

struct TemporaryFile {
    std::string path = (std::filesystem::temp_directory_path() /
                        ("shogi-answers-" + std::to_string(std::uintptr_t(this))))
                           .string();
    ~TemporaryFile() { std::filesystem::remove(path); }
};

const Register answers("lessons", "a teacher's answers are read game by game", [] {
    const TemporaryFile file;
    const std::string bytes("SDANSWR1\xFE\xFF\x00\x00\xFF\xFF\xFF\x7F", 16);
    std::ofstream(file.path, std::ios::binary) << bytes;
    AnswerReader reader(file.path);
    std::vector<float> first(2), second(3);
    reader.next(first);
    reader.next(second);
    check(first == std::vector<float>{1, 0}, "from won to lost");
    check(second[0] == kUnanswered, "one that was not asked");
    check(near(second[1], 0.5), "an even one");
    check(second[2] == kUnanswered, "one played since then");
    for (const char* text : {"SDANSWR", "some other file"}) {
        std::ofstream(file.path, std::ios::binary) << text;
        bool thrown = false;
        try {
            AnswerReader{file.path};
        } catch (const std::runtime_error&) {
            thrown = true;
        }
        check(thrown, "a file of another kind");
    }
});

}  // namespace
