// Made by rpc-gen from Sources/rpc-gen/Spec/mobile.json; changes belong there.
// swift-format-ignore-file

public import JSON

/// The 8 values of `FileType`, since version 2.0.
public struct SDLFileType: OpenEnumeration {
    /// The name of the value.
    public let rawValue: String
    /// Creates a value. The mobile API need not define this value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The value `GRAPHIC_BMP`.
    public static var graphicBmp: Self { Self(rawValue: "GRAPHIC_BMP") }
    /// The value `GRAPHIC_JPEG`.
    public static var graphicJpeg: Self { Self(rawValue: "GRAPHIC_JPEG") }
    /// The value `GRAPHIC_PNG`.
    public static var graphicPng: Self { Self(rawValue: "GRAPHIC_PNG") }
    /// The value `AUDIO_WAVE`.
    public static var audioWave: Self { Self(rawValue: "AUDIO_WAVE") }
    /// The value `AUDIO_MP3`.
    public static var audioMp3: Self { Self(rawValue: "AUDIO_MP3") }
    /// The value `AUDIO_AAC`.
    public static var audioAac: Self { Self(rawValue: "AUDIO_AAC") }
    /// The value `BINARY`.
    public static var binary: Self { Self(rawValue: "BINARY") }
    /// The value `JSON`.
    public static var json: Self { Self(rawValue: "JSON") }

    public static let names = JSONKeys(
        "GRAPHIC_BMP", "GRAPHIC_JPEG", "GRAPHIC_PNG", "AUDIO_WAVE", "AUDIO_MP3", "AUDIO_AAC", "BINARY", "JSON")
}

/// The 3 values of `FuelCutoffStatus`, since version 2.0.
public struct SDLFuelCutoffStatus: OpenEnumeration {
    /// The name of the value.
    public let rawValue: String
    /// Creates a value. The mobile API need not define this value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The value `TERMINATE_FUEL`.
    public static var terminateFuel: Self { Self(rawValue: "TERMINATE_FUEL") }
    /// The value `NORMAL_OPERATION`.
    public static var normalOperation: Self { Self(rawValue: "NORMAL_OPERATION") }
    /// The value `FAULT`.
    public static var fault: Self { Self(rawValue: "FAULT") }

    public static let names = JSONKeys(
        "TERMINATE_FUEL", "NORMAL_OPERATION", "FAULT")
}

/// The 6 values of `FuelType`, since version 5.0.
public struct SDLFuelType: OpenEnumeration {
    /// The name of the value.
    public let rawValue: String
    /// Creates a value. The mobile API need not define this value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The value `GASOLINE`.
    public static var gasoline: Self { Self(rawValue: "GASOLINE") }
    /// The value `DIESEL`.
    public static var diesel: Self { Self(rawValue: "DIESEL") }
    /// The value `CNG`.
    public static var cng: Self { Self(rawValue: "CNG") }
    /// The value `LPG`.
    public static var lpg: Self { Self(rawValue: "LPG") }
    /// The value `HYDROGEN`.
    public static var hydrogen: Self { Self(rawValue: "HYDROGEN") }
    /// The value `BATTERY`.
    public static var battery: Self { Self(rawValue: "BATTERY") }

    public static let names = JSONKeys(
        "GASOLINE", "DIESEL", "CNG", "LPG", "HYDROGEN", "BATTERY")
}

