"""What a real SDL Core and an app have said to each other (recorded/README.md), played by both again through a proxy."""

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


def recorded(day):
    """Who says what, turn by turn, as it was taken down between an app and SDL Core (recorded/README.md)."""
    lines = (json.loads(line) for line in (RECORDED / f"{day}.ndjson").read_text().splitlines())
    return [(line["who"], base64.b64decode(line["bytes"])) for line in lines]


def said(proxy, wanted):
    """Whether the log comes to have what the two have said: each name, with what came of it."""
    end = time.monotonic() + 10
    while True:
        rows = proxy.get("/v1/log?q=kind:rpc&limit=1000")["rows"]
        told = [" ".join(filter(None, (row["name"], row.get("result")))) for row in rows]
        # They are looked at when they have gone.
        if told == wanted or time.monotonic() > end:
            assert told == wanted
            return
        threading.Event().wait(0.05)


def levels(proxy):
    return [row["params"]["hmiLevel"] for row in proxy.get("/v1/log?q=rpc:OnHMIStatus")["rows"]]


def hello_is_seen(proxy):
    wanted = [
        "RegisterAppInterface SUCCESS", "ListFiles SUCCESS", "OnHMIStatus", "OnHMIStatus", "OnPermissionsChange", "OnSystemRequest",
        "OnDriverDistraction", "Show SUCCESS", *PRESSED, "Show SUCCESS", *PRESSED, "Alert SUCCESS", *PRESSED, "Show SUCCESS",
    ]  # fmt: skip
    said(proxy, wanted)
    assert not proxy.get("/v1/state?path=/headUnit").get("visibleOverlay")
    app = proxy.get("/v1/state?path=/headUnit/apps/hello")
    assert (app["name"], app["hmiLevel"], app["audioStreamingState"]) == ("Hello", "FULL", "NOT_AUDIBLE")
    assert (app["windows"]["0"]["mainField1"], app["windows"]["0"]["mainField2"]) == ("Glad to hear", "that")
    assert [button["text"] for button in app["windows"]["0"]["softButtons"]] == ["Greet", "Ask"]
    assert app["permissions"]["Show"]["allowed"] == ["BACKGROUND", "FULL", "LIMITED"]


def library_is_seen(proxy):
    # What it asked for while something else was still open stands where it was asked.
    wanted = [
        "RegisterAppInterface SUCCESS", "OnHMIStatus", "OnHMIStatus", "ListFiles SUCCESS", "OnPermissionsChange",
        "CreateInteractionChoiceSet SUCCESS", "OnSystemRequest", "OnDriverDistraction", "OnHashChange",
        "DeleteInteractionChoiceSet SUCCESS", "OnHashChange", "PutFile SUCCESS", "Show SUCCESS", "DeleteCommand INVALID_ID",
        "ListFiles SUCCESS", "Show SUCCESS", "CancelInteraction SUCCESS", "Show SUCCESS", "Speak SUCCESS", "PerformAudioPassThru SUCCESS",
        "AddSubMenu SUCCESS", "OnHashChange", "SetGlobalProperties SUCCESS", "OnHashChange", "Show SUCCESS", "CreateWindow DISALLOWED",
        "Show SUCCESS", "SendHapticData DISALLOWED",
    ]  # fmt: skip
    said(proxy, wanted)
    app = proxy.get("/v1/state?path=/headUnit/apps/library")
    assert (app["name"], app["hmiLevel"], app["audioStreamingState"]) == ("App library", "FULL", "AUDIBLE")
    window = app["windows"]["0"]
    # A window that Core has refused is not there.
    assert list(app["windows"]) == ["0"]
    assert (window["mainField1"], window["mainField2"], window["graphic"]["value"]) == ("So What", "Kind of Blue", "cover")
    assert [button["text"] for button in window["softButtons"]] == ["Button 0", "Button 1"]
    assert (app["subMenus"]["6"]["menuName"], app["globalProperties"]["menuTitle"]) == ("Menu 2", "Kind of Blue")
    assert app["choiceSets"] == {} and app["commands"] == {}
    # The picture is the very one that went by.
    bulk = [data for who, data in recorded("library") if who == "app" and len(data) > 20_000]
    assert len(file_of(proxy, "library", "cover")) == 20_000 and file_of(proxy, "library", "cover") in b"".join(bulk)


