// Whatever comes as input: the command loop and the SFEN reader must take it. In libFuzzer's form
// (llvm.org/docs/LibFuzzer.html); standalone.cpp drives it where there is no libFuzzer.

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "core/movegen.h"
#include "eval/network.h"
#include "usi/protocol.h"

namespace {

using namespace shogi;

void require(bool holds) {
    if (!holds) std::abort();
}

// What has been read as a position is written so that it is read again as the same, and can be
// played on.
template <class V>
void read_sfen(std::string_view text) {
    Position<V> pos;
    if (pos.set(text)) return;
    Position<V> again;
    require(!again.set(pos.sfen()));
    require(again.sfen() == pos.sfen() && again.key() == pos.key());
    MoveList list;
    generate_legal(pos, list);
    for (const ScoredMove& m : list) require(pos.pseudo_legal(m.move) && pos.legal(m.move));
    if (list.size() == 0) return;
    pos.do_move(list[int(text.size()) % list.size()].move);
    pos.undo_move();
    require(again.sfen() == pos.sfen() && again.key() == pos.key());
}

// Commands that are sound but only cost memory and time.
bool is_expensive(std::string_view line) {
    for (std::string_view word : {"perft", "bench", "ash", "ASH", "hreads", "HREADS"})
        if (line.find(word) != std::string_view::npos) return true;
    return false;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    std::string_view text(reinterpret_cast<const char*>(data), size);
    read_sfen<Standard>(text);
    read_sfen<Okisaki>(text);

    static const bool ready = (set_network_folder(SHOGI_NETWORKS), true);
    require(ready);
    // One for all inputs: to set up an engine takes longer than most inputs do.
    static Output output(
        [](const std::string& line) { require(line.find('\0') == std::string::npos); });
    static Protocol protocol(output);
    for (const char* line :
         {"setoption name USI_Variant value shogi", "setoption name MultiPV value 1",
          "setoption name USI_Hash value 1", "position startpos"})
        protocol.execute(line);
    while (!text.empty()) {
        const std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(line.size() + (line.size() < text.size()));
        if (is_expensive(line)) continue;
        protocol.execute(line);
        protocol.execute("stop");
    }
    protocol.wait();
    return 0;
}
