"""Apps, and their parts that the driver sees: screen, menu and overlay.

Written by scripts/write-client from the asynchronous form; do not edit.
"""

from __future__ import annotations

import base64
import os
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, cast

from .. import models
from ..values import milliseconds, pointer, write
from .elements import Locator, StateValue
from .looks import Looks

if TYPE_CHECKING:
    from .bridge import Bridge

# pytest leaves the frames of this module out of tracebacks.
__tracebackhide__ = True


class App:
    """An app on the head unit.

    Attributes:
        screen: The main window of the app, a `Screen`.
    """

    def __init__(self, bridge: Bridge, name: str):
        self._bridge, self._name = bridge, name
        self._key: str | None = None
        self.screen = Screen(bridge, self)

    def __repr__(self) -> str:
        return f'the app "{self._name}"'

    def key(self) -> str:
        """Returns the app's key in the state tree. Waits until the app is registered."""
        if self._key is None:
            for app in self._bridge.api.elements(role="app"):
                if self._name in (app.get("name"), app.get("app")):
                    self._key = app.get("app")
        if self._key is None:
            condition = {"locator": {"role": "app", "name": self._name}, "state": "present"}
            expected = f"{self!r} to be registered"
            if not self._bridge._started():
                expected += " (the bridge was started without apps)"
            answer = self._bridge.wait_for(condition, expected)
            self._key = str(answer["observed"][0]["app"])
        return self._key

    def activate(self) -> None:
        """Brings the app to the foreground."""
        self._bridge.api.head_unit_app_activate(self.key())
        self._bridge.acted()

    def background(self) -> None:
        """Moves the app to the background."""
        self._bridge.api.head_unit_app_background(self.key())
        self._bridge.acted()

    def close(self) -> None:
        """Closes the app, as the driver can do in the list of apps."""
        self._bridge.api.head_unit_app_close(self.key())
        self._bridge.acted()

    def get_by_role(self, role: models.ElementRole, name: str | None = None, *, text: str | None = None, id: str | None = None) -> Locator:
        """Returns a locator for an element of this app."""
        return Locator(self._bridge, role, name, text, id, self)

    def value(self, *keys: str | int) -> StateValue:
        """Returns a value of the app's state on the head unit, such as `value("mediaClock", "updateMode")`."""

        def path() -> str:
            return pointer("headUnit", "apps", self.key(), *keys)

        return StateValue(self._bridge, path, f"{' '.join(map(str, keys)) or 'the state'} of {self!r}")

    def screenshot(self, path: str | os.PathLike[str] | None = None) -> bytes:
        """Returns the picture that this app projects, as PNG. Also writes the picture to `path`."""
        picture = self._bridge.api.app_screenshot(self.key())
        if path is not None:
            write(path, picture)
        return picture

    def expectation(self, timeout: float | None) -> Looks:
        """Returns the expectations that `expect` offers for this app."""
        return Looks(self._bridge, self, timeout)


class ForegroundApp(App):
    """The app in the foreground. Each use refers to the app that is in the foreground at that moment."""

    def __init__(self, bridge: Bridge):
        super().__init__(bridge, "in the foreground")

    def __repr__(self) -> str:
        return "the app in the foreground"

    def key(self) -> str:
        """Returns the app's key. Waits until an app is in the foreground."""
        answer = self._bridge.wait_for({"path": "/headUnit/activeApp", "exists": True}, "an app to be in the foreground")
        return str(answer["observed"])


class Screen:
    """The main window of an app."""

    def __init__(self, bridge: Bridge, app: App):
        self._bridge, self._app = bridge, app

    def text(self, field: str) -> StateValue:
        """Returns a text field, such as mainField1."""
        return self.value(field)

    @property
    def template(self) -> StateValue:
        """The name of the screen's template."""
        return self.value("template")

    def value(self, *keys: str | int) -> StateValue:
        """Returns a value of the window, such as `value("softButtons", 0, "isHighlighted")`."""

        def path() -> str:
            return pointer("headUnit", "apps", self._app.key(), "windows", 0, *keys)

        return StateValue(self._bridge, path, f"{' '.join(map(str, keys)) or 'the window'} of {self._app!r}")


class Menu:
    """The menu of the app in the foreground."""

    def __init__(self, bridge: Bridge):
        self._bridge = bridge

    def open(self) -> None:
        """Opens the menu."""
        self._bridge.api.head_unit_menu_open()
        self._bridge.acted()

    def close(self) -> None:
        """Closes the menu."""
        self._bridge.api.head_unit_menu_close()
        self._bridge.acted()

    def choose(self, *titles: str) -> None:
        """Opens the menu, then chooses the entries with these titles: first submenus, then a command."""
        self.open()
        for title in titles[:-1]:
            self._bridge.get_by_role("subMenu", title).press()
        self._bridge.get_by_role("command", titles[-1]).press()


class Overlay(Locator):
    """The overlay that the driver sees, such as an alert, a slider or a keyboard."""

    def __init__(self, bridge: Bridge):
        super().__init__(bridge, "overlay")

    def save(self) -> None:
        """Saves the position of the slider."""
        self._bridge.api.head_unit_overlay_save()
        self._bridge.acted()

    def cancel(self) -> None:
        """Cancels the overlay, as the driver can do."""
        self._bridge.api.head_unit_overlay_cancel()
        self._bridge.acted()


class ScratchApp:
    """An app without code. Used as a context manager, the app is removed at the end.

    Attributes:
        id: The id of the scratch app.
        key: The app's key in the state tree.
    """

    def __init__(self, bridge: Bridge, id: str, key: str):
        self._bridge, self.id, self.key = bridge, id, key
        self._next: int | None = None

    def __enter__(self) -> ScratchApp:
        return self

    def __exit__(self, *error: object) -> None:
        self.remove()

    def send(
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
        done = self._bridge.api.scratch_send(self.id, name=name, params=params, bulk=data, wait_ms=milliseconds(wait))
        reply = cast("dict[str, Any]", done).get("reply") or {}
        return cast("dict[str, Any]", reply.get("params") or {})

    def notify(self, name: str, params: Mapping[str, Any] | None = None) -> None:
        """Sends a notification."""
        self._bridge.api.scratch_send(self.id, name=name, params=params, rpc_type="notification")

    def answer(self, name: str, params: Mapping[str, Any]) -> None:
        """Sets the parameters of the response to each request `name` from the head unit."""
        self._bridge.api.scratch_answer(self.id, name=name, params=params)

    def received(self) -> list[dict[str, Any]]:
        """Returns the messages that arrived since the last call, oldest first."""
        page = self._bridge.api.scratch_app(self.id, after=self._next)
        self._next = page.get("next", self._next)
        return page.get("received", [])

    def remove(self) -> None:
        """Disconnects and deletes the app."""
        self._bridge.api.scratch_remove(self.id)
