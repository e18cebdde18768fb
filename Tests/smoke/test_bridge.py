"""Tests that the bridge starts, prints its address, serves the page, refuses bad requests, and stops on request."""

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
    """Returns the status, the headers and the body of an answer, even of an error."""
    try:
        with urllib.request.urlopen(urllib.request.Request(bridge.url + path, headers=headers), timeout=30) as answer:
            return answer.status, answer.headers, answer.read()
    except urllib.error.HTTPError as answer:
        return answer.code, answer.headers, answer.read()


def port(bridge):
    return urllib.parse.urlsplit(bridge.url).port


def test_prints_its_real_port_and_answers_livez(shared_bridge):
    assert port(shared_bridge) > 0
    assert fetch(shared_bridge, "/livez")[0] == 200


def test_serves_the_page_and_every_file_it_references(shared_bridge):
    status, headers, body = fetch(shared_bridge, "/")
    assert status == 200
    assert headers["Content-Type"].startswith("text/html")
    named = re.findall(r'(?:src|href)="\.?/?([\w./-]+\.(?:js|css|svg))"', body.decode())
    assert any(name.endswith(".js") for name in named) and any(name.endswith(".css") for name in named)
    for name in named:
        assert fetch(shared_bridge, "/" + name)[0] == 200, name


def test_serves_the_page_compressed_and_small(shared_bridge):
    packed = {"Accept-Encoding": "gzip"}
    names = ["", "main.js", *re.findall(r'href="([\w./-]+\.(?:js|css|svg))"', fetch(shared_bridge, "/")[2].decode())]
    size = 0
    for name in names:
        status, headers, body = fetch(shared_bridge, "/" + name, **packed)
        assert (status, headers["Content-Encoding"]) == (200, "gzip"), name
        assert headers["Vary"] == "Accept-Encoding"
        served, written = (text.decode().split("\n") for text in (gzip.decompress(body), fetch(shared_bridge, "/" + name)[2]))
        # The served lines equal the lines of the source, except for omitted comments.
        assert len(served) == len(written), name
        left_out = [line.strip() for here, line in zip(served, written) if here != line]
        assert all(line.startswith(("//", "/*", "*")) or line.endswith("*/") for line in left_out), name
        assert fetch(shared_bridge, "/" + name, **packed, **{"If-None-Match": headers["ETag"]})[0] == 304, name
        size += len(body)
    assert size <= 150_000


def test_the_page_may_run_only_its_own_scripts(shared_bridge):
    policy = fetch(shared_bridge, "/")[1]["Content-Security-Policy"]
    directives = {name: sources for name, *sources in (part.split() for part in policy.split(";"))}
    assert directives.get("script-src", directives["default-src"]) == ["'self'"]
    assert "unsafe-" not in policy


@pytest.mark.parametrize("path", ["/v1/no-such-thing", "/no-such-file.js", "/../Package.swift", "/%2e%2e/Package.swift"])
def test_an_unknown_path_is_a_problem_document(shared_bridge, path):
    status, headers, body = fetch(shared_bridge, path)
    assert 400 <= status < 500
    assert headers["Content-Type"] == "application/problem+json"
    problem = json.loads(body)
    assert problem["status"] == status
    assert problem["title"]


def test_a_foreign_host_name_is_refused(shared_bridge):
    assert fetch(shared_bridge, "/livez", Host="elsewhere.example")[0] in (403, 421)


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT, signal.SIGHUP], ids=lambda one: one.name)
def test_stops_cleanly_while_a_client_is_connected(bridge, how):
    with socket.create_connection(("127.0.0.1", port(bridge))) as incomplete_head:
        incomplete_head.sendall(b"GET /livez HTTP/1.1\r\nHost: local")
        bridge.process.send_signal(how)
        assert bridge.process.wait(timeout=30) == 0


def run(*options):
    return subprocess.run([binaries() / "sdl-bridge", *options], capture_output=True, text=True, timeout=30)


def test_a_port_in_use_is_an_error_that_names_it(shared_bridge, tmp_path):
    taken = str(port(shared_bridge))
    done = run("--port", taken, "--apps", f"unix:{tmp_path}/other", "--files", f"{tmp_path}/others")
    assert done.returncode == 1
    assert taken in done.stderr and "--port 0" in done.stderr


@pytest.mark.parametrize(
    "words, message",
    [
        (["--wings", "2"], "--wings is unknown\n"),
        (["--prot", "8081"], "--prot is unknown; did you mean --port?"),
        (["serve", "--host-ap", "x"], "--host-ap is unknown; did you mean --host-app?"),
        (["--hmi-prot"], "--hmi-prot is unknown; did you mean --hmi-port?"),
        (["--port"], "--port needs a value"),
        (["--port", "99999"], "--port 99999 is not a port; use 0 (any free port) to 65535\n"),
        (["--hmi-port", "web"], "--hmi-port web is not a port; use 0 (any free port) to 65535, or `none`\n"),
        (["open", "session.sdlcapsule.zip", "--port", "70000"], "--port 70000 is not a port; use 0 "),
    ],
)
def test_an_unknown_option_is_an_error_that_suggests_the_right_one(words, message):
    done = run(*words)
    assert done.returncode == 2
    assert message in done.stderr


def test_every_interface_reports_the_same_version(shared_bridge):
    program = subprocess.run([f"{binaries()}/sdl-bridge", "--version"], capture_output=True, text=True, check=True)
    version = program.stdout.split()[-1]
    assert re.fullmatch(r"\d+\.\d+\.\d+", version)
    versions = {
        "/v1/version": shared_bridge.get("/v1/version")["version"],
        "state": shared_bridge.get("/v1/state?path=/bridge/version"),
        "REST's document": shared_bridge.get("/openapi.json")["info"]["version"],
        "the events' document": shared_bridge.get("/asyncapi.json")["info"]["version"],
    }
    assert versions == dict.fromkeys(versions, version)
    newest = re.search(r"^## (\S+)", (ROOT / "CHANGELOG.md").read_text(), re.M)[1]
    assert newest == version
