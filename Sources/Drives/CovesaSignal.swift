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
    let unit: String?
    let conversion: Conversion

    private init(_ path: String, _ signal: String, _ unit: String? = nil, as conversion: Conversion = .same) {
        (self.path, self.signal, self.unit, self.conversion) = (path, signal, unit, conversion)
    }

    static let byPath = Dictionary(uniqueKeysWithValues: all.map { ($0.path, $0) })

    static let all: [CovesaSignal] = [
        CovesaSignal("Vehicle.Speed", "speed", "km/h"),
        CovesaSignal("Vehicle.TraveledDistance", "odometer", "km"),
        CovesaSignal("Vehicle.CurrentLocation.Latitude", "gps.latitudeDegrees"),
        CovesaSignal("Vehicle.CurrentLocation.Longitude", "gps.longitudeDegrees"),
        CovesaSignal("Vehicle.CurrentLocation.Altitude", "gps.altitude"),
        CovesaSignal("Vehicle.CurrentLocation.Heading", "gps.heading"),
        CovesaSignal("Vehicle.Powertrain.CombustionEngine.Speed", "rpm", "rpm"),
        CovesaSignal("Vehicle.Powertrain.CombustionEngine.Torque", "engineTorque", "Nm"),
        CovesaSignal("Vehicle.Powertrain.FuelSystem.RelativeLevel", "fuelLevel", "%"),
        CovesaSignal("Vehicle.OBD.FuelLevel", "fuelLevel", "%"),
        CovesaSignal("Vehicle.Powertrain.TractionBattery.StateOfCharge.Current", "fuelLevel", "%"),
        CovesaSignal("Vehicle.Exterior.AirTemperature", "externalTemperature", "°C"),
        CovesaSignal("Vehicle.VehicleIdentification.VIN", "vin"),
        CovesaSignal("Vehicle.Powertrain.Transmission.SelectedGear", "prndl", as: .gear),
        CovesaSignal(
            "Vehicle.LowVoltageSystemState", "bodyInformation.ignitionStatus",
            as: .names(["LOCK": "OFF", "OFF": "OFF", "ACC": "ACCESSORY", "ON": "RUN", "START": "START"])),
        CovesaSignal("Vehicle.Chassis.SteeringWheel.Angle", "steeringWheelAngle", "°"),
        CovesaSignal("Vehicle.Chassis.Accelerator.PedalPosition", "accPedalPosition", "%"),
        CovesaSignal("Vehicle.Chassis.Brake.PedalPosition", "driverBraking", as: .pressed(yes: "YES", no: "NO")),
        CovesaSignal(
            "Vehicle.Chassis.ParkingBrake.IsEngaged", "electronicParkBrakeStatus",
            as: .words(yes: "CLOSED", no: "OPEN")),
        CovesaSignal(
            "Vehicle.ADAS.ESC.IsEnabled", "stabilityControlsStatus.escSystem",
            as: .words(yes: "ON", no: "OFF")),
        CovesaSignal("Vehicle.Cabin.Door.Row1.DriverSide.IsOpen", "bodyInformation.driverDoorAjar"),
        CovesaSignal("Vehicle.Cabin.Door.Row1.PassengerSide.IsOpen", "bodyInformation.passengerDoorAjar"),
        CovesaSignal("Vehicle.Cabin.Door.Row2.DriverSide.IsOpen", "bodyInformation.rearLeftDoorAjar"),
        CovesaSignal("Vehicle.Cabin.Door.Row2.PassengerSide.IsOpen", "bodyInformation.rearRightDoorAjar"),
        CovesaSignal(
            "Vehicle.Cabin.Seat.Row1.DriverSide.IsBelted", "beltStatus.driverBuckleBelted",
            as: .words(yes: "YES", no: "NO")),
        CovesaSignal(
            "Vehicle.Cabin.Seat.Row1.PassengerSide.IsBelted", "beltStatus.passengerBuckleBelted",
            as: .words(yes: "YES", no: "NO")),
        CovesaSignal(
            "Vehicle.Body.Windshield.Front.Wiping.Mode", "wiperStatus",
            as: .names([
                "OFF": "OFF", "SLOW": "MAN_LOW", "MEDIUM": "AUTO_LOW", "FAST": "MAN_HIGH", "INTERVAL": "MAN_INT_ON",
                "RAIN_SENSOR": "AUTO_ADJUST",
            ])),
        CovesaSignal("Vehicle.Cabin.HVAC.AmbientAirTemperature", "climateData.cabinTemperature.value", "°C"),
        CovesaSignal("Vehicle.Body.Lights.Beam.Low.IsOn", "headLampStatus.lowBeamsOn"),
        CovesaSignal("Vehicle.Body.Lights.Beam.High.IsOn", "headLampStatus.highBeamsOn"),
        CovesaSignal("Vehicle.Chassis.Axle.Row1.Wheel.Left.Tire.Pressure", "tirePressure.leftFront.pressure", "kPa"),
        CovesaSignal("Vehicle.Chassis.Axle.Row1.Wheel.Right.Tire.Pressure", "tirePressure.rightFront.pressure", "kPa"),
        CovesaSignal("Vehicle.Chassis.Axle.Row2.Wheel.Left.Tire.Pressure", "tirePressure.leftRear.pressure", "kPa"),
        CovesaSignal("Vehicle.Chassis.Axle.Row2.Wheel.Right.Tire.Pressure", "tirePressure.rightRear.pressure", "kPa"),
    ]
}
