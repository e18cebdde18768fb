"""Stands for the HMI in front of a real SDL Core: says yes to whatever Core asks, opens the app that comes, presses what a driver
would. What the display can do it reads from Core's own file of capabilities."""

import itertools
import json
import threading

from test_web_hmi import Page

#: What a driver sees and answers, and how long she looks at it.
POPUPS = ["UI.Alert", "UI.SubtleAlert", "UI.PerformInteraction", "UI.Slider", "UI.ScrollableMessage", "UI.PerformAudioPassThru"]
LOOKS = 0.3
SPEAKS = 0.1


class Hmi(Page):
    def __init__(self, port, capabilities):
        super().__init__(port)
        self.can = capabilities
        self.ids = itertools.count(1)
        self.asked = []
        self.replies = {}
        self.held = {}
        self.news = threading.Condition()
        threading.Thread(target=self._listen, daemon=True).start()
        for name in self.COMPONENTS:
            self.ask("MB.registerComponent", componentName=name)
        for name in ["OnAppRegistered", "OnAppUnregistered", "OnPutFile"]:
            self.ask("MB.subscribeTo", propertyName=f"BasicCommunication.{name}")
        self.send({"method": "BasicCommunication.OnReady"})

    def ask(self, method, **params):
        """Asks Core, and gives what it says."""
        number = next(self.ids)
        self.send({"id": number, "method": method, "params": params})
        with self.news:
            assert self.news.wait_for(lambda: number in self.replies, 20), f"{method} is not answered"
            return self.replies.pop(number)

    def tell(self, method, **params):
        self.send({"method": method, "params": params})

    def hears(self, method, wanted=lambda params: True, seconds=20):
        """What it is asked or told next, of all that nobody has waited for yet."""
        found = []

        def comes():
            found[:] = [one for one in self.asked if one["method"] == method and wanted(one.get("params", {}))][:1]
            return found

        with self.news:
            assert self.news.wait_for(comes, seconds), f"{method} does not come; {[one['method'] for one in self.asked]}"
            self.asked.remove(found[0])
        return found[0].get("params", {})

    def opens(self, app):
        """Opens an app as a driver does, who agrees to what Core wants to know."""
        said = self.ask("SDL.ActivateApp", appID=app)
        if not said.get("result", {}).get("isSDLAllowed", True):
            self.tell("SDL.OnAllowSDLFunctionality", device=said["result"]["device"], allowed=True, source="GUI")
            self.ask("SDL.ActivateApp", appID=app)

    def presses(self, app, shown, text):
        """A soft button by what it says."""
        [button] = [one for one in shown["softButtons"] if one.get("text") == text]
        about = {"name": "CUSTOM_BUTTON", "customButtonID": button["softButtonID"], "appID": app}
        self.tell("Buttons.OnButtonEvent", mode="BUTTONDOWN", **about)
        self.tell("Buttons.OnButtonEvent", mode="BUTTONUP", **about)
        self.tell("Buttons.OnButtonPress", mode="SHORT", **about)

    def _listen(self):
        try:
            while True:
                message = json.loads(self._message())
                if "method" in message and "id" in message:
                    pause = LOOKS if message["method"] in POPUPS else SPEAKS if message["method"] == "TTS.Speak" else 0
                    # What it asks of the car is answered at once, what it asks of the driver is not.
                    threading.Timer(pause, self._answers, [message]).start() if pause else self._answers(message)
                with self.news:
                    if "method" in message:
                        self.asked.append(message)
                    else:
                        self.replies[message["id"]] = message
                    self.news.notify_all()
        except (AssertionError, OSError):
            pass  # Core has ended.

    def _answers(self, message):
        result = {"code": 0, "method": message["method"], **self._says(message["method"], message.get("params", {}))}
        self.send({"id": message["id"], "result": result})

    def _says(self, method, params):
        interface, _, name = method.partition(".")
        can = self.can.get(interface, {})
        match name:
            case "IsReady":
                return {"available": interface != "RC"}
            case "MixingAudioSupported":
                return {"attenuatedSupported": True}
            case "GetSystemInfo":
                return {"ccpu_version": "1.0", "language": "EN-US", "wersCountryCode": "US"}
            case "GetLanguage":
                return {"language": can["language"]}
            case "GetSupportedLanguages":
                return {"languages": can["languages"]}
            case "GetVehicleType":
                return {"vehicleType": can["vehicleType"]}
            case "GetCapabilities":
                return {name: value for name, value in can.items() if name not in ("language", "languages")}
            case "Slider":
                return {"sliderPosition": params["position"]}
            case "PerformInteraction" if interface == "UI" and params.get("choiceSet"):
                return {"choiceID": params["choiceSet"][0]["choiceID"]}
        return {}

    def send(self, message):
        with self.news:
            super().send(message)

    def _message(self):
        """Core writes a long one in many frames."""
        whole = b""
        while True:
            first, second = self._bytes(2)
            size = second & 0x7F
            if size > 125:
                size = int.from_bytes(self._bytes(2 if size == 126 else 8))
            part = self._bytes(size)
            if first & 0x0F == 8:
                raise OSError
            if first & 0x0F > 2:
                continue
            whole += part
            if first & 0x80:
                return whole
