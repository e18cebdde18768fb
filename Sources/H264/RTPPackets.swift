/// Writes pictures as RTP packets (RFC 6184). Two bytes before each packet contain the length of the packet (RFC 4571).
/// The lengths are needed because SDL's video service is a byte stream.
package struct RTPWriter: Sendable {
    private let source: UInt32
    private var sequence: UInt16
    private let largest: Int

    /// The RTP payload type. SDL does not define the type. SDL's libraries use 96, the first dynamic type.
    static let payloadType: UInt8 = 96
    static let headerCount = 12
    static let together: UInt8 = 24
    static let fragment: UInt8 = 28

    /// Creates a writer.
    ///
    /// - Parameters:
    ///   - source: the id of this stream (SSRC).
    ///   - sequence: the sequence number of the first packet.
    ///   - largest: the maximum size of a packet, in bytes.
    package init(source: UInt32, sequence: UInt16, largest: Int = 65_535) {
        precondition((64...65_535).contains(largest), "an RTP packet size without space for picture data")
        self.source = source
        self.sequence = sequence
        self.largest = largest
    }

    /// Returns the packets of a picture.
    ///
    /// - Parameter ticks: the presentation time of the picture, in units of 1/90,000 second.
    package mutating func write(_ picture: AccessUnit, at ticks: UInt32) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(picture.byteCount + 64)
        let room = largest - Self.headerCount
        for (index, unit) in picture.units.enumerated() {
            let isLast = index == picture.units.count - 1
            if unit.bytes.count <= room {
                packet(unit.bytes, head: [], ticks, marks: isLast, to: &bytes)
                continue
            }
            let header = unit.bytes.first!
            var rest = unit.bytes.dropFirst()
            var isFirst = true
            while !rest.isEmpty {
                let part = rest.prefix(room - 2)
                rest = rest.dropFirst(part.count)
                let place: UInt8 = (isFirst ? 0x80 : 0) | (rest.isEmpty ? 0x40 : 0)
                packet(
                    part, head: [header & 0xe0 | Self.fragment, place | header & 0x1f], ticks,
                    marks: isLast && rest.isEmpty, to: &bytes)
                isFirst = false
            }
        }
        return bytes
    }

    private mutating func packet(
        _ content: ArraySlice<UInt8>, head: [UInt8], _ ticks: UInt32, marks: Bool, to bytes: inout [UInt8]
    ) {
        let count = UInt16(Self.headerCount + head.count + content.count)
        bytes.append(big: count)
        bytes += [0x80, (marks ? 0x80 : 0) | Self.payloadType]
        bytes.append(big: sequence)
        bytes.append(big: ticks)
        bytes.append(big: source)
        bytes += head
        bytes += content
        sequence &+= 1
    }
}

extension [UInt8] {
    fileprivate mutating func append(big number: some FixedWidthInteger) {
        Swift.withUnsafeBytes(of: number.bigEndian) { append(contentsOf: $0) }
    }
}

