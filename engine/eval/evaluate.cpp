#include "eval/evaluate.h"

namespace shogi {

template <class V>
int evaluate(const Position<V>& pos, std::shared_ptr<const Network<V>> network) {
    AccumulatorStack<V> sums(0);
    sums.start(std::move(network), pos);
    return sums.evaluate(pos);
}

#define SHOGI_INSTANTIATE(V) \
    template int evaluate<V>(const Position<V>&, std::shared_ptr<const Network<V>>);
SHOGI_VARIANTS(SHOGI_INSTANTIATE)

}  // namespace shogi
