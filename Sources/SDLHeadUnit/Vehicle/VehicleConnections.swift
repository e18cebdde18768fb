import JSON
import SDLRPC
import SDLSupport

// Connects vehicle data with other parts of the car that show the same property: the display mode, the phone, and the
// modules that apps control.
extension HeadUnitState {
    private static let lightSensor = JSONPath(keys: ["headLampStatus", "ambientLightSensorStatus"])
    private static let callActive = JSONPath(keys: ["deviceStatus", "callActive"])
    private static let cabin = JSONPath(keys: ["climateData", "cabinTemperature", "value"])

    /// Sets a member of vehicle data because another part of the car has changed.
    private mutating func follow(_ path: JSONPath, _ value: JSONValue, _ turn: inout Turn) {
        guard presenter.policy.hasProfileCar, let old = vehicle[path], old != value else { return }
        var next = vehicle
        next.replace(path, with: value)
        replaceVehicle(with: next, changed: [path], fixed: [path], &turn)
    }

    /// The light sensor and the module for settings follow the display mode.
    mutating func followDisplayMode(_ turn: inout Turn) {
        let mode: JSONValue = .string(settings.mode.uppercased())
        follow(Self.lightSensor, mode, &turn)
        for (ref, module) in modules where module.values["displayMode"] != nil {
            guard module.values["displayMode"] != "AUTO" else { continue }
            modules[ref]?.values["displayMode"] = mode
            changed(ref, since: module, &turn)
        }
    }

    mutating func followCall(_ turn: inout Turn) {
        follow(Self.callActive, .bool(call?.goesOn == true), &turn)
    }

    /// The display mode follows the light sensor, and the climate module follows the temperature of the cabin.
    mutating func followVehicle(_ changed: [String], _ turn: inout Turn) {
        if changed.contains("headLampStatus") { setMode(vehicle[Self.lightSensor], &turn) }
        guard changed.contains("climateData"), let temperature = vehicle[Self.cabin]?.double else { return }
        for (ref, module) in modules where module.values["currentTemperature"]?["unit"] == "CELSIUS" {
            guard module.values["currentTemperature"]?["value"]?.double != temperature else { continue }
            modules[ref]?.values.set(.double(temperature), at: [.key("currentTemperature"), .key("value")])
            self.changed(ref, since: module, &turn)
        }
    }

    /// The display mode follows the module for settings, and the temperature of the cabin follows the climate module.
    mutating func followModule(_ module: CarModule, since before: CarModule, _ turn: inout Turn) {
        let mode = module.values["displayMode"]
        if mode != before.values["displayMode"] { setMode(mode, &turn) }
        guard let temperature = module.values["currentTemperature"], temperature["unit"] == "CELSIUS",
            temperature != before.values["currentTemperature"], let value = temperature["value"],
            value.double != vehicle[Self.cabin]?.double
        else { return }
        follow(Self.cabin, value, &turn)
    }

    private mutating func setMode(_ mode: JSONValue?, _ turn: inout Turn) {
        guard presenter.policy.hasProfileCar, mode == "DAY" || mode == "NIGHT",
            let mode = mode?.string?.lowercased(), mode != settings.mode
        else { return }
        var wanted = HeadUnitSettings()
        wanted.mode = mode
        try? set(wanted, &turn)
    }
}