/// The 92 values of `FunctionID`, since version 1.0.
public struct SDLFunctionID: NumberedEnumeration {
    /// The number of the value.
    public let rawValue: Int
    /// Creates a value. The mobile API need not define this value.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The value `RESERVED`; since version 1.0.
    public static var reserved: Self { Self(rawValue: 0) }
    /// The value `RegisterAppInterfaceID`; since version 1.0.
    public static var registerAppInterface: Self { Self(rawValue: 1) }
    /// The value `UnregisterAppInterfaceID`; since version 1.0.
    public static var unregisterAppInterface: Self { Self(rawValue: 2) }
    /// The value `SetGlobalPropertiesID`; since version 1.0.
    public static var setGlobalProperties: Self { Self(rawValue: 3) }
    /// The value `ResetGlobalPropertiesID`; since version 1.0.
    public static var resetGlobalProperties: Self { Self(rawValue: 4) }
    /// The value `AddCommandID`; since version 1.0.
    public static var addCommand: Self { Self(rawValue: 5) }
    /// The value `DeleteCommandID`; since version 1.0.
    public static var deleteCommand: Self { Self(rawValue: 6) }
    /// The value `AddSubMenuID`; since version 1.0.
    public static var addSubMenu: Self { Self(rawValue: 7) }
    /// The value `DeleteSubMenuID`; since version 1.0.
    public static var deleteSubMenu: Self { Self(rawValue: 8) }
    /// The value `CreateInteractionChoiceSetID`; since version 1.0.
    public static var createInteractionChoiceSet: Self { Self(rawValue: 9) }
    /// The value `PerformInteractionID`; since version 1.0.
    public static var performInteraction: Self { Self(rawValue: 10) }
    /// The value `DeleteInteractionChoiceSetID`; since version 1.0.
    public static var deleteInteractionChoiceSet: Self { Self(rawValue: 11) }
    /// The value `AlertID`; since version 1.0.
    public static var alert: Self { Self(rawValue: 12) }
    /// The value `ShowID`; since version 1.0.
    public static var show: Self { Self(rawValue: 13) }
    /// The value `SpeakID`; since version 1.0.
    public static var speak: Self { Self(rawValue: 14) }
    /// The value `SetMediaClockTimerID`; since version 1.0.
    public static var setMediaClockTimer: Self { Self(rawValue: 15) }
    /// The value `PerformAudioPassThruID`; since version 2.0.
    public static var performAudioPassThru: Self { Self(rawValue: 16) }
    /// The value `EndAudioPassThruID`; since version 2.0.
    public static var endAudioPassThru: Self { Self(rawValue: 17) }
    /// The value `SubscribeButtonID`; since version 1.0.
    public static var subscribeButton: Self { Self(rawValue: 18) }
    /// The value `UnsubscribeButtonID`; since version 1.0.
    public static var unsubscribeButton: Self { Self(rawValue: 19) }
    /// The value `SubscribeVehicleDataID`; since version 2.0.
    public static var subscribeVehicleData: Self { Self(rawValue: 20) }
    /// The value `UnsubscribeVehicleDataID`; since version 2.0.
    public static var unsubscribeVehicleData: Self { Self(rawValue: 21) }
    /// The value `GetVehicleDataID`; since version 2.0.
    public static var getVehicleData: Self { Self(rawValue: 22) }
    /// The value `ReadDIDID`; since version 2.0.
    public static var readDID: Self { Self(rawValue: 23) }
    /// The value `GetDTCsID`; since version 2.0.
    public static var getDTCs: Self { Self(rawValue: 24) }
    /// The value `ScrollableMessageID`; since version 2.0.
    public static var scrollableMessage: Self { Self(rawValue: 25) }
    /// The value `SliderID`; since version 2.0.
    public static var slider: Self { Self(rawValue: 26) }
    /// The value `ShowConstantTBTID`; since version 2.0.
    public static var showConstantTBT: Self { Self(rawValue: 27) }
    /// The value `AlertManeuverID`; since version 2.0.
    public static var alertManeuver: Self { Self(rawValue: 28) }
    /// The value `UpdateTurnListID`; since version 2.0.
    public static var updateTurnList: Self { Self(rawValue: 29) }
    /// The value `ChangeRegistrationID`; since version 2.0.
    public static var changeRegistration: Self { Self(rawValue: 30) }
    /// The value `GenericResponseID`; since version 1.0.
    public static var genericResponse: Self { Self(rawValue: 31) }
    /// The value `PutFileID`; since version 3.0.
    public static var putFile: Self { Self(rawValue: 32) }
    /// The value `DeleteFileID`; since version 3.0.
    public static var deleteFile: Self { Self(rawValue: 33) }
    /// The value `ListFilesID`; since version 3.0.
    public static var listFiles: Self { Self(rawValue: 34) }
    /// The value `SetAppIconID`; since version 3.0.
    public static var setAppIcon: Self { Self(rawValue: 35) }
    /// The value `SetDisplayLayoutID`; since version 3.0.
    public static var setDisplayLayout: Self { Self(rawValue: 36) }
    /// The value `DiagnosticMessageID`; since version 3.0.
    public static var diagnosticMessage: Self { Self(rawValue: 37) }
    /// The value `SystemRequestID`; since version 3.0.
    public static var systemRequest: Self { Self(rawValue: 38) }
    /// The value `SendLocationID`; since version 3.0.
    public static var sendLocation: Self { Self(rawValue: 39) }
    /// The value `DialNumberID`; since version 3.0.
    public static var dialNumber: Self { Self(rawValue: 40) }
    /// The value `ButtonPressID`; since version 4.5.
    public static var buttonPress: Self { Self(rawValue: 41) }
    /// The value `GetInteriorVehicleDataID`; since version 4.5.
    public static var getInteriorVehicleData: Self { Self(rawValue: 43) }
    /// The value `SetInteriorVehicleDataID`; since version 4.5.
    public static var setInteriorVehicleData: Self { Self(rawValue: 44) }
    /// The value `GetWayPointsID`; since version 4.1.
    public static var getWayPoints: Self { Self(rawValue: 45) }
    /// The value `SubscribeWayPointsID`; since version 4.1.
    public static var subscribeWayPoints: Self { Self(rawValue: 46) }
    /// The value `UnsubscribeWayPointsID`; since version 4.1.
    public static var unsubscribeWayPoints: Self { Self(rawValue: 47) }
    /// The value `GetSystemCapabilityID`; since version 4.5.
    public static var getSystemCapability: Self { Self(rawValue: 48) }
    /// The value `SendHapticDataID`; since version 4.5.
    public static var sendHapticData: Self { Self(rawValue: 49) }
    /// The value `SetCloudAppPropertiesID`; since version 5.1.
    public static var setCloudAppProperties: Self { Self(rawValue: 50) }
    /// The value `GetCloudAppPropertiesID`; since version 5.1.
    public static var getCloudAppProperties: Self { Self(rawValue: 51) }
    /// The value `PublishAppServiceID`; since version 5.1.
    public static var publishAppService: Self { Self(rawValue: 52) }
    /// The value `GetAppServiceDataID`; since version 5.1.
    public static var getAppServiceData: Self { Self(rawValue: 53) }
    /// The value `GetFileID`; since version 5.1.
    public static var getFile: Self { Self(rawValue: 54) }
    /// The value `PerformAppServiceInteractionID`; since version 5.1.
    public static var performAppServiceInteraction: Self { Self(rawValue: 55) }
    /// The value `UnpublishAppServiceID`; since version 6.0.
    public static var unpublishAppService: Self { Self(rawValue: 56) }
    /// The value `CancelInteractionID`; since version 6.0.
    public static var cancelInteraction: Self { Self(rawValue: 57) }
    /// The value `CloseApplicationID`; since version 6.0.
    public static var closeApplication: Self { Self(rawValue: 58) }
    /// The value `ShowAppMenuID`; since version 6.0.
    public static var showAppMenu: Self { Self(rawValue: 59) }
    /// The value `CreateWindowID`; since version 6.0.
    public static var createWindow: Self { Self(rawValue: 60) }
    /// The value `DeleteWindowID`; since version 6.0.
    public static var deleteWindow: Self { Self(rawValue: 61) }
    /// The value `GetInteriorVehicleDataConsentID`; since version 6.0.
    public static var getInteriorVehicleDataConsent: Self { Self(rawValue: 62) }
    /// The value `ReleaseInteriorVehicleDataModuleID`; since version 6.0.
    public static var releaseInteriorVehicleDataModule: Self { Self(rawValue: 63) }
    /// The value `SubtleAlertID`; since version 7.0.
    public static var subtleAlert: Self { Self(rawValue: 64) }
    /// The value `OnHMIStatusID`; since version 1.0.
    public static var onHMIStatus: Self { Self(rawValue: 32768) }
    /// The value `OnAppInterfaceUnregisteredID`; since version 1.0.
    public static var onAppInterfaceUnregistered: Self { Self(rawValue: 32769) }
    /// The value `OnButtonEventID`; since version 1.0.
    public static var onButtonEvent: Self { Self(rawValue: 32770) }
    /// The value `OnButtonPressID`; since version 1.0.
    public static var onButtonPress: Self { Self(rawValue: 32771) }
    /// The value `OnVehicleDataID`; since version 2.0.
    public static var onVehicleData: Self { Self(rawValue: 32772) }
    /// The value `OnCommandID`; since version 1.0.
    public static var onCommand: Self { Self(rawValue: 32773) }
    /// The value `OnTBTClientStateID`; since version 1.0.
    public static var onTBTClientState: Self { Self(rawValue: 32774) }
    /// The value `OnDriverDistractionID`; since version 1.0.
    public static var onDriverDistraction: Self { Self(rawValue: 32775) }
    /// The value `OnPermissionsChangeID`; since version 2.0.
    public static var onPermissionsChange: Self { Self(rawValue: 32776) }
    /// The value `OnAudioPassThruID`; since version 2.0.
    public static var onAudioPassThru: Self { Self(rawValue: 32777) }
    /// The value `OnLanguageChangeID`; since version 2.0.
    public static var onLanguageChange: Self { Self(rawValue: 32778) }
    /// The value `OnKeyboardInputID`; since version 3.0.
    public static var onKeyboardInput: Self { Self(rawValue: 32779) }
    /// The value `OnTouchEventID`; since version 3.0.
    public static var onTouchEvent: Self { Self(rawValue: 32780) }
    /// The value `OnSystemRequestID`; since version 3.0.
    public static var onSystemRequest: Self { Self(rawValue: 32781) }
    /// The value `OnHashChangeID`; since version 3.0.
    public static var onHashChange: Self { Self(rawValue: 32782) }
    /// The value `OnInteriorVehicleDataID`; since version 4.5.
    public static var onInteriorVehicleData: Self { Self(rawValue: 32783) }
    /// The value `OnWayPointChangeID`; since version 4.1.
    public static var onWayPointChange: Self { Self(rawValue: 32784) }
    /// The value `OnRCStatusID`; since version 5.0.
    public static var onRCStatus: Self { Self(rawValue: 32785) }
    /// The value `OnAppServiceDataID`; since version 5.1.
    public static var onAppServiceData: Self { Self(rawValue: 32786) }
    /// The value `OnSystemCapabilityUpdatedID`; since version 5.1.
    public static var onSystemCapabilityUpdated: Self { Self(rawValue: 32787) }
    /// The value `OnSubtleAlertPressedID`; since version 7.0.
    public static var onSubtleAlertPressed: Self { Self(rawValue: 32788) }
    /// The value `OnUpdateFileID`; since version 7.0.
    public static var onUpdateFile: Self { Self(rawValue: 32789) }
    /// The value `OnUpdateSubMenuID`; since version 7.0.
    public static var onUpdateSubMenu: Self { Self(rawValue: 32790) }
    /// The value `OnAppCapabilityUpdatedID`; since version 7.1.
    public static var onAppCapabilityUpdated: Self { Self(rawValue: 32791) }
    /// The value `EncodedSyncPDataID`; since version 1.0.
    public static var encodedSyncPData: Self { Self(rawValue: 65536) }
    /// The value `SyncPDataID`; since version 1.0.
    public static var syncPData: Self { Self(rawValue: 65537) }
    /// The value `OnEncodedSyncPDataID`; since version 1.0.
    public static var onEncodedSyncPData: Self { Self(rawValue: 98304) }
    /// The value `OnSyncPDataID`; since version 1.0.
    public static var onSyncPData: Self { Self(rawValue: 98305) }

