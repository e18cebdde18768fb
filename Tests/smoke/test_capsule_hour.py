"""Tests a short run of `scripts/capsule-hour`, which drives three samples and saves the session as one file."""

import subprocess
import zipfile

from running import ROOT


def test_three_driven_samples_are_saved_with_rows_pictures_and_bytes(tmp_path):
    file = tmp_path / "kept.sdlcapsule.zip"
    # The script exits with 1 if a time limit is exceeded, which can happen on a busy machine.
    done = subprocess.run([ROOT / "scripts/capsule-hour", "--minutes", "4", "--keep", file], capture_output=True, text=True, timeout=120)
    assert done.returncode in (0, 1) and not done.stderr, done.stderr
    actions, refused = (int(done.stdout.split()[at]) for at in (0, 5))
    assert actions > 15 and refused < actions / 4, done.stdout
    with zipfile.ZipFile(file) as capsule:
        names = capsule.namelist()
        assert "wire.pcapng" in names
        assert any(name.startswith("pictures/places/") for name in names)
        rows = b"".join(capsule.read(name) for name in names if name.startswith("rows/"))
    assert all(b'"app":"%s"' % app in rows for app in (b"music", b"messages", b"places"))
