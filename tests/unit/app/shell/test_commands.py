"""The table of commands holds together, and what is enabled follows from the state alone."""

from __future__ import annotations

from itertools import groupby, product

import msgspec
import pytest
from PySide6.QtGui import QKeySequence

from shogi_desktop.app.shell.commands import AIDS, COMMANDS, Command, CommandState, Menu, always, command


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
    always = (
        *("new_game", "open", "library", "paste", "print", "results", "edit_position", "engines", "settings"),
        *("statistics", "practice", "problems", "opponents", "quit", "engine_match", "play_online", "invite"),
        "placing",
    )
    assert enabled == {*always, "full_screen", "learn", "atlas", "reference", "rules_sheet", "guide", "about"}


def test_every_condition_can_hold_and_can_fail() -> None:
    everything = CommandState(
        elsewhere=True, has_record=True, can_resign=True, can_take_back=True, can_step_back=True,
        can_step_forward=True, can_delete=True, can_resume=True, can_rematch=True, engine_trouble=True,
        can_undo_edit=True,
        can_redo_edit=True, has_alternatives=True, on_move=True, on_branch=True, can_move_up=True,
        can_move_down=True, has_marks=True, can_declare=True, can_propose_end=True, can_offer_draw=True,
        can_call_foul=True, can_go_on=True, match_waits=True, can_hint=True, can_move_now=True,
        has_computer=True, can_analyse=True, analyses=True, can_threaten=True,
            can_coach=True,
    )  # fmt: skip
    assert all(entry.when(everything) for entry in COMMANDS)
    assert all(not entry.when(CommandState()) for entry in COMMANDS if entry.when is not always)


def test_study_waits_for_the_end_of_the_game() -> None:
    assert not command("study").when(CommandState(has_record=True, running=True))


MENUS = """\
&Game
  &New game… <new>  Ctrl+N
  Pic&k an opponent <opponents>
  Play over the net&work > &Play on a server…
  Play over the net&work > &Invite someone on this network…
  Contin&ue playing > Resume &last game <resume>
  Contin&ue playing > Re&match
  Contin&ue playing > Repla&y or next game  Ctrl+Shift+N
  Contin&ue playing > &End the match
  ---
  &Open kifu… <open>  Ctrl+O
  Kifu li&brary <library>  Ctrl+L
  &Save kifu <save>  Ctrl+S
  Save kifu &as…  Ctrl+Shift+S
  Print and e&xport > &Print… <print>  Ctrl+P
  Print and e&xport > Kifu as P&DF…
  Print and e&xport > Position as p&icture…
  Print and e&xport > Game as anima&tion…
  ---
  &Training and results > Sol&ve problems <tsume>
  &Training and results > Pra&ctice
  &Training and results > My res&ults…
  &Training and results > Statistics o&f a player
  &Training and results > Ad&just to my strength…
  Engine matc&h <engine>
  ---
  Start pa&ge
  &Quit  Ctrl+Q
&Edit
  &Undo <undo>  Ctrl+Z
  &Redo <redo>  Ctrl+Shift+Z, Ctrl+Y
  &Take back <undo>  Ctrl+Z
  ---
  &Copy game (KIF) <copy>  Ctrl+C
  Copy &game as > KI&2
  Copy &game as > &CSA
  Copy &game as > &JKF
  Copy &game as > &USI
  Copy &game as > &PSN
  Copy &game as > &Western text
  Copy &diagram (BOD)
  Copy positio&n (SFEN)  Ctrl+Shift+C
  Copy p&icture
  &Paste game or position <paste>  Ctrl+V
  ---
  Gam&e information…  Ctrl+I
  Set up a p&osition <position>  Ctrl+E
  ---
  M&y engines…
  &Settings… <settings>  Ctrl+,
&Moves
  Go &to > &First position <first>  Home
  Go &to > &Ten moves back  PgUp
  Go &to > &Back <prev>  Left
  Go &to > F&orward <next>  Right
  Go &to > Ten mo&ves forward  PgDown
  Go &to > &Last position <last>  End
  ---
  Play fro&m here… <play>
  &Study this game <study>
  Review this &game <sight>  Ctrl+Shift+E
  F&ind this position <library>  Ctrl+F
  ---
  [ ] Anal&ysis > &Analyse this position <engine>  A
  Anal&ysis > Analyse the &game…  Ctrl+Shift+A
  [ ] Anal&ysis > Show the &threat  X
  Anal&ysis > Find &mate  Ctrl+J
  Anal&ysis > &Keep the line as a variation  Ctrl+K
  Anal&ysis > Keep the &evaluation  Ctrl+Shift+K
  &Hint <hint>  H
  [ ] Coach: chec&k my moves
  Move no&w  Ctrl+M
  [ ] Let the computer fi&nish  Ctrl+Shift+M
  Switch si&des  Ctrl+Shift+T
  ---
  &Offers and claims > De&clare the impasse
  &Offers and claims > &Propose ending the impasse
  &Offers and claims > Off&er a draw
  &Offers and claims > Call a fo&ul
  &Resign <resign>
  Rest&art the engine <engine>
&Record
  &Previous alternative  Up
  &Next alternative  Down
  ---
  P&romote the branch
  Make it the &main line
  Move the branch &up  Ctrl+Shift+Up
  Move the branch d&own  Ctrl+Shift+Down
  &Delete from here  Ctrl+Del
  ---
  [ ] &Bookmark this position <bookmark>  Ctrl+B
  N&ame the bookmark…  F2
  Boo&kmarks…  Ctrl+Shift+B
  ---
  [ ] Mark the mo&ve > ! &Good move  Ctrl+1
  [ ] Mark the mo&ve > ? Mi&stake  Ctrl+2
  [ ] Mark the mo&ve > !! Brillian&t move  Ctrl+3
  [ ] Mark the mo&ve > ?? Blund&er  Ctrl+4
  [ ] Mark the mo&ve > !? &Interesting move  Ctrl+5
  [ ] Mark the mo&ve > ?! Dubious mo&ve  Ctrl+6
  &Clear arrows and circles
  ---
  Un&fold all branches
  Fo&ld all branches
&View
  &Flip the board <flip>  Ctrl+T, F
  [ ] &Side panel  F9
  [ ] Evaluation &graph  Ctrl+G
  [ ] Opening e&xplorer  E
  ---
  [ ] F&ull screen  F11
&Help
  &Learn shogi <learn>
  &Openings and castles <board>
  &Rules reference  F1
  Rules on one &page…
  &User guide
  ---
  &About Shogi Desktop
"""
"""What stands in the menus: each command's text, its picture, its keys; [ ] is one that is on or off."""


