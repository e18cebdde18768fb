import SDLProtocol
import SDLSupport
import Testing

@testable import SDLConnection

/// Tests of the wire history, which stores the newest bytes of connections. The history masks private values, and
/// leaves out audio and video.
@Suite struct `Wire history` {
    private static func frame(
        _ type: FrameType, _ payload: [UInt8], message: UInt32, info: UInt8 = 0, service: ServiceType = .rpc
    ) -> [UInt8] {
        FrameEncoder.frame(
            FrameHeader(version: 5, type: type, service: service, info: info, session: 1, messageID: message),
            payload: payload[...])
    }

    private static func message(_ function: UInt8, _ json: String, bulk: [UInt8] = []) -> [UInt8] {
        [0, 0, 0, function, 0, 0, 0, 9, 0, 0, 0, UInt8(json.utf8.count)] + json.utf8 + bulk
    }

    /// Replaces the JSON of the function with the number 13 by asterisks. Returns the JSON of other functions
    /// unchanged.
    private static func stars(_ json: [UInt8], _ function: Int?) -> [UInt8] {
        function == 13 ? [UInt8](repeating: UInt8(ascii: "*"), count: json.count) : json
    }

    private func bytes(_ pieces: [WireHistory.Piece]) -> [UInt8] { pieces.flatMap(\.bytes) }

    @Test func `stores all bytes with their instants and directions`() {
        let history = WireHistory()
        let (one, two) = (history.witness(of: "tcp 1"), history.witness(of: "tcp 2"))
        let frame = Self.frame(.single, Self.message(13, "{}"), message: 1)
        one.passed([frame], .toHeadUnit, at: Instant(nanoseconds: 1))
        two.passed([frame], .toHeadUnit, at: Instant(nanoseconds: 2))
        one.passed([frame], .toApp, at: Instant(nanoseconds: 3))
        let pieces = history.pieces(mask: nil)
        #expect(pieces.map(\.connection) == ["tcp 1", "tcp 2", "tcp 1"])
        #expect(pieces.map(\.direction) == [.toHeadUnit, .toHeadUnit, .toApp])
        #expect(pieces.map(\.instant.nanoseconds) == [1, 2, 3])
        #expect(bytes(pieces) == frame + frame + frame)
        let two3 = history.pieces(from: Instant(nanoseconds: 2), through: Instant(nanoseconds: 2), mask: nil)
        #expect(two3.map(\.connection) == ["tcp 2"])
    }

    @Test func `drops the oldest bytes first, and the rest begins with a frame`() {
        let history = WireHistory(most: 1_000)
        let witness = history.witness(of: "tcp 1")
        let all = (1...40).flatMap { Self.frame(.single, Self.message(13, "{}"), message: $0) }
        for start in stride(from: 0, to: all.count, by: 20) {
            witness.passed([Array(all[start..<min(start + 20, all.count)])], .toHeadUnit, at: .zero)
        }
        let kept = bytes(history.pieces(mask: nil))
        #expect(kept.count > 26 && kept.count < 500)
        #expect(Array(all.suffix(kept.count)) == kept)
        #expect(kept.prefix(2) == [0x51, 7])
    }

