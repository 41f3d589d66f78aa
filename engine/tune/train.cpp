// Learns a network from games of self-play (see README.md):
//
//     engine-train <variant> <network to write> <shard> [<shard> ...] [--name value ...]
//
// The network's winning chance should come near to the one that a search saw, mixed with a little
// of the game's result where asked for. A weight of a zone is the sum of one that all zones share
// and one of its own, which starts at nothing and is pulled there: what is seldom met shares what
// is known of its like. Every sixteenth game of the first shard is kept apart, and the network of
// the epoch with the least error on those is written.

#include <algorithm>
#include <array>
#include <barrier>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <map>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "core/zobrist.h"
#include "eval/network.h"
#include "tune/answers.h"
#include "tune/lessons.h"
#include "tune/with_variant.h"

namespace {

using namespace shogi;

// Of so many games one is kept apart, to try the weights on.
constexpr std::size_t kHeldOut = 16;

struct Recipe {
    std::map<std::string, double> numbers{
        {"epochs", 16},    {"batch", 8192}, {"rate", 0.0015}, {"end", 0.02},
        {"results", 0},    {"lambda", 1},   {"scale", 958},   {"last", 0},
        {"decided", 2500}, {"decay", 0.02}, {"seed", 1},      {"threads", 2},
        {"warm", 200},     {"teacher", 0},  {"most", 1e12},   {"held_decided", 2000}};
    std::string from;  // a network to begin with; empty: chance
    double operator[](const std::string& name) const { return numbers.at(name); }
};

// Errors are told at this scale, whatever the recipe's, so that they can be compared.
constexpr double kJudgedScale = 958;

// Keys seen, open addressing.
class KeySet {
  public:
    // Whether it was not there before.
    bool insert(Key key) {
        if (2 * count_ >= slots_.size()) grow();
        if (!put(key | 1)) return false;
        ++count_;
        return true;
    }

  private:
    bool put(Key key) {
        std::size_t i = (key >> 8) & (slots_.size() - 1);
        for (; slots_[i]; i = (i + 1) & (slots_.size() - 1))
            if (slots_[i] == key) return false;
        slots_[i] = key;
        return true;
    }
    void grow() {
        std::vector<Key> old(slots_.size() * 2);
        old.swap(slots_);
        for (Key key : old)
            if (key) put(key);
    }
    std::vector<Key> slots_ = std::vector<Key>(1 << 16);
    std::size_t count_ = 0;
};

// One position; side 0 is to move.
template <class V>
struct Sample {
    using In = NetInputs<V>;
    std::uint16_t inputs[2][In::kMostActive];
    std::uint8_t count, bucket, zone[2];
    // Of the side to move: centipawns by the search, points that the rest of the game was worth
    // (lessons.h), points in the game, the chance by a teacher (answers.h; kUnanswered).
    float score, rest, result, answer;

    Sample(const Position<V>& pos, int score, float black_rest, float black_result, float answer)
        : answer(answer) {
        const Color us = pos.turn();
        for (int side = 0; side < 2; ++side) {
            const Color c = side == 0 ? us : ~us;
            const View view = In::view(c, pos.king(c));
            int n = 0;
            In::for_each(pos, c, view.mirrored,
                         [&](int input) { inputs[side][n++] = std::uint16_t(input); });
            zone[side] = std::uint8_t(view.zone);
            count = std::uint8_t(n);
        }
        bucket = std::uint8_t(In::bucket(pos));
        this->score = float(score);
        rest = us == Black ? black_rest : 1 - black_rest;
        result = us == Black ? black_result : 1 - black_result;
    }
};

template <class V>
struct Positions {
    std::vector<Sample<V>> learned, held_out;
    std::size_t games = 0, shards = 0;

    // Adds the quiet positions (lessons.h) of a shard that no game before had. Games without a
    // result are left out.
    void read(const std::string& path, const Recipe& recipe) {
        ShardReader shard(path);
        if (shard.header().variant != V::kName)
            throw std::runtime_error(path + ": holds games of " + shard.header().variant);
        std::optional<AnswerReader> answers;
        if (recipe["teacher"] > 0) answers.emplace(path + kAnswersSuffix);
        while (const auto game = shard.next()) {
            ++games;
            const bool held = shards == 0 && games % kHeldOut == 0;
            std::vector<float> answered(game->plies.size(), kUnanswered);
            if (answers) answers->next(answered);
            if (game->ending != Ending::Length) add(*game, answered, recipe, held);
        }
        ++shards;
    }

