"""Test apps for SmartDeviceLink in a simulated car.

    from sdlbridge import Bridge, expect

    with Bridge.start(apps=["MusicPlayer"]) as car:
        car.app("Music").activate()
        expect(car.screen.text("mainField1")).to_have("Low Tide")

Each class also has an asynchronous form with the prefix `Async`.
"""

from . import models
from ._async.apps import AsyncApp, AsyncScratchApp, AsyncScreen
from ._async.bridge import AsyncBridge
from ._async.client import AsyncClient
from ._async.elements import AsyncLocator, AsyncStateValue
from ._async.socket import AsyncSocket
from ._sync.apps import App, ScratchApp, Screen
from ._sync.bridge import Bridge
from ._sync.client import Client
from ._sync.elements import Locator, StateValue
from ._sync.socket import Socket
from .errors import BridgeEndedError, BridgeError, ExpectationError, RefusedError, StartError
from .expecting import expect
from .process import AppProgram

__all__ = [
    "App",
    "AppProgram",
    "AsyncApp",
    "AsyncBridge",
    "AsyncClient",
    "AsyncLocator",
    "AsyncScratchApp",
    "AsyncScreen",
    "AsyncSocket",
    "AsyncStateValue",
    "Bridge",
    "BridgeEndedError",
    "BridgeError",
    "Client",
    "ExpectationError",
    "Locator",
    "RefusedError",
    "ScratchApp",
    "Screen",
    "Socket",
    "StartError",
    "StateValue",
    "expect",
    "models",
]
