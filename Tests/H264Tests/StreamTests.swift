import H264
import Testing

/// H.264 pictures for tests of parsers. The structure of the pictures is valid, but a decoder cannot decode the
/// content.
enum Made {
    static let sequence: [UInt8] = [0x67, 0x42, 0xc0, 0x1e, 0x8c, 0x8d, 0x40]
    static let parameters: [UInt8] = [0x68, 0xce, 0x3c, 0x80]

    static func key(_ fill: UInt8, count: Int = 40) -> [UInt8] {
        [0x65, 0x88] + [UInt8](repeating: fill, count: count)
    }
    static func next(_ fill: UInt8, count: Int = 20) -> [UInt8] {
        [0x41, 0x9a] + [UInt8](repeating: fill, count: count)
    }
    /// Returns a second slice, which belongs to the same picture as the preceding slice.
    static func more(_ fill: UInt8) -> [UInt8] { [0x41, 0x1a] + [UInt8](repeating: fill, count: 5) }

    static let first = AccessUnit([NALUnit(sequence), NALUnit(parameters), NALUnit(key(1))])
    static let second = AccessUnit([NALUnit(next(2)), NALUnit(more(3))])
    static let third = AccessUnit([NALUnit(next(4))])
    static let all = [first, second, third]
}

@Suite struct AnnexBReaderTests {
    @Test(arguments: [1, 2, 3, 5, 7, 64, 1000]) func `Finds the same pictures however the bytes are split`(_ size: Int)
        throws
    {
        let bytes = Made.all.flatMap(\.annexB)
        var reader = AnnexBReader()
        var found: [AccessUnit] = []
        for start in stride(from: 0, to: bytes.count, by: size) {
            found += try reader.receive(bytes[start..<min(start + size, bytes.count)])
        }
        #expect(found == [Made.first, Made.second])
        #expect(reader.isWaiting)
        #expect(try reader.finish() == Made.third)
        #expect(try reader.finish() == nil)
        #expect(try reader.receive(Made.first.annexB[...]).isEmpty)
        #expect(try reader.finish() == Made.first)
    }

    @Test func `A delimiter after a picture completes it immediately`() throws {
        var reader = AnnexBReader()
        let ends = AccessUnit([.delimiter]).annexB
        #expect(try reader.receive((Made.first.annexB + ends)[...]) == [Made.first])
        #expect(try reader.receive((Made.third.annexB + ends)[...]) == [Made.third])
        #expect(try reader.finish() == nil)
    }

    @Test func `Accepts short start codes, and zeros at the end of units`() throws {
        var reader = AnnexBReader()
        let bytes = [0, 0, 1] + Made.sequence + [0, 0, 0, 0, 1] + Made.parameters + [0, 0, 1] + Made.key(1) + [0, 0]
        #expect(try reader.receive(bytes[...]).isEmpty)
        let found = try #require(try reader.receive([1, 9, 0xf0][...]).first)
        #expect(found == Made.first)
    }

