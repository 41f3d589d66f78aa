"""An engine on another computer: nothing of the form is an option or a shell's word; each failure is told."""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
import threading
from pathlib import Path
from unittest.mock import Mock

import pytest

from shogi_desktop.app.engines.handle import EngineHandle, request_for
from shogi_desktop.app.engines.probe import Findings, Patience, Trouble, try_engine
from shogi_desktop.app.engines.registry import RegisteredEngine, Registry
from shogi_desktop.app.engines.remote import Asked, Asking, RemoteEngine, RemoteTrouble
from shogi_desktop.app.engines.trouble_words import remote_text, trouble_text
from shogi_desktop.rules import STANDARD, Position
from shogi_desktop.usi.messages import GoLimits

FAKE = Path(__file__).parents[3] / "fakes" / "fake_engine.py"
GOOD = RemoteEngine("study-pc", "'/opt/engines/deep one/engine' --quiet 'two words'", "aiko", 2222)

pytestmark = pytest.mark.skipif(os.name == "nt", reason="platform: scripts play the part of ssh")


@pytest.mark.parametrize(
    ("engine", "trouble"),
    [
        (RemoteEngine("study-pc", "engine"), None),
        (RemoteEngine("192.168.1.10", "~/engine", "a.b-c_d"), None),
        (RemoteEngine("fe80::1%eth0", "engine"), None),
        (RemoteEngine("a.b.example", "engine", port=65_535), None),
        (RemoteEngine("x" * 255, "x" * 1_000, "u" * 255, port=1), None),
        *(
            (RemoteEngine(host, "engine"), RemoteTrouble.BAD_HOST)
            for host in (
                "",
                "-oProxyCommand=evil",
                "-",
                "a b",
                "a;b",
                "a@b",
                "$(id)",
                "a\nb",
                "a-",
                "x" * 256,
            )
        ),
        *(
            (RemoteEngine("pc", "engine", user), RemoteTrouble.BAD_USER)
            for user in ("-l", "a b", "a;b", "`id`", "a@b", "é")
        ),
        *((RemoteEngine("pc", "engine", port=port), RemoteTrouble.BAD_PORT) for port in (0, -1, 65_536)),
        *(
            (RemoteEngine("pc", program), RemoteTrouble.BAD_PROGRAM)
            for program in ("", "   ", "''", "-rf", "a 'b", "a\nb", "a\x1b[2J", "x" * 1_001)
        ),
    ],
)
def test_what_makes_no_sense_is_no_engine(engine: RemoteEngine, trouble: RemoteTrouble | None) -> None:
    assert engine.trouble is trouble
    if trouble is not None:
        with pytest.raises(ValueError, match=trouble.value):
            engine.command()
        with pytest.raises(ValueError, match=trouble.value):
            engine.question()
        assert Asking(engine).ask() == Asked(trouble)


def test_the_command_never_asks_and_ends_its_options() -> None:
    command = GOOD.command()
    assert command[0] == "ssh"
    assert "BatchMode=yes" in command
    assert command[-7:-1] == ("-p", "2222", "-l", "aiko", "--", "study-pc")
    assert command[-1] == "cd '/opt/engines/deep one' && exec ./engine --quiet 'two words'"
    assert RemoteEngine("pc", "engine -x").command()[-3:] == ("--", "pc", "exec engine -x")
    assert RemoteEngine("pc", "/engine").command()[-1] == "cd / && exec ./engine"


@pytest.mark.parametrize("program", ["/opt/x; rm -rf /", "/opt/$(id)/x", "`id`", "a && b", "/o/x '*' ~ > y"])
def test_a_program_is_words_and_nothing_that_a_shell_obeys(program: str, tmp_path: Path) -> None:
    words = shlex.split(program)
    told = tmp_path / "told"
    name = words[0].rpartition("/")[2]
    place = tmp_path / "there"
    place.mkdir()
    script = place / name
    script.write_text(f"#!{sys.executable}\nimport sys\nopen({str(told)!r}, 'w').write(repr(sys.argv[1:]))\n")
    script.chmod(0o755)
    line = RemoteEngine("pc", shlex.join([str(script), *words[1:]])).command()[-1]
    subprocess.run(["/bin/sh", "-c", line], check=True, cwd=tmp_path, timeout=60)
    assert told.read_text() == repr(words[1:])


