// Games of self-play and the files ("shards") that keep them for the trainer.
//
// A shard is a header of 32 bytes and one record a game, all numbers low byte first:
//
//     header   "SDGAMES1", variant (16 bytes, padded with zeros), nodes a move (4), evaluation (4)
//     record   plies (2), result (1: 1, 0, -1 for Black), ending (1), then for each ply
//              the move (2, Move::raw) and its score (2, centipawns seen by the side to move,
//              kUnscored for a random move), then the CRC-32 of all that (4)
//
// Every game starts from the set-up, so a position costs four bytes and all of them are there:
// what is quiet enough to learn from is the trainer's choice. A record is written whole; what a
// crash leaves of the last one fails its checksum, is not read, and is cut off by the next writer.
#pragma once

#include <cstdint>
#include <cstdio>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/types.h"

namespace shogi {

// The score of a ply that was played at random.
constexpr std::int16_t kUnscored = -32768;

enum class Ending : std::uint8_t { Mate, Adjudicated, Repetition, Rule, Length };

struct PlayedPly {
    Move move;
    std::int16_t score = kUnscored;
};

struct PlayedGame {
    int result = 0;  // Black's: 1, 0, -1
    Ending ending = Ending::Mate;
    std::vector<PlayedPly> plies;
};

struct ShardHeader {
    std::string variant;
    std::uint32_t nodes = 0;
    std::uint32_t evaluation =
        0;  // the network that played, by its checksum; 0: weights before there were any
};

// Adds games to a shard, which it makes where there is none.
class ShardWriter {
  public:
    // Throws std::runtime_error if the file cannot be written or holds other games.
    ShardWriter(const std::string& path, const ShardHeader& header);
    ~ShardWriter();
    ShardWriter(const ShardWriter&) = delete;
    ShardWriter& operator=(const ShardWriter&) = delete;

    void add(const PlayedGame& game);
    // Games in the file when it was opened.
    std::size_t found() const { return found_; }

  private:
    std::FILE* file_ = nullptr;
    std::size_t found_ = 0;
};

// Reads the games of a shard one by one.
class ShardReader {
  public:
    // Throws std::runtime_error if there is no such file or it is no shard.
    explicit ShardReader(const std::string& path);
    ~ShardReader();
    ShardReader(const ShardReader&) = delete;
    ShardReader& operator=(const ShardReader&) = delete;

    const ShardHeader& header() const { return header_; }
    // Nothing at the end of the file or of its undamaged part.
    std::optional<PlayedGame> next();
    // Bytes up to the end of the last game read.
    long position() const { return position_; }

  private:
    std::FILE* file_ = nullptr;
    ShardHeader header_;
    long position_ = 0;
};

}  // namespace shogi
