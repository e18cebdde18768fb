import JSON
import SDLHeadUnit
import WebServing

/// The definition of a command: its name on the socket, its REST path, its parameters, and the action that runs it.
struct CommandDefinition: Sendable {
    enum Action: Sendable {
        case drive(HeadUnitCommand)
        /// Runs several head-unit commands, each after a pause.
        case gesture([(pause: Duration, command: HeadUnitCommand)])
        case clock(ClockCommand)
        case host(HostCommand)
        /// Requests that the app with this key connects to the head unit immediately.
        case connect(String)
        case scratch(ScratchCommand)
        case control(ControlCommand)
        case batch([BatchStep], halts: Bool)
        /// Finds an element by a locator, then uses the element as a driver would, for example presses a button.
        /// `within` is the maximum time to wait until the element is visible.
        case use(Locator, within: Duration)
        case reset(restarts: Bool)

        /// Whether the action ends quickly and runs no other commands.
        var isPrompt: Bool {
            switch self {
            case .drive, .clock, .connect, .control: true
            case .gesture, .host, .scratch, .batch, .use, .reset: false
            }
        }
    }

    enum HostCommand: Sendable {
        case start(String)
        case stop(String)
        case restart(String)
    }

    enum ClockCommand: Sendable {
        case pause
        case resume
        case advance(Duration)
        case step
    }

    let name: String
    let method: WebServing.Method
    /// The REST path, such as `/v1/apps/{app}:connect`. A word in braces is the name of a parameter.
    let path: String
    let tag: String
    let summary: String
    let fields: [Schema.Field]
    /// Whether the request body may have members with any names.
    var isOpen = false
    /// Whether the command concerns only the head unit and ends quickly. Such a command runs on the caller's thread.
    var isDrive = false
    /// Whether the command may wait for an event that never happens.
    var mayWait = false
    /// Whether the command's parameters may contain text that the driver types on a keyboard.
    var bringsTyping = false
    /// The maximum body size in bytes; nil for the server's default.
    var bodyLimitBytes: Int?
    /// The name of the parameter whose value is the text of a file; nil if no parameter is a file. The log stores only
    /// the beginning of this text.
    var file: String?
    /// The path of the part of the state that the `If-Match` header protects; nil for the whole state.
    var guarded: String?
    var answer = Operation.Answer.json("Done")
    let read: @Sendable (CommandParams) throws(Problem) -> Action

    static let all: [CommandDefinition] =
        hosts + apps + clouds + car + navigation + services + drives + touches + menus + overlays + clocks + testers
        + scratches + shared

    static let batch = "bridge.batch"

    static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

    /// The schema of the request body, without the parameters of the path.
    var body: Schema { isOpen ? .map(.any) : .object(fields.filter { !path.contains("{\($0.name)}") }) }

    /// The schema of the parameters on the socket. A socket message has no path, so this schema contains the parameters
    /// of the body and of the REST path.
    var params: Schema { isOpen ? .map(.any) : .object(fields) }

    func with<Value>(_ member: WritableKeyPath<CommandDefinition, Value>, _ value: Value) -> CommandDefinition {
        var changed = self
        changed[keyPath: member] = value
        return changed
    }

    /// Returns the parameters for the log. If a file is long, the log gets only its beginning and its size.
    func logged(_ params: JSONValue) -> JSONValue {
        Self.replacingFiles(in: params, of: name) { text in
            let size = text.utf8.count
            return size > Self.fileLogged ? "\(text.prefix(Self.fileLogged))… (\(size) bytes in all)" : nil
        }
    }

    /// Replaces each file's text in the parameters of a command, or in the parameters of a batch's steps.
    ///
    /// - Parameter replacement: returns the new text of a file; nil keeps the old text.
    static func replacingFiles(
        in params: JSONValue, of command: String, by replacement: (String) -> String?
    ) -> JSONValue {
        var params = params
        if command == batch, let steps = params["commands"]?.array {
            params["commands"] = .array(
                steps.map { step in
                    guard let name = step["command"]?.string, let own = step["params"] else { return step }
                    var step = step
                    step["params"] = replacingFiles(in: own, of: name, by: replacement)
                    return step
                })
        } else if let file = byName[command]?.file, let text = params[file]?.string, let new = replacement(text) {
            params[file] = .string(new)
        }
        return params
    }

    private static let fileLogged = 1_000

    var operation: Operation {
        Operation(
            method: method, path: path, id: name, tag: tag, summary: summary, body: body, command: name, answer: answer)
    }

    /// The maximum body size, in bytes, for commands that contain a few minutes of speech or a picture.
    static let bigBody = 16 << 20

    // MARK: Builders

    typealias Read<Value> = @Sendable (CommandParams) throws(Problem) -> Value

    static func app(
        _ name: String, _ path: String, method: WebServing.Method = .post, _ summary: String,
        _ fields: [Schema.Field] = [], _ read: @escaping Read<AppCommand>
    ) -> CommandDefinition {
        CommandDefinition(
            name: "headUnit.app.\(name)", method: method, path: "/v1/apps/{app}\(path)", tag: "Apps", summary: summary,
            fields: [appField] + fields
        ) { params throws(Problem) in .drive(.app(key: params.text("app"), try read(params))) }
        .with(\.isDrive, true).with(\.guarded, "/headUnit/apps/{app}")
    }

    static func drive(
        _ name: String, _ path: String, method: WebServing.Method = .post, tag: String = "Car", _ summary: String,
        _ fields: [Schema.Field] = [], guarded: String? = "/headUnit", _ read: @escaping Read<HeadUnitCommand>
    ) -> CommandDefinition {
        CommandDefinition(
            name: name, method: method, path: path, tag: tag, summary: summary, fields: fields
        ) {
            params throws(Problem) in .drive(try read(params))
        }
        .with(\.isDrive, true).with(\.guarded, guarded)
    }

    static func overlay(
        _ verb: String, _ summary: String, _ fields: [Schema.Field] = [], _ read: @escaping Read<OverlayCommand>
    ) -> CommandDefinition {
        let overlay = Schema.Field.may("overlay", .text(), "the overlay's id; default: the visible overlay")
        return drive(
            "headUnit.overlay.\(verb)", "/v1/head-unit/overlay:\(verb)", tag: "Overlays", summary, [overlay] + fields,
            guarded: "/headUnit/overlays"
        ) { params throws(Problem) in .overlay(params.optionalText("overlay"), try read(params)) }
    }

    static let appField = Schema.Field.needs("app", .text(), "the app's key")
    static let mode = Schema.Field.may(
        "mode", .word(PressMode.allCases.map(\.rawValue)),
        "short sends down, up, short press; long sends down, long press, up")
    static let text = Schema.Field.may("text", .text(), "the target's text, if no id is given")
    static func id(_ name: String) -> Schema.Field { .may(name, .integer(), "the target's id, if no text is given") }
}
