"""What stands on either side of a proxy: an app's connection, and a head unit that says nothing by itself."""

import socket
import urllib.parse
import urllib.request


class Head:
    """Stands where a head unit listens, and says nothing by itself."""

    def __init__(self):
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.address = f"127.0.0.1:{self.listener.getsockname()[1]}"

    def take(self):
        self.listener.settimeout(10)
        connection = self.listener.accept()[0]
        connection.settimeout(20)
        return connection


def place(address):
    host, _, port = address.removeprefix("tcp://").rpartition(":")
    return host, int(port)


def dial(proxy):
    connection = socket.create_connection(place(proxy.cores["tcp"]), timeout=10)
    connection.settimeout(20)
    return connection


def exact(connection, count):
    whole = b""
    while len(whole) < count:
        part = connection.recv(min(1 << 16, count - len(whole)))
        assert part, "ended early"
        whole += part
    return whole


def file_of(bridge, app, name):
    with urllib.request.urlopen(f"{bridge.url}/v1/files/{app}/{urllib.parse.quote(name)}", timeout=10) as answer:
        return answer.read()
