// Made by rpc-gen from Sources/rpc-gen/Spec/mobile.json; changes belong there.
// swift-format-ignore-file

public import JSON

/// The 39 values of `Language`, since version 1.0.
public struct SDLLanguage: OpenEnumeration {
    /// The name of the value.
    public let rawValue: String
    /// Creates a value. The mobile API need not define this value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The value `EN-US`.
    public static var enUs: Self { Self(rawValue: "EN-US") }
    /// The value `ES-MX`.
    public static var esMx: Self { Self(rawValue: "ES-MX") }
    /// The value `FR-CA`.
    public static var frCa: Self { Self(rawValue: "FR-CA") }
    /// The value `DE-DE`; since version 2.0.
    public static var deDe: Self { Self(rawValue: "DE-DE") }
    /// The value `ES-ES`; since version 2.0.
    public static var esEs: Self { Self(rawValue: "ES-ES") }
    /// The value `EN-GB`; since version 2.0.
    public static var enGb: Self { Self(rawValue: "EN-GB") }
    /// The value `RU-RU`; since version 2.0.
    public static var ruRu: Self { Self(rawValue: "RU-RU") }
    /// The value `TR-TR`; since version 2.0.
    public static var trTr: Self { Self(rawValue: "TR-TR") }
    /// The value `PL-PL`; since version 2.0.
    public static var plPl: Self { Self(rawValue: "PL-PL") }
    /// The value `FR-FR`; since version 2.0.
    public static var frFr: Self { Self(rawValue: "FR-FR") }
    /// The value `IT-IT`; since version 2.0.
    public static var itIt: Self { Self(rawValue: "IT-IT") }
    /// The value `SV-SE`; since version 2.0.
    public static var svSe: Self { Self(rawValue: "SV-SE") }
    /// The value `PT-PT`; since version 2.0.
    public static var ptPt: Self { Self(rawValue: "PT-PT") }
    /// The value `NL-NL`; since version 2.0.
    public static var nlNl: Self { Self(rawValue: "NL-NL") }
    /// The value `EN-AU`; since version 2.0.
    public static var enAu: Self { Self(rawValue: "EN-AU") }
    /// The value `ZH-CN`; since version 2.0.
    public static var zhCn: Self { Self(rawValue: "ZH-CN") }
    /// The value `ZH-TW`; since version 2.0.
    public static var zhTw: Self { Self(rawValue: "ZH-TW") }
    /// The value `JA-JP`; since version 2.0.
    public static var jaJp: Self { Self(rawValue: "JA-JP") }
    /// The value `AR-SA`; since version 2.0.
    public static var arSa: Self { Self(rawValue: "AR-SA") }
    /// The value `KO-KR`; since version 2.0.
    public static var koKr: Self { Self(rawValue: "KO-KR") }
    /// The value `PT-BR`; since version 2.0.
    public static var ptBr: Self { Self(rawValue: "PT-BR") }
    /// The value `CS-CZ`; since version 2.0.
    public static var csCz: Self { Self(rawValue: "CS-CZ") }
    /// The value `DA-DK`; since version 2.0.
    public static var daDk: Self { Self(rawValue: "DA-DK") }
    /// The value `NO-NO`; since version 2.0.
    public static var noNo: Self { Self(rawValue: "NO-NO") }
    /// The value `NL-BE`; since version 2.0.
    public static var nlBe: Self { Self(rawValue: "NL-BE") }
    /// The value `EL-GR`; since version 2.0.
    public static var elGr: Self { Self(rawValue: "EL-GR") }
    /// The value `HU-HU`; since version 2.0.
    public static var huHu: Self { Self(rawValue: "HU-HU") }
    /// The value `FI-FI`; since version 2.0.
    public static var fiFi: Self { Self(rawValue: "FI-FI") }
    /// The value `SK-SK`; since version 2.0.
    public static var skSk: Self { Self(rawValue: "SK-SK") }
    /// The value `EN-IN`; since version 4.5.
    public static var enIn: Self { Self(rawValue: "EN-IN") }
    /// The value `TH-TH`; since version 4.5.
    public static var thTh: Self { Self(rawValue: "TH-TH") }
    /// The value `EN-SA`; since version 4.5.
    public static var enSa: Self { Self(rawValue: "EN-SA") }
    /// The value `HE-IL`; since version 4.5.
    public static var heIl: Self { Self(rawValue: "HE-IL") }
    /// The value `RO-RO`; since version 4.5.
    public static var roRo: Self { Self(rawValue: "RO-RO") }
    /// The value `UK-UA`; since version 4.5.
    public static var ukUa: Self { Self(rawValue: "UK-UA") }
    /// The value `ID-ID`; since version 4.5.
    public static var idId: Self { Self(rawValue: "ID-ID") }
    /// The value `VI-VN`; since version 4.5.
    public static var viVn: Self { Self(rawValue: "VI-VN") }
    /// The value `MS-MY`; since version 4.5.
    public static var msMy: Self { Self(rawValue: "MS-MY") }
    /// The value `HI-IN`; since version 4.5.
    public static var hiIn: Self { Self(rawValue: "HI-IN") }

    public static let names = JSONKeys(
        "EN-US", "ES-MX", "FR-CA", "DE-DE", "ES-ES", "EN-GB", "RU-RU", "TR-TR", "PL-PL", "FR-FR", "IT-IT", "SV-SE", "PT-PT", "NL-NL", "EN-AU", "ZH-CN", "ZH-TW", "JA-JP", "AR-SA", "KO-KR", "PT-BR", "CS-CZ", "DA-DK", "NO-NO", "NL-BE", "EL-GR", "HU-HU", "FI-FI", "SK-SK", "EN-IN", "TH-TH", "EN-SA", "HE-IL", "RO-RO", "UK-UA", "ID-ID", "VI-VN", "MS-MY", "HI-IN")

