"""Tests that the client is generated from the contract, has each operation of the contract, and is typed."""

import asyncio
import json
import re
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from urllib.parse import parse_qsl

import httpcore
import pytest
from python_package import ROOT, SOURCES, run_async
from sdlbridge import AsyncClient, BridgeEndedError, Client, RefusedError

CONTRACT = json.loads((ROOT / "openapi/bridge.json").read_text())
OPERATIONS = [
    (operation["operationId"], verb.upper(), path, operation)
    for path, verbs in CONTRACT["paths"].items()
    for verb, operation in verbs.items()
]


def snake(name):
    name = re.sub(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])", "_", name).replace(".", "_").lower()
    return f"{name}_" if name in ("not", "from") else name


def body_of(operation):
    schema = operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
    return schema, list((schema or {}).get("properties", {}))


def arguments(operation):
    """Returns a value for each parameter. The generated method must accept all values."""
    named = [parameter for parameter in operation.get("parameters", []) if "name" in parameter]
    values = {snake(parameter["name"]): f"a/{parameter['name']}" for parameter in named}
    schema, members = body_of(operation)
    values |= {snake(member): f"the {member}" for member in members}
    if schema and not members and schema["additionalProperties"] is not False:
        values["body"] = {"speed": None}
    return values


def answer(operation):
    kind = next(iter(next(value for status, value in operation["responses"].items() if status[0] == "2")["content"]))
    return httpcore.Response(200, content=b'{"kind": "' + kind.encode() + b'"}'), kind


class Pool(httpcore.ConnectionPool):
    """Connections to a server that is a function."""

    def __init__(self, handle):
        super().__init__()
        self.handle_request = handle


class AsyncPool(httpcore.AsyncConnectionPool):
    def __init__(self, handle):
        super().__init__()
        self.handle = handle

    async def handle_async_request(self, request):
        return self.handle(request)


def expected_path(path, operation):
    for name in [parameter["name"] for parameter in operation.get("parameters", []) if parameter.get("in") == "path"]:
        path = path.replace(f"{{{name}}}", f"a%2F{name}")
    return path


def check(sent, result, verb, path, operation):
    """Asserts that a request matches the contract."""
    [(method, target, content)] = sent
    target, _, words = target.partition("?")
    assert (method, target) == (verb, expected_path(path, operation))
    queries = [parameter["name"] for parameter in operation.get("parameters", []) if parameter.get("in") == "query"]
    assert dict(parse_qsl(words)) == {name: f"a/{name}" for name in queries}
    schema, members = body_of(operation)
    if schema is None:
        assert not content
    else:
        takes_any = not members and schema["additionalProperties"] is not False
        assert json.loads(content) == ({"speed": None} if takes_any else {member: f"the {member}" for member in members})
    _, kind = answer(operation)
    text = f'{{"kind": "{kind}"}}'
    if kind == "application/json":
        assert result == json.loads(text)
    else:
        assert (result.decode() if isinstance(result, bytes) else result) == text


@pytest.mark.parametrize(("name", "verb", "path", "operation"), OPERATIONS, ids=[name for name, *_ in OPERATIONS])
def test_each_operation_sends_the_request_of_the_contract(name, verb, path, operation):
    sent = []

    def handle(request):
        content = b"".join(request.stream) if isinstance(request.stream, Iterable) else b""
        sent.append((request.method.decode(), request.url.target.decode(), content))
        return answer(operation)[0]

    result = getattr(Client("http://car", pool=Pool(handle)), snake(name))(**arguments(operation))
    check(sent, result if isinstance(result, (dict, str, bytes)) else b"".join(result), verb, path, operation)

    async def run():
        client = AsyncClient("http://car", pool=AsyncPool(handle))
        pending = getattr(client, snake(name))(**arguments(operation))
        return await pending if asyncio.iscoroutine(pending) else b"".join([part async for part in pending])

    sent.clear()
    check(sent, run_async(run()), verb, path, operation)


def test_headers_and_problems():
    def handle(request):
        assert {(b"Authorization", b"Bearer secret"), (b"If-Match", b'"7"')} <= set(request.headers)
        errors = [{"pointer": "/mode", "detail": '"dusk" is no value'}]
        problem = {"title": "Bad Request", "status": 400, "detail": "the body has 1 error", "errors": errors}
        return httpcore.Response(400, content=json.dumps(problem).encode())

    client = Client("http://car", "secret", pool=Pool(handle)).having(if_match='"7"')
    with pytest.raises(RefusedError) as raised:
        client.head_unit_set(display={"mode": "night"})
    assert str(raised.value) == 'PATCH /v1/head-unit: the body has 1 error\n  /mode: "dusk" is no value'


