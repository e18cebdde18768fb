"""Provides the two sides of a proxy: a connection as an app, and a silent head unit."""

import socket
import urllib.parse
import urllib.request


class HeadUnit:
    """A fake head unit that listens for connections, and sends only the bytes of the test."""

    def __init__(self):
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.address = f"127.0.0.1:{self.listener.getsockname()[1]}"

    def accept(self):
        self.listener.settimeout(10)
        connection = self.listener.accept()[0]
        connection.settimeout(20)
        return connection


def host_and_port(address):
    host, _, port = address.removeprefix("tcp://").rpartition(":")
    return host, int(port)


def connect(proxy):
    connection = socket.create_connection(host_and_port(proxy.cores["tcp"]), timeout=10)
    connection.settimeout(20)
    return connection


def read_exactly(connection, count):
    whole = b""
    while len(whole) < count:
        part = connection.recv(min(1 << 16, count - len(whole)))
        assert part, "the connection ended early"
        whole += part
    return whole


def file_of(bridge, app, name):
    with urllib.request.urlopen(f"{bridge.url}/v1/files/{app}/{urllib.parse.quote(name)}", timeout=10) as answer:
        return answer.read()