    /// The versions of names that were added, deprecated or removed later.
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

/// The 5 values of `LayoutMode`, since version 3.0.
public struct SDLLayoutMode: OpenEnumeration {
    /// The name of the value.
    public let rawValue: String
    /// Creates a value. The mobile API need not define this value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The value `ICON_ONLY`.
    public static var iconOnly: Self { Self(rawValue: "ICON_ONLY") }
    /// The value `ICON_WITH_SEARCH`.
    public static var iconWithSearch: Self { Self(rawValue: "ICON_WITH_SEARCH") }
    /// The value `LIST_ONLY`.
    public static var listOnly: Self { Self(rawValue: "LIST_ONLY") }
    /// The value `LIST_WITH_SEARCH`.
    public static var listWithSearch: Self { Self(rawValue: "LIST_WITH_SEARCH") }
    /// The value `KEYBOARD`.
    public static var keyboard: Self { Self(rawValue: "KEYBOARD") }

    public static let names = JSONKeys(
        "ICON_ONLY", "ICON_WITH_SEARCH", "LIST_ONLY", "LIST_WITH_SEARCH", "KEYBOARD")
}

/// The 48 values of `LightName`, since version 5.0.
public struct SDLLightName: OpenEnumeration {
    /// The name of the value.
    public let rawValue: String
    /// Creates a value. The mobile API need not define this value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The value `FRONT_LEFT_HIGH_BEAM`.
    public static var frontLeftHighBeam: Self { Self(rawValue: "FRONT_LEFT_HIGH_BEAM") }
    /// The value `FRONT_RIGHT_HIGH_BEAM`.
    public static var frontRightHighBeam: Self { Self(rawValue: "FRONT_RIGHT_HIGH_BEAM") }
    /// The value `FRONT_LEFT_LOW_BEAM`.
    public static var frontLeftLowBeam: Self { Self(rawValue: "FRONT_LEFT_LOW_BEAM") }
    /// The value `FRONT_RIGHT_LOW_BEAM`.
    public static var frontRightLowBeam: Self { Self(rawValue: "FRONT_RIGHT_LOW_BEAM") }
    /// The value `FRONT_LEFT_PARKING_LIGHT`.
    public static var frontLeftParkingLight: Self { Self(rawValue: "FRONT_LEFT_PARKING_LIGHT") }
    /// The value `FRONT_RIGHT_PARKING_LIGHT`.
    public static var frontRightParkingLight: Self { Self(rawValue: "FRONT_RIGHT_PARKING_LIGHT") }
    /// The value `FRONT_LEFT_FOG_LIGHT`.
    public static var frontLeftFogLight: Self { Self(rawValue: "FRONT_LEFT_FOG_LIGHT") }
    /// The value `FRONT_RIGHT_FOG_LIGHT`.
    public static var frontRightFogLight: Self { Self(rawValue: "FRONT_RIGHT_FOG_LIGHT") }
    /// The value `FRONT_LEFT_DAYTIME_RUNNING_LIGHT`.
    public static var frontLeftDaytimeRunningLight: Self { Self(rawValue: "FRONT_LEFT_DAYTIME_RUNNING_LIGHT") }
    /// The value `FRONT_RIGHT_DAYTIME_RUNNING_LIGHT`.
    public static var frontRightDaytimeRunningLight: Self { Self(rawValue: "FRONT_RIGHT_DAYTIME_RUNNING_LIGHT") }
    /// The value `FRONT_LEFT_TURN_LIGHT`.
    public static var frontLeftTurnLight: Self { Self(rawValue: "FRONT_LEFT_TURN_LIGHT") }
    /// The value `FRONT_RIGHT_TURN_LIGHT`.
    public static var frontRightTurnLight: Self { Self(rawValue: "FRONT_RIGHT_TURN_LIGHT") }
    /// The value `REAR_LEFT_FOG_LIGHT`.
    public static var rearLeftFogLight: Self { Self(rawValue: "REAR_LEFT_FOG_LIGHT") }
    /// The value `REAR_RIGHT_FOG_LIGHT`.
    public static var rearRightFogLight: Self { Self(rawValue: "REAR_RIGHT_FOG_LIGHT") }
    /// The value `REAR_LEFT_TAIL_LIGHT`.
    public static var rearLeftTailLight: Self { Self(rawValue: "REAR_LEFT_TAIL_LIGHT") }
    /// The value `REAR_RIGHT_TAIL_LIGHT`.
    public static var rearRightTailLight: Self { Self(rawValue: "REAR_RIGHT_TAIL_LIGHT") }
    /// The value `REAR_LEFT_BRAKE_LIGHT`.
    public static var rearLeftBrakeLight: Self { Self(rawValue: "REAR_LEFT_BRAKE_LIGHT") }
    /// The value `REAR_RIGHT_BRAKE_LIGHT`.
    public static var rearRightBrakeLight: Self { Self(rawValue: "REAR_RIGHT_BRAKE_LIGHT") }
    /// The value `REAR_LEFT_TURN_LIGHT`.
    public static var rearLeftTurnLight: Self { Self(rawValue: "REAR_LEFT_TURN_LIGHT") }
    /// The value `REAR_RIGHT_TURN_LIGHT`.
    public static var rearRightTurnLight: Self { Self(rawValue: "REAR_RIGHT_TURN_LIGHT") }
    /// The value `REAR_REGISTRATION_PLATE_LIGHT`.
    public static var rearRegistrationPlateLight: Self { Self(rawValue: "REAR_REGISTRATION_PLATE_LIGHT") }
    /// The value `HIGH_BEAMS`.
    public static var highBeams: Self { Self(rawValue: "HIGH_BEAMS") }
    /// The value `LOW_BEAMS`.
    public static var lowBeams: Self { Self(rawValue: "LOW_BEAMS") }
    /// The value `FOG_LIGHTS`.
    public static var fogLights: Self { Self(rawValue: "FOG_LIGHTS") }
    /// The value `RUNNING_LIGHTS`.
    public static var runningLights: Self { Self(rawValue: "RUNNING_LIGHTS") }
    /// The value `PARKING_LIGHTS`.
    public static var parkingLights: Self { Self(rawValue: "PARKING_LIGHTS") }
    /// The value `BRAKE_LIGHTS`.
    public static var brakeLights: Self { Self(rawValue: "BRAKE_LIGHTS") }
    /// The value `REAR_REVERSING_LIGHTS`.
    public static var rearReversingLights: Self { Self(rawValue: "REAR_REVERSING_LIGHTS") }
    /// The value `SIDE_MARKER_LIGHTS`.
    public static var sideMarkerLights: Self { Self(rawValue: "SIDE_MARKER_LIGHTS") }
    /// The value `LEFT_TURN_LIGHTS`.
    public static var leftTurnLights: Self { Self(rawValue: "LEFT_TURN_LIGHTS") }
    /// The value `RIGHT_TURN_LIGHTS`.
    public static var rightTurnLights: Self { Self(rawValue: "RIGHT_TURN_LIGHTS") }
    /// The value `HAZARD_LIGHTS`.
    public static var hazardLights: Self { Self(rawValue: "HAZARD_LIGHTS") }
    /// The value `REAR_CARGO_LIGHTS`.
    public static var rearCargoLights: Self { Self(rawValue: "REAR_CARGO_LIGHTS") }
    /// The value `REAR_TRUCK_BED_LIGHTS`.
    public static var rearTruckBedLights: Self { Self(rawValue: "REAR_TRUCK_BED_LIGHTS") }
    /// The value `REAR_TRAILER_LIGHTS`.
    public static var rearTrailerLights: Self { Self(rawValue: "REAR_TRAILER_LIGHTS") }
    /// The value `LEFT_SPOT_LIGHTS`.
    public static var leftSpotLights: Self { Self(rawValue: "LEFT_SPOT_LIGHTS") }
    /// The value `RIGHT_SPOT_LIGHTS`.
    public static var rightSpotLights: Self { Self(rawValue: "RIGHT_SPOT_LIGHTS") }
    /// The value `LEFT_PUDDLE_LIGHTS`.
    public static var leftPuddleLights: Self { Self(rawValue: "LEFT_PUDDLE_LIGHTS") }
    /// The value `RIGHT_PUDDLE_LIGHTS`.
    public static var rightPuddleLights: Self { Self(rawValue: "RIGHT_PUDDLE_LIGHTS") }
    /// The value `AMBIENT_LIGHTS`.
    public static var ambientLights: Self { Self(rawValue: "AMBIENT_LIGHTS") }
    /// The value `OVERHEAD_LIGHTS`.
    public static var overheadLights: Self { Self(rawValue: "OVERHEAD_LIGHTS") }
    /// The value `READING_LIGHTS`.
    public static var readingLights: Self { Self(rawValue: "READING_LIGHTS") }
    /// The value `TRUNK_LIGHTS`.
    public static var trunkLights: Self { Self(rawValue: "TRUNK_LIGHTS") }
    /// The value `EXTERIOR_FRONT_LIGHTS`.
    public static var exteriorFrontLights: Self { Self(rawValue: "EXTERIOR_FRONT_LIGHTS") }
    /// The value `EXTERIOR_REAR_LIGHTS`.
    public static var exteriorRearLights: Self { Self(rawValue: "EXTERIOR_REAR_LIGHTS") }
    /// The value `EXTERIOR_LEFT_LIGHTS`.
    public static var exteriorLeftLights: Self { Self(rawValue: "EXTERIOR_LEFT_LIGHTS") }
    /// The value `EXTERIOR_RIGHT_LIGHTS`.
    public static var exteriorRightLights: Self { Self(rawValue: "EXTERIOR_RIGHT_LIGHTS") }
    /// The value `EXTERIOR_ALL_LIGHTS`.
    public static var exteriorAllLights: Self { Self(rawValue: "EXTERIOR_ALL_LIGHTS") }

