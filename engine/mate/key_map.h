// Tables by position that never pause the search: many small ones, as growing a large one takes
// longer than `stop` may wait.
#pragma once

#include <array>
#include <unordered_map>
#include <unordered_set>

#include "core/types.h"

namespace shogi {

constexpr std::size_t kShards = 256;
constexpr std::size_t shard_of(Key key) { return std::size_t(key >> 56); }

template <class T>
class KeyMap {
  public:
    T& operator[](Key key) { return shards_[shard_of(key)][key]; }
    const T* find(Key key) const {
        const auto& shard = shards_[shard_of(key)];
        const auto found = shard.find(key);
        return found == shard.end() ? nullptr : &found->second;
    }

  private:
    std::array<std::unordered_map<Key, T>, kShards> shards_;
};

class KeySet {
  public:
    // Whether `key` is new.
    bool insert(Key key) { return shards_[shard_of(key)].insert(key).second; }

  private:
    std::array<std::unordered_set<Key>, kShards> shards_;
};

}  // namespace shogi
