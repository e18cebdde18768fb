// What control frames of others say.
extension SessionStart {
    /// As a core's answer says it.
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

    /// What was settled: where one end says nothing, the other's wish counts.
    package func settled(by answer: VideoParameters) -> VideoParameters {
        VideoParameters(
            height: answer.height ?? height, width: answer.width ?? width,
            videoProtocol: answer.videoProtocol ?? videoProtocol, videoCodec: answer.videoCodec ?? videoCodec)
    }
}

extension BSONDocument {
    /// The payload, empty below version 5 and where it cannot be read.
    fileprivate init(watching frame: Frame) {
        let isConstructed = frame.header.version >= 5 && !frame.payload.isEmpty
        self = isConstructed ? (try? BSONDocument(frame.payload)) ?? BSONDocument() : BSONDocument()
    }
}

extension WireLimits {
    /// Towards a head unit, as SDL Core reads: what it would not take is told.
    package static let watchedApp: WireLimits = {
        var limits = WireLimits.core
        // A core may have allowed more than ours does.
        limits.largePayload = 1 << 20
        limits.smallPayload = 131_072
        return limits
    }()

    /// Towards an app, as apps read.
    package static let watchedCore: WireLimits = {
        var limits = WireLimits.app
        limits.largePayload = 1 << 20
        limits.smallPayload = 131_072
        return limits
    }()
}
