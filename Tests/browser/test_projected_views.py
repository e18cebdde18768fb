"""Tests of each kind of interactive view in a real app's picture. The tests touch views on the page and check pixels."""

import pytest
from driving import Driver
from pixels import Picture
from playwright.sync_api import expect
from running import Bridge

TINT, WHITE, GROUND, FIELD = (11, 95, 204), (255, 255, 255), (241, 243, 246), (230, 234, 239)
GREY, BLUE_BADGE, STAR = (83, 96, 109), (28, 94, 184), (184, 92, 0)
MAP_TAB, SEARCH_TAB, SAVED_TAB = (133, 440), (400, 440), (667, 440)
#: A point in the blue button on the page of a place, and a point in the star of the third tab.
DIRECTIONS, SAVED_STAR = (40, 218), (667, 427)


@pytest.fixture(scope="module")
def bridge(tmp_path_factory):
    bridge = Bridge(tmp_path_factory.mktemp("views"), hosted=["Places"])
    yield bridge
    bridge.stop()


@pytest.fixture
def car(bridge):
    bridge.act("/v1/reset", {"restartApps": True})
    car = Driver(bridge, "places")
    car.view(kind="MapView", seconds=20)
    return car


@pytest.fixture
def picture(car, open_page):
    picture = Picture(open_page(url=f"{car.bridge.url}/"))
    expect(picture.canvas).to_have_attribute("data-picture", "1")
    yield picture
    open_page.close()


def find(car, picture, name, kind):
    """Touches a view at its current position."""
    picture.touch(*car.view(name, kind)[:2])


def open_place(car, picture, name="Library Garage"):
    picture.touch(*SEARCH_TAB)
    find(car, picture, name, "PlaceRow")
    picture.shows((*DIRECTIONS, TINT))


def test_a_button_is_pressed(car, picture):
    before = picture.colours((40, 300), (560, 300))
    assert before[0] != list(WHITE) and before[1] != list(TINT)
    find(car, picture, "Market Hall", "UIButton")
    # The card has appeared with its own button.
    more = car.view("More", "UIButton")[2]
    picture.shows((40, 300, WHITE), (more[0] + 20, more[1] + 10, TINT))


def test_a_custom_control_is_pressed(car, picture):
    open_place(car, picture)
    x, y, (left, _, _, _) = car.view("0 of 5 stars")
    stars = [(left + 76 * index + 30, y) for index in range(5)]
    picture.shows(*((*star, GROUND) for star in stars))
    picture.touch(*stars[3])
    picture.shows(*((*star, STAR) for star in stars[:4]), (*stars[4], GROUND))


def test_a_navigation_bar_leads_back(car, picture):
    open_place(car, picture)
    find(car, picture, "Back", "UIButton")
    # The list is shown again: the badge of a row, and its white background.
    picture.shows((30, 220, BLUE_BADGE), (600, 218, WHITE))


@pytest.mark.alone
def test_a_table_s_row_is_chosen_and_dragging_scrolls_it(car, picture):
    picture.touch(*SEARCH_TAB)
    second = (30, 220)
    picture.shows((*second, BLUE_BADGE))
    picture.drag((600, 380), (600, 160))
    car.bridge.until("/apps/places/views", lambda views: car.view(kind="PlaceRow") and "Market Hall" not in car.texts("PlaceRow"))
    # After a quick drag, the table scrolls on. So one drag back may be too short.
    for _ in range(10):
        if "Market Hall" not in car.texts("PlaceRow"):
            picture.drag((600, 160), (600, 390))
    car.view("Market Hall", "PlaceRow")
    picture.shows((*second, BLUE_BADGE))
    picture.touch(500, 220)
    picture.shows((*DIRECTIONS, TINT))


def test_a_tile_of_a_collection_is_chosen(car, picture):
    picture.touch(*SAVED_TAB)
    picture.shows((200, 110, WHITE), (264, 110, GROUND))
    picture.touch(130, 160)
    picture.shows((*DIRECTIONS, TINT))


def test_a_scroll_view_is_dragged(car, picture):
    open_place(car, picture)
    picture.shows((40, 95, GROUND))
    picture.drag((600, 380), (600, 180))
    # The blue button has moved up, and the field below the button is visible.
    picture.shows((40, 95, TINT), (600, 340, FIELD))


def test_a_search_bar_filters_as_it_is_typed_into(car, picture):
    picture.touch(*SEARCH_TAB)
    picture.shows((30, 220, BLUE_BADGE))
    picture.touch(200, 50)
    entry = picture.page.locator(".entry-input")
    entry.focus()
    picture.page.keyboard.type("quay")
    # Only one row of the list is left.
    picture.shows((30, 140, (18, 122, 74)), (400, 220, GROUND), (30, 220, GROUND))
    picture.page.keyboard.press("Enter")
    expect(entry).to_have_count(0)
    picture.has_ink(76, 30, 200, 40)


def test_a_text_field_is_typed_into(car, picture):
    open_place(car, picture)
    picture.drag((600, 380), (600, 180))
    picture.shows((600, 340, FIELD))
    box = (40, 324, 300, 44)
    assert picture.ink(*box) == 0
    picture.touch(600, 345)
    picture.page.locator(".entry-input").focus()
    picture.page.keyboard.type("Low roof")
    picture.page.keyboard.press("Enter")
    expect(picture.page.locator(".entry-input")).to_have_count(0)
    picture.has_ink(*box)
    car.view("Low roof", "UITextField")


def test_a_segment_is_chosen(car, picture):
    picture.touch(*SEARCH_TAB)
    picture.shows((440, 24, TINT), (737, 24, FIELD))
    picture.touch(737, 50)
    picture.shows((440, 24, FIELD), (737, 24, TINT))


def test_a_tab_is_chosen(car, picture):
    picture.shows((*SAVED_STAR, GREY))
    picture.touch(*SAVED_TAB)
    picture.shows((*SAVED_STAR, TINT))
    picture.touch(*MAP_TAB)
    picture.shows((*SAVED_STAR, GREY))


def test_the_header_is_hidden_over_a_picture_until_it_is_requested(car, picture):
    home = picture.page.locator(".display").get_by_role("button", name="Home")
    expect(home).not_to_be_in_viewport(ratio=0.1)
    # The keyboard reaches the header as usual. A pointer reaches the header by its handle.
    home.focus()
    expect(home).to_be_in_viewport(ratio=1)
    home.blur()
    expect(home).not_to_be_in_viewport(ratio=0.1)
    picture.page.mouse.move(*picture.on_page(400, 4))
    expect(home).to_be_in_viewport(ratio=1)
    home.click()
    picture.page.locator(".display").get_by_text("Home", exact=True).first.wait_for()
