/// The state of an app in UIKit's terms. The state says whether the app is connected, running and visible. FND-06
public enum SDLAppState: String, CaseIterable, Sendable {
    /// The state of an app that has the whole screen (HMI level FULL).
    case active
    /// The state of an app that runs beside another app on the screen, for example music beside navigation (HMI level
    /// LIMITED).
    case inactive
    /// The state of an app that is neither visible nor audible (HMI level BACKGROUND).
    case background
    /// The state of a registered app that the driver has not started (HMI level NONE).
    case notRunning
    /// The state of an app that is not connected to a head unit, or not registered.
    case disconnected

    /// Whether the app's view is on the display, alone or beside the view of another app. FND-30
    public var isVisible: Bool { self == .active || self == .inactive }
}
