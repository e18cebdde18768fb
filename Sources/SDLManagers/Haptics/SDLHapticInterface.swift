public import SDLRPC

/// Tells a head unit where on an app's picture something can be chosen without a touch. HAP-02
///
/// Apps see only this protocol, whichever manager stands behind it. HAP-03
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

    /// Who has named a place.
    package enum Source: String, Sendable {
        /// The app itself.
        case spatialData
        case carWindow
        case interfaceManager
    }

    package let source: Source
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
    /// Places that did not fit.
    private var surplus: ArraySlice<SDLHapticRect> = []
    private var source = HapticVerdict.Source.spatialData

    /// An answer to a sending that has been replaced says nothing about the places of now.
    private var sendings = Counting()

    private static let rectLimit = 1000

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
        take(rects, from: .spatialData)
        let video = capabilities.capability(ofType: .videoStreaming)?.videoStreamingCapability
        guard video?.hapticSpatialDataSupported == true else {
            judge(.notSent, "the head unit takes no haptic data")
            return lifecycle.diagnose(.noHaptics)
        }
        send()
    }

    /// Replaces all places by those of an app's views. The caller has checked that they are wanted. HAP-07, CAR-14
    package func report(_ rects: [SDLHapticRect], from source: HapticVerdict.Source) {
        take(rects, from: source)
        send()
    }

    private func take(_ rects: [SDLHapticRect], from source: HapticVerdict.Source) {
        self.source = source
        self.rects = Array(rects.prefix(Self.rectLimit))
        surplus = rects.dropFirst(Self.rectLimit)
        if rects.count > Self.rectLimit { lifecycle.diagnose(.tooManyRects(rects.count, Self.rectLimit)) }
    }

    private func send() {
        judge(.sent, nil)
        let places = rects.map { $0.scaled(by: capabilities.videoScale) }
        let sending = sendings.next()
        lifecycle.send(SDLSendHapticData(hapticRectData: places)) { [weak self] result in
            guard let self, sending == sendings.last else { return }
            switch result {
            case .success(let reply) where reply.success: judge(.accepted, nil)
            case .success(let reply):
                reject([reply.resultCode.rawValue, reply.info].compactMap(\.self).joined(separator: ": "))
            case .failure(let failure): reject("\(failure)")
            }
        }
    }

    /// The head unit did not take the places. The verdict says so, and a diagnostic, too, unless the app has named the
    /// places itself. CAR-14
    private func reject(_ why: String) {
        judge(.rejected, why)
        if source != .spatialData { lifecycle.diagnose(.refused(source, why)) }
    }

    /// The head unit has been left: it knows none of the places any more.
    func forget() {
        _ = sendings.next()
        verdicts = []
        changed()
    }

    private func judge(_ verdict: HapticVerdict.Verdict, _ reason: String?) {
        let left = "more than the \(Self.rectLimit) places that fit"
        let scale = capabilities.videoScale
        func judged(_ place: SDLHapticRect, _ verdict: HapticVerdict.Verdict, _ reason: String?) -> HapticVerdict {
            HapticVerdict(source: source, place: place.scaled(by: scale), verdict: verdict, reason: reason)
        }
        verdicts = rects.map { judged($0, verdict, reason) } + surplus.map { judged($0, .notSent, left) }
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

    fileprivate static func refused(_ source: HapticVerdict.Source, _ reason: String) -> Diagnostic {
        Diagnostic(
            rule: source == .carWindow ? "CAR-14" : "HAP-07",
            message: "The head unit was not told what can be chosen: \(reason).",
            fix: "Look while the app is registered, on a head unit whose hapticSpatialDataSupported is true.")
    }

    fileprivate static var noHaptics: Diagnostic {
        Diagnostic(
            rule: "HAP-02", message: "This head unit takes no haptic data: nothing was sent.",
            fix: "Wait for the capability VIDEO_STREAMING, and look at its hapticSpatialDataSupported.")
    }
}
