// Initializers that read the observed control frames between an app and a head unit.
extension SessionStart {
    /// Reads an observed StartServiceACK frame, which a head unit sent to an app.
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

    /// Returns the parameters on which the app and the head unit have agreed: each value from `answer`, or the
    /// requested value if `answer` does not have the parameter.
    package func settled(by answer: VideoParameters) -> VideoParameters {
        VideoParameters(
            height: answer.height ?? height, width: answer.width ?? width,
            videoProtocol: answer.videoProtocol ?? videoProtocol, videoCodec: answer.videoCodec ?? videoCodec)
    }
}

extension BSONDocument {
    /// Parses a frame's payload. The document is empty if the payload is invalid, or if the frame's version is below 5.
    fileprivate init(watching frame: Frame) {
        let isConstructed = frame.header.version >= 5 && !frame.payload.isEmpty
        self = isConstructed ? (try? BSONDocument(frame.payload)) ?? BSONDocument() : BSONDocument()
    }
}

extension WireLimits {
    /// The limits for frames that an observed app sends: the limits of SDL Core, so that frames that SDL Core would
    /// refuse are reported.
    package static let watchedApp = WireLimits.core.watching

    /// The limits for frames that an observed head unit sends: the limits that this project's apps use.
    package static let watchedCore = WireLimits.app.watching

    /// These limits with larger payloads, because the observed head unit may have announced a higher limit than this
    /// project's head unit.
    private var watching: WireLimits {
        var limits = self
        limits.largePayload = 1 << 20
        limits.smallPayload = 131_072
        return limits
    }
}
