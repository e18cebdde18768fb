"""Tests of CI's scripts and of the commit hook. Each has a passing and a failing case."""

import os
import pathlib
import shutil
import subprocess
import sys

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]


def run(*command, folder, **environment):
    return subprocess.run(
        command,
        cwd=folder,
        env={**os.environ, **environment},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=120,
    )


@pytest.fixture
def clone(tmp_path):
    """Creates a folder with the real `.ci/run` and with fake stages."""
    for folder in (".ci", "scripts"):
        (tmp_path / folder).mkdir()
    for script in (".ci/run", "scripts/stages"):
        shutil.copy(ROOT / script, tmp_path / script)
    commands = ["@echo '✔ Test run with 7 tests passed after 1 seconds.'", '@echo "11 passed in 1s, SDL_E2E_RETRIES is $$SDL_E2E_RETRIES"']
    (tmp_path / "Makefile").write_text("check:\n\t" + "\n\t".join(commands) + "\n")
    return tmp_path


def ci(clone):
    return run(".ci/run", folder=clone)


def test_ci_runs_make_check_and_prints_the_last_lines_of_the_runners(clone):
    done = ci(clone)
    assert done.returncode == 0, done.stdout
    tail = done.stdout[done.stdout.rindex("=== summary of the stages") :]
    assert "✔ Test run with 7 tests passed" in tail
    assert "11 passed in 1s, SDL_E2E_RETRIES is 3" in tail
    assert "FAILED" not in tail


def test_a_failed_check_fails_ci_and_is_named(clone):
    (clone / "Makefile").write_text("check:\n\t@echo '✘ Test run with 3 tests failed'; exit 5\n")
    done = ci(clone)
    assert done.returncode == 1
    tail = done.stdout[done.stdout.rindex("=== summary of the stages") :]
    assert "check" in tail and "FAILED with 2" in tail
    assert "✘ Test run with 3 tests failed" in tail


@pytest.mark.parametrize(("failing", "status"), [("", 0), ("bad", 1)])
def test_stages_stop_at_the_first_failed_stage(clone, failing, status):
    names = ["good", "bad", "later"]
    stages = [f"stage {name} 1 {'false' if name == failing else 'true'}" for name in names]
    (clone / "run").write_text("\n".join(["set -uo pipefail", ". scripts/stages", *stages, "stages_end 0"]))
    done = run("bash", "run", folder=clone)
    assert done.returncode == status
    assert [name for name in names if f"=== {name} " in done.stdout] == (names[:2] if failing else names)


def prepare(folder):
    """Creates a folder with the real scripts/e2e and without test files."""
    (folder / "scripts").mkdir()
    shutil.copy(ROOT / "scripts" / "e2e", folder / "scripts" / "e2e")
    (folder / ".venv" / "bin").mkdir(parents=True)
    python = folder / ".venv" / "bin" / "python"
    python.write_text(f'#!/bin/sh\nexec "{sys.executable}" "$@"\n')
    python.chmod(0o755)
    (folder / "Tests").mkdir()


def run_e2e(folder, **environment):
    """Runs scripts/e2e with only the plugin that the script needs, because loading all installed plugins takes seconds."""
    return run("scripts/e2e", folder=folder, PYTEST_DISABLE_PLUGIN_AUTOLOAD="1", PYTEST_PLUGINS="xdist.plugin", **environment)


@pytest.mark.parametrize(
    ("retries", "does", "status", "is_flaky"),
    [("3", "assert times > 1", 0, True), ("3", "assert times > 2", 1, False), ("0", "assert times > 1", 1, False)],
    ids=["fails once", "fails twice", "fails once, without retries"],
)
def test_a_failed_test_is_retried_and_reported_as_flaky(tmp_path, retries, does, status, is_flaky):
    prepare(tmp_path)
    (tmp_path / "Tests" / "test_one.py").write_text(
        "from pathlib import Path\n"
        "def test_sample():\n"
        "    seen = Path(__file__).with_name('seen')\n"
        "    times = len(seen.read_text()) + 1 if seen.exists() else 1\n"
        "    seen.write_text('x' * times)\n"
        f"    {does}\n"
        "def test_other(): pass\n"
    )
    done = run_e2e(tmp_path, SDL_E2E_RETRIES=retries)
    assert done.returncode == status, done.stdout
    assert ("flaky: Tests/test_one.py::test_sample" in done.stdout) == is_flaky


#: A test that writes a marker file while it runs, and records which other tests run at the same time.
RECORDS_NEIGHBOURS = """
import os, time
from pathlib import Path
import pytest
{mark}
def test_sample(tmp_path):
    end, others = time.monotonic() + {limit}, set()
    mine = Path(__file__).with_suffix(".on")
    mine.write_text(str(os.getpid()))
    while time.monotonic() < end and len(others) < {enough}:
        on = Path(__file__).parent.glob("*.on")
        others |= {{one.stem for one in on if one != mine and is_alive(one)}}
    Path(__file__).with_suffix(".met").write_text(" ".join(sorted(others)))


def is_alive(one):
    try:
        os.kill(int(one.read_text() or 0), 0)
        return one.read_text() != str(os.getpid())
    except (OSError, ValueError):
        return False
"""


