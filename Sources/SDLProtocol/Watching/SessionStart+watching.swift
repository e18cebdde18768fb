// Reads the control frames that an observed app and core exchange.
extension SessionStart {
    /// Reads a StartServiceACK frame that was observed on its way from a head unit to an app.
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

    /// Returns the agreed parameters: the values of the answer, or the requested value where the answer has none.
    package func settled(by answer: VideoParameters) -> VideoParameters {
        VideoParameters(
            height: answer.height ?? height, width: answer.width ?? width,
            videoProtocol: answer.videoProtocol ?? videoProtocol, videoCodec: answer.videoCodec ?? videoCodec)
    }
}

extension BSONDocument {
    /// Parses a frame's payload. Below version 5, and if the payload is invalid, the document is empty.
    fileprivate init(watching frame: Frame) {
        let isConstructed = frame.header.version >= 5 && !frame.payload.isEmpty
        self = isConstructed ? (try? BSONDocument(frame.payload)) ?? BSONDocument() : BSONDocument()
    }
}

extension WireLimits {
    /// The limits for frames that an observed app sends. They are SDL Core's limits, so that frames that SDL Core would
    /// refuse are reported.
    package static let watchedApp: WireLimits = {
        var limits = WireLimits.core
        // A core may have announced a higher limit than ours.
        limits.largePayload = 1 << 20
        limits.smallPayload = 131_072
        return limits
    }()

    /// The limits for frames that an observed head unit sends. They are an app's limits.
    package static let watchedCore: WireLimits = {
        var limits = WireLimits.app
        limits.largePayload = 1 << 20
        limits.smallPayload = 131_072
        return limits
    }()
}