@pytest.mark.parametrize(
    "engine",
    [
        GOOD,
        RemoteEngine("pc", "engine"),
        RemoteEngine("pc", "~/a/b x"),
        RemoteEngine("::1", "/b"),
        RemoteEngine("pc", "engine with its words -q"),
    ],
)
def test_a_command_tells_the_engine_again(engine: RemoteEngine) -> None:
    again = RemoteEngine.of_command(engine.command())
    assert again is not None
    assert again.command() == engine.command()
    assert (again.host, again.user, again.port) == (engine.host, engine.user, engine.port)


@pytest.mark.parametrize(
    "command",
    [
        ("ssh", "study-pc", "/opt/engine"),
        *(GOOD.command()[:length] for length in range(len(GOOD.command()))),
        (*GOOD.command(), "more"),
        (*GOOD.command()[:-2], "-oX=y", "exec a"),
        (*GOOD.command()[:-1], "exec a; b"),
        (*GOOD.command()[:-1], "cd /opt"),
        (*GOOD.command()[:-1], "cd /opt && exec"),
        ("/opt/engine",),
        (),
    ],
)
def test_other_commands_are_left_alone(command: tuple[str, ...]) -> None:
    assert RemoteEngine.of_command(command) is None


# --- asking -----------------------------------------------------------------------------------------------


