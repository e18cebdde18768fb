import JSON
import Testing

/// Tests that decode `Decodable` types from a JSON tree.
@Suite struct JSONDecodingTests {
    private struct Place: Decodable, Equatable {
        var name: String
        var height: Double?
        var isOpen = true
        var sides: [Side]

        struct Side: Decodable, Equatable {
            var number: UInt8
        }

        private enum CodingKeys: String, CodingKey { case name, height, sides }
    }

    private enum Word: String, Decodable { case good, bad }

    @Test func `reads a structure with its members; null and missing members are nil`() throws {
        let place: JSONValue = ["name": "Zoo", "height": 4, "sides": [["number": 7], ["number": 255]], "more": 1]
        #expect(
            try place.decoded(as: Place.self)
                == Place(name: "Zoo", height: 4, sides: [.init(number: 7), .init(number: 255)]))
        let bare: JSONValue = ["name": "", "height": .null, "sides": []]
        #expect(try bare.decoded(as: Place.self) == Place(name: "", height: nil, sides: []))
    }

    @Test func `reads plain values, arrays, dictionaries and enumerations`() throws {
        #expect(try JSONValue.int(3).decoded(as: Int.self) == 3)
        #expect(try JSONValue.int(3).decoded(as: Double.self) == 3)
        #expect(try JSONValue.double(0.5).decoded(as: Float.self) == 0.5)
        #expect(try JSONValue.bool(true).decoded(as: Bool.self))
        #expect(try JSONValue.string("a").decoded(as: String.self) == "a")
        #expect(try JSONValue.string("bad").decoded(as: Word.self) == .bad)
        #expect(try JSONValue.null.decoded(as: Int?.self) == nil)
        #expect(try (["a", .null] as JSONValue).decoded(as: [String?].self) == ["a", nil])
        #expect(try (["a": [1, 2]] as JSONValue).decoded(as: [String: [Int]].self) == ["a": [1, 2]])
        #expect(try (["a": ["b": true]] as JSONValue).decoded(as: [String: [String: Bool]].self) == ["a": ["b": true]])
    }

    @Test(
        arguments: [
            (["name": "a", "sides": [["number": 256]]], "sides[0].number: expected UInt8"),
            (["name": "a", "sides": [["number": 1], 3]], "sides[1]: expected object"),
            (["name": 1, "sides": []], "name: expected text"), (["sides": []], "name: expected value"),
            (["name": "a", "sides": 1], "sides: expected array"), ([1], "expected object"),
            (["name": "a", "height": "high", "sides": []], "height: expected number"),
        ] as [(JSONValue, String)])
    func `reports a wrong value with its path`(_ value: JSONValue, _ why: String) {
        #expect {
            _ = try value.decoded(as: Place.self)
        } throws: { error in
            "\(error)" == why
        }
    }

    @Test func `a Boolean is not a number, and a fraction is not an integer`() {
        #expect(throws: JSONDecodingError.self) { try JSONValue.bool(true).decoded(as: Int.self) }
        #expect(throws: JSONDecodingError.self) { try JSONValue.double(1.5).decoded(as: Int.self) }
        #expect(throws: JSONDecodingError.self) { try JSONValue.int(1).decoded(as: Bool.self) }
        #expect(throws: (any Error).self) { try JSONValue.string("ugly").decoded(as: Word.self) }
    }
}
