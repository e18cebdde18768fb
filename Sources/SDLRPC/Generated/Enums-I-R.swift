// Made by rpc-gen from Sources/rpc-gen/Spec/mobile.json; changes belong there.
// swift-format-ignore-file

public import SDLSupport

/// The 3 values of `IgnitionStableStatus`, since 2.0.
public struct SDLIgnitionStableStatus: OpenEnumeration {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var ignitionSwitchNotStable: Self { Self(rawValue: "IGNITION_SWITCH_NOT_STABLE") }
    public static var ignitionSwitchStable: Self { Self(rawValue: "IGNITION_SWITCH_STABLE") }
    public static var missingFromTransmitter: Self { Self(rawValue: "MISSING_FROM_TRANSMITTER") }

    public static let names = JSONKeys(
        "IGNITION_SWITCH_NOT_STABLE", "IGNITION_SWITCH_STABLE", "MISSING_FROM_TRANSMITTER")
}

/// The 6 values of `IgnitionStatus`, since 2.0.
public struct SDLIgnitionStatus: OpenEnumeration {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var unknown: Self { Self(rawValue: "UNKNOWN") }
    public static var off: Self { Self(rawValue: "OFF") }
    public static var accessory: Self { Self(rawValue: "ACCESSORY") }
    public static var run: Self { Self(rawValue: "RUN") }
    public static var start: Self { Self(rawValue: "START") }
    public static var invalid: Self { Self(rawValue: "INVALID") }

    public static let names = JSONKeys(
        "UNKNOWN", "OFF", "ACCESSORY", "RUN", "START", "INVALID")
}

/// The 18 values of `ImageFieldName`, since 3.0.
public struct SDLImageFieldName: OpenEnumeration {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var softButtonImage: Self { Self(rawValue: "softButtonImage") }
    public static var choiceImage: Self { Self(rawValue: "choiceImage") }
    public static var choiceSecondaryImage: Self { Self(rawValue: "choiceSecondaryImage") }
    public static var vrHelpItem: Self { Self(rawValue: "vrHelpItem") }
    public static var turnIcon: Self { Self(rawValue: "turnIcon") }
    public static var menuIcon: Self { Self(rawValue: "menuIcon") }
    public static var cmdIcon: Self { Self(rawValue: "cmdIcon") }
    public static var appIcon: Self { Self(rawValue: "appIcon") }
    public static var graphic: Self { Self(rawValue: "graphic") }
    public static var secondaryGraphic: Self { Self(rawValue: "secondaryGraphic") }
    public static var showConstantTBTIcon: Self { Self(rawValue: "showConstantTBTIcon") }
    public static var showConstantTBTNextTurnIcon: Self { Self(rawValue: "showConstantTBTNextTurnIcon") }
    public static var locationImage: Self { Self(rawValue: "locationImage") }
    public static var alertIcon: Self { Self(rawValue: "alertIcon") }
    public static var subMenuIcon: Self { Self(rawValue: "subMenuIcon") }
    public static var subtleAlertIcon: Self { Self(rawValue: "subtleAlertIcon") }
    public static var menuCommandSecondaryImage: Self { Self(rawValue: "menuCommandSecondaryImage") }
    public static var menuSubMenuSecondaryImage: Self { Self(rawValue: "menuSubMenuSecondaryImage") }

    public static let names = JSONKeys(
        "softButtonImage", "choiceImage", "choiceSecondaryImage", "vrHelpItem", "turnIcon", "menuIcon", "cmdIcon", "appIcon", "graphic", "secondaryGraphic", "showConstantTBTIcon", "showConstantTBTNextTurnIcon", "locationImage", "alertIcon", "subMenuIcon", "subtleAlertIcon", "menuCommandSecondaryImage", "menuSubMenuSecondaryImage")

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
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var `static`: Self { Self(rawValue: "STATIC") }
    public static var dynamic: Self { Self(rawValue: "DYNAMIC") }

    public static let names = JSONKeys(
        "STATIC", "DYNAMIC")
}

/// The 3 values of `InteractionMode`, since 1.0.
public struct SDLInteractionMode: OpenEnumeration {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var manualOnly: Self { Self(rawValue: "MANUAL_ONLY") }
    public static var vrOnly: Self { Self(rawValue: "VR_ONLY") }
    public static var both: Self { Self(rawValue: "BOTH") }

    public static let names = JSONKeys(
        "MANUAL_ONLY", "VR_ONLY", "BOTH")
}

/// The 7 values of `KeyboardEvent`, since 3.0.
public struct SDLKeyboardEvent: OpenEnumeration {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var keypress: Self { Self(rawValue: "KEYPRESS") }
    public static var entrySubmitted: Self { Self(rawValue: "ENTRY_SUBMITTED") }
    public static var entryVoice: Self { Self(rawValue: "ENTRY_VOICE") }
    public static var entryCancelled: Self { Self(rawValue: "ENTRY_CANCELLED") }
    public static var entryAborted: Self { Self(rawValue: "ENTRY_ABORTED") }
    public static var inputKeyMaskEnabled: Self { Self(rawValue: "INPUT_KEY_MASK_ENABLED") }
    public static var inputKeyMaskDisabled: Self { Self(rawValue: "INPUT_KEY_MASK_DISABLED") }

    public static let names = JSONKeys(
        "KEYPRESS", "ENTRY_SUBMITTED", "ENTRY_VOICE", "ENTRY_CANCELLED", "ENTRY_ABORTED", "INPUT_KEY_MASK_ENABLED", "INPUT_KEY_MASK_DISABLED")

    public static let lifespans: [String: SDLLifespan] = [
        "INPUT_KEY_MASK_ENABLED": SDLLifespan(since: SDLVersion(7, 1)),
        "INPUT_KEY_MASK_DISABLED": SDLLifespan(since: SDLVersion(7, 1)),
    ]
}

/// The 3 values of `KeyboardInputMask`, since 7.1.
public struct SDLKeyboardInputMask: OpenEnumeration {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var enableInputKeyMask: Self { Self(rawValue: "ENABLE_INPUT_KEY_MASK") }
    public static var disableInputKeyMask: Self { Self(rawValue: "DISABLE_INPUT_KEY_MASK") }
    public static var userChoiceInputKeyMask: Self { Self(rawValue: "USER_CHOICE_INPUT_KEY_MASK") }

    public static let names = JSONKeys(
        "ENABLE_INPUT_KEY_MASK", "DISABLE_INPUT_KEY_MASK", "USER_CHOICE_INPUT_KEY_MASK")
}

