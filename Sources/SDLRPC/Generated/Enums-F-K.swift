// Made by rpc-gen from Sources/rpc-gen/Spec/mobile.json; changes belong there.
// swift-format-ignore-file

public import JSON

/// The 8 values of `FileType`, since 2.0.
public struct SDLFileType: OpenEnumeration {
    /// The name in messages.
    public let rawValue: String
    /// Creates a value by name. Names that are not in the definition are allowed.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `GRAPHIC_BMP` in messages.
    public static var graphicBmp: Self { Self(rawValue: "GRAPHIC_BMP") }
    /// `GRAPHIC_JPEG` in messages.
    public static var graphicJpeg: Self { Self(rawValue: "GRAPHIC_JPEG") }
    /// `GRAPHIC_PNG` in messages.
    public static var graphicPng: Self { Self(rawValue: "GRAPHIC_PNG") }
    /// `AUDIO_WAVE` in messages.
    public static var audioWave: Self { Self(rawValue: "AUDIO_WAVE") }
    /// `AUDIO_MP3` in messages.
    public static var audioMp3: Self { Self(rawValue: "AUDIO_MP3") }
    /// `AUDIO_AAC` in messages.
    public static var audioAac: Self { Self(rawValue: "AUDIO_AAC") }
    /// `BINARY` in messages.
    public static var binary: Self { Self(rawValue: "BINARY") }
    /// `JSON` in messages.
    public static var json: Self { Self(rawValue: "JSON") }

    public static let names = JSONKeys(
        "GRAPHIC_BMP", "GRAPHIC_JPEG", "GRAPHIC_PNG", "AUDIO_WAVE", "AUDIO_MP3", "AUDIO_AAC", "BINARY", "JSON")
}

/// The 3 values of `FuelCutoffStatus`, since 2.0.
public struct SDLFuelCutoffStatus: OpenEnumeration {
    /// The name in messages.
    public let rawValue: String
    /// Creates a value by name. Names that are not in the definition are allowed.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `TERMINATE_FUEL` in messages.
    public static var terminateFuel: Self { Self(rawValue: "TERMINATE_FUEL") }
    /// `NORMAL_OPERATION` in messages.
    public static var normalOperation: Self { Self(rawValue: "NORMAL_OPERATION") }
    /// `FAULT` in messages.
    public static var fault: Self { Self(rawValue: "FAULT") }

    public static let names = JSONKeys(
        "TERMINATE_FUEL", "NORMAL_OPERATION", "FAULT")
}

/// The 6 values of `FuelType`, since 5.0.
public struct SDLFuelType: OpenEnumeration {
    /// The name in messages.
    public let rawValue: String
    /// Creates a value by name. Names that are not in the definition are allowed.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `GASOLINE` in messages.
    public static var gasoline: Self { Self(rawValue: "GASOLINE") }
    /// `DIESEL` in messages.
    public static var diesel: Self { Self(rawValue: "DIESEL") }
    /// `CNG` in messages.
    public static var cng: Self { Self(rawValue: "CNG") }
    /// `LPG` in messages.
    public static var lpg: Self { Self(rawValue: "LPG") }
    /// `HYDROGEN` in messages.
    public static var hydrogen: Self { Self(rawValue: "HYDROGEN") }
    /// `BATTERY` in messages.
    public static var battery: Self { Self(rawValue: "BATTERY") }

    public static let names = JSONKeys(
        "GASOLINE", "DIESEL", "CNG", "LPG", "HYDROGEN", "BATTERY")
}

