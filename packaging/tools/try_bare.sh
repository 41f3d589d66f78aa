#!/usr/bin/env bash
# Start the program from source on a bare Debian, as the README says, and see that one line more is all it takes.
#
#   sudo packaging/tools/try_bare.sh [RELEASE...]     by default: bookworm trixie
#
# Each release gets a fresh root (debootstrap: minimal, with python3-venv) and a user who has nothing but the
# checkout. What is tried there, in this order:
#   1. the README's start line: builds the engine without a compiler, then says in one line what is missing;
#   2. exactly that line, as root, without recommended packages; nothing is asked for a second time;
#   3. no display, an unknown platform: a sentence each; doctor, --self-test, sound, printing, a voice;
#   4. a screen (Xvfb): the window opens, with nothing on stderr;
#   5. an install from a folder that cannot be written.
# Wants debootstrap, Xvfb and xwininfo. Takes mirror, proxies and pip's settings from this machine; MIRROR names
# another mirror, BASES a folder with roots made before (BASES/trixie), which are copied instead.
set -euo pipefail
cd "$(dirname "$0")/../.."
work=$(mktemp -d)
display=:96
home='/home/player/将棋 の folder'
cleanup=()
trap leave EXIT

leave() {
    local step
    for ((step = ${#cleanup[@]} - 1; step >= 0; step--)); do eval "${cleanup[step]}" 2> /dev/null || true; done
    if grep -qF " $work/" /proc/mounts; then fail "something of this machine is still mounted below $work"; fi
    rm -rf --one-file-system "$work"
}

fail() {
    printf '!!! %s\n' "$*" >&2
    exit 1
}

mirror() { # the one that this machine takes its own packages from, or Debian's
    local found
    found=$(cat /etc/apt/sources.list.d/debian.sources /etc/apt/sources.list 2> /dev/null |
        sed -nE 's/^(URIs:|deb) +(\[[^]]*\] +)?(http[^ ]*debian)( .*)?$/\3/p' | head -1)
    printf '%s\n' "${MIRROR:-${found:-http://deb.debian.org/debian}}"
}

bind() { # bind SOURCE: the folder SOURCE of this machine, at the same place in the root, to be read
    mkdir -p "$root$1"
    mount --bind "$1" "$root$1" && cleanup+=("umount --lazy '$root$1'")
    [ "${2:-}" = write ] || mount -o remount,bind,ro "$root$1"
}

make_root() { # make_root RELEASE
    root=$work/$1
    if [ -d "${BASES:-/nowhere}/$1" ]; then
        cp -a "$BASES/$1" "$root"
    else
        debootstrap --variant=minbase --include=python3-venv,ca-certificates "$1" "$root" "$(mirror)" > "$work/log" ||
            { tail -20 "$work/log" && return 1; }
    fi
    mount -t proc proc "$root/proc" && cleanup+=("umount --lazy '$root/proc'")
    bind /dev write
    cp /etc/resolv.conf /etc/hosts "$root/etc/"
    cp -L /etc/ssl/certs/ca-certificates.crt "$root/etc/ssl/certs/"
    chroot "$root" useradd --create-home --shell /bin/bash player
    share_pip
}

share_pip() { # pip's settings, and the folders of packages they name
    local folder settings=()
    if [ -f /etc/pip.conf ]; then settings+=(/etc/pip.conf) && cp /etc/pip.conf "$root/etc/"; fi
    if [ -f ~/.config/pip/pip.conf ]; then
        settings+=(~/.config/pip/pip.conf)
        mkdir -p "$root/home/player/.config/pip" && cp ~/.config/pip/pip.conf "$root/home/player/.config/pip/"
        chroot "$root" chown -R player:player /home/player
    fi
    cat "${settings[@]}" <(env | grep ^PIP_) | grep -oE '(file://|[= ])/[^ ]+' | grep -oE '/[^/].*' | cut -d/ -f1-3 |
        sort -u > "$work/folders"
    while read -r folder; do
        if [ -d "$folder" ] && [ "$folder" != /etc/ssl ]; then bind "$folder"; fi
    done < "$work/folders"
}

as_root() {
    chroot "$root" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root DEBIAN_FRONTEND=noninteractive "${network[@]}" "$@"
}

as_player() { # as_player COMMAND...: in the user's folder; LC_ALL=C, as on a machine that nobody has set up
    chroot --userspec=player:player "$root" env -i PATH=/usr/bin:/bin HOME=/home/player LC_ALL=C "${network[@]}" \
        "${screen[@]}" env --chdir="$home" "$@"
}

starts_with_sentence() { # starts_with_sentence STATUS TEXT: the program ends so, with TEXT in the one line it prints
    local status=0
    as_player .venv/bin/python main.py > "$work/out" 2> "$work/err" || status=$?
    cat "$work/out" "$work/err"
    [ "$status" -eq "$1" ] || fail "ended with $status, not $1"
    [ "$(wc -l < "$work/err")" -eq 1 ] || fail 'not one line'
    grep -qF "$2" "$work/err" || fail "does not say: $2"
}

try_release() {
    local release=$1 line status=0 tries pid modules window
    screen=()
    echo "=== $release"
    make_root "$release"
    if chroot "$root" sh -c 'command -v c++ || command -v g++ || command -v clang++'; then fail 'not bare'; fi
    as_root dpkg-query --show --showformat '.' | wc -c | sed 's/$/ packages/'
    as_root install -d -o player -g player "$home"
    git ls-files -z --cached --others --exclude-standard | while IFS= read -r -d '' file; do
        if [ -e "$file" ]; then printf '%s\0' "$file"; fi
    done | tar -c --null -T - | as_player tar -x

    echo '--- 1 the README'
    line=$(sed -n '/^<!-- command: start -->$/,/^```$/p' README.md | sed -n 3p)
    echo "$line"
    as_player bash -c "$line" > "$work/out" 2> "$work/err" || status=$?
    [ "$status" -eq 2 ] || { tail -20 "$work/out" "$work/err" && fail "ended with $status, not 2"; }
    line=$(sed -n 's/.*Install them with: sudo //p' "$work/err")
    [ -n "$line" ] || { cat "$work/err" && fail 'no line to type'; }

    echo '--- 2 the one line'
    echo "$line"
    as_root apt-get update -qq
    # shellcheck disable=SC2086 # the words of the line
    as_root $line -y -qq --no-install-recommends > "$work/log" 2>&1 || { tail -20 "$work/log" && fail 'apt refuses the line'; }

    echo '--- 3 without a screen'
    starts_with_sentence 3 'no display'
    screen=(QT_QPA_PLATFORM=eglfs) && starts_with_sentence 3 'QT_QPA_PLATFORM'
    screen=(QT_QPA_PLATFORM=bogus) && starts_with_sentence 3 '(bogus)'
    screen=("QT_QPA_PLATFORM=wayland;xcb") && starts_with_sentence 3 'no display'
    screen=(QT_QPA_PLATFORM=offscreen LC_ALL=C.UTF-8)
    as_player .venv/bin/python main.py doctor
    as_player .venv/bin/python main.py --self-test
    modules=$(cd shogi_desktop && grep -rhoE '^ *(from|import) PySide6\.\w+' --include='*.py' . | awk '{print $2}' | sort -u | paste -sd,)
    as_player .venv/bin/python -c "import $modules" && echo "all of ${modules//PySide6./} load"

    echo '--- 4 on a screen'
    [ -d /tmp/.X11-unix ] || mkdir -m 1777 /tmp/.X11-unix
    bind /tmp/.X11-unix write
    Xvfb $display -screen 0 1280x860x24 > /dev/null 2>&1 &
    cleanup+=("kill $!")
    screen=("DISPLAY=$display" LC_ALL=C.UTF-8)
    as_player timeout 120 .venv/bin/python main.py > "$work/out" 2> "$work/err" &
    pid=$!
    window='\("[^"]*" "[^"]*"\)  [0-9]{3,}x[0-9]{3,}'
    for ((tries = 0; tries < 200; tries++)); do
        if DISPLAY=$display xwininfo -root -tree 2> /dev/null | grep -qE "$window"; then break; fi
        sleep 0.5
    done
    DISPLAY=$display xwininfo -root -tree | grep -m1 -E "$window" || { cat "$work/err" && fail 'no window'; }
    sleep 5
    kill "$pid"
    wait "$pid" || true
    if grep . "$work/err"; then fail 'something on stderr'; fi
    screen=()

    echo '--- 5 from a folder that cannot be written'
    mount --bind "$root$home" "$root/mnt" && cleanup+=("umount --lazy '$root/mnt'")
    as_root rm -rf "$home/build"
    mount -o remount,bind,ro "$root/mnt"
    as_player bash -c 'python3 -m venv ~/other && ~/other/bin/pip install -q /mnt && cd && other/bin/shogi-desktop perft 3'
    screen=(QT_QPA_PLATFORM=offscreen)
    as_player bash -c 'cd && other/bin/shogi-desktop --self-test && other/bin/python /mnt/main.py doctor | grep engine'
}

[ "$(id -u)" -eq 0 ] || fail 'Only root can make a root: start it with sudo.'
for program in debootstrap Xvfb xwininfo; do command -v $program > /dev/null || fail "$program is missing."; done
mapfile -t network < <(env | grep -iE '^(PIP_|https?_proxy=|no_proxy=)')
for release in "${@:-bookworm}"; do try_release "$release"; done
if [ $# -eq 0 ]; then try_release trixie; fi
echo 'one line was enough'
