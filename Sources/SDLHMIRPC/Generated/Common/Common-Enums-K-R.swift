// Made by rpc-gen from Sources/rpc-gen/Spec/hmi.json; changes belong there.
// swift-format-ignore-file

package import JSON

extension HMI.Common {
    /// The 7 values of `KeyboardEvent`.
    package struct KeyboardEvent: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var keypress: Self { Self(rawValue: "KEYPRESS") }
        package static var entrySubmitted: Self { Self(rawValue: "ENTRY_SUBMITTED") }
        package static var entryVoice: Self { Self(rawValue: "ENTRY_VOICE") }
        package static var entryCancelled: Self { Self(rawValue: "ENTRY_CANCELLED") }
        package static var entryAborted: Self { Self(rawValue: "ENTRY_ABORTED") }
        package static var inputKeyMaskEnabled: Self { Self(rawValue: "INPUT_KEY_MASK_ENABLED") }
        package static var inputKeyMaskDisabled: Self { Self(rawValue: "INPUT_KEY_MASK_DISABLED") }

        package static let names = JSONKeys(
            "KEYPRESS", "ENTRY_SUBMITTED", "ENTRY_VOICE", "ENTRY_CANCELLED", "ENTRY_ABORTED", "INPUT_KEY_MASK_ENABLED", "INPUT_KEY_MASK_DISABLED")
    }
}

extension HMI.Common {
    /// The 3 values of `KeyboardInputMask`.
    package struct KeyboardInputMask: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var enableInputKeyMask: Self { Self(rawValue: "ENABLE_INPUT_KEY_MASK") }
        package static var disableInputKeyMask: Self { Self(rawValue: "DISABLE_INPUT_KEY_MASK") }
        package static var userChoiceInputKeyMask: Self { Self(rawValue: "USER_CHOICE_INPUT_KEY_MASK") }

        package static let names = JSONKeys(
            "ENABLE_INPUT_KEY_MASK", "DISABLE_INPUT_KEY_MASK", "USER_CHOICE_INPUT_KEY_MASK")
    }
}

extension HMI.Common {
    /// The 4 values of `KeyboardLayout`.
    package struct KeyboardLayout: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var qwerty: Self { Self(rawValue: "QWERTY") }
        package static var qwertz: Self { Self(rawValue: "QWERTZ") }
        package static var azerty: Self { Self(rawValue: "AZERTY") }
        package static var numeric: Self { Self(rawValue: "NUMERIC") }

        package static let names = JSONKeys(
            "QWERTY", "QWERTZ", "AZERTY", "NUMERIC")
    }
}

extension HMI.Common {
    /// The 3 values of `KeypressMode`.
    package struct KeypressMode: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var singleKeypress: Self { Self(rawValue: "SINGLE_KEYPRESS") }
        package static var queueKeypresses: Self { Self(rawValue: "QUEUE_KEYPRESSES") }
        package static var resendCurrentEntry: Self { Self(rawValue: "RESEND_CURRENT_ENTRY") }

        package static let names = JSONKeys(
            "SINGLE_KEYPRESS", "QUEUE_KEYPRESSES", "RESEND_CURRENT_ENTRY")
    }
}

extension HMI.Common {
    /// The 39 values of `Language`.
    package struct Language: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var enUs: Self { Self(rawValue: "EN-US") }
        package static var esMx: Self { Self(rawValue: "ES-MX") }
        package static var frCa: Self { Self(rawValue: "FR-CA") }
        package static var deDe: Self { Self(rawValue: "DE-DE") }
        package static var esEs: Self { Self(rawValue: "ES-ES") }
        package static var enGb: Self { Self(rawValue: "EN-GB") }
        package static var ruRu: Self { Self(rawValue: "RU-RU") }
        package static var trTr: Self { Self(rawValue: "TR-TR") }
        package static var plPl: Self { Self(rawValue: "PL-PL") }
        package static var frFr: Self { Self(rawValue: "FR-FR") }
        package static var itIt: Self { Self(rawValue: "IT-IT") }
        package static var svSe: Self { Self(rawValue: "SV-SE") }
        package static var ptPt: Self { Self(rawValue: "PT-PT") }
        package static var nlNl: Self { Self(rawValue: "NL-NL") }
        package static var enAu: Self { Self(rawValue: "EN-AU") }
        package static var zhCn: Self { Self(rawValue: "ZH-CN") }
        package static var zhTw: Self { Self(rawValue: "ZH-TW") }
        package static var jaJp: Self { Self(rawValue: "JA-JP") }
        package static var arSa: Self { Self(rawValue: "AR-SA") }
        package static var koKr: Self { Self(rawValue: "KO-KR") }
        package static var ptBr: Self { Self(rawValue: "PT-BR") }
        package static var csCz: Self { Self(rawValue: "CS-CZ") }
        package static var daDk: Self { Self(rawValue: "DA-DK") }
        package static var noNo: Self { Self(rawValue: "NO-NO") }
        package static var nlBe: Self { Self(rawValue: "NL-BE") }
        package static var elGr: Self { Self(rawValue: "EL-GR") }
        package static var huHu: Self { Self(rawValue: "HU-HU") }
        package static var fiFi: Self { Self(rawValue: "FI-FI") }
        package static var skSk: Self { Self(rawValue: "SK-SK") }
        package static var enIn: Self { Self(rawValue: "EN-IN") }
        package static var thTh: Self { Self(rawValue: "TH-TH") }
        package static var enSa: Self { Self(rawValue: "EN-SA") }
        package static var heIl: Self { Self(rawValue: "HE-IL") }
        package static var roRo: Self { Self(rawValue: "RO-RO") }
        package static var ukUa: Self { Self(rawValue: "UK-UA") }
        package static var idId: Self { Self(rawValue: "ID-ID") }
        package static var viVn: Self { Self(rawValue: "VI-VN") }
        package static var msMy: Self { Self(rawValue: "MS-MY") }
        package static var hiIn: Self { Self(rawValue: "HI-IN") }

