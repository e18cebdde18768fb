"""Tests of DialNumber: the driver accepts, refuses and ends a call."""

from concurrent.futures import ThreadPoolExecutor

import pytest
from test_drive import call, scratch, send


@pytest.fixture
def app(bridge):
    app = scratch(bridge, appName="Contacts", appID="contacts", isMediaApplication=True)["id"]
    bridge.act("/v1/apps/contacts:activate")
    return app


def asked(bridge, app, pool, number):
    answer = pool.submit(send, bridge, app, "DialNumber", number=number)
    bridge.until("/headUnit/call", lambda call: call and call["phase"] == "asked")
    return answer


def test_the_driver_accepts_and_ends_a_call(bridge, app):
    audio = "/headUnit/apps/contacts/audioStreamingState"
    with ThreadPoolExecutor() as pool:
        answer = asked(bridge, app, pool, "+49 30 123")
        assert bridge.get("/v1/state?path=/headUnit/call") == {"app": "contacts", "phoneNumber": "+4930123", "phase": "asked"}
        bridge.act("/v1/elements:use", {"name": "Call"})
        assert answer.result(20) == "SUCCESS"
    bridge.until(audio, lambda audio: audio == "NOT_AUDIBLE")
    bridge.act("/v1/elements:use", {"name": "Hang up: +4930123"})
    bridge.until(audio, lambda audio: audio == "AUDIBLE")
    status, _, problem = call(bridge, "POST", "/v1/head-unit/call:end", {})
    assert status == 404 and "DialNumber" in problem["hint"]


def test_the_driver_refuses_a_call(bridge, app):
    with ThreadPoolExecutor() as pool:
        answer = asked(bridge, app, pool, "110")
        assert send(bridge, app, "DialNumber", number="112") == "REJECTED"
        bridge.act("/v1/head-unit/call:answer", {"accepted": False})
        assert answer.result(20) == "REJECTED"
    assert send(bridge, app, "DialNumber", number="letters") == "INVALID_DATA"
    # A line break is refused instead of removed, as in SDL Core.
    assert send(bridge, app, "DialNumber", number="12\n3") == "INVALID_DATA"


def test_the_number_is_not_in_the_log(bridge, app):
    with ThreadPoolExecutor() as pool:
        answer = asked(bridge, app, pool, "555123987")
        bridge.act("/v1/head-unit/call:answer", {"accepted": False})
        assert answer.result(20) == "REJECTED"
    _, _, rows = call(bridge, "GET", "/v1/log?q=555123987")
    assert rows["rows"] == []
