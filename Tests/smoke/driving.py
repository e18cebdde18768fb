"""Drives an app through a bridge: activates the app, presses buttons, types, slides, speaks, and waits for the app's screen."""

import base64
import struct


class Driver:
    def __init__(self, bridge, key):
        self.bridge = bridge
        self.key = key
        bridge.until("/headUnit/appOrder", lambda apps: key in apps)
        bridge.until("/appOrder", lambda apps: key in apps)
        bridge.act(f"/v1/apps/{key}:activate")

    # Reading the state

    def sees(self, text, seconds=60):
        """Waits until a text of the main screen is equal to `text`."""
        return self.screen(lambda window: text in [value for value in window.values() if isinstance(value, str)], seconds)

    def screen(self, wanted=lambda window: True, seconds=60):
        return self.bridge.until(f"/headUnit/apps/{self.key}/windows/0", wanted, seconds)

    def buttons(self):
        return [button["text"] for button in self.screen()["softButtons"]]

    def overlay(self, kind):
        """Waits for a visible overlay of the kind `kind`. Returns the overlay."""
        id = self.bridge.until(
            "/headUnit", lambda unit: unit.get("overlays", {}).get(unit.get("visibleOverlay", ""), {}).get("kind") == kind
        )["visibleOverlay"]
        return self.bridge.get(f"/v1/state?path=/headUnit/overlays/{id}")

    def no_overlay(self):
        self.bridge.until("/headUnit/overlayOrder", lambda order: order == [])

    def sent(self, name):
        """Returns the rows of the app's messages with the name `name`, oldest first."""
        return self.bridge.get(f"/v1/log?limit=500&q=app:{self.key}%20rpc:{name}")["rows"]

    def app_state(self, path, wanted=lambda value: True):
        return self.bridge.until(f"/apps/{self.key}/{path}", wanted)

    def view(self, name=None, kind=None, seconds=60):
        """Waits for a visible projected view with the label or text `name`. Returns the view's centre and frame."""
        seen = {}

        def is_there(views):
            for node in views["nodes"].values():
                says = name is None or name in (node.get("label"), node.get("text"))
                if says and kind in (None, node["class"]) and not node.get("hidden"):
                    seen.update(node)
                    return True
            return False

        self.bridge.until(f"/apps/{self.key}/views", is_there, seconds)
        x, y, width, height = seen["frame"]
        return x + width / 2, y + height / 2, (x, y, width, height)

    def texts(self, kind=None):
        """Returns the texts of the projected views in reading order: from top to bottom, from left to right."""
        nodes = self.bridge.get(f"/v1/state?path=/apps/{self.key}/views")["nodes"].values()
        found = [node for node in nodes if "text" in node and kind in (None, node["class"])]
        return [node["text"] for node in sorted(found, key=lambda node: (node["frame"][1], node["frame"][0]))]

    # Actions

    def touch(self, name=None, kind=None, part=(1, 2)):
        """Taps the centre of a projected view, or the centre of a part of the view. The part (1, 3) is the first of three columns."""
        _, y, (left, _, width, _) = self.view(name, kind)
        place, of = part
        self.tap(left + width * ((place - 0.5) / of if part != (1, 2) else 0.5), y)

    def press(self, text, **more):
        self.bridge.act("/v1/elements:use", {"role": "softButton", "name": text} | more)

    def answer(self, text):
        self.bridge.act("/v1/elements:use", {"role": "overlayButton", "name": text})

    def choose(self, text):
        self.bridge.act("/v1/elements:use", {"role": "choice", "name": text})

    def menu(self, *titles):
        """Opens the app's menu, then chooses the entries with these titles."""
        self.bridge.act("/v1/head-unit/menu:open")
        for title in titles[:-1]:
            self.bridge.act("/v1/elements:use", {"role": "subMenu", "name": title})
        self.bridge.act("/v1/elements:use", {"role": "command", "name": titles[-1]})

    def hardware_button(self, name):
        self.bridge.act("/v1/head-unit/button:press", {"name": name})

    def command(self, text):
        """Waits until the app has added a voice command, then speaks the command."""
        self.bridge.until(
            f"/headUnit/apps/{self.key}/commands",
            lambda commands: any(text in command.get("vrCommands", []) for command in commands.values()),
        )
        self.say(text)

    def say(self, text):
        self.bridge.act("/v1/head-unit/voice:say", {"text": text})

    def type(self, text):
        self.bridge.act("/v1/head-unit/overlay:type", {"text": text})

    def submit(self, text):
        self.bridge.act("/v1/head-unit/overlay:submit", {"text": text})

    def slide(self, position):
        self.bridge.act("/v1/head-unit/overlay:slide", {"position": position})
        self.bridge.act("/v1/head-unit/overlay:save")

    def cancel(self):
        self.bridge.act("/v1/head-unit/overlay:cancel")

    def speak(self, seconds=1):
        """Sends a tone of `seconds` seconds to the microphone, with 16 kHz and 16 bit."""
        samples = b"".join(struct.pack("<h", 8000 if index // 20 % 2 else -8000) for index in range(16_000 * seconds))
        head = b"RIFF" + struct.pack("<I", 36 + len(samples)) + b"WAVEfmt " + struct.pack("<IHHIIHH", 16, 1, 1, 16_000, 32_000, 2, 16)
        wav = head + b"data" + struct.pack("<I", len(samples)) + samples
        self.bridge.act("/v1/head-unit/overlay:audio", {"wav": base64.b64encode(wav).decode()})

    def send_to_app(self, name, params):
        """Sends a notification to the app. Drivers cannot cause such notifications."""
        self.bridge.act("/v1/rpc", {"app": self.key, "name": name, "params": params})

    def tap(self, x, y):
        self.bridge.act("/v1/head-unit/touch:tap", {"x": round(x), "y": round(y)})
