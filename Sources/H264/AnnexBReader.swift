/// Splits an H.264 byte stream in Annex B format into pictures. In this format, start codes separate the NAL units. The
/// reader receives the bytes in pieces of any size.
///
/// A picture is complete when the next picture starts. If the next picture may start much later, the caller ends the
/// current picture with `finish()`. If the sender appends the delimiter of the next picture to each picture, the reader
/// need not wait.
package struct AnnexBReader: Sendable {
    /// The maximum size in bytes of one unit. Also the maximum size of all units of a picture together. A larger unit
    /// or picture is an error, because real H.264 streams have smaller pictures.
    package static let limitBytes = 8 << 20

    private var bytes: [UInt8] = []
    /// The index of the first byte of the incomplete unit; nil while no unit has started.
    private var start: Int?
    /// The index at which the search for the next start code continues.
    private var looked = 0
    /// Whether the incomplete unit was already checked for the start of a picture.
    private var isPlaced = false
    private var units: [NALUnit] = []
    private var hasSlice = false
    /// The memory used by the units of the incomplete picture, in bytes.
    private var held = 0

    package init() {}

    /// Whether a picture or unit is incomplete.
    package var isWaiting: Bool { hasSlice || start != nil }

    /// The bytes of the incomplete picture, in Annex B format.
    package var remainder: [UInt8] {
        let begun = AccessUnit(units).annexB
        return start.map { begun + NALUnit.startCode + bytes[$0...] } ?? begun + bytes
    }

    /// Adds bytes and returns the pictures that are now complete.
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
        // A delimiter has two bytes. Further bytes without a start code belong to no unit.
        if let start, bytes.count - start > 64, NALUnit(bytes[start...]).kind == .delimiter {
            throw forget(.noStartCode(first: bytes[start + 2]))
        }
        if bytes.count > Self.limitBytes { throw forget(.tooLong(bytes: bytes.count)) }
        return pictures
    }

    /// Ends the current picture without waiting for the next picture. Returns nil if no picture is incomplete.
    package mutating func finish() throws(StreamFault) -> AccessUnit? {
        var pictures: [AccessUnit] = []
        place(&pictures)
        // A delimiter, or parameter sets without a slice, already belong to the next picture and are kept.
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
        // Zero bytes before a start code are not part of a unit.
        var first = found
        while first > (start ?? 0), bytes[first - 1] == 0 { first -= 1 }
        return (first, found + 3)
    }

    private mutating func close(at end: Int) throws(StreamFault) {
        guard let start else { return }
        let unit = NALUnit(Array(bytes[start..<end]))
        guard !unit.bytes.isEmpty else { return }
        guard unit.isPlausible, unit.kind.isDefined else { throw forget(.notH264(header: unit.bytes.first!)) }
        // A delimiter only separates pictures, so it is dropped.
        guard unit.kind != .delimiter else { return }
        units.append(unit)
        held += unit.cost
        if held > Self.limitBytes { throw forget(.tooLong(bytes: held)) }
        hasSlice = hasSlice || unit.kind.isSlice
    }

    /// Checks whether the incomplete unit starts the next picture. If so, ends the current picture.
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

/// The reason why the bytes are not a video stream.
package enum StreamFault: Error, Hashable, Sendable, CustomStringConvertible {
    case noStartCode(first: UInt8)
    case notH264(header: UInt8)
    case tooLong(bytes: Int)
    case notRTP(first: UInt8)
    case lost(packets: Int)
    case unknownPacket(kind: UInt8)

    package var description: String {
        switch self {
        case .noStartCode(let first): "bytes without a start code (0 0 1); the first byte is \(first)"
        case .notH264(let header): "a unit with the header byte \(header), which is not valid in H.264"
        case .tooLong(let bytes): "a unit or picture of \(bytes) bytes; the limit is \(AnnexBReader.limitBytes)"
        case .notRTP(let first): "a packet that starts with byte \(first); RTP version 2 starts with 128 to 191"
        case .lost(let packets): "\(packets) RTP packets are missing"
        case .unknownPacket(let kind): "an RTP packet of type \(kind); RFC 6184 allows 1 to 24 and 28 here"
        }
    }
}
