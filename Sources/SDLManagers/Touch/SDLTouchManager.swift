import SDLRPC
import SDLSupport

/// Tells an app where its projected picture is touched, finger by finger and as what that means: taps, pans and pinches.
///
/// Streaming apps find it at `SDLStreamingMediaManager.touchManager` too. Ruling 30
@MainActor
public final class SDLTouchManager {
    /// Told of taps, pans and pinches.
    public weak var touchEventDelegate: (any SDLTouchManagerDelegate)?
    /// Told of every finger, in the order in which it happened.
    public var touchEventHandler: SDLTouchEventHandler?

    /// How far apart, across and down, two taps may be that are one double tap: 50 pixels of the picture.
    public var tapDistanceThreshold: Double {
        get { gestures.tapDistance }
        set { gestures.tapDistance = newValue }
    }
    /// How long, in seconds, a tap waits for a second one: 0.4; with 0 a tap is told at once, and none is a double one.
    public var tapTimeThreshold: Double {
        get { gestures.tapTime }
        set { gestures.tapTime = newValue }
    }
    /// How far, across or down, a finger has to move to pan: more than 8 pixels of the picture.
    public var panDistanceThreshold: Double {
        get { gestures.panDistance }
        set { gestures.panDistance = newValue }
    }
    /// Whether moves are gathered and told once a frame, as often as the head unit wants pictures; if not, each at once.
    public var enableSyncedPanning: Bool {
        get { gestures.isSynced }
        set { gestures.isSynced = newValue }
    }
    /// Whether anything is told; a gesture that goes on is canceled when it is not any more.
    public var isTouchEnabled = true {
        didSet { if !isTouchEnabled { receive(.stop) } }
    }

    /// Acts on what the app has not handled. CAR-09
    package weak var sink: (any TouchSink)?

    /// For the inspector: what was told, and whether the app has handled it.
    package var recognised: (_ gesture: TouchGesture, _ isHandled: Bool) -> Void = { _, _ in }
    package var changed: () -> Void = {}
    /// What the fingers do now.
    package private(set) var phaseName: String

    private enum Wait { case tap, frame }
    /// What is waited for, and what led to it.
    private struct Awaited {
        let number: Int
        var causes: [Cause]
    }

    private let lifecycle: SDLLifecycleManager
    private let capabilities: SDLSystemCapabilityManager
    private var gestures = TouchGestures()
    private var awaited: [Wait: Awaited] = [:]
    private var numbers = Counting()

    package init(lifecycle: SDLLifecycleManager, capabilities: SDLSystemCapabilityManager) {
        self.lifecycle = lifecycle
        self.capabilities = capabilities
        phaseName = gestures.phaseName
        lifecycle.notifications.observe(SDLOnTouchEvent.self, owner: self) { [weak self] notification in
            self?.receive(notification)
        }
    }

    /// A tap that waits whether another one follows is told no more.
    public func cancelPendingTouches() {
        receive(.forgetTap)
    }

    /// Tells what has moved: for an app that draws at times of its own, before it draws.
    public func syncFrame() {
        let causes = forget(.frame) ?? Cause.current
        Cause.$current.withValue(causes) { receive(.frame) }
    }

    /// The head unit is gone, and with it all fingers.
    package func reset() {
        receive(.stop)
    }

    // MARK: Fingers

    private func receive(_ notification: SDLOnTouchEvent) {
        let (scale, now) = (capabilities.videoScale, lifecycle.timekeeper.now)
        for event in notification.event {
            guard isTouchEnabled, let touch = SDLTouch(event, scale: scale, now: now) else { continue }
            touchEventHandler?(touch, notification.type)
            if notification.type == .begin { sink?.began(touch) }
            // What nobody is told of is not waited for either.
            receive(touchEventDelegate == nil && sink == nil ? .stop : .finger(touch, notification.type))
        }
    }

    private func receive(_ input: TouchGestures.Input) {
        for action in gestures.receive(input) { perform(action) }
        guard phaseName != gestures.phaseName else { return }
        phaseName = gestures.phaseName
        changed()
    }

    private func perform(_ action: TouchGestures.Action) {
        switch action {
        case .notify(let gesture):
            let isHandled = touchEventDelegate.map { gesture.notify($0, of: self) }
            if let isHandled { recognised(gesture, isHandled) }
            sink?.act(on: gesture, isHandled: isHandled ?? false)
        case .awaitTap: wait(.tap, for: .seconds(min(gestures.tapTime, Self.longest)))
        case .awaitTapNoMore: forget(.tap)
        case .awaitFrame: wait(.frame, for: capabilities.videoFrame)
        }
    }

    // MARK: Time

    /// Nobody waits longer for a second tap, in seconds.
    private static let longest = 60.0

    /// What is waited for already is waited for by more causes.
    private func wait(_ wait: Wait, for span: Duration) {
        guard awaited[wait] == nil else { return awaited[wait]!.causes.gather(Cause.current) }
        let (number, clock) = (numbers.next(), lifecycle.timekeeper)
        clock.ring(at: clock.now + span, counting: lifecycle.flight) { [weak self] in
            self?.rang(wait, number)
        }
        awaited[wait] = Awaited(number: number, causes: Cause.current)
    }

    private func rang(_ wait: Wait, _ number: Int) {
        guard awaited[wait]?.number == number, let causes = forget(wait) else { return }
        Cause.$current.withValue(causes) { receive(wait == .tap ? .tapTimeOver : .frame) }
    }

    @discardableResult
    private func forget(_ wait: Wait) -> [Cause]? {
        awaited.removeValue(forKey: wait)?.causes
    }
}
