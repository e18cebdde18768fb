import SDLRPC
import SDLSupport

/// Reports touches on an app's streamed picture. A handler receives single finger events. A delegate receives gestures:
/// taps, pans and pinches.
///
/// Each app has one touch manager: `SDLStreamingMediaManager.touchManager`. Ruling 30
@MainActor
public final class SDLTouchManager {
    /// The delegate, which receives taps, pans and pinches.
    public weak var touchEventDelegate: (any SDLTouchManagerDelegate)?
    /// Called for each finger event, in the order of the events.
    public var touchEventHandler: SDLTouchEventHandler?

    /// The maximum distance between the two taps of a double tap, in pixels. The horizontal and the vertical distance
    /// are compared separately. The default is 50.
    public var tapDistanceThreshold: Double {
        get { gestures.tapDistance }
        set { gestures.tapDistance = newValue }
    }
    /// The maximum time in seconds between the two taps of a double tap. The default is 0.4. If the value is 0, each
    /// tap is reported immediately as a single tap.
    public var tapTimeThreshold: Double {
        get { gestures.tapTime }
        set { gestures.tapTime = newValue }
    }
    /// The distance that a finger must exceed to start a pan, in pixels of the picture. The horizontal and the vertical
    /// distance are compared separately. The default is 8.
    public var panDistanceThreshold: Double {
        get { gestures.panDistance }
        set { gestures.panDistance = newValue }
    }
    /// Whether the moves of a finger are collected and reported once per video frame. If false, each move is reported
    /// immediately.
    public var enableSyncedPanning: Bool {
        get { gestures.isSynced }
        set { gestures.isSynced = newValue }
    }
    /// Whether touches are reported. Setting the property to false cancels the current gesture.
    public var isTouchEnabled = true {
        didSet { if !isTouchEnabled { receive(.stop) } }
    }

    /// The object that is notified of each gesture after the app's delegate, and processes the gestures that the
    /// delegate has not handled. CAR-09
    package weak var sink: (any TouchSink)?

    /// Called for each gesture that was reported to the app's delegate, for the inspector.
    package var recognised: (_ gesture: TouchGesture, _ isHandled: Bool) -> Void = { _, _ in }
    package var changed: () -> Void = {}
    package private(set) var phaseName: String

    private enum Wait { case tap, frame }
    /// A running timer, with the causes (rows or messages) of the events that are reported when the timer fires.
    private struct Awaited {
        let number: Int
        var causes: [Cause]
    }

    private let lifecycle: SDLLifecycleManager
    private let capabilities: SDLSystemCapabilityManager
    private var gestures = TouchGestures()
    private var awaited: [Wait: Awaited] = [:]
    private var numbers = IDCounter()

    package init(lifecycle: SDLLifecycleManager, capabilities: SDLSystemCapabilityManager) {
        self.lifecycle = lifecycle
        self.capabilities = capabilities
        phaseName = gestures.phaseName
        lifecycle.notifications.observe(SDLOnTouchEvent.self, owner: self) { [weak self] notification in
            self?.receive(notification)
        }
    }

    /// Discards a tap that waits for a second tap. The discarded tap is not reported.
    public func cancelPendingTouches() {
        receive(.forgetTap)
    }

    /// Reports the collected moves immediately. An app with its own frame timing must call this method before it draws.
    public func syncFrame() {
        let causes = forget(.frame) ?? Cause.current
        Cause.$current.withValue(causes) { receive(.frame) }
    }

    /// Cancels the current gesture. Called when the connection is lost.
    package func reset() {
        receive(.stop)
    }

    // MARK: Fingers

    private func receive(_ notification: SDLOnTouchEvent) {
        let (scale, now) = (capabilities.videoScale, lifecycle.timekeeper.now)
        for event in notification.event {
            guard isTouchEnabled, let touch = SDLTouch(event, scale: scale, now: now) else { continue }
            touchEventHandler?(touch, notification.type)
            let mayBeHandled = touchEventDelegate != nil
            sink?.received(touch, notification.type, mayBeHandled: mayBeHandled)
            // Without a delegate and a sink, gestures are not needed.
            receive(touchEventDelegate == nil && sink == nil ? .stop : .finger(touch, notification.type))
            sink?.finished(touch, notification.type, mayBeHandled: mayBeHandled)
        }
    }

    private func receive(_ input: TouchGestures.Input) {
        for action in gestures.receive(input) { perform(action) }
        switch input {
        case .forgetTap, .stop: sink?.cancelTouches()
        case .finger, .tapTimeOver, .frame: break
        }
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

    private static let longest = 60.0

    /// Starts a timer. If it is already running, only adds the causes of the current event to it.
    private func wait(_ wait: Wait, for span: Duration) {
        guard awaited[wait] == nil else { return awaited[wait]!.causes.gather(Cause.current) }
        let (number, clock) = (numbers.next(), lifecycle.timekeeper)
        clock.ring(at: clock.now + span, counting: lifecycle.inFlight) { [weak self] in
            self?.timerFired(wait, number)
        }
        awaited[wait] = Awaited(number: number, causes: Cause.current)
    }

    private func timerFired(_ wait: Wait, _ number: Int) {
        guard awaited[wait]?.number == number, let causes = forget(wait) else { return }
        Cause.$current.withValue(causes) { receive(wait == .tap ? .tapTimeOver : .frame) }
    }

    @discardableResult
    private func forget(_ wait: Wait) -> [Cause]? {
        awaited.removeValue(forKey: wait)?.causes
    }
}
