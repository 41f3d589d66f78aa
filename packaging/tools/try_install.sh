#!/usr/bin/env bash
# Install what was built as a user would, in a place that has nothing of ours, and see that it plays.
#
#   try_install.sh wheel [PYTHON...]  build the wheel; install it for each Python in a fresh environment
#   try_install.sh sdist              build the source archive; install it with a compiler on the PATH and without
#   try_install.sh deb [RELEASE]      install dist/*.deb in a fresh Debian (debootstrap, as root); open a kifu there
#                                     by xdg-open, on a screen of Xvfb; leaves dist/xdg-open.png
#   try_install.sh appimage           run dist/*.AppImage, from a folder with an odd name
set -euo pipefail
cd "$(dirname "$0")/../.."
top=$PWD
work=$(mktemp -d)
trap 'leave' EXIT
cleanup=()

leave() {
    local step
    for ((step = ${#cleanup[@]} - 1; step >= 0; step--)); do eval "${cleanup[step]}" || true; done
    rm -rf --one-file-system "$work"
}

proves_itself() { # proves_itself PROGRAM: it finds all it needs, and plays
    "$1" --version
    QT_QPA_PLATFORM=offscreen "$1" doctor
    "$1" --self-test "$work/self-test"
}

try_wheel() {
    local python
    python3 -m venv "$work/build"
    "$work/build/bin/pip" wheel -q --no-deps -w "$work/wheels" "$top"
    ls -l "$work/wheels"
    for python in "${@:-python3}"; do
        "$python" --version
        "$python" -m venv "$work/clean"
        "$work/clean/bin/pip" install -q "$work"/wheels/*.whl
        (cd "$work" && clean/bin/python "$top/packaging/tools/check_wheel.py" && proves_itself clean/bin/shogi-desktop)
        rm -rf "$work/clean"
    done
}

try_sdist() {
    python3 -m venv "$work/build"
    "$work/build/bin/pip" install -q build
    "$work/build/bin/python" -m build --sdist --outdir "$work/sdist" "$top"
    ls -l "$work/sdist"
    local name
    mkdir -p "$work/bare"
    for name in python3 sh uname env cat ls rm mkdir cp mv sed grep true id getconf ldd; do # no compiler, no CMake
        ln -s "$(command -v "$name")" "$work/bare/$name"
    done
    for name in "$PATH" "$work/bare"; do
        python3 -m venv "$work/clean"
        (cd "$work" && PATH=$name && clean/bin/python -m pip install -v sdist/*.tar.gz > log 2>&1) ||
            { tail -30 "$work/log" && return 1; }
        grep -E 'No C\+\+20 compiler|The CXX compiler identification' "$work/log" | sort -u
        (cd "$work" && clean/bin/python "$top/packaging/tools/check_wheel.py" && proves_itself clean/bin/shogi-desktop)
        rm -rf "$work/clean"
    done
}

try_deb() {
    local release=${1:-trixie} root=${ROOT:-$work/root} display=:97
    if [ ! -d "$root/usr" ]; then debootstrap --variant=minbase "$release" "$root" > "$work/log"; fi
    mount -t proc proc "$root/proc" && cleanup+=("umount '$root/proc'")
    mount --bind /dev "$root/dev" && cleanup+=("umount '$root/dev'")
    mkdir -p "$root/tmp/.X11-unix"
    mount --bind /tmp/.X11-unix "$root/tmp/.X11-unix" && cleanup+=("umount '$root/tmp/.X11-unix'")
    cp "$top"/dist/shogi-desktop_*.deb "$root/tmp/"
    inside() { chroot "$root" env -i PATH=/usr/bin:/bin:/usr/sbin:/sbin HOME=/root LC_ALL=C.UTF-8 \
        DEBIAN_FRONTEND=noninteractive "$@"; }
    inside apt-get update -qq
    inside sh -c 'apt-get install -y -qq --no-install-recommends /tmp/shogi-desktop_*.deb' > "$work/log"
    inside dpkg-query --list shogi-desktop | tail -1
    echo '--- without anything it recommends'
    inside shogi-desktop doctor
    inside shogi-desktop --self-test /tmp/self-test
    inside shogi-desktop match --games 1 --black level:1 --white level:2 --save /tmp/out.kif --pdf /tmp/out.pdf

    echo '--- on a desktop: a double-click on a kifu'
    inside apt-get install -y -qq --no-install-recommends shared-mime-info desktop-file-utils hicolor-icon-theme \
        xdg-utils libfile-mimeinfo-perl man-db > "$work/log"
    inside apt-get install -y -qq --no-install-recommends --reinstall /tmp/shogi-desktop_*.deb > "$work/log" 2>&1 ||
        inside dpkg -i "/tmp/$(basename "$top"/dist/shogi-desktop_*.deb)" > "$work/log"
    local ending folder=/root/'棋譜 の folder'
    mkdir -p "$root$folder"
    for ending in kif kifu ki2 ki2u csa jkf sfen; do
        cp "$root/tmp/self-test/self-test.kifu" "$root$folder/a game.$ending"
        printf '%-5s %s, %s\n' "$ending" "$(inside xdg-mime query filetype "$folder/a game.$ending")" \
            "$(inside xdg-mime query default "$(inside xdg-mime query filetype "$folder/a game.$ending")")"
    done
    inside man -w shogi-desktop
    inside find /usr/share/icons/hicolor -name 'shogi-desktop.*'
    Xvfb $display -screen 0 1280x860x24 > /dev/null 2>&1 &
    cleanup+=("kill $!")
    local tries pid
    rm -rf "$root/root/.config/Shogi Desktop"
    inside env DISPLAY=$display xdg-open "$folder/a game.kif" > "$work/log" 2>&1 &
    for ((tries = 0; tries < 240; tries++)); do # the file is remembered once it is open
        grep -qs 'a game.kif' "$root/root/.config/Shogi Desktop/settings.json" && break
        sleep 0.5
    done
    grep -o '/root/[^"]*a game.kif' "$root/root/.config/Shogi Desktop/settings.json" || { cat "$work/log" && return 1; }
    sleep 3
    DISPLAY=$display import -window root "$top/dist/xdg-open.png"
    pid=$(DISPLAY=$display xdotool search --onlyvisible --name 'Shogi Desktop' getwindowpid)
    kill "$pid"
    inside apt-get remove -y -qq shogi-desktop > "$work/log"
    [ ! -e "$root/usr/lib/shogi-desktop" ] && [ ! -e "$root/usr/bin/shogi-desktop" ]
    echo 'removed without a trace'
}

try_appimage() {
    local folder="$work/棋譜 の folder"
    mkdir -p "$folder"
    cp "$top"/dist/*.AppImage "$folder/"
    cd "$folder"
    local image=(./*.AppImage)
    # Mounted where the machine has FUSE, unpacked elsewhere.
    if ! "${image[0]}" --version > /dev/null 2>&1; then export APPIMAGE_EXTRACT_AND_RUN=1; fi
    echo "APPIMAGE_EXTRACT_AND_RUN=${APPIMAGE_EXTRACT_AND_RUN:-}"
    proves_itself "${image[0]}"
    touch portable
    "${image[0]}" doctor | grep "$folder/shogi-desktop-data"
    cd "$top"
}

case ${1:-} in
    wheel | sdist | deb | appimage) "try_$1" "${@:2}" ;;
    *) sed -n '2,9s/^# \{0,1\}//p' "$0" && exit 2 ;;
esac
