"""Tests of the commands that the page sends: each press, touch and setting sends the expected command."""

from playwright.sync_api import expect


def car(page):
    return page.locator(".display")


def test_a_press_sends_one_command_and_shows_its_curl_line(open_page, double):
    page = open_page("")
    car(page).get_by_role("button", name="Shuffle").click()
    assert double.command("headUnit.softButton") == {"id": 2, "mode": "short", "app": "music", "window": 0}
    assert double.commands == []
    expect(page.locator(".last-command")).to_contain_text("headUnit.softButton 2 short music 0")
    page.get_by_role("button", name="Copy the last command as curl").click()
    expect(page.locator(".note")).to_contain_text("Copied")
    line = page.evaluate("() => navigator.clipboard.readText()")
    assert (
        line == f"curl -X POST '{double.url}v1/head-unit/soft-button:press' -H 'Content-Type: application/json'"
        """ -d '{"id":2,"mode":"short","app":"music","window":0}'"""
    )


def test_alt_copies_the_command_instead_of_sending_it(open_page, double):
    page = open_page("")
    page.get_by_role("button", name="Tune up", exact=True).click(modifiers=["Alt"])
    expect(page.locator(".note")).to_contain_text("button:press")
    assert '"name":"TUNEUP"' in page.evaluate("() => navigator.clipboard.readText()")
    assert double.commands == []


def test_a_held_button_is_a_long_press(open_page, double):
    page = open_page("")
    button = car(page).get_by_role("button", name="Repeat")
    button.hover()
    page.mouse.down()
    assert double.command("headUnit.softButton") == {"id": 3, "mode": "long", "app": "music", "window": 0}
    page.mouse.up()
    button.click()
    assert double.command("headUnit.softButton")["mode"] == "short"
    assert double.commands == []


def test_every_key_of_the_car_sends_its_name(open_page, double):
    page = open_page("")
    page.get_by_role("button", name="More buttons").click()
    buttons = page.locator(".hard-key:not(.more)")
    profile = [one["name"] for one in double.state["headUnit"]["profile"]["buttonCapabilities"]]
    expect(buttons).to_have_count(len(profile))
    names = [buttons.nth(index).get_attribute("title").split(" ")[0] for index in range(buttons.count())]
    assert sorted(names) == sorted(profile)
    for index, name in enumerate(names):
        buttons.nth(index).click()
        assert double.command("headUnit.button") == {"name": name, "mode": "short"}


def test_the_car_menu_names_the_car_and_resets_it(open_page, double):
    page = open_page("")
    vehicle = double.state["headUnit"]["profile"]["vehicle"]
    name = " ".join(vehicle[part] for part in ["make", "model", "modelYear", "trim"])
    expect(page.get_by_label("Profile of the head unit")).to_have_attribute("title", f"Profile of the head unit: {name}")
    for button, kind in [("Factory defaults", "factoryDefaults"), ("Master reset", "masterReset")]:
        page.get_by_role("button", name="Car and page settings").click()
        expect(page.locator("#bar .car-name")).to_have_text(name)
        page.get_by_role("button", name=button).click()
        assert double.command("headUnit.reset") == {"kind": kind}
        expect(page.locator("#bar .car-name")).to_have_count(0)


def test_the_bar_sets_the_car(open_page, double):
    page = open_page("")
    page.get_by_label("Profile of the head unit").select_option("wide")
    assert double.command("headUnit.profile.use") == {"id": "wide"}
    page.get_by_role("button", name="Night", exact=True).click()
    assert double.command("headUnit.set") == {"display": {"mode": "day"}}
    page.get_by_role("button", name="Driver distraction").click()
    assert double.command("headUnit.set") == {"display": {"distraction": "DD_ON"}}
    page.get_by_label("Overlay conflicts").select_option("reject-newer")
    assert double.command("headUnit.set") == {"popupPolicy": "reject-newer"}
    page.get_by_role("button", name="Actions for Messages").click()
    page.get_by_role("button", name="Activate").click()
    assert double.command("headUnit.app.activate") == {"app": "messages"}
    page.get_by_role("button", name="Start or stop an app").click()
    page.locator(".host", has_text="Parking").get_by_role("button", name="Start", exact=True).click()
    assert double.command("apps.start") == {"id": "parking"}


