/// Writes the number of a picture into the H.264 stream. Players ignore the number. A head unit reads the number to
/// find out which picture of the app has arrived.
package enum PictureMark {
    /// The UUID of the mark. In H.264, unregistered user data begins with a UUID that identifies the kind of data.
    private static let name: [UInt8] = [
        0x5d, 0x1b, 0xc0, 0x8e, 0x36, 0x2f, 0x4a, 0x57, 0x9e, 0x0c, 0x70, 0x69, 0x63, 0x74, 0x75, 0x72,
    ]
    /// The SEI payload type "user data unregistered".
    private static let kind: UInt8 = 5

    package static func unit(_ number: UInt64) -> NALUnit {
        let size = UInt8(name.count + 8)
        let digits = (0..<8).map { UInt8(truncatingIfNeeded: number >> (56 - 8 * $0)) }
        return NALUnit(.supplement, payload: [kind, size] + name + digits + [0x80])
    }

    /// Returns the number that the app has written into `picture`; nil if the picture has no mark.
    package static func number(of picture: AccessUnit) -> UInt64? {
        for unit in picture.units where unit.kind == .supplement {
            let payload = unit.payload
            guard payload.count >= 26, payload[0] == kind, payload[1] == 24, Array(payload[2..<18]) == name else {
                continue
            }
            return payload[18..<26].reduce(0) { $0 << 8 | UInt64($1) }
        }
        return nil
    }
}