@pytest.fixture
def ssh(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A program called ssh that does what `script` says, else runs the last word here."""
    place = tmp_path / "bin"
    place.mkdir()
    program = place / "ssh"
    program.write_text('#!/bin/sh\nfor last; do :; done\nexec /bin/sh -c "$last"\n')
    program.chmod(0o755)
    monkeypatch.setenv("PATH", f"{place}:{os.environ['PATH']}")
    return program


@pytest.mark.parametrize(
    ("script", "trouble"),
    [
        ("echo 'ssh: Could not resolve hostname pc: Name or service not known' >&2; exit 255",
         RemoteTrouble.HOST_UNKNOWN),
        ("echo 'connect to host pc port 22: Connection refused' >&2; exit 255", RemoteTrouble.UNREACHABLE),
        ("echo 'Host key verification failed.' >&2; exit 255", RemoteTrouble.KEY_UNKNOWN),
        ("printf 'REMOTE HOST IDENTIFICATION HAS CHANGED!\\nHost key verification failed.\\n' >&2; exit 255",
         RemoteTrouble.KEY_CHANGED),
        ("echo 'aiko@pc: Permission denied (publickey,password).' >&2; exit 255", RemoteTrouble.REFUSED),
        ("exit 127", RemoteTrouble.NO_PROGRAM),
        ("echo 'This account is closed.' >&2; exit 1", RemoteTrouble.OTHER),
        ("printf 'ferm\\351: This account is closed.' >&2; exit 1", RemoteTrouble.OTHER),
        ("echo 'shogi-desktop is here'", RemoteTrouble.UNREACHABLE),
    ],
    ids=lambda value: value.name if isinstance(value, RemoteTrouble) else "",
)  # fmt: skip
def test_each_failure_has_its_name_and_a_sentence(ssh: Path, script: str, trouble: RemoteTrouble) -> None:
    ssh.write_text(f"#!/bin/sh\n{script}\n")
    engine = RemoteEngine("pc", "/opt/engine", "aiko")
    asked = Asking(engine).ask()
    assert asked.trouble is trouble
    sentence = remote_text(engine, trouble, asked.said)
    assert sentence.endswith((".", ")", ": This account is closed.")) and "{" not in sentence


def test_the_line_to_type_has_the_port() -> None:
    engine = RemoteEngine("pc", "engine", "aiko", 2222)
    assert "ssh-copy-id -p 2222 aiko@pc (" in remote_text(engine, RemoteTrouble.REFUSED)
    assert "ssh-keygen -R '[pc]:2222'." in remote_text(engine, RemoteTrouble.KEY_CHANGED)
    assert "ssh pc, and" in remote_text(RemoteEngine("pc", "engine"), RemoteTrouble.KEY_UNKNOWN)


def test_without_ssh_that_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert Asking(RemoteEngine("pc", "engine")).ask() == Asked(RemoteTrouble.NO_SSH)


def test_a_program_that_is_not_there_is_told(ssh: Path) -> None:
    assert Asking(RemoteEngine("pc", "/nowhere/engine")).ask() == Asked(RemoteTrouble.NO_PROGRAM)


def test_who_does_not_answer_is_given_up(ssh: Path) -> None:
    ssh.write_text("#!/bin/sh\nexec sleep 60\n")
    assert Asking(RemoteEngine("pc", "engine"), 0.3).ask().trouble is RemoteTrouble.SILENT


def test_asking_can_be_interrupted(ssh: Path) -> None:
    ssh.write_text("#!/bin/sh\nexec sleep 60\n")
    asking = Asking(RemoteEngine("pc", "engine"))
    threading.Timer(0.3, asking.interrupt).start()
    assert asking.ask().trouble is RemoteTrouble.SILENT
    assert asking.ask().trouble is RemoteTrouble.SILENT


def test_the_delay_of_the_line_is_measured(ssh: Path) -> None:
    slow = "import sys, time\nfor line in sys.stdin: time.sleep(0.05); print(line, end='', flush=True)"
    run = f"exec {sys.executable} -c {shlex.quote(slow)}"
    ssh.write_text(f"#!/bin/sh\necho Welcome\necho 'shogi-desktop is here'\n{run}\n")
    asked = Asking(RemoteEngine("pc", "engine")).ask()
    assert asked.trouble is None
    assert 50 <= asked.delay_ms < 5_000


@pytest.mark.usefixtures("qapp")
def test_a_trial_asks_the_other_side_first(ssh: Path, tmp_path: Path) -> None:
    engine = tmp_path / "engine"
    engine.write_text(f"#!/bin/sh\nexec {sys.executable} -S {FAKE} even\n")
    engine.chmod(0o755)
    found = try_engine(RemoteEngine("pc", str(engine)).command(), variants=[STANDARD])
    assert (found.trouble, found.engine is not None) == (None, True)
    assert found.engine is not None and 0 <= found.engine.delay_ms < 5_000
    missing = try_engine(RemoteEngine("pc", "/nowhere/engine").command())
    assert missing.trouble is Trouble.THERE
    assert trouble_text(missing) == "There is no program /nowhere/engine on pc: check its path."
    patience = Patience()
    patience.give_up()
    assert (
        try_engine(RemoteEngine("pc", str(engine)).command(), patience=patience).trouble is Trouble.GIVEN_UP
    )


# --- the clock --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("limits", "told"),
    [
        (GoLimits(black_ms=9_000, white_ms=8_000), GoLimits(black_ms=8_900, white_ms=7_900)),
        (
            GoLimits(black_ms=0, white_ms=0, byoyomi_ms=1_000),
            GoLimits(black_ms=0, white_ms=0, byoyomi_ms=900),
        ),
        (
            GoLimits(black_ms=50, white_ms=0, byoyomi_ms=100),
            GoLimits(black_ms=1, white_ms=0, byoyomi_ms=100),
        ),
        (
            GoLimits(black_ms=900, white_ms=900, black_increment_ms=5_000),
            GoLimits(black_ms=800, white_ms=800, black_increment_ms=5_000),
        ),
        (GoLimits(nodes=100), GoLimits(nodes=100)),
        (GoLimits(movetime_ms=100), GoLimits(movetime_ms=100)),
        (GoLimits(), GoLimits()),
    ],
)
def test_the_delay_is_taken_off_the_clock(limits: GoLimits, told: GoLimits) -> None:
    assert limits.less(100) == told
    assert limits.less(0) is limits


@pytest.mark.usefixtures("qapp")
def test_an_engine_of_the_list_is_told_less_of_its_clock(tmp_path: Path) -> None:
    registry = Registry(tmp_path / "engines.json")
    added = registry.add(
        RegisteredEngine(
            "far", command=(sys.executable, "-S", str(FAKE), "even"), games=("shogi",), delay_ms=120
        )
    )
    command = registry.launch(added.id).command
    assert command.delay_ms == 120
    assert registry.command_of(registry.setup(added.id)) == command
    position = Position.start(STANDARD)
    with EngineHandle(command) as handle:
        handle.prepare("shogi", {})
        handle.wait_until_ready()
        limits = GoLimits(black_ms=0, white_ms=0, byoyomi_ms=1_000)
        search = handle.search(request_for(STANDARD.start_sfen, (), position, limits, 1_000))
        search.result()
    assert search.request.limits.byoyomi_ms == 880


def test_a_system_that_starts_no_ssh_is_quoted(ssh: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for error, said in ((PermissionError(13, "denied", "ssh"), "denied"), (OSError("odd"), "odd")):
        monkeypatch.setattr("shogi_desktop.app.engines.remote._begun", Mock(side_effect=error))
        assert Asking(RemoteEngine("pc", "engine")).ask() == Asked(RemoteTrouble.NO_SSH, said)


def test_the_delay_is_the_middle_one_in_milliseconds(ssh: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ssh.write_text("#!/bin/sh\necho 'shogi-desktop is here'\nexec cat\n")
    times = iter([0.0, 0.25] * 50)
    clock = type("Clock", (), {"monotonic": staticmethod(lambda: next(times))})
    monkeypatch.setattr("shogi_desktop.app.engines.remote.time", clock)
    assert Asking(RemoteEngine("pc", "engine")).ask() == Asked(delay_ms=250)


@pytest.mark.parametrize(
    ("trouble", "words"),
    [
        (RemoteTrouble.BAD_HOST, "Enter the computer's name or address: letters, digits, dots."),
        (RemoteTrouble.BAD_USER, "A user name has only letters, digits, dots, - and _."),
        (RemoteTrouble.BAD_PORT, "A port is a number from 1 to 65535."),
        (RemoteTrouble.BAD_PROGRAM, "with every quotation mark closed."),
        (RemoteTrouble.NO_SSH, "The program ssh is not on this computer: install the OpenSSH client."),
        (RemoteTrouble.HOST_UNKNOWN, "No computer named pc was found: check the spelling."),
        (RemoteTrouble.UNREACHABLE, "pc does not answer: is it on, and does it accept logins by ssh? (why)"),
        (RemoteTrouble.KEY_UNKNOWN, "log in once in a terminal with ssh aiko@pc, and say yes to its key."),
        (RemoteTrouble.KEY_CHANGED, "then remove the old key with ssh-keygen -R pc."),
        (RemoteTrouble.REFUSED, "ssh-copy-id aiko@pc (the program never asks for a password)."),
        (RemoteTrouble.NO_PROGRAM, "There is no program /opt/engine on pc: check its path."),
        (RemoteTrouble.SILENT, "pc took too long to answer: try again later."),
        (RemoteTrouble.OTHER, "The program could not be started on pc: why"),
    ],
)
def test_every_trouble_afar_has_a_sentence_of_its_own(trouble: RemoteTrouble, words: str) -> None:
    engine = RemoteEngine("pc", "/opt/engine", "aiko")
    assert remote_text(engine, trouble, "why").endswith(words)
    found = Findings("ssh", "", trouble=Trouble.THERE, remote=(engine, Asked(trouble, "why")))
    assert trouble_text(found) == remote_text(engine, trouble, "why")
