import SDLRPC
import SDLSupport

// The properties of the video stream that the head unit reports. Rules 4.8 and 4.9 in docs/rules/managers.md.
extension SDLSystemCapabilityManager {
    private var video: SDLVideoStreamingCapability? {
        capability(ofType: .videoStreaming)?.videoStreamingCapability
    }

    /// Whether the head unit has reported its video capability or has refused to report it. Until then, the scale of
    /// the display is unknown.
    var isVideoKnown: Bool { known[.videoStreaming] != nil || refused.contains(.videoStreaming) }

    /// The head unit's display for video, with the values that the head unit last reported. A new stream uses these
    /// values.
    var display: VideoDisplay {
        VideoDisplay(scale: min(max(video?.scale ?? 1, 1), 10), size: screenSize)
    }

    /// The factor by which the head unit enlarges the app's picture in each direction, 1 to 10. During a video stream,
    /// this is the factor at the start of the stream.
    var videoScale: Double { (streamedDisplay ?? display).scale }

    /// The size of the head unit's display in pixels. During a stream, this is the size at the start of the stream.
    var streamedScreenSize: SDLImageResolution? { (streamedDisplay ?? display).size }

    /// The time between two video frames at the head unit's preferred rate, or at 30 frames per second if the head unit
    /// has no preferred rate.
    var videoFrame: Duration { .seconds(1) / min(max(video?.preferredFPS ?? 30, 1), 60) }

    /// The size of the area for video on the head unit's display, in pixels of the display; nil if the head unit has
    /// not reported a size.
    var screenSize: SDLImageResolution? {
        video?.preferredResolution ?? lifecycle.registration?.displayCapabilities?.screenParams?.resolution
    }

    /// The size of the app's picture in pixels. The head unit enlarges the picture by the display's scale.
    var viewportSize: SDLImageResolution? { display.viewportSize }
}

struct VideoDisplay: Equatable {
    /// The factor by which the head unit enlarges the app's picture in each direction.
    let scale: Double
    /// The size of the display, in the display's own pixels; nil until the head unit has reported the size.
    let size: SDLImageResolution?

    /// The size of the app's picture in pixels, which is `size` divided by `scale`.
    var viewportSize: SDLImageResolution? {
        size.map {
            SDLImageResolution(
                resolutionWidth: Int((Double($0.resolutionWidth) / scale).rounded()),
                resolutionHeight: Int((Double($0.resolutionHeight) / scale).rounded()))
        }
    }
}

extension SDLHapticRect {
    /// Converts a rectangle from pixels of the app's picture to pixels of the head unit's display.
    func scaled(by scale: Double) -> SDLHapticRect {
        SDLHapticRect(
            id: id, x: rect.x * scale, y: rect.y * scale, width: rect.width * scale, height: rect.height * scale)
    }
}
