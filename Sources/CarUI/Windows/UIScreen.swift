/// An object that projects the windows of a screen to a car's display. CAR-05
@MainActor
package protocol ScreenProjector: AnyObject {
    /// Called when a window appears on the screen or gets another root view controller.
    func joined(_ window: UIWindow)
    /// Called when a window leaves the screen.
    func left(_ window: UIWindow)
}

/// A display. The device's own display always exists. A car's display exists while an app is projected to the car.
@MainActor
public final class UIScreen {
    /// Posted after a screen was added to `screens`. The object of the notification is the screen.
    public static let didConnectNotification = UINotificationName("UIScreenDidConnectNotification")
    /// Posted after a screen was removed from `screens`. The object of the notification is the screen.
    public static let didDisconnectNotification = UINotificationName("UIScreenDidDisconnectNotification")

    /// The device's own display, which is not projected.
    public static let main = UIScreen(bounds: CGRect(x: 0, y: 0, width: 390, height: 844), scale: 1)
    /// All connected displays, beginning with the device's own display.
    public private(set) static var screens = [main]

    /// The size of the display, in points.
    public let bounds: CGRect
    /// The number of pixels in a point.
    public let scale: CGFloat

    /// The appearance of all windows on the screen, for day or night.
    public var userInterfaceStyle = UIUserInterfaceStyle.light {
        didSet {
            guard userInterfaceStyle != oldValue else { return }
            windows.forEach { $0.addDirtyEverything() }
        }
    }

    /// The object that projects the windows of this screen to a car; nil if the screen is not projected.
    package weak var projector: (any ScreenProjector)?

    /// Whether the display was disconnected. A disconnected display shows no windows.
    private(set) var isGone = false

    private var boxes: [Weak] = []

    /// The windows on the screen, in the order in which the windows were added.
    package var windows: [UIWindow] { boxes.compactMap(\.window) }

    private struct Weak {
        weak var window: UIWindow?
    }

    /// Creates a display that is not connected yet. An invalid `scale` becomes 1.
    package init(bounds: CGRect, scale: CGFloat) {
        self.bounds = bounds
        self.scale = scale.isFinite && scale > 0 ? min(scale, 10) : 1
    }

    /// The size of the display, in pixels.
    public var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
    }

    /// Adds a display to `screens` and posts `didConnectNotification`. CAR-03
    package static func connect(_ screen: UIScreen) {
        guard !screens.contains(where: { $0 === screen }) else { return }
        screens.append(screen)
        screen.isGone = false
        screen.windows.forEach { $0.screenChanged() }
        UINotificationCenter.default.post(name: didConnectNotification, object: screen)
    }

    /// Removes a display from `screens` and posts `didDisconnectNotification`.
    package static func disconnect(_ screen: UIScreen) {
        guard screen !== main, let index = screens.firstIndex(where: { $0 === screen }) else { return }
        screens.remove(at: index)
        screen.isGone = true
        screen.windows.forEach { $0.screenChanged() }
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
