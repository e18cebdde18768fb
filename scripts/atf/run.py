"""Runs a list of scripts, each in a folder and a network of its own."""

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
# Media too large for some copies of the scripts: only their size matters there.
STAND_INS = {"Kalimba2.mp3": 8 << 20, "Kalimba3.mp3": 8 << 20, "MP3_4555kb.mp3": 4555 << 10, "SampleVideo_5mb.mp4": 5 << 20}
STAND_INS["PutFile/MP3_4555kb.mp3"] = 4555 << 10
OF_CORE = ("smartDeviceLink.ini", "sdl_preloaded_pt.json", "hmi_capabilities.json", "log4cxx.properties")
# What the scripts ask of Core's build, with Core's own choices.
BUILT_AS = "EXTENDED_POLICY:STRING=PROPRIETARY\nREMOTE_CONTROL:BOOL=ON\nBUILD_WEBSOCKET_SERVER_SUPPORT:BOOL=ON\n"


def main(words):
    options = read(words)
    try:
        build.have_tools()
        build.build(options.atf, options.build)
        if options.bson:
            build.build_bson(options.bson, options.build)
        wanted = outcome.read_list(options.list.read_text())
    except (build.Trouble, outcome.Unreadable, OSError) as trouble:
        print(f"test-atf: {trouble}", file=sys.stderr)
        return 2
    wanted = {script: result for script, result in wanted.items() if options.only in script}
    options.keep.mkdir(parents=True, exist_ok=True)

    def row(number, script, core):
        ours, output = play(options, script)
        (options.keep / f"{number:03}-{Path(script).stem}.txt").write_text(output)
        print(f"{number}/{len(wanted)} {ours:<5} {script}", file=sys.stderr, flush=True)
        return script, core, ours, "" if ours == "PASS" else outcome.cause(output)

    # A script waits most of its time.
    with ThreadPoolExecutor(options.jobs) as workers:
        rows = list(workers.map(row, range(1, len(wanted) + 1), wanted.keys(), wanted.values()))
    print(outcome.table(rows))
    print(f"what each said: {options.keep}")
    return 0 if all(core == ours or core != "PASS" for _, core, ours, _ in rows) else 1


def read(words):
    parser = argparse.ArgumentParser(prog="test-atf", description="SDL Core's own test scripts against the head unit.")
    parser.add_argument("atf", type=folder("src/main.cc"), help="checkout of sdl_atf, with its modules/json4lua")
    parser.add_argument("scripts", type=folder("test_scripts"), help="checkout of sdl_atf_test_scripts")
    parser.add_argument("--core", type=folder("src/appMain/smartDeviceLink.ini"), help="checkout of sdl_core (sdl_core beside ATF)")
    parser.add_argument("--rpc-spec", type=folder("MOBILE_API.xml"), help="checkout of rpc_spec (sdl_core's tools/rpc_spec)")
    parser.add_argument("--bson", type=folder("lua/bson_lua_wrapper.c"), help="checkout of bson_c_lib, for scripts about control frames")
    parser.add_argument("--list", type=Path, default=ROOT / "Tests/atf/list.txt", help="scripts with Core's results")
    parser.add_argument("--only", default="", help="of the list only scripts with this in their path")
    parser.add_argument("--bridge", type=Path, default=Path(os.environ.get("SDL_BRIDGE_BIN", ROOT / ".build/debug/sdl-bridge")))
    parser.add_argument("--build", type=Path, default=Path.home() / ".cache/sdl-bridge/atf", help="where the framework is built")
    parser.add_argument("--keep", type=Path, default=Path(tempfile.gettempdir()) / "test-atf", help="where what scripts say is kept")
    parser.add_argument("--jobs", type=int, default=3, help="scripts at a time")
    parser.add_argument("--limit", type=int, default=400, help="seconds a script may take")
    options = parser.parse_args(words)
    if options.core is None:
        try:
            options.core = folder("src/appMain/smartDeviceLink.ini")(options.atf.parent / "sdl_core")
        except argparse.ArgumentTypeError as missing:
            parser.error(f"{missing}; name a checkout of sdl_core: --core FOLDER")
    if not options.bridge.exists():
        parser.error(f"there is no {options.bridge}; build it with swift build --product sdl-bridge")
    if options.rpc_spec is None:
        options.rpc_spec = options.core / "tools/rpc_spec"
        if not (options.rpc_spec / "MOBILE_API.xml").exists():
            parser.error("sdl_core lacks its tools/rpc_spec: `git submodule update --init` there, or --rpc-spec FOLDER")
    if not (options.atf / "modules/json4lua/json").exists():
        parser.error("sdl_atf lacks its modules/json4lua: `git submodule update --init` there")
    return options


def folder(holds):
    """A folder that exists and holds something by which it is known."""

    def found(word):
        path = Path(word).resolve()
        if not (path / holds).exists():
            raise argparse.ArgumentTypeError(f"{word} lacks {holds}")
        return path

    return found


def play(options, script):
    """Runs one script; its result and everything it said, with what the bridge said behind it."""
    if not (options.scripts / script).exists():
        return "SKIP", f"there is no {script} in {options.scripts}"
    with tempfile.TemporaryDirectory(prefix="test-atf-") as name:
        bench = Path(name)
        core = furnish(bench, options)
        words = ["./ATF", "modules/launch.lua", script, f"--sdl-core={core}", "--report-path", f"{bench}/reports"]
        # A network and processes of its own: nothing else on the machine is met by its ports, or by what it ends by name.
        # The shell stays, for what ends without a parent to be gone at once.
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
            ours, said = outcome.OF_STATUS.get(done.returncode, "ABORT"), done.stdout
        except subprocess.TimeoutExpired as late:
            ours, said = "ABORT", (late.stdout or b"") + f"\nerror: not done after {options.limit} s".encode()
        log = core / "SmartDeviceLinkCore.log"
        behind = log.read_text(errors="replace") if log.exists() else ""
        return ours, f"{said.decode(errors='replace')}\n=== the bridge\n{behind}"


def furnish(bench, options):
    """The folder the framework runs in and the one of Core's program, both as the scripts expect them; returns the latter."""
    core, atf = bench / "core", bench / "atf"
    for made in (core, atf / "data", bench / "reports"):
        made.mkdir(parents=True)
    for name in ("modules", "tools"):
        (atf / name).symlink_to(options.atf / name)
    for name in ("test_scripts", "user_modules", "test_sets"):
        (atf / name).symlink_to(options.scripts / name)
    shutil.copytree(options.scripts / "files", atf / "files")
    for name, size in STAND_INS.items():
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
    # Core on another machine: asked for by name, never used.
    (atf / "remote.lua").write_text("return {}\n")
    for name in OF_CORE:
        shutil.copy(options.core / "src/appMain" / name, core / name)
    (core / "build_config.txt").write_text(BUILT_AS)
    program = core / "smartDeviceLinkCore"
    program.write_text(f'#!/bin/sh\nexec {sys.executable} {ROOT}/scripts/atf/core.py "$@"\n')
    program.chmod(program.stat().st_mode | stat.S_IXUSR)
    return core