    /// The name of each defined number.
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

/// The 8 values of `GlobalProperty`, since version 1.0.
public struct SDLGlobalProperty: OpenEnumeration {
    /// The name of the value.
    public let rawValue: String
    /// Creates a value. The mobile API need not define this value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The value `USER_LOCATION`; since version 6.0.
    public static var userLocation: Self { Self(rawValue: "USER_LOCATION") }
    /// The value `HELPPROMPT`; since version 1.0.
    public static var helpprompt: Self { Self(rawValue: "HELPPROMPT") }
    /// The value `TIMEOUTPROMPT`; since version 1.0.
    public static var timeoutprompt: Self { Self(rawValue: "TIMEOUTPROMPT") }
    /// The value `VRHELPTITLE`; since version 2.0.
    public static var vrhelptitle: Self { Self(rawValue: "VRHELPTITLE") }
    /// The value `VRHELPITEMS`; since version 2.0.
    public static var vrhelpitems: Self { Self(rawValue: "VRHELPITEMS") }
    /// The value `MENUNAME`; since version 3.0.
    public static var menuname: Self { Self(rawValue: "MENUNAME") }
    /// The value `MENUICON`; since version 3.0.
    public static var menuicon: Self { Self(rawValue: "MENUICON") }
    /// The value `KEYBOARDPROPERTIES`; since version 3.0.
    public static var keyboardproperties: Self { Self(rawValue: "KEYBOARDPROPERTIES") }

