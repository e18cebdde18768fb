import JSON
import SDLRPC
import SDLSupport

// Before version 8 of the mobile API, the tire pressure had to contain all tires.
extension JSONValue {
    static let tires = "tirePressure"

    /// Returns the vehicle data with all tires if `version` is before 8. As in SDL Core, missing tires get an unknown
    /// status.
    func withAllTires(for version: SDLVersion) -> JSONValue {
        guard version < SDLVersion(8), var tires = self[Self.tires], tires.object != nil else { return self }
        let telltale = SDLWarningLightStatus.notUsed.rawValue
        if tires["pressureTelltale"] == nil { tires["pressureTelltale"] = .string(telltale) }
        let unknown: JSONValue = ["status": .string(SDLComponentVolumeStatus.unknown.rawValue)]
        for tire in ["leftFront", "rightFront", "leftRear", "rightRear", "innerLeftRear", "innerRightRear"]
        where tires[tire] == nil { tires[tire] = unknown }
        var whole = self
        whole[Self.tires] = tires
        return whole
    }
}
