import JSON
import SDLSupport

/// The rules between items of vehicle data.
///
/// Several items can describe the same property of a car. For example, a new item replaces a deprecated item, an item
/// has more details than another item, or an item follows from another item. When one of these items changes, the model
/// changes the other items. An item or member that the caller sets keeps the caller's value. The model has no state:
/// `consistent` takes a car and the changed members, and returns a consistent car.
struct VehicleModel {
    /// A relation between two members: the value of `source` determines the value of `target`.
    struct Rule {
        enum Strength {
            /// The rule must be true. Two values that break the rule are a contradiction.
            case certain
            /// The rule gives a likely value. A different value is no contradiction.
            case likely
        }

        let source: JSONPath
        let target: JSONPath
        let strength: Strength
        /// A function that returns the value that the target must have; nil or null if the target's current value fits
        /// the source.
        let value: @Sendable (_ source: JSONValue, _ target: JSONValue, _ car: Vehicle) -> JSONValue?
    }

    /// Two members whose values contradict each other.
    struct Contradiction: Equatable {
        let source: JSONPath
        let target: JSONPath
        let expected: JSONValue
    }

    /// The initial values of the car, which define the ratio of the range to the fuel level.
    let initial: Vehicle

    /// Returns the car after all members that depend on the members in `changed` were updated.
    /// - Parameter fixed: the members that the caller sets. The model keeps the values of these members.
    func consistent(_ car: Vehicle, changed: [JSONPath], fixed: [JSONPath]) -> Vehicle {
        let rules = rules
        var car = car
        var changed = changed
        var fixed = Set(fixed)
        while !changed.isEmpty {
            let source = changed.removeFirst()
            for rule in rules where rule.source == source && !fixed.contains(rule.target) {
                guard let value = car[source], let old = car[rule.target],
                    let new = rule.value(value, old, car), !new.isNull, new != old
                else { continue }
                fixed.insert(rule.target)
                car.replace(rule.target, with: new)
                changed.append(rule.target)
            }
        }
        return car
    }

    /// Returns the pairs of members that contradict each other, each pair once.
    func contradictions(in car: Vehicle) -> [Contradiction] {
        var found: [Contradiction] = []
        for rule in rules where rule.strength == .certain {
            guard let value = car[rule.source], let actual = car[rule.target],
                let expected = rule.value(value, actual, car), !expected.isNull, expected != actual,
                !found.contains(where: { $0.source == rule.target && $0.target == rule.source })
            else { continue }
            found.append(Contradiction(source: rule.source, target: rule.target, expected: expected))
        }
        return found
    }

    private var rules: [Rule] { Self.common + [range] }

    /// The rule that derives the range of the car from the fuel level, with the ratio in the profile.
    private var range: Rule {
        let (level, range) = (Self.tank + .key("level"), Self.tank + .key("range"))
        let full = (initial[level]?.double).flatMap { level in
            level > 0 ? initial[range]?.double.map { $0 / level } : nil
        }
        return Rule(source: level, target: range, strength: .likely) { level, _, _ in
            guard let full, let level = level.double else { return nil }
            return .double((max(0, level) * full * 10).rounded() / 10)
        }
    }

    // MARK: The rules

    /// The path of the first energy store, which is the tank, or the battery of an electric car.
    private static let tank = JSONPath([.key("fuelRange"), .index(0)])
    private static let gear = path("gearStatus.userSelectedGear")
    private static let actualGear = path("gearStatus.actualGear")
    private static let ignition = path("bodyInformation.ignitionStatus")
    private static let parkBrake = path("bodyInformation.parkBrakeActive")
    private static let speed = path("speed")
    private static let rpm = path("rpm")

    private static let common: [Rule] =
        same(path("prndl"), gear) + same(speed, path("gps.speed")) + same(path("fuelLevel"), tank + .key("level"))
        + same(path("fuelLevel_State"), tank + .key("levelState"))
        + words(parkBrake, path("electronicParkBrakeStatus"), [(true, "CLOSED"), (false, "OPEN")])
        + words(path("beltStatus.driverBuckleBelted"), belted(0), [("YES", true), ("NO", false)])
        + words(path("beltStatus.passengerBuckleBelted"), belted(1), [("YES", true), ("NO", false)])
        + temperatures + gears + motion + energy + compass + tires

    private static func path(_ text: String) -> JSONPath { JSONPath(keys: text.split(separator: ".").map(String.init)) }

    private static func belted(_ seat: Int) -> JSONPath {
        path("seatOccupancy.seatsBelted") + .index(seat) + .key("conditionActive")
    }

    /// Returns the rules for two members that always have the same value.
    private static func same(_ one: JSONPath, _ other: JSONPath) -> [Rule] {
        [(one, other), (other, one)].map { source, target in
            Rule(source: source, target: target, strength: .certain) { value, old, _ in
                value.double == old.double && value.double != nil ? nil : value
            }
        }
    }

