"""A bridge with its car: apps, screen, log, clock, faults, vehicle and files.

Written by scripts/write-client from the asynchronous form; do not edit.
"""

from __future__ import annotations

import base64
import os
import webbrowser
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, cast

from .. import models
from ..errors import BridgeError, ExpectationError, RefusedError, StartError
from ..process import AppProgram, Process
from ..values import milliseconds, pointer, present
from .client import Client
from .elements import Locator, StateValue
from .io import pause
from .looks import Looks
from .socket import Socket

# pytest leaves the frames of this module out of tracebacks.
__tracebackhide__ = True

APP_START_SECONDS = 20
# The wait after which an app that has ended is noticed.
APP_END_SECONDS = 2
NOT_MET = "/v1/problems/expectation-not-met"


class Bridge:
    """A bridge and the car that it simulates.

    Attributes:
        api: Every operation of the API, typed.
        url: The address of the bridge and its page.
        mark: The number of the log's row at which the current test began; 0 for the whole session.
        timeout: How long actions and expectations wait by default, in seconds.
        results: The folder for capsules and pictures of failures.
        looks_folder: The folder with the expected pictures and states.
        update_looks: Whether expected pictures and states are written instead of compared.
        screen: The main window of the app in the foreground, a `Screen`.
        menu: The menu of the app in the foreground, a `Menu`.
        overlay: What the driver sees above the app, an `Overlay`.
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
        # The programs of the started apps and the keys of those that have registered, by the id of their process.
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
            program: The path of `sdl-bridge`, if another one than the installed one is meant.
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
        """Uses a bridge that already runs. It is not stopped at the end."""
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
        """Whether the process runs; true for a bridge that something else has started."""
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
        """The programs of the started apps, by the id of their process."""
        if self._hosts is None:
            self._hosts = {id: host["executable"] for id, host in (self.api.hosts()).items()}
        return self._hosts

    def _registration(self, id: str, name: str, path: str) -> str:
        """Waits for a value that exists after the registration of an app; returns the value."""
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
            profile: The profile of the next test; apps register with this one.
            language: The head unit's language, such as "DE-DE"; apps register with this one.
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
            condition: The members of the request.
            expected: What is expected, for the text of the error.
            timeout: How long to wait, in seconds.
        """
        body = {**condition, "timeoutMs": milliseconds(self.timeout if timeout is None else timeout)}
        try:
            return cast("dict[str, Any]", self.api._json("POST", "/v1/expect", body=body, command="bridge.expect"))
        except RefusedError as error:
            raise failure(error, expected) from None

    def use_element(self, members: Mapping[str, Any], expected: str, timeout: float | None = None) -> None:
        """Uses an element with `POST /v1/elements:use`."""
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
        """An app, by the name that the driver sees or by its key."""
        return App(self, name)

    def get_by_role(self, role: models.ElementRole, name: str | None = None, *, text: str | None = None, id: str | None = None) -> Locator:
        """A locator of an element by its role and exact name.

        Args:
            role: The kind of element.
            name: The exact name.
            text: A part of its texts, in any letter case.
            id: Its number or name in SDL.
        """
        return Locator(self, role, name, text, id)

    def get_by_text(self, text: str) -> Locator:
        """A locator of an element by a part of its texts, in any letter case."""
        return Locator(self, text=text)

    def value(self, path: str) -> StateValue:
        """A value of the state tree, by its JSON pointer."""
        return StateValue(self, path, "the value")

    def state(self, path: str | None = None) -> Any:
        """The state tree, or the part at a JSON pointer; None if there is no such part."""
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
        """Taps the screen of an app that projects its picture. Prefer a locator where an element exists."""
        self.api.head_unit_touch_tap(x=x, y=y)
        self.acted()

    def set_day_or_night(self, mode: models.HeadUnitSetDisplayMode) -> None:
        """Switches between day and night colours."""
        self.api.head_unit_set(display={"mode": mode})

    def set_link(self, *, latency: float = 0, loss: int = 0) -> None:
        """Sets the quality of the connections to all apps.

        Args:
            latency: The delay of a message each way, in seconds.
            loss: The share of messages that are lost, in percent.
        """
        self.api.head_unit_set(link={"latencyMs": round(latency * 1000), "lossPercent": loss})

    def scratch_app(self, name: str, **registration: Any) -> ScratchApp:
        """Registers an app without code, which sends any message.

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
        """The messages of topics, as a context manager whose value is an iterator."""
        return self.api.socket(topics, q=q, log_after=log_after)

    def save_capsule(self, path: str | os.PathLike[str], *, after: int | None = None, last: str | None = None) -> Path:
        """Saves the session as a file that `sdl-bridge open` shows.

        Args:
            path: The path of the file.
            after: Only what happened after this row.
            last: Only the last time span, such as "5m".
        """
        return write(path, self.api.capsule(after=after, last=last))

    def screenshot(self, path: str | os.PathLike[str] | None = None, *, size: str | None = None) -> bytes:
        """The car as the page shows it, as PNG. The computer of the bridge needs a Chromium.

        Args:
            path: The path of a file to write.
            size: The size of the page, such as "1100x760".
        """
        picture = self.api.head_unit_screenshot(size=size)
        if path is not None:
            write(path, picture)
        return picture

    def expectation(self, timeout: float | None) -> Looks:
        """What `expect` returns."""
        return Looks(self, None, timeout)


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
        """The app's key in the state tree. Waits until the app is registered."""
        if self._key is None:
            for app in self._bridge.api.elements(role="app"):
                if self._name in (app.get("name"), app.get("app")):
                    self._key = app.get("app")
        if self._key is None:
            condition = {"locator": {"role": "app", "name": self._name}, "state": "present"}
            answer = self._bridge.wait_for(condition, f"{self!r} to be registered")
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
        """Closes the app, as the driver can from the list of apps."""
        self._bridge.api.head_unit_app_close(self.key())
        self._bridge.acted()

    def get_by_role(self, role: models.ElementRole, name: str | None = None, *, text: str | None = None, id: str | None = None) -> Locator:
        """A locator of an element of this app."""
        return Locator(self._bridge, role, name, text, id, self)

    def value(self, *keys: str | int) -> StateValue:
        """A value below the head unit's state of this app, such as `value("mediaClock", "updateMode")`."""

        def path() -> str:
            return pointer("headUnit", "apps", self.key(), *keys)

        return StateValue(self._bridge, path, f"{' '.join(map(str, keys)) or 'the state'} of {self!r}")

    def screenshot(self, path: str | os.PathLike[str] | None = None) -> bytes:
        """The picture that this app projects, as PNG."""
        picture = self._bridge.api.app_screenshot(self.key())
        if path is not None:
            write(path, picture)
        return picture

    def expectation(self, timeout: float | None) -> Looks:
        """What `expect` returns."""
        return Looks(self._bridge, self, timeout)


