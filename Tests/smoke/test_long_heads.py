"""Tests that every port answers, or disconnects, requests with far too many parameters, fields or cookies."""

import contextlib
import http.client
import json
import random
import socket
import string
import subprocess
import urllib.parse

import pytest
from running import ROOT, Bridge, binaries
from test_capsules import run
from test_security import JSON, UPGRADE
from test_web_hmi import free_port

HEAD_LIMIT = 16 << 10
FIRST = b"GET /livez HTTP/1.1\r\nHost: localhost\r\n\r\n"
LETTERS = string.ascii_lowercase + string.digits
PATHS = ("/", "/livez", "/v1/state", "/v1/nothing", "/v1/socket")


def answer(reader, allowed):
    """Returns the status of the next answer, or None for a closed connection. Asserts that a refusal has a problem document."""
    line = reader.readline()
    if not line:
        return None
    status = int(line.split()[1])
    assert status in allowed, line
    fields = http.client.parse_headers(reader)
    body = reader.read(int(fields.get("Content-Length", 0)))
    if fields.get("Content-Type") == "application/problem+json":
        assert json.loads(body)["status"] == status
    return status


def exchange(port, request, allowed, later=False):
    """Sends a request, alone on its connection or after another request. Returns the status of the answer."""
    with socket.create_connection(("127.0.0.1", port), timeout=20) as connection, connection.makefile("rb") as reader:
        with contextlib.suppress(ConnectionError):
            if later:
                connection.sendall(FIRST)
                answer(reader, {200, 400, 403, 404, 426})
            connection.sendall(request)
            return answer(reader, allowed)
    return None


def names(random, count):
    return ["".join(random.choices(LETTERS, k=random.randint(1, 4))) for _ in range(count)]


def parameters(random):
    query = "&".join(name + random.choice(["", "=", "=1", "=%41+b"]) for name in names(random, random.randint(1, 3000)))
    return f"{random.choice(PATHS)}?{query}"


def get(target, *fields, method="GET"):
    return "\r\n".join([f"{method} {target} HTTP/1.1", "Host: localhost", *fields, "", ""]).encode()


def with_parameters(random):
    return get(parameters(random))


def with_a_body(random):
    return get(parameters(random), JSON, "Content-Length: 2", method="POST") + b"{}"


def with_an_upgrade(random):
    return get(parameters(random), "Connection: Upgrade", *UPGRADE)


def with_a_zero(random):
    return get("/livez\0" + parameters(random))


def with_fields(random):
    return get("/livez", *(f"{name}:" for name in names(random, random.randint(1, 4000))))


def with_cookies(random):
    return get("/livez", "Cookie: " + ";".join(names(random, random.randint(1, 5000))))


def with_trailers(random):
    trailers = "".join(f"{name}:\r\n" for name in names(random, random.randint(1, 4000)))
    head = get("/v1/reset", JSON, "Transfer-Encoding: chunked", method="POST")
    return head + f"1\r\n[\r\n0\r\n{trailers}\r\n".encode()


KINDS = (with_parameters, with_a_body, with_an_upgrade, with_a_zero, with_fields, with_cookies, with_trailers)


def assert_each_is_answered(port, make, count, alive, allowed):
    chosen = random.Random(make.__name__)
    for number in range(count):
        exchange(port, make(chosen), allowed, later=number % 2 == 1)
    alive()


@pytest.mark.parametrize("make", KINDS, ids=lambda make: make.__name__)
def test_a_bridge_answers_every_long_request_on_every_port(tmp_path, make):
    hmi = free_port()
    bridge = Bridge(tmp_path, more=("--hmi-port", str(hmi)))
    ports = [urllib.parse.urlsplit(url).port for url in (bridge.url, bridge.cores["ws"])] + [hmi]
    allowed = {101, 200, 400, 403, 404, 405, 413, 414, 422, 426, 431}

    def alive():
        assert bridge.get("/livez")["status"] == "pass"
        assert bridge.process.poll() is None

    try:
        # The ports of libwebsockets get fewer requests, because libwebsockets waits for the end of some long heads.
        for port, count in zip(ports, (60, 10, 10), strict=True):
            assert_each_is_answered(port, make, count, alive, allowed)
    finally:
        bridge.stop()


def test_a_query_within_the_limit_is_answered_and_a_longer_one_is_refused(bridge):
    port = urllib.parse.urlsplit(bridge.url).port
    for later in (False, True):
        for count, status in ((64, 200), (65, 414), (600, 414), (3000, 414)):
            assert exchange(port, get("/?" + "&".join("a" * count)), {status}, later=later) == status


def test_the_capsule_viewer_answers_every_long_request(bridge, tmp_path):
    capsule = tmp_path / "a.sdlcapsule.zip"
    run("save", capsule, bridge=bridge)
    viewer = subprocess.Popen(
        [binaries() / "sdl-bridge", "open", str(capsule), "--web", str(ROOT / "web")], stdout=subprocess.PIPE, text=True
    )
    try:
        port = urllib.parse.urlsplit(json.loads(viewer.stdout.readline())["listening"]).port

        def alive():
            assert viewer.poll() is None

        for make in KINDS:
            assert_each_is_answered(port, make, 10, alive, {200, 400, 403, 404, 405, 413, 414, 426, 431})
        assert exchange(port, get("/"), {200}) == 200
    finally:
        viewer.terminate()
        viewer.wait(timeout=10)
