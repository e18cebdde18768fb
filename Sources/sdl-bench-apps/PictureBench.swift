import BenchSupport
import CarUI
import PictureEncoding
import SDLSupport

/// Measures, on one core, the work for pictures of 800 x 480 pixels with much motion: copying the bitmap, encoding the
/// picture as H.264, and writing the picture as PNG.
enum PictureBench {
    private static let size = PixelSize(width: 800, height: 480)
    private static let rounds = 300

    static func run() async throws -> [Figure] {
        var map = MovingMap(size)
        let encoder = PictureEncoder()
        var (taking, packing, little): ([Double], [Double], [Double]) = ([], [], [])
        var bytes = 0
        for number in 0..<rounds {
            map.move(number)
            taking.append(try map.milliseconds { _ = PictureParts($0, [size.whole]) })
            let pack = try map.milliseconds { view in
                let picture = try encoder.encode(
                    PictureParts(view, [size.whole]), number: UInt64(number), at: Int64(number) * 16)
                bytes += picture?.bytes.count ?? 0
            }
            packing.append(pack)
        }
        let part = PixelRect(x: 320, y: 200, width: 160, height: 80)
        for number in 0..<rounds {
            let pack = try map.milliseconds { view in
                _ = try encoder.encode(
                    PictureParts(view, [part]), number: UInt64(number), at: Int64(rounds + number) * 16)
            }
            little.append(pack)
        }
        let still = try map.milliseconds { view in
            for number in 0..<rounds {
                _ = try encoder.encode(PictureParts(view, []), number: UInt64(number), at: Int64(number))
            }
        }
        let stills = try (0..<30).map { _ in
            try map.milliseconds {
                _ = PNG.encode(
                    $0.pixels, width: size.width, height: size.height, stride: $0.stride, isOpaque: true)
            }
        }
        let count = Double(rounds)
        return [
            Figure(what: "copy of the whole bitmap, p50", value: taking.median, unit: "ms"),
            Figure(
                what: "copying and encoding, everything changed, p50", value: packing.median, unit: "ms",
                bar: .atMost(2)),
            Figure(what: "size of a picture, everything changed", value: Double(bytes) / count / 1_024, unit: "KB"),
            Figure(
                what: "copying and encoding, 160 x 80 pixels changed, p50", value: little.median, unit: "ms",
                bar: .atMost(2)),
            Figure(
                what: "request for a picture, nothing changed", value: still / count, unit: "ms", bar: .atMost(0.001)),
            Figure(what: "PNG of a picture, p50", value: stills.median, unit: "ms", bar: .atMost(20)),
        ]
    }
}

extension [Double] {
    var median: Double { sorted()[count / 2] }
}

/// A picture of streets that move behind a few hundred buildings of many colours.
private struct MovingMap {
    private let size: PixelSize
    private var pixels: [UInt32]

    init(_ size: PixelSize) {
        self.size = size
        pixels = [UInt32](repeating: 0, count: size.width * size.height)
    }

    mutating func move(_ step: Int) {
        let width = size.width
        pixels.withUnsafeMutableBufferPointer { pixels in
            for index in pixels.indices {
                let (x, y) = (index % width + step * 3, index / width + step)
                let isStreet = x % 80 < 10 || y % 60 < 8
                let house = UInt32(truncatingIfNeeded: (x / 20 &* 73_856_093) ^ (y / 15 &* 19_349_663))
                pixels[index] = isStreet ? 0xffe0_e0e0 : 0xff40_5030 &+ (house & 0x003f_3f3f)
            }
        }
    }

    func milliseconds(_ body: (BitmapView) throws -> Void) throws -> Double {
        try pixels.withUnsafeBytes { bytes in
            let view = try BitmapView(bytes, size: size, stride: size.width * 4)
            let began = ContinuousClock.now
            try body(view)
            return (ContinuousClock.now - began).inMilliseconds
        }
    }
}
