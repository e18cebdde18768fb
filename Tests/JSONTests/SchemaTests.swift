import JSON
import Testing

/// Tests that a schema reports each violation with the path of the violation. After conversion to JSON Schema and back,
/// the schema must report the same violations.
@Suite struct SchemaTests {
    /// The schema of a car. The property is computed, so that each test has its own schema. This is necessary because a
    /// test checks that the definitions of a schema are released.
    static var car: Schema {
        .object([
            .needs("id", .text(least: 1, most: 8, pattern: "^[a-z0-9-]+$"), "by which it is chosen"),
            .may("doors", .integer(2...5), "how many"), .may("seats", .integer(1...Int.max), "how many"),
            .may("scale", .bounded(1...4), "of its picture"), .may("weight", .bounded(0 ... .infinity), "in tonnes"),
            .may("modes", .array(.word(["day", "Night"]), 1...Int.max, isSet: true), "of the display"),
            .may("tyres", .array(.number, 2...4), "their pressures"), .may("is new", .boolean, "whether"),
            .may("more", .map(.object([.needs("a/b", .any, "anything")])), "by name"),
        ])
    }

    static let table: [(json: String, wrong: [String])] = [
        (
            #"{"id":"ab-1","doors":3.0,"seats":9,"scale":4,"weight":1e9,"modes":["day"],"tyres":[1,2.5],"is new":true}"#,
            []
        ),
        ("[]", [": expected an object, got []"]),
        ("{}", ["/id: missing, a text"]),
        (#"{"id":7}"#, ["/id: expected a text, got 7"]),
        (#"{"id":""}"#, ["/id: the text is empty"]),
        (#"{"id":"abcdefghi"}"#, ["/id: longer than 8 characters"]),
        (#"{"id":"A b"}"#, [#"/id: "A b" does not match ^[a-z0-9-]+$"#]),
        (#"{"id":"a","doors":6}"#, ["/doors: 6 is not in the range 2 to 5"]),
        (#"{"id":"a","doors":2.5}"#, ["/doors: expected a whole number, got 2.5"]),
        (#"{"id":"a","seats":0}"#, ["/seats: 0 is less than 1"]),
        (#"{"id":"a","scale":0.5}"#, ["/scale: 0.5 is not in the range 1.0 to 4.0"]),
        (#"{"id":"a","weight":-1}"#, ["/weight: -1 is less than 0.0"]),
        (#"{"id":"a","weight":"1"}"#, [#"/weight: expected a number, got "1""#]),
        (#"{"id":"a","modes":[]}"#, ["/modes: 0 elements; expected at least 1"]),
        (#"{"id":"a","modes":["day","day"]}"#, [#"/modes: "day" is listed twice"#]),
        (#"{"id":"a","modes":["NIGHT"]}"#, [#"/modes/0: "NIGHT" is not one of day, Night: write "Night""#]),
        (#"{"id":"a","modes":["dusk"]}"#, [#"/modes/0: "dusk" is not one of day, Night"#]),
        (#"{"id":"a","tyres":[1]}"#, ["/tyres: 1 elements; expected 2 to 4"]),
        (#"{"id":"a","is new":1}"#, ["/is new: expected true or false, got 1"]),
        (#"{"id":"a","more":{"x~y":{}}}"#, ["/more/x~0y/a~1b: missing, any value"]),
        (#"{"id":"a","more":{"x":1}}"#, ["/more/x: expected an object, got 1"]),
        (#"{"idd":"a","door":3}"#, ["/idd: unknown, id", "/door: unknown, doors", "/id: missing, a text"]),
    ]

    private static func received(_ violations: [Schema.Violation]) -> [String] {
        violations.map { violation in
            let problem =
                switch violation.problem {
                case .missing(let words): "missing, \(words)"
                case .unknown(let known): "unknown, \(known.first ?? "nothing")"
                case .wrong(let problem): problem
                }
            return "\(violation.path.pointer): \(problem)"
        }
    }

    @Test(arguments: table) func `reports each violation with its path`(_ json: String, _ wrong: [String]) throws {
        #expect(Self.received(Self.car.violations(in: try JSONValue(parsing: json))) == wrong)
    }

    @Test(arguments: table)
    func `a schema read from its own document finds the same violations`(_ json: String, _ wrong: [String]) throws {
        let read = try Schema(document: Self.car.closedJSON)
        #expect(Self.received(read.violations(in: try JSONValue(parsing: json))) == wrong)
    }

    @Test func `reports the description of the nearest member`() throws {
        let wrong = Self.car.violations(in: ["id": "a", "modes": ["dusk"], "doors": 9])
        #expect(wrong.map(\.what) == ["how many", "of the display"])
    }

    static let unreadable: [(document: String, why: String)] = [
        (#"{"type":"string","format":"date"}"#, #""format" is not supported"#),
        (#"{"type":"null"}"#, "type null is not supported"), (#"{"minimum":1}"#, "type none is not supported"),
        (#"{"type":"object","properties":{}}"#, #"an object with properties must have "additionalProperties": false"#),
        (##"{"$ref":"#/$defs/a"}"##, "$defs has no a"),
        (##"{"$ref":"#/$defs/a","$defs":{"a":{"$ref":"#/$defs/a"}}}"##, "$defs.a is a reference"),
        (#"{"type":"string","pattern":"["}"#, "[ is not a valid regular expression"),
        (#"{"type":"array","items":{"type":"integer","multipleOf":2}}"#, #""multipleOf" is not supported"#),
    ]

    @Test(arguments: unreadable)
    func `refuses a document with an unsupported keyword`(_ document: String, _ why: String) throws {
        do {
            _ = try Schema(document: JSONValue(parsing: document))
            Issue.record("\(document) was read")
        } catch {
            #expect("\(error)" == why)
        }
    }

    @Test func `resolves a reference; its own description has priority over the definition's`() throws {
        let schema = try Schema(
            document: JSONValue(
                parsing: """
                    {"type": "object", "additionalProperties": false, "properties": {
                        "own": {"$ref": "#/$defs/word", "description": "mine"}, "its": {"$ref": "#/$defs/word"}},
                     "$defs": {"word": {"type": "string", "enum": ["a"], "description": "a word"}}}
                    """))
        #expect(schema.violations(in: ["own": "b", "its": "b"]).map(\.what) == ["mine", "a word"])
    }

    @Test func `supports recursive definitions`() throws {
        let schema = try Schema(
            document: JSONValue(
                parsing: """
                    {"$ref": "#/$defs/node", "$defs": {"node": {"type": "object", "additionalProperties": false, "properties": {
                        "name": {"type": "string"}, "below": {"type": "array", "items": {"$ref": "#/$defs/node"}}}}}}
                    """))
        let wrong = schema.violations(in: ["below": [["below": [["name": 1], 2]]]])
        #expect(
            Self.received(wrong) == [
                "/below/0/below/0/name: expected a text, got 1", "/below/0/below/1: expected an object, got 2",
            ])
    }

    @Test func `frees recursive definitions with their document`() throws {
        weak var kept: Schema.Definitions?
        do {
            let schema = try Schema(
                document: JSONValue(
                    parsing: """
                        {"$ref": "#/$defs/node", "$defs": {"node": {"type": "object", "additionalProperties": false,
                            "properties": {"below": {"$ref": "#/$defs/node"}}}}}
                        """))
            if case .defined(_, let definitions) = schema { kept = definitions }
            #expect(kept != nil && schema.violations(in: ["below": ["below": 1]]).count == 1)
        }
        #expect(kept == nil)
    }
}
