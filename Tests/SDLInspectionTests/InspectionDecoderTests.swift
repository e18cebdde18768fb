import Journaling
import SDLInspection
import SDLSupport
import Testing

@Suite struct InspectionDecoderTests {
    static let key = MessageKey(connection: "unix @1", session: 3, direction: .toApp, ordinal: 9)

    static let messages: [InspectionMessage] = [
        .hello(.init(name: "Hello", key: "hello", pid: 7, now: Instant(nanoseconds: 5))),
        .row(
            JournalRow(
                number: 4, instant: Instant(nanoseconds: 6), kind: "delegate", causes: [.row(3), .message(key)],
                payload: LazyJSON(bytes: Array(#"{"call":"appDidConnect"}"#.utf8)))),
        .change(StateChange(.add(LazyJSON(bytes: Array("[1]".utf8))), at: ["stack", "a/b"], causes: [.row(1)])),
        .change(StateChange(.remove, at: ["stack"])),
        .alive(Instant(nanoseconds: 8)), .goodbye("the end"), .clock(.pause, number: 1),
        .clock(.resume, number: 2), .clock(.advance(.milliseconds(20)), number: 3),
        .connect, .clocked(number: 3, .init(now: Instant(nanoseconds: 9), due: .nanoseconds(7), work: 5)),
        .clocked(number: 4, .init(now: Instant(nanoseconds: 9))),
        .moment(
            MessageMoment(
                message: key, place: .sent, instant: Instant(nanoseconds: 10),
                causes: [.row(2), .message(key)])),
    ]

    @Test func `decodes every message, in chunks of any size`() throws {
        let frames = Self.messages.flatMap(\.frame)
        for size in [1, 2, 3, 7, 64, frames.count] {
            var decoder = InspectionDecoder()
            var found: [InspectionMessage] = []
            for start in stride(from: 0, to: frames.count, by: size) {
                found += try decoder.receive([Array(frames[start..<min(start + size, frames.count)])])
            }
            #expect(found.map(\.frame) == Self.messages.map(\.frame))
        }
    }

    @Test(
        arguments: [
            ([0, 0, 0, 0], InspectionError.tooLong(bytes: 0)), ([0xFF, 0, 0, 0], .tooLong(bytes: 0xFF00_0000)),
            ([0, 0, 0, 3, 99, 0x7B, 0x7D], .unknownKind(99)),
            ([0, 0, 0, 3, 1, 0x7B, 0x7D], .unreadable(kind: 1, why: "a member is missing or has the wrong type")),
        ] as [([UInt8], InspectionError)])
    func `refuses invalid messages with the matching error`(_ bytes: [UInt8], _ error: InspectionError) {
        var decoder = InspectionDecoder()
        #expect(throws: error) { try decoder.receive([bytes]) }
    }

    @Test func `random changes of the bytes never trap`() {
        var random = SplitMix(20)
        let frames = Self.messages.flatMap(\.frame)
        for _ in 0..<20_000 {
            var bytes = frames
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
            }
            var decoder = InspectionDecoder()
            if let found = try? decoder.receive([bytes]) { #expect(found.count <= Self.messages.count) }
        }
    }
}
