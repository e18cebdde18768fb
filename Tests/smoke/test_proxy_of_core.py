"""Tests that replay the recorded bytes of a real SDL Core and an app (recorded/README.md) through a proxy."""

import base64
import json
import random
import struct
import threading
import time
from pathlib import Path

import core_stream
import pytest
from proxy_ends import connect, file_of, read_exactly


def recorded(name):
    """Returns the messages of a recording. Each message is a pair of the sender and the bytes."""
    lines = (json.loads(line) for line in (RECORDED / f"{name}.ndjson").read_text().splitlines())
    return [(line["who"], base64.b64decode(line["bytes"])) for line in lines]


def expect_rows(proxy, wanted):
    """Waits until the log has the messages `wanted`, a list of names with results."""
    end = time.monotonic() + 10
    while True:
        rows = proxy.get("/v1/log?q=kind:rpc&limit=1000")["rows"]
        names = [" ".join(filter(None, (row["name"], row.get("result")))) for row in rows]
        # The proxy forwards bytes first and decodes them afterwards.
        if names == wanted or time.monotonic() > end:
            assert names == wanted
            return
        threading.Event().wait(0.05)


def levels(proxy):
    return [row["params"]["hmiLevel"] for row in proxy.get("/v1/log?q=rpc:OnHMIStatus")["rows"]]


def check_hello(proxy):
    wanted = [
        "RegisterAppInterface SUCCESS", "ListFiles SUCCESS", "OnHMIStatus", "OnHMIStatus", "OnPermissionsChange", "OnSystemRequest",
        "OnDriverDistraction", "Show SUCCESS", *PRESSED, "Show SUCCESS", *PRESSED, "Alert SUCCESS", *PRESSED, "Show SUCCESS",
    ]  # fmt: skip
    expect_rows(proxy, wanted)
    assert not proxy.get("/v1/state?path=/headUnit").get("visibleOverlay")
    app = proxy.get("/v1/state?path=/headUnit/apps/hello")
    assert (app["name"], app["hmiLevel"], app["audioStreamingState"]) == ("Hello", "FULL", "NOT_AUDIBLE")
    assert (app["windows"]["0"]["mainField1"], app["windows"]["0"]["mainField2"]) == ("Glad to hear", "that")
    assert [button["text"] for button in app["windows"]["0"]["softButtons"]] == ["Greet", "Ask"]
    assert app["permissions"]["Show"]["allowed"] == ["BACKGROUND", "FULL", "LIMITED"]


def check_library(proxy):
    # A request is listed at the time at which it was sent, even if another request was still open.
    wanted = [
        "RegisterAppInterface SUCCESS", "OnHMIStatus", "OnHMIStatus", "ListFiles SUCCESS", "OnPermissionsChange",
        "CreateInteractionChoiceSet SUCCESS", "OnSystemRequest", "OnDriverDistraction", "OnHashChange",
        "DeleteInteractionChoiceSet SUCCESS", "OnHashChange", "PutFile SUCCESS", "Show SUCCESS", "DeleteCommand INVALID_ID",
        "ListFiles SUCCESS", "Show SUCCESS", "CancelInteraction SUCCESS", "Show SUCCESS", "Speak SUCCESS", "PerformAudioPassThru SUCCESS",
        "AddSubMenu SUCCESS", "OnHashChange", "SetGlobalProperties SUCCESS", "OnHashChange", "Show SUCCESS", "CreateWindow DISALLOWED",
        "Show SUCCESS", "SendHapticData DISALLOWED",
    ]  # fmt: skip
    expect_rows(proxy, wanted)
    app = proxy.get("/v1/state?path=/headUnit/apps/library")
    assert (app["name"], app["hmiLevel"], app["audioStreamingState"]) == ("App library", "FULL", "AUDIBLE")
    window = app["windows"]["0"]
    # Core refused the window, so the window does not exist.
    assert list(app["windows"]) == ["0"]
    assert (window["mainField1"], window["mainField2"], window["graphic"]["value"]) == ("So What", "Kind of Blue", "cover")
    assert [button["text"] for button in window["softButtons"]] == ["Button 0", "Button 1"]
    assert (app["subMenus"]["6"]["menuName"], app["globalProperties"]["menuTitle"]) == ("Menu 2", "Kind of Blue")
    assert app["choiceSets"] == {} and app["commands"] == {}
    # The stored image is equal to the forwarded bytes.
    bulk = [data for who, data in recorded("library") if who == "app" and len(data) > 20_000]
    assert len(file_of(proxy, "library", "cover")) == 20_000 and file_of(proxy, "library", "cover") in b"".join(bulk)


