// Tunes the numbers of the search by games (see README.md):
//
//     engine-spsa <variant> <network> <openings> <record> [--name value ...]
//
// Simultaneous perturbation (J. Spall): all numbers are moved a little at once, each by chance up
// or down; the engine so changed plays a pair of games against the one changed the other way, and
// all numbers follow the winner by a step that shrinks. The record has the numbers after every
// twenty pairs, and the same command goes on where it was ended.

#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <mutex>
#include <sstream>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

#include "core/zobrist.h"
#include "tune/arena.h"
#include "tune/lone_searcher.h"
#include "tune/with_variant.h"

namespace {

using namespace shogi;

std::atomic<bool> told_to_stop{false};

// A number of the search, with how far it is moved aside at the end of the tuning.
struct Number {
    const char* name;
    int SearchNumbers::*at;
    int least, most;
    double aside() const { return std::max(1.0, (most - least) / 16.0); }
};

#define SHOGI_NUMBER(name, value, least, most) {#name, &SearchNumbers::name, least, most},
constexpr Number kNumbers[] = {SHOGI_SEARCH_NUMBERS(SHOGI_NUMBER)};
#undef SHOGI_NUMBER
constexpr std::size_t kCount = std::size(kNumbers);
using Values = std::array<double, kCount>;

struct Order {
    std::string variant, network, openings, record;
    std::size_t pairs = 5000;
    std::int64_t nodes = 6000;
    double rate =
        0.006;  // share of the square of `aside` that a won game moves a number at the end
    int concurrency = 2;
    std::uint64_t seed = 1;
    ArenaRules rules;
};

// What all threads share: the numbers as they are, and how many pairs they come from.
class Tuning {
  public:
    explicit Tuning(const Order& order) : order_(order), random_{order.seed} {
        const SearchNumbers usual;
        for (std::size_t i = 0; i < kCount; ++i) values_[i] = usual.*kNumbers[i].at;
        std::ifstream record(order.record);
        for (std::string line; std::getline(record, line);) read(line);
        for (std::size_t i = 0; i < done_; ++i) random_.next();
        record_.open(order.record, std::ios::app);
        if (!record_) throw std::runtime_error(order.record + ": cannot be written");
    }

    struct Trial {
        std::size_t pair;
        std::array<int, kCount> sign;  // of what was added for the first player
        SearchNumbers first, second;
    };

    // Two players to compare; false when all pairs are given out.
    bool next(Trial& trial) {
        std::lock_guard lock(mutex_);
        if (given_ + done_ >= order_.pairs || told_to_stop) return false;
        trial.pair = done_ + given_++;
        for (std::size_t i = 0; i < kCount; ++i) {
            trial.sign[i] = random_.next() >> 63 ? 1 : -1;
            const double aside = trial.sign[i] * aside_at(i, trial.pair);
            trial.first.*kNumbers[i].at = rounded(i, values_[i] + aside);
            trial.second.*kNumbers[i].at = rounded(i, values_[i] - aside);
        }
        return true;
    }

    // The first player made `points` more than the second, -2 to 2.
    void learn(const Trial& trial, int points) {
        std::lock_guard lock(mutex_);
        for (std::size_t i = 0; i < kCount; ++i) {
            const Number& number = kNumbers[i];
            values_[i] += rate_at(trial.pair) * number.aside() * number.aside() /
                          aside_at(i, trial.pair) * trial.sign[i] * points;
            values_[i] = std::clamp(values_[i], double(number.least), double(number.most));
        }
        if (++learned_ % 20 == 0) write();
    }

    void write() {
        record_ << done_ + learned_;
        for (const double value : values_) record_ << ' ' << value;
        record_ << std::endl;
    }

    void print() const {
        const SearchNumbers usual;
        for (std::size_t i = 0; i < kCount; ++i)
            std::printf("%-22s %6d %8.1f\n", kNumbers[i].name, usual.*kNumbers[i].at, values_[i]);
    }

