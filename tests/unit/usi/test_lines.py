"""Bytes from a pipe made lines."""

from shogi_desktop.usi.lines import MAX_LINE_BYTES, LineBuffer, decode_line, printable


def test_lines_are_put_together_from_any_chunks() -> None:
    lines = LineBuffer()

    assert lines.feed(b"usi") == []
    assert lines.feed(b"ok\r\nready") == [b"usiok"]
    assert lines.feed(b"ok\n\nx\n") == [b"readyok", b"", b"x"]


def test_a_line_without_an_end_takes_bounded_memory_and_the_next_one_is_whole() -> None:
    lines = LineBuffer()
    for _ in range(100):
        assert lines.feed(b"x" * 10_000) == []

    assert lines.feed(b"y\nusiok\n") == [b"x" * MAX_LINE_BYTES, b"usiok"]


def test_the_end_of_the_stream_ends_the_last_line() -> None:
    lines = LineBuffer()
    lines.feed(b"bestmove 7g7f")

    assert lines.flush() == [b"bestmove 7g7f"]
    assert lines.flush() == []


def test_japanese_text_of_windows_engines_is_read_and_rubbish_marked() -> None:
    assert decode_line("将棋".encode()) == "将棋"
    assert decode_line("将棋エンジン".encode("cp932")) == "将棋エンジン"
    assert decode_line(b"ok \x81") == "ok \ufffd"


def test_what_an_engine_says_is_shown_without_commands_to_the_terminal() -> None:
    assert printable("平手 7g7f \x1b[31m\0\u202e.") == "平手 7g7f \ufffd[31m\ufffd\ufffd."
