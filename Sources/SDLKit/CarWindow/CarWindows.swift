import CarUI

/// Finds the car window that a window is projected by: the one whose screen it is on. CAR-05
@MainActor
enum CarWindows {
    private struct Box {
        weak var carWindow: SDLCarWindow?
    }

    private static var boxes: [Box] = []

    /// A car window has a screen now.
    static func add(_ carWindow: SDLCarWindow) {
        boxes.removeAll { $0.carWindow == nil || $0.carWindow === carWindow }
        boxes.append(Box(carWindow: carWindow))
        UIWindow.onLink = { link($0) }
    }

    static func remove(_ carWindow: SDLCarWindow) {
        boxes.removeAll { $0.carWindow == nil || $0.carWindow === carWindow }
    }

    /// The car window that projects a window.
    static func of(_ window: UIWindow) -> SDLCarWindow? {
        boxes.lazy.compactMap(\.carWindow).first { $0.screen === window.screen }
    }

    /// A window's screen, or its root view controller, was set.
    private static func link(_ window: UIWindow) {
        for carWindow in boxes.compactMap(\.carWindow) {
            if carWindow.screen === window.screen {
                carWindow.link(window)
            } else if carWindow.window === window {
                carWindow.unlink()
            }
        }
    }
}
