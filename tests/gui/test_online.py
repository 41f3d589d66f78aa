"""Two windows play each other at a server, by mouse and keys."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from shogi_desktop.app.online.table import Stage
from shogi_desktop.app.system.paths import AppPaths
from shogi_desktop.csa.server import ServerRules
from shogi_desktop.game import Outcome, Reason
from shogi_desktop.gui.online.invite_dialog import InviteDialog
from shogi_desktop.gui.online.leave_dialog import LeaveDialog
from shogi_desktop.gui.window.main_window import MainWindow
from shogi_desktop.notation import csa
from shogi_desktop.rules import Color, parse_usi_move
from tests.gui.hands import LEFT, Hands, finish_work, notice, resign
from tests.gui.online_hands import agreed, dialog_of, log_in, plies, seated, until
from tests.support.extent import in_the_whole
from tests.support.online import hosting

GAME = "G-600-10"


def test_a_game_of_two_windows_by_mouse(qtbot: QtBot, two: tuple[MainWindow, MainWindow]) -> None:
    with hosting() as port:
        black, white = seated(qtbot, port, two)
        assert all(window.parts.online.dialog is None for window in two)
        assert white.play_page.flipped and not black.play_page.flipped
        for window in two:
            assert window.board.activity.reading(Color.WHITE) is not None
            assert not window.actions_by_id["hint"].isEnabled()
            for command in ("take_back", "analyse", "find_mate", "threat", "find_position", "move_now"):
                assert not window.actions_by_id[command].isEnabled()
        for number, (mover, usi) in enumerate(((black, "7g7f"), (white, "3c3d"), (black, "8h2b+")), start=1):
            assert mover.board.record is not None
            Hands(mover, qtbot).move(parse_usi_move(usi, mover.board.record.variant))
            until(qtbot, lambda number=number: plies(black) == plies(white) == number)  # type: ignore[misc]
        resign(white)
        until(qtbot, lambda: black.board.outcome is not None and white.board.outcome is not None)

    for window, headline in ((black, "You win"), (white, "You lose")):
        finish_work(window)
        assert window.board.outcome == Outcome(Reason.RESIGNATION, Color.BLACK)
        card = window.play_page.panel.end_card
        assert card.isVisible() and headline in card.words.headline
        assert card.file_name and (window.shell.paths.games_dir / card.file_name).exists()
        assert not window.isWindowModified()
        for command in ("study", "analyse", "find_position", "hint"):
            assert window.actions_by_id[command].isEnabled() is (command != "hint")
        assert not window.shell.paths.online_seat_file.exists()
    assert "s" not in white.settings.current.online_places[0].game
    assert "password" not in white.shell.paths.settings_file.read_text()


def test_a_rematch_waits_for_the_same_opponent(qtbot: QtBot, two: tuple[MainWindow, MainWindow]) -> None:
    with hosting() as port:
        black, _ = seated(qtbot, port, two)
        resign(black)
        until(qtbot, lambda: all(window.board.outcome is not None for window in two))
        for window in two:
            finish_work(window)
            window.play_page.panel.end_card.rematch.click()
        agreed(qtbot, two)
        assert all(plies(window) == 0 for window in two)


def test_okisaki_shogi_is_played_too(qtbot: QtBot, two: tuple[MainWindow, MainWindow]) -> None:
    with hosting() as port:
        black, white = seated(qtbot, port, two, "okisaki_G-60-5F")
        record = black.board.record
        assert record is not None and record.variant.id == "okisakishogi"
        Hands(black, qtbot).move(next(iter(record.start_position().legal_moves())))
        until(qtbot, lambda: plies(white) == 1)


def test_who_leaves_a_game_is_asked_first(qtbot: QtBot, two: tuple[MainWindow, MainWindow]) -> None:
    def answer(button: str) -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, LeaveDialog)
        getattr(dialog, button).click()

    with hosting() as port:
        black, white = seated(qtbot, port, two)
        QTimer.singleShot(0, lambda: answer("stay"))
        black.do("start_page")
        assert black.on_board and black.board.running
        QTimer.singleShot(0, lambda: answer("give_up"))
        black.do("start_page")
        assert not black.on_board
        until(qtbot, lambda: white.board.outcome is not None)
    assert white.board.outcome == Outcome(Reason.RESIGNATION, Color.WHITE)


def test_a_lost_connection_is_told_and_comes_back(qtbot: QtBot, two: tuple[MainWindow, MainWindow]) -> None:
    with hosting() as port:
        black, white = seated(qtbot, port, two, "")
        carrier = black.parts.online.table._line._carrier
        assert carrier is not None and carrier._wire is not None
        carrier._wire.socket.shutdown(2)
        until(qtbot, lambda: black.parts.online.table.stage is Stage.SEEKING)
        assert "Reconnecting" in notice(black)
        until(qtbot, lambda: black.parts.online.table.stage is Stage.PLAYING)
        assert "is back" in notice(black)
        assert "is back" in notice(white)


def test_a_window_that_was_killed_offers_to_go_on(
    qtbot: QtBot, two: tuple[MainWindow, MainWindow], make_window: Callable[..., MainWindow]
) -> None:
    with hosting() as port:
        black, white = seated(qtbot, port, two, "")
        Hands(black, qtbot).move(parse_usi_move("7g7f", black.board.record.variant))  # type: ignore[union-attr]
        until(qtbot, lambda: plies(white) == 1)
        finish_work(white)
        # As a kill would leave it: the disk as it is, the connection gone without a word.
        kept = white.shell.paths.online_seat_file.read_bytes()
        white.parts.online.table.drop()
        white.shell.paths.online_seat_file.write_bytes(kept)
        until(qtbot, lambda: "lost the connection" in notice(black))
        again = make_window(paths=white.shell.paths)
        until(qtbot, lambda: "was interrupted" in notice(again))
        assert again.notices.current is not None and again.notices.current.handler is not None
        again.notices.current.handler()
        page = dialog_of(again).login
        assert page.name.text() in {"anna", "boris"} and page.password.text() == ""
        qtbot.keyClicks(page.password, "s")
        qtbot.keyClick(page.password, Qt.Key.Key_Return)
        until(qtbot, lambda: again.parts.online.table.stage is Stage.PLAYING)
        assert plies(again) == 1
        Hands(again, qtbot).move(parse_usi_move("3c3d", again.board.record.variant))  # type: ignore[union-attr]
        until(qtbot, lambda: plies(black) == 2)


@pytest.mark.parametrize(
    ("name", "word", "sentence"),
    [
        ("anna", "wrong", "127.0.0.1 did not accept the password. Check it and try again."),
        ("Anna B", "sesame", "A name for servers has up to 32 characters"),
        ("anna", "a word", "A password for servers"),
        ("", "sesame", "Enter the name you want to use there."),
    ],
)
def test_what_is_wrong_with_a_login_is_said_in_the_dialog(
    name: str, word: str, sentence: str, window: MainWindow, qtbot: QtBot
) -> None:
    with hosting(ServerRules(word="sesame")) as port:
        window.do("play_online")
        page = dialog_of(window).login
        page.name.setText(name)
        log_in(window, qtbot, port, "", word)
        until(qtbot, lambda: sentence in page._trouble.text())
        assert page.isVisible()
    dialog_of(window).reject()


def test_waiting_can_be_given_up(window: MainWindow, qtbot: QtBot) -> None:
    window.settings.update(player_name="Anna Nováková")
    with hosting() as port:
        log_in(window, qtbot, port)
        assert window.settings.current.online_places[0].user == "Anna_Nov_kov"
        until(qtbot, lambda: "Waiting" in dialog_of(window).waiting_for)
        qtbot.keyClick(dialog_of(window), Qt.Key.Key_Escape)
        assert window.parts.online.table.stage is Stage.AWAY
        assert window.parts.online.dialog is None
        window.do("play_online")
        assert dialog_of(window).login.game.text() == GAME, "what was asked for last is offered first"
        dialog_of(window).reject()


def invite(window: MainWindow, qtbot: QtBot, word: str = "sesame") -> int:
    """Invite with the keys, at a free port of the loopback; the port."""
    window.do("invite")
    dialog = window.parts.online.inviting.dialog
    assert dialog is not None
    dialog.host.set_value("127.0.0.1")
    dialog.port.setMinimum(0)
    dialog.port.setValue(0)
    dialog.word.clear()
    qtbot.keyClicks(dialog.word, word)
    qtbot.keyClick(dialog.word, Qt.Key.Key_Return)
    until(qtbot, lambda: window.parts.online.table.stage is Stage.WAITING)
    hosted = window.parts.online.inviting.hosted
    assert hosted is not None
    return hosted.invitation.port


def test_somebody_is_invited_and_plays(qtbot: QtBot, two: tuple[MainWindow, MainWindow]) -> None:
    host, guest = two
    host.do("invite")
    dialog = host.parts.online.inviting.dialog
    assert dialog is not None
    dialog.side.choose("white")
    dialog.handicap.choose("lance")
    port = invite(host, qtbot)
    qtbot.mouseClick(dialog.copy, LEFT)
    copied = QApplication.clipboard().text()
    assert all(word in copied for word in ("127.0.0.1", str(port), "sesame"))
    log_in(guest, qtbot, port, "", "sesame")
    agreed(qtbot, two)
    assert host.board.human is Color.WHITE and guest.board.human is Color.BLACK
    record = guest.board.record
    assert record is not None and record.handicap_id == "lance"
    Hands(host, qtbot).move(parse_usi_move("3c3d", record.variant))
    until(qtbot, lambda: plies(guest) == 1)
    resign(guest)
    until(qtbot, lambda: host.board.outcome is not None)
    assert "rematch" in notice(host)
    assert host.notices.current is not None and host.notices.current.handler is not None
    host.notices.current.handler()
    assert host.parts.online.inviting.hosted is None
    until(qtbot, lambda: not host.parts.online.inviting.is_busy)
    log_in_fails = guest.parts.online.table.log_in_again()
    assert log_in_fails
    until(qtbot, lambda: guest.parts.online.table.stage is Stage.AWAY)


def test_nobody_is_let_in_without_the_word(qtbot: QtBot, two: tuple[MainWindow, MainWindow]) -> None:
    host, guest = two
    port = invite(host, qtbot)
    log_in(guest, qtbot, port, "", "guess")
    until(qtbot, lambda: "password" in dialog_of(guest).login._trouble.text().lower())
    assert host.parts.online.table.stage is Stage.WAITING
    dialog = host.parts.online.inviting.dialog
    assert dialog is not None
    dialog.reject()
    assert host.parts.online.inviting.hosted is None
    until(qtbot, lambda: not host.parts.online.inviting.is_busy)
    log_in_to = dialog_of(guest).login
    qtbot.keyClick(log_in_to.password, Qt.Key.Key_Return)
    until(qtbot, lambda: "No game server answers" in log_in_to._trouble.text())
    dialog_of(guest).reject()


def test_a_port_that_is_taken_is_told(window: MainWindow, qtbot: QtBot) -> None:
    with hosting() as port:
        window.do("invite")
        dialog = window.parts.online.inviting.dialog
        assert dialog is not None
        dialog.host.set_value("127.0.0.1")
        dialog.port.setValue(port)
        dialog.name.setText("anna")
        qtbot.mouseClick(dialog.go, LEFT)
        until(qtbot, lambda: f"port {port}" in dialog._trouble.text())
        dialog.reject()


@in_the_whole
def test_a_host_that_was_killed_serves_the_game_again(
    qtbot: QtBot, two: tuple[MainWindow, MainWindow], make_window: Callable[..., MainWindow]
) -> None:
    host, guest = two
    port = invite(host, qtbot)
    log_in(guest, qtbot, port, "", "sesame")
    black, _ = agreed(qtbot, two)
    Hands(black, qtbot).move(parse_usi_move("7g7f", black.board.record.variant))  # type: ignore[union-attr]
    until(qtbot, lambda: plies(host) == plies(guest) == 1)
    finish_work(host)
    kept = host.shell.paths.online_seat_file.read_bytes()
    assert b"sesame" not in kept
    host.parts.online.inviting.close()
    host.parts.online.table.drop()
    until(qtbot, lambda: not host.parts.online.inviting.is_busy)
    finish_work(host)
    host.shell.paths.online_seat_file.write_bytes(kept)
    until(qtbot, lambda: guest.parts.online.table.stage is Stage.SEEKING)
    again = make_window(paths=host.shell.paths)
    dialog = go_on_with(again, qtbot)
    assert dialog.word.text() == ""
    kept_games = list((host.shell.paths.invitation_dir / "running").iterdir())
    # The port is taken meanwhile, and then nothing comes of it: the game stays.
    with hosting(port=port):
        qtbot.keyClicks(dialog.word, "sesame")
        qtbot.keyClick(dialog.word, Qt.Key.Key_Return)
        until(qtbot, lambda: "It is kept" in dialog._trouble.text())
        assert f"port {port}" in dialog._trouble.text()
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert list((host.shell.paths.invitation_dir / "running").iterdir()) == kept_games
    dialog = go_on_with(again, qtbot)
    qtbot.keyClicks(dialog.word, "sesame")
    qtbot.keyClick(dialog.word, Qt.Key.Key_Return)
    both = (again, guest)
    until(qtbot, lambda: all(window.parts.online.table.stage is Stage.PLAYING for window in both))
    assert plies(again) == plies(guest) == 1
    mover = again if again.board.human is Color.WHITE else guest
    Hands(mover, qtbot).move(parse_usi_move("3c3d", mover.board.record.variant))  # type: ignore[union-attr]
    until(qtbot, lambda: plies(again) == plies(guest) == 2)


def go_on_with(window: MainWindow, qtbot: QtBot) -> InviteDialog:
    """Take the offer to serve a game again; the dialog that asks for the password."""
    until(qtbot, lambda: "was interrupted" in notice(window))
    assert window.notices.current is not None and window.notices.current.handler is not None
    window.notices.current.handler()
    dialog = window.parts.online.inviting.dialog
    assert dialog is not None
    return dialog


def test_a_new_invitation_puts_a_game_away_that_was_cut_off(
    qtbot: QtBot, two: tuple[MainWindow, MainWindow], make_window: Callable[..., MainWindow]
) -> None:
    host, guest = two
    port = invite(host, qtbot)
    log_in(guest, qtbot, port, "", "sesame")
    black, _ = agreed(qtbot, two)
    Hands(black, qtbot).move(parse_usi_move("7g7f", black.board.record.variant))  # type: ignore[union-attr]
    until(qtbot, lambda: plies(host) == plies(guest) == 1)
    host.parts.online.inviting.close()
    host.parts.online.table.drop()
    until(qtbot, lambda: not host.parts.online.inviting.is_busy)
    guest.parts.online.table.leave()
    again = make_window(paths=host.shell.paths)
    until(qtbot, lambda: "was interrupted" in notice(again))
    dialog = go_on_with(again, qtbot)
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    until(qtbot, lambda: "was interrupted" in notice(again))
    invite(again, qtbot)
    folder = host.shell.paths.invitation_dir
    assert list((folder / "running").iterdir()) == []
    (kifu,) = folder.glob("*/*.csa")
    assert len(csa.load(kifu.read_bytes()).record.main_line()) == 1
    assert again.parts.online.inviting.dialog is not None
    again.parts.online.inviting.dialog.reject()


def test_a_seat_that_cannot_be_read_or_removed_is_told(
    make_window: Callable[..., MainWindow], tmp_path: Path, qtbot: QtBot
) -> None:
    places = AppPaths.below(tmp_path / "anna")
    places.documents_dir.mkdir(parents=True)
    places.online_seat_file.mkdir(parents=True)
    window = make_window(paths=places)
    until(qtbot, lambda: str(places.online_seat_file) in notice(window))


def test_a_draw_is_offered_declined_and_taken(qtbot: QtBot, two: tuple[MainWindow, MainWindow]) -> None:
    with hosting() as port:
        black, white = seated(qtbot, port, two, "")
        assert black.actions_by_id["offer_draw"].isEnabled()
        black.do("offer_draw")
        assert "offered" in notice(black)
        assert not black.actions_by_id["offer_draw"].isEnabled(), "once before each move"
        until(qtbot, lambda: white.parts.play.manners.question is not None)
        white.parts.play.manners.question.decline_button.click()  # type: ignore[union-attr]
        until(qtbot, lambda: "declined" in notice(black))
        Hands(black, qtbot).move(parse_usi_move("7g7f", black.board.record.variant))  # type: ignore[union-attr]
        until(qtbot, lambda: plies(white) == 1)
        black.do("offer_draw")
        until(qtbot, lambda: white.parts.play.manners.question is not None)
        white.parts.play.manners.question.accept_button.click()  # type: ignore[union-attr]
        until(qtbot, lambda: all(window.board.outcome is not None for window in two))
        assert black.board.outcome == white.board.outcome == Outcome(Reason.AGREEMENT)


def test_a_draw_cannot_be_offered_at_a_server_that_knows_none(
    qtbot: QtBot, two: tuple[MainWindow, MainWindow]
) -> None:
    with hosting() as port:
        black, _ = seated(qtbot, port, two)
        assert not black.actions_by_id["offer_draw"].isEnabled()


HARMLESS = frozenset(
    (
        *("new_game", "opponents", "placing", "play_online", "invite", "resume", "open", "save", "save_as"),
        *("export_pdf", "export_picture", "export_animation", "print", "results", "start_page", "quit"),
        *("copy_game", "copy_ki2", "copy_csa", "copy_jkf", "copy_usi", "copy_psn", "copy_hodges"),
        *("copy_diagram", "copy_position", "copy_picture", "paste", "information", "edit_position"),
        *("engines", "settings", "first", "back_ten", "back", "forward", "forward_ten", "last"),
        *("continue_here", "declare", "offer_draw", "resign", "previous_branch", "next_branch"),
        *("bookmark", "name_bookmark", "bookmarks", "clear_marks", "unfold_all", "fold_all", "flip", "panel"),
        *("glyph_good", "glyph_mistake", "glyph_brilliant", "glyph_blunder", "glyph_interesting"),
        *("glyph_dubious", "full_screen", "learn", "reference", "rules_sheet", "guide", "about"),
    )
)
"""Commands by which no engine, no book and no old game says anything of the position: one by one."""


def test_no_command_helps_while_somebody_is_played(
    qtbot: QtBot, two: tuple[MainWindow, MainWindow], tmp_path: Path
) -> None:
    with hosting() as port:
        black, white = seated(qtbot, port, two)
        assert black.on_board
        for number, (mover, usi) in enumerate(((black, "7g7f"), (white, "3c3d")), start=1):
            Hands(mover, qtbot).move(parse_usi_move(usi, mover.board.record.variant))  # type: ignore[union-attr]
            until(qtbot, lambda number=number: plies(black) == plies(white) == number)  # type: ignore[misc]
        for window in two:
            enabled = {id_ for id_, action in window.actions_by_id.items() if action.isEnabled()}
            assert enabled <= HARMLESS
            for id_ in window.actions_by_id.keys() - HARMLESS:
                window.do(id_)
                assert window.on_board and QApplication.activeModalWidget() is None, id_
            # The ways to the same pages beside the commands.
            for part in (
                "library",
                "statistics",
                "practice",
                "problems",
                "engine_matches",
                "reviews",
                "atlas",
            ):
                getattr(window.parts, part).open()
                assert window.on_board and "closed while you play" in notice(window), part
            window.add_to_library([tmp_path])
            assert window.on_board
        resign(black)
        until(qtbot, lambda: all(window.board.outcome is not None for window in two))
        assert {"library", "engine_match", "problems", "review"} <= {
            id_ for id_, action in black.actions_by_id.items() if action.isEnabled()
        }


def test_two_of_ours_chat_and_play_again_without_a_login(
    qtbot: QtBot, two: tuple[MainWindow, MainWindow]
) -> None:
    with hosting() as port:
        black, white = seated(qtbot, port, two, "")
        until(qtbot, lambda: all(window.parts.online.company.pane is not None for window in two))
        pane, theirs = black.parts.online.company.pane, white.parts.online.company.pane
        assert pane is not None and theirs is not None and pane.isVisible()
        qtbot.mouseClick(pane.entry, LEFT)
        qtbot.keyClicks(pane.entry, "<b>hello</b> h")
        qtbot.keyClick(pane.entry, Qt.Key.Key_Return)
        said = f"{black.settings.current.player_name}: <b>hello</b> h"
        until(qtbot, lambda: pane.lines.toPlainText() == theirs.lines.toPlainText() == said)
        assert pane.entry.text() == ""
        resign(black)
        until(qtbot, lambda: all(window.board.outcome is not None for window in two))
        qtbot.keyClicks(theirs.entry, "thank you")
        qtbot.keyClick(theirs.entry, Qt.Key.Key_Return)
        until(qtbot, lambda: "thank you" in pane.lines.toPlainText())
        for window in two:
            finish_work(window)
        qtbot.mouseClick(black.play_page.panel.end_card.rematch, LEFT)
        assert "Waiting for" in notice(black)
        until(qtbot, lambda: "would like a rematch" in notice(white))
        assert white.notices.close_button.text() == "Decline"
        qtbot.mouseClick(white.notices.close_button, LEFT)
        until(qtbot, lambda: "declined a rematch" in notice(black))
        qtbot.mouseClick(black.play_page.panel.end_card.rematch, LEFT)
        until(qtbot, lambda: "would like a rematch" in notice(white))
        assert white.notices.current is not None and white.notices.current.handler is not None
        white.notices.current.handler()
        until(qtbot, lambda: all(window.parts.online.table.stage is Stage.PLAYING for window in two))
        assert black.board.human is Color.WHITE and white.board.human is Color.BLACK
        assert plies(black) == plies(white) == 0
        assert "hello" in pane.lines.toPlainText(), "the same two go on talking"
        resign(white)
        until(qtbot, lambda: all(window.board.outcome is not None for window in two))
        finish_work(white)
        white.do("start_page")
        until(qtbot, lambda: "has left" in notice(black))
        assert not pane.entry.isEnabled()
        until(qtbot, lambda: black.parts.online.table.stage is Stage.AWAY)


def test_chat_is_not_offered_where_the_other_side_cannot_hear_it(
    qtbot: QtBot, two: tuple[MainWindow, MainWindow]
) -> None:
    with hosting() as port:
        black, white = seated(qtbot, port, two)
        assert black.parts.online.company.pane is None
        assert white.parts.online.company.pane is None


def test_an_invitation_is_no_higher_than_what_the_guest_has_to_know(window: MainWindow, qtbot: QtBot) -> None:
    dialog = InviteDialog("Aiko", window)
    qtbot.addWidget(dialog)
    dialog.show()
    QApplication.processEvents()
    before = dialog.height()
    dialog.show_told(["192.168.178.104"], 4081, "k7mrwx")
    QApplication.processEvents()
    assert dialog.height() < before / 2
    assert dialog.rect().contains(dialog.copy.geometry())
    assert dialog.rows.geometry().bottom() < dialog.told.height()
