// Made by rpc-gen from Sources/rpc-gen/Spec/mobile.json; changes belong there.
// swift-format-ignore-file

public import JSON

/// The 39 values of `Language`, since 1.0.
public struct SDLLanguage: OpenEnumeration {
    /// The name in messages.
    public let rawValue: String
    /// Creates a value by name. Names that are not in the definition are allowed.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `EN-US` in messages.
    public static var enUs: Self { Self(rawValue: "EN-US") }
    /// `ES-MX` in messages.
    public static var esMx: Self { Self(rawValue: "ES-MX") }
    /// `FR-CA` in messages.
    public static var frCa: Self { Self(rawValue: "FR-CA") }
    /// `DE-DE` in messages; since 2.0.
    public static var deDe: Self { Self(rawValue: "DE-DE") }
    /// `ES-ES` in messages; since 2.0.
    public static var esEs: Self { Self(rawValue: "ES-ES") }
    /// `EN-GB` in messages; since 2.0.
    public static var enGb: Self { Self(rawValue: "EN-GB") }
    /// `RU-RU` in messages; since 2.0.
    public static var ruRu: Self { Self(rawValue: "RU-RU") }
    /// `TR-TR` in messages; since 2.0.
    public static var trTr: Self { Self(rawValue: "TR-TR") }
    /// `PL-PL` in messages; since 2.0.
    public static var plPl: Self { Self(rawValue: "PL-PL") }
    /// `FR-FR` in messages; since 2.0.
    public static var frFr: Self { Self(rawValue: "FR-FR") }
    /// `IT-IT` in messages; since 2.0.
    public static var itIt: Self { Self(rawValue: "IT-IT") }
    /// `SV-SE` in messages; since 2.0.
    public static var svSe: Self { Self(rawValue: "SV-SE") }
    /// `PT-PT` in messages; since 2.0.
    public static var ptPt: Self { Self(rawValue: "PT-PT") }
    /// `NL-NL` in messages; since 2.0.
    public static var nlNl: Self { Self(rawValue: "NL-NL") }
    /// `EN-AU` in messages; since 2.0.
    public static var enAu: Self { Self(rawValue: "EN-AU") }
    /// `ZH-CN` in messages; since 2.0.
    public static var zhCn: Self { Self(rawValue: "ZH-CN") }
    /// `ZH-TW` in messages; since 2.0.
    public static var zhTw: Self { Self(rawValue: "ZH-TW") }
    /// `JA-JP` in messages; since 2.0.
    public static var jaJp: Self { Self(rawValue: "JA-JP") }
    /// `AR-SA` in messages; since 2.0.
    public static var arSa: Self { Self(rawValue: "AR-SA") }
    /// `KO-KR` in messages; since 2.0.
    public static var koKr: Self { Self(rawValue: "KO-KR") }
    /// `PT-BR` in messages; since 2.0.
    public static var ptBr: Self { Self(rawValue: "PT-BR") }
    /// `CS-CZ` in messages; since 2.0.
    public static var csCz: Self { Self(rawValue: "CS-CZ") }
    /// `DA-DK` in messages; since 2.0.
    public static var daDk: Self { Self(rawValue: "DA-DK") }
    /// `NO-NO` in messages; since 2.0.
    public static var noNo: Self { Self(rawValue: "NO-NO") }
    /// `NL-BE` in messages; since 2.0.
    public static var nlBe: Self { Self(rawValue: "NL-BE") }
    /// `EL-GR` in messages; since 2.0.
    public static var elGr: Self { Self(rawValue: "EL-GR") }
    /// `HU-HU` in messages; since 2.0.
    public static var huHu: Self { Self(rawValue: "HU-HU") }
    /// `FI-FI` in messages; since 2.0.
    public static var fiFi: Self { Self(rawValue: "FI-FI") }
    /// `SK-SK` in messages; since 2.0.
    public static var skSk: Self { Self(rawValue: "SK-SK") }
    /// `EN-IN` in messages; since 4.5.
    public static var enIn: Self { Self(rawValue: "EN-IN") }
    /// `TH-TH` in messages; since 4.5.
    public static var thTh: Self { Self(rawValue: "TH-TH") }
    /// `EN-SA` in messages; since 4.5.
    public static var enSa: Self { Self(rawValue: "EN-SA") }
    /// `HE-IL` in messages; since 4.5.
    public static var heIl: Self { Self(rawValue: "HE-IL") }
    /// `RO-RO` in messages; since 4.5.
    public static var roRo: Self { Self(rawValue: "RO-RO") }
    /// `UK-UA` in messages; since 4.5.
    public static var ukUa: Self { Self(rawValue: "UK-UA") }
    /// `ID-ID` in messages; since 4.5.
    public static var idId: Self { Self(rawValue: "ID-ID") }
    /// `VI-VN` in messages; since 4.5.
    public static var viVn: Self { Self(rawValue: "VI-VN") }
    /// `MS-MY` in messages; since 4.5.
    public static var msMy: Self { Self(rawValue: "MS-MY") }
    /// `HI-IN` in messages; since 4.5.
    public static var hiIn: Self { Self(rawValue: "HI-IN") }

    public static let names = JSONKeys(
        "EN-US", "ES-MX", "FR-CA", "DE-DE", "ES-ES", "EN-GB", "RU-RU", "TR-TR", "PL-PL", "FR-FR", "IT-IT", "SV-SE", "PT-PT", "NL-NL", "EN-AU", "ZH-CN", "ZH-TW", "JA-JP", "AR-SA", "KO-KR", "PT-BR", "CS-CZ", "DA-DK", "NO-NO", "NL-BE", "EL-GR", "HU-HU", "FI-FI", "SK-SK", "EN-IN", "TH-TH", "EN-SA", "HE-IL", "RO-RO", "UK-UA", "ID-ID", "VI-VN", "MS-MY", "HI-IN")