    /// Returns the rules for two members whose values correspond in pairs. A value without a pair, such as a fault, is
    /// kept.
    private static func words(_ one: JSONPath, _ other: JSONPath, _ pairs: [(JSONValue, JSONValue)]) -> [Rule] {
        [(one, other, pairs), (other, one, pairs.map { ($1, $0) })].map { source, target, pairs in
            Rule(source: source, target: target, strength: .certain) { value, old, _ in
                pairs.contains { $0.1 == old } ? pairs.first { $0.0 == value }?.1 : nil
            }
        }
    }

    private static let temperatures: [Rule] = {
        let item = path("externalTemperature")
        let member = path("climateData.externalTemperature.value")
        let unit = path("climateData.externalTemperature.unit")
        let isFahrenheit = { @Sendable (car: Vehicle) in car[unit] == "FAHRENHEIT" }
        return [
            Rule(source: item, target: member, strength: .certain) { value, old, car in
                guard let celsius = value.double else { return nil }
                return changed(old, to: isFahrenheit(car) ? celsius * 9 / 5 + 32 : celsius)
            },
            Rule(source: unit, target: member, strength: .certain) { _, old, car in
                guard let celsius = car[item]?.double else { return nil }
                return changed(old, to: isFahrenheit(car) ? celsius * 9 / 5 + 32 : celsius)
            },
            Rule(source: member, target: item, strength: .certain) { value, old, car in
                guard let degrees = value.double else { return nil }
                return changed(old, to: isFahrenheit(car) ? (degrees - 32) * 5 / 9 : degrees)
            },
        ]
    }()

    /// Returns a number, rounded to tenths; nil if `old` differs from the rounded number by a tenth at most.
    private static func changed(_ old: JSONValue, to number: Double) -> JSONValue? {
        let rounded = (number * 10).rounded() / 10
        return abs((old.double ?? .infinity) - rounded) < 0.11 ? nil : .double(rounded)
    }

    /// The rules for the selected gear, the engaged gear and the parking brake.
    private static let gears: [Rule] = [
        Rule(source: gear, target: actualGear, strength: .certain) { gear, old, car in
            if isStillOrReverse(gear) { return gear }
            guard isForward(gear), isStillOrReverse(old) else { return nil }
            return engaged(at: car["speed"]?.double ?? 0)
        },
        Rule(source: actualGear, target: gear, strength: .certain) { actual, old, _ in
            if isStillOrReverse(actual) { return actual }
            return isForward(old) || !isForward(actual) ? nil : "DRIVE"
        },
        Rule(source: gear, target: speed, strength: .certain) { gear, speed, _ in
            gear == "PARK" && speed.double ?? 0 > 0 ? 0 : nil
        },
        Rule(source: gear, target: parkBrake, strength: .likely) { gear, _, _ in
            gear == "PARK" ? true : isStillOrReverse(gear) ? nil : false
        },
        Rule(source: parkBrake, target: speed, strength: .certain) { isActive, speed, _ in
            isActive == true && speed.double ?? 0 > 0 ? 0 : nil
        },
    ]

    private static let forward: [JSONValue] = [
        "DRIVE", "SPORT", "LOWGEAR", "FIRST", "SECOND", "THIRD", "FOURTH", "FIFTH", "SIXTH", "SEVENTH", "EIGHTH",
        "NINTH", "TENTH",
    ]

    private static func isStillOrReverse(_ gear: JSONValue) -> Bool { ["PARK", "NEUTRAL", "REVERSE"].contains(gear) }
    private static func isForward(_ gear: JSONValue) -> Bool { forward.contains(gear) }

    /// The speeds in km/h at which an automatic transmission engages the next gear.
    private static let shifts = [15.0, 30, 45, 65, 90]

    private static func engaged(at speed: Double) -> JSONValue {
        ["FIRST", "SECOND", "THIRD", "FOURTH", "FIFTH", "SIXTH"][shifts.prefix { $0 <= speed }.count]
    }

