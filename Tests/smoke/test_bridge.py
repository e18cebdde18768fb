"""What `make run` promises: it starts, says where, shows the page, refuses what it should, and stops when asked."""

import gzip
import json
import re
import signal
import socket
import subprocess
import urllib.error
import urllib.parse
import urllib.request

import pytest
from running import ROOT, binaries


def fetch(bridge, path, **headers):
    """Status, headers and body, whatever the status."""
    try:
        with urllib.request.urlopen(urllib.request.Request(bridge.url + path, headers=headers), timeout=30) as answer:
            return answer.status, answer.headers, answer.read()
    except urllib.error.HTTPError as answer:
        return answer.code, answer.headers, answer.read()


def port(bridge):
    return urllib.parse.urlsplit(bridge.url).port


def test_says_its_real_port_and_is_alive(bridge):
    assert port(bridge) > 0
    assert fetch(bridge, "/livez")[0] == 200


def test_shows_the_page_and_every_file_it_names(bridge):
    status, headers, body = fetch(bridge, "/")
    assert status == 200
    assert headers["Content-Type"].startswith("text/html")
    named = re.findall(r'(?:src|href)="\.?/?([\w./-]+\.(?:js|css|svg))"', body.decode())
    assert any(name.endswith(".js") for name in named) and any(name.endswith(".css") for name in named)
    for name in named:
        assert fetch(bridge, "/" + name)[0] == 200, name


def test_the_page_comes_packed_and_is_small(bridge):
    packed = {"Accept-Encoding": "gzip"}
    names = ["", "main.js", *re.findall(r'href="([\w./-]+\.(?:js|css|svg))"', fetch(bridge, "/")[2].decode())]
    size = 0
    for name in names:
        status, headers, body = fetch(bridge, "/" + name, **packed)
        assert (status, headers["Content-Encoding"]) == (200, "gzip"), name
        assert headers["Vary"] == "Accept-Encoding"
        came, written = (text.decode().split("\n") for text in (gzip.decompress(body), fetch(bridge, "/" + name)[2]))
        # Line by line what is written, but for lines that are comments alone.
        assert len(came) == len(written), name
        left_out = [line.strip() for here, line in zip(came, written) if here != line]
        assert all(line.startswith(("//", "/*", "*")) or line.endswith("*/") for line in left_out), name
        assert fetch(bridge, "/" + name, **packed, **{"If-None-Match": headers["ETag"]})[0] == 304, name
        size += len(body)
    assert size <= 150_000


def test_the_page_may_not_run_what_did_not_come_with_it(bridge):
    policy = fetch(bridge, "/")[1]["Content-Security-Policy"]
    directives = {name: sources for name, *sources in (part.split() for part in policy.split(";"))}
    assert directives.get("script-src", directives["default-src"]) == ["'self'"]
    assert "unsafe-" not in policy


@pytest.mark.parametrize("path", ["/v1/no-such-thing", "/no-such-file.js", "/../Package.swift", "/%2e%2e/Package.swift"])
def test_what_is_not_there_is_a_problem_that_names_it(bridge, path):
    status, headers, body = fetch(bridge, path)
    assert 400 <= status < 500
    assert headers["Content-Type"] == "application/problem+json"
    problem = json.loads(body)
    assert problem["status"] == status
    assert problem["title"]


def test_a_name_that_is_not_ours_is_refused(bridge):
    assert fetch(bridge, "/livez", Host="elsewhere.example")[0] in (403, 421)


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT], ids=["SIGTERM", "SIGINT"])
def test_stops_in_good_order_while_somebody_is_connected(bridge, how):
    with socket.create_connection(("127.0.0.1", port(bridge))) as half_a_head:
        half_a_head.sendall(b"GET /livez HTTP/1.1\r\nHost: local")
        bridge.process.send_signal(how)
        assert bridge.process.wait(timeout=30) == 0


def run(*options):
    return subprocess.run([binaries() / "sdl-bridge", *options], capture_output=True, text=True, timeout=30)


def test_a_taken_port_is_named(bridge, tmp_path):
    taken = str(port(bridge))
    done = run("--port", taken, "--apps", f"unix:{tmp_path}/other", "--files", f"{tmp_path}/others")
    assert done.returncode == 1
    assert taken in done.stderr


@pytest.mark.parametrize(
    "words, said",
    [
        (["--wings", "2"], "--wings is unknown\n"),
        (["--prot", "8081"], "--prot is unknown; --port is meant?"),
        (["serve", "--host-ap", "x"], "--host-ap is unknown; --host-app is meant?"),
        (["--hmi-prot"], "--hmi-prot is unknown; --hmi-port is meant?"),
        (["--port"], "--port lacks its value"),
        (["--port", "99999"], "--port 99999 is no port; ports go from 0, any that is free, to 65535\n"),
        (["--hmi-port", "web"], "--hmi-port web is no port; ports go from 0, any that is free, to 65535; `none` is nowhere\n"),
        (["open", "session.sdlcapsule.zip", "--port", "70000"], "--port 70000 is no port; ports go from 0, "),
    ],
)
def test_an_option_that_is_none_is_named_with_what_is_meant(words, said):
    done = run(*words)
    assert done.returncode == 2
    assert said in done.stderr


def test_there_is_one_version_wherever_one_asks(bridge):
    program = subprocess.run([f"{binaries()}/sdl-bridge", "--version"], capture_output=True, text=True, check=True)
    version = program.stdout.split()[-1]
    assert re.fullmatch(r"\d+\.\d+\.\d+", version)
    told = {
        "/v1/version": bridge.get("/v1/version")["version"],
        "state": bridge.get("/v1/state?path=/bridge/version"),
        "REST's document": bridge.get("/openapi.json")["info"]["version"],
        "the events' document": bridge.get("/asyncapi.json")["info"]["version"],
    }
    assert told == dict.fromkeys(told, version)
    newest = re.search(r"^## (\S+)", (ROOT / "CHANGELOG.md").read_text(), re.M)[1]
    assert newest == version