    /// The names that were added or removed after the first version.
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
    /// The name in messages.
    public let rawValue: String
    /// Creates a value by name. Names that are not in the definition are allowed.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `ICON_ONLY` in messages.
    public static var iconOnly: Self { Self(rawValue: "ICON_ONLY") }
    /// `ICON_WITH_SEARCH` in messages.
    public static var iconWithSearch: Self { Self(rawValue: "ICON_WITH_SEARCH") }
    /// `LIST_ONLY` in messages.
    public static var listOnly: Self { Self(rawValue: "LIST_ONLY") }
    /// `LIST_WITH_SEARCH` in messages.
    public static var listWithSearch: Self { Self(rawValue: "LIST_WITH_SEARCH") }
    /// `KEYBOARD` in messages.
    public static var keyboard: Self { Self(rawValue: "KEYBOARD") }

    public static let names = JSONKeys(
        "ICON_ONLY", "ICON_WITH_SEARCH", "LIST_ONLY", "LIST_WITH_SEARCH", "KEYBOARD")
}

/// The 48 values of `LightName`, since 5.0.
public struct SDLLightName: OpenEnumeration {
    /// The name in messages.
    public let rawValue: String
    /// Creates a value by name. Names that are not in the definition are allowed.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `FRONT_LEFT_HIGH_BEAM` in messages.
    public static var frontLeftHighBeam: Self { Self(rawValue: "FRONT_LEFT_HIGH_BEAM") }
    /// `FRONT_RIGHT_HIGH_BEAM` in messages.
    public static var frontRightHighBeam: Self { Self(rawValue: "FRONT_RIGHT_HIGH_BEAM") }
    /// `FRONT_LEFT_LOW_BEAM` in messages.
    public static var frontLeftLowBeam: Self { Self(rawValue: "FRONT_LEFT_LOW_BEAM") }
    /// `FRONT_RIGHT_LOW_BEAM` in messages.
    public static var frontRightLowBeam: Self { Self(rawValue: "FRONT_RIGHT_LOW_BEAM") }
    /// `FRONT_LEFT_PARKING_LIGHT` in messages.
    public static var frontLeftParkingLight: Self { Self(rawValue: "FRONT_LEFT_PARKING_LIGHT") }
    /// `FRONT_RIGHT_PARKING_LIGHT` in messages.
    public static var frontRightParkingLight: Self { Self(rawValue: "FRONT_RIGHT_PARKING_LIGHT") }
    /// `FRONT_LEFT_FOG_LIGHT` in messages.
    public static var frontLeftFogLight: Self { Self(rawValue: "FRONT_LEFT_FOG_LIGHT") }
    /// `FRONT_RIGHT_FOG_LIGHT` in messages.
    public static var frontRightFogLight: Self { Self(rawValue: "FRONT_RIGHT_FOG_LIGHT") }
    /// `FRONT_LEFT_DAYTIME_RUNNING_LIGHT` in messages.
    public static var frontLeftDaytimeRunningLight: Self { Self(rawValue: "FRONT_LEFT_DAYTIME_RUNNING_LIGHT") }
    /// `FRONT_RIGHT_DAYTIME_RUNNING_LIGHT` in messages.
    public static var frontRightDaytimeRunningLight: Self { Self(rawValue: "FRONT_RIGHT_DAYTIME_RUNNING_LIGHT") }
    /// `FRONT_LEFT_TURN_LIGHT` in messages.
    public static var frontLeftTurnLight: Self { Self(rawValue: "FRONT_LEFT_TURN_LIGHT") }
    /// `FRONT_RIGHT_TURN_LIGHT` in messages.
    public static var frontRightTurnLight: Self { Self(rawValue: "FRONT_RIGHT_TURN_LIGHT") }
    /// `REAR_LEFT_FOG_LIGHT` in messages.
    public static var rearLeftFogLight: Self { Self(rawValue: "REAR_LEFT_FOG_LIGHT") }
    /// `REAR_RIGHT_FOG_LIGHT` in messages.
    public static var rearRightFogLight: Self { Self(rawValue: "REAR_RIGHT_FOG_LIGHT") }
    /// `REAR_LEFT_TAIL_LIGHT` in messages.
    public static var rearLeftTailLight: Self { Self(rawValue: "REAR_LEFT_TAIL_LIGHT") }
    /// `REAR_RIGHT_TAIL_LIGHT` in messages.
    public static var rearRightTailLight: Self { Self(rawValue: "REAR_RIGHT_TAIL_LIGHT") }
    /// `REAR_LEFT_BRAKE_LIGHT` in messages.
    public static var rearLeftBrakeLight: Self { Self(rawValue: "REAR_LEFT_BRAKE_LIGHT") }
    /// `REAR_RIGHT_BRAKE_LIGHT` in messages.
    public static var rearRightBrakeLight: Self { Self(rawValue: "REAR_RIGHT_BRAKE_LIGHT") }
    /// `REAR_LEFT_TURN_LIGHT` in messages.
    public static var rearLeftTurnLight: Self { Self(rawValue: "REAR_LEFT_TURN_LIGHT") }
    /// `REAR_RIGHT_TURN_LIGHT` in messages.
    public static var rearRightTurnLight: Self { Self(rawValue: "REAR_RIGHT_TURN_LIGHT") }
    /// `REAR_REGISTRATION_PLATE_LIGHT` in messages.
    public static var rearRegistrationPlateLight: Self { Self(rawValue: "REAR_REGISTRATION_PLATE_LIGHT") }
    /// `HIGH_BEAMS` in messages.
    public static var highBeams: Self { Self(rawValue: "HIGH_BEAMS") }
    /// `LOW_BEAMS` in messages.
    public static var lowBeams: Self { Self(rawValue: "LOW_BEAMS") }
    /// `FOG_LIGHTS` in messages.
    public static var fogLights: Self { Self(rawValue: "FOG_LIGHTS") }
    /// `RUNNING_LIGHTS` in messages.
    public static var runningLights: Self { Self(rawValue: "RUNNING_LIGHTS") }
    /// `PARKING_LIGHTS` in messages.
    public static var parkingLights: Self { Self(rawValue: "PARKING_LIGHTS") }
    /// `BRAKE_LIGHTS` in messages.
    public static var brakeLights: Self { Self(rawValue: "BRAKE_LIGHTS") }
    /// `REAR_REVERSING_LIGHTS` in messages.
    public static var rearReversingLights: Self { Self(rawValue: "REAR_REVERSING_LIGHTS") }
    /// `SIDE_MARKER_LIGHTS` in messages.
    public static var sideMarkerLights: Self { Self(rawValue: "SIDE_MARKER_LIGHTS") }
    /// `LEFT_TURN_LIGHTS` in messages.
    public static var leftTurnLights: Self { Self(rawValue: "LEFT_TURN_LIGHTS") }
    /// `RIGHT_TURN_LIGHTS` in messages.
    public static var rightTurnLights: Self { Self(rawValue: "RIGHT_TURN_LIGHTS") }
    /// `HAZARD_LIGHTS` in messages.
    public static var hazardLights: Self { Self(rawValue: "HAZARD_LIGHTS") }
    /// `REAR_CARGO_LIGHTS` in messages.
    public static var rearCargoLights: Self { Self(rawValue: "REAR_CARGO_LIGHTS") }
    /// `REAR_TRUCK_BED_LIGHTS` in messages.
    public static var rearTruckBedLights: Self { Self(rawValue: "REAR_TRUCK_BED_LIGHTS") }
    /// `REAR_TRAILER_LIGHTS` in messages.
    public static var rearTrailerLights: Self { Self(rawValue: "REAR_TRAILER_LIGHTS") }
    /// `LEFT_SPOT_LIGHTS` in messages.
    public static var leftSpotLights: Self { Self(rawValue: "LEFT_SPOT_LIGHTS") }
    /// `RIGHT_SPOT_LIGHTS` in messages.
    public static var rightSpotLights: Self { Self(rawValue: "RIGHT_SPOT_LIGHTS") }
    /// `LEFT_PUDDLE_LIGHTS` in messages.
    public static var leftPuddleLights: Self { Self(rawValue: "LEFT_PUDDLE_LIGHTS") }
    /// `RIGHT_PUDDLE_LIGHTS` in messages.
    public static var rightPuddleLights: Self { Self(rawValue: "RIGHT_PUDDLE_LIGHTS") }
    /// `AMBIENT_LIGHTS` in messages.
    public static var ambientLights: Self { Self(rawValue: "AMBIENT_LIGHTS") }
    /// `OVERHEAD_LIGHTS` in messages.
    public static var overheadLights: Self { Self(rawValue: "OVERHEAD_LIGHTS") }
    /// `READING_LIGHTS` in messages.
    public static var readingLights: Self { Self(rawValue: "READING_LIGHTS") }
    /// `TRUNK_LIGHTS` in messages.
    public static var trunkLights: Self { Self(rawValue: "TRUNK_LIGHTS") }
    /// `EXTERIOR_FRONT_LIGHTS` in messages.
    public static var exteriorFrontLights: Self { Self(rawValue: "EXTERIOR_FRONT_LIGHTS") }
    /// `EXTERIOR_REAR_LIGHTS` in messages.
    public static var exteriorRearLights: Self { Self(rawValue: "EXTERIOR_REAR_LIGHTS") }
    /// `EXTERIOR_LEFT_LIGHTS` in messages.
    public static var exteriorLeftLights: Self { Self(rawValue: "EXTERIOR_LEFT_LIGHTS") }
    /// `EXTERIOR_RIGHT_LIGHTS` in messages.
    public static var exteriorRightLights: Self { Self(rawValue: "EXTERIOR_RIGHT_LIGHTS") }
    /// `EXTERIOR_ALL_LIGHTS` in messages.
    public static var exteriorAllLights: Self { Self(rawValue: "EXTERIOR_ALL_LIGHTS") }

