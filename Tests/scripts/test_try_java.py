"""Tests of `scripts/try-java-app`: the errors for missing software, and when the script compiles."""

import importlib.machinery
import importlib.util
import subprocess
from pathlib import Path
from types import SimpleNamespace

import pytest

ROOT = Path(__file__).resolve().parents[2]
SCRIPT = ROOT / "scripts/try-java-app"
LIBRARY = ("base/src/main/java", "javaSE/javaSE/src/main/java")


@pytest.fixture
def app():
    loader = importlib.machinery.SourceFileLoader("try_java_app", str(SCRIPT))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader("try_java_app", loader))
    loader.exec_module(module)
    return module


def run_script(*words):
    done = subprocess.run([str(SCRIPT), *map(str, words)], capture_output=True, text=True)
    return done.returncode, done.stderr


def test_a_folder_that_is_not_a_checkout_is_an_error_that_names_the_missing_part(tmp_path):
    assert run_script(tmp_path, tmp_path) == (
        2,
        f"try-java-app: {tmp_path} is not a checkout of sdl_java_suite: it lacks javaSE/javaSE/src/main/java\n",
    )


def test_an_unbuilt_bridge_is_an_error_with_the_build_command(tmp_path):
    for part in LIBRARY:
        (tmp_path / part).mkdir(parents=True)
    missing = tmp_path / "sdl-bridge"
    assert run_script(tmp_path, tmp_path, "--bridge", missing) == (
        2,
        f"try-java-app: {missing} does not exist; build it with swift build --product sdl-bridge\n",
    )


def test_the_websocket_library_is_a_jar_or_a_checkout(app, tmp_path):
    jar = tmp_path / "sockets.jar"
    jar.touch()
    assert app.websocket_classes(jar, tmp_path / "made", []) == jar
    with pytest.raises(app.SetupError, match="neither a jar nor a checkout of Java-WebSocket"):
        app.websocket_classes(tmp_path, tmp_path / "made", [])


def test_unchanged_sources_are_not_compiled_again(app, tmp_path, monkeypatch):
    source = tmp_path / "One.java"
    source.write_text("class One {}")
    ran = []
    monkeypatch.setattr(app.subprocess, "run", lambda words, **_: ran.append(words) or SimpleNamespace(returncode=0, stderr=""))
    for _ in range(2):
        assert app.compiled([source], tmp_path / "made", []) == tmp_path / "made"
    assert len(ran) == 1
    source.write_text("class One { int two; }")
    app.compiled([source], tmp_path / "made", [])
    assert len(ran) == 2


def test_a_compiler_error_is_reported_and_the_sources_are_compiled_again(app, tmp_path, monkeypatch):
    source = tmp_path / "One.java"
    source.write_text("class")
    monkeypatch.setattr(app.subprocess, "run", lambda words, **_: SimpleNamespace(returncode=1, stderr="One.java:1: error"))
    for _ in range(2):
        with pytest.raises(app.SetupError, match="One.java:1: error"):
            app.compiled([source], tmp_path / "made", [])


def test_free_ports_are_different(app):
    first, second = app.free_ports(2)
    assert first != second
