/// A part of a picture, in pixels from its upper left corner.
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

    /// What of it lies in a picture of this size, moved outwards to even places: colours stand for two by two pixels.
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
    /// A caller that wants everything may give the largest number there is, so the sum must not trap.
    fileprivate func addingClamped(_ other: Int) -> Int {
        let (sum, overflows) = addingReportingOverflow(other)
        return Swift.min(overflows ? Int.max - 1 : sum, Int.max - 1)
    }
}

/// How large a picture is.
package struct PixelSize: Hashable, Sendable, CustomStringConvertible {
    package var width: Int
    package var height: Int

    package init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    package var description: String { "\(width) x \(height)" }

    /// Says what is wrong with a picture of this size.
    package func check() throws(PictureError) {
        guard width > 0, height > 0 else { throw .empty(self) }
        guard width % 2 == 0, height % 2 == 0 else { throw .odd(self) }
        guard width >= 16, height >= 16 else { throw .tooSmall(self) }
        // Level 5.2, the largest there is for this way of packing.
        guard width <= 4_096, height <= 4_096, width * height <= 36_864 * 256 else { throw .tooLarge(self) }
    }

    package var whole: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }
}

/// Why there is no picture.
package enum PictureError: Error, Hashable, Sendable, CustomStringConvertible {
    case empty(PixelSize)
    case odd(PixelSize)
    case tooSmall(PixelSize)
    case tooLarge(PixelSize)
    /// The memory handed over is less than the picture's size needs.
    case short(bytes: Int, needed: Int)
    /// OpenH264 says no.
    case encoder(step: String, code: Int)

    package var description: String {
        switch self {
        case .empty(let size): "a picture of \(size) pixels: each side needs at least 16"
        case .odd(let size):
            "a picture of \(size) pixels: both sides must be even, as colours stand for two by two pixels"
        case .tooSmall(let size): "a picture of \(size) pixels: each side needs at least 16"
        case .tooLarge(let size): "a picture of \(size) pixels: at most 4096 x 2304, or as many pixels in another shape"
        case .short(let bytes, let needed): "a bitmap of \(bytes) bytes, where the picture needs \(needed)"
        case .encoder(let step, let code): "the encoder fails in \(step) with \(code)"
        }
    }
}

/// Pixels somebody else keeps, four bytes each: blue, green, red, and one that is left alone.
package struct BitmapView {
    package let size: PixelSize
    /// Bytes from one line to the next.
    package let stride: Int
    let pixels: UnsafeRawPointer

    /// - Parameter bytes: must live as long as this.
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
