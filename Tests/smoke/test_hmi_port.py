"""Tests of the HMI's port: which origins are accepted, and what an HMI can access with the addresses that it receives."""

import base64
import json
import re
import stat
import urllib.error
import urllib.parse
import urllib.request

import pytest
from running import Bridge
from test_web_hmi import Page, free_port

TOKEN = "hush-3f9a1c"
PICTURE = base64.b64encode(b"\x89PNG\r\n\x1a\n" + bytes(range(64))).decode()


class BridgeWithToken(Bridge):
    """A bridge that requires a token. The requests of this class send the token."""

    def call(self, method, path, body=None):
        data = None if body is None else json.dumps(body).encode()
        head = {"Content-Type": "application/json", "Authorization": f"Bearer {TOKEN}"}
        request = urllib.request.Request(self.url + path, data, head, method=method)
        try:
            with urllib.request.urlopen(request, timeout=10) as answer:
                return answer.status, json.load(answer)
        except urllib.error.HTTPError as error:
            return error.code, json.load(error)


def status(url, origin=None):
    try:
        with urllib.request.urlopen(urllib.request.Request(url, headers={"Origin": origin} if origin else {}), timeout=10) as answer:
            return answer.status
    except urllib.error.HTTPError as error:
        return error.code


@pytest.mark.parametrize("origin", ["null", "file://", "http://example.org"])
def test_a_refused_origin_is_reported_with_the_option_that_accepts_it(tmp_path, origin):
    port = free_port()
    bridge = Bridge(tmp_path, more=("--hmi-port", str(port)))
    try:
        page = Page(port, origin=origin)
        assert page.status == 403
        page.close()
        option = f"--hmi-origin {'null' if origin == 'file://' else origin}"
        refused = bridge.until("/bridge/hmiRefused", lambda refused: refused["origin"] == origin)
        assert option in refused["fix"]
        check = bridge.get("/readyz")["checks"]["hmi"]
        assert (check["status"], option in check["fix"]) == ("warn", True)
        line = bridge.process.stderr.readline()
        while "tried to connect as the HMI" not in line:
            line = bridge.process.stderr.readline()
        assert option in line
        # An accepted HMI clears the report.
        page = Page(port)
        assert page.status == 101
        page.begin()
        bridge.until("/headUnit/hmi", lambda hmi: hmi["connected"])
        bridge.until("/bridge", lambda parts: "hmiRefused" not in parts)
        page.close()
    finally:
        bridge.stop()


@pytest.mark.parametrize("origin", ["null", "file://"])
def test_a_page_from_a_file_is_accepted_with_hmi_origin_null(tmp_path, origin):
    port = free_port()
    bridge = Bridge(tmp_path, more=("--hmi-port", str(port), "--hmi-origin", "null"))
    try:
        page = Page(port, origin=origin)
        assert page.status == 101
        page.close()
        other = Page(port, origin="http://example.org")
        assert other.status == 403
        other.close()
    finally:
        bridge.stop()


