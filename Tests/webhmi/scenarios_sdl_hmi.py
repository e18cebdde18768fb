"""Tests of smartdevicelink/sdl_hmi on the bridge. `make test-web-hmi HMI=<checkout>` runs these tests, `make test` does not."""

import base64

import pytest

PIXEL = base64.b64decode("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==")


@pytest.fixture
def hmi(bench, site, page):
    """Provides the page of the HMI, connected as the presenter. The page connects only after the user has confirmed a warning."""
    site.redirect(page, "app/Flags.js", "ws://127.0.0.1:8087", f"ws://127.0.0.1:{site.hmi_port}")
    page.goto(site.url + "/index.html")
    connect(page, bench)
    return page


PARTS = "['BasicCommunication', 'UI', 'VR', 'TTS', 'Buttons', 'VehicleInfo', 'Navigation', 'RC']"


def connect(page, bench):
    """Reloads the page until all components are registered. If the page's scripts run in the wrong order, components are missing."""
    for _ in range(6):
        confirm_warning(page)
        try:
            return bench.until("/headUnit/hmi", lambda hmi: hmi["ready"], 6)
        except AssertionError:
            page.reload()
    raise AssertionError("the page lacked components after each of six reloads")


def confirm_warning(page):
    ok = page.get_by_text("OK", exact=True).first
    ok.wait_for()
    for _ in range(9):
        if page.evaluate(f"{PARTS}.every(part => FFW[part] && FFW[part].client && FFW[part].client.connect)"):
            break
        page.reload()
        ok.wait_for()
    ok.click()


def shows(page, phone):
    """Waits until the view of the app is open."""
    page.wait_for_function(
        f"SDL.SDLController.model?.appName === '{phone.name}'"
        " && ['media.sdlmedia', 'info.nonMedia', 'navigationApp.baseNavigation']"
        ".includes(SDL.States.currentState.get('path'))"
    )


def media(bench, name="Music"):
    phone = bench.phone(name, isMediaApplication=True, appHMIType=["MEDIA"])
    listed(bench)
    return phone


def listed(bench):
    bench.until("/headUnit/appOrder", lambda apps: len(apps) == len(bench.phones))
    count = len(bench.phones)
    bench.row(f"source:hmi rpc:BasicCommunication.UpdateAppList result:SUCCESS params.applications.appName:{bench.phones[count - 1].name}")


def open_list(page):
    page.locator("#info_but").click()
    # The menu opens at its last position, which can be the view of an app.
    if page.evaluate("SDL.States.currentState.get('path')") != "info.apps":
        page.locator("#info_leftMenu_apps").click()


def tap(page, phone):
    open_list(page)
    page.locator("#info_apps_list").get_by_text(f"{phone.name} -").click()
    phone.level("FULL")


@pytest.fixture
def music(bench, hmi):
    phone = media(bench)
    tap(hmi, phone)
    return phone


def test_an_app_receives_the_display_capabilities_of_the_page(bench, hmi):
    news = bench.phone("News")
    listed(bench)
    # Each app receives from the page the capabilities of its own template.
    sent = news.wait_for_notification(
        "OnSystemCapabilityUpdated", lambda params: len(displays(params)[0]["windowCapabilities"][0].get("textFields", [])) > 0
    )
    found = news.ask("GetSystemCapability", systemCapabilityType="DISPLAYS")
    assert displays(found) == displays(sent)
    assert displays(found)[0]["displayName"] != bench.get("/v1/state?path=/headUnit/profile")["name"]


def displays(message):
    return message["systemCapability"]["displayCapabilities"]


def test_registers_all_components_and_reports_its_capabilities(bench, hmi):
    state = bench.get("/v1/state?path=/headUnit")
    assert state["presenter"] == "hmi"
    assert state["hmi"]["missing"] == []
    # The vehicle and the video capabilities come from the page. The bridge's profile lacks them.
    profile = bench.until("/headUnit/profile", lambda profile: "vehicle" in profile)
    assert "additionalVideoStreamingCapabilities" in profile["videoStreamingCapability"]
    assert [found["message"] for found in bench.rows("kind:finding source:headUnit rule:hmi.*")] == []


def test_lists_apps_and_activates_one_by_a_click(bench, hmi):
    music = media(bench)
    news = bench.phone("News")
    listed(bench)
    tap(hmi, music)
    shows(hmi, music)
    tap(hmi, news)
    # A media app in the background keeps its audio.
    music.level("LIMITED")
    tap(hmi, music)
    news.level("BACKGROUND")


