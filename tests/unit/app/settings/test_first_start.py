"""What a first start finds, and between which bounds each number may be set."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from shogi_desktop.app.settings.game_setup import (
    BookSetup,
    EngineSetup,
    GameSetup,
    LevelSetup,
    PersonSetup,
    RulesSetup,
    SearchLimits,
    TimeSetup,
)
from shogi_desktop.app.settings.print_choices import AnimationChoices, PictureChoices, PrintChoices
from shogi_desktop.app.settings.settings import NewGameChoices, OwnHandicap, Settings
from shogi_desktop.rules import STANDARD

FIRST: dict[type[msgspec.Struct], dict[str, object]] = {
    Settings: {
        "language": "", "appearance": "system", "board": "auto", "text_percent": 100,
        "piece_set": "two_kanji", "dark_sides": False, "move_text": "auto", "show_destinations": True,
        "course_pieces": True,
        "piece_tips": True, "animate_moves": True, "animate_always": False, "player_name": "",
        "kifu_folder": "", "kifu_encoding": "utf-8", "recent_files": (), "keep_games": True, "sounds": True,
        "sound_volume": 70, "clock_tones": True, "check_sound": True, "spoken_count": False,
        "computer_tempo": "natural", "computer_least_seconds": 0, "computer_most_seconds": 0,
        "computer_uses_clock": False,
        "computer_ponders": False, "computer_resigning": "own",
        "two_players_view": "fixed",
        "window_geometry": "", "panel_shown": True, "last_page": "start", "library_split": "",
        "library_columns": "", "own_handicaps": (), "online_places": (), "match_game": None,
        "printing": PrintChoices(pieces="in-use"), "pictures": PictureChoices(pieces="in-use"),
        "animations": AnimationChoices(), "new_game": NewGameChoices(), "coordinates": "auto",
        "strong_marks": False, "score_view": "black", "analysis_lines": 3, "analysis_engines": (),
        "analysis_arrows": True, "analysis_folded": False, "analysis_keeps": False, "graph_shown": True,
        "explorer_shown": False, "explorer_exchanged": True, "books": (),
        "coach": False, "own_level": 0, "cluster": "",
    },
    NewGameChoices: {
        "variant": "shogi", "two_players": False, "rung": 4, "colour": "black", "handicap": "even",
        "time_kind": "unlimited", "main_minutes": 10, "byoyomi_seconds": 30, "increment_seconds": 10,
        "periods": 1, "white_time": None, "adaptive": False, "style": "", "second_name": "",
        "match_games": 1, "furigoma": False, "rules": RulesSetup(), "book": "", "engine": "",
        "engine_profile": "", "engine_limits": SearchLimits(), "engine_ponders": False,
        "character": "",
    },
    RulesSetup: {
        "impasse": None, "move_limit": None, "draw_by_agreement": False, "fouls": "prevented",
        "give_time_back": False, "dialogs_pause": None,
    },
    TimeSetup: {"main_ms": 0, "byoyomi_ms": 0, "increment_ms": 0, "periods": 1},
    GameSetup: {
        "variant": "shogi", "handicap": "even", "black": PersonSetup(""), "white": PersonSetup(""),
        "time": TimeSetup(), "start_sfen": None, "moves": (), "white_time": None, "rules": RulesSetup(),
        "own_handicap": "", "carried": None, "match": None,
    },
    SearchLimits: {"movetime_ms": None, "nodes": None, "depth": None},
    BookSetup: {"file": "", "best": False},
    PrintChoices: {
        "sheet": "kifu", "paper": "auto", "landscape": False, "notation": "auto", "pieces": "one_kanji",
        "dark_sides": False, "theme": "book", "book": True, "columns": 0, "times": True, "comments": True,
        "variations": True, "bookmarks": True, "final_diagram": True, "diagram_every": -1,
        "diagram_columns": 2, "diagram_rows": 3, "diagrams_of": "board", "booklet": False, "answers": True,
        "lengths": True,
        "score_plies": 120,
        "score_paired": False, "score_times": True, "graph": True,
    },
    PictureChoices: {
        "format": "png", "theme": "book", "pieces": "one_kanji", "dark_sides": False, "coordinates": "auto",
        "hands": "both", "last_move": True, "names": True, "caption": "move", "transparent": False,
        "in_millimetres": False, "pixels": 1200, "millimetres": 80, "dpi": 300,
    },
    AnimationChoices: {
        "format": "gif", "pixels": 480, "delay_ms": 1000, "last_delay_ms": 3000, "repeat": True,
        "theme": "light", "caption": "move",
    },
}  # fmt: skip

BOUNDS: list[tuple[type[msgspec.Struct], str, int, int]] = [
    (Settings, "text_percent", 80, 200),
    (Settings, "sound_volume", 0, 100),
    (Settings, "computer_least_seconds", 0, 60),
    (Settings, "computer_most_seconds", 0, 600),
    (Settings, "analysis_lines", 1, 10),
    (Settings, "own_level", 0, 40),
    (NewGameChoices, "rung", 1, 40),
    (NewGameChoices, "main_minutes", 0, 600),
    (NewGameChoices, "byoyomi_seconds", 0, 600),
    (NewGameChoices, "increment_seconds", 0, 600),
    (NewGameChoices, "periods", 1, 10),
    (NewGameChoices, "match_games", 0, 7),
    (PrintChoices, "columns", 0, 6),
    (PrintChoices, "diagram_every", -1, 200),
    (PrintChoices, "diagram_columns", 1, 6),
    (PrintChoices, "diagram_rows", 1, 8),
    (PrintChoices, "score_plies", 20, 1000),
    (PictureChoices, "pixels", 16, 16_000),
    (PictureChoices, "millimetres", 5, 1000),
    (PictureChoices, "dpi", 36, 2400),
    (AnimationChoices, "pixels", 80, 2000),
    (AnimationChoices, "delay_ms", 50, 20_000),
    (AnimationChoices, "last_delay_ms", 50, 60_000),
]


@pytest.mark.parametrize("kind", FIRST, ids=lambda kind: kind.__name__)
def test_a_first_start_finds_everything_as_it_is_meant_for_most(kind: type[msgspec.Struct]) -> None:
    first = kind()
    assert {name: getattr(first, name) for name in kind.__struct_fields__} == FIRST[kind]


def test_an_engine_of_the_players_begins_with_nothing_set_for_it() -> None:
    engine = EngineSetup(("engine",))
    assert (engine.options, engine.name, engine.folder, engine.limits) == ({}, "", "", SearchLimits())
    assert (engine.ponder, engine.engine, engine.profile, engine.book) == (False, "", "", None)
    level = LevelSetup(3)
    assert (level.adaptive, level.style, level.name, level.book) == (False, "", "", None)
    assert level.character == ""


@pytest.mark.parametrize(("kind", "name", "low", "high"), BOUNDS)
def test_a_number_is_taken_up_to_its_bounds(
    kind: type[msgspec.Struct], name: str, low: int, high: int
) -> None:
    def take(value: int) -> Any:
        return getattr(msgspec.convert({name: value}, kind), name)

    assert (take(low), take(high)) == (low, high)
    for beyond in (low - 1, high + 1):
        with pytest.raises(msgspec.ValidationError):
            take(beyond)


@pytest.mark.parametrize(
    ("kind", "name"), [(Settings, "player_name"), (NewGameChoices, "second_name"), (OwnHandicap, "name")]
)
def test_a_name_has_sixty_letters_at_most(kind: type[msgspec.Struct], name: str) -> None:
    rest = {"variant": "shogi", "sfen": STANDARD.start_sfen, "name": "x"} if kind is OwnHandicap else {}
    assert getattr(msgspec.convert({**rest, name: "x" * 60}, kind), name) == "x" * 60
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({**rest, name: "x" * 61}, kind)
