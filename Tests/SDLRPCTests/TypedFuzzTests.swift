import JSON
import SDLRPC
import SDLSupport
import Testing

/// Generated types decode changed documents. They must accept the same JSON as the tree parser, and the decoded values
/// must be consistent.
@Suite("Mutated messages")
struct TypedFuzzTests {
    private static let seeds: [[UInt8]] = [
        SDLShow(
            mainField1: "a", alignment: .centered, graphic: SDLImage(value: "x", imageType: .dynamic),
            softButtons: [SDLSoftButton(type: .text, text: "é", softButtonID: 1)], customPresets: ["p"],
            metadataTags: SDLMetadataTags(mainField1: [.rating])
        ).json(),
        SDLOnTouchEvent(
            type: .begin, event: [SDLTouchEvent(id: 0, ts: [1], c: [SDLTouchCoord(x: 1, y: 2)])]
        ).json(),
        SDLSetMediaClockTimer(
            startTime: SDLStartTime(hours: 1, minutes: 2, seconds: 3), updateMode: .countup, countRate: 1.5
        ).json(),
    ]

    private static let fragments = [
        "\"", "null", "-1", "{}", "[]", ",", "1e3", "\\u0041", "}", "99999", "\"MEDIA\"", ":",
    ]

    private static func mutated(_ seed: [UInt8], _ random: inout SplitMix) -> [UInt8] {
        var bytes = seed
        for _ in 0..<Int.random(in: 1...2, using: &random) {
            let place = Int.random(in: 0...bytes.count, using: &random)
            let end = min(bytes.count, place + Int.random(in: 0...6, using: &random))
            switch Int.random(in: 0..<4, using: &random) {
            case 0: bytes.removeSubrange(place..<end)
            case 1: bytes.replaceSubrange(place..<end, with: fragments.randomElement(using: &random)!.utf8)
            case 2: bytes.insert(contentsOf: bytes[place..<end], at: place)
            default: if place < bytes.count { bytes[place] = UInt8.random(in: 0x20...0x7E, using: &random) }
            }
        }
        return bytes
    }

    @Test("never trap, and are accepted as JSON exactly if they are", arguments: 1...3 as ClosedRange<UInt64>)
    func agreement(seed: UInt64) throws {
        var random = SplitMix(seed, for: "typed")
        var (read, judged) = (0, 0)
        for _ in 0..<5_000 {
            let isRead: Bool
            let document: [UInt8]
            switch Int.random(in: 0..<3, using: &random) {
            case 0:
                document = Self.mutated(Self.seeds[0], &random)
                isRead = try check(SDLShow.self, document, &judged)
            case 1:
                document = Self.mutated(Self.seeds[1], &random)
                isRead = try check(SDLOnTouchEvent.self, document, &judged)
            default:
                document = Self.mutated(Self.seeds[2], &random)
                isRead = try check(SDLSetMediaClockTimer.self, document, &judged)
            }
            let isJSON = (try? JSONValue(parsing: document)) != nil
            try #require(isRead == isJSON, "\(String(decoding: document, as: UTF8.self))")
            if isRead { read += 1 }
        }
        // Both valid and invalid documents must occur. Otherwise, the fuzzer tests nothing.
        #expect((500..<4_500).contains(read))
        #expect((100..<read).contains(judged))
    }

    /// Decodes a document as a message. Returns whether the document is JSON. Checks that encoding and decoding does
    /// not change the message, and that a message that SDL Core would accept has no violations.
    private func check<Message: SDLRPCMessage>(
        _ type: Message.Type, _ document: [UInt8], _ judged: inout Int
    ) throws -> Bool {
        let verdict = Message.verdict(on: document[...])
        let reading: JSONReading<Message>
        do throws(JSONError) {
            reading = try Message.reading(document)
        } catch {
            try #require(verdict == .refused(info: ""))
            return false
        }
        if let value = reading.value {
            let again = try Message.reading(value.json())
            try #require(again.value == value)
            if reading.violations.isEmpty { try #require(verdict == .accepted(value, warning: nil)) }
        }
        if case .accepted(let value, let warning) = verdict {
            try #require(value.validate().isEmpty)
            try #require((warning == nil) == reading.violations.isEmpty)
            judged += 1
        }
        return true
    }
}