def test_shows_plain_texts_and_an_image(bench, hmi, music):
    assert music.ask("PutFile", PIXEL, syncFileName="a cover.png", fileType="GRAPHIC_PNG")["success"]
    answer = music.ask(
        "Show",
        mainField1="Blue in Green",
        mainField2="<b>Miles</b>",
        graphic={"value": "a cover.png", "imageType": "DYNAMIC"},
    )
    assert answer["resultCode"] == "SUCCESS"
    hmi.get_by_text("Blue in Green").first.wait_for()
    hmi.get_by_text("<b>Miles</b>").first.wait_for()
    loaded = "[...document.images].some(image => image.src.includes('a%20cover.png') && image.naturalWidth === 1)"
    hmi.wait_for_function(loaded)
    # A missing image causes a warning. The text is still shown.
    answer = music.ask("Show", mainField1="So What", graphic={"value": "gone.png", "imageType": "DYNAMIC"})
    assert answer["resultCode"] == "WARNINGS"
    hmi.get_by_text("So What").first.wait_for()


def test_a_click_on_a_soft_button_is_down_up_and_short(hmi, music):
    music.ask("Show", mainField1="a", softButtons=[{"type": "TEXT", "text": "Like", "softButtonID": 3}])
    hmi.get_by_text("Like", exact=True).first.click()
    assert music.wait_for_notification("OnButtonPress") == {
        "buttonName": "CUSTOM_BUTTON",
        "buttonPressMode": "SHORT",
        "customButtonID": 3,
    }
    assert [event["buttonEventMode"] for event in music.notifications("OnButtonEvent")] == ["BUTTONDOWN", "BUTTONUP"]


def test_an_alert_times_out(hmi, music):
    alert = music.send("Alert", alertText1="Low fuel", duration=3000)
    hmi.locator("#AlertPopUp").get_by_text("Low fuel").wait_for()
    music.wait_for_notification("OnHMIStatus", lambda status: status["systemContext"] == "ALERT")
    assert music.answer(alert)["resultCode"] == "SUCCESS"
    music.wait_for_notification("OnHMIStatus", lambda status: status["systemContext"] == "MAIN")


def test_an_alert_is_answered_by_its_button(hmi, music):
    alert = music.send("Alert", alertText1="Go on?", softButtons=[{"type": "TEXT", "text": "Yes", "softButtonID": 9}])
    hmi.locator("#AlertPopUp").get_by_text("Yes").click()
    assert music.answer(alert)["success"]
    assert music.wait_for_notification("OnButtonPress")["customButtonID"] == 9


def test_an_alert_pressed_over_rest_disappears_from_the_page(bench, hmi, music):
    alert = music.send("Alert", alertText1="Go on?", softButtons=[{"type": "TEXT", "text": "Yes", "softButtonID": 9}])
    hmi.locator("#AlertPopUp").get_by_text("Go on?").wait_for()
    bench.act("/v1/head-unit/overlay:press", {"text": "Yes", "mode": "short"})
    assert music.answer(alert)["success"]
    hmi.wait_for_function("!SDL.AlertPopUp.active")


def choices(phone):
    words = ["Red", "Green"]
    phone.ask(
        "CreateInteractionChoiceSet",
        interactionChoiceSetID=1,
        choiceSet=[{"choiceID": n + 1, "menuName": word, "vrCommands": [word]} for n, word in enumerate(words)],
    )


def test_choice(hmi, music):
    choices(music)
    asked = music.send(
        "PerformInteraction",
        initialText="Which?",
        interactionMode="MANUAL_ONLY",
        interactionChoiceSetIDList=[1],
        timeout=10000,
    )
    hmi.locator("#perform_interaction_view").get_by_text("Green").click()
    answer = music.answer(asked)
    assert (answer["choiceID"], answer["triggerSource"]) == (2, "MENU")


def test_a_slider_that_times_out_reports_its_position(hmi, music):
    asked = music.send("Slider", numTicks=5, position=2, sliderHeader="Bass", sliderFooter=["low"], timeout=2000)
    hmi.locator("#slider_view").get_by_text("Bass").wait_for()
    answer = music.answer(asked)
    assert (answer["resultCode"], answer["sliderPosition"]) == ("TIMED_OUT", 2)


def test_a_slider_is_moved_and_submitted(hmi, music):
    asked = music.send("Slider", numTicks=5, position=2, sliderHeader="Bass", timeout=20000)
    slider = hmi.locator("#slider_view")
    slider.get_by_text("Bass").wait_for()
    slider.locator(".plus").click()
    slider.locator(".okButton").click()
    answer = music.answer(asked)
    assert (answer["resultCode"], answer["sliderPosition"]) == ("SUCCESS", 3)


def test_scrollable_message(hmi, music):
    asked = music.send("ScrollableMessage", scrollableMessageBody="Terms and so on", timeout=6000)
    hmi.wait_for_function("document.querySelector('#scrollableTextArea')?.value === 'Terms and so on'")
    assert music.answer(asked)["resultCode"] == "SUCCESS"


