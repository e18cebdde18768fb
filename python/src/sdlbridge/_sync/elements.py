"""Locators, values of the state tree, and the expectations about locators and values.

Written by scripts/write-client from the asynchronous form; do not edit.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from .. import models
from ..values import present

if TYPE_CHECKING:
    from .apps import App
    from .bridge import Bridge

# pytest leaves the frames of this module out of tracebacks.
__tracebackhide__ = True


class Locator:
    """Finds an element of the car by role and name. Each use searches for the element again.

    An action waits until exactly one element matches. If no element matches in time, the error lists the nearest elements.
    """

    def __init__(
        self,
        bridge: Bridge,
        role: models.ElementRole | None = None,
        name: str | None = None,
        text: str | None = None,
        id: str | None = None,
        app: App | None = None,
    ):
        self._bridge = bridge
        self._role, self._name, self._text, self._id, self._app = role, name, text, id, app

    def __repr__(self) -> str:
        words: list[str] = [self._role or "element"]
        words += [f'"{self._name}"'] if self._name is not None else []
        words += [f'with the text "{self._text}"'] if self._text is not None else []
        words += [f"with the id {self._id}"] if self._id is not None else []
        words += [f"of {self._app!r}"] if self._app else []
        return " ".join(words)

    def members(self) -> dict[str, Any]:
        """Returns the locator as members of an API request."""
        app = self._app.key() if self._app else None
        return present({"role": self._role, "name": self._name, "text": self._text, "id": self._id, "app": app})

    def press(self, *, timeout: float | None = None) -> None:
        """Presses, chooses or opens the element, as a driver would.

        Args:
            timeout: The maximum time to wait for the element, in seconds.
        """
        self._use("press", timeout)

    def long_press(self, *, timeout: float | None = None) -> None:
        """Presses the element with a long press."""
        self._use("long press", timeout, mode="long")

    def type(self, text: str, *, timeout: float | None = None) -> None:
        """Types on the open keyboard. `text` is the whole text typed so far."""
        self._use("type on", timeout, type=text)

    def submit(self, text: str, *, timeout: float | None = None) -> None:
        """Submits a text on the open keyboard."""
        self._use("submit a text on", timeout, submit=text)

    def slide(self, position: int, *, timeout: float | None = None) -> None:
        """Moves the open slider to a position. The first position is 1."""
        self._use("move", timeout, position=position)

    def _use(self, verb: str, timeout: float | None, **how: Any) -> None:
        self._bridge.use_element({**self.members(), **how}, f"{self!r}, to {verb}", timeout)

    def all(self) -> list[models.Element]:
        """Returns all elements that match now, visible or not."""
        return self._bridge.api.elements(**self.members())

    def is_visible(self) -> bool:
        """Returns whether exactly one element matches now and is visible. Tests should use `expect`, which waits."""
        found = self.all()
        return len(found) == 1 and found[0]["visible"]

    def expectation(self, timeout: float | None) -> LocatorExpectation:
        """Returns the expectations that `expect` offers for this object."""
        return LocatorExpectation(self._bridge, self, timeout)


class LocatorExpectation:
    """The expectations about the element of a locator."""

    def __init__(self, bridge: Bridge, locator: Locator, timeout: float | None):
        self._bridge, self._locator, self._timeout = bridge, locator, timeout

    def to_be_visible(self) -> None:
        """Waits until exactly one element matches and the element is visible."""
        self._state("visible")

    def to_be_hidden(self) -> None:
        """Waits until no matching element is visible."""
        self._state("hidden")

    def to_be_present(self) -> None:
        """Waits until exactly one element matches, visible or not."""
        self._state("present")

    def to_be_absent(self) -> None:
        """Waits until no element matches."""
        self._state("absent")

    def _state(self, state: models.BridgeExpectState) -> None:
        condition = {"locator": self._locator.members(), "state": state}
        self._bridge.wait_for(condition, f"{self._locator!r} to be {state}", self._timeout)


class StateValue:
    """A value of the state tree, such as a text of the screen.

    Args:
        path: The JSON pointer, or a function that returns the pointer at the moment of each use.
        label: A description of the value, for the text of errors.
    """

    def __init__(self, bridge: Bridge, path: str | Callable[[], str], label: str):
        self._bridge, self._path, self._label = bridge, path, label

    def __repr__(self) -> str:
        return self._label

    def pointer(self) -> str:
        """Returns the JSON pointer to the value."""
        return self._path if isinstance(self._path, str) else self._path()

    def value(self) -> Any:
        """Returns the current value; None if the value does not exist. Tests should use `expect`, which waits."""
        return self._bridge.state(self.pointer())

    def expectation(self, timeout: float | None) -> ValueExpectation:
        """Returns the expectations that `expect` offers for this object."""
        return ValueExpectation(self._bridge, self, timeout)


class ValueExpectation:
    """The expectations about a value of the state tree."""

    def __init__(self, bridge: Bridge, value: StateValue, timeout: float | None):
        self._bridge, self._value, self._timeout = bridge, value, timeout

    def to_have(self, value: Any) -> None:
        """Waits until the actual value is equal to `value`."""
        self._wait({"equals": value}, f"to have {as_json(value)}")

    def not_to_have(self, value: Any) -> None:
        """Waits until the actual value is not equal to `value`."""
        self._wait({"not": value}, f"not to have {as_json(value)}")

    def to_be_one_of(self, values: Sequence[Any]) -> None:
        """Waits until the actual value is equal to an element of `values`."""
        self._wait({"oneOf": list(values)}, f"to be one of {as_json(list(values))}")

    def to_contain(self, part: Any) -> None:
        """Waits until the actual text contains `part`, the array has the element `part`, or the object has the members of `part`."""
        self._wait({"contains": part}, f"to contain {as_json(part)}")

    def to_match(self, pattern: str) -> None:
        """Waits until the regular expression `pattern` matches in the text, in any letter case."""
        self._wait({"matches": pattern}, f"to match /{pattern}/")

    def to_be_at_least(self, number: float) -> None:
        """Waits until the actual value is `number` or greater."""
        self._wait({"atLeast": number}, f"to be at least {number}")

    def to_be_at_most(self, number: float) -> None:
        """Waits until the actual value is `number` or less."""
        self._wait({"atMost": number}, f"to be at most {number}")

    def to_exist(self) -> None:
        """Waits until the value exists."""
        self._wait({"exists": True}, "to exist")

    def not_to_exist(self) -> None:
        """Waits until the value does not exist."""
        self._wait({"exists": False}, "not to exist")

    def _wait(self, condition: dict[str, Any], words: str) -> None:
        path = self._value.pointer()
        self._bridge.wait_for({"path": path, **condition}, f"{self._value!r} {words} ({path})", self._timeout)


def as_json(value: Any) -> str:
    """Returns a value as JSON text."""
    return json.dumps(value, ensure_ascii=False)
