"""Tests of time travel, the time range, the links between screen and panels, the log and the console."""

import re

from looks import many_rows
from playwright.sync_api import expect


def car(page):
    return page.locator(".display")


def test_time_goes_back_for_screen_panels_and_log_together(open_page, double):
    page = open_page("")
    title = "/headUnit/apps/music/windows/0/mainField1"
    for number in (1, 2, 3):
        double.rows(
            [
                {
                    "seq": 100 + number,
                    "at": 90_000 + number * 1000,
                    "kind": "rpc",
                    "source": "headUnit",
                    "app": "music",
                    "causes": [],
                    "direction": "toHeadUnit",
                    "rpcType": "request",
                    "name": "Show",
                    "params": {"mainField1": f"Song {number}"},
                    "result": "SUCCESS",
                }
            ]
        )
        double.push(
            {"op": "replace", "path": title, "value": f"Song {number}"},
            {"op": "replace", "path": "/headUnit/apps/music/hmiLevel", "value": ["FULL", "LIMITED", "FULL"][number - 1]},
        )
    expect(car(page)).to_contain_text("Song 3")
    page.click("#row-102")
    page.get_by_role("button", name="Go to this moment").click()
    expect(car(page)).to_contain_text("Song 2")
    expect(page.locator(".chip", has_text="Music")).to_contain_text(re.compile("LTD|LIMITED"))
    expect(page.locator("#row-103")).to_have_class(re.compile("later"))
    expect(page.locator(".live-button")).to_have_text("Go live")
    # While the page shows the past, a press is not sent.
    car(page).get_by_role("button", name="Shuffle").click()
    expect(page.locator(".note")).to_contain_text("You are viewing the past")
    assert double.commands == []
    # New messages do not change the moment that the page shows.
    double.push({"op": "replace", "path": title, "value": "Song 4"})
    page.locator(".playhead").focus()
    page.keyboard.press("ArrowLeft")
    expect(car(page)).to_contain_text("Song 1")
    page.keyboard.press("ArrowRight")
    expect(car(page)).to_contain_text("Song 2")
    page.locator(".live-button").click()
    expect(car(page)).to_contain_text("Song 4")


def test_a_time_range_filters_the_log(open_page):
    page = open_page("")
    field = page.locator(".time-field")
    box = field.bounding_box()
    page.mouse.move(box["x"] + box["width"] * 0.3, box["y"] + 30)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] * 0.6, box["y"] + 30, steps=5)
    page.mouse.up()
    expect(page.locator(".brush")).to_be_visible()
    expect(page.locator(".for-log .count")).to_have_text(re.compile(r"^\d+ of 32$"))
    begin = page.get_by_role("slider", name="Start of the time range")
    before = int(begin.get_attribute("aria-valuenow"))
    begin.focus()
    page.keyboard.press("ArrowLeft")
    expect(begin).not_to_have_attribute("aria-valuenow", str(before))
    page.locator(".brush-drop").click()
    expect(page.locator(".for-log .count")).to_have_text("32")


def test_equal_findings_are_grouped_and_the_group_lists_its_rows(open_page, double):
    page = open_page("")
    page.click("#tab-findings")

    def missing(seq, number):
        return {
            "seq": seq,
            "at": 90_000 + seq,
            "kind": "finding",
            "source": "headUnit",
            "app": "music",
            "causes": [],
            "rule": "screen.image",
            "function": "Show",
            "path": f"softButtons[{number % 8}].image",
            "message": f"There is no file {number}.",
            "fix": "Send it first.",
        }

    double.rows([missing(100 + number, number) for number in range(25)])
    group = page.locator("#panel-findings .finding").first
    expect(group).to_contain_text("There is no file 24.")
    expect(group).to_contain_text("25 times")
    expect(group).to_contain_text("Show · softButtons[].image · music")
    expect(page.locator("#panel-findings .finding")).to_have_count(3)
    rows = group.locator(".finding-rows li")
    expect(rows.first).to_be_hidden()
    group.get_by_text("The newest 20 of 25").click()
    expect(rows).to_have_count(20)
    expect(rows.nth(1)).to_contain_text("There is no file 23.")
    double.rows([missing(125, 25)])
    expect(group.get_by_text("The newest 20 of 26")).to_be_visible()
    expect(rows.first).to_contain_text("There is no file 25.")
    for words, seq in [("Row 124", 124), ("First finding", 100), ("Last finding", 125)]:
        page.click("#tab-findings")
        group.get_by_role("button", name=words, exact=True).click()
        expect(page.locator(f"#row-{seq}")).to_be_visible()


