import SDLConnection
package import SDLProtocol

/// Receives the start and end of an app's audio and video services.
@MainActor
package protocol MediaListener: AnyObject {
    /// Called when the head unit has accepted the service, so that its data can be sent.
    func serviceStarted(_ service: ServiceType, _ video: VideoParameters?)
    /// Called when the service has ended or was refused. `refusal` is the reason if it was refused.
    func serviceEnded(_ service: ServiceType, _ refusal: String?)
}

// Audio and video.
extension SDLLifecycleManager {
    func startService(_ service: ServiceType, video: VideoParameters? = nil) {
        if let connection, let session { connection.startService(service, of: session, video: video) }
    }

    func endService(_ service: ServiceType) {
        if let connection, let session { connection.endService(service, of: session) }
    }

    /// Whether the buffer of bytes to send has space. If not, a new picture would have to wait.
    var streamHasRoom: Bool { connection?.hasRoom ?? false }

    /// Sends data of a service. If the head unit reads too slowly, sends nothing and returns false.
    func stream(_ bytes: ArraySlice<UInt8>, on service: ServiceType) -> Bool {
        guard let connection, let session, connection.hasRoom else { return false }
        connection.stream(bytes, on: service, of: session)
        return true
    }

    var payloadLimitBytes: Int? {
        guard let connection, let session else { return nil }
        return connection.payloadLimitBytes(of: session)
    }
}
