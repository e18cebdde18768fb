/// A gesture on the app's picture. Each gesture corresponds to one method of the touch manager's delegate.
package enum TouchGesture: Hashable, Sendable {
    case singleTap(SDLTouchPoint)
    case doubleTap(SDLTouchPoint)
    case panBegan(SDLTouchPoint)
    case pan(from: SDLTouchPoint, to: SDLTouchPoint)
    case panEnded(SDLTouchPoint)
    case panCanceled(SDLTouchPoint)
    case pinchBegan(SDLTouchPoint)
    case pinch(SDLTouchPoint, scale: Double)
    case pinchEnded(SDLTouchPoint)
    case pinchCanceled(SDLTouchPoint)

    /// The name of the delegate method for this gesture.
    package var name: String {
        switch self {
        case .singleTap: "didReceiveSingleTap"
        case .doubleTap: "didReceiveDoubleTap"
        case .panBegan: "panningDidStart"
        case .pan: "didReceivePanning"
        case .panEnded: "panningDidEnd"
        case .panCanceled: "panningCanceled"
        case .pinchBegan: "pinchDidStart"
        case .pinch: "didReceivePinch"
        case .pinchEnded: "pinchDidEnd"
        case .pinchCanceled: "pinchCanceled"
        }
    }

    /// The position of the gesture. For a pan, this is the new position.
    package var point: SDLTouchPoint {
        switch self {
        case .singleTap(let point), .doubleTap(let point), .panBegan(let point), .pan(_, let point),
            .panEnded(let point), .panCanceled(let point), .pinchBegan(let point), .pinch(let point, _),
            .pinchEnded(let point), .pinchCanceled(let point):
            point
        }
    }

    /// Calls the delegate method for this gesture. Returns whether the delegate has handled the gesture. CAR-10
    @MainActor
    func notify(_ delegate: any SDLTouchManagerDelegate, of manager: SDLTouchManager) -> Bool {
        switch self {
        case .singleTap(let point): delegate.touchManager(manager, didReceiveSingleTapAt: point)
        case .doubleTap(let point): delegate.touchManager(manager, didReceiveDoubleTapAt: point)
        case .panBegan(let point): delegate.touchManager(manager, panningDidStartAt: point)
        case .pan(let from, let to): delegate.touchManager(manager, didReceivePanningFrom: from, to: to)
        case .panEnded(let point): delegate.touchManager(manager, panningDidEndAt: point)
        case .panCanceled(let point): delegate.touchManager(manager, panningCanceledAt: point)
        case .pinchBegan(let center): delegate.touchManager(manager, pinchDidStartAtCenter: center)
        case .pinch(let center, let scale):
            delegate.touchManager(manager, didReceivePinchAtCenter: center, withScale: scale)
        case .pinchEnded(let center): delegate.touchManager(manager, pinchDidEndAtCenter: center)
        case .pinchCanceled(let center): delegate.touchManager(manager, pinchCanceledAtCenter: center)
        }
    }
}