def test_the_bar_shows_who_has_control(open_page, double):
    page = open_page("")
    bar = page.locator("#bar")
    expect(bar).not_to_contain_text("Controlled by")
    double.push({"op": "add", "path": "/bridge/control", "value": {"holder": "nightly", "until": 99_000}})
    expect(bar).to_contain_text("Controlled by nightly")
    double.push({"op": "remove", "path": "/bridge/control"})
    expect(bar).not_to_contain_text("Controlled by")


def test_the_state_diagram_sends_transitions(open_page, double):
    page = open_page("")
    nodes = page.locator(".diagram")
    expect(nodes.get_by_role("button", name="active", exact=True)).to_have_attribute("aria-current", "step")
    nodes.get_by_role("button", name="background").click()
    assert double.command("headUnit.app.setStatus") == {"app": "music", "hmiLevel": "BACKGROUND"}
    nodes.get_by_role("button", name="disconnected").click()
    assert double.command("headUnit.app.disconnect") == {"app": "music", "reason": "TRANSPORT_LOST"}


def test_a_menu_is_opened_and_an_item_chosen(open_page, double):
    page = open_page("")
    car(page).get_by_role("button", name="Music", exact=True).click()
    assert double.command("headUnit.menu.open") == {"menuID": 0}
    double.push({"op": "add", "path": "/headUnit/menu", "value": {"app": "music", "menuID": 0}})
    car(page).get_by_role("button", name="Playlists").click()
    assert double.command("headUnit.menu.open") == {"menuID": 5}
    double.push({"op": "replace", "path": "/headUnit/menu/menuID", "value": 5})
    car(page).get_by_role("button", name="Morning").click()
    assert double.command("headUnit.menu.choose") == {"cmdID": 4}
    car(page).get_by_role("button", name="Back").click()
    assert double.command("headUnit.menu.open") == {"menuID": 0}


def test_home_launches_and_starts(open_page, double):
    page = open_page("app=none")
    car(page).get_by_role("button", name="Messages").click()
    assert double.command("headUnit.app.activate") == {"app": "messages"}
    car(page).get_by_role("button", name="Parking").click()
    assert double.command("apps.start") == {"id": "parking"}


def test_voice_lists_the_phrases_that_are_understood(open_page, double):
    page = open_page("")
    car(page).get_by_role("button", name="Voice", exact=True).click()
    page.get_by_role("textbox", name="Say").fill("take me home")
    page.keyboard.press("Enter")
    assert double.command("headUnit.voice") == {"text": "take me home"}
    expect(page.get_by_role("textbox", name="Say")).to_have_count(0)
    car(page).get_by_role("button", name="Voice", exact=True).click()
    page.get_by_role("button", name="“play something calm”").click()
    assert double.command("headUnit.voice") == {"text": "play something calm"}


def test_touches_on_a_map_are_sent_in_display_pixels(open_page, double):
    page = open_page("app=maps")
    box = car(page).bounding_box()
    scale = 800 / box["width"]

    def at(x, y):
        return box["x"] + x / scale, box["y"] + y / scale

    page.mouse.move(*at(200, 240))
    page.mouse.down()
    page.mouse.move(*at(300, 260), steps=4)
    page.mouse.up()
    begin = double.command("headUnit.touch")
    assert begin["type"] == "BEGIN" and len(begin["points"]) == 1
    assert abs(begin["points"][0]["x"] - 200) <= 2 and abs(begin["points"][0]["y"] - 240) <= 2
    moves = []
    while (touch := double.command("headUnit.touch"))["type"] == "MOVE":
        moves.append(touch["points"][0]["x"])
    assert touch["type"] == "END" and abs(touch["points"][0]["x"] - 300) <= 2
    assert len(moves) >= 3 and moves == sorted(moves)


