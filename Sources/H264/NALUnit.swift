/// A network abstraction layer unit: one piece of an H.264 stream, its header byte first and without a start code.
package struct NALUnit: Hashable, Sendable {
    /// The five bits that say what is in it. Open: a peer may send any.
    package struct Kind: RawRepresentable, Hashable, Sendable {
        package let rawValue: UInt8

        package init(rawValue: UInt8) { self.rawValue = rawValue }

        package static let slice = Kind(rawValue: 1)
        /// A slice of a picture that needs no other: a decoder can begin there.
        package static let keySlice = Kind(rawValue: 5)
        /// What is said beside the picture.
        package static let supplement = Kind(rawValue: 6)
        package static let sequenceParameters = Kind(rawValue: 7)
        package static let pictureParameters = Kind(rawValue: 8)
        /// Stands in front of a picture, and so says as well that the one before is whole.
        package static let delimiter = Kind(rawValue: 9)

        /// Whether it holds a part of the picture itself.
        package var isSlice: Bool { (1...5).contains(rawValue) }
        /// What H.264 itself knows; the rest belongs to wrappings, or to nobody.
        package var isDefined: Bool { (1...21).contains(rawValue) }
    }

    package let bytes: ArraySlice<UInt8>

    package init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }
    package init(_ bytes: [UInt8]) { self.init(bytes[...]) }

    package var kind: Kind { Kind(rawValue: (bytes.first ?? 0) & 0x1f) }

    /// False where a bit is set that must not be: this is no H.264.
    package var isPlausible: Bool { (bytes.first ?? 0x80) & 0x80 == 0 }

    /// What keeping it takes: many small ones cost more than their bytes.
    var cost: Int { bytes.count + 64 }

    /// Whether a slice begins at the picture's first block: `first_mb_in_slice` is 0, written as a single 1.
    package var beginsPicture: Bool { bytes.count > 1 && bytes[bytes.startIndex + 1] & 0x80 != 0 }

    /// Its content without the bytes that keep start codes out of it.
    package var payload: [UInt8] {
        var payload: [UInt8] = []
        payload.reserveCapacity(bytes.count)
        var zeros = 0
        for byte in bytes.dropFirst() {
            if zeros >= 2, byte == 3 {
                zeros = 0
                continue
            }
            zeros = byte == 0 ? zeros + 1 : 0
            payload.append(byte)
        }
        return payload
    }

    /// - Parameter payload: as `payload` gives it; start codes are kept out of it here.
    package init(_ kind: Kind, importance: UInt8 = 0, payload: [UInt8]) {
        var bytes = [importance << 5 | kind.rawValue]
        var zeros = 0
        for byte in payload {
            if zeros >= 2, byte <= 3 {
                bytes.append(3)
                zeros = 0
            }
            zeros = byte == 0 ? zeros + 1 : 0
            bytes.append(byte)
        }
        self.init(bytes)
    }

    package static let startCode: [UInt8] = [0, 0, 0, 1]
    /// For pictures of every kind.
    package static let delimiter = NALUnit([9, 0xf0])
}

/// All that one picture is made of, in order.
package struct AccessUnit: Hashable, Sendable {
    package var units: [NALUnit]

    package init(_ units: [NALUnit]) { self.units = units }

    /// Whether a decoder can begin here.
    package var isKey: Bool { units.contains { $0.kind == .keySlice } }
    /// Whether there is a picture in it at all.
    package var hasPicture: Bool { units.contains { $0.kind.isSlice } }
    package var byteCount: Int { units.reduce(0) { $0 + $1.bytes.count + NALUnit.startCode.count } }

    /// With a start code before each unit.
    package var annexB: [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(byteCount)
        for unit in units {
            bytes += NALUnit.startCode
            bytes += unit.bytes
        }
        return bytes
    }
}