    public static let names = JSONKeys(
        numbers: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 501, 502, 503, 504, 505, 506, 507, 508, 509, 510, 511, 512, 513, 514, 515, 516, 517, 518, 801, 802, 803, 804, 901, 902, 903, 904, 905],
        "FRONT_LEFT_HIGH_BEAM", "FRONT_RIGHT_HIGH_BEAM", "FRONT_LEFT_LOW_BEAM", "FRONT_RIGHT_LOW_BEAM", "FRONT_LEFT_PARKING_LIGHT", "FRONT_RIGHT_PARKING_LIGHT", "FRONT_LEFT_FOG_LIGHT", "FRONT_RIGHT_FOG_LIGHT", "FRONT_LEFT_DAYTIME_RUNNING_LIGHT", "FRONT_RIGHT_DAYTIME_RUNNING_LIGHT", "FRONT_LEFT_TURN_LIGHT", "FRONT_RIGHT_TURN_LIGHT", "REAR_LEFT_FOG_LIGHT", "REAR_RIGHT_FOG_LIGHT", "REAR_LEFT_TAIL_LIGHT", "REAR_RIGHT_TAIL_LIGHT", "REAR_LEFT_BRAKE_LIGHT", "REAR_RIGHT_BRAKE_LIGHT", "REAR_LEFT_TURN_LIGHT", "REAR_RIGHT_TURN_LIGHT", "REAR_REGISTRATION_PLATE_LIGHT", "HIGH_BEAMS", "LOW_BEAMS", "FOG_LIGHTS", "RUNNING_LIGHTS", "PARKING_LIGHTS", "BRAKE_LIGHTS", "REAR_REVERSING_LIGHTS", "SIDE_MARKER_LIGHTS", "LEFT_TURN_LIGHTS", "RIGHT_TURN_LIGHTS", "HAZARD_LIGHTS", "REAR_CARGO_LIGHTS", "REAR_TRUCK_BED_LIGHTS", "REAR_TRAILER_LIGHTS", "LEFT_SPOT_LIGHTS", "RIGHT_SPOT_LIGHTS", "LEFT_PUDDLE_LIGHTS", "RIGHT_PUDDLE_LIGHTS", "AMBIENT_LIGHTS", "OVERHEAD_LIGHTS", "READING_LIGHTS", "TRUNK_LIGHTS", "EXTERIOR_FRONT_LIGHTS", "EXTERIOR_REAR_LIGHTS", "EXTERIOR_LEFT_LIGHTS", "EXTERIOR_RIGHT_LIGHTS", "EXTERIOR_ALL_LIGHTS")
}

