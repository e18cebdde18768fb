"""The processes of the bridge and of its apps."""

from __future__ import annotations

import difflib
import json
import os
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from .errors import StartError

# pytest leaves the frames of this module out of tracebacks.
__tracebackhide__ = True

INSTALLED = Path(__file__).resolve().parent
STOP_SECONDS = 5
# The prefix of the lines that the bridge itself prints. The other lines are the output of apps.
PREFIX = "sdl-bridge: "


@dataclass(frozen=True)
class AppProgram:
    """An app that the bridge starts.

    Attributes:
        program: The path of the app's program, or the name of a sample app, such as "MusicPlayer".
        resettable: Whether the app keeps no state in its process. A reset restarts all other apps.
    """

    program: str | os.PathLike[str]
    resettable: bool = False


def folders() -> list[Path]:
    """Returns the folders that may contain the bridge's program: `SDL_BRIDGE_BIN`, then this package, then the PATH."""
    found = [Path(os.environ["SDL_BRIDGE_BIN"])] if os.environ.get("SDL_BRIDGE_BIN") else []
    found.append(INSTALLED / "bin")
    on_path = shutil.which("sdl-bridge")
    return [*found, Path(on_path).resolve().parent] if on_path else found


def bridge_program() -> Path:
    """Returns the path of `sdl-bridge`."""
    for folder in folders():
        if os.access(folder / "sdl-bridge", os.X_OK):
            return folder / "sdl-bridge"
    raise StartError("There is no sdl-bridge on the PATH. Install the wheel or the Debian package, or set SDL_BRIDGE_BIN to its folder.")


def sample_folders(program: Path) -> list[Path]:
    """Returns the folders of sample apps, which can be named without a path."""
    return [program.parent, program.parent.parent / "lib/sdl-bridge/apps"]


def app_path(app: str | os.PathLike[str], program: Path) -> Path:
    """Returns the path of an app's program."""
    path = Path(app)
    if path.parent != Path(".") or path.exists():
        return path.resolve()
    known = [folder / path.name for folder in sample_folders(program)]
    for candidate in known:
        if os.access(candidate, os.X_OK):
            return candidate
    names = sorted({file.name for folder in sample_folders(program) for file in folder.glob("*") if is_app(file)})
    near = difflib.get_close_matches(path.name, names, n=1, cutoff=0.4)
    hint = f' The nearest name is "{near[0]}".' if near else ""
    raise StartError(
        f'There is no app "{app}".{hint} Give the path of its program, or one of: {", ".join(names) or "no sample app is installed"}.'
    )


def is_app(file: Path) -> bool:
    """Returns whether a file is the program of a sample app. The names of sample apps begin with a capital letter."""
    return file.is_file() and file.name[:1].isupper() and "." not in file.name and os.access(file, os.X_OK)


class Process:
    """A running bridge. The bridge stops when this process ends in any way, because the bridge's standard input is then closed."""

    def __init__(
        self, apps: Sequence[AppProgram], profile: str | os.PathLike[str] | None, port: int, options: Iterable[str], program: Path | None
    ):
        program = program or bridge_program()
        self.apps = {app_path(app.program, program): app for app in apps}
        # The file has no name, so that the system deletes the file at the last close.
        self.log = tempfile.TemporaryFile()
        words = [str(program), "--port", str(port), "--hmi-port", "none", "--end-with-stdin"]
        words += ["--apps", "tcp://127.0.0.1:0", "--apps", "ws://127.0.0.1:0/"]
        words += [word for path in self.apps for word in ("--host-app", str(path))]
        words += ["--profile", str(profile)] if profile else []
        words += options
        # In a separate session, the bridge does not receive Ctrl-C, which only this process handles.
        self.process = subprocess.Popen(
            words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self.log, start_new_session=True, text=True
        )
        # The folder of the bridge's temporary data.
        self.folder = Path(os.environ.get("TMPDIR", "/tmp"), f"sdl-bridge-{self.process.pid}")
        assert self.process.stdout
        started = self.process.stdout.readline()
        if not started:
            self.process.wait()
            reason = self.last_lines()
            self.stop()
            raise StartError(f"The bridge did not start: {reason or 'it printed no reason'}")
        self.url: str = json.loads(started)["listening"]

    def last_lines(self, count: int = 5) -> str:
        """Returns the last lines that the bridge printed, without the lines of apps and without the lines about the bridge's start."""
        if self.log.closed:
            return ""
        # The bridge writes at the file's position, so reading must not move this position.
        lines = os.pread(self.log.fileno(), os.fstat(self.log.fileno()).st_size, 0).decode(errors="replace").splitlines()
        own = [line[len(PREFIX) :] for line in lines if line.startswith(PREFIX)]
        return "\n".join([line for line in own if not line.startswith(("open ", "apps connect to "))][-count:])

    def ended(self, wait: float = 0) -> str | None:
        """Returns how the bridge ended; None while the bridge runs.

        Args:
            wait: The time to wait for the end, in seconds. Connections close a little before the process ends.
        """
        try:
            code = self.process.wait(wait)
        except subprocess.TimeoutExpired:
            return None
        if code < 0:
            return f"The bridge was ended by signal {-code} ({signal.Signals(-code).name})."
        return f"The bridge exited with {code}."

    def stop(self) -> None:
        """Ends the bridge and its apps, and deletes the bridge's temporary data."""
        assert self.process.stdin and self.process.stdout
        self.process.stdin.close()
        try:
            self.process.wait(STOP_SECONDS)
        except subprocess.TimeoutExpired:
            pass
        # Kill a bridge that does not end, and apps that outlive a killed bridge.
        try:
            os.killpg(self.process.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass
        self.process.wait()
        self.process.stdout.close()
        self.log.close()
        shutil.rmtree(self.folder, ignore_errors=True)
