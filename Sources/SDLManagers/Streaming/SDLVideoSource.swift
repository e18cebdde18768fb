/// What draws an app's picture: asked for the next one when it has said that something has changed, never more often than
/// the head unit wants pictures, never while the head unit does not keep up, and never while a picture is on its way.
@MainActor
public protocol SDLVideoSource: AnyObject {
    /// The picture as it is now; nil where nothing has changed since the last one that was handed over. It may be packed
    /// elsewhere meanwhile: what changes before it is handed over is asked for next.
    func nextPicture(_ wish: SDLPictureWish) async -> SDLVideoPicture?
}

/// Which picture a source is asked for.
public struct SDLPictureWish: Hashable, Sendable {
    /// Its size, and how it is packed. How it is wrapped is the stream manager's business.
    public let format: SDLVideoFormat
    /// Whether a decoder must be able to begin with it: there is always one then, also where nothing has changed.
    public let isKey: Bool
    /// Whether the app lies in the background, where it does not draw: a still picture that says so will do.
    public let isForBackground: Bool
    /// When it is shown, in milliseconds since the picture was switched on.
    public let milliseconds: Int64
}

/// A picture on its way to the head unit.
public struct SDLVideoPicture: Sendable {
    /// Everything the picture is made of, with start codes (H.264, Annex B).
    public var bytes: [UInt8]
    /// Whether a decoder can begin here.
    public var isKey: Bool
    /// The app's own number for the picture, by which it is known again on the head unit.
    public var number: UInt64

    /// Creates a picture of encoded bytes.
    public init(_ bytes: [UInt8], isKey: Bool, number: UInt64) {
        self.bytes = bytes
        self.isKey = isKey
        self.number = number
    }
}
