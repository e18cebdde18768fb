import CCairo

/// A bitmap that Cairo draws. Each pixel has 32 bits: blue, green, red and alpha. The colours are premultiplied with
/// alpha.
final class Surface {
    /// The maximum width and height, in pixels.
    static let maximumSide = 4096

    let pointer: OpaquePointer
    let width: Int
    let height: Int

    /// Creates an empty bitmap. Returns nil if the size is out of range or there is not enough memory.
    init?(width: Int, height: Int) {
        guard (1...Self.maximumSide).contains(width), (1...Self.maximumSide).contains(height),
            let pointer = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
        else { return nil }
        guard cairo_surface_status(pointer) == CAIRO_STATUS_SUCCESS else {
            cairo_surface_destroy(pointer)
            return nil
        }
        (self.pointer, self.width, self.height) = (pointer, width, height)
    }

    /// Decodes a PNG. Returns nil if the data is not a valid PNG or the image is too large.
    init?(png: [UInt8]) {
        guard let size = Self.size(ofPNG: png), (1...Self.maximumSide).contains(size.0),
            (1...Self.maximumSide).contains(size.1)
        else { return nil }
        let pointer = png.withUnsafeBytes { bytes in
            var rest = bytes
            return cairo_image_surface_create_from_png_stream(readFromSource, &rest)
        }
        guard let pointer else { return nil }
        guard cairo_surface_status(pointer) == CAIRO_STATUS_SUCCESS else {
            cairo_surface_destroy(pointer)
            return nil
        }
        self.pointer = pointer
        (width, height) = size
    }

    deinit { cairo_surface_destroy(pointer) }

    /// The number of bytes from the start of one line to the start of the next line.
    var stride: Int { Int(cairo_image_surface_get_stride(pointer)) }

    /// Calls `body` with the bytes of all pixels, line by line.
    func withPixels<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
        cairo_surface_flush(pointer)
        guard let data = cairo_image_surface_get_data(pointer) else {
            return try body(UnsafeRawBufferPointer(start: nil, count: 0))
        }
        return try body(UnsafeRawBufferPointer(start: data, count: stride * height))
    }

    /// Returns the bitmap as a PNG. The result is empty if the bitmap has no memory.
    func png() -> [UInt8] {
        withPixels { bytes in
            guard let pixels = bytes.baseAddress else { return [] }
            let isOpaque = bytes.bindMemory(to: UInt32.self).allSatisfy { $0 >= 0xFF00_0000 }
            return PNG.encode(pixels, width: width, height: height, stride: stride, isOpaque: isOpaque)
        }
    }

    /// Returns the width and height from the header of a PNG; nil if the header is invalid. `init` checks this size
    /// before it decodes the image.
    private static func size(ofPNG png: [UInt8]) -> (Int, Int)? {
        guard png.count >= 24, png.starts(with: PNG.signature) else { return nil }
        func number(at place: Int) -> Int { png[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
        return (number(at: 16), number(at: 20))
    }
}

/// Copies the next `count` bytes of a PNG to `target`. `source` points to the buffer with the rest of the PNG.
private func readFromSource(
    _ source: UnsafeMutableRawPointer?, _ target: UnsafeMutablePointer<UInt8>?, _ count: UInt32
) -> cairo_status_t {
    guard let rest = source?.assumingMemoryBound(to: UnsafeRawBufferPointer.self), let target,
        rest.pointee.count >= Int(count)
    else { return CAIRO_STATUS_READ_ERROR }
    let wanted = rest.pointee.prefix(Int(count))
    UnsafeMutableRawBufferPointer(start: target, count: Int(count)).copyBytes(from: wanted)
    rest.pointee = UnsafeRawBufferPointer(rebasing: rest.pointee.dropFirst(Int(count)))
    return CAIRO_STATUS_SUCCESS
}
