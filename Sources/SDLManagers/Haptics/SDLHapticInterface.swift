public import SDLRPC

/// Tells a head unit where on an app's picture something can be chosen without a touch. HAP-02
///
/// Whoever takes the role, apps see this alone. HAP-03
@MainActor
public protocol SDLHapticInterface: AnyObject {
    /// Looks again at what can be chosen, and tells the head unit.
    func updateInterfaceLayout()

    /// Tells the head unit just these places: for apps that draw without views. HAP-02, HAP-21
    func updateInterfaceLayout(withSpatialData rects: [SDLHapticRect])
}

/// What became of one place that an app has named.
package struct HapticVerdict: Sendable {
    package enum Verdict: String, Sendable {
        /// On its way.
        case sent
        case accepted
        case rejected
        /// Kept here: the reason says why.
        case notSent
    }

    /// In pixels of the head unit's display.
    package let place: SDLHapticRect
    package let verdict: Verdict
    package let reason: String?
}

/// The haptic interface of an app that draws its picture itself: it hands on what it is given. HAP-02, HAP-21
@MainActor
package final class SDLHapticManager: SDLHapticInterface {
    /// The places the head unit was told last.
    private(set) var rects: [SDLHapticRect] = []

    /// What became of each place named last, for the inspector.
    package private(set) var verdicts: [HapticVerdict] = []

    /// For the inspector.
    package var changed: () -> Void = {}

    private let lifecycle: SDLLifecycleManager
    private let capabilities: SDLSystemCapabilityManager

    /// An answer to a sending that has been replaced says nothing about the places of now.
    private var sendings = 0

    private static let limit = 1000

    package init(lifecycle: SDLLifecycleManager, capabilities: SDLSystemCapabilityManager) {
        self.lifecycle = lifecycle
        self.capabilities = capabilities
    }

    /// Tells the places once more; one that has no views to look at knows no others.
    package func updateInterfaceLayout() {
        updateInterfaceLayout(withSpatialData: rects)
    }

    /// Replaces all places the head unit knows; none takes them away.
    package func updateInterfaceLayout(withSpatialData rects: [SDLHapticRect]) {
        self.rects = Array(rects.prefix(Self.limit))
        let surplus = rects.dropFirst(Self.limit)
        if !surplus.isEmpty { lifecycle.diagnose(.tooManyRects(rects.count, Self.limit)) }
        sendings += 1
        let video = capabilities.capability(ofType: .videoStreaming)?.videoStreamingCapability
        guard video?.hapticSpatialDataSupported == true else {
            judge(.notSent, "the head unit takes no haptic data", surplus)
            return lifecycle.diagnose(.noHaptics)
        }
        judge(.sent, nil, surplus)
        let places = self.rects.map { $0.scaled(by: capabilities.videoScale) }
        lifecycle.send(SDLSendHapticData(hapticRectData: places)) { [weak self, sending = sendings] result in
            guard let self, sending == sendings else { return }
            switch result {
            case .success(let reply) where reply.success: judge(.accepted, nil, surplus)
            case .success(let reply):
                let why = [reply.resultCode.rawValue, reply.info].compactMap(\.self).joined(separator: ": ")
                judge(.rejected, why, surplus)
            case .failure(let failure): judge(.rejected, "\(failure)", surplus)
            }
        }
    }

    /// The head unit has been left: it knows none of the places any more.
    func forget() {
        sendings += 1
        verdicts = []
        changed()
    }

    private func judge(_ verdict: HapticVerdict.Verdict, _ reason: String?, _ surplus: ArraySlice<SDLHapticRect>) {
        let left = "more than the \(Self.limit) places that fit"
        let scale = capabilities.videoScale
        verdicts = rects.map { HapticVerdict(place: $0.scaled(by: scale), verdict: verdict, reason: reason) }
        verdicts += surplus.map { HapticVerdict(place: $0.scaled(by: scale), verdict: .notSent, reason: left) }
        changed()
    }
}

extension SDLHapticRect {
    /// Creates a place by its corner and size, in pixels of the app's picture. Ruling 24
    public init(id: Int, x: Double, y: Double, width: Double, height: Double) {
        self.init(id: id, rect: SDLRectangle(x: x, y: y, width: width, height: height))
    }
}

extension Diagnostic {
    fileprivate static func tooManyRects(_ count: Int, _ limit: Int) -> Diagnostic {
        Diagnostic(
            rule: "HAP-02", message: "\(count) haptic places, where \(limit) fit: the rest was left out.",
            fix: "Name at most \(limit) places.")
    }

    fileprivate static var noHaptics: Diagnostic {
        Diagnostic(
            rule: "HAP-02", message: "This head unit takes no haptic data: nothing was sent.",
            fix: "Wait for the capability VIDEO_STREAMING, and look at its hapticSpatialDataSupported.")
    }
}
