import H264
import SDLSupport

/// Makes pictures of the bytes of one stream. A value: bytes and instants in, events out.
struct PictureFeed: Sendable {
    enum Event: Sendable {
        case picture(VideoPicture)
        /// The bytes are no pictures. What builds on the last one cannot be shown.
        case fault(StreamFault)
    }

    let format: VideoFormat
    private(set) var group = PictureGroup()
    /// How many pictures there were, and the newest.
    private(set) var newest: VideoPicture?

    private var packets = RTPReader()
    private var codes = AnnexBReader()
    private var sequence: NALUnit?
    private var parameters: SequenceParameters?
    private var pictureParameters: NALUnit?
    /// The last piece of the stream, and how long the longest was.
    private var heard: (at: Instant, count: Int)?
    private var longest = 0
    /// Pictures that build on others are of no use until the next key picture.
    private var needsKey = true
    private var count: UInt64 = 0

    init(_ format: VideoFormat) { self.format = format }

    /// A picture whose end nobody has said is whole when nothing more has come for so long.
    static let silence = Duration.milliseconds(10)
    /// A piece as long as they get is one that was cut off: the rest is still to come, however busy the network.
    private static let longSilence = Duration.milliseconds(100)

    /// When a picture that is not known to be whole is taken for it, should nothing more come.
    var due: Instant? {
        guard format.wrapping == .startCodes, codes.isWaiting, let heard else { return nil }
        return heard.at + (heard.count < longest ? Self.silence : Self.longSilence)
    }

    /// What has come since the newest key picture, as a player wants it; empty where that was too much to keep.
    var prelude: [UInt8] {
        guard format.wrapping == .startCodes, group.isThere else { return [] }
        return group.pictures.flatMap(\.bytes) + codes.remainder
    }

    mutating func receive(_ bytes: ArraySlice<UInt8>, at now: Instant) -> [Event] {
        heard = (now, bytes.count)
        longest = max(longest, bytes.count)
        do throws(StreamFault) {
            switch format.wrapping {
            case .startCodes: return try codes.receive(bytes).compactMap { take($0, at: now) }
            case .packets: return try packets.receive(bytes).compactMap { take($0, at: now) }
            case .unknown: return []
            }
        } catch {
            return [fail(error)]
        }
    }

    /// Nothing has come for a while: the picture under way is whole.
    mutating func pause(at now: Instant) -> Event? {
        do throws(StreamFault) {
            return try codes.finish().flatMap { take($0, at: now) }
        } catch {
            return fail(error)
        }
    }

    private mutating func fail(_ fault: StreamFault) -> Event {
        needsKey = true
        group.forget()
        return .fault(fault)
    }

    private mutating func take(_ unit: AccessUnit, at now: Instant) -> Event? {
        for part in unit.units {
            switch part.kind {
            case .sequenceParameters where part != sequence:
                sequence = part
                parameters = SequenceParameters(part)
            case .pictureParameters: pictureParameters = part
            default: break
            }
        }
        guard unit.hasPicture else { return nil }
        guard let parameters else {
            // The app streams without having sent its parameters: until it does there is nothing to show.
            return nil
        }
        if unit.isKey { needsKey = false }
        guard !needsKey else { return nil }
        count += 1
        let picture = VideoPicture(whole(unit), parameters, number: count, at: now)
        group.add(picture)
        newest = picture
        return .picture(picture)
    }

    /// A key picture that can be begun with: some apps send the parameters once and never again.
    private func whole(_ unit: AccessUnit) -> AccessUnit {
        guard unit.isKey, !unit.units.contains(where: { $0.kind == .sequenceParameters }), let sequence,
            let pictureParameters
        else { return unit }
        return AccessUnit([sequence, pictureParameters] + unit.units.filter { $0.kind != .pictureParameters })
    }
}
