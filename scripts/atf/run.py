"""Runs a list of scripts, each in a separate folder and network namespace."""

import argparse
import os
import shlex
import shutil
import stat
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from atf import build, outcome

ROOT = Path(__file__).resolve().parents[2]
# Large media files that some copies of the scripts do not have. The scripts need only files of these sizes.
PLACEHOLDERS = {"Kalimba2.mp3": 8 << 20, "Kalimba3.mp3": 8 << 20, "MP3_4555kb.mp3": 4555 << 10, "SampleVideo_5mb.mp4": 5 << 20}
PLACEHOLDERS["PutFile/MP3_4555kb.mp3"] = 4555 << 10
CORE_FILES = ("smartDeviceLink.ini", "sdl_preloaded_pt.json", "hmi_capabilities.json", "log4cxx.properties")
# The build options of Core that the scripts read, with Core's defaults.
BUILD_CONFIG = "EXTENDED_POLICY:STRING=PROPRIETARY\nREMOTE_CONTROL:BOOL=ON\nBUILD_WEBSOCKET_SERVER_SUPPORT:BOOL=ON\n"


def main(words):
    options = read(words)
    try:
        build.have_tools()
        build.build(options.atf, options.build)
        if options.bson:
            build.build_bson(options.bson, options.build)
        wanted = outcome.read_list(options.list.read_text())
    except (build.SetupError, outcome.InvalidList, OSError) as error:
        print(f"test-atf: {error}", file=sys.stderr)
        return 2
    wanted = {script: result for script, result in wanted.items() if options.only in script}
    options.keep.mkdir(parents=True, exist_ok=True)

    def row(number, script, core):
        ours, output = play(options, script)
        (options.keep / f"{number:03}-{Path(script).stem}.txt").write_text(output)
        print(f"{number}/{len(wanted)} {ours:<5} {script}", file=sys.stderr, flush=True)
        return script, core, ours, "" if ours == "PASS" else outcome.cause(output)

    # A script spends most of its time waiting, so several scripts run at the same time.
    with ThreadPoolExecutor(options.jobs) as workers:
        rows = list(workers.map(row, range(1, len(wanted) + 1), wanted.keys(), wanted.values()))
    print(outcome.table(rows))
    print(f"output of each script: {options.keep}")
    return 0 if all(core == ours or core != "PASS" for _, core, ours, _ in rows) else 1


def read(words):
    parser = argparse.ArgumentParser(prog="test-atf", description="SDL Core's own test scripts against the head unit.")
    parser.add_argument("atf", type=folder("src/main.cc"), help="checkout of sdl_atf, with its modules/json4lua")
    parser.add_argument("scripts", type=folder("test_scripts"), help="checkout of sdl_atf_test_scripts")
    parser.add_argument("--core", type=folder("src/appMain/smartDeviceLink.ini"), help="checkout of sdl_core (sdl_core beside ATF)")
    parser.add_argument("--rpc-spec", type=folder("MOBILE_API.xml"), help="checkout of rpc_spec (sdl_core's tools/rpc_spec)")
    parser.add_argument("--bson", type=folder("lua/bson_lua_wrapper.c"), help="checkout of bson_c_lib, for scripts about control frames")
    parser.add_argument("--list", type=Path, default=ROOT / "Tests/atf/list.txt", help="scripts with Core's results")
    parser.add_argument("--only", default="", help="run only the scripts whose path contains this text")
    parser.add_argument("--bridge", type=Path, default=Path(os.environ.get("SDL_BRIDGE_BIN", ROOT / ".build/debug/sdl-bridge")))
    parser.add_argument("--build", type=Path, default=Path.home() / ".cache/sdl-bridge/atf", help="folder for the built framework")
    parser.add_argument("--keep", type=Path, default=Path(tempfile.gettempdir()) / "test-atf", help="folder for the output of the scripts")
    parser.add_argument("--jobs", type=int, default=3, help="number of scripts to run at the same time")
    parser.add_argument("--limit", type=int, default=400, help="time limit of a script in seconds")
    options = parser.parse_args(words)
    if options.core is None:
        try:
            options.core = folder("src/appMain/smartDeviceLink.ini")(options.atf.parent / "sdl_core")
        except argparse.ArgumentTypeError as missing:
            parser.error(f"{missing}; name a checkout of sdl_core: --core FOLDER")
    if not options.bridge.exists():
        parser.error(f"{options.bridge} does not exist; build it with swift build --product sdl-bridge")
    if options.rpc_spec is None:
        options.rpc_spec = options.core / "tools/rpc_spec"
        if not (options.rpc_spec / "MOBILE_API.xml").exists():
            parser.error("sdl_core lacks its tools/rpc_spec: `git submodule update --init` there, or --rpc-spec FOLDER")
    if not (options.atf / "modules/json4lua/json").exists():
        parser.error("sdl_atf lacks its modules/json4lua: `git submodule update --init` there")
    return options