    public static let names = JSONKeys(
        numbers: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 501, 502, 503, 504, 505, 506, 507, 508, 509, 510, 511, 512, 513, 514, 515, 516, 517, 518, 801, 802, 803, 804, 901, 902, 903, 904, 905],
        "FRONT_LEFT_HIGH_BEAM", "FRONT_RIGHT_HIGH_BEAM", "FRONT_LEFT_LOW_BEAM", "FRONT_RIGHT_LOW_BEAM", "FRONT_LEFT_PARKING_LIGHT", "FRONT_RIGHT_PARKING_LIGHT", "FRONT_LEFT_FOG_LIGHT", "FRONT_RIGHT_FOG_LIGHT", "FRONT_LEFT_DAYTIME_RUNNING_LIGHT", "FRONT_RIGHT_DAYTIME_RUNNING_LIGHT", "FRONT_LEFT_TURN_LIGHT", "FRONT_RIGHT_TURN_LIGHT", "REAR_LEFT_FOG_LIGHT", "REAR_RIGHT_FOG_LIGHT", "REAR_LEFT_TAIL_LIGHT", "REAR_RIGHT_TAIL_LIGHT", "REAR_LEFT_BRAKE_LIGHT", "REAR_RIGHT_BRAKE_LIGHT", "REAR_LEFT_TURN_LIGHT", "REAR_RIGHT_TURN_LIGHT", "REAR_REGISTRATION_PLATE_LIGHT", "HIGH_BEAMS", "LOW_BEAMS", "FOG_LIGHTS", "RUNNING_LIGHTS", "PARKING_LIGHTS", "BRAKE_LIGHTS", "REAR_REVERSING_LIGHTS", "SIDE_MARKER_LIGHTS", "LEFT_TURN_LIGHTS", "RIGHT_TURN_LIGHTS", "HAZARD_LIGHTS", "REAR_CARGO_LIGHTS", "REAR_TRUCK_BED_LIGHTS", "REAR_TRAILER_LIGHTS", "LEFT_SPOT_LIGHTS", "RIGHT_SPOT_LIGHTS", "LEFT_PUDDLE_LIGHTS", "RIGHT_PUDDLE_LIGHTS", "AMBIENT_LIGHTS", "OVERHEAD_LIGHTS", "READING_LIGHTS", "TRUNK_LIGHTS", "EXTERIOR_FRONT_LIGHTS", "EXTERIOR_REAR_LIGHTS", "EXTERIOR_LEFT_LIGHTS", "EXTERIOR_RIGHT_LIGHTS", "EXTERIOR_ALL_LIGHTS")
}

