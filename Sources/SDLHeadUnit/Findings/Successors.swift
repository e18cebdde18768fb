import SDLRPC

/// The replacements that the mobile API names for deprecated requests and members.
package enum Successors {
    /// Returns the replacement of a request or of a member; nil if the mobile API names no replacement. `place` is the
    /// name of the request or the path of the member.
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
