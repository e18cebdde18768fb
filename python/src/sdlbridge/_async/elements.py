"""Locators, values of the state tree, and the expectations about locators and values."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Any

from .. import models
from ..values import present

if TYPE_CHECKING:
    from .apps import AsyncApp
    from .bridge import AsyncBridge

# pytest leaves the frames of this module out of tracebacks.
__tracebackhide__ = True


class AsyncLocator:
    """Finds an element of the car by role and name. Each use searches for the element again.

    An action waits until exactly one element matches. If no element matches in time, the error lists the nearest elements.
    """

    def __init__(
        self,
        bridge: AsyncBridge,
        role: models.ElementRole | None = None,
        name: str | None = None,
        text: str | None = None,
        id: str | None = None,
        app: AsyncApp | None = None,
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

    async def members(self) -> dict[str, Any]:
        """Returns the locator as members of an API request."""
        app = await self._app.key() if self._app else None
        return present({"role": self._role, "name": self._name, "text": self._text, "id": self._id, "app": app})

    async def press(self, *, timeout: float | None = None) -> None:
        """Presses, chooses or opens the element, as a driver would.

        Args:
            timeout: The maximum time to wait for the element, in seconds.
        """
        await self._use("press", timeout)

    async def long_press(self, *, timeout: float | None = None) -> None:
        """Presses the element with a long press."""
        await self._use("long press", timeout, mode="long")

    async def type(self, text: str, *, timeout: float | None = None) -> None:
        """Types on the open keyboard. `text` is the whole text typed so far."""
        await self._use("type on", timeout, type=text)

    async def submit(self, text: str, *, timeout: float | None = None) -> None:
        """Submits a text on the open keyboard."""
        await self._use("submit a text on", timeout, submit=text)

    async def slide(self, position: int, *, timeout: float | None = None) -> None:
        """Moves the open slider to a position. The first position is 1."""
        await self._use("move", timeout, position=position)

    async def _use(self, verb: str, timeout: float | None, **how: Any) -> None:
        await self._bridge.use_element({**await self.members(), **how}, f"{self!r}, to {verb}", timeout)

    async def all(self) -> list[models.Element]:
        """Returns all elements that match now, visible or not."""
        return await self._bridge.api.elements(**await self.members())

    async def is_visible(self) -> bool:
        """Returns whether exactly one element matches now and is visible. Tests should use `expect`, which waits."""
        found = await self.all()
        return len(found) == 1 and found[0]["visible"]

    def expectation(self, timeout: float | None) -> AsyncLocatorExpectation:
        """Returns the expectations that `expect` offers for this object."""
        return AsyncLocatorExpectation(self._bridge, self, timeout)


class AsyncLocatorExpectation:
    """The expectations about the element of a locator."""

    def __init__(self, bridge: AsyncBridge, locator: AsyncLocator, timeout: float | None):
        self._bridge, self._locator, self._timeout = bridge, locator, timeout

    async def to_be_visible(self) -> None:
        """Waits until exactly one element matches and the element is visible."""
        await self._state("visible")

    async def to_be_hidden(self) -> None:
        """Waits until no matching element is visible."""
        await self._state("hidden")

    async def to_be_present(self) -> None:
        """Waits until exactly one element matches, visible or not."""
        await self._state("present")

    async def to_be_absent(self) -> None:
        """Waits until no element matches."""
        await self._state("absent")

    async def _state(self, state: models.BridgeExpectState) -> None:
        condition = {"locator": await self._locator.members(), "state": state}
        await self._bridge.wait_for(condition, f"{self._locator!r} to be {state}", self._timeout)


class AsyncStateValue:
    """A value of the state tree, such as a text of the screen.

    Args:
        path: The JSON pointer, or a function that returns the pointer at the moment of each use.
        label: A description of the value, for the text of errors.
    """

    def __init__(self, bridge: AsyncBridge, path: str | Callable[[], Awaitable[str]], label: str):
        self._bridge, self._path, self._label = bridge, path, label

    def __repr__(self) -> str:
        return self._label

    async def pointer(self) -> str:
        """Returns the JSON pointer to the value."""
        return self._path if isinstance(self._path, str) else await self._path()

    async def value(self) -> Any:
        """Returns the current value; None if the value does not exist. Tests should use `expect`, which waits."""
        return await self._bridge.state(await self.pointer())

    def expectation(self, timeout: float | None) -> AsyncValueExpectation:
        """Returns the expectations that `expect` offers for this object."""
        return AsyncValueExpectation(self._bridge, self, timeout)


class AsyncValueExpectation:
    """The expectations about a value of the state tree."""

    def __init__(self, bridge: AsyncBridge, value: AsyncStateValue, timeout: float | None):
        self._bridge, self._value, self._timeout = bridge, value, timeout

    async def to_have(self, value: Any) -> None:
        """Waits until the actual value is equal to `value`."""
        await self._wait({"equals": value}, f"to have {as_json(value)}")

    async def not_to_have(self, value: Any) -> None:
        """Waits until the actual value is not equal to `value`."""
        await self._wait({"not": value}, f"not to have {as_json(value)}")

    async def to_be_one_of(self, values: Sequence[Any]) -> None:
        """Waits until the actual value is equal to an element of `values`."""
        await self._wait({"oneOf": list(values)}, f"to be one of {as_json(list(values))}")

    async def to_contain(self, part: Any) -> None:
        """Waits until the actual text contains `part`, the array has the element `part`, or the object has the members of `part`."""
        await self._wait({"contains": part}, f"to contain {as_json(part)}")

    async def to_match(self, pattern: str) -> None:
        """Waits until the regular expression `pattern` matches in the text, in any letter case."""
        await self._wait({"matches": pattern}, f"to match /{pattern}/")

    async def to_be_at_least(self, number: float) -> None:
        """Waits until the actual value is `number` or greater."""
        await self._wait({"atLeast": number}, f"to be at least {number}")

    async def to_be_at_most(self, number: float) -> None:
        """Waits until the actual value is `number` or less."""
        await self._wait({"atMost": number}, f"to be at most {number}")

    async def to_exist(self) -> None:
        """Waits until the value exists."""
        await self._wait({"exists": True}, "to exist")

    async def not_to_exist(self) -> None:
        """Waits until the value does not exist."""
        await self._wait({"exists": False}, "not to exist")

    async def _wait(self, condition: dict[str, Any], words: str) -> None:
        path = await self._value.pointer()
        await self._bridge.wait_for({"path": path, **condition}, f"{self._value!r} {words} ({path})", self._timeout)


def as_json(value: Any) -> str:
    """Returns a value as JSON text."""
    return json.dumps(value, ensure_ascii=False)
