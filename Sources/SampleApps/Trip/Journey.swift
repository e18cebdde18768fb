import SDLKit

/// How the car is on its way: what it says of its speed and its fuel, put together from what comes bit by bit.
struct Journey {
    /// In km/h.
    private(set) var speed: Double?
    /// In km.
    private(set) var range: Double?
    /// In percent of a full tank, or battery.
    private(set) var fuel: Double?
    /// What the car does not tell, in a sentence.
    var trouble: String?

    mutating func take(_ data: SDLOnVehicleData) { take(data.speed, data.fuelRange) }
    mutating func take(_ data: SDLGetVehicleDataResponse) { take(data.speed, data.fuelRange) }

    private mutating func take(_ speed: Double?, _ ranges: [SDLFuelRange]?) {
        self.speed = speed ?? self.speed
        guard let ranges else { return }
        // A hybrid has two tanks, and goes as far as both together.
        let known = ranges.compactMap(\.range)
        range = known.isEmpty ? nil : known.reduce(0, +)
        fuel = ranges.compactMap(\.level).first
    }

    var speedLine: String { speed.map { "\(Int($0.rounded())) km/h" } ?? "Speed unknown" }

    var rangeLine: String {
        let parts = [range.map { "\(Int($0.rounded())) km to go" }, fuel.map { "\(Int($0.rounded())) % full" }]
        let known = parts.compactMap(\.self)
        return known.isEmpty ? trouble ?? "Range unknown" : known.joined(separator: ", ")
    }
}
