// Plays two builds of the engine, or one with two networks, against each other (see README.md):
//
//     engine-match <variant> <openings> <record> <first program> <second program> [--name value
//     ...]
//
// Every opening is played twice with colours exchanged, and counted as a pair. What has been played
// is in the record, one line a pair; the same command goes on where it was ended. The games are
// over by the rules, when both sides agree on a large score, or after 400 plies.

#include <atomic>
#include <cmath>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <mutex>
#include <set>
#include <sstream>
#include <stdexcept>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include <sys/wait.h>
#include <unistd.h>

#include "tune/arena.h"
#include "tune/with_variant.h"

namespace {

using namespace shogi;

std::atomic<bool> told_to_stop{false};

struct Player {
    std::string program, go = "nodes 8000";
    std::vector<std::string> options{"USI_Hash=16"};
};

struct Order {
    std::string variant, openings, record;
    Player players[2];
    std::size_t games = 1000;
    int concurrency = 2;
    double elo0 = 0, elo1 = 5;
    bool sprt = false;
    ArenaRules rules;
};

// An engine in a process of its own.
class Engine {
  public:
    Engine(const Player& player, const std::string& variant) {
        int to[2], from[2];
        if (pipe(to) != 0 || pipe(from) != 0) throw std::runtime_error("no more pipes");
        process_ = fork();
        if (process_ == 0) {
            dup2(to[0], 0);
            dup2(from[1], 1);
            for (int fd = 3; fd < 256; ++fd) close(fd);
            execl(player.program.c_str(), player.program.c_str(), nullptr);
            _exit(127);
        }
        close(to[0]);
        close(from[1]);
        in_ = fdopen(to[1], "w");
        out_ = fdopen(from[0], "r");
        send("setoption name USI_Variant value " + variant);
        for (const std::string& option : player.options) {
            const std::size_t at = option.find('=');
            send("setoption name " + option.substr(0, at) + " value " + option.substr(at + 1));
        }
        ready();
    }
    ~Engine() {
        std::fputs("quit\n", in_);
        std::fclose(in_);
        std::fclose(out_);
        waitpid(process_, nullptr, 0);
    }
    Engine(const Engine&) = delete;
    Engine& operator=(const Engine&) = delete;

    void new_game() {
        send("usinewgame");
        ready();
    }
    // The move, and the last score that was told.
    std::string move(const std::string& position, const std::string& go, int& score) {
        send(position);
        send("go " + go);
        for (;;) {
            const std::string line = read();
            if (line.rfind("bestmove ", 0) == 0) return line.substr(9, line.find(' ', 9) - 9);
            if (const auto at = line.find(" score cp "); at != std::string::npos)
                score = std::atoi(line.c_str() + at + 10);
            else if (const auto mate = line.find(" score mate "); mate != std::string::npos)
                score = line[mate + 12] == '-' ? -30000 : 30000;
        }
    }

  private:
    void send(const std::string& line) {
        std::fputs((line + "\n").c_str(), in_);
        std::fflush(in_);
    }
    std::string read() {
        std::string line;
        int c;
        while ((c = std::fgetc(out_)) != EOF && c != '\n') line += char(c);
        if (c == EOF && line.empty()) throw std::runtime_error("an engine has ended");
        if (line.find("error") != std::string::npos) throw std::runtime_error(line);
        return line;
    }
    void ready() {
        send("isready");
        while (read() != "readyok") {
        }
    }

    pid_t process_;
    std::FILE *in_ = nullptr, *out_ = nullptr;
};

template <class V>
int play(Engine* const engines[2], const Order& order, const std::string& opening, bool swapped) {
    const auto asking = [&](int player) -> Ask<V> {
        return [&, player](const Position<V>&, const MoveList&, const std::string& told) {
            Reply reply;
            const std::string text =
                engines[player]->move(told, order.players[player].go, reply.score);
            reply.declares = text == "win";
            reply.move = parse_usi_move<V>(text).value_or(Move{});
            return reply;
        };
    };
    for (int i = 0; i < 2; ++i) engines[i]->new_game();
    return play_game<V>(opening, order.rules, asking(swapped), asking(!swapped));
}

// Results of pairs: of the first player's points, 0 to 4 halves.
struct Standing {
    std::size_t pairs[5] = {}, wins = 0, draws = 0, losses = 0;

