// The checksum that files of ours carry.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace shogi {

// CRC-32 as in ISO 3309 and PNG.
inline std::uint32_t crc32(const unsigned char* data, std::size_t n) {
    static constexpr auto kTable = [] {
        std::array<std::array<std::uint32_t, 256>, 8> t{};
        for (std::uint32_t i = 0; i < 256; ++i) {
            std::uint32_t c = i;
            for (int bit = 0; bit < 8; ++bit) c = c & 1 ? 0xEDB88320u ^ (c >> 1) : c >> 1;
            t[0][i] = c;
        }
        // The k-th table takes a byte that is followed by k others (M. Kounavis, F. Berry, 2005).
        for (std::uint32_t i = 0; i < 256; ++i)
            for (std::size_t k = 1; k < 8; ++k)
                t[k][i] = t[0][t[k - 1][i] & 255] ^ (t[k - 1][i] >> 8);
        return t;
    }();
    std::uint32_t c = 0xFFFFFFFFu;
    for (; n >= 8; n -= 8, data += 8)
        c = kTable[7][(c ^ data[0]) & 255] ^ kTable[6][((c >> 8) ^ data[1]) & 255] ^
            kTable[5][((c >> 16) ^ data[2]) & 255] ^ kTable[4][(c >> 24) ^ data[3]] ^
            kTable[3][data[4]] ^ kTable[2][data[5]] ^ kTable[1][data[6]] ^ kTable[0][data[7]];
    for (; n > 0; --n) c = kTable[0][(c ^ *data++) & 255] ^ (c >> 8);
    return ~c;
}

}  // namespace shogi
