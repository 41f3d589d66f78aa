#include "mate/proof_table.h"

#include <bit>
#include <cstring>
#include <new>

namespace shogi {

void ProofTable::start_search() {
    if (!slots_ || megabytes_ != wanted_) {
        release();
        std::size_t count =
            std::max<std::size_t>(wanted_ * 1024 * 1024 / (kWays * sizeof(Slot)), 1);
        // Zeroed memory costs nothing until it is used.
        void* memory = nullptr;
        while (!(memory = std::calloc(count * kWays, sizeof(Slot)))) {
            if (count == 1) throw std::bad_alloc();
            count /= 2;
        }
        slots_.reset(static_cast<Slot*>(memory));
        buckets_ = count;
        megabytes_ = wanted_;
    }
    if (++age_ == 0) {
        std::memset(static_cast<void*>(slots_.get()), 0, buckets_ * kWays * sizeof(Slot));
        age_ = 1;
    }
}

void ProofTable::release() {
    slots_.reset();
    buckets_ = 0;
    age_ = 0;
}

ProofTable::Slot* ProofTable::bucket(Key key) const {
    // The upper half scaled to the number of buckets: any number will do, not only powers of two.
    return slots_.get() + ((key >> 32) * std::uint64_t(buckets_) >> 32) * kWays;
}

bool ProofTable::probe(Key board, Hand hand, Key path, Proof& found) const {
    const Slot* exact = nullptr;
    const Slot* first = bucket(board);
    for (const Slot* s = first; s != first + kWays; ++s) {
        if (s->key != board || !live(*s)) continue;
        if ((s->mate == 0 && hand.covers(s->hand)) || (s->escape == 0 && s->hand.covers(hand))) {
            found = {s->mate, s->escape, s->hand, Move::from_raw(s->best), s->length};
            if (s->escape == 0) {
                found.length = 0;
                found.provisional = s->provisional;
            }
            return true;
        }
        if (s->mate != 0 && s->escape != 0 && s->hand == hand) exact = s;
    }
    if (!exact) return false;
    if (exact->has_path_twin) {
        const Slot* twins = bucket(board ^ path);
        for (const Slot* s = twins; s != twins + kWays; ++s)
            if (s->key == (board ^ path) && live(*s) && s->hand == hand && s->escape == 0) {
                found = {kNever, 0, hand, Move::from_raw(s->best), 0, s->length};
                return true;
            }
    }
    found = {exact->mate, exact->escape, hand, Move::from_raw(exact->best), 0};
    return true;
}

void ProofTable::write(Key key, Hand hand, const Proof& proof, std::uint64_t effort, bool twin) {
    Slot* const first = bucket(key);
    Slot* target = nullptr;
    Slot* cheapest = first;
    int least = 1 << 20;
    bool had_twin = twin;
    for (Slot* s = first; s != first + kWays; ++s) {
        const bool ours = live(*s) && s->key == key;
        const bool same_kind =
            ours && (s->mate == 0) == (proof.mate == 0) && (s->escape == 0) == (proof.escape == 0);
        const bool open_here = ours && s->mate != 0 && s->escape != 0 && s->hand == hand;
        // A final result takes the place of the numbers that led to it and of weaker ones.
        const bool weaker = same_kind && ((proof.mate == 0 && s->hand.covers(proof.hand)) ||
                                          (proof.escape == 0 && proof.hand.covers(s->hand)));
        if (open_here || weaker) {
            if (open_here) had_twin |= s->has_path_twin != 0;
            if (target) s->age = std::uint8_t(age_ - 1);
            target = target ? target : s;
            continue;
        }
        // Finished work is kept a little longer than work in progress of the same size.
        const int worth = live(*s) ? 2 * s->effort + (s->mate == 0 || s->escape == 0) : -1;
        if (worth < least) {
            least = worth;
            cheapest = s;
        }
    }
    if (!target) target = cheapest;
    const int length = proof.escape == 0 ? proof.leans_on : proof.length;
    *target = {key,
               proof.mate == 0 || proof.escape == 0 ? proof.hand : hand,
               proof.mate,
               proof.escape,
               proof.best.raw(),
               std::int16_t(length),
               age_,
               std::uint8_t(std::bit_width(effort)),
               had_twin,
               proof.provisional};
}

void ProofTable::store(Key board, Hand hand, const Proof& proof, std::uint64_t effort) {
    write(board, hand, proof, effort, false);
}

void ProofTable::store_provisional(Key board, Hand hand, const Proof& proof, std::uint64_t effort) {
    Proof p = proof;
    p.hand = hand;
    p.provisional = true;
    write(board, hand, p, effort, false);
}

void ProofTable::store_on_path(Key board, Hand hand, Key path, const Proof& proof,
                               std::uint64_t effort) {
    Proof twin = proof, plain = proof;
    twin.hand = hand;
    write(board ^ path, hand, twin, effort, false);
    // On other paths nothing is known but that it is no easy mate.
    plain.mate = plain.escape = 1;
    plain.leans_on = Proof::kNothing;
    Proof known;
    if (probe(board, hand, 0, known) && !known.final()) {
        plain.mate = known.mate;
        plain.escape = known.escape;
    }
    write(board, hand, plain, effort, true);
}

int ProofTable::permille_full() const {
    if (!slots_) return 0;
    const std::size_t sample = std::min<std::size_t>(buckets_ * kWays, 1000);
    std::size_t used = 0;
    for (std::size_t i = 0; i < sample; ++i) used += live(slots_.get()[i]);
    return int(used * 1000 / sample);
}

}  // namespace shogi
