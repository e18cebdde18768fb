import SDLKit

/// A crossing of streets. `point` is in metres east and south of the centre of the town.
struct Crossing {
    let point: CGPoint
    /// The streets that lead away from the crossing, each with the crossing to which it leads.
    var ways: [(street: Int, to: Int)] = []
}

/// A street, stored as a list of crossings.
struct Street {
    let name: String
    let crossings: [Int]
    /// Whether the street is wide and fast.
    var isMain = false
    /// Whether the street leads along water or parks.
    var isScenic = false
}

/// A town by the sea: five streets from west to east, five from north to south, and one diagonal old road.
struct Town {
    /// The index of the crossing in the centre of the town.
    static let middle = 12
    private static let side = 5

    private(set) var crossings: [Crossing] = []
    let streets: [Street]

    init() {
        // The streets of an old town are not quite straight.
        let east: [CGFloat] = [-1400, -690, 0, 720, 1390]
        let south: [CGFloat] = [-980, -480, 0, 470, 960]
        let bend: [CGFloat] = [40, -30, 0, 25, -45]
        for row in 0..<Self.side {
            for column in 0..<Self.side {
                let point = CGPoint(x: east[column] + bend[row], y: south[row] + bend[column] * 0.8)
                crossings.append(Crossing(point: point))
            }
        }
        func across(_ row: Int) -> [Int] { (0..<Self.side).map { row * Self.side + $0 } }
        func down(_ column: Int) -> [Int] { (0..<Self.side).map { $0 * Self.side + column } }
        streets = [
            Street(name: "North Road", crossings: across(0)),
            Street(name: "Park Row", crossings: across(1), isScenic: true),
            Street(name: "High Street", crossings: across(2), isMain: true),
            Street(name: "Canal Street", crossings: across(3), isScenic: true),
            Street(name: "Harbour Drive", crossings: across(4), isScenic: true),
            Street(name: "Mill Lane", crossings: down(0)),
            Street(name: "Church Street", crossings: down(1)),
            Street(name: "Market Street", crossings: down(2), isMain: true),
            Street(name: "Station Road", crossings: down(3)),
            Street(name: "Quay Street", crossings: down(4), isScenic: true),
            Street(name: "Old Coach Road", crossings: [20, 16, 12, 8, 4], isMain: true),
        ]
        for (number, street) in streets.enumerated() {
            for (from, to) in zip(street.crossings, street.crossings.dropFirst()) {
                crossings[from].ways.append((number, to))
                crossings[to].ways.append((number, from))
            }
        }
    }

    func line(_ street: Street) -> [CGPoint] { street.crossings.map { crossings[$0].point } }

    // The areas between the streets.

    static let sea: [CGPoint] = line([
        (-4000, 1180), (-1500, 1120), (-900, 1060), (-400, 1110), (200, 1050), (700, 1120), (1300, 1060), (1750, 900),
        (2100, 300), (2300, -600), (4000, -900), (4000, 4000), (-4000, 4000),
    ])
    static let river: [CGPoint] = line([
        (-1500, -2600), (-1180, -1300), (-1060, -700), (-1120, -150), (-930, 280), (-420, 640), (-300, 1200),
    ])
    static let parks: [[CGPoint]] = [
        line([(70, -930), (690, -925), (660, -520), (60, -530)]),
        line([(-640, 60), (-320, 40), (-250, 300), (-560, 330)]),
        line([(1450, -420), (1800, -480), (1950, 100), (1480, 60)]),
    ]

    private static func line(_ points: [(Int, Int)]) -> [CGPoint] { points.map { CGPoint(x: $0.0, y: $0.1) } }
}
