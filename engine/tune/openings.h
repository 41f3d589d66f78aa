// Openings in files: a line "startpos moves …" each, with or without USI's "position" before it.
#pragma once

#include <cstdlib>
#include <fstream>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

#include "core/notation.h"
#include "core/position.h"

namespace shogi {

// The lines "startpos moves …" of a file. Throws std::runtime_error where there is none.
inline std::vector<std::string> read_openings(const std::string& path) {
    std::vector<std::string> openings;
    std::ifstream file(path);
    const std::string command = "position ";
    for (std::string line; std::getline(file, line);) {
        if (line.rfind(command, 0) == 0) line.erase(0, command.size());
        if (line.rfind("startpos", 0) == 0) openings.push_back(line);
    }
    if (openings.empty()) throw std::runtime_error(path + ": no openings");
    return openings;
}

// The moves of such a line. Throws std::runtime_error where one is illegal.
template <class V>
std::vector<Move> moves_of_opening(const std::string& opening) {
    Position<V> pos;
    if (pos.set(V::kStartSfen)) std::abort();
    std::vector<Move> moves;
    std::istringstream words(opening);
    for (std::string word; words >> word;) {
        if (word == "startpos" || word == "moves") continue;
        const Move move = parse_usi_move<V>(word).value_or(Move{});
        if (!move || !pos.pseudo_legal(move) || !pos.legal(move))
            throw std::runtime_error("an opening has an illegal move: " + opening);
        moves.push_back(move);
        pos.do_move(move);
    }
    return moves;
}

}  // namespace shogi
