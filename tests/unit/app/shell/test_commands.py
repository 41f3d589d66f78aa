"""The table of commands holds together, and what is enabled follows from the state alone."""

from __future__ import annotations

from itertools import product

from PySide6.QtGui import QKeySequence

from shogi_desktop.app.shell.commands import COMMANDS, CommandState, always, command


def test_no_id_and_no_shortcut_is_given_twice() -> None:
    ids = [entry.id for entry in COMMANDS]
    assert len(set(ids)) == len(ids)
    for running, edited in product((False, True), repeat=2):
        state = CommandState(running=running, can_undo_edit=edited)
        keys = [key for entry in COMMANDS for key in entry.keys(state)]
        assert len(set(keys)) == len(keys)


def test_undo_takes_a_move_back_in_a_game_and_a_change_in_a_record() -> None:
    def owner(state: CommandState) -> list[str]:
        return [entry.id for entry in COMMANDS if "Ctrl+Z" in entry.keys(state)]

    assert owner(CommandState(running=True, can_undo_edit=True)) == ["take_back"]
    assert owner(CommandState(can_undo_edit=True)) == ["undo_edit"]
    assert owner(CommandState(can_take_back=True)) == ["take_back"]


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
    enabled = {entry.id for entry in COMMANDS if entry.when(CommandState())}
    always = ("new_game", "open", "library", "paste", "print", "results", "edit_position", "settings", "quit")
    assert enabled == {*always, "full_screen", "learn", "reference", "rules_sheet", "guide", "about"}


def test_every_condition_can_hold_and_can_fail() -> None:
    everything = CommandState(
        has_record=True, can_resign=True, can_take_back=True, can_step_back=True, can_step_forward=True,
        can_delete=True, can_resume=True, can_rematch=True, engine_trouble=True, can_undo_edit=True,
        can_redo_edit=True, has_alternatives=True, on_move=True, on_branch=True, can_move_up=True,
        can_move_down=True, has_marks=True, can_declare=True, can_propose_end=True, can_offer_draw=True,
        can_call_foul=True, can_go_on=True, match_waits=True, can_hint=True, can_move_now=True,
        has_computer=True,
    )  # fmt: skip
    assert all(entry.when(everything) for entry in COMMANDS)
    assert all(not entry.when(CommandState()) for entry in COMMANDS if entry.when is not always)


def test_study_waits_for_the_end_of_the_game() -> None:
    assert not command("study").when(CommandState(has_record=True, running=True))