def in_menu(entry: Command) -> str:
    box = "[ ] " if entry.checkable else ""
    below = f"{entry.submenu_title} > " if entry.submenu else ""
    icon = f" <{entry.icon}>" if entry.icon else ""
    keys = f"  {', '.join(entry.shortcuts)}" if entry.shortcuts else ""
    return f"  {box}{below}{entry.label}{icon}{keys}"


@pytest.mark.usefixtures("qapp")
def test_the_menus_are_as_players_know_them() -> None:
    lines: list[str] = []
    for menu in Menu:
        entries = [entry for entry in COMMANDS if entry.menu is menu]
        groups = [list(map(in_menu, group)) for _, group in groupby(entries, key=lambda entry: entry.group)]
        lines += [menu.title, *"\n  ---\n".join(map("\n".join, groups)).splitlines()]
    assert "\n".join(lines) + "\n" == MENUS


@pytest.mark.usefixtures("qapp")
def test_every_command_is_explained_in_other_words_than_its_name() -> None:
    for entry in COMMANDS:
        assert len(entry.explanation.split()) > 1
        assert entry.explanation != entry.label
        assert "&" not in entry.explanation


NEEDS = {
    "elsewhere": "start_page",
    "has_record": (
        "analyse_game bookmark bookmarks continue_here copy_csa copy_diagram copy_game copy_hodges copy_jkf "
        "copy_ki2 copy_picture copy_position copy_psn copy_usi export_animation export_pdf "
        "explorer export_picture find_position flip fold_all graph information name_bookmark panel review "
        "save save_as study unfold_all"
    ),
    "can_resign": "resign",
    "can_take_back": "take_back",
    "can_step_back": "back back_ten first",
    "can_step_forward": "forward forward_ten last",
    "can_delete": "delete_line",
    "can_resume": "resume",
    "can_rematch": "rematch",
    "can_go_on": "go_on",
    "match_waits": "end_match",
    "can_declare": "declare",
    "can_propose_end": "propose_end",
    "can_offer_draw": "offer_draw",
    "can_call_foul": "call_foul",
    "engine_trouble": "retry_engine",
    "can_hint": "hint",
    "can_coach": "coach",
    "can_move_now": "move_now",
    "has_computer": "finish_game switch_sides",
    "can_undo_edit": "undo_edit",
    "can_redo_edit": "redo_edit",
    "has_alternatives": "next_branch previous_branch",
    "on_move": ("glyph_blunder glyph_brilliant glyph_dubious glyph_good glyph_interesting glyph_mistake"),
    "on_branch": "main_line promote_branch",
    "can_move_up": "branch_up",
    "can_move_down": "branch_down",
    "can_analyse": "analyse find_mate",
    "analyses": "keep_evaluation keep_line",
    "has_marks": "clear_marks",
}
"""What a command needs is one thing, named like the field of the state that tells it."""


@pytest.mark.parametrize("name", [field.name for field in msgspec.structs.fields(CommandState)])
def test_a_command_can_be_given_when_what_it_needs_is_there(name: str) -> None:
    state = CommandState(**{name: True})
    enabled = {entry.id for entry in COMMANDS if entry.when is not always and entry.when(state)}
    assert enabled == set(NEEDS.get(name, "").split())


def test_a_command_that_is_none_is_refused() -> None:
    with pytest.raises(KeyError, match="castle"):
        command("castle")


def test_in_a_game_that_is_played_unaided_no_aid_can_be_given() -> None:
    aids = {entry.id for entry in COMMANDS if entry.id in AIDS}
    assert aids == set(AIDS)
    free = Command("analyse", "", "", None)
    other = Command("save", "", "", None)
    assert free.enabled(CommandState()) and not free.enabled(CommandState(unaided=True))
    assert other.enabled(CommandState(unaided=True))
    never = Command("save", "", "", None, when=lambda _: False)
    assert not never.enabled(CommandState())