/// The 6 values of `LightStatus`, since version 5.0.
public struct SDLLightStatus: OpenEnumeration {
    /// The name of the value.
    public let rawValue: String
    /// Creates a value. The mobile API need not define this value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The value `ON`.
    public static var on: Self { Self(rawValue: "ON") }
    /// The value `OFF`.
    public static var off: Self { Self(rawValue: "OFF") }
    /// The value `RAMP_UP`.
    public static var rampUp: Self { Self(rawValue: "RAMP_UP") }
    /// The value `RAMP_DOWN`.
    public static var rampDown: Self { Self(rawValue: "RAMP_DOWN") }
    /// The value `UNKNOWN`.
    public static var unknown: Self { Self(rawValue: "UNKNOWN") }
    /// The value `INVALID`.
    public static var invalid: Self { Self(rawValue: "INVALID") }

    public static let names = JSONKeys(
        "ON", "OFF", "RAMP_UP", "RAMP_DOWN", "UNKNOWN", "INVALID")
}

/// The 4 values of `MaintenanceModeStatus`, since version 2.0.
public struct SDLMaintenanceModeStatus: OpenEnumeration {
    /// The name of the value.
    public let rawValue: String
    /// Creates a value. The mobile API need not define this value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The value `NORMAL`.
    public static var normal: Self { Self(rawValue: "NORMAL") }
    /// The value `NEAR`.
    public static var near: Self { Self(rawValue: "NEAR") }
    /// The value `ACTIVE`.
    public static var active: Self { Self(rawValue: "ACTIVE") }
    /// The value `FEATURE_NOT_PRESENT`.
    public static var featureNotPresent: Self { Self(rawValue: "FEATURE_NOT_PRESENT") }

    public static let names = JSONKeys(
        "NORMAL", "NEAR", "ACTIVE", "FEATURE_NOT_PRESENT")
}

/// The 5 values of `MassageCushion`, since version 5.0.
public struct SDLMassageCushion: OpenEnumeration {
    /// The name of the value.
    public let rawValue: String
    /// Creates a value. The mobile API need not define this value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The value `TOP_LUMBAR`.
    public static var topLumbar: Self { Self(rawValue: "TOP_LUMBAR") }
    /// The value `MIDDLE_LUMBAR`.
    public static var middleLumbar: Self { Self(rawValue: "MIDDLE_LUMBAR") }
    /// The value `BOTTOM_LUMBAR`.
    public static var bottomLumbar: Self { Self(rawValue: "BOTTOM_LUMBAR") }
    /// The value `BACK_BOLSTERS`.
    public static var backBolsters: Self { Self(rawValue: "BACK_BOLSTERS") }
    /// The value `SEAT_BOLSTERS`.
    public static var seatBolsters: Self { Self(rawValue: "SEAT_BOLSTERS") }

    public static let names = JSONKeys(
        "TOP_LUMBAR", "MIDDLE_LUMBAR", "BOTTOM_LUMBAR", "BACK_BOLSTERS", "SEAT_BOLSTERS")
}

/// The 3 values of `MassageMode`, since version 5.0.
public struct SDLMassageMode: OpenEnumeration {
    /// The name of the value.
    public let rawValue: String
    /// Creates a value. The mobile API need not define this value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The value `OFF`.
    public static var off: Self { Self(rawValue: "OFF") }
    /// The value `LOW`.
    public static var low: Self { Self(rawValue: "LOW") }
    /// The value `HIGH`.
    public static var high: Self { Self(rawValue: "HIGH") }

    public static let names = JSONKeys(
        "OFF", "LOW", "HIGH")
}

/// The 2 values of `MassageZone`, since version 5.0.
public struct SDLMassageZone: OpenEnumeration {
    /// The name of the value.
    public let rawValue: String
    /// Creates a value. The mobile API need not define this value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The value `LUMBAR`.
    public static var lumbar: Self { Self(rawValue: "LUMBAR") }
    /// The value `SEAT_CUSHION`.
    public static var seatCushion: Self { Self(rawValue: "SEAT_CUSHION") }

    public static let names = JSONKeys(
        "LUMBAR", "SEAT_CUSHION")
}

/// The 7 values of `MediaClockFormat`, since version 1.0.
public struct SDLMediaClockFormat: OpenEnumeration {
    /// The name of the value.
    public let rawValue: String
    /// Creates a value. The mobile API need not define this value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The value `CLOCK1`.
    public static var clock1: Self { Self(rawValue: "CLOCK1") }
    /// The value `CLOCK2`.
    public static var clock2: Self { Self(rawValue: "CLOCK2") }
    /// The value `CLOCK3`; since version 2.0.
    public static var clock3: Self { Self(rawValue: "CLOCK3") }
    /// The value `CLOCKTEXT1`.
    public static var clocktext1: Self { Self(rawValue: "CLOCKTEXT1") }
    /// The value `CLOCKTEXT2`.
    public static var clocktext2: Self { Self(rawValue: "CLOCKTEXT2") }
    /// The value `CLOCKTEXT3`.
    public static var clocktext3: Self { Self(rawValue: "CLOCKTEXT3") }
    /// The value `CLOCKTEXT4`; since version 2.0.
    public static var clocktext4: Self { Self(rawValue: "CLOCKTEXT4") }

    public static let names = JSONKeys(
        "CLOCK1", "CLOCK2", "CLOCK3", "CLOCKTEXT1", "CLOCKTEXT2", "CLOCKTEXT3", "CLOCKTEXT4")

