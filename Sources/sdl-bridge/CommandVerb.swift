import JSON
import SDLBridge
import SDLSupport

// The verbs of the API's commands, which are created from the commands' signatures: `headUnit.touch.tap` is `head-unit
// touch tap X Y`, or `touch tap X Y`.
extension Verb {
    static let commands: [Verb] = CommandSignature.all.flatMap { signature -> [Verb] in
        let long = Verb(command: signature, name: signature.words)
        guard let short = signature.shortWords, !own.contains(where: { $0.name == short }),
            signature.isOfBridge || !CommandSignature.all.contains(where: { $0.isOfBridge && $0.shortWords == short })
        else { return [long] }
        return [long, Verb(command: signature, name: short, isShort: true)]
    }

    init(command signature: CommandSignature, name: String, isShort: Bool = false) {
        let needed = signature.parameters.filter(\.isRequired)
        let more = signature.parameters.filter { !$0.isRequired }
        let options = signature.parameters.flatMap(\.options)
        self.init(
            name: name,
            words: (needed.map { $0.name.uppercased() } + (signature.isOpen ? ["JSON"] : [])
                + (more.isEmpty ? [] : ["[options]"])).joined(separator: " "),
            help: signature.summary, details: options.map(\.line).joined(separator: "\n"),
            grammar: Arguments.Grammar(
                options: options.filter { !$0.isSwitch }.map(\.name), switches: options.filter(\.isSwitch).map(\.name)),
            isAlias: isShort
        ) { words in
            let params = try signature.params(words, needed, options)
            return { client in try client.outcome(of: signature, params) }
        }
    }

    /// The verb that runs any API command by the command's name. The parameters are `name=value` arguments or one JSON
    /// object.
    static let call = Verb(
        name: "call", words: "COMMAND [NAME=VALUE … | JSON]",
        help: "run any command by its name, such as headUnit.touch.tap x=10 y=20; GET /v1/commands lists all commands"
    ) { words in
        let name = try words.need("COMMAND")
        guard let signature = CommandSignature.all.first(where: { $0.name == name }) else {
            let nearest = NearestMatch.nearest(to: name, in: CommandSignature.all.map(\.name))
            throw Options.Unknown(
                description: "there is no command \(name)\(nearest.map { "; did you mean \($0)?" } ?? "")")
        }
        var params = JSONValue.object([:])
        for word in words.takeAll() {
            if word.hasPrefix("{") {
                try Arguments.add(word, to: &params)
                continue
            }
            let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            guard parts.count == 2 else {
                throw Options.Unknown(description: "\(word): write NAME=VALUE, or one JSON object")
            }
            let path = parts[0].split(separator: ".").map(String.init)
            params.set(try signature.kind(at: path).value(parts[1], parts[0]), at: path[...])
        }
        let given = params
        return { client in try client.outcome(of: signature, given) }
    }
}

/// An option of the verb for an API command. It sets a parameter of the command, or a member of an object parameter.
struct CommandOption {
    let name: String
    let path: [String]
    let kind: CommandSignature.Kind
    let what: String

    var isSwitch: Bool { if case .boolean = kind { true } else { false } }

    var line: String {
        let value = isSwitch ? "" : " \(kind.word)"
        let head = "  \(name)\(value)"
        let choices = if case .word(let words) = kind { " (\(words.joined(separator: ", ")))" } else { "" }
        return head + String(repeating: " ", count: max(1, 32 - head.count)) + what + choices
    }
}

extension CommandSignature.Parameter {
    /// The options that set this parameter. The parameter `display` has the option `--display` for the whole object as
    /// JSON, and options for members, such as `--display.mode`.
    fileprivate var options: [CommandOption] { options(below: []) }

    private func options(below path: [String]) -> [CommandOption] {
        let path = path + [name]
        let own = CommandOption(name: "--\(path.joined(separator: "."))", path: path, kind: kind, what: what)
        guard case .object(let members) = kind else { return [own] }
        return [own] + members.flatMap { $0.options(below: path) }
    }
}

extension CommandSignature {
    /// The name of the verb that runs the command: for example, `head-unit soft-button` for `headUnit.softButton`.
    var words: String { name.split(separator: ".").map { Self.dashed($0) }.joined(separator: " ") }

    /// The name of the verb without its first word if this is `head-unit` or `bridge`; otherwise nil.
    fileprivate var shortWords: String? {
        let parts = name.split(separator: ".")
        guard parts.count > 1, ["headUnit", "bridge"].contains(parts[0]) else { return nil }
        return parts.dropFirst().map { Self.dashed($0) }.joined(separator: " ")
    }

