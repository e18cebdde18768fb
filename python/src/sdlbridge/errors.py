"""Errors of the package."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

CANDIDATE_LIMIT = 5
VALUE_LIMIT = 600


class BridgeError(Exception):
    """The base class of all errors of this package."""


class StartError(BridgeError):
    """The bridge could not be started."""


class BridgeEndedError(BridgeError):
    """The bridge has ended, or does not answer."""


class RefusedError(BridgeError):
    """The bridge refused an operation.

    Attributes:
        problem: The bridge's answer, an RFC 9457 problem.
        request: The method and the path of the request, or the command.
    """

    def __init__(self, problem: Mapping[str, Any], request: str):
        super().__init__(problem, request)
        self.problem = dict(problem)
        self.request = request

    @property
    def status(self) -> int:
        """The HTTP status of the bridge's answer."""
        return int(self.problem.get("status", 0))

    @property
    def candidates(self) -> list[Any]:
        """The nearest matches in the bridge's answer, nearest first."""
        return list(self.problem.get("candidates") or [])

    def __str__(self) -> str:
        problem = self.problem
        lines = [f"{self.request}: {problem.get('detail') or problem.get('title')}"]
        lines += [f"  {error['pointer'] or 'the body'}: {error['detail']}" for error in problem.get("errors") or []]
        if self.candidates:
            lines.append(f"  nearest: {nearest(self.candidates)}")
        if problem.get("hint"):
            lines.append(f"  {problem['hint']}")
        return "\n".join(lines)


class ExpectationError(RefusedError, AssertionError):
    """An expectation was not met.

    Attributes:
        expected: The expected condition, in words.
        observed: The actual value.
        capsule: The file with the session up to the failure; None if the session was not saved.
    """

    def __init__(self, problem: Mapping[str, Any], request: str, expected: str):
        super().__init__(problem, request)
        self.expected = expected
        self.observed = problem.get("observed")
        self.capsule: Path | None = None

    def __str__(self) -> str:
        lines = [
            f"expected: {self.expected}",
            f"actual:   {self.problem.get('actual') or shown(self.observed)}",
        ]
        if self.candidates:
            lines.append(f"nearest:  {nearest(self.candidates)}")
        lines.append(f"reason:   {self.problem.get('detail')}")
        if self.capsule:
            lines += [f"capsule:  {self.capsule}", f"open it:  sdl-bridge open {self.capsule}"]
        return "\n".join(lines)


def nearest(candidates: list[Any]) -> str:
    """Returns the nearest matches as text: each row on a new line, or all names on one line."""
    are_rows = isinstance(candidates[0], dict) and "kind" in candidates[0]
    return ("\n          " if are_rows else ", ").join(named(candidate) for candidate in candidates[:CANDIDATE_LIMIT])


def named(candidate: Any) -> str:
    """Returns a short text for an element, a row or a name."""
    if not isinstance(candidate, dict):
        return str(candidate)
    if "role" in candidate:
        hidden = "" if candidate.get("visible", True) else " (not visible)"
        return f'{candidate["role"]} "{candidate.get("name") or candidate.get("id", "")}"{hidden}'
    if "kind" in candidate:
        return line(candidate)
    return shown(candidate)


def shown(value: Any) -> str:
    """Returns a value as shortened JSON text."""
    if value is None or value == []:
        return "nothing"
    if isinstance(value, list) and all(isinstance(part, dict) and ("kind" in part or "role" in part) for part in value):
        return nearest(value)
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= VALUE_LIMIT else text[:VALUE_LIMIT] + " …"


def line(row: Mapping[str, Any]) -> str:
    """Returns a row of the log as one line of text."""
    words = [f"#{row.get('seq')}", f"{float(row.get('at') or 0) / 1000:.3f} s", str(row.get("kind"))]
    words += [str(row[key]) for key in ("app", "direction", "rpcType", "name", "command", "call", "what", "rule", "text") if row.get(key)]
    words += [f"{row.get('from')} → {row['to']}"] if row.get("to") is not None else []
    words += [str(row[key]) for key in ("result", "info", "message") if row.get(key)]
    if row.get("params"):
        params = row["params"] if isinstance(row["params"], str) else json.dumps(row["params"], ensure_ascii=False)
        words.append(params if len(params) <= 120 else params[:120] + " …")
    return " ".join(words)