def folder(required):
    """Returns an argument type: a folder that contains the required file."""

    def check(word):
        path = Path(word).resolve()
        if not (path / required).exists():
            raise argparse.ArgumentTypeError(f"{word} lacks {required}")
        return path

    return check


def play(options, script):
    """Runs one script. Returns the script's result, and one text with the script's output and then the bridge's log."""
    if not (options.scripts / script).exists():
        return "SKIP", f"{options.scripts} has no {script}"
    with tempfile.TemporaryDirectory(prefix="test-atf-") as name:
        bench = Path(name)
        core = prepare(bench, options)
        words = ["./ATF", "modules/launch.lua", script, f"--sdl-core={core}", "--report-path", f"{bench}/reports"]
        # A separate network and process namespace: the script cannot use the machine's ports or end other processes by name.
        # The shell must not exec the framework: as the first process, it reaps orphaned processes.
        inside = f"ip link set lo up; export LD_LIBRARY_PATH=./lib; {shlex.join(words)}; exit $?"
        shell = ["unshare", "--map-root-user", "--net", "--pid", "--mount-proc", "--fork", "--kill-child", "bash", "-c", inside]
        if os.geteuid() == 0:
            shell.remove("--map-root-user")
        environment = {**os.environ, "SDL_BRIDGE_BIN": str(options.bridge.resolve())}
        try:
            done = subprocess.run(
                shell, cwd=bench / "atf", env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT, timeout=options.limit,
            )  # fmt: skip
            ours, output = outcome.OF_STATUS.get(done.returncode, "ABORT"), done.stdout
        except subprocess.TimeoutExpired as late:
            ours, output = "ABORT", (late.stdout or b"") + f"\nerror: not finished after {options.limit} s".encode()
        log = core / "SmartDeviceLinkCore.log"
        behind = log.read_text(errors="replace") if log.exists() else ""
        return ours, f"{output.decode(errors='replace')}\n=== the bridge\n{behind}"


def prepare(bench, options):
    """Creates the framework's folder and the folder of Core's program in the form that the scripts expect. Returns Core's folder."""
    core, atf = bench / "core", bench / "atf"
    for made in (core, atf / "data", bench / "reports"):
        made.mkdir(parents=True)
    for name in ("modules", "tools"):
        (atf / name).symlink_to(options.atf / name)
    for name in ("test_scripts", "user_modules", "test_sets"):
        (atf / name).symlink_to(options.scripts / name)
    shutil.copytree(options.scripts / "files", atf / "files")
    for name, size in PLACEHOLDERS.items():
        if not (atf / "files" / name).exists():
            (atf / "files" / name).write_bytes(bytes(size))
    for name in ("ATF", "lib"):
        (atf / name).symlink_to((options.build / name).resolve())
    for one in (options.atf / "data").iterdir():
        (atf / "data" / one.name).symlink_to(one)
    for name, source in (
        ("MOBILE_API.xml", options.rpc_spec / "MOBILE_API.xml"),
        ("HMI_API.xml", options.core / "src/components/interfaces/HMI_API.xml"),
    ):
        (atf / "data" / name).unlink(missing_ok=True)
        (atf / "data" / name).symlink_to(source)
    # The scripts load the settings of a remote Core by name, but do not use them.
    (atf / "remote.lua").write_text("return {}\n")
    for name in CORE_FILES:
        shutil.copy(options.core / "src/appMain" / name, core / name)
    (core / "build_config.txt").write_text(BUILD_CONFIG)
    program = core / "smartDeviceLinkCore"
    program.write_text(f'#!/bin/sh\nexec {sys.executable} {ROOT}/scripts/atf/core.py "$@"\n')
    program.chmod(program.stat().st_mode | stat.S_IXUSR)
    return core
