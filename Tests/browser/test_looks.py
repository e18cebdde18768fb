"""Tests that the layout of all templates and overlays stays intact with short, long, right-to-left, hostile and no text."""

import pytest
from looks import OVERLAYS, TEMPLATES, state_of
from playwright.sync_api import expect
from stage import become, panel, show

#: Finds elements outside the display, with overflow, too small for a finger, or with lines too low for descenders.
MEASURE = """async () => {
  await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {})));
  const display = document.querySelector(".display");
  const frame = display.getBoundingClientRect();
  const unit = parseFloat(getComputedStyle(display).getPropertyValue("--u"));
  const name = (node) => `${node.className} "${node.textContent.slice(0, 20)}"`;
  const isThere = (node) => node.offsetParent !== null && !node.closest("[inert]");
  const seen = [...display.querySelectorAll("*")].filter((node) => isThere(node) && !node.closest("svg"));
  const scrolls = (node) => /auto|scroll/.test(getComputedStyle(node).overflowY);
  const inScroller = ({ parentElement: up }) => up && up !== display && (scrolls(up) || inScroller(up));
  const crosses = ({ width, left, right, top, bottom }) =>
    width > 0 && (left < frame.left - 1 || right > frame.right + 1 || top < frame.top - 1 || bottom > frame.bottom + 1);
  const outside = seen.filter((node) => !inScroller(node) && crosses(node.getBoundingClientRect()));
  const spills = (node) => node.clientWidth > 0 && node.scrollWidth > node.clientWidth + 1 && !node.matches("input");
  const spilling = seen.filter((node) => spills(node) && getComputedStyle(node).overflowX === "visible");
  const sides = (node) => [node.getBoundingClientRect()].flatMap(({ width, height }) => [width / unit, height / unit]);
  const least = (node) => (node.matches(".key, .suggestion, .pill-button, .search-close") ? 43.5 : 75.5);
  const small = [...display.querySelectorAll("button:not(:disabled)")]
    .filter((node) => isThere(node) && Math.min(...sides(node)) < least(node));
  const measured = (node) => `${name(node)} ${sides(node).map(Math.round).join(" x ")}`;
  const hasText = (node) => [...node.childNodes].some((one) => one.nodeType === 3 && one.data.trim() !== "");
  const isLow = ({ overflowY, lineHeight, fontSize }) => overflowY !== "visible" && parseFloat(lineHeight) < 1.19 * parseFloat(fontSize);
  const low = seen.filter((node) => hasText(node) && isLow(getComputedStyle(node)));
  return { outside: outside.map(name), spilling: spilling.map(name), small: small.map(measured), low: low.map(name) };
}"""
NOTHING = {"outside": [], "spilling": [], "small": [], "low": []}


PROFILES = ["standard", "wide", "large", "tall"]


def texts(profile, every):
    """Returns every text for the standard display. The other displays differ only in size, so they get the texts that hardly fit."""
    return every if profile == "standard" else ["long", "hostile"]


@pytest.mark.parametrize("profile", PROFILES)
def test_every_template_keeps_its_layout(open_page, double, profile):
    page = open_page(f"profile={profile}", hash="#/car", size=(1280, 800))
    wrong = {}
    for text in texts(profile, ["short", "long", "rtl", "hostile", "one", "empty"]):
        for template in TEMPLATES:
            show(page, double, f"template={template};text={text};profile={profile}")
            drawn = "MEDIA" if template == "DEFAULT" else template
            assert page.locator(f".template[data-template='{drawn}']").count() == 1, template
            if (measured := page.evaluate(MEASURE)) != NOTHING:
                wrong[f"{template} {text}"] = measured
    assert wrong == {}


@pytest.mark.parametrize("profile", PROFILES)
def test_the_home_screen_shows_a_few_apps_without_scrolling(open_page, double, profile):
    page = open_page(f"app=none;profile={profile}", hash="#/car", size=(1280, 800))
    used = """() => {
      const [home, list] = [".home", ".launcher"].map((one) => document.querySelector(one));
      const tints = new Set([...list.querySelectorAll(".app-icon")].map((one) => getComputedStyle(one).backgroundImage));
      return [home.scrollHeight <= home.clientHeight + 1, list.clientWidth > home.clientWidth / 3, tints.size > 1];
    }"""
    show(page, double, f"apps=2;app=none;profile={profile}")
    expect(page.locator(".widget")).to_be_visible()
    assert page.evaluate(used) == [True, True, True], "with a widget"
    for apps in (2, 3, 4, 6, 7):
        state = state_of(f"apps={apps};app=none;profile={profile}")
        for app in state["headUnit"]["apps"].values():
            app["windows"].pop("1", None)
        become(page, double, state, [])
        assert page.evaluate(MEASURE) == NOTHING, apps
        assert page.evaluate(used) == [True, True, True], apps


