"""The pytest plugin: provides a car for each test, and adds the session's events to the report of a failure."""

from __future__ import annotations

import base64
import importlib
import re
from collections.abc import Generator, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from sdlbridge import AppProgram, Bridge

# Import the package only when the first car is needed, so that runs without a car start fast.

LAST_ROWS = 15
MARKERS = {
    "sdl_apps(*apps)": "start these apps instead of those of the option sdl_apps",
    "sdl_profile(id)": "use this kind of head unit",
    "sdl_language(tag)": "use this language of the head unit, such as DE-DE",
    "sdl_clock(state)": "`paused`: time passes only by car.clock.advance and car.clock.step",
}


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("sdl-bridge", "SDL Bridge")
    group.addoption("--sdl-app", action="append", default=[], metavar="APP", help="an app to start: a program, or a sample app; repeatable")
    group.addoption("--sdl-profile", metavar="ID", help="the kind of head unit")
    group.addoption("--sdl-headed", action="store_true", help="open the page in a browser, and pause after each action")
    group.addoption("--sdl-slow-mo", type=float, metavar="SECONDS", help="the pause after each action")
    group.addoption("--sdl-results", default="sdl-results", metavar="FOLDER", help="the folder for capsules and pictures (sdl-results)")
    group.addoption("--sdl-update", action="store_true", help="write expected pictures and states instead of comparing")
    parser.addini("sdl_apps", "the apps to start: programs, relative to the ini file, or sample apps", "args", [])
    parser.addini("sdl_resettable", "those of sdl_apps that keep no state in their process, so a reset need not restart them", "args", [])
    parser.addini("sdl_profile", "the kind of head unit", default="")


def pytest_configure(config: pytest.Config) -> None:
    for marker, text in MARKERS.items():
        config.addinivalue_line("markers", f"{marker}: {text}")


@dataclass
class Cars:
    """The bridge of this process. The bridge is started again if a test needs other apps, or if the bridge has ended."""

    config: pytest.Config
    options: list[str]
    bridge: Bridge | None = None
    apps: tuple[str, ...] = ()

    def get(self, apps: tuple[str, ...], profile: str | None, language: str | None) -> Bridge:
        """Returns a bridge with `apps`, in the state after a reset."""
        from sdlbridge import BridgeError

        if self.bridge and (apps != self.apps or not self.bridge.is_running):
            self.close()
        if self.bridge:
            try:
                self.bridge.reset(profile=profile, language=language)
                return self.bridge
            except BridgeError:
                # A bridge that cannot be reset cannot be used for further tests.
                self.close()
        self.bridge, self.apps = self.start(apps), apps
        self.bridge.ready()
        if profile or language:
            self.bridge.reset(profile=profile, language=language)
        return self.bridge

    def start(self, apps: tuple[str, ...]) -> Bridge:
        from sdlbridge import Bridge

        option = self.config.getoption
        return Bridge.start(
            [self.program(app) for app in apps],
            profile=option("--sdl-profile") or self.config.getini("sdl_profile") or None,
            headed=bool(option("--sdl-headed")),
            slow_mo=option("--sdl-slow-mo"),
            options=self.options,
        )

    def program(self, app: str) -> AppProgram:
        from sdlbridge import AppProgram

        # A marker may contain the name of a program without its folder, if the project's settings list the program.
        listed = [*self.config.getini("sdl_apps"), *self.config.getini("sdl_resettable")]
        app = next((one for one in listed if Path(one).name == app), app)
        path = self.config.rootpath / app
        return AppProgram(path if path.is_file() else app, resettable=app in self.config.getini("sdl_resettable"))

    def close(self) -> None:
        if self.bridge:
            self.bridge.close()
            self.bridge = None


@pytest.fixture(scope="session")
def sdl_options() -> list[str]:
    """Returns further options of `sdl-bridge serve`. A project can override this fixture."""
    return []


@pytest.fixture(scope="session")
def sdl_cars(pytestconfig: pytest.Config, sdl_options: list[str]) -> Iterator[Cars]:
    """Provides the bridge of this pytest worker."""
    cars = Cars(pytestconfig, sdl_options)
    yield cars
    cars.close()


