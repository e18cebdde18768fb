"""The hour of `scripts/capsule-hour` in small: three samples that somebody drives, saved while somebody else goes on."""

import subprocess
import zipfile

from running import ROOT


def test_three_samples_driven_for_a_while_are_one_file_with_rows_pictures_and_bytes(tmp_path):
    file = tmp_path / "kept.sdlcapsule.zip"
    # How long something took is for people: it ends with 1 on a machine that is busy.
    done = subprocess.run([ROOT / "scripts/capsule-hour", "--minutes", "4", "--keep", file], capture_output=True, text=True, timeout=120)
    assert done.returncode in (0, 1) and not done.stderr, done.stderr
    acts, refused = (int(done.stdout.split()[at]) for at in (0, 7))
    assert acts > 15 and refused < acts / 4, done.stdout
    with zipfile.ZipFile(file) as capsule:
        names = capsule.namelist()
        assert "wire.pcapng" in names
        assert any(name.startswith("pictures/places/") for name in names)
        rows = b"".join(capsule.read(name) for name in names if name.startswith("rows/"))
    assert all(b'"app":"%s"' % app in rows for app in (b"music", b"messages", b"places"))