@pytest.mark.parametrize("profile", PROFILES)
def test_every_overlay_keeps_its_layout(open_page, double, profile):
    page = open_page(f"profile={profile}", hash="#/car", size=(1280, 800))
    wrong = {}
    for text in texts(profile, ["short", "long", "rtl", "hostile"]):
        for overlay in OVERLAYS:
            show(page, double, f"overlay={overlay};text={text};template=MEDIA;profile={profile}")
            assert page.locator(".overlay").count() == 1, overlay
            if (measured := page.evaluate(MEASURE)) != NOTHING:
                wrong[f"{overlay} {text}"] = measured
    assert wrong == {}


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080), (390, 844)])
def test_the_page_itself_never_scrolls_sideways_and_shows_the_whole_car(open_page, double, size):
    page = open_page("", size=size)
    for profile in ["standard", "wide", "tall", "large"]:
        show(page, double, f"profile={profile}")
        expect(page.locator(".display")).to_be_visible()
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), profile
        box = page.locator(".bezel").bounding_box()
        assert box["x"] >= 0 and box["x"] + box["width"] <= size[0], profile
        assert box["width"] > size[0] * 0.2, profile


#: Hostile texts of an app: markup, bidi overrides, very long text, no letters, right-to-left text, and invisible characters.
HOSTILE = {
    "markup": "<img src=x onerror=alert(1)><script>alert(2)</script>",
    "bidi": "safe \u202egnp.exe\u202c \u2066end",
    "endless": "W" * 500,
    "emoji": "👩‍👩‍👧‍👦🏳️‍🌈" * 30,
    "rtl": "שלום עולם " * 30,
    "controls": "a\u0000b\u001b[31mc\u200b\ufeff",
}


def poisoned(value, evil):
    """Returns a copy of a part of the state in which `evil` replaces all texts of apps. Keys and references are not changed."""
    fixed = {
        "kind",
        "type",
        "imageType",
        "url",
        "state",
        "hmiLevel",
        "template",
        "layout",
        "keyboardLayout",
        "interactionMode",
        "id",
        "app",
        "key",
        "session",
        "types",
        "phase",
        "updateMode",
        "audioStreamingState",
        "videoStreamingState",
        "systemContext",
        "fileType",
        "systemAction",
        "audioStreamingIndicator",
        "language",
        "hmiDisplayLanguage",
        "menuLayout",
        "recordState",
        "value",
        "keypressMode",
        "maskInputCharacters",
        "samplingRate",
        "bitsPerSample",
        "audioType",
        "presentedOverlay",
    }
    if isinstance(value, dict):
        return {key: one if key in fixed or key.endswith("Order") else poisoned(one, evil) for key, one in value.items()}
    if isinstance(value, list):
        return [poisoned(one, evil) if not isinstance(one, str) or " " in one or one[:1].isupper() else one for one in value]
    return evil if isinstance(value, str) else value


