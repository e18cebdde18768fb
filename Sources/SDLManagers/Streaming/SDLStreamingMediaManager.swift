package import SDLProtocol
public import SDLRPC

/// Where an app's video or audio to the head unit stands.
public enum SDLStreamState: String, Sendable {
    /// The app has not started it, or has stopped it.
    case stopped = "Stopped"
    /// The head unit has been asked.
    case starting = "Starting"
    /// The head unit takes what is sent.
    case ready = "Ready"
    /// Asked for, and put off until the driver sees or hears the app.
    case suspended = "Suspended"
    /// The head unit has been told that no more comes, and has not agreed yet. 4.9
    case shuttingDown = "ShuttingDown"
}

/// How a picture is sent: which size, and written how.
public struct SDLVideoFormat: Hashable, Sendable {
    /// Pixels from left to right.
    public var width: Int
    /// Pixels from top to bottom.
    public var height: Int
    /// How the pictures travel: bare (RAW) or in RTP packets.
    public var videoProtocol: SDLVideoStreamingProtocol
    /// How the pictures are compressed, such as H.264.
    public var codec: SDLVideoStreamingCodec

    /// Creates a format; width and height are in pixels.
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

/// Sends an app's picture and sound to the head unit; only apps of type NAVIGATION or PROJECTION have one.
///
/// What is started here goes on whenever the driver sees the app, and is put off while it is not: a head unit closes an app
/// that streams behind the driver's back.
@MainActor
public final class SDLStreamingMediaManager {
    /// How far the video stream is.
    public private(set) var videoStreamState = SDLStreamState.stopped
    /// How far the audio stream is.
    public private(set) var audioStreamState = SDLStreamState.stopped
    /// Told whenever the picture's or the sound's state has changed.
    public var stateHandler: (@MainActor () -> Void)?
    /// The format the head unit has agreed to, while the picture is on.
    public private(set) var videoFormat: SDLVideoFormat?
    /// Draws the picture; an app may also send pieces of its own with `sendVideoData`.
    public weak var videoSource: (any SDLVideoSource)? {
        get { pacer.source }
        set {
            pacer.source = newValue
            pacer.needKey()
        }
    }
    /// Tells the head unit where on the picture something can be chosen without a touch. HAP-02, HAP-03
    public var hapticInterface: any SDLHapticInterface
    /// Tells where the picture is touched; the application's own. Ruling 30
    public let touchManager: SDLTouchManager

    /// Asks for the pictures, as fast as they may come.
    let pacer: VideoPacer

    /// For the inspector.
    package var changed: () -> Void = {}

    /// The haptic interface unless an app sets another.
    package let haptics: SDLHapticManager