  private:
    void add(const PlayedGame& game, const std::vector<float>& answered, const Recipe& recipe,
             bool held) {
        if (!held && double(learned.size()) >= recipe["most"]) return;
        const LessonRules rules{recipe["scale"], recipe["lambda"],
                                int(recipe[held ? "held_decided" : "decided"])};
        const float result = 0.5f + 0.5f * float(game.result);
        const auto rest = worth_to_black(game, rules);
        replay<V>(game, [&](const Position<V>& pos, std::size_t i) {
            const PlayedPly& ply = game.plies[i];
            if (is_quiet_lesson(pos, ply, rules.decided) && seen_.insert(pos.key()))
                (held ? held_out : learned)
                    .emplace_back(pos, ply.score, rest[i], result, answered[i]);
        });
    }

    KeySet seen_;
};

// Parameters under Adam (D. Kingma, J. Ba, 2015), with decay apart from the gradient (I.
// Loshchilov, F. Hutter, 2017).
struct Group {
    std::vector<float> value, mean, square;

    void resize(std::size_t n) {
        value.assign(n, 0);
        mean.assign(n, 0);
        square.assign(n, 0);
    }
};

struct Step {
    float rate, correction1, correction2;

    void move(Group& group, std::size_t first, const float* gradient, int n, float decay,
              float limit) const {
        float* value = &group.value[first];
        float* mean = &group.mean[first];
        float* square = &group.square[first];
        for (int i = 0; i < n; ++i) {
            const float g = gradient[i];
            mean[i] = 0.9f * mean[i] + 0.1f * g;
            square[i] = 0.999f * square[i] + 0.001f * g * g;
            const float by = (mean[i] * correction1) / (std::sqrt(square[i] * correction2) + 1e-8f);
            const float v = value[i] * (1 - rate * decay) - rate * by;
            value[i] = v > limit ? limit : v < -limit ? -limit : v;
        }
    }
};

constexpr int H = kNetWidth;
constexpr int kLanes = 16;
static_assert(H % kLanes == 0);

inline float dot(const float* a, const float* b) {
    float sums[kLanes] = {};
    for (int i = 0; i < H; i += kLanes)
        for (int j = 0; j < kLanes; ++j) sums[j] += a[i + j] * b[i + j];
    float sum = 0;
    for (float s : sums) sum += s;
    return sum;
}

template <class V>
class Trainer {
    using In = NetInputs<V>;
    static constexpr std::size_t kRows = Network<V>::kRows;
    static constexpr int kTail = In::kBuckets * (2 * H + 1);  // output weights, then biases
    static constexpr float kBiasOne =
        float(kNetOne) * kNetOne / (1 << kNetSquareShift) * kNetOutputOne;
    static constexpr float kMost = float(kNetMostWeight) / kNetOne;
    static constexpr float kMostOutput = 4;

  public:
    Trainer(Positions<V>& data, const Recipe& recipe)
        : data_(data), recipe_(recipe), threads_(int(recipe["threads"])) {
        biases_.resize(H);
        shared_.resize(std::size_t(In::kCount) * H);
        own_.resize(kRows * H);
        tail_.resize(kTail);
        rows_.resize(kRows * H);
        SplitMix random{std::uint64_t(recipe["seed"])};
        const auto uniform = [&random](float most) {
            return most * (2 * float(random.next() >> 40) / float(1 << 24) - 1);
        };
        for (float& w : shared_.value) w = uniform(0.1f);
        for (float& w : biases_.value) w = 0.3f + uniform(0.1f);
        for (int b = 0; b < In::kBuckets; ++b)
            for (int i = 0; i < 2 * H; ++i)
                tail_.value[std::size_t(b * 2 * H + i)] =
                    b ? tail_.value[std::size_t(i)] : uniform(1 / std::sqrt(float(H)));
        if (!recipe.from.empty()) take_over(recipe.from);
        for (int f = 0; f < In::kCount; ++f) merge(f);
        parts_.resize(std::size_t(threads_));
        for (Part& p : parts_) {
            p.rows.assign(kRows * H, 0);
            p.touched.assign(kRows, 0);
            p.biases.assign(H, 0);
            p.tail.assign(kTail, 0);
        }
    }

