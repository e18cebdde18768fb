import CZlib
import Foundation
import PictureEncoding
import Testing

@Suite struct PNGTests {
    @Test func `Has the size and the colours of the bitmap`() throws {
        var canvas = Canvas(48, 32, [10, 200, 30])
        canvas.fill(PixelRect(x: 16, y: 8, width: 5, height: 3), [255, 0, 128])
        let png = try canvas.bytes.withUnsafeBytes {
            PNG.encode(try BitmapView($0, size: canvas.size, stride: 48 * 4))
        }
        let lines = try #require(PlainPNG(png))
        #expect((lines.width, lines.height) == (48, 32))
        #expect(lines[0, 0] == [10, 200, 30] && lines[47, 31] == [10, 200, 30])
        #expect(lines[16, 8] == [255, 0, 128] && lines[20, 10] == [255, 0, 128])
        #expect(lines[15, 8] == [10, 200, 30] && lines[21, 10] == [10, 200, 30] && lines[16, 11] == [10, 200, 30])
    }
}

/// A decoder for the variant of PNG that `PNG` writes. Checks the checksums.
private struct PlainPNG {
    let width: Int
    let height: Int
    private var pixels: [UInt8]

    init?(_ file: [UInt8]) {
        var parts: [String: [UInt8]] = [:]
        var place = 8
        while place + 12 <= file.count {
            let count = Self.number(file[place..<(place + 4)])
            let body = Array(file[(place + 4)..<(place + 8 + count)])
            guard
                Self.number(file[(place + 8 + count)..<(place + 12 + count)]) == Int(crc32(0, body, UInt32(body.count)))
            else { return nil }
            parts[String(decoding: body.prefix(4), as: UTF8.self)] = Array(body.dropFirst(4))
            place += 12 + count
        }
        guard let head = parts["IHDR"], let packed = parts["IDAT"], parts["IEND"] != nil else { return nil }
        width = Self.number(head[0..<4])
        height = Self.number(head[4..<8])
        var size = UInt((1 + width * 3) * height)
        var lines = [UInt8](repeating: 0, count: Int(size))
        guard uncompress(&lines, &size, packed, UInt(packed.count)) == Z_OK else { return nil }
        pixels = []
        var above = [UInt8](repeating: 0, count: width * 3)
        for y in 0..<height {
            let line = lines[(y * (1 + width * 3))...].prefix(1 + width * 3)
            guard line.first == 2 else { return nil }
            above = zip(line.dropFirst(), above).map { $0 &+ $1 }
            pixels += above
        }
    }

    subscript(x: Int, y: Int) -> [UInt8] { Array(pixels[((y * width + x) * 3)...].prefix(3)) }

    private static func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }
}
