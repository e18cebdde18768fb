"""Contains a conversation between an app and SDL Core 8 over TCP, with the peculiarities that were measured on a real Core.

Core always begins in version 5, and writes JSON over many lines. Core uses the correlation id -1 for
notifications, and keeps only the last byte of a long message's number.
"""

import json
import struct

from raw_app import bson

FIRST_FRAME = 2
NEXT_FRAME = 3
LARGEST = 131_072


def frame(kind, service, info, session, message, data):
    return struct.pack(">BBBBII", 5 << 4 | kind, service, info, session, len(data), message) + data


def written(value, depth=0):
    """Returns JSON in Core's format: one line for each member and element, and nested values below their name."""
    line = "\n" + "\t" * depth
    inner = line + "\t"
    if isinstance(value, dict) and value:
        members = []
        for name, member in sorted(value.items()):
            below = inner if isinstance(member, (dict, list)) and member else ""
            members.append(f"{inner}{json.dumps(name)} : {below}{written(member, depth + 1)}")
        return "{" + ",".join(members) + line + "}"
    if isinstance(value, list) and value:
        return "[" + ",".join(inner + written(one, depth + 1) for one in value) + line + "]"
    return json.dumps(value, ensure_ascii=False)


def message(kind, function, correlation, text, bulk=b""):
    text = text.encode()
    return struct.pack(">IiI", kind << 28 | function, correlation, len(text)) + text + bulk


def long(service, session, number, data):
    """Returns the frames of a message that needs many frames."""
    parts = [data[at : at + LARGEST] for at in range(0, len(data), LARGEST)]
    frames = [frame(FIRST_FRAME, service, 0, session, number & 0xFF, struct.pack(">II", len(data), len(parts)))]
    for count, part in enumerate(parts, 1):
        frames.append(frame(NEXT_FRAME, service, 0 if count == len(parts) else count, session, number & 0xFF, part))
    return b"".join(frames)


def request(function, correlation, params, number, service=7):
    return frame(1, service, 0, 1, number, message(0, function, correlation, json.dumps(params)))


def answer(function, correlation, params, number):
    return frame(1, 7, 0, 1, number, message(1, function, correlation, written(params) + "\n"))


def notice(function, params, number):
    return frame(1, 7, 0, 1, number, message(2, 32768 + function, -1, written(params) + "\n"))


def document(*members):
    """Returns a BSON document, which begins with its size."""
    body = b"".join(members)
    return struct.pack("<i", len(body) + 5) + body + b"\0"


def whole(name, value):
    return b"\x10" + name.encode() + b"\0" + struct.pack("<i", value)


def done(**more):
    return {"success": True, "resultCode": "SUCCESS", **more}


APP, CORE = "app", "core"

#: The messages of the conversation, each with its sender.
TURNS = [
    # The JavaScript library begins in version 5, without a session.
    (APP, bytes.fromhex("500701000000002000000000") + bson(protocolVersion="5.4.0")),
    (
        CORE,
        frame(
            0,
            7,
            2,
            1,
            0,
            document(
                whole("hashId", 0x10001),
                b"\x12mtu\0" + struct.pack("<q", LARGEST),
                b"\x02protocolVersion\0" + struct.pack("<i", 6) + b"5.4.0\0",
                b"\x04secondaryTransports\0" + document(),
                b"\x04audioServiceTransports\0" + document(whole("0", 1)),
                b"\x04videoServiceTransports\0" + document(whole("0", 1)),
            ),
        ),
    ),
    (
        APP,
        request(
            1,
            65529,
            {
                "syncMsgVersion": {"majorVersion": 8, "minorVersion": 0, "patchVersion": 0},
                "appName": "Recorded",
                "appID": "recorded",
                "fullAppID": "recorded-app",
                "isMediaApplication": False,
                "languageDesired": "EN-US",
                "hmiDisplayLanguageDesired": "EN-US",
            },
            1,
        ),
    ),
    (
        CORE,
        answer(
            1,
            65529,
            done(
                syncMsgVersion={"majorVersion": 8, "minorVersion": 0, "patchVersion": 0},
                language="EN-US",
                hmiDisplayLanguage="EN-US",
                iconResumed=False,
                systemSoftwareVersion="8.0",
                displayCapabilities={
                    "displayType": "SDL_GENERIC",
                    "displayName": "SDL_HMI",
                    "graphicSupported": True,
                    "mediaClockFormats": ["CLOCK1"],
                    "textFields": [{"name": "mainField1", "characterSet": "UTF_8", "width": 500, "rows": 1}],
                },
            ),
            1,
        ),
    ),
    (CORE, notice(0, {"audioStreamingState": "NOT_AUDIBLE", "hmiLevel": "NONE", "systemContext": "MAIN", "windowID": 0}, 2)),
    (CORE, notice(8, {"permissionItem": [], "requireEncryption": False}, 3)),
    (CORE, notice(7, {"state": "DD_OFF"}, 4)),
    (CORE, notice(0, {"audioStreamingState": "NOT_AUDIBLE", "hmiLevel": "FULL", "systemContext": "MAIN", "windowID": 0}, 5)),
    (APP, request(13, 1, {"mainField1": "From a recording"}, 2)),
    (CORE, answer(13, 1, done(info=""), 6)),
    # A file on the RPC service, in many frames, with a message number larger than one byte.
    (
        APP,
        long(
            7,
            1,
            0x1234,
            message(0, 32, 2, json.dumps({"syncFileName": "big", "fileType": "BINARY", "length": 300_000}), bytes(range(250)) * 1_200),
        ),
    ),
    (CORE, answer(32, 2, done(spaceAvailable=104_557_600, persistentFile=False), 7)),
    # Core's answer to an invalid parameter.
    (APP, frame(1, 7, 0, 1, 9, message(0, 13, 3, '{"mainField1":5}'))),
    (
        CORE,
        answer(
            13,
            3,
            {
                "success": False,
                "resultCode": "INVALID_DATA",
                "info": "RPC.msg_params.mainField1: Incorrect type, expected: String, got: Integer",
            },
            8,
        ),
    ),
    (APP, frame(0, 0, 0, 1, 10, b"")),
    (CORE, frame(0, 0, 0xFF, 1, 10, b"")),
]