  private:
    void read(const std::string& line) {
        std::istringstream words(line);
        std::size_t done;
        Values values;
        words >> done;
        for (double& value : values) words >> value;
        if (!words) throw std::runtime_error(order_.record + ": is of another tuning");
        done_ = done;
        values_ = values;
    }
    // Integers are met on average.
    int rounded(std::size_t i, double value) {
        const double chance = double(random_.next() >> 11) / double(1ull << 53);
        return std::clamp(int(std::floor(value + chance)), kNumbers[i].least, kNumbers[i].most);
    }
    // Spall's exponents: what is moved aside shrinks slowly, the step faster.
    double aside_at(std::size_t i, std::size_t pair) const {
        return kNumbers[i].aside() * std::pow(double(order_.pairs) / double(pair + 1), 0.101);
    }
    double rate_at(std::size_t pair) const {
        const double settle = 0.1 * double(order_.pairs), all = double(order_.pairs);
        return order_.rate * std::pow((settle + all) / (settle + double(pair + 1)), 0.602);
    }

    const Order& order_;
    SplitMix random_;
    std::mutex mutex_;
    std::ofstream record_;
    Values values_{};
    std::size_t done_ = 0, given_ = 0, learned_ = 0;
};

template <class V>
void run(const Order& order) {
    const std::vector<std::string> openings = read_openings(order.openings);
    const LoadedNetwork<V> loaded = read_network<V>(order.network);
    if (!loaded.network) throw std::runtime_error(loaded.problem);
    Tuning tuning(order);
    const auto work = [&] {
        LoneSearcher<V> first(loaded.network), second(loaded.network);
        const auto asking = [&](LoneSearcher<V>& searcher) -> Ask<V> {
            return [&](const Position<V>& pos, const MoveList& legal, const std::string&) {
                Limits limits;
                limits.nodes = order.nodes;
                const RootMove best = searcher.search(pos, legal, limits);
                return Reply{best.move, false, best.score};
            };
        };
        for (Tuning::Trial trial; tuning.next(trial);) {
            first.set_numbers(trial.first);
            second.set_numbers(trial.second);
            const std::string& opening = openings[trial.pair % openings.size()];
            int points = 0;
            for (const bool swapped : {false, true}) {
                first.clear();
                second.clear();
                const Ask<V> one = asking(first), two = asking(second);
                points += swapped ? -play_game<V>(opening, order.rules, two, one)
                                  : play_game<V>(opening, order.rules, one, two);
            }
            tuning.learn(trial, points);
        }
    };
    std::vector<std::thread> threads;
    for (int i = 0; i < order.concurrency; ++i) threads.emplace_back(work);
    for (std::thread& t : threads) t.join();
    tuning.write();
    tuning.print();
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
        const double value = std::atof(argv[++i]);
        if (word == "--pairs")
            order.pairs = std::size_t(value);
        else if (word == "--nodes")
            order.nodes = std::int64_t(value);
        else if (word == "--rate")
            order.rate = value;
        else if (word == "--concurrency")
            order.concurrency = std::max(1, int(value));
        else if (word == "--seed")
            order.seed = std::uint64_t(value);
        else
            throw std::runtime_error(word + " is not known");
    }
    if (words.size() != 4)
        throw std::runtime_error(
            "usage: engine-spsa <variant> <network> <openings> <record> [--pairs 5000] [--nodes "
            "6000] "
            "[--rate 0.006] [--concurrency 2] [--seed 1]");
    order.variant = words[0];
    order.network = words[1];
    order.openings = words[2];
    order.record = words[3];
    return order;
}

}  // namespace

int main(int argc, char** argv) {
    std::signal(SIGINT, [](int) { told_to_stop = true; });
    std::signal(SIGTERM, [](int) { told_to_stop = true; });
    try {
        const Order order = read_order(argc, argv);
        with_variant(order.variant, [&]<class V>() { run<V>(order); });
    } catch (const std::exception& error) {
        std::fprintf(stderr, "engine-spsa: %s\n", error.what());
        return 1;
    }
    return 0;
}
