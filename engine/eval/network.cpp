#include "eval/network.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <stdexcept>
#include <system_error>

#include "core/checksum.h"

namespace shogi {

namespace {

constexpr std::string_view kMagic = "SDNETWK1";
constexpr std::size_t kVariantBytes = 16, kNumbers = 8;
constexpr std::size_t kHeaderBytes = kMagic.size() + kVariantBytes + 4 * kNumbers;
// More than any network needs: what a header says is not yet to be believed.
constexpr std::uint32_t kMostRecipe = 1 << 16, kMostBytes = 1 << 28, kMostScale = 10000;

using Bytes = std::vector<unsigned char>;

void put_number(Bytes& out, std::uint32_t value) {
    for (int i = 0; i < 4; ++i) out.push_back((unsigned char)(value >> (8 * i)));
}

std::uint32_t number_at(const unsigned char* p) {
    return std::uint32_t(p[0]) | std::uint32_t(p[1]) << 8 | std::uint32_t(p[2]) << 16 |
           std::uint32_t(p[3]) << 24;
}

void put_weight(Bytes& out, int value) {
    std::uint32_t v = std::uint32_t(value < 0 ? -2 * value - 1 : 2 * value);
    for (; v >= 128; v >>= 7) out.push_back((unsigned char)(v | 128));
    out.push_back((unsigned char)(v));
}

// Reads weights; one too large for 16 bits, or beyond the end, makes the source bad.
class Source {
  public:
    Source(const unsigned char* first, const unsigned char* last) : next_(first), last_(last) {}

    int weight() {
        std::uint32_t v = 0;
        for (int shift = 0;; shift += 7) {
            if (next_ == last_ || shift > 14) return fail();
            const unsigned char byte = *next_++;
            v |= std::uint32_t(byte & 127) << shift;
            if (byte < 128) break;
        }
        return v > 0xFFFF ? fail() : v & 1 ? -int((v + 1) / 2) : int(v / 2);
    }
    // The next `n` weights, each plus the one of `base` at its place. Eight that take a byte each,
    // which most do, are read at once.
    void weights(int n, const std::int16_t* base, std::int16_t* out) {
        constexpr std::uint64_t kLonger = 0x8080808080808080u;
        for (int i = 0; i < n;) {
            std::uint64_t eight = kLonger;
            if (n - i >= 8 && last_ - next_ >= 8) std::memcpy(&eight, next_, 8);
            if (eight & kLonger) {
                out[i] = std::int16_t(base[i] + weight());
                ++i;
            } else {
                for (int k = 0; k < 8; ++k)
                    out[i + k] = std::int16_t(base[i + k] + ((next_[k] >> 1) ^ -(next_[k] & 1)));
                next_ += 8;
                i += 8;
            }
        }
    }
    int byte() { return next_ == last_ ? fail() : *next_++; }
    std::int32_t number() {
        if (last_ - next_ < 4) return fail();
        const std::uint32_t v = number_at(next_);
        next_ += 4;
        return std::int32_t(v);
    }
    bool ended_well() const { return good_ && next_ == last_; }

  private:
    int fail() {
        good_ = false;
        next_ = last_;
        return 0;
    }

