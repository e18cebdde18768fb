public import SDLRPC

/// Tells an app where its projected picture is touched.
@MainActor
public final class SDLTouchManager {
    /// Told of every finger as it comes, moves, goes or is taken away, in the order in which it happened.
    public var touchEventHandler: (@MainActor (_ touch: SDLTouch, _ type: SDLTouchType) -> Void)?

    package init(lifecycle: SDLLifecycleManager) {
        lifecycle.notifications.observe(SDLOnTouchEvent.self, owner: self) { [weak self] notification in
            for event in notification.event { self?.tell(event, notification.type) }
        }
    }

    /// An event may hold several places of one finger; SDL's libraries look at the first.
    private func tell(_ event: SDLTouchEvent, _ type: SDLTouchType) {
        guard let place = event.c.first else { return }
        touchEventHandler?(SDLTouch(identifier: event.id, x: Double(place.x), y: Double(place.y)), type)
    }
}

/// A finger on the projected picture.
public struct SDLTouch: Hashable, Sendable {
    /// The finger's number, 0 for the first.
    public let identifier: Int
    /// From the left, in the picture's pixels.
    public let x: Double
    /// From the top, in the picture's pixels.
    public let y: Double

    package init(identifier: Int, x: Double, y: Double) {
        self.identifier = identifier
        self.x = x
        self.y = y
    }
}