/// The 4 values of `KeyboardLayout`, since 3.0.
public struct SDLKeyboardLayout: OpenEnumeration {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var qwerty: Self { Self(rawValue: "QWERTY") }
    public static var qwertz: Self { Self(rawValue: "QWERTZ") }
    public static var azerty: Self { Self(rawValue: "AZERTY") }
    public static var numeric: Self { Self(rawValue: "NUMERIC") }

    public static let names = JSONKeys(
        "QWERTY", "QWERTZ", "AZERTY", "NUMERIC")

    public static let lifespans: [String: SDLLifespan] = [
        "NUMERIC": SDLLifespan(since: SDLVersion(7, 1)),
    ]
}

/// The 3 values of `KeypressMode`, since 3.0.
public struct SDLKeypressMode: OpenEnumeration {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var singleKeypress: Self { Self(rawValue: "SINGLE_KEYPRESS") }
    public static var queueKeypresses: Self { Self(rawValue: "QUEUE_KEYPRESSES") }
    public static var resendCurrentEntry: Self { Self(rawValue: "RESEND_CURRENT_ENTRY") }

    public static let names = JSONKeys(
        "SINGLE_KEYPRESS", "QUEUE_KEYPRESSES", "RESEND_CURRENT_ENTRY")
}

/// The 39 values of `Language`, since 1.0.
public struct SDLLanguage: OpenEnumeration {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var enUs: Self { Self(rawValue: "EN-US") }
    public static var esMx: Self { Self(rawValue: "ES-MX") }
    public static var frCa: Self { Self(rawValue: "FR-CA") }
    public static var deDe: Self { Self(rawValue: "DE-DE") }
    public static var esEs: Self { Self(rawValue: "ES-ES") }
    public static var enGb: Self { Self(rawValue: "EN-GB") }
    public static var ruRu: Self { Self(rawValue: "RU-RU") }
    public static var trTr: Self { Self(rawValue: "TR-TR") }
    public static var plPl: Self { Self(rawValue: "PL-PL") }
    public static var frFr: Self { Self(rawValue: "FR-FR") }
    public static var itIt: Self { Self(rawValue: "IT-IT") }
    public static var svSe: Self { Self(rawValue: "SV-SE") }
    public static var ptPt: Self { Self(rawValue: "PT-PT") }
    public static var nlNl: Self { Self(rawValue: "NL-NL") }
    public static var enAu: Self { Self(rawValue: "EN-AU") }
    public static var zhCn: Self { Self(rawValue: "ZH-CN") }
    public static var zhTw: Self { Self(rawValue: "ZH-TW") }
    public static var jaJp: Self { Self(rawValue: "JA-JP") }
    public static var arSa: Self { Self(rawValue: "AR-SA") }
    public static var koKr: Self { Self(rawValue: "KO-KR") }
    public static var ptBr: Self { Self(rawValue: "PT-BR") }
    public static var csCz: Self { Self(rawValue: "CS-CZ") }
    public static var daDk: Self { Self(rawValue: "DA-DK") }
    public static var noNo: Self { Self(rawValue: "NO-NO") }
    public static var nlBe: Self { Self(rawValue: "NL-BE") }
    public static var elGr: Self { Self(rawValue: "EL-GR") }
    public static var huHu: Self { Self(rawValue: "HU-HU") }
    public static var fiFi: Self { Self(rawValue: "FI-FI") }
    public static var skSk: Self { Self(rawValue: "SK-SK") }
    public static var enIn: Self { Self(rawValue: "EN-IN") }
    public static var thTh: Self { Self(rawValue: "TH-TH") }
    public static var enSa: Self { Self(rawValue: "EN-SA") }
    public static var heIl: Self { Self(rawValue: "HE-IL") }
    public static var roRo: Self { Self(rawValue: "RO-RO") }
    public static var ukUa: Self { Self(rawValue: "UK-UA") }
    public static var idId: Self { Self(rawValue: "ID-ID") }
    public static var viVn: Self { Self(rawValue: "VI-VN") }
    public static var msMy: Self { Self(rawValue: "MS-MY") }
    public static var hiIn: Self { Self(rawValue: "HI-IN") }

    public static let names = JSONKeys(
        "EN-US", "ES-MX", "FR-CA", "DE-DE", "ES-ES", "EN-GB", "RU-RU", "TR-TR", "PL-PL", "FR-FR", "IT-IT", "SV-SE", "PT-PT", "NL-NL", "EN-AU", "ZH-CN", "ZH-TW", "JA-JP", "AR-SA", "KO-KR", "PT-BR", "CS-CZ", "DA-DK", "NO-NO", "NL-BE", "EL-GR", "HU-HU", "FI-FI", "SK-SK", "EN-IN", "TH-TH", "EN-SA", "HE-IL", "RO-RO", "UK-UA", "ID-ID", "VI-VN", "MS-MY", "HI-IN")

    public static let lifespans: [String: SDLLifespan] = [
        "DE-DE": SDLLifespan(since: SDLVersion(2, 0)),
        "ES-ES": SDLLifespan(since: SDLVersion(2, 0)),
        "EN-GB": SDLLifespan(since: SDLVersion(2, 0)),
        "RU-RU": SDLLifespan(since: SDLVersion(2, 0)),
        "TR-TR": SDLLifespan(since: SDLVersion(2, 0)),
        "PL-PL": SDLLifespan(since: SDLVersion(2, 0)),
        "FR-FR": SDLLifespan(since: SDLVersion(2, 0)),
        "IT-IT": SDLLifespan(since: SDLVersion(2, 0)),
        "SV-SE": SDLLifespan(since: SDLVersion(2, 0)),
        "PT-PT": SDLLifespan(since: SDLVersion(2, 0)),
        "NL-NL": SDLLifespan(since: SDLVersion(2, 0)),
        "EN-AU": SDLLifespan(since: SDLVersion(2, 0)),
        "ZH-CN": SDLLifespan(since: SDLVersion(2, 0)),
        "ZH-TW": SDLLifespan(since: SDLVersion(2, 0)),
        "JA-JP": SDLLifespan(since: SDLVersion(2, 0)),
        "AR-SA": SDLLifespan(since: SDLVersion(2, 0)),
        "KO-KR": SDLLifespan(since: SDLVersion(2, 0)),
        "PT-BR": SDLLifespan(since: SDLVersion(2, 0)),
        "CS-CZ": SDLLifespan(since: SDLVersion(2, 0)),
        "DA-DK": SDLLifespan(since: SDLVersion(2, 0)),
        "NO-NO": SDLLifespan(since: SDLVersion(2, 0)),
        "NL-BE": SDLLifespan(since: SDLVersion(2, 0)),
        "EL-GR": SDLLifespan(since: SDLVersion(2, 0)),
        "HU-HU": SDLLifespan(since: SDLVersion(2, 0)),
        "FI-FI": SDLLifespan(since: SDLVersion(2, 0)),
        "SK-SK": SDLLifespan(since: SDLVersion(2, 0)),
        "EN-IN": SDLLifespan(since: SDLVersion(4, 5)),
        "TH-TH": SDLLifespan(since: SDLVersion(4, 5)),
        "EN-SA": SDLLifespan(since: SDLVersion(4, 5)),
        "HE-IL": SDLLifespan(since: SDLVersion(4, 5)),
        "RO-RO": SDLLifespan(since: SDLVersion(4, 5)),
        "UK-UA": SDLLifespan(since: SDLVersion(4, 5)),
        "ID-ID": SDLLifespan(since: SDLVersion(4, 5)),
        "VI-VN": SDLLifespan(since: SDLVersion(4, 5)),
        "MS-MY": SDLLifespan(since: SDLVersion(4, 5)),
        "HI-IN": SDLLifespan(since: SDLVersion(4, 5)),
    ]
}

