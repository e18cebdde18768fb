import JSON
import SDLHeadUnit
import SDLRPC
import SDLSupport

// Methods for tests with a web HMI whose car has modules: climate, radio, audio and two seats. Apps can control these
// modules.
extension Bench {
    static func controllable(_ access: String? = nil) async -> Bench {
        let bench = await Bench()
        bench.hmi.script("RC.GetCapabilities", .answer(0, ScriptedHMI.control))
        await bench.connect()
        if let access { await bench.notify("RC.OnRemoteControlSettings", ["accessMode": .string(access)]) }
        return bench
    }

    func notify(_ method: String, _ params: JSONValue) async {
        hmi.notify(method, params)
        await settle()
    }

    /// Returns an active app that may control modules.
    func controller(_ name: String = "Seats", isMedia: Bool = false) async -> PhoneApp {
        await running(name, [.remoteControl], isMedia: isMedia)
    }

    /// Returns the HMI's answer about the climate module of its car.
    static func climate(_ values: JSONValue = ["fanSpeed": 40], id: String? = "front") -> JSONValue {
        var data: JSONValue = ["moduleType": "CLIMATE", "climateControlData": values]
        data["moduleId"] = id.map { .string($0) }
        return ["moduleData": data]
    }

    static let warm = SDLSetInteriorVehicleData(
        moduleData: SDLModuleData(
            moduleType: .climate, climateControlData: SDLClimateControlData(fanSpeed: 40)))
}

extension ScriptedHMI {
    static let control: JSONValue = [
        "remoteControlCapability": [
            "climateControlCapabilities": [
                [
                    "moduleName": "Climate", "moduleInfo": ["moduleId": "front"], "fanSpeedAvailable": true,
                    "currentTemperatureAvailable": true, "desiredTemperatureAvailable": true,
                    "climateEnableAvailable": true,
                ]
            ],
            "radioControlCapabilities": [
                ["moduleName": "Radio", "moduleInfo": ["moduleId": "radio"], "radioEnableAvailable": true]
            ],
            "audioControlCapabilities": [
                [
                    "moduleName": "Sound", "moduleInfo": ["moduleId": "sound"], "volumeAvailable": true,
                    "sourceAvailable": true, "keepContextAvailable": true,
                ]
            ],
            "seatControlCapabilities": [seat("left"), seat("right")],
            "buttonCapabilities": [
                ["name": "AC_MAX", "shortPressAvailable": true, "longPressAvailable": true, "upDownAvailable": false]
            ],
        ],
        "seatLocationCapability": ["rows": 1, "columns": 2, "levels": 1, "seats": [["grid": ["col": 0, "row": 0]]]],
    ]

    private static func seat(_ id: String) -> JSONValue {
        ["moduleName": "Seat", "moduleInfo": ["moduleId": .string(id)], "heatingLevelAvailable": true]
    }
}
