"""What the two at a table say beside their game: heard, kept, answered."""

from __future__ import annotations

import pytest

from shogi_desktop.app.online.company import ChatLine, Company
from shogi_desktop.csa.aftermath import REMATCH


class Heard:
    """Company, what it has told and what it has said to the server."""

    def __init__(self) -> None:
        self.sent: list[tuple[str, str]] = []
        self.told: list[tuple[str, object]] = []
        self.company = Company(lambda command, text: self.sent.append((command, text)))
        for name in ("said", "opened", "refused", "wanted", "declined", "left"):
            signal = getattr(self.company, name)
            signal.connect(lambda *said, name=name: self.told.append((name, said[0] if said else None)))


@pytest.mark.parametrize(
    ("tag", "text", "told"),
    [
        ("PARTNER", "ben", [("opened", None)]),
        ("CHAT", "ben: good luck: and fun", [("said", ChatLine("ben", "good luck: and fun"))]),
        ("CHAT", "no name", [("said", ChatLine("?", "no name"))]),
        ("CHAT", f"{'b' * 40}: hi", [("said", ChatLine("b" * 32, "hi"))]),
        ("ERROR", "that is too much at a time", [("refused", None)]),
        ("ERROR", "another one", []),
        ("LEFT", "b" * 40, [("left", "b" * 32)]),
        ("OFFER", REMATCH, [("wanted", None)]),
        ("OFFER", "DRAW", []),
        ("DECLINED", REMATCH, [("declined", None)]),
        ("DECLINED", "DRAW", []),
        ("RUBBISH", "ben: hi", []),
        ("RUBBISH", REMATCH, []),
    ],
)
def test_each_line_is_told_as_what_it_is(tag: str, text: str, told: list[tuple[str, object]]) -> None:
    heard = Heard()
    heard.company.take(tag, text)
    assert heard.told == told
    assert list(heard.company.lines) == [one for name, one in told if name == "said"]


def test_chat_is_said_only_to_somebody_and_only_words() -> None:
    heard = Heard()
    heard.company.chat("hello")
    heard.company.take("PARTNER", "ben")
    heard.company.chat("  ")
    heard.company.chat("hello")
    assert heard.sent == [("CHAT", "hello")]
    heard.company.take("LEFT", "ben")
    heard.company.chat("are you there?")
    assert heard.sent == [("CHAT", "hello")]
    assert [name for name, _ in heard.told] == ["opened", "opened", "left"]


def test_who_watches_is_heard_and_another_connection_begins_anew() -> None:
    heard = Heard()
    assert not heard.company.hears
    heard.company.watch()
    heard.company.watch()
    heard.company.take("CHAT", "ben: hi")
    heard.company.ask_rematch()
    assert (heard.company.hears, heard.company.asked) == (True, True)
    heard.company.clear()
    assert (heard.company.hears, heard.company.asked, list(heard.company.lines)) == (False, False, [])
    assert [name for name, _ in heard.told] == ["opened", "said", "opened"]


def test_to_play_again_is_asked_and_declined_and_a_no_or_a_leaving_ends_the_asking() -> None:
    for end in (("DECLINED", REMATCH), ("LEFT", "ben")):
        heard = Heard()
        heard.company.ask_rematch()
        assert (heard.company.asked, heard.sent) == (True, [(REMATCH, "")])
        heard.company.take(*end)
        assert not heard.company.asked
    heard = Heard()
    heard.company.ask_rematch()
    heard.company.decline_rematch()
    assert (heard.company.asked, heard.sent) == (False, [(REMATCH, ""), ("DECLINE", "")])


def test_the_last_lines_are_kept() -> None:
    heard = Heard()
    for number in range(201):
        heard.company.take("CHAT", f"ben: {number}")
    texts = [line.text for line in heard.company.lines]
    assert (texts[0], texts[-1], len(texts)) == ("1", "200", 200)