        package static let names = JSONKeys(
            "EN-US", "ES-MX", "FR-CA", "DE-DE", "ES-ES", "EN-GB", "RU-RU", "TR-TR", "PL-PL", "FR-FR", "IT-IT", "SV-SE", "PT-PT", "NL-NL", "EN-AU", "ZH-CN", "ZH-TW", "JA-JP", "AR-SA", "KO-KR", "PT-BR", "CS-CZ", "DA-DK", "NO-NO", "NL-BE", "EL-GR", "HU-HU", "FI-FI", "SK-SK", "EN-IN", "TH-TH", "EN-SA", "HE-IL", "RO-RO", "UK-UA", "ID-ID", "VI-VN", "MS-MY", "HI-IN")
    }
}

extension HMI.Common {
    /// The 5 values of `LayoutMode`.
    package struct LayoutMode: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var iconOnly: Self { Self(rawValue: "ICON_ONLY") }
        package static var iconWithSearch: Self { Self(rawValue: "ICON_WITH_SEARCH") }
        package static var listOnly: Self { Self(rawValue: "LIST_ONLY") }
        package static var listWithSearch: Self { Self(rawValue: "LIST_WITH_SEARCH") }
        package static var keyboard: Self { Self(rawValue: "KEYBOARD") }

        package static let names = JSONKeys(
            "ICON_ONLY", "ICON_WITH_SEARCH", "LIST_ONLY", "LIST_WITH_SEARCH", "KEYBOARD")
    }
}