/// The 6 values of `LightStatus`, since 5.0.
public struct SDLLightStatus: OpenEnumeration {
    /// The name in messages.
    public let rawValue: String
    /// Creates a value by name. Names that are not in the definition are allowed.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `ON` in messages.
    public static var on: Self { Self(rawValue: "ON") }
    /// `OFF` in messages.
    public static var off: Self { Self(rawValue: "OFF") }
    /// `RAMP_UP` in messages.
    public static var rampUp: Self { Self(rawValue: "RAMP_UP") }
    /// `RAMP_DOWN` in messages.
    public static var rampDown: Self { Self(rawValue: "RAMP_DOWN") }
    /// `UNKNOWN` in messages.
    public static var unknown: Self { Self(rawValue: "UNKNOWN") }
    /// `INVALID` in messages.
    public static var invalid: Self { Self(rawValue: "INVALID") }

    public static let names = JSONKeys(
        "ON", "OFF", "RAMP_UP", "RAMP_DOWN", "UNKNOWN", "INVALID")
}

/// The 4 values of `MaintenanceModeStatus`, since 2.0.
public struct SDLMaintenanceModeStatus: OpenEnumeration {
    /// The name in messages.
    public let rawValue: String
    /// Creates a value by name. Names that are not in the definition are allowed.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `NORMAL` in messages.
    public static var normal: Self { Self(rawValue: "NORMAL") }
    /// `NEAR` in messages.
    public static var near: Self { Self(rawValue: "NEAR") }
    /// `ACTIVE` in messages.
    public static var active: Self { Self(rawValue: "ACTIVE") }
    /// `FEATURE_NOT_PRESENT` in messages.
    public static var featureNotPresent: Self { Self(rawValue: "FEATURE_NOT_PRESENT") }

    public static let names = JSONKeys(
        "NORMAL", "NEAR", "ACTIVE", "FEATURE_NOT_PRESENT")
}

/// The 5 values of `MassageCushion`, since 5.0.
public struct SDLMassageCushion: OpenEnumeration {
    /// The name in messages.
    public let rawValue: String
    /// Creates a value by name. Names that are not in the definition are allowed.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `TOP_LUMBAR` in messages.
    public static var topLumbar: Self { Self(rawValue: "TOP_LUMBAR") }
    /// `MIDDLE_LUMBAR` in messages.
    public static var middleLumbar: Self { Self(rawValue: "MIDDLE_LUMBAR") }
    /// `BOTTOM_LUMBAR` in messages.
    public static var bottomLumbar: Self { Self(rawValue: "BOTTOM_LUMBAR") }
    /// `BACK_BOLSTERS` in messages.
    public static var backBolsters: Self { Self(rawValue: "BACK_BOLSTERS") }
    /// `SEAT_BOLSTERS` in messages.
    public static var seatBolsters: Self { Self(rawValue: "SEAT_BOLSTERS") }

    public static let names = JSONKeys(
        "TOP_LUMBAR", "MIDDLE_LUMBAR", "BOTTOM_LUMBAR", "BACK_BOLSTERS", "SEAT_BOLSTERS")
}

/// The 3 values of `MassageMode`, since 5.0.
public struct SDLMassageMode: OpenEnumeration {
    /// The name in messages.
    public let rawValue: String
    /// Creates a value by name. Names that are not in the definition are allowed.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `OFF` in messages.
    public static var off: Self { Self(rawValue: "OFF") }
    /// `LOW` in messages.
    public static var low: Self { Self(rawValue: "LOW") }
    /// `HIGH` in messages.
    public static var high: Self { Self(rawValue: "HIGH") }

    public static let names = JSONKeys(
        "OFF", "LOW", "HIGH")
}

/// The 2 values of `MassageZone`, since 5.0.
public struct SDLMassageZone: OpenEnumeration {
    /// The name in messages.
    public let rawValue: String
    /// Creates a value by name. Names that are not in the definition are allowed.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `LUMBAR` in messages.
    public static var lumbar: Self { Self(rawValue: "LUMBAR") }
    /// `SEAT_CUSHION` in messages.
    public static var seatCushion: Self { Self(rawValue: "SEAT_CUSHION") }

    public static let names = JSONKeys(
        "LUMBAR", "SEAT_CUSHION")
}

/// The 7 values of `MediaClockFormat`, since 1.0.
public struct SDLMediaClockFormat: OpenEnumeration {
    /// The name in messages.
    public let rawValue: String
    /// Creates a value by name. Names that are not in the definition are allowed.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `CLOCK1` in messages.
    public static var clock1: Self { Self(rawValue: "CLOCK1") }
    /// `CLOCK2` in messages.
    public static var clock2: Self { Self(rawValue: "CLOCK2") }
    /// `CLOCK3` in messages; since 2.0.
    public static var clock3: Self { Self(rawValue: "CLOCK3") }
    /// `CLOCKTEXT1` in messages.
    public static var clocktext1: Self { Self(rawValue: "CLOCKTEXT1") }
    /// `CLOCKTEXT2` in messages.
    public static var clocktext2: Self { Self(rawValue: "CLOCKTEXT2") }
    /// `CLOCKTEXT3` in messages.
    public static var clocktext3: Self { Self(rawValue: "CLOCKTEXT3") }
    /// `CLOCKTEXT4` in messages; since 2.0.
    public static var clocktext4: Self { Self(rawValue: "CLOCKTEXT4") }

    public static let names = JSONKeys(
        "CLOCK1", "CLOCK2", "CLOCK3", "CLOCKTEXT1", "CLOCKTEXT2", "CLOCKTEXT3", "CLOCKTEXT4")

    /// The names that were added or removed after the first version.
    public static let lifespans: [String: SDLLifespan] = [
        "CLOCK3": SDLLifespan(since: SDLVersion(2, 0)),
        "CLOCKTEXT4": SDLLifespan(since: SDLVersion(2, 0)),
    ]
}

