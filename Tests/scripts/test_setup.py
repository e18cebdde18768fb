"""Tests of `scripts/setup` on machines without some software. Fake programs replace the system's programs."""

import os
import pathlib
import shutil
import stat
import subprocess
import sys

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
PLAIN_TOOLS = "bash cat cmp cp dirname env mktemp rm tail touch tr".split()
ALL_PACKAGES = (
    "libwebsockets-dev libcap-dev libmicrohttpd-dev libsqlite3-dev libssl-dev zlib1g-dev libedit-dev libexpat1-dev "
    "libcairo2-dev libpango1.0-dev libarchive-dev libopenh264-dev"
).split()


class Machine:
    """A copy of the set-up script, with a PATH that contains only the machine's programs."""

    def __init__(self, folder):
        self.tree = folder / "clone"
        self.bin = folder / "bin"
        self.log = folder / "log"
        (self.tree / "scripts").mkdir(parents=True)
        self.bin.mkdir()
        self.log.touch()
        for name in ("setup", "requirements.txt"):
            shutil.copy(ROOT / "scripts" / name, self.tree / "scripts" / name)
        for tool in PLAIN_TOOLS:
            (self.bin / tool).symlink_to(shutil.which(tool))
        self.program("id", "echo 0")
        self.program("swift", "exit 0")
        self.program("pkg-config", f'[ ! -e "{folder}/no-$2" ]')
        self.program("apt-get", f'echo "apt-get $*" >>"{self.log}"; rm -f "{folder}"/no-*')
        self.program("fc-match", f'if [ -e "{folder}/no-font" ]; then echo Bitstream; else echo DejaVu Sans; fi')
        self.program("node", "echo v18.20.4")
        self.program("curl", "exit 0")
        self.program("tshark", "exit 0")
        self.program("chromium", "exit 0")
        self.program(
            "python3",
            f'[ "$1 $2" = "-m venv" ] || exit 0; echo "venv $*" >>"{self.log}"; mkdir -p .venv/bin; '
            f'printf \'#!/bin/sh\\n[ "$2" = pip ] && echo pip "$@" >>"{self.log}"; exit 0\' >.venv/bin/python; '
            "chmod +x .venv/bin/python",
        )
        for tool in ("mkdir", "chmod"):
            (self.bin / tool).symlink_to(shutil.which(tool))
        self.folder = folder
        self.headers = folder / "include"
        self.headers.mkdir()
        (self.headers / "libyuv.h").touch()
        (self.headers / "cmark-gfm-core-extensions.h").touch()

    def program(self, name, body):
        path = self.bin / name
        path.write_text(f"#!/bin/sh\n{body}\n")
        path.chmod(path.stat().st_mode | stat.S_IXUSR)

    def lacks(self, *libraries):
        for library in libraries:
            (self.folder / f"no-{library}").touch()

    def setup(self, purpose="build"):
        return subprocess.run(
            [self.tree / "scripts" / "setup", purpose],
            env={"PATH": str(self.bin), "HOME": str(self.folder), "SDL_HEADERS": str(self.headers)},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=60,
        )

    @property
    def calls(self):
        return self.log.read_text().splitlines()


@pytest.fixture
def machine(tmp_path):
    return Machine(tmp_path)


def test_does_and_prints_nothing_if_everything_is_installed(machine):
    done = machine.setup("build")
    assert (done.returncode, done.stdout, done.stderr, machine.calls) == (0, "", "", [])


def test_installs_only_the_library_that_is_missing(machine):
    machine.lacks("libmicrohttpd")
    done = machine.setup("build")
    assert done.returncode == 0, done.stderr
    assert "installing Debian packages: libmicrohttpd-dev\n" in done.stderr
    assert machine.calls == ["apt-get -o DPkg::Lock::Timeout=300 install -y --no-install-recommends libmicrohttpd-dev"]