    /// The versions of names that were added, deprecated or removed later.
    public static let lifespans: [String: SDLLifespan] = [
        "CLOCK3": SDLLifespan(since: SDLVersion(2, 0)),
        "CLOCKTEXT4": SDLLifespan(since: SDLVersion(2, 0)),
    ]
}

/// The 4 values of `MediaType`, since version 5.1.
public struct SDLMediaType: OpenEnumeration {
    /// The name of the value.
    public let rawValue: String
    /// Creates a value. The mobile API need not define this value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The value `MUSIC`.
    public static var music: Self { Self(rawValue: "MUSIC") }
    /// The value `PODCAST`.
    public static var podcast: Self { Self(rawValue: "PODCAST") }
    /// The value `AUDIOBOOK`.
    public static var audiobook: Self { Self(rawValue: "AUDIOBOOK") }
    /// The value `OTHER`.
    public static var other: Self { Self(rawValue: "OTHER") }

    public static let names = JSONKeys(
        "MUSIC", "PODCAST", "AUDIOBOOK", "OTHER")
}

/// The 2 values of `MenuLayout`, since version 6.0.
public struct SDLMenuLayout: OpenEnumeration {
    /// The name of the value.
    public let rawValue: String
    /// Creates a value. The mobile API need not define this value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The value `LIST`.
    public static var list: Self { Self(rawValue: "LIST") }
    /// The value `TILES`.
    public static var tiles: Self { Self(rawValue: "TILES") }

    public static let names = JSONKeys(
        "LIST", "TILES")
}

/// The 12 values of `MetadataType`, since version 4.5.
public struct SDLMetadataType: OpenEnumeration {
    /// The name of the value.
    public let rawValue: String
    /// Creates a value. The mobile API need not define this value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The value `mediaTitle`.
    public static var mediaTitle: Self { Self(rawValue: "mediaTitle") }
    /// The value `mediaArtist`.
    public static var mediaArtist: Self { Self(rawValue: "mediaArtist") }
    /// The value `mediaAlbum`.
    public static var mediaAlbum: Self { Self(rawValue: "mediaAlbum") }
    /// The value `mediaYear`.
    public static var mediaYear: Self { Self(rawValue: "mediaYear") }
    /// The value `mediaGenre`.
    public static var mediaGenre: Self { Self(rawValue: "mediaGenre") }
    /// The value `mediaStation`.
    public static var mediaStation: Self { Self(rawValue: "mediaStation") }
    /// The value `rating`.
    public static var rating: Self { Self(rawValue: "rating") }
    /// The value `currentTemperature`.
    public static var currentTemperature: Self { Self(rawValue: "currentTemperature") }
    /// The value `maximumTemperature`.
    public static var maximumTemperature: Self { Self(rawValue: "maximumTemperature") }
    /// The value `minimumTemperature`.
    public static var minimumTemperature: Self { Self(rawValue: "minimumTemperature") }
    /// The value `weatherTerm`.
    public static var weatherTerm: Self { Self(rawValue: "weatherTerm") }
    /// The value `humidity`.
    public static var humidity: Self { Self(rawValue: "humidity") }

    public static let names = JSONKeys(
        "mediaTitle", "mediaArtist", "mediaAlbum", "mediaYear", "mediaGenre", "mediaStation", "rating", "currentTemperature", "maximumTemperature", "minimumTemperature", "weatherTerm", "humidity")
}

/// The 6 values of `ModuleType`, since version 4.5.
public struct SDLModuleType: OpenEnumeration {
    /// The name of the value.
    public let rawValue: String
    /// Creates a value. The mobile API need not define this value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The value `CLIMATE`.
    public static var climate: Self { Self(rawValue: "CLIMATE") }
    /// The value `RADIO`.
    public static var radio: Self { Self(rawValue: "RADIO") }
    /// The value `SEAT`; since version 5.0.
    public static var seat: Self { Self(rawValue: "SEAT") }
    /// The value `AUDIO`; since version 5.0.
    public static var audio: Self { Self(rawValue: "AUDIO") }
    /// The value `LIGHT`; since version 5.0.
    public static var light: Self { Self(rawValue: "LIGHT") }
    /// The value `HMI_SETTINGS`; since version 5.0.
    public static var hmiSettings: Self { Self(rawValue: "HMI_SETTINGS") }

    public static let names = JSONKeys(
        "CLIMATE", "RADIO", "SEAT", "AUDIO", "LIGHT", "HMI_SETTINGS")

    /// The versions of names that were added, deprecated or removed later.
    public static let lifespans: [String: SDLLifespan] = [
        "SEAT": SDLLifespan(since: SDLVersion(5, 0)),
        "AUDIO": SDLLifespan(since: SDLVersion(5, 0)),
        "LIGHT": SDLLifespan(since: SDLVersion(5, 0)),
        "HMI_SETTINGS": SDLLifespan(since: SDLVersion(5, 0)),
    ]
}

/// The 3 values of `messageType`, since version 1.0.
public struct SDLMessageType: NumberedEnumeration {
    /// The number of the value.
    public let rawValue: Int
    /// Creates a value. The mobile API need not define this value.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The value `request`.
    public static var request: Self { Self(rawValue: 0) }
    /// The value `response`.
    public static var response: Self { Self(rawValue: 1) }
    /// The value `notification`.
    public static var notification: Self { Self(rawValue: 2) }

    /// The name of each defined number.
    public static let names: KeyValuePairs<Int, String> = [
        0: "request",
        1: "response",
        2: "notification",
    ]
}

/// The 7 values of `NavigationAction`, since version 5.1.
public struct SDLNavigationAction: OpenEnumeration {
    /// The name of the value.
    public let rawValue: String
    /// Creates a value. The mobile API need not define this value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The value `TURN`.
    public static var turn: Self { Self(rawValue: "TURN") }
    /// The value `EXIT`.
    public static var exit: Self { Self(rawValue: "EXIT") }
    /// The value `STAY`.
    public static var stay: Self { Self(rawValue: "STAY") }
    /// The value `MERGE`.
    public static var merge: Self { Self(rawValue: "MERGE") }
    /// The value `FERRY`.
    public static var ferry: Self { Self(rawValue: "FERRY") }
    /// The value `CAR_SHUTTLE_TRAIN`.
    public static var carShuttleTrain: Self { Self(rawValue: "CAR_SHUTTLE_TRAIN") }
    /// The value `WAYPOINT`.
    public static var waypoint: Self { Self(rawValue: "WAYPOINT") }