/// The 92 values of `FunctionID`, since 1.0.
public struct SDLFunctionID: NumberedEnumeration {
    /// The number in messages.
    public let rawValue: Int
    /// Creates a value by name. Names that are not in the definition are allowed.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// `RESERVED` in messages; since 1.0.
    public static var reserved: Self { Self(rawValue: 0) }
    /// `RegisterAppInterfaceID` in messages; since 1.0.
    public static var registerAppInterface: Self { Self(rawValue: 1) }
    /// `UnregisterAppInterfaceID` in messages; since 1.0.
    public static var unregisterAppInterface: Self { Self(rawValue: 2) }
    /// `SetGlobalPropertiesID` in messages; since 1.0.
    public static var setGlobalProperties: Self { Self(rawValue: 3) }
    /// `ResetGlobalPropertiesID` in messages; since 1.0.
    public static var resetGlobalProperties: Self { Self(rawValue: 4) }
    /// `AddCommandID` in messages; since 1.0.
    public static var addCommand: Self { Self(rawValue: 5) }
    /// `DeleteCommandID` in messages; since 1.0.
    public static var deleteCommand: Self { Self(rawValue: 6) }
    /// `AddSubMenuID` in messages; since 1.0.
    public static var addSubMenu: Self { Self(rawValue: 7) }
    /// `DeleteSubMenuID` in messages; since 1.0.
    public static var deleteSubMenu: Self { Self(rawValue: 8) }
    /// `CreateInteractionChoiceSetID` in messages; since 1.0.
    public static var createInteractionChoiceSet: Self { Self(rawValue: 9) }
    /// `PerformInteractionID` in messages; since 1.0.
    public static var performInteraction: Self { Self(rawValue: 10) }
    /// `DeleteInteractionChoiceSetID` in messages; since 1.0.
    public static var deleteInteractionChoiceSet: Self { Self(rawValue: 11) }
    /// `AlertID` in messages; since 1.0.
    public static var alert: Self { Self(rawValue: 12) }
    /// `ShowID` in messages; since 1.0.
    public static var show: Self { Self(rawValue: 13) }
    /// `SpeakID` in messages; since 1.0.
    public static var speak: Self { Self(rawValue: 14) }
    /// `SetMediaClockTimerID` in messages; since 1.0.
    public static var setMediaClockTimer: Self { Self(rawValue: 15) }
    /// `PerformAudioPassThruID` in messages; since 2.0.
    public static var performAudioPassThru: Self { Self(rawValue: 16) }
    /// `EndAudioPassThruID` in messages; since 2.0.
    public static var endAudioPassThru: Self { Self(rawValue: 17) }
    /// `SubscribeButtonID` in messages; since 1.0.
    public static var subscribeButton: Self { Self(rawValue: 18) }
    /// `UnsubscribeButtonID` in messages; since 1.0.
    public static var unsubscribeButton: Self { Self(rawValue: 19) }
    /// `SubscribeVehicleDataID` in messages; since 2.0.
    public static var subscribeVehicleData: Self { Self(rawValue: 20) }
    /// `UnsubscribeVehicleDataID` in messages; since 2.0.
    public static var unsubscribeVehicleData: Self { Self(rawValue: 21) }
    /// `GetVehicleDataID` in messages; since 2.0.
    public static var getVehicleData: Self { Self(rawValue: 22) }
    /// `ReadDIDID` in messages; since 2.0.
    public static var readDID: Self { Self(rawValue: 23) }
    /// `GetDTCsID` in messages; since 2.0.
    public static var getDTCs: Self { Self(rawValue: 24) }
    /// `ScrollableMessageID` in messages; since 2.0.
    public static var scrollableMessage: Self { Self(rawValue: 25) }
    /// `SliderID` in messages; since 2.0.
    public static var slider: Self { Self(rawValue: 26) }
    /// `ShowConstantTBTID` in messages; since 2.0.
    public static var showConstantTBT: Self { Self(rawValue: 27) }
    /// `AlertManeuverID` in messages; since 2.0.
    public static var alertManeuver: Self { Self(rawValue: 28) }
    /// `UpdateTurnListID` in messages; since 2.0.
    public static var updateTurnList: Self { Self(rawValue: 29) }
    /// `ChangeRegistrationID` in messages; since 2.0.
    public static var changeRegistration: Self { Self(rawValue: 30) }
    /// `GenericResponseID` in messages; since 1.0.
    public static var genericResponse: Self { Self(rawValue: 31) }
    /// `PutFileID` in messages; since 3.0.
    public static var putFile: Self { Self(rawValue: 32) }
    /// `DeleteFileID` in messages; since 3.0.
    public static var deleteFile: Self { Self(rawValue: 33) }
    /// `ListFilesID` in messages; since 3.0.
    public static var listFiles: Self { Self(rawValue: 34) }
    /// `SetAppIconID` in messages; since 3.0.
    public static var setAppIcon: Self { Self(rawValue: 35) }
    /// `SetDisplayLayoutID` in messages; since 3.0.
    public static var setDisplayLayout: Self { Self(rawValue: 36) }
    /// `DiagnosticMessageID` in messages; since 3.0.
    public static var diagnosticMessage: Self { Self(rawValue: 37) }
    /// `SystemRequestID` in messages; since 3.0.
    public static var systemRequest: Self { Self(rawValue: 38) }
    /// `SendLocationID` in messages; since 3.0.
    public static var sendLocation: Self { Self(rawValue: 39) }
    /// `DialNumberID` in messages; since 3.0.
    public static var dialNumber: Self { Self(rawValue: 40) }
    /// `ButtonPressID` in messages; since 4.5.
    public static var buttonPress: Self { Self(rawValue: 41) }
    /// `GetInteriorVehicleDataID` in messages; since 4.5.
    public static var getInteriorVehicleData: Self { Self(rawValue: 43) }
    /// `SetInteriorVehicleDataID` in messages; since 4.5.
    public static var setInteriorVehicleData: Self { Self(rawValue: 44) }
    /// `GetWayPointsID` in messages; since 4.1.
    public static var getWayPoints: Self { Self(rawValue: 45) }
    /// `SubscribeWayPointsID` in messages; since 4.1.
    public static var subscribeWayPoints: Self { Self(rawValue: 46) }
    /// `UnsubscribeWayPointsID` in messages; since 4.1.
    public static var unsubscribeWayPoints: Self { Self(rawValue: 47) }
    /// `GetSystemCapabilityID` in messages; since 4.5.
    public static var getSystemCapability: Self { Self(rawValue: 48) }
    /// `SendHapticDataID` in messages; since 4.5.
    public static var sendHapticData: Self { Self(rawValue: 49) }
    /// `SetCloudAppPropertiesID` in messages; since 5.1.
    public static var setCloudAppProperties: Self { Self(rawValue: 50) }
    /// `GetCloudAppPropertiesID` in messages; since 5.1.
    public static var getCloudAppProperties: Self { Self(rawValue: 51) }
    /// `PublishAppServiceID` in messages; since 5.1.
    public static var publishAppService: Self { Self(rawValue: 52) }
    /// `GetAppServiceDataID` in messages; since 5.1.
    public static var getAppServiceData: Self { Self(rawValue: 53) }
    /// `GetFileID` in messages; since 5.1.
    public static var getFile: Self { Self(rawValue: 54) }
    /// `PerformAppServiceInteractionID` in messages; since 5.1.
    public static var performAppServiceInteraction: Self { Self(rawValue: 55) }
    /// `UnpublishAppServiceID` in messages; since 6.0.
    public static var unpublishAppService: Self { Self(rawValue: 56) }
    /// `CancelInteractionID` in messages; since 6.0.
    public static var cancelInteraction: Self { Self(rawValue: 57) }
    /// `CloseApplicationID` in messages; since 6.0.
    public static var closeApplication: Self { Self(rawValue: 58) }
    /// `ShowAppMenuID` in messages; since 6.0.
    public static var showAppMenu: Self { Self(rawValue: 59) }
    /// `CreateWindowID` in messages; since 6.0.
    public static var createWindow: Self { Self(rawValue: 60) }
    /// `DeleteWindowID` in messages; since 6.0.
    public static var deleteWindow: Self { Self(rawValue: 61) }
    /// `GetInteriorVehicleDataConsentID` in messages; since 6.0.
    public static var getInteriorVehicleDataConsent: Self { Self(rawValue: 62) }
    /// `ReleaseInteriorVehicleDataModuleID` in messages; since 6.0.
    public static var releaseInteriorVehicleDataModule: Self { Self(rawValue: 63) }
    /// `SubtleAlertID` in messages; since 7.0.
    public static var subtleAlert: Self { Self(rawValue: 64) }
    /// `OnHMIStatusID` in messages; since 1.0.
    public static var onHMIStatus: Self { Self(rawValue: 32768) }
    /// `OnAppInterfaceUnregisteredID` in messages; since 1.0.
    public static var onAppInterfaceUnregistered: Self { Self(rawValue: 32769) }
    /// `OnButtonEventID` in messages; since 1.0.
    public static var onButtonEvent: Self { Self(rawValue: 32770) }
    /// `OnButtonPressID` in messages; since 1.0.
    public static var onButtonPress: Self { Self(rawValue: 32771) }
    /// `OnVehicleDataID` in messages; since 2.0.
    public static var onVehicleData: Self { Self(rawValue: 32772) }
    /// `OnCommandID` in messages; since 1.0.
    public static var onCommand: Self { Self(rawValue: 32773) }
    /// `OnTBTClientStateID` in messages; since 1.0.
    public static var onTBTClientState: Self { Self(rawValue: 32774) }
    /// `OnDriverDistractionID` in messages; since 1.0.
    public static var onDriverDistraction: Self { Self(rawValue: 32775) }
    /// `OnPermissionsChangeID` in messages; since 2.0.
    public static var onPermissionsChange: Self { Self(rawValue: 32776) }
    /// `OnAudioPassThruID` in messages; since 2.0.
    public static var onAudioPassThru: Self { Self(rawValue: 32777) }
    /// `OnLanguageChangeID` in messages; since 2.0.
    public static var onLanguageChange: Self { Self(rawValue: 32778) }
    /// `OnKeyboardInputID` in messages; since 3.0.
    public static var onKeyboardInput: Self { Self(rawValue: 32779) }
    /// `OnTouchEventID` in messages; since 3.0.
    public static var onTouchEvent: Self { Self(rawValue: 32780) }
    /// `OnSystemRequestID` in messages; since 3.0.
    public static var onSystemRequest: Self { Self(rawValue: 32781) }
    /// `OnHashChangeID` in messages; since 3.0.
    public static var onHashChange: Self { Self(rawValue: 32782) }
    /// `OnInteriorVehicleDataID` in messages; since 4.5.
    public static var onInteriorVehicleData: Self { Self(rawValue: 32783) }
    /// `OnWayPointChangeID` in messages; since 4.1.
    public static var onWayPointChange: Self { Self(rawValue: 32784) }
    /// `OnRCStatusID` in messages; since 5.0.
    public static var onRCStatus: Self { Self(rawValue: 32785) }
    /// `OnAppServiceDataID` in messages; since 5.1.
    public static var onAppServiceData: Self { Self(rawValue: 32786) }
    /// `OnSystemCapabilityUpdatedID` in messages; since 5.1.
    public static var onSystemCapabilityUpdated: Self { Self(rawValue: 32787) }
    /// `OnSubtleAlertPressedID` in messages; since 7.0.
    public static var onSubtleAlertPressed: Self { Self(rawValue: 32788) }
    /// `OnUpdateFileID` in messages; since 7.0.
    public static var onUpdateFile: Self { Self(rawValue: 32789) }
    /// `OnUpdateSubMenuID` in messages; since 7.0.
    public static var onUpdateSubMenu: Self { Self(rawValue: 32790) }
    /// `OnAppCapabilityUpdatedID` in messages; since 7.1.
    public static var onAppCapabilityUpdated: Self { Self(rawValue: 32791) }
    /// `EncodedSyncPDataID` in messages; since 1.0.
    public static var encodedSyncPData: Self { Self(rawValue: 65536) }
    /// `SyncPDataID` in messages; since 1.0.
    public static var syncPData: Self { Self(rawValue: 65537) }
    /// `OnEncodedSyncPDataID` in messages; since 1.0.
    public static var onEncodedSyncPData: Self { Self(rawValue: 98304) }
    /// `OnSyncPDataID` in messages; since 1.0.
    public static var onSyncPData: Self { Self(rawValue: 98305) }