def test_keyboard(hmi, music):
    asked = music.send(
        "PerformInteraction",
        initialText="Search",
        interactionMode="MANUAL_ONLY",
        interactionChoiceSetIDList=[],
        interactionLayout="KEYBOARD",
        timeout=20000,
    )
    keyboard = hmi.locator("#keyboard_view")
    for key in "da":
        keyboard.get_by_text(key, exact=True).locator("visible=true").first.click()
    music.wait_for_notification("OnKeyboardInput", lambda input: input["event"] == "KEYPRESS")
    keyboard.locator(".searchBtn").click()
    assert music.answer(asked)["manualTextEntry"] == "da"
    music.wait_for_notification("OnKeyboardInput", lambda input: input["event"] == "ENTRY_SUBMITTED")


def test_menu_command(hmi, music):
    music.ask("AddCommand", cmdID=7, menuParams={"menuName": "Seven", "position": 0})
    hmi.locator("#sdl_view_container_menu").get_by_text("Options").click()
    music.wait_for_notification("OnHMIStatus", lambda status: status["systemContext"] == "MENU")
    # The page's own entries fill the first page of the list.
    options = hmi.locator("#sdl_options")
    options.locator(".sb-bottom").click()
    options.get_by_text("Seven").click()
    assert music.wait_for_notification("OnCommand") == {"cmdID": 7, "triggerSource": "MENU"}


def test_exits_by_the_menu(hmi, music):
    hmi.locator("#sdl_view_container_menu").get_by_text("Options").click()
    hmi.locator("#sdl_options").get_by_text("Exit 'USER_EXIT'").click()
    music.level("NONE")


def test_hard_buttons(hmi, music):
    music.ask("SubscribeButton", buttonName="PRESET_1")
    hmi.locator("#PRESET_1").click()
    assert music.wait_for_notification("OnButtonPress")["buttonName"] == "PRESET_1"


def test_driver_distraction(hmi, music):
    hmi.locator("#driverDistractionControlCheckBox").check()
    music.wait_for_notification("OnDriverDistraction", lambda params: params["state"] == "DD_ON")


def test_leaving_a_media_app_keeps_its_audio(hmi, music):
    hmi.locator("#home_but").click()
    music.level("LIMITED")


def test_the_bridge_activates_and_closes_an_app(bench, hmi):
    music = media(bench)
    bench.act("/v1/apps/music:activate", {})
    music.level("FULL")
    shows(hmi, music)
    bench.act("/v1/apps/music:close", {})
    music.level("NONE")
    hmi.locator("#info_apps_list").get_by_text("Music -").wait_for()


def test_a_disconnected_app_is_removed_from_the_list(bench, hmi, music):
    open_list(hmi)
    hmi.locator("#info_apps_list").get_by_text("Music -").wait_for()
    music.stop()
    hmi.locator("#info_apps_list").get_by_text("Music -").wait_for(state="detached")


def test_after_a_reload_the_page_gets_everything_again(bench, hmi, music):
    music.ask("Show", mainField1="Blue in Green", softButtons=[{"type": "TEXT", "text": "Like", "softButtonID": 3}])
    music.ask("AddCommand", cmdID=7, menuParams={"menuName": "Seven"})
    hmi.reload()
    bench.until("/headUnit/presenter", lambda presenter: presenter == "page")
    connect(hmi, bench)
    hmi.get_by_text("Blue in Green").locator("visible=true").first.wait_for()
    hmi.get_by_text("Like", exact=True).locator("visible=true").first.click()
    assert music.wait_for_notification("OnButtonPress")["customButtonID"] == 3


def test_if_the_hmi_disconnects_during_an_alert_our_page_continues_it(bench, hmi, music):
    alert = music.send("Alert", alertText1="Low fuel", duration=3000)
    hmi.locator("#AlertPopUp").get_by_text("Low fuel").wait_for()
    hmi.close(run_before_unload=False)
    bench.until("/headUnit/presenter", lambda presenter: presenter == "page")
    assert music.answer(alert)["resultCode"] == "SUCCESS"


@pytest.mark.parametrize("kind", ["NAVIGATION", "PROJECTION"])
def test_touches_reach_a_projection_app(bench, hmi, kind):
    maps = bench.phone("Maps", appHMIType=[kind])
    listed(bench)
    tap(hmi, maps)
    shows(hmi, maps)
    # Earlier clicks may have scrolled the page. Scrolling changes the coordinates.
    hmi.evaluate("scrollTo(0, 0)")
    hmi.mouse.move(300, 200)
    hmi.mouse.down()
    hmi.mouse.up()
    for type in ["BEGIN", "END"]:
        maps.wait_for_notification("OnTouchEvent", lambda params: params["type"] == type and params["event"][0]["c"][0]["x"] == 300)