    public static let names = JSONKeys(
        "USER_LOCATION", "HELPPROMPT", "TIMEOUTPROMPT", "VRHELPTITLE", "VRHELPITEMS", "MENUNAME", "MENUICON", "KEYBOARDPROPERTIES")

    /// The versions of names that were added, deprecated or removed later.
    public static let lifespans: [String: SDLLifespan] = [
        "USER_LOCATION": SDLLifespan(since: SDLVersion(6, 0)),
        "VRHELPTITLE": SDLLifespan(since: SDLVersion(2, 0)),
        "VRHELPITEMS": SDLLifespan(since: SDLVersion(2, 0)),
        "MENUNAME": SDLLifespan(since: SDLVersion(3, 0)),
        "MENUICON": SDLLifespan(since: SDLVersion(3, 0)),
        "KEYBOARDPROPERTIES": SDLLifespan(since: SDLVersion(3, 0)),
    ]
}

/// The 4 values of `HMILevel`, since version 1.0.
public struct SDLHMILevel: OpenEnumeration {
    /// The name of the value.
    public let rawValue: String
    /// Creates a value. The mobile API need not define this value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The value `FULL`.
    public static var full: Self { Self(rawValue: "FULL") }
    /// The value `LIMITED`.
    public static var limited: Self { Self(rawValue: "LIMITED") }
    /// The value `BACKGROUND`.
    public static var background: Self { Self(rawValue: "BACKGROUND") }
    /// The value `NONE`.
    public static var none: Self { Self(rawValue: "NONE") }