def test_the_address_of_a_picture_opens_only_this_picture_until_the_hmi_disconnects(tmp_path):
    port = free_port()
    bridge = BridgeWithToken(tmp_path, more=("--hmi-port", str(port), "--token", TOKEN))
    try:
        page = Page(port)
        page.begin()
        page.until("BasicCommunication.UpdateDeviceList")
        bridge.until("/headUnit/presenter", lambda presenter: presenter == "hmi")
        made = bridge.call("POST", "/v1/scratch-apps", {"appName": "Radio", "appID": "radio"})[1]
        listed = page.until("BasicCommunication.UpdateAppList")["params"]["applications"][0]
        page.send({"id": 500, "method": "SDL.ActivateApp", "params": {"appID": listed["appID"]}})
        bridge.until("/headUnit/apps/radio/hmiLevel", lambda level: level == "FULL")
        for name in ["a cover.png", "other.png"]:
            file = {"name": name, "fileType": "GRAPHIC_PNG", "data": PICTURE}
            assert bridge.call("POST", f"/v1/scratch-apps/{made['id']}:put-file", file)[0] == 200
        show = {"mainField1": "a", "graphic": {"value": "a cover.png", "imageType": "DYNAMIC"}}
        bridge.call("POST", f"/v1/scratch-apps/{made['id']}:send", {"name": "Show", "params": show, "waitMs": 0})
        picture = page.until("UI.Show")["params"]["graphic"]["value"]
        assert TOKEN not in picture
        address = urllib.parse.urlsplit(picture)
        key = urllib.parse.parse_qs(address.query)["key"][0]
        # The page appends a number to the address. The origin of the page does not matter.
        assert status(f"{picture}?77") == 200
        assert status(f"{picture}?77", origin="http://127.0.0.1:8081") == 200
        for path in ["/v1/files/radio/other.png", "/v1/state", "/v1/log", "/", "/v1/files/radio/a%20cover.pn"]:
            assert status(f"{bridge.url}{path}?key={key}") == 401, path
        request = urllib.request.Request(f"{bridge.url}/v1/reset?key={key}", b"{}", {"Content-Type": "application/json"})
        with pytest.raises(urllib.error.HTTPError) as refused:
            urllib.request.urlopen(request, timeout=10)
        assert refused.value.code == 401
        assert status(f"{bridge.url}{address.path}?key={key[:-1]}x") == 401
        page.close()
        bridge.until("/headUnit/hmi", lambda hmi: not hmi["connected"])
        assert status(picture) == 401
    finally:
        bridge.stop()
    kept = [path for path in (tmp_path / "data").rglob("*") if path.is_file()]
    assert any("journal" in path.parts for path in kept)
    assert [path for path in kept if TOKEN.encode() in path.read_bytes()] == []


def test_the_journal_is_readable_only_by_its_owner(tmp_path):
    journal = tmp_path / "data" / "journal"
    journal.mkdir(parents=True, mode=0o755)
    bridge = Bridge(tmp_path)
    try:
        modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in journal.iterdir()}
        assert modes and set(modes.values()) == {0o600}, modes
        assert stat.S_IMODE(journal.stat().st_mode) == 0o700
    finally:
        bridge.stop()


def test_a_checkout_is_served_with_the_address_of_the_hmi_port(tmp_path):
    checkout = tmp_path / "checkout"
    (checkout / "build").mkdir(parents=True)
    page = b"<!DOCTYPE html>\n<html><head lang=en>\n<script src=Flags.js></script></head><body></body></html>"
    (checkout / "build" / "index.html").write_bytes(page)
    (checkout / "build" / "Flags.js").write_text("window.flags = {};")
    (checkout / "build" / ".git").write_text("hidden")
    port = free_port()
    bridge = Bridge(tmp_path, more=("--hmi-port", str(port), "--hmi-page", str(checkout)))
    try:
        with urllib.request.urlopen(f"{bridge.url}/hmi", timeout=10) as answer:
            assert answer.url == f"{bridge.url}/hmi/"
            text = answer.read().decode()
            assert "script-src 'self'" in answer.headers["Content-Security-Policy"]
        assert re.search(rf"<head lang=en><script>.*ws://127\.0\.0\.1:{port}/.*</script>\s*<script src=Flags.js>", text, re.S)
        assert status(f"{bridge.url}/hmi/Flags.js") == 200
        assert status(f"{bridge.url}/hmi/.git") == 404
        assert status(f"{bridge.url}/hmi/../index.html") in (400, 404)
        assert (checkout / "build" / "index.html").read_bytes() == page
    finally:
        bridge.stop()


@pytest.mark.parametrize(
    "words, message",
    [
        (("--hmi-page", "/nowhere", "--hmi-port", "0"), "no index.html"),
        (("--hmi-page", "/tmp", "--hmi-port", "none"), "needs a port"),
    ],
)
def test_a_folder_without_an_hmi_is_refused_at_the_start(tmp_path, words, message):
    with pytest.raises(AssertionError, match=message):
        Bridge(tmp_path, more=words)