def test_a_tap_inside_a_haptic_rectangle_reaches_the_app(open_page, double):
    page = open_page("app=maps")
    rects = {"1": {"id": 1, "x": 100, "y": 100, "width": 300, "height": 300}}
    double.push({"op": "add", "path": "/headUnit/apps/maps/haptics", "value": {"rects": rects, "rectOrder": [1]}})
    page.get_by_role("button", name="Haptic rectangles").click()
    expect(page.locator(".guide")).to_have_attribute("data-drawn", "1")
    box = car(page).bounding_box()
    page.mouse.click(box["x"] + 150 * box["width"] / 800, box["y"] + 300 * box["height"] / 480)
    tapped = double.command("headUnit.touch")
    assert tapped["type"] == "BEGIN" and abs(tapped["points"][0]["x"] - 150) <= 2 and abs(tapped["points"][0]["y"] - 300) <= 2
    assert double.command("headUnit.touch")["type"] == "END"
    page.click("[aria-label='Maps'], .chip-body >> text=Maps")
    page.click("#tab-haptics")
    page.get_by_role("button", name="Select rectangle 1").click()
    assert double.command("headUnit.rect") == {"id": 1}


def test_the_knob_moves_between_rectangles_and_selects_one(open_page, double):
    page = open_page("app=maps;input=rotary")
    rects = {str(number): {"id": number, "x": 100 * number, "y": 100, "width": 80, "height": 90} for number in (1, 2)}
    double.push({"op": "add", "path": "/headUnit/apps/maps/haptics", "value": {"rects": rects, "rectOrder": [1, 2]}})
    expect(car(page).get_by_role("button", name="Rectangle 2")).to_be_visible()
    display, place = car(page).bounding_box(), car(page).get_by_role("button", name="Rectangle 2").bounding_box()
    assert abs(place["x"] - display["x"] - 200 * display["width"] / 800) < 2 and abs(place["width"] - 80 * display["width"] / 800) < 2
    for _ in range(20):
        page.get_by_role("button", name="Turn right").click()
        if page.locator(".display :focus").get_attribute("aria-label") == "Rectangle 2":
            break
    page.get_by_role("button", name="Press the knob").click()
    assert double.command("headUnit.rect") == {"id": 2}
    # In touch mode, no buttons cover the picture.
    double.push({"op": "replace", "path": "/headUnit/display/inputMode", "value": "touch"})
    expect(car(page).get_by_role("button", name="Rectangle 2")).to_have_count(0)


def test_each_reported_rectangle_shows_its_verdict_and_is_highlighted_on_the_car(open_page):
    page = open_page("")
    page.click("#tab-haptics")
    rows = page.locator("#panel-haptics tbody tr")
    expect(rows).to_have_count(4)
    expect(rows.nth(1)).to_contain_text("spatial data")
    expect(rows.nth(1)).to_contain_text("accepted")
    expect(rows.nth(3)).to_contain_text("not sent beyond the limit of 1000 areas")
    expect(page.locator(".haptic")).to_have_count(0)
    rows.nth(1).hover()
    expect(page.locator(".haptic.lit")).to_have_count(1)
    expect(page.locator(".haptic.lit rect")).to_have_attribute("x", "280")
    # A rectangle that is missing on the head unit is drawn at its reported position.
    rows.nth(3).hover()
    expect(page.locator(".haptic.refused.lit rect")).to_have_attribute("x", "520")
    # After a press, the rectangle stays highlighted. Escape clears the highlight.
    page.get_by_role("button", name="Rectangle 2", exact=True).click()
    page.mouse.move(5, 5)
    expect(page.locator(".haptic.lit rect")).to_have_attribute("x", "280")
    page.get_by_role("button", name="Rectangle 2", exact=True).blur()
    page.keyboard.press("Escape")
    expect(page.locator(".haptic")).to_have_count(0)
    # The panel also highlights the rectangle under the pointer on the car.
    page.get_by_role("button", name="Show on the car").click()
    box = car(page).bounding_box()
    page.mouse.move(box["x"] + 330 * box["width"] / 800, box["y"] + 200 * box["height"] / 480)
    expect(page.locator("#panel-haptics tr.lit")).to_contain_text("60 × 40")
    page.mouse.move(box["x"] + 500 * box["width"] / 800, box["y"] + 160 * box["height"] / 480)
    expect(page.locator("#panel-haptics tr.lit")).to_have_count(0)


