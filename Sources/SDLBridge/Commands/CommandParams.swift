import JSON
import SDLHeadUnit
import SDLSupport
import WebServing

/// A command's parameters, read one by one; what is wrong is told by its name.
struct CommandParams: Sendable {
    let json: JSONValue

    init(_ json: JSONValue) throws(Problem) {
        guard json.object != nil else {
            throw Problem(
                .badRequest, detail: "A command's parameters are an object.", hint: "Send {} where there are none.")
        }
        self.json = json
    }

    func text(_ name: String) throws(Problem) -> String {
        guard let text = try optionalText(name) else { throw missing(name, "a text") }
        return text
    }

    func optionalText(_ name: String) throws(Problem) -> String? {
        guard let value = json[name] else { return nil }
        guard let text = value.string else { throw wrong(name, "a text", value) }
        return text
    }

    func integer(_ name: String, in range: ClosedRange<Int> = .min ... .max) throws(Problem) -> Int {
        guard let number = try optionalInteger(name) else { throw missing(name, "a whole number") }
        guard range.contains(number) else {
            throw Problem(
                .unprocessable, detail: "\(name): \(number) is not from \(range.lowerBound) to \(range.upperBound).")
        }
        return number
    }

    func optionalInteger(_ name: String) throws(Problem) -> Int? {
        guard let value = json[name] else { return nil }
        guard let number = value.wholeNumber else { throw wrong(name, "a whole number", value) }
        return number
    }

    func optionalBoolean(_ name: String) throws(Problem) -> Bool? {
        guard let value = json[name] else { return nil }
        guard let flag = value.bool else { throw wrong(name, "true or false", value) }
        return flag
    }

    func boolean(_ name: String) throws(Problem) -> Bool {
        guard let flag = try optionalBoolean(name) else { throw missing(name, "true or false") }
        return flag
    }

    func texts(_ name: String) throws(Problem) -> [String]? {
        guard let value = json[name] else { return nil }
        let texts = value.array?.compactMap(\.string)
        guard let texts, texts.count == value.array?.count else { throw wrong(name, "an array of texts", value) }
        return texts
    }

    func one<Name: RawRepresentable<String> & CaseIterable>(
        of type: Name.Type, _ name: String, default fallback: Name
    ) throws(Problem) -> Name {
        guard let text = try optionalText(name) else { return fallback }
        guard let value = Name(rawValue: text) else {
            let names = Name.allCases.map(\.rawValue).joined(separator: ", ")
            throw Problem(.unprocessable, detail: "\(name): \"\(text)\" is none of \(names).")
        }
        return value
    }

    func mode() throws(Problem) -> PressMode {
        try one(of: PressMode.self, "mode", default: .short)
    }

    /// A thing on the screen by its number or its text.
    func target(_ id: String) throws(Problem) -> Target {
        let target = Target(id: try optionalInteger(id), text: try optionalText("text"))
        guard target.id != nil || target.text != nil else {
            throw Problem(
                .unprocessable, detail: "Neither \(id) nor text is given.", hint: "Name what is meant by one of them.")
        }
        return target
    }

    func settings() throws(Problem) -> HeadUnitSettings {
        var settings = HeadUnitSettings()
        let display = try part("display")
        settings.mode = try display.optionalText("mode")
        settings.distraction = try display.optionalText("distraction")
        settings.inputMode = try display.optionalText("inputMode")
        let language = try part("language")
        settings.languageUI = try language.optionalText("ui")
        settings.languageVR = try language.optionalText("vr")
        settings.languageTTS = try language.optionalText("tts")
        settings.popupPolicy = try optionalText("popupPolicy")
        let link = try part("link")
        settings.linkLatencyMs = try link.optionalInteger("latencyMs")
        settings.linkLossPercent = try link.optionalInteger("lossPercent")
        let control = try part("remoteControl")
        settings.access = try control.optionalText("accessMode")
        settings.allowsControl = try control.optionalBoolean("allowed")
        return settings
    }

    func touch() throws(Problem) -> TouchCommand {
        guard let points = json["points"]?.array, !points.isEmpty else { throw missing("points", "an array of points") }
        var fingers: [TouchCommand.Point] = []
        for point in points {
            let point = try CommandParams(point)
            fingers.append(
                TouchCommand.Point(
                    id: try point.optionalInteger("id") ?? 0, x: try point.integer("x"), y: try point.integer("y")))
        }
        return TouchCommand(kind: try one(of: TouchCommand.Kind.self, "type", default: .begin), points: fingers)
    }

    func bytes(_ name: String) throws(Problem) -> [UInt8] {
        guard let bytes = Base64.decode(try text(name)) else {
            throw Problem(.unprocessable, detail: "\(name) is not base64.")
        }
        return bytes
    }

    private func part(_ name: String) throws(Problem) -> CommandParams {
        try CommandParams(json[name] ?? .object([:]))
    }

    private func missing(_ name: String, _ what: String) -> Problem {
        Problem(.unprocessable, detail: "\(name) is missing; it is \(what).")
    }

    private func wrong(_ name: String, _ what: String, _ value: JSONValue) -> Problem {
        Problem(.unprocessable, detail: "\(name): \(what) is wanted, not \(value).")
    }
}