#: What is known of each, and how many turns before its end: an app that has said goodbye is gone.
DAYS = {"hello": (hello_is_seen, 0), "library": (library_is_seen, 2)}
PRESSED = ["OnButtonEvent", "OnButtonEvent", "OnButtonPress"]
RECORDED = Path(__file__).resolve().parent / "recorded"


def play(turns, sockets, size):
    """Each says what it said, in pieces of what `size` gives; all of it has to come as it went."""
    for who, data in turns:
        speaker, listener = sockets[who], sockets["core" if who == "app" else "app"]
        at = 0
        while at < len(data):
            piece = data[at : at + size(data)]
            speaker.sendall(piece)
            at += len(piece)
        assert read_exactly(listener, len(data)) == data


@pytest.mark.parametrize("cut", ["one byte", "odd pieces", "turn by turn"])
@pytest.mark.parametrize("day", DAYS)
def test_what_a_real_sdl_core_has_said_passes_as_it_came_and_is_understood(start_proxy, head_unit, day, cut):
    proxy = start_proxy(head_unit.address)
    sockets = {"app": connect(proxy), "core": head_unit.accept()}
    dice = random.Random(day)
    size = {"one byte": lambda data: 1, "odd pieces": lambda data: dice.choice([1, 3, 11, 13, 127, 1_499]), "turn by turn": len}[cut]
    turns, (is_seen, before) = recorded(day), DAYS[day]
    play(turns[: len(turns) - before], sockets, size)
    proxy.until("/bridge/watching", lambda it: it["connections"] == 1 and it["missedBytes"] == 0)
    is_seen(proxy)
    assert levels(proxy) == ["NONE", "FULL"]
    car = proxy.get("/v1/state?path=/headUnit/profile")
    assert car["vehicle"] == {"make": "SDL", "model": "Generic", "modelYear": "2019", "trim": "SE", "systemSoftwareVersion": "1.0"}
    assert (car["displayCapabilities"]["numCustomPresetsAvailable"], len(car["buttonCapabilities"])) == (8, 17)
    # Core's own file of capabilities lacks what the interface wants, and nothing else is held against it.
    assert {row["rule"] for row in proxy.get("/v1/log?q=kind:finding")["rows"]} == {"rpc.mandatory"}
    play(turns[len(turns) - before :], sockets, size)
    proxy.until("/headUnit/appOrder", lambda apps: bool(apps) == (before == 0))
    assert not proxy.get("/v1/log?q=rule:watch.gap")["rows"] and not proxy.get("/v1/log?q=rule:wire.frame")["rows"]


@pytest.mark.parametrize("day", DAYS)
def test_core_writes_as_the_talk_of_core_stream_is_written(day):
    data = b"".join(data for who, data in recorded(day) if who == "core")
    count = 0
    while data:
        kind, service, size = data[0] & 7, data[1], struct.unpack(">I", data[4:8])[0]
        message, data = data[12 : 12 + size], data[12 + size :]
        if (kind, service) == (1, 7):
            text = message[12:].decode()
            assert core_stream.written(json.loads(text)) + "\n" == text
            count += 1
    assert count >= 20


@pytest.mark.parametrize("day", DAYS)
def test_all_that_a_real_sdl_core_has_said_passes_at_once_both_ways(start_proxy, head_unit, day):
    proxy = start_proxy(head_unit.address)
    app, core = connect(proxy), head_unit.accept()
    there, back = (b"".join(data for who, data in recorded(day) if who == one) for one in ("app", "core"))
    ends = [threading.Thread(target=end.sendall, args=(data,)) for end, data in ((app, there), (core, back))]
    for end in ends:
        end.start()
    assert read_exactly(core, len(there)) == there
    assert read_exactly(app, len(back)) == back
    for end in ends:
        end.join()
    # Which of the two was first nobody can say then; that nothing is lost or misread can be said.
    proxy.until("/bridge/watching", lambda it: it["connections"] == 1 and it["missedBytes"] == 0)
    assert not proxy.get("/v1/log?q=rule:watch.gap")["rows"] and not proxy.get("/v1/log?q=rule:wire.frame")["rows"]
