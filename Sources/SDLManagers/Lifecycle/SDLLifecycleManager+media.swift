import SDLConnection
package import SDLProtocol

/// Hears of an app's audio and video services.
@MainActor
package protocol MediaListener: AnyObject {
    /// The head unit takes what is sent from now on.
    func serviceStarted(_ service: ServiceType, _ video: VideoParameters?)
    /// It takes no more, or would not at all: then it says why.
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

    /// False where the other end does not keep up: a picture made now would only wait.
    var streamHasRoom: Bool { connection?.hasRoom ?? false }

    /// False where the other end does not keep up: then nothing is sent.
    func stream(_ bytes: ArraySlice<UInt8>, on service: ServiceType) -> Bool {
        guard let connection, let session, connection.hasRoom else { return false }
        connection.stream(bytes, on: service, of: session)
        return true
    }

    /// What one frame to this head unit may carry.
    var payloadLimitBytes: Int? {
        guard let connection, let session else { return nil }
        return connection.payloadLimitBytes(of: session)
    }
}
