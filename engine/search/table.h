// The transposition table: what the search found out about positions, shared by all threads.
//
// Entries are two words, the key being stored xor-ed with the data (R. Hyatt, T. Mann, "A lock-less
// transposition table implementation", 2002): a torn write makes an entry nobody recognises.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>

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
    // Takes effect at the next reserve(): memory is only taken when a search is near.
    void set_size(std::size_t megabytes) { wanted_ = megabytes; }
    // Allocates what set_size asked for; where memory is short, as much as there is.
    void reserve();
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
    static constexpr int kGenerationMask = 63;
    static constexpr int kWays = 4;

    struct Slot {
        std::atomic<std::uint64_t> check, data;
    };
    struct alignas(64) Cluster {
        Slot slots[kWays];
    };
    struct Release {
        void operator()(Cluster* p) const;
    };

    Cluster& cluster(Key key) const { return clusters_.get()[key & mask_]; }

    std::unique_ptr<Cluster[], Release> clusters_;
    std::size_t mask_ = 0, megabytes_ = 0, wanted_ = 64;
    int generation_ = 0;
};

}  // namespace shogi
