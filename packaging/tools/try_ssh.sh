#!/bin/sh
# An engine on another computer over a real sshd on the loopback address: login by key, each way in which it is
# refused, a line that breaks in the middle of a search. Debian: installs openssh-server where it is missing, and
# starts no service: an sshd of its own, as this user, on a port of its own, with keys made for the run.
#
#   packaging/tools/try_ssh.sh [PYTHON]
set -eu
cd "$(dirname "$0")/../.."
python=${1:-python3}
if ! [ -x /usr/sbin/sshd ]; then
    # The package would start its service: it is kept from that.
    echo 'exit 101' > /tmp/policy-rc.d.$$ && chmod +x /tmp/policy-rc.d.$$
    [ -e /usr/sbin/policy-rc.d ] || { cp /tmp/policy-rc.d.$$ /usr/sbin/policy-rc.d; ours=1; }
    apt-get install -y -q --no-install-recommends openssh-server > /dev/null
    [ -z "${ours:-}" ] || rm /usr/sbin/policy-rc.d
    rm /tmp/policy-rc.d.$$
fi
folder=$(mktemp -d)
trap 'kill "$(cat "$folder/sshd.pid" 2>/dev/null)" 2>/dev/null; rm -rf "$folder"' EXIT
port=$("$python" -c 'import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])')
for key in host login stranger; do ssh-keygen -q -t ed25519 -N '' -f "$folder/$key"; done
cp "$folder/login.pub" "$folder/authorized"
printf '[127.0.0.1]:%s %s\n' "$port" "$(cut -d' ' -f1,2 "$folder/host.pub")" > "$folder/known"
cat > "$folder/sshd_config" <<END
ListenAddress 127.0.0.1
Port $port
HostKey $folder/host
AuthorizedKeysFile $folder/authorized
PidFile $folder/sshd.pid
PasswordAuthentication no
KbdInteractiveAuthentication no
UsePAM no
StrictModes no
END
# What a user has in ~/.ssh: a key, and the hosts that are known. A program called ssh stands before ssh to give it.
mkdir "$folder/bin"
cat > "$folder/bin/ssh" <<END
#!/bin/sh
exec /usr/bin/ssh -F none -i "$folder/\${TRY_KEY:-login}" -o IdentitiesOnly=yes -o UserKnownHostsFile="$folder/\${TRY_KNOWN:-known}" \
    -o GlobalKnownHostsFile=/dev/null "\$@"
END
chmod +x "$folder/bin/ssh"
: > "$folder/none"
printf '[127.0.0.1]:%s %s\n' "$port" "$(cut -d' ' -f1,2 "$folder/stranger.pub")" > "$folder/other"
mkdir -p /run/sshd 2>/dev/null || true  # where it goes without rights
/usr/sbin/sshd -f "$folder/sshd_config" -E "$folder/sshd.log" || { cat "$folder/sshd.log"; exit 1; }
PATH="$folder/bin:$PATH" "$python" -m tests.support.try_ssh "$port" || { tail -20 "$folder/sshd.log"; exit 1; }
