"""The served contract, tried by a machine that knows nothing else: schemathesis from PyPI."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

# A schema cannot say whether an app is there or a button is shown, so what it allows may be refused all the same.
CHECKS = ",".join(
    [
        "not_a_server_error",
        "status_code_conformance",
        "content_type_conformance",
        "response_headers_conformance",
        "response_schema_conformance",
        "negative_data_rejection",
        "unsupported_method",
    ]
)


# A share in each check, thousands of cases by night.
EXAMPLES = os.environ.get("SDL_CONTRACT_EXAMPLES", "4")
SECONDS = int(os.environ.get("SDL_CONTRACT_SECONDS", "15"))
SEED = os.environ.get("SDL_CONTRACT_SEED", "7")


def test_nothing_breaks_the_contract(bridge_hosting, tmp_path):
    bridge_hosting.until("/appOrder", lambda apps: apps == ["hello"])
    st = Path(sys.executable).with_name("st")
    if not st.exists():
        pytest.fail(f"{st} is not there: run scripts/setup test, and the tests with its Python")
    done = subprocess.run(
        [st, "run", f"{bridge_hosting.url}/openapi.json", "--checks", CHECKS, "--max-examples", EXAMPLES]
        # A stream that never ends; the story of events reads it.
        + ["--exclude-path", "/v1/events", "--phases", "coverage,fuzzing", "--generation-database", "none"]
        + ["--request-timeout", "70", "--seed", SEED, "--no-color", "--max-time", str(SECONDS)],
        capture_output=True,
        text=True,
        timeout=2 * SECONDS + 120,
        cwd=tmp_path,
    )
    print(done.stdout[-2000:])
    assert done.returncode == 0, done.stdout[-6000:]
    assert bridge_hosting.get("/livez") == {"status": "pass"}


@pytest.mark.parametrize(("path", "key"), [("/openapi.json", "openapi"), ("/asyncapi.json", "asyncapi")])
def test_the_documents_are_served_as_they_stand_in_the_repository(bridge, path, key):
    kept = Path(__file__).parents[2] / "openapi" / {"openapi": "bridge.json", "asyncapi": "events.json"}[key]
    assert bridge.get(path) == json.loads(kept.read_text())
