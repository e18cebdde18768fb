internal import CZlib

/// Encodes a bitmap as a PNG. The encoder is fast, but its PNGs are not as small as possible.
package enum PNG {
    private static let signature: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
    /// The zlib compression level. A higher level hardly makes pictures of app screens smaller.
    private static let effort: Int32 = 1

    package static func encode(_ bitmap: BitmapView) -> [UInt8] {
        var file = signature
        let size = bitmap.size
        // The header declares 8 bits per colour, RGB, not interlaced.
        chunk("IHDR", bytes(UInt32(size.width)) + bytes(UInt32(size.height)) + [8, 2, 0, 0, 0], to: &file)
        chunk("IDAT", packed(lines(of: bitmap)), to: &file)
        chunk("IEND", [], to: &file)
        return file
    }

    /// Returns the lines of the bitmap, converted with the PNG filter "Up". The filter turns areas of one colour into
    /// zeros.
    private static func lines(of bitmap: BitmapView) -> [UInt8] {
        let (width, height) = (bitmap.size.width, bitmap.size.height)
        let length = 1 + width * 3
        return [UInt8](unsafeUninitializedCapacity: length * height) { lines, count in
            for y in 0..<height {
                let line = lines.baseAddress! + y * length
                line[0] = 2
                let pixels = bitmap.pixels + y * bitmap.stride
                let above = y > 0 ? pixels - bitmap.stride : nil
                for x in 0..<width {
                    let pixel = pixels.loadUnaligned(fromByteOffset: x * 4, as: UInt32.self)
                    let upper = above?.loadUnaligned(fromByteOffset: x * 4, as: UInt32.self) ?? 0
                    let place = line + 1 + x * 3
                    place[0] = UInt8(truncatingIfNeeded: pixel &>> 16) &- UInt8(truncatingIfNeeded: upper &>> 16)
                    place[1] = UInt8(truncatingIfNeeded: pixel &>> 8) &- UInt8(truncatingIfNeeded: upper &>> 8)
                    place[2] = UInt8(truncatingIfNeeded: pixel) &- UInt8(truncatingIfNeeded: upper)
                }
            }
            count = length * height
        }
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
