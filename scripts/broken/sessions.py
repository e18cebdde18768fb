"""Drives the sample apps as a user would, and records the sessions."""

import os
import subprocess
import threading

from driving import Driver
from running import Bridge


def messenger(car, step):
    step(lambda: car.sees("5 unread"))
    step(lambda: car.press("Open"))
    step(lambda: car.choose("Work"))
    step(lambda: car.sees("The meeting is at ten."))
    step(lambda: car.press("Read"))
    step(lambda: car.answer("On my way"))
    step(lambda: car.overlay("alert"))
    step(lambda: car.bridge.act("/v1/head-unit/overlay:timeout"))
    step(lambda: car.press("Answer"))
    step(lambda: car.choose("Thank you"))
    step(lambda: car.bridge.act("/v1/head-unit/overlay:timeout"))
    step(lambda: car.press("Type"))
    step(lambda: car.type("be"))
    step(lambda: car.submit("Be there soon"))
    step(lambda: car.bridge.act("/v1/head-unit/overlay:timeout"))
    step(lambda: car.press("Type"))
    step(car.cancel)
    step(lambda: car.press("Speak"))
    step(car.speak)
    step(lambda: car.press("Done"))
    step(lambda: car.bridge.act("/v1/head-unit/overlay:timeout"))
    step(lambda: car.press("Aloud"))
    step(car.no_overlay)
    step(lambda: car.press("Back"))
    step(lambda: car.press("Open"))
    step(lambda: car.choose("Bank"))
    step(lambda: car.press("Enter code"))
    step(car.cancel)
    step(lambda: car.press("Back"))


def music(car, step):
    step(lambda: car.sees("Low Tide"))
    step(lambda: car.press("Love"))
    step(lambda: car.hardware_button("PLAY_PAUSE"))
    step(lambda: car.hardware_button("PLAY_PAUSE"))
    step(lambda: car.hardware_button("SEEKRIGHT"))
    step(lambda: car.press("About"))
    step(car.cancel)
    step(lambda: car.press("Bass"))
    step(lambda: car.slide(7))
    step(lambda: car.press("Bass"))
    step(car.cancel)
    step(lambda: car.press("Tracks"))
    step(lambda: car.press("Lanterns"))
    step(lambda: car.menu("Stop after"))
    step(lambda: car.overlay("slider"))
    step(lambda: car.slide(3))
    step(lambda: car.overlay("alert"))
    step(lambda: car.answer("OK"))
    step(lambda: car.menu("Records", "Green Line"))


def hello(car, step):
    step(lambda: car.press("Greet"))
    step(lambda: car.press("Greet"))
    step(lambda: car.press("Ask"))
    step(lambda: car.answer("Yes"))
    step(lambda: car.press("Ask"))
    step(car.cancel)


def trip(car, step):
    """Sets vehicle data and the climate, plays a drive, and sends a destination."""
    step(lambda: car.sees("Climate 20 °C, fan 40 %"))
    step(lambda: car.bridge.act("/v1/head-unit/vehicle", {"speed": 87.4}, method="PATCH"))
    step(lambda: car.press("Warmer"))
    step(lambda: car.bridge.act("/v1/head-unit/drive:start", {"builtIn": "city", "speed": 4}))
    step(lambda: car.press("Cooler"))
    step(lambda: car.press("A/C"))
    step(lambda: car.bridge.act("/v1/head-unit/drive:stop"))
    step(lambda: car.press("To the lake"))
    step(lambda: car.bridge.act("/v1/head-unit/navigation:answer", {"accepted": True}))
    step(lambda: car.press("Leave climate"))


def places(car, step):
    """Uses a map by touch: taps, a pan and a pinch, as the page sends them, and the keyboard of the search."""

    def touch(name=None, kind=None, part=(1, 2)):
        _, y, (left, _, width, _) = car.view(name, kind)
        fingers((left + width * ((part[0] - 0.5) / part[1] if part != (1, 2) else 0.5), y))

    def fingers(*path, other=None):
        for place, (x, y) in enumerate([path[0], *path]):
            points = [{"id": 0, "x": round(x), "y": round(y)}]
            if other:
                points.append({"id": 1, "x": round(other[0] * 2 - x), "y": round(other[1] * 2 - y)})
            kind = "BEGIN" if place == 0 else "END" if place == len(path) else "MOVE"
            car.bridge.act("/v1/head-unit/touch", {"type": kind, "points": points})
            threading.Event().wait(0.03)

    car.bridge.until("/headUnit/apps/places/streams/video/picture/number", lambda number: number >= 1, 20)
    step(lambda: touch("Market Hall", "UIButton"))
    step(lambda: touch("Close"))
    step(lambda: fingers((300, 250), (320, 248), (360, 240), (380, 230)))
    step(lambda: fingers((350, 140), (340, 140), (310, 140), other=(400, 140)))
    step(lambda: touch("Compass"))
    step(lambda: touch("Market Hall", "UIButton"))
    step(lambda: touch("More"))
    step(lambda: touch("Hours"))
    step(lambda: car.answer("Close"))
    step(lambda: touch("Back", "UIButton"))
    step(lambda: touch("Map | Search | Saved", part=(3, 3)))
    step(lambda: touch("Lighthouse", "UILabel"))
    step(lambda: touch("Directions"))
    step(lambda: touch("Start"))
    step(lambda: touch("End"))


SESSIONS = {
    "HelloApp": ("hello", hello),
    "Messenger": ("messages", messenger),
    "MusicPlayer": ("music", music),
    "Places": ("places", places),
    "Trip": ("trip", trip),
}


def record(sample, capsule, folder, pause):
    """Drives a sample app as a user would, and saves the session as `capsule`."""
    key, drive = SESSIONS[sample]
    folder.mkdir()
    bridge = Bridge(folder, hosted=[sample])
    try:
        car = Driver(bridge, key)

        def step(act):
            act()
            pause()

        pause()
        drive(car, step)
        env = os.environ | {"SDL_BRIDGE_URL": bridge.url}
        subprocess.run([bridge.bin / "sdl-bridge", "save", capsule], env=env, check=True, capture_output=True)
    finally:
        bridge.stop()
