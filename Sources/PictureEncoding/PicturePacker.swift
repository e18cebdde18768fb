/// Encodes an app's pictures one after another. The encoding does not block the actor that draws the pictures.
package actor PicturePacker {
    private let encoder: PictureEncoder

    package init(_ settings: PictureEncoder.Settings = PictureEncoder.Settings()) {
        encoder = PictureEncoder(settings)
    }

    /// Encodes a bitmap. If `isKey` is true, the result is a key picture.
    package func encode(
        _ bitmap: BitmapCopy, changed: [PixelRect], number: UInt64, isKey: Bool, at milliseconds: Int64
    ) throws(PictureError) -> EncodedPicture? {
        if isKey { encoder.askForKey() }
        return try bitmap.withView { (view: BitmapView) throws(PictureError) in
            try encoder.encode(view, changed: changed, number: number, at: milliseconds)
        }
    }
}

/// A copy of a bitmap. The next picture can be drawn while the copy is encoded.
package struct BitmapCopy: Sendable {
    private let bytes: [UInt8]
    private let size: PixelSize
    private let stride: Int

    package init(_ view: BitmapView) {
        size = view.size
        stride = view.stride
        let length = view.stride * (view.size.height - 1) + view.size.width * 4
        bytes = [UInt8](UnsafeRawBufferPointer(start: view.pixels, count: length))
    }

    func withView<Answer>(_ body: (BitmapView) throws(PictureError) -> Answer) throws(PictureError) -> Answer {
        let result: Result<Answer, PictureError> = bytes.withUnsafeBytes { pixels in
            do throws(PictureError) {
                return .success(try body(try BitmapView(pixels, size: size, stride: stride)))
            } catch {
                return .failure(error)
            }
        }
        return try result.get()
    }
}