/// The 5 values of `LayoutMode`, since 3.0.
public struct SDLLayoutMode: OpenEnumeration {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var iconOnly: Self { Self(rawValue: "ICON_ONLY") }
    public static var iconWithSearch: Self { Self(rawValue: "ICON_WITH_SEARCH") }
    public static var listOnly: Self { Self(rawValue: "LIST_ONLY") }
    public static var listWithSearch: Self { Self(rawValue: "LIST_WITH_SEARCH") }
    public static var keyboard: Self { Self(rawValue: "KEYBOARD") }

    public static let names = JSONKeys(
        "ICON_ONLY", "ICON_WITH_SEARCH", "LIST_ONLY", "LIST_WITH_SEARCH", "KEYBOARD")
}

/// The 48 values of `LightName`, since 5.0.
public struct SDLLightName: OpenEnumeration {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var frontLeftHighBeam: Self { Self(rawValue: "FRONT_LEFT_HIGH_BEAM") }
    public static var frontRightHighBeam: Self { Self(rawValue: "FRONT_RIGHT_HIGH_BEAM") }
    public static var frontLeftLowBeam: Self { Self(rawValue: "FRONT_LEFT_LOW_BEAM") }
    public static var frontRightLowBeam: Self { Self(rawValue: "FRONT_RIGHT_LOW_BEAM") }
    public static var frontLeftParkingLight: Self { Self(rawValue: "FRONT_LEFT_PARKING_LIGHT") }
    public static var frontRightParkingLight: Self { Self(rawValue: "FRONT_RIGHT_PARKING_LIGHT") }
    public static var frontLeftFogLight: Self { Self(rawValue: "FRONT_LEFT_FOG_LIGHT") }
    public static var frontRightFogLight: Self { Self(rawValue: "FRONT_RIGHT_FOG_LIGHT") }
    public static var frontLeftDaytimeRunningLight: Self { Self(rawValue: "FRONT_LEFT_DAYTIME_RUNNING_LIGHT") }
    public static var frontRightDaytimeRunningLight: Self { Self(rawValue: "FRONT_RIGHT_DAYTIME_RUNNING_LIGHT") }
    public static var frontLeftTurnLight: Self { Self(rawValue: "FRONT_LEFT_TURN_LIGHT") }
    public static var frontRightTurnLight: Self { Self(rawValue: "FRONT_RIGHT_TURN_LIGHT") }
    public static var rearLeftFogLight: Self { Self(rawValue: "REAR_LEFT_FOG_LIGHT") }
    public static var rearRightFogLight: Self { Self(rawValue: "REAR_RIGHT_FOG_LIGHT") }
    public static var rearLeftTailLight: Self { Self(rawValue: "REAR_LEFT_TAIL_LIGHT") }
    public static var rearRightTailLight: Self { Self(rawValue: "REAR_RIGHT_TAIL_LIGHT") }
    public static var rearLeftBrakeLight: Self { Self(rawValue: "REAR_LEFT_BRAKE_LIGHT") }
    public static var rearRightBrakeLight: Self { Self(rawValue: "REAR_RIGHT_BRAKE_LIGHT") }
    public static var rearLeftTurnLight: Self { Self(rawValue: "REAR_LEFT_TURN_LIGHT") }
    public static var rearRightTurnLight: Self { Self(rawValue: "REAR_RIGHT_TURN_LIGHT") }
    public static var rearRegistrationPlateLight: Self { Self(rawValue: "REAR_REGISTRATION_PLATE_LIGHT") }
    public static var highBeams: Self { Self(rawValue: "HIGH_BEAMS") }
    public static var lowBeams: Self { Self(rawValue: "LOW_BEAMS") }
    public static var fogLights: Self { Self(rawValue: "FOG_LIGHTS") }
    public static var runningLights: Self { Self(rawValue: "RUNNING_LIGHTS") }
    public static var parkingLights: Self { Self(rawValue: "PARKING_LIGHTS") }
    public static var brakeLights: Self { Self(rawValue: "BRAKE_LIGHTS") }
    public static var rearReversingLights: Self { Self(rawValue: "REAR_REVERSING_LIGHTS") }
    public static var sideMarkerLights: Self { Self(rawValue: "SIDE_MARKER_LIGHTS") }
    public static var leftTurnLights: Self { Self(rawValue: "LEFT_TURN_LIGHTS") }
    public static var rightTurnLights: Self { Self(rawValue: "RIGHT_TURN_LIGHTS") }
    public static var hazardLights: Self { Self(rawValue: "HAZARD_LIGHTS") }
    public static var rearCargoLights: Self { Self(rawValue: "REAR_CARGO_LIGHTS") }
    public static var rearTruckBedLights: Self { Self(rawValue: "REAR_TRUCK_BED_LIGHTS") }
    public static var rearTrailerLights: Self { Self(rawValue: "REAR_TRAILER_LIGHTS") }
    public static var leftSpotLights: Self { Self(rawValue: "LEFT_SPOT_LIGHTS") }
    public static var rightSpotLights: Self { Self(rawValue: "RIGHT_SPOT_LIGHTS") }
    public static var leftPuddleLights: Self { Self(rawValue: "LEFT_PUDDLE_LIGHTS") }
    public static var rightPuddleLights: Self { Self(rawValue: "RIGHT_PUDDLE_LIGHTS") }
    public static var ambientLights: Self { Self(rawValue: "AMBIENT_LIGHTS") }
    public static var overheadLights: Self { Self(rawValue: "OVERHEAD_LIGHTS") }
    public static var readingLights: Self { Self(rawValue: "READING_LIGHTS") }
    public static var trunkLights: Self { Self(rawValue: "TRUNK_LIGHTS") }
    public static var exteriorFrontLights: Self { Self(rawValue: "EXTERIOR_FRONT_LIGHTS") }
    public static var exteriorRearLights: Self { Self(rawValue: "EXTERIOR_REAR_LIGHTS") }
    public static var exteriorLeftLights: Self { Self(rawValue: "EXTERIOR_LEFT_LIGHTS") }
    public static var exteriorRightLights: Self { Self(rawValue: "EXTERIOR_RIGHT_LIGHTS") }
    public static var exteriorAllLights: Self { Self(rawValue: "EXTERIOR_ALL_LIGHTS") }

