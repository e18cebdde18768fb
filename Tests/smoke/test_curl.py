"""Tests that control an app and the car with curl only."""

import subprocess

from running import ROOT, binaries


def test_hello_app_can_be_tested_with_curl():
    done = subprocess.run([ROOT / "Tests/smoke/hello.sh", binaries(), ROOT / "web"], capture_output=True, text=True, timeout=90)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_functions_of_the_car_can_be_tested_with_curl():
    done = subprocess.run([ROOT / "Tests/smoke/car.sh", binaries(), ROOT / "web"], capture_output=True, text=True, timeout=90)
    assert done.returncode == 0, done.stdout + done.stderr
