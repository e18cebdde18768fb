package enum FrameType: UInt8, Sendable {
    case control = 0
    case single = 1
    case first = 2
    case consecutive = 3
}

/// The service to which a frame belongs. A frame header with any other service type is malformed.
package enum ServiceType: UInt8, Sendable, CaseIterable {
    case control = 0x00
    case rpc = 0x07
    /// The service for audio as uncompressed samples (PCM).
    case audio = 0x0A
    /// The service for H.264 video, either as a plain byte stream or in RTP packets. The app requests one of these
    /// formats when it starts the service.
    case video = 0x0B
    /// The service for RPCs with binary data. This service is open exactly while the `rpc` service is open.
    case bulk = 0x0F

    package var isMedia: Bool { self == .audio || self == .video }
}

/// The purpose of a control frame. The frame info in the header contains this code.
package enum ControlCode: UInt8, Sendable, CaseIterable {
    case heartbeat = 0x00
    case startService = 0x01
    case startServiceACK = 0x02
    case startServiceNAK = 0x03
    case endService = 0x04
    case endServiceACK = 0x05
    case endServiceNAK = 0x06
    case registerSecondaryTransport = 0x07
    case registerSecondaryTransportACK = 0x08
    case registerSecondaryTransportNAK = 0x09
    case transportEventUpdate = 0xFD
    /// A deprecated code. Frames with this code are valid but ignored.
    case serviceDataACK = 0xFE
    case heartbeatACK = 0xFF
}

/// The id of a session, 1 to 255. The value 0 means that no session exists yet.
package struct SessionID: Hashable, Comparable, Sendable, ExpressibleByIntegerLiteral, CustomStringConvertible {
    package let rawValue: UInt8

    package init(_ rawValue: UInt8) { self.rawValue = rawValue }
    package init(integerLiteral value: UInt8) { rawValue = value }

    package static let none = SessionID(0)
    package var description: String { "\(rawValue)" }

    package static func < (left: SessionID, right: SessionID) -> Bool { left.rawValue < right.rawValue }
}

/// A frame: a header and a payload. If possible, the payload is a slice of the received bytes, without a copy.
package struct Frame: Hashable, Sendable {
    package var header: FrameHeader
    package var payload: ArraySlice<UInt8>

    package init(header: FrameHeader, payload: ArraySlice<UInt8> = []) {
        self.header = header
        self.header.dataSize = payload.count
        self.payload = payload
    }

    init(trusted header: FrameHeader, payload: ArraySlice<UInt8>) {
        self.header = header
        self.payload = payload
    }

    package var bytes: [UInt8] { FrameEncoder.frame(header, payload: payload) }
}
