"""Tests that create a new app, run the app, and change the running app."""

import json
import os
import shutil
import subprocess
import sys

import pytest
from running import ROOT, Bridge, binaries

# The tests build in the folder of this checkout's own build. SwiftPM finds SDLKit and SDLTesting built there and compiles only the
# new app. An app developer's first build compiles everything with the same commands.
SCRATCH = ROOT / ".build"


def cli(*words, wanted=0, folder=None):
    done = subprocess.run([binaries() / "sdl-bridge", *words], cwd=folder, capture_output=True, text=True, timeout=60)
    assert done.returncode == wanted, done.stdout + done.stderr
    return done


@pytest.fixture
def package(tmp_path):
    """Creates a new package. The path is always equal, so that the build products can be reused."""
    home = SCRATCH / "new-app-source"
    shutil.rmtree(home, ignore_errors=True)
    home.mkdir(parents=True)
    assert "run MyApp --watch" in cli("new", "MyApp", "--library", str(ROOT), folder=home).stdout
    yield home / "MyApp"
    shutil.rmtree(home)


def test_a_new_app_is_built_run_and_rebuilt_while_the_bridge_keeps_running(tmp_path, package):
    bridge = Bridge(tmp_path, run=[str(package), "--watch", "--scratch-path", str(SCRATCH)])
    try:
        bridge.until("/headUnit/appOrder", lambda apps: apps == ["myapp"])
        bridge.act("/v1/apps/myapp:activate")
        window = "/headUnit/apps/myapp/windows/0"
        bridge.until(window, lambda shown: shown.get("mainField2") == "It works")
        bridge.act("/v1/elements:use", {"role": "softButton", "name": "Press"})
        bridge.until(window, lambda shown: shown.get("mainField2") == "Pressed 1 times")
        first = bridge.get("/v1/hosts/MyApp")["pid"]

        source = package / "Sources/MyApp/MyApp.swift"
        working = source.read_text()
        # A build error is reported, and the running app continues.
        source.write_text(working.replace("It works", "It works") + 'let broken: Int = ""\n')
        failed = bridge.until("/bridge/hosts/MyApp", lambda host: host.get("build", {}).get("state") == "failed", seconds=900)
        assert "error:" in failed["build"]["output"] and failed["pid"] == first
        assert bridge.get(f"/v1/state?path={window}")["mainField2"] == "Pressed 1 times"
        # The state is published before the row.
        [row] = bridge.call("POST", "/v1/expect", {"q": "kind:process buildFailed", "timeoutMs": 10_000})[1]["observed"]
        assert row["host"] == "MyApp"

        source.write_text(working.replace("It works", "It works better"))
        bridge.until(
            "/bridge/hosts/MyApp", lambda host: host.get("pid", first) != first and host["build"] == {"state": "built"}, seconds=900
        )
        bridge.until("/headUnit/appOrder", lambda apps: apps == ["myapp"])
        bridge.act("/v1/apps/myapp:activate")
        bridge.until(window, lambda shown: shown.get("mainField2") == "It works better")
        # The bridge, its head unit and its journal have not been restarted.
        assert bridge.process.poll() is None
        assert bridge.get("/v1/log?q=kind:process%20buildFailed")["rows"] == [row]
    finally:
        bridge.stop()


def test_the_tests_of_a_new_app_pass_and_detect_a_bug(package):
    words = ["swift", "test", "--disable-xctest", "--package-path", package, "--scratch-path", SCRATCH]

    def run():
        return subprocess.run(words, capture_output=True, text=True, timeout=1800)

    def run_pytest():
        words = [sys.executable, "-m", "pytest", "-p", "pytest_sdlbridge", "--sdl-app", SCRATCH / "debug/MyApp", package]
        environment = {**os.environ, "PYTHONPATH": str(ROOT / "python/src"), "SDL_BRIDGE_BIN": str(binaries())}
        return subprocess.run(words, capture_output=True, text=True, env=environment, cwd=package, timeout=60)

    done = run()
    assert done.returncode == 0 and "Test run with 1 test" in done.stdout + done.stderr, done.stdout + done.stderr
    done = run_pytest()
    assert done.returncode == 0 and "1 passed" in done.stdout, done.stdout
    source = package / "Sources/MyApp/MyApp.swift"
    source.write_text(source.read_text().replace("presses += 1", "presses += 2"))
    done = run()
    assert done.returncode != 0 and "Pressed 2 times" in done.stdout + done.stderr
    done = run_pytest()
    assert done.returncode == 1 and 'actual:   "Pressed 2 times"' in done.stdout, done.stdout


FAKE_SWIFT = """#!/bin/sh
# Replaces the compiler: sources that contain "broken" do not build, and every built program is HelloApp.
for word; do [ "$last" = --package-path ] && folder=$word; last=$word; done
case " $* " in
    *" describe "*) echo '{"products": [{"name": "MyApp", "targets": ["MyApp"], "type": {"executable": null}}]}' ;;
    *" --show-bin-path "*) echo "%(out)s" ;;
    *)
        if grep -rq broken "$folder/Sources"; then echo "MyApp.swift:1:5: error: broken"; exit 1; fi
        cp "%(hello)s" "%(out)s/new" && mv "%(out)s/new" "%(out)s/MyApp" ;;
esac
"""


