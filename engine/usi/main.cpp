// The program: USI on standard input, or one command given as arguments (`bench`, `go perft 5`).

#include <cstdio>
#include <iostream>
#include <string>

#include "eval/network.h"
#include "usi/machine.h"
#include "usi/protocol.h"
#include "usi/version.h"

int main(int argc, char** argv) {
    using namespace shogi;
    std::string command;
    for (int i = 1; i < argc; ++i) command += std::string(i > 1 ? " " : "") + argv[i];
    if (command == "--version" || command == "-V") {
        std::printf("Shogi Desktop Engine %s\n", kVersion);
        return 0;
    }
    if (command == "--help" || command == "-h") {
        std::printf(
            "A USI engine for shogi and Okisaki shogi. Commands come on standard input;\n"
            "one command may be given as arguments: bench, go depth 10, go perft 5.\n");
        return 0;
    }
    set_network_folder(program_folder());
    std::ios::sync_with_stdio(false);
    Output output;
    Protocol protocol(output);
    if (command.empty()) {
        protocol.run(std::cin);
    } else {
        protocol.execute(command);
        protocol.wait();
    }
    return 0;
}
