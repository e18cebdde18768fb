import JSON
import Testing

/// The one checker of what comes in: what is wrong is named by its place, and what a schema's document says is what is checked.
@Suite struct SchemaTests {
    /// Made anew for each test, so that none is left when they end.
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
        ("[]", [": an object is wanted, not []"]),
        ("{}", ["/id: missing, a text"]),
        (#"{"id":7}"#, ["/id: a text is wanted, not 7"]),
        (#"{"id":""}"#, ["/id: the text is empty"]),
        (#"{"id":"abcdefghi"}"#, ["/id: longer than 8 characters"]),
        (#"{"id":"A b"}"#, [#"/id: "A b" does not fit ^[a-z0-9-]+$"#]),
        (#"{"id":"a","doors":6}"#, ["/doors: 6 is not from 2 to 5"]),
        (#"{"id":"a","doors":2.5}"#, ["/doors: a whole number is wanted, not 2.5"]),
        (#"{"id":"a","seats":0}"#, ["/seats: 0 is less than 1"]),
        (#"{"id":"a","scale":0.5}"#, ["/scale: 0.5 is not from 1.0 to 4.0"]),
        (#"{"id":"a","weight":-1}"#, ["/weight: -1 is less than 0.0"]),
        (#"{"id":"a","weight":"1"}"#, [#"/weight: a number is wanted, not "1""#]),
        (#"{"id":"a","modes":[]}"#, ["/modes: 0 elements, where at least 1 may be"]),
        (#"{"id":"a","modes":["day","day"]}"#, [#"/modes: "day" stands there twice"#]),
        (#"{"id":"a","modes":["NIGHT"]}"#, [#"/modes/0: "NIGHT" is none of day, Night: write "Night""#]),
        (#"{"id":"a","modes":["dusk"]}"#, [#"/modes/0: "dusk" is none of day, Night"#]),
        (#"{"id":"a","tyres":[1]}"#, ["/tyres: 1 elements, where 2 to 4 may be"]),
        (#"{"id":"a","is new":1}"#, ["/is new: true or false is wanted, not 1"]),
        (#"{"id":"a","more":{"x~y":{}}}"#, ["/more/x~0y/a~1b: missing, any value"]),
        (#"{"id":"a","more":{"x":1}}"#, ["/more/x: an object is wanted, not 1"]),
        (#"{"idd":"a","door":3}"#, ["/idd: unknown, id", "/door: unknown, doors", "/id: missing, a text"]),
    ]

    private static func told(_ violations: [Schema.Violation]) -> [String] {
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

    @Test(arguments: table) func `What is wrong is told by its place`(_ json: String, _ wrong: [String]) throws {
        #expect(Self.told(Self.car.violations(in: try JSONValue(parsing: json))) == wrong)
    }

    @Test(arguments: table)
    func `A schema that is read back from its own document finds the same`(_ json: String, _ wrong: [String]) throws {
        let read = try Schema(document: Self.car.closedJSON)
        #expect(Self.told(read.violations(in: try JSONValue(parsing: json))) == wrong)
    }

    @Test func `What a member is for is told with it, also for what stands in it`() throws {
        let wrong = Self.car.violations(in: ["id": "a", "modes": ["dusk"], "doors": 9])
        #expect(wrong.map(\.what) == ["how many", "of the display"])
    }

    static let unreadable: [(document: String, why: String)] = [
        (#"{"type":"string","format":"date"}"#, #""format" is not checked here"#),
        (#"{"type":"null"}"#, "type null is not checked here"), (#"{"minimum":1}"#, "type none is not checked here"),
        (#"{"type":"object","properties":{}}"#, #"an object with properties says "additionalProperties": false here"#),
        (##"{"$ref":"#/$defs/a"}"##, "$defs has no a"),
        (##"{"$ref":"#/$defs/a","$defs":{"a":{"$ref":"#/$defs/a"}}}"##, "$defs.a is a reference"),
        (#"{"type":"string","pattern":"["}"#, "[ is no pattern"),
        (#"{"type":"array","items":{"type":"integer","multipleOf":2}}"#, #""multipleOf" is not checked here"#),
    ]

    @Test(arguments: unreadable)
    func `A word that would be passed over makes a document unreadable`(_ document: String, _ why: String) throws {
        do {
            _ = try Schema(document: JSONValue(parsing: document))
            Issue.record("\(document) was read")
        } catch {
            #expect("\(error)" == why)
        }
    }

    @Test func `A reference leads to its definition, whose description counts where there is none beside it`() throws {
        let schema = try Schema(
            document: JSONValue(
                parsing: """
                    {"type": "object", "additionalProperties": false, "properties": {
                        "own": {"$ref": "#/$defs/word", "description": "mine"}, "its": {"$ref": "#/$defs/word"}},
                     "$defs": {"word": {"type": "string", "enum": ["a"], "description": "a word"}}}
                    """))
        #expect(schema.violations(in: ["own": "b", "its": "b"]).map(\.what) == ["mine", "a word"])
    }

    @Test func `A definition may lead back to itself, as deep as the value goes`() throws {
        let schema = try Schema(
            document: JSONValue(
                parsing: """
                    {"$ref": "#/$defs/node", "$defs": {"node": {"type": "object", "additionalProperties": false, "properties": {
                        "name": {"type": "string"}, "below": {"type": "array", "items": {"$ref": "#/$defs/node"}}}}}}
                    """))
        let wrong = schema.violations(in: ["below": [["below": [["name": 1], 2]]]])
        #expect(
            Self.told(wrong) == [
                "/below/0/below/0/name: a text is wanted, not 1", "/below/0/below/1: an object is wanted, not 2",
            ])
    }

    @Test func `Definitions that lead back to themselves go with their document`() throws {
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