/// Reads pictures from a stream of RTP packets. The reader receives the bytes in pieces of any size. If packets of a
/// picture are missing, the reader drops the picture and reports the loss.
package struct RTPReader: Sendable {
    private var bytes: [UInt8] = []
    private var units: [NALUnit] = []
    private var fragments: [UInt8]?
    private var sequence: UInt16?
    private var ticks: UInt32?
    private var isBroken = false
    /// The memory used by the units of the incomplete picture, in bytes.
    private var held = 0

    package init() {}

    package mutating func receive(_ piece: ArraySlice<UInt8>) throws(StreamFault) -> [AccessUnit] {
        bytes += piece
        var pictures: [AccessUnit] = []
        var start = 0
        var fault: StreamFault?
        while bytes.count >= start + 2 {
            let count = Int(bytes[start]) << 8 | Int(bytes[start + 1])
            guard bytes.count >= start + 2 + count else { break }
            do throws(StreamFault) {
                try read(bytes[(start + 2)..<(start + 2 + count)], &pictures)
            } catch {
                if case .notRTP = error {
                    // After an invalid length, the packet boundaries are unknown. The next piece may begin with a
                    // length, so read the next piece as a new stream.
                    self = RTPReader()
                    throw error
                }
                fault = error
            }
            start += 2 + count
        }
        bytes.removeFirst(start)
        if let fault, pictures.isEmpty { throw fault }
        return pictures
    }

    private mutating func read(_ packet: ArraySlice<UInt8>, _ pictures: inout [AccessUnit]) throws(StreamFault) {
        let bytes = Array(packet)
        guard bytes.count > RTPWriter.headerCount, bytes[0] >> 6 == 2 else {
            throw .notRTP(first: bytes.first ?? 0)
        }
        var start = RTPWriter.headerCount + 4 * Int(bytes[0] & 0x0f)
        if bytes[0] & 0x10 != 0 {
            guard bytes.count >= start + 4 else { throw .notRTP(first: bytes[0]) }
            start += 4 + 4 * (Int(bytes[start + 2]) << 8 | Int(bytes[start + 3]))
        }
        let padding = bytes[0] & 0x20 != 0 ? Int(bytes.last!) : 0
        guard start < bytes.count - padding else { throw .notRTP(first: bytes[0]) }
        let number = UInt16(bytes[2]) << 8 | UInt16(bytes[3])
        let time = bytes[4..<8].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        let missing = sequence.map { number &- ($0 &+ 1) } ?? 0
        sequence = number
        // A new timestamp starts a new picture, even if the previous packet had no end marker.
        if let ticks, ticks != time, let picture = take() { pictures.append(picture) }
        ticks = time
        if missing != 0 { leave() }
        if !isBroken { try unwrap(bytes[start..<(bytes.count - padding)]) }
        if bytes[1] & 0x80 != 0 {
            if let picture = take() { pictures.append(picture) }
        }
        if missing != 0 { throw .lost(packets: Int(missing)) }
    }

    private mutating func unwrap(_ content: ArraySlice<UInt8>) throws(StreamFault) {
        let first = content.first!
        switch first & 0x1f {
        case 1...23: try keep(Array(content))
        case RTPWriter.together:
            var rest = content.dropFirst()
            while rest.count > 2 {
                let count = Int(rest[rest.startIndex]) << 8 | Int(rest[rest.startIndex + 1])
                rest = rest.dropFirst(2)
                guard count > 0, rest.count >= count else { throw .unknownPacket(kind: first & 0x1f) }
                try keep(Array(rest.prefix(count)))
                rest = rest.dropFirst(count)
            }
        case RTPWriter.fragment:
            guard content.count > 2 else { throw .unknownPacket(kind: first & 0x1f) }
            let place = content[content.startIndex + 1]
            if place & 0x80 != 0 { fragments = [first & 0xe0 | place & 0x1f] }
            fragments? += content.dropFirst(2)
            if let count = fragments?.count, count > AnnexBReader.limitBytes {
                leave()
                throw .tooLong(bytes: count)
            }
            if place & 0x40 != 0, let whole = fragments.take() { try keep(whole) }
        case let kind: throw .unknownPacket(kind: kind)
        }
    }

    private mutating func keep(_ bytes: [UInt8]) throws(StreamFault) {
        let unit = NALUnit(bytes)
        held += unit.cost
        units.append(unit)
        guard held > AnnexBReader.limitBytes else { return }
        let count = held
        leave()
        throw .tooLong(bytes: count)
    }

    /// Drops the received part of the current picture. The later packets of this picture are ignored.
    private mutating func leave() {
        units = []
        held = 0
        fragments = nil
        isBroken = true
    }

    private mutating func take() -> AccessUnit? {
        defer {
            units = []
            held = 0
            fragments = nil
            isBroken = false
        }
        let picture = AccessUnit(units.filter { $0.kind != .delimiter })
        return picture.hasPicture && !isBroken ? picture : nil
    }
}
