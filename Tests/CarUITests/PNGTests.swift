import CZlib
import CarUI
import Testing

@Suite struct PNGTests {
    @Test func `Has the size and the colours of the bitmap`() throws {
        var pixels = [UInt32](repeating: 0x000A_C81E, count: 50 * 32)
        for y in 8..<11 { for x in 16..<21 { pixels[y * 50 + x] = 0x00FF_0080 } }
        let lines = try #require(PlainPNG(PNG.encode(pixels, width: 48, height: 32, stride: 200, isOpaque: true)))
        #expect((lines.width, lines.height) == (48, 32))
        #expect(lines[0, 0] == [10, 200, 30] && lines[47, 31] == [10, 200, 30])
        #expect(lines[16, 8] == [255, 0, 128] && lines[20, 10] == [255, 0, 128])
        #expect(lines[15, 8] == [10, 200, 30] && lines[21, 10] == [10, 200, 30] && lines[16, 11] == [10, 200, 30])
    }

    @Test func `Colours of a bitmap with alpha are not multiplied by alpha`() throws {
        let pixels: [UInt32] = [0x0000_0000, 0x8040_8000, 0xFF0A_C81E, 0x0102_0100]
        let lines = try #require(PlainPNG(PNG.encode(pixels, width: 2, height: 2, stride: 8, isOpaque: false)))
        #expect(lines[0, 0] == [0, 0, 0, 0] && lines[1, 0] == [128, 255, 0, 128])
        #expect(lines[0, 1] == [10, 200, 30, 255] && lines[1, 1] == [255, 255, 0, 1])
    }
}

/// A decoder for the variant of PNG that `PNG` writes. Checks the checksums.
private struct PlainPNG {
    let width: Int
    let height: Int
    private let depth: Int
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
        depth = head[9] == 2 ? 3 : 4
        var size = UInt((1 + width * depth) * height)
        var lines = [UInt8](repeating: 0, count: Int(size))
        guard uncompress(&lines, &size, packed, UInt(packed.count)) == Z_OK else { return nil }
        pixels = []
        var above = [UInt8](repeating: 0, count: width * depth)
        for y in 0..<height {
            let line = lines[(y * (1 + width * depth))...].prefix(1 + width * depth)
            guard line.first == 2 else { return nil }
            above = zip(line.dropFirst(), above).map { $0 &+ $1 }
            pixels += above
        }
    }

    subscript(x: Int, y: Int) -> [UInt8] { Array(pixels[((y * width + x) * depth)...].prefix(depth)) }

    private static func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }
}
