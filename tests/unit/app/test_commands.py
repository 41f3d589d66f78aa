"""The table of commands holds together, and what is enabled follows from the state alone."""

from __future__ import annotations

from PySide6.QtGui import QKeySequence

from shogi_desktop.app.commands import COMMANDS, CommandState, When, command


def test_no_id_and_no_shortcut_is_given_twice() -> None:
    ids = [entry.id for entry in COMMANDS]
    keys = [key for entry in COMMANDS for key in entry.shortcuts]
    assert len(set(ids)) == len(ids)
    assert len(set(keys)) == len(keys)


def test_every_shortcut_is_one_that_qt_understands() -> None:
    for entry in COMMANDS:
        for key in entry.shortcuts:
            assert QKeySequence(key).toString(QKeySequence.SequenceFormat.PortableText) == key


def test_shortcuts_are_those_players_expect() -> None:
    expected = {
        "new_game": "Ctrl+N", "open": "Ctrl+O", "save": "Ctrl+S", "save_as": "Ctrl+Shift+S",
        "print": "Ctrl+P",
        "copy_game": "Ctrl+C", "copy_position": "Ctrl+Shift+C",
        "paste": "Ctrl+V", "take_back": "Ctrl+Z",
        "full_screen": "F11", "settings": "Ctrl+,", "back": "Left", "forward": "Right", "first": "Home",
        "last": "End", "back_ten": "PgUp", "forward_ten": "PgDown",
    }  # fmt: skip
    assert {name: command(name).shortcuts[0] for name in expected} == expected
    assert command("flip").shortcuts == ("Ctrl+T", "F")


def test_nothing_of_a_record_is_enabled_on_the_start_page() -> None:
    enabled = {entry.id for entry in COMMANDS if entry.when.holds(CommandState())}
    assert enabled == {
        "new_game", "open", "paste", "results", "settings", "quit", "full_screen", "about",
    }  # fmt: skip


def test_every_condition_can_hold_and_can_fail() -> None:
    everything = CommandState(
        has_record=True, can_resign=True, can_take_back=True, can_step_back=True, can_step_forward=True,
        can_delete=True, can_resume=True, can_rematch=True, engine_trouble=True,
    )  # fmt: skip
    assert all(when.holds(everything) for when in When)
    assert [when for when in When if when.holds(CommandState())] == [When.ALWAYS]


def test_study_waits_for_the_end_of_the_game() -> None:
    assert not When.CAN_STUDY.holds(CommandState(has_record=True, running=True))