    public static let names = JSONKeys(
        "TURN", "EXIT", "STAY", "MERGE", "FERRY", "CAR_SHUTTLE_TRAIN", "WAYPOINT")
}

/// The 8 values of `NavigationJunction`, since version 5.1.
public struct SDLNavigationJunction: OpenEnumeration {
    /// The name of the value.
    public let rawValue: String
    /// Creates a value. The mobile API need not define this value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The value `REGULAR`.
    public static var regular: Self { Self(rawValue: "REGULAR") }
    /// The value `BIFURCATION`.
    public static var bifurcation: Self { Self(rawValue: "BIFURCATION") }
    /// The value `MULTI_CARRIAGEWAY`.
    public static var multiCarriageway: Self { Self(rawValue: "MULTI_CARRIAGEWAY") }
    /// The value `ROUNDABOUT`.
    public static var roundabout: Self { Self(rawValue: "ROUNDABOUT") }
    /// The value `TRAVERSABLE_ROUNDABOUT`.
    public static var traversableRoundabout: Self { Self(rawValue: "TRAVERSABLE_ROUNDABOUT") }
    /// The value `JUGHANDLE`.
    public static var jughandle: Self { Self(rawValue: "JUGHANDLE") }
    /// The value `ALL_WAY_YIELD`.
    public static var allWayYield: Self { Self(rawValue: "ALL_WAY_YIELD") }
    /// The value `TURN_AROUND`.
    public static var turnAround: Self { Self(rawValue: "TURN_AROUND") }

    public static let names = JSONKeys(
        "REGULAR", "BIFURCATION", "MULTI_CARRIAGEWAY", "ROUNDABOUT", "TRAVERSABLE_ROUNDABOUT", "JUGHANDLE", "ALL_WAY_YIELD", "TURN_AROUND")
}

/// The 18 values of `PRNDL`, since version 2.0.
public struct SDLPRNDL: OpenEnumeration {
    /// The name of the value.
    public let rawValue: String
    /// Creates a value. The mobile API need not define this value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The value `PARK`.
    public static var park: Self { Self(rawValue: "PARK") }
    /// The value `REVERSE`.
    public static var reverse: Self { Self(rawValue: "REVERSE") }
    /// The value `NEUTRAL`.
    public static var neutral: Self { Self(rawValue: "NEUTRAL") }
    /// The value `DRIVE`.
    public static var drive: Self { Self(rawValue: "DRIVE") }
    /// The value `SPORT`.
    public static var sport: Self { Self(rawValue: "SPORT") }
    /// The value `LOWGEAR`.
    public static var lowgear: Self { Self(rawValue: "LOWGEAR") }
    /// The value `FIRST`.
    public static var first: Self { Self(rawValue: "FIRST") }
    /// The value `SECOND`.
    public static var second: Self { Self(rawValue: "SECOND") }
    /// The value `THIRD`.
    public static var third: Self { Self(rawValue: "THIRD") }
    /// The value `FOURTH`.
    public static var fourth: Self { Self(rawValue: "FOURTH") }
    /// The value `FIFTH`.
    public static var fifth: Self { Self(rawValue: "FIFTH") }
    /// The value `SIXTH`.
    public static var sixth: Self { Self(rawValue: "SIXTH") }
    /// The value `SEVENTH`.
    public static var seventh: Self { Self(rawValue: "SEVENTH") }
    /// The value `EIGHTH`.
    public static var eighth: Self { Self(rawValue: "EIGHTH") }
    /// The value `NINTH`; since version 7.0.
    public static var ninth: Self { Self(rawValue: "NINTH") }
    /// The value `TENTH`; since version 7.0.
    public static var tenth: Self { Self(rawValue: "TENTH") }
    /// The value `UNKNOWN`.
    public static var unknown: Self { Self(rawValue: "UNKNOWN") }
    /// The value `FAULT`.
    public static var fault: Self { Self(rawValue: "FAULT") }

    public static let names = JSONKeys(
        "PARK", "REVERSE", "NEUTRAL", "DRIVE", "SPORT", "LOWGEAR", "FIRST", "SECOND", "THIRD", "FOURTH", "FIFTH", "SIXTH", "SEVENTH", "EIGHTH", "NINTH", "TENTH", "UNKNOWN", "FAULT")

    /// The versions of names that were added, deprecated or removed later.
    public static let lifespans: [String: SDLLifespan] = [
        "NINTH": SDLLifespan(since: SDLVersion(7, 0)),
        "TENTH": SDLLifespan(since: SDLVersion(7, 0)),
    ]
}

/// The 4 values of `PermissionStatus`, since version 2.0.
public struct SDLPermissionStatus: OpenEnumeration {
    /// The name of the value.
    public let rawValue: String
    /// Creates a value. The mobile API need not define this value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The value `ALLOWED`.
    public static var allowed: Self { Self(rawValue: "ALLOWED") }
    /// The value `DISALLOWED`.
    public static var disallowed: Self { Self(rawValue: "DISALLOWED") }
    /// The value `USER_DISALLOWED`.
    public static var userDisallowed: Self { Self(rawValue: "USER_DISALLOWED") }
    /// The value `USER_CONSENT_PENDING`.
    public static var userConsentPending: Self { Self(rawValue: "USER_CONSENT_PENDING") }

    public static let names = JSONKeys(
        "ALLOWED", "DISALLOWED", "USER_DISALLOWED", "USER_CONSENT_PENDING")
}

