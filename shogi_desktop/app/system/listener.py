"""The end of the local socket that stays: hears what later starts ask for (see `single_instance`)."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtNetwork import QLocalServer, QLocalSocket

from shogi_desktop.app.system.start_request import ANSWER, Request

LONGEST_MESSAGE = 1 << 20
"""So many bytes without a line's end are no request."""


class Listener(QObject):
    """Takes the requests of later starts. `asked` carries a `Request`."""

    asked = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._visitors: list[QLocalSocket] = []
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._welcome)

    def listen(self, name: str) -> bool:
        """Begin to listen; what a program that was killed left there is swept away."""
        if self._server.listen(name):
            return True
        QLocalServer.removeServer(name)
        return self._server.listen(name)

    def close(self) -> None:
        """Listen no more."""
        self._server.close()

    def _welcome(self) -> None:
        while self._server.hasPendingConnections():
            visitor = self._server.nextPendingConnection()
            self._visitors.append(visitor)
            visitor.readyRead.connect(self._hear_all)
            visitor.disconnected.connect(self._hear_all)
        self._hear_all()

    def _hear_all(self) -> None:
        """Answer who has spoken, and forget who has gone."""
        here, self._visitors = self._visitors, []
        requests = []
        for visitor in here:
            request = self._answered(visitor)
            if request is not None:
                requests.append(request)
            if visitor.state() is QLocalSocket.LocalSocketState.ConnectedState and request is None:
                self._visitors.append(visitor)
            else:
                visitor.deleteLater()
        for request in requests:
            self.asked.emit(request)

    @staticmethod
    def _answered(visitor: QLocalSocket) -> Request | None:
        """The visitor's request, answered; None while it has not spoken, or where it speaks nonsense."""
        if not visitor.canReadLine():
            if visitor.bytesAvailable() > LONGEST_MESSAGE:
                visitor.abort()
            return None
        request = Request.decoded(bytes(visitor.readLine().data()))
        if request is None:
            visitor.abort()
        else:
            visitor.write(ANSWER)
            visitor.flush()
        return request
