// Reads the control frames that an observed app and core exchange.
extension SessionStart {
    /// Reads a core's StartServiceACK.
    package init(watching frame: Frame) {
        let header = frame.header
        let document = BSONDocument(watching: frame)
        if header.version >= 5 {
            let named = document[ControlKey.protocolVersion]?.string.flatMap { ProtocolVersion($0) }
            self.init(session: header.session, version: named ?? .constructedPayloads, document)
        } else {
            self.init(session: header.session, version: ProtocolVersion(UInt16(header.version)))
        }
    }
}

extension VideoParameters {
    package init(watching frame: Frame) { self.init(BSONDocument(watching: frame)) }

    /// Returns the agreed parameters: the answer's values, and the requested ones where the answer has none.
    package func settled(by answer: VideoParameters) -> VideoParameters {
        VideoParameters(
            height: answer.height ?? height, width: answer.width ?? width,
            videoProtocol: answer.videoProtocol ?? videoProtocol, videoCodec: answer.videoCodec ?? videoCodec)
    }
}

extension BSONDocument {
    /// Creates the payload's document; empty below version 5 and if it is unreadable.
    fileprivate init(watching frame: Frame) {
        let isConstructed = frame.header.version >= 5 && !frame.payload.isEmpty
        self = isConstructed ? (try? BSONDocument(frame.payload)) ?? BSONDocument() : BSONDocument()
    }
}

extension WireLimits {
    /// Limits for reading an app's frames like SDL Core: frames that it would refuse are reported.
    package static let watchedApp: WireLimits = {
        var limits = WireLimits.core
        // A core may have announced a higher limit than ours.
        limits.largePayload = 1 << 20
        limits.smallPayload = 131_072
        return limits
    }()

    /// Limits for reading a core's frames as an app does.
    package static let watchedCore: WireLimits = {
        var limits = WireLimits.app
        limits.largePayload = 1 << 20
        limits.smallPayload = 131_072
        return limits
    }()
}