def test_every_panel_is_limited_to_the_time_range(open_page, double):
    page = open_page("")

    def brush(begin, end):
        page.evaluate(f"() => (location.hash = '#/?upper=overlays&lower=findings&from={begin}&to={end}')")

    ended, found = page.locator("#panel-overlays tbody tr"), page.locator("#panel-findings .finding")
    page.click("#tab-overlays")
    page.click("#tab-findings")
    expect(ended).to_have_count(2)
    expect(found).to_have_count(2)
    brush(40_000, 50_000)
    expect(ended).to_have_count(1)
    expect(ended).to_contain_text("Alert")
    expect(page.locator("#panel-findings")).to_contain_text("No findings")
    page.click("#tab-speed")
    expect(page.locator("#panel-speed tbody tr")).to_have_count(2)
    page.click("#tab-state")
    expect(page.locator("#panel-state")).to_contain_text("No callbacks yet")
    page.locator(".brush-drop").click()
    expect(page.locator("#panel-state .callbacks li")).not_to_have_count(0)


def test_a_row_shows_request_reply_and_timing(open_page):
    page = open_page("", hash="#/?lower=log&row=6")
    detail = page.locator(".detail")
    expect(detail.get_by_role("region", name="Reply")).to_contain_text('"spaceAvailable": 104832000')
    expect(detail).to_contain_text("asked 0:00.239")
    expect(detail).to_contain_text("+0.3 ms sent")
    expect(detail).to_contain_text("+0.4 ms reply sent")
    # A reply that contains only a result has no section of its own.
    page.goto(page.url.replace("row=6", "row=13"))
    expect(detail.get_by_role("region", name="Parameters")).to_be_visible()
    expect(detail.get_by_role("region", name="Reply")).to_have_count(0)


def test_a_part_of_the_screen_is_linked_to_its_view_its_show_and_its_cause(open_page):
    page = open_page("")
    car(page).locator(".line-1").hover()
    page.keyboard.press("p")
    car(page).locator(".line-1").click()
    held = page.locator(".held")
    for text in ["mainField1", "SDLTextView w4", "PlayerController (appeared)", "headUnit.softButton", "OnButtonPress"]:
        expect(held).to_contain_text(text)
    expect(car(page).locator(".line-1")).to_have_class(re.compile("lit"))
    expect(page.locator(".tree-line.lit", has_text="Blue in Green")).to_have_count(1)
    held.get_by_role("button", name="Show", exact=True).click()
    expect(page.locator(".detail")).to_contain_text("row 19")
    page.locator(".tree-line", has_text="Miles Davis").hover()
    expect(car(page).locator(".line-2")).to_have_class(re.compile("lit"))
    page.locator("h1").click()
    page.keyboard.press("Escape")
    expect(held).to_have_count(0)


def test_the_address_contains_the_current_view(open_page, double):
    page = open_page("")
    page.click("#tab-files")
    page.fill(".filter-input", "rpc:On*")
    page.click("#row-15")
    expect(page).to_have_url(re.compile(r"#/\?upper=files&lower=log&q=rpc%3AOn\*&row=15$"))
    again = open_page("", hash="#/?upper=files&lower=log&q=rpc%3AOn*&row=15")
    expect(again.locator("#tab-files")).to_have_attribute("aria-selected", "true")
    expect(again.locator(".filter-input")).to_have_value("rpc:On*")
    expect(again.locator(".detail h3")).to_have_text("OnButtonPress")
    expect(again.locator(".for-log .row.selected")).to_be_visible()
    again.evaluate("() => (location.hash = '#/car')")
    expect(again.locator("#docks")).to_be_hidden()


