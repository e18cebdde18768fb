/// A rectangle in a picture, in pixels from the upper left corner of the picture.
package struct PixelRect: Hashable, Sendable {
    package var x: Int
    package var y: Int
    package var width: Int
    package var height: Int

    package init(x: Int, y: Int, width: Int, height: Int) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// Returns the part of this rectangle that is inside a picture; nil if this part is empty. The result is extended
    /// to even coordinates. The coordinates must be even, because H.264 stores one colour for each block of 2 by 2
    /// pixels.
    func even(within size: PixelSize) -> PixelRect? {
        let left = max(0, x) & ~1
        let top = max(0, y) & ~1
        let right = min(size.width, x.addingClamped(width) + 1) & ~1
        let bottom = min(size.height, y.addingClamped(height) + 1) & ~1
        guard right > left, bottom > top else { return nil }
        return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}

extension Int {
    /// Returns the sum of two numbers. If the sum is too large, returns almost `Int.max`. Callers may pass `Int.max` as
    /// a size.
    fileprivate func addingClamped(_ other: Int) -> Int {
        let (sum, overflows) = addingReportingOverflow(other)
        return Swift.min(overflows ? Int.max - 1 : sum, Int.max - 1)
    }
}

package struct PixelSize: Hashable, Sendable, CustomStringConvertible {
    package var width: Int
    package var height: Int

    package init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    package var description: String { "\(width) x \(height)" }

    /// Throws an error if the encoder does not support this size.
    package func check() throws(PictureError) {
        guard width > 0, height > 0 else { throw .empty(self) }
        guard width % 2 == 0, height % 2 == 0 else { throw .odd(self) }
        guard width >= 16, height >= 16 else { throw .tooSmall(self) }
        // Level 5.2 of H.264 allows 36,864 macroblocks of 256 pixels.
        guard width <= 4_096, height <= 4_096, width * height <= 36_864 * 256 else { throw .tooLarge(self) }
    }

    package var whole: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }
}

/// An error that prevents encoding.
package enum PictureError: Error, Hashable, Sendable, CustomStringConvertible {
    case empty(PixelSize)
    case odd(PixelSize)
    case tooSmall(PixelSize)
    case tooLarge(PixelSize)
    /// The memory of the bitmap is smaller than the size and the stride of the bitmap require.
    case short(bytes: Int, needed: Int)
    /// OpenH264 returned an error.
    case encoder(step: String, code: Int)

    package var description: String {
        switch self {
        case .empty(let size): "a picture of \(size) pixels: each side needs at least 16"
        case .odd(let size):
            "a picture of \(size) pixels: both sides must be even, because colours are stored for 2 by 2 pixels"
        case .tooSmall(let size): "a picture of \(size) pixels: each side needs at least 16"
        case .tooLarge(let size): "a picture of \(size) pixels: at most 4096 x 2304 in total, and 4096 on each side"
        case .short(let bytes, let needed): "a bitmap of \(bytes) bytes; the picture needs \(needed)"
        case .encoder(let step, let code): "an encoder error \(code) in \(step)"
        }
    }
}

/// A view of a bitmap. The memory of the bitmap belongs to another object. Each pixel has 4 bytes: blue, green, red and
/// an unused byte.
package struct BitmapView {
    package let size: PixelSize
    /// The number of bytes from the start of one line to the start of the next line.
    package let stride: Int
    package let pixels: UnsafeRawPointer

    /// Creates a view of a bitmap.
    ///
    /// - Parameter bytes: the pixels. The memory must stay valid as long as this view is used.
    package init(_ bytes: UnsafeRawBufferPointer, size: PixelSize, stride: Int) throws(PictureError) {
        try size.check()
        let needed = stride * (size.height - 1) + size.width * 4
        guard stride >= size.width * 4, bytes.count >= needed, let pixels = bytes.baseAddress else {
            throw .short(bytes: bytes.count, needed: max(needed, size.width * size.height * 4))
        }
        self.size = size
        self.stride = stride
        self.pixels = pixels
    }
}