@pytest.mark.parametrize(
    ("error", "text"),
    [
        (httpcore.ReadTimeout(), "The bridge at http://car has not answered within 90 seconds."),
        (
            httpcore.ConnectError("[Errno 111] Connection refused"),
            "The bridge at http://car does not answer: [Errno 111] Connection refused.",
        ),
    ],
)
def test_a_failed_connection_is_one_clear_error(error, text):
    def handle(request):
        raise error

    with pytest.raises(BridgeEndedError) as raised:
        Client("http://car", pool=Pool(handle)).script(to="curl")
    assert str(raised.value) == f"GET /v1/script: {text}"


def test_the_generated_files_are_fresh(tmp_path):
    subprocess.run([sys.executable, ROOT / "scripts/write-client", tmp_path], check=True)
    written = sorted(path.relative_to(tmp_path) for path in tmp_path.rglob("*.py"))
    stale = [str(path) for path in written if (tmp_path / path).read_text() != (SOURCES / "sdlbridge" / path).read_text()]
    assert len(written) >= 6 and not stale, f"run scripts/write-client: {stale}"


def test_the_reference_is_fresh(tmp_path):
    subprocess.run([sys.executable, ROOT / "scripts/write-python-reference", tmp_path / "reference.md"], check=True)
    fresh = (tmp_path / "reference.md").read_text()
    assert fresh == (ROOT / "docs/python-reference.md").read_text(), "run scripts/write-python-reference"


def test_the_package_has_the_version_of_the_contract():
    version = re.search(r'^version = "(.*)"$', (ROOT / "python/pyproject.toml").read_text(), re.M)[1]
    assert version == CONTRACT["info"]["version"]


# Each line that must be refused ends with a comment.
USAGE = """
from __future__ import annotations
from sdlbridge import AsyncBridge, Bridge, Client, expect, models

def use(car: Bridge, client: Client) -> models.Version:
    car.app("Music").activate()
    expect(car.screen.text("mainField1")).to_have("Low Tide")
    expect(car.get_by_role("softButton", name="Love")).to_be_visible()
    rows: list[models.Row] = car.log.expect("rpc:Alert")
    client.head_unit_set(display={"mode": "night"})
    client.head_unit_set(display={"mode": "dusk"})  # wrong
    car.get_by_role("button", name="Love")  # wrong
    expect(car.screen.text("mainField1")).to_be_visible()  # wrong
    return client.version()

async def use_async(car: AsyncBridge) -> None:
    await expect(car.screen.text("mainField1")).to_have("Low Tide")
    seq: int = (await car.api.bridge_reset())["seq"]
    seq = await car.api.bridge_reset()  # wrong
"""


@pytest.mark.parametrize("checker", ["mypy", pytest.param("pyright", marks=pytest.mark.nightly)])
def test_types(checker, tmp_path):
    usage = tmp_path / "usage.py"
    usage.write_text(USAGE)
    bin = Path(sys.executable).parent
    settings = {"extraPaths": [str(SOURCES)], "pythonVersion": "3.9", "reportMissingModuleSource": False}
    (tmp_path / "pyrightconfig.json").write_text(json.dumps(settings))
    options = {
        "mypy": ["--config-file", ROOT / "python/pyproject.toml", "--cache-dir", tmp_path / "cache", "--no-error-summary"],
        "pyright": ["--pythonpath", sys.executable, "--project"],
    }[checker]
    runs = {"mypy": [[SOURCES, usage]], "pyright": [[ROOT / "python"], [tmp_path]]}[checker]
    output = ""
    for what in runs:
        output += subprocess.run([bin / checker, *options, *what], cwd=ROOT, capture_output=True, text=True).stdout
    wrong = [number for number, line in enumerate(USAGE.splitlines(), 1) if line.endswith("# wrong")]
    errors = [line for line in output.splitlines() if re.search(r"\berror:? ", line)]
    assert [int(re.search(r"usage\.py:(\d+)", line)[1]) for line in errors if "usage.py" in line] == wrong, output
    assert len(errors) == len(wrong) and (checker == "mypy" or "0 errors" in output), output