    public static let names = JSONKeys(
        "FRONT_LEFT_HIGH_BEAM", "FRONT_RIGHT_HIGH_BEAM", "FRONT_LEFT_LOW_BEAM", "FRONT_RIGHT_LOW_BEAM", "FRONT_LEFT_PARKING_LIGHT", "FRONT_RIGHT_PARKING_LIGHT", "FRONT_LEFT_FOG_LIGHT", "FRONT_RIGHT_FOG_LIGHT", "FRONT_LEFT_DAYTIME_RUNNING_LIGHT", "FRONT_RIGHT_DAYTIME_RUNNING_LIGHT", "FRONT_LEFT_TURN_LIGHT", "FRONT_RIGHT_TURN_LIGHT", "REAR_LEFT_FOG_LIGHT", "REAR_RIGHT_FOG_LIGHT", "REAR_LEFT_TAIL_LIGHT", "REAR_RIGHT_TAIL_LIGHT", "REAR_LEFT_BRAKE_LIGHT", "REAR_RIGHT_BRAKE_LIGHT", "REAR_LEFT_TURN_LIGHT", "REAR_RIGHT_TURN_LIGHT", "REAR_REGISTRATION_PLATE_LIGHT", "HIGH_BEAMS", "LOW_BEAMS", "FOG_LIGHTS", "RUNNING_LIGHTS", "PARKING_LIGHTS", "BRAKE_LIGHTS", "REAR_REVERSING_LIGHTS", "SIDE_MARKER_LIGHTS", "LEFT_TURN_LIGHTS", "RIGHT_TURN_LIGHTS", "HAZARD_LIGHTS", "REAR_CARGO_LIGHTS", "REAR_TRUCK_BED_LIGHTS", "REAR_TRAILER_LIGHTS", "LEFT_SPOT_LIGHTS", "RIGHT_SPOT_LIGHTS", "LEFT_PUDDLE_LIGHTS", "RIGHT_PUDDLE_LIGHTS", "AMBIENT_LIGHTS", "OVERHEAD_LIGHTS", "READING_LIGHTS", "TRUNK_LIGHTS", "EXTERIOR_FRONT_LIGHTS", "EXTERIOR_REAR_LIGHTS", "EXTERIOR_LEFT_LIGHTS", "EXTERIOR_RIGHT_LIGHTS", "EXTERIOR_ALL_LIGHTS")
}

/// The 6 values of `LightStatus`, since 5.0.
public struct SDLLightStatus: OpenEnumeration {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var on: Self { Self(rawValue: "ON") }
    public static var off: Self { Self(rawValue: "OFF") }
    public static var rampUp: Self { Self(rawValue: "RAMP_UP") }
    public static var rampDown: Self { Self(rawValue: "RAMP_DOWN") }
    public static var unknown: Self { Self(rawValue: "UNKNOWN") }
    public static var invalid: Self { Self(rawValue: "INVALID") }

    public static let names = JSONKeys(
        "ON", "OFF", "RAMP_UP", "RAMP_DOWN", "UNKNOWN", "INVALID")
}

/// The 4 values of `MaintenanceModeStatus`, since 2.0.
public struct SDLMaintenanceModeStatus: OpenEnumeration {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var normal: Self { Self(rawValue: "NORMAL") }
    public static var near: Self { Self(rawValue: "NEAR") }
    public static var active: Self { Self(rawValue: "ACTIVE") }
    public static var featureNotPresent: Self { Self(rawValue: "FEATURE_NOT_PRESENT") }

    public static let names = JSONKeys(
        "NORMAL", "NEAR", "ACTIVE", "FEATURE_NOT_PRESENT")
}

/// The 5 values of `MassageCushion`, since 5.0.
public struct SDLMassageCushion: OpenEnumeration {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var topLumbar: Self { Self(rawValue: "TOP_LUMBAR") }
    public static var middleLumbar: Self { Self(rawValue: "MIDDLE_LUMBAR") }
    public static var bottomLumbar: Self { Self(rawValue: "BOTTOM_LUMBAR") }
    public static var backBolsters: Self { Self(rawValue: "BACK_BOLSTERS") }
    public static var seatBolsters: Self { Self(rawValue: "SEAT_BOLSTERS") }

    public static let names = JSONKeys(
        "TOP_LUMBAR", "MIDDLE_LUMBAR", "BOTTOM_LUMBAR", "BACK_BOLSTERS", "SEAT_BOLSTERS")
}

/// The 3 values of `MassageMode`, since 5.0.
public struct SDLMassageMode: OpenEnumeration {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var off: Self { Self(rawValue: "OFF") }
    public static var low: Self { Self(rawValue: "LOW") }
    public static var high: Self { Self(rawValue: "HIGH") }

    public static let names = JSONKeys(
        "OFF", "LOW", "HIGH")
}

/// The 2 values of `MassageZone`, since 5.0.
public struct SDLMassageZone: OpenEnumeration {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var lumbar: Self { Self(rawValue: "LUMBAR") }
    public static var seatCushion: Self { Self(rawValue: "SEAT_CUSHION") }

    public static let names = JSONKeys(
        "LUMBAR", "SEAT_CUSHION")
}

/// The 7 values of `MediaClockFormat`, since 1.0.
public struct SDLMediaClockFormat: OpenEnumeration {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var clock1: Self { Self(rawValue: "CLOCK1") }
    public static var clock2: Self { Self(rawValue: "CLOCK2") }
    public static var clock3: Self { Self(rawValue: "CLOCK3") }
    public static var clocktext1: Self { Self(rawValue: "CLOCKTEXT1") }
    public static var clocktext2: Self { Self(rawValue: "CLOCKTEXT2") }
    public static var clocktext3: Self { Self(rawValue: "CLOCKTEXT3") }
    public static var clocktext4: Self { Self(rawValue: "CLOCKTEXT4") }

    public static let names = JSONKeys(
        "CLOCK1", "CLOCK2", "CLOCK3", "CLOCKTEXT1", "CLOCKTEXT2", "CLOCKTEXT3", "CLOCKTEXT4")

