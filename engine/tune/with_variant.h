// Does something for the variant of a name, for programs that are told it on their command line.
#pragma once

#include <stdexcept>
#include <string>

#include "core/variants.h"

namespace shogi {

// Calls work.template operator()<V>() for the variant V of that name.
// Throws std::runtime_error where there is none.
template <class Work>
void with_variant(const std::string& name, const Work& work) {
#define SHOGI_TRY(V) \
    if (name == V::kName) return work.template operator()<V>();
    SHOGI_VARIANTS(SHOGI_TRY)
#undef SHOGI_TRY
    throw std::runtime_error("unknown variant " + name);
}

}  // namespace shogi
