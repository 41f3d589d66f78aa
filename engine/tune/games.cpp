#include "tune/games.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <stdexcept>

#include "core/checksum.h"

namespace shogi {

namespace {

constexpr std::string_view kMagic = "SDGAMES1";
constexpr std::size_t kVariantBytes = 16, kHeaderBytes = 32;
constexpr std::size_t kPlyBytes = 4, kRecordHead = 4, kRecordTail = 4;

using Bytes = std::vector<unsigned char>;

void put(Bytes& out, std::uint32_t value, int bytes) {
    for (int i = 0; i < bytes; ++i) out.push_back((unsigned char)(value >> (8 * i)));
}

std::uint32_t get(const unsigned char* p, int bytes) {
    std::uint32_t value = 0;
    for (int i = 0; i < bytes; ++i) value |= std::uint32_t(p[i]) << (8 * i);
    return value;
}

Bytes packed(const ShardHeader& header) {
    Bytes out(kMagic.size() + kVariantBytes);
    std::copy(kMagic.begin(), kMagic.end(), out.begin());
    std::copy(header.variant.begin(), header.variant.end(), out.begin() + kMagic.size());
    put(out, header.nodes, 4);
    put(out, header.evaluation, 4);
    return out;
}

Bytes packed(const PlayedGame& game) {
    Bytes out;
    put(out, std::uint32_t(game.plies.size()), 2);
    put(out, std::uint32_t(game.result), 1);
    put(out, std::uint32_t(game.ending), 1);
    for (const PlayedPly& ply : game.plies) {
        put(out, ply.move.raw(), 2);
        put(out, std::uint16_t(ply.score), 2);
    }
    put(out, crc32(out.data(), out.size()), 4);
    return out;
}

}  // namespace

ShardReader::ShardReader(const std::string& path) : file_(std::fopen(path.c_str(), "rb")) {
    if (!file_) throw std::runtime_error(path + ": cannot be opened");
    std::array<unsigned char, kHeaderBytes> head{};
    const bool whole = std::fread(head.data(), 1, head.size(), file_) == head.size();
    if (!whole || std::string_view(reinterpret_cast<char*>(head.data()), kMagic.size()) != kMagic) {
        std::fclose(file_);
        throw std::runtime_error(path + ": is no shard of games");
    }
    const char* variant = reinterpret_cast<char*>(head.data()) + kMagic.size();
    header_.variant.assign(variant, kVariantBytes);
    header_.variant.resize(header_.variant.find_last_not_of('\0') + 1);
    header_.nodes = get(head.data() + kHeaderBytes - 8, 4);
    header_.evaluation = get(head.data() + kHeaderBytes - 4, 4);
    position_ = kHeaderBytes;
}

ShardReader::~ShardReader() { std::fclose(file_); }

std::optional<PlayedGame> ShardReader::next() {
    Bytes record(kRecordHead);
    if (std::fread(record.data(), 1, kRecordHead, file_) != kRecordHead) return {};
    const std::size_t plies = get(record.data(), 2), rest = plies * kPlyBytes + kRecordTail;
    record.resize(kRecordHead + rest);
    if (std::fread(record.data() + kRecordHead, 1, rest, file_) != rest) return {};
    const std::size_t body = record.size() - kRecordTail;
    if (get(record.data() + body, 4) != crc32(record.data(), body)) return {};
    PlayedGame game;
    game.result = std::int8_t(record[2]);
    game.ending = Ending(record[3]);
    game.plies.resize(plies);
    for (std::size_t i = 0; i < plies; ++i) {
        const unsigned char* p = record.data() + kRecordHead + i * kPlyBytes;
        game.plies[i] = {Move::from_raw(std::uint16_t(get(p, 2))), std::int16_t(get(p + 2, 2))};
    }
    position_ += long(record.size());
    return game;
}

ShardWriter::ShardWriter(const std::string& path, const ShardHeader& header) {
    const Bytes head = packed(header);
    if (std::filesystem::exists(path) && std::filesystem::file_size(path) > 0) {
        long whole = 0;
        {
            ShardReader reader(path);
            if (packed(reader.header()) != head)
                throw std::runtime_error(path + ": holds games of another kind");
            while (reader.next()) ++found_;
            whole = reader.position();
        }
        std::filesystem::resize_file(path, std::uintmax_t(whole));
    }
    file_ = std::fopen(path.c_str(), "ab");
    if (!file_) throw std::runtime_error(path + ": cannot be written");
    if (std::filesystem::file_size(path) == 0) {
        std::fwrite(head.data(), 1, head.size(), file_);
        std::fflush(file_);
    }
}

ShardWriter::~ShardWriter() { std::fclose(file_); }

void ShardWriter::add(const PlayedGame& game) {
    const Bytes record = packed(game);
    if (std::fwrite(record.data(), 1, record.size(), file_) != record.size() ||
        std::fflush(file_) != 0)
        throw std::runtime_error("a game could not be written: is the disk full?");
}

}  // namespace shogi
