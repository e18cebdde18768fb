/// What both ends know of a session once it has started: the contents of the answer that started it.
package struct SessionStart: Hashable, Sendable {
    package var session: SessionID
    package var version: ProtocolVersion
    /// Opaque to the app, which shows it to end the session. Nil in version 1.
    package var hash: Int32?
    package var mtu: Int64?
    package var transports: SecondaryTransports?
    package var authToken: String?
    package var vehicle: VehicleInfo?

    package init(session: SessionID, version: ProtocolVersion) {
        self.session = session
        self.version = version
    }
}

/// Which services may run on which transport: 1 is the primary, 2 the secondary, the preferred one first.
package struct SecondaryTransports: Hashable, Sendable {
    package var names: [String]
    package var audio: [Int32]
    package var video: [Int32]

    package init(names: [String] = [], audio: [Int32] = [1], video: [Int32] = [1]) {
        self.names = names
        self.audio = audio
        self.video = video
    }
}

/// Where a core listens for secondary transports.
package struct TCPEndpoint: Hashable, Sendable {
    package var address: String
    package var port: Int32

    package init(address: String, port: Int32) {
        self.address = address
        self.port = port
    }
}

/// What a core tells an app about the vehicle when a session starts, from version 5.4 on.
package struct VehicleInfo: Hashable, Sendable {
    package var make: String?
    package var model: String?
    package var modelYear: String?
    package var trim: String?
    package var systemSoftwareVersion: String?
    package var systemHardwareVersion: String?

    package init(
        make: String? = nil, model: String? = nil, modelYear: String? = nil, trim: String? = nil,
        systemSoftwareVersion: String? = nil, systemHardwareVersion: String? = nil
    ) {
        self.make = make
        self.model = model
        self.modelYear = modelYear
        self.trim = trim
        self.systemSoftwareVersion = systemSoftwareVersion
        self.systemHardwareVersion = systemHardwareVersion
    }
}

/// An app's wish to stream, for the head unit to answer: the wire does not know the app's type, level and registration.
package struct ServiceRequest: Hashable, Sendable {
    package var session: SessionID
    package var service: ServiceType
    package var video: VideoParameters?

    package init(session: SessionID, service: ServiceType, video: VideoParameters? = nil) {
        self.session = session
        self.service = service
        self.video = video
    }
}

/// What a video service carries. Everything is optional on the wire.
package struct VideoParameters: Hashable, Sendable {
    package var height: Int32?
    package var width: Int32?
    /// RAW, RTP, RTSP, RTMP or WEBM.
    package var videoProtocol: String?
    /// H264, H265, Theora, VP8 or VP9.
    package var videoCodec: String?

    package init(
        height: Int32? = nil, width: Int32? = nil, videoProtocol: String? = nil, videoCodec: String? = nil
    ) {
        self.height = height
        self.width = width
        self.videoProtocol = videoProtocol
        self.videoCodec = videoCodec
    }
}

/// Why a start or an end was refused, as far as the version of the session lets a core say so.
package struct Refusal: Hashable, Sendable {
    /// The names of the parameters that were not acceptable.
    package var rejected: [String]
    package var reason: String?

    package init(rejected: [String] = [], reason: String? = nil) {
        self.rejected = rejected
        self.reason = reason
    }
}