    const unsigned char *next_, *last_;
    bool good_ = true;
};

template <class V>
std::array<std::uint32_t, 4> shape() {
    using In = NetInputs<V>;
    return {std::uint32_t(In::kCount), std::uint32_t(In::kZones), std::uint32_t(kNetWidth),
            std::uint32_t(In::kBuckets)};
}

// Whether the weights are such that neither a sum nor the output can leave its bits.
template <class V>
bool is_bounded(const Network<V>& net) {
    using In = NetInputs<V>;
    const auto within = [](const std::int16_t* first, std::size_t n, int most) {
        return std::all_of(first, first + n, [most](int w) { return std::abs(w) <= most; });
    };
    if (!within(net.rows, Network<V>::kRows * kNetWidth, kNetMostWeight) ||
        !within(net.biases, kNetWidth, 8 * kNetMostWeight) ||
        !within(net.outputs, In::kBuckets * 2 * kNetWidth, kNetMostOutput))
        return false;
    for (int b = 0; b < In::kBuckets; ++b) {
        std::int64_t most = std::abs(std::int64_t(net.output_biases[b]));
        for (int i = 0; i < 2 * kNetWidth; ++i)
            most += std::int64_t(kNetOne * kNetOne >> kNetSquareShift) *
                    std::abs(net.outputs[b * 2 * kNetWidth + i]);
        if (most > 0x7FFFFFFF) return false;
    }
    return true;
}
static_assert((NetInputs<Standard>::kMostActive + 8) * kNetMostWeight < 0x7FFF);
static_assert((NetInputs<Okisaki>::kMostActive + 8) * kNetMostWeight < 0x7FFF);

template <class V>
bool read_weights(Network<V>& net, Source source) {
    using In = NetInputs<V>;
    constexpr std::array<std::int16_t, kNetWidth> kNothing{};
    const auto read = [&](std::int16_t* w) { source.weights(kNetWidth, kNothing.data(), w); };
    read(net.biases);
    std::vector<std::int16_t> shared(std::size_t(In::kCount) * kNetWidth);
    for (int input = 0; input < In::kCount; ++input) read(&shared[std::size_t(input) * kNetWidth]);
    for (int zone = 0; zone < In::kZones; ++zone)
        for (int input = 0; input < In::kCount; ++input) {
            std::int16_t* row = net.row(zone, input);
            const std::int16_t* base = &shared[std::size_t(input) * kNetWidth];
            if (source.byte() == 0)
                std::copy_n(base, kNetWidth, row);
            else
                source.weights(kNetWidth, base, row);
        }
    for (int b = 0; b < In::kBuckets; ++b) {
        net.output_biases[b] = source.number();
        read(net.outputs + b * 2 * kNetWidth);
        read(net.outputs + (b * 2 + 1) * kNetWidth);
    }
    return source.ended_well() && is_bounded(net);
}

}  // namespace

template <class V>
Network<V>::Network() {
    constexpr std::size_t kBorder = 32;  // of 16-bit numbers: 64 bytes
    const std::size_t n =
        kWidth + kRows * kWidth + std::size_t(In::kBuckets) * 2 * kWidth + kBorder;
    memory_ = std::make_unique_for_overwrite<std::int16_t[]>(n);
    const auto address = reinterpret_cast<std::uintptr_t>(memory_.get());
    biases = memory_.get() + (64 - address % 64) % 64 / sizeof(std::int16_t);
    outputs = biases + kWidth;
    rows = outputs + In::kBuckets * 2 * kWidth;
}

template <class V>
LoadedNetwork<V> read_network(const std::string& path) {
    const auto refused = [&path](const std::string& why) {
        return LoadedNetwork<V>{nullptr, "the network " + path + " " + why};
    };
    const std::filesystem::path place = std::filesystem::u8path(path);
    // Opening a pipe would wait for somebody to write into it, whatever else is asked meanwhile.
    std::error_code unknown;
    const auto kind = std::filesystem::status(place, unknown).type();
    using Kind = std::filesystem::file_type;
    if (kind != Kind::regular && kind != Kind::not_found && kind != Kind::none)
        return refused("is no ordinary file");
    std::ifstream file(place, std::ios::binary);
    if (!file) return refused("cannot be opened");
    Bytes head(kHeaderBytes);
    file.read(reinterpret_cast<char*>(head.data()), std::streamsize(head.size()));
    if (file.gcount() != std::streamsize(head.size()) ||
        !std::equal(kMagic.begin(), kMagic.end(), head.begin()))
        return refused("is no network of this program");
    const auto* name = reinterpret_cast<const char*>(head.data()) + kMagic.size();
    const std::string variant(name, std::find(name, name + kVariantBytes, '\0'));
    if (variant != V::kName) return refused("is for another game than " + std::string(V::kName));
    const unsigned char* numbers = head.data() + kMagic.size() + kVariantBytes;
    const auto wanted = shape<V>();
    for (std::size_t i = 0; i < wanted.size(); ++i)
        if (number_at(numbers + 4 * i) != wanted[i])
            return refused("has a shape that this version does not know");
    const std::uint32_t recipe = number_at(numbers + 20), bytes = number_at(numbers + 24);
    const std::uint32_t scale = number_at(numbers + 16);
    if (recipe > kMostRecipe || bytes > kMostBytes || scale == 0 || scale > kMostScale)
        return refused("is damaged");
    Bytes body(std::size_t(recipe) + bytes);
    file.read(reinterpret_cast<char*>(body.data()), std::streamsize(body.size()));
    if (file.gcount() != std::streamsize(body.size()) ||
        crc32(body.data(), body.size()) != number_at(numbers + 28))
        return refused("is damaged");
    auto net = std::make_shared<Network<V>>();
    net->scale = int(scale);
    net->checksum = number_at(numbers + 28);
    net->recipe.assign(body.begin(), body.begin() + std::ptrdiff_t(recipe));
    if (!read_weights(*net, Source(body.data() + recipe, body.data() + body.size())))
        return refused("is damaged");
    return {std::move(net), ""};
}

template <class V>
void write_network(const Network<V>& net, const std::string& path) {
    using In = NetInputs<V>;
    if (!is_bounded(net)) throw std::runtime_error("the network's weights are too large");
    Bytes weights;
    const auto put = [&weights](const std::int16_t* w) {
        for (int i = 0; i < kNetWidth; ++i) put_weight(weights, w[i]);
    };
    put(net.biases);
    std::vector<std::int16_t> shared(std::size_t(In::kCount) * kNetWidth);
    for (int input = 0; input < In::kCount; ++input)
        for (int i = 0; i < kNetWidth; ++i) {
            std::array<std::int16_t, In::kZones> of_zones;
            for (int zone = 0; zone < In::kZones; ++zone)
                of_zones[std::size_t(zone)] = net.row(zone, input)[i];
            std::sort(of_zones.begin(), of_zones.end());
            shared[std::size_t(input) * kNetWidth + std::size_t(i)] = of_zones[In::kZones / 2];
        }
    for (int input = 0; input < In::kCount; ++input) put(&shared[std::size_t(input) * kNetWidth]);
    for (int zone = 0; zone < In::kZones; ++zone)
        for (int input = 0; input < In::kCount; ++input) {
            const std::int16_t* row = net.row(zone, input);
            const std::int16_t* base = &shared[std::size_t(input) * kNetWidth];
            const bool differs = !std::equal(row, row + kNetWidth, base);
            weights.push_back(differs);
            if (differs)
                for (int i = 0; i < kNetWidth; ++i) put_weight(weights, row[i] - base[i]);
        }
    for (int b = 0; b < In::kBuckets; ++b) {
        put_number(weights, std::uint32_t(net.output_biases[b]));
        put(net.outputs + b * 2 * kNetWidth);
        put(net.outputs + (b * 2 + 1) * kNetWidth);
    }

    Bytes body(net.recipe.begin(), net.recipe.end());
    body.insert(body.end(), weights.begin(), weights.end());
    Bytes head(kMagic.size() + kVariantBytes);
    std::copy(kMagic.begin(), kMagic.end(), head.begin());
    std::copy(V::kName.begin(), V::kName.end(), head.begin() + kMagic.size());
    for (std::uint32_t n : shape<V>()) put_number(head, n);
    put_number(head, std::uint32_t(net.scale));
    put_number(head, std::uint32_t(net.recipe.size()));
    put_number(head, std::uint32_t(weights.size()));
    put_number(head, crc32(body.data(), body.size()));
    std::ofstream file(std::filesystem::u8path(path), std::ios::binary | std::ios::trunc);
    file.write(reinterpret_cast<const char*>(head.data()), std::streamsize(head.size()));
    file.write(reinterpret_cast<const char*>(body.data()), std::streamsize(body.size()));
    if (!file.flush()) throw std::runtime_error(path + ": cannot be written");
}

namespace {

std::string& network_folder() {
    static std::string folder = ".";
    return folder;
}

}  // namespace

void set_network_folder(const std::string& folder) { network_folder() = folder; }

template <class V>
const LoadedNetwork<V>& standard_network() {
    static const LoadedNetwork<V> loaded =
        read_network<V>(network_folder() + "/" + std::string(V::kName) + ".network");
    return loaded;
}

#define SHOGI_INSTANTIATE(V)                                               \
    template struct Network<V>;                                            \
    template LoadedNetwork<V> read_network<V>(const std::string&);         \
    template void write_network<V>(const Network<V>&, const std::string&); \
    template const LoadedNetwork<V>& standard_network<V>();
SHOGI_VARIANTS(SHOGI_INSTANTIATE)

}  // namespace shogi