def test_only_visible_rows_of_a_hundred_thousand_are_in_the_document(open_page, double):
    page = open_page("")
    double.rows(many_rows(100_000))
    expect(page.locator(".for-log .count")).to_have_text("100,032")
    scroller = page.locator(".for-log .scroller")

    def drawn():
        return page.locator(".rows .row").count()

    assert drawn() < 80
    expect(page.locator("#row-100999")).to_be_visible()
    page.evaluate("() => (document.querySelector('.scroller').scrollTop = 1000000)")
    expect(page.locator("#row-42640")).to_have_count(1)
    assert drawn() < 80
    # New rows do not change the scroll position.
    top = scroller.evaluate("node => node.scrollTop")
    double.rows(many_rows(42, first=101_000, at=200_000))
    expect(page.get_by_role("button", name="42 new")).to_be_visible()
    assert scroller.evaluate("node => node.scrollTop") == top
    page.fill(".filter-input", "rpc:Alert result:!SUCCESS")
    expect(page.locator(".for-log .count")).to_have_text(re.compile(r"^1,29\d of 100,074$"))
    assert drawn() < 80
    page.fill(".filter-input", "")
    page.get_by_role("button", name=re.compile("new$")).click()
    expect(page.locator("#row-101041")).to_be_visible()
    # At its end, the list shows a thousand new rows, but the document does not get more elements.
    for first in range(102_000, 103_000, 100):
        double.rows(many_rows(100, first=first, at=300_000))
        assert drawn() < 80
    expect(page.locator("#row-102999")).to_be_visible()


#: Counts the changes of the whole document, and the added rows of the log.
COUNT_CHANGES = """() => {
  window.work = { changes: 0, rows: 0 };
  const isRow = (node) => node.classList?.contains("row");
  const seen = new MutationObserver((changes) => {
    work.changes += changes.length;
    for (const { addedNodes } of changes) work.rows += Array.from(addedNodes).filter(isRow).length;
  });
  seen.observe(document.body, { childList: true, attributes: true, characterData: true, subtree: true });
}"""
TAKE_CHANGES = "() => { const taken = work; work = { changes: 0, rows: 0 }; return taken; }"


def test_the_work_for_new_rows_does_not_grow_with_the_number_of_rows(open_page, double):
    page = open_page("")
    page.evaluate(COUNT_CHANGES)
    scroller = page.locator(".for-log .scroller")
    first = 1000

    def add(count, shown):
        """Adds rows to the log. Returns the changes of the document until `shown` is visible."""
        nonlocal first
        double.rows(many_rows(count, first=first, at=100 * first))
        first += count
        expect(shown()).to_be_visible()
        return page.evaluate(TAKE_CHANGES)

    def newest():
        return page.locator(f"#row-{first - 1}")

    add(200, newest)
    few = [add(200, newest) for _ in range(5)]
    add(100_000, newest)
    many = [add(200, newest) for _ in range(5)]
    drawn = page.locator(".rows .row").count()
    # The page uses the elements of the drawn rows again. It changes only some attributes and texts of each.
    assert max(work["rows"] for work in few + many) <= 2, (few, many)
    assert max(work["changes"] for work in few + many) <= 10 * drawn, (few, many, drawn)
    # While the reader looks at older rows, new rows change only the numbers beside the list.
    scroller.evaluate("node => { node.scrollTop = 1_000_000; }")
    add(200, lambda: page.get_by_role("button", name="200 new"))
    hidden = [add(200, lambda: page.get_by_role("button", name=f"{new} new")) for new in ("400", "600", "800", "1,000")]
    assert max(work["rows"] for work in hidden) == 0 and max(work["changes"] for work in hidden) <= drawn, (hidden, drawn)


