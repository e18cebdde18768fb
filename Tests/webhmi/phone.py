"""Contains an app without a library. The app implements the parts of the SDL protocol that the tests need, in plain bytes."""

import json
import socket
import struct
import threading

FUNCTIONS = {
    "RegisterAppInterface": 1,
    "SetGlobalProperties": 3,
    "AddCommand": 5,
    "DeleteCommand": 6,
    "AddSubMenu": 7,
    "CreateInteractionChoiceSet": 9,
    "PerformInteraction": 10,
    "Alert": 12,
    "Show": 13,
    "Speak": 14,
    "SetMediaClockTimer": 15,
    "PerformAudioPassThru": 16,
    "EndAudioPassThru": 17,
    "SubscribeButton": 18,
    "ScrollableMessage": 25,
    "Slider": 26,
    "PutFile": 32,
    "SetAppIcon": 35,
    "CancelInteraction": 57,
    "SubtleAlert": 64,
    "SendHapticData": 49,
    "GetSystemCapability": 48,
    "GetVehicleData": 22,
    "SubscribeVehicleData": 20,
}
NAMES = {
    32768: "OnHMIStatus",
    32769: "OnAppInterfaceUnregistered",
    32770: "OnButtonEvent",
    32771: "OnButtonPress",
    32773: "OnCommand",
    32775: "OnDriverDistraction",
    32779: "OnKeyboardInput",
    32780: "OnTouchEvent",
    32787: "OnSystemCapabilityUpdated",
}


class Phone:
    """Connects and registers an app, sends requests, and stores all received notifications."""

    def __init__(self, path, name, **registration):
        self.name = name
        self.replies = {}
        self.received = []
        self.changed = threading.Condition()
        self.numbers = 0
        self.socket = socket.socket(socket.AF_UNIX)
        self.socket.connect(path)
        # A start message of version 1 without a payload selects the protocol before BSON.
        self.socket.sendall(bytes([0x10, 0x07, 0x01, 0x00]) + struct.pack(">I", 0))
        self.session = None
        # Whether the video service was accepted; None until the answer arrives.
        self.video = None
        threading.Thread(target=self._read, daemon=True).start()
        self._until(lambda: self.session is not None)
        wanted = {
            "syncMsgVersion": {"majorVersion": 8, "minorVersion": 0},
            "appName": name,
            "isMediaApplication": False,
            "languageDesired": "EN-US",
            "hmiDisplayLanguageDesired": "EN-US",
            "appID": name.lower(),
        }
        assert self.ask("RegisterAppInterface", **{**wanted, **registration})["success"]

    def send(self, name, bulk=b"", **params):
        """Sends a request. Returns the request's number, with which `answer` waits for the response."""
        self.numbers += 1
        text = json.dumps(params).encode()
        payload = struct.pack(">III", FUNCTIONS[name], self.numbers, len(text)) + text + bulk
        service = 0x0F if bulk else 0x07
        head = bytes([0x41, service, 0x00, self.session]) + struct.pack(">II", len(payload), self.numbers)
        self.socket.sendall(head + payload)
        return self.numbers

    def start_video(self):
        """Starts a video service without parameters, as in the first protocol versions."""
        self._control(0x0B, 0x01)
        self._until(lambda: self.video is not None)
        return self.video

    def stream(self, data):
        self.numbers += 1
        head = bytes([0x41, 0x0B, 0x00, self.session]) + struct.pack(">II", len(data), self.numbers)
        self.socket.sendall(head + data)

    def end_video(self):
        self._control(0x0B, 0x04)

    def _control(self, service, info):
        self.numbers += 1
        self.socket.sendall(bytes([0x40, service, info, self.session]) + struct.pack(">II", 0, self.numbers))

    def answer(self, number, seconds=20):
        self._until(lambda: number in self.replies, seconds)
        return self.replies[number]

    def ask(self, name, bulk=b"", **params):
        return self.answer(self.send(name, bulk, **params))

    def is_answered(self, number):
        with self.changed:
            return number in self.replies

    def notifications(self, name):
        """Returns the parameters of the received notifications with this name, oldest first."""
        with self.changed:
            return [params for received, params in self.received if received == name]

    def wait_for_notification(self, name, wanted=lambda params: True, seconds=10):
        """Waits for a matching notification. Returns the parameters of the newest matching notification."""
        try:
            self._until(lambda: any(received == name and wanted(params) for received, params in self.received), seconds)
        except AssertionError as error:
            raise AssertionError(f"{error}; received {name} only as {self.notifications(name)}") from None
        return [params for received, params in self.received if received == name and wanted(params)][-1]

    def level(self, wanted, seconds=10):
        self._until(lambda: self._level() == wanted, seconds)

    def _level(self):
        levels = [params["hmiLevel"] for received, params in self.received if received == "OnHMIStatus"]
        return levels[-1] if levels else None

    def stop(self):
        try:
            self.socket.shutdown(socket.SHUT_RDWR)
        except OSError:
            pass
        self.socket.close()

    def _until(self, wanted, seconds=10):
        with self.changed:
            assert self.changed.wait_for(wanted, seconds), f"{self.name} received only {[name for name, _ in self.received][-9:]}"

    def _read(self):
        buffer = b""
        parts = {}
        while True:
            try:
                chunk = self.socket.recv(65536)
            except OSError:
                return
            if not chunk:
                return
            buffer += chunk
            while len(buffer) >= 12:
                head, service, info, session, size, message = struct.unpack(">BBBBII", buffer[:12])
                if len(buffer) < 12 + size:
                    break
                payload, buffer = buffer[12 : 12 + size], buffer[12 + size :]
                kind = head & 7
                if kind == 0 and service == 0x0B and info in (2, 3):
                    with self.changed:
                        self.video = info == 2
                        self.changed.notify_all()
                elif kind == 0 and info == 2:
                    with self.changed:
                        self.session = session
                        self.changed.notify_all()
                elif kind == 1:
                    self._take(payload)
                elif kind == 2:
                    parts[message] = b""
                elif kind == 3:
                    parts[message] += payload
                    if info == 0:
                        self._take(parts.pop(message))

    def _take(self, payload):
        function, number, size = struct.unpack(">III", payload[:12])
        params = json.loads(payload[12 : 12 + size] or b"{}")
        with self.changed:
            if function >> 28 == 1:
                self.replies[number] = params
            elif function >> 28 == 2:
                name = NAMES.get(function & 0xFFFFFFF, str(function & 0xFFFFFFF))
                self.received.append((name, params))
            self.changed.notify_all()