    /// The name of each number.
    public static let names: KeyValuePairs<Int, String> = [
        0: "RESERVED",
        1: "RegisterAppInterface",
        2: "UnregisterAppInterface",
        3: "SetGlobalProperties",
        4: "ResetGlobalProperties",
        5: "AddCommand",
        6: "DeleteCommand",
        7: "AddSubMenu",
        8: "DeleteSubMenu",
        9: "CreateInteractionChoiceSet",
        10: "PerformInteraction",
        11: "DeleteInteractionChoiceSet",
        12: "Alert",
        13: "Show",
        14: "Speak",
        15: "SetMediaClockTimer",
        16: "PerformAudioPassThru",
        17: "EndAudioPassThru",
        18: "SubscribeButton",
        19: "UnsubscribeButton",
        20: "SubscribeVehicleData",
        21: "UnsubscribeVehicleData",
        22: "GetVehicleData",
        23: "ReadDID",
        24: "GetDTCs",
        25: "ScrollableMessage",
        26: "Slider",
        27: "ShowConstantTBT",
        28: "AlertManeuver",
        29: "UpdateTurnList",
        30: "ChangeRegistration",
        31: "GenericResponse",
        32: "PutFile",
        33: "DeleteFile",
        34: "ListFiles",
        35: "SetAppIcon",
        36: "SetDisplayLayout",
        37: "DiagnosticMessage",
        38: "SystemRequest",
        39: "SendLocation",
        40: "DialNumber",
        41: "ButtonPress",
        43: "GetInteriorVehicleData",
        44: "SetInteriorVehicleData",
        45: "GetWayPoints",
        46: "SubscribeWayPoints",
        47: "UnsubscribeWayPoints",
        48: "GetSystemCapability",
        49: "SendHapticData",
        50: "SetCloudAppProperties",
        51: "GetCloudAppProperties",
        52: "PublishAppService",
        53: "GetAppServiceData",
        54: "GetFile",
        55: "PerformAppServiceInteraction",
        56: "UnpublishAppService",
        57: "CancelInteraction",
        58: "CloseApplication",
        59: "ShowAppMenu",
        60: "CreateWindow",
        61: "DeleteWindow",
        62: "GetInteriorVehicleDataConsent",
        63: "ReleaseInteriorVehicleDataModule",
        64: "SubtleAlert",
        32768: "OnHMIStatus",
        32769: "OnAppInterfaceUnregistered",
        32770: "OnButtonEvent",
        32771: "OnButtonPress",
        32772: "OnVehicleData",
        32773: "OnCommand",
        32774: "OnTBTClientState",
        32775: "OnDriverDistraction",
        32776: "OnPermissionsChange",
        32777: "OnAudioPassThru",
        32778: "OnLanguageChange",
        32779: "OnKeyboardInput",
        32780: "OnTouchEvent",
        32781: "OnSystemRequest",
        32782: "OnHashChange",
        32783: "OnInteriorVehicleData",
        32784: "OnWayPointChange",
        32785: "OnRCStatus",
        32786: "OnAppServiceData",
        32787: "OnSystemCapabilityUpdated",
        32788: "OnSubtleAlertPressed",
        32789: "OnUpdateFile",
        32790: "OnUpdateSubMenu",
        32791: "OnAppCapabilityUpdated",
        65536: "EncodedSyncPData",
        65537: "SyncPData",
        98304: "OnEncodedSyncPData",
        98305: "OnSyncPData",
    ]
}