extension HMI.Common {
    /// The 48 values of `LightName`.
    package struct LightName: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var frontLeftHighBeam: Self { Self(rawValue: "FRONT_LEFT_HIGH_BEAM") }
        package static var frontRightHighBeam: Self { Self(rawValue: "FRONT_RIGHT_HIGH_BEAM") }
        package static var frontLeftLowBeam: Self { Self(rawValue: "FRONT_LEFT_LOW_BEAM") }
        package static var frontRightLowBeam: Self { Self(rawValue: "FRONT_RIGHT_LOW_BEAM") }
        package static var frontLeftParkingLight: Self { Self(rawValue: "FRONT_LEFT_PARKING_LIGHT") }
        package static var frontRightParkingLight: Self { Self(rawValue: "FRONT_RIGHT_PARKING_LIGHT") }
        package static var frontLeftFogLight: Self { Self(rawValue: "FRONT_LEFT_FOG_LIGHT") }
        package static var frontRightFogLight: Self { Self(rawValue: "FRONT_RIGHT_FOG_LIGHT") }
        package static var frontLeftDaytimeRunningLight: Self { Self(rawValue: "FRONT_LEFT_DAYTIME_RUNNING_LIGHT") }
        package static var frontRightDaytimeRunningLight: Self { Self(rawValue: "FRONT_RIGHT_DAYTIME_RUNNING_LIGHT") }
        package static var frontLeftTurnLight: Self { Self(rawValue: "FRONT_LEFT_TURN_LIGHT") }
        package static var frontRightTurnLight: Self { Self(rawValue: "FRONT_RIGHT_TURN_LIGHT") }
        package static var rearLeftFogLight: Self { Self(rawValue: "REAR_LEFT_FOG_LIGHT") }
        package static var rearRightFogLight: Self { Self(rawValue: "REAR_RIGHT_FOG_LIGHT") }
        package static var rearLeftTailLight: Self { Self(rawValue: "REAR_LEFT_TAIL_LIGHT") }
        package static var rearRightTailLight: Self { Self(rawValue: "REAR_RIGHT_TAIL_LIGHT") }
        package static var rearLeftBrakeLight: Self { Self(rawValue: "REAR_LEFT_BRAKE_LIGHT") }
        package static var rearRightBrakeLight: Self { Self(rawValue: "REAR_RIGHT_BRAKE_LIGHT") }
        package static var rearLeftTurnLight: Self { Self(rawValue: "REAR_LEFT_TURN_LIGHT") }
        package static var rearRightTurnLight: Self { Self(rawValue: "REAR_RIGHT_TURN_LIGHT") }
        package static var rearRegistrationPlateLight: Self { Self(rawValue: "REAR_REGISTRATION_PLATE_LIGHT") }
        package static var highBeams: Self { Self(rawValue: "HIGH_BEAMS") }
        package static var lowBeams: Self { Self(rawValue: "LOW_BEAMS") }
        package static var fogLights: Self { Self(rawValue: "FOG_LIGHTS") }
        package static var runningLights: Self { Self(rawValue: "RUNNING_LIGHTS") }
        package static var parkingLights: Self { Self(rawValue: "PARKING_LIGHTS") }
        package static var brakeLights: Self { Self(rawValue: "BRAKE_LIGHTS") }
        package static var rearReversingLights: Self { Self(rawValue: "REAR_REVERSING_LIGHTS") }
        package static var sideMarkerLights: Self { Self(rawValue: "SIDE_MARKER_LIGHTS") }
        package static var leftTurnLights: Self { Self(rawValue: "LEFT_TURN_LIGHTS") }
        package static var rightTurnLights: Self { Self(rawValue: "RIGHT_TURN_LIGHTS") }
        package static var hazardLights: Self { Self(rawValue: "HAZARD_LIGHTS") }
        package static var rearCargoLights: Self { Self(rawValue: "REAR_CARGO_LIGHTS") }
        package static var rearTruckBedLights: Self { Self(rawValue: "REAR_TRUCK_BED_LIGHTS") }
        package static var rearTrailerLights: Self { Self(rawValue: "REAR_TRAILER_LIGHTS") }
        package static var leftSpotLights: Self { Self(rawValue: "LEFT_SPOT_LIGHTS") }
        package static var rightSpotLights: Self { Self(rawValue: "RIGHT_SPOT_LIGHTS") }
        package static var leftPuddleLights: Self { Self(rawValue: "LEFT_PUDDLE_LIGHTS") }
        package static var rightPuddleLights: Self { Self(rawValue: "RIGHT_PUDDLE_LIGHTS") }
        package static var ambientLights: Self { Self(rawValue: "AMBIENT_LIGHTS") }
        package static var overheadLights: Self { Self(rawValue: "OVERHEAD_LIGHTS") }
        package static var readingLights: Self { Self(rawValue: "READING_LIGHTS") }
        package static var trunkLights: Self { Self(rawValue: "TRUNK_LIGHTS") }
        package static var exteriorFrontLights: Self { Self(rawValue: "EXTERIOR_FRONT_LIGHTS") }
        package static var exteriorRearLights: Self { Self(rawValue: "EXTERIOR_REAR_LIGHTS") }
        package static var exteriorLeftLights: Self { Self(rawValue: "EXTERIOR_LEFT_LIGHTS") }
        package static var exteriorRightLights: Self { Self(rawValue: "EXTERIOR_RIGHT_LIGHTS") }
        package static var exteriorAllLights: Self { Self(rawValue: "EXTERIOR_ALL_LIGHTS") }

