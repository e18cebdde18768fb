import SDLKit

/// The car's speed, range and fuel level. Each message from the car may contain only some of these values; the others
/// keep their last value.
struct VehicleStatus {
    /// The speed of the car in km/h; nil if the speed is unknown.
    private(set) var speed: Double?
    /// The range of the car in km; nil if the range is unknown.
    private(set) var range: Double?
    /// The fuel or battery level, in percent; nil if the level is unknown.
    private(set) var fuel: Double?
    /// A message about data that the car does not provide; nil if there is no problem.
    var problem: String?

    mutating func take(_ data: SDLOnVehicleData) {
        speed = data.speed ?? speed
        guard let ranges = data.fuelRange else { return }
        // A hybrid car has two energy stores, and the car's range is the sum of both ranges.
        let known = ranges.compactMap(\.range)
        range = known.isEmpty ? nil : known.reduce(0, +)
        fuel = ranges.compactMap(\.level).first
    }

    var speedLine: String { speed.map { "\(Int($0.rounded())) km/h" } ?? "Speed unknown" }

    var rangeLine: String {
        let parts = [range.map { "\(Int($0.rounded())) km to go" }, fuel.map { "\(Int($0.rounded())) % full" }]
        let known = parts.compactMap(\.self)
        return known.isEmpty ? problem ?? "Range unknown" : known.joined(separator: ", ")
    }
}
