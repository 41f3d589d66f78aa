// What the trainer is fed with: whole, legal games whose scores follow the game, and shards that
// survive a crash.

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <set>
#include <stdexcept>
#include <vector>

#include "check.h"
#include "core/movegen.h"
#include "tune/openings.h"
#include "tune/selfplay.h"

namespace {

using namespace shogi;
using namespace shogi::testing;

SelfPlayRules quick() {
    SelfPlayRules rules;
    rules.nodes = 200;
    return rules;
}

template <class V>
void check_games() {
    SelfPlay<V> player(quick(), 1, standard_network<V>().network);
    std::size_t plies = 0;
    int searched = 0;
    for (int i = 0; i < 6; ++i) {
        const PlayedGame game = player.play();
        Position<V> pos;
        check(!pos.set(V::kStartSfen), "the set-up is read");
        std::set<int> scores;
        int scored = 0;
        bool legal = true;
        for (const PlayedPly& ply : game.plies) {
            legal = legal && pos.pseudo_legal(ply.move) && pos.legal(ply.move) &&
                    pos.king(~pos.turn()) != ply.move.to();
            if (!legal) break;
            if (ply.score != kUnscored) {
                ++scored;
                scores.insert(ply.score);
            }
            pos.do_move(ply.move);
        }
        check(legal, "every move of a game is legal");
        check(scored > 6, "a game has some searched plies");
        searched += scored;
        check(int(scores.size()) > scored / 3, "the scores follow the game");
        if (game.ending == Ending::Mate) {
            MoveList replies;
            generate_legal(pos, replies);
            check_equal(replies.size(), 0, "moves after a mate");
            check_equal(game.result, pos.turn() == Black ? -1 : 1, "the mated side has lost");
        }
        plies += game.plies.size();
    }
    check(plies > 6 * 50 && searched > 6 * 40, "games of some length");
}

const Register standard("selfplay", "standard games are legal, long, and their scores change",
                        check_games<Standard>);
const Register okisaki("selfplay", "Okisaki games are legal, long, and their scores change",
                       check_games<Okisaki>);

std::vector<int> moves_of(const PlayedGame& game) {
    std::vector<int> raw;
    for (const PlayedPly& ply : game.plies) raw.push_back(ply.move.raw());
    return raw;
}

const Register repeatable("selfplay", "a seed plays the same game again", [] {
    const auto network = standard_network<Standard>().network;
    SelfPlay<Standard> one(quick(), 5, network), two(quick(), 5, network),
        other(quick(), 6, network);
    const auto first = moves_of(one.play());
    check(first == moves_of(two.play()), "the same seed");
    check(first != moves_of(other.play()), "another seed");
});

struct TemporaryShard {
    std::string path = (std::filesystem::temp_directory_path() /
                        ("shogi-shard-" + std::to_string(std::uintptr_t(this)) + ".games"))
                           .string();
    ~TemporaryShard() { std::filesystem::remove(path); }
};

const Register lines("selfplay", "every other game begins with a part of a line", [] {
    SelfPlayRules rules;
    rules.nodes = 1;
    rules.lines = {moves_of_opening<Standard>("startpos moves 7g7f 3c3d 2g2f 8c8d 2f2e 8d8e")};
    SelfPlay<Standard> player(rules, 1, standard_network<Standard>().network);
    std::set<std::size_t> parts;
    int without = 0;
    for (int i = 0; i < 60; ++i) {
        const PlayedGame game = player.play();
        std::size_t same = 0, random = 0;
        while (same < rules.lines[0].size() && game.plies[same].move == rules.lines[0][same])
            ++same;
        while (game.plies[random].score == kUnscored) ++random;
        check(random >= 1, "how a game begins is not learned from");
        parts.insert(same);
        without += same == 0;
    }
    check(parts.contains(1) && parts.contains(6), "short and long parts of it");
    check(without > 10 && without < 50, "and games without it");
    const TemporaryShard file;
    std::ofstream(file.path) << "# two lines\nstartpos moves 7g7f\nposition startpos moves 2g2f\n";
    check(read_openings(file.path) ==
              std::vector<std::string>{"startpos moves 7g7f", "startpos moves 2g2f"},
          "lines of a file");
    bool refused = false;
    try {
        moves_of_opening<Standard>("startpos moves 7g7f 7g7f");
    } catch (const std::runtime_error&) {
        refused = true;
    }
    check(refused, "a line with an illegal move");
});

const Register apart("selfplay", "seeds side by side play other games", [] {
    const auto network = standard_network<Standard>().network;
    SelfPlayRules rules;
    rules.nodes = 1;
    // So far apart as the generator's own steps: unmixed, their streams would be one, a step apart.
    constexpr std::uint64_t kStep = 0x9E3779B97F4A7C15ull;
    SelfPlay<Standard> one(rules, kStep, network), other(rules, 2 * kStep, network);
    std::set<std::vector<int>> games;
    for (int i = 0; i < 60; ++i)
        for (SelfPlay<Standard>* player : {&one, &other})
            check(games.insert(moves_of(player->play())).second, "no game is played twice");
});

PlayedGame small_game(int score) {
    PlayedGame game;
    game.result = -1;
    game.ending = Ending::Adjudicated;
    game.plies = {{Move::board(1, 2), kUnscored},
                  {Move::drop(Pawn, 3), std::int16_t(score)},
                  {Move::board(4, 5, true), std::int16_t(-score)}};
    return game;
}

std::vector<int> scores_in(const std::string& path) {
    ShardReader reader(path);
    std::vector<int> scores;
    while (const auto game = reader.next()) scores.push_back(game->plies[1].score);
    return scores;
}

const Register whole("selfplay", "a shard gives back what was put in, and is continued", [] {
    const TemporaryShard file;
    const ShardHeader header{"shogi", 800, 3};
    {
        ShardWriter writer(file.path, header);
        check_equal(writer.found(), std::size_t(0), "games in a new shard");
        writer.add(small_game(12));
    }
    ShardWriter(file.path, header).add(small_game(-3000));
    ShardReader reader(file.path);
    check_equal(reader.header().variant, std::string("shogi"), "variant");
    check_equal(int(reader.header().nodes), 800, "nodes");
    check_equal(int(reader.header().evaluation), 3, "evaluation");
    const auto game = reader.next();
    check(game && game->result == -1 && game->ending == Ending::Adjudicated, "its end");
    check(game && game->plies.size() == 3 && game->plies[0].score == kUnscored &&
              game->plies[1].move == Move::drop(Pawn, 3) && game->plies[2].score == -12,
          "its plies");
    check(scores_in(file.path) == std::vector<int>{12, -3000}, "both games in order");
});

const Register torn("selfplay", "what a crash leaves of a game is cut off", [] {
    const ShardHeader header{"okisakishogi", 1, 0};
    const TemporaryShard file;
    {
        ShardWriter writer(file.path, header);
        for (int i = 1; i <= 3; ++i) writer.add(small_game(i));
    }
    const auto size = std::filesystem::file_size(file.path);
    for (std::uintmax_t lost = 1; lost <= 20; ++lost) {
        std::filesystem::resize_file(file.path, size - lost);
        check(scores_in(file.path) == std::vector<int>{1, 2}, "the games before the torn one");
        ShardWriter writer(file.path, header);
        check_equal(writer.found(), std::size_t(2), "games found");
        writer.add(small_game(3));
    }
    check(scores_in(file.path) == std::vector<int>{1, 2, 3}, "and it goes on");
});

const Register damaged("selfplay", "a flipped bit is seen, a foreign file refused", [] {
    const TemporaryShard file;
    ShardWriter(file.path, {"shogi", 1, 0}).add(small_game(7));
    {
        std::fstream stream(file.path, std::ios::in | std::ios::out | std::ios::binary);
        stream.seekp(32 + 6);
        stream.put(char(0x55));
    }
    check(scores_in(file.path).empty(), "the damaged game is not believed");
    const auto refused = [&file](const char* why, const auto& act) {
        bool thrown = false;
        try {
            act();
        } catch (const std::runtime_error&) {
            thrown = true;
        }
        check(thrown, why);
    };
    refused("games of another kind", [&] { ShardWriter(file.path, {"okisakishogi", 1, 0}); });
    std::ofstream(file.path) << "no shard at all, whatever its name may say";
    refused("no shard", [&] { ShardReader{file.path}; });
    refused("no file", [&] { ShardReader{file.path + ".none"}; });
});

}  // namespace
