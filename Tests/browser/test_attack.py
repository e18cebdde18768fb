"""Tests that a foreign page in a real Chromium cannot reach the bridge, and that a web HMI that the bridge serves can connect."""

import pytest
from running import Bridge
from test_web_hmi import free_port

EVIL = "http://evil.example/"

#: Resolves to whether a socket could be opened.
DIAL = """(url) => new Promise((done) => {
  const socket = new WebSocket(url);
  socket.onopen = () => done("open");
  socket.onerror = () => done("refused");
})"""

#: Resolves to whether a socket could be opened from a sandboxed frame, which has no origin.
DIAL_IN_SANDBOX = """(url) => new Promise((done) => {
  addEventListener("message", (event) => done(event.data), { once: true });
  const frame = document.createElement("iframe");
  frame.sandbox = "allow-scripts";
  frame.srcdoc = `<script>
    const socket = new WebSocket(${JSON.stringify(url)});
    socket.onopen = () => parent.postMessage("open", "*");
    socket.onerror = () => parent.postMessage("refused", "*");
  <\\/script>`;
  document.body.append(frame);
})"""

#: All ways in which a page can make a browser send a request.
ASK = """async (url) => {
  await fetch(url, { mode: "no-cors" }).catch(() => {});
  await fetch(url).catch(() => {});
  for (const name of ["img", "script", "iframe"]) {
    await new Promise((done) => {
      const element = document.createElement(name);
      element.onload = element.onerror = done;
      element.src = url;
      document.body.append(element);
    });
  }
}"""


@pytest.fixture
def hmi_port():
    return free_port()


@pytest.fixture
def bridge(tmp_path, hmi_port):
    bridge = Bridge(tmp_path, hosted=["HelloApp"], more=("--hmi-port", str(hmi_port)))
    bridge.until("/headUnit/appOrder", lambda apps: apps == ["hello"])
    yield bridge
    bridge.stop()


@pytest.fixture
def evil(browser):
    page = browser.new_page()
    page.route(EVIL + "**", lambda route: route.fulfill(content_type="text/html", body="<!DOCTYPE html><body>"))
    page.goto(EVIL)
    yield page
    page.close()


@pytest.mark.parametrize("dial", [DIAL, DIAL_IN_SANDBOX], ids=["page", "sandbox"])
def test_a_foreign_page_cannot_be_the_hmi_an_app_or_a_client(bridge, hmi_port, evil, dial):
    doors = [f"ws://127.0.0.1:{hmi_port}/", bridge.cores["ws"], bridge.url.replace("http:", "ws:") + "/v1/socket"]
    said = []
    evil.on("console", lambda message: said.append(message.text))
    assert [evil.evaluate(dial, door) for door in doors] == ["refused"] * 3
    # The bridge, and not the browser, has rejected the connection.
    assert [line.endswith("Unexpected response code: 403") for line in said] == [True] * 3, said
    hmi = bridge.get("/v1/state?path=/headUnit/hmi")
    assert (hmi["connected"], bridge.get("/v1/state?path=/headUnit/appOrder")) == (False, ["hello"])
    assert bridge.get("/v1/log?q=source:hmi")["rows"] == []


def test_a_foreign_page_cannot_make_the_bridge_search(bridge, evil):
    answers = []
    evil.on("response", lambda response: answers.append((response.url, response.status)))
    url = f"{bridge.url}/v1/log?q=/(a%7Cb)%2Bc/"
    evil.evaluate(ASK, url)
    assert {status for asked, status in answers if asked == url} == {403}
    # A link to the bridge's own page works.
    assert evil.goto(f"{bridge.url}/docs").status == 200


PAGES = {
    # The ways in which SDL Core's web HMIs find the address of their socket.
    "sdl_hmi": ("", "<script src=app/Flags.js></script>", {"app/Flags.js": "const url = 'ws://127.0.0.1:8087';"}),
    "bundle": ("", "", {"build/bundle.js": 'const url = eval(\'"ws:" + "//localhost:" + 8087\');'}),
    "built": ("build", "<script src=Flags.js></script>", {"build/Flags.js": "const url = `ws://${'127.0.0.1'}:${8087}`;"}),
}

REGISTER = """
const socket = new WebSocket(url);
socket.onopen = () => socket.send(JSON.stringify({jsonrpc: "2.0", id: 1, method: "MB.registerComponent", params: {componentName: "UI"}}));
socket.onmessage = ({ data }) => { document.title = "received"; };
"""


@pytest.mark.parametrize("kind", PAGES)
def test_an_unchanged_hmi_that_the_bridge_serves_finds_its_socket(tmp_path, hmi_port, browser, kind):
    folder, flags, files = PAGES[kind]
    script = "<script src=build/bundle.js></script>" if kind == "bundle" else ""
    files = {**files, "main.js" if not folder else f"{folder}/main.js": REGISTER}
    files[f"{folder}/index.html".lstrip("/")] = (
        f"<!DOCTYPE html><html><head><title></title>{flags}</head><body>{script}<script src=main.js></script></body></html>"
    )
    checkout = tmp_path / "checkout"
    for name, text in files.items():
        (checkout / name).parent.mkdir(parents=True, exist_ok=True)
        (checkout / name).write_text(text)
    bridge = Bridge(tmp_path, more=("--hmi-port", str(hmi_port), "--hmi-page", str(checkout)))
    page = browser.new_page()
    try:
        page.goto(f"{bridge.url}/hmi/")
        page.wait_for_function("() => document.title === 'received'")
        bridge.until("/headUnit/hmi", lambda hmi: hmi["components"] == ["UI"])
        assert {name: (checkout / name).read_text() for name in files} == files
    finally:
        page.close()
        bridge.stop()


def test_our_page_reports_a_refused_page_with_the_option_that_allows_it(bridge, hmi_port, evil, browser):
    evil.evaluate(DIAL_IN_SANDBOX, f"ws://127.0.0.1:{hmi_port}/")
    page = browser.new_page()
    page.goto(f"{bridge.url}/")
    page.get_by_text("Web HMI refused: --hmi-origin null").wait_for()
    page.close()
