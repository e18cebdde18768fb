import JSON
import Journaling
import SDLHeadUnit
import SDLLog
import SDLSupport
import WebServing

/// A command's parameters, once they were held against their schema: what is read here is there and of its type.
struct CommandParams: Sendable {
    let json: JSONValue
    /// The profile in force, where a command is read by it.
    private(set) var profile: @Sendable () -> Profile? = { nil }

    /// The one way in: what does not fit is thrown, each thing by its place.
    init(_ json: JSONValue, fitting schema: Schema) throws(Problem) {
        let wrong = schema.violations(in: json)
        guard wrong.isEmpty else { throw Problem(wrong) }
        self.json = json
    }

    private init(part: JSONValue) { json = part }

    /// The same, read by the head unit that a state shows.
    func on(_ state: StateReading) -> CommandParams {
        var params = self
        params.profile = {
            guard let node = state.value(at: ["headUnit", "profile"]) else { return nil }
            return (try? JSONValue(parsing: node.json)).flatMap { try? Profile($0) }
        }
        return params
    }

    /// An object within them; an empty one where there is none.
    func part(_ name: String) -> CommandParams { CommandParams(part: json[name] ?? .object([:])) }

    /// The objects of an array.
    func parts(_ name: String) -> [CommandParams] { (json[name]?.array ?? []).map { CommandParams(part: $0) } }

    func text(_ name: String) -> String { optionalText(name) ?? needed(name, or: "") }
    func optionalText(_ name: String) -> String? { json[name]?.string }

    func integer(_ name: String) -> Int { optionalInteger(name) ?? needed(name, or: 0) }
    func optionalInteger(_ name: String) -> Int? { json[name]?.wholeNumber }

    func boolean(_ name: String) -> Bool { optionalBoolean(name) ?? needed(name, or: false) }
    func optionalBoolean(_ name: String) -> Bool? { json[name]?.bool }

    func texts(_ name: String) -> [String]? { json[name]?.array?.compactMap(\.string) }

    /// A schema that does not need what its command reads is a fault of ours, which tests find.
    private func needed<Value>(_ name: String, or fallback: Value) -> Value {
        assertionFailure("\(name) is read, and its schema does not need it")
        return fallback
    }

    func one<Name: RawRepresentable<String> & CaseIterable>(
        of type: Name.Type, _ name: String, default fallback: Name
    ) -> Name {
        optionalText(name).flatMap { Name(rawValue: $0) } ?? fallback
    }

    func mode() -> PressMode { one(of: PressMode.self, "mode", default: .short) }

    /// A thing on the screen by its number or its text.
    func target(_ id: String) throws(Problem) -> Target {
        let target = Target(id: optionalInteger(id), text: optionalText("text"))
        guard target.id != nil || target.text != nil else {
            throw Problem(
                .unprocessable, detail: "Neither \(id) nor text is given.", hint: "Name what is meant by one of them.")
        }
        return target
    }

    func settings() -> HeadUnitSettings {
        var settings = HeadUnitSettings()
        let display = part("display")
        settings.mode = display.optionalText("mode")
        settings.distraction = display.optionalText("distraction")
        settings.inputMode = display.optionalText("inputMode")
        let language = part("language")
        settings.languageUI = language.optionalText("ui")
        settings.languageVR = language.optionalText("vr")
        settings.languageTTS = language.optionalText("tts")
        settings.popupPolicy = optionalText("popupPolicy")
        let link = part("link")
        settings.linkLatencyMs = link.optionalInteger("latencyMs")
        settings.linkLossPercent = link.optionalInteger("lossPercent")
        let control = part("remoteControl")
        settings.access = control.optionalText("accessMode")
        settings.allowsControl = control.optionalBoolean("allowed")
        return settings
    }

    func touch() -> TouchCommand {
        TouchCommand(
            kind: one(of: TouchCommand.Kind.self, "type", default: .begin),
            points: parts("points").map { point in
                TouchCommand.Point(
                    id: point.optionalInteger("id") ?? 0, x: point.integer("x"), y: point.integer("y"))
            })
    }

    func bytes(_ name: String) throws(Problem) -> [UInt8] {
        guard let bytes = Base64.decode(text(name)) else {
            throw Problem(.unprocessable, detail: "\(name) is not base64.")
        }
        return bytes
    }
}