    void run(const std::string& path) {
        const std::size_t n = data_.learned.size(), batch = std::size_t(recipe_["batch"]);
        const int epochs = int(recipe_["epochs"]);
        const std::size_t steps = n / batch;
        if (steps == 0) throw std::runtime_error("fewer positions than a batch");
        std::vector<std::uint32_t> order(n);
        for (std::size_t i = 0; i < n; ++i) order[i] = std::uint32_t(i);
        SplitMix random{std::uint64_t(recipe_["seed"]) + 1};
        double least = 1e9;
        std::size_t done = 0;
        const double all = double(steps) * epochs;
        std::barrier meet(threads_);
        Step step{};
        if (teacher_ > 0) judge_teacher();
        for (int epoch = 1; epoch <= epochs; ++epoch) {
            for (std::size_t i = n; i > 1; --i) std::swap(order[i - 1], order[random.next() % i]);
            for (Part& p : parts_) p.loss = 0;
            const auto work = [&](int t) {
                std::vector<const Sample<V>*> mine;
                for (std::size_t s = 0; s < steps; ++s) {
                    const std::size_t first = s * batch;
                    mine.clear();
                    for (std::size_t i = first + std::size_t(t); i < first + batch;
                         i += std::size_t(threads_))
                        mine.push_back(&data_.learned[order[i]]);
                    learn(mine, parts_[std::size_t(t)]);
                    meet.arrive_and_wait();
                    if (t == 0) {
                        ++done;
                        const double x = double(done) / all;
                        const double cosine = 0.5 * (1 + std::cos(3.14159265358979 * x));
                        const double end = recipe_["end"];
                        const double warm = std::min(1.0, double(done) / recipe_["warm"]);
                        step.rate = float(recipe_["rate"] * warm * (end + (1 - end) * cosine));
                        step.correction1 = float(1 / (1 - std::pow(0.9, double(done))));
                        step.correction2 = float(1 / (1 - std::pow(0.999, double(done))));
                        update_ends(step);
                    }
                    meet.arrive_and_wait();
                    for (int f = t; f < In::kCount; f += threads_) update(step, f);
                    meet.arrive_and_wait();
                }
            };
            std::vector<std::thread> helpers;
            for (int t = 1; t < threads_; ++t) helpers.emplace_back(work, t);
            work(0);
            for (std::thread& t : helpers) t.join();
            double loss = 0;
            for (const Part& p : parts_) loss += p.loss;
            const Error error = judge();
            std::printf(
                "epoch %d: loss %.6f; held out: target %.6f, scores %.5f, results %.5f, "
                "teacher %.6f, stretch %.3f\n",
                epoch, loss / double(steps * batch), error.target, error.scores, error.results,
                error.teacher, error.stretch);
            std::fflush(stdout);
            if (error.scores < least || recipe_["last"] != 0) {
                least = error.scores;
                write(path, epoch, error.scores);
            }
        }
    }

  private:
    struct alignas(64) Part {
        float* sums_of(std::size_t view) { return &sums[view * H]; }

