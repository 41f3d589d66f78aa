// The transposition table: what the search found out about positions, shared by all threads.
//
// Entries are two words, the key being stored xor-ed with the data (R. Hyatt, T. Mann, "A lock-less
// transposition table implementation", 2002): a torn write makes an entry nobody recognises.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <thread>

#include "core/types.h"

#if !defined(__GNUC__) && defined(_M_X64)
#include <intrin.h>
#endif

namespace shogi {

enum class Bound : std::uint8_t { None = 0, Upper = 1, Lower = 2, Exact = 3 };

struct TableEntry {
    Move move{};
    int score = 0;
    int eval = 0;
    int depth = 0;
    Bound bound = Bound::None;
};

class TranspositionTable {
  public:
    TranspositionTable() = default;
    ~TranspositionTable() { release(); }
    TranspositionTable(const TranspositionTable&) = delete;
    TranspositionTable& operator=(const TranspositionTable&) = delete;

    // Takes effect at the next reserve().
    void set_size(std::size_t megabytes) { wanted_ = megabytes; }
    // Allocates what set_size asked for, where that has not been done; where memory is short, as
    // much as there is. In no time: the system hands out each page, zeroed, when it is first used.
    void reserve();
    // Makes the system hand out all pages, in a thread beside the search that would else wait for
    // each: getting 2 GB may take seconds, and neither a clock nor `quit` should wait for it.
    void warm_up();
    // Forgets everything, and gives the memory back until the next reserve().
    void release();
    // Forgets everything, in no time as well: its pages are changed for fresh ones.
    void clear();
    // A new search: entries of older ones are replaced first.
    void next_generation() { generation_ = (generation_ + 1) & kGenerationMask; }

    bool probe(Key key, TableEntry& found) const;
    void store(Key key, const TableEntry& entry);
    // Asks for the memory that a probe will need.
    void prefetch(Key key) const {
#if defined(__GNUC__)
        __builtin_prefetch(&cluster(key));
#elif defined(_M_X64)
        _mm_prefetch(reinterpret_cast<const char*>(&cluster(key)), _MM_HINT_T0);
#else
        (void)key;
#endif
    }
    // Entries of this search, per mille.
    int permille_full() const;

  private:
    void cool_down();

    static constexpr int kGenerationMask = 63;
    static constexpr int kWays = 4;

    struct Slot {
        std::atomic<std::uint64_t> check, data;
    };
    struct alignas(64) Cluster {
        Slot slots[kWays];
    };
    // Memory of zeros is an empty table: nothing has to be constructed in it.
    static_assert(std::atomic<std::uint64_t>::is_always_lock_free && sizeof(Cluster) == 64);
    struct Free {
        void operator()(void* p) const { std::free(p); }
    };

    Cluster& cluster(Key key) const { return clusters_[key & mask_]; }

    std::unique_ptr<void, Free> memory_;
    Cluster* clusters_ = nullptr;  // in it, aligned
    std::size_t mask_ = 0, megabytes_ = 0, wanted_ = 64;
    std::thread warmer_;
    std::atomic<bool> warming_{false};
    bool warm_ = false;
    int generation_ = 0;
};

}  // namespace shogi
