/// Takes pictures out of an H.264 byte stream that comes in pieces: start codes between the units, as in Annex B.
///
/// A stream does not say where a picture ends, only where the next begins. So a caller that has waited a while for
/// more calls `finish`; a sender that ends each picture with the delimiter of the next saves that wait.
package struct AnnexBReader: Sendable {
    /// No unit is longer, nor are all of a picture's; what comes then is no H.264.
    package static let limitBytes = 8 << 20

    private var bytes: [UInt8] = []
    /// Where the unit begins that is not at its end yet.
    private var start: Int?
    /// How far has been looked for a start code.
    private var looked = 0
    /// Whether the unit that is not at its end has been asked whether it begins a picture.
    private var isPlaced = false
    private var units: [NALUnit] = []
    private var hasSlice = false
    /// What the units take that wait for the end of their picture.
    private var held = 0

    package init() {}

    /// Whether something waits for what comes next.
    package var isWaiting: Bool { hasSlice || start != nil }

    /// What has come of the picture that is not known to be whole, as it came.
    package var remainder: [UInt8] {
        let begun = AccessUnit(units).annexB
        return start.map { begun + NALUnit.startCode + bytes[$0...] } ?? begun + bytes
    }

    /// The pictures that are known to be whole now.
    package mutating func receive(_ piece: ArraySlice<UInt8>) throws(StreamFault) -> [AccessUnit] {
        bytes += piece
        var pictures: [AccessUnit] = []
        while let code = nextStartCode() {
            if start != nil {
                place(&pictures)
                try close(at: code.start)
            } else if code.start > 0, let first = bytes.first, bytes[..<code.start].contains(where: { $0 != 0 }) {
                throw forget(.noStartCode(first: first))
            }
            start = code.end
            looked = code.end
            isPlaced = false
        }
        place(&pictures)
        tidy()
        if start == nil, bytes.count > 64 { throw forget(.noStartCode(first: bytes[0])) }
        // A delimiter is two bytes long: bytes behind it without a start code belong to no unit.
        if let start, bytes.count - start > 64, NALUnit(bytes[start...]).kind == .delimiter {
            throw forget(.noStartCode(first: bytes[start + 2]))
        }
        if bytes.count > Self.limitBytes { throw forget(.tooLong(bytes: bytes.count)) }
        return pictures
    }

    /// Nothing more comes for now: what there is is a picture.
    package mutating func finish() throws(StreamFault) -> AccessUnit? {
        var pictures: [AccessUnit] = []
        place(&pictures)
        // A delimiter, or parameters alone, wait for their picture.
        if let start, bytes.count > start, NALUnit(bytes[start...]).kind.isSlice {
            try close(at: bytes.count)
            bytes = []
            self.start = nil
            looked = 0
        }
        guard pictures.isEmpty else { return pictures[0] }
        return hasSlice ? take() : nil
    }

    private mutating func nextStartCode() -> (start: Int, end: Int)? {
        let found = bytes.withUnsafeBufferPointer { bytes -> Int? in
            var index = looked
            while index + 2 < bytes.count {
                if bytes[index + 2] > 1 {
                    index += 3
                } else if bytes[index] == 0, bytes[index + 1] == 0, bytes[index + 2] == 1 {
                    return index
                } else {
                    index += 1
                }
            }
            return nil
        }
        guard let found else {
            looked = max(looked, bytes.count - 2)
            return nil
        }
        // The zeros before it belong to nobody.
        var first = found
        while first > (start ?? 0), bytes[first - 1] == 0 { first -= 1 }
        return (first, found + 3)
    }

    private mutating func close(at end: Int) throws(StreamFault) {
        guard let start else { return }
        let unit = NALUnit(Array(bytes[start..<end]))
        guard !unit.bytes.isEmpty else { return }
        guard unit.isPlausible, unit.kind.isDefined else { throw forget(.notH264(header: unit.bytes.first!)) }
        // A delimiter says nothing once pictures are apart.
        guard unit.kind != .delimiter else { return }
        units.append(unit)
        held += unit.cost
        if held > Self.limitBytes { throw forget(.tooLong(bytes: held)) }
        hasSlice = hasSlice || unit.kind.isSlice
    }

    /// Ends the picture before the unit that has begun, where that belongs to the next.
    private mutating func place(_ pictures: inout [AccessUnit]) {
        guard !isPlaced, let start, bytes.count > start else { return }
        let unit = NALUnit(bytes[start...])
        if unit.kind.isSlice, bytes.count < start + 2 { return }
        isPlaced = true
        let begins = unit.kind.isSlice ? unit.beginsPicture : (6...9).contains(unit.kind.rawValue)
        if hasSlice, begins { pictures.append(take()) }
    }

    private mutating func take() -> AccessUnit {
        defer {
            units = []
            held = 0
            hasSlice = false
        }
        return AccessUnit(units)
    }

    private mutating func tidy() {
        guard let start, start > 0 else { return }
        bytes.removeFirst(start)
        looked -= start
        self.start = 0
    }

    private mutating func forget(_ fault: StreamFault) -> StreamFault {
        self = AnnexBReader()
        return fault
    }
}

/// Why bytes are no pictures.
package enum StreamFault: Error, Hashable, Sendable, CustomStringConvertible {
    case noStartCode(first: UInt8)
    case notH264(header: UInt8)
    case tooLong(bytes: Int)
    case notRTP(first: UInt8)
    case lost(packets: Int)
    case unknownPacket(kind: UInt8)

    package var description: String {
        switch self {
        case .noStartCode(let first): "bytes without a start code (0 0 1), from \(first) on"
        case .notH264(let header): "a unit with the header \(header), which H.264 has not"
        case .tooLong(let bytes): "a unit or a picture of \(bytes) bytes, where \(AnnexBReader.limitBytes) are the most"
        case .notRTP(let first): "a packet that begins with \(first), where RTP version 2 begins with 128 to 191"
        case .lost(let packets): "\(packets) RTP packets are missing"
        case .unknownPacket(let kind): "an RTP packet of type \(kind), where RFC 6184 has 1 to 23, 24 and 28"
        }
    }
}
