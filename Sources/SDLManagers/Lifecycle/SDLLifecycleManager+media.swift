import SDLConnection
import SDLProtocol

// Methods for audio and video services.
extension SDLLifecycleManager {
    func startService(_ service: ServiceType, video: VideoParameters? = nil) {
        if let connection, let session { connection.startService(service, of: session, video: video) }
    }

    func endService(_ service: ServiceType) {
        if let connection, let session { connection.endService(service, of: session) }
    }

    /// Sends data of an audio or video service. Returns false without sending if too many bytes are waiting to be sent.
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
