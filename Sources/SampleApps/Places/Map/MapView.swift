import SDLKit

/// The map with the town, a pin for each place, and the car. The driver pans and zooms the map with the fingers.
final class MapView: UIView {
    var chosen: Place? { didSet { if chosen != oldValue { drawPins() } } }
    /// Called with the place of a pin when the pin is tapped. Called with nil when the map is tapped beside the pins.
    var onChoose: (Place?) -> Void = { _ in }
    var route: Route? { didSet { setNeedsDisplay() } }
    /// The views in front of the map. A pin is hidden while one of these views would cover a part of the pin.
    var covers: [UIView] = [] { didSet { placePins() } }

    private let town: Town
    private(set) var viewport = Viewport()
    /// The viewport before the current gesture; nil without a gesture. If the gesture is cancelled, this viewport is
    /// restored.
    private var before: Viewport?
    /// A view whose coordinates are in metres. Animations inside this view continue while the map moves.
    private let ground = UIView()
    let car = CarView()
    let compass = CompassView()
    private var pins: [(place: Place, button: UIButton)] = []

    init(_ town: Town, places: [Place] = Place.all) {
        self.town = town
        super.init(frame: .zero)
        clipsToBounds = true
        isMultipleTouchEnabled = true
        accessibilityLabel = "Map"
        ground.isUserInteractionEnabled = false
        for place in places { addPin(place) }
        addSubview(ground)
        ground.addSubview(car)
    }

    private func addPin(_ place: Place) {
        let button = UIButton(type: .custom)
        button.contentEdgeInsets = .zero
        button.accessibilityLabel = place.name
        button.addAction(UIAction { [weak self] _ in self?.onChoose(place) }, for: .touchUpInside)
        button.setImage(place.kind.pin(isChosen: false), for: .normal)
        pins.append((place, button))
        addSubview(button)
    }

    /// Whether the map accepts touches. Each pin has the same value as the map, so that the driver cannot select the
    /// pins of a disabled map with a knob. CAR-16
    override var isUserInteractionEnabled: Bool {
        didSet { for (_, button) in pins { button.isUserInteractionEnabled = isUserInteractionEnabled } }
    }

    private func drawPins() {
        for (place, button) in pins { button.setImage(place.kind.pin(isChosen: place == chosen), for: .normal) }
    }

    func change(_ body: (inout Viewport) -> Void) {
        body(&viewport)
        setNeedsDisplay()
        placePins()
    }

    override func layoutSubviews() {
        change { $0.size = bounds.size }
    }

    private func placePins() {
        ground.transform = viewport.transform
        car.scale = viewport.metresPerPoint
        let walls = covers.map(\.frame)
        for (place, button) in pins {
            let tip = viewport.point(of: place.point)
            button.frame = CGRect(x: (tip.x - 38).rounded(), y: (tip.y - 72).rounded(), width: 76, height: 76)
            let frame = button.frame
            button.isHidden = !bounds.contains(frame) || walls.contains { $0.intersects(frame) }
        }
    }

    override func draw(_ rect: CGRect) {
        TownPainter(town: town, viewport: viewport, route: route).draw(rect)
    }

    // MARK: Fingers

    private func isHit(_ point: CGPoint) -> Bool { window?.hitTest(point, with: nil) === self }

    private func begin(_ point: CGPoint) -> Bool {
        guard isHit(point) else { return false }
        before = viewport
        return true
    }

    /// Ends a gesture. Returns false if no gesture has begun. The selectable views are reported only now, not at every
    /// step of the gesture.
    private func end() -> Bool {
        guard before != nil else { return false }
        before = nil
        UINotificationCenter.default.post(name: .SDLDidUpdateProjectionView, object: nil)
        return true
    }

    private func cancel() -> Bool {
        guard let before else { return false }
        change { $0 = before }
        self.before = nil
        return true
    }
}

/// Methods that handle gestures on the map, because the library has no map view. Touches on the other views are handled
/// by these views. CAR-12
extension MapView: SDLTouchManagerViewDelegate {
    func touchManager(_ manager: SDLTouchManager, didReceiveSingleTapFor view: UIView?, at point: CGPoint) -> Bool {
        if view === compass {
            before = viewport
            change { $0.look(at: car.center) }
            return end()
        }
        guard isHit(point) else { return false }
        onChoose(nil)
        return true
    }

    func touchManager(_ manager: SDLTouchManager, didReceiveDoubleTapFor view: UIView?, at point: CGPoint) -> Bool {
        guard begin(point) else { return false }
        change { $0.zoom(by: 2, at: convert(point, from: nil)) }
        return end()
    }

    func touchManager(_ manager: SDLTouchManager, panningDidStartIn view: UIView?, at point: CGPoint) -> Bool {
        begin(point)
    }

    func touchManager(
        _ manager: SDLTouchManager, didReceivePanningFrom fromPoint: SDLTouchPoint, to toPoint: SDLTouchPoint
    ) -> Bool {
        guard before != nil else { return false }
        change { $0.move(from: CGPoint(fromPoint), to: CGPoint(toPoint)) }
        return true
    }

    func touchManager(_ manager: SDLTouchManager, panningDidEndIn view: UIView?, at point: CGPoint) -> Bool { end() }

    func touchManager(_ manager: SDLTouchManager, panningCanceledAt point: SDLTouchPoint) -> Bool { cancel() }

    func touchManager(_ manager: SDLTouchManager, pinchDidStartIn view: UIView?, atCenter point: CGPoint) -> Bool {
        begin(point)
    }

    func touchManager(
        _ manager: SDLTouchManager, didReceivePinchIn view: UIView?, atCenter point: CGPoint, withScale scale: Double
    ) -> Bool {
        guard before != nil else { return false }
        change { $0.zoom(by: scale, at: convert(point, from: nil)) }
        return true
    }

    func touchManager(_ manager: SDLTouchManager, pinchDidEndIn view: UIView?, atCenter point: CGPoint) -> Bool {
        end()
    }

    func touchManager(_ manager: SDLTouchManager, pinchCanceledAtCenter point: SDLTouchPoint) -> Bool { cancel() }
}
