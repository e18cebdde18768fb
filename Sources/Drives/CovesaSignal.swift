import JSON

/// Maps a signal of COVESA's Vehicle Signal Specification (VSS) to a signal of this project.
struct CovesaSignal {
    enum Conversion {
        case same
        /// Converts a Boolean to a word: `yes` for true, `no` for false.
        case words(yes: String, no: String)
        /// Converts a number to a word: `yes` if the number is greater than 0, otherwise `no`.
        case pressed(yes: String, no: String)
        case names([String: String])
        /// Converts a number to a gear: 126 is park, 127 is drive, -1 is reverse, and 0 is neutral. Other numbers are
        /// forward gears.
        case gear

        func own(_ value: JSONValue) -> JSONValue {
            switch self {
            case .same: return value
            case .words(let yes, let no): return value.bool.map { .string($0 ? yes : no) } ?? value
            case .pressed(let yes, let no): return value.double.map { .string($0 > 0 ? yes : no) } ?? value
            case .gear:
                guard let gear = value.int else { return value }
                return ["126": "PARK", "-1": "REVERSE", "0": "NEUTRAL"]["\(gear)"] ?? "DRIVE"
            case .names(let names): return value.string.flatMap { names[$0] }.map { .string($0) } ?? value
            }
        }
    }

    /// The path of the signal in VSS, for example `Vehicle.Speed`.
    let path: String
    /// The name of the signal in this project, for example `speed`.
    let signal: String
    var unit: String?
    var conversion = Conversion.same

    static let byPath = Dictionary(uniqueKeysWithValues: all.map { ($0.path, $0) })

    static let all: [CovesaSignal] = driven + chassis + cabin + tyres

    private static let driven = [
        CovesaSignal(path: "Vehicle.Speed", signal: "speed", unit: "km/h"),
        CovesaSignal(path: "Vehicle.TraveledDistance", signal: "odometer", unit: "km"),
        CovesaSignal(path: "Vehicle.CurrentLocation.Latitude", signal: "gps.latitudeDegrees"),
        CovesaSignal(path: "Vehicle.CurrentLocation.Longitude", signal: "gps.longitudeDegrees"),
        CovesaSignal(path: "Vehicle.CurrentLocation.Altitude", signal: "gps.altitude"),
        CovesaSignal(path: "Vehicle.CurrentLocation.Heading", signal: "gps.heading"),
        CovesaSignal(path: "Vehicle.Powertrain.CombustionEngine.Speed", signal: "rpm", unit: "rpm"),
        CovesaSignal(path: "Vehicle.Powertrain.CombustionEngine.Torque", signal: "engineTorque", unit: "Nm"),
        CovesaSignal(path: "Vehicle.Powertrain.FuelSystem.RelativeLevel", signal: "fuelLevel", unit: "%"),
        CovesaSignal(path: "Vehicle.OBD.FuelLevel", signal: "fuelLevel", unit: "%"),
        CovesaSignal(path: "Vehicle.Powertrain.TractionBattery.StateOfCharge.Current", signal: "fuelLevel", unit: "%"),
        CovesaSignal(path: "Vehicle.Exterior.AirTemperature", signal: "externalTemperature", unit: "°C"),
        CovesaSignal(path: "Vehicle.VehicleIdentification.VIN", signal: "vin"),
        CovesaSignal(path: "Vehicle.Powertrain.Transmission.SelectedGear", signal: "prndl", conversion: .gear),
        CovesaSignal(
            path: "Vehicle.LowVoltageSystemState", signal: "bodyInformation.ignitionStatus",
            conversion: .names(["LOCK": "OFF", "OFF": "OFF", "ACC": "ACCESSORY", "ON": "RUN", "START": "START"])),
    ]

    private static let chassis = [
        CovesaSignal(path: "Vehicle.Chassis.SteeringWheel.Angle", signal: "steeringWheelAngle", unit: "°"),
        CovesaSignal(path: "Vehicle.Chassis.Accelerator.PedalPosition", signal: "accPedalPosition", unit: "%"),
        CovesaSignal(
            path: "Vehicle.Chassis.Brake.PedalPosition", signal: "driverBraking",
            conversion: .pressed(yes: "YES", no: "NO")),
        CovesaSignal(
            path: "Vehicle.Chassis.ParkingBrake.IsEngaged", signal: "electronicParkBrakeStatus",
            conversion: .words(yes: "CLOSED", no: "OPEN")),
        CovesaSignal(
            path: "Vehicle.ADAS.ESC.IsEnabled", signal: "stabilityControlsStatus.escSystem",
            conversion: .words(yes: "ON", no: "OFF")),
    ]

    private static let cabin = [
        CovesaSignal(path: "Vehicle.Cabin.Door.Row1.DriverSide.IsOpen", signal: "bodyInformation.driverDoorAjar"),
        CovesaSignal(path: "Vehicle.Cabin.Door.Row1.PassengerSide.IsOpen", signal: "bodyInformation.passengerDoorAjar"),
        CovesaSignal(path: "Vehicle.Cabin.Door.Row2.DriverSide.IsOpen", signal: "bodyInformation.rearLeftDoorAjar"),
        CovesaSignal(path: "Vehicle.Cabin.Door.Row2.PassengerSide.IsOpen", signal: "bodyInformation.rearRightDoorAjar"),
        CovesaSignal(
            path: "Vehicle.Cabin.Seat.Row1.DriverSide.IsBelted", signal: "beltStatus.driverBuckleBelted",
            conversion: .words(yes: "YES", no: "NO")),
        CovesaSignal(
            path: "Vehicle.Cabin.Seat.Row1.PassengerSide.IsBelted", signal: "beltStatus.passengerBuckleBelted",
            conversion: .words(yes: "YES", no: "NO")),
        CovesaSignal(
            path: "Vehicle.Body.Windshield.Front.Wiping.Mode", signal: "wiperStatus",
            conversion: .names([
                "OFF": "OFF", "SLOW": "MAN_LOW", "MEDIUM": "AUTO_LOW", "FAST": "MAN_HIGH", "INTERVAL": "MAN_INT_ON",
                "RAIN_SENSOR": "AUTO_ADJUST",
            ])),
        CovesaSignal(
            path: "Vehicle.Cabin.HVAC.AmbientAirTemperature", signal: "climateData.cabinTemperature.value", unit: "°C"),
        CovesaSignal(
            path: "Vehicle.Body.Lights.Beam.Low.IsOn", signal: "headLampStatus.lowBeamsOn"),
        CovesaSignal(
            path: "Vehicle.Body.Lights.Beam.High.IsOn", signal: "headLampStatus.highBeamsOn"),
    ]

    private static let tyres = [
        CovesaSignal(
            path: "Vehicle.Chassis.Axle.Row1.Wheel.Left.Tire.Pressure", signal: "tirePressure.leftFront.pressure",
            unit: "kPa"),
        CovesaSignal(
            path: "Vehicle.Chassis.Axle.Row1.Wheel.Right.Tire.Pressure", signal: "tirePressure.rightFront.pressure",
            unit: "kPa"),
        CovesaSignal(
            path: "Vehicle.Chassis.Axle.Row2.Wheel.Left.Tire.Pressure", signal: "tirePressure.leftRear.pressure",
            unit: "kPa"),
        CovesaSignal(
            path: "Vehicle.Chassis.Axle.Row2.Wheel.Right.Tire.Pressure", signal: "tirePressure.rightRear.pressure",
            unit: "kPa"),
    ]
}
