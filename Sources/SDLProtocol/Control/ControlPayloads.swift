/// The keys in the BSON payloads of control frames of version 5.
enum ControlKey {
    static let protocolVersion = "protocolVersion"
    static let hashID = "hashId"
    static let mtu = "mtu"
    static let secondaryTransports = "secondaryTransports"
    static let audioServiceTransports = "audioServiceTransports"
    static let videoServiceTransports = "videoServiceTransports"
    static let authToken = "authToken"
    static let height = "height"
    static let width = "width"
    static let videoProtocol = "videoProtocol"
    static let videoCodec = "videoCodec"
    static let rejectedParams = "rejectedParams"
    static let reason = "reason"
    static let tcpIPAddress = "tcpIpAddress"
    static let tcpPort = "tcpPort"
}

extension SessionStart {
    /// The payload of the head unit's answer to a start request. The keys of the document depend on the negotiated
    /// version.
    var document: BSONDocument {
        var document = BSONDocument()
        document.append(ControlKey.hashID, hash)
        if let mtu { document.append(ControlKey.mtu, .int64(mtu)) }
        document.append(ControlKey.protocolVersion, version.description)
        if let transports {
            document.append(ControlKey.secondaryTransports, .array(transports.names.map { .string($0) }))
            document.append(ControlKey.audioServiceTransports, .array(transports.audio.map { .int32($0) }))
            document.append(ControlKey.videoServiceTransports, .array(transports.video.map { .int32($0) }))
        }
        document.append(ControlKey.authToken, authToken)
        for (key, field) in VehicleInfo.fields {
            if let text = vehicle?[keyPath: field], !text.isEmpty { document.append(key, Self.cut(text)) }
        }
        return document
    }

    init(session: SessionID, version: ProtocolVersion, _ document: BSONDocument) {
        self.init(session: session, version: version)
        hash = document[ControlKey.hashID]?.integer.map { Int32(truncatingIfNeeded: $0) }
        mtu = document[ControlKey.mtu]?.integer
        if let names = document[ControlKey.secondaryTransports]?.array {
            transports = SecondaryTransports(
                names: names.compactMap(\.string),
                audio: Self.numbers(document[ControlKey.audioServiceTransports]),
                video: Self.numbers(document[ControlKey.videoServiceTransports]))
        }
        authToken = document[ControlKey.authToken]?.string
        var vehicle = VehicleInfo()
        for (key, field) in VehicleInfo.fields { vehicle[keyPath: field] = document[key]?.string }
        if vehicle != VehicleInfo() { self.vehicle = vehicle }
    }

    private static func numbers(_ value: BSONValue?) -> [Int32] {
        value?.array?.compactMap { $0.integer.flatMap { Int32(exactly: $0) } } ?? [1]
    }

    /// Returns the text, shortened to at most 500 bytes without splitting a character.
    private static func cut(_ text: String) -> String {
        guard text.utf8.count > 500 else { return text }
        var end = text.utf8.index(text.startIndex, offsetBy: 500)
        while end.samePosition(in: text.unicodeScalars) == nil { end = text.utf8.index(before: end) }
        return String(text[..<end])
    }
}

extension VehicleInfo {
    fileprivate static let fields: [(String, any WritableKeyPath<VehicleInfo, String?> & Sendable)] = [
        ("make", \.make), ("model", \.model), ("modelYear", \.modelYear), ("trim", \.trim),
        ("systemSoftwareVersion", \.systemSoftwareVersion), ("systemHardwareVersion", \.systemHardwareVersion),
    ]
}

extension VideoParameters {
    func append(to document: inout BSONDocument) {
        document.append(ControlKey.height, height)
        document.append(ControlKey.width, width)
        document.append(ControlKey.videoProtocol, videoProtocol)
        document.append(ControlKey.videoCodec, videoCodec)
    }

    init(_ document: BSONDocument) {
        height = document[ControlKey.height]?.integer.flatMap { Int32(exactly: $0) }
        width = document[ControlKey.width]?.integer.flatMap { Int32(exactly: $0) }
        videoProtocol = document[ControlKey.videoProtocol]?.string
        videoCodec = document[ControlKey.videoCodec]?.string
    }
}

extension Refusal {
    var document: BSONDocument {
        var document = BSONDocument()
        if !rejected.isEmpty { document.append(ControlKey.rejectedParams, .array(rejected.map { .string($0) })) }
        document.append(ControlKey.reason, reason)
        return document
    }

    init(_ document: BSONDocument) {
        rejected = document[ControlKey.rejectedParams]?.array?.compactMap(\.string) ?? []
        reason = document[ControlKey.reason]?.string
    }
}

extension TCPEndpoint {
    /// Returns the payload that announces an endpoint. If `endpoint` is nil, the payload contains an empty address,
    /// which means that the endpoint does not exist any more.
    static func document(_ endpoint: TCPEndpoint?) -> BSONDocument {
        var document: BSONDocument = [ControlKey.tcpIPAddress: .string(endpoint?.address ?? "")]
        document.append(ControlKey.tcpPort, endpoint?.port)
        return document
    }

    init?(_ document: BSONDocument) {
        guard let address = document[ControlKey.tcpIPAddress]?.string, !address.isEmpty,
            let port = document[ControlKey.tcpPort]?.integer.flatMap({ Int32(exactly: $0) })
        else { return nil }
        self.init(address: address, port: port)
    }
}