def test_a_changed_source_is_built_and_restarted_and_a_build_error_is_reported(tmp_path, monkeypatch):
    (tmp_path / "bin").mkdir()
    swift = tmp_path / "bin/swift"
    swift.write_text(FAKE_SWIFT % {"out": tmp_path / "bin", "hello": binaries() / "HelloApp"})
    swift.chmod(0o755)
    monkeypatch.setenv("PATH", f"{swift.parent}:{os.environ['PATH']}")
    cli("new", "MyApp", "--library", str(ROOT), folder=tmp_path)
    bridge = Bridge(tmp_path, run=[str(tmp_path / "MyApp"), "--watch"])
    try:
        bridge.until("/headUnit/appOrder", lambda apps: apps == ["hello"])
        first = bridge.get("/v1/hosts/MyApp")["pid"]
        source = tmp_path / "MyApp/Sources/MyApp/MyApp.swift"
        working = source.read_text()
        source.write_text(working + "// broken\n")
        failed = bridge.until("/bridge/hosts/MyApp", lambda host: host.get("build", {}).get("state") == "failed")
        assert failed["build"]["output"] == "MyApp.swift:1:5: error: broken" and failed["pid"] == first
        # The state is published before the row.
        [row] = bridge.call("POST", "/v1/expect", {"q": "kind:process buildFailed", "timeoutMs": 10_000})[1]["observed"]
        assert row["host"] == "MyApp" and row["app"] == "hello"
        source.write_text(working.replace("It works", "It works better"))
        bridge.until("/bridge/hosts/MyApp", lambda host: host.get("pid", first) != first and host["build"] == {"state": "built"})
        bridge.until("/headUnit/appOrder", lambda apps: apps == ["hello"])
        assert bridge.process.poll() is None
    finally:
        bridge.stop()


def test_a_program_built_by_another_tool_is_restarted_when_it_changes(tmp_path):
    program = tmp_path / "Hello"
    shutil.copy2(binaries() / "HelloApp", program)
    bridge = Bridge(tmp_path, run=[str(program), "--watch"])
    try:
        first = bridge.until("/bridge/hosts/Hello", lambda host: host.get("pid"))["pid"]
        bridge.until("/headUnit/appOrder", lambda apps: apps == ["hello"])
        # Replace the program as a linker does: write a new file, then rename the new file to the old name.
        shutil.copy(binaries() / "HelloApp", tmp_path / "Hello.new")
        os.replace(tmp_path / "Hello.new", program)
        bridge.until("/bridge/hosts/Hello", lambda host: host.get("pid", first) != first)
        bridge.until("/headUnit/appOrder", lambda apps: apps == ["hello"])
    finally:
        bridge.stop()


def test_the_created_package_has_one_app_and_its_tests(package):
    described = subprocess.run(["swift", "package", "dump-package", "--package-path", package], capture_output=True, text=True, timeout=120)
    manifest = json.loads(described.stdout)
    assert [target["name"] for target in manifest["targets"]] == ["MyApp", "MyAppTests"]
    assert (package / ".gitignore").read_text() == ".build/\nsdl-results/\n__pycache__/\n"
    assert "sdl_apps = .build/debug/MyApp\n" in (package / "pytest.ini").read_text()
    assert 'car.app("MyApp").activate()' in (package / "Tests/test_myapp.py").read_text()
    source = (package / "Sources/MyApp/MyApp.swift").read_text()
    assert "@main\nstruct MyApp: SDLApp {" in source and source.count("import") == 1
    first = (package / "Tests/MyAppTests/MyAppTests.swift").read_text()
    assert "@testable import MyApp\n" in first and 'car.activate("myapp")' in first


@pytest.mark.parametrize("words", [["run"], ["--host-app"]])
def test_a_missing_program_is_an_error_with_its_path_and_a_hint(tmp_path, words):
    (tmp_path / "folder").mkdir()
    (tmp_path / "text").write_text("no program")
    reasons = [("missing", "there is nothing at"), ("folder", "a folder without a Package.swift"), ("text", "is not an executable program")]
    for name, why in reasons:
        error = cli(*words, name, "--port", "0", "--journal", "memory", wanted=1, folder=tmp_path).stderr
        assert f"{words[0]} {name}: " in error and why in error and f"{tmp_path}/{name}" in error
        assert "Name an app's program, such as .build/debug/MyApp, or the folder of its package" in error
        assert "open http" not in error


@pytest.mark.parametrize(
    "words, message",
    [
        ([], "new needs a name"),
        (["my app"], "begins with a capital"),
        (["MyApp", "--at", "x"], "--at is unknown"),
        (["MyApp", "more"], "more is unknown"),
    ],
)
def test_invalid_arguments_are_refused(tmp_path, words, message):
    assert message in cli("new", *words, wanted=2, folder=tmp_path).stderr
    assert list(tmp_path.iterdir()) == []


def test_an_existing_folder_is_not_changed(tmp_path):
    (tmp_path / "MyApp").mkdir()
    assert "already exists" in cli("new", "MyApp", "--in", str(tmp_path), wanted=1).stderr
    assert list((tmp_path / "MyApp").iterdir()) == []


def test_the_library_can_be_named_by_its_url(tmp_path):
    cli("new", "MyApp", "--library", "https://example.com/sdl-bridge.git", folder=tmp_path)
    assert 'package(url: "https://example.com/sdl-bridge.git", branch: "main")' in (tmp_path / "MyApp/Package.swift").read_text()