    public static let names = JSONKeys(
        "FULL", "LIMITED", "BACKGROUND", "NONE")
}

/// The 2 values of `HmiZoneCapabilities`, since version 1.0.
public struct SDLHmiZoneCapabilities: OpenEnumeration {
    /// The name of the value.
    public let rawValue: String
    /// Creates a value. The mobile API need not define this value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The value `FRONT`.
    public static var front: Self { Self(rawValue: "FRONT") }
    /// The value `BACK`.
    public static var back: Self { Self(rawValue: "BACK") }

    public static let names = JSONKeys(
        "FRONT", "BACK")
}

/// The 3 values of `HybridAppPreference`, since version 5.1.
public struct SDLHybridAppPreference: OpenEnumeration {
    /// The name of the value.
    public let rawValue: String
    /// Creates a value. The mobile API need not define this value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The value `MOBILE`.
    public static var mobile: Self { Self(rawValue: "MOBILE") }
    /// The value `CLOUD`.
    public static var cloud: Self { Self(rawValue: "CLOUD") }
    /// The value `BOTH`.
    public static var both: Self { Self(rawValue: "BOTH") }

    public static let names = JSONKeys(
        "MOBILE", "CLOUD", "BOTH")
}

/// The 3 values of `IgnitionStableStatus`, since version 2.0.
public struct SDLIgnitionStableStatus: OpenEnumeration {
    /// The name of the value.
    public let rawValue: String
    /// Creates a value. The mobile API need not define this value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The value `IGNITION_SWITCH_NOT_STABLE`.
    public static var ignitionSwitchNotStable: Self { Self(rawValue: "IGNITION_SWITCH_NOT_STABLE") }
    /// The value `IGNITION_SWITCH_STABLE`.
    public static var ignitionSwitchStable: Self { Self(rawValue: "IGNITION_SWITCH_STABLE") }
    /// The value `MISSING_FROM_TRANSMITTER`.
    public static var missingFromTransmitter: Self { Self(rawValue: "MISSING_FROM_TRANSMITTER") }

