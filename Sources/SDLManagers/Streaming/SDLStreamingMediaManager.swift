import SDLConnection
import SDLProtocol
public import SDLRPC

/// The state of an app's video or audio stream.
public enum SDLStreamState: String, Sendable {
    /// The app has not started the stream, or has stopped it.
    case stopped = "Stopped"
    /// The app has asked the head unit to start the stream.
    case starting = "Starting"
    /// The head unit has accepted the stream and receives data.
    case ready = "Ready"
    /// The app has started the stream, but no data is sent until the driver can see or hear the app.
    case suspended = "Suspended"
    /// The app has asked the head unit to end the stream, and the head unit has not answered yet. Rule 4.9
    case shuttingDown = "ShuttingDown"
}

/// The size and encoding of a video stream.
public struct SDLVideoFormat: Hashable, Sendable {
    /// The width of the picture, in pixels.
    public var width: Int
    /// The height of the picture, in pixels.
    public var height: Int
    /// The packaging of the video: plain data (RAW) or RTP packets.
    public var videoProtocol: SDLVideoStreamingProtocol
    /// The compression of the video, such as H.264.
    public var codec: SDLVideoStreamingCodec

    /// Creates a format. The width and the height are in pixels.
    public init(
        width: Int, height: Int, videoProtocol: SDLVideoStreamingProtocol = .raw,
        codec: SDLVideoStreamingCodec = .h264
    ) {
        self.width = width
        self.height = height
        self.videoProtocol = videoProtocol
        self.codec = codec
    }
}

/// Streams the video and audio of an app of type NAVIGATION or PROJECTION to the head unit.
///
/// Data is sent only while the driver can see or hear the app. At other times a started stream is suspended, because a
/// head unit closes an app that streams in the background.
@MainActor
public final class SDLStreamingMediaManager {
    /// The state of the video stream.
    public private(set) var videoStreamState = SDLStreamState.stopped
    /// The state of the audio stream.
    public private(set) var audioStreamState = SDLStreamState.stopped
    /// Called after each change of the state of the video or audio stream.
    public var stateHandler: (@MainActor () -> Void)?
    /// The video format that the head unit has accepted; nil while no video is streamed.
    public private(set) var videoFormat: SDLVideoFormat?
    /// The source of the video pictures; nil if the app sends encoded video with `sendVideoData`.
    public weak var videoSource: (any SDLVideoSource)? {
        get { pacer.source }
        set {
            pacer.source = newValue
            pacer.needKey()
        }
    }
    /// The object that reports the areas of the picture that the driver can select without touching the display, for
    /// example with a knob. HAP-02, HAP-03
    public var hapticInterface: any SDLHapticInterface
    /// The manager that reports the driver's touches on the picture. `SDLApplication.touchManager` returns the same
    /// object. Ruling 30
    public let touchManager: SDLTouchManager

    /// The object that requests pictures from the video source, at most at the frame rate.
    let pacer: VideoPacer

    package var changed: () -> Void = {}

    /// The haptic interface that is used unless the app sets `hapticInterface`.
    package let haptics: SDLHapticManager

    private let lifecycle: SDLLifecycleManager
    private let capabilities: SDLSystemCapabilityManager
    private var wantedVideo: SDLVideoFormat?
    private var wantsVideo = false
    private var wantsAudio = false
    private var token: Int?
    /// The stream services (video or audio) that the head unit has refused. A service is requested again only after the
    /// app has become visible again or has started the stream again.
    private var isRefused: Set<ServiceType> = []
    private var wasSeen = false
    private var refusedFormats = 0

    package init(
        lifecycle: SDLLifecycleManager, capabilities: SDLSystemCapabilityManager, touches: SDLTouchManager
    ) {
        self.lifecycle = lifecycle
        self.capabilities = capabilities
        touchManager = touches
        haptics = SDLHapticManager(lifecycle: lifecycle, capabilities: capabilities)
        hapticInterface = haptics
        pacer = VideoPacer(
            timekeeper: lifecycle.timekeeper, inFlight: lifecycle.inFlight,
            hasRoom: { lifecycle.connection?.hasRoom ?? false },
            send: { lifecycle.stream($0[...], on: .video) })
        lifecycle.media = self
        lifecycle.notifications.observe(SDLOnHMIStatus.self, owner: self) { [weak self] _ in self?.reconsider() }
    }