        package static let names = JSONKeys(
            numbers: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 501, 502, 503, 504, 505, 506, 507, 508, 509, 510, 511, 512, 513, 514, 515, 516, 517, 518, 801, 802, 803, 804, 901, 902, 903, 904, 905],
            "FRONT_LEFT_HIGH_BEAM", "FRONT_RIGHT_HIGH_BEAM", "FRONT_LEFT_LOW_BEAM", "FRONT_RIGHT_LOW_BEAM", "FRONT_LEFT_PARKING_LIGHT", "FRONT_RIGHT_PARKING_LIGHT", "FRONT_LEFT_FOG_LIGHT", "FRONT_RIGHT_FOG_LIGHT", "FRONT_LEFT_DAYTIME_RUNNING_LIGHT", "FRONT_RIGHT_DAYTIME_RUNNING_LIGHT", "FRONT_LEFT_TURN_LIGHT", "FRONT_RIGHT_TURN_LIGHT", "REAR_LEFT_FOG_LIGHT", "REAR_RIGHT_FOG_LIGHT", "REAR_LEFT_TAIL_LIGHT", "REAR_RIGHT_TAIL_LIGHT", "REAR_LEFT_BRAKE_LIGHT", "REAR_RIGHT_BRAKE_LIGHT", "REAR_LEFT_TURN_LIGHT", "REAR_RIGHT_TURN_LIGHT", "REAR_REGISTRATION_PLATE_LIGHT", "HIGH_BEAMS", "LOW_BEAMS", "FOG_LIGHTS", "RUNNING_LIGHTS", "PARKING_LIGHTS", "BRAKE_LIGHTS", "REAR_REVERSING_LIGHTS", "SIDE_MARKER_LIGHTS", "LEFT_TURN_LIGHTS", "RIGHT_TURN_LIGHTS", "HAZARD_LIGHTS", "REAR_CARGO_LIGHTS", "REAR_TRUCK_BED_LIGHTS", "REAR_TRAILER_LIGHTS", "LEFT_SPOT_LIGHTS", "RIGHT_SPOT_LIGHTS", "LEFT_PUDDLE_LIGHTS", "RIGHT_PUDDLE_LIGHTS", "AMBIENT_LIGHTS", "OVERHEAD_LIGHTS", "READING_LIGHTS", "TRUNK_LIGHTS", "EXTERIOR_FRONT_LIGHTS", "EXTERIOR_REAR_LIGHTS", "EXTERIOR_LEFT_LIGHTS", "EXTERIOR_RIGHT_LIGHTS", "EXTERIOR_ALL_LIGHTS")
    }
}

extension HMI.Common {
    /// The 6 values of `LightStatus`.
    package struct LightStatus: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var on: Self { Self(rawValue: "ON") }
        package static var off: Self { Self(rawValue: "OFF") }
        package static var rampUp: Self { Self(rawValue: "RAMP_UP") }
        package static var rampDown: Self { Self(rawValue: "RAMP_DOWN") }
        package static var unknown: Self { Self(rawValue: "UNKNOWN") }
        package static var invalid: Self { Self(rawValue: "INVALID") }

        package static let names = JSONKeys(
            "ON", "OFF", "RAMP_UP", "RAMP_DOWN", "UNKNOWN", "INVALID")
    }
}

extension HMI.Common {
    /// The 5 values of `MassageCushion`.
    package struct MassageCushion: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var topLumbar: Self { Self(rawValue: "TOP_LUMBAR") }
        package static var middleLumbar: Self { Self(rawValue: "MIDDLE_LUMBAR") }
        package static var bottomLumbar: Self { Self(rawValue: "BOTTOM_LUMBAR") }
        package static var backBolsters: Self { Self(rawValue: "BACK_BOLSTERS") }
        package static var seatBolsters: Self { Self(rawValue: "SEAT_BOLSTERS") }

        package static let names = JSONKeys(
            "TOP_LUMBAR", "MIDDLE_LUMBAR", "BOTTOM_LUMBAR", "BACK_BOLSTERS", "SEAT_BOLSTERS")
    }
}

extension HMI.Common {
    /// The 3 values of `MassageMode`.
    package struct MassageMode: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var off: Self { Self(rawValue: "OFF") }
        package static var low: Self { Self(rawValue: "LOW") }
        package static var high: Self { Self(rawValue: "HIGH") }

        package static let names = JSONKeys(
            "OFF", "LOW", "HIGH")
    }
}

extension HMI.Common {
    /// The 2 values of `MassageZone`.
    package struct MassageZone: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var lumbar: Self { Self(rawValue: "LUMBAR") }
        package static var seatCushion: Self { Self(rawValue: "SEAT_CUSHION") }

        package static let names = JSONKeys(
            "LUMBAR", "SEAT_CUSHION")
    }
}

extension HMI.Common {
    /// The 7 values of `MediaClockFormat`.
    package struct MediaClockFormat: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var clock1: Self { Self(rawValue: "CLOCK1") }
        package static var clock2: Self { Self(rawValue: "CLOCK2") }
        package static var clock3: Self { Self(rawValue: "CLOCK3") }
        package static var clocktext1: Self { Self(rawValue: "CLOCKTEXT1") }
        package static var clocktext2: Self { Self(rawValue: "CLOCKTEXT2") }
        package static var clocktext3: Self { Self(rawValue: "CLOCKTEXT3") }
        package static var clocktext4: Self { Self(rawValue: "CLOCKTEXT4") }

        package static let names = JSONKeys(
            "CLOCK1", "CLOCK2", "CLOCK3", "CLOCKTEXT1", "CLOCKTEXT2", "CLOCKTEXT3", "CLOCKTEXT4")
    }
}