        std::vector<float> rows, biases, tail, sums;
        std::vector<std::uint8_t> touched;
        double loss = 0;
    };
    struct Error {
        double target, scores, results, teacher;
        double stretch;  // centipawns of the search for one of the network
    };
    void take_over(const std::string& path) {
        const LoadedNetwork<V> loaded = read_network<V>(path);
        if (!loaded.network) throw std::runtime_error(loaded.problem);
        const Network<V>& net = *loaded.network;
        const auto real = [](int w, int one) { return float(w) / float(one); };
        const float unit = float(net.scale / scale_);
        for (int j = 0; j < H; ++j) biases_.value[std::size_t(j)] = real(net.biases[j], kNetOne);
        for (int f = 0; f < In::kCount; ++f)
            for (int j = 0; j < H; ++j) {
                std::array<int, In::kZones> of_zones;
                for (int z = 0; z < In::kZones; ++z) of_zones[std::size_t(z)] = net.row(z, f)[j];
                auto sorted = of_zones;
                std::sort(sorted.begin(), sorted.end());
                const int shared = sorted[In::kZones / 2];
                shared_.value[std::size_t(f * H + j)] = real(shared, kNetOne);
                for (int z = 0; z < In::kZones; ++z)
                    own_.value[(std::size_t(z) * In::kCount + std::size_t(f)) * H +
                               std::size_t(j)] = real(of_zones[std::size_t(z)] - shared, kNetOne);
            }
        for (int i = 0; i < In::kBuckets * 2 * H; ++i)
            tail_.value[std::size_t(i)] = unit * real(net.outputs[i], kNetOutputOne);
        for (int b = 0; b < In::kBuckets; ++b)
            tail_.value[std::size_t(In::kBuckets * 2 * H + b)] =
                unit * float(net.output_biases[b]) / kBiasOne;
        const Error error = judge_merged();
        std::printf("%s: held out: target %.6f, scores %.5f, results %.5f, teacher %.6f\n",
                    path.c_str(), error.target, error.scores, error.results, error.teacher);
        std::fflush(stdout);
    }
    Error judge_merged() {
        for (int f = 0; f < In::kCount; ++f) merge(f);
        return judge();
    }

    // Adds the gradient of some positions to the part's, zone by zone: of the many weights only
    // those of one zone are in use at a time, and stay in the cache.
    void learn(const std::vector<const Sample<V>*>& batch, Part& part) const {
        std::array<std::vector<std::uint32_t>, In::kZones> views;  // 2 * position + side
        for (std::size_t i = 0; i < batch.size(); ++i)
            for (std::size_t side = 0; side < 2; ++side)
                views[batch[i]->zone[side]].push_back(std::uint32_t(2 * i + side));
        part.sums.resize(batch.size() * 2 * H);
        for (const auto& zone : views)
            for (const std::uint32_t view : zone)
                add_up(*batch[view / 2], view % 2, part.sums_of(view));
        for (std::size_t i = 0; i < batch.size(); ++i) slopes(*batch[i], part.sums_of(2 * i), part);
        for (std::size_t z = 0; z < In::kZones; ++z)
            for (const std::uint32_t view : views[z]) {
                const Sample<V>& s = *batch[view / 2];
                const float* d = part.sums_of(view);
                for (int i = 0; i < s.count; ++i) {
                    const std::size_t r = z * In::kCount + s.inputs[view % 2][i];
                    part.touched[r] = 1;
                    float* row = &part.rows[r * H];
                    for (int j = 0; j < H; ++j) row[j] += d[j];
                }
            }
    }

    void add_up(const Sample<V>& s, std::size_t side, float* sum) const {
        alignas(64) float total[H];
        std::copy_n(biases_.value.data(), H, total);
        const float* zone = &rows_[std::size_t(s.zone[side]) * In::kCount * H];
        for (int i = 0; i < s.count; ++i) {
            const float* row = zone + std::size_t(s.inputs[side][i]) * H;
            for (int j = 0; j < H; ++j) total[j] += row[j];
        }
        std::copy_n(total, H, sum);
    }

    // The output's sum before the last step; `squared` has what the output weights are for.
    float output(const Sample<V>& s, const float* sums, float* squared) const {
        for (int j = 0; j < 2 * H; ++j) {
            const float x = sums[j] < 0 ? 0 : sums[j] > 1 ? 1 : sums[j];
            squared[j] = x * x;
        }
        const float* w = &tail_.value[std::size_t(s.bucket) * 2 * H];
        return tail_.value[std::size_t(In::kBuckets) * 2 * H + s.bucket] + dot(squared, w) +
               dot(squared + H, w + H);
    }

    // Centipawns.
    double forward(const Sample<V>& s) const {
        alignas(64) float sums[2 * H], squared[2 * H];
        add_up(s, 0, sums);
        add_up(s, 1, sums + H);
        return output(s, sums, squared) * scale_;
    }

    // What the game says that the output's chance should be.
    double told(const Sample<V>& s) const {
        return (1 - results_) * chance(s.score, scale_) + results_ * s.rest;
    }
    // The same with the teacher's share.
    double target(const Sample<V>& s) const {
        return s.answer == kUnanswered ? told(s) : (1 - teacher_) * told(s) + teacher_ * s.answer;
    }