    public static let names = JSONKeys(
        "IGNITION_SWITCH_NOT_STABLE", "IGNITION_SWITCH_STABLE", "MISSING_FROM_TRANSMITTER")
}

/// The 6 values of `IgnitionStatus`, since version 2.0.
public struct SDLIgnitionStatus: OpenEnumeration {
    /// The name of the value.
    public let rawValue: String
    /// Creates a value. The mobile API need not define this value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The value `UNKNOWN`.
    public static var unknown: Self { Self(rawValue: "UNKNOWN") }
    /// The value `OFF`.
    public static var off: Self { Self(rawValue: "OFF") }
    /// The value `ACCESSORY`.
    public static var accessory: Self { Self(rawValue: "ACCESSORY") }
    /// The value `RUN`.
    public static var run: Self { Self(rawValue: "RUN") }
    /// The value `START`.
    public static var start: Self { Self(rawValue: "START") }
    /// The value `INVALID`.
    public static var invalid: Self { Self(rawValue: "INVALID") }

    public static let names = JSONKeys(
        "UNKNOWN", "OFF", "ACCESSORY", "RUN", "START", "INVALID")
}

/// The 18 values of `ImageFieldName`, since version 3.0.
public struct SDLImageFieldName: OpenEnumeration {
    /// The name of the value.
    public let rawValue: String
    /// Creates a value. The mobile API need not define this value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The value `softButtonImage`.
    public static var softButtonImage: Self { Self(rawValue: "softButtonImage") }
    /// The value `choiceImage`.
    public static var choiceImage: Self { Self(rawValue: "choiceImage") }
    /// The value `choiceSecondaryImage`.
    public static var choiceSecondaryImage: Self { Self(rawValue: "choiceSecondaryImage") }
    /// The value `vrHelpItem`.
    public static var vrHelpItem: Self { Self(rawValue: "vrHelpItem") }
    /// The value `turnIcon`.
    public static var turnIcon: Self { Self(rawValue: "turnIcon") }
    /// The value `menuIcon`.
    public static var menuIcon: Self { Self(rawValue: "menuIcon") }
    /// The value `cmdIcon`.
    public static var cmdIcon: Self { Self(rawValue: "cmdIcon") }
    /// The value `appIcon`.
    public static var appIcon: Self { Self(rawValue: "appIcon") }
    /// The value `graphic`.
    public static var graphic: Self { Self(rawValue: "graphic") }
    /// The value `secondaryGraphic`; since version 5.0.
    public static var secondaryGraphic: Self { Self(rawValue: "secondaryGraphic") }
    /// The value `showConstantTBTIcon`.
    public static var showConstantTBTIcon: Self { Self(rawValue: "showConstantTBTIcon") }
    /// The value `showConstantTBTNextTurnIcon`.
    public static var showConstantTBTNextTurnIcon: Self { Self(rawValue: "showConstantTBTNextTurnIcon") }
    /// The value `locationImage`; since version 4.0.
    public static var locationImage: Self { Self(rawValue: "locationImage") }
    /// The value `alertIcon`; since version 6.0.
    public static var alertIcon: Self { Self(rawValue: "alertIcon") }
    /// The value `subMenuIcon`; since version 7.0.
    public static var subMenuIcon: Self { Self(rawValue: "subMenuIcon") }
    /// The value `subtleAlertIcon`; since version 7.0.
    public static var subtleAlertIcon: Self { Self(rawValue: "subtleAlertIcon") }
    /// The value `menuCommandSecondaryImage`; since version 7.1.
    public static var menuCommandSecondaryImage: Self { Self(rawValue: "menuCommandSecondaryImage") }
    /// The value `menuSubMenuSecondaryImage`; since version 7.1.
    public static var menuSubMenuSecondaryImage: Self { Self(rawValue: "menuSubMenuSecondaryImage") }

