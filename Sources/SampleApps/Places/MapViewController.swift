import SDLKit

/// The map: tells the car where it can be pressed, and hears where it is touched.
final class MapViewController: SDLViewController {
    private var map: Map
    /// As the map was before fingers came to move it: whatever takes them away gives it back.
    private var before: Map?
    private var wantsPlaces = false
    private var told: [SDLHapticRect] = []

    init(_ map: Map) {
        self.map = map
        super.init()
        // A template's name may be written as the head unit spells it.
        layout = "NAV_FULLSCREEN_MAP"
    }

    override func viewWillAppear() {
        application?.touchManager.touchEventDelegate = self
        // The picture has the size that the car's video has, and the car says whether it wants to know its places.
        _ = application?.systemCapabilityManager.subscribe(toCapability: .videoStreaming) { [weak self] told, _, _ in
            if let video = told?.videoStreamingCapability { self?.fill(video) }
        }
    }

    /// A whole app would draw its map now, encode it and hand the pieces to the stream; this one has the places alone.
    private func fill(_ video: SDLVideoStreamingCapability) {
        let stream = application?.streamManager
        if let size = stream?.viewportSize {
            map.width = Double(size.resolutionWidth)
            map.height = Double(size.resolutionHeight)
        }
        if stream?.videoStreamState == .stopped {
            stream?.startVideo(SDLVideoFormat(width: Int(map.width), height: Int(map.height)))
        }
        wantsPlaces = video.hapticSpatialDataSupported ?? false
        handOver()
    }

    /// No views are walked here: the app knows its places and says them. HAP-02
    private func handOver() {
        let places = map.targets.enumerated().map { index, target in
            SDLHapticRect(id: index, x: target.x, y: target.y, width: target.side, height: target.side)
        }
        // The car says more than once what it can do; where the places are it need be told but once.
        guard wantsPlaces, places != told else { return }
        told = places
        application?.streamManager?.hapticInterface.updateInterfaceLayout(withSpatialData: places)
    }

    private func tell(of place: Place) {
        let distance = Int((place.east * place.east + place.south * place.south).squareRoot())
        let more = SDLSoftButtonObject(name: "more", text: "More") { [weak self] press, _ in
            if press != nil { self?.describe(place) }
        }
        presentOverlayController(
            SDLAlertController(message: "\(place.name)\n\(distance) m", softButtons: [more].compactMap(\.self)))
    }

    private func describe(_ place: Place) {
        let close = SDLSoftButtonObject(name: "close", text: "Close")
        let side = place.east < 0 ? "west" : "east"
        presentOverlayController(
            SDLScrollableMessageController(
                message: "\(place.name)\n\nIt lies to the \(side), and is open today.",
                softButtons: [close].compactMap(\.self), duration: 20))
    }
}

/// A finger, or a knob that selects: for that the car makes a tap in the middle of the place.
extension MapViewController: SDLTouchManagerDelegate {
    func touchManager(_ manager: SDLTouchManager, didReceiveSingleTapAt point: SDLTouchPoint) -> Bool {
        switch map.target(at: point)?.kind {
        case .closer: zoom(by: 2)
        case .further: zoom(by: 0.5)
        case .place(let place): tell(of: place)
        case nil: return false
        }
        return true
    }

    func touchManager(_ manager: SDLTouchManager, didReceiveDoubleTapAt point: SDLTouchPoint) -> Bool {
        switch map.target(at: point)?.kind {
        // Twice on a button is twice the button.
        case .closer: zoom(by: 4)
        case .further: zoom(by: 0.25)
        default: zoom(by: 2)
        }
        return true
    }

    private func zoom(by scale: Double) {
        map.zoom(by: scale)
        handOver()
    }

    // Moving

    func touchManager(_ manager: SDLTouchManager, panningDidStartAt point: SDLTouchPoint) -> Bool { begin() }

    func touchManager(
        _ manager: SDLTouchManager, didReceivePanningFrom fromPoint: SDLTouchPoint, to toPoint: SDLTouchPoint
    ) -> Bool {
        map.move(from: fromPoint, to: toPoint)
        return true
    }

    func touchManager(_ manager: SDLTouchManager, panningDidEndAt point: SDLTouchPoint) -> Bool { end() }

    func touchManager(_ manager: SDLTouchManager, panningCanceledAt point: SDLTouchPoint) -> Bool { cancel() }

    // Zooming

    func touchManager(_ manager: SDLTouchManager, pinchDidStartAtCenter point: SDLTouchPoint) -> Bool { begin() }

    func touchManager(
        _ manager: SDLTouchManager, didReceivePinchAtCenter point: SDLTouchPoint, withScale scale: Double
    ) -> Bool {
        map.zoom(by: scale)
        return true
    }

    func touchManager(_ manager: SDLTouchManager, pinchDidEndAtCenter point: SDLTouchPoint) -> Bool { end() }

    func touchManager(_ manager: SDLTouchManager, pinchCanceledAtCenter point: SDLTouchPoint) -> Bool { cancel() }

    // Either

    private func begin() -> Bool {
        before = map
        return true
    }

    /// The places have moved: the car is told once, and not with every step.
    private func end() -> Bool {
        before = nil
        handOver()
        return true
    }

    private func cancel() -> Bool {
        if let before { map = before }
        before = nil
        return true
    }
}