def test_one_file_more_than_cores_runs_in_parallel_and_alone_tests_run_alone(tmp_path):
    prepare(tmp_path)
    shutil.copy(ROOT / "Tests" / "conftest.py", tmp_path / "Tests" / "conftest.py")
    beside = [f"b{number}" for number in range(int(run("nproc", folder=tmp_path).stdout) + 1)]
    for name, mark, limit, enough in [*((name, "", 20, len(beside) - 1) for name in beside), ("z", "@pytest.mark.alone", 1, 1)]:
        test = RECORDS_NEIGHBOURS.format(mark=mark, limit=limit, enough=enough)
        (tmp_path / "Tests" / f"test_{name}.py").write_text(test)
    done = run_e2e(tmp_path)
    assert done.returncode == 0, done.stdout
    met = {name: (tmp_path / "Tests" / f"test_{name}.met").read_text().split() for name in [*beside, "z"]}
    assert met == {"z": [], **{name: [f"test_{one}" for one in beside if one != name] for name in beside}}


def test_nightly_tests_run_only_at_night(tmp_path):
    prepare(tmp_path)
    shutil.copy(ROOT / "Tests" / "conftest.py", tmp_path / "Tests" / "conftest.py")
    (tmp_path / "Tests" / "test_one.py").write_text(
        "import pytest\n@pytest.mark.nightly\ndef test_rare(): assert False\n"
        "@pytest.mark.nightly\n@pytest.mark.alone\ndef test_rare_alone(): assert False\n"
    )
    assert run_e2e(tmp_path, SDL_NIGHTLY="").returncode == 0
    at_night = run_e2e(tmp_path, SDL_NIGHTLY="1", SDL_E2E_RETRIES="0")
    assert at_night.returncode == 1 and at_night.stdout.count("1 failed") == 2, at_night.stdout


@pytest.mark.parametrize("mark", ["", "@pytest.mark.alone"])
def test_a_failure_in_either_pass_fails_the_run(tmp_path, mark):
    prepare(tmp_path)
    shutil.copy(ROOT / "Tests" / "conftest.py", tmp_path / "Tests" / "conftest.py")
    (tmp_path / "Tests" / "test_one.py").write_text(
        f"import pytest\n{mark}\ndef test_bad(): assert False\ndef test_good(): pass\n@pytest.mark.alone\ndef test_good_alone(): pass\n"
    )
    assert run_e2e(tmp_path).returncode == 1


def test_more_than_three_failed_tests_are_not_retried(tmp_path):
    prepare(tmp_path)
    (tmp_path / "Tests" / "test_four.py").write_text(
        "from pathlib import Path\nimport pytest\n"
        "@pytest.mark.parametrize('number', range(4))\n"
        "def test_sample(number):\n"
        "    seen = Path(__file__).with_name(f'seen{number}')\n"
        "    isFirst = not seen.exists()\n"
        "    seen.touch()\n"
        "    assert not isFirst\n"
    )
    done = run_e2e(tmp_path, SDL_E2E_RETRIES="3")
    assert done.returncode == 1 and "flaky" not in done.stdout


def test_swift_test_fails_with_its_runner_and_keeps_the_full_output(tmp_path):
    (tmp_path / "scripts").mkdir()
    shutil.copy(ROOT / "scripts" / "swift-test", tmp_path / "scripts" / "swift-test")
    (tmp_path / "swift").write_text("#!/bin/sh\necho '◇ Test one started.'\necho '✘ Test one failed.'\nexit 1\n")
    (tmp_path / "swift").chmod(0o755)
    done = run("scripts/swift-test", folder=tmp_path, PATH=f"{tmp_path}:{os.environ['PATH']}")
    assert done.returncode == 1
    assert done.stdout.startswith("✘ Test one failed.\n")
    assert "◇ Test one started." in (tmp_path / ".build" / "test.log").read_text()


@pytest.fixture
def repository(tmp_path):
    """Creates a repository with the project's hooks, dependency rule and format."""
    for path in (".githooks", ".swift-format", "scripts", "Tests/ArchitectureTests"):
        copy = shutil.copytree if (ROOT / path).is_dir() else shutil.copy
        (tmp_path / path).parent.mkdir(exist_ok=True)
        copy(ROOT / path, tmp_path / path)
    (tmp_path / "Sources" / "SDLProtocol").mkdir(parents=True)
    run("git", "init", "-q", folder=tmp_path)
    run("git", "config", "core.hooksPath", ".githooks", folder=tmp_path)
    run("git", "config", "user.name", "Developer", folder=tmp_path)
    run("git", "config", "user.email", "developer@localhost", folder=tmp_path)
    run("git", "add", ".swift-format", folder=tmp_path)
    return tmp_path


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("import SDLSupport\n", None),
        ("import SDLHeadUnit\n", "SDLProtocol may not import SDLHeadUnit"),
        ("struct   Frame {}\n", "[Spacing]"),
    ],
    ids=["good", "bad dependency", "bad format"],
)
def test_the_commit_hook_checks_the_staged_content(repository, text, says):
    source = repository / "Sources" / "SDLProtocol" / "Frame.swift"
    source.write_text(text)
    run("git", "add", "Sources", folder=repository)
    source.write_text("the content of the work tree does not count")
    done = run("git", "commit", "-qm", "Try", folder=repository)
    assert (done.returncode == 0) == (says is None), done.stdout
    assert says is None or says in done.stdout