    private let lifecycle: SDLLifecycleManager
    private let capabilities: SDLSystemCapabilityManager
    private var wantedVideo: SDLVideoFormat?
    private var wantsVideo = false
    private var wantsAudio = false
    private var token: Int?
    /// A head unit that has said no is not asked again until it has been left.
    private var isRefused: Set<ServiceType> = []
    /// How many of the formats it offers the head unit has refused after all.
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
            timekeeper: lifecycle.timekeeper, flight: lifecycle.flight, hasRoom: { lifecycle.streamHasRoom },
            send: { lifecycle.stream($0[...], on: .video) })
        lifecycle.media = self
        lifecycle.notifications.observe(SDLOnHMIStatus.self, owner: self) { [weak self] _ in self?.reconsider() }
    }

    /// The head unit's picture in pixels, once it has said so.
    public var screenSize: SDLImageResolution? { capabilities.screenSize }

    /// The app's own picture in pixels, which the head unit enlarges by its `scale`: touches and haptic places are on it.
    public var viewportSize: SDLImageResolution? { capabilities.viewportSize }

    // MARK: What is wanted

    /// Sends a picture from now on, in the head unit's own size and format unless another is given.
    public func startVideo(_ format: SDLVideoFormat? = nil) {
        wantedVideo = format
        wantsVideo = true
        refusedFormats = 0
        isRefused.remove(.video)

        reconsider()
    }

    /// Ends the video stream; `startVideo` begins another.
    public func stopVideo() {
        wantsVideo = false
        reconsider()
    }

    /// Sends sound from now on: samples as `SDLApplication.capabilities` has them under `pcmStreamCapabilities`.
    public func startAudio() {
        wantsAudio = true
        isRefused.remove(.audio)

        reconsider()
    }

    /// Ends the audio stream; `startAudio` begins another.
    public func stopAudio() {
        wantsAudio = false
        reconsider()
    }

    /// Sends a piece of the picture; false where it was dropped, because the head unit does not take it or not so fast.
    @discardableResult
    public func sendVideoData(_ data: [UInt8]) -> Bool {
        videoStreamState == .ready && lifecycle.stream(data[...], on: .video)
    }

    /// Sends a piece of the sound; false where it was dropped.
    @discardableResult
    public func sendAudioData(_ data: [UInt8]) -> Bool {
        audioStreamState == .ready && lifecycle.stream(data[...], on: .audio)
    }

    // MARK: Pictures of a source

    /// Something has changed on the picture: the source is asked for it when the next is due.
    public func pictureChanged() { pacer.need() }

    /// The next picture needs no other: somebody begins to look.
    public func requestKeyPicture() { pacer.needKey() }

    /// The app has left the front of its own device: some still pictures more, and then none, while the stream stays. 4.9
    public func enterBackground() { pacer.enterBackground() }

    /// The app is back at the front of its device.
    public func enterForeground() { pacer.enterForeground() }

    // MARK: Life

    package func start() {
        // What the head unit streams, and whether it takes haptic data, is asked once and then followed.
        if token == nil {
            token = capabilities.subscribe(toCapability: .videoStreaming) { [weak self] _, _, _ in
                self?.reconsider()
                self?.changed()
            }
        }
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

    /// A head unit that shows no picture now wants none sent.
    private var isStreamable: Bool { lifecycle.status?.videoStreamingState != .notStreamable }

    private func reconsider() {
        reach(.video, videoStreamState, wanted: wantsVideo, may: isSeen && isStreamable && format != nil)
        reach(.audio, audioStreamState, wanted: wantsAudio, may: isSeen)
    }

    private func reach(_ service: ServiceType, _ state: SDLStreamState, wanted: Bool, may: Bool) {
        switch state {
        case .stopped, .suspended:
            guard wanted, may, !isRefused.contains(service) else {
                return move(service, to: wanted ? .suspended : .stopped)
            }
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
        // What was tapped is not to be seen any more. 4.8
        if service == .video, videoStreamState == .ready { touchManager.cancelPendingTouches() }
        if service == .video { videoStreamState = state } else { audioStreamState = state }

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

    /// Of what the head unit offers, in its order, first what a source can be asked for: H.264, bare or in RTP packets.
    private var offers: [SDLVideoStreamingFormat] {
        let all = capabilities.capability(ofType: .videoStreaming)?.videoStreamingCapability?.supportedFormats ?? []
        let ours = all.filter { $0.codec == .h264 && [.raw, .rtp].contains($0.protocol) }
        return ours.isEmpty ? all : ours
    }

    /// The app's own format, or the first the head unit has and has not refused.
    private var format: SDLVideoFormat? {
        if let wantedVideo { return wantedVideo }
        guard let size = viewportSize else { return nil }
        let offered = offers.dropFirst(refusedFormats).first ?? offers.first
        return SDLVideoFormat(
            width: size.resolutionWidth, height: size.resolutionHeight, videoProtocol: offered?.protocol ?? .raw,
            codec: offered?.codec ?? .h264)
    }
}

extension SDLStreamingMediaManager: MediaListener {
    package func serviceStarted(_ service: ServiceType, _ video: VideoParameters?) {
        if service == .video { videoFormat = format?.agreed(video) }
        move(service, to: .ready)
        // It may not be wanted any more.
        reconsider()
    }

    package func serviceEnded(_ service: ServiceType, _ refusal: String?) {
        if refusal != nil, service == .video, wantedVideo == nil, refusedFormats + 1 < offers.count {
            refusedFormats += 1
        } else if let refusal {
            isRefused.insert(service)
            lifecycle.diagnose(.streamRefused(service, refusal))
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

extension Diagnostic {
    fileprivate static func streamRefused(_ service: ServiceType, _ reason: String) -> Diagnostic {
        Diagnostic(
            rule: "4.9", message: "The head unit takes no \(service): \(reason).",
            fix: "Give the app the type NAVIGATION or PROJECTION, and a format of the head unit's supportedFormats.")
    }
}
