import JSON
import SDLRPC
import SDLSupport

// Connects vehicle data with other parts of the car that show the same property: the display mode, the phone, and the
// modules that apps control.
extension CarData {
    static let lightSensor = JSONPath(keys: ["headLampStatus", "ambientLightSensorStatus"])
    static let callActive = JSONPath(keys: ["deviceStatus", "callActive"])
    static let cabin = JSONPath(keys: ["climateData", "cabinTemperature", "value"])

    /// Sets a member of vehicle data because another part of the car has changed.
    mutating func follow(_ path: JSONPath, _ value: JSONValue, _ turn: inout Turn) {
        guard turn.policy.hasProfileCar, let old = vehicle[path], old != value else { return }
        if let number = old.double, number == value.double { return }
        var next = vehicle
        next.replace(path, with: value)
        replace(with: next, changed: [path], fixed: [path], &turn)
    }

    /// Updates the display mode after a change of the light sensor, and the climate module after a change of the
    /// cabin's temperature.
    func notifyCar(of changed: [String], _ turn: inout Turn) {
        if changed.contains("headLampStatus") { turn.raise(.displayMode(vehicle[Self.lightSensor])) }
        guard changed.contains("climateData"), let temperature = vehicle[Self.cabin]?.double else { return }
        turn.raise(.cabin(temperature))
    }
}

extension ControlState {
    /// Updates the display mode after a change of the module for settings, and the cabin's temperature after a change
    /// of the climate module.
    func notifyCar(of module: CarModule, since before: CarModule, _ turn: inout Turn) {
        let mode = module.values["displayMode"]
        if mode != before.values["displayMode"] { turn.raise(.displayMode(mode)) }
        guard let temperature = module.values["currentTemperature"], temperature["unit"] == "CELSIUS",
            temperature != before.values["currentTemperature"], let value = temperature["value"]
        else { return }
        turn.raise(.vehicle(CarData.cabin, value))
    }

    mutating func follow(displayMode mode: JSONValue, _ turn: inout Turn) {
        for (ref, module) in modules where module.values["displayMode"] != nil {
            guard module.values["displayMode"] != "AUTO" else { continue }
            modules[ref]?.values["displayMode"] = mode
            changed(ref, since: module, &turn)
        }
    }

    mutating func follow(cabin temperature: Double, _ turn: inout Turn) {
        for (ref, module) in modules where module.values["currentTemperature"]?["unit"] == "CELSIUS" {
            guard module.values["currentTemperature"]?["value"]?.double != temperature else { continue }
            modules[ref]?.values.set(.double(temperature), at: [.key("currentTemperature"), .key("value")])
            changed(ref, since: module, &turn)
        }
    }
}
