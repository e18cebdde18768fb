extension UIView {
    /// How an animation begins and ends, and whether it does so again.
    public struct AnimationOptions: OptionSet, Sendable {
        /// One bit for each member.
        public let rawValue: Int
        /// Creates a set of its bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// Slow at both ends; so it is where nothing is said.
        public static let curveEaseInOut: AnimationOptions = []
        /// Slow at first.
        public static let curveEaseIn = AnimationOptions(rawValue: 1)
        /// Slow at the end.
        public static let curveEaseOut = AnimationOptions(rawValue: 2)
        /// The same speed all the way.
        public static let curveLinear = AnimationOptions(rawValue: 4)
        /// Again and again, until the view is changed once more or taken away.
        public static let `repeat` = AnimationOptions(rawValue: 8)
        /// To the new look and back again.
        public static let autoreverse = AnimationOptions(rawValue: 16)
        /// Touches are answered on the way, as they always are here.
        public static let allowUserInteraction = AnimationOptions(rawValue: 32)
        /// It begins where a running one has got to, as they always do here.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 64)
    }

    /// Lets all changes of frames, bounds, middles, transforms, opacity and grounds in `animations` happen over a span of
    /// time. The completion is told once whether nothing came in between, never before this call has returned.
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

    /// Changes things at once, also within an animation.
    public static func performWithoutAnimation(_ actions: () -> Void) {
        recordings.append(nil)
        actions()
        recordings.removeLast()
    }

    /// Notes where a view comes from, when it is changed within an animation.
    static func recordAnimation(of view: UIView, from look: Look) {
        guard view.window != nil else { return }
        guard let recording = recordings.last ?? nil else {
            // What is changed at once has arrived.
            view.present(nil)
            return
        }
        recording.note(view, look)
    }
}

/// The animations being described, the innermost last; nil stands for none.
@MainActor private var recordings: [AnimationRecording?] = []

/// Which views an animation changes, and where they come from.
@MainActor
final class AnimationRecording {
    private(set) var starts: [(view: UIView, look: Look)] = []
    private var known: Set<ObjectIdentifier> = []

    func note(_ view: UIView, _ look: Look) {
        guard known.insert(ObjectIdentifier(view)).inserted else { return }
        starts.append((view, look))
        // Until the first tick it stays where it was.
        view.presented = look
    }
}

/// One call of `animate`, on its way.
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
            // Without a window there is no clock to wait on.
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

    /// With its window goes its clock, and who waits for the end hears of it all the same.
    isolated deinit {
        if let completion { Task { @MainActor in completion(false) } }
    }

    /// Moves all views to where they are at an instant; false when they have arrived.
    private func step(at now: TimeInterval) -> Bool {
        let began = began ?? now
        self.began = began
        let count = parts.count
        // A view that another animation or an immediate change has taken over is not ours any more.
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
