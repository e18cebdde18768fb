/// Encodes an app's pictures one after another. The encoding does not block the actor that draws the pictures.
package actor PicturePacker {
    private let encoder: PictureEncoder

    package init(_ settings: PictureEncoder.Settings = PictureEncoder.Settings()) {
        encoder = PictureEncoder(settings)
    }

    /// Encodes the changed parts of a bitmap. If `isKey` is true, the result is a key picture. The first parts of a
    /// size must cover the whole bitmap.
    package func encode(
        _ parts: PictureParts, number: UInt64, isKey: Bool, at milliseconds: Int64
    ) throws(PictureError) -> EncodedPicture? {
        if isKey { encoder.askForKey() }
        return try encoder.encode(parts, number: number, at: milliseconds)
    }
}
