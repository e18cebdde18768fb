/// Creates the blocks of a pcapng file: the section header, the interfaces, and TCP packets over IPv4 with timestamps.
package enum PcapngBlocks {
    /// The maximum payload of a packet, in bytes. A longer packet would exceed the 16-bit length field of IPv4.
    package static let segmentLimit = 60_000

    private static let corePort: UInt16 = 12_345
    private static let core: [UInt8] = [10, 0, 0, 1]
    private static let packetType: UInt32 = 6
    private static let headerSize = 40

    /// The kind of a packet: captured (`real`) or rebuilt from a row. The app has a different IP address for each kind.
    package enum Kind: UInt8 { case rebuilt = 2, real = 3 }

    /// Returns the section header, followed by the description of one network interface for each name. The interfaces
    /// contain raw IP packets (type 101) with timestamps in nanoseconds.
    package static func head(_ names: String...) -> [UInt8] {
        let section =
            little(0x1A2B_3C4D as UInt32) + little(1 as UInt16) + little(0 as UInt16) + little(UInt64.max)
        return names.reduce(block(0x0A0D_0D0A, section)) { head, name in
            head
                + block(
                    1,
                    little(101 as UInt16) + little(0 as UInt16) + little(0 as UInt32)
                        // The options if_name, if_tsresol (10^-9 seconds) and the end of the options.
                        + option(2, Array(name.utf8)) + option(9, [9]) + little(0 as UInt32))
        }
    }

    private static func option(_ code: UInt16, _ value: [UInt8]) -> [UInt8] {
        little(code) + little(UInt16(value.count)) + padded(value)
    }

    /// Returns a TCP segment.
    ///
    /// - Parameters:
    ///   - instant: the time at which the packet was sent, in nanoseconds since 1970.
    ///   - skipped: the number of bytes at the end of the segment that the capture does not contain. These bytes follow
    ///     the payload.
    package static func packet(
        _ payload: [UInt8], _ kind: Kind, toApp: Bool, port: UInt16, sequence: UInt32, acknowledged: UInt32,
        instant: Int64, skipped: Int = 0
    ) -> [UInt8] {
        let app: [UInt8] = [10, 0, 0, kind.rawValue]
        let (from, to) = toApp ? (core, app) : (app, core)
        var tcp = big(toApp ? corePort : port) + big(toApp ? port : corePort)
        tcp += big(sequence) + big(acknowledged)
        // Header length of five words; flags PSH and ACK; window; checksum; no urgent data.
        tcp += [0x50, 0x18, 0xFF, 0xFF, 0, 0, 0, 0] + payload
        let whole = headerSize + payload.count + skipped
        if skipped == 0 {
            let pseudo = from + to + [0, 6] + big(UInt16(tcp.count))
            tcp.replaceSubrange(16..<18, with: big(sum(pseudo + tcp)))
        }
        var ip: [UInt8] = [0x45, 0] + big(UInt16(whole)) + [0, 0, 0x40, 0, 64, 6, 0, 0] + from + to
        ip.replaceSubrange(10..<12, with: big(sum(ip)))
        let time = UInt64(max(instant, 0))
        let bytes = ip + tcp
        return block(
            packetType,
            little(0 as UInt32) + little(UInt32(time >> 32)) + little(UInt32(truncatingIfNeeded: time))
                + little(UInt32(bytes.count)) + little(UInt32(whole)) + padded(bytes))
    }

    /// Returns the timestamp of a capture's first packet, in nanoseconds since 1970; nil without packets.
    package static func firstInstant(in capture: [UInt8]) -> Int64? {
        packets(in: capture).first.map {
            Int64(word($0.lowerBound + 12, capture)) << 32 | Int64(word($0.lowerBound + 16, capture))
        }
    }

    /// Returns the packet blocks of `capture`. In each block, the number `interface` replaces the number of the network
    /// interface.
    package static func packets(of capture: [UInt8], on interface: UInt32) -> [UInt8] {
        packets(in: capture).reduce(into: []) { out, range in
            out += capture[range.prefix(8)] + little(interface) + capture[range.dropFirst(12)]
        }
    }

    private static func packets(in capture: [UInt8]) -> [Range<Int>] {
        var found: [Range<Int>] = []
        var at = 0
        while at + 20 <= capture.count {
            let size = Int(word(at + 4, capture))
            guard size >= 12, size <= capture.count - at else { break }
            if word(at, capture) == packetType, size >= 32 { found.append(at..<at + size) }
            at += size
        }
        return found
    }

    private static func word(_ at: Int, _ capture: [UInt8]) -> UInt32 {
        capture[at..<at + 4].reversed().reduce(0) { $0 << 8 | UInt32($1) }
    }

    private static func block(_ type: UInt32, _ body: [UInt8]) -> [UInt8] {
        let size = little(UInt32(body.count + 12))
        return little(type) + size + body + size
    }

    /// Appends zeros until the length is a multiple of 4 bytes, as pcapng requires for blocks and options.
    private static func padded(_ bytes: [UInt8]) -> [UInt8] {
        bytes + [UInt8](repeating: 0, count: (4 - bytes.count % 4) % 4)
    }

    /// Computes the Internet checksum (RFC 1071).
    private static func sum(_ bytes: [UInt8]) -> UInt16 {
        var sum: UInt32 = 0
        for index in stride(from: 0, to: bytes.count, by: 2) {
            sum += UInt32(bytes[index]) << 8 | UInt32(index + 1 < bytes.count ? bytes[index + 1] : 0)
        }
        while sum > 0xFFFF { sum = (sum & 0xFFFF) + (sum >> 16) }
        return ~UInt16(sum)
    }

    private static func little(_ value: some FixedWidthInteger) -> [UInt8] {
        withUnsafeBytes(of: value.littleEndian) { Array($0) }
    }

    private static func big(_ value: some FixedWidthInteger) -> [UInt8] {
        withUnsafeBytes(of: value.bigEndian) { Array($0) }
    }
}