/// The 4 values of `MediaType`, since 5.1.
public struct SDLMediaType: OpenEnumeration {
    /// The name in messages.
    public let rawValue: String
    /// Creates a value by name. Names that are not in the definition are allowed.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `MUSIC` in messages.
    public static var music: Self { Self(rawValue: "MUSIC") }
    /// `PODCAST` in messages.
    public static var podcast: Self { Self(rawValue: "PODCAST") }
    /// `AUDIOBOOK` in messages.
    public static var audiobook: Self { Self(rawValue: "AUDIOBOOK") }
    /// `OTHER` in messages.
    public static var other: Self { Self(rawValue: "OTHER") }

    public static let names = JSONKeys(
        "MUSIC", "PODCAST", "AUDIOBOOK", "OTHER")
}

/// The 2 values of `MenuLayout`, since 6.0.
public struct SDLMenuLayout: OpenEnumeration {
    /// The name in messages.
    public let rawValue: String
    /// Creates a value by name. Names that are not in the definition are allowed.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `LIST` in messages.
    public static var list: Self { Self(rawValue: "LIST") }
    /// `TILES` in messages.
    public static var tiles: Self { Self(rawValue: "TILES") }

    public static let names = JSONKeys(
        "LIST", "TILES")
}

/// The 12 values of `MetadataType`, since 4.5.
public struct SDLMetadataType: OpenEnumeration {
    /// The name in messages.
    public let rawValue: String
    /// Creates a value by name. Names that are not in the definition are allowed.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `mediaTitle` in messages.
    public static var mediaTitle: Self { Self(rawValue: "mediaTitle") }
    /// `mediaArtist` in messages.
    public static var mediaArtist: Self { Self(rawValue: "mediaArtist") }
    /// `mediaAlbum` in messages.
    public static var mediaAlbum: Self { Self(rawValue: "mediaAlbum") }
    /// `mediaYear` in messages.
    public static var mediaYear: Self { Self(rawValue: "mediaYear") }
    /// `mediaGenre` in messages.
    public static var mediaGenre: Self { Self(rawValue: "mediaGenre") }
    /// `mediaStation` in messages.
    public static var mediaStation: Self { Self(rawValue: "mediaStation") }
    /// `rating` in messages.
    public static var rating: Self { Self(rawValue: "rating") }
    /// `currentTemperature` in messages.
    public static var currentTemperature: Self { Self(rawValue: "currentTemperature") }
    /// `maximumTemperature` in messages.
    public static var maximumTemperature: Self { Self(rawValue: "maximumTemperature") }
    /// `minimumTemperature` in messages.
    public static var minimumTemperature: Self { Self(rawValue: "minimumTemperature") }
    /// `weatherTerm` in messages.
    public static var weatherTerm: Self { Self(rawValue: "weatherTerm") }
    /// `humidity` in messages.
    public static var humidity: Self { Self(rawValue: "humidity") }

    public static let names = JSONKeys(
        "mediaTitle", "mediaArtist", "mediaAlbum", "mediaYear", "mediaGenre", "mediaStation", "rating", "currentTemperature", "maximumTemperature", "minimumTemperature", "weatherTerm", "humidity")
}

/// The 6 values of `ModuleType`, since 4.5.
public struct SDLModuleType: OpenEnumeration {
    /// The name in messages.
    public let rawValue: String
    /// Creates a value by name. Names that are not in the definition are allowed.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `CLIMATE` in messages.
    public static var climate: Self { Self(rawValue: "CLIMATE") }
    /// `RADIO` in messages.
    public static var radio: Self { Self(rawValue: "RADIO") }
    /// `SEAT` in messages; since 5.0.
    public static var seat: Self { Self(rawValue: "SEAT") }
    /// `AUDIO` in messages; since 5.0.
    public static var audio: Self { Self(rawValue: "AUDIO") }
    /// `LIGHT` in messages; since 5.0.
    public static var light: Self { Self(rawValue: "LIGHT") }
    /// `HMI_SETTINGS` in messages; since 5.0.
    public static var hmiSettings: Self { Self(rawValue: "HMI_SETTINGS") }

    public static let names = JSONKeys(
        "CLIMATE", "RADIO", "SEAT", "AUDIO", "LIGHT", "HMI_SETTINGS")

    /// The names that were added or removed after the first version.
    public static let lifespans: [String: SDLLifespan] = [
        "SEAT": SDLLifespan(since: SDLVersion(5, 0)),
        "AUDIO": SDLLifespan(since: SDLVersion(5, 0)),
        "LIGHT": SDLLifespan(since: SDLVersion(5, 0)),
        "HMI_SETTINGS": SDLLifespan(since: SDLVersion(5, 0)),
    ]
}

/// The 3 values of `messageType`, since 1.0.
public struct SDLMessageType: NumberedEnumeration {
    /// The number in messages.
    public let rawValue: Int
    /// Creates a value by name. Names that are not in the definition are allowed.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// `request` in messages.
    public static var request: Self { Self(rawValue: 0) }
    /// `response` in messages.
    public static var response: Self { Self(rawValue: 1) }
    /// `notification` in messages.
    public static var notification: Self { Self(rawValue: 2) }

    /// The name of each number.
    public static let names: KeyValuePairs<Int, String> = [
        0: "request",
        1: "response",
        2: "notification",
    ]
}

/// The 7 values of `NavigationAction`, since 5.1.
public struct SDLNavigationAction: OpenEnumeration {
    /// The name in messages.
    public let rawValue: String
    /// Creates a value by name. Names that are not in the definition are allowed.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `TURN` in messages.
    public static var turn: Self { Self(rawValue: "TURN") }
    /// `EXIT` in messages.
    public static var exit: Self { Self(rawValue: "EXIT") }
    /// `STAY` in messages.
    public static var stay: Self { Self(rawValue: "STAY") }
    /// `MERGE` in messages.
    public static var merge: Self { Self(rawValue: "MERGE") }
    /// `FERRY` in messages.
    public static var ferry: Self { Self(rawValue: "FERRY") }
    /// `CAR_SHUTTLE_TRAIN` in messages.
    public static var carShuttleTrain: Self { Self(rawValue: "CAR_SHUTTLE_TRAIN") }
    /// `WAYPOINT` in messages.
    public static var waypoint: Self { Self(rawValue: "WAYPOINT") }

