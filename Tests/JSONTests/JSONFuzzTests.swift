import Foundation
import JSON
import SDLSupport
import Testing

/// Tests that the parser never crashes on mutated documents, and accepts the same documents as Foundation's parser. The
/// tests use hundreds of thousands of documents.
@Suite("Mutated JSON")
struct JSONFuzzTests {
    private static let seeds: [[UInt8]] = [
        #"{"mainField1":"a","alignment":"CENTERED","softButtons":[{"type":"TEXT","softButtonID":7}]}"#,
        #"[0,-1,1.5,-2.5e-3,1E+2,9223372036854775807,18446744073709551615,true,false,null]"#,
        #"{"a":{"b":[[],{},[{}],""]},"é":"😀\ud83d\ude00\u00e9\n\t\\\"\/","":" "}"#,
        #" [ { "x" : [ 1 , 2 ] } , "12345678\u0041abcdefgh" ] "#,
    ].map { Array($0.utf8) }

    private static let fragments: [[UInt8]] = [
        "\"", "\\", "\\u", "\\ud83d", "\\ude00", "{", "}", "[", "]", ",", ":", "-", "0", ".", "e", "E+", "null", "tru",
        " ",
        "\u{1F600}", "1e5", "\\n", "99999999999999999999",
    ].map { Array($0.utf8) }

    private static func mutated(_ random: inout SplitMix) -> [UInt8] {
        var bytes = seeds.randomElement(using: &random)!
        for _ in 0..<Int.random(in: 1...3, using: &random) {
            let place = Int.random(in: 0...bytes.count, using: &random)
            let end = min(bytes.count, place + Int.random(in: 0...4, using: &random))
            switch Int.random(in: 0..<6, using: &random) {
            case 0: bytes.removeSubrange(place..<end)
            case 1: bytes.insert(contentsOf: fragments.randomElement(using: &random)!, at: place)
            case 2: bytes.insert(contentsOf: bytes[place..<end], at: place)
            case 3: bytes.removeSubrange(place...)
            case 4: if place < bytes.count { bytes[place] = UInt8.random(in: 1...255, using: &random) }
            default: bytes.replaceSubrange(place..<end, with: fragments.randomElement(using: &random)!)
            }
        }
        return bytes
    }

    @Test("is accepted or refused as by Foundation, and never traps", arguments: 1...4 as ClosedRange<UInt64>)
    func agreement(seed: UInt64) throws {
        var random = SplitMix(seed)
        var accepted = 0
        for _ in 0..<30_000 {
            let document = Self.mutated(&random)
            let verdict = Self.verdict(document)
            if let value = verdict.value {
                accepted += 1
                try #require(JSONValue(parsing: value.json()) == value, "\(String(decoding: document, as: UTF8.self))")
                try #require(JSONValue(of: value) == value, "\(String(decoding: document, as: UTF8.self))")
            } else {
                try #require((0...document.count).contains(verdict.error!.offset))
            }
            try #require(
                Self.skips(document) == (verdict.value != nil),
                "stepping over: \(String(decoding: document, as: UTF8.self))")
            guard let other = Self.foundation(document), other != (verdict.value != nil) else { continue }
            try #require(
                Self.isTrailingComma(verdict.error),
                "\(other ? "taken" : "refused") by Foundation: \(String(decoding: document, as: UTF8.self))")
        }
        // Both valid and invalid documents must occur; otherwise, the test would prove nothing.
        #expect((1_000..<20_000).contains(accepted))
    }

    /// Returns whether the parser has refused a document because of a comma before `]` or `}`. Foundation accepts such
    /// a comma, although RFC 8259 forbids it. This is the only allowed difference between the parsers.
    private static func isTrailingComma(_ error: JSONError?) -> Bool {
        guard let error else { return false }
        return (error.expected, error.found) == ("a value", UInt8(ascii: "]"))
            || (error.expected, error.found) == ("a name", UInt8(ascii: "}"))
    }

    private static func verdict(_ document: [UInt8]) -> (value: JSONValue?, error: JSONError?) {
        do throws(JSONError) { return (try JSONValue(parsing: document), nil) } catch { return (nil, error) }
    }

    private static func skips(_ document: [UInt8]) -> Bool {
        do throws(JSONError) {
            try JSONReader.read(document) { (reader: inout JSONReader) throws(JSONError) in try reader.skipValue() }
            return true
        } catch {
            return false
        }
    }

    /// Returns whether Foundation accepts the document. Returns nil for documents with zero bytes or a byte order mark,
    /// because Foundation guesses another encoding for such documents.
    private static func foundation(_ document: [UInt8]) -> Bool? {
        guard !document.contains(0), !document.starts(with: [0xEF, 0xBB]), document.first.map({ $0 < 0xFE }) ?? false
        else { return nil }
        return (try? JSONSerialization.jsonObject(with: Data(document), options: .fragmentsAllowed)) != nil
    }
}
