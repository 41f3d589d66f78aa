// Learns the evaluation's weights from positions of self-play (see README.md):
//
//     engine-train <variant> <weights to write> <shard> [<shard> ...]
//
// Logistic regression: the winning chance that the evaluation stands for should come near to a
// mixture of the game's result and the chance that a search saw. Weights that are seldom met share
// what they learn with their like: a piece's weight for a king and a square is the sum of one for
// the square relative to the king and one of its own, the latter held near zero; and training
// starts from a guess (guess.h).

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

#include "search/picker.h"
#include "tune/feature_list.h"
#include "tune/games.h"
#include "tune/guess.h"

namespace {

using namespace shogi;

// Of the target; the rest is what the search thought.
constexpr double kResultShare = 0.4;
constexpr int kEpochs = 4, kBatch = 2048;
// Of so many games one is kept apart, to try the weights on.
constexpr std::size_t kHeldOut = 16;
// Scores beyond it say only that the game is won.
constexpr int kDecidedScore = 2000;

struct Sample {
    std::size_t first, last;  // of the features
    float score, result;      // seen by Black
    bool held_out;
};

double chance(double centipawns, double scale) { return 1 / (1 + std::exp(-centipawns / scale)); }

template <class V>
struct Positions {
    std::vector<Feature> features;
    std::vector<Sample> samples;

    // Adds the quiet positions of a shard that no game before had: not in check, a score short of
    // decided, the best move no capture. Games without a result are left out.
    void read(const char* path) {
        ShardReader shard(path);
        if (shard.header().variant != V::kName)
            throw std::runtime_error(std::string(path) + ": holds games of " +
                                     shard.header().variant);
        while (const auto game = shard.next()) {
            ++games_;
            if (game->ending != Ending::Length) replay(*game);
        }
    }

  private:
    void replay(const PlayedGame& game) {
        Position<V> pos;
        if (pos.set(V::kStartSfen)) std::abort();
        for (const PlayedPly& ply : game.plies) {
            if (!pos.pseudo_legal(ply.move) || !pos.legal(ply.move))
                throw std::runtime_error("a game holds an illegal move");
            if (ply.score != kUnscored && std::abs(ply.score) < kDecidedScore && !pos.in_check() &&
                !is_tactical(pos, ply.move) && seen_.insert(pos.key()).second)
                add(pos, ply.score, game.result);
            pos.do_move(ply.move);
        }
    }

    void add(const Position<V>& pos, int score, int result) {
        const int sign = pos.turn() == Black ? 1 : -1;
        Sample s;
        s.first = features.size();
        FeatureList<V>(pos, features);
        s.last = features.size();
        s.score = float(sign * score);
        s.result = float(0.5 + 0.5 * result);
        s.held_out = games_ % kHeldOut == 0;
        samples.push_back(s);
    }

    std::unordered_set<Key> seen_;
    std::size_t games_ = 0;
};

// The centipawns that make the search's scores tell the results best.
template <class V>
double fitted_scale(const Positions<V>& data) {
    double best = 0, least = 1e300;
    for (double scale = 150; scale < 3000; scale *= 1.05) {
        double loss = 0;
        for (const Sample& s : data.samples) {
            const double p = std::min(std::max(chance(s.score, scale), 1e-6), 1 - 1e-6);
            loss -= s.result * std::log(p) + (1 - s.result) * std::log(1 - p);
        }
        if (loss < least) least = loss, best = scale;
    }
    return best;
}

// Gradients below this move a parameter by less than the full rate: what is seldom met stays calm.
constexpr double kCalm = 0.1;

// How strongly the two kinds of parameters are pulled to zero, and how fast the first may move.
constexpr double kOwnDecay = 0.01, kSharedDecay = 0.001, kOwnRate = 0.2;

// A group of parameters under Adam (D. Kingma, J. Ba, 2015), pulled towards zero.
class Parameters {
  public:
    Parameters(std::size_t n, double decay)
        : value(n), gradient(n), mean_(n), square_(n), decay_(decay) {}