    public static let names = JSONKeys(
        "TURN", "EXIT", "STAY", "MERGE", "FERRY", "CAR_SHUTTLE_TRAIN", "WAYPOINT")
}

/// The 8 values of `NavigationJunction`, since 5.1.
public struct SDLNavigationJunction: OpenEnumeration {
    /// The name in messages.
    public let rawValue: String
    /// Creates a value by name. Names that are not in the definition are allowed.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `REGULAR` in messages.
    public static var regular: Self { Self(rawValue: "REGULAR") }
    /// `BIFURCATION` in messages.
    public static var bifurcation: Self { Self(rawValue: "BIFURCATION") }
    /// `MULTI_CARRIAGEWAY` in messages.
    public static var multiCarriageway: Self { Self(rawValue: "MULTI_CARRIAGEWAY") }
    /// `ROUNDABOUT` in messages.
    public static var roundabout: Self { Self(rawValue: "ROUNDABOUT") }
    /// `TRAVERSABLE_ROUNDABOUT` in messages.
    public static var traversableRoundabout: Self { Self(rawValue: "TRAVERSABLE_ROUNDABOUT") }
    /// `JUGHANDLE` in messages.
    public static var jughandle: Self { Self(rawValue: "JUGHANDLE") }
    /// `ALL_WAY_YIELD` in messages.
    public static var allWayYield: Self { Self(rawValue: "ALL_WAY_YIELD") }
    /// `TURN_AROUND` in messages.
    public static var turnAround: Self { Self(rawValue: "TURN_AROUND") }

    public static let names = JSONKeys(
        "REGULAR", "BIFURCATION", "MULTI_CARRIAGEWAY", "ROUNDABOUT", "TRAVERSABLE_ROUNDABOUT", "JUGHANDLE", "ALL_WAY_YIELD", "TURN_AROUND")
}

/// The 18 values of `PRNDL`, since 2.0.
public struct SDLPRNDL: OpenEnumeration {
    /// The name in messages.
    public let rawValue: String
    /// Creates a value by name. Names that are not in the definition are allowed.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `PARK` in messages.
    public static var park: Self { Self(rawValue: "PARK") }
    /// `REVERSE` in messages.
    public static var reverse: Self { Self(rawValue: "REVERSE") }
    /// `NEUTRAL` in messages.
    public static var neutral: Self { Self(rawValue: "NEUTRAL") }
    /// `DRIVE` in messages.
    public static var drive: Self { Self(rawValue: "DRIVE") }
    /// `SPORT` in messages.
    public static var sport: Self { Self(rawValue: "SPORT") }
    /// `LOWGEAR` in messages.
    public static var lowgear: Self { Self(rawValue: "LOWGEAR") }
    /// `FIRST` in messages.
    public static var first: Self { Self(rawValue: "FIRST") }
    /// `SECOND` in messages.
    public static var second: Self { Self(rawValue: "SECOND") }
    /// `THIRD` in messages.
    public static var third: Self { Self(rawValue: "THIRD") }
    /// `FOURTH` in messages.
    public static var fourth: Self { Self(rawValue: "FOURTH") }
    /// `FIFTH` in messages.
    public static var fifth: Self { Self(rawValue: "FIFTH") }
    /// `SIXTH` in messages.
    public static var sixth: Self { Self(rawValue: "SIXTH") }
    /// `SEVENTH` in messages.
    public static var seventh: Self { Self(rawValue: "SEVENTH") }
    /// `EIGHTH` in messages.
    public static var eighth: Self { Self(rawValue: "EIGHTH") }
    /// `NINTH` in messages; since 7.0.
    public static var ninth: Self { Self(rawValue: "NINTH") }
    /// `TENTH` in messages; since 7.0.
    public static var tenth: Self { Self(rawValue: "TENTH") }
    /// `UNKNOWN` in messages.
    public static var unknown: Self { Self(rawValue: "UNKNOWN") }
    /// `FAULT` in messages.
    public static var fault: Self { Self(rawValue: "FAULT") }

    public static let names = JSONKeys(
        "PARK", "REVERSE", "NEUTRAL", "DRIVE", "SPORT", "LOWGEAR", "FIRST", "SECOND", "THIRD", "FOURTH", "FIFTH", "SIXTH", "SEVENTH", "EIGHTH", "NINTH", "TENTH", "UNKNOWN", "FAULT")

    /// The names that were added or removed after the first version.
    public static let lifespans: [String: SDLLifespan] = [
        "NINTH": SDLLifespan(since: SDLVersion(7, 0)),
        "TENTH": SDLLifespan(since: SDLVersion(7, 0)),
    ]
}

/// The 4 values of `PermissionStatus`, since 2.0.
public struct SDLPermissionStatus: OpenEnumeration {
    /// The name in messages.
    public let rawValue: String
    /// Creates a value by name. Names that are not in the definition are allowed.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `ALLOWED` in messages.
    public static var allowed: Self { Self(rawValue: "ALLOWED") }
    /// `DISALLOWED` in messages.
    public static var disallowed: Self { Self(rawValue: "DISALLOWED") }
    /// `USER_DISALLOWED` in messages.
    public static var userDisallowed: Self { Self(rawValue: "USER_DISALLOWED") }
    /// `USER_CONSENT_PENDING` in messages.
    public static var userConsentPending: Self { Self(rawValue: "USER_CONSENT_PENDING") }

    public static let names = JSONKeys(
        "ALLOWED", "DISALLOWED", "USER_DISALLOWED", "USER_CONSENT_PENDING")
}

