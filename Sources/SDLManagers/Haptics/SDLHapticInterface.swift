import SDLConnection
public import SDLRPC

/// Reports the selectable areas of the app's picture to the head unit. The driver can then select an area without
/// touching the display, for example with a rotary knob. HAP-02
///
/// Apps use only this protocol, not the class that implements it. HAP-03
@MainActor
public protocol SDLHapticInterface: AnyObject {
    /// Determines the selectable areas again and reports the areas to the head unit.
    func updateInterfaceLayout()

    /// Replaces all reported areas with `rects`. Apps that draw without views use this method. HAP-02, HAP-21
    func updateInterfaceLayout(withSpatialData rects: [SDLHapticRect])
}

/// The state of one reported area, such as accepted or rejected, for the inspector.
package struct HapticVerdict: Sendable {
    package enum Verdict: String, Sendable {
        /// The area was sent, and the head unit has not answered yet.
        case sent
        case accepted
        case rejected
        /// The area was not sent. `reason` says why.
        case notSent
    }

    /// The object that has set an area.
    package enum Source: String, Sendable {
        /// The app itself.
        case spatialData
        case carWindow
        case interfaceManager
    }

    package let source: Source
    /// The rectangle of the area, in pixels of the head unit's display.
    package let place: SDLHapticRect
    package let verdict: Verdict
    package let reason: String?
}

