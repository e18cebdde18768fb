public import CarUI
public import SDLManagers

/// Finds the selectable view that a touch belongs to. HAP-23
@MainActor
public protocol SDLHapticHitTester: AnyObject {
    /// Returns the selectable view at a point of the picture; nil when there is none or more than one.
    func view(for point: CGPoint) -> UIView?
}

extension SDLHapticHitTester {
    /// Returns the selectable view at the touch; nil when there is none or more than one.
    public func view(for touch: SDLTouch) -> UIView? { view(for: CGPoint(touch.location)) }
}

/// A haptic interface for the views of a window. HAP-02
///
/// The protocol adds the initialiser of SDL-0081. A type that draws without views adopts only `SDLHapticInterface`.
@MainActor
public protocol SDLWindowHapticInterface: SDLHapticInterface, SDLHapticHitTester {
    /// Creates a haptic interface for the views of a window.
    init(window: UIWindow)
}

extension CGPoint {
    /// Creates a point of the window from a position on the projected picture.
    public init(_ point: SDLTouchPoint) {
        self.init(x: point.x, y: point.y)
    }
}

extension Sequence {
    /// Returns the only element that matches; nil when no element or more than one element matches.
    func onlyElement(where fits: (Element) -> Bool) -> Element? {
        var found: Element?
        for element in self where fits(element) {
            guard found == nil else { return nil }
            found = element
        }
        return found
    }
}
