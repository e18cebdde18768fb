import JSON
import Journaling
import SDLSupport

/// Writes a recording as a test for pytest. The test uses the Python package `sdlbridge`.
struct PytestWriter: ScriptWriter {
    let recording: Recording
    let comment = "#"
    let indent = "    "
    let tail = ""

    var head: String {
        let programs = recording.programs.map(Self.literal).joined(separator: ", ")
        let marks =
            (programs.isEmpty ? [] : ["pytest.mark.sdl_apps(\(programs))"])
            + (recording.otherProfile.map { ["pytest.mark.sdl_profile(\(Self.literal($0)))"] } ?? [])
        let mark =
            marks.isEmpty
            ? "" : "\npytestmark = \(marks.count == 1 ? marks[0] : "[\(marks.joined(separator: ", "))]")\n"
        let expects = recording.steps.contains {
            if case .expect(let words, _) = $0.kind { words["q"] == nil } else { false }
        }
        let imports = (marks.isEmpty ? "" : "import pytest\n") + (expects ? "from sdlbridge import expect\n" : "")
        return "\"\"\"Recorded by SDL Bridge. Run it with pytest.\"\"\"\n\n\(imports)\(mark)\n\ndef test_recorded(car):"
            + (recording.steps.isEmpty ? "\n    pass" : "")
    }

    // MARK: Actions

    func command(_ command: String, _ params: JSONValue, _ front: String?) -> String {
        let name = command.split(separator: ".").last.map(String.init) ?? ""
        func has(_ names: String...) -> Bool { params.object?.keys.allSatisfy(names.contains) ?? true }
        func text(_ name: String) -> String { Self.literal(params[name]?.string ?? "") }
        switch command {
        case "headUnit.app.activate", "headUnit.app.background", "headUnit.app.close":
            return "\(app(params["app"]?.string ?? "")).\(name)()"
        case "bridge.use": return use(params) ?? operation(command, params)
        case "headUnit.menu.open" where has("menuID") && (params["menuID"]?.int ?? 0) == 0: return "car.menu.open()"
        case "headUnit.menu.close": return "car.menu.close()"
        case "headUnit.button" where has("name", "mode"):
            let mode = params["mode"] == nil || params["mode"] == "short" ? "" : ", \(text("mode"))"
            return "car.press_button(\(text("name"))\(mode))"
        case "headUnit.voice": return "car.say(\(text("text")))"
        case "headUnit.overlay.type" where has("text"),
            "headUnit.overlay.submit" where has("text") && params["text"] != nil:
            return "car.overlay.\(name)(\(text("text")))"
        case "headUnit.overlay.slide" where has("position"): return "car.overlay.slide(\(params["position"]?.int ?? 1))"
        case "headUnit.overlay.save" where has(), "headUnit.overlay.cancel" where has(): return "car.overlay.\(name)()"
        case "headUnit.touch.tap" where has("x", "y"):
            return "car.tap(\(params["x"]?.int ?? 0), \(params["y"]?.int ?? 0))"
        case "headUnit.vehicle.set": return "car.vehicle.set(\(Self.python(params)))"
        case "headUnit.drive.start" where has("builtIn", "speed", "loop"):
            return
                "car.drive.start(\(text("builtIn"))\(Self.arguments(params, without: ["builtIn"]).map { ", \($0)" }.joined()))"
        case "headUnit.drive.pause", "headUnit.drive.resume", "headUnit.drive.stop": return "car.drive.\(name)()"
        case "headUnit.drive.seek": return "car.drive.seek(\((params["positionMs"]?.double ?? 0) / 1_000))"
        case "headUnit.clock.advance": return "car.clock.advance(\((params["ms"]?.double ?? 0) / 1_000))"
        case "headUnit.clock.pause", "headUnit.clock.resume", "headUnit.clock.step": return "car.clock.\(name)()"
        case "headUnit.profile.use": return "car.profile.use(\(text("id")))"
        case "headUnit.faults.add" where has("function", "result", "info", "app", "times"):
            let more = Self.arguments(params, without: ["function", "result"]).map { ", \($0)" }.joined()
            return "car.faults.add(\(text("function")), \(text("result"))\(more))"
        default: return operation(command, params)
        }
    }

    private func app(_ key: String) -> String { "car.app(\(Self.literal(recording.apps[key]?.name ?? key)))" }

    private func use(_ params: JSONValue) -> String? {
        let target = locator(params, of: params["app"]?.string.map(app) ?? "car")
        let manners = ["mode", "type", "submit", "position"].filter { params[$0] != nil }
        guard let target, manners.count <= 1 else { return nil }
        switch manners.first {
        case nil: return "\(target).press()"
        case "mode":
            return params["mode"] == "long"
                ? "\(target).long_press()" : params["mode"] == "short" ? "\(target).press()" : nil
        case "position": return "\(target).slide(\(params["position"]?.int ?? 1))"
        case let manner?: return "\(target).\(manner)(\(Self.python(params[manner])))"
        }
    }

    private func locator(_ members: JSONValue, of owner: String) -> String? {
        guard let role = members["role"]?.string else { return nil }
        if role == "overlay", members["name"] == nil, members["text"] == nil, members["id"] == nil {
            return "car.overlay"
        }
        let more = ["name", "text", "id"].compactMap { name in
            members[name].map { ", \(name)=\(Self.python($0))" }
        }
        return "\(owner).get_by_role(\(Self.literal(role))\(more.joined()))"
    }