    public static let lifespans: [String: SDLLifespan] = [
        "CLOCK3": SDLLifespan(since: SDLVersion(2, 0)),
        "CLOCKTEXT4": SDLLifespan(since: SDLVersion(2, 0)),
    ]
}

/// The 4 values of `MediaType`, since 5.1.
public struct SDLMediaType: OpenEnumeration {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var music: Self { Self(rawValue: "MUSIC") }
    public static var podcast: Self { Self(rawValue: "PODCAST") }
    public static var audiobook: Self { Self(rawValue: "AUDIOBOOK") }
    public static var other: Self { Self(rawValue: "OTHER") }

    public static let names = JSONKeys(
        "MUSIC", "PODCAST", "AUDIOBOOK", "OTHER")
}

/// The 2 values of `MenuLayout`, since 6.0.
public struct SDLMenuLayout: OpenEnumeration {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var list: Self { Self(rawValue: "LIST") }
    public static var tiles: Self { Self(rawValue: "TILES") }

    public static let names = JSONKeys(
        "LIST", "TILES")
}

/// The 12 values of `MetadataType`, since 4.5.
public struct SDLMetadataType: OpenEnumeration {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var mediaTitle: Self { Self(rawValue: "mediaTitle") }
    public static var mediaArtist: Self { Self(rawValue: "mediaArtist") }
    public static var mediaAlbum: Self { Self(rawValue: "mediaAlbum") }
    public static var mediaYear: Self { Self(rawValue: "mediaYear") }
    public static var mediaGenre: Self { Self(rawValue: "mediaGenre") }
    public static var mediaStation: Self { Self(rawValue: "mediaStation") }
    public static var rating: Self { Self(rawValue: "rating") }
    public static var currentTemperature: Self { Self(rawValue: "currentTemperature") }
    public static var maximumTemperature: Self { Self(rawValue: "maximumTemperature") }
    public static var minimumTemperature: Self { Self(rawValue: "minimumTemperature") }
    public static var weatherTerm: Self { Self(rawValue: "weatherTerm") }
    public static var humidity: Self { Self(rawValue: "humidity") }

    public static let names = JSONKeys(
        "mediaTitle", "mediaArtist", "mediaAlbum", "mediaYear", "mediaGenre", "mediaStation", "rating", "currentTemperature", "maximumTemperature", "minimumTemperature", "weatherTerm", "humidity")
}

/// The 6 values of `ModuleType`, since 4.5.
public struct SDLModuleType: OpenEnumeration {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var climate: Self { Self(rawValue: "CLIMATE") }
    public static var radio: Self { Self(rawValue: "RADIO") }
    public static var seat: Self { Self(rawValue: "SEAT") }
    public static var audio: Self { Self(rawValue: "AUDIO") }
    public static var light: Self { Self(rawValue: "LIGHT") }
    public static var hmiSettings: Self { Self(rawValue: "HMI_SETTINGS") }

    public static let names = JSONKeys(
        "CLIMATE", "RADIO", "SEAT", "AUDIO", "LIGHT", "HMI_SETTINGS")

    public static let lifespans: [String: SDLLifespan] = [
        "SEAT": SDLLifespan(since: SDLVersion(5, 0)),
        "AUDIO": SDLLifespan(since: SDLVersion(5, 0)),
        "LIGHT": SDLLifespan(since: SDLVersion(5, 0)),
        "HMI_SETTINGS": SDLLifespan(since: SDLVersion(5, 0)),
    ]
}

/// The 3 values of `messageType`, since 1.0.
public struct SDLMessageType: NumberedEnumeration {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static var request: Self { Self(rawValue: 0) }
    public static var response: Self { Self(rawValue: 1) }
    public static var notification: Self { Self(rawValue: 2) }

    public static let names: KeyValuePairs<Int, String> = [
        0: "request",
        1: "response",
        2: "notification",
    ]
}

/// The 7 values of `NavigationAction`, since 5.1.
public struct SDLNavigationAction: OpenEnumeration {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var turn: Self { Self(rawValue: "TURN") }
    public static var exit: Self { Self(rawValue: "EXIT") }
    public static var stay: Self { Self(rawValue: "STAY") }
    public static var merge: Self { Self(rawValue: "MERGE") }
    public static var ferry: Self { Self(rawValue: "FERRY") }
    public static var carShuttleTrain: Self { Self(rawValue: "CAR_SHUTTLE_TRAIN") }
    public static var waypoint: Self { Self(rawValue: "WAYPOINT") }

    public static let names = JSONKeys(
        "TURN", "EXIT", "STAY", "MERGE", "FERRY", "CAR_SHUTTLE_TRAIN", "WAYPOINT")
}

/// The 8 values of `NavigationJunction`, since 5.1.
public struct SDLNavigationJunction: OpenEnumeration {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var regular: Self { Self(rawValue: "REGULAR") }
    public static var bifurcation: Self { Self(rawValue: "BIFURCATION") }
    public static var multiCarriageway: Self { Self(rawValue: "MULTI_CARRIAGEWAY") }
    public static var roundabout: Self { Self(rawValue: "ROUNDABOUT") }
    public static var traversableRoundabout: Self { Self(rawValue: "TRAVERSABLE_ROUNDABOUT") }
    public static var jughandle: Self { Self(rawValue: "JUGHANDLE") }
    public static var allWayYield: Self { Self(rawValue: "ALL_WAY_YIELD") }
    public static var turnAround: Self { Self(rawValue: "TURN_AROUND") }

    public static let names = JSONKeys(
        "REGULAR", "BIFURCATION", "MULTI_CARRIAGEWAY", "ROUNDABOUT", "TRAVERSABLE_ROUNDABOUT", "JUGHANDLE", "ALL_WAY_YIELD", "TURN_AROUND")
}

/// The 18 values of `PRNDL`, since 2.0.
public struct SDLPRNDL: OpenEnumeration {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var park: Self { Self(rawValue: "PARK") }
    public static var reverse: Self { Self(rawValue: "REVERSE") }
    public static var neutral: Self { Self(rawValue: "NEUTRAL") }
    public static var drive: Self { Self(rawValue: "DRIVE") }
    public static var sport: Self { Self(rawValue: "SPORT") }
    public static var lowgear: Self { Self(rawValue: "LOWGEAR") }
    public static var first: Self { Self(rawValue: "FIRST") }
    public static var second: Self { Self(rawValue: "SECOND") }
    public static var third: Self { Self(rawValue: "THIRD") }
    public static var fourth: Self { Self(rawValue: "FOURTH") }
    public static var fifth: Self { Self(rawValue: "FIFTH") }
    public static var sixth: Self { Self(rawValue: "SIXTH") }
    public static var seventh: Self { Self(rawValue: "SEVENTH") }
    public static var eighth: Self { Self(rawValue: "EIGHTH") }
    public static var ninth: Self { Self(rawValue: "NINTH") }
    public static var tenth: Self { Self(rawValue: "TENTH") }
    public static var unknown: Self { Self(rawValue: "UNKNOWN") }
    public static var fault: Self { Self(rawValue: "FAULT") }