    /// The size of the head unit's video area in pixels; nil until the head unit has reported the size.
    public var screenSize: SDLImageResolution? { capabilities.screenSize }

    /// The size of the app's picture in pixels; nil until the head unit has reported the size of its display. The head
    /// unit enlarges the picture by its `scale`. Positions of touches and haptic areas use these pixels.
    public var viewportSize: SDLImageResolution? { capabilities.viewportSize }

    // MARK: Starting and stopping

    /// Starts the video stream. If `format` is nil, the stream uses the size and format that the head unit prefers. The
    /// stream waits until the head unit has reported its video capability. When the size or scale of the display
    /// changes, the stream restarts.
    public func startVideo(_ format: SDLVideoFormat? = nil) {
        wantedVideo = format
        wantsVideo = true
        refusedFormats = 0
        isRefused.remove(.video)

        reconsider()
    }

    /// Stops the video stream.
    public func stopVideo() {
        wantsVideo = false
        reconsider()
    }

    /// Starts the audio stream. The samples must have the format `pcmStreamCapabilities` in
    /// `SDLApplication.capabilities`.
    public func startAudio() {
        wantsAudio = true
        isRefused.remove(.audio)

        reconsider()
    }

    /// Stops the audio stream.
    public func stopAudio() {
        wantsAudio = false
        reconsider()
    }

    /// Sends encoded video. Returns false if the data was dropped. Data is dropped while the video stream is not ready
    /// or the head unit reads too slowly.
    @discardableResult
    public func sendVideoData(_ data: [UInt8]) -> Bool {
        videoStreamState == .ready && lifecycle.stream(data[...], on: .video)
    }

    /// Sends audio samples. Returns false if the samples were dropped, for the same reasons as in `sendVideoData`.
    @discardableResult
    public func sendAudioData(_ data: [UInt8]) -> Bool {
        audioStreamState == .ready && lifecycle.stream(data[...], on: .audio)
    }

    // MARK: Pictures from a source

    /// Requests a picture from the video source for the next frame. Call this method when the picture has changed.
    public func pictureChanged() { pacer.need() }

    /// Requests that the next picture is a key picture, with which a decoder can start, for example for a new viewer.
    public func requestKeyPicture() { pacer.needKey() }

    /// Reports that the app has entered the background of its device. The stream stays open. The library sends a few
    /// more still pictures and then no pictures. Rule 4.9
    public func enterBackground() { pacer.enterBackground() }

    /// Reports that the app has returned to the foreground of its device.
    public func enterForeground() { pacer.enterForeground() }

    // MARK: Connection

    package func start() {
        // The video capability contains the haptic support. The capability is requested once, and changes of the
        // capability are observed.
        if token == nil {
            token = capabilities.subscribe(toCapability: .videoStreaming) { [weak self] _, _, _ in
                self?.reconsider()
                self?.changed()
            }
        }
        capabilities.capabilityRefused = { [weak self] type in if type == .videoStreaming { self?.reconsider() } }
        reconsider()
    }

    package func stop() {
        isRefused = []
        refusedFormats = 0
        haptics.forget()
        move(.video, to: wantsVideo ? .suspended : .stopped)
        move(.audio, to: wantsAudio ? .suspended : .stopped)
    }

    private var isSeen: Bool {
        guard lifecycle.isReady, let level = lifecycle.status?.hmiLevel else { return false }
        return [.full, .limited].contains(level)
    }

    private func reconsider() {
        // Discard earlier refusals when the app becomes visible, because head units refuse streams of invisible apps.
        if isSeen, !wasSeen { isRefused = [] }
        wasSeen = isSeen
        let isStreamable = lifecycle.status?.videoStreamingState != .notStreamable
        let mayShow = isSeen && isStreamable && capabilities.isVideoKnown && format != nil
        reach(.video, videoStreamState, wanted: wantsVideo, may: mayShow && !isOutdated)
        reach(.audio, audioStreamState, wanted: wantsAudio, may: isSeen)
    }

    /// Whether the size or scale of the display has changed since the start of the stream. If true, the stream is
    /// restarted. CAR-30
    private var isOutdated: Bool {
        videoStreamState == .ready && capabilities.streamedDisplay != capabilities.display
    }