/// The 8 values of `GlobalProperty`, since 1.0.
public struct SDLGlobalProperty: OpenEnumeration {
    /// The name in messages.
    public let rawValue: String
    /// Creates a value by name. Names that are not in the definition are allowed.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `USER_LOCATION` in messages; since 6.0.
    public static var userLocation: Self { Self(rawValue: "USER_LOCATION") }
    /// `HELPPROMPT` in messages; since 1.0.
    public static var helpprompt: Self { Self(rawValue: "HELPPROMPT") }
    /// `TIMEOUTPROMPT` in messages; since 1.0.
    public static var timeoutprompt: Self { Self(rawValue: "TIMEOUTPROMPT") }
    /// `VRHELPTITLE` in messages; since 2.0.
    public static var vrhelptitle: Self { Self(rawValue: "VRHELPTITLE") }
    /// `VRHELPITEMS` in messages; since 2.0.
    public static var vrhelpitems: Self { Self(rawValue: "VRHELPITEMS") }
    /// `MENUNAME` in messages; since 3.0.
    public static var menuname: Self { Self(rawValue: "MENUNAME") }
    /// `MENUICON` in messages; since 3.0.
    public static var menuicon: Self { Self(rawValue: "MENUICON") }
    /// `KEYBOARDPROPERTIES` in messages; since 3.0.
    public static var keyboardproperties: Self { Self(rawValue: "KEYBOARDPROPERTIES") }

