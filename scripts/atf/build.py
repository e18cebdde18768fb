"""Builds SDL Core's test framework from a checkout into a separate folder, with Debian's Qt, Lua, libxml2 and OpenSSL."""

import shlex
import shutil
import subprocess
from pathlib import Path

PACKAGES = "qtbase5-dev libqt5websockets5-dev liblua5.2-dev libxml2-dev libssl-dev pkg-config g++ net-tools"
MODULES = {
    "libxml.so": ("src/luaxml/lua_xml.cc", "libxml-2.0"),
    "libluaopenssl.so": ("src/luaopenssl/lua_openssl.cc", "openssl"),
}


class SetupError(Exception):
    """A program or a file is missing. The message says how to install the missing part."""


def flags(kind, *libraries):
    made = subprocess.run(["pkg-config", kind, *libraries], capture_output=True, text=True)
    if made.returncode:
        raise SetupError(f"{made.stderr.strip()}\ninstall the build dependencies: apt-get install {PACKAGES}")
    return shlex.split(made.stdout)


def build(checkout, folder):
    """Builds the program `ATF` and its modules in `folder`, unless the program and the modules are newer than their sources."""
    sources = sorted((checkout / "src").glob("*.cc"))
    if not sources:
        raise SetupError(f"{checkout} is not a checkout of sdl_atf: it has no src/*.cc")
    lib = folder / "lib"
    lib.mkdir(parents=True, exist_ok=True)
    common = ["g++", "-std=c++17", "-O1", "-fPIC", "-w", f"-I{checkout / 'src'}"]
    program = folder / "ATF"
    if outdated(program, [*sources, *(checkout / "src").glob("*.h")]):
        qt = ["Qt5WebSockets", "Qt5Network", "lua5.2"]
        moc = Path(flags("--variable=host_bins", "Qt5Core")[0]) / "moc"
        made = folder / "moc_lua_interpreter.cc"
        compile_with([str(moc), str(checkout / "src/lua_interpreter.h"), "-o", str(made)])
        words = [*common, *flags("--cflags", *qt), *map(str, sources), str(made), "-rdynamic", *flags("--libs", *qt)]
        compile_with([*words, "-o", str(program)])
    for name, (source, library) in MODULES.items():
        if outdated(lib / name, [checkout / source]):
            compile_flags = [*flags("--cflags", library, "lua5.2"), "-shared", str(checkout / source)]
            compile_with([*common, *compile_flags, *flags("--libs", library), "-o", str(lib / name)])
    return program


def build_bson(checkout, folder):
    """Builds the module for the payloads of control frames from a checkout of bson_c_lib."""
    made = folder / "lib/bson4lua.so"
    sources = [*sorted(checkout.glob("src/*.c")), *sorted(checkout.glob("src/emhashmap/*.c")), checkout / "lua/bson_lua_wrapper.c"]
    if outdated(made, sources):
        words = ["gcc", "-O1", "-fPIC", "-w", "-shared", f"-I{checkout / 'src'}", f"-I{checkout / 'src/emhashmap'}"]
        compile_with([*words, *flags("--cflags", "lua5.2"), *map(str, sources), "-lm", "-o", str(made)])


def outdated(made, sources):
    return not made.exists() or any(one.stat().st_mtime > made.stat().st_mtime for one in sources)


def compile_with(words):
    done = subprocess.run(words, capture_output=True, text=True)
    if done.returncode:
        raise SetupError(f"{' '.join(words)}\n{done.stderr[-3000:]}")


def have_tools():
    for tool in ("g++", "pkg-config", "unshare", "ip", "netstat"):
        if not shutil.which(tool):
            raise SetupError(f"{tool} is missing: apt-get install {PACKAGES} util-linux iproute2")