extension HMI.Common {
    /// The 4 values of `MediaType`.
    package struct MediaType: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var music: Self { Self(rawValue: "MUSIC") }
        package static var podcast: Self { Self(rawValue: "PODCAST") }
        package static var audiobook: Self { Self(rawValue: "AUDIOBOOK") }
        package static var other: Self { Self(rawValue: "OTHER") }

        package static let names = JSONKeys(
            "MUSIC", "PODCAST", "AUDIOBOOK", "OTHER")
    }
}

extension HMI.Common {
    /// The 2 values of `MenuLayout`.
    package struct MenuLayout: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var list: Self { Self(rawValue: "LIST") }
        package static var tiles: Self { Self(rawValue: "TILES") }

        package static let names = JSONKeys(
            "LIST", "TILES")
    }
}

extension HMI.Common {
    /// The 12 values of `MetadataType`.
    package struct MetadataType: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var mediaTitle: Self { Self(rawValue: "mediaTitle") }
        package static var mediaArtist: Self { Self(rawValue: "mediaArtist") }
        package static var mediaAlbum: Self { Self(rawValue: "mediaAlbum") }
        package static var mediaYear: Self { Self(rawValue: "mediaYear") }
        package static var mediaGenre: Self { Self(rawValue: "mediaGenre") }
        package static var mediaStation: Self { Self(rawValue: "mediaStation") }
        package static var rating: Self { Self(rawValue: "rating") }
        package static var currentTemperature: Self { Self(rawValue: "currentTemperature") }
        package static var maximumTemperature: Self { Self(rawValue: "maximumTemperature") }
        package static var minimumTemperature: Self { Self(rawValue: "minimumTemperature") }
        package static var weatherTerm: Self { Self(rawValue: "weatherTerm") }
        package static var humidity: Self { Self(rawValue: "humidity") }

        package static let names = JSONKeys(
            "mediaTitle", "mediaArtist", "mediaAlbum", "mediaYear", "mediaGenre", "mediaStation", "rating", "currentTemperature", "maximumTemperature", "minimumTemperature", "weatherTerm", "humidity")
    }
}

extension HMI.Common {
    /// The 5 values of `MethodName`.
    package struct MethodName: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var alert: Self { Self(rawValue: "ALERT") }
        package static var subtleAlert: Self { Self(rawValue: "SUBTLE_ALERT") }
        package static var speak: Self { Self(rawValue: "SPEAK") }
        package static var audioPassThru: Self { Self(rawValue: "AUDIO_PASS_THRU") }
        package static var alertManeuver: Self { Self(rawValue: "ALERT_MANEUVER") }

        package static let names = JSONKeys(
            "ALERT", "SUBTLE_ALERT", "SPEAK", "AUDIO_PASS_THRU", "ALERT_MANEUVER")
    }
}

extension HMI.Common {
    /// The 6 values of `ModuleType`.
    package struct ModuleType: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var climate: Self { Self(rawValue: "CLIMATE") }
        package static var radio: Self { Self(rawValue: "RADIO") }
        package static var seat: Self { Self(rawValue: "SEAT") }
        package static var audio: Self { Self(rawValue: "AUDIO") }
        package static var light: Self { Self(rawValue: "LIGHT") }
        package static var hmiSettings: Self { Self(rawValue: "HMI_SETTINGS") }

        package static let names = JSONKeys(
            "CLIMATE", "RADIO", "SEAT", "AUDIO", "LIGHT", "HMI_SETTINGS")
    }
}

extension HMI.Common {
    /// The 7 values of `NavigationAction`.
    package struct NavigationAction: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var turn: Self { Self(rawValue: "TURN") }
        package static var exit: Self { Self(rawValue: "EXIT") }
        package static var stay: Self { Self(rawValue: "STAY") }
        package static var merge: Self { Self(rawValue: "MERGE") }
        package static var ferry: Self { Self(rawValue: "FERRY") }
        package static var carShuttleTrain: Self { Self(rawValue: "CAR_SHUTTLE_TRAIN") }
        package static var waypoint: Self { Self(rawValue: "WAYPOINT") }

        package static let names = JSONKeys(
            "TURN", "EXIT", "STAY", "MERGE", "FERRY", "CAR_SHUTTLE_TRAIN", "WAYPOINT")
    }
}

extension HMI.Common {
    /// The 8 values of `NavigationJunction`.
    package struct NavigationJunction: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var regular: Self { Self(rawValue: "REGULAR") }
        package static var bifurcation: Self { Self(rawValue: "BIFURCATION") }
        package static var multiCarriageway: Self { Self(rawValue: "MULTI_CARRIAGEWAY") }
        package static var roundabout: Self { Self(rawValue: "ROUNDABOUT") }
        package static var traversableRoundabout: Self { Self(rawValue: "TRAVERSABLE_ROUNDABOUT") }
        package static var jughandle: Self { Self(rawValue: "JUGHANDLE") }
        package static var allWayYield: Self { Self(rawValue: "ALL_WAY_YIELD") }
        package static var turnAround: Self { Self(rawValue: "TURN_AROUND") }

