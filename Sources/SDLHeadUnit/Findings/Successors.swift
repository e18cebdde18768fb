import SDLRPC

/// What the interface names in the place of what should no longer be used.
package enum Successors {
    /// - Parameter place: a request, or a member of one by the names on the way to it.
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