    public static let names = JSONKeys(
        "USER_LOCATION", "HELPPROMPT", "TIMEOUTPROMPT", "VRHELPTITLE", "VRHELPITEMS", "MENUNAME", "MENUICON", "KEYBOARDPROPERTIES")

    /// The names that were added or removed after the first version.
    public static let lifespans: [String: SDLLifespan] = [
        "USER_LOCATION": SDLLifespan(since: SDLVersion(6, 0)),
        "VRHELPTITLE": SDLLifespan(since: SDLVersion(2, 0)),
        "VRHELPITEMS": SDLLifespan(since: SDLVersion(2, 0)),
        "MENUNAME": SDLLifespan(since: SDLVersion(3, 0)),
        "MENUICON": SDLLifespan(since: SDLVersion(3, 0)),
        "KEYBOARDPROPERTIES": SDLLifespan(since: SDLVersion(3, 0)),
    ]
}

/// The 4 values of `HMILevel`, since 1.0.
public struct SDLHMILevel: OpenEnumeration {
    /// The name in messages.
    public let rawValue: String
    /// Creates a value by name. Names that are not in the definition are allowed.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `FULL` in messages.
    public static var full: Self { Self(rawValue: "FULL") }
    /// `LIMITED` in messages.
    public static var limited: Self { Self(rawValue: "LIMITED") }
    /// `BACKGROUND` in messages.
    public static var background: Self { Self(rawValue: "BACKGROUND") }
    /// `NONE` in messages.
    public static var none: Self { Self(rawValue: "NONE") }