class ForegroundApp(App):
    """The app that the driver sees, which can change."""

    def __init__(self, bridge: Bridge):
        super().__init__(bridge, "in the foreground")

    def __repr__(self) -> str:
        return "the app in the foreground"

    def key(self) -> str:
        """The app's key. Waits until an app is in the foreground."""
        answer = self._bridge.wait_for({"path": "/headUnit/activeApp", "exists": True}, "an app to be in the foreground")
        return str(answer["observed"])


class Screen:
    """The main window of an app."""

    def __init__(self, bridge: Bridge, app: App):
        self._bridge, self._app = bridge, app

    def text(self, field: str) -> StateValue:
        """A text field, such as mainField1."""
        return self.value(field)

    @property
    def template(self) -> StateValue:
        """The name of the template."""
        return self.value("template")

    def value(self, *keys: str | int) -> StateValue:
        """A value of the window, such as `value("softButtons", 0, "isHighlighted")`."""

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
        """Opens the menu and chooses along these titles: submenus, then a command."""
        self.open()
        for title in titles[:-1]:
            self._bridge.get_by_role("subMenu", title).press()
        self._bridge.get_by_role("command", titles[-1]).press()


class Overlay(Locator):
    """The overlay that the driver sees, such as an alert, a slider or a keyboard."""

    def __init__(self, bridge: Bridge):
        super().__init__(bridge, "overlay")

    def save(self) -> None:
        """Saves the position of a slider."""
        self._bridge.api.head_unit_overlay_save()
        self._bridge.acted()

    def cancel(self) -> None:
        """Cancels the overlay, as the driver can."""
        self._bridge.api.head_unit_overlay_cancel()
        self._bridge.acted()


