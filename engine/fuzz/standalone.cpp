// A driver for the fuzz target where libFuzzer is not to be had: inputs made at random from words
// of the protocol, positions and noise. It sees no coverage, but needs no more than a C++ compiler.
//
// usi-fuzzer [-max_total_time=SECONDS] [-seed=N] [FILE...]: files are inputs to be run once.

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <iterator>
#include <random>
#include <string>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace {

const char* const kWords[] = {"usi",
                              "isready",
                              "usinewgame",
                              "gameover",
                              "stop",
                              "ponderhit",
                              "d",
                              "legalmoves",
                              "setoption",
                              "name",
                              "value",
                              "USI_Variant",
                              "MultiPV",
                              "MoveOverhead",
                              "Attack",
                              "Defence",
                              "USI_Ponder",
                              "shogi",
                              "okisakishogi",
                              "true",
                              "position",
                              "startpos",
                              "sfen",
                              "moves",
                              "b",
                              "w",
                              "-",
                              "go",
                              "mate",
                              "infinite",
                              "ponder",
                              "depth",
                              "nodes",
                              "movetime",
                              "btime",
                              "wtime",
                              "byoyomi",
                              "binc",
                              "winc",
                              "0",
                              "1",
                              "-1",
                              "3",
                              "100",
                              "4294967296",
                              "99999999999999999999",
                              "7g7f",
                              "3c3d",
                              "8h2b+",
                              "G*5b",
                              "10a10b",
                              "P*5e",
                              "resign",
                              "RB2G2P3s",
                              "18P",
                              "2Q",
                              "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL",
                              "lnsgkqgsnl/1r6b1/pppppppppp/10/10/10/10/PPPPPPPPPP/1B6R1/LNSGQKGSNL",
                              "4k4/9/4P4/9/9/9/9/9/4K4",
                              "4k4/9/9/9/9/9/9/9/9",
                              "5k4/10/5P4/10/10/10/10/10/10/10",
                              "+P",
                              "/",
                              "9",
                              "k",
                              "\xff\xfe",
                              "++",
                              "*"};

class Inputs {
  public:
    explicit Inputs(unsigned seed) : random_(seed) {}

    std::string next() {
        std::string text;
        for (int n = below(8) + 1; n > 0; --n) text += line() + '\n';
        for (int n = below(4) == 0 ? below(6) : 0; n > 0; --n) mutate(text);
        return text;
    }

  private:
    int below(int n) { return int(random_() % unsigned(n)); }
    std::string word() { return kWords[below(int(std::size(kWords)))]; }

    std::string line() {
        std::string text;
        switch (below(4)) {
            case 0:
                text = "position sfen " + word() + (below(2) ? " b " : " w ") + word() + " 1";
                break;
            case 1:
                text = "go mate " + word();
                break;
            default:
                for (int n = below(7) + 1; n > 0; --n) text += word() + ' ';
        }
        return text;
    }

    void mutate(std::string& text) {
        const std::size_t at = random_() % (text.size() + 1);
        switch (below(3)) {
            case 0:
                text.insert(at, 1, char(random_()));
                break;
            case 1:
                text.erase(at, std::size_t(below(5)));
                break;
            default:
                text.insert(at, word());
        }
    }

    std::mt19937 random_;
};

void run(const std::string& input) {
    LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(input.data()), input.size());
}

}  // namespace

int main(int argc, char** argv) {
    int seconds = 20;
    unsigned seed = 1;
    bool files = false;
    for (int i = 1; i < argc; ++i) {
        if (std::sscanf(argv[i], "-max_total_time=%d", &seconds) == 1 ||
            std::sscanf(argv[i], "-seed=%u", &seed) == 1 || argv[i][0] == '-')
            continue;
        std::ifstream file(argv[i], std::ios::binary);
        run({std::istreambuf_iterator<char>(file), {}});
        files = true;
    }
    if (files) return 0;
    using Clock = std::chrono::steady_clock;
    const auto until = Clock::now() + std::chrono::seconds(seconds);
    Inputs inputs(seed);
    long runs = 0;
    for (; Clock::now() < until; ++runs) {
        const std::string input = inputs.next();
        // What a crash was caused by is found here.
        std::ofstream("usi-fuzzer-last-input", std::ios::binary) << input;
        run(input);
    }
    std::remove("usi-fuzzer-last-input");
    std::printf("%ld inputs in %d s\n", runs, seconds);
    return 0;
}
