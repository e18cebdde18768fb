"""The story that the README tells."""

import subprocess

from running import ROOT, binaries


def test_a_whole_test_of_an_app_takes_nothing_but_curl():
    done = subprocess.run([ROOT / "Tests/smoke/story.sh", binaries(), ROOT / "web"], capture_output=True, text=True, timeout=90)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_whole_car_takes_nothing_but_curl():
    done = subprocess.run([ROOT / "Tests/smoke/car.sh", binaries(), ROOT / "web"], capture_output=True, text=True, timeout=90)
    assert done.returncode == 0, done.stdout + done.stderr