        package static let names = JSONKeys(
            "REGULAR", "BIFURCATION", "MULTI_CARRIAGEWAY", "ROUNDABOUT", "TRAVERSABLE_ROUNDABOUT", "JUGHANDLE", "ALL_WAY_YIELD", "TURN_AROUND")
    }
}

extension HMI.Common {
    /// The 18 values of `PRNDL`.
    package struct PRNDL: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var park: Self { Self(rawValue: "PARK") }
        package static var reverse: Self { Self(rawValue: "REVERSE") }
        package static var neutral: Self { Self(rawValue: "NEUTRAL") }
        package static var drive: Self { Self(rawValue: "DRIVE") }
        package static var sport: Self { Self(rawValue: "SPORT") }
        package static var lowgear: Self { Self(rawValue: "LOWGEAR") }
        package static var first: Self { Self(rawValue: "FIRST") }
        package static var second: Self { Self(rawValue: "SECOND") }
        package static var third: Self { Self(rawValue: "THIRD") }
        package static var fourth: Self { Self(rawValue: "FOURTH") }
        package static var fifth: Self { Self(rawValue: "FIFTH") }
        package static var sixth: Self { Self(rawValue: "SIXTH") }
        package static var seventh: Self { Self(rawValue: "SEVENTH") }
        package static var eighth: Self { Self(rawValue: "EIGHTH") }
        package static var ninth: Self { Self(rawValue: "NINTH") }
        package static var tenth: Self { Self(rawValue: "TENTH") }
        package static var unknown: Self { Self(rawValue: "UNKNOWN") }
        package static var fault: Self { Self(rawValue: "FAULT") }

        package static let names = JSONKeys(
            "PARK", "REVERSE", "NEUTRAL", "DRIVE", "SPORT", "LOWGEAR", "FIRST", "SECOND", "THIRD", "FOURTH", "FIFTH", "SIXTH", "SEVENTH", "EIGHTH", "NINTH", "TENTH", "UNKNOWN", "FAULT")
    }
}

extension HMI.Common {
    /// The 4 values of `PowerModeQualificationStatus`.
    package struct PowerModeQualificationStatus: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var powerModeUndefined: Self { Self(rawValue: "POWER_MODE_UNDEFINED") }
        package static var powerModeEvaluationInProgress: Self { Self(rawValue: "POWER_MODE_EVALUATION_IN_PROGRESS") }
        package static var notDefined: Self { Self(rawValue: "NOT_DEFINED") }
        package static var powerModeOk: Self { Self(rawValue: "POWER_MODE_OK") }

        package static let names = JSONKeys(
            "POWER_MODE_UNDEFINED", "POWER_MODE_EVALUATION_IN_PROGRESS", "NOT_DEFINED", "POWER_MODE_OK")
    }
}

extension HMI.Common {
    /// The 9 values of `PowerModeStatus`.
    package struct PowerModeStatus: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var keyOut: Self { Self(rawValue: "KEY_OUT") }
        package static var keyRecentlyOut: Self { Self(rawValue: "KEY_RECENTLY_OUT") }
        package static var keyApproved0: Self { Self(rawValue: "KEY_APPROVED_0") }
        package static var postAccesory0: Self { Self(rawValue: "POST_ACCESORY_0") }
        package static var accesory1: Self { Self(rawValue: "ACCESORY_1") }
        package static var postIgnition1: Self { Self(rawValue: "POST_IGNITION_1") }
        package static var ignitionOn2: Self { Self(rawValue: "IGNITION_ON_2") }
        package static var running2: Self { Self(rawValue: "RUNNING_2") }
        package static var crank3: Self { Self(rawValue: "CRANK_3") }

        package static let names = JSONKeys(
            "KEY_OUT", "KEY_RECENTLY_OUT", "KEY_APPROVED_0", "POST_ACCESORY_0", "ACCESORY_1", "POST_IGNITION_1", "IGNITION_ON_2", "RUNNING_2", "CRANK_3")
    }
}

extension HMI.Common {
    /// The 2 values of `PredefinedWindows`.
    package struct PredefinedWindows: NumberedEnumeration {
        package let rawValue: Int
        package init(rawValue: Int) { self.rawValue = rawValue }

        package static var defaultWindow: Self { Self(rawValue: 0) }
        package static var primaryWidget: Self { Self(rawValue: 1) }

        package static let names: KeyValuePairs<Int, String> = [
            0: "DEFAULT_WINDOW",
            1: "PRIMARY_WIDGET",
        ]
    }
}

