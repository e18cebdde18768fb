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

    let places = [
        Place(name: "Bakery", east: -420, south: -160), Place(name: "Charger", east: 260, south: 140),
        Place(name: "Viewpoint", east: 90, south: -300), Place(name: "Ferry", east: 1100, south: 620),
    ]

    mutating func zoom(in closer: Bool) {
        metresPerPixel = min(max(metresPerPixel * (closer ? 0.5 : 2), 0.5), 8)
    }

    /// What can be pressed now, in the picture's pixels: two buttons at the edge, and each place in sight.
    var targets: [Target] {
        let zooms = [
            Target(kind: .closer, x: width - 84, y: height / 2 - 84, side: 72),
            Target(kind: .further, x: width - 84, y: height / 2 + 12, side: 72),
        ]
        let pins = places.map { place in
            Target(
                kind: .place(place), x: width / 2 + place.east / metresPerPixel - 32,
                y: height / 2 + place.south / metresPerPixel - 32, side: 64)
        }
        return zooms + pins.filter { $0.x >= 0 && $0.y >= 0 && $0.x + $0.side < width - 84 && $0.y + $0.side < height }
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

    func holds(x: Double, y: Double) -> Bool {
        (self.x..<self.x + side).contains(x) && (self.y..<self.y + side).contains(y)
    }
}
