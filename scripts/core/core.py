"""A real SDL Core, in a temporary folder and on free ports."""

import json
import os
import re
import shutil
import socket
import subprocess
import threading
import time
from pathlib import Path

from test_web_hmi import free_port

#: The groups of Core's own policy table that every app may use. All other groups are removed, because they make the table twice as long.
GROUPS = ["Base-4", "BaseBeforeDataConsent", "DataConsent-2"]


class Core:
    def __init__(self, built, folder):
        """Starts Core. `built` is the folder of Core's build, with the program and its files."""
        self.folder = Path(folder)
        for file in Path(built).iterdir():
            if file.is_file():
                shutil.copy2(file, self.folder)
        self.port, self.web, self.hmi = free_port(), free_port(), free_port()
        self._set(ServerPort=self.hmi, TCPAdapterPort=self.port, WebSocketServerPort=self.web, LogsEnabled="false", UseLastState="false")
        table = self.folder / "sdl_preloaded_pt.json"
        policies = json.loads(table.read_text())
        groups = policies["policy_table"]["functional_groupings"]
        policies["policy_table"]["functional_groupings"] = {name: groups[name] for name in GROUPS}
        table.write_text(json.dumps(policies))
        self.capabilities = json.loads((self.folder / "hmi_capabilities.json").read_text())
        self.process = subprocess.Popen(
            ["./smartDeviceLinkCore"],
            cwd=self.folder,
            env=os.environ | {"LD_LIBRARY_PATH": f"{self.folder}:{os.environ.get('LD_LIBRARY_PATH', '')}"},
            stdout=(self.folder / "output.txt").open("w"),
            stderr=subprocess.STDOUT,
        )
        self._until(self.hmi)

    def wait_until_open(self):
        """Waits until apps can connect. Apps can connect only after the HMI is ready."""
        self._until(self.port)

    def stop(self):
        self.process.terminate()
        try:
            self.process.wait(timeout=10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()

    def _set(self, **values):
        file = self.folder / "smartDeviceLink.ini"
        text = file.read_text()
        for name, value in values.items():
            text, count = re.subn(rf"(?m)^{name} *=.*$", f"{name} = {value}", text)
            assert count == 1, name
        file.write_text(text)

    def _until(self, port):
        end = time.monotonic() + 30
        while True:
            assert self.process.poll() is None, (self.folder / "output.txt").read_text()[-2000:]
            try:
                return socket.create_connection(("127.0.0.1", port), timeout=1).close()
            except OSError:
                assert time.monotonic() < end, f"no process listens on port {port}"
                threading.Event().wait(0.1)
