"""What a match is told in words, and which words do not go together."""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path

import pytest

from shogi_desktop.app.match.openings import bundled_openings
from shogi_desktop.app.match.pace import DEFAULT_PACE
from shogi_desktop.app.match.settings import MatchSettings, MatchSettingsError, canonical_player
from shogi_desktop.rules import STANDARD, RulesError

ENGINE = f"engine:{sys.executable} -c pass"


def test_the_words_become_a_match() -> None:
    settings = MatchSettings(
        black="level:2", white=ENGINE, white_name="Deep", white_go="movetime=300",
        white_options={"Style": "calm"},
        games=6, alternate=True, seed=7, max_moves=90, margin=40, resign_score=900, resign_moves=3,
        draw_moves=20, draw_score=15,
    )  # fmt: skip

    spec = settings.spec()

    assert (spec.first.strength, spec.first.command) == (2, None)
    assert spec.second.command is not None
    assert (spec.second.name, dict(spec.second.options)) == ("Deep", {"Style": "calm"})
    assert spec.second.pace.movetime_ms == 300
    assert (spec.games, spec.alternate, spec.seed, spec.max_moves, spec.margin_ms) == (6, True, 7, 90, 40)
    assert (spec.variant, spec.handicap, spec.openings) == ("shogi", "even", ())
    judged = spec.adjudication
    assert (judged.resign_score, judged.resign_moves, judged.draw_moves, judged.draw_score) == (
        900,
        3,
        20,
        15,
    )


def test_a_pace_holds_for_engines_without_one_of_their_own() -> None:
    both = MatchSettings(black=ENGINE, white=ENGINE, go="movetime=100", white_go="movetime=200").spec()

    assert (both.first.pace.movetime_ms, both.second.pace.movetime_ms) == (100, 200)


@pytest.mark.parametrize(
    ("settings", "why"),
    [
        (MatchSettings(games=0), "one game or more"),
        (MatchSettings(max_moves=0), "one move or more"),
        (MatchSettings(handicap="two", openings="balanced"), "openings are for even games"),
        (MatchSettings(resign_score=0), "resign-score must be 1 or more"),
        (MatchSettings(resign_moves=0), "resign-moves must be 1 or more"),
        (MatchSettings(draw_moves=0), "draw-moves must be 1 or more"),
        (MatchSettings(margin=-1), "must not be negative"),
        (MatchSettings(draw_score=-1), "must not be negative"),
        (MatchSettings(black_go="movetime=100"), "level:5 has limits of its own"),
    ],
)
def test_what_does_not_go_together_is_refused(settings: MatchSettings, why: str) -> None:
    with pytest.raises(MatchSettingsError, match=why):
        settings.spec()


@pytest.mark.parametrize(
    "settings",
    [
        MatchSettings(
            games=1, max_moves=1, resign_score=1, resign_moves=1, draw_moves=1, margin=0, draw_score=0
        ),
        MatchSettings(handicap="two"),
    ],
)
def test_the_least_that_goes_is_taken(settings: MatchSettings) -> None:
    assert settings.spec().games == 1


def test_names_that_are_none_are_refused() -> None:
    with pytest.raises(RulesError):
        MatchSettings(variant="go").spec()
    with pytest.raises(RulesError):
        MatchSettings(handicap="twelve").spec()
    with pytest.raises(ValueError, match="fast"):
        MatchSettings(go="fast").spec()


def test_openings_are_none_the_bundled_ones_or_a_file() -> None:
    assert MatchSettings().openings_path() is None
    assert MatchSettings(openings="balanced").openings_path() == bundled_openings(STANDARD)
    assert MatchSettings(openings="/x/y.sfen").openings_path() == Path("/x/y.sfen")
    assert len(MatchSettings(openings="balanced").spec().openings) > 10


def test_what_runs_is_known_by_its_contents(tmp_path: Path) -> None:
    program, book = tmp_path / "engine", tmp_path / "book"
    program.write_bytes(b"program")
    program.chmod(0o755)
    book.write_bytes(b"book")
    settings = MatchSettings(black=f"engine:{program} {book} --quiet", white="level:1", openings=str(book))

    prints = settings.fingerprints()

    assert prints["black"] == hashlib.sha256(b"programbook").hexdigest()
    assert prints["openings"] == hashlib.sha256(b"book").hexdigest()
    assert "openings" not in MatchSettings(black=f"engine:{program}").fingerprints()


def test_two_matches_differ_by_what_is_set_but_not_by_how_many_games() -> None:
    one = MatchSettings(games=10, seed=1, margin=5)

    assert one.differences(MatchSettings(games=20, seed=1, margin=5)) == []
    assert one.differences(MatchSettings(games=10, seed=2)) == ["seed", "margin"]


def test_a_test_is_asked_for_by_its_text() -> None:
    assert MatchSettings().test() is None
    assert MatchSettings(sprt="elo0=0,elo1=10,alpha=0.05,beta=0.05").test() is not None


@pytest.mark.parametrize(
    ("text", "canonical"),
    [("level:3", "level:3"), ("engine:/a/b", "engine:/a/b"), ("engine:/a/b 'c d'", "engine:/a/b 'c d'")],
)
def test_a_player_is_told_so_that_any_folder_finds_it(text: str, canonical: str) -> None:
    assert canonical_player(text) == canonical


def test_a_pace_is_for_engines_and_a_level_keeps_its_own() -> None:
    spec = MatchSettings(black="level:2", white=ENGINE, go="movetime=100").spec()
    assert (spec.first.pace, spec.second.pace.movetime_ms) == (DEFAULT_PACE, 100)
    without = MatchSettings(black="level:2", white=ENGINE).spec()
    assert (without.first.pace, without.second.pace) == (DEFAULT_PACE, DEFAULT_PACE)