class Log:
    """The rows of the log: messages, commands, calls and findings."""

    def __init__(self, bridge: Bridge):
        self._bridge = bridge

    def expect(self, q: str, *, count: int | None = None, after: int | None = None, timeout: float | None = None) -> list[models.Row]:
        """Waits for rows that match a filter, and returns them.

        Args:
            q: The filter, such as `rpc:Alert result:SUCCESS`.
            count: The exact number of rows; one or more if it is not given.
            after: Only rows after this one count; by default those since the last reset.
            timeout: How long to wait, in seconds.
        """
        condition = present({"q": q, "count": count, "after": self._bridge.mark if after is None else after})
        answer = self._bridge.wait_for(condition, f"{'one or more' if count is None else count} rows in the log for {q}", timeout)
        return cast("list[models.Row]", answer.get("observed") or [])

    def expect_none(self, q: str, *, during: float, after: int | None = None) -> None:
        """Checks that no row matches a filter during a time span in seconds.

        Args:
            q: The filter.
            during: The time span in seconds of real time.
            after: Only rows after this one count; by default those since the last reset.
        """
        condition = {"never": {"q": q, "after": self._bridge.mark if after is None else after}}
        self._bridge.wait_for(condition, f"no row in the log for {q}", during)

    def rows(self, q: str | None = None, *, after: int | None = None, limit: int = 1000) -> list[models.Row]:
        """The rows that match a filter now, oldest first; by default those since the last reset."""
        page = self._bridge.api.log(q=q, after=self._bridge.mark if after is None else after, limit=limit)
        return page["rows"]

    def last(self, count: int) -> list[models.Row]:
        """The newest rows since the last reset, oldest first."""
        page = self._bridge.api.log(limit=count)
        return [row for row in page["rows"] if row["seq"] > self._bridge.mark]

    def follow(self, q: str | None = None, *, after: int | None = None) -> Iterator[models.Row]:
        """Iterates over the rows that match a filter, first those since the last reset, then each new one.

        A row that is completed later, such as a request by its response, is delivered again.
        """
        with self._bridge.events(["log"], q=q, log_after=self._bridge.mark if after is None else after) as events:
            for message in events:
                if message["op"] == "rows":
                    for row in message["rows"]:
                        yield cast("models.Row", row)


class Clock:
    """The clock of the head unit and its apps."""

    def __init__(self, bridge: Bridge):
        self._bridge = bridge

    def pause(self) -> None:
        """Stops the clock; time then passes only by `advance` and `step`."""
        self._bridge.api.head_unit_clock_pause()

    def resume(self) -> None:
        """Lets the clock run again."""
        self._bridge.api.head_unit_clock_resume()

    def advance(self, seconds: float) -> models.Advanced:
        """Advances the clock. Each timer fires at its own instant, and the work that it starts finishes first."""
        return self._bridge.api.head_unit_clock_advance(ms=round(seconds * 1000))

    def step(self) -> models.Stepped:
        """Advances the clock to the head unit's next timer."""
        return self._bridge.api.head_unit_clock_step()


class Faults:
    """Forced results of requests."""

    def __init__(self, bridge: Bridge):
        self._bridge = bridge

    def add(
        self,
        function: str,
        result: models.HeadUnitFaultsAddResult,
        *,
        info: str | None = None,
        app: str | None = None,
        times: int | None = None,
        delay: float | None = None,
    ) -> None:
        """Forces the result of the next requests of a function.

        Args:
            function: The request's name, such as Alert.
            result: The result, or DO_NOT_RESPOND.
            info: The response's text.
            app: The key of the only app that is affected.
            times: For how many requests; until cleared if it is not given.
            delay: The delay of the response, in seconds.
        """
        self._bridge.api.head_unit_faults_add(
            function=function, result=result, info=info, app=app, times=times, delay_ms=milliseconds(delay)
        )

    def clear(self, function: str | None = None) -> None:
        """Clears the forced results of a function, or all."""
        self._bridge.api.head_unit_faults_clear(function=function)

    def list(self) -> models.Faults:
        """The active forced results."""
        return self._bridge.api.faults()


