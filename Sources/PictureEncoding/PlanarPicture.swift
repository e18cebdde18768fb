import CYuv

/// A picture in the format I420, which OpenH264 requires. It has one luma value for each pixel, and two chroma values
/// for each block of 2 by 2 pixels. The values are in the video range of BT.601.
final class PlanarPicture {
    let size: PixelSize
    let luma: UnsafeMutablePointer<UInt8>
    let blue: UnsafeMutablePointer<UInt8>
    let red: UnsafeMutablePointer<UInt8>

    init(_ size: PixelSize) {
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

    /// Copies the changed parts of a bitmap into this picture. The bitmap must have the same size as this picture.
    /// Returns whether there are any parts.
    func take(_ parts: PictureParts) -> Bool {
        precondition(parts.size == size, "parts of a bitmap of another size than the picture")
        parts.forEach { planes(at: $0).copy($1, $0) }
        return !parts.isEmpty
    }

    /// Returns the planes of this picture from the upper left corner of `part`.
    private func planes(at part: PixelRect) -> Planes<UnsafeMutablePointer<UInt8>> {
        let (line, colours) = (size.width, size.width / 2)
        let colour = part.y / 2 * colours + part.x / 2
        return Planes(
            luma: luma + part.y * line + part.x, blue: blue + colour, red: red + colour, line: line, colours: colours)
    }
}

/// The changed parts of a bitmap in the format I420. The next picture can be drawn while these parts are encoded.
package struct PictureParts: Sendable {
    package let size: PixelSize
    private let parts: [PixelRect]
    /// The three planes of each part, one part after the other.
    private let bytes: [UInt8]

    package init(_ bitmap: BitmapView, _ changed: [PixelRect]) {
        size = bitmap.size
        let (all, whole) = (changed.compactMap { $0.even(within: bitmap.size) }, size.whole)
        let room = all.reduce(0) { $0 + Self.room(for: $1) }
        // Parts that overlap may need more memory than the whole bitmap.
        let parts = room < Self.room(for: whole) ? all : [whole]
        self.parts = parts
        bytes = [UInt8](unsafeUninitializedCapacity: min(room, Self.room(for: whole))) { bytes, count in
            for part in parts {
                Planes(bytes.baseAddress! + count, part).convert(bitmap, part)
                count += Self.room(for: part)
            }
        }
    }

    var isEmpty: Bool { parts.isEmpty }
    package var byteCount: Int { bytes.count }

    func forEach(_ body: (PixelRect, Planes<UnsafePointer<UInt8>>) -> Void) {
        bytes.withUnsafeBufferPointer { bytes in
            var place = 0
            for part in parts {
                body(part, Planes(bytes.baseAddress! + place, part))
                place += Self.room(for: part)
            }
        }
    }

    private static func room(for part: PixelRect) -> Int { part.width * part.height * 3 / 2 }
}

/// The planes of a part of a picture: the address of the first value in each plane, and the number of bytes from one
/// line to the next.
struct Planes<Pointer: Strideable> where Pointer.Stride == Int {
    let luma: Pointer
    let blue: Pointer
    let red: Pointer
    let line: Int
    let colours: Int
}

extension Planes {
    /// Creates the planes of a part whose values are stored without gaps from `start`.
    init(_ start: Pointer, _ part: PixelRect) {
        let all = part.width * part.height
        self.init(
            luma: start, blue: start.advanced(by: all), red: start.advanced(by: all + all / 4), line: part.width,
            colours: part.width / 2)
    }
}

extension Planes<UnsafeMutablePointer<UInt8>> {
    func convert(_ bitmap: BitmapView, _ part: PixelRect) {
        // libyuv calls Cairo's byte order "ARGB". The conversion fails only for an empty part.
        ARGBToI420(
            bitmap.pixels.advanced(by: part.y * bitmap.stride + part.x * 4).assumingMemoryBound(to: UInt8.self),
            Int32(bitmap.stride), luma, Int32(line), blue, Int32(colours), red, Int32(colours), Int32(part.width),
            Int32(part.height))
    }

    func copy(_ other: Planes<UnsafePointer<UInt8>>, _ part: PixelRect) {
        // The copy fails only for an empty part.
        I420Copy(
            other.luma, Int32(other.line), other.blue, Int32(other.colours), other.red, Int32(other.colours), luma,
            Int32(line), blue, Int32(colours), red, Int32(colours), Int32(part.width), Int32(part.height))
    }
}
