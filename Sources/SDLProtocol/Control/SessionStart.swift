/// The properties of a started session. The head unit sends these properties in StartServiceACK.
package struct SessionStart: Hashable, Sendable {
    package var session: SessionID
    package var version: ProtocolVersion
    /// The hash id, an opaque number that the app must send to end the session; nil in version 1.
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

/// The transports that each service may use, in order of preference. The number 1 means the primary transport, and 2
/// the secondary transport.
package struct SecondaryTransports: Hashable, Sendable {
    package var names: [String] = []
    package var audio: [Int32] = [1]
    package var video: [Int32] = [1]
}

/// The address at which a head unit accepts secondary transports.
package struct TCPEndpoint: Hashable, Sendable {
    package var address: String
    package var port: Int32
}

/// The vehicle data that a head unit sends to an app at the start of a session, from protocol version 5.4 on.
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

/// An app's request for an audio or video service. The head unit must accept or refuse it, because the decision depends
/// on the app's type, HMI level and registration, which this module does not know.
package struct ServiceRequest: Hashable, Sendable {
    package var session: SessionID
    package var service: ServiceType
    package var video: VideoParameters?
}

/// The parameters of a video service. All parameters are optional in the protocol.
package struct VideoParameters: Hashable, Sendable {
    package var height: Int32?
    package var width: Int32?
    package var videoProtocol: String?
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

/// The reason why a head unit has refused to start or end a session or service. Older protocol versions send only a
/// part of the reason.
package struct Refusal: Hashable, Sendable {
    package var rejected: [String]
    package var reason: String?

    package init(rejected: [String] = [], reason: String? = nil) {
        self.rejected = rejected
        self.reason = reason
    }
}
