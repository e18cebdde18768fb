/// Computes the CRC-32 checksum of IEEE 802.3, which ZIP and PNG also use.
package enum CRC32 {
    private static let table: [UInt32] = (0..<256).map { index in
        (0..<8).reduce(UInt32(index)) { value, _ in value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
    }

    package static func of(_ bytes: ArraySlice<UInt8>) -> UInt32 { extending(0, by: bytes) }

    /// Returns the checksum of some data followed by `bytes`. `checksum` is the checksum of the data without `bytes`.
    package static func extending(_ checksum: UInt32, by bytes: ArraySlice<UInt8>) -> UInt32 {
        ~bytes.reduce(~checksum) { $0 >> 8 ^ table[Int(($0 ^ UInt32($1)) & 0xFF)] }
    }
}