    // Puts the loss's slope by each sum in the place of the sum.
    void slopes(const Sample<V>& s, float* sums, Part& part) const {
        alignas(64) float squared[2 * H];
        const double p = 1 / (1 + std::exp(-double(output(s, sums, squared))));
        const double too_much = p - target(s);
        part.loss += too_much * too_much;
        const float slope = float(2 * too_much * p * (1 - p) / batch_);
        const float* w = &tail_.value[std::size_t(s.bucket) * 2 * H];
        float* dw = &part.tail[std::size_t(s.bucket) * 2 * H];
        part.tail[std::size_t(In::kBuckets) * 2 * H + s.bucket] += slope;
        for (int j = 0; j < 2 * H; ++j) {
            dw[j] += slope * squared[j];
            sums[j] = sums[j] > 0 && sums[j] < 1 ? 2 * slope * w[j] * sums[j] : 0;
        }
        for (int j = 0; j < H; ++j) part.biases[std::size_t(j)] += sums[j] + sums[H + j];
    }

    // What belongs to no input.
    void update_ends(const Step& step) {
        for (std::size_t t = 1; t < parts_.size(); ++t) {
            for (int i = 0; i < H; ++i) parts_[0].biases[i] += parts_[t].biases[i];
            for (int i = 0; i < kTail; ++i) parts_[0].tail[i] += parts_[t].tail[i];
        }
        step.move(biases_, 0, parts_[0].biases.data(), H, 0, kMost);
        step.move(tail_, 0, parts_[0].tail.data(), kTail, 0, kMostOutput);
        for (Part& p : parts_) {
            std::fill(p.biases.begin(), p.biases.end(), 0.f);
            std::fill(p.tail.begin(), p.tail.end(), 0.f);
        }
    }

    void update(const Step& step, int f) {
        alignas(64) float sum[H] = {};
        bool any = false;
        const float decay = float(recipe_["decay"]);
        for (int z = 0; z < In::kZones; ++z) {
            const std::size_t r = std::size_t(z) * In::kCount + std::size_t(f);
            float* first = nullptr;
            for (Part& p : parts_) {
                if (!p.touched[r]) continue;
                p.touched[r] = 0;
                float* row = &p.rows[r * H];
                if (!first) {
                    first = row;
                } else {
                    for (int j = 0; j < H; ++j) {
                        first[j] += row[j];
                        row[j] = 0;
                    }
                }
            }
            if (!first) continue;
            any = true;
            step.move(own_, r * H, first, H, decay, kMost);
            for (int j = 0; j < H; ++j) {
                sum[j] += first[j];
                first[j] = 0;
            }
        }
        if (!any) return;
        step.move(shared_, std::size_t(f) * H, sum, H, 0, kMost);
        merge(f);
    }

    void merge(int f) {
        const float* shared = &shared_.value[std::size_t(f) * H];
        for (int z = 0; z < In::kZones; ++z) {
            const std::size_t r = std::size_t(z) * In::kCount + std::size_t(f);
            const float* own = &own_.value[r * H];
            float* row = &rows_[r * H];
            for (int j = 0; j < H; ++j) {
                const float v = shared[j] + own[j];
                row[j] = v > kMost ? kMost : v < -kMost ? -kMost : v;
            }
        }
    }

    // Errors on the positions kept apart: against what is learned, at the recipe's scale, and
    // against the search and the results.
    Error judge() const {
        Error error{0, 0, 0, 0, 0};
        double sum_products = 0, sum_squares = 1e-9;
        for (const Sample<V>& s : data_.held_out) {
            const double value = forward(s);
            const double p = chance(value, kJudgedScale), seen = chance(s.score, kJudgedScale);
            error.scores += (p - seen) * (p - seen);
            sum_products += value * s.score;
            sum_squares += value * value;
            error.results += (p - s.result) * (p - s.result);
            const double far = chance(value, scale_) - told(s);
            error.target += far * far;
            const double from_teacher =
                s.answer == kUnanswered ? 0 : chance(value, scale_) - s.answer;
            error.teacher += from_teacher * from_teacher;
        }
        const double n = double(std::max<std::size_t>(data_.held_out.size(), 1));
        return {error.target / n, error.scores / n, error.results / n, error.teacher / n,
                sum_products / sum_squares};
    }

