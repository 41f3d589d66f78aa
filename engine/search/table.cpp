#include "search/table.h"

#include <new>

#if defined(__linux__)
#include <sys/mman.h>
#endif

namespace shogi {

namespace {

// data: move 16, score 16, eval 16, depth 8, generation 6, bound 2.
constexpr std::uint64_t pack(const TableEntry& e, int generation) {
    return std::uint64_t(e.move.raw()) | std::uint64_t(std::uint16_t(e.score)) << 16 |
           std::uint64_t(std::uint16_t(e.eval)) << 32 | std::uint64_t(std::uint8_t(e.depth)) << 48 |
           std::uint64_t(generation) << 56 | std::uint64_t(e.bound) << 62;
}
constexpr Move move_of(std::uint64_t d) { return Move::from_raw(std::uint16_t(d)); }
constexpr int depth_of(std::uint64_t d) { return std::int8_t(d >> 48); }
constexpr int generation_of(std::uint64_t d) { return int(d >> 56) & 63; }

// A large page spares a walk through the page tables at almost every probe.
constexpr std::size_t kLargePage = std::size_t(2) << 20;

constexpr auto kRelaxed = std::memory_order_relaxed;

}  // namespace

void TranspositionTable::reserve() {
    if (clusters_ && megabytes_ == wanted_) return;
    release();
    std::size_t count = 1;
    while (count * 2 * sizeof(Cluster) <= wanted_ * 1024 * 1024) count *= 2;
    while (!memory_) {
        memory_.reset(std::calloc(count * sizeof(Cluster) + kLargePage, 1));
        if (memory_) break;
        if (count == 1) throw std::bad_alloc();
        count /= 2;
    }
    std::size_t space = count * sizeof(Cluster) + kLargePage;
    void* aligned = memory_.get();
    aligned = std::align(kLargePage, count * sizeof(Cluster), aligned, space);
#if defined(__linux__)
    madvise(aligned, count * sizeof(Cluster), MADV_HUGEPAGE);  // only advice: may fail
#endif
    clusters_ = static_cast<Cluster*>(aligned);
    mask_ = count - 1;
    megabytes_ = wanted_;
}

void TranspositionTable::warm_up() {
    if (!clusters_ || warm_) return;
    warm_ = true;
    warming_.store(true, kRelaxed);
    warmer_ = std::thread([this] {
        constexpr std::size_t kStride = 4096 / sizeof(Cluster);
        // Written to, but not changed, whatever the search is doing there.
        for (std::size_t i = 0; i <= mask_ && warming_.load(kRelaxed); i += kStride)
            clusters_[i].slots[0].check.fetch_or(0, kRelaxed);
    });
}

void TranspositionTable::cool_down() {
    warming_.store(false, kRelaxed);
    if (warmer_.joinable()) warmer_.join();
    warm_ = false;
}

void TranspositionTable::release() {
    cool_down();
    memory_.reset();
    clusters_ = nullptr;
    generation_ = 0;
}

void TranspositionTable::clear() {
    if (!clusters_) return;
    release();
    reserve();
}

bool TranspositionTable::probe(Key key, TableEntry& found) const {
    for (const Slot& slot : cluster(key).slots) {
        const std::uint64_t data = slot.data.load(kRelaxed);
        if ((slot.check.load(kRelaxed) ^ data) != key || data == 0) continue;
        found.move = move_of(data);
        found.score = std::int16_t(data >> 16);
        found.eval = std::int16_t(data >> 32);
        found.depth = depth_of(data);
        found.bound = Bound(data >> 62);
        return true;
    }
    return false;
}

void TranspositionTable::store(Key key, const TableEntry& entry) {
    Slot* victim = nullptr;
    int least = 1 << 20;
    TableEntry fresh = entry;
    for (Slot& slot : cluster(key).slots) {
        const std::uint64_t data = slot.data.load(kRelaxed);
        if ((slot.check.load(kRelaxed) ^ data) == key && data != 0) {
            if (!fresh.move) fresh.move = move_of(data);
            // A much deeper result of this search is worth more than a fresh shallow bound.
            if (entry.bound != Bound::Exact && entry.depth + 3 < depth_of(data) &&
                generation_of(data) == generation_)
                return;
            victim = &slot;
            break;
        }
        const int age = (generation_ - generation_of(data)) & kGenerationMask;
        const int worth = data == 0 ? -1000 : depth_of(data) - 8 * age;
        if (worth < least) {
            least = worth;
            victim = &slot;
        }
    }
    const std::uint64_t data = pack(fresh, generation_);
    victim->check.store(key ^ data, kRelaxed);
    victim->data.store(data, kRelaxed);
}

int TranspositionTable::permille_full() const {
    if (!clusters_) return 0;
    const std::size_t sample = mask_ + 1 < 250 ? mask_ + 1 : 250;
    int used = 0;
    for (std::size_t i = 0; i < sample; ++i)
        for (const Slot& slot : clusters_[i].slots) {
            const std::uint64_t data = slot.data.load(kRelaxed);
            used += data != 0 && generation_of(data) == generation_;
        }
    return int(used * 1000 / (sample * kWays));
}

}  // namespace shogi
