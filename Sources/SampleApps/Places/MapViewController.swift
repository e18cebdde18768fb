import SDLKit

/// The map: tells the car where it can be pressed, and hears where it is touched.
final class MapViewController: SDLViewController {
    private var map: Map
    /// Where a finger came down; a press ends where it began.
    private var begun: Target?
    private var wantsPlaces = false

    init(_ map: Map) {
        self.map = map
        super.init()
        // A template's name may be written as the head unit spells it.
        layout = "NAV_FULLSCREEN_MAP"
    }

    override func viewWillAppear() {
        application?.touchManager.touchEventHandler = { [weak self] touch, type in self?.touched(touch, type) }
        // The picture has the size that the car's video has, and the car says whether it wants to know its places.
        _ = application?.systemCapabilityManager.subscribe(toCapability: .videoStreaming) { [weak self] told, _, _ in
            if let video = told?.videoStreamingCapability { self?.fill(video) }
        }
    }

    /// A whole app would draw its map now, encode it and hand the pieces to the stream; this one has the places alone.
    private func fill(_ video: SDLVideoStreamingCapability) {
        if let size = video.preferredResolution {
            map.width = Double(size.resolutionWidth)
            map.height = Double(size.resolutionHeight)
        }
        let stream = application?.streamManager
        if stream?.videoStreamState == .stopped {
            stream?.startVideo(SDLVideoFormat(width: Int(map.width), height: Int(map.height)))
        }
        wantsPlaces = video.hapticSpatialDataSupported ?? false
        handOver()
    }

    /// No views are walked here: the app knows its places and says them. HAP-02
    private func handOver() {
        guard wantsPlaces else { return }
        application?.streamManager?.hapticInterface.updateInterfaceLayout(
            withSpatialData: map.targets.enumerated().map { index, target in
                SDLHapticRect(id: index, x: target.x, y: target.y, width: target.side, height: target.side)
            })
    }

    /// A finger, or a knob that selects: the car makes a touch in the middle of it.
    private func touched(_ touch: SDLTouch, _ type: SDLTouchType) {
        let target = map.targets.first { $0.holds(x: touch.x, y: touch.y) }
        switch type {
        case .begin: begun = target
        case .end where begun?.holds(x: touch.x, y: touch.y) == true:
            begun = nil
            if let target { press(target.kind) }
        case .cancel: begun = nil
        default: break
        }
    }

    private func press(_ kind: Target.Kind) {
        switch kind {
        case .closer, .further:
            if case .closer = kind { map.zoom(in: true) } else { map.zoom(in: false) }
            // The places have moved.
            handOver()
        case .place(let place): tell(of: place)
        }
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
