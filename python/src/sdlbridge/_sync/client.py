"""The HTTP client of the package.

Written by scripts/write-client from the asynchronous form; do not edit.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import httpcore

from .. import models
from ..errors import BridgeEndedError, RefusedError
from ..values import encoded, filled, identification, present
from .operations import Operations
from .socket import Socket

# pytest leaves the frames of this module out of tracebacks.
__tracebackhide__ = True

# The time limit of a request in seconds, more than the longest wait that the API allows.
ANSWER_SECONDS = 90
TIMEOUTS = {"timeout": {"connect": 10, "write": ANSWER_SECONDS, "read": ANSWER_SECONDS, "pool": ANSWER_SECONDS}}
CONNECTIONS = 100
# Shorter than the time after which the bridge closes an idle connection.
IDLE_SECONDS = 5
# The errors of a connection; the library has no common class for them.
FAILURES = (httpcore.NetworkError, httpcore.ProtocolError, httpcore.TimeoutException)


class Client(Operations):
    """Sends the operations of the API to a bridge over HTTP.

    Args:
        url: The bridge's address, such as `http://127.0.0.1:8080`.
        token: The bridge's token, if it requires one.
        pool: The connections to use, for tests.
        ended: Returns why the bridge has ended, or None while the bridge runs. The text is part of errors.
    """

    def __init__(
        self,
        url: str,
        token: str | None = None,
        pool: httpcore.ConnectionPool | None = None,
        ended: Callable[[], str | None] = lambda: None,
    ):
        self.url = url.rstrip("/")
        self._token = token
        self._ended = ended
        self._headers: Mapping[str, str] = {}
        self._pool = pool or httpcore.ConnectionPool(max_connections=CONNECTIONS, keepalive_expiry=IDLE_SECONDS)

    def __enter__(self) -> Client:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    def close(self) -> None:
        """Closes the connections."""
        self._pool.close()

    def having(self, *, idempotency_key: str | None = None, if_match: str | None = None, control_token: str | None = None) -> Client:
        """Returns a client that shares this client's connections and sends these headers with each command.

        Args:
            idempotency_key: If a request is repeated with the same key, the bridge only repeats the first answer.
            if_match: The command runs only if the part of the state with this entity tag is unchanged.
            control_token: The token of the control lease.
        """
        other = Client.__new__(Client)
        other.__dict__.update(self.__dict__)
        headers = {"Idempotency-Key": idempotency_key, "If-Match": if_match, "Control-Token": control_token}
        other._headers = {**self._headers, **present(headers)}
        return other

    def socket(
        self,
        topics: Sequence[models.IdentifyMessageTopic] = (),
        *,
        q: str | None = None,
        log_after: int | None = None,
        max_hz: int | None = None,
    ) -> Socket:
        """Returns a WebSocket for commands and for the messages of topics. The WebSocket is a context manager.

        Args:
            topics: The topics to receive.
            q: A filter for the rows of the topic `log`.
            log_after: The last row that the caller has; 0 for all rows; None to begin with the newest page.
            max_hz: The highest number of messages per second of the topics `vehicle`, `touch` and `audio`.
        """
        return Socket(self.url, self._token, identification(topics, q, log_after, max_hz))

    def _send(
        self, method: str, path: str, at: Mapping[str, Any] | None, query: Mapping[str, Any] | None, body: Mapping[str, Any] | None
    ) -> bytes:
        target = filled(path, at)
        try:
            answer = self._pool.request(
                method,
                self.url + target + encoded(query),
                headers=self._fields(body is not None),
                content=None if body is None else json.dumps(body).encode(),
                extensions=TIMEOUTS,
            )
        except FAILURES as error:
            is_late = isinstance(error, httpcore.ReadTimeout)
            what = (
                f"has not answered within {ANSWER_SECONDS} seconds" if is_late else f"does not answer: {str(error) or type(error).__name__}"
            )
            raise BridgeEndedError(self._ended() or f"{method} {target}: The bridge at {self.url} {what}.") from None
        if answer.status >= 400:
            raise RefusedError(problem(answer), f"{method} {target}")
        return answer.content

    def _fields(self, has_body: bool) -> list[tuple[str, str]]:
        """Returns the header fields of a request, without those that the HTTP library adds."""
        fields = [("Authorization", f"Bearer {self._token}")] if self._token else []
        return [*fields, *self._headers.items(), ("Content-Type", "application/json")] if has_body else fields

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
        return json.loads(self._send(method, path, at, query, body))

    def _text(
        self,
        method: str,
        path: str,
        *,
        at: Mapping[str, Any] | None = None,
        query: Mapping[str, Any] | None = None,
        body: Mapping[str, Any] | None = None,
        command: str | None = None,
    ) -> str:
        return (self._send(method, path, at, query, body)).decode(errors="replace")

    def _bytes(
        self,
        method: str,
        path: str,
        *,
        at: Mapping[str, Any] | None = None,
        query: Mapping[str, Any] | None = None,
        body: Mapping[str, Any] | None = None,
        command: str | None = None,
    ) -> bytes:
        return self._send(method, path, at, query, body)

    def _stream(
        self,
        method: str,
        path: str,
        *,
        at: Mapping[str, Any] | None = None,
        query: Mapping[str, Any] | None = None,
        body: Mapping[str, Any] | None = None,
        command: str | None = None,
    ) -> Iterator[bytes]:
        target = filled(path, at)
        url = self.url + target + encoded(query)
        with self._pool.stream(method, url, headers=self._fields(False), extensions=TIMEOUTS) as answer:
            if answer.status >= 400:
                answer.read()
                raise RefusedError(problem(answer), f"{method} {target}")
            yield from answer.iter_stream()


def problem(answer: httpcore.Response) -> dict[str, Any]:
    """Returns the problem in an answer."""
    try:
        value = json.loads(answer.content)
    except ValueError:
        value = None
    return value if isinstance(value, dict) else {"status": answer.status, "detail": answer.content.decode(errors="replace")}