/// The 4 values of `PowerModeQualificationStatus`, since version 2.0.
public struct SDLPowerModeQualificationStatus: OpenEnumeration {
    /// The name of the value.
    public let rawValue: String
    /// Creates a value. The mobile API need not define this value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The value `POWER_MODE_UNDEFINED`.
    public static var powerModeUndefined: Self { Self(rawValue: "POWER_MODE_UNDEFINED") }
    /// The value `POWER_MODE_EVALUATION_IN_PROGRESS`.
    public static var powerModeEvaluationInProgress: Self { Self(rawValue: "POWER_MODE_EVALUATION_IN_PROGRESS") }
    /// The value `NOT_DEFINED`.
    public static var notDefined: Self { Self(rawValue: "NOT_DEFINED") }
    /// The value `POWER_MODE_OK`.
    public static var powerModeOk: Self { Self(rawValue: "POWER_MODE_OK") }

    public static let names = JSONKeys(
        "POWER_MODE_UNDEFINED", "POWER_MODE_EVALUATION_IN_PROGRESS", "NOT_DEFINED", "POWER_MODE_OK")
}

/// The 9 values of `PowerModeStatus`, since version 2.0.
public struct SDLPowerModeStatus: OpenEnumeration {
    /// The name of the value.
    public let rawValue: String
    /// Creates a value. The mobile API need not define this value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The value `KEY_OUT`.
    public static var keyOut: Self { Self(rawValue: "KEY_OUT") }
    /// The value `KEY_RECENTLY_OUT`.
    public static var keyRecentlyOut: Self { Self(rawValue: "KEY_RECENTLY_OUT") }
    /// The value `KEY_APPROVED_0`.
    public static var keyApproved0: Self { Self(rawValue: "KEY_APPROVED_0") }
    /// The value `POST_ACCESORY_0`.
    public static var postAccesory0: Self { Self(rawValue: "POST_ACCESORY_0") }
    /// The value `ACCESORY_1`.
    public static var accesory1: Self { Self(rawValue: "ACCESORY_1") }
    /// The value `POST_IGNITION_1`.
    public static var postIgnition1: Self { Self(rawValue: "POST_IGNITION_1") }
    /// The value `IGNITION_ON_2`.
    public static var ignitionOn2: Self { Self(rawValue: "IGNITION_ON_2") }
    /// The value `RUNNING_2`.
    public static var running2: Self { Self(rawValue: "RUNNING_2") }
    /// The value `CRANK_3`.
    public static var crank3: Self { Self(rawValue: "CRANK_3") }

    public static let names = JSONKeys(
        "KEY_OUT", "KEY_RECENTLY_OUT", "KEY_APPROVED_0", "POST_ACCESORY_0", "ACCESORY_1", "POST_IGNITION_1", "IGNITION_ON_2", "RUNNING_2", "CRANK_3")
}

/// The 21 values of `PredefinedLayout`, since version 3.0.
public struct SDLPredefinedLayout: OpenEnumeration {
    /// The name of the value.
    public let rawValue: String
    /// Creates a value. The mobile API need not define this value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The value `DEFAULT`.
    public static var `default`: Self { Self(rawValue: "DEFAULT") }
    /// The value `MEDIA`.
    public static var media: Self { Self(rawValue: "MEDIA") }
    /// The value `NON-MEDIA`.
    public static var nonMedia: Self { Self(rawValue: "NON-MEDIA") }
    /// The value `ONSCREEN_PRESETS`.
    public static var onscreenPresets: Self { Self(rawValue: "ONSCREEN_PRESETS") }
    /// The value `NAV_FULLSCREEN_MAP`.
    public static var navFullscreenMap: Self { Self(rawValue: "NAV_FULLSCREEN_MAP") }
    /// The value `NAV_LIST`.
    public static var navList: Self { Self(rawValue: "NAV_LIST") }
    /// The value `NAV_KEYBOARD`.
    public static var navKeyboard: Self { Self(rawValue: "NAV_KEYBOARD") }
    /// The value `GRAPHIC_WITH_TEXT`.
    public static var graphicWithText: Self { Self(rawValue: "GRAPHIC_WITH_TEXT") }
    /// The value `TEXT_WITH_GRAPHIC`.
    public static var textWithGraphic: Self { Self(rawValue: "TEXT_WITH_GRAPHIC") }
    /// The value `TILES_ONLY`.
    public static var tilesOnly: Self { Self(rawValue: "TILES_ONLY") }
    /// The value `TEXTBUTTONS_ONLY`.
    public static var textbuttonsOnly: Self { Self(rawValue: "TEXTBUTTONS_ONLY") }
    /// The value `GRAPHIC_WITH_TILES`.
    public static var graphicWithTiles: Self { Self(rawValue: "GRAPHIC_WITH_TILES") }
    /// The value `TILES_WITH_GRAPHIC`.
    public static var tilesWithGraphic: Self { Self(rawValue: "TILES_WITH_GRAPHIC") }
    /// The value `GRAPHIC_WITH_TEXT_AND_SOFTBUTTONS`.
    public static var graphicWithTextAndSoftbuttons: Self { Self(rawValue: "GRAPHIC_WITH_TEXT_AND_SOFTBUTTONS") }
    /// The value `TEXT_AND_SOFTBUTTONS_WITH_GRAPHIC`.
    public static var textAndSoftbuttonsWithGraphic: Self { Self(rawValue: "TEXT_AND_SOFTBUTTONS_WITH_GRAPHIC") }
    /// The value `GRAPHIC_WITH_TEXTBUTTONS`.
    public static var graphicWithTextbuttons: Self { Self(rawValue: "GRAPHIC_WITH_TEXTBUTTONS") }
    /// The value `TEXTBUTTONS_WITH_GRAPHIC`.
    public static var textbuttonsWithGraphic: Self { Self(rawValue: "TEXTBUTTONS_WITH_GRAPHIC") }
    /// The value `LARGE_GRAPHIC_WITH_SOFTBUTTONS`.
    public static var largeGraphicWithSoftbuttons: Self { Self(rawValue: "LARGE_GRAPHIC_WITH_SOFTBUTTONS") }
    /// The value `DOUBLE_GRAPHIC_WITH_SOFTBUTTONS`.
    public static var doubleGraphicWithSoftbuttons: Self { Self(rawValue: "DOUBLE_GRAPHIC_WITH_SOFTBUTTONS") }
    /// The value `LARGE_GRAPHIC_ONLY`.
    public static var largeGraphicOnly: Self { Self(rawValue: "LARGE_GRAPHIC_ONLY") }
    /// The value `WEB_VIEW`; since version 7.0.
    public static var webView: Self { Self(rawValue: "WEB_VIEW") }

