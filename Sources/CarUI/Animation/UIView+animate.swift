extension UIView {
    /// The timing curve of an animation, and whether the animation repeats.
    public struct AnimationOptions: OptionSet, Sendable {
        /// The set of animation options, as a bit mask.
        public let rawValue: Int
        /// Creates a set of animation options from a bit mask.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// Starts and ends the animation slowly. This is the default.
        public static let curveEaseInOut: AnimationOptions = []
        /// Starts the animation slowly.
        public static let curveEaseIn = AnimationOptions(rawValue: 1)
        /// Ends the animation slowly.
        public static let curveEaseOut = AnimationOptions(rawValue: 2)
        /// Runs the animation with the same speed from start to end.
        public static let curveLinear = AnimationOptions(rawValue: 4)
        /// Repeats the animation until the view is changed again or removed from the window.
        public static let `repeat` = AnimationOptions(rawValue: 8)
        /// Animates to the new values and then back to the old values.
        public static let autoreverse = AnimationOptions(rawValue: 16)
        /// Has no effect, because views accept touches during every animation. Exists for compatibility with UIKit.
        public static let allowUserInteraction = AnimationOptions(rawValue: 32)
        /// Has no effect, because every animation starts from the values that the view currently shows.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 64)
    }

    /// Animates the changes of `frame`, `bounds`, `center`, `transform`, `alpha` and `backgroundColor` that the closure
    /// `animations` makes.
    ///
    /// `completion` runs once, after this method has returned. The argument of `completion` is false if another change
    /// interrupted the animation, or if the view left the window.
    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
        animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let recording = AnimationRecording()
        recordings.append(recording)
        animations()
        recordings.removeLast()
        ViewAnimation.start(recording, duration: duration, delay: delay, options: options, completion: completion)
    }

    /// Runs `actions` without animating the changes of views, even inside an `animate` block.
    public static func performWithoutAnimation(_ actions: () -> Void) {
        recordings.append(nil)
        actions()
        recordings.removeLast()
    }

    /// Handles a change of `view`. Inside an `animate` block, records `look`, the values before the change. Outside of
    /// an `animate` block, ends the view's animation.
    static func recordAnimation(of view: UIView, from look: Look) {
        guard view.window != nil else { return }
        guard let recording = recordings.last ?? nil else {
            // A change outside of `animate` takes effect immediately and ends a running animation.
            view.present(nil)
            return
        }
        recording.note(view, look)
    }
}

/// The recordings of the running `animate` blocks. The innermost block is the last element. The element for a
/// `performWithoutAnimation` block is nil.
@MainActor private var recordings: [AnimationRecording?] = []

/// The views that an `animate` block changes, and their values before the change.
@MainActor
final class AnimationRecording {
    private(set) var starts: [(view: UIView, look: Look)] = []
    private var known: Set<ObjectIdentifier> = []

    func note(_ view: UIView, _ look: Look) {
        guard known.insert(ObjectIdentifier(view)).inserted else { return }
        starts.append((view, look))
        // The view shows its old values until the first tick.
        view.presented = look
    }
}

/// The animation that a call of `animate` has started.
@MainActor
final class ViewAnimation {
    private var parts: [(view: UIView, from: Look, number: Int)]
    private let duration: TimeInterval
    private let delay: TimeInterval
    private let options: UIView.AnimationOptions
    private var completion: ((Bool) -> Void)?
    private var began: TimeInterval?
    private var isUndisturbed = true

    private static var lastNumber = 0

    static func start(
        _ recording: AnimationRecording, duration: TimeInterval, delay: TimeInterval,
        options: UIView.AnimationOptions, completion: ((Bool) -> Void)?
    ) {
        guard let clock = recording.starts.lazy.compactMap({ $0.view.window?.clock }).first else {
            // Without a window there is no clock, so the changes take effect immediately.
            if let completion { Task { @MainActor in completion(true) } }
            return
        }
        let animation = ViewAnimation(recording, duration, delay, options, completion)
        clock.run { animation.step(at: $0) }
    }

    private init(
        _ recording: AnimationRecording, _ duration: TimeInterval, _ delay: TimeInterval,
        _ options: UIView.AnimationOptions, _ completion: ((Bool) -> Void)?
    ) {
        self.duration = duration.isFinite ? max(0, duration) : 0
        self.delay = delay.isFinite ? max(0, delay) : 0
        self.options = options
        self.completion = completion
        Self.lastNumber += 1
        let number = Self.lastNumber
        parts = recording.starts.map { ($0.view, $0.look, number) }
        for part in parts { part.view.animationNumber = number }
    }

    /// Calls the completion if the window is released before the animation ends. The window owns the clock.
    isolated deinit {
        if let completion { Task { @MainActor in completion(false) } }
    }

    /// Shows the animated views with their values at the time `now`. Returns false when the animation has ended.
    private func step(at now: TimeInterval) -> Bool {
        let began = began ?? now
        self.began = began
        let count = parts.count
        // Removes views that this animation no longer controls: another animation or an immediate change has replaced
        // it, or the view has left the window.
        parts.removeAll { $0.view.animationNumber != $0.number || $0.view.presented == nil || $0.view.window == nil }
        if parts.count < count { isUndisturbed = false }
        let elapsed = now - began - delay
        guard elapsed >= 0 else { return !parts.isEmpty || end() }
        let round = options.contains(.autoreverse) ? 2 * duration : duration
        if parts.isEmpty || duration == 0 || (elapsed >= round && !options.contains(.repeat)) { return end() }
        var place = elapsed.truncatingRemainder(dividingBy: round) / duration
        if place > 1 { place = 2 - place }
        let part = eased(place)
        for (view, from, _) in parts { view.present(from.mixed(with: view.look, at: part)) }
        return true
    }

    private func end() -> Bool {
        for part in parts { part.view.present(nil) }
        parts = []
        let completion = completion
        self.completion = nil
        completion?(isUndisturbed)
        return false
    }

    private func eased(_ place: Double) -> Double {
        if options.contains(.curveLinear) { return place }
        if options.contains(.curveEaseIn) { return place * place }
        if options.contains(.curveEaseOut) { return place * (2 - place) }
        return place * place * (3 - 2 * place)
    }
}
