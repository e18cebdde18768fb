package import JSON

/// The texts that SDL Core sends as `info` with INVALID_DATA.
extension Violation {
    /// The text for this violation, for example `RPC.msg_params.mainField1: Incorrect type, expected: String, got:
    /// Integer`.
    package var coreText: String {
        var steps = path.steps
        var text: String
        switch rule {
        case .missing:
            // SDL Core names the member in the text and its parent in the path.
            let member = steps.popLast().map(Self.text) ?? ""
            text = "Missing mandatory parameter: \(member)"
        case .type(let expected, let found):
            text = "Incorrect type, expected: \(Self.text(expected)), got: \(found.rawValue)"
        case .length(let length, let limit): text = "Got string of size: \(length), \(Self.text(limit))"
        case .size(let size, let limit): text = "Got array of size: \(size), \(Self.text(limit))"
        case .integer(let value, let limit): text = "Value too \(Self.side(limit)), got: \(value), \(Self.text(limit))"
        case .number(let value, let limit): text = "Value too \(Self.side(limit)), got: \(value), \(Self.text(limit))"
        case .notFinite: text = "Incorrect type, expected: Integer, got: Null"
        case .unknown(let value, _): text = "Ignored invalid value - \(value)"
        }
        text = (["RPC", "msg_params"] + steps.map(Self.text)).joined(separator: ".") + ": " + text
        return text
    }

    private static func text(_ step: JSONPath.Step) -> String {
        switch step {
        case .key(let key): key
        case .index(let index): "\(index)"
        }
    }

    /// The name of a type in SDL Core's texts. Every number is an Integer, even a float.
    private static func text(_ expected: Expectation) -> String {
        switch expected {
        case .number: "Integer"
        case .enumeration: "Integer (enum)"
        default: expected.rawValue
        }
    }

    private static func text<Value>(_ limit: Limit<Value>) -> String {
        switch limit {
        case .atLeast(let bound): "minimum allowed: \(bound)"
        case .atMost(let bound): "maximum allowed: \(bound)"
        }
    }

    private static func side<Value>(_ limit: Limit<Value>) -> String {
        switch limit {
        case .atLeast: "small"
        case .atMost: "large"
        }
    }

    package var isUnknownName: Bool {
        if case .unknown = rule { true } else { false }
    }

    /// Whether SDL Core finds this violation before the violation `other`. SDL Core checks members in alphabetical
    /// order, and an array before its elements.
    func isBeforeForCore(_ other: Violation) -> Bool {
        for (step, against) in zip(path.steps, other.path.steps) where step != against {
            switch (step, against) {
            case (.key(let step), .key(let against)): return step.utf8.lexicographicallyPrecedes(against.utf8)
            case (.index(let step), .index(let against)): return step < against
            case (.key, .index): return true
            case (.index, .key): return false
            }
        }
        return path.steps.count < other.path.steps.count
    }
}

extension Sequence<Violation> {
    /// The violation that SDL Core reports. SDL Core stops at the first violation.
    package var firstForCore: Violation? {
        self.min { $0.isBeforeForCore($1) }
    }

    /// The text that SDL Core sends: all dropped unknown names, and the first other violation.
    package var coreText: String {
        let ignored = filter(\.isUnknownName).sorted { $0.isBeforeForCore($1) }.map(\.coreText)
        let fatal = filter { !$0.isUnknownName }.firstForCore.map(\.coreText)
        return (ignored + [fatal].compactMap(\.self)).joined(separator: "\n")
    }
}