    public static let names = JSONKeys(
        "PARK", "REVERSE", "NEUTRAL", "DRIVE", "SPORT", "LOWGEAR", "FIRST", "SECOND", "THIRD", "FOURTH", "FIFTH", "SIXTH", "SEVENTH", "EIGHTH", "NINTH", "TENTH", "UNKNOWN", "FAULT")

    public static let lifespans: [String: SDLLifespan] = [
        "NINTH": SDLLifespan(since: SDLVersion(7, 0)),
        "TENTH": SDLLifespan(since: SDLVersion(7, 0)),
    ]
}

/// The 4 values of `PermissionStatus`, since 2.0.
public struct SDLPermissionStatus: OpenEnumeration {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var allowed: Self { Self(rawValue: "ALLOWED") }
    public static var disallowed: Self { Self(rawValue: "DISALLOWED") }
    public static var userDisallowed: Self { Self(rawValue: "USER_DISALLOWED") }
    public static var userConsentPending: Self { Self(rawValue: "USER_CONSENT_PENDING") }

    public static let names = JSONKeys(
        "ALLOWED", "DISALLOWED", "USER_DISALLOWED", "USER_CONSENT_PENDING")
}

/// The 4 values of `PowerModeQualificationStatus`, since 2.0.
public struct SDLPowerModeQualificationStatus: OpenEnumeration {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var powerModeUndefined: Self { Self(rawValue: "POWER_MODE_UNDEFINED") }
    public static var powerModeEvaluationInProgress: Self { Self(rawValue: "POWER_MODE_EVALUATION_IN_PROGRESS") }
    public static var notDefined: Self { Self(rawValue: "NOT_DEFINED") }
    public static var powerModeOk: Self { Self(rawValue: "POWER_MODE_OK") }

    public static let names = JSONKeys(
        "POWER_MODE_UNDEFINED", "POWER_MODE_EVALUATION_IN_PROGRESS", "NOT_DEFINED", "POWER_MODE_OK")
}

/// The 9 values of `PowerModeStatus`, since 2.0.
public struct SDLPowerModeStatus: OpenEnumeration {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var keyOut: Self { Self(rawValue: "KEY_OUT") }
    public static var keyRecentlyOut: Self { Self(rawValue: "KEY_RECENTLY_OUT") }
    public static var keyApproved0: Self { Self(rawValue: "KEY_APPROVED_0") }
    public static var postAccesory0: Self { Self(rawValue: "POST_ACCESORY_0") }
    public static var accesory1: Self { Self(rawValue: "ACCESORY_1") }
    public static var postIgnition1: Self { Self(rawValue: "POST_IGNITION_1") }
    public static var ignitionOn2: Self { Self(rawValue: "IGNITION_ON_2") }
    public static var running2: Self { Self(rawValue: "RUNNING_2") }
    public static var crank3: Self { Self(rawValue: "CRANK_3") }

    public static let names = JSONKeys(
        "KEY_OUT", "KEY_RECENTLY_OUT", "KEY_APPROVED_0", "POST_ACCESORY_0", "ACCESORY_1", "POST_IGNITION_1", "IGNITION_ON_2", "RUNNING_2", "CRANK_3")
}

/// The 21 values of `PredefinedLayout`, since 3.0.
public struct SDLPredefinedLayout: OpenEnumeration {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var `default`: Self { Self(rawValue: "DEFAULT") }
    public static var media: Self { Self(rawValue: "MEDIA") }
    public static var nonMedia: Self { Self(rawValue: "NON-MEDIA") }
    public static var onscreenPresets: Self { Self(rawValue: "ONSCREEN_PRESETS") }
    public static var navFullscreenMap: Self { Self(rawValue: "NAV_FULLSCREEN_MAP") }
    public static var navList: Self { Self(rawValue: "NAV_LIST") }
    public static var navKeyboard: Self { Self(rawValue: "NAV_KEYBOARD") }
    public static var graphicWithText: Self { Self(rawValue: "GRAPHIC_WITH_TEXT") }
    public static var textWithGraphic: Self { Self(rawValue: "TEXT_WITH_GRAPHIC") }
    public static var tilesOnly: Self { Self(rawValue: "TILES_ONLY") }
    public static var textbuttonsOnly: Self { Self(rawValue: "TEXTBUTTONS_ONLY") }
    public static var graphicWithTiles: Self { Self(rawValue: "GRAPHIC_WITH_TILES") }
    public static var tilesWithGraphic: Self { Self(rawValue: "TILES_WITH_GRAPHIC") }
    public static var graphicWithTextAndSoftbuttons: Self { Self(rawValue: "GRAPHIC_WITH_TEXT_AND_SOFTBUTTONS") }
    public static var textAndSoftbuttonsWithGraphic: Self { Self(rawValue: "TEXT_AND_SOFTBUTTONS_WITH_GRAPHIC") }
    public static var graphicWithTextbuttons: Self { Self(rawValue: "GRAPHIC_WITH_TEXTBUTTONS") }
    public static var textbuttonsWithGraphic: Self { Self(rawValue: "TEXTBUTTONS_WITH_GRAPHIC") }
    public static var largeGraphicWithSoftbuttons: Self { Self(rawValue: "LARGE_GRAPHIC_WITH_SOFTBUTTONS") }
    public static var doubleGraphicWithSoftbuttons: Self { Self(rawValue: "DOUBLE_GRAPHIC_WITH_SOFTBUTTONS") }
    public static var largeGraphicOnly: Self { Self(rawValue: "LARGE_GRAPHIC_ONLY") }
    public static var webView: Self { Self(rawValue: "WEB_VIEW") }

    public static let names = JSONKeys(
        "DEFAULT", "MEDIA", "NON-MEDIA", "ONSCREEN_PRESETS", "NAV_FULLSCREEN_MAP", "NAV_LIST", "NAV_KEYBOARD", "GRAPHIC_WITH_TEXT", "TEXT_WITH_GRAPHIC", "TILES_ONLY", "TEXTBUTTONS_ONLY", "GRAPHIC_WITH_TILES", "TILES_WITH_GRAPHIC", "GRAPHIC_WITH_TEXT_AND_SOFTBUTTONS", "TEXT_AND_SOFTBUTTONS_WITH_GRAPHIC", "GRAPHIC_WITH_TEXTBUTTONS", "TEXTBUTTONS_WITH_GRAPHIC", "LARGE_GRAPHIC_WITH_SOFTBUTTONS", "DOUBLE_GRAPHIC_WITH_SOFTBUTTONS", "LARGE_GRAPHIC_ONLY", "WEB_VIEW")