@pytest.mark.parametrize(
    "lacking, package",
    [("cairo", "libcairo2-dev"), ("pangocairo", "libpango1.0-dev"), ("font", "fonts-dejavu-core")],
)
def test_installs_what_projected_screens_need(machine, lacking, package):
    machine.lacks(lacking)
    done = machine.setup("build")
    assert done.returncode == 0, done.stderr
    assert f"installing Debian packages: {package}\n" in done.stderr


def test_installs_a_font_if_fc_match_is_missing(machine):
    (machine.bin / "fc-match").unlink()
    machine.program("apt-get", f'echo "$*" >>"{machine.log}"; ln -s "$(command -v true)" "{machine.bin}/fc-match" 2>/dev/null; exit 0')
    machine.setup("build")
    assert machine.calls[0].endswith("fonts-dejavu-core")


def test_installs_the_h264_library_if_it_is_missing(machine):
    machine.lacks("openh264")
    assert machine.setup("build").returncode == 0
    assert machine.calls[0].endswith("install -y --no-install-recommends libopenh264-dev")


def test_installs_libyuv_if_its_header_is_missing(machine):
    (machine.headers / "libyuv.h").unlink()
    machine.program("apt-get", f'echo "$*" >>"{machine.log}"; : >"{machine.headers}/libyuv.h"')
    assert machine.setup("build").returncode == 0
    assert machine.calls[0].endswith("install -y --no-install-recommends libyuv-dev")


def test_installs_libarchive_if_it_is_missing(machine):
    machine.lacks("libarchive")
    assert machine.setup("build").returncode == 0
    assert machine.calls[0].endswith("install -y --no-install-recommends libarchive-dev")


def test_without_pkg_config_every_library_counts_as_missing(machine):
    (machine.bin / "pkg-config").unlink()
    machine.program("apt-get", f'echo "$*" >>"{machine.log}"')
    done = machine.setup("build")
    assert done.returncode == 1
    assert machine.calls[0].endswith("pkg-config " + " ".join(ALL_PACKAGES))


@pytest.mark.parametrize("sudo", [None, "exit 1"], ids=["no sudo", "sudo asks for a password"])
def test_without_permission_prints_the_command_and_fails(machine, sudo):
    machine.lacks("libwebsockets", "sqlite3")
    machine.program("id", "echo 1000")
    if sudo:
        machine.program("sudo", sudo)
    done = machine.setup("build")
    assert done.returncode == 1
    assert "    sudo apt-get install -y --no-install-recommends libwebsockets-dev libcap-dev libsqlite3-dev\n" in done.stderr
    assert machine.calls == []


def test_uses_sudo_if_it_needs_no_password(machine):
    machine.lacks("sqlite3")
    machine.program("id", "echo 1000")
    machine.program("sudo", f'shift; [ "$1" = true ] && exit 0; echo sudo >>"{machine.log}"; exec "$@"')
    assert machine.setup("build").returncode == 0
    assert machine.calls[0] == "sudo"


def test_updates_the_package_lists_once_if_installing_fails_and_prints_the_error(machine):
    machine.lacks("sqlite3")
    machine.program("apt-get", f'echo "$*" >>"{machine.log}"; echo "E: no such package"; exit 100')
    done = machine.setup("build")
    assert done.returncode == 1
    assert "E: no such package" in done.stderr
    assert [call.split()[2] for call in machine.calls] == ["install", "update"]


def test_names_a_package_that_is_not_found_after_installing(machine):
    machine.lacks("sqlite3")
    machine.program("apt-get", "exit 0")
    done = machine.setup("build")
    assert done.returncode == 1
    assert "not found: libsqlite3-dev" in done.stderr


@pytest.mark.parametrize("program", ["swift", "python3"])
def test_fails_if_a_program_is_missing_that_it_cannot_install(machine, program):
    (machine.bin / program).unlink()
    done = machine.setup("test")
    assert done.returncode == 1
    assert f"{program} is not on the PATH" in done.stderr


