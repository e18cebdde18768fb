import CYuv

/// A picture in the format I420, which OpenH264 requires. It has one luma value for each pixel, and two chroma values
/// for each block of 2 by 2 pixels. The values are in the video range of BT.601.
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

    /// Copies a part of a bitmap into this picture. The bitmap must have the same size as this picture.
    package func take(_ bitmap: BitmapView, _ part: PixelRect) {
        precondition(bitmap.size == size, "a bitmap of another size than the picture")
        guard let part = part.even(within: size) else { return }
        let (line, colours) = (size.width, size.width / 2)
        let colour = part.y / 2 * colours + part.x / 2
        // libyuv calls Cairo's byte order "ARGB". The conversion fails only for an empty part.
        ARGBToI420(
            bitmap.pixels.advanced(by: part.y * bitmap.stride + part.x * 4).assumingMemoryBound(to: UInt8.self),
            Int32(bitmap.stride), luma + part.y * line + part.x, Int32(line), blue + colour, Int32(colours),
            red + colour, Int32(colours), Int32(part.width), Int32(part.height))
    }
}
