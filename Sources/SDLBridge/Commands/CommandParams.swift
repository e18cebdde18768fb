import JSON
import Journaling
import SDLHeadUnit
import SDLLog
import SDLSupport
import WebServing

/// The parameters of a command, already checked against the command's schema: required members exist, and all types are
/// correct.
struct CommandParams: Sendable {
    let json: JSONValue
    /// Returns the current profile of the head unit, for commands whose parameters depend on the profile.
    private(set) var profile: @Sendable () -> Profile? = { nil }

    /// Checks `json` against `schema`. Throws a problem that lists all violations with their paths.
    init(_ json: JSONValue, fitting schema: Schema) throws(Problem) {
        let wrong = schema.violations(in: json)
        guard wrong.isEmpty else { throw Problem(wrong) }
        self.json = json
    }

    private init(part: JSONValue) { json = part }

    /// Returns a copy of these parameters whose `profile` is the profile of the head unit in `state`.
    func on(_ state: StateReading) -> CommandParams {
        var params = self
        params.profile = { state.value(at: ["headUnit", "profile"]).flatMap { try? Profile(JSONValue(of: $0)) } }
        return params
    }

    /// Returns the object in the member `name`, or an empty object if the member does not exist.
    func part(_ name: String) -> CommandParams { CommandParams(part: json[name] ?? .object([:])) }

    /// Returns the objects of the array in the member `name`; empty if the member does not exist.
    func parts(_ name: String) -> [CommandParams] { (json[name]?.array ?? []).map { CommandParams(part: $0) } }

    func text(_ name: String) -> String { optionalText(name) ?? needed(name, or: "") }
    func optionalText(_ name: String) -> String? { json[name]?.string }

    func integer(_ name: String) -> Int { optionalInteger(name) ?? needed(name, or: 0) }
    func optionalInteger(_ name: String) -> Int? { json[name]?.wholeNumber }

    func boolean(_ name: String) -> Bool { optionalBoolean(name) ?? needed(name, or: false) }
    func optionalBoolean(_ name: String) -> Bool? { json[name]?.bool }

    func texts(_ name: String) -> [String]? { json[name]?.array?.compactMap(\.string) }

    /// Handles a missing member that the command reads although the command's schema does not require the member. A
    /// debug build stops with a message that names the member; a release build returns `fallback`.
    private func needed<Value>(_ name: String, or fallback: Value) -> Value {
        assertionFailure("\(name) is read, but the command's schema does not require it")
        return fallback
    }

    func one<Name: RawRepresentable<String> & CaseIterable>(
        of type: Name.Type, _ name: String, default fallback: Name
    ) -> Name {
        optionalText(name).flatMap { Name(rawValue: $0) } ?? fallback
    }

    func mode() -> PressMode { one(of: PressMode.self, "mode", default: .short) }

    /// Returns the description of an element on the screen. `id` is the name of the member that contains the element's
    /// number. The member `text` contains the element's text. Throws an error if both members are missing.
    func target(_ id: String) throws(Problem) -> Target {
        let target = Target(id: optionalInteger(id), text: optionalText("text"))
        guard target.id != nil || target.text != nil else {
            throw Problem(
                .unprocessable, detail: "Neither \(id) nor text is given.", hint: "Give one of them.")
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
            throw Problem(.unprocessable, detail: "\(name) is not valid base64.")
        }
        return bytes
    }
}
