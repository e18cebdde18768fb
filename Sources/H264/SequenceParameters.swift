/// The sequence parameter set of an H.264 stream, which contains the size of the pictures.
package struct SequenceParameters: Hashable, Sendable {
    package let profile: UInt8
    package let constraints: UInt8
    package let level: UInt8
    /// The displayed width of the pictures, in pixels.
    package let width: Int
    package let height: Int

    /// The codec string of the stream, as RFC 6381 defines it, for example `avc1.42C01E`.
    package var codec: String { "avc1." + [profile, constraints, level].map(Self.hex).joined() }

    private static func hex(_ byte: UInt8) -> String {
        let text = String(byte, radix: 16, uppercase: true)
        return text.count == 1 ? "0" + text : text
    }

    /// Parses a unit. Returns nil if the unit is not a valid sequence parameter set.
    package init?(_ unit: NALUnit) {
        guard unit.kind == .sequenceParameters else { return nil }
        var bits = BitReader(unit.payload)
        profile = UInt8(bits.take(8))
        constraints = UInt8(bits.take(8))
        level = UInt8(bits.take(8))
        bits.skipNumber()
        var chroma = 1
        if Self.isHigh(profile) { chroma = Self.readHigh(&bits) }
        bits.skipNumber()
        Self.skipOrder(&bits)
        bits.skipNumber()
        bits.skip(1)
        let columns = bits.number() + 1
        let rows = bits.number() + 1
        let isWholeFrames = bits.take(1) == 1
        if !isWholeFrames { bits.skip(1) }
        bits.skip(1)
        var crop = (left: 0, right: 0, top: 0, bottom: 0)
        if bits.take(1) == 1 { crop = (bits.number(), bits.number(), bits.number(), bits.number()) }
        guard !bits.isBeyond, columns <= 1024, rows <= 1024 else { return nil }
        let across = chroma == 1 || chroma == 2 ? 2 : 1
        let down = (chroma == 1 ? 2 : 1) * (isWholeFrames ? 1 : 2)
        width = columns * 16 - (crop.left + crop.right) * across
        height = rows * 16 * (isWholeFrames ? 1 : 2) - (crop.top + crop.bottom) * down
        guard width > 0, height > 0 else { return nil }
    }

    private static func isHigh(_ profile: UInt8) -> Bool {
        [100, 110, 122, 244, 44, 83, 86, 118, 128, 138, 139, 134, 135].contains(profile)
    }

    /// Reads the fields that exist only in the high profiles, and returns the chroma format.
    private static func readHigh(_ bits: inout BitReader) -> Int {
        let chroma = bits.number()
        if chroma == 3 { bits.skip(1) }
        bits.skipNumber()
        bits.skipNumber()
        bits.skip(1)
        guard bits.take(1) == 1 else { return chroma }
        for list in 0..<(chroma == 3 ? 12 : 8) where bits.take(1) == 1 {
            var (last, next) = (8, 8)
            for _ in 0..<(list < 6 ? 16 : 64) {
                if next != 0 { next = (last + bits.signed() + 256) % 256 }
                if next != 0 { last = next }
            }
        }
        return chroma
    }

    /// Skips the fields that describe the picture order count.
    private static func skipOrder(_ bits: inout BitReader) {
        switch bits.number() {
        case 0: bits.skipNumber()
        case 1:
            bits.skip(1)
            bits.skipNumber()
            bits.skipNumber()
            for _ in 0..<min(bits.number(), 255) { bits.skipNumber() }
        default: break
        }
    }
}

/// Reads bits and Exp-Golomb numbers. After the end of the bytes, all bits are zero.
struct BitReader {
    private let bytes: [UInt8]
    private var place = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    var isBeyond: Bool { place > bytes.count * 8 }

    mutating func take(_ count: Int) -> Int {
        var value = 0
        for _ in 0..<count {
            let bit = place < bytes.count * 8 ? bytes[place >> 3] >> (7 - UInt8(place & 7)) & 1 : 0
            value = value << 1 | Int(bit)
            place += 1
        }
        return value
    }

    mutating func skip(_ count: Int) { place += count }

    mutating func number() -> Int {
        var zeros = 0
        while zeros < 32, !isBeyond, take(1) == 0 { zeros += 1 }
        return (1 << zeros) - 1 + take(zeros)
    }

    mutating func skipNumber() { _ = number() }

    mutating func signed() -> Int {
        let number = number()
        return number & 1 == 1 ? (number + 1) / 2 : -number / 2
    }
}