    void step(double rate, double correction1, double correction2) {
        for (std::size_t i = 0; i < value.size(); ++i) {
            const float g = gradient[i];
            gradient[i] = 0;
            if (g == 0 && mean_[i] == 0) continue;
            mean_[i] = 0.9f * mean_[i] + 0.1f * g;
            square_[i] = 0.999f * square_[i] + 0.001f * g * g;
            const double move =
                rate * (mean_[i] / correction1) / (std::sqrt(square_[i] / correction2) + kCalm);
            value[i] = float(value[i] * (1 - rate * decay_) - move);
        }
    }

    std::vector<float> value, gradient;

  private:
    std::vector<float> mean_, square_;
    double decay_;
};

template <class V>
class Trainer {
    using L = WeightLayout<V>;
    using G = Geometry<V>;

  public:
    Trainer(const Positions<V>& data, double scale)
        : data_(data),
          scale_(scale),
          shared_of_(L::kSize),
          base_(weight_guess<V>()),
          weight_(L::kSize),
          gradient_(L::kSize),
          own_(L::kSize, kOwnDecay),
          shared_(share(), kSharedDecay) {
        merge();
    }

    void run() {
        const std::size_t n = data_.samples.size();
        std::vector<std::size_t> order(n);
        for (std::size_t i = 0; i < n; ++i) order[i] = i;
        SplitMix random{1};
        int steps = 0;
        for (int epoch = 0; epoch < kEpochs; ++epoch) {
            for (std::size_t i = n; i > 1; --i) std::swap(order[i - 1], order[random.next() % i]);
            const double rate = 2.0 * std::pow(0.03, double(epoch) / (kEpochs - 1));
            double loss = 0;
            std::size_t used = 0;
            for (std::size_t i = 0; i < n; ++i) {
                const Sample& s = data_.samples[order[i]];
                if (!s.held_out) {
                    loss += learn(s);
                    ++used;
                }
                if (used % kBatch == 0 && used > 0 && !s.held_out) update(rate, ++steps);
            }
            report(epoch + 1, loss / double(used));
        }
    }

    void write(const char* path) const {
        std::ofstream file(path, std::ios::binary);
        for (float w : weight_) {
            const int v = int(std::lround(std::min(std::max(w * kWeightScale, -32767.f), 32767.f)));
            file.put(char(v & 255)).put(char((v >> 8) & 255));
        }
    }

    double value(const Sample& s) const {
        double sum = 0;
        for (std::size_t i = s.first; i < s.last; ++i) {
            const Feature f = data_.features[i];
            sum += f & 1 ? -weight_[f >> 1] : weight_[f >> 1];
        }
        return sum;
    }

  private:
    // Which weights of a king and a square share one for the square relative to the king; the
    // weights before them have their own.
    std::size_t share() {
        constexpr int kSpread = 2 * 16;
        constexpr int kRelative = 2 * 16 * 16 * kSpread;
        for (int i = 0; i < L::kEffect; ++i)
            shared_of_[i] = kRelative + 32 + 2 * L::kZone * L::kEffects + i;
        for (int king = 0; king < L::kHalf; ++king) {
            const int kf = king / V::kRanks, kr = king % V::kRanks;
            for (int side = 0; side < 2; ++side)
                for (int pt = Pawn; pt < PieceTypeCount; ++pt) {
                    for (int s = 0; s < L::kSquares; ++s) {
                        const int df = std::abs(s / V::kRanks - kf), dr = s % V::kRanks - kr + 16;
                        shared_of_[L::kKingBoard +
                                   ((side * L::kHalf + king) * PieceTypeCount + pt) * L::kSquares +
                                   s] = ((side * 16 + pt) * 16 + df) * kSpread + dr;
                    }
                    shared_of_[L::kKingHand + (side * L::kHalf + king) * PieceTypeCount + pt] =
                        kRelative + side * 16 + pt;
                }
            for (int strong = 0; strong < 2; ++strong)
                for (int z = 0; z < L::kZone; ++z)
                    for (int e = 0; e < L::kEffects; ++e) {
                        const int df = std::abs(z / L::kSide - L::kRadius);
                        const int like = (df * L::kSide + z % L::kSide) * L::kEffects + e;
                        shared_of_[L::kEffect +
                                   ((strong * L::kHalf + king) * L::kZone + z) * L::kEffects + e] =
                            kRelative + 32 + strong * L::kZone * L::kEffects + like;
                    }
        }
        return kRelative + 32 + 2 * L::kZone * L::kEffects + L::kEffect;
    }

