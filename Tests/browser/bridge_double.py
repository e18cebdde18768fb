"""A test double of the bridge: helps to develop the page, and to test situations that a real bridge cannot produce on demand.

The double serves web/ and implements the socket of docs/api-outline.md with recorded states. The double sends the messages that a
test requests, and records the received commands. The double does not implement SDL.

    python3 Tests/browser/bridge_double.py --port 8099     then open the address it prints
"""

import argparse
import asyncio
import base64
import colorsys
import contextlib
import functools
import hashlib
import json
import math
import struct
import threading
import urllib.parse
import zlib
from pathlib import Path

import contract
import looks

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "web"
KINDS = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".json": "application/json",
}
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; connect-src 'self'; "
    "manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'"
)


# The vehicle data of the tests, with ranges.
VEHICLE_ITEMS = [
    {"name": "speed", "dataType": "VEHICLEDATA_SPEED", "kind": "number", "minimum": 0, "maximum": 700, "unit": "km/h"},
    {"name": "prndl", "dataType": "VEHICLEDATA_PRNDL", "kind": "word", "words": ["PARK", "REVERSE", "NEUTRAL", "DRIVE"]},
]


class Client:
    """The connection of one page to the socket."""

    def __init__(self, reader, writer, look):
        self.reader, self.writer, self.look = reader, writer, look
        self.identify = None

    async def send(self, message):
        payload = json.dumps(message).encode()
        size = len(payload)
        head = (
            bytes([0x81, size])
            if size < 126
            else bytes([0x81, 126]) + struct.pack(">H", size)
            if size < 65536
            else bytes([0x81, 127]) + struct.pack(">Q", size)
        )
        self.writer.write(head + payload)
        await self.writer.drain()

    async def close(self, code, reason):
        self.writer.write(bytes([0x88, 2 + len(reason)]) + struct.pack(">H", code) + reason.encode())
        await self.writer.drain()
        self.writer.close()

    async def receive(self):
        """Returns the next text message, or None when the connection has ended."""
        while True:
            first, second = await self.reader.readexactly(2)
            size = second & 0x7F
            if size == 126:
                size = struct.unpack(">H", await self.reader.readexactly(2))[0]
            elif size == 127:
                size = struct.unpack(">Q", await self.reader.readexactly(8))[0]
            mask = await self.reader.readexactly(4)
            data = await self.reader.readexactly(size)
            if first & 0x0F == 8:
                return None
            if first & 0x0F == 1:
                return json.loads(bytes(byte ^ mask[index % 4] for index, byte in enumerate(data)))


