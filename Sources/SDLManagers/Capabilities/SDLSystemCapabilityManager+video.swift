import SDLRPC
import SDLSupport

// What the head unit reports about its video stream. Sections 4.8 and 4.9 of the interface's rules.
extension SDLSystemCapabilityManager {
    private var video: SDLVideoStreamingCapability? {
        capability(ofType: .videoStreaming)?.videoStreamingCapability
    }

    /// Whether the head unit has reported its video capability or refused to. Before that, the scale is unknown.
    var isVideoKnown: Bool { known[.videoStreaming] != nil || refused.contains(.videoStreaming) }

    /// The display as the head unit reports it now; a stream that starts uses it.
    var display: VideoDisplay {
        VideoDisplay(scale: min(max(video?.scale ?? 1, 1), 10), size: screenSize)
    }

    /// The number of head-unit pixels for each pixel of the app's picture, in each direction: 1 to 10. While a picture
    /// is streamed, the scale it was made for.
    var videoScale: Double { (streamedDisplay ?? display).scale }

    /// The size of the display in pixels of the head unit; while a picture is streamed, the size it was made for.
    var streamedScreenSize: SDLImageResolution? { (streamedDisplay ?? display).size }

    /// The time between two video frames: 30 frames a second unless the head unit prefers another rate.
    var videoFrame: Duration { .seconds(1) / min(max(video?.preferredFPS ?? 30, 1), 60) }

    /// The size of the video in pixels of the head unit.
    var screenSize: SDLImageResolution? {
        video?.preferredResolution ?? lifecycle.registration?.displayCapabilities?.screenParams?.resolution
    }

    /// The size of the app's picture, which the head unit enlarges by its scale.
    var viewportSize: SDLImageResolution? { display.viewportSize }
}

/// The size and scale of the head unit's display for video.
struct VideoDisplay: Equatable {
    /// The number of head-unit pixels for each pixel of the app's picture, in each direction.
    let scale: Double
    /// The size in pixels of the head unit; nil until it is reported.
    let size: SDLImageResolution?

    /// The size of the app's picture.
    var viewportSize: SDLImageResolution? {
        size.map {
            SDLImageResolution(
                resolutionWidth: Int((Double($0.resolutionWidth) / scale).rounded()),
                resolutionHeight: Int((Double($0.resolutionHeight) / scale).rounded()))
        }
    }
}

extension SDLHapticRect {
    /// Returns the rectangle in pixels of the head unit; this one is in pixels of the app's picture.
    func scaled(by scale: Double) -> SDLHapticRect {
        SDLHapticRect(
            id: id, x: rect.x * scale, y: rect.y * scale, width: rect.width * scale, height: rect.height * scale)
    }
}
