import SDLRPC

/// The replacements that the interface names for deprecated requests and members.
package enum Successors {
    /// - Parameter place: a request, or a member by the names on its path.
    package static func of(_ place: String) -> String? { table[place] }

    private static let table = [
        "EncodedSyncPData": "SyncPData",
        "SetDisplayLayout": "templateConfiguration of Show",
        "externalTemperature": "climateData",
        "fuelLevel": "fuelRange",
        "fuelLevel_State": "fuelRange",
        "keyboardProperties.autoCompleteText": "autoCompleteList",
        "mediaClock": "SetMediaClockTimer",
        "moduleData.radioControlData.availableHDs": "availableHdChannels",
        "moduleData.seatControlData.id": "moduleId of moduleData",
        "prndl": "gearStatus",
    ]
}