    @Test func `the bytes of small messages need almost half of the memory`() {
        let history = WireHistory(most: 1 << 20)
        let witness = history.witness(of: "tcp 1")
        let frame = Self.frame(.single, Self.message(13, #"{"speed":48.5}"#), message: 1)
        for _ in 1...50_000 { witness.passed([frame], .toApp, at: .zero) }
        #expect(bytes(history.pieces(mask: nil)).count > 440_000)
    }

    @Test func `stores only headers and lengths of video`() throws {
        let history = WireHistory()
        let witness = history.witness(of: "tcp 1")
        let video = Self.frame(.single, [UInt8](repeating: 7, count: 5_000), message: 2, service: .video)
        witness.passed([Array(video.prefix(100)), Array(video.dropFirst(100))], .toHeadUnit, at: .zero)
        let pieces = history.pieces(mask: nil)
        #expect(bytes(pieces) == Array(video.prefix(12)))
        #expect(pieces.reduce(0) { $0 + $1.skipped } == 5_000)
    }

    @Test func `masks in place, also a message of several frames in several chunks`() throws {
        let (secret, open) = (
            Self.message(13, #"{"a":"secret"}"#, bulk: [1, 2, 3]), Self.message(14, #"{"a":"open"}"#)
        )
        let length = [0, 0, 0, UInt8(secret.count), 0, 0, 0, 3]
        let all =
            Self.frame(.first, length.map { UInt8($0) }, message: 7)
            + Self.frame(.consecutive, Array(secret[..<15]), message: 7, info: 1)
            // Another message comes between the frames. SDL Core truncates message ids, so 0x107 becomes 7.
            + Self.frame(.single, open, message: 8)
            + Self.frame(.consecutive, Array(secret[15..<20]), message: 0x107, info: 2)
            + Self.frame(.consecutive, Array(secret[20...]), message: 7, info: 0)
            + Self.frame(.single, secret, message: 9)
        let history = WireHistory()
        let witness = history.witness(of: "tcp 1")
        for start in stride(from: 0, to: all.count, by: 11) {
            witness.passed([Array(all[start..<min(start + 11, all.count)])], .toApp, at: .zero)
        }
        #expect(bytes(history.pieces(mask: nil)) == all)
        let masked = bytes(history.pieces(mask: WireMask(message: Self.stars)))
        #expect(masked.count == all.count)
        let text = String(decoding: masked, as: UTF8.self)
        #expect(!text.contains("secret") && !text.contains("sec") && !text.contains("ret\""))
        #expect(text.contains(#"{"a":"open"}"#))
        // Only the bytes of the JSON are masked.
        let stars = masked.filter { $0 == UInt8(ascii: "*") }.count
        #expect(stars == 2 * 14)
        #expect(zip(masked, all).filter { $0 != $1 }.count == 2 * 14)
    }

    @Test(arguments: [ServiceType.rpc, .video]) func `Control frames are masked in place, whatever service they start`(
        _ service: ServiceType
    ) throws {
        let document: BSONDocument = ["hashId": .int32(7), "authToken": .string("s3cret"), "make": .string("SDL")]
        let frame = Self.frame(.control, document.bytes, message: 1, info: 2, service: service)
        let (next, history) = (Self.frame(.single, Self.message(14, "{}"), message: 2), WireHistory())
        let witness = history.witness(of: "tcp 1")
        for start in stride(from: 0, to: frame.count, by: 11) {
            witness.passed([Array(frame[start..<min(start + 11, frame.count)])], .toApp, at: .zero)
        }
        witness.passed([next], .toApp, at: .zero)
        let mask = WireMask(names: ["authToken"], message: Self.stars)
        let masked = bytes(history.pieces(mask: mask))
        let wanted: BSONDocument = ["hashId": .int32(7), "authToken": .string("******"), "make": .string("SDL")]
        #expect(masked == Self.frame(.control, wanted.bytes, message: 1, info: 2, service: service) + next)
    }

    @Test func `The end of a message whose beginning is missing is masked completely`() {
        let history = WireHistory()
        let witness = history.witness(of: "tcp 1")
        witness.passed([Self.frame(.consecutive, Array(#"cret"}"#.utf8), message: 7, info: 0)], .toApp, at: .zero)
        #expect(String(decoding: bytes(history.pieces(mask: nil)), as: UTF8.self).hasSuffix(#"cret"}"#))
        #expect(
            String(decoding: bytes(history.pieces(mask: WireMask(message: Self.stars))), as: UTF8.self).hasSuffix(
                "******")
        )
    }

    @Test func `begins with a frame after a gap`() {
        let history = WireHistory()
        let witness = history.witness(of: "tcp 1")
        let frame = Self.frame(.single, Self.message(13, "{}"), message: 1)
        witness.passed([Array(frame.prefix(20))], .toApp, at: .zero)
        witness.missed(.toApp)
        witness.passed([Array(frame.suffix(3)) + frame], .toApp, at: .zero)
        let pieces = history.pieces(mask: WireMask(message: Self.stars))
        #expect(pieces.map(\.isBehindGap) == [false, true])
        #expect(pieces[1].bytes.count == frame.count)
    }
}