@pytest.mark.parametrize("kind", HOSTILE)
def test_hostile_text_is_text_everywhere(open_page, double, kind):
    evil = HOSTILE[kind]
    page = open_page("")
    state = state_of("template=NON-MEDIA;overlay=alert")
    state["headUnit"]["apps"] = {key: poisoned(app, evil) for key, app in state["headUnit"]["apps"].items()}
    state["headUnit"]["overlays"] = {key: poisoned(overlay, evil) for key, overlay in state["headUnit"]["overlays"].items()}
    state["apps"] = poisoned(state["apps"], evil)
    for app in state["apps"].values():
        app["stack"] = list(app.get("controllers", {}))
    for host in state["bridge"]["hosts"].values():
        host["name"] = evil
    rows = [
        {
            "seq": 500,
            "at": 91_000,
            "kind": "rpc",
            "source": "headUnit",
            "app": evil,
            "causes": [],
            "direction": "toHeadUnit",
            "rpcType": "request",
            "name": evil,
            "params": {evil: evil},
            "result": evil,
            "info": evil,
            "violations": [evil],
        },
        {
            "seq": 501,
            "at": 91_001,
            "kind": "finding",
            "source": "app",
            "app": evil,
            "causes": [],
            "rule": evil,
            "message": evil,
            "fix": evil,
            "row": 500,
        },
    ]
    become(page, double, state, rows)
    page.click("#row-500")
    seen = 0
    for name in [
        "state",
        "stack",
        "views",
        "overlays",
        "choices",
        "files",
        "haptics",
        "permissions",
        "findings",
        "speed",
        "console",
        "log",
    ]:
        panel(page, name)
        seen += page.locator("#docks").evaluate("(node, part) => node.textContent.split(part).length - 1", evil[1:12])
        assert page.evaluate(
            "() => [document.documentElement, ...document.querySelectorAll('#bar, #docks')]"
            ".every((node) => node.scrollWidth <= node.clientWidth + 1)"
        ), name
    assert seen >= 10, "the text is shown in the panels"
    page.keyboard.press("Control+k")
    page.keyboard.press("Escape")
    page.click("[aria-label='Start or stop an app']")
    page.keyboard.press("Escape")
    wrong = {}
    for overlay in OVERLAYS:
        state = state_of(f"overlay={overlay}")
        state["headUnit"]["overlays"] = poisoned(state["headUnit"]["overlays"], evil)
        become(page, double, state, [])
        assert page.locator(".overlay").count() == 1, overlay
        if (measured := page.evaluate(MEASURE)) != NOTHING:
            wrong[overlay] = measured
    assert wrong == {}
    assert page.evaluate("() => document.querySelectorAll('script').length") == 2
    assert page.evaluate("() => [...document.images].filter((image) => image.src.endsWith('/x')).length") == 0
    # A bidi override in a text has no effect outside the element of the text.
    assert page.evaluate("() => getComputedStyle(document.querySelector('.line-1')).unicodeBidi") == "isolate"


def test_right_to_left_mirrors_the_car_and_not_the_page(open_page, double):
    page = open_page("template=GRAPHIC_WITH_TEXT;text=rtl")
    display, picture = page.locator(".display").bounding_box(), page.locator(".region-graphic").bounding_box()
    assert picture["x"] > display["x"] + display["width"] / 2
    assert page.locator(".display").get_attribute("dir") == "rtl"
    assert page.evaluate("() => getComputedStyle(document.body).direction") == "ltr"
    show(page, double, "template=GRAPHIC_WITH_TEXT;text=short")
    expect(page.locator(".display")).to_have_attribute("dir", "ltr")
    assert page.locator(".region-graphic").bounding_box()["x"] < display["x"] + display["width"] / 2


def test_a_picture_gets_its_aspect_ratio_as_soon_as_it_is_loaded(open_page, double):
    page = open_page("template=GRAPHIC_WITH_TEXT;text=short")
    wide = '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="100"><rect width="400" height="100"/></svg>'
    page.route("**/v1/files/**/wide.svg", lambda route: route.fulfill(body=wide, content_type="image/svg+xml"))
    active = double.state["headUnit"]["activeApp"]
    path = f"/headUnit/apps/{active}/windows/0/graphic"
    double.push({"op": "add", "path": path, "value": {"value": "wide.svg", "imageType": "DYNAMIC", "url": f"v1/files/{active}/wide.svg"}})
    # No message triggers a redraw. The page knows the aspect ratio when the picture is loaded, and uses it in the next frame.
    assert (
        page.evaluate(
            """async () => {
                const frame = () => new Promise(requestAnimationFrame);
                const image = () => document.querySelector(".region-graphic > img[src*=wide]");
                while (!image()?.naturalWidth) await frame();
                for (let count = 0; count < 3; count++) await frame();
                const box = image().getBoundingClientRect();
                return box.width / box.height;
            }"""
        )
        > 3.9
    )


def test_day_and_night_and_an_apps_own_colours(open_page, double):
    page = open_page("mode=day")
    ground = "() => getComputedStyle(document.querySelector('.display')).getPropertyValue('--car-ground')"
    accent = "() => getComputedStyle(document.querySelector('.display')).getPropertyValue('--car-accent')"
    day = page.evaluate(ground)
    show(page, double, "mode=night")
    expect(page.locator(".display")).to_have_attribute("data-mode", "night")
    assert page.evaluate(ground) != day
    own = page.evaluate(accent)
    show(page, double, "mode=night;scheme=ffa040,30c0a0,201008")
    expect(page.locator(".display")).not_to_have_css("--car-accent", own)
    assert page.evaluate(accent) == "#ffa040", "an accent with enough contrast is not changed"


