"""``shogi-desktop levels``: the levels, characters and styles of the computer, as a table or as JSON."""

from __future__ import annotations

import argparse

from shogi_desktop.app.players.characters import Character, characters
from shogi_desktop.app.players.plans import style_ids
from shogi_desktop.app.players.usi_opponent import ANY_STYLE
from shogi_desktop.app.results.rating import points_at, points_of_levels
from shogi_desktop.app.settings.strengths import RUNGS
from shogi_desktop.app.words.games import grade_text, level_name
from shogi_desktop.app.words.styles import style_name, style_text
from shogi_desktop.cli.common import add_variant_argument, write_json
from shogi_desktop.rules import variant_by_id
from shogi_desktop.system_check import Machine


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what to tell of them."""
    add_variant_argument(parser)
    parser.add_argument("--json", action="store_true", help="as JSON")


def run(options: argparse.Namespace, _machine: Machine) -> int:
    """Print the list, the weakest first; ratings on the program's own scale, grades estimated."""
    points = points_of_levels(options.variant)
    levels = [
        {"level": number, "name": level_name(number), "rating": points[number - 1], "grade": _grade(number)}
        for number in range(1, RUNGS + 1)
    ]
    people = [_told(one, options.variant) for one in characters()]
    ids = style_ids(variant_by_id(options.variant))
    styles = [{"id": one or ANY_STYLE, "name": style_name(one), "text": style_text(one)} for one in ids]
    if options.json:
        write_json({"levels": levels, "characters": people, "styles": styles})
        return 0
    for level in levels:
        print(f"{level['level']:>2}  {level['name']:<14} {level['rating']:>5}  {level['grade']}")
    print()
    for one in people:
        print(f"{one['level']:>4}  {one['id']:<14} {one['rating']:>5}  {one['grade']}")
    print()
    for style in styles:
        print(f"      {style['id']:<18} {style['name']}")
    return 0


def _told(one: Character, variant_id: str) -> dict[str, object]:
    """What is told of a character."""
    return {
        "id": one.id,
        "name": one.name,
        "level": one.strength,
        "rating": round(points_at(variant_id, one.strength)),
        "grade": _grade(one.rung),
        "styles": one.repertoire.get(variant_id, ()),
    }


def _grade(number: int) -> str:
    text = grade_text(number).rstrip(".")
    return f"{text[0].lower()}{text[1:]}"
