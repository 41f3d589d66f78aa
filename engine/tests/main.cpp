// engine-tests [group]: runs the cases of one group, or all but the slow ones.

#include <cstring>

#include "check.h"
#include "eval/network.h"

int main(int argc, char** argv) {
    using namespace shogi::testing;
    shogi::set_network_folder(SHOGI_NETWORKS);
    std::setbuf(stdout, nullptr);  // a case that hangs must be named
    int ran = 0;
    for (const Case& c : cases()) {
        const bool slow = c.group == "mate-proven" || c.group == "mate-agreement";
        if (argc > 1 ? c.group != argv[1] : slow) continue;
        std::printf("%s: %s\n", c.group.c_str(), c.name.c_str());
        c.run();
        ++ran;
    }
    std::printf("%d passed, %d failed\n", ran - (failures > 0), failures);
    return failures > 0 || ran == 0;
}
