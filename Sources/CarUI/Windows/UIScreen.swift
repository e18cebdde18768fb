/// Shows on a car's display what an app puts onto a screen. CAR-05
@MainActor
package protocol ScreenProjector: AnyObject {
    /// A window is on the screen now, or has got another root view controller there.
    func joined(_ window: UIWindow)
    /// A window is on the screen no more.
    func left(_ window: UIWindow)
}

/// A display: the device's own, which is always there, or a car's while something is projected on it.
@MainActor
public final class UIScreen {
    /// Posted with the screen after it joined `screens`.
    public static let didConnectNotification = UINotificationName("UIScreenDidConnectNotification")
    /// Posted with the screen after it left `screens`.
    public static let didDisconnectNotification = UINotificationName("UIScreenDidDisconnectNotification")

    /// The device's own display, which is not projected anywhere.
    public static let main = UIScreen(bounds: CGRect(x: 0, y: 0, width: 390, height: 844), scale: 1)
    /// All displays there are, the device's own first.
    public private(set) static var screens = [main]

    /// How large it is, in points.
    public let bounds: CGRect
    /// How many pixels make a point.
    public let scale: CGFloat

    /// Day or night; all windows on it follow.
    public var userInterfaceStyle = UIUserInterfaceStyle.light {
        didSet {
            guard userInterfaceStyle != oldValue else { return }
            windows.forEach { $0.traitsChanged() }
        }
    }

    /// Shows in a car what is on this screen; nil while no car does.
    package weak var projector: (any ScreenProjector)?

    private var boxes: [Weak] = []

    /// Windows on it, in the order they came.
    package var windows: [UIWindow] { boxes.compactMap(\.window) }

    private struct Weak {
        weak var window: UIWindow?
    }

    /// Creates a display that is not connected yet. A scale that is none counts as 1.
    package init(bounds: CGRect, scale: CGFloat) {
        self.bounds = bounds
        self.scale = scale.isFinite && scale > 0 ? min(scale, 10) : 1
    }

    /// How large it is, in pixels.
    public var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
    }

    /// Puts a display among `screens` and tells so. CAR-03
    package static func connect(_ screen: UIScreen) {
        guard !screens.contains(where: { $0 === screen }) else { return }
        screens.append(screen)
        UINotificationCenter.default.post(name: didConnectNotification, object: screen)
    }

    /// Takes a display out of `screens` and tells so.
    package static func disconnect(_ screen: UIScreen) {
        guard screen !== main, let index = screens.firstIndex(where: { $0 === screen }) else { return }
        screens.remove(at: index)
        UINotificationCenter.default.post(name: didDisconnectNotification, object: screen)
    }

    func add(_ window: UIWindow) {
        boxes.removeAll { $0.window == nil || $0.window === window }
        boxes.append(Weak(window: window))
    }

    func remove(_ window: UIWindow) {
        boxes.removeAll { $0.window == nil || $0.window === window }
    }
}