class Vehicle:
    """The vehicle data."""

    def __init__(self, bridge: Bridge):
        self._bridge = bridge

    def set(self, items: Mapping[str, Any] | None = None, **more: Any) -> None:
        """Sets vehicle data, such as `set(speed=50)`; None removes an item."""
        self._bridge.api.head_unit_vehicle_set({**(items or {}), **more})
        self._bridge.acted()

    def value(self, *keys: str | int) -> StateValue:
        """An item of the vehicle data, such as `value("speed")`."""
        return StateValue(self._bridge, pointer("headUnit", "vehicle", *keys), f"{' '.join(map(str, keys))} of the vehicle")


class Drive:
    """A drive: vehicle data over time."""

    def __init__(self, bridge: Bridge):
        self._bridge = bridge

    def start(
        self,
        drive: str | os.PathLike[str],
        *,
        speed: float | None = None,
        loop: bool | None = None,
        at: float | None = None,
    ) -> None:
        """Starts a drive.

        Args:
            drive: A built-in drive ("city", "motorway", "charging"), or the path of a file.
            speed: How many times as fast as the clock.
            loop: Whether the drive starts again at its end.
            at: Where to begin, in seconds.
        """
        built_in = {drive["name"] for drive in self._bridge.api.drives()}
        from_ms = milliseconds(at)
        if str(drive) in built_in:
            self._bridge.api.head_unit_drive_start(
                built_in=cast("models.HeadUnitDriveStartBuiltIn", str(drive)), speed=speed, loop=loop, from_ms=from_ms
            )
        else:
            path = Path(drive)
            self._bridge.api.head_unit_drive_start(
                text=path.read_text(), format=drive_format(path), name=path.name, speed=speed, loop=loop, from_ms=from_ms
            )

    def pause(self) -> None:
        """Pauses the drive."""
        self._bridge.api.head_unit_drive_pause()

    def resume(self) -> None:
        """Lets the drive continue."""
        self._bridge.api.head_unit_drive_resume()

    def stop(self) -> None:
        """Ends the drive; the vehicle data keeps its last values."""
        self._bridge.api.head_unit_drive_stop()

    def seek(self, seconds: float) -> None:
        """Continues at another position."""
        self._bridge.api.head_unit_drive_seek(position_ms=round(seconds * 1000))

    @property
    def phase(self) -> StateValue:
        """The playback state: playing, paused or ended."""
        return StateValue(self._bridge, "/headUnit/drive/phase", "the phase of the drive")


class Profile:
    """The kind of head unit."""

    def __init__(self, bridge: Bridge):
        self._bridge = bridge

    def use(self, id: str) -> None:
        """Switches to another profile."""
        self._bridge.api.head_unit_profile_use(id=id)

    def edit(self, members: Mapping[str, Any]) -> None:
        """Changes members of the profile, as a JSON merge patch."""
        self._bridge.api.head_unit_profile_edit(members)

    def current(self) -> models.Profile:
        """The profile."""
        return self._bridge.api.head_unit_profile()

    def list(self) -> models.ProfileList:
        """The ids and names of all profiles."""
        return self._bridge.api.profiles()


class ScratchApp:
    """An app without code. As a context manager, it is removed at the end.

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
            params: Its parameters.
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
        """Sets the response to each request of this name from the head unit."""
        self._bridge.api.scratch_answer(self.id, name=name, params=params)

    def received(self) -> list[dict[str, Any]]:
        """The messages that arrived since the last call."""
        page = self._bridge.api.scratch_app(self.id, after=self._next)
        self._next = page.get("next", self._next)
        return page.get("received", [])

    def remove(self) -> None:
        """Ends the app."""
        self._bridge.api.scratch_remove(self.id)


def drive_format(path: Path) -> models.HeadUnitDriveStartFormat:
    """The format of a drive's file, by its ending."""
    formats: dict[str, models.HeadUnitDriveStartFormat] = {".gpx": "gpx", ".csv": "csv", ".ndjson": "ndjson"}
    return formats.get(path.suffix.lower(), "script")


def failure(error: RefusedError, expected: str) -> RefusedError:
    """The error of an expectation that was not met; any other error is returned unchanged."""
    if error.problem.get("type") != NOT_MET:
        return error
    return ExpectationError(error.problem, error.request, expected)


def write(path: str | os.PathLike[str], data: bytes) -> Path:
    """Writes a file, and creates its folder."""
    path = Path(path)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
    return path
