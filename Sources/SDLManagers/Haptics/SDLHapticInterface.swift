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

/// The haptic interface of an app that draws its picture itself: it hands on what it is given. HAP-02, HAP-21
@MainActor
package final class SDLHapticManager: SDLHapticInterface {
    /// The places the head unit was told last.
    private(set) var rects: [SDLHapticRect] = []

    private let lifecycle: SDLLifecycleManager
    private let capabilities: SDLSystemCapabilityManager

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
        if rects.count > Self.limit { lifecycle.diagnose(.tooManyRects(rects.count, Self.limit)) }
        let video = capabilities.capability(ofType: .videoStreaming)?.videoStreamingCapability
        guard video?.hapticSpatialDataSupported == true else { return lifecycle.diagnose(.noHaptics) }
        let scale = capabilities.videoScale
        lifecycle.send(SDLSendHapticData(hapticRectData: self.rects.map { $0.scaled(by: scale) })) { _ in }
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
