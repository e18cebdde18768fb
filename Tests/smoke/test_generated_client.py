"""Tests that a validator and a client generator accept the served OpenAPI contract."""

import importlib
import json
import subprocess
import sys
from pathlib import Path

import openapi_spec_validator
import pytest

# The generator does not know these media types, so it treats these types as bytes.
SETTINGS = {
    "content_type_overrides": {
        "application/zip": "application/octet-stream",
        "image/png": "application/octet-stream",
        "application/x-ndjson": "application/octet-stream",
        "application/vnd.sdl.media": "application/octet-stream",
    },
    "post_hooks": [],
}


def test_a_validator_finds_no_error_in_the_contract(bridge):
    openapi_spec_validator.validate(bridge.get("/openapi.json"))


def test_every_get_request_has_a_response_schema(bridge):
    document = bridge.get("/openapi.json")
    without_schema = [
        path
        for path, operations in document["paths"].items()
        if operations.get("get", {}).get("responses", {}).get("200", {}).get("content", {}).get("application/json", {}).get("schema") == {}
    ]
    assert without_schema == []


@pytest.fixture
def client(bridge_hosting, tmp_path, monkeypatch):
    """Provides a client package that was generated from the contract."""
    (tmp_path / "openapi.json").write_text(json.dumps(bridge_hosting.get("/openapi.json")))
    (tmp_path / "settings.json").write_text(json.dumps(SETTINGS))
    done = subprocess.run(
        [Path(sys.executable).with_name("openapi-python-client"), "generate", "--path", "openapi.json", "--meta", "none"]
        + ["--output-path", "sdl_client", "--config", "settings.json", "--fail-on-warning"],
        capture_output=True,
        text=True,
        timeout=120,
        cwd=tmp_path,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    monkeypatch.syspath_prepend(tmp_path)
    yield importlib.import_module("sdl_client")
    for name in [name for name in sys.modules if name.split(".")[0] == "sdl_client"]:
        del sys.modules[name]


def test_a_generated_client_can_test_an_app(bridge_hosting, client):
    connection = client.Client(base_url=bridge_hosting.url, timeout=30)
    models = importlib.import_module("sdl_client.models")

    def call(operation, *words, body=None, **more):
        module = importlib.import_module(f"sdl_client.api.{operation}")
        if body is not None:
            more["body"] = body[0].from_dict(body[1])
        answer = module.sync(*words, client=connection, **more)
        assert not isinstance(answer, models.Problem), answer
        return answer

    def expect(**words):
        return call("expect.bridge_expect", body=(models.BridgeExpectBody, words))

    def use(**words):
        return call("expect.bridge_use", body=(models.BridgeUseBody, words))

    expect(path="/headUnit/apps/hello/name", equals="Hello", timeoutMs=20_000)
    call("apps.head_unit_app_activate", "hello")
    expect(locator={"role": "text", "name": "Hello, driver"})
    use(role="softButton", name="Ask")
    expect(locator={"role": "overlay", "text": "Is everything OK?"})
    shown = call("apps.app_overlays", "hello").head_unit
    overlay = shown.overlays[shown.visible_overlay]
    assert (overlay.kind, overlay.app, overlay.state) == ("alert", "hello", "shown")
    pressed = use(role="overlayButton", name="Yes")
    expect(all=[{"locator": {"role": "text", "name": "Glad to hear"}}, {"locator": {"role": "overlay"}, "state": "absent"}])
    app = call("apps.app", "hello")
    assert (app.hmi_level, app.windows["0"].main_field_1) == ("FULL", "Glad to hear")
    assert [button.text for button in app.windows["0"].soft_buttons] == ["Greet", "Ask"]
    row = call("journal.log_row", pressed.seq).row
    assert (row.kind, row.command) == ("command", "bridge.use")
    assert call("apps.host", "HelloApp").state == "running"
    assert call("state.settings").head_unit.display.mode == "day"
    refused = importlib.import_module("sdl_client.api.apps.head_unit_app_activate").sync("unknown", client=connection)
    assert isinstance(refused, models.Problem) and refused.status == 404