/// The 4 values of `PowerModeQualificationStatus`, since 2.0.
public struct SDLPowerModeQualificationStatus: OpenEnumeration {
    /// The name in messages.
    public let rawValue: String
    /// Creates a value by name. Names that are not in the definition are allowed.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `POWER_MODE_UNDEFINED` in messages.
    public static var powerModeUndefined: Self { Self(rawValue: "POWER_MODE_UNDEFINED") }
    /// `POWER_MODE_EVALUATION_IN_PROGRESS` in messages.
    public static var powerModeEvaluationInProgress: Self { Self(rawValue: "POWER_MODE_EVALUATION_IN_PROGRESS") }
    /// `NOT_DEFINED` in messages.
    public static var notDefined: Self { Self(rawValue: "NOT_DEFINED") }
    /// `POWER_MODE_OK` in messages.
    public static var powerModeOk: Self { Self(rawValue: "POWER_MODE_OK") }

    public static let names = JSONKeys(
        "POWER_MODE_UNDEFINED", "POWER_MODE_EVALUATION_IN_PROGRESS", "NOT_DEFINED", "POWER_MODE_OK")
}

/// The 9 values of `PowerModeStatus`, since 2.0.
public struct SDLPowerModeStatus: OpenEnumeration {
    /// The name in messages.
    public let rawValue: String
    /// Creates a value by name. Names that are not in the definition are allowed.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `KEY_OUT` in messages.
    public static var keyOut: Self { Self(rawValue: "KEY_OUT") }
    /// `KEY_RECENTLY_OUT` in messages.
    public static var keyRecentlyOut: Self { Self(rawValue: "KEY_RECENTLY_OUT") }
    /// `KEY_APPROVED_0` in messages.
    public static var keyApproved0: Self { Self(rawValue: "KEY_APPROVED_0") }
    /// `POST_ACCESORY_0` in messages.
    public static var postAccesory0: Self { Self(rawValue: "POST_ACCESORY_0") }
    /// `ACCESORY_1` in messages.
    public static var accesory1: Self { Self(rawValue: "ACCESORY_1") }
    /// `POST_IGNITION_1` in messages.
    public static var postIgnition1: Self { Self(rawValue: "POST_IGNITION_1") }
    /// `IGNITION_ON_2` in messages.
    public static var ignitionOn2: Self { Self(rawValue: "IGNITION_ON_2") }
    /// `RUNNING_2` in messages.
    public static var running2: Self { Self(rawValue: "RUNNING_2") }
    /// `CRANK_3` in messages.
    public static var crank3: Self { Self(rawValue: "CRANK_3") }

    public static let names = JSONKeys(
        "KEY_OUT", "KEY_RECENTLY_OUT", "KEY_APPROVED_0", "POST_ACCESORY_0", "ACCESORY_1", "POST_IGNITION_1", "IGNITION_ON_2", "RUNNING_2", "CRANK_3")
}

/// The 21 values of `PredefinedLayout`, since 3.0.
public struct SDLPredefinedLayout: OpenEnumeration {
    /// The name in messages.
    public let rawValue: String
    /// Creates a value by name. Names that are not in the definition are allowed.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `DEFAULT` in messages.
    public static var `default`: Self { Self(rawValue: "DEFAULT") }
    /// `MEDIA` in messages.
    public static var media: Self { Self(rawValue: "MEDIA") }
    /// `NON-MEDIA` in messages.
    public static var nonMedia: Self { Self(rawValue: "NON-MEDIA") }
    /// `ONSCREEN_PRESETS` in messages.
    public static var onscreenPresets: Self { Self(rawValue: "ONSCREEN_PRESETS") }
    /// `NAV_FULLSCREEN_MAP` in messages.
    public static var navFullscreenMap: Self { Self(rawValue: "NAV_FULLSCREEN_MAP") }
    /// `NAV_LIST` in messages.
    public static var navList: Self { Self(rawValue: "NAV_LIST") }
    /// `NAV_KEYBOARD` in messages.
    public static var navKeyboard: Self { Self(rawValue: "NAV_KEYBOARD") }
    /// `GRAPHIC_WITH_TEXT` in messages.
    public static var graphicWithText: Self { Self(rawValue: "GRAPHIC_WITH_TEXT") }
    /// `TEXT_WITH_GRAPHIC` in messages.
    public static var textWithGraphic: Self { Self(rawValue: "TEXT_WITH_GRAPHIC") }
    /// `TILES_ONLY` in messages.
    public static var tilesOnly: Self { Self(rawValue: "TILES_ONLY") }
    /// `TEXTBUTTONS_ONLY` in messages.
    public static var textbuttonsOnly: Self { Self(rawValue: "TEXTBUTTONS_ONLY") }
    /// `GRAPHIC_WITH_TILES` in messages.
    public static var graphicWithTiles: Self { Self(rawValue: "GRAPHIC_WITH_TILES") }
    /// `TILES_WITH_GRAPHIC` in messages.
    public static var tilesWithGraphic: Self { Self(rawValue: "TILES_WITH_GRAPHIC") }
    /// `GRAPHIC_WITH_TEXT_AND_SOFTBUTTONS` in messages.
    public static var graphicWithTextAndSoftbuttons: Self { Self(rawValue: "GRAPHIC_WITH_TEXT_AND_SOFTBUTTONS") }
    /// `TEXT_AND_SOFTBUTTONS_WITH_GRAPHIC` in messages.
    public static var textAndSoftbuttonsWithGraphic: Self { Self(rawValue: "TEXT_AND_SOFTBUTTONS_WITH_GRAPHIC") }
    /// `GRAPHIC_WITH_TEXTBUTTONS` in messages.
    public static var graphicWithTextbuttons: Self { Self(rawValue: "GRAPHIC_WITH_TEXTBUTTONS") }
    /// `TEXTBUTTONS_WITH_GRAPHIC` in messages.
    public static var textbuttonsWithGraphic: Self { Self(rawValue: "TEXTBUTTONS_WITH_GRAPHIC") }
    /// `LARGE_GRAPHIC_WITH_SOFTBUTTONS` in messages.
    public static var largeGraphicWithSoftbuttons: Self { Self(rawValue: "LARGE_GRAPHIC_WITH_SOFTBUTTONS") }
    /// `DOUBLE_GRAPHIC_WITH_SOFTBUTTONS` in messages.
    public static var doubleGraphicWithSoftbuttons: Self { Self(rawValue: "DOUBLE_GRAPHIC_WITH_SOFTBUTTONS") }
    /// `LARGE_GRAPHIC_ONLY` in messages.
    public static var largeGraphicOnly: Self { Self(rawValue: "LARGE_GRAPHIC_ONLY") }
    /// `WEB_VIEW` in messages; since 7.0.
    public static var webView: Self { Self(rawValue: "WEB_VIEW") }