def test_the_palette_changes_permissions_drags_and_takes_control(open_page, double):
    page = open_page("app=maps")
    for typed, command, params in [
        ("deny music show", "headUnit.app.setPermission", {"app": "music", "rpc": "Show", "allowed": [], "userDisallowed": []}),
        ("pinch in", "headUnit.touch.pinch", {"x": 400, "y": 240, "from": 240, "to": 80}),
    ]:
        page.keyboard.press("Control+k")
        page.keyboard.type(typed)
        page.keyboard.press("Alt+Enter")
        expect(page.locator(".note-code").last).to_contain_text("v1/")
        page.keyboard.press("Control+k")
        page.keyboard.type(typed)
        page.keyboard.press("Enter")
        assert double.command(command) == params
    page.keyboard.press("Control+k")
    page.keyboard.type("headUnit.profile.e")
    page.keyboard.press("Enter")
    expect(page.get_by_role("combobox", name="Find any action")).to_have_value("headUnit.profile.edit")
    page.keyboard.type(' {"inputModes": ["touch"]}')
    page.keyboard.press("Enter")
    assert double.command("headUnit.profile.edit") == {"inputModes": ["touch"]}
    # If a command has parameters, the palette asks for them. Later keys do not reach the page.
    page.keyboard.press("Control+k")
    page.keyboard.type("headUnit.voice")
    page.keyboard.press("Enter")
    expect(page.get_by_role("combobox", name="Find any action")).to_have_value("headUnit.voice {")
    page.keyboard.type('"text":"night')
    page.keyboard.press("Enter")
    assert double.command("headUnit.voice") == {"text": "night"}
    assert double.commands == []
    page.keyboard.press("Control+k")
    page.keyboard.type("take control")
    page.keyboard.press("Enter")
    assert double.command("bridge.control.acquire")["ttlMs"] == 60_000


def test_in_rotary_mode_touch_is_ignored_and_the_knob_works(open_page, double):
    page = open_page("input=rotary")
    box = car(page).get_by_role("button", name="Shuffle").bounding_box()
    page.mouse.click(box["x"] + 5, box["y"] + 5)
    expect(page.locator(".note")).to_contain_text("Use the knob below")
    assert double.commands == []
    right, press = page.get_by_role("button", name="Turn right"), page.get_by_role("button", name="Press the knob")
    right.click()
    expect(page.locator(".display :focus")).to_have_attribute("aria-label", "Home")
    page.get_by_role("button", name="Turn left").click()
    car(page).get_by_role("button", name="Shuffle").focus()
    right.click()
    press.click()
    assert double.command("headUnit.softButton")["id"] == 3
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    assert double.command("headUnit.softButton")["id"] == 2


def test_gestures_are_one_press_for_an_app_that_draws_its_own_screen(open_page, double):
    page = open_page("app=maps")
    gestures = page.get_by_role("group", name="Gestures")
    wanted = {
        "Tap": ("tap", {"x": 400, "y": 240}),
        "Double tap": ("tap", {"x": 400, "y": 240, "times": 2}),
        "Hold": ("tap", {"x": 400, "y": 240, "holdMs": 800}),
        "Drag left": ("drag", {"from": {"x": 667, "y": 240}, "to": {"x": 133, "y": 240}}),
        "Drag down": ("drag", {"from": {"x": 400, "y": 80}, "to": {"x": 400, "y": 400}}),
        "Pinch in": ("pinch", {"x": 400, "y": 240, "from": 240, "to": 80}),
        "Pinch out": ("pinch", {"x": 400, "y": 240, "from": 80, "to": 240}),
    }
    for name, (verb, params) in wanted.items():
        gestures.get_by_role("button", name=name, exact=True).click()
        assert double.command(f"headUnit.touch.{verb}") == params
    double.push({"op": "replace", "path": "/headUnit/activeApp", "value": "music"})
    expect(gestures).to_have_count(0)