    public static let names = JSONKeys(
        "DEFAULT", "MEDIA", "NON-MEDIA", "ONSCREEN_PRESETS", "NAV_FULLSCREEN_MAP", "NAV_LIST", "NAV_KEYBOARD", "GRAPHIC_WITH_TEXT", "TEXT_WITH_GRAPHIC", "TILES_ONLY", "TEXTBUTTONS_ONLY", "GRAPHIC_WITH_TILES", "TILES_WITH_GRAPHIC", "GRAPHIC_WITH_TEXT_AND_SOFTBUTTONS", "TEXT_AND_SOFTBUTTONS_WITH_GRAPHIC", "GRAPHIC_WITH_TEXTBUTTONS", "TEXTBUTTONS_WITH_GRAPHIC", "LARGE_GRAPHIC_WITH_SOFTBUTTONS", "DOUBLE_GRAPHIC_WITH_SOFTBUTTONS", "LARGE_GRAPHIC_ONLY", "WEB_VIEW")

    /// The versions of names that were added, deprecated or removed later.
    public static let lifespans: [String: SDLLifespan] = [
        "WEB_VIEW": SDLLifespan(since: SDLVersion(7, 0)),
    ]
}

/// The 2 values of `PredefinedWindows`, since version 6.0.
public struct SDLPredefinedWindows: NumberedEnumeration {
    /// The number of the value.
    public let rawValue: Int
    /// Creates a value. The mobile API need not define this value.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The value `DEFAULT_WINDOW`.
    public static var defaultWindow: Self { Self(rawValue: 0) }
    /// The value `PRIMARY_WIDGET`.
    public static var primaryWidget: Self { Self(rawValue: 1) }

    /// The name of each defined number.
    public static let names: KeyValuePairs<Int, String> = [
        0: "DEFAULT_WINDOW",
        1: "PRIMARY_WIDGET",
    ]
}

/// The 5 values of `PrerecordedSpeech`, since version 1.0.
public struct SDLPrerecordedSpeech: OpenEnumeration {
    /// The name of the value.
    public let rawValue: String
    /// Creates a value. The mobile API need not define this value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The value `HELP_JINGLE`.
    public static var helpJingle: Self { Self(rawValue: "HELP_JINGLE") }
    /// The value `INITIAL_JINGLE`.
    public static var initialJingle: Self { Self(rawValue: "INITIAL_JINGLE") }
    /// The value `LISTEN_JINGLE`.
    public static var listenJingle: Self { Self(rawValue: "LISTEN_JINGLE") }
    /// The value `POSITIVE_JINGLE`.
    public static var positiveJingle: Self { Self(rawValue: "POSITIVE_JINGLE") }
    /// The value `NEGATIVE_JINGLE`.
    public static var negativeJingle: Self { Self(rawValue: "NEGATIVE_JINGLE") }

    public static let names = JSONKeys(
        "HELP_JINGLE", "INITIAL_JINGLE", "LISTEN_JINGLE", "POSITIVE_JINGLE", "NEGATIVE_JINGLE")
}

/// The 12 values of `PrimaryAudioSource`, since version 2.0.
public struct SDLPrimaryAudioSource: OpenEnumeration {
    /// The name of the value.
    public let rawValue: String
    /// Creates a value. The mobile API need not define this value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The value `NO_SOURCE_SELECTED`.
    public static var noSourceSelected: Self { Self(rawValue: "NO_SOURCE_SELECTED") }
    /// The value `CD`; since version 5.0.
    public static var cd: Self { Self(rawValue: "CD") }
    /// The value `USB`.
    public static var usb: Self { Self(rawValue: "USB") }
    /// The value `USB2`.
    public static var usb2: Self { Self(rawValue: "USB2") }
    /// The value `BLUETOOTH_STEREO_BTST`.
    public static var bluetoothStereoBtst: Self { Self(rawValue: "BLUETOOTH_STEREO_BTST") }
    /// The value `LINE_IN`.
    public static var lineIn: Self { Self(rawValue: "LINE_IN") }
    /// The value `IPOD`.
    public static var ipod: Self { Self(rawValue: "IPOD") }
    /// The value `MOBILE_APP`.
    public static var mobileApp: Self { Self(rawValue: "MOBILE_APP") }
    /// The value `AM`; since version 5.0.
    public static var am: Self { Self(rawValue: "AM") }
    /// The value `FM`; since version 5.0.
    public static var fm: Self { Self(rawValue: "FM") }
    /// The value `XM`; since version 5.0.
    public static var xm: Self { Self(rawValue: "XM") }
    /// The value `DAB`; since version 5.0.
    public static var dab: Self { Self(rawValue: "DAB") }

    public static let names = JSONKeys(
        "NO_SOURCE_SELECTED", "CD", "USB", "USB2", "BLUETOOTH_STEREO_BTST", "LINE_IN", "IPOD", "MOBILE_APP", "AM", "FM", "XM", "DAB")

    /// The versions of names that were added, deprecated or removed later.
    public static let lifespans: [String: SDLLifespan] = [
        "CD": SDLLifespan(since: SDLVersion(5, 0)),
        "AM": SDLLifespan(since: SDLVersion(5, 0)),
        "FM": SDLLifespan(since: SDLVersion(5, 0)),
        "XM": SDLLifespan(since: SDLVersion(5, 0)),
        "DAB": SDLLifespan(since: SDLVersion(5, 0)),
    ]
}