#: The check for each recording, and the number of messages that are sent after the check. The last messages unregister the
#: app, which removes the app from the state.
RECORDINGS = {"hello": (check_hello, 0), "library": (check_library, 2)}
PRESSED = ["OnButtonEvent", "OnButtonEvent", "OnButtonPress"]
RECORDED = Path(__file__).resolve().parent / "recorded"


def play(turns, sockets, size):
    """Sends the recorded turns of both sides, in pieces of the size that `size` returns. Asserts that all bytes arrive unchanged."""
    for who, data in turns:
        sender, receiver = sockets[who], sockets["core" if who == "app" else "app"]
        at = 0
        while at < len(data):
            piece = data[at : at + size(data)]
            sender.sendall(piece)
            at += len(piece)
        assert read_exactly(receiver, len(data)) == data


@pytest.mark.parametrize("cut", ["single bytes", "odd pieces", "turn by turn"])
@pytest.mark.parametrize("name", RECORDINGS)
def test_the_recorded_bytes_of_core_are_forwarded_unchanged_and_understood(start_proxy, head_unit, name, cut):
    proxy = start_proxy(head_unit.address)
    sockets = {"app": connect(proxy), "core": head_unit.accept()}
    dice = random.Random(name)
    size = {"single bytes": lambda data: 1, "odd pieces": lambda data: dice.choice([1, 3, 11, 13, 127, 1_499]), "turn by turn": len}[cut]
    turns, (check, before) = recorded(name), RECORDINGS[name]
    play(turns[: len(turns) - before], sockets, size)
    proxy.until("/bridge/watching", lambda it: it["connections"] == 1 and it["missedBytes"] == 0)
    check(proxy)
    assert levels(proxy) == ["NONE", "FULL"]
    car = proxy.get("/v1/state?path=/headUnit/profile")
    assert car["vehicle"] == {"make": "SDL", "model": "Generic", "modelYear": "2019", "trim": "SE", "systemSoftwareVersion": "1.0"}
    assert (car["displayCapabilities"]["numCustomPresetsAvailable"], len(car["buttonCapabilities"])) == (8, 17)
    # Core's own capabilities do not have all members that the mobile API requires. All other messages have no findings.
    assert {row["rule"] for row in proxy.get("/v1/log?q=kind:finding")["rows"]} == {"rpc.mandatory"}
    play(turns[len(turns) - before :], sockets, size)
    proxy.until("/headUnit/appOrder", lambda apps: bool(apps) == (before == 0))
    assert not proxy.get("/v1/log?q=rule:watch.gap")["rows"] and not proxy.get("/v1/log?q=rule:wire.frame")["rows"]


@pytest.mark.parametrize("name", RECORDINGS)
def test_core_stream_formats_json_as_core_does(name):
    data = b"".join(data for who, data in recorded(name) if who == "core")
    count = 0
    while data:
        kind, service, size = data[0] & 7, data[1], struct.unpack(">I", data[4:8])[0]
        message, data = data[12 : 12 + size], data[12 + size :]
        if (kind, service) == (1, 7):
            text = message[12:].decode()
            assert core_stream.written(json.loads(text)) + "\n" == text
            count += 1
    assert count >= 20


@pytest.mark.parametrize("name", RECORDINGS)
def test_the_recorded_bytes_are_forwarded_unchanged_in_both_directions_at_once(start_proxy, head_unit, name):
    proxy = start_proxy(head_unit.address)
    app, core = connect(proxy), head_unit.accept()
    there, back = (b"".join(data for who, data in recorded(name) if who == one) for one in ("app", "core"))
    ends = [threading.Thread(target=end.sendall, args=(data,)) for end, data in ((app, there), (core, back))]
    for end in ends:
        end.start()
    assert read_exactly(core, len(there)) == there
    assert read_exactly(app, len(back)) == back
    for end in ends:
        end.join()
    # The order between the two directions is unknown here, but no byte may be lost or misread.
    proxy.until("/bridge/watching", lambda it: it["connections"] == 1 and it["missedBytes"] == 0)
    assert not proxy.get("/v1/log?q=rule:watch.gap")["rows"] and not proxy.get("/v1/log?q=rule:wire.frame")["rows"]
