/// The number of a picture, written beside it in the stream: players leave it alone, and a head unit that looks for it
/// knows which picture of the app's this is.
package enum PictureMark {
    /// Says whose words these are: user data is for anybody.
    private static let name: [UInt8] = [
        0x5d, 0x1b, 0xc0, 0x8e, 0x36, 0x2f, 0x4a, 0x57, 0x9e, 0x0c, 0x70, 0x69, 0x63, 0x74, 0x75, 0x72,
    ]
    /// Data of no registered kind.
    private static let kind: UInt8 = 5

    package static func unit(_ number: UInt64) -> NALUnit {
        let size = UInt8(name.count + 8)
        let digits = (0..<8).map { UInt8(truncatingIfNeeded: number >> (56 - 8 * $0)) }
        return NALUnit(.supplement, payload: [kind, size] + name + digits + [0x80])
    }

    /// The number of the picture, where its app has written one.
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
