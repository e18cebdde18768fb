"""A fake HMI for a real SDL Core. The HMI accepts every request, opens the registered app, and presses buttons as a driver would.
The HMI reads the display's capabilities from Core's own file."""

import itertools
import json
import threading

from test_web_hmi import Page

#: The requests that a driver answers.
POPUPS = ["UI.Alert", "UI.SubtleAlert", "UI.PerformInteraction", "UI.Slider", "UI.ScrollableMessage", "UI.PerformAudioPassThru"]
#: The time until the driver answers a request.
POPUP_SECONDS = 0.3
SPEAK_SECONDS = 0.1


class Hmi(Page):
    def __init__(self, port, capabilities):
        super().__init__(port)
        self.capabilities = capabilities
        self.ids = itertools.count(1)
        self.received = []
        self.replies = {}
        self.changed = threading.Condition()
        threading.Thread(target=self._listen, daemon=True).start()
        for name in self.COMPONENTS:
            self.request("MB.registerComponent", componentName=name)
        for name in ["OnAppRegistered", "OnAppUnregistered", "OnPutFile"]:
            self.request("MB.subscribeTo", propertyName=f"BasicCommunication.{name}")
        self.send({"method": "BasicCommunication.OnReady"})

    def request(self, method, **params):
        """Sends a request to Core. Returns the response."""
        number = next(self.ids)
        self.send({"id": number, "method": method, "params": params})
        with self.changed:
            assert self.changed.wait_for(lambda: number in self.replies, 20), f"Core did not answer {method}"
            return self.replies.pop(number)

    def notify(self, method, **params):
        self.send({"method": method, "params": params})

    def wait_for(self, method, wanted=lambda params: True, seconds=20):
        """Waits for a message `method` from Core. Returns the parameters of the oldest such message that was not returned before."""
        found = []

        def is_received():
            found[:] = [one for one in self.received if one["method"] == method and wanted(one.get("params", {}))][:1]
            return found

        with self.changed:
            assert self.changed.wait_for(is_received, seconds), f"{method} was not received; {[one['method'] for one in self.received]}"
            self.received.remove(found[0])
        return found[0].get("params", {})

    def activate(self, app):
        """Opens an app, and gives the consent that Core requests."""
        reply = self.request("SDL.ActivateApp", appID=app)
        if not reply.get("result", {}).get("isSDLAllowed", True):
            self.notify("SDL.OnAllowSDLFunctionality", device=reply["result"]["device"], allowed=True, source="GUI")
            self.request("SDL.ActivateApp", appID=app)

    def press(self, app, shown, text):
        """Presses the soft button whose text is `text`."""
        [button] = [one for one in shown["softButtons"] if one.get("text") == text]
        about = {"name": "CUSTOM_BUTTON", "customButtonID": button["softButtonID"], "appID": app}
        self.notify("Buttons.OnButtonEvent", mode="BUTTONDOWN", **about)
        self.notify("Buttons.OnButtonEvent", mode="BUTTONUP", **about)
        self.notify("Buttons.OnButtonPress", mode="SHORT", **about)

    def _listen(self):
        try:
            while True:
                message = json.loads(self._message())
                if "method" in message and "id" in message:
                    pause = POPUP_SECONDS if message["method"] in POPUPS else SPEAK_SECONDS if message["method"] == "TTS.Speak" else 0
                    # Requests to the car are answered immediately, and requests to the driver after a pause.
                    threading.Timer(pause, self._answer, [message]).start() if pause else self._answer(message)
                with self.changed:
                    if "method" in message:
                        self.received.append(message)
                    else:
                        self.replies[message["id"]] = message
                    self.changed.notify_all()
        except (AssertionError, OSError):
            pass  # Core has ended.

    def _answer(self, message):
        result = {"code": 0, "method": message["method"], **self._result(message["method"], message.get("params", {}))}
        self.send({"id": message["id"], "result": result})

    def _result(self, method, params):
        interface, _, name = method.partition(".")
        capabilities = self.capabilities.get(interface, {})
        match name:
            case "IsReady":
                return {"available": interface != "RC"}
            case "MixingAudioSupported":
                return {"attenuatedSupported": True}
            case "GetSystemInfo":
                return {"ccpu_version": "1.0", "language": "EN-US", "wersCountryCode": "US"}
            case "GetLanguage":
                return {"language": capabilities["language"]}
            case "GetSupportedLanguages":
                return {"languages": capabilities["languages"]}
            case "GetVehicleType":
                return {"vehicleType": capabilities["vehicleType"]}
            case "GetCapabilities":
                return {name: value for name, value in capabilities.items() if name not in ("language", "languages")}
            case "Slider":
                return {"sliderPosition": params["position"]}
            case "PerformInteraction" if interface == "UI" and params.get("choiceSet"):
                return {"choiceID": params["choiceSet"][0]["choiceID"]}
        return {}

    def send(self, message):
        with self.changed:
            super().send(message)

    def _message(self):
        """Reads one message. Core splits a long message into many frames."""
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
