"""Tests that malicious requests are refused with the right status."""

import json
import re
import socket
import subprocess
import time
import urllib.parse

import pytest
from running import ROOT, binaries


def raw(url, request, seconds=5):
    """Sends the bytes `request`. Returns the answer."""
    address = urllib.parse.urlsplit(url)
    with socket.create_connection((address.hostname, address.port), timeout=seconds) as connection:
        connection.sendall(request)
        answer = b""
        while part := connection.recv(65536):
            answer += part
            head, end, body = answer.partition(b"\r\n\r\n")
            length = re.search(rb"(?i)content-length: (\d+)", head)
            if end and length and len(body) >= int(length[1]):
                break
        return answer


def status(answer):
    return int(answer.split(b" ", 2)[1])


def request(method, path, *fields, body=b"", host="localhost"):
    head = [f"{method} {path} HTTP/1.1", f"Host: {host}", "Connection: close", *fields]
    if body:
        head.append(f"Content-Length: {len(body)}")
    return "\r\n".join(head).encode() + b"\r\n\r\n" + body


JSON = "Content-Type: application/json"
NESTED = b"[" * 100_000
UPGRADE = ("Upgrade: websocket", "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==")


@pytest.mark.parametrize(
    ("asked", "wanted"),
    [
        (request("GET", "/v1/state", host="evil.example"), {421}),
        (request("GET", "/v1/state", host="127.0.0.1.evil.example"), {421}),
        (request("POST", "/v1/reset", JSON, "Origin: http://evil.example", body=b"{}"), {403}),
        (request("POST", "/v1/reset", JSON, "Origin: null", body=b"{}"), {403}),
        (request("POST", "/v1/reset", "Content-Type: text/plain", body=b"{}"), {415}),
        (request("POST", "/v1/reset", "Content-Type: application/x-www-form-urlencoded", body=b"a=b"), {415}),
        (request("GET", "/v1/socket", "Origin: http://evil.example", *UPGRADE).replace(b"close", b"Upgrade"), {403}),
        (request("GET", "/../Package.swift"), {400, 404}),
        (request("GET", "/%2e%2e/%2e%2e/etc/passwd"), {400, 404}),
        (request("GET", "/..%2f..%2fetc%2fpasswd"), {400, 404}),
        (request("GET", "/v1/files/..%2f..%2f..%2f/passwd"), {400, 404}),
        (request("GET", "/v1/files/hello/..%2f..%2flock"), {400, 404}),
        (request("POST", "/v1/expect", JSON, body=NESTED), {400, 422}),
        (request("POST", "/v1/expect", JSON, body=b'{"path":"/a","equals":' + b'{"a":' * 50_000 + b"}"), {400, 422}),
        (request("POST", "/v1/expect", JSON, body=b"{" + b" " * (2 << 20) + b"}"), {413}),
        (request("POST", "/v1/reset", JSON, "Content-Encoding: gzip", body=b"\x1f\x8b\x08\x00"), {400, 415}),
        (request("GET", "/v1/state", "X-Long: " + "a" * (17 << 10)), {431}),
        (request("GET", "/v1/state?path=" + "a" * (20 << 10)), {414, 431}),
        (request("GET", "/v1/log?q=/(a%2B)%2Bb/"), {200, 400}),
    ],
    ids=lambda value: value[:60].decode(errors="replace").split("\r")[0] if isinstance(value, bytes) else "",
)
def test_a_malicious_request_is_refused_with_the_right_status(shared_bridge, asked, wanted):
    answer = raw(shared_bridge.url, asked)
    assert status(answer) in wanted, answer[:400]
    assert b"root:" not in answer
    assert shared_bridge.get("/livez")["status"] == "pass"


def test_incomplete_requests_do_not_affect_other_clients_and_time_out(bridge):
    address = urllib.parse.urlsplit(bridge.url)
    slow = [socket.create_connection((address.hostname, address.port), timeout=30) for _ in range(50)]
    for connection in slow:
        connection.sendall(b"GET /v1/state HTTP/1.1\r\nHost: local")
    began = time.monotonic()
    for _ in range(20):
        assert bridge.get("/livez")["status"] == "pass"
    assert time.monotonic() - began < 10
    for connection in slow:
        # The bridge answers 408 or closes the connection.
        answer = connection.recv(4096)
        assert answer == b"" or status(answer) == 408
        connection.close()


def test_a_token_is_required_on_a_public_address(tmp_path):
    options = ["--port", "0", "--apps", "none", "--data", str(tmp_path / "data"), "--hmi-port", "none"]
    refused = subprocess.run([binaries() / "sdl-bridge", *options, "--address", "0.0.0.0"], capture_output=True, text=True, timeout=30)
    assert refused.returncode == 1 and "token" in refused.stderr
    process = subprocess.Popen(
        [binaries() / "sdl-bridge", *options, "--address", "0.0.0.0", "--token", "secret", "--web", str(ROOT / "web")],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    try:
        url = f"http://127.0.0.1:{json.loads(process.stdout.readline())['port']}"
        assert status(raw(url, request("GET", "/v1/state"))) == 401
        assert status(raw(url, request("GET", "/v1/state", "Authorization: Bearer wrong"))) == 401
        assert status(raw(url, request("GET", "/v1/state", "Authorization: Bearer secret"))) == 200
        assert status(raw(url, request("GET", "/v1/socket", *UPGRADE).replace(b"close", b"Upgrade"))) == 401
    finally:
        process.terminate()
        process.wait(timeout=10)
