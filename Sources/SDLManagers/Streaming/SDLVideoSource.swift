/// Draws an app's pictures. After a change, the next picture is requested: at most at the head unit's frame rate, never
/// while the head unit does not keep up, and never while another picture is being prepared.
@MainActor
public protocol SDLVideoSource: AnyObject {
    /// Returns the current picture; nil if nothing has changed since the previous one. The picture may be encoded on
    /// another thread; changes made meanwhile are part of the next request.
    func nextPicture(_ request: SDLPictureRequest) async -> SDLVideoPicture?
}

/// The properties of the picture that a source is asked for.
public struct SDLPictureRequest: Hashable, Sendable {
    /// The size and compression of the picture. The stream manager adds the packaging.
    public let format: SDLVideoFormat
    /// Whether a decoder must be able to start with this picture. Then a picture is required even if nothing has
    /// changed.
    public let isKey: Bool
    /// Whether the app is in the background, where it does not draw: a still picture that says so is enough.
    public let isForBackground: Bool
    /// The presentation time in milliseconds since the start of the stream.
    public let milliseconds: Int64
}

/// An encoded picture for the head unit.
public struct SDLVideoPicture: Sendable {
    /// The complete picture, with start codes (H.264, Annex B).
    public var bytes: [UInt8]
    /// Whether a decoder can start with this picture.
    public var isKey: Bool
    /// The app's number of the picture, which identifies it on the head unit.
    public var number: UInt64

    /// Creates a picture from encoded bytes.
    public init(_ bytes: [UInt8], isKey: Bool, number: UInt64) {
        self.bytes = bytes
        self.isKey = isKey
        self.number = number
    }
}
