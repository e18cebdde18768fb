import SDLKit

/// A cover of two colours that run into each other, drawn as a PNG: this sample brings no files along.
struct Cover: Hashable {
    struct Color: Hashable {
        let red, green, blue: Double

        static let midnight = Color(red: 20, green: 24, blue: 62)
        static let violet = Color(red: 150, green: 70, blue: 190)
        static let teal = Color(red: 12, green: 110, blue: 120)
        static let sand = Color(red: 236, green: 206, blue: 150)
        static let rust = Color(red: 160, green: 62, blue: 34)

        func mixed(_ share: Double, with other: Color) -> [UInt8] {
            let pairs = [(red, other.red), (green, other.green), (blue, other.blue)]
            return pairs.map { from, to in UInt8(from + (to - from) * share) }
        }
    }

    let from: Color
    let to: Color

    private static let side = 96

    /// The library names it after its bytes, so the same cover is uploaded once.
    var artwork: SDLArtwork { SDLArtwork(data: png, fileType: .graphicPng) }

    private var png: [UInt8] {
        let size = Self.side
        var pixels: [UInt8] = []
        for row in 0..<size {
            // Each row begins with its filter: none.
            pixels.append(0)
            for column in 0..<size { pixels += from.mixed(Double(row + column) / Double(2 * size), with: to) }
        }
        // Eight bits for each of three colours, nothing compressed, filtered or interlaced.
        let header: [UInt8] = bigEndian(size) + bigEndian(size) + [8, 2, 0, 0, 0]
        var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        file += chunk("IHDR", header)
        file += chunk("IDAT", deflated(pixels))
        file += chunk("IEND", [])
        return file
    }

    /// The pixels as they are, in blocks of the compressed format that compress nothing.
    private func deflated(_ bytes: [UInt8]) -> [UInt8] {
        var stream: [UInt8] = [0x78, 0x01]
        var rest = bytes[...]
        while !rest.isEmpty {
            let block = rest.prefix(65_535)
            rest = rest.dropFirst(block.count)
            let length = [UInt8(block.count & 0xFF), UInt8(block.count >> 8)]
            stream.append(rest.isEmpty ? 1 : 0)
            stream += length
            stream += length.map { ~$0 }
            stream += block
        }
        var (a, b) = (1, 0)
        for byte in bytes {
            a = (a + Int(byte)) % 65_521
            b = (b + a) % 65_521
        }
        return stream + bigEndian(b << 16 | a)
    }

    private func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
        let content = Array(name.utf8) + data
        return bigEndian(data.count) + content + bigEndian(checksum(content))
    }

    private func checksum(_ bytes: [UInt8]) -> Int {
        var sum = UInt32.max
        for byte in bytes {
            sum ^= UInt32(byte)
            for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
        }
        return Int(~sum)
    }

    private func bigEndian(_ value: Int) -> [UInt8] {
        [24, 16, 8, 0].map { (shift: Int) -> UInt8 in UInt8(value >> shift & 0xFF) }
    }
}
