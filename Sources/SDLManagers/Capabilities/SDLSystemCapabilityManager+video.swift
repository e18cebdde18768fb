import SDLRPC

// What the head unit says of the picture that it is sent. Sections 4.8 and 4.9 of the interface's rules.
extension SDLSystemCapabilityManager {
    private var video: SDLVideoStreamingCapability? {
        capability(ofType: .videoStreaming)?.videoStreamingCapability
    }

    /// How many of its own pixels, each way, the head unit shows a pixel of the app's picture on: 1 to 10.
    var videoScale: Double { min(max(video?.scale ?? 1, 1), 10) }

    /// How long a picture stands before the next one: 30 a second, unless the head unit says otherwise.
    var videoFrame: Duration { .seconds(1) / min(max(video?.preferredFPS ?? 30, 1), 60) }

    /// The head unit's picture in its own pixels.
    var screenSize: SDLImageResolution? {
        video?.preferredResolution ?? lifecycle.registration?.displayCapabilities?.screenParams?.resolution
    }

    /// The app's picture, which the head unit enlarges by its scale.
    var viewportSize: SDLImageResolution? {
        screenSize.map {
            SDLImageResolution(
                resolutionWidth: Int((Double($0.resolutionWidth) / videoScale).rounded()),
                resolutionHeight: Int((Double($0.resolutionHeight) / videoScale).rounded()))
        }
    }
}

extension SDLHapticRect {
    /// As the head unit has it, of a place on the app's picture.
    func scaled(by scale: Double) -> SDLHapticRect {
        SDLHapticRect(
            id: id, x: rect.x * scale, y: rect.y * scale, width: rect.width * scale, height: rect.height * scale)
    }
}
