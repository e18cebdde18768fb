"""Apps, and their parts that the driver sees: screen, menu and overlay."""

from __future__ import annotations

import base64
import os
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, cast

from .. import models
from ..values import milliseconds, pointer, write
from .elements import AsyncLocator, AsyncStateValue
from .looks import AsyncLooks

if TYPE_CHECKING:
    from .bridge import AsyncBridge

# pytest leaves the frames of this module out of tracebacks.
__tracebackhide__ = True


class AsyncApp:
    """An app on the head unit.

    Attributes:
        screen: The main window of the app, a `Screen`.
    """

    def __init__(self, bridge: AsyncBridge, name: str):
        self._bridge, self._name = bridge, name
        self._key: str | None = None
        self.screen = AsyncScreen(bridge, self)

    def __repr__(self) -> str:
        return f'the app "{self._name}"'

    async def key(self) -> str:
        """Returns the app's key in the state tree. Waits until the app is registered."""
        if self._key is None:
            for app in await self._bridge.api.elements(role="app"):
                if self._name in (app.get("name"), app.get("app")):
                    self._key = app.get("app")
        if self._key is None:
            condition = {"locator": {"role": "app", "name": self._name}, "state": "present"}
            expected = f"{self!r} to be registered"
            if not await self._bridge._started():
                expected += " (the bridge was started without apps)"
            answer = await self._bridge.wait_for(condition, expected)
            self._key = str(answer["observed"][0]["app"])
        return self._key

    async def activate(self) -> None:
        """Brings the app to the foreground."""
        await self._bridge.api.head_unit_app_activate(await self.key())
        await self._bridge.acted()

    async def background(self) -> None:
        """Moves the app to the background."""
        await self._bridge.api.head_unit_app_background(await self.key())
        await self._bridge.acted()

    async def close(self) -> None:
        """Closes the app, as the driver can do in the list of apps."""
        await self._bridge.api.head_unit_app_close(await self.key())
        await self._bridge.acted()

    def get_by_role(
        self, role: models.ElementRole, name: str | None = None, *, text: str | None = None, id: str | None = None
    ) -> AsyncLocator:
        """Returns a locator for an element of this app."""
        return AsyncLocator(self._bridge, role, name, text, id, self)

    def value(self, *keys: str | int) -> AsyncStateValue:
        """Returns a value of the app's state on the head unit, such as `value("mediaClock", "updateMode")`."""

        async def path() -> str:
            return pointer("headUnit", "apps", await self.key(), *keys)

        return AsyncStateValue(self._bridge, path, f"{' '.join(map(str, keys)) or 'the state'} of {self!r}")

    async def screenshot(self, path: str | os.PathLike[str] | None = None) -> bytes:
        """Returns the picture that this app projects, as PNG. Also writes the picture to `path`."""
        picture = await self._bridge.api.app_screenshot(await self.key())
        if path is not None:
            write(path, picture)
        return picture

    def expectation(self, timeout: float | None) -> AsyncLooks:
        """Returns the expectations that `expect` offers for this app."""
        return AsyncLooks(self._bridge, self, timeout)


class AsyncForegroundApp(AsyncApp):
    """The app in the foreground. Each use refers to the app that is in the foreground at that moment."""

    def __init__(self, bridge: AsyncBridge):
        super().__init__(bridge, "in the foreground")

    def __repr__(self) -> str:
        return "the app in the foreground"

    async def key(self) -> str:
        """Returns the app's key. Waits until an app is in the foreground."""
        answer = await self._bridge.wait_for({"path": "/headUnit/activeApp", "exists": True}, "an app to be in the foreground")
        return str(answer["observed"])


