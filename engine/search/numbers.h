// The numbers that the search goes by: margins, reductions, bonuses. They come from games:
// engine-spsa moves all of them at once and follows what wins (tune/README.md).
#pragma once

#include <cmath>

namespace shogi {

// X(name, value, least, most). Scores in centipawns, depths in plies, histories in their own unit.
#define SHOGI_SEARCH_NUMBERS(X)                                                                  \
    X(reduction_base, -11, -100, 150)   /* late moves: plies taken off, in hundredths */         \
    X(reduction_divisor, 201, 100, 350) /* the same: ln depth · ln count over this hundredth */ \
    X(reduction_history, 4282, 2000, 12000)                                                      \
    X(reduction_narrow, 99, 0, 250)   /* hundredths more outside the principal variation */      \
    X(reduction_cut, 88, 0, 250)      /* where a cutoff is expected */                           \
    X(reduction_worse, 80, 0, 250)    /* where the evaluation does not rise */                   \
    X(reduction_cutoffs, 101, 0, 250) /* after replies that cut off again and again */           \
    X(reduction_forcing, 116, 0, 250) /* less: captures, checks and ways out of check */         \
    X(check_bonus, 4900, 0, 12000)    /* ordering: quiet checks that lose nothing */             \
    X(bonus_slope, 179, 60, 400)                                                                 \
    X(bonus_most, 1903, 600, 4000)                                                               \
    X(malus_slope, 218, 60, 400)                                                                 \
    X(malus_most, 1606, 600, 4000)                                                               \
    X(aspiration, 42, 8, 80)                                                                     \
    X(razor_base, 152, 40, 500)                                                                  \
    X(razor_slope, 220, 40, 400) /* times depth squared */                                       \
    X(reverse_futility, 99, 30, 220)                                                             \
    X(null_slope, 31, 0, 60)                                                                     \
    X(null_base, 112, -50, 300)                                                                  \
    X(null_excess, 223, 80, 600)     /* above beta, worth a ply more */                          \
    X(null_reduction, 298, 150, 600) /* hundredths of a ply */                                   \
    X(null_deeper, 32, 0, 60)        /* and so many for each ply of depth */                     \
    X(probcut, 187, 80, 450)                                                                     \
    X(quiet_limit, 5, 2, 12)                                                                     \
    X(prune_history, 2367, 800, 6000)                                                            \
    X(futility_base, 143, 30, 350)                                                               \
    X(futility_slope, 113, 30, 250)                                                              \
    X(capture_base, 167, 50, 500)                                                                \
    X(capture_slope, 179, 50, 400)                                                               \
    X(exchange_quiet, 18, 5, 60) /* times depth squared */                                       \
    X(exchange_tactical, 112, 20, 200)                                                           \
    X(singular, 19, 8, 50) /* tenths, times depth */                                             \
    X(singular_double, 25, 0, 80)                                                                \
    X(quiescence, 168, 40, 400)                                                                  \
    X(quiescence_promotion, 396, 150, 900)                                                       \
    X(correction, 113, 50, 300) /* tenths: what errors learned are divided by */

struct SearchNumbers {
#define SHOGI_NUMBER(name, value, least, most) int name = value;
    SHOGI_SEARCH_NUMBERS(SHOGI_NUMBER)
#undef SHOGI_NUMBER
};

// What is taken off late moves, in hundredths of a ply: logarithmic in depth and move number.
class Reductions {
  public:
    explicit Reductions(const SearchNumbers& numbers) {
        for (int depth = 1; depth < kSpan; ++depth)
            for (int count = 1; count < kSpan; ++count)
                hundredths_[depth][count] =
                    int(numbers.reduction_base +
                        std::log(depth) * std::log(count) * 10000 / numbers.reduction_divisor);
    }
    int operator()(int depth, int count) const {
        return hundredths_[depth < kSpan ? depth : kSpan - 1][count < kSpan ? count : kSpan - 1];
    }

  private:
    static constexpr int kSpan = 64;
    int hundredths_[kSpan][kSpan]{};
};

}  // namespace shogi
