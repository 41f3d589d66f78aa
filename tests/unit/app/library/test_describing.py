"""What the list of games says of a game."""

from shogi_desktop.app.library.reading import Result, describe
from shogi_desktop.notation import read


def test_analysis_after_the_end_changes_neither_result_nor_length() -> None:
    game = "手合割：平手\n   1 ７六歩(77)\n   2 ３四歩(33)\n   3 投了\nまで2手で後手の勝ち\n"
    analysed = game + "\n変化：3手\n   3 ２六歩(27)\n   4 ８四歩(83)\n"
    entries = [describe(read(text).record, 1, "game") for text in (game, analysed)]
    assert [(entry.plies, entry.result) for entry in entries] == [(2, Result.WHITE)] * 2
