import SDLProtocol
import Testing

@Suite("Decoding frames from a stream")
struct FrameDecoderTests {
    static let frames = [
        single(v: 5, id: 1, [1]), control(5, .heartbeat, id: 2), single(v: 1, id: 0, Array("{}".utf8)),
        first(id: 3, total: 4), consecutive(id: 3, 0, [1, 2, 3, 4]), start(), single(v: 2, id: 9, [5, 6]),
    ]

    @Test("The frames are the same wherever the stream is split in two")
    func twoPieces() {
        let stream = Self.frames.flatMap { $0 }
        for split in 0...stream.count {
            #expect(decode([stream[..<split], stream[split...]]).0 == decode([stream[...]]).0)
        }
        #expect(decode([stream[...]]).0.count == Self.frames.count)
    }

    @Test("The frames are the same byte by byte, and in chunks of any size", arguments: 1...29)
    func pieces(size: Int) {
        let stream = Self.frames.flatMap { $0 }
        let pieces = stride(from: 0, to: stream.count, by: size).map { stream[$0..<min($0 + size, stream.count)] }
        let (events, held) = decode(pieces)
        #expect(events == decode([stream[...]]).0)
        #expect(held == 0)
    }

    @Test("A frame within one chunk is a slice of it")
    func noCopy() throws {
        let chunk = single(id: 1, [1, 2, 3]) + single(id: 2, [4, 5, 6])
        let events = decode([chunk[...]]).0
        guard case .frame(let frame) = try #require(events.last) else { throw Unexpected() }
        #expect(frame.payload.startIndex == chunk.count - 3)
        let (mine, theirs) = (
            chunk.withUnsafeBytes { $0.baseAddress! }, frame.payload.withUnsafeBytes { $0.baseAddress! }
        )
        #expect(theirs - mine == chunk.count - 3)
    }

    static let garbage: [(String, [UInt8])] = [
        ("one byte", [0xFF]),
        ("a header of version 7", hex("71070001 00000001 00000001 aa")),
        ("a single frame without payload", hex("51070001 00000000 00000001")),
        ("message id 0", hex("51070001 00000003 00000000 010203")),
        ("131,073 bytes announced", hex("51070001 00020001 00000001")),
        ("service 9", hex("51090001 00000003 00000001 010203")),
        ("a first frame of 9 bytes", hex("52070001 00000009 00000001 000000000000000000")),
        ("zeros", [UInt8](repeating: 0, count: 100)),
        ("text", Array("GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".utf8)),
    ]

    @Test("After an error the next valid frame is found, and the error counts once", arguments: garbage)
    func resynchronises(_: String, garbage: [UInt8]) {
        let good = single(id: 7, [1, 2, 3])
        let stream = garbage + good
        for split in 0...stream.count {
            let (events, held) = decode([stream[..<split], stream[split...]])
            let faults = events.filter { if case .malformed = $0 { true } else { false } }
            #expect(faults.count == 1)
            #expect(events.dropLast().last == .resynchronised(skipped: garbage.count))
            #expect(events.last == .frame(cut(good)[0]))
            #expect(held == 0)
        }
    }

    @Test("A long run of invalid bytes is reported again every 16 KB", arguments: [1, 7, 4_096, 40_000])
    func skipping(piece: Int) {
        let stream = [UInt8](repeating: 0, count: 40_000) + single(id: 5)
        let pieces = stride(from: 0, to: stream.count, by: piece).map { stream[$0..<min($0 + piece, stream.count)] }
        #expect(
            decode(pieces).0 == [
                .malformed(.version(0)), .skipping(16_384), .skipping(32_768), .resynchronised(skipped: 40_000),
                .frame(cut(single(id: 5))[0]),
            ])
    }

    @Test("A version 1 frame that begins inside an invalid version 5 header is found")
    func shortFrameInLongHeader() {
        // Only the message id 0 makes the first header invalid. The bytes from the third byte on form a version 1
        // heartbeat. After this heartbeat, two of the twelve bytes remain.
        let stream = hex("5107 1007000100000000 0000") + single(id: 5)
        let events: [FrameDecoder.Event] = [
            .malformed(.messageIDZero), .resynchronised(skipped: 2),
            .frame(Frame(header: FrameHeader(version: 1, type: .control, service: .rpc, session: 1))),
            .malformed(.version(0)), .resynchronised(skipped: 2), .frame(cut(single(id: 5))[0]),
        ]
        for first in 0...stream.count {
            for second in first...stream.count {
                let pieces = decode([stream[..<first], stream[first..<second], stream[second...]])
                #expect(pieces.0 == events)
                #expect(pieces.held == 0)
            }
        }
    }

    @Test("At most one frame is buffered, however small the chunks are")
    func held() {
        var decoder = FrameDecoder(limits: WireLimits())
        let frame = single(id: 1, [UInt8](repeating: 1, count: 131_072))
        for byte in 0..<frame.count - 1 where byte < 100 || byte.isMultiple(of: 1_000) {
            decoder.feed(frame[byte..<(byte < 100 ? byte + 1 : min(byte + 1_000, frame.count - 1))])
            #expect(decoder.next() == nil)
            #expect(decoder.held <= 131_072 + 12)
        }
    }

    struct Unexpected: Error {}

    private func decode(_ pieces: [ArraySlice<UInt8>]) -> ([FrameDecoder.Event], held: Int) {
        var decoder = FrameDecoder(limits: WireLimits())
        var events: [FrameDecoder.Event] = []
        for piece in pieces {
            decoder.feed(piece)
            while let event = decoder.next() { events.append(event) }
        }
        return (events, decoder.held)
    }
}
