/// A violation of a rule of the interface definition: the path of a value, and the rule that this value violates. The
/// description is, for example, `softButtons[2].image.value: length 70000 > 65535`.
public struct Violation: Hashable, Sendable {
    public var path: JSONPath
    public var rule: Rule

    public enum Rule: Hashable, Sendable {
        case missing
        case type(expected: Expectation, found: JSONKind)
        /// The length of a text is out of bounds. As in SDL Core, the length is in Unicode scalars.
        case length(Int, Limit<Int>)
        case size(Int, Limit<Int>)
        case integer(Int, Limit<Int>)
        case number(Double, Limit<Double>)
        case notFinite
        case unknown(String, of: String)
    }

    public enum Limit<Value: Hashable & Sendable>: Hashable, Sendable {
        case atLeast(Value)
        case atMost(Value)
    }

    public enum Expectation: String, Sendable {
        case bool = "Boolean"
        case integer = "Integer"
        case number = "Number"
        case string = "String"
        case enumeration = "Enumeration"
        case array = "Array"
        case object = "Object"
    }

    public init(path: JSONPath = JSONPath(), _ rule: Rule) {
        self.path = path
        self.rule = rule
    }
}

extension Violation: CustomStringConvertible {
    public var description: String { path.steps.isEmpty ? "\(rule)" : "\(path): \(rule)" }
}

extension Violation.Rule: CustomStringConvertible {
    public var description: String {
        switch self {
        case .missing: "missing"
        case .type(let expected, let found): "expected \(expected.rawValue), got \(found.rawValue)"
        case .length(let length, let limit): "length \(length) \(limit)"
        case .size(let size, let limit): "size \(size) \(limit)"
        case .integer(let value, let limit): "\(value) \(limit)"
        case .number(let value, let limit): "\(value) \(limit)"
        case .notFinite: "not a finite number"
        case .unknown(let value, let name): "\(JSONWriter.text(of: value)) is not in \(name)"
        }
    }
}

extension Violation.Limit: CustomStringConvertible {
    /// The violated bound as a comparison, for example `> 65535`.
    public var description: String {
        switch self {
        case .atLeast(let bound): "< \(bound)"
        case .atMost(let bound): "> \(bound)"
        }
    }
}