    public static let lifespans: [String: SDLLifespan] = [
        "WEB_VIEW": SDLLifespan(since: SDLVersion(7, 0)),
    ]
}

/// The 2 values of `PredefinedWindows`, since 6.0.
public struct SDLPredefinedWindows: NumberedEnumeration {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static var defaultWindow: Self { Self(rawValue: 0) }
    public static var primaryWidget: Self { Self(rawValue: 1) }

    public static let names: KeyValuePairs<Int, String> = [
        0: "DEFAULT_WINDOW",
        1: "PRIMARY_WIDGET",
    ]
}

/// The 5 values of `PrerecordedSpeech`, since 1.0.
public struct SDLPrerecordedSpeech: OpenEnumeration {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var helpJingle: Self { Self(rawValue: "HELP_JINGLE") }
    public static var initialJingle: Self { Self(rawValue: "INITIAL_JINGLE") }
    public static var listenJingle: Self { Self(rawValue: "LISTEN_JINGLE") }
    public static var positiveJingle: Self { Self(rawValue: "POSITIVE_JINGLE") }
    public static var negativeJingle: Self { Self(rawValue: "NEGATIVE_JINGLE") }

    public static let names = JSONKeys(
        "HELP_JINGLE", "INITIAL_JINGLE", "LISTEN_JINGLE", "POSITIVE_JINGLE", "NEGATIVE_JINGLE")
}

/// The 12 values of `PrimaryAudioSource`, since 2.0.
public struct SDLPrimaryAudioSource: OpenEnumeration {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var noSourceSelected: Self { Self(rawValue: "NO_SOURCE_SELECTED") }
    public static var cd: Self { Self(rawValue: "CD") }
    public static var usb: Self { Self(rawValue: "USB") }
    public static var usb2: Self { Self(rawValue: "USB2") }
    public static var bluetoothStereoBtst: Self { Self(rawValue: "BLUETOOTH_STEREO_BTST") }
    public static var lineIn: Self { Self(rawValue: "LINE_IN") }
    public static var ipod: Self { Self(rawValue: "IPOD") }
    public static var mobileApp: Self { Self(rawValue: "MOBILE_APP") }
    public static var am: Self { Self(rawValue: "AM") }
    public static var fm: Self { Self(rawValue: "FM") }
    public static var xm: Self { Self(rawValue: "XM") }
    public static var dab: Self { Self(rawValue: "DAB") }

    public static let names = JSONKeys(
        "NO_SOURCE_SELECTED", "CD", "USB", "USB2", "BLUETOOTH_STEREO_BTST", "LINE_IN", "IPOD", "MOBILE_APP", "AM", "FM", "XM", "DAB")

    public static let lifespans: [String: SDLLifespan] = [
        "CD": SDLLifespan(since: SDLVersion(5, 0)),
        "AM": SDLLifespan(since: SDLVersion(5, 0)),
        "FM": SDLLifespan(since: SDLVersion(5, 0)),
        "XM": SDLLifespan(since: SDLVersion(5, 0)),
        "DAB": SDLLifespan(since: SDLVersion(5, 0)),
    ]
}

/// The 3 values of `RadioBand`, since 4.5.
public struct SDLRadioBand: OpenEnumeration {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var am: Self { Self(rawValue: "AM") }
    public static var fm: Self { Self(rawValue: "FM") }
    public static var xm: Self { Self(rawValue: "XM") }

    public static let names = JSONKeys(
        "AM", "FM", "XM")
}

/// The 4 values of `RadioState`, since 4.5.
public struct SDLRadioState: OpenEnumeration {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var acquiring: Self { Self(rawValue: "ACQUIRING") }
    public static var acquired: Self { Self(rawValue: "ACQUIRED") }
    public static var multicast: Self { Self(rawValue: "MULTICAST") }
    public static var notFound: Self { Self(rawValue: "NOT_FOUND") }

    public static let names = JSONKeys(
        "ACQUIRING", "ACQUIRED", "MULTICAST", "NOT_FOUND")
}

/// The 22 values of `RequestType`, since 3.0.
public struct SDLRequestType: OpenEnumeration {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var http: Self { Self(rawValue: "HTTP") }
    public static var fileResume: Self { Self(rawValue: "FILE_RESUME") }
    public static var authRequest: Self { Self(rawValue: "AUTH_REQUEST") }
    public static var authChallenge: Self { Self(rawValue: "AUTH_CHALLENGE") }
    public static var authAck: Self { Self(rawValue: "AUTH_ACK") }
    public static var proprietary: Self { Self(rawValue: "PROPRIETARY") }
    public static var queryApps: Self { Self(rawValue: "QUERY_APPS") }
    public static var launchApp: Self { Self(rawValue: "LAUNCH_APP") }
    public static var lockScreenIconUrl: Self { Self(rawValue: "LOCK_SCREEN_ICON_URL") }
    public static var trafficMessageChannel: Self { Self(rawValue: "TRAFFIC_MESSAGE_CHANNEL") }
    public static var driverProfile: Self { Self(rawValue: "DRIVER_PROFILE") }
    public static var voiceSearch: Self { Self(rawValue: "VOICE_SEARCH") }
    public static var navigation: Self { Self(rawValue: "NAVIGATION") }
    public static var phone: Self { Self(rawValue: "PHONE") }
    public static var climate: Self { Self(rawValue: "CLIMATE") }
    public static var settings: Self { Self(rawValue: "SETTINGS") }
    public static var vehicleDiagnostics: Self { Self(rawValue: "VEHICLE_DIAGNOSTICS") }
    public static var emergency: Self { Self(rawValue: "EMERGENCY") }
    public static var media: Self { Self(rawValue: "MEDIA") }
    public static var fota: Self { Self(rawValue: "FOTA") }
    public static var oemSpecific: Self { Self(rawValue: "OEM_SPECIFIC") }
    public static var iconUrl: Self { Self(rawValue: "ICON_URL") }

    public static let names = JSONKeys(
        "HTTP", "FILE_RESUME", "AUTH_REQUEST", "AUTH_CHALLENGE", "AUTH_ACK", "PROPRIETARY", "QUERY_APPS", "LAUNCH_APP", "LOCK_SCREEN_ICON_URL", "TRAFFIC_MESSAGE_CHANNEL", "DRIVER_PROFILE", "VOICE_SEARCH", "NAVIGATION", "PHONE", "CLIMATE", "SETTINGS", "VEHICLE_DIAGNOSTICS", "EMERGENCY", "MEDIA", "FOTA", "OEM_SPECIFIC", "ICON_URL")

