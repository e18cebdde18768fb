"""Forwards TCP connections and records the bytes of each direction in order."""

import base64
import json
import socket
import threading


class Tap:
    def __init__(self, port):
        self.far = port
        self.passed = []
        self.lock = threading.Lock()
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port = self.listener.getsockname()[1]
        threading.Thread(target=self._serve, daemon=True).start()

    def both(self):
        """Returns all bytes that the app has sent, and all bytes that the head unit has sent."""
        with self.lock:
            return [b"".join(data for who, data in self.passed if who == one) for one in ("app", "core")]

    def write(self, file):
        """Writes a line for each series of bytes from one sender, with the sender and the bytes."""
        turns = []
        with self.lock:
            for who, data in self.passed:
                if turns and turns[-1][0] == who:
                    turns[-1][1] += data
                else:
                    turns.append([who, data])
        lines = (json.dumps({"who": who, "bytes": base64.b64encode(data).decode()}) for who, data in turns)
        file.write_text("\n".join(lines) + "\n")

    def close(self):
        self.listener.close()

    def _serve(self):
        while True:
            try:
                near, _ = self.listener.accept()
            except OSError:
                return
            far = socket.create_connection(("127.0.0.1", self.far))
            for who, source, goal in (("app", near, far), ("core", far, near)):
                threading.Thread(target=self._join, args=(who, source, goal), daemon=True).start()

    def _join(self, who, source, goal):
        try:
            while data := source.recv(1 << 16):
                # Record before forwarding, so that a request is always recorded before its response.
                with self.lock:
                    self.passed.append((who, data))
                goal.sendall(data)
            goal.shutdown(socket.SHUT_WR)
        except OSError:
            goal.close()