    double learn(const Sample& s) {
        const double target =
            kResultShare * s.result + (1 - kResultShare) * chance(s.score, scale_);
        const double p = chance(value(s), scale_);
        const float error = float(p - target);
        for (std::size_t i = s.first; i < s.last; ++i) {
            const Feature f = data_.features[i];
            gradient_[f >> 1] += f & 1 ? -error : error;
        }
        return error * error;
    }

    // Squared errors on the positions kept apart: against the results, and against the search.
    void report(int epoch, double loss) const {
        double results = 0, scores = 0;
        std::size_t n = 0;
        for (const Sample& s : data_.samples) {
            if (!s.held_out) continue;
            const double p = chance(value(s), scale_), seen = chance(s.score, scale_);
            results += (p - s.result) * (p - s.result);
            scores += (p - seen) * (p - seen);
            ++n;
        }
        const double count = double(std::max<std::size_t>(n, 1));
        std::printf("epoch %d: loss %.5f; held out: results %.5f, scores %.5f\n", epoch, loss,
                    results / count, scores / count);
        std::fflush(stdout);
    }

    void update(double rate, int steps) {
        for (int i = 0; i < L::kSize; ++i) {
            const float g = gradient_[i];
            gradient_[i] = 0;
            if (i >= L::kEffect) own_.gradient[i] = g;
            shared_.gradient[shared_of_[i]] += g;
        }
        const double c1 = 1 - std::pow(0.9, steps), c2 = 1 - std::pow(0.999, steps);
        shared_.step(rate, c1, c2);
        own_.step(rate * kOwnRate, c1, c2);
        merge();
    }

    void merge() {
        for (int i = 0; i < L::kSize; ++i) {
            weight_[i] = base_[i] + own_.value[i] + shared_.value[shared_of_[i]];
        }
    }

    const Positions<V>& data_;
    const double scale_;
    std::vector<int> shared_of_;
    std::vector<float> base_, weight_, gradient_;
    Parameters own_, shared_;
};

template <class V>
int train(const char* out, char** first, char** last) {
    Positions<V> data;
    for (; first != last; ++first) data.read(*first);
    if (data.samples.empty()) {
        std::fprintf(stderr, "no positions\n");
        return 1;
    }
    const double scale = fitted_scale(data);
    std::printf("%zu positions, %zu features, scale %.0f\n", data.samples.size(),
                data.features.size(), scale);
    Trainer<V> trainer(data, scale);
    trainer.run();
    trainer.write(out);
    return 0;
}

}  // namespace

int main(int argc, char** argv) {
    if (argc < 4) {
        std::fprintf(stderr, "usage: engine-train <variant> <weights> <shard> ...\n");
        return 2;
    }
    const std::string_view variant = argv[1];
    try {
        if (variant == Standard::kName) return train<Standard>(argv[2], argv + 3, argv + argc);
        if (variant == Okisaki::kName) return train<Okisaki>(argv[2], argv + 3, argv + argc);
        throw std::runtime_error("unknown variant " + std::string(variant));
    } catch (const std::exception& error) {
        std::fprintf(stderr, "engine-train: %s\n", error.what());
        return 1;
    }
}
