import H264
package import SDLSupport

/// A picture of an app's video stream.
package final class VideoPicture: Sendable {
    /// Counted by the head unit, from 1, since the start of the stream.
    package let number: UInt64
    /// The number in the app's picture mark, if it has one.
    package let mark: UInt64?
    /// When the picture was complete.
    package let at: Instant
    package let isKey: Bool
    /// The codec string of RFC 6381.
    package let codec: String
    package let width: Int
    package let height: Int
    /// In Annex B format; a key picture includes the stream's parameters.
    package let bytes: [UInt8]

    init(
        number: UInt64, mark: UInt64? = nil, at now: Instant, isKey: Bool, codec: String, width: Int, height: Int,
        bytes: [UInt8]
    ) {
        (self.number, self.mark, at, self.isKey) = (number, mark, now, isKey)
        (self.codec, self.width, self.height, self.bytes) = (codec, width, height, bytes)
    }

    convenience init(_ picture: AccessUnit, _ parameters: SequenceParameters, number: UInt64, at now: Instant) {
        self.init(
            number: number, mark: PictureMark.number(of: picture), at: now, isKey: picture.isKey,
            codec: parameters.codec, width: parameters.width, height: parameters.height, bytes: picture.annexB)
    }
}

/// The video format of a stream. Older apps do not specify it and send H.264 with start codes.
package struct VideoFormat: Hashable, Sendable {
    package enum Wrapping: Hashable, Sendable {
        case startCodes, packets
        /// A format that cannot be split into pictures.
        case unknown(String)
    }

    package let wrapping: Wrapping

    init(videoProtocol: String?, codec: String?) {
        let (wrap, pack) = (videoProtocol ?? "RAW", codec ?? "H264")
        switch (wrap, pack) {
        case ("RAW", "H264"): wrapping = .startCodes
        case ("RTP", "H264"): wrapping = .packets
        default: wrapping = .unknown("\(pack) over \(wrap)")
        }
    }
}

/// The newest key picture of a stream and those that followed it, for viewers that join late. It is bounded: if there
/// are too many pictures, nothing is kept until the next key picture.
struct PictureGroup: Sendable {
    /// If more have followed, waiting for the next key picture is faster.
    private static let most = 60
    private static let mostBytes = 512 << 10

    private(set) var pictures: [VideoPicture] = []
    private var bytes = 0

    /// Whether playback can start with this group.
    var hasKeyPicture: Bool { !pictures.isEmpty }

    mutating func add(_ picture: VideoPicture) {
        if picture.isKey { forget() }
        // A picture without a preceding key picture cannot be shown.
        guard picture.isKey || hasKeyPicture else { return }
        pictures.append(picture)
        bytes += picture.bytes.count
        // A key picture alone is kept, whatever its size.
        if pictures.count > Self.most || (bytes > Self.mostBytes && pictures.count > 1) { forget() }
    }

    mutating func forget() {
        pictures = []
        bytes = 0
    }
}