ALIGNED = [(None, "center"), ("CENTERED", "center"), ("LEFT_ALIGNED", "left"), ("RIGHT_ALIGNED", "right")]


@pytest.mark.parametrize(("alignment", "drawn"), ALIGNED)
def test_text_is_aligned_as_the_app_requests_and_centred_by_default(open_page, double, alignment, drawn):
    page = open_page("")
    state = state_of("template=NON-MEDIA")
    window = state["headUnit"]["apps"]["music"]["windows"]["0"]
    window.pop("alignment", None)
    if alignment:
        window["alignment"] = alignment
    become(page, double, state, [])
    assert page.evaluate("() => getComputedStyle(document.querySelector('.line-1')).textAlign") == drawn


def test_tiles_show_complete_pictures(open_page, double):
    page = open_page("")
    state = state_of("menu=0")
    app = state["headUnit"]["apps"]["music"]
    app["globalProperties"]["menuLayout"] = "TILES"
    picture = {"value": "wide", "imageType": "DYNAMIC", "url": "v1/files/music/wide?1"}
    for entry in [*app["commands"].values(), *app["subMenus"].values()]:
        entry["icon"] = entry["menuIcon"] = picture
    fit = "(query) => [...document.querySelectorAll(query)].map((image) => getComputedStyle(image).objectFit)"
    become(page, double, state, [])
    shown = page.evaluate(fit, ".menu-tile img")
    assert len(shown) > 0 and set(shown) == {"contain"}
    show(page, double, "overlay=tiles")
    shown = page.evaluate(fit, ".choice-tile img")
    assert len(shown) > 0 and set(shown) == {"contain"}


#: Counts the elements that show images of apps. The car's own icons are not counted.
APPS_IMAGES = "() => document.querySelectorAll('.display img, .display .image.template, .display .image.missing').length"


def leave_out(part):
    """Changes a part of the state tree to that of a display that draws no images."""
    for value in part.values() if isinstance(part, dict) else part if isinstance(part, list) else []:
        leave_out(value)
    if isinstance(part, dict) and "imageType" in part:
        part.pop("url", None)
        part["omitted"] = True


@pytest.mark.parametrize(
    "look",
    [
        "template=GRAPHIC_WITH_TEXT",
        "template=DOUBLE_GRAPHIC_WITH_SOFTBUTTONS",
        "template=TILES_ONLY",
        "template=NAV_FULLSCREEN_MAP",
        "menu=0",
        "overlay=alert",
        "overlay=subtleAlert",
        "overlay=tiles",
        "app=none",
    ],
)
def test_a_display_without_images_draws_no_images_of_apps(open_page, double, look):
    page = open_page("")
    state = state_of(look)
    app = state["headUnit"]["apps"]["music"]
    picture = {"value": "cover-blue", "imageType": "DYNAMIC", "url": "v1/files/music/cover-blue?1"}
    app["icon"], app["files"] = "cover-blue", {"cover-blue": {"url": picture["url"]}}
    for entry in [*app["commands"].values(), *app["subMenus"].values()]:
        entry["icon"] = entry["menuIcon"] = picture.copy()
    for button in app["windows"]["0"]["softButtons"]:
        button.update(type="BOTH", image=picture.copy())
    become(page, double, state, [])
    assert page.evaluate(APPS_IMAGES) > 0
    leave_out(state["headUnit"])
    state["headUnit"]["profile"]["displayCapabilities"]["graphicSupported"] = False
    become(page, double, state, [])
    assert page.evaluate(APPS_IMAGES) == 0


def test_an_incomplete_web_hmi_is_reported(open_page, double):
    page = open_page("")
    note = page.get_by_text("Web HMI incomplete: reload it")
    expect(note).to_have_count(0)
    problem = {"detail": "The web HMI has not registered Buttons.", "fix": "Reload its page."}
    double.push({"op": "add", "path": "/headUnit/hmi", "value": {"connected": True, "ready": True, "problem": problem}})
    expect(note).to_be_visible()
    expect(note).to_have_attribute("title", "The web HMI has not registered Buttons. Reload its page.")
    double.push({"op": "add", "path": "/headUnit/hmi", "value": {"connected": True, "ready": True}})
    expect(note).to_have_count(0)
