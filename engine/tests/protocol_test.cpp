// The command loop: understands USI, survives everything else.

#include <random>
#include <sstream>

#include "check.h"
#include "usi/protocol.h"

namespace {

using namespace shogi;
using namespace shogi::testing;

// A program without a process: commands in, lines out.
class Talk {
  public:
    explicit Talk(const Machine& machine = {.processors = 2, .memory_megabytes = 2000})
        : output_([this](const std::string& line) { lines_.push_back(line); }),
          protocol_(output_, machine) {
        send("setoption name USI_Hash value 1");
    }
    ~Talk() { finish(); }

    void send(const std::string& command) { protocol_.execute(command); }
    void finish() {
        protocol_.execute("stop");
        protocol_.wait();
    }
    // The last line that starts so, "" if there is none. Only after a search has ended.
    std::string last(const std::string& start) {
        protocol_.wait();
        for (auto line = lines_.rbegin(); line != lines_.rend(); ++line)
            if (line->rfind(start, 0) == 0) return *line;
        return "";
    }
    bool complained() { return !last("info string error").empty(); }
    std::string sfen() {
        send("d");
        const std::string text = last("");
        return text.substr(text.find("sfen ") + 5);
    }

  private:
    std::vector<std::string> lines_;
    Output output_;
    Protocol protocol_;
};

const Register positions("protocol", "position", [] {
    Talk talk;
    talk.send("  position   startpos moves 7g7f\t3c3d \r");
    check_equal(talk.sfen(),
                std::string("lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL b - 3"),
                "two moves");
    check(!talk.complained(), "no complaint");
    talk.send("position startpos moves 7g7f 7g7f 3c3d");
    check(talk.complained(), "an illegal move is reported");
    check_equal(talk.sfen(),
                std::string("lnsgkgsnl/1r5b1/ppppppppp/9/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL w - 2"),
                "the moves before it are kept");
    talk.send("position sfen 4k4/9/9/9/9/9/9/9/4K4 b 2P 1 moves P*5h resign");
    check_equal(talk.sfen(), std::string("4k4/9/9/9/9/9/9/4P4/4K4 w P 2"),
                "resign closes the moves");
    talk.send("position sfen nonsense");
    check_equal(talk.sfen(), std::string("4k4/9/9/9/9/9/9/4P4/4K4 w P 2"),
                "nonsense changes nothing");
});

const Register variants("protocol", "USI_Variant", [] {
    Talk talk;
    talk.send("setoption name USI_Variant value okisakishogi");
    talk.send("position startpos moves 10h10g 1c1d 9i2b+");
    check(!talk.complained() || talk.last("info string error").find("illegal") != std::string::npos,
          "moves");
    talk.send("position startpos");
    talk.send("legalmoves");
    const std::string moves = talk.last("legalmoves");
    check(moves.find(" 10h10g") != std::string::npos && moves.find(" 10j10i") != std::string::npos,
          "squares of the tenth file and rank");
    talk.send("setoption name USI_Variant value chess");
    check(talk.complained(), "an unknown variant is reported");
});

// The engine that goes on with the position before answers for another game.
const Register refused("protocol", "after an impossible position there is nothing to search", [] {
    Talk talk;
    for (const std::string& position :
         {std::string("position sfen nonsense"), std::string("position"),
          std::string("position sfen"), "position startpos moves " + std::string(2'000'000, ' ')}) {
        talk.send("position startpos");
        talk.send(position);
        talk.send("go depth 2");
        check_equal(talk.last("bestmove"), std::string("bestmove resign"), "no move");
        check(talk.last("info string error").find("refused") != std::string::npos, "but a reason");
        talk.send("go mate 1000");
        check_equal(talk.last("checkmate"), std::string("checkmate timeout"), "no mate search");
    }
    talk.send("position startpos");
    talk.send("go depth 2");
    check(talk.last("bestmove") != "bestmove resign", "the next position is searched");
});

const Register bounds_of_machine("protocol", "the machine bounds Threads and USI_Hash", [] {
    Talk talk({.processors = 6, .memory_megabytes = 1000});
    talk.send("usi");
    check_equal(talk.last("option name Threads"),
                std::string("option name Threads type spin default 1 min 1 max 12"), "Threads");
    check_equal(talk.last("option name USI_Hash"),
                std::string("option name USI_Hash type spin default 64 min 1 max 750"), "USI_Hash");
    talk.send("setoption name Threads value 256");
    check_equal(talk.last("info string error"),
                std::string("info string error option 'Threads' set to 12, the nearest allowed"),
                "too many");
    talk.send("setoption name USI_Hash value 4096");
    check_equal(talk.last("info string error"),
                std::string("info string error option 'USI_Hash' set to 750, the nearest allowed"),
                "too much");
    talk.send("isready");
    check_equal(talk.last("readyok"), std::string("readyok"), "and it is ready");
    const Machine here = this_machine();
    check(here.processors >= 1 && here.memory_megabytes > 100, "this machine is known");
});

const Register options(
    "protocol", "each option takes what it declares, and says what it does not", [] {
        Options values;
        const OptionTable table =
            options_of_engine(values, variant_names(), {.processors = 2, .memory_megabytes = 2000});
        check_equal(values.variant, std::string("shogi"), "the first variant is the usual one");
        for (const std::string& line : table.declarations()) {
            std::istringstream words(line);
            std::string option, name_word, name, type_word, type, default_word, value;
            words >> option >> name_word >> name >> type_word >> type >> default_word >> value;
            check(table.knows(name) && !table.set(name, value), line + ": its default");
            // What stands in a file is looked at when it is read.
            if (name == "USI_Ponder" || type == "filename") continue;
            check(table.set(name, "nonsense").has_value(), line + ": nonsense");
            std::string least_word, most_word;
            int least = 0, most = 0;
            if (type == "combo" || !(words >> least_word >> least >> most_word >> most)) continue;
            check(!table.set(name, std::to_string(most)), line + ": its most");
            check(table.set(name, std::to_string(most + 1)).has_value(), line + ": more");
            check(!table.set(name, value), line + ": the default again");
        }
        check(!table.set("tHREADS", "3") && values.threads == 3, "names in any case");
        check(!table.knows("Thread"), "no part of a name");
    });

const Register answers("protocol", "go", [] {
    Talk talk;
    talk.send("position startpos");
    talk.send("go depth 3");
    check(talk.last("bestmove").size() > 12, "a move and one to ponder on");
    check(talk.last("info depth 3").find(" score cp ") != std::string::npos, "a score");
    talk.send("go perft 3");
    check_equal(talk.last("Nodes searched"), std::string("Nodes searched: 25470"), "perft");
    talk.send("position startpos");
    talk.send("go mate 5000");
    check_equal(talk.last("checkmate"), std::string("checkmate nomate"), "mate search");
    talk.send("position sfen 4k4/4G4/4P4/9/9/9/9/9/4K4 w - 1");
    talk.send("go byoyomi 100");
    check_equal(talk.last("bestmove"), std::string("bestmove resign"), "mated");
});

const Register rule_wins("protocol", "a win by another rule than mate is a decided score", [] {
    Talk talk;
    talk.send("setoption name USI_Variant value okisakishogi");
    talk.send("position sfen 5k4/10/2p7/10/10/10/10/2R7/10/4K5 b - 1");
    talk.send("go depth 5");
    check(talk.last("info depth 5").find(" score mate + ") != std::string::npos, "baring");
    talk.send("position sfen 5k4/10/2R7/10/10/10/10/10/10/4K5 w - 1");
    talk.send("go depth 5");
    check(talk.last("info depth 5").find(" score mate") == std::string::npos,
          "bared before the game began: not by its rules");
    talk.send("setoption name USI_Variant value shogi");
    talk.send("setoption name EnteringKingRule value TryRule");
    talk.send("position sfen 9/3K5/9/9/9/9/9/2k6/9 b 2R 1");
    talk.send("go depth 3");
    check(talk.last("info depth 3").find(" score mate + ") != std::string::npos, "trying");
});

const Register declaration("protocol", "EnteringKingRule", [] {
    // Black has 31 points, of which 21 stand in the zone.
    const std::string won = "position sfen 4K4/+R+BGGSSNNL/PPPP5/9/9/9/9/9/8k b RB2g2s2n3l14p 1";
    const auto answer = [](Talk& talk, const std::string& position) {
        talk.send(position);
        talk.send("go nodes 500");
        return talk.last("bestmove");
    };
    Talk talk;
    check(answer(talk, won).find("win") == std::string::npos, "no rule, no declaration");
    talk.send("setoption name EnteringKingRule value CSARule27");
    check(!talk.complained(), "the option is known");
    check_equal(answer(talk, won), std::string("bestmove win"), "31 points");
    check(answer(talk, "position sfen 4K4/+R+BGGSSNNL/PPPP5/9/9/9/9/9/8k b 2g2s2n3l14prb 1")
                  .find("win") == std::string::npos,
          "21 points");
    talk.send("setoption name EnteringKingRule value CSARule24");
    check_equal(answer(talk, won), std::string("bestmove win"), "31 points by the other rule");
    check(answer(talk, "position sfen 4K4/+R+BGGSSNN1/PPPP5/9/9/9/9/9/8k b RB2g2s2n4l14p 1")
                  .find("win") == std::string::npos,
          "30 points draw by it");
    talk.send("setoption name EnteringKingRule value TryRule");
    check(!talk.complained(), "the try rule is known");
    check_equal(answer(talk, "position sfen 9/3K5/9/9/9/9/9/2k6/9 b 2R 1"),
                std::string("bestmove 6b5a"), "the king tries");
    talk.send("setoption name EnteringKingRule value Anything");
    check(talk.complained(), "another rule is not known");
});

const Register emphasis("protocol", "Attack and Defence", [] {
    Talk talk;
    talk.send("usi");
    check_equal(talk.last("option name Attack"),
                std::string("option name Attack type spin default 100 min 50 max 200"), "Attack");
    check_equal(talk.last("option name Defence"),
                std::string("option name Defence type spin default 100 min 50 max 200"), "Defence");
    const auto nodes = [&talk] {
        talk.send("usinewgame");
        talk.send("position startpos moves 7g7f 3c3d 2g2f 8c8d");
        talk.send("go depth 6");
        const std::string line = talk.last("info depth 6");
        const std::size_t at = line.find(" nodes ");
        return line.substr(at, line.find(' ', at + 7) - at);
    };
    const std::string even = nodes();
    talk.send("setoption name Attack value 150");
    const std::string attacking = nodes();
    check(attacking != even, "Attack is heard");
    talk.send("setoption name Attack value 100");
    talk.send("setoption name Defence value 150");
    const std::string solid = nodes();
    check(solid != even && solid != attacking, "Defence is heard");
    talk.send("setoption name Defence value 100");
    check_equal(nodes(), even, "100 again is as if nothing had been set");
    check(!talk.complained(), "no complaint");
    talk.send("setoption name Attack value 300");
    check_equal(talk.last("info string error"),
                std::string("info string error option 'Attack' set to 200, the nearest allowed"),
                "too much");
    talk.send("setoption name Defence value 10");
    check_equal(talk.last("info string error"),
                std::string("info string error option 'Defence' set to 50, the nearest allowed"),
                "too little");
});

const Register eval_file("protocol", "EvalFile", [] {
    Talk talk;
    const auto evaluation = [&talk] {
        talk.send("position startpos moves 7g7f 3c3d 2g2f");
        talk.send("d");
        const std::string text = talk.last("");
        return text.substr(text.find("evaluation"));
    };
    const std::string own = evaluation();
    talk.send("setoption name EvalFile value /no such folder/a network");
    talk.send("isready");
    check_equal(talk.last("info string error"),
                std::string("info string error the network /no such folder/a network cannot be "
                            "opened; the program's own is used"),
                "a file that is not there");
    check_equal(talk.last("readyok"), std::string("readyok"), "ready all the same");
    check_equal(evaluation(), own, "the program's own");
    talk.send("setoption name EvalFile value " SHOGI_NETWORKS "/okisakishogi.network");
    talk.send("go depth 2");
    check(
        talk.last("info string error").find("is for another game than shogi") != std::string::npos,
        "one of the other game");
    talk.send("setoption name EvalFile value " SHOGI_NETWORKS "/shogi.network");
    check_equal(evaluation(), own, "the same by its name");
    talk.send("setoption name EvalFile value <empty>");
    check_equal(evaluation(), own, "none");
});

const Register chances("protocol", "UCI_ShowWDL", [] {
    Talk talk;
    talk.send("position startpos");
    talk.send("go depth 3");
    check(talk.last("info depth 3").find(" wdl ") == std::string::npos, "not unless asked for");
    talk.send("setoption name UCI_ShowWDL value true");
    talk.send("go depth 3");
    const std::string line = talk.last("info depth 3");
    const std::size_t at = line.find(" wdl ");
    check(at != std::string::npos && line[at - 1] != ' ', "after the score");
    std::istringstream words(line.substr(at + 5));
    int win = 0, draw = 0, loss = 0;
    check(bool(words >> win >> draw >> loss), "three numbers");
    check_equal(win + draw + loss, 1000, "together");
    talk.send("position sfen 4k4/9/4P4/9/9/9/9/9/4K4 b 2G 1");
    talk.send("go depth 3");
    check(talk.last("info depth").find(" wdl 1000 0 0 ") != std::string::npos, "a mate");
});

const Register ponder("protocol", "ponder waits for its hit", [] {
    Talk talk;
    talk.send("position startpos moves 7g7f 3c3d");
    talk.send("go ponder btime 0 wtime 0 byoyomi 50");
    talk.send("ponderhit");
    check(!talk.last("bestmove").empty(), "an answer after the hit");
    talk.send("go ponder btime 0 wtime 0 byoyomi 50");
    talk.send("stop");
    check(!talk.last("bestmove").empty(), "an answer after a miss");
});

const Register garbage("protocol", "garbage is answered, never fatal", [] {
    Talk talk;
    const char* words[] = {"go",
                           "position",
                           "setoption",
                           "name",
                           "value",
                           "moves",
                           "sfen",
                           "startpos",
                           "stop",
                           "depth",
                           "nodes",
                           "-1",
                           "99999999999999999999",
                           "2",
                           "ponderhit",
                           "b",
                           "w",
                           "-",
                           "4k4/9/9/9/9/9/9/9/4K4",
                           "MultiPV",
                           "Threads",
                           "Attack",
                           "Defence",
                           "USI_Hash",
                           "usinewgame",
                           "isready",
                           "byoyomi",
                           "btime",
                           "P*5e",
                           "7g7f",
                           "10a10b+",
                           "\xff\xfe",
                           "gameover",
                           "perft",
                           "USI_Variant",
                           "okisakishogi",
                           "shogi",
                           "legalmoves",
                           "d",
                           "ponder",
                           "++",
                           "*",
                           "/"};
    std::mt19937 random(3);
    for (int i = 0; i < 3000; ++i) {
        std::string line;
        for (unsigned n = random() % 6 + 1; n > 0; --n)
            line += std::string(words[random() % std::size(words)]) + " ";
        // Sizes that would only cost memory and time.
        if (line.find("USI_Hash") != std::string::npos ||
            line.find("Threads") != std::string::npos || line.find("perft") != std::string::npos)
            continue;
        talk.send(line);
    }
    talk.send(std::string(2'000'000, 'x'));
    talk.finish();
    check(talk.complained(), "complaints were made");
    talk.send("setoption name USI_Variant value shogi");
    talk.send("position startpos");
    talk.send("go depth 2");
    check(!talk.last("bestmove").empty(), "and the engine still plays");
});

}  // namespace