    /// Returns the Python code that calls the generated method for a command.
    private func operation(_ command: String, _ params: JSONValue) -> String {
        let definition = CommandDefinition.byName[command]
        let places = (definition?.fields ?? []).map(\.name).filter { definition?.path.contains("{\($0)}") == true }
        let arguments = places.map { Self.python(params[$0]) }
        if definition?.isOpen == true { return "car.api.\(Self.snake(command))(\(Self.python(params)))" }
        return
            "car.api.\(Self.snake(command))(\((arguments + Self.arguments(params, without: places)).joined(separator: ", ")))"
    }

    // MARK: Expectations

    private static let states = [
        "visible": "to_be_visible", "hidden": "to_be_hidden", "present": "to_be_present", "absent": "to_be_absent",
    ]
    private static let predicates = [
        "equals": "to_have", "not": "not_to_have", "oneOf": "to_be_one_of", "contains": "to_contain",
        "matches": "to_match", "atLeast": "to_be_at_least", "atMost": "to_be_at_most",
    ]

    func expect(_ words: JSONValue, _ seconds: Int?, _ front: String?) -> String {
        let limit = seconds.map { ", timeout=\($0)" } ?? ""
        if let filter = words["q"] {
            let count = words["count"].map { ", count=\(Self.python($0))" } ?? ""
            return "car.log.expect(\(Self.python(filter))\(count)\(limit))"
        }
        if let target = words["locator"].flatMap({ locator($0, of: $0["app"]?.string.map(app) ?? "car") }) {
            return "expect(\(target)\(limit)).\(Self.states[words["state"]?.string ?? "visible"] ?? "to_be_visible")()"
        }
        guard let path = words["path"]?.string, let predicate = words.object?.first(where: { $0.key != "path" }) else {
            return "car.wait_for(\(Self.python(words)), \"a condition\"\(limit))"
        }
        let value = "expect(\(value(at: path, front))\(limit))"
        if predicate.key == "exists" { return "\(value).\(predicate.value == false ? "not_to_exist" : "to_exist")()" }
        return "\(value).\(Self.predicates[predicate.key] ?? "to_have")(\(Self.python(predicate.value)))"
    }

    /// Returns the Python expression that reads the value at the JSON pointer `pointer`.
    private func value(at pointer: String, _ front: String?) -> String {
        let keys = StatePath(pointer: pointer)?.keys ?? []
        func list(_ keys: ArraySlice<String>) -> String {
            keys.map { Int($0).map(String.init) ?? Self.literal($0) }.joined(separator: ", ")
        }
        if keys.starts(with: ["headUnit", "apps"]), keys.count > 3 {
            guard keys[2] == front, keys.count > 5, keys[3...4].elementsEqual(["windows", "0"]) else {
                return recording.apps[keys[2]] == nil
                    ? "car.value(\(Self.literal(pointer)))" : "\(app(keys[2])).value(\(list(keys[3...])))"
            }
            if keys.count > 6 { return "car.screen.value(\(list(keys[5...])))" }
            return keys[5] == "template" ? "car.screen.template" : "car.screen.text(\(Self.literal(keys[5])))"
        }
        if pointer == "/headUnit/drive/phase" { return "car.drive.phase" }
        if keys.starts(with: ["headUnit", "vehicle"]), keys.count > 2 {
            return "car.vehicle.value(\(list(keys[2...])))"
        }
        return "car.value(\(Self.literal(pointer)))"
    }

    // MARK: Python

    private static func arguments(_ params: JSONValue, without names: [String]) -> [String] {
        (params.object ?? [:]).filter { !names.contains($0.key) }.map { "\(snake($0.key))=\(python($0.value))" }
    }

    /// The keywords of Python that are also names of parameters, and therefore cannot be used as Python arguments.
    private static let keywords: Set<String> = ["from", "not", "in", "is", "global", "class", "pass"]

    /// Returns the name that `scripts/write-client` gives to an operation or a parameter.
    private static func snake(_ name: String) -> String {
        let letters = Array(name)
        let words = letters.indices.map { place -> String in
            let (letter, before) = (letters[place], place > 0 ? letters[place - 1] : ".")
            let endsCapitals = before.isUppercase && place + 1 < letters.count && letters[place + 1].isLowercase
            let begins = letter.isUppercase && (before.isLowercase || before.isNumber || endsCapitals)
            return (begins ? "_" : "") + (letter == "." || letter == "-" ? "_" : letter.lowercased())
        }
        return keywords.contains(words.joined()) ? "\(words.joined())_" : words.joined()
    }

    private static func literal(_ text: String) -> String { "\(JSONValue.string(text))" }

    private static func python(_ value: JSONValue?) -> String {
        switch value {
        case nil, .null: "None"
        case .bool(let isTrue): isTrue ? "True" : "False"
        case .array(let values): "[\(values.map { python($0) }.joined(separator: ", "))]"
        case .object(let members):
            "{\(members.map { "\(literal($0.key)): \(python($0.value))" }.joined(separator: ", "))}"
        case let other?: "\(other)"
        }
    }
}
