"""Every template and overlay, with short, long, mirrored, hostile and no text: nothing leaves its place."""

import pytest
from looks import OVERLAYS, TEMPLATES
from playwright.sync_api import expect
from stage import panel, show

#: What stands outside of the display, what is larger than its box, and what is too small for a finger.
MEASURE = """async () => {
  await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {})));
  const display = document.querySelector(".display");
  const frame = display.getBoundingClientRect();
  const unit = parseFloat(getComputedStyle(display).getPropertyValue("--u"));
  const name = (node) => `${node.className} "${node.textContent.slice(0, 20)}"`;
  const seen = [...display.querySelectorAll("*")].filter((node) => node.offsetParent !== null && !node.closest("svg") && !node.closest("[inert]"));
  const inScroller = (node) => { for (let up = node.parentElement; up && up !== display; up = up.parentElement) if (/auto|scroll/.test(getComputedStyle(up).overflowY)) return true; return false; };
  const outside = seen.filter((node) => !inScroller(node)).filter((node) => { const box = node.getBoundingClientRect(); return box.width > 0 && (box.left < frame.left - 1 || box.right > frame.right + 1 || box.top < frame.top - 1 || box.bottom > frame.bottom + 1); });
  const spilling = seen.filter((node) => node.scrollWidth > node.clientWidth + 1 && getComputedStyle(node).overflowX === "visible" && node.clientWidth > 0 && !node.matches("input"));
  const pressable = [...display.querySelectorAll("button:not(:disabled)")].filter((node) => node.offsetParent !== null && !node.closest("[inert]"));
  const small = pressable.filter((node) => !node.matches(".key, .suggestion, .pill-button, .search-close")).filter((node) => { const box = node.getBoundingClientRect(); return Math.min(box.width, box.height) / unit < 75.5; });
  const keys = pressable.filter((node) => node.matches(".key, .suggestion, .pill-button, .search-close")).filter((node) => { const box = node.getBoundingClientRect(); return box.height / unit < 43.5 || box.width / unit < 43.5; });
  return { outside: outside.map(name), spilling: spilling.map(name), small: [...small, ...keys].map((node) => `${name(node)} ${Math.round(node.getBoundingClientRect().width / unit)} x ${Math.round(node.getBoundingClientRect().height / unit)}`) };
}"""
NOTHING = {"outside": [], "spilling": [], "small": []}


PROFILES = ["standard", "wide", "large", "tall"]


@pytest.mark.parametrize("profile", PROFILES)
def test_every_template_keeps_everything_in_its_place(open_page, double, profile):
    page = open_page(f"profile={profile}", hash="#/car", size=(1280, 800))
    wrong = {}
    for text in ["short", "long", "rtl", "hostile", "one", "empty"]:
        for template in TEMPLATES:
            show(page, double, f"template={template};text={text};profile={profile}")
            drawn = "MEDIA" if template == "DEFAULT" else template
            assert page.locator(f".template[data-template='{drawn}']").count() == 1, template
            if (measured := page.evaluate(MEASURE)) != NOTHING:
                wrong[f"{template} {text}"] = measured
    assert wrong == {}


@pytest.mark.parametrize("profile", PROFILES)
def test_every_overlay_keeps_everything_in_its_place(open_page, double, profile):
    page = open_page(f"profile={profile}", hash="#/car", size=(1280, 800))
    wrong = {}
    for text in ["short", "long", "rtl", "hostile"]:
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


def test_hostile_text_is_text_everywhere(open_page, double):
    page = open_page("template=NON-MEDIA;text=hostile;overlay=subtleAlert")
    before = page.evaluate("() => document.querySelectorAll('script, img, iframe, svg').length")
    evil = "<img src=x onerror=alert(1)><script>alert(2)</script>"
    double.push(
        {"op": "replace", "path": "/headUnit/apps/music/name", "value": evil},
        {"op": "replace", "path": "/apps/music/controllers/v2/class", "value": evil},
        {"op": "replace", "path": "/apps/music/controllers/v2/view/subviews/0/text", "value": evil},
        {"op": "replace", "path": "/bridge/hosts/parking/name", "value": evil},
        {"op": "add", "path": "/apps/music/choices/cells/1/text", "value": evil},
        {"op": "add", "path": "/apps/music/files/<b>", "value": {"state": evil, "size": 1}},
    )
    double.rows([{"seq": 500, "at": 91_000, "kind": "rpc", "source": "headUnit", "app": evil, "causes": [], "direction": "toHeadUnit", "rpcType": "request", "name": evil, "params": {evil: evil}, "result": evil, "info": evil, "violations": [evil]}])
    double.rows([{"seq": 501, "at": 91_001, "kind": "finding", "source": "app", "app": evil, "causes": [], "rule": evil, "message": evil, "fix": evil, "row": 500}])
    page.click("#row-500")
    for name in ["state", "stack", "overlays", "choices", "files", "haptics", "findings", "speed", "console"]:
        panel(page, name)
    page.click("#tab-log")
    expect(page.locator(".detail")).to_contain_text("<script>alert(2)</script>")
    expect(page.locator(".chip-name").first).to_have_text(evil)
    assert page.evaluate("() => document.querySelectorAll('script').length") == 1
    assert page.evaluate("() => [...document.images].filter((image) => image.src.endsWith('/x')).length") == 0
    assert before > 0
    # The bidi override in a text turns nothing outside of its own box.
    assert page.evaluate("() => getComputedStyle(document.querySelector('.line-2')).unicodeBidi") == "isolate"


def test_right_to_left_mirrors_the_car_and_not_the_page(open_page, double):
    page = open_page("template=GRAPHIC_WITH_TEXT;text=rtl")
    display, picture = page.locator(".display").bounding_box(), page.locator(".region-graphic").bounding_box()
    assert picture["x"] > display["x"] + display["width"] / 2
    assert page.locator(".display").get_attribute("dir") == "rtl"
    assert page.evaluate("() => getComputedStyle(document.body).direction") == "ltr"
    show(page, double, "template=GRAPHIC_WITH_TEXT;text=short")
    expect(page.locator(".display")).to_have_attribute("dir", "ltr")
    assert page.locator(".region-graphic").bounding_box()["x"] < display["x"] + display["width"] / 2


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
    assert page.evaluate(accent) == "#ffa040", "an accent that reads well is kept as it is"
