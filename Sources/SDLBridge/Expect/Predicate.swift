import JSON
import SDLLog
import SDLSupport
import WebServing

/// A condition on a value. All members of the predicate that are not nil must be true for the value.
struct Predicate: Sendable {
    private var equals: JSONValue?
    private var not: JSONValue?
    private var oneOf: [JSONValue]?
    private var contains: JSONValue?
    private var matches: LinearExpression?
    private var atLeast: Double?
    private var atMost: Double?
    /// Whether the predicate requires that the value does not exist.
    let isAbsent: Bool

    static let fields: [Schema.Field] = [
        .may("equals", .any, "exactly this value"), .may("not", .any, "anything but this value"),
        .may("oneOf", .array(.any), "one of these values"),
        .may("contains", .any, "a text with this part, an array with this element, or an object with these members"),
        .may("matches", .text(), "a text in which this regular expression matches, in any letter case"),
        .may("atLeast", .number, "a number that is not less than this number"),
        .may("atMost", .number, "a number that is not greater than this number"),
        .may("exists", .boolean, "false: the value must not exist"),
    ]

    init(_ params: CommandParams) throws(Problem) {
        equals = params.json["equals"]
        not = params.json["not"]
        oneOf = params.json["oneOf"]?.array
        contains = params.json["contains"]
        atLeast = params.json["atLeast"]?.double
        atMost = params.json["atMost"]?.double
        isAbsent = params.optionalBoolean("exists") == false
        if let text = params.optionalText("matches") {
            guard let expression = LinearExpression(text) else {
                throw Problem(
                    .unprocessable, detail: "matches: \"\(text)\" is not a valid regular expression.",
                    hint: "Back references and look-arounds are not supported.")
            }
            matches = expression
        }
    }

    func matches(_ value: JSONValue?) -> Bool {
        guard let value else { return isAbsent }
        if isAbsent { return false }
        if let equals, value != equals { return false }
        if let not, value == not { return false }
        if let oneOf, !oneOf.contains(value) { return false }
        if let contains, !Self.contains(value, contains) { return false }
        if let matches, !matches.matches(value.string ?? "\(value)") { return false }
        if let atLeast, !(value.double.map { $0 >= atLeast } ?? false) { return false }
        if let atMost, !(value.double.map { $0 <= atMost } ?? false) { return false }
        return true
    }

    private static func contains(_ value: JSONValue, _ part: JSONValue) -> Bool {
        switch (value, part) {
        case (.string(let text), .string(let part)): text.contains(part)
        case (.array(let elements), _): elements.contains { $0 == part || contains($0, part) }
        case (.object(let members), .object(let part)):
            part.allSatisfy { name, wanted in members[name].map { $0 == wanted || contains($0, wanted) } ?? false }
        default: value == part
        }
    }
}