    @Test func `Reports bytes that are not H.264 and continues with valid ones`() throws {
        var reader = AnnexBReader()
        #expect(throws: StreamFault.noStartCode(first: 77)) {
            _ = try reader.receive([UInt8](repeating: 77, count: 400)[...])
        }
        #expect(throws: StreamFault.notH264(header: 0xff)) {
            _ = try reader.receive([0, 0, 1, 0xff, 9, 9, 0, 0, 1, 9][...])
        }
        #expect(try reader.receive((Made.first.annexB + Made.third.annexB)[...]) == [Made.first])
    }

    @Test func `Reports bytes without a start code after the end of a picture`() throws {
        var reader = AnnexBReader()
        let bytes = Made.first.annexB + AccessUnit([.delimiter]).annexB
        #expect(try reader.receive(bytes[...]) == [Made.first])
        #expect(throws: StreamFault.noStartCode(first: 77)) {
            _ = try reader.receive([UInt8](repeating: 77, count: 400)[...])
        }
    }

    @Test func `Rejects a unit that exceeds the size limit`() throws {
        var reader = AnnexBReader()
        _ = try reader.receive([0, 0, 1, 0x65, 0x88][...])
        let piece = [UInt8](repeating: 5, count: 1 << 20)
        var fault: StreamFault?
        for _ in 0..<9 where fault == nil {
            do { _ = try reader.receive(piece[...]) } catch { fault = error }
        }
        guard case .tooLong = fault else { return #expect(Bool(false), "\(String(describing: fault))") }
    }

    @Test(arguments: [Made.more(3), [6] + [UInt8](repeating: 5, count: 200), Made.sequence])
    func `Rejects units that exceed the size limit of a picture`(_ unit: [UInt8]) throws {
        var reader = AnnexBReader()
        _ = try reader.receive(Made.first.annexB[...])
        let piece = (0..<1_000).flatMap { _ -> [UInt8] in [0, 0, 1] + unit }
        var fault: StreamFault?
        for _ in 0..<2_000 where fault == nil {
            do { _ = try reader.receive(piece[...]) } catch { fault = error }
        }
        guard case .tooLong(let bytes) = fault else { return #expect(Bool(false), "\(String(describing: fault))") }
        #expect(bytes <= AnnexBReader.limitBytes + 1_000)
        #expect(try reader.receive((Made.first.annexB + Made.third.annexB)[...]) == [Made.first])
    }

    @Test func `Handles arbitrary bytes without crashing`() {
        var seed: UInt64 = 42
        var annexB = AnnexBReader()
        var rtp = RTPReader()
        for _ in 0..<400 {
            let bytes = (0..<97).map { _ -> UInt8 in
                seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                // Many zeros and ones, to produce start codes.
                return seed >> 60 < 11 ? UInt8(seed >> 60 & 1) : UInt8(truncatingIfNeeded: seed >> 33)
            }
            _ = try? annexB.receive(bytes[...])
            _ = try? rtp.receive(bytes[...])
            _ = try? annexB.finish()
            _ = SequenceParameters(NALUnit([0x67] + bytes))
        }
        annexB = AnnexBReader()
        #expect((try? annexB.receive((Made.first.annexB + Made.third.annexB)[...])) == [Made.first])
    }
}

@Suite struct RTPPacketsTests {
    @Test(arguments: [1, 3, 50, 5000], [64, 100, 65_535])
    func `Carry pictures through a byte stream, however it is split`(_ cut: Int, _ largest: Int) throws {
        var writer = RTPWriter(source: 7, sequence: 65_534, largest: largest)
        let large = AccessUnit([NALUnit(Made.sequence), NALUnit(Made.parameters), NALUnit(Made.key(9, count: 300))])
        let pictures = [large] + Made.all
        let bytes = pictures.enumerated().flatMap { writer.write($1, at: UInt32($0) * 1_500) }
        var reader = RTPReader()
        var found: [AccessUnit] = []
        for start in stride(from: 0, to: bytes.count, by: cut) {
            found += try reader.receive(bytes[start..<min(start + cut, bytes.count)])
        }
        #expect(found == pictures)
    }

    @Test func `Have the header of RFC 3550 and the length of RFC 4571`() {
        var writer = RTPWriter(source: 0x0102_0304, sequence: 258)
        let bytes = writer.write(AccessUnit([NALUnit([0x41, 0x9a, 1])]), at: 0x0a0b_0c0d)
        #expect(bytes == [0, 15, 0x80, 0xe0, 1, 2, 0x0a, 0x0b, 0x0c, 0x0d, 1, 2, 3, 4, 0x41, 0x9a, 1])
    }

    @Test func `A picture with a missing packet is dropped, and the number of missing packets is reported`() throws {
        var writer = RTPWriter(source: 7, sequence: 0, largest: 100)
        let large = AccessUnit([NALUnit(Made.key(9, count: 300))])
        let bytes = writer.write(large, at: 0)
        let after = writer.write(Made.third, at: 1_500)
        var reader = RTPReader()
        _ = try reader.receive(bytes[..<102])
        #expect(throws: StreamFault.lost(packets: 1)) { _ = try reader.receive(bytes[204...]) }
        #expect(try reader.receive(after[...]) == [Made.third])
    }

    @Test func `One packet can contain several units`() throws {
        let units = Made.first.units.flatMap { unit in [0, UInt8(unit.bytes.count)] + unit.bytes }
        let packet = [0x80, 0xe0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 7, 24] + units
        var reader = RTPReader()
        #expect(try reader.receive(([0, UInt8(packet.count)] + packet)[...]) == [Made.first])
    }

    @Test(arguments: [Made.more(3), [28, 1, 0, 0], [24]])
    func `Packets that exceed the size limit of a picture are rejected`(_ content: [UInt8]) throws {
        var reader = RTPReader()
        var fault: StreamFault?
        var number: UInt16 = 0
        let several = (0..<200).flatMap { _ -> [UInt8] in [0, 4] + Made.parameters }
        let filled = content + (content[0] == 24 ? several : [UInt8](repeating: 7, count: 1_000))
        for _ in 0..<20_000 where fault == nil {
            let head: [UInt8] = [0x80, 96, UInt8(number >> 8), UInt8(number & 255), 0, 0, 0, 9, 0, 0, 0, 7]
            let packet = head + filled
            number &+= 1
            let count = [UInt8(packet.count >> 8), UInt8(packet.count & 255)]
            do { _ = try reader.receive((count + packet)[...]) } catch { fault = error }
        }
        // A fragment without its start is ignored and not stored.
        if content[0] == 28 { return #expect(fault == nil) }
        guard case .tooLong = fault else { return #expect(Bool(false), "\(String(describing: fault))") }
        var writer = RTPWriter(source: 7, sequence: number)
        #expect(try reader.receive(writer.write(Made.first, at: 90_000)[...]) == [Made.first])
    }

    @Test func `Bytes that are not RTP are reported`() {
        var reader = RTPReader()
        #expect(throws: StreamFault.notRTP(first: 0)) { _ = try reader.receive(Made.first.annexB[...]) }
        #expect(throws: StreamFault.unknownPacket(kind: 31)) {
            _ = try reader.receive([0, 14, 0x80, 0xe0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 7, 31, 0][...])
        }
    }
}

@Suite struct PictureMarkTests {
    @Test(arguments: [0, 1, 256, 0x0000_0003_0000_0100, UInt64.max]) func `Writes and reads any number`(
        _ number: UInt64
    ) throws {
        let picture = AccessUnit([NALUnit(Made.parameters), PictureMark.unit(number), NALUnit(Made.key(1))])
        var reader = AnnexBReader()
        let found = try #require(try reader.receive((picture.annexB + AccessUnit([.delimiter]).annexB)[...]).first)
        #expect(PictureMark.number(of: found) == number)
        #expect(PictureMark.number(of: Made.first) == nil)
    }
}