class BridgeDouble:
    """Runs the double in a separate thread. All methods may be called from the thread of the test."""

    def __init__(self, port=0, prefix="/", keep_seconds=0):
        self.prefix = prefix
        # How long the browser may cache the files of the page, so that later tests need not load the files again.
        self.caching = f"max-age={keep_seconds}" if keep_seconds else "no-cache"
        self.seq = 100
        self._clients = []
        self.begin()
        self._received = threading.Condition()
        self._loop = asyncio.new_event_loop()
        ready = threading.Event()
        self._thread = threading.Thread(target=self._run, args=(port, ready), daemon=True)
        self._thread.start()
        ready.wait()

    @property
    def url(self):
        return f"http://127.0.0.1:{self.port}{self.prefix}"

    # For tests

    def begin(self):
        """Resets the double to its initial state. Change numbers continue, so that tests do not confuse their pages."""
        self.epoch = "double-1"
        self.protocol = 1
        self.commands = []
        #: Errors in commands that the real bridge would have rejected.
        self.faults = []
        self.identifies = []
        self.refusals = {}
        self.held = []
        self.state = None

    def show(self, look=""):
        """Shows the state for a description such as `template=MEDIA;text=long`. Open pages receive a new snapshot."""
        self.become(looks.state_of(look), looks.rows_of(look))

    def become(self, state, rows):
        self.state, self.held = state, rows
        self.seq += 10
        self._call(self._snapshot_all())

    def push(self, *operations, at=None):
        """Sends one change of the state to all pages."""
        self._call(self._push(list(operations), at))

    def rows(self, rows, batch=1000):
        self.held.extend(rows)
        self._call(self._to_all(*({"op": "rows", "rows": rows[start : start + batch]} for start in range(0, len(rows), batch))))

    def say(self, message):
        """Sends a message to all pages."""
        self._call(self._to_all(message))

    def drop(self, code=1012, reason=""):
        """Closes all connections to pages."""
        self._call(self._drop(code, reason))

    def stop_listening(self):
        self._call(self._close_server())

    def listen_again(self):
        self._call(self._listen(self.port))

    def command(self, name, timeout=60):
        """Waits for the next command with this name, removes it from the list, and returns its parameters."""
        with self._received:
            found = self._received.wait_for(lambda: next((one for one in self.commands if one["command"] == name), None), timeout)
            assert found, f"no {name} arrived; there were {[one['command'] for one in self.commands]}"
            found = next(one for one in self.commands if one["command"] == name)
            self.commands.remove(found)
            return found["params"]

    def close(self):
        self._call(self._end())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()

    # Internal

    def _run(self, port, ready):
        asyncio.set_event_loop(self._loop)
        self._loop.run_until_complete(self._listen(port))
        ready.set()
        self._loop.run_forever()

    def _call(self, work):
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(30)

    async def _listen(self, port):
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", port)
        self.port = self._server.sockets[0].getsockname()[1]

    async def _close_server(self):
        self._server.close()
        await self._drop(1001, "")

    async def _end(self):
        self._server.close()
        others = [task for task in asyncio.all_tasks() if task is not asyncio.current_task()]
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)

    async def _serve(self, reader, writer):
        try:
            await self._answer(reader, writer)
        except (ConnectionError, asyncio.IncompleteReadError, asyncio.CancelledError):
            pass
        finally:
            writer.close()

    async def _answer(self, reader, writer):
        while True:
            head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
            method, target, _ = head.split("\r\n")[0].split(" ")
            fields = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in head.split("\r\n")[1:])}
            path = urllib.parse.unquote(target.partition("?")[0])
            if not path.startswith(self.prefix):
                await self._respond(writer, 404, "text/plain", b"not here")
                continue
            path = path[len(self.prefix) :]
            look = ""
            if path.startswith("look/"):
                _, look, path = path.split("/", 2)
            if fields.get("upgrade", "").lower() == "websocket":
                await self._socket(reader, writer, fields, look, path)
                return
            await self._respond(writer, *self._find(method, path))

    def _find(self, method, path):
        if path.startswith("v1/files/"):
            return 200, "image/png", cover(path.rsplit("/", 1)[-1])
        if path == "livez":
            return 200, "application/json", b"{}"
        if path == "metrics":
            return (
                200,
                "text/plain",
                b"sdl_bridge_listeners 2\nsdl_bridge_journal_rows 32\nsdl_bridge_journal_waiting_rows 3\n"
                b"process_resident_memory_bytes 41394176\n",
            )
        if path == "v1/spec":
            return 200, "application/json", (ROOT / "Sources/rpc-gen/Spec/mobile.json").read_bytes()
        if path == "v1/vehicle-items":
            return 200, "application/json", json.dumps(VEHICLE_ITEMS).encode()
        if path == "v1/drives":
            return 200, "application/json", b'[{"name": "city", "text": "0 speed 0"}]'
        file = (WEB / (path or "index.html")).resolve()
        if method == "GET" and file.is_file() and WEB in file.parents:
            return 200, KINDS.get(file.suffix, "application/octet-stream"), file.read_bytes()
        return 404, "text/plain", b"not here"

    async def _respond(self, writer, status, kind, body):
        head = f"HTTP/1.1 {status} X\r\nContent-Type: {kind}\r\nContent-Length: {len(body)}\r\nCache-Control: {self.caching}\r\n"
        writer.write(f"{head}Content-Security-Policy: {POLICY}\r\nX-Content-Type-Options: nosniff\r\n\r\n".encode() + body)
        await writer.drain()

    async def _socket(self, reader, writer, fields, look, path):
        accept = base64.b64encode(
            hashlib.sha1((fields["sec-websocket-key"] + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").encode()).digest()
        ).decode()
        writer.write(
            b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            + f"Sec-WebSocket-Accept: {accept}\r\n\r\n".encode()
        )
        client = Client(reader, writer, look)
        if path == "v1/video":
            await client.send({"op": "none", "detail": "The app is not streaming video."})
            return await client.close(1000, "")
        self._clients.append(client)
        try:
            await client.send({"op": "hello", "protocol": self.protocol, "epoch": self.epoch, "seq": self.seq})
            while (message := await client.receive()) is not None:
                await self._take(client, message)
        finally:
            self._clients.remove(client)

    async def _take(self, client, message):
        if message["op"] == "identify":
            client.identify = message
            with self._received:
                self.identifies.append(message)
                self._received.notify_all()
            await client.send({"op": "identified"})
            await self._snapshot(client)
        elif message["op"] == "command":
            with self._received:
                self.commands.append({"command": message["command"], "params": message["params"]})
                self.faults += contract.faults(message["command"], message["params"])
                self._received.notify_all()
            error = self.refusals.get(message["command"])
            answer = {"ok": False, "error": error} if error else {"ok": True, "seq": 1}
            await client.send({"op": "result", "id": message["id"], **answer})

    def _state(self, client):
        return looks.state_of(client.look) if client.look or self.state is None else self.state

    async def _snapshot(self, client):
        held = looks.rows_of(client.look) if client.look or self.state is None else self.held
        state = self._state(client)
        last = held[-1] if held else {"at": 0, "seq": 0}
        await client.send(
            {"op": "snapshot", "seq": self.seq, "at": max(last["at"], 90000), "row": last["seq"], "epoch": self.epoch, "state": state}
        )
        after = client.identify.get("logAfter", 0)
        rows = [row for row in held if row["seq"] > after]
        for start in range(0, len(rows), 1000):
            await client.send({"op": "rows", "rows": rows[start : start + 1000]})

    @property
    def _identified(self):
        """Returns the clients that have identified themselves. All other clients receive only the hello message."""
        return [client for client in self._clients if client.identify is not None]

    async def _snapshot_all(self):
        for client in self._identified:
            with contextlib.suppress(ConnectionError):
                await self._snapshot(client)

    async def _push(self, operations, at):
        self.seq += 1
        for operation in operations:
            looks.apply(self.state, operation)
        last = self.held[-1] if self.held else {"at": 0, "seq": 0}
        await self._to_all(
            {"op": "change", "seq": self.seq, "at": at if at is not None else last["at"], "row": last["seq"], "patch": operations}
        )

    async def _to_all(self, *messages):
        for message in messages:
            for client in self._identified:
                # If a client has disconnected in the meantime, the other clients still receive the message.
                with contextlib.suppress(ConnectionError):
                    await client.send(message)

    async def _drop(self, code, reason):
        for client in list(self._clients):
            await client.close(code, reason)


@functools.cache
def cover(name):
    """Returns a picture that depends only on the name: two matching colours and some rings."""
    hue = hashlib.md5(name.encode()).digest()[0] / 255
    first, second = (colorsys.hsv_to_rgb((hue + turn) % 1, 0.62, value) for turn, value in ((0, 0.34), (0.13, 0.78)))
    size = 300
    lines = bytearray()
    for y in range(size):
        lines.append(0)
        for x in range(size):
            share = (x * 0.35 + y) / (1.35 * size)
            ring = int(math.hypot(x - size * 0.68, y - size * 0.34) / (size * 0.075))
            lift = 0.09 if ring < 5 and ring % 2 == 0 else 0
            lines.extend(int(255 * min(1, a + (b - a) * share + lift)) for a, b in zip(first, second))

    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    return (
        b"\x89PNG\r\n\x1a\n"
        + chunk(b"IHDR", struct.pack(">IIBBBBB", size, size, 8, 2, 0, 0, 0))
        + chunk(b"IDAT", zlib.compress(bytes(lines)))
        + chunk(b"IEND", b"")
    )


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--port", type=int, default=0)
    parser.add_argument("--prefix", default="/")
    options = parser.parse_args()
    double = BridgeDouble(options.port, options.prefix)
    print(f"{double.url}look/template=MEDIA;text=short/", flush=True)
    threading.Event().wait()
