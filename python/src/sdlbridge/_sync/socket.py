"""The bridge's WebSocket: commands, and messages of topics."""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Iterator, Mapping
from contextlib import ExitStack
from typing import Any, cast

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from .. import models
from ..errors import BridgeEndedError, RefusedError
from .operations import Operations


class Socket(Operations):
    """A connection for commands and messages.

    The methods are the commands of the API, and each method waits for the result. Operations that only read need `Client`.
    """

    def __init__(self, url: str, token: str | None, identify: Mapping[str, Any]):
        self._url = url.replace("http", "ws", 1) + "/v1/socket"
        self._headers = {"Authorization": f"Bearer {token}"} if token else {}
        self._identify = identify
        self._messages: deque[dict[str, Any]] = deque()
        self._last_id = 0
        self._stack = ExitStack()

    def __enter__(self) -> Socket:
        opened = connect(self._url, additional_headers=self._headers, max_size=None, compression=None)
        self._connection = self._stack.enter_context(opened)
        self._connection.recv()
        self._connection.send(json.dumps({"op": "identify", "protocol": 1, **self._identify}))
        message = json.loads(self._connection.recv())
        if message["op"] != "identified":
            self.close()
            raise RefusedError(message.get("error") or message, "identify")
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    def close(self) -> None:
        """Closes the connection."""
        self._stack.close()

    def _json(
        self,
        method: str,
        path: str,
        *,
        at: Mapping[str, Any] | None = None,
        query: Mapping[str, Any] | None = None,
        body: Mapping[str, Any] | None = None,
        command: str | None = None,
    ) -> Any:
        if command is None:
            raise RefusedError({"detail": f"{method} {path} is no command: use a client."}, "socket")
        self._last_id += 1
        message = {"op": "command", "id": self._last_id, "command": command, "params": {**(at or {}), **(body or {})}}
        try:
            self._connection.send(json.dumps(message))
            while True:
                result = json.loads(self._connection.recv())
                if result["op"] == "result" and result["id"] == self._last_id:
                    break
                self._messages.append(result)
        except ConnectionClosed:
            raise BridgeEndedError("The connection to the bridge was closed.") from None
        if not result["ok"]:
            raise RefusedError(result["error"], command)
        return result.get("answer", {"seq": result.get("seq")})

    def __iter__(self) -> Iterator[models.Event]:
        return self

    def __next__(self) -> models.Event:
        if self._messages:
            return cast("models.Event", self._messages.popleft())
        try:
            return cast("models.Event", json.loads(self._connection.recv()))
        except ConnectionClosed:
            raise StopIteration from None

    def next(self, timeout: float) -> models.Event | None:
        """Returns the next message; None if no message arrives within `timeout` seconds."""
        if self._messages:
            return cast("models.Event", self._messages.popleft())
        try:
            return cast("models.Event", json.loads(self._connection.recv(timeout)))
        except (TimeoutError, ConnectionClosed):
            return None
