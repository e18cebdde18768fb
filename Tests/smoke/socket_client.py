"""Contains a client of `/v1/socket` without a library: keeps the state up to date, and can abort its connection at any point."""

import copy
import json
import socket
import struct
import urllib.parse


class SocketClient:
    """A client that builds the state from a snapshot and numbered changes, and continues after a reconnection."""

    def __init__(self, url, topics=("state",), **more):
        self.address = urllib.parse.urlsplit(url)
        self.identity = {"topics": list(topics)} | more
        self.state = None
        self.seq = None
        self.epoch = None
        self.gaps = 0
        self.rows = {}
        self.connection = None

    def connect(self):
        """Connects and identifies with the last known change. The caller must then read the missed changes."""
        self.connection = socket.create_connection((self.address.hostname, self.address.port), timeout=10)
        self.connection.sendall(
            f"GET /v1/socket HTTP/1.1\r\nHost: {self.address.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        self.buffer = b""
        while b"\r\n\r\n" not in self.buffer:
            self._more()
        head, _, self.buffer = self.buffer.partition(b"\r\n\r\n")
        assert b" 101 " in head, head
        epoch = self.read("hello")["epoch"]
        identify = {"op": "identify", "protocol": 1} | self.identity
        if self.seq is not None:
            identify |= {"lastSeq": self.seq, "epoch": self.epoch}
        self.epoch = epoch
        self.send(identify)
        self.read("identified")
        return self

    def send(self, message):
        data = json.dumps(message).encode()
        size = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + struct.pack(">H", len(data))
        self.connection.sendall(b"\x81" + size + b"\0\0\0\0" + data)

    def read(self, wanted=None):
        """Returns the next message, or the next message with the op `wanted`. Applies every message that it reads."""
        while True:
            message = json.loads(self._frame())
            self._take(message)
            if wanted in (None, message["op"]):
                return message

    def until(self, seq):
        """Reads messages up to the change `seq`. Returns the state."""
        while self.seq is None or self.seq < seq:
            self.read()
        return self.state

    def abort(self):
        """Resets the connection without a closing handshake."""
        self.connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        self.connection.close()

    def _take(self, message):
        match message["op"]:
            case "snapshot":
                self.state, self.seq = message["state"], message["seq"]
            case "change":
                assert message["seq"] == self.seq + 1, (message["seq"], self.seq)
                for step in message["patch"]:
                    apply(self.state, step)
                self.seq = message["seq"]
            case "gap":
                self.gaps += 1
            case "rows":
                for row in message["rows"]:
                    self.rows[row["seq"]] = row

    def _more(self):
        part = self.connection.recv(1 << 16)
        if not part:
            raise ConnectionError("the bridge closed the connection")
        self.buffer += part

    def _bytes(self, count):
        while len(self.buffer) < count:
            self._more()
        part, self.buffer = self.buffer[:count], self.buffer[count:]
        return part

    def _frame(self):
        while True:
            first, second = self._bytes(2)
            size = second & 0x7F
            if size > 125:
                size = int.from_bytes(self._bytes(2 if size == 126 else 8))
            data = self._bytes(size)
            if first & 0x0F == 1:
                return data
            if first & 0x0F == 8:
                raise ConnectionError(f"closed with {int.from_bytes(data[:2])}: {data[2:].decode()}")


def apply(tree, step):
    """Applies one step of a JSON Patch. The bridge's paths never lead into an array."""
    keys = [key.replace("~1", "/").replace("~0", "~") for key in step["path"].split("/")[1:]]
    for key in keys[:-1]:
        tree = tree[key]
    if step["op"] == "remove":
        del tree[keys[-1]]
    else:
        tree[keys[-1]] = copy.deepcopy(step["value"])