    /// The rules for speed, ignition, gears and engine.
    private static let motion: [Rule] = [
        Rule(source: speed, target: gear, strength: .certain) { speed, gear, _ in
            speed.double ?? 0 > 0 && gear == "PARK" ? "DRIVE" : nil
        },
        Rule(source: speed, target: parkBrake, strength: .certain) { speed, _, _ in
            speed.double ?? 0 > 0 ? false : nil
        },
        Rule(source: speed, target: ignition, strength: .certain) { speed, ignition, _ in
            speed.double ?? 0 > 0 && isOff(ignition) ? "RUN" : nil
        },
        Rule(source: speed, target: actualGear, strength: .likely) { speed, actual, _ in
            isForward(actual) ? speed.double.map(engaged) : nil
        },
        Rule(source: speed, target: rpm, strength: .likely) { speed, _, car in
            guard let speed = speed.double else { return nil }
            guard speed > 0 else { return isOff(car[ignition] ?? .null) ? 0 : .int(idle) }
            let gear = shifts.prefix { $0 <= speed }.count
            return .int(Int((speed * rpmPerKmh[gear]).rounded()) + idle)
        },
        Rule(source: rpm, target: path("instantFuelConsumption"), strength: .likely) { rpm, _, _ in
            rpm.double.map { .double(($0 * microlitresPerRevolution).rounded()) }
        },
        Rule(source: rpm, target: ignition, strength: .certain) { rpm, ignition, _ in
            rpm.double ?? 0 > 0 && isOff(ignition) ? "RUN" : nil
        },
        Rule(source: ignition, target: rpm, strength: .certain) { ignition, rpm, _ in
            isOff(ignition) && rpm.double ?? 0 > 0 ? 0 : nil
        },
        Rule(source: ignition, target: rpm, strength: .likely) { ignition, rpm, _ in
            ignition == "RUN" && rpm == 0 ? .int(idle) : nil
        },
        Rule(source: ignition, target: path("engineTorque"), strength: .likely) { ignition, _, _ in
            isOff(ignition) ? 0 : nil
        },
        Rule(source: ignition, target: speed, strength: .certain) { ignition, speed, _ in
            isOff(ignition) && speed.double ?? 0 > 0 ? 0 : nil
        },
        Rule(source: ignition, target: path("clusterModeStatus.powerModeStatus"), strength: .likely) { ignition, _, _ in
            switch ignition {
            case "OFF": "KEY_OUT"
            case "ACCESSORY": "ACCESSORY_1"
            case "RUN": "RUNNING_2"
            case "START": "CRANK_3"
            default: nil
            }
        },
    ]

    private static func isOff(_ ignition: JSONValue) -> Bool { ignition == "OFF" || ignition == "ACCESSORY" }

    private static let idle = 800
    private static let rpmPerKmh = [60.0, 40, 30, 22, 17, 14]
    private static let microlitresPerRevolution = 0.3

    /// The rules for the levels of the tank and the warnings about these levels.
    private static let energy: [Rule] = [
        Rule(source: path("fuelLevel"), target: path("fuelLevel_State"), strength: .certain, value: warning),
        Rule(source: tank + .key("level"), target: tank + .key("levelState"), strength: .certain, value: warning),
    ]

    /// Returns the warning for a level; nil if the car reports a fault, so that the fault is kept.
    private static let warning: @Sendable (JSONValue, JSONValue, Vehicle) -> JSONValue? = { level, state, _ in
        guard let level = level.double, state == "NORMAL" || state == "LOW" else { return nil }
        return level <= lowPercent ? "LOW" : "NORMAL"
    }

    private static let lowPercent = 10.0

    private static let compass: [Rule] = {
        let (heading, direction) = (path("gps.heading"), path("gps.compassDirection"))
        let names: [JSONValue] = [
            "NORTH", "NORTHEAST", "EAST", "SOUTHEAST", "SOUTH", "SOUTHWEST", "WEST", "NORTHWEST",
        ]
        let name = { @Sendable (degrees: Double) in names[Int((degrees / 45).rounded()) % 8] }
        return [
            Rule(source: heading, target: direction, strength: .certain) { heading, _, _ in heading.double.map(name) },
            Rule(source: direction, target: heading, strength: .certain) { direction, heading, _ in
                guard let index = names.firstIndex(of: direction), heading.double.map(name) != direction else {
                    return nil
                }
                return .double(Double(index) * 45)
            },
        ]
    }()

    /// The rules for the pressure and the warning of each tire, and for the telltale of all tires.
    private static let tires: [Rule] = {
        let wheels = ["leftFront", "rightFront", "leftRear", "rightRear"].map { path("tirePressure.\($0)") }
        let warnings = wheels.map { wheel in
            Rule(source: wheel + .key("pressure"), target: wheel + .key("status"), strength: .likely) {
                pressure, status, _ in
                guard let pressure = pressure.double, status == "NORMAL" || status == "LOW" else { return nil }
                return pressure < lowKilopascals ? "LOW" : "NORMAL"
            }
        }
        let telltales = wheels.map { wheel in
            Rule(source: wheel + .key("status"), target: path("tirePressure.pressureTelltale"), strength: .certain) {
                _, old, car in
                let isBad = wheels.contains { ["LOW", "ALERT", "FAULT"].contains(car[$0 + .key("status")]?.string) }
                return old == "NOT_USED" ? nil : isBad ? "ON" : "OFF"
            }
        }
        return warnings + telltales
    }()

    private static let lowKilopascals = 180.0
}

// MARK: Members

extension Vehicle {
    /// The value of a member; nil if the car does not have the member.
    subscript(path: JSONPath) -> JSONValue? {
        guard case .key(let item)? = path.steps.first else { return nil }
        return self[item]?[JSONPath(Array(path.steps.dropFirst()))]
    }

    /// Replaces the value of a member that the car has.
    mutating func replace(_ path: JSONPath, with value: JSONValue) {
        guard case .key(let item)? = path.steps.first, var whole = self[item] else { return }
        if path.steps.count == 1 { whole = value } else { whole.set(value, at: path.steps.dropFirst()) }
        _ = set(item, whole)
    }
}
