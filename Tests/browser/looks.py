"""Builds states of the page from web/test/fixtures, by a short description: `template=MEDIA;text=long;mode=day;overlay=alert`."""

import copy
import json
from pathlib import Path

FIXTURES = Path(__file__).resolve().parents[2] / "web/test/fixtures"


def _read(name):
    return json.loads((FIXTURES / f"{name}.json").read_text())


BASE, TEXTS, OVERLAYS = _read("base"), _read("texts"), _read("overlays")
TEMPLATES = [
    "MEDIA",
    "NON-MEDIA",
    "ONSCREEN_PRESETS",
    "NAV_FULLSCREEN_MAP",
    "NAV_LIST",
    "NAV_KEYBOARD",
    "GRAPHIC_WITH_TEXT",
    "TEXT_WITH_GRAPHIC",
    "TILES_ONLY",
    "TEXTBUTTONS_ONLY",
    "GRAPHIC_WITH_TILES",
    "TILES_WITH_GRAPHIC",
    "GRAPHIC_WITH_TEXT_AND_SOFTBUTTONS",
    "TEXT_AND_SOFTBUTTONS_WITH_GRAPHIC",
    "GRAPHIC_WITH_TEXTBUTTONS",
    "TEXTBUTTONS_WITH_GRAPHIC",
    "LARGE_GRAPHIC_WITH_SOFTBUTTONS",
    "DOUBLE_GRAPHIC_WITH_SOFTBUTTONS",
    "LARGE_GRAPHIC_ONLY",
    "WEB_VIEW",
    "DEFAULT",
]
ROWS = _read("rows")
SIZES = {"standard": (800, 480), "wide": (1920, 720), "large": (1920, 1080), "tall": (768, 1024)}
ICONS = ["0x0E", "0x74", "0x73", "0x4F", "0x21", "0x24", "0x49", "0x95"]


def state_of(look=""):
    wanted = dict(part.split("=", 1) for part in look.split(";") if "=" in part)
    state = copy.deepcopy(BASE)
    unit = state["headUnit"]
    unit["display"]["mode"] = wanted.get("mode", "night")
    unit["display"]["inputMode"] = wanted.get("input", "touch")
    unit["display"]["distraction"] = wanted.get("distraction", "DD_OFF")
    if "profile" in wanted:
        width, height = SIZES[wanted["profile"]]
        unit["profile"].update(id=wanted["profile"], name=wanted["profile"].title())
        unit["profile"]["displayCapabilities"]["screenParams"]["resolution"] = {"resolutionWidth": width, "resolutionHeight": height}
    if wanted.get("text") == "rtl":
        unit["language"]["ui"] = "HE-IL"
    if "template" in wanted or "text" in wanted:
        fill(unit["apps"]["music"]["windows"]["0"], wanted)
    if wanted.get("app") == "none":
        del unit["activeApp"]
    elif "app" in wanted:
        unit["activeApp"] = wanted["app"]
    if wanted.get("apps") == "none":
        unit["apps"], unit["appOrder"], state["apps"] = {}, [], {}
        unit.pop("activeApp", None)
    elif wanted.get("apps", "").isdigit():
        add_apps(unit, int(wanted["apps"]))
    if "menu" in wanted:
        unit["menu"] = {"app": "music", "menuID": int(wanted["menu"])}
    if "scheme" in wanted:
        colors = dict(
            zip(
                ("primaryColor", "secondaryColor", "backgroundColor"),
                ({"red": int(c[0:2], 16), "green": int(c[2:4], 16), "blue": int(c[4:6], 16)} for c in wanted["scheme"].split(",")),
            )
        )
        unit["apps"]["music"]["windows"]["0"].update(dayColorScheme=colors, nightColorScheme=colors)
    for number, name in enumerate(filter(None, wanted.get("overlay", "").split(","))):
        add_overlay(unit, name, number, wanted.get("text"))
    return state


def fill(window, wanted):
    text = TEXTS[wanted.get("text", "short")]
    count = int(wanted.get("buttons", len(text["buttons"])))
    for key in ("templateTitle", "mainField1", "mainField2", "mainField3", "mainField4", "graphic", "secondaryGraphic"):
        window.pop(key, None)
    window.update({key: value for key, value in text.items() if key != "buttons"})
    for line in range(int(wanted.get("lines", 4)) + 1, 5):
        window.pop(f"mainField{line}", None)
    window["template"] = wanted.get("template", "MEDIA")
    graphics = int(wanted.get("graphics", 0 if wanted.get("text") == "empty" else 2))
    if graphics:
        window["graphic"] = {"value": "cover-blue", "imageType": "DYNAMIC", "url": "v1/files/music/cover-blue?1"}
    if graphics > 1:
        window["secondaryGraphic"] = {"value": "label", "imageType": "DYNAMIC", "url": "v1/files/music/label?1"}
    if wanted.get("graphics") == "0":
        window.pop("graphic", None)
    window["softButtons"] = [
        {
            "softButtonID": index + 1,
            "type": ("BOTH", "TEXT", "IMAGE")[index % 3] if wanted.get("types") else "BOTH",
            "text": label,
            "image": {"value": ICONS[index], "imageType": "STATIC"},
            "isHighlighted": index == 0,
            "systemAction": "DEFAULT_ACTION",
        }
        for index, label in enumerate(text["buttons"][:count])
    ]
    if wanted.get("template") == "ONSCREEN_PRESETS":
        window["customPresets"] = [f"FM {87.5 + 2.1 * index:.1f}" for index in range(int(wanted.get("presets", 8)))]


