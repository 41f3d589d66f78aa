"""What a second start asks of the program that is running, and the answer, as a local socket carries them."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

from msgspec import Struct

ANSWER = b"taken\n"
# What a desktop gives a program that is started by a click, so that a window may come to the front.
ACTIVATION = ("XDG_ACTIVATION_TOKEN", "DESKTOP_STARTUP_ID")


class Request(Struct, frozen=True):
    """What a second start asks for: files to open, by absolute path, and the desktop's leave to come up."""

    files: tuple[str, ...] = ()
    activation: Mapping[str, str] | None = None

    def encoded(self) -> bytes:
        """The message. ASCII: even a file name that is no text in any encoding comes through whole."""
        body = {"files": list(self.files), "activation": dict(self.activation or {})}
        return json.dumps(body).encode("ascii") + b"\n"

    @classmethod
    def decoded(cls, line: bytes) -> Request | None:
        """The request of a message, or None where it is none. What a later version adds is passed over."""
        try:
            body = json.loads(line)
        except (ValueError, RecursionError):  # the latter where it is nested without end
            return None
        if not isinstance(body, dict):
            return None
        files, activation = body.get("files", []), body.get("activation", {})
        if not isinstance(files, list) or not all(isinstance(file, str) for file in files):
            return None
        known = {
            name: value
            for name, value in (activation.items() if isinstance(activation, dict) else ())
            if name in ACTIVATION and isinstance(value, str) and value.isascii() and value.isprintable()
        }
        return cls(tuple(file for file in files if Path(file).is_absolute()), known)
