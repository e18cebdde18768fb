"""Contains an app without a library: SDL's protocol in plain bytes, with a video stream from a file."""

import json
import socket
import struct
import urllib.parse

CONTROL, SINGLE = 0, 1
RPC, VIDEO = 7, 11
START, START_ACK, END = 1, 2, 4
#: The version with which SDL's libraries begin. The head unit answers with the version that both sides then use.
FIRST = 1
VERSION = 5


class RawApp:
    """An app that registers over TCP as a navigation app and streams video."""

    def __init__(self, core, name):
        place = urllib.parse.urlsplit(core)
        self.connection = socket.create_connection((place.hostname, place.port), timeout=10)
        self.buffer = b""
        self.session = 0
        self._control(RPC, bson(protocolVersion="5.4.0"), version=FIRST)
        self.session = self._until(lambda head, _: head["service"] == RPC and head["info"] == START_ACK)[0]["session"]
        self._ask(
            1,
            {
                "syncMsgVersion": {"majorVersion": 7, "minorVersion": 1, "patchVersion": 0},
                "appName": name,
                "appID": name.lower(),
                "fullAppID": name.lower(),
                "isMediaApplication": False,
                "languageDesired": "EN-US",
                "hmiDisplayLanguageDesired": "EN-US",
                "appHMIType": ["NAVIGATION"],
            },
        )

    def start_video(self, **format):
        """Starts the video service with `videoProtocol`, `videoCodec`, `width`, `height`. Returns whether the head unit has accepted."""
        self._control(VIDEO, bson(**format))
        return self._until(lambda head, _: head["type"] == CONTROL and head["service"] == VIDEO)[0]["info"] == START_ACK

    def end_video(self):
        """Ends the video service."""
        self._frame(CONTROL, VIDEO, END, b"")
        self._until(lambda head, _: head["type"] == CONTROL and head["service"] == VIDEO)

    def stream(self, data):
        """Sends a part of the stream in small frames, as most apps do."""
        for start in range(0, len(data), 1024):
            self._frame(SINGLE, VIDEO, 0, data[start : start + 1024])

    def send(self, function, params):
        """Sends a request, and asserts that the request succeeds."""
        answer = self._ask(function, params)
        assert answer["success"], answer

    def wait_for(self, function):
        """Waits for the next notification of the function `function`. Returns the notification's parameters."""
        wanted = struct.pack(">I", 2 << 28 | function)
        return json.loads(self._until(lambda head, data: head["service"] == RPC and data[:4] == wanted)[1][12:])

    def close(self):
        self.connection.close()

    def _ask(self, function, params):
        text = json.dumps(params).encode()
        self._frame(SINGLE, RPC, 0, struct.pack(">III", function, 1, len(text)) + text)
        wanted = struct.pack(">I", 1 << 28 | function)
        return json.loads(self._until(lambda head, data: head["service"] == RPC and data[:4] == wanted)[1][12:])

    def _control(self, service, data, version=VERSION):
        self._frame(CONTROL, service, START, data, version)

    def _frame(self, kind, service, info, data, version=VERSION):
        head = struct.pack(">BBBBI", version << 4 | kind, service, info, self.session, len(data))
        self.connection.sendall(head + (b"\0\0\0\1" if version > 1 else b"") + data)

    def _until(self, is_wanted):
        while True:
            first, service, info, session, size = struct.unpack(">BBBBI", self._bytes(8))
            if first >> 4 > 1:
                self._bytes(4)
            head, data = {"type": first & 7, "service": service, "info": info, "session": session}, self._bytes(size)
            if is_wanted(head, data):
                return head, data

    def _bytes(self, count):
        while len(self.buffer) < count:
            part = self.connection.recv(1 << 16)
            if not part:
                raise ConnectionError("the head unit closed the connection")
            self.buffer += part
        part, self.buffer = self.buffer[:count], self.buffer[count:]
        return part


def bson(**members):
    """Returns a BSON document with texts and integers, as in the protocol's control frames."""
    body = b""
    for name, value in members.items():
        key = name.encode() + b"\0"
        if isinstance(value, str):
            body += b"\x02" + key + struct.pack("<i", len(value) + 1) + value.encode() + b"\0"
        else:
            body += b"\x10" + key + struct.pack("<i", value)
    return struct.pack("<i", len(body) + 5) + body + b"\0"


def units_of(stream):
    """Returns the NAL units of an H.264 stream with start codes."""
    return [unit.rstrip(b"\0") for unit in stream.replace(b"\0\0\0\1", b"\0\0\1").split(b"\0\0\1") if unit]


def packets_of(stream, largest=1000):
    """Returns the stream as RTP packets. The length of each packet comes before the packet: RFC 6184 and RFC 4571."""
    sequence, packed = 0, b""
    units = units_of(stream)
    for number, unit in enumerate(units):
        parts = [unit]
        if len(unit) > largest:
            rest = [unit[at : at + largest] for at in range(1, len(unit), largest)]
            parts = []
            for at, part in enumerate(rest):
                place = (0x80 if at == 0 else 0) | (0x40 if at == len(rest) - 1 else 0)
                parts.append(bytes([unit[0] & 0xE0 | 28, place | unit[0] & 0x1F]) + part)
        for at, part in enumerate(parts):
            is_end = number == len(units) - 1 and at == len(parts) - 1
            packet = struct.pack(">BBHII", 0x80, (0x80 if is_end else 0) | 96, sequence, 0, 7) + part
            packed += struct.pack(">H", len(packet)) + packet
            sequence += 1
    return packed
