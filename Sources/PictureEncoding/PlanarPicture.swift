/// A picture as the encoder wants it: brightness for each pixel, two colour differences for two by two of them (I420), in
/// the video range of BT.601.
package final class PlanarPicture {
    package let size: PixelSize
    let luma: UnsafeMutablePointer<UInt8>
    let blue: UnsafeMutablePointer<UInt8>
    let red: UnsafeMutablePointer<UInt8>

    package init(_ size: PixelSize) {
        self.size = size
        let (all, quarter) = (size.width * size.height, size.width * size.height / 4)
        luma = .allocate(capacity: all)
        blue = .allocate(capacity: quarter)
        red = .allocate(capacity: quarter)
        luma.initialize(repeating: 16, count: all)
        blue.initialize(repeating: 128, count: quarter)
        red.initialize(repeating: 128, count: quarter)
    }

    deinit {
        luma.deallocate()
        blue.deallocate()
        red.deallocate()
    }

    /// Takes over the part of a bitmap of the same size that has changed.
    package func take(_ bitmap: BitmapView, _ part: PixelRect) {
        precondition(bitmap.size == size, "a bitmap of another size than the picture")
        guard let part = part.even(within: size) else { return }
        for y in stride(from: part.y, to: part.y + part.height, by: 2) {
            takePair(bitmap, y, part.x, part.x + part.width)
        }
    }

    /// Two lines at once, sixteen pixels at a time and the rest two by two.
    private func takePair(_ bitmap: BitmapView, _ y: Int, _ from: Int, _ to: Int) {
        let upper = bitmap.pixels + y * bitmap.stride
        let lower = upper + bitmap.stride
        let above = luma + y * size.width
        let below = above + size.width
        let colours = y / 2 * size.width / 2
        var x = from
        while x + 16 <= to {
            let one = Pixels(upper + x * 4)
            let other = Pixels(lower + x * 4)
            UnsafeMutableRawPointer(above + x).storeBytes(of: one.luma, as: SIMD16<UInt8>.self)
            UnsafeMutableRawPointer(below + x).storeBytes(of: other.luma, as: SIMD16<UInt8>.self)
            let mean = Mean(one, other)
            UnsafeMutableRawPointer(blue + colours + x / 2).storeBytes(of: mean.blueness, as: SIMD8<UInt8>.self)
            UnsafeMutableRawPointer(red + colours + x / 2).storeBytes(of: mean.redness, as: SIMD8<UInt8>.self)
            x += 16
        }
        while x < to {
            takeBlock(upper + x * 4, lower + x * 4, above + x, below + x, colours + x / 2)
            x += 2
        }
    }

    /// The same sums, for two by two pixels.
    private func takeBlock(
        _ upper: UnsafeRawPointer, _ lower: UnsafeRawPointer, _ above: UnsafeMutablePointer<UInt8>,
        _ below: UnsafeMutablePointer<UInt8>, _ colour: Int
    ) {
        var (blues, greens, reds) = (2, 2, 2)
        for (line, into) in [(upper, above), (lower, below)] {
            for x in 0..<2 {
                let pixel = line.loadUnaligned(fromByteOffset: x * 4, as: UInt32.self)
                let (b, g, r) = (Int(pixel & 0xff), Int(pixel >> 8 & 0xff), Int(pixel >> 16 & 0xff))
                into[x] = UInt8((66 * r + 129 * g + 25 * b + 128) >> 8 + 16)
                blues += b
                greens += g
                reds += r
            }
        }
        let (b, g, r) = (blues >> 2, greens >> 2, reds >> 2)
        blue[colour] = UInt8((112 * b - 74 * g - 38 * r + 128) >> 8 + 128)
        red[colour] = UInt8((112 * r - 94 * g - 18 * b + 128) >> 8 + 128)
    }
}

/// Sixteen pixels side by side, each colour for itself.
private struct Pixels {
    let blue: SIMD16<UInt16>
    let green: SIMD16<UInt16>
    let red: SIMD16<UInt16>

    @inline(__always)
    init(_ place: UnsafeRawPointer) {
        let pixels = place.loadUnaligned(as: SIMD16<UInt32>.self)
        blue = SIMD16<UInt16>(truncatingIfNeeded: pixels & 0xff)
        green = SIMD16<UInt16>(truncatingIfNeeded: (pixels &>> 8) & 0xff)
        red = SIMD16<UInt16>(truncatingIfNeeded: (pixels &>> 16) & 0xff)
    }

    @inline(__always)
    var luma: SIMD16<UInt8> {
        let sum = red &* 66 &+ green &* 129 &+ blue &* 25 &+ 128
        return SIMD16<UInt8>(truncatingIfNeeded: (sum &>> 8) &+ 16)
    }
}

/// The mean colour of eight blocks of two by two pixels.
private struct Mean {
    let blue: SIMD8<Int16>
    let green: SIMD8<Int16>
    let red: SIMD8<Int16>

    @inline(__always)
    init(_ upper: Pixels, _ lower: Pixels) {
        blue = Self.mean(upper.blue &+ lower.blue)
        green = Self.mean(upper.green &+ lower.green)
        red = Self.mean(upper.red &+ lower.red)
    }

    @inline(__always)
    private static func mean(_ sums: SIMD16<UInt16>) -> SIMD8<Int16> {
        SIMD8<Int16>(truncatingIfNeeded: (sums.evenHalf &+ sums.oddHalf &+ 2) &>> 2)
    }

    @inline(__always)
    var blueness: SIMD8<UInt8> {
        let sum = blue &* 112 &- green &* 74 &- red &* 38 &+ 128
        return SIMD8<UInt8>(truncatingIfNeeded: (sum &>> 8) &+ 128)
    }

    @inline(__always)
    var redness: SIMD8<UInt8> {
        let sum = red &* 112 &- green &* 94 &- blue &* 18 &+ 128
        return SIMD8<UInt8>(truncatingIfNeeded: (sum &>> 8) &+ 128)
    }
}
