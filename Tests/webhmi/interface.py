"""Checks messages to the HMI against the official HMI API. Does nothing without a copy of the HMI API."""

import os
import xml.etree.ElementTree as XML
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

# Violations in messages that SDL Core itself sends. The HMIs depend on these messages.
ALLOWED = {"UI.Alert.duration: 0 < 3000", "UI.PerformInteraction.choiceSet: 0 elements < 1"}


def find():
    """Reads the HMI API from SDL_SPEC_DIR or ../shared/spec. Returns None if the folder has no HMI API."""
    folder = Path(os.environ.get("SDL_SPEC_DIR") or ROOT.parent / "shared" / "spec")
    file = folder / "HMI_API.xml"
    return Interface(file) if file.exists() else None


class Interface:
    def __init__(self, file):
        self.enums, self.structs, self.functions = {}, {}, {}
        for interface in XML.parse(file).getroot().iter("interface"):
            name = interface.get("name")
            for enum in interface.findall("enum"):
                names = [element.get("name") for element in enum.findall("element")]
                self.enums[f"{name}.{enum.get('name')}"] = names
            for struct in interface.findall("struct"):
                self.structs[f"{name}.{struct.get('name')}"] = struct.findall("param")
            for function in interface.findall("function"):
                key = (f"{name}.{function.get('name')}", function.get("messagetype"))
                self.functions[key] = function.findall("param")

    def violations(self, method, kind, params):
        """Returns the violations in a message to the HMI, each with its path."""
        known = self.functions.get((method, kind))
        if known is None:
            return [f"{method} is not a {kind} of the interface"]
        problems = self._members(params, known, method, method.partition(".")[0])
        return [problem for problem in problems if problem not in ALLOWED]

    def _members(self, value, params, path, interface):
        if not isinstance(value, dict):
            return [f"{path}: not an object"]
        names = {param.get("name"): param for param in params}
        problems = [f"{path}.{name}: unknown" for name in value if name not in names]
        for name, param in names.items():
            if name in value:
                problems += self._value(value[name], param, f"{path}.{name}", interface)
            elif param.get("mandatory", "true") == "true":
                problems.append(f"{path}.{name}: missing")
        return problems

    def _value(self, value, param, path, interface):
        if param.get("array") != "true":
            return self._one(value, param, path, interface)
        if not isinstance(value, list):
            return [f"{path}: not an array"]
        problems = self._bounds(len(value), param.get("minsize"), param.get("maxsize"), path, " elements")
        for index, element in enumerate(value):
            problems += self._one(element, param, f"{path}[{index}]", interface)
        return problems

    def _one(self, value, param, path, interface):
        kind = param.get("type")
        if kind == "Boolean":
            return [] if isinstance(value, bool) else [f"{path}: not a Boolean"]
        if kind in ("Integer", "Float"):
            fits = isinstance(value, int if kind == "Integer" else (int, float)) and not isinstance(value, bool)
            bounds = (param.get("minvalue"), param.get("maxvalue"))
            return self._bounds(value, *bounds, path) if fits else [f"{path}: not of type {kind}"]
        if kind == "String":
            bounds = (param.get("minlength"), param.get("maxlength"))
            return self._bounds(len(value), *bounds, path, " long") if isinstance(value, str) else [f"{path}: not a String"]
        name = kind if "." in kind else f"{interface}.{kind}"
        if name in self.enums:
            return [] if value in self.enums[name] else [f"{path}: {value} is not a value of {name}"]
        return self._members(value, self.structs[name], path, name.partition(".")[0])

    @staticmethod
    def _bounds(value, least, most, path, unit=""):
        problems = []
        if least is not None and value < float(least):
            problems.append(f"{path}: {value}{unit} < {least}")
        if most is not None and value > float(most):
            problems.append(f"{path}: {value}{unit} > {most}")
        return problems