    private func reach(_ service: ServiceType, _ state: SDLStreamState, wanted: Bool, may: Bool) {
        switch state {
        case .stopped, .suspended:
            guard wanted, may, !isRefused.contains(service) else {
                return move(service, to: wanted ? .suspended : .stopped)
            }
            if service == .video { capabilities.streamedDisplay = capabilities.display }
            move(service, to: .starting)
            lifecycle.startService(service, video: service == .video ? format?.parameters : nil)
        case .starting, .shuttingDown: break
        case .ready:
            guard !wanted || !may else { return }
            move(service, to: .shuttingDown)
            lifecycle.endService(service)
        }
    }

    private func move(_ service: ServiceType, to state: SDLStreamState) {
        guard state != (service == .video ? videoStreamState : audioStreamState) else { return }
        // Discard taps that wait for a second tap, because their picture is not visible any more. Section 4.8
        if service == .video, videoStreamState == .ready { touchManager.cancelPendingTouches() }
        if service == .video { videoStreamState = state } else { audioStreamState = state }
        if service == .video, state == .suspended || state == .stopped { capabilities.streamedDisplay = nil }

        if service == .video { pace() }
        changed()
        stateHandler?()
    }

    private func pace() {
        if videoStreamState == .ready, let videoFormat {
            pacer.begin(videoFormat, frame: capabilities.videoFrame)
        } else {
            videoFormat = nil
            pacer.end()
        }
    }

    /// The formats that the head unit supports, in the head unit's order. If H.264 with RAW or RTP is among them, only
    /// these two formats are returned.
    private var offers: [SDLVideoStreamingFormat] {
        let all = capabilities.capability(ofType: .videoStreaming)?.videoStreamingCapability?.supportedFormats ?? []
        let ours = all.filter { $0.codec == .h264 && [.raw, .rtp].contains($0.protocol) }
        return ours.isEmpty ? all : ours
    }

    /// The format that the app has set. If the app has set no format, this is the first format in `offers` that the
    /// head unit has not refused.
    private var format: SDLVideoFormat? {
        if let wantedVideo { return wantedVideo }
        guard let size = viewportSize else { return nil }
        let offered = offers.dropFirst(refusedFormats).first ?? offers.first
        return SDLVideoFormat(
            width: size.resolutionWidth, height: size.resolutionHeight, videoProtocol: offered?.protocol ?? .raw,
            codec: offered?.codec ?? .h264)
    }

    /// Called when the head unit has accepted the service. The app can now send audio or video data.
    func serviceStarted(_ service: ServiceType, _ video: VideoParameters?) {
        if service == .video { videoFormat = format?.agreed(video) }
        move(service, to: .ready)
        // The app may have stopped the stream since the request was sent.
        reconsider()
    }

    /// Called when the service has ended or was refused. `refusal` is the reason if the service was refused; nil if the
    /// service has ended.
    func serviceEnded(_ service: ServiceType, _ refusal: String?) {
        // The head unit may also refuse to end a stream, for example because the head unit has already ended the
        // stream.
        let isStarting = (service == .video ? videoStreamState : audioStreamState) == .starting
        let refusal = isStarting ? refusal : nil
        if refusal != nil, service == .video, wantedVideo == nil, refusedFormats + 1 < offers.count {
            refusedFormats += 1
        } else if let refusal {
            isRefused.insert(service)
            lifecycle.diagnose(
                rule: "4.9", "The head unit refused the \(service) service: \(refusal).",
                fix: "Use the app type NAVIGATION or PROJECTION and a format from the head unit's supportedFormats.")
        }
        move(service, to: .suspended)
        reconsider()
    }
}

extension SDLVideoFormat {
    fileprivate var parameters: VideoParameters {
        VideoParameters(
            height: Int32(clamping: height), width: Int32(clamping: width), videoProtocol: videoProtocol.rawValue,
            videoCodec: codec.rawValue)
    }

    fileprivate func agreed(_ video: VideoParameters?) -> SDLVideoFormat {
        SDLVideoFormat(
            width: video?.width.map(Int.init) ?? width, height: video?.height.map(Int.init) ?? height,
            videoProtocol: video?.videoProtocol.map { SDLVideoStreamingProtocol(rawValue: $0) } ?? videoProtocol,
            codec: video?.videoCodec.map { SDLVideoStreamingCodec(rawValue: $0) } ?? codec)
    }
}