extension HMI.Common {
    /// The 5 values of `PrerecordedSpeech`.
    package struct PrerecordedSpeech: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var helpJingle: Self { Self(rawValue: "HELP_JINGLE") }
        package static var initialJingle: Self { Self(rawValue: "INITIAL_JINGLE") }
        package static var listenJingle: Self { Self(rawValue: "LISTEN_JINGLE") }
        package static var positiveJingle: Self { Self(rawValue: "POSITIVE_JINGLE") }
        package static var negativeJingle: Self { Self(rawValue: "NEGATIVE_JINGLE") }

        package static let names = JSONKeys(
            "HELP_JINGLE", "INITIAL_JINGLE", "LISTEN_JINGLE", "POSITIVE_JINGLE", "NEGATIVE_JINGLE")
    }
}

extension HMI.Common {
    /// The 12 values of `PrimaryAudioSource`.
    package struct PrimaryAudioSource: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var noSourceSelected: Self { Self(rawValue: "NO_SOURCE_SELECTED") }
        package static var cd: Self { Self(rawValue: "CD") }
        package static var usb: Self { Self(rawValue: "USB") }
        package static var usb2: Self { Self(rawValue: "USB2") }
        package static var bluetoothStereoBtst: Self { Self(rawValue: "BLUETOOTH_STEREO_BTST") }
        package static var lineIn: Self { Self(rawValue: "LINE_IN") }
        package static var ipod: Self { Self(rawValue: "IPOD") }
        package static var mobileApp: Self { Self(rawValue: "MOBILE_APP") }
        package static var am: Self { Self(rawValue: "AM") }
        package static var fm: Self { Self(rawValue: "FM") }
        package static var xm: Self { Self(rawValue: "XM") }
        package static var dab: Self { Self(rawValue: "DAB") }

        package static let names = JSONKeys(
            "NO_SOURCE_SELECTED", "CD", "USB", "USB2", "BLUETOOTH_STEREO_BTST", "LINE_IN", "IPOD", "MOBILE_APP", "AM", "FM", "XM", "DAB")
    }
}

extension HMI.Common {
    /// The 3 values of `RCAccessMode`.
    package struct RCAccessMode: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var autoAllow: Self { Self(rawValue: "AUTO_ALLOW") }
        package static var autoDeny: Self { Self(rawValue: "AUTO_DENY") }
        package static var askDriver: Self { Self(rawValue: "ASK_DRIVER") }

        package static let names = JSONKeys(
            "AUTO_ALLOW", "AUTO_DENY", "ASK_DRIVER")
    }
}

extension HMI.Common {
    /// The 3 values of `RadioBand`.
    package struct RadioBand: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var am: Self { Self(rawValue: "AM") }
        package static var fm: Self { Self(rawValue: "FM") }
        package static var xm: Self { Self(rawValue: "XM") }

        package static let names = JSONKeys(
            "AM", "FM", "XM")
    }
}

extension HMI.Common {
    /// The 4 values of `RadioState`.
    package struct RadioState: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var acquiring: Self { Self(rawValue: "ACQUIRING") }
        package static var acquired: Self { Self(rawValue: "ACQUIRED") }
        package static var multicast: Self { Self(rawValue: "MULTICAST") }
        package static var notFound: Self { Self(rawValue: "NOT_FOUND") }

        package static let names = JSONKeys(
            "ACQUIRING", "ACQUIRED", "MULTICAST", "NOT_FOUND")
    }
}

extension HMI.Common {
    /// The 22 values of `RequestType`.
    package struct RequestType: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var http: Self { Self(rawValue: "HTTP") }
        package static var fileResume: Self { Self(rawValue: "FILE_RESUME") }
        package static var authRequest: Self { Self(rawValue: "AUTH_REQUEST") }
        package static var authChallenge: Self { Self(rawValue: "AUTH_CHALLENGE") }
        package static var authAck: Self { Self(rawValue: "AUTH_ACK") }
        package static var proprietary: Self { Self(rawValue: "PROPRIETARY") }
        package static var queryApps: Self { Self(rawValue: "QUERY_APPS") }
        package static var launchApp: Self { Self(rawValue: "LAUNCH_APP") }
        package static var lockScreenIconUrl: Self { Self(rawValue: "LOCK_SCREEN_ICON_URL") }
        package static var trafficMessageChannel: Self { Self(rawValue: "TRAFFIC_MESSAGE_CHANNEL") }
        package static var driverProfile: Self { Self(rawValue: "DRIVER_PROFILE") }
        package static var voiceSearch: Self { Self(rawValue: "VOICE_SEARCH") }
        package static var navigation: Self { Self(rawValue: "NAVIGATION") }
        package static var phone: Self { Self(rawValue: "PHONE") }
        package static var climate: Self { Self(rawValue: "CLIMATE") }
        package static var settings: Self { Self(rawValue: "SETTINGS") }
        package static var vehicleDiagnostics: Self { Self(rawValue: "VEHICLE_DIAGNOSTICS") }
        package static var emergency: Self { Self(rawValue: "EMERGENCY") }
        package static var media: Self { Self(rawValue: "MEDIA") }
        package static var fota: Self { Self(rawValue: "FOTA") }
        package static var oemSpecific: Self { Self(rawValue: "OEM_SPECIFIC") }
        package static var iconUrl: Self { Self(rawValue: "ICON_URL") }

