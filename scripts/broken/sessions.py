"""Sessions of the samples, driven as a user would."""

import os
import subprocess

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


SESSIONS = {"Messenger": ("messages", messenger), "MusicPlayer": ("music", music)}


def record(sample, capsule, folder, pause):
    """Drives a sample as a user would, and saves the session."""
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