    void add(int one, int two) {
        ++pairs[one + two + 2];
        for (int r : {one, two}) ++(r > 0 ? wins : r < 0 ? losses : draws);
    }
    std::size_t count() const { return pairs[0] + pairs[1] + pairs[2] + pairs[3] + pairs[4]; }
    double mean() const {
        double sum = 0;
        for (int i = 0; i < 5; ++i) sum += double(pairs[i]) * i / 4;
        return sum / double(std::max<std::size_t>(count(), 1));
    }
    double variance() const {
        double sum = 0;
        for (int i = 0; i < 5; ++i) sum += double(pairs[i]) * std::pow(i / 4.0 - mean(), 2);
        return sum / double(std::max<std::size_t>(count(), 1));
    }
    static double elo(double score) {
        score = std::min(std::max(score, 1e-4), 1 - 1e-4);
        return -400 * std::log10(1 / score - 1);
    }
    // The scores between which the first player's lies, with 95 %. Where all pairs were won or all
    // were lost the spread says nothing: there the bound is the score at which that is as likely as
    // the edge of the interval is elsewhere (Wilks' theorem, as in app/match/statistics.py).
    std::pair<double, double> interval() const {
        const double n = double(std::max<std::size_t>(count(), 1)), score = mean();
        const double rare = std::exp(-1.96 * 1.96 / 2 / n);
        if (count() && score == 1) return {rare, 1};
        if (count() && score == 0) return {0, 1 - rare};
        const double error = 1.96 * std::sqrt(variance() / n);
        return {score - error, score + error};
    }
    // The log of how much likelier one strength is than the other, pairs as normal numbers (M. Van
    // den Bergh, hardy.uhasselt.be/Fishtest/support_MLE_multinomial.pdf, its approximation).
    double llr(double elo0, double elo1) const {
        if (count() < 2 || variance() == 0) return 0;
        const auto points = [](double elo) { return 1 / (1 + std::pow(10, -elo / 400)); };
        const double s0 = points(elo0), s1 = points(elo1);
        return double(count()) * (s1 - s0) * (2 * mean() - s0 - s1) / (2 * variance());
    }
    std::string text() const {
        char line[200];
        std::snprintf(line, sizeof line, "+%zu =%zu -%zu  Elo %+.0f (%+.0f ... %+.0f)", wins, draws,
                      losses, elo(mean()), elo(interval().first), elo(interval().second));
        return line;
    }
};

// Beyond it a hypothesis is accepted: 5 % of errors either way.
const double kBound = std::log(0.95 / 0.05);

template <class V>
void run(const Order& order) {
    const std::vector<std::string> openings = read_openings(order.openings);
    const std::size_t pairs = std::min(order.games / 2, openings.size());

    std::ostringstream settings;
    settings << "# " << order.variant << " " << order.openings;
    for (const Player& p : order.players) {
        settings << " | " << p.program << " go " << p.go;
        for (const std::string& option : p.options) settings << " " << option;
    }
    Standing standing;
    std::set<std::size_t> played;
    {
        std::ifstream record(order.record);
        std::string line;
        if (std::getline(record, line) && line != settings.str())
            throw std::runtime_error(order.record + ": is of another match");
        std::size_t opening;
        int one, two;
        while (record >> opening >> one >> two)
            if (played.insert(opening).second) standing.add(one, two);
    }
    std::ofstream record(order.record, std::ios::app);
    if (!record) throw std::runtime_error(order.record + ": cannot be written");
    if (record.tellp() == 0) record << settings.str() << std::endl;

    std::atomic<std::size_t> next{0};
    std::mutex mutex;
    std::string failure;
    const auto work = [&] {
        try {
            Engine first(order.players[0], order.variant), second(order.players[1], order.variant);
            Engine* const engines[2] = {&first, &second};
            for (std::size_t i; (i = next++) < pairs && !told_to_stop;) {
                if (played.count(i)) continue;
                const int one = play<V>(engines, order, openings[i], false);
                const int two = -play<V>(engines, order, openings[i], true);
                std::lock_guard lock(mutex);
                record << i << " " << one << " " << two << std::endl;
                standing.add(one, two);
                const double llr = standing.llr(order.elo0, order.elo1);
                if (standing.count() % 10 == 0) {
                    std::printf("%s  LLR %.2f\n", standing.text().c_str(), llr);
                    std::fflush(stdout);
                }
                if (order.sprt && std::abs(llr) > kBound) told_to_stop = true;
            }
        } catch (const std::exception& error) {
            std::lock_guard lock(mutex);
            failure = error.what();
            told_to_stop = true;
        }
    };
    std::vector<std::thread> threads;
    for (int i = 0; i < order.concurrency; ++i) threads.emplace_back(work);
    for (std::thread& t : threads) t.join();
    if (!failure.empty()) throw std::runtime_error(failure);
    std::printf(
        "{\"variant\": \"%s\", \"first\": \"%s\", \"second\": \"%s\", \"go\": [\"%s\", \"%s\"],\n"
        " \"wins\": %zu, \"draws\": %zu, \"losses\": %zu, \"pairs\": [%zu, %zu, %zu, %zu, %zu],\n"
        " \"elo\": %.1f, \"interval95\": [%.1f, %.1f], \"sprt\": {\"elo0\": %g, \"elo1\": %g, "
        "\"llr\": %.2f}}\n",
        order.variant.c_str(), order.players[0].program.c_str(), order.players[1].program.c_str(),
        order.players[0].go.c_str(), order.players[1].go.c_str(), standing.wins, standing.draws,
        standing.losses, standing.pairs[0], standing.pairs[1], standing.pairs[2], standing.pairs[3],
        standing.pairs[4], Standing::elo(standing.mean()), Standing::elo(standing.interval().first),
        Standing::elo(standing.interval().second), order.elo0, order.elo1,
        standing.llr(order.elo0, order.elo1));
}

Order read_order(int argc, char** argv) {
    Order order;
    std::vector<std::string> words;
    for (int i = 1; i < argc; ++i) {
        const std::string word = argv[i];
        if (word.rfind("--", 0) != 0) {
            words.push_back(word);
            continue;
        }
        if (i + 1 == argc) throw std::runtime_error(word + " lacks its value");
        const std::string value = argv[++i];
        if (word == "--go") {
            order.players[0].go = order.players[1].go = value;
        } else if (word == "--second-go") {
            order.players[1].go = value;
        } else if (word == "--first-option") {
            order.players[0].options.push_back(value);
        } else if (word == "--second-option") {
            order.players[1].options.push_back(value);
        } else if (word == "--games") {
            order.games = std::size_t(std::atoll(value.c_str()));
        } else if (word == "--concurrency") {
            order.concurrency = std::max(1, std::atoi(value.c_str()));
        } else if (word == "--sprt") {
            order.sprt = std::sscanf(value.c_str(), "%lf,%lf", &order.elo0, &order.elo1) == 2;
            if (!order.sprt) throw std::runtime_error("--sprt needs two numbers: 0,5");
        } else {
            throw std::runtime_error(word + " is not known");
        }
    }
    if (words.size() != 5)
        throw std::runtime_error(
            "usage: engine-match <variant> <openings> <record> <first> <second> [--go \"nodes "
            "8000\"] "
            "[--second-go ...] [--first-option Name=Value] [--second-option ...] [--games 1000] "
            "[--concurrency 2] [--sprt 0,5]");
    order.variant = words[0];
    order.openings = words[1];
    order.record = words[2];
    order.players[0].program = words[3];
    order.players[1].program = words[4];
    return order;
}

}  // namespace

int main(int argc, char** argv) {
    std::signal(SIGINT, [](int) { told_to_stop = true; });
    std::signal(SIGTERM, [](int) { told_to_stop = true; });
    std::signal(SIGPIPE, SIG_IGN);
    try {
        const Order order = read_order(argc, argv);
        with_variant(order.variant, [&]<class V>() { run<V>(order); });
    } catch (const std::exception& error) {
        std::fprintf(stderr, "engine-match: %s\n", error.what());
        return 1;
    }
    return 0;
}
