"""Contains a cloud app without a library: a WebSocket server (RFC 6455) that implements SDL's protocol in plain bytes."""

import base64
import hashlib
import json
import socket
import struct
import threading

from raw_app import RPC, START, START_ACK, bson

GUID = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
NOTIFICATION_ON_HMI_STATUS = 32768
REGISTER = 1


class CloudApp:
    """An app that listens for a head unit, and registers with the head unit as SDL's libraries do."""

    def __init__(self, app_id, name, port=0):
        self.app_id, self.name = app_id, name
        self.listener = socket.create_server(("127.0.0.1", port))
        self.port = self.listener.getsockname()[1]
        self.endpoint = f"ws://127.0.0.1:{self.port}/"
        self.token, self.levels, self.answers = None, [], []
        self.connection, self.changed = None, threading.Condition()
        threading.Thread(target=self._serve, daemon=True).start()

    def wait_for(self, condition, seconds=60):
        """Returns whether the condition becomes true within `seconds`."""
        with self.changed:
            return self.changed.wait_for(condition, seconds)

    def disconnect(self):
        """Ends the connection. The app still listens for new connections."""
        self.connection.shutdown(socket.SHUT_RDWR)

    def close(self):
        self.listener.close()
        if self.connection:
            self.connection.close()

    def _serve(self):
        while True:
            try:
                self.connection, _ = self.listener.accept()
            except OSError:
                return
            try:
                self._talk()
            except (ConnectionError, OSError):
                self.connection.close()

    def _talk(self):
        self.buffer = b""
        while b"\r\n\r\n" not in self.buffer:
            self._more()
        head, self.buffer = self.buffer.split(b"\r\n\r\n", 1)
        key = next(line.split(b":", 1)[1].strip() for line in head.split(b"\r\n") if line.lower().startswith(b"sec-websocket-key"))
        accept = base64.b64encode(hashlib.sha1(key + GUID).digest())
        self.connection.sendall(
            b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: "
            + accept
            + b"\r\n\r\n"
        )
        self.frames, self.session = b"", 0
        self._frame(0, RPC, START, bson(protocolVersion="5.4.0"), version=1)
        while True:
            frame = self._sdl_frame()
            with self.changed:
                self._receive(*frame)
                self.changed.notify_all()

    def _receive(self, kind, info, session, data):
        if kind == 0 and info == START_ACK:
            self.session = session
            self.token = texts(data).get("authToken")
            self._request(REGISTER, self._registration())
        elif kind == 1 and len(data) >= 12:
            function = struct.unpack(">I", data[:4])[0]
            params = json.loads(data[12:])
            if function >> 28 == 1:
                self.answers.append(params)
            elif function & 0xFFFFFFF == NOTIFICATION_ON_HMI_STATUS:
                self.levels.append(params["hmiLevel"])

    def _registration(self):
        return {
            "syncMsgVersion": {"majorVersion": 7, "minorVersion": 1, "patchVersion": 0},
            "appName": self.name,
            "appID": self.app_id,
            "fullAppID": self.app_id,
            "isMediaApplication": False,
            "languageDesired": "EN-US",
            "hmiDisplayLanguageDesired": "EN-US",
            "appHMIType": ["DEFAULT"],
        }

    def _request(self, function, params):
        text = json.dumps(params).encode()
        self._frame(1, RPC, 0, struct.pack(">III", function, 1, len(text)) + text)

    def _frame(self, kind, service, info, data, version=5):
        head = struct.pack(">BBBBI", version << 4 | kind, service, info, self.session, len(data))
        self._message(head + (b"\0\0\0\1" if version > 1 else b"") + data)

    def _message(self, data):
        """Sends one binary message without a mask, because servers do not mask."""
        length = bytes([len(data)]) if len(data) < 126 else b"\x7e" + struct.pack(">H", len(data))
        self.connection.sendall(b"\x82" + length + data)

    def _sdl_frame(self):
        while len(self.frames) < 8:
            self._next_message()
        first, _, info, session, size = struct.unpack(">BBBBI", self.frames[:8])
        start = 8 if first >> 4 == 1 else 12
        while len(self.frames) < start + size:
            self._next_message()
        data, self.frames = self.frames[start : start + size], self.frames[start + size :]
        return first & 7, info, session, data

    def _next_message(self):
        first, second = self._bytes(2)
        size = second & 0x7F
        if size == 126:
            size = struct.unpack(">H", self._bytes(2))[0]
        elif size == 127:
            size = struct.unpack(">Q", self._bytes(8))[0]
        assert second & 0x80, "a client must mask its messages"
        mask = self._bytes(4)
        data = bytes(byte ^ mask[at % 4] for at, byte in enumerate(self._bytes(size)))
        if first & 0x0F == 8:
            raise ConnectionError("the head unit closed the connection")
        if first & 0x0F in (0, 2):
            self.frames += data

    def _bytes(self, count):
        while len(self.buffer) < count:
            self._more()
        part, self.buffer = self.buffer[:count], self.buffer[count:]
        return part

    def _more(self):
        part = self.connection.recv(1 << 16)
        if not part:
            raise ConnectionError("the head unit closed the connection")
        self.buffer += part


def texts(document):
    """Returns the texts of a BSON document, by name."""
    found, at = {}, 4
    while document[at]:
        kind, end = document[at], document.index(b"\0", at + 1)
        name, at = document[at + 1 : end].decode(), end + 1
        size = struct.unpack("<i", document[at : at + 4])[0]
        if kind == 2:
            found[name] = document[at + 4 : at + 3 + size].decode()
            at += 4 + size
        else:
            # Integers of 4 and 8 bytes, and arrays, which begin with their size.
            at += {0x10: 4, 0x12: 8}.get(kind, size)
    return found