        package static let names = JSONKeys(
            "HTTP", "FILE_RESUME", "AUTH_REQUEST", "AUTH_CHALLENGE", "AUTH_ACK", "PROPRIETARY", "QUERY_APPS", "LAUNCH_APP", "LOCK_SCREEN_ICON_URL", "TRAFFIC_MESSAGE_CHANNEL", "DRIVER_PROFILE", "VOICE_SEARCH", "NAVIGATION", "PHONE", "CLIMATE", "SETTINGS", "VEHICLE_DIAGNOSTICS", "EMERGENCY", "MEDIA", "FOTA", "OEM_SPECIFIC", "ICON_URL")
    }
}

extension HMI.Common {
    /// The 27 values of `Result`.
    package struct Result: NumberedEnumeration {
        package let rawValue: Int
        package init(rawValue: Int) { self.rawValue = rawValue }

        package static var success: Self { Self(rawValue: 0) }
        package static var unsupportedRequest: Self { Self(rawValue: 1) }
        package static var unsupportedResource: Self { Self(rawValue: 2) }
        package static var disallowed: Self { Self(rawValue: 3) }
        package static var rejected: Self { Self(rawValue: 4) }
        package static var aborted: Self { Self(rawValue: 5) }
        package static var ignored: Self { Self(rawValue: 6) }
        package static var retry: Self { Self(rawValue: 7) }
        package static var inUse: Self { Self(rawValue: 8) }
        package static var dataNotAvailable: Self { Self(rawValue: 9) }
        package static var timedOut: Self { Self(rawValue: 10) }
        package static var invalidData: Self { Self(rawValue: 11) }
        package static var charLimitExceeded: Self { Self(rawValue: 12) }
        package static var invalidId: Self { Self(rawValue: 13) }
        package static var duplicateName: Self { Self(rawValue: 14) }
        package static var applicationNotRegistered: Self { Self(rawValue: 15) }
        package static var wrongLanguage: Self { Self(rawValue: 16) }
        package static var outOfMemory: Self { Self(rawValue: 17) }
        package static var tooManyPendingRequests: Self { Self(rawValue: 18) }
        package static var noAppsRegistered: Self { Self(rawValue: 19) }
        package static var noDevicesConnected: Self { Self(rawValue: 20) }
        package static var warnings: Self { Self(rawValue: 21) }
        package static var genericError: Self { Self(rawValue: 22) }
        package static var userDisallowed: Self { Self(rawValue: 23) }
        package static var truncatedData: Self { Self(rawValue: 24) }
        package static var saved: Self { Self(rawValue: 25) }
        package static var readOnly: Self { Self(rawValue: 26) }

        package static let names: KeyValuePairs<Int, String> = [
            0: "SUCCESS",
            1: "UNSUPPORTED_REQUEST",
            2: "UNSUPPORTED_RESOURCE",
            3: "DISALLOWED",
            4: "REJECTED",
            5: "ABORTED",
            6: "IGNORED",
            7: "RETRY",
            8: "IN_USE",
            9: "DATA_NOT_AVAILABLE",
            10: "TIMED_OUT",
            11: "INVALID_DATA",
            12: "CHAR_LIMIT_EXCEEDED",
            13: "INVALID_ID",
            14: "DUPLICATE_NAME",
            15: "APPLICATION_NOT_REGISTERED",
            16: "WRONG_LANGUAGE",
            17: "OUT_OF_MEMORY",
            18: "TOO_MANY_PENDING_REQUESTS",
            19: "NO_APPS_REGISTERED",
            20: "NO_DEVICES_CONNECTED",
            21: "WARNINGS",
            22: "GENERIC_ERROR",
            23: "USER_DISALLOWED",
            24: "TRUNCATED_DATA",
            25: "SAVED",
            26: "READ_ONLY",
        ]
    }
}
