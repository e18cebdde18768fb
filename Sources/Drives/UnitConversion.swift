/// Converts a value to another unit by a factor and, for temperatures, an offset.
struct UnitConversion: Equatable {
    let factor: Double
    let shift: Double

    /// Creates the conversion. Returns nil if a unit is unknown or if the units measure different quantities.
    init?(from: String, to: String) {
        guard let from = Self.units[from.lowercased()], let to = Self.units[to.lowercased()], from.kind == to.kind
        else {
            return nil
        }
        factor = from.factor / to.factor
        shift = (from.shift - to.shift) / to.factor
    }

    func apply(_ value: Double) -> Double {
        let exact = value * factor + shift
        // Rounding removes the digits that result from the inexact factor.
        return (exact * 1_000_000).rounded() / 1_000_000
    }

    private struct Unit {
        let kind: String
        let factor: Double
        var shift = 0.0
    }

    /// All units by their names. The factor of a unit converts a value to the first unit of the same quantity.
    private static let units: [String: Unit] = {
        var units: [String: Unit] = [:]
        func add(_ kind: String, _ factor: Double, shift: Double = 0, _ names: String...) {
            for name in names { units[name] = Unit(kind: kind, factor: factor, shift: shift) }
        }
        add("speed", 1, "km/h", "kmh", "kph")
        add("speed", 3.6, "m/s")
        add("speed", 1.609344, "mph", "mi/h")
        add("speed", 1.852, "kn", "knots")
        add("length", 1, "km")
        add("length", 0.001, "m")
        add("length", 1.609344, "mi", "miles")
        add("temperature", 1, "°c", "c", "celsius")
        add("temperature", 5.0 / 9, shift: -160.0 / 9, "°f", "f", "fahrenheit")
        add("temperature", 1, shift: -273.15, "k", "kelvin")
        add("pressure", 1, "kpa")
        add("pressure", 100, "bar")
        add("pressure", 6.894757, "psi")
        add("part", 1, "%", "percent")
        add("part", 100, "1", "ratio")
        add("turns", 1, "1/min", "rpm")
        add("turns", 60, "1/s", "hz")
        add("angle", 1, "°", "deg", "degree", "degrees")
        add("angle", 180 / Double.pi, "rad", "radians")
        add("torque", 1, "nm")
        add("torque", 1.355818, "lbf.ft", "lb-ft")
        add("volume", 1, "µl", "ul")
        add("volume", 1_000, "ml")
        return units
    }()
}
