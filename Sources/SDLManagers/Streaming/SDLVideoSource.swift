/// The object that draws an app's pictures for the video stream. After a change, the stream manager requests the next
/// picture. It requests one picture at a time, at most at the head unit's frame rate, and none while the head unit
/// reads too slowly.
@MainActor
public protocol SDLVideoSource: AnyObject {
    /// Returns the current picture; nil if the picture has not changed since the previous call. The source may encode
    /// the picture on another thread. A change that is made during the encoding belongs to the next picture.
    func nextPicture(_ request: SDLPictureRequest) async -> SDLVideoPicture?
}

/// The properties of a requested picture.
public struct SDLPictureRequest: Hashable, Sendable {
    /// The size and compression of the picture. The stream manager packs the picture into packets according to
    /// `videoProtocol`.
    public let format: SDLVideoFormat
    /// Whether the requested picture must be a key picture, with which a decoder can start. If true, the source must
    /// return a picture even if nothing has changed.
    public let isKey: Bool
    /// Whether the app is in the background. It cannot draw there, so the source may return the same picture as before.
    public let isForBackground: Bool
    /// The presentation time in milliseconds since the start of the stream.
    public let milliseconds: Int64
}

/// An encoded picture for the head unit.
public struct SDLVideoPicture: Sendable {
    /// The bytes of the complete picture in H.264 with start codes (Annex B).
    public var bytes: [UInt8]
    /// Whether the picture is a key picture, with which a decoder can start.
    public var isKey: Bool
    /// A number that identifies the picture. The video source chooses it.
    public var number: UInt64

    /// Creates a picture from encoded bytes.
    public init(_ bytes: [UInt8], isKey: Bool, number: UInt64) {
        self.bytes = bytes
        self.isKey = isKey
        self.number = number
    }
}
