"""Tests the served OpenAPI contract with schemathesis."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

# A schema cannot express whether an app is connected or a button is shown, so valid requests may still be refused.
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


# Each check runs a few examples. The nightly run uses thousands of examples.
EXAMPLES = os.environ.get("SDL_CONTRACT_EXAMPLES", "4")
SECONDS = int(os.environ.get("SDL_CONTRACT_SECONDS", "15"))
SEED = os.environ.get("SDL_CONTRACT_SEED", "7")


def test_generated_requests_follow_the_contract(bridge_hosting, tmp_path):
    bridge_hosting.until("/appOrder", lambda apps: apps == ["hello"])
    st = Path(sys.executable).with_name("st")
    if not st.exists():
        pytest.fail(f"{st} is missing: run scripts/setup test, and run the tests with the Python of .venv")
    done = subprocess.run(
        [st, "run", f"{bridge_hosting.url}/openapi.json", "--checks", CHECKS, "--max-examples", EXAMPLES]
        # This stream never ends. test_drive.py tests the stream.
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
def test_the_served_documents_are_equal_to_the_files_in_the_repository(bridge, path, key):
    kept = Path(__file__).parents[2] / "openapi" / {"openapi": "bridge.json", "asyncapi": "events.json"}[key]
    assert bridge.get(path) == json.loads(kept.read_text())
