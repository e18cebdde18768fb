import SDLKit

struct Place: Equatable {
    enum Kind: String {
        case food = "Restaurant"
        case coffee = "Café"
        case charging = "Charging"
        case parking = "Parking"
        case sight = "Sight"
    }

    let name: String
    let kind: Kind
    let street: String
    /// The position of the place, in metres east and south of the centre of the town.
    let point: CGPoint
    /// The index of the crossing at which a route to the place ends.
    let crossing: Int
    let about: String
    let hours: String

    private init(
        _ name: String, _ kind: Kind, _ street: String, _ point: (Int, Int), at crossing: Int, _ about: String,
        _ hours: String
    ) {
        (self.name, self.kind, self.street, self.about, self.hours) = (name, kind, street, about, hours)
        self.point = CGPoint(x: point.0, y: point.1)
        self.crossing = crossing
    }

    static let all = [
        Place("Corner Bakery", .coffee, "Church Street", (-600, -400), at: 6, "Bread and cakes since 1962.", "6 to 18"),
        Place(
            "North Chargers", .charging, "North Road", (-30, -860), at: 2, "Eight chargers of 150 kW, with a roof.",
            "day and night"),
        Place(
            "Park Café", .coffee, "Park Row", (790, -570), at: 8, "Tables under old trees. Dogs are welcome.", "9 to 20"
        ),
        Place(
            "Market Hall", .food, "Market Street", (120, -170), at: 12, "Twenty kitchens under one roof of glass.",
            "10 to 22"),
        Place(
            "Station Parking", .parking, "Station Road", (860, 110), at: 13, "300 places, 4 minutes from the trains.",
            "day and night"),
        Place(
            "Old Mill", .sight, "Mill Lane", (-1330, 120), at: 10, "The wheel turns on Sundays.", "11 to 17"),
        Place(
            "Canal Kitchen", .food, "Canal Street", (-610, 560), at: 16, "Fish of the day, at the water.", "12 to 23"),
        Place(
            "Quay Charging", .charging, "Quay Street", (1290, 560), at: 19, "Four chargers of 300 kW.",
            "day and night"),
        Place(
            "Noodle House", .food, "High Street", (420, 120), at: 13, "Small, loud and good.", "11 to 22"),
        Place(
            "Ferry Pier", .sight, "Harbour Drive", (300, 880), at: 22, "A boat to the island every half hour.",
            "5 to 24"),
        Place(
            "Lighthouse", .sight, "Quay Street", (1560, 830), at: 24, "199 steps, and all of the coast below.",
            "10 to 18"),
        Place("Library Garage", .parking, "Park Row", (-180, -330), at: 7, "Two floors below the library.", "6 to 23"),
    ]

    /// Returns the straight-line distance from `point` to the place, in metres.
    func distance(from point: CGPoint) -> CGFloat { self.point.distance(to: point) }
}

extension CGPoint {
    func distance(to other: CGPoint) -> CGFloat {
        let (east, south) = (other.x - x, other.y - y)
        return (east * east + south * south).squareRoot()
    }
}

extension CGFloat {
    /// The distance as text, in metres rounded to a multiple of ten, or in kilometres.
    var asDistance: String {
        if self < 1000 { return "\(Int((self / 10).rounded()) * 10) m" }
        let tenths = Int((self / 100).rounded())
        return "\(tenths / 10).\(tenths % 10) km"
    }
}
