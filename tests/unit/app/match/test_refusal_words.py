"""Why a match cannot be played is said in the window's language, with the file, the line and what to do."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from shogi_desktop.app.engines.required import EngineOptionError
from shogi_desktop.app.match.openings import OpeningsError, OpeningsFault, read_openings
from shogi_desktop.app.match.pace import Pace, PaceTextError
from shogi_desktop.app.match.refusal_words import refusal_text
from shogi_desktop.app.match.results import FileFault, MatchFileError, read_match
from shogi_desktop.app.system.i18n import LANGUAGES, Translations
from shogi_desktop.app.words.errors import reason_text
from shogi_desktop.notation.errors import PositionTextError
from shogi_desktop.resources_path import resource_path
from shogi_desktop.rules import OKISAKI, STANDARD

CODES = [language.code for language in LANGUAGES]


@pytest.fixture
def language(qapp: QApplication) -> Iterator[Translations]:
    translations = Translations(resource_path("i18n"))
    yield translations
    translations.use("en")


@pytest.mark.parametrize("fault", FileFault)
def test_every_fault_of_a_file_is_said_in_every_language(language: Translations, fault: FileFault) -> None:
    error = MatchFileError(Path("match.json"), fault, "because")

    said = []
    for code in CODES:
        language.use(code)
        said.append(refusal_text(error))

    assert len(set(said)) == len(CODES)
    with_file = fault is not FileFault.CHANGED_PROGRAM
    assert all("match.json" in text for text in said if with_file)


@pytest.mark.parametrize("fault", OpeningsFault)
def test_every_fault_of_openings_is_said_in_every_language(
    language: Translations, fault: OpeningsFault
) -> None:
    error = OpeningsError(Path("o.sfens"), 7, fault, "xx")

    said = []
    for code in CODES:
        language.use(code)
        said.append(refusal_text(error))

    assert len(set(said)) == len(CODES)
    assert all("o.sfens" in text and "7" in text for text in said)


def test_openings_that_cannot_be_set_up_say_why(qapp: QApplication) -> None:
    why = PositionTextError("x", "rank 1", "odd")
    said = refusal_text(OpeningsError(Path("o.sfens"), 7, OpeningsFault.NOT_UNDERSTOOD, why))
    assert reason_text(why) in said


def refused(path: Path, text: str) -> OpeningsError:
    path.write_text(text, encoding="utf-8")
    with pytest.raises(OpeningsError) as caught:
        read_openings(path, STANDARD)
    return caught.value


def test_what_the_reader_of_a_line_found_is_said_too(language: Translations, tmp_path: Path) -> None:
    path = tmp_path / "openings.sfens"
    other = refused(path, f"startpos\n{OKISAKI.start_sfen}\n")
    illegal = refused(path, "startpos moves 7g7e\n")

    language.use("en")
    assert refusal_text(other) == f"The openings in {path} cannot be used: line 2, it is for another game."
    assert "line 1, " in refusal_text(illegal)
    assert "7g7e" in refusal_text(illegal)
    for code in CODES:
        language.use(code)
        said = refusal_text(illegal)
        assert not any(said.endswith(end) for end in ("..", "。。", ".。", "。.")), said
    language.use("cs")
    assert "7g7e is" not in refusal_text(illegal)


def test_a_file_that_is_not_there_is_named_with_the_systems_word(
    language: Translations, tmp_path: Path
) -> None:
    language.use("en")
    with pytest.raises(MatchFileError) as caught:
        read_match(tmp_path / "none.json")

    said = f"{tmp_path / 'none.json'} cannot be read (No such file or directory)."
    assert refusal_text(caught.value) == said


def test_an_option_that_an_engine_refuses_is_named(language: Translations) -> None:
    language.use("en")
    missing = EngineOptionError("Old one", "Threads", 4, "")
    wrong = EngineOptionError("Old one", "Threads", 400, "1 to 8")

    assert refusal_text(missing) == "Old one has no option Threads."
    assert refusal_text(wrong) == "Old one does not accept 400 for its option Threads."


def test_a_pace_that_means_nothing_is_told_in_the_words_of_the_file(language: Translations) -> None:
    with pytest.raises(PaceTextError) as caught:
        Pace.parse("soon")

    for code in CODES:
        language.use(code)
        assert "'soon' is not a pace" in refusal_text(caught.value)
