import JSON
import SDLRPC
import SDLSupport

// Before version 8 of the interface a car's tires were told all together or not at all.
extension JSONValue {
    static let tires = "tirePressure"

    /// Items of the car as an app of that version must find them: of tires that nothing is said of it hears that they are
    /// unknown, as from SDL Core.
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
