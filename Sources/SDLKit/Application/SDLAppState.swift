/// Where an app stands: what the driver sees and hears of it, in UIKit's words. FND-06
public enum SDLAppState: String, CaseIterable, Sendable {
    /// The driver sees the app (HMI level FULL).
    case active
    /// The app works beside another one on the screen, as music does beside navigation (HMI level LIMITED).
    case inactive
    /// The app runs unseen and unheard (HMI level BACKGROUND).
    case background
    /// Registered, and not started by the driver (HMI level NONE).
    case notRunning
    /// No head unit, or not registered with it.
    case disconnected

    /// Whether the app's view is on the display, alone or beside another app's. FND-30
    public var isVisible: Bool { self == .active || self == .inactive }
}