    public static let names = JSONKeys(
        "softButtonImage", "choiceImage", "choiceSecondaryImage", "vrHelpItem", "turnIcon", "menuIcon", "cmdIcon", "appIcon", "graphic", "secondaryGraphic", "showConstantTBTIcon", "showConstantTBTNextTurnIcon", "locationImage", "alertIcon", "subMenuIcon", "subtleAlertIcon", "menuCommandSecondaryImage", "menuSubMenuSecondaryImage")

    /// The versions of names that were added, deprecated or removed later.
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

/// The 2 values of `ImageType`, since version 2.0.
public struct SDLImageType: OpenEnumeration {
    /// The name of the value.
    public let rawValue: String
    /// Creates a value. The mobile API need not define this value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The value `STATIC`.
    public static var `static`: Self { Self(rawValue: "STATIC") }
    /// The value `DYNAMIC`.
    public static var dynamic: Self { Self(rawValue: "DYNAMIC") }

    public static let names = JSONKeys(
        "STATIC", "DYNAMIC")
}

/// The 3 values of `InteractionMode`, since version 1.0.
public struct SDLInteractionMode: OpenEnumeration {
    /// The name of the value.
    public let rawValue: String
    /// Creates a value. The mobile API need not define this value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The value `MANUAL_ONLY`.
    public static var manualOnly: Self { Self(rawValue: "MANUAL_ONLY") }
    /// The value `VR_ONLY`.
    public static var vrOnly: Self { Self(rawValue: "VR_ONLY") }
    /// The value `BOTH`.
    public static var both: Self { Self(rawValue: "BOTH") }

    public static let names = JSONKeys(
        "MANUAL_ONLY", "VR_ONLY", "BOTH")
}

/// The 7 values of `KeyboardEvent`, since version 3.0.
public struct SDLKeyboardEvent: OpenEnumeration {
    /// The name of the value.
    public let rawValue: String
    /// Creates a value. The mobile API need not define this value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The value `KEYPRESS`.
    public static var keypress: Self { Self(rawValue: "KEYPRESS") }
    /// The value `ENTRY_SUBMITTED`.
    public static var entrySubmitted: Self { Self(rawValue: "ENTRY_SUBMITTED") }
    /// The value `ENTRY_VOICE`.
    public static var entryVoice: Self { Self(rawValue: "ENTRY_VOICE") }
    /// The value `ENTRY_CANCELLED`.
    public static var entryCancelled: Self { Self(rawValue: "ENTRY_CANCELLED") }
    /// The value `ENTRY_ABORTED`.
    public static var entryAborted: Self { Self(rawValue: "ENTRY_ABORTED") }
    /// The value `INPUT_KEY_MASK_ENABLED`; since version 7.1.
    public static var inputKeyMaskEnabled: Self { Self(rawValue: "INPUT_KEY_MASK_ENABLED") }
    /// The value `INPUT_KEY_MASK_DISABLED`; since version 7.1.
    public static var inputKeyMaskDisabled: Self { Self(rawValue: "INPUT_KEY_MASK_DISABLED") }

