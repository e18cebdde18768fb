"""Checks commands against the bridge's OpenAPI contract. The double itself accepts any command."""

import json
from pathlib import Path

from jsonschema import Draft202012Validator

CONTRACT = Path(__file__).resolve().parents[2] / "openapi" / "bridge.json"


def _validators():
    contract = json.loads(CONTRACT.read_text())
    for path, operations in contract["paths"].items():
        for operation in operations.values():
            if isinstance(operation, dict) and "x-command" in operation:
                yield operation["x-command"], Draft202012Validator(_schema(contract, path, operation))


def _schema(contract, path, operation):
    """Returns the schema of the body and the path parameters. Over the socket, both are members of `params`."""
    content = operation.get("requestBody", {}).get("content", {})
    body = content.get("application/json", {}).get("schema", {"type": "object", "additionalProperties": False})
    named = {one["name"]: one.get("schema", {}) for one in operation.get("parameters", []) if one.get("in") in ("path", "query")}
    needed = [name for name in named if f"{{{name}}}" in path]
    return {
        "components": contract["components"],
        **body,
        "properties": {**body.get("properties", {}), **named},
        "required": [*body.get("required", []), *needed],
    }


_VALIDATORS = dict(_validators())


def faults(command, params):
    """Returns the reasons why the bridge would reject the command; an empty list if the bridge would accept the command."""
    validator = _VALIDATORS.get(command)
    if validator is None:
        return [f"unknown command {command}"]
    return [f"{command}: {error.message}" for error in validator.iter_errors(params)]
