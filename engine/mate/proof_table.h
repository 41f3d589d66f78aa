// The memory of a mate search: proofs by board and attacker's hand, used by one thread.
//
// All hands met on one board share a bucket, so that a mate found with a smaller hand or an escape
// found against a larger one is seen at once.
#pragma once

#include <cstddef>
#include <cstdlib>
#include <memory>

#include "core/types.h"
#include "mate/proof.h"

namespace shogi {

class ProofTable {
  public:
    // Takes effect at the next search.
    void set_size(std::size_t megabytes) { wanted_ = megabytes; }
    // Forgets everything in no time, and takes memory if there is none; where it is short, less.
    void start_search();
    // Gives the memory back.
    void release();

    // What is known of the position; false, and `found` untouched, if nothing is. `path` is the
    // hash of the moves that led there: some escapes hold on it alone.
    bool probe(Key board, Hand hand, Key path, Proof& found) const;
    // `effort`: nodes spent on it, a measure of what it would cost to lose it.
    void store(Key board, Hand hand, const Proof& proof, std::uint64_t effort);
    // An escape found on some path, for use on any: to be verified in the end.
    void store_provisional(Key board, Hand hand, const Proof& proof, std::uint64_t effort);
    // An escape that only holds on this path.
    void store_on_path(Key board, Hand hand, Key path, const Proof& proof, std::uint64_t effort);
    int permille_full() const;

  private:
    static constexpr int kWays = 8;

    struct Slot {
        Key key;
        Hand hand;
        Effort mate, escape;
        std::uint16_t best;
        std::int16_t length;         // of an escape on a path: what it leans on
        std::uint8_t age;            // the search that wrote it; slots of others are free
        std::uint8_t effort;         // binary logarithm
        std::uint8_t has_path_twin;  // an escape on some path is stored beside it
        std::uint8_t provisional;
    };
    static_assert(sizeof(Slot) == 32);
    struct Free {
        void operator()(Slot* p) const { std::free(p); }
    };

    Slot* bucket(Key key) const;
    bool live(const Slot& s) const { return s.age == age_; }
    void write(Key key, Hand hand, const Proof& proof, std::uint64_t effort, bool twin);

    std::unique_ptr<Slot, Free> slots_;
    std::size_t buckets_ = 0, megabytes_ = 0, wanted_ = 64;
    std::uint8_t age_ = 0;
};

}  // namespace shogi
