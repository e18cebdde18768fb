/// Draws an app's pictures. After a change, the stream manager requests the next picture, at most at the
/// head unit's frame rate and only one picture at a time. No pictures are requested while the head unit is too slow.
@MainActor
public protocol SDLVideoSource: AnyObject {
    /// Returns the current picture; nil if nothing has changed since the previous one. The source may encode the
    /// picture on another thread. Changes made during the encoding are part of the next picture.
    func nextPicture(_ request: SDLPictureRequest) async -> SDLVideoPicture?
}

/// The properties of a requested picture.
public struct SDLPictureRequest: Hashable, Sendable {
    /// The size and compression of the picture. The stream manager adds the packaging.
    public let format: SDLVideoFormat
    /// Whether a decoder must be able to start with this picture. If so, a picture is required even if nothing has
    /// changed.
    public let isKey: Bool
    /// Whether the app is in the background, where it cannot draw. A still picture is enough.
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
    /// The number that the app gave the picture, by which the head unit can identify the picture.
    public var number: UInt64

    /// Creates a picture from encoded bytes.
    public init(_ bytes: [UInt8], isKey: Bool, number: UInt64) {
        self.bytes = bytes
        self.isKey = isKey
        self.number = number
    }
}
