"""A bridge and the car that it simulates.

Written by scripts/write-client from the asynchronous form; do not edit.
"""

from __future__ import annotations

import os
import webbrowser
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, cast

from .. import models
from ..errors import BridgeError, ExpectationError, RefusedError, StartError
from ..process import AppProgram, Process
from ..values import milliseconds, pointer, write
from .apps import App, ForegroundApp, Menu, Overlay, ScratchApp
from .car import Clock, Drive, Faults, Log, Profile, Vehicle
from .client import Client
from .elements import Locator, StateValue
from .io import pause
from .looks import Looks
from .socket import Socket

# pytest leaves the frames of this module out of tracebacks.
__tracebackhide__ = True

APP_START_SECONDS = 20
# The seconds after which the package checks whether an app has ended.
APP_END_SECONDS = 2
NOT_MET = "/v1/problems/expectation-not-met"


class Bridge:
    """A bridge and the car that it simulates.

    Attributes:
        api: Every operation of the API, typed.
        url: The address of the bridge and its page.
        mark: The number of the log's row at which the current test began; 0 for the whole session.
        timeout: The default time that actions and expectations wait, in seconds.
        results: The folder for capsules and pictures of failures.
        looks_folder: The folder with the expected pictures and states.
        update_looks: Whether expected pictures and states are written instead of compared.
        screen: The main window of the app in the foreground, a `Screen`.
        menu: The menu of the app in the foreground, a `Menu`.
        overlay: The overlay above the app, an `Overlay`.
        log: The rows of the log, a `Log`.
        clock: The clock of the head unit and its apps, a `Clock`.
        faults: Forced results of requests, a `Faults`.
        vehicle: The vehicle data, a `Vehicle`.
        drive: Vehicle data over time, a `Drive`.
        profile: The kind of head unit, a `Profile`.
    """

    def __init__(self, url: str, token: str | None = None, process: Process | None = None):
        self._process = process
        self.url = url
        self.api = Client(url, token, ended=self._ended)
        self.mark = 0
        self.timeout = 5.0
        self.results = Path("sdl-results")
        self.looks_folder = Path("looks")
        self.update_looks = False
        self._slow_mo = 0.0
        # The programs of the started apps, and the keys of registered apps, by the id of the app's process.
        self._hosts: dict[str, str] | None = None
        self._keys: dict[str, str] = {}
        self.clock = Clock(self)
        self.drive = Drive(self)
        self.faults = Faults(self)
        self.log = Log(self)
        self.menu = Menu(self)
        self.overlay = Overlay(self)
        self.profile = Profile(self)
        self.vehicle = Vehicle(self)
        self.screen = ForegroundApp(self).screen

    # The bridge

    @classmethod
    def start(
        cls,
        apps: Iterable[AppProgram | str | os.PathLike[str]] = (),
        *,
        profile: str | os.PathLike[str] | None = None,
        port: int = 0,
        headed: bool = False,
        slow_mo: float | None = None,
        options: Sequence[str] = (),
        program: Path | None = None,
    ) -> Bridge:
        """Starts a bridge that ends with this process.

        Returns when the bridge listens. As a context manager, the bridge also waits until the apps have registered.

        Args:
            apps: The apps to start: paths of programs, names of sample apps, or `AppProgram`.
            profile: The kind of head unit: a built-in id, or the path of a JSON file.
            port: The port of the page and the API; 0 for any free port.
            headed: Whether to open the page in a browser.
            slow_mo: A pause after each action, in seconds; half a second if `headed`.
            options: Further options of `sdl-bridge serve`.
            program: The path of `sdl-bridge`; by default the installed program.
        """
        programs = [app if isinstance(app, AppProgram) else AppProgram(app) for app in apps]
        process = Process(programs, profile, port, options, program)
        bridge = cls(process.url, process=process)
        bridge._slow_mo = (0.5 if headed else 0) if slow_mo is None else slow_mo
        if headed:
            webbrowser.open(bridge.url)
        return bridge

    @classmethod
    def connect(cls, url: str = "http://127.0.0.1:8080", token: str | None = None) -> Bridge:
        """Connects to a bridge that already runs. This object never stops that bridge."""
        return cls(url, token)

    def __enter__(self) -> Bridge:
        try:
            self.ready()
        except BaseException:
            self.close()
            raise
        return self

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        if isinstance(error, ExpectationError) and error.capsule is None:
            try:
                error.capsule = self.save_capsule(self.results / "failed.sdlcapsule.zip")
            except BridgeError:
                pass
        self.close()

    def close(self) -> None:
        """Ends the bridge and its apps, if this object has started them."""
        self.api.close()
        if self._process:
            self._process.stop()

    @property
    def is_running(self) -> bool:
        """Whether the bridge's process runs. Always true for a bridge that this object has not started."""
        return self._process is None or self._process.ended() is None

    def _ended(self) -> str | None:
        if self._process is None:
            return None
        ended = self._process.ended(wait=1)
        lines = self._process.last_lines()
        return f"{ended} Its last lines:\n{lines}" if ended and lines else ended

    def ready(self) -> None:
        """Waits until each started app has registered."""
        for id, program in (self._started()).items():
            name = Path(program).name
            if id not in self._keys:
                self._keys[id] = self._registration(id, name, pointer("bridge", "hosts", id, "app"))
            self._registration(id, name, pointer("headUnit", "apps", self._keys[id], "hmiLevel"))

    def _started(self) -> dict[str, str]:
        """Returns the programs of the started apps, by the id of the app's process."""
        if self._hosts is None:
            self._hosts = {id: host["executable"] for id, host in (self.api.hosts()).items()}
        return self._hosts

    def _registration(self, id: str, name: str, path: str) -> str:
        """Waits until the value at `path` exists, which is after the registration of an app. Returns the value."""
        for timeout in (APP_END_SECONDS, APP_START_SECONDS):
            try:
                answer = self.wait_for({"path": path, "exists": True}, f"the app {name} to register", timeout)
                return str(answer["observed"])
            except ExpectationError:
                host = self.api.host(id)
            if host["state"] != "running":
                break
        page = self.api.log(q="kind:output", limit=20)
        printed = [row["text"] for row in page["rows"] if row.get("host") == id and "text" in row]
        lines = [f"The app {name} did not register: {host.get('why') or host['state']}", *(f"  {text}" for text in printed)]
        raise StartError("\n".join(lines))

    def reset(self, *, profile: str | None = None, language: str | None = None) -> None:
        """Resets the head unit between two tests, and restarts each app that is not resettable.

        Args:
            profile: The profile of the next test. Apps register with this profile.
            language: The head unit's language, such as "DE-DE". Apps register with this language.
        """
        hosts = self._started()
        programs = self._process.apps if self._process else {}
        kept = [] if profile or language else [path for path, app in programs.items() if app.resettable]
        restarted = [id for id, program in hosts.items() if Path(program) not in kept]
        if not profile and not language and len(restarted) in (0, len(hosts)):
            done = self.api.bridge_reset(restart_apps=bool(restarted))
        else:
            for id in restarted:
                self.api.apps_stop(id)
            done = self.api.bridge_reset()
            if profile:
                self.profile.use(profile)
            if language:
                self.api.head_unit_set(language={"ui": language, "vr": language, "tts": language})
            for id in restarted:
                self.api.apps_start(id)
        self.mark = done["seq"]
        if restarted:
            self.ready()

    def wait_for(self, condition: Mapping[str, Any], expected: str, timeout: float | None = None) -> dict[str, Any]:
        """Waits with `POST /v1/expect` until a condition is met.

        Args:
            condition: The members of the request's body.
            expected: The expected condition in words, for the text of the error.
            timeout: The maximum time to wait, in seconds.
        """
        body = {**condition, "timeoutMs": milliseconds(self.timeout if timeout is None else timeout)}
        try:
            return cast("dict[str, Any]", self.api._json("POST", "/v1/expect", body=body, command="bridge.expect"))
        except RefusedError as error:
            raise failure(error, expected) from None

    def use_element(self, members: Mapping[str, Any], expected: str, timeout: float | None = None) -> None:
        """Uses an element with `POST /v1/elements:use`. `members` is the request's body."""
        body = {**members, "timeoutMs": milliseconds(self.timeout if timeout is None else timeout)}
        try:
            self.api._json("POST", "/v1/elements:use", body=body, command="bridge.use")
        except RefusedError as error:
            raise failure(error, expected) from None
        self.acted()

    def acted(self) -> None:
        """Pauses after an action, if the bridge was started with `slow_mo`."""
        if self._slow_mo:
            pause(self._slow_mo)

    # The car

    def app(self, name: str) -> App:
        """Returns the app with the displayed name or the key `name`."""
        return App(self, name)

    def get_by_role(self, role: models.ElementRole, name: str | None = None, *, text: str | None = None, id: str | None = None) -> Locator:
        """Returns a locator for the element with this role and this exact name.

        Args:
            role: The kind of element.
            name: The exact name.
            text: A part of the element's texts, in any letter case.
            id: The element's number or name in SDL.
        """
        return Locator(self, role, name, text, id)

    def get_by_text(self, text: str) -> Locator:
        """Returns a locator for the element whose texts contain `text`, in any letter case."""
        return Locator(self, text=text)

    def value(self, path: str) -> StateValue:
        """Returns the value of the state tree at the JSON pointer `path`."""
        return StateValue(self, path, "the value")

    def state(self, path: str | None = None) -> Any:
        """Returns the state tree, or the part at the JSON pointer `path`; None if this part does not exist."""
        if path is None:
            return (self.api.state())["state"]
        try:
            return self.api.state(path=path)
        except RefusedError as error:
            if error.status == 404:
                return None
            raise

    def press_button(self, name: str, mode: models.HeadUnitButtonMode | None = None) -> None:
        """Presses a button of the car, such as PLAY_PAUSE."""
        self.api.head_unit_button(name=name, mode=mode)
        self.acted()

    def say(self, text: str) -> None:
        """Speaks a voice command, a choice or an app's name."""
        self.api.head_unit_voice(text=text)
        self.acted()

    def tap(self, x: int, y: int) -> None:
        """Taps a point of the screen, for apps that project their picture. If an element exists there, prefer a locator."""
        self.api.head_unit_touch_tap(x=x, y=y)
        self.acted()

    def set_day_or_night(self, mode: models.HeadUnitSetDisplayMode) -> None:
        """Switches between day and night colours."""
        self.api.head_unit_set(display={"mode": mode})

    def set_link(self, *, latency: float = 0, loss: int = 0) -> None:
        """Sets the quality of the connections to all apps.

        Args:
            latency: The delay of each message in each direction, in seconds.
            loss: The share of messages that are lost, in percent.
        """
        self.api.head_unit_set(link={"latencyMs": round(latency * 1000), "lossPercent": loss})

    def scratch_app(self, name: str, **registration: Any) -> ScratchApp:
        """Registers an app without code. The app can send any message.

        Args:
            name: The app's name.
            registration: Further members of the operation `scratch_create`.
        """
        done = cast("dict[str, Any]", self.api.scratch_create(app_name=name, **registration))
        return ScratchApp(self, done["id"], done["key"])

    # What happened

    def events(
        self, topics: Sequence[models.IdentifyMessageTopic] = ("state", "log"), *, q: str | None = None, log_after: int | None = None
    ) -> Socket:
        """Returns a context manager. Its value iterates over the messages of `topics`."""
        return self.api.socket(topics, q=q, log_after=log_after)

    def save_capsule(self, path: str | os.PathLike[str], *, after: int | None = None, last: str | None = None) -> Path:
        """Saves the session as a file that `sdl-bridge open` shows.

        Args:
            path: The path of the file.
            after: Saves only rows after this row.
            last: Saves only this time before now, such as "5m".
        """
        return write(path, self.api.capsule(after=after, last=last))

    def screenshot(self, path: str | os.PathLike[str] | None = None, *, size: str | None = None) -> bytes:
        """Returns a picture of the car on the page, as PNG. The bridge's computer needs Chromium.

        Args:
            path: The path of a file to write.
            size: The size of the page, such as "1100x760".
        """
        picture = self.api.head_unit_screenshot(size=size)
        if path is not None:
            write(path, picture)
        return picture

    def expectation(self, timeout: float | None) -> Looks:
        """Returns the expectations that `expect` offers for the car."""
        return Looks(self, None, timeout)


def failure(error: RefusedError, expected: str) -> RefusedError:
    """Returns an `ExpectationError` if `error` is about an expectation that was not met. Otherwise returns `error`."""
    if error.problem.get("type") != NOT_MET:
        return error
    return ExpectationError(error.problem, error.request, expected)