    public static let names = JSONKeys(
        "KEYPRESS", "ENTRY_SUBMITTED", "ENTRY_VOICE", "ENTRY_CANCELLED", "ENTRY_ABORTED", "INPUT_KEY_MASK_ENABLED", "INPUT_KEY_MASK_DISABLED")

    /// The versions of names that were added, deprecated or removed later.
    public static let lifespans: [String: SDLLifespan] = [
        "INPUT_KEY_MASK_ENABLED": SDLLifespan(since: SDLVersion(7, 1)),
        "INPUT_KEY_MASK_DISABLED": SDLLifespan(since: SDLVersion(7, 1)),
    ]
}

/// The 3 values of `KeyboardInputMask`, since version 7.1.
public struct SDLKeyboardInputMask: OpenEnumeration {
    /// The name of the value.
    public let rawValue: String
    /// Creates a value. The mobile API need not define this value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The value `ENABLE_INPUT_KEY_MASK`.
    public static var enableInputKeyMask: Self { Self(rawValue: "ENABLE_INPUT_KEY_MASK") }
    /// The value `DISABLE_INPUT_KEY_MASK`.
    public static var disableInputKeyMask: Self { Self(rawValue: "DISABLE_INPUT_KEY_MASK") }
    /// The value `USER_CHOICE_INPUT_KEY_MASK`.
    public static var userChoiceInputKeyMask: Self { Self(rawValue: "USER_CHOICE_INPUT_KEY_MASK") }

    public static let names = JSONKeys(
        "ENABLE_INPUT_KEY_MASK", "DISABLE_INPUT_KEY_MASK", "USER_CHOICE_INPUT_KEY_MASK")
}

/// The 4 values of `KeyboardLayout`, since version 3.0.
public struct SDLKeyboardLayout: OpenEnumeration {
    /// The name of the value.
    public let rawValue: String
    /// Creates a value. The mobile API need not define this value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The value `QWERTY`.
    public static var qwerty: Self { Self(rawValue: "QWERTY") }
    /// The value `QWERTZ`.
    public static var qwertz: Self { Self(rawValue: "QWERTZ") }
    /// The value `AZERTY`.
    public static var azerty: Self { Self(rawValue: "AZERTY") }
    /// The value `NUMERIC`; since version 7.1.
    public static var numeric: Self { Self(rawValue: "NUMERIC") }

    public static let names = JSONKeys(
        "QWERTY", "QWERTZ", "AZERTY", "NUMERIC")

    /// The versions of names that were added, deprecated or removed later.
    public static let lifespans: [String: SDLLifespan] = [
        "NUMERIC": SDLLifespan(since: SDLVersion(7, 1)),
    ]
}

/// The 3 values of `KeypressMode`, since version 3.0.
public struct SDLKeypressMode: OpenEnumeration {
    /// The name of the value.
    public let rawValue: String
    /// Creates a value. The mobile API need not define this value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The value `SINGLE_KEYPRESS`.
    public static var singleKeypress: Self { Self(rawValue: "SINGLE_KEYPRESS") }
    /// The value `QUEUE_KEYPRESSES`.
    public static var queueKeypresses: Self { Self(rawValue: "QUEUE_KEYPRESSES") }
    /// The value `RESEND_CURRENT_ENTRY`.
    public static var resendCurrentEntry: Self { Self(rawValue: "RESEND_CURRENT_ENTRY") }

    public static let names = JSONKeys(
        "SINGLE_KEYPRESS", "QUEUE_KEYPRESSES", "RESEND_CURRENT_ENTRY")
}
