"""Which signals of an object somebody listens to."""

from __future__ import annotations

from PySide6.QtCore import QMetaMethod, QObject


def unheard(teller: QObject) -> list[str]:
    """The names of the signals of its own kind that nobody listens to."""
    meta = teller.metaObject()
    methods = (meta.method(number) for number in range(meta.methodOffset(), meta.methodCount()))
    return [
        bytes(method.name().data()).decode()
        for method in methods
        if method.methodType() is QMetaMethod.MethodType.Signal and not teller.isSignalConnected(method)
    ]
