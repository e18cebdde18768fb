internal import CZlib

/// Encodes a bitmap as a PNG. The encoder is several times as fast as Cairo's, but its PNGs are not as small as possible.
package enum PNG {
    static let signature: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
    /// The zlib compression level. A higher level hardly makes pictures of app screens smaller.
    private static let effort: Int32 = 1

    /// - Parameters:
    ///   - pixels: the pixels, line by line. Each pixel has 4 bytes: blue, green, red and alpha. The colours are
    ///     multiplied by alpha.
    ///   - stride: the number of bytes from the start of one line to the start of the next line.
    ///   - isOpaque: whether to ignore alpha and write a PNG without alpha.
    package static func encode(
        _ pixels: UnsafeRawPointer, width: Int, height: Int, stride: Int, isOpaque: Bool
    ) -> [UInt8] {
        var file = signature
        // The header declares 8 bits per colour, RGB or RGB with alpha, not interlaced.
        chunk("IHDR", bytes(UInt32(width)) + bytes(UInt32(height)) + [8, isOpaque ? 2 : 6, 0, 0, 0], to: &file)
        let depth = isOpaque ? 3 : 4
        let length = 1 + width * depth
        let lines = [UInt8](unsafeUninitializedCapacity: length * height) { lines, count in
            for y in 0..<height {
                let line = lines.baseAddress! + y * length
                line[0] = filterUp
                for x in 0..<width {
                    let pixel = pixels.loadUnaligned(fromByteOffset: y * stride + x * 4, as: UInt32.self)
                    write(isOpaque ? pixel : straight(pixel), to: line + 1 + x * depth, isOpaque)
                }
            }
            // Each line becomes the difference from the line above. The last line is first, because each line needs the
            // unchanged line above.
            for y in (1..<max(height, 1)).reversed() {
                let line = lines.baseAddress! + y * length
                for place in 1..<length { line[place] &-= line[place - length] }
            }
            count = length * height
        }
        chunk("IDAT", packed(lines), to: &file)
        chunk("IEND", [], to: &file)
        return file
    }

    /// The PNG filter "Up", which turns areas of one colour into zeros.
    private static let filterUp: UInt8 = 2

    @inline(__always)
    private static func write(_ pixel: UInt32, to place: UnsafeMutablePointer<UInt8>, _ isOpaque: Bool) {
        place[0] = UInt8(truncatingIfNeeded: pixel &>> 16)
        place[1] = UInt8(truncatingIfNeeded: pixel &>> 8)
        place[2] = UInt8(truncatingIfNeeded: pixel)
        if !isOpaque { place[3] = UInt8(truncatingIfNeeded: pixel &>> 24) }
    }

    /// Returns a pixel whose colours are not multiplied by alpha.
    @inline(__always)
    private static func straight(_ pixel: UInt32) -> UInt32 {
        let alpha = pixel &>> 24
        if alpha == 0 { return 0 }
        if alpha == 255 { return pixel }
        func divided(_ shift: UInt32) -> UInt32 {
            min(255, ((pixel &>> shift & 255) * 255 + alpha / 2) / alpha) &<< shift
        }
        return alpha &<< 24 | divided(16) | divided(8) | divided(0)
    }

    private static func packed(_ lines: [UInt8]) -> [UInt8] {
        var size = compressBound(UInt(lines.count))
        let room = Int(size)
        return [UInt8](unsafeUninitializedCapacity: room) { packed, count in
            let code = compress2(packed.baseAddress!, &size, lines, UInt(lines.count), effort)
            precondition(code == Z_OK, "zlib failed with code \(code) despite a buffer for the worst case")
            count = Int(size)
        }
    }

    private static func chunk(_ name: String, _ content: [UInt8], to file: inout [UInt8]) {
        file += bytes(UInt32(content.count))
        let body = Array(name.utf8) + content
        file += body
        file += bytes(UInt32(crc32(0, body, UInt32(body.count))))
    }

    private static func bytes(_ number: UInt32) -> [UInt8] { withUnsafeBytes(of: number.bigEndian) { Array($0) } }
}
