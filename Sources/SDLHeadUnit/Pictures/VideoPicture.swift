import H264
package import SDLSupport

/// One picture of an app's stream, on its way to the viewers.
package final class VideoPicture: Sendable {
    /// Counted by the head unit, from 1, since the stream began.
    package let number: UInt64
    /// The number the app has given it, where it has written one.
    package let mark: UInt64?
    /// When it was known to be whole.
    package let at: Instant
    package let isKey: Bool
    /// As RFC 6381 writes it.
    package let codec: String
    package let width: Int
    package let height: Int
    /// With start codes; a key picture brings the stream's parameters.
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

/// What an app says it streams; older apps say nothing, and stream bare H.264.
package struct VideoFormat: Hashable, Sendable {
    package enum Wrapping: Hashable, Sendable {
        case startCodes, packets
        /// No pictures are taken out of this.
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

/// The newest key picture of a stream and what has followed it: a viewer that comes late begins with it. Bounded:
/// of a stream with rare key pictures nothing is kept until the next.
struct PictureGroup: Sendable {
    /// More than a few are quicker shown by the next key picture than played after.
    private static let most = 60
    private static let mostBytes = 512 << 10

    private(set) var pictures: [VideoPicture] = []
    private var bytes = 0

    /// Whether somebody can begin with it.
    var isThere: Bool { !pictures.isEmpty }

    mutating func add(_ picture: VideoPicture) {
        if picture.isKey { forget() }
        // What has no key picture before it is of no use.
        guard picture.isKey || isThere else { return }
        pictures.append(picture)
        bytes += picture.bytes.count
        // A key picture alone is kept, however large.
        if pictures.count > Self.most || (bytes > Self.mostBytes && pictures.count > 1) { forget() }
    }

    mutating func forget() {
        pictures = []
        bytes = 0
    }
}
