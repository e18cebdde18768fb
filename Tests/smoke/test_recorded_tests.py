"""Tests that the tests that `sdl-bridge codegen` writes from sessions pass, and fail at the expected line on broken builds."""

import subprocess
import sys
import threading
import urllib.request

import pytest
from driving import Driver
from running import ROOT, Bridge, binaries

sys.path.insert(0, str(ROOT / "scripts"))
from broken import builds, recorded  # noqa: E402
from broken.breaks import BREAKS  # noqa: E402
from broken.sessions import SESSIONS, record  # noqa: E402


@pytest.fixture(scope="module")
def capsules(tmp_path_factory):
    """Provides the recorded sessions by sample. Each session is recorded when a test first needs the session."""
    found = {}

    def capsule(sample):
        if sample not in found:
            folder = tmp_path_factory.mktemp(sample)
            found[sample] = folder / "session.sdlcapsule.zip"
            # A person waits until the car has changed before the next action.
            record(sample, found[sample], folder / "bridge", pause=lambda: threading.Event().wait(0.5))
        return found[sample]

    return capsule


# The samples share the recorder and the writer of tests, so each commit tests one sample in each language.
ALL = [(sample, language) for sample in SESSIONS for language in recorded.FILES]


def nightly_unless(is_enough, *values):
    return pytest.param(*values, marks=() if is_enough else pytest.mark.nightly)


@pytest.mark.parametrize(("sample", "language"), [nightly_unless(one[0] == "HelloApp", *one) for one in ALL])
def test_a_recorded_test_passes_unchanged(capsules, tmp_path, sample, language):
    recorded.write(binaries(), capsules(sample), language, tmp_path)
    line, output = recorded.run(binaries(), language, tmp_path, sample)
    assert line is None, output


@pytest.mark.parametrize("language", [nightly_unless(language == "curl", language) for language in recorded.FILES])
def test_a_recorded_test_fails_at_the_action_that_a_change_breaks(capsules, tmp_path, language):
    one = next(one for one in BREAKS if one.new == "player.skip(by: 2)")
    recorded.write(binaries(), capsules(one.sample), language, tmp_path)
    builds.broken(ROOT, binaries(), one, tmp_path)
    line, output = recorded.run(binaries(), language, tmp_path, one.sample, tmp_path / "sources")
    assert line and "SEEKRIGHT" in recorded.action(language, tmp_path, line), output
    assert "Salt and Rope" in output, output


def test_a_bridge_and_a_capsule_give_the_same_test_of_a_part_of_a_session(tmp_path):
    bridge = Bridge(tmp_path, hosted=["HelloApp"])
    try:
        car = Driver(bridge, "hello")
        car.press("Greet")
        # More rows than one page of the log.
        middle = [bridge.act("/v1/head-unit/vehicle", {"speed": speed % 200}, method="PATCH") for speed in range(1100)][-1]
        car.press("Ask")
        car.answer("Yes")
        capsule = tmp_path / "session.sdlcapsule.zip"
        program = [bridge.bin / "sdl-bridge"]
        subprocess.run([*program, "save", capsule], env={"SDL_BRIDGE_URL": bridge.url}, check=True, capture_output=True)
        for first, last, pressed in [(0, 2**40, ["Greet", "Ask"]), (0, middle, ["Greet"]), (middle, 2**40, ["Ask"])]:
            with urllib.request.urlopen(f"{bridge.url}/v1/script?from={first}&until={last}") as answer:
                text = answer.read().decode()
            part = ["--from", f"{first}", "--until", f"{last}"]
            assert text == subprocess.run([*program, "codegen", capsule, *part], check=True, capture_output=True, text=True).stdout
            assert [name for name in ("Greet", "Ask") if f'name="{name}").press()' in text] == pressed
    finally:
        bridge.stop()