def test_the_console_sends_a_message_from_a_form(open_page, double):
    page = open_page("")
    page.click("#tab-console")
    page.get_by_role("searchbox", name="Find a notification").fill("touch")
    page.get_by_role("button", name="OnTouchEvent").click()
    page.get_by_label("type", exact=False).first.select_option("MOVE")
    page.get_by_label("id", exact=False).first.fill("3")
    page.get_by_role("button", name="Send", exact=True).click()
    assert double.command("headUnit.rpc.send") == {
        "app": "music",
        "name": "OnTouchEvent",
        "params": {"type": "MOVE", "event": [{"id": 3, "ts": [0], "c": [{"x": 0, "y": 0}]}]},
    }
    expect(page.locator(".curl")).to_contain_text("/v1/rpc")
    page.get_by_role("button", name="JSON", exact=True).click()
    page.get_by_role("textbox", name="Parameters as JSON").fill('{"type": "END"')
    expect(page.locator(".problems")).to_contain_text("Invalid JSON")
    expect(page.get_by_role("button", name="Send", exact=True)).to_be_disabled()
    page.get_by_role("textbox", name="Parameters as JSON").fill('{"type": "END", "event": []}')
    expect(page.locator(".problems")).to_contain_text("event: has 0 elements; the minimum is 1")


def test_the_console_sends_requests_of_a_scratch_app(open_page, double):
    page = open_page("")
    page.click("#tab-console")
    page.get_by_role("button", name="Add scratch app").click()
    assert double.command("scratch.create") == {"appName": "Scratch"}
    double.push(
        {
            "op": "add",
            "path": "/bridge/scratchApps",
            "value": {"music": {"id": "music", "name": "Scratch", "key": "music", "state": "registered"}},
        }
    )
    page.get_by_role("button", name="App requests").click()
    page.get_by_role("searchbox", name="Find a request").fill("deletecommand")
    page.get_by_role("button", name="DeleteCommand", exact=True).click()
    page.get_by_label("cmdID", exact=False).first.fill("7")
    page.get_by_role("button", name="Send", exact=True).click()
    assert double.command("scratch.send") == {"id": "music", "name": "DeleteCommand", "params": {"cmdID": 7}}
    expect(page.locator(".curl")).to_contain_text("/v1/scratch-apps/music:send")
    page.get_by_role("button", name="Car notifies").click()
    expect(page.locator(".curl")).to_contain_text("/v1/rpc")
    # The head unit can also send any request to an app.
    page.get_by_role("button", name="Car requests").click()
    page.get_by_role("searchbox", name="Find a request").fill("deletecommand")
    page.get_by_role("button", name="DeleteCommand", exact=True).click()
    page.get_by_role("button", name="Send", exact=True).click()
    assert double.command("headUnit.rpc.send") == {"app": "music", "name": "DeleteCommand", "rpcType": "request", "params": {"cmdID": 7}}


def test_panels_move_between_docks_and_keep_their_dock(open_page, double):
    page = open_page("")
    page.click("#tab-stack")
    page.get_by_role("button", name="Move Stack to the other dock").click()
    expect(page.locator(".dock.lower #panel-stack")).to_be_visible()
    page.reload()
    expect(page.locator(".dock.lower #tab-stack")).to_be_visible()


def test_the_content_policy_is_as_strict_as_the_page_says(open_page):
    open_page.allow("policy")
    page = open_page("")
    policy = page.locator("meta[http-equiv=Content-Security-Policy]").get_attribute("content")
    for rule in ["default-src 'none'", "script-src 'self'", "style-src 'self'", "connect-src 'self'", "require-trusted-types-for 'script'"]:
        assert rule in policy
    assert "unsafe" not in policy and "http" not in policy
    # The policy works: the browser itself rejects HTML that is made from text.
    assert (
        page.evaluate(
            "() => { try { document.createElement('div')['inner' + 'HTML'] = '<b>'; return 'let in'; }"
            " catch (error) { return error.name; } }"
        )
        == "TypeError"
    )
