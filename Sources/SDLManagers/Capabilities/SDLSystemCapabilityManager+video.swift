import SDLRPC

// The video stream's properties that the head unit reports. Sections 4.8 and 4.9 of the interface's rules.
extension SDLSystemCapabilityManager {
    private var video: SDLVideoStreamingCapability? {
        capability(ofType: .videoStreaming)?.videoStreamingCapability
    }

    /// The width of one pixel of the app's picture in pixels of the head unit, 1 to 10.
    var videoScale: Double { min(max(video?.scale ?? 1, 1), 10) }

    /// The time between two video frames. The rate is 30 frames a second unless the head unit prefers another one.
    var videoFrame: Duration { .seconds(1) / min(max(video?.preferredFPS ?? 30, 1), 60) }

    /// The size of the video in pixels of the head unit's display.
    var screenSize: SDLImageResolution? {
        video?.preferredResolution ?? lifecycle.registration?.displayCapabilities?.screenParams?.resolution
    }

    /// The size of the app's picture, which the head unit enlarges by its scale.
    var viewportSize: SDLImageResolution? {
        screenSize.map {
            SDLImageResolution(
                resolutionWidth: Int((Double($0.resolutionWidth) / videoScale).rounded()),
                resolutionHeight: Int((Double($0.resolutionHeight) / videoScale).rounded()))
        }
    }
}

extension SDLHapticRect {
    /// Converts a rectangle in pixels of the app's picture to pixels of the head unit.
    func scaled(by scale: Double) -> SDLHapticRect {
        SDLHapticRect(
            id: id, x: rect.x * scale, y: rect.y * scale, width: rect.width * scale, height: rect.height * scale)
    }
}