    /// Whether the command's name begins with `bridge.`. Such a command has priority if a command of the head unit has
    /// the same short verb.
    fileprivate var isOfBridge: Bool { name.hasPrefix("bridge.") }

    private static func dashed(_ word: Substring) -> String {
        word.reduce(into: "") { text, letter in text += letter.isUppercase ? "-\(letter.lowercased())" : "\(letter)" }
    }

    fileprivate func kind(at path: [String]) throws -> Kind {
        var known = parameters
        var kind = Kind.json
        for (depth, name) in path.enumerated() {
            guard let parameter = known.first(where: { $0.name == name }) else {
                if isOpen { return .json }
                let place = path.prefix(depth + 1).joined(separator: ".")
                let nearest =
                    NearestMatch.nearest(to: name, in: known.map(\.name)).map { "; did you mean \($0)?" } ?? ""
                throw Options.Unknown(description: "\(self.name) has no \(place)\(nearest)")
            }
            kind = parameter.kind
            guard case .object(let members) = kind else { return kind }
            known = members
        }
        return kind
    }

    /// Returns the parameters of the command. A parameter in `needed` may be given as an option, or as an argument in
    /// the order of `needed`.
    fileprivate func params(_ words: Arguments, _ needed: [Parameter], _ options: [CommandOption]) throws -> JSONValue {
        var params = JSONValue.object([:])
        for option in options {
            guard let text = words.option(option.name) else { continue }
            params.set(try option.kind.value(text, option.name), at: option.path[...])
        }
        for parameter in needed where params[parameter.name] == nil {
            params[parameter.name] = try parameter.kind.value(
                try words.need(parameter.name.uppercased()), parameter.name)
        }
        if isOpen { try Arguments.add(words.need("JSON"), to: &params) }
        return params
    }
}

extension CommandSignature.Kind {
    fileprivate var word: String {
        switch self {
        case .text: "TEXT"
        case .integer, .number: "N"
        case .boolean: "true|false"
        case .word: "WORD"
        case .object, .json: "JSON"
        }
    }

    /// Parses the value of a parameter from the argument `text`. Error messages contain `name`.
    fileprivate func value(_ text: String, _ name: String) throws -> JSONValue {
        switch self {
        case .text: return .string(text)
        case .word(let words):
            guard !words.contains(text) else { return .string(text) }
            throw Options.Unknown(description: "\(name): \"\(text)\" is not one of \(words.joined(separator: ", "))")
        case .integer(let range):
            let number = try Arguments.whole(text, name)
            guard range?.contains(number) ?? true else {
                throw Options.Unknown(
                    description: "\(name): \(number) is not in the range \(range!.lowerBound) to \(range!.upperBound)")
            }
            return .int(number)
        case .number:
            guard let number = Double(text) else {
                throw Options.Unknown(description: "\(name): \(text) is not a number")
            }
            return .double(number)
        case .boolean:
            guard let flag = Bool(text) else {
                throw Options.Unknown(description: "\(name): \(text) is neither true nor false")
            }
            return .bool(flag)
        case .object, .json:
            guard let json = Arguments.json(text) else {
                throw Options.Unknown(description: "\(name): \(text) is not JSON")
            }
            return json
        }
    }
}

extension JSONValue {
    /// Sets the member at a path of member names. Objects on the path that do not exist are created.
    fileprivate mutating func set(_ value: JSONValue, at path: ArraySlice<String>) {
        guard let name = path.first else { return self = value }
        var member = self[name] ?? .object([:])
        member.set(value, at: path.dropFirst())
        self[name] = member
    }
}

extension Client {
    /// Sends the command of `signature`. Parameters that are part of the REST path are not repeated in the body.
    fileprivate func outcome(of signature: CommandSignature, _ params: JSONValue) throws -> Verb.Outcome {
        var body = params.object ?? [:]
        let parts = signature.path.split(separator: "{", omittingEmptySubsequences: false)
        var path = String(parts[0])
        for part in parts.dropFirst() {
            let name = String(part.prefix { $0 != "}" })
            guard let value = body[name]?.string, !value.isEmpty else {
                throw Options.Unknown(description: "\(name) is missing")
            }
            body[name] = nil
            path += Client.escaped(value).replacing("/", with: "%2F") + part.dropFirst(name.count + 1)
        }
        return Verb.Outcome(answer: try call(signature.method, path, .object(body)))
    }
}
