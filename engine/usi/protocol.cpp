#include "usi/protocol.h"

#include <algorithm>
#include <optional>

#include "usi/text.h"
#include "usi/version.h"

namespace shogi {

namespace {

// Longer lines are no commands: a game of 10 000 moves has 60 000 characters.
constexpr std::size_t kMaxLine = 1 << 20;

std::vector<std::string_view> split(std::string_view line) {
    std::vector<std::string_view> words;
    constexpr std::string_view kBlank = " \t\r\n\v\f";
    std::size_t i = 0;
    while ((i = line.find_first_not_of(kBlank, i)) != std::string_view::npos) {
        const std::size_t end = std::min(line.find_first_of(kBlank, i), line.size());
        words.push_back(line.substr(i, end - i));
        i = end;
    }
    return words;
}

}  // namespace

Protocol::Protocol(Output& output, const Machine& machine)
    : output_(output), table_(options_of_engine(options_, variant_names(), machine)) {
    apply_options();
}

Protocol::~Protocol() { settle(); }

void Protocol::settle() {
    game_->stop();
    game_->wait();
}

void Protocol::identify() {
    output_.line(std::string("id name Shogi Desktop Engine ") + kVersion);
    output_.line("id author the Shogi Desktop developers");
    for (const std::string& line : table_.declarations()) output_.line(line);
    output_.line("usiok");
}

void Protocol::apply_options() {
    if (played_ != options_.variant) {
        played_ = options_.variant;
        game_ = make_game(played_, output_);
    }
    game_->apply(options_);
}

void Protocol::set_option(const Words& words) {
    // setoption name <words> value <words>
    const auto value_at = std::find(words.begin(), words.end(), "value");
    if (words.size() < 3 || words[1] != "name" || value_at == words.begin() + 2) {
        output_.error("setoption needs: name <option> value <value>");
        return;
    }
    const std::string_view name = words[2];
    // A path may have blanks; they come as one.
    std::string value;
    for (auto w = value_at; w != words.end() && ++w != words.end();)
        value.append(value.empty() ? "" : " ").append(*w);
    settle();
    if (!table_.knows(name)) {
        output_.error("no option " + printable(name));
        return;
    }
    if (const auto complaint = table_.set(name, value)) output_.error(*complaint);
    apply_options();
}

void Protocol::set_position(const Words& words) {
    // position startpos|sfen <board> <turn> <hands> <ply> [moves ...]
    const auto moves_at = std::find(words.begin(), words.end(), "moves");
    const Words moves(moves_at == words.end() ? words.end() : moves_at + 1, words.end());
    std::string sfen;
    if (words.size() < 2 || (words[1] != "startpos" && words[1] != "sfen")) {
        game_->refuse_position("needs startpos or sfen");
        return;
    }
    if (words[1] == "sfen") {
        for (auto w = words.begin() + 2; w != moves_at; ++w) sfen.append(*w).append(" ");
        if (sfen.empty()) {
            game_->refuse_position("sfen without a position");
            return;
        }
    }
    game_->set_position(sfen, moves);
}

void Protocol::go(const Words& words) {
    const Milliseconds received = now_ms();
    settle();
    if (words.size() > 1 && words[1] == "mate") {
        go_mate(words);
        return;
    }
    Limits limits;
    limits.received = received;
    limits.overhead = options_.move_overhead;
    limits.draw_value = options_.draw_value;
    limits.attack = options_.attack;
    limits.defence = options_.defence;
    limits.entering_king = options_.entering_king;
    struct Field {
        std::string_view name;
        std::int64_t& target;
    };
    std::int64_t depth = 0, perft = -1;
    const Field fields[] = {
        {"btime", limits.time[Black]},
        {"wtime", limits.time[White]},
        {"binc", limits.increment[Black]},
        {"winc", limits.increment[White]},
        {"byoyomi", limits.byoyomi},
        {"movetime", limits.movetime},
        {"nodes", limits.nodes},
        {"depth", depth},
        {"perft", perft},
    };
    for (std::size_t i = 1; i < words.size(); ++i) {
        if (words[i] == "infinite") {
            limits.infinite = true;
        } else if (words[i] == "ponder") {
            limits.ponder = true;
        } else {
            const auto field = std::find_if(std::begin(fields), std::end(fields),
                                            [&](const Field& f) { return f.name == words[i]; });
            const auto n = i + 1 < words.size() ? whole_number(words[i + 1]) : std::nullopt;
            if (field == std::end(fields) || !n) {
                output_.error("go: " + printable(words[i]) +
                              (field == std::end(fields) ? " is not known" : " needs a number"));
                continue;
            }
            // Beyond a year and below zero nothing is meant; the rest of the engine may add freely.
            field->target = std::clamp<std::int64_t>(*n, 0, std::int64_t(1) << 50);
            ++i;
        }
    }
    if (perft >= 0) {
        endless_ = false;
        game_->perft(int(std::min<std::int64_t>(perft, 50)));
        return;
    }
    limits.depth = int(std::min<std::int64_t>(depth, 1000));
    if (!(limits.uses_clock() || limits.movetime || limits.nodes || limits.depth))
        limits.infinite = true;
    endless_ = limits.infinite || limits.ponder;
    game_->go(limits);
}

void Protocol::go_mate(const Words& words) {
    // go mate <ms>|infinite
    MateLimits limits;
    const auto ms = words.size() > 2 ? whole_number(words[2]) : std::nullopt;
    if (ms)
        limits.time = std::clamp<std::int64_t>(*ms, 0, std::int64_t(1) << 50);
    else if (words.size() > 2 && words[2] != "infinite")
        output_.error("go mate needs milliseconds or infinite, not " + printable(words[2]));
    endless_ = !ms;
    game_->go_mate(limits);
}

bool Protocol::execute(std::string_view line) {
    if (line.size() > kMaxLine) {
        const std::string why =
            "a line of " + std::to_string(line.size()) + " characters is too long";
        if (line.substr(0, 9) == "position ")
            game_->refuse_position(why);
        else
            output_.error(why);
        return true;
    }
    const Words words = split(line);
    if (words.empty()) return true;
    const std::string_view command = words[0];
    if (command == "quit") {
        return false;
    } else if (command == "usi") {
        identify();
    } else if (command == "isready") {
        settle();
        game_->get_ready();
        output_.line("readyok");
    } else if (command == "setoption") {
        set_option(words);
    } else if (command == "usinewgame") {
        settle();
        game_->new_game();
    } else if (command == "position") {
        set_position(words);
    } else if (command == "go") {
        go(words);
    } else if (command == "stop") {
        game_->stop();
    } else if (command == "ponderhit") {
        game_->ponder_hit();
    } else if (command == "gameover") {
        settle();
    } else if (command == "d") {
        output_.line(game_->board_text() + "sfen " + game_->sfen());
    } else if (command == "legalmoves") {
        output_.line(game_->legal_moves());
    } else if (command == "bench") {
        settle();
        const auto depth = words.size() > 1 ? whole_number(words[1]) : 11;
        game_->bench(int(std::clamp<std::int64_t>(depth.value_or(11), 1, 40)));
    } else {
        output_.error("unknown command " + printable(command));
    }
    return true;
}

void Protocol::run(std::istream& input) {
    std::string line;
    while (std::getline(input, line))
        if (!execute(line)) {
            settle();
            return;
        }
    // The input was a script, or the GUI has gone: what ends by itself may end.
    if (!endless_) game_->wait();
    settle();
}

}  // namespace shogi
