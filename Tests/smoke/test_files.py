"""Tests that the bridge does not follow links, and does not wait for pipes, in the folder of apps' files."""

import base64
import os
from pathlib import Path

import pytest
from running import Bridge

PNG = base64.b64encode(b"\x89PNG\r\n\x1a\n").decode()


class Files:
    """A scratch app that uploads files, and the folder that stores them."""

    def __init__(self, bridge, folder):
        self.bridge = bridge
        self.folder = folder / "data"
        status, made = bridge.call("POST", "/v1/scratch-apps", {"appID": "keeper"})
        assert status == 200, made
        self.app = made["id"]

    def put(self, name, persistent=False):
        body = {"name": name, "fileType": "GRAPHIC_PNG", "data": PNG, "persistent": persistent}
        status, answer = self.bridge.call("POST", f"/v1/scratch-apps/{self.app}:put-file", body)
        assert status == 200, answer
        return answer["reply"]["params"]["resultCode"]

    def path(self, name):
        (found,) = self.folder.rglob(name)
        return found

    def read(self, name):
        return self.bridge.call("GET", f"/v1/files/keeper/{name}")[0]


@pytest.fixture
def files(bridge, tmp_path):
    return Files(bridge, tmp_path)


def replace(path, kind, target):
    if path.is_dir():
        path.rename(path.with_name("away"))
    else:
        path.unlink()
    if kind == "link":
        path.symlink_to(target)
    else:
        os.mkfifo(path)


@pytest.mark.parametrize("kind", ["link", "pipe"])
def test_a_link_or_pipe_in_place_of_a_file_is_not_touched(files, tmp_path, kind):
    other = tmp_path / "other.png"
    other.write_bytes(b"foreign content")
    assert files.put("a.png") == "SUCCESS"
    replace(files.path("a.png"), kind, other)
    status, problem = files.bridge.call("GET", "/v1/files/keeper/a.png")
    assert status == 404 and "foreign" not in str(problem)
    assert files.put("a.png") != "SUCCESS"
    assert other.read_bytes() == b"foreign content"
    # The bridge does not wait for a reader of the pipe.
    assert files.put("b.png") == "SUCCESS"
    assert files.path("b.png").read_bytes().startswith(b"\x89PNG")


def test_a_link_in_place_of_an_apps_folder_is_not_followed(files, tmp_path):
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    (elsewhere / "a.png").write_bytes(b"foreign content")
    assert files.put("a.png") == "SUCCESS"
    replace(files.path("a.png").parent, "link", elsewhere)
    assert files.put("c.png") != "SUCCESS"
    assert [path.name for path in elsewhere.iterdir()] == ["a.png"]
    assert files.bridge.get("/livez")["status"] == "pass"


def test_a_pipe_in_place_of_the_index_does_not_block_the_start(tmp_path):
    bridge = Bridge(tmp_path)
    files = Files(bridge, tmp_path)
    assert files.put("a.png", persistent=True) == "SUCCESS"
    index = files.path("%index")
    bridge.stop()
    replace(Path(index), "pipe", None)
    again = Bridge(tmp_path)
    try:
        assert again.get("/readyz")["status"] == "pass"
        assert Files(again, tmp_path).put("b.png") == "SUCCESS"
    finally:
        again.stop()
