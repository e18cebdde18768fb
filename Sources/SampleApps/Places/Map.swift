import SDLKit

/// A place worth a stop. Its position is in metres east and south of the car.
struct Place {
    let name: String
    let east: Double
    let south: Double
}

/// What is around the car, and how much of it is to be seen.
struct Map {
    /// In pixels; the head unit says it.
    var width = 800.0
    var height = 480.0
    private(set) var metresPerPixel = 2.0
    /// What lies in the middle, in metres from the car.
    private(set) var east = 0.0
    private(set) var south = 0.0

    let places = [
        Place(name: "Bakery", east: -420, south: -160), Place(name: "Charger", east: 260, south: 140),
        Place(name: "Viewpoint", east: 90, south: -300), Place(name: "Ferry", east: 1100, south: 620),
    ]

    /// More than 1 is closer.
    mutating func zoom(by scale: Double) {
        metresPerPixel = min(max(metresPerPixel / scale, 0.5), 8)
    }

    /// What is under a finger goes with it.
    mutating func move(from: SDLTouchPoint, to: SDLTouchPoint) {
        east += (from.x - to.x) * metresPerPixel
        south += (from.y - to.y) * metresPerPixel
    }

    /// What can be pressed now, in the picture's pixels: two buttons at the edge, and each place in sight.
    var targets: [Target] {
        let zooms = [
            Target(kind: .closer, x: width - 84, y: height / 2 - 84, side: 72),
            Target(kind: .further, x: width - 84, y: height / 2 + 12, side: 72),
        ]
        let pins = places.map { place in
            Target(
                kind: .place(place), x: width / 2 + (place.east - east) / metresPerPixel - 32,
                y: height / 2 + (place.south - south) / metresPerPixel - 32, side: 64)
        }
        return zooms + pins.filter { $0.x >= 0 && $0.y >= 0 && $0.x + $0.side < width - 84 && $0.y + $0.side < height }
    }

    func target(at point: SDLTouchPoint) -> Target? {
        targets.first { $0.holds(point) }
    }
}

/// A square of the picture that does something.
struct Target {
    enum Kind {
        case closer, further
        case place(Place)
    }

    let kind: Kind
    let x: Double
    let y: Double
    let side: Double

    func holds(_ point: SDLTouchPoint) -> Bool {
        (x..<x + side).contains(point.x) && (y..<y + side).contains(point.y)
    }
}
