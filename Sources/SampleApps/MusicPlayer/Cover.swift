import SDLKit

/// The cover of a record: a gradient of two colours, and rings. The app draws the cover, so that the app needs no image
/// files.
@MainActor
final class Cover {
    struct Color {
        let red: Int
        let green: Int
        let blue: Int
    }

    private let dark: Color
    private let light: Color

    private static let side = 240
    private static let shades = 128

    /// The cover as an image. The image is made only once, because the screen, the menu and the list of records use it.
    private(set) lazy var artwork = SDLArtwork(data: png)

    nonisolated init(dark: Color, light: Color) {
        self.dark = dark
        self.light = light
    }

    /// Returns the shade of the cover at a point. The shade is lighter towards the lower right and in every second
    /// ring.
    private func shade(_ x: Int, _ y: Int) -> UInt8 {
        let side = Double(Self.side)
        let run = (Double(x) * 0.35 + Double(y)) / (1.35 * side)
        let (across, down) = (Double(x) - side * 0.68, Double(y) - side * 0.34)
        let ring = Int((across * across + down * down).squareRoot() / (side * 0.075))
        let lift = ring < 5 && ring % 2 == 0 ? 0.14 : 0
        return UInt8(min(1, run * 0.86 + lift) * Double(Self.shades - 1))
    }

    /// The cover as a PNG with a palette. The pixels are not compressed, because the transfer is local.
    private var png: [UInt8] {
        let side = Self.side
        var lines: [UInt8] = []
        lines.reserveCapacity(side * (side + 1))
        for y in 0..<side {
            lines.append(0)
            for x in 0..<side { lines.append(shade(x, y)) }
        }
        var palette: [UInt8] = []
        for shade in 0..<Self.shades {
            let part = Double(shade) / Double(Self.shades - 1)
            for (from, to) in [(dark.red, light.red), (dark.green, light.green), (dark.blue, light.blue)] {
                palette.append(UInt8(Double(from) + Double(to - from) * part))
            }
        }
        let head = big(UInt32(side)) + big(UInt32(side)) + [8, 3, 0, 0, 0]
        return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("IHDR", head) + chunk("PLTE", palette)
            + chunk("IDAT", stored(lines)) + chunk("IEND", [])
    }

    private func chunk(_ name: String, _ body: [UInt8]) -> [UInt8] {
        let named = Array(name.utf8) + body
        return big(UInt32(body.count)) + named + big(crc(named))
    }

    /// Returns `bytes` in the zlib format without compression: blocks of at most 65,535 bytes and an Adler-32 checksum.
    private func stored(_ bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = [0x78, 0x01]
        var at = 0
        while at < bytes.count {
            let end = min(bytes.count, at + 65_535)
            let count = UInt16(end - at)
            let isLast: UInt8 = end == bytes.count ? 1 : 0
            result += [isLast, UInt8(count & 0xFF), UInt8(count >> 8), UInt8(~count & 0xFF), UInt8(~count >> 8)]
            result += bytes[at..<end]
            at = end
        }
        var (first, second): (UInt64, UInt64) = (1, 0)
        for byte in bytes {
            first += UInt64(byte)
            second += first
        }
        return result + big(UInt32((second % 65_521) << 16 | first % 65_521))
    }

    private func crc(_ bytes: [UInt8]) -> UInt32 {
        ~bytes.reduce(0xFFFF_FFFF) { sum, byte in Self.sums[Int(UInt8(truncatingIfNeeded: sum) ^ byte)] ^ (sum >> 8) }
    }

    /// The CRC-32 of each single byte.
    private static let sums: [UInt32] = (0..<256).map { (byte: Int) -> UInt32 in
        (0..<8).reduce(UInt32(byte)) { (sum: UInt32, _) -> UInt32 in (sum >> 1) ^ (sum & 1 == 1 ? 0xEDB8_8320 : 0) }
    }

    private func big(_ value: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(value >> $0 & 0xFF) }
    }
}
