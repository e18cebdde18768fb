import H264
import SDLSupport

/// Splits the bytes of one video stream into pictures. The type performs no I/O: the caller passes bytes and instants.
struct PictureFeed: Sendable {
    enum Event: Sendable {
        case picture(VideoPicture)
        /// The bytes are not valid. Pictures that depend on the last picture cannot be shown.
        case fault(StreamFault)
    }

    let format: VideoFormat
    private(set) var group = PictureGroup()
    private(set) var newest: VideoPicture?

    private var packets = RTPReader()
    private var codes = AnnexBReader()
    private var sequence: NALUnit?
    private var parameters: SequenceParameters?
    private var pictureParameters: NALUnit?
    /// The last piece of data: its arrival time and its length.
    private var heard: (at: Instant, count: Int)?
    /// The length of the longest piece of data so far.
    private var longest = 0
    /// Whether a key picture is needed before other pictures can be shown.
    private var needsKey = true
    private var count: UInt64 = 0

    init(_ format: VideoFormat) { self.format = format }

    /// A picture without a known end counts as complete after this span without data.
    static let silence = Duration.milliseconds(10)
    /// The waiting time after a piece of maximum length. Such a piece was probably split, so more data is expected.
    private static let longSilence = Duration.milliseconds(100)

    /// The instant at which the last picture counts as complete if no more data arrives; nil if no picture is
    /// incomplete.
    var due: Instant? {
        guard format.wrapping == .startCodes, codes.isWaiting, let heard else { return nil }
        return heard.at + (heard.count < longest ? Self.silence : Self.longSilence)
    }

    /// The bytes that a new player needs: all bytes since the newest key picture; empty if these bytes exceed the
    /// limit.
    var prelude: [UInt8] {
        guard format.wrapping == .startCodes, group.isComplete else { return [] }
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

    /// Completes the last picture after a pause in the data.
    mutating func pause(at now: Instant) -> Event? {
        do throws(StreamFault) {
            return try codes.finish().flatMap { take($0, at: now) }
        } catch {
            return fail(error)
        }
    }

    private mutating func fail(_ fault: StreamFault) -> Event {
        needsKey = true
        group.dropAfterKey()
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
            // No picture can be shown until the app sends the stream's parameters.
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

    /// Adds the stream's parameters to a key picture, so that playback can start at this picture. Some apps send the
    /// parameters only once.
    private func whole(_ unit: AccessUnit) -> AccessUnit {
        guard unit.isKey, !unit.units.contains(where: { $0.kind == .sequenceParameters }), let sequence,
            let pictureParameters
        else { return unit }
        return AccessUnit([sequence, pictureParameters] + unit.units.filter { $0.kind != .pictureParameters })
    }
}
