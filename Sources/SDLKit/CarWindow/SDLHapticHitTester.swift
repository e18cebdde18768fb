public import CarUI
public import SDLManagers

/// An object that finds the selectable view at a point. HAP-23
@MainActor
public protocol SDLHapticHitTester: AnyObject {
    /// Returns the selectable view at `point` of the picture; nil if `point` is in no view or in several views.
    func view(for point: CGPoint) -> UIView?
}

extension SDLHapticHitTester {
    /// Returns the selectable view at the position of `touch`; nil if the position is in no view or in several views.
    public func view(for touch: SDLTouch) -> UIView? { view(for: CGPoint(touch.location)) }
}

/// A haptic interface that finds the selectable views of a window. HAP-02
///
/// The protocol adds an initialiser with a window, which proposal SDL-0081 requires. A type that draws without views
/// adopts only `SDLHapticInterface`.
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
    /// Returns the only element for which `fits` is true; nil if `fits` is true for no element or for several elements.
    func onlyElement(where fits: (Element) -> Bool) -> Element? {
        var found: Element?
        for element in self where fits(element) {
            guard found == nil else { return nil }
            found = element
        }
        return found
    }
}