    public static let names = JSONKeys(
        "FULL", "LIMITED", "BACKGROUND", "NONE")
}

/// The 2 values of `HmiZoneCapabilities`, since 1.0.
public struct SDLHmiZoneCapabilities: OpenEnumeration {
    /// The name in messages.
    public let rawValue: String
    /// Creates a value by name. Names that are not in the definition are allowed.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `FRONT` in messages.
    public static var front: Self { Self(rawValue: "FRONT") }
    /// `BACK` in messages.
    public static var back: Self { Self(rawValue: "BACK") }

    public static let names = JSONKeys(
        "FRONT", "BACK")
}

/// The 3 values of `HybridAppPreference`, since 5.1.
public struct SDLHybridAppPreference: OpenEnumeration {
    /// The name in messages.
    public let rawValue: String
    /// Creates a value by name. Names that are not in the definition are allowed.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `MOBILE` in messages.
    public static var mobile: Self { Self(rawValue: "MOBILE") }
    /// `CLOUD` in messages.
    public static var cloud: Self { Self(rawValue: "CLOUD") }
    /// `BOTH` in messages.
    public static var both: Self { Self(rawValue: "BOTH") }

    public static let names = JSONKeys(
        "MOBILE", "CLOUD", "BOTH")
}

/// The 3 values of `IgnitionStableStatus`, since 2.0.
public struct SDLIgnitionStableStatus: OpenEnumeration {
    /// The name in messages.
    public let rawValue: String
    /// Creates a value by name. Names that are not in the definition are allowed.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `IGNITION_SWITCH_NOT_STABLE` in messages.
    public static var ignitionSwitchNotStable: Self { Self(rawValue: "IGNITION_SWITCH_NOT_STABLE") }
    /// `IGNITION_SWITCH_STABLE` in messages.
    public static var ignitionSwitchStable: Self { Self(rawValue: "IGNITION_SWITCH_STABLE") }
    /// `MISSING_FROM_TRANSMITTER` in messages.
    public static var missingFromTransmitter: Self { Self(rawValue: "MISSING_FROM_TRANSMITTER") }

    public static let names = JSONKeys(
        "IGNITION_SWITCH_NOT_STABLE", "IGNITION_SWITCH_STABLE", "MISSING_FROM_TRANSMITTER")
}

/// The 6 values of `IgnitionStatus`, since 2.0.
public struct SDLIgnitionStatus: OpenEnumeration {
    /// The name in messages.
    public let rawValue: String
    /// Creates a value by name. Names that are not in the definition are allowed.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `UNKNOWN` in messages.
    public static var unknown: Self { Self(rawValue: "UNKNOWN") }
    /// `OFF` in messages.
    public static var off: Self { Self(rawValue: "OFF") }
    /// `ACCESSORY` in messages.
    public static var accessory: Self { Self(rawValue: "ACCESSORY") }
    /// `RUN` in messages.
    public static var run: Self { Self(rawValue: "RUN") }
    /// `START` in messages.
    public static var start: Self { Self(rawValue: "START") }
    /// `INVALID` in messages.
    public static var invalid: Self { Self(rawValue: "INVALID") }

    public static let names = JSONKeys(
        "UNKNOWN", "OFF", "ACCESSORY", "RUN", "START", "INVALID")
}

