/// A network abstraction layer unit: a part of an H.264 stream that begins with a header byte. `bytes` does not include
/// the start code.
package struct NALUnit: Hashable, Sendable {
    /// The type of a unit: a number of five bits. Numbers that H.264 does not define are allowed.
    package struct Kind: RawRepresentable, Hashable, Sendable {
        package let rawValue: UInt8

        package init(rawValue: UInt8) { self.rawValue = rawValue }

        package static let slice = Kind(rawValue: 1)
        /// A slice of a picture that a decoder can decode without other pictures.
        package static let keySlice = Kind(rawValue: 5)
        /// A unit with supplemental enhancement information.
        package static let supplement = Kind(rawValue: 6)
        package static let sequenceParameters = Kind(rawValue: 7)
        package static let pictureParameters = Kind(rawValue: 8)
        /// An access unit delimiter. A delimiter precedes a picture. Therefore a delimiter shows that the previous
        /// picture is complete.
        package static let delimiter = Kind(rawValue: 9)

        /// Whether the unit contains picture data.
        package var isSlice: Bool { (1...5).contains(rawValue) }
        /// Whether the H.264 standard defines the type. The other types belong to transport formats or are unspecified.
        package var isDefined: Bool { (1...21).contains(rawValue) }
    }

    package let bytes: ArraySlice<UInt8>

    package init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }
    package init(_ bytes: [UInt8]) { self.init(bytes[...]) }

    package var kind: Kind { Kind(rawValue: (bytes.first ?? 0) & 0x1f) }

    /// Whether the forbidden bit of the header is 0, as H.264 requires.
    package var isPlausible: Bool { (bytes.first ?? 0x80) & 0x80 == 0 }

    /// The memory that the unit needs, in bytes. The result exceeds the size of `bytes`, because each unit also needs
    /// memory for its array.
    var cost: Int { bytes.count + 64 }

    /// Whether the slice starts with the picture's first macroblock. In this case `first_mb_in_slice` is 0, which H.264
    /// encodes as a single bit with the value 1.
    package var beginsPicture: Bool { bytes.count > 1 && bytes[bytes.startIndex + 1] & 0x80 != 0 }

    /// The content of the unit without the emulation prevention bytes.
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

    /// Creates a unit.
    ///
    /// - Parameter payload: the content without emulation prevention bytes. The initialiser adds these bytes.
    package init(_ kind: Kind, payload: [UInt8]) {
        var bytes = [kind.rawValue]
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
    /// An access unit delimiter that allows all picture types.
    package static let delimiter = NALUnit([9, 0xf0])
}

/// The NAL units of one picture, in the order of the stream.
package struct AccessUnit: Hashable, Sendable {
    package var units: [NALUnit]

    package init(_ units: [NALUnit]) { self.units = units }

    /// Whether a decoder can start with this picture.
    package var isKey: Bool { units.contains { $0.kind == .keySlice } }
    /// Whether the access unit contains any picture data.
    package var hasPicture: Bool { units.contains { $0.kind.isSlice } }
    package var byteCount: Int { units.reduce(0) { $0 + $1.bytes.count + NALUnit.startCode.count } }

    /// The units in Annex B format, with a start code before each unit.
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
