import JSON
import SDLSupport

/// Writes a recording as a Swift test for `SDLTesting`. The test has the same form as the tests that `sdl-bridge new`
/// creates.
struct SwiftTestWriter: ScriptWriter {
    let recording: Recording
    let comment = "//"
    let indent = "    "
    let tail = "    await car.stop()\n}"

    /// The Swift types of the apps. The name of an app's program is also the name of the app's type.
    private var types: [String] {
        recording.apps.values.map { $0.program ?? $0.name.filter { $0.isLetter || $0.isNumber } }
    }

    var head: String {
        let profile = recording.otherProfile.map { "profile: \(Self.literal($0))" } ?? ""
        let imports =
            ["SDLTesting", "Testing"].map { "import \($0)" } + [""] + types.map { "@testable import \($0)" }
        let runs = types.map { "    try await car.run(\($0).self)" }
        return """
            // Recorded by SDL Bridge. Add the file to the tests of your app's package.
            \(imports.joined(separator: "\n"))

            @MainActor
            @Test func `a recorded session`() async throws {
                let car = try await SDLTestCar(\(profile))
            \((runs + ["    try await car.perform(\"headUnit.clock.resume\")"]).joined(separator: "\n"))
            """
    }

    func command(_ command: String, _ params: JSONValue, _ front: String?) -> String {
        let members = params.object ?? [:]
        switch (command, members.keys) {
        case ("headUnit.app.activate", ["app"]): return call("activate", Self.literal(params["app"]?.string ?? ""))
        case ("bridge.use", ["role", "name"]):
            let (name, role) = (params["name"]?.string ?? "", params["role"]?.string ?? "")
            return call("press", Self.literal(name), "role: \(Self.literal(role))")
        case ("headUnit.clock.advance", _): return call("advance", "by: .milliseconds(\(params["ms"]?.int ?? 0))")
        case (_, []): return call("perform", Self.literal(command))
        default:
            guard !command.hasPrefix("apps.") else {
                return "\(comment) \(command) \(params) is left out, because the app runs in the process of the test."
            }
            return call("perform", Self.literal(command), Self.raw("\(params)"))
        }
    }

    func expect(_ words: JSONValue, _ seconds: Int?, _ front: String?) -> String {
        let limit = seconds.map { ["within: .seconds(\($0))"] } ?? []
        let locator = words["locator"]
        let isVisible = (words["state"]?.string ?? "visible") == "visible"
        switch words.object?.keys ?? [] {
        case ["path", "equals"]:
            let value = Self.raw("\(words["equals"] ?? .null)")
            return call("expect", [Self.literal(words["path"]?.string ?? ""), "equals: \(value)"] + limit)
        case ["path", "exists"] where words["exists"] == true:
            return call("expect", [Self.literal(words["path"]?.string ?? "")] + limit)
        case ["q"]: return call("expect", ["row: \(Self.literal(words["q"]?.string ?? ""))"] + limit)
        case ["locator"] where locator?.object?.keys == ["role", "name"],
            ["locator", "state"] where locator?.object?.keys == ["role", "name"] && isVisible:
            let (name, role) = (locator?["name"]?.string ?? "", locator?["role"]?.string ?? "")
            return call("expect", ["visible: \(Self.literal(name))", "role: \(Self.literal(role))"] + limit)
        default: return call("expect", ["json: \(Self.raw("\(words)"))"] + limit)
        }
    }

    private func call(_ name: String, _ arguments: String...) -> String { call(name, arguments) }

    private func call(_ name: String, _ arguments: [String]) -> String {
        "try await car.\(name)(\(arguments.joined(separator: ", ")))"
    }

    private static func literal(_ text: String) -> String {
        let letters = text.unicodeScalars.map { scalar -> String in
            switch scalar {
            case "\\": "\\\\"
            case "\"": "\\\""
            case "\n": "\\n"
            case _ where scalar.value < 0x20: "\\u{\(String(scalar.value, radix: 16))}"
            default: String(scalar)
            }
        }
        return "\"\(letters.joined())\""
    }

    /// Returns a raw string literal. The literal contains the JSON text without escapes.
    private static func raw(_ text: String) -> String {
        var signs = "#"
        while text.contains("\"\(signs)") || text.contains("\\\(signs)") { signs += "#" }
        return "\(signs)\"\(text)\"\(signs)"
    }
}