/// The 18 values of `ImageFieldName`, since 3.0.
public struct SDLImageFieldName: OpenEnumeration {
    /// The name in messages.
    public let rawValue: String
    /// Creates a value by name. Names that are not in the definition are allowed.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `softButtonImage` in messages.
    public static var softButtonImage: Self { Self(rawValue: "softButtonImage") }
    /// `choiceImage` in messages.
    public static var choiceImage: Self { Self(rawValue: "choiceImage") }
    /// `choiceSecondaryImage` in messages.
    public static var choiceSecondaryImage: Self { Self(rawValue: "choiceSecondaryImage") }
    /// `vrHelpItem` in messages.
    public static var vrHelpItem: Self { Self(rawValue: "vrHelpItem") }
    /// `turnIcon` in messages.
    public static var turnIcon: Self { Self(rawValue: "turnIcon") }
    /// `menuIcon` in messages.
    public static var menuIcon: Self { Self(rawValue: "menuIcon") }
    /// `cmdIcon` in messages.
    public static var cmdIcon: Self { Self(rawValue: "cmdIcon") }
    /// `appIcon` in messages.
    public static var appIcon: Self { Self(rawValue: "appIcon") }
    /// `graphic` in messages.
    public static var graphic: Self { Self(rawValue: "graphic") }
    /// `secondaryGraphic` in messages; since 5.0.
    public static var secondaryGraphic: Self { Self(rawValue: "secondaryGraphic") }
    /// `showConstantTBTIcon` in messages.
    public static var showConstantTBTIcon: Self { Self(rawValue: "showConstantTBTIcon") }
    /// `showConstantTBTNextTurnIcon` in messages.
    public static var showConstantTBTNextTurnIcon: Self { Self(rawValue: "showConstantTBTNextTurnIcon") }
    /// `locationImage` in messages; since 4.0.
    public static var locationImage: Self { Self(rawValue: "locationImage") }
    /// `alertIcon` in messages; since 6.0.
    public static var alertIcon: Self { Self(rawValue: "alertIcon") }
    /// `subMenuIcon` in messages; since 7.0.
    public static var subMenuIcon: Self { Self(rawValue: "subMenuIcon") }
    /// `subtleAlertIcon` in messages; since 7.0.
    public static var subtleAlertIcon: Self { Self(rawValue: "subtleAlertIcon") }
    /// `menuCommandSecondaryImage` in messages; since 7.1.
    public static var menuCommandSecondaryImage: Self { Self(rawValue: "menuCommandSecondaryImage") }
    /// `menuSubMenuSecondaryImage` in messages; since 7.1.
    public static var menuSubMenuSecondaryImage: Self { Self(rawValue: "menuSubMenuSecondaryImage") }

    public static let names = JSONKeys(
        "softButtonImage", "choiceImage", "choiceSecondaryImage", "vrHelpItem", "turnIcon", "menuIcon", "cmdIcon", "appIcon", "graphic", "secondaryGraphic", "showConstantTBTIcon", "showConstantTBTNextTurnIcon", "locationImage", "alertIcon", "subMenuIcon", "subtleAlertIcon", "menuCommandSecondaryImage", "menuSubMenuSecondaryImage")

    /// The names that were added or removed after the first version.
    public static let lifespans: [String: SDLLifespan] = [
        "secondaryGraphic": SDLLifespan(since: SDLVersion(5, 0)),
        "locationImage": SDLLifespan(since: SDLVersion(4, 0)),
        "alertIcon": SDLLifespan(since: SDLVersion(6, 0)),
        "subMenuIcon": SDLLifespan(since: SDLVersion(7, 0)),
        "subtleAlertIcon": SDLLifespan(since: SDLVersion(7, 0)),
        "menuCommandSecondaryImage": SDLLifespan(since: SDLVersion(7, 1)),
        "menuSubMenuSecondaryImage": SDLLifespan(since: SDLVersion(7, 1)),
    ]
}

/// The 2 values of `ImageType`, since 2.0.
public struct SDLImageType: OpenEnumeration {
    /// The name in messages.
    public let rawValue: String
    /// Creates a value by name. Names that are not in the definition are allowed.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `STATIC` in messages.
    public static var `static`: Self { Self(rawValue: "STATIC") }
    /// `DYNAMIC` in messages.
    public static var dynamic: Self { Self(rawValue: "DYNAMIC") }

    public static let names = JSONKeys(
        "STATIC", "DYNAMIC")
}

/// The 3 values of `InteractionMode`, since 1.0.
public struct SDLInteractionMode: OpenEnumeration {
    /// The name in messages.
    public let rawValue: String
    /// Creates a value by name. Names that are not in the definition are allowed.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `MANUAL_ONLY` in messages.
    public static var manualOnly: Self { Self(rawValue: "MANUAL_ONLY") }
    /// `VR_ONLY` in messages.
    public static var vrOnly: Self { Self(rawValue: "VR_ONLY") }
    /// `BOTH` in messages.
    public static var both: Self { Self(rawValue: "BOTH") }

    public static let names = JSONKeys(
        "MANUAL_ONLY", "VR_ONLY", "BOTH")
}