def test_without_apt_names_the_missing_packages(machine):
    machine.lacks("sqlite3")
    (machine.bin / "apt-get").unlink()
    done = machine.setup("build")
    assert done.returncode == 1
    assert "missing: libsqlite3-dev" in done.stderr


def test_building_needs_no_test_tools(machine):
    for tool in ("node", "curl", "chromium", "python3"):
        (machine.bin / tool).unlink()
    assert machine.setup("build").returncode == 0


@pytest.mark.parametrize("node", ["exit 1", "echo v16.20.2"], ids=["no node", "an old node"])
def test_testing_installs_node_curl_chromium_and_venv(machine, node):
    machine.program("node", node)
    for tool in ("curl", "chromium"):
        (machine.bin / tool).unlink()
    machine.program("python3", "exit 1")
    done = machine.setup("test")
    assert done.returncode == 1
    assert machine.calls[0].endswith("nodejs curl chromium-headless-shell python3-venv")


def test_a_headless_chromium_is_enough(machine):
    (machine.bin / "chromium").rename(machine.bin / "chromium-headless-shell")
    machine.setup("test")
    assert not any(call.startswith("apt-get") for call in machine.calls)


def test_installs_python_packages_once_and_again_when_the_list_changes(machine):
    assert machine.setup("test").returncode == 0
    assert [call.split()[0] for call in machine.calls] == ["venv", "pip"]
    done = machine.setup("test")
    assert (done.returncode, done.stderr) == (0, "")
    assert len(machine.calls) == 2
    with (machine.tree / "scripts" / "requirements.txt").open("a") as requirements:
        requirements.write("another==1.0\n")
    assert machine.setup("test").returncode == 0
    assert len(machine.calls) == 4


def test_tries_a_failed_installation_of_python_packages_again(machine):
    machine.program(
        "python3",
        "[ \"$1 $2\" = '-m venv' ] || exit 0; mkdir -p .venv/bin; "
        "printf '#!/bin/sh\\n[ \"$2\" != pip ]' >.venv/bin/python; chmod +x .venv/bin/python",
    )
    done = machine.setup("test")
    assert done.returncode == 1
    assert "pip could not install" in done.stderr
    assert not (machine.tree / ".venv" / "installed.txt").exists()


def test_refuses_an_unknown_purpose(machine):
    done = machine.setup("everything")
    assert done.returncode == 1
    assert "unknown purpose 'everything'" in done.stderr


def found(machine):
    """Returns the browser that the tests would use on the machine."""
    code = "import sys; sys.path.insert(0, sys.argv[1]); import chromium; print(chromium.find())"
    done = subprocess.run(
        [sys.executable, "-c", code, ROOT / "Tests"], env={"PATH": str(machine.bin)}, capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_the_tests_find_the_browser_that_set_up_installs(machine):
    (machine.bin / "chromium").unlink()
    assert found(machine) == "None"
    # The fake apt-get creates the package's program.
    machine.program("apt-get", f'for last; do :; done; cp "{machine.bin}/curl" "{machine.bin}/$last"')
    assert machine.setup("test").returncode == 0
    assert found(machine) == str(machine.bin / "chromium-headless-shell")


def test_the_web_hmi_tests_use_the_browser_that_set_up_installs(machine, tmp_path):
    """Tests a machine that has no browser at the path of the other browser package."""
    (tmp_path / "hmi/ffw").mkdir(parents=True)
    (tmp_path / "hmi/ffw/RPCClient.js").touch()
    machine.program("chromium-headless-shell", f'echo "$*" >"{tmp_path}/started"; exit 1')
    path = f"{machine.bin}:{os.environ['PATH']}"
    surroundings = {name: value for name, value in os.environ.items() if name != "CHROMIUM"} | {"PATH": path}
    subprocess.run([ROOT / "scripts/test-web-hmi", tmp_path / "hmi", "-x"], env=surroundings, capture_output=True, text=True, timeout=120)
    assert "--no-sandbox" in (tmp_path / "started").read_text()