@pytest.fixture
def car(request: pytest.FixtureRequest, sdl_cars: Cars) -> Bridge:
    """Provides a car with the project's apps, in the state after a reset.

    The bridge is started once per worker. Before each test, the head unit is reset, and each app that is not
    resettable is restarted.
    """
    from sdlbridge import BridgeError

    config, node = request.config, request.node
    apps = marked(node, "sdl_apps") or tuple(config.getoption("--sdl-app") or config.getini("sdl_apps"))
    bridge, problem = None, ""
    clock = first(marked(node, "sdl_clock"))
    if clock not in (None, "paused"):
        pytest.fail(f'The marker sdl_clock has no state "{clock}". Use sdl_clock("paused").', pytrace=False)
    try:
        bridge = sdl_cars.get(apps, *(first(marked(node, name)) for name in ("sdl_profile", "sdl_language")))
        if clock:
            bridge.clock.pause()
    except BridgeError as error:
        bridge, problem = None, str(error)
    if bridge is None:
        pytest.fail(f"There is no car for this test. {problem}", pytrace=False)
    bridge.results = results(node)
    bridge.looks_folder = node.path.parent / "looks"
    bridge.update_looks = bool(config.getoption("--sdl-update"))
    node.stash[CAR] = bridge
    return bridge


CAR: pytest.StashKey[Bridge] = pytest.StashKey()


def marked(node: pytest.Item, name: str) -> tuple[str, ...]:
    """Returns the arguments of a test's marker as texts; empty if the test has no such marker."""
    marker = node.get_closest_marker(name)
    return tuple(str(argument) for argument in marker.args) if marker else ()


def first(values: tuple[str, ...]) -> str | None:
    return values[0] if values else None


def results(node: pytest.Item) -> Path:
    """Returns the folder for the files that one run of a test writes."""
    name = re.sub(r"[^\w.-]+", "-", node.nodeid).strip("-")
    attempt = getattr(node, "execution_count", 1)
    return Path(str(node.config.getoption("--sdl-results"))) / (f"{name}-{attempt}" if attempt > 1 else name)


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, Any, None]:
    """With `--pdb`, makes the debugger begin in the line of the test instead of a line of the package."""
    outcome = yield
    if not item.config.getoption("usepdb", False) or not outcome.excinfo:
        return
    last = trace = outcome.excinfo[2]
    while trace:
        if not trace.tb_frame.f_globals.get("__tracebackhide__"):
            last = trace
        trace = trace.tb_next
    last.tb_next = None


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[Any]) -> Generator[None, Any, None]:
    bridge = item.stash.get(CAR, None)
    extras: list[Any] = []
    if bridge and call.excinfo and not call.excinfo.errisinstance((pytest.skip.Exception, pytest.xfail.Exception)):
        extras = attach(item, bridge, call.excinfo.value)
    outcome = yield
    if extras:
        report = outcome.get_result()
        report.extras = [*getattr(report, "extras", []), *extras]


def attach(item: pytest.Item, bridge: Bridge, error: BaseException) -> list[Any]:
    """Saves the session of a failed test, and adds the session to the test's report. Returns the extras of pytest-html."""
    from sdlbridge import BridgeError, ExpectationError
    from sdlbridge.errors import line

    folder, lines, extras = results(item), [], []
    html: Any = html_extras(item.config)

    def keep(kind: str, path: Path) -> None:
        lines.append(f"{kind}: {path}")
        item.user_properties.append((f"sdl-{kind}", str(path)))

    try:
        capsule = bridge.save_capsule(folder / "session.sdlcapsule.zip", after=bridge.mark)
        if isinstance(error, ExpectationError):
            error.capsule = capsule
        keep("capsule", capsule)
        lines.append(f"open it: sdl-bridge open {capsule}")
        rows = "\n".join(line(row) for row in bridge.log.last(LAST_ROWS))
    except BridgeError as problem:
        lines.append(str(problem))
        rows = ""
    if bridge.is_running:
        try:
            picture = bridge.screenshot(folder / "screen.png")
            keep("screenshot", folder / "screen.png")
            extras += [html.png(base64.b64encode(picture).decode(), "screen")] if html else []
        except BridgeError as problem:
            lines.append(f"no screenshot: {problem}")
    if rows:
        lines.append(f"the last rows of the log:\n{rows}")
    text = "\n".join(lines)
    item.add_report_section("call", "sdl-bridge", text)
    return [*extras, html.text(text, "sdl-bridge")] if html else extras


def html_extras(config: pytest.Config) -> Any:
    """Returns the module that creates the extras of pytest-html; None if pytest does not use this plugin."""
    if not config.pluginmanager.hasplugin("html"):
        return None
    return importlib.import_module("pytest_html.extras")
