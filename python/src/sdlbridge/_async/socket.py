"""The bridge's WebSocket: commands in flight, and messages of topics."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Mapping
from typing import Any, cast

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from .. import models
from ..errors import BridgeEndedError, RefusedError
from .operations import AsyncOperations


class AsyncSocket(AsyncOperations):
    """A connection for commands and messages.

    The methods are the commands of the API. Several tasks can send commands at the same time, and the results arrive in
    any order. Operations that only read need `AsyncClient`.
    """

    def __init__(self, url: str, token: str | None, identify: Mapping[str, Any]):
        self._url = url.replace("http", "ws", 1) + "/v1/socket"
        self._headers = {"Authorization": f"Bearer {token}"} if token else {}
        self._identify = identify
        self._pending: dict[int, asyncio.Future[dict[str, Any]]] = {}
        self._messages: asyncio.Queue[dict[str, Any] | None] = asyncio.Queue()
        self._last_id = 0

    async def __aenter__(self) -> AsyncSocket:
        self._connection = await connect(self._url, additional_headers=self._headers, max_size=None, compression=None)
        await self._connection.recv()
        await self._connection.send(json.dumps({"op": "identify", "protocol": 1, **self._identify}))
        message = json.loads(await self._connection.recv())
        if message["op"] != "identified":
            await self._connection.close()
            raise RefusedError(message.get("error") or message, "identify")
        self._reader = asyncio.create_task(self._read())
        return self

    async def __aexit__(self, *error: object) -> None:
        await self.aclose()

    async def aclose(self) -> None:
        """Closes the connection."""
        await self._connection.close()
        await self._reader

    async def _read(self) -> None:
        try:
            async for text in self._connection:
                message = json.loads(text)
                if message["op"] != "result":
                    self._messages.put_nowait(message)
                elif (waiter := self._pending.pop(message["id"], None)) and not waiter.done():
                    waiter.set_result(message)
        except ConnectionClosed:
            pass
        for waiter in self._pending.values():
            if not waiter.done():
                waiter.set_exception(BridgeEndedError("The connection to the bridge was closed."))
        self._messages.put_nowait(None)

    async def _json(
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
        waiter = self._pending[self._last_id] = asyncio.get_running_loop().create_future()
        message = {"op": "command", "id": self._last_id, "command": command, "params": {**(at or {}), **(body or {})}}
        try:
            await self._connection.send(json.dumps(message))
        except ConnectionClosed:
            raise BridgeEndedError("The connection to the bridge was closed.") from None
        result = await waiter
        if not result["ok"]:
            raise RefusedError(result["error"], command)
        return result.get("answer", {"seq": result.get("seq")})

    def __aiter__(self) -> AsyncIterator[models.Event]:
        return self

    async def __anext__(self) -> models.Event:
        message = await self._messages.get()
        if message is None:
            raise StopAsyncIteration
        return cast("models.Event", message)

    async def next(self, timeout: float) -> models.Event | None:
        """Returns the next message; None if no message arrives within `timeout` seconds."""
        try:
            return await asyncio.wait_for(self.__anext__(), timeout)
        except (asyncio.TimeoutError, StopAsyncIteration):
            return None