    public static let names = JSONKeys(
        "DEFAULT", "MEDIA", "NON-MEDIA", "ONSCREEN_PRESETS", "NAV_FULLSCREEN_MAP", "NAV_LIST", "NAV_KEYBOARD", "GRAPHIC_WITH_TEXT", "TEXT_WITH_GRAPHIC", "TILES_ONLY", "TEXTBUTTONS_ONLY", "GRAPHIC_WITH_TILES", "TILES_WITH_GRAPHIC", "GRAPHIC_WITH_TEXT_AND_SOFTBUTTONS", "TEXT_AND_SOFTBUTTONS_WITH_GRAPHIC", "GRAPHIC_WITH_TEXTBUTTONS", "TEXTBUTTONS_WITH_GRAPHIC", "LARGE_GRAPHIC_WITH_SOFTBUTTONS", "DOUBLE_GRAPHIC_WITH_SOFTBUTTONS", "LARGE_GRAPHIC_ONLY", "WEB_VIEW")

    /// The names that were added or removed after the first version.
    public static let lifespans: [String: SDLLifespan] = [
        "WEB_VIEW": SDLLifespan(since: SDLVersion(7, 0)),
    ]
}

/// The 2 values of `PredefinedWindows`, since 6.0.
public struct SDLPredefinedWindows: NumberedEnumeration {
    /// The number in messages.
    public let rawValue: Int
    /// Creates a value by name. Names that are not in the definition are allowed.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// `DEFAULT_WINDOW` in messages.
    public static var defaultWindow: Self { Self(rawValue: 0) }
    /// `PRIMARY_WIDGET` in messages.
    public static var primaryWidget: Self { Self(rawValue: 1) }

    /// The name of each number.
    public static let names: KeyValuePairs<Int, String> = [
        0: "DEFAULT_WINDOW",
        1: "PRIMARY_WIDGET",
    ]
}

/// The 5 values of `PrerecordedSpeech`, since 1.0.
public struct SDLPrerecordedSpeech: OpenEnumeration {
    /// The name in messages.
    public let rawValue: String
    /// Creates a value by name. Names that are not in the definition are allowed.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `HELP_JINGLE` in messages.
    public static var helpJingle: Self { Self(rawValue: "HELP_JINGLE") }
    /// `INITIAL_JINGLE` in messages.
    public static var initialJingle: Self { Self(rawValue: "INITIAL_JINGLE") }
    /// `LISTEN_JINGLE` in messages.
    public static var listenJingle: Self { Self(rawValue: "LISTEN_JINGLE") }
    /// `POSITIVE_JINGLE` in messages.
    public static var positiveJingle: Self { Self(rawValue: "POSITIVE_JINGLE") }
    /// `NEGATIVE_JINGLE` in messages.
    public static var negativeJingle: Self { Self(rawValue: "NEGATIVE_JINGLE") }

    public static let names = JSONKeys(
        "HELP_JINGLE", "INITIAL_JINGLE", "LISTEN_JINGLE", "POSITIVE_JINGLE", "NEGATIVE_JINGLE")
}

/// The 12 values of `PrimaryAudioSource`, since 2.0.
public struct SDLPrimaryAudioSource: OpenEnumeration {
    /// The name in messages.
    public let rawValue: String
    /// Creates a value by name. Names that are not in the definition are allowed.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `NO_SOURCE_SELECTED` in messages.
    public static var noSourceSelected: Self { Self(rawValue: "NO_SOURCE_SELECTED") }
    /// `CD` in messages; since 5.0.
    public static var cd: Self { Self(rawValue: "CD") }
    /// `USB` in messages.
    public static var usb: Self { Self(rawValue: "USB") }
    /// `USB2` in messages.
    public static var usb2: Self { Self(rawValue: "USB2") }
    /// `BLUETOOTH_STEREO_BTST` in messages.
    public static var bluetoothStereoBtst: Self { Self(rawValue: "BLUETOOTH_STEREO_BTST") }
    /// `LINE_IN` in messages.
    public static var lineIn: Self { Self(rawValue: "LINE_IN") }
    /// `IPOD` in messages.
    public static var ipod: Self { Self(rawValue: "IPOD") }
    /// `MOBILE_APP` in messages.
    public static var mobileApp: Self { Self(rawValue: "MOBILE_APP") }
    /// `AM` in messages; since 5.0.
    public static var am: Self { Self(rawValue: "AM") }
    /// `FM` in messages; since 5.0.
    public static var fm: Self { Self(rawValue: "FM") }
    /// `XM` in messages; since 5.0.
    public static var xm: Self { Self(rawValue: "XM") }
    /// `DAB` in messages; since 5.0.
    public static var dab: Self { Self(rawValue: "DAB") }

    public static let names = JSONKeys(
        "NO_SOURCE_SELECTED", "CD", "USB", "USB2", "BLUETOOTH_STEREO_BTST", "LINE_IN", "IPOD", "MOBILE_APP", "AM", "FM", "XM", "DAB")

    /// The names that were added or removed after the first version.
    public static let lifespans: [String: SDLLifespan] = [
        "CD": SDLLifespan(since: SDLVersion(5, 0)),
        "AM": SDLLifespan(since: SDLVersion(5, 0)),
        "FM": SDLLifespan(since: SDLVersion(5, 0)),
        "XM": SDLLifespan(since: SDLVersion(5, 0)),
        "DAB": SDLLifespan(since: SDLVersion(5, 0)),
    ]
}
