"""Tests of smartdevicelink/generic_hmi 0.8.1 on the bridge. `make test-web-hmi HMI=<checkout>` runs these tests, `make test` does not."""

import base64

import pytest

PIXEL = base64.b64decode("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==")


@pytest.fixture
def hmi(bench, site, page):
    """Provides the page of the HMI, connected as the presenter. The address of the bridge is compiled into the page."""
    site.redirect(page, "build/bundle.js", "CorePort: 8087", f"CorePort: {site.hmi_port}")
    page.goto(site.url + "/index.html")
    bench.until("/headUnit/hmi", lambda hmi: hmi["ready"])
    return page


def tap(page, phone):
    page.get_by_text(phone.name, exact=True).first.click()
    phone.level("FULL")


@pytest.fixture
def music(bench, hmi):
    phone = bench.phone("Music", isMediaApplication=True, appHMIType=["MEDIA"])
    tap(hmi, phone)
    return phone


@pytest.fixture
def news(bench, hmi):
    phone = bench.phone("News")
    tap(hmi, phone)
    return phone


def test_connects_without_waiting_for_components_that_never_register(bench, hmi):
    state = bench.get("/v1/state?path=/headUnit")
    assert state["presenter"] == "hmi"
    assert state["hmi"]["missing"] == ["RC"]
    assert "UI" in state["hmi"]["components"]


def test_lists_apps_and_switches_between_two(bench, hmi):
    music = bench.phone("Music", isMediaApplication=True, appHMIType=["MEDIA"])
    news = bench.phone("News")
    tap(hmi, music)
    hmi.get_by_text("Apps", exact=True).first.click()
    music.level("LIMITED")
    tap(hmi, news)
    hmi.get_by_text("Apps", exact=True).first.click()
    news.level("BACKGROUND")


def test_shows_texts_and_a_picture(hmi, music):
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
    hmi.wait_for_function("[...document.images].some(image => image.src.includes('a%20cover.png') && image.naturalWidth === 1)")


def test_soft_button(hmi, news):
    news.ask("Show", mainField1="a", softButtons=[{"type": "TEXT", "text": "Like", "softButtonID": 3}])
    hmi.get_by_text("Like", exact=True).first.click()
    assert news.wait_for_notification("OnButtonPress")["customButtonID"] == 3


def test_an_alert_times_out(hmi, music):
    alert = music.send("Alert", alertText1="Low fuel", duration=3000)
    hmi.get_by_text("Low fuel").wait_for()
    assert music.answer(alert)["resultCode"] == "SUCCESS"


def test_an_alert_is_answered_by_its_button(hmi, music):
    alert = music.send("Alert", alertText1="Go on?", softButtons=[{"type": "TEXT", "text": "Yes", "softButtonID": 9}])
    hmi.get_by_text("Yes", exact=True).click()
    assert music.answer(alert)["success"]
    assert music.wait_for_notification("OnButtonPress")["customButtonID"] == 9


def test_choice(hmi, music):
    words = ["Red", "Green"]
    music.ask(
        "CreateInteractionChoiceSet",
        interactionChoiceSetID=1,
        choiceSet=[{"choiceID": n + 1, "menuName": word, "vrCommands": [word]} for n, word in enumerate(words)],
    )
    asked = music.send(
        "PerformInteraction",
        initialText="Which?",
        interactionMode="MANUAL_ONLY",
        interactionChoiceSetIDList=[1],
        timeout=10000,
    )
    hmi.get_by_text("Green").first.click()
    answer = music.answer(asked)
    assert (answer["choiceID"], answer["triggerSource"]) == (2, "MENU")


def test_an_unsupported_request_is_an_error_for_the_app(hmi, music):
    answer = music.ask("Slider", numTicks=5, position=2, sliderHeader="Bass", timeout=2000)
    assert (answer["success"], answer["resultCode"]) == (False, "GENERIC_ERROR")


def test_menu_command(hmi, music):
    music.ask("AddCommand", cmdID=7, menuParams={"menuName": "Seven"})
    hmi.locator("a[href*='inappmenu']").first.click()
    hmi.get_by_text("Seven").first.click()
    assert music.wait_for_notification("OnCommand") == {"cmdID": 7, "triggerSource": "MENU"}


def test_leaving_a_media_app_keeps_its_audio(hmi, music):
    hmi.get_by_text("Apps", exact=True).first.click()
    music.level("LIMITED")


def test_the_bridge_activates_and_closes_an_app(bench, hmi):
    news = bench.phone("News")
    hmi.get_by_text("News", exact=True).wait_for()
    bench.act("/v1/apps/news:activate", {})
    news.level("FULL")
    news.ask("Show", mainField1="Blue in Green")
    hmi.get_by_text("Blue in Green").first.wait_for()
    bench.act("/v1/apps/news:close", {})
    news.level("NONE")
    hmi.get_by_text("News", exact=True).wait_for()


def test_an_alert_pressed_over_rest_is_answered(bench, hmi, music):
    alert = music.send("Alert", alertText1="Go on?", softButtons=[{"type": "TEXT", "text": "Yes", "softButtonID": 9}])
    hmi.get_by_text("Go on?").wait_for()
    bench.act("/v1/head-unit/overlay:press", {"text": "Yes", "mode": "short"})
    assert music.answer(alert)["success"]


def test_a_request_for_vehicle_data_is_sent_to_the_hmi_and_refused(hmi, music):
    answer = music.ask("GetVehicleData", speed=True)
    assert answer["success"] is False


def test_a_disconnected_app_is_removed_from_the_list(hmi, music):
    hmi.get_by_text("Apps", exact=True).first.click()
    hmi.get_by_text("Music", exact=True).wait_for()
    music.stop()
    hmi.get_by_text("Music", exact=True).wait_for(state="detached")


def test_after_a_reload_the_page_gets_everything_again(bench, hmi, music):
    music.ask("Show", mainField1="Blue in Green")
    before = bench.row("source:hmi rpc:BasicCommunication.OnReady")["seq"]
    hmi.reload()
    # The page reconnects so quickly that a change of the presenter cannot be observed.
    bench.row(f"source:hmi rpc:BasicCommunication.OnReady seq>{before}")
    bench.until("/headUnit/presenter", lambda presenter: presenter == "hmi")
    hmi.get_by_text("Blue in Green").first.wait_for()


def test_if_the_hmi_disconnects_during_an_alert_our_page_continues_it(bench, hmi, music):
    alert = music.send("Alert", alertText1="Low fuel", duration=3000)
    hmi.get_by_text("Low fuel").wait_for()
    hmi.close(run_before_unload=False)
    bench.until("/headUnit/presenter", lambda presenter: presenter == "page")
    assert music.answer(alert)["resultCode"] == "SUCCESS"
