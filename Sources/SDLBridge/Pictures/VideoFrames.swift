import SDLHeadUnit
import SDLSupport
import WebSockets

/// Encodes video pictures as binary messages for `/v1/video`. Each message is encoded once for all viewers.
///
/// A message has one or more pictures. Each picture begins with a header, in which numbers are big-endian:
///
/// - 1 byte: the version, 1
/// - 1 byte: the flags; bit 1 for a key picture, bit 2 for a picture that the app has numbered
/// - 2 bytes each: the width and the height
/// - 8 bytes each: the bridge's number of the picture, the app's number, and the head unit's clock in milliseconds
/// - 1 byte: the length of the codec's name
/// - 4 bytes: the length of the picture
///
/// After the header come the codec's name and the picture in H.264 with start codes.
final class VideoFrames: Sendable {
    static let version: UInt8 = 1
    private static let headCount = 35

    private let newest = Lock<(picture: VideoPicture, frame: SharedFrame)?>(nil)

    func frame(_ pictures: [VideoPicture]) -> SharedFrame {
        guard pictures.count == 1 else { return SharedFrame(.binary, pictures.flatMap(Self.bytes)) }
        let picture = pictures[0]
        return newest.withLock { newest in
            // All viewers request the frame of a new picture at about the same time. Therefore the newest frame is
            // stored.
            if let newest, newest.picture === picture { return newest.frame }
            let frame = SharedFrame(.binary, Self.bytes(picture))
            newest = (picture, frame)
            return frame
        }
    }

    private static func bytes(_ picture: VideoPicture) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(headCount + picture.codec.utf8.count + picture.bytes.count)
        bytes.append(version)
        bytes.append((picture.isKey ? 1 : 0) | (picture.mark == nil ? 0 : 2))
        bytes.append(big: UInt16(clamping: picture.width))
        bytes.append(big: UInt16(clamping: picture.height))
        bytes.append(big: picture.number)
        bytes.append(big: picture.mark ?? 0)
        bytes.append(big: picture.at.milliseconds)
        bytes.append(UInt8(clamping: picture.codec.utf8.count))
        bytes.append(big: UInt32(picture.bytes.count))
        bytes += picture.codec.utf8
        bytes += picture.bytes
        return bytes
    }
}

extension [UInt8] {
    fileprivate mutating func append(big number: some FixedWidthInteger) {
        Swift.withUnsafeBytes(of: number.bigEndian) { append(contentsOf: $0) }
    }
}