    public static let lifespans: [String: SDLLifespan] = [
        "OEM_SPECIFIC": SDLLifespan(since: SDLVersion(5, 0)),
        "ICON_URL": SDLLifespan(since: SDLVersion(5, 1)),
    ]
}

/// The 37 values of `Result`, since 1.0.
public struct SDLResult: OpenEnumeration {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var success: Self { Self(rawValue: "SUCCESS") }
    public static var unsupportedRequest: Self { Self(rawValue: "UNSUPPORTED_REQUEST") }
    public static var unsupportedResource: Self { Self(rawValue: "UNSUPPORTED_RESOURCE") }
    public static var disallowed: Self { Self(rawValue: "DISALLOWED") }
    public static var rejected: Self { Self(rawValue: "REJECTED") }
    public static var aborted: Self { Self(rawValue: "ABORTED") }
    public static var ignored: Self { Self(rawValue: "IGNORED") }
    public static var retry: Self { Self(rawValue: "RETRY") }
    public static var inUse: Self { Self(rawValue: "IN_USE") }
    public static var vehicleDataNotAvailable: Self { Self(rawValue: "VEHICLE_DATA_NOT_AVAILABLE") }
    public static var timedOut: Self { Self(rawValue: "TIMED_OUT") }
    public static var invalidData: Self { Self(rawValue: "INVALID_DATA") }
    public static var charLimitExceeded: Self { Self(rawValue: "CHAR_LIMIT_EXCEEDED") }
    public static var invalidId: Self { Self(rawValue: "INVALID_ID") }
    public static var duplicateName: Self { Self(rawValue: "DUPLICATE_NAME") }
    public static var applicationNotRegistered: Self { Self(rawValue: "APPLICATION_NOT_REGISTERED") }
    public static var wrongLanguage: Self { Self(rawValue: "WRONG_LANGUAGE") }
    public static var outOfMemory: Self { Self(rawValue: "OUT_OF_MEMORY") }
    public static var tooManyPendingRequests: Self { Self(rawValue: "TOO_MANY_PENDING_REQUESTS") }
    public static var tooManyApplications: Self { Self(rawValue: "TOO_MANY_APPLICATIONS") }
    public static var applicationRegisteredAlready: Self { Self(rawValue: "APPLICATION_REGISTERED_ALREADY") }
    public static var warnings: Self { Self(rawValue: "WARNINGS") }
    public static var genericError: Self { Self(rawValue: "GENERIC_ERROR") }
    public static var userDisallowed: Self { Self(rawValue: "USER_DISALLOWED") }
    public static var truncatedData: Self { Self(rawValue: "TRUNCATED_DATA") }
    public static var unsupportedVersion: Self { Self(rawValue: "UNSUPPORTED_VERSION") }
    public static var vehicleDataNotAllowed: Self { Self(rawValue: "VEHICLE_DATA_NOT_ALLOWED") }
    public static var fileNotFound: Self { Self(rawValue: "FILE_NOT_FOUND") }
    public static var cancelRoute: Self { Self(rawValue: "CANCEL_ROUTE") }
    public static var saved: Self { Self(rawValue: "SAVED") }
    public static var invalidCert: Self { Self(rawValue: "INVALID_CERT") }
    public static var expiredCert: Self { Self(rawValue: "EXPIRED_CERT") }
    public static var resumeFailed: Self { Self(rawValue: "RESUME_FAILED") }
    public static var dataNotAvailable: Self { Self(rawValue: "DATA_NOT_AVAILABLE") }
    public static var readOnly: Self { Self(rawValue: "READ_ONLY") }
    public static var corruptedData: Self { Self(rawValue: "CORRUPTED_DATA") }
    public static var encryptionNeeded: Self { Self(rawValue: "ENCRYPTION_NEEDED") }

    public static let names = JSONKeys(
        "SUCCESS", "UNSUPPORTED_REQUEST", "UNSUPPORTED_RESOURCE", "DISALLOWED", "REJECTED", "ABORTED", "IGNORED", "RETRY", "IN_USE", "VEHICLE_DATA_NOT_AVAILABLE", "TIMED_OUT", "INVALID_DATA", "CHAR_LIMIT_EXCEEDED", "INVALID_ID", "DUPLICATE_NAME", "APPLICATION_NOT_REGISTERED", "WRONG_LANGUAGE", "OUT_OF_MEMORY", "TOO_MANY_PENDING_REQUESTS", "TOO_MANY_APPLICATIONS", "APPLICATION_REGISTERED_ALREADY", "WARNINGS", "GENERIC_ERROR", "USER_DISALLOWED", "TRUNCATED_DATA", "UNSUPPORTED_VERSION", "VEHICLE_DATA_NOT_ALLOWED", "FILE_NOT_FOUND", "CANCEL_ROUTE", "SAVED", "INVALID_CERT", "EXPIRED_CERT", "RESUME_FAILED", "DATA_NOT_AVAILABLE", "READ_ONLY", "CORRUPTED_DATA", "ENCRYPTION_NEEDED")

    public static let lifespans: [String: SDLLifespan] = [
        "VEHICLE_DATA_NOT_AVAILABLE": SDLLifespan(since: SDLVersion(2, 0)),
        "USER_DISALLOWED": SDLLifespan(since: SDLVersion(2, 0)),
        "UNSUPPORTED_VERSION": SDLLifespan(since: SDLVersion(2, 0)),
        "VEHICLE_DATA_NOT_ALLOWED": SDLLifespan(since: SDLVersion(2, 0)),
        "FILE_NOT_FOUND": SDLLifespan(since: SDLVersion(3, 0)),
        "SAVED": SDLLifespan(since: SDLVersion(2, 0)),
        "INVALID_CERT": SDLLifespan(since: SDLVersion(3, 0)),
        "EXPIRED_CERT": SDLLifespan(since: SDLVersion(3, 0)),
        "RESUME_FAILED": SDLLifespan(since: SDLVersion(3, 0)),
        "DATA_NOT_AVAILABLE": SDLLifespan(since: SDLVersion(4, 5)),
        "READ_ONLY": SDLLifespan(since: SDLVersion(4, 5)),
        "CORRUPTED_DATA": SDLLifespan(since: SDLVersion(5, 0)),
        "ENCRYPTION_NEEDED": SDLLifespan(since: SDLVersion(6, 0)),
    ]
}
