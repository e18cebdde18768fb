"""`scripts/try-java-app`: what is told when something is missing, and what is compiled when."""

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


def said_of(*words):
    done = subprocess.run([str(SCRIPT), *map(str, words)], capture_output=True, text=True)
    return done.returncode, done.stderr


def test_a_checkout_that_is_none_is_named_with_what_it_lacks(tmp_path):
    assert said_of(tmp_path, tmp_path) == (
        2,
        f"try-java-app: {tmp_path} is no checkout of sdl_java_suite: it lacks javaSE/javaSE/src/main/java\n",
    )


def test_a_bridge_that_is_not_built_is_told_with_the_command_that_builds_it(tmp_path):
    for part in LIBRARY:
        (tmp_path / part).mkdir(parents=True)
    missing = tmp_path / "sdl-bridge"
    assert said_of(tmp_path, tmp_path, "--bridge", missing) == (
        2,
        f"try-java-app: there is no {missing}; build it with swift build --product sdl-bridge\n",
    )


def test_sockets_are_a_jar_or_a_checkout_and_nothing_else(app, tmp_path):
    jar = tmp_path / "sockets.jar"
    jar.touch()
    assert app.sockets(jar, tmp_path / "made", []) == jar
    with pytest.raises(app.Trouble, match="neither a jar nor a checkout of Java-WebSocket"):
        app.sockets(tmp_path, tmp_path / "made", [])


def test_what_was_compiled_of_the_same_sources_is_not_compiled_again(app, tmp_path, monkeypatch):
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


def test_what_the_compiler_refuses_is_told_and_tried_again(app, tmp_path, monkeypatch):
    source = tmp_path / "One.java"
    source.write_text("class")
    monkeypatch.setattr(app.subprocess, "run", lambda words, **_: SimpleNamespace(returncode=1, stderr="One.java:1: error"))
    for _ in range(2):
        with pytest.raises(app.Trouble, match="One.java:1: error"):
            app.compiled([source], tmp_path / "made", [])


def test_two_ports_are_free_and_not_the_same(app):
    first, second = app.free_ports(2)
    assert first != second