class AsyncScreen:
    """The main window of an app."""

    def __init__(self, bridge: AsyncBridge, app: AsyncApp):
        self._bridge, self._app = bridge, app

    def text(self, field: str) -> AsyncStateValue:
        """Returns a text field, such as mainField1."""
        return self.value(field)

    @property
    def template(self) -> AsyncStateValue:
        """The name of the screen's template."""
        return self.value("template")

    def value(self, *keys: str | int) -> AsyncStateValue:
        """Returns a value of the window, such as `value("softButtons", 0, "isHighlighted")`."""

        async def path() -> str:
            return pointer("headUnit", "apps", await self._app.key(), "windows", 0, *keys)

        return AsyncStateValue(self._bridge, path, f"{' '.join(map(str, keys)) or 'the window'} of {self._app!r}")


class AsyncMenu:
    """The menu of the app in the foreground."""

    def __init__(self, bridge: AsyncBridge):
        self._bridge = bridge

    async def open(self) -> None:
        """Opens the menu."""
        await self._bridge.api.head_unit_menu_open()
        await self._bridge.acted()

    async def close(self) -> None:
        """Closes the menu."""
        await self._bridge.api.head_unit_menu_close()
        await self._bridge.acted()

    async def choose(self, *titles: str) -> None:
        """Opens the menu, then chooses the entries with these titles: first submenus, then a command."""
        await self.open()
        for title in titles[:-1]:
            await self._bridge.get_by_role("subMenu", title).press()
        await self._bridge.get_by_role("command", titles[-1]).press()


class AsyncOverlay(AsyncLocator):
    """The overlay that the driver sees, such as an alert, a slider or a keyboard."""

    def __init__(self, bridge: AsyncBridge):
        super().__init__(bridge, "overlay")

    async def save(self) -> None:
        """Saves the position of the slider."""
        await self._bridge.api.head_unit_overlay_save()
        await self._bridge.acted()

    async def cancel(self) -> None:
        """Cancels the overlay, as the driver can do."""
        await self._bridge.api.head_unit_overlay_cancel()
        await self._bridge.acted()


class AsyncScratchApp:
    """An app without code. Used as a context manager, the app is removed at the end.

    Attributes:
        id: The id of the scratch app.
        key: The app's key in the state tree.
    """

    def __init__(self, bridge: AsyncBridge, id: str, key: str):
        self._bridge, self.id, self.key = bridge, id, key
        self._next: int | None = None

    async def __aenter__(self) -> AsyncScratchApp:
        return self

    async def __aexit__(self, *error: object) -> None:
        await self.remove()

    async def send(
        self, name: str, params: Mapping[str, Any] | None = None, *, bulk: bytes | None = None, wait: float | None = None
    ) -> dict[str, Any]:
        """Sends a request, valid or not, and returns the parameters of the response.

        Args:
            name: The name of the request.
            params: The parameters of the request.
            bulk: Binary data.
            wait: How long to wait for the response, in seconds.
        """
        data = base64.b64encode(bulk).decode() if bulk is not None else None
        done = await self._bridge.api.scratch_send(self.id, name=name, params=params, bulk=data, wait_ms=milliseconds(wait))
        reply = cast("dict[str, Any]", done).get("reply") or {}
        return cast("dict[str, Any]", reply.get("params") or {})

    async def notify(self, name: str, params: Mapping[str, Any] | None = None) -> None:
        """Sends a notification."""
        await self._bridge.api.scratch_send(self.id, name=name, params=params, rpc_type="notification")

    async def answer(self, name: str, params: Mapping[str, Any]) -> None:
        """Sets the parameters of the response to each request `name` from the head unit."""
        await self._bridge.api.scratch_answer(self.id, name=name, params=params)

    async def received(self) -> list[dict[str, Any]]:
        """Returns the messages that arrived since the last call, oldest first."""
        page = await self._bridge.api.scratch_app(self.id, after=self._next)
        self._next = page.get("next", self._next)
        return page.get("received", [])

    async def remove(self) -> None:
        """Disconnects and deletes the app."""
        await self._bridge.api.scratch_remove(self.id)
