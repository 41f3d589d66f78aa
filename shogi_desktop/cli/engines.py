"""``shogi-desktop engines``: the player's engines, as a table or as JSON, tried out on demand."""

from __future__ import annotations

import argparse

import msgspec

from shogi_desktop.app.engines.command_line import written
from shogi_desktop.app.engines.probe import try_engine
from shogi_desktop.app.engines.registry import RegisteredEngine, Registry
from shogi_desktop.app.engines.trouble_words import trouble_text
from shogi_desktop.cli.common import write_json
from shogi_desktop.cli.owned_engines import player_engines
from shogi_desktop.system_check import Machine
from shogi_desktop.usi.lines import printable


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what to tell of them."""
    parser.add_argument("--json", action="store_true", help="everything known about them, as JSON")
    parser.add_argument(
        "--try", action="store_true", dest="trial", help="start each engine and check that it plays"
    )


def run(options: argparse.Namespace, _machine: Machine) -> int:
    """Print the list; 1 where one was tried out that does not play."""
    registry = player_engines()
    troubles = {one.id: _trouble(registry, one) for one in registry.engines()} if options.trial else {}
    if options.json:
        told = [_as_data(registry, one, troubles) for one in registry.engines()]
        write_json({"engines": told})
    else:
        for line in _table(registry, troubles):
            print(line)
    return 1 if any(troubles.values()) else 0


def _trouble(registry: Registry, engine: RegisteredEngine) -> str:
    launch = registry.launch(engine.id)
    command = (launch.command.program, *launch.command.arguments)
    return trouble_text(try_engine(command, engine.folder, launch.options))


def _table(registry: Registry, troubles: dict[str, str]) -> list[str]:
    rows = [("name", "plays", "profiles", "command")]
    for engine in registry.engines():
        profiles = ", ".join(one.label for one in engine.profiles)
        command = written(engine.command) if engine.command else "(with the program)"
        rows.append((engine.label, ", ".join(engine.games) or "nothing yet", profiles, command))
    widths = [max(len(row[column]) for row in rows) for column in range(3)]
    lines = []
    for row in rows:
        cells = [printable(cell).ljust(width) for cell, width in zip(row[:3], widths, strict=True)]
        lines.append("  ".join([*cells, printable(row[3])]).rstrip())
    lines += [
        printable(f"{registry.named(one).label}: {trouble}") for one, trouble in troubles.items() if trouble
    ]
    return lines


def _as_data(registry: Registry, engine: RegisteredEngine, troubles: dict[str, str]) -> dict[str, object]:
    data = msgspec.to_builtins(engine)
    assert isinstance(data, dict)
    command = registry.launch(engine.id).command
    told: dict[str, object] = {
        **data,
        "name": engine.label,
        "command": [command.program, *command.arguments],
        "folder": command.directory or "",
        "games": list(engine.games),
    }
    return told | ({"trouble": troubles[engine.id]} if engine.id in troubles else {})
