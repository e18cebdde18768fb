import H264
package import SDLSupport

package final class VideoPicture: Sendable {
    /// The number of the picture in its stream, counted by the head unit from 1.
    package let number: UInt64
    /// The app's own number of the picture; nil if the picture does not contain such a number.
    package let mark: UInt64?
    /// The instant at which the picture was complete.
    package let at: Instant
    package let isKey: Bool
    /// The codec of the picture, as a string of RFC 6381.
    package let codec: String
    package let width: Int
    package let height: Int
    /// The picture in Annex B format; a key picture includes the stream's parameters.
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

/// The video format of a stream. Older apps do not specify the format and send H.264 with start codes.
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

/// The newest key picture of a stream and all later pictures, for viewers that join late. If there are too many
/// pictures, only the key picture is kept.
struct PictureGroup: Sendable {
    /// The maximum number of pictures. SDLKit sends a key picture at least every 300 pictures.
    private let most: Int
    /// The maximum size of all pictures together.
    private let mostBytes: Int

    private(set) var pictures: [VideoPicture] = []
    /// Whether the group ends with the newest picture of the stream, so that the next picture can be added.
    private(set) var isComplete = false
    private var bytes = 0

    init(most: Int = 300, mostBytes: Int = 1 << 20) { (self.most, self.mostBytes) = (most, mostBytes) }

    /// Returns the pictures after the picture `number`; all pictures if `number` is nil or older than all pictures.
    func pictures(after number: UInt64?) -> ArraySlice<VideoPicture> {
        guard let number, let place = pictures.lastIndex(where: { $0.number <= number }) else { return pictures[...] }
        return pictures[(place + 1)...]
    }

    mutating func add(_ picture: VideoPicture) {
        if picture.isKey {
            pictures = []
            bytes = 0
            isComplete = true
        }
        // A picture that depends on a dropped picture cannot be shown.
        guard isComplete else { return }
        pictures.append(picture)
        bytes += picture.bytes.count
        // A key picture alone is kept, whatever its size.
        if pictures.count > most || (bytes > mostBytes && pictures.count > 1) { dropAfterKey() }
    }

    /// Drops all pictures except the key picture, because later pictures cannot be shown after a gap.
    mutating func dropAfterKey() {
        pictures.removeSubrange(min(1, pictures.count)...)
        isComplete = false
    }
}