def test_two_fingers_pinch_with_shift(open_page, double):
    page = open_page("app=maps")
    box = car(page).bounding_box()
    unit = box["width"] / 800
    page.mouse.move(box["x"] + 400 * unit, box["y"] + 300 * unit)
    page.keyboard.down("Shift")
    page.mouse.down()
    page.mouse.move(box["x"] + 480 * unit, box["y"] + 300 * unit, steps=4)
    page.mouse.up()
    page.keyboard.up("Shift")
    touch = double.command("headUnit.touch")
    assert touch["type"] == "BEGIN" and [point["id"] for point in touch["points"]] == [0, 1]
    while (touch := double.command("headUnit.touch"))["type"] == "MOVE":
        last = touch
    first, second = last["points"]
    assert abs(first["x"] - 480) <= 2 and abs(second["x"] - 320) <= 2
    assert touch["type"] == "END" and len(touch["points"]) == 2


def test_the_last_touch_is_shown_on_the_car_and_in_the_haptics_panel(open_page, double):
    page = open_page("app=maps")
    rects = {"1": {"id": 1, "x": 100, "y": 100, "width": 300, "height": 300}}
    double.push({"op": "add", "path": "/headUnit/apps/maps/haptics", "value": {"rects": rects, "rectOrder": [1]}})
    double.rows(
        [
            {
                "seq": 400,
                "at": 90_500,
                "kind": "rpc",
                "source": "headUnit",
                "app": "maps",
                "causes": [],
                "direction": "toApp",
                "rpcType": "notification",
                "name": "OnTouchEvent",
                "params": {"type": "BEGIN", "event": [{"id": 0, "ts": [1], "c": [{"x": 150, "y": 300}]}]},
            }
        ]
    )
    page.click("#tab-haptics")
    expect(page.locator("#panel-haptics")).to_contain_text("BEGIN at 150, 300: rectangle 1")
    page.get_by_role("button", name="Last touch").click()
    expect(page.locator(".layers .hit-dot")).to_have_attribute("cx", "150")


def test_a_permission_is_changed_level_by_level_and_reset(open_page, double):
    page = open_page("")
    page.click("#tab-permissions")
    panel = page.locator("#panel-permissions")
    panel.get_by_role("searchbox").fill("alert")
    levels = ["FULL", "LIMITED", "BACKGROUND", "NONE"]
    path = "/headUnit/apps/music/permissions/Alert"
    double.push({"op": "add", "path": path, "value": {"allowed": levels[:3], "userDisallowed": []}})
    set_ = {"app": "music", "rpc": "Alert"}
    panel.get_by_role("button", name="Alert in LIMITED: allowed").click()
    assert double.command("headUnit.app.setPermission") == {**set_, "allowed": ["FULL", "BACKGROUND"], "userDisallowed": ["LIMITED"]}
    double.push({"op": "replace", "path": path, "value": {"allowed": ["FULL", "BACKGROUND"], "userDisallowed": ["LIMITED"]}})
    panel.get_by_role("button", name="Alert in LIMITED: denied by the driver").click()
    assert double.command("headUnit.app.setPermission") == {**set_, "allowed": ["FULL", "BACKGROUND"], "userDisallowed": []}
    panel.get_by_role("button", name="Alert in NONE: not allowed").click()
    assert double.command("headUnit.app.setPermission")["allowed"] == ["FULL", "BACKGROUND", "NONE"]
    panel.get_by_role("button", name="Reset Alert", exact=True).click()
    assert double.command("headUnit.app.setPermission") == set_
