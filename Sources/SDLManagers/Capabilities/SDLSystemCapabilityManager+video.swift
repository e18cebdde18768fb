import SDLRPC
import SDLSupport

// The video stream's properties that the head unit reports. Rules 4.8 and 4.9 in docs/rules/managers.md.
extension SDLSystemCapabilityManager {
    private var video: SDLVideoStreamingCapability? {
        capability(ofType: .videoStreaming)?.videoStreamingCapability
    }

    /// Whether the head unit has reported or refused its video capability. Until then, the scale is unknown.
    var isVideoKnown: Bool { known[.videoStreaming] != nil || refused.contains(.videoStreaming) }

    /// The head unit's display as last reported. A new stream uses these values.
    var display: VideoDisplay {
        VideoDisplay(scale: min(max(video?.scale ?? 1, 1), 10), size: screenSize)
    }

    /// The width of one pixel of the app's picture in pixels of the head unit, 1 to 10. While a picture is streamed,
    /// the value with which the stream was started.
    var videoScale: Double { (streamedDisplay ?? display).scale }

    /// The size of the display in pixels of the head unit. While a picture is streamed, the value with which the stream
    /// was started.
    var streamedScreenSize: SDLImageResolution? { (streamedDisplay ?? display).size }

    /// The time between two video frames. The rate is 30 frames a second unless the head unit prefers another one.
    var videoFrame: Duration { .seconds(1) / min(max(video?.preferredFPS ?? 30, 1), 60) }

    /// The size of the video in pixels of the head unit's display.
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
    /// The size in pixels of the head unit; nil until the head unit has reported the size.
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
    /// Converts a rectangle in pixels of the app's picture to pixels of the head unit.
    func scaled(by scale: Double) -> SDLHapticRect {
        SDLHapticRect(
            id: id, x: rect.x * scale, y: rect.y * scale, width: rect.width * scale, height: rect.height * scale)
    }
}
