public import CarUI
public import SDLManagers

/// Says which of the views that a knob can reach a touch belongs to. HAP-23
@MainActor
public protocol SDLHapticHitTester: AnyObject {
    /// The one view in which a point of the picture lies; nil where there is none, or more than one.
    func view(for point: CGPoint) -> UIView?
}

extension SDLHapticHitTester {
    /// The one view that is touched; nil where there is none, or more than one.
    public func view(for touch: SDLTouch) -> UIView? { view(for: CGPoint(touch.location)) }
}

/// The haptic interface of an app that draws its screen with views. HAP-02
///
/// It adds the initialiser of SDL-0081; an app that has no views adopts `SDLHapticInterface` alone.
@MainActor
public protocol SDLWindowHapticInterface: SDLHapticInterface, SDLHapticHitTester {
    /// Looks at the views of a window from now on.
    init(window: UIWindow)
}

extension CGPoint {
    /// A place on the projected picture, as a point of the window.
    public init(_ point: SDLTouchPoint) {
        self.init(x: point.x, y: point.y)
    }
}

extension Sequence {
    /// The one element that fits; nil where there is none, or more than one.
    func theOne(where fits: (Element) -> Bool) -> Element? {
        var found: Element?
        for element in self where fits(element) {
            guard found == nil else { return nil }
            found = element
        }
        return found
    }
}
