/// The parts of a pcapng file: its head, and packets of TCP over IPv4 with their instants.
enum PcapngBlocks {
    /// An IPv4 packet says its length in 16 bits.
    static let segmentLimit = 60_000

    /// Where SDL Core listens.
    private static let corePort: UInt16 = 12_345
    private static let core: [UInt8] = [10, 0, 0, 1]
    private static let app: [UInt8] = [10, 0, 0, 2]

    /// The section, and one interface of plain IP packets (101) whose instants are nanoseconds.
    static var head: [UInt8] {
        block(
            0x0A0D_0D0A, little(0x1A2B_3C4D as UInt32) + little(1 as UInt16) + little(0 as UInt16) + little(UInt64.max))
            + block(
                1,
                little(101 as UInt16) + little(0 as UInt16) + little(0 as UInt32)
                    // if_tsresol: ten to the power of minus nine; then the end of the options.
                    + little(9 as UInt16) + little(1 as UInt16) + [9, 0, 0, 0] + little(0 as UInt32))
    }

    static func packet(
        _ payload: [UInt8], toApp: Bool, port: UInt16, sequence: UInt32, acknowledged: UInt32, instant: Int64
    ) -> [UInt8] {
        let (from, to) = toApp ? (core, app) : (app, core)
        var tcp = big(toApp ? corePort : port) + big(toApp ? port : corePort) + big(sequence) + big(acknowledged)
        // Five words of header; PSH and ACK; a window; the sum; nothing urgent.
        tcp += [0x50, 0x18, 0xFF, 0xFF, 0, 0, 0, 0] + payload
        let pseudo = from + to + [0, 6] + big(UInt16(tcp.count))
        tcp.replaceSubrange(16..<18, with: big(sum(pseudo + tcp)))
        var ip: [UInt8] = [0x45, 0] + big(UInt16(20 + tcp.count)) + [0, 0, 0x40, 0, 64, 6, 0, 0] + from + to
        ip.replaceSubrange(10..<12, with: big(sum(ip)))
        let time = UInt64(max(instant, 0))
        let bytes = ip + tcp
        let size = little(UInt32(bytes.count))
        let padding = [UInt8](repeating: 0, count: (4 - bytes.count % 4) % 4)
        return block(
            6,
            little(0 as UInt32) + little(UInt32(time >> 32)) + little(UInt32(truncatingIfNeeded: time)) + size + size
                + bytes + padding)
    }

    private static func block(_ type: UInt32, _ body: [UInt8]) -> [UInt8] {
        let size = little(UInt32(body.count + 12))
        return little(type) + size + body + size
    }

    /// The sum of the internet's protocols (RFC 1071).
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
