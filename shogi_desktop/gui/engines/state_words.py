"""The state of an engine in a few words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from shogi_desktop.app.engines.registry import RegisteredEngine
from shogi_desktop.app.words.games import variant_name
from shogi_desktop.app.words.joined import listed
from shogi_desktop.rules import VARIANTS
from shogi_desktop.usi.events import Stage, StillWaiting


def games_text(engine: RegisteredEngine) -> str:
    """The games that it plays, and whether it solves mates; that it is not ready where there are none."""
    names = [variant_name(variant) for variant in VARIANTS if engine.plays(variant)]
    if engine.mates:
        names.append(QCoreApplication.translate("EngineStates", "solves mates"))
    return listed(names) or QCoreApplication.translate("EngineStates", "Does not play yet")


def waiting_text(news: StillWaiting) -> str:
    """That an engine is still starting."""
    if news.stage is Stage.HANDSHAKE:
        text = QCoreApplication.translate("EngineStates", "It has been starting for {seconds} s.")
    else:
        text = QCoreApplication.translate("EngineStates", "It has been getting ready for {seconds} s.")
    return text.format(seconds=news.elapsed_ms // 1000)


def patience_text() -> str:
    """What to think of an engine that takes long."""
    return QCoreApplication.translate(
        "EngineStates", "A large engine can take minutes, especially the first time."
    )
