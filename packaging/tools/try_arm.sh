#!/usr/bin/env bash
# Build the engine for ARM64 on another machine and try it under qemu: the tests of the network (NEON against plain
# C++) and the signature of the search, which is to be that of the build here.
#
#   try_arm.sh ENGINE   ENGINE: a build for this machine (Debian: g++-aarch64-linux-gnu qemu-user-static cmake ninja-build)
set -euo pipefail
here=$(realpath "$1")
cd "$(dirname "$0")/../.."
build=build/engine-arm
export QEMU_LD_PREFIX=/usr/aarch64-linux-gnu

signature() { # signature VARIANT PROGRAM...: the nodes of its bench
    printf 'setoption name USI_Variant value %s\nisready\nbench\nquit\n' "$1" | "${@:2}" | sed -n 's/^Nodes: //p'
}

cmake -S engine -B $build -G Ninja -DCMAKE_BUILD_TYPE=Release -DSHOGI_TESTS=ON \
    -DCMAKE_SYSTEM_NAME=Linux -DCMAKE_SYSTEM_PROCESSOR=aarch64 -DCMAKE_CXX_COMPILER=aarch64-linux-gnu-g++ > /dev/null
cmake --build $build
qemu-aarch64-static $build/tests/engine-tests network
for variant in shogi okisakishogi; do
    native=$(signature $variant "$here")
    arm=$(signature $variant qemu-aarch64-static $build/shogi-desktop-engine)
    echo "$variant: bench $native here, $arm on ARM64"
    [ -n "$native" ] && [ "$native" = "$arm" ]
done