/// The haptic interface of an app that draws its own picture. Reports the areas that the app sets. HAP-02, HAP-21
@MainActor
package final class SDLHapticManager: SDLHapticInterface {
    private(set) var rects: [SDLHapticRect] = []

    /// The states of the areas in the last report, for the inspector.
    package private(set) var verdicts: [HapticVerdict] = []

    package var changed: () -> Void = {}

    private let lifecycle: SDLLifecycleManager
    private let capabilities: SDLSystemCapabilityManager
    /// The areas after the first `rectLimit` areas. They are not sent.
    private var surplus: ArraySlice<SDLHapticRect> = []
    private var source = HapticVerdict.Source.spatialData

    /// A counter that identifies the latest report. Answers to earlier reports are ignored.
    private var sendings = IDCounter()

    private static let rectLimit = 1000

    package init(lifecycle: SDLLifecycleManager, capabilities: SDLSystemCapabilityManager) {
        self.lifecycle = lifecycle
        self.capabilities = capabilities
    }

    /// Reports the current areas again. New areas cannot be found, because the app draws its picture without views.
    package func updateInterfaceLayout() {
        updateInterfaceLayout(withSpatialData: rects)
    }

    /// Replaces all areas on the head unit. An empty list removes all areas.
    package func updateInterfaceLayout(withSpatialData rects: [SDLHapticRect]) {
        take(rects, from: .spatialData)
        let video = capabilities.capability(ofType: .videoStreaming)?.videoStreamingCapability
        guard video?.hapticSpatialDataSupported == true else {
            judge(.notSent, "the head unit does not support haptic data")
            return lifecycle.diagnose(
                rule: "HAP-02", "This head unit does not support haptic data; nothing was sent.",
                fix: "Wait for the capability VIDEO_STREAMING and check the value of hapticSpatialDataSupported.")
        }
        send()
    }

    /// Replaces all areas with the areas of an app's views. The caller must check that the head unit supports haptic
    /// data. HAP-07, CAR-14
    package func report(_ rects: [SDLHapticRect], from source: HapticVerdict.Source) {
        take(rects, from: source)
        send()
    }

    private func take(_ rects: [SDLHapticRect], from source: HapticVerdict.Source) {
        self.source = source
        self.rects = Array(rects.prefix(Self.rectLimit))
        surplus = rects.dropFirst(Self.rectLimit)
        guard rects.count > Self.rectLimit else { return }
        lifecycle.diagnose(
            rule: "HAP-02", "Only the first \(Self.rectLimit) of \(rects.count) haptic areas were sent.",
            fix: "Report at most \(Self.rectLimit) areas.")
    }

    private func send() {
        judge(.sent, nil)
        let places = rects.map { placed($0, from: source) }
        let sending = sendings.next()
        lifecycle.send(SDLSendHapticData(hapticRectData: places)) { [weak self] result in
            guard let self, sending == sendings.last else { return }
            switch result {
            case .success(let reply) where reply.success: judge(.accepted, nil)
            case .success(let reply):
                reject([reply.resultCode.rawValue, reply.info].compactMap(\.self).joined(separator: ": "))
            // No mistake of the app: the areas are sent again after the app has registered again.
            case .failure(.disconnected), .failure(.sessionEnded): judge(.notSent, "the session has ended")
            case .failure(let failure): reject("\(failure)")
            }
        }
    }

    /// Marks all areas as rejected. If the library has found the areas in the app's views, also reports a diagnostic.
    /// CAR-14
    private func reject(_ why: String) {
        judge(.rejected, why)
        guard source != .spatialData else { return }
        lifecycle.diagnose(
            rule: source == .carWindow ? "CAR-14" : "HAP-07",
            "The haptic areas could not be reported to the head unit: \(why).",
            fix: "Report areas while the app is registered, on a head unit whose hapticSpatialDataSupported is true.")
    }

    /// Converts an area from pixels of the app's picture to pixels of the head unit's display. The area of a view is
    /// also rounded to whole pixels and limited to the display. CAR-29
    package func placed(_ rect: SDLHapticRect, from source: HapticVerdict.Source) -> SDLHapticRect {
        let scaled = rect.scaled(by: capabilities.videoScale)
        return source == .spatialData ? scaled : whole(scaled)
    }

    /// Returns the point of an area at which a press on the area touches the picture: the middle of the area. All
    /// values are in pixels of the app's picture. CAR-29
    package func pressPoint(x: Double, y: Double, width: Double, height: Double) -> SDLTouchPoint {
        let (scale, size) = (capabilities.videoScale, capabilities.streamedScreenSize)
        let place = whole(SDLHapticRect(id: 0, x: x, y: y, width: width, height: height).scaled(by: scale)).rect
        func middle(_ start: Double, _ length: Double, _ limit: Int?) -> Double {
            min((start + length / 2).rounded(), limit.map { Double($0 - 1) } ?? .infinity) / scale
        }
        return SDLTouchPoint(
            x: middle(place.x, place.width, size?.resolutionWidth),
            y: middle(place.y, place.height, size?.resolutionHeight))
    }

    private func whole(_ rect: SDLHapticRect) -> SDLHapticRect {
        let (place, size) = (rect.rect, capabilities.streamedScreenSize)
        func edges(_ start: Double, _ length: Double, _ limit: Int?) -> (start: Double, length: Double) {
            let most = limit.map(Double.init) ?? .infinity
            let low = min(max(start.rounded(), 0), most)
            let high = min(max((start + length).rounded(), low), most)
            return (low, high - low)
        }
        let across = edges(place.x, place.width, size?.resolutionWidth)
        let down = edges(place.y, place.height, size?.resolutionHeight)
        return SDLHapticRect(id: rect.id, x: across.start, y: down.start, width: across.length, height: down.length)
    }

    /// Clears the states of all areas. Called when the connection is lost.
    func forget() {
        _ = sendings.next()
        verdicts = []
        changed()
    }

    private func judge(_ verdict: HapticVerdict.Verdict, _ reason: String?) {
        let left = "beyond the limit of \(Self.rectLimit) areas"
        func judged(_ place: SDLHapticRect, _ verdict: HapticVerdict.Verdict, _ reason: String?) -> HapticVerdict {
            HapticVerdict(source: source, place: placed(place, from: source), verdict: verdict, reason: reason)
        }
        verdicts = rects.map { judged($0, verdict, reason) } + surplus.map { judged($0, .notSent, left) }
        changed()
    }
}

extension SDLHapticRect {
    /// Creates an area. `x` and `y` are the position of its upper left corner. All values are in pixels of the app's
    /// picture. Ruling 24
    public init(id: Int, x: Double, y: Double, width: Double, height: Double) {
        self.init(id: id, rect: SDLRectangle(x: x, y: y, width: width, height: height))
    }
}