NAMES = ["Podcasts & More", "Weather", "Parking", "Fuel prices", "Audiobooks", "Calls", "Navigation Pro"]


def add_apps(unit, count):
    """Adds apps with realistic names until the head unit has `count` apps."""
    template = unit["apps"][unit["appOrder"][-1]]
    unit["appOrder"] = unit["appOrder"][:count]
    for number in range(len(unit["appOrder"]), count):
        key = f"app{number}"
        app = copy.deepcopy(template)
        app.update(key=key, name=f"{NAMES[number % len(NAMES)]} {number}", appID=key, hmiLevel="NONE" if number % 3 else "BACKGROUND")
        unit["apps"][key] = app
        unit["appOrder"].append(key)


CHOICES = [
    "Kind of Blue",
    "A Love Supreme",
    "Time Out",
    "Mingus Ah Um",
    "Head Hunters",
    "The Köln Concert",
    "Maiden Voyage",
    "Blue Train",
    "Somethin' Else",
    "Saxophone Colossus",
    "Out to Lunch",
    "Waltz for Debby",
]


def add_overlay(unit, name, number, text=None):
    overlay = copy.deepcopy(OVERLAYS[name])
    number_of_choices = overlay.pop("choices", 0)
    overlay.update(
        id=f"o{number + 1}", app="music", correlationID=40 + number, cancelID=1 + number, state="shown" if number == 0 else "waiting"
    )
    if number_of_choices:
        overlay["choices"] = [
            {
                "choiceID": index + 1,
                "menuName": title,
                "secondaryText": "A record",
                "tertiaryText": str(1956 + index),
                "image": {"value": title, "imageType": "DYNAMIC", "url": f"v1/files/music/{index}?1"},
                "vrCommands": [title.lower()],
            }
            for index, title in enumerate(CHOICES[:number_of_choices])
        ]
    if "audio" in overlay:
        # The levels last longer than any test.
        overlay["audio"]["levels"] *= 3000
    if text in ("long", "hostile", "rtl"):
        retext(overlay, TEXTS[text])
    if number == 0:
        overlay["shownAt"] = 89000
        if "durationMs" in overlay:
            overlay["durationMs"] = max(overlay["durationMs"], 8000) * 100
            overlay["endsAt"] = overlay["shownAt"] + overlay["durationMs"] // 1
        unit["visibleOverlay"] = overlay["id"]
    unit["overlays"][overlay["id"]] = overlay
    unit["overlayOrder"].append(overlay["id"])


def retext(overlay, text):
    fields = [text["mainField1"], text["mainField2"], text["mainField3"]]
    params = overlay["params"]
    for key, value in zip(("alertText1", "alertText2", "alertText3"), fields):
        if key in params:
            params[key] = value
    for key in ("initialText", "sliderHeader", "audioPassThruDisplayText1", "scrollableMessageBody"):
        if key in params:
            params[key] = fields[0] if key != "scrollableMessageBody" else " ".join(fields * 6)
    for index, button in enumerate(params.get("softButtons", [])):
        button["text"] = text["buttons"][index]
    for index, choice in enumerate(overlay.get("choices", [])):
        choice["menuName"], choice["secondaryText"] = text["buttons"][index % 8], fields[index % 3]
    if "sliderFooter" in params:
        params["sliderFooter"] = [fields[index % 3] for index in range(len(params["sliderFooter"]))]


def rows_of(look=""):
    return copy.deepcopy(ROWS["rows"])


def many_rows(count, first=1000, at=100_000):
    """Returns the rows of a busy app: requests with replies, notifications and their effects."""
    names = ["Show", "SetMediaClockTimer", "PutFile", "Alert", "OnButtonPress", "OnTouchEvent", "GetVehicleData"]
    rows = []
    for index in range(count):
        seq = first + index
        name = names[index % len(names)]
        toApp = name.startswith("On")
        row = {
            "seq": seq,
            "at": at + index,
            "kind": "rpc",
            "source": "headUnit",
            "app": "music" if index % 3 else "messages",
            "causes": [seq - 1] if index % 4 else [],
            "direction": "toApp" if toApp else "toHeadUnit",
            "rpcType": "notification" if toApp else "request",
            "name": name,
            "functionID": index % 7,
            "correlationID": index,
            "params": {"mainField1": f"Track {index}", "mainField2": "A band", "duration": index % 5000},
            "bytes": 90 + index % 400,
        }
        if not toApp:
            row.update(result="SUCCESS" if index % 11 else "REJECTED", latencyMs=round(0.3 + (index * 7919 % 1000) / 50, 2))
        rows.append(row)
    return rows


def apply(state, operation):
    """Applies one operation of a JSON Patch to `state`."""
    *steps, last = [step.replace("~1", "/").replace("~0", "~") for step in operation["path"].split("/")[1:]]
    parent = state
    for step in steps:
        parent = parent[int(step)] if isinstance(parent, list) else parent[step]
    if isinstance(parent, list):
        index = len(parent) if last == "-" else int(last)
        if operation["op"] == "add":
            parent.insert(index, operation["value"])
        elif operation["op"] == "remove":
            del parent[index]
        else:
            parent[index] = operation["value"]
    elif operation["op"] == "remove":
        del parent[last]
    else:
        parent[last] = operation["value"]