    // How good the teacher is on the same positions.
    void judge_teacher() const {
        double target = 0, results = 0, n = 1e-9;
        for (const Sample<V>& s : data_.held_out) {
            if (s.answer == kUnanswered) continue;
            target += (s.answer - told(s)) * (s.answer - told(s));
            results += (s.answer - s.result) * (s.answer - s.result);
            ++n;
        }
        std::printf("the teacher: held out: target %.6f, results %.5f\n", target / n, results / n);
        std::fflush(stdout);
    }

    void write(const std::string& path, int epoch, double error) const {
        Network<V> net;
        const auto round = [](float v, int one) {
            return std::int16_t(std::lround(v * float(one)));
        };
        for (int j = 0; j < H; ++j) net.biases[j] = round(biases_.value[j], kNetOne);
        for (std::size_t i = 0; i < kRows * H; ++i) net.rows[i] = round(rows_[i], kNetOne);
        for (int i = 0; i < In::kBuckets * 2 * H; ++i)
            net.outputs[i] = round(tail_.value[i], kNetOutputOne);
        for (int b = 0; b < In::kBuckets; ++b)
            net.output_biases[b] = std::int32_t(
                std::lround(tail_.value[std::size_t(In::kBuckets * 2 * H + b)] * kBiasOne));
        net.scale = int(scale_);
        net.recipe = std::to_string(data_.learned.size()) + " positions of " +
                     std::to_string(data_.games) + " games, epoch " + std::to_string(epoch) +
                     ", error " + std::to_string(error);
        if (!recipe_.from.empty())
            net.recipe += ", from " + std::filesystem::path(recipe_.from).stem().string();
        for (const auto& [name, value] : recipe_.numbers)
            if (value < 1e9) net.recipe += ", " + name + " " + std::to_string(value);
        write_network(net, path);
    }

    const Positions<V>& data_;
    const Recipe& recipe_;
    const int threads_;
    const double results_ = recipe_["results"], teacher_ = recipe_["teacher"],
                 batch_ = recipe_["batch"], scale_ = recipe_["scale"];
    Group biases_, shared_, own_, tail_;
    std::vector<float> rows_;  // shared and own together: what the network has
    std::vector<Part> parts_;
};

template <class V>
void train(const std::string& out, const std::vector<std::string>& shards, const Recipe& recipe) {
    Positions<V> data;
    for (const std::string& shard : shards) data.read(shard, recipe);
    std::printf("%zu games, %zu positions to learn, %zu kept apart\n", data.games,
                data.learned.size(), data.held_out.size());
    std::fflush(stdout);
    Trainer<V> trainer(data, recipe);
    trainer.run(out);
}

}  // namespace

int main(int argc, char** argv) {
    Recipe recipe;
    std::vector<std::string> words;
    try {
        for (int i = 1; i < argc; ++i) {
            const std::string word = argv[i];
            if (word.rfind("--", 0) != 0) {
                words.push_back(word);
                continue;
            }
            if (word == "--from" && i + 1 < argc) {
                recipe.from = argv[++i];
                continue;
            }
            const auto number = recipe.numbers.find(word.substr(2));
            if (number == recipe.numbers.end() || i + 1 == argc)
                throw std::runtime_error(word + " is not known or lacks its value");
            number->second = std::atof(argv[++i]);
        }
        if (words.size() < 3) {
            std::fprintf(stderr, "usage: engine-train <variant> <network> <shard> ... [--");
            for (const auto& [name, value] : recipe.numbers)
                std::fprintf(stderr, "%s %g] [--", name.c_str(), value);
            std::fprintf(stderr, "]\n");
            return 2;
        }
        const std::vector<std::string> shards(words.begin() + 2, words.end());
        with_variant(words[0], [&]<class V>() { train<V>(words[1], shards, recipe); });
    } catch (const std::exception& error) {
        std::fprintf(stderr, "engine-train: %s\n", error.what());
        return 1;
    }
    return 0;
}