/// The 7 values of `KeyboardEvent`, since 3.0.
public struct SDLKeyboardEvent: OpenEnumeration {
    /// The name in messages.
    public let rawValue: String
    /// Creates a value by name. Names that are not in the definition are allowed.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `KEYPRESS` in messages.
    public static var keypress: Self { Self(rawValue: "KEYPRESS") }
    /// `ENTRY_SUBMITTED` in messages.
    public static var entrySubmitted: Self { Self(rawValue: "ENTRY_SUBMITTED") }
    /// `ENTRY_VOICE` in messages.
    public static var entryVoice: Self { Self(rawValue: "ENTRY_VOICE") }
    /// `ENTRY_CANCELLED` in messages.
    public static var entryCancelled: Self { Self(rawValue: "ENTRY_CANCELLED") }
    /// `ENTRY_ABORTED` in messages.
    public static var entryAborted: Self { Self(rawValue: "ENTRY_ABORTED") }
    /// `INPUT_KEY_MASK_ENABLED` in messages; since 7.1.
    public static var inputKeyMaskEnabled: Self { Self(rawValue: "INPUT_KEY_MASK_ENABLED") }
    /// `INPUT_KEY_MASK_DISABLED` in messages; since 7.1.
    public static var inputKeyMaskDisabled: Self { Self(rawValue: "INPUT_KEY_MASK_DISABLED") }

    public static let names = JSONKeys(
        "KEYPRESS", "ENTRY_SUBMITTED", "ENTRY_VOICE", "ENTRY_CANCELLED", "ENTRY_ABORTED", "INPUT_KEY_MASK_ENABLED", "INPUT_KEY_MASK_DISABLED")

    /// The names that were added or removed after the first version.
    public static let lifespans: [String: SDLLifespan] = [
        "INPUT_KEY_MASK_ENABLED": SDLLifespan(since: SDLVersion(7, 1)),
        "INPUT_KEY_MASK_DISABLED": SDLLifespan(since: SDLVersion(7, 1)),
    ]
}

/// The 3 values of `KeyboardInputMask`, since 7.1.
public struct SDLKeyboardInputMask: OpenEnumeration {
    /// The name in messages.
    public let rawValue: String
    /// Creates a value by name. Names that are not in the definition are allowed.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `ENABLE_INPUT_KEY_MASK` in messages.
    public static var enableInputKeyMask: Self { Self(rawValue: "ENABLE_INPUT_KEY_MASK") }
    /// `DISABLE_INPUT_KEY_MASK` in messages.
    public static var disableInputKeyMask: Self { Self(rawValue: "DISABLE_INPUT_KEY_MASK") }
    /// `USER_CHOICE_INPUT_KEY_MASK` in messages.
    public static var userChoiceInputKeyMask: Self { Self(rawValue: "USER_CHOICE_INPUT_KEY_MASK") }

    public static let names = JSONKeys(
        "ENABLE_INPUT_KEY_MASK", "DISABLE_INPUT_KEY_MASK", "USER_CHOICE_INPUT_KEY_MASK")
}

/// The 4 values of `KeyboardLayout`, since 3.0.
public struct SDLKeyboardLayout: OpenEnumeration {
    /// The name in messages.
    public let rawValue: String
    /// Creates a value by name. Names that are not in the definition are allowed.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `QWERTY` in messages.
    public static var qwerty: Self { Self(rawValue: "QWERTY") }
    /// `QWERTZ` in messages.
    public static var qwertz: Self { Self(rawValue: "QWERTZ") }
    /// `AZERTY` in messages.
    public static var azerty: Self { Self(rawValue: "AZERTY") }
    /// `NUMERIC` in messages; since 7.1.
    public static var numeric: Self { Self(rawValue: "NUMERIC") }

    public static let names = JSONKeys(
        "QWERTY", "QWERTZ", "AZERTY", "NUMERIC")

    /// The names that were added or removed after the first version.
    public static let lifespans: [String: SDLLifespan] = [
        "NUMERIC": SDLLifespan(since: SDLVersion(7, 1)),
    ]
}

/// The 3 values of `KeypressMode`, since 3.0.
public struct SDLKeypressMode: OpenEnumeration {
    /// The name in messages.
    public let rawValue: String
    /// Creates a value by name. Names that are not in the definition are allowed.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `SINGLE_KEYPRESS` in messages.
    public static var singleKeypress: Self { Self(rawValue: "SINGLE_KEYPRESS") }
    /// `QUEUE_KEYPRESSES` in messages.
    public static var queueKeypresses: Self { Self(rawValue: "QUEUE_KEYPRESSES") }
    /// `RESEND_CURRENT_ENTRY` in messages.
    public static var resendCurrentEntry: Self { Self(rawValue: "RESEND_CURRENT_ENTRY") }

    public static let names = JSONKeys(
        "SINGLE_KEYPRESS", "QUEUE_KEYPRESSES", "RESEND_CURRENT_ENTRY")
}
