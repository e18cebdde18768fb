// Made by rpc-gen from Sources/rpc-gen/Spec/hmi.json; changes belong there.
// swift-format-ignore-file

package import JSON

extension HMI.Common {
    /// The 2 values of `AlertType`.
    package struct AlertType: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var ui: Self { Self(rawValue: "UI") }
        package static var both: Self { Self(rawValue: "BOTH") }

        package static let names = JSONKeys(
            "UI", "BOTH")
    }
}

extension HMI.Common {
    /// The 8 values of `AmbientLightStatus`.
    package struct AmbientLightStatus: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var night: Self { Self(rawValue: "NIGHT") }
        package static var twilight1: Self { Self(rawValue: "TWILIGHT_1") }
        package static var twilight2: Self { Self(rawValue: "TWILIGHT_2") }
        package static var twilight3: Self { Self(rawValue: "TWILIGHT_3") }
        package static var twilight4: Self { Self(rawValue: "TWILIGHT_4") }
        package static var day: Self { Self(rawValue: "DAY") }
        package static var unknown: Self { Self(rawValue: "UNKNOWN") }
        package static var invalid: Self { Self(rawValue: "INVALID") }

        package static let names = JSONKeys(
            "NIGHT", "TWILIGHT_1", "TWILIGHT_2", "TWILIGHT_3", "TWILIGHT_4", "DAY", "UNKNOWN", "INVALID")
    }
}

extension HMI.Common {
    /// The one value of `AppCapabilityType`.
    package struct AppCapabilityType: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var videoStreaming: Self { Self(rawValue: "VIDEO_STREAMING") }

        package static let names = JSONKeys(
            "VIDEO_STREAMING")
    }
}

extension HMI.Common {
    /// The 13 values of `AppHMIType`.
    package struct AppHMIType: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var `default`: Self { Self(rawValue: "DEFAULT") }
        package static var communication: Self { Self(rawValue: "COMMUNICATION") }
        package static var media: Self { Self(rawValue: "MEDIA") }
        package static var messaging: Self { Self(rawValue: "MESSAGING") }
        package static var navigation: Self { Self(rawValue: "NAVIGATION") }
        package static var information: Self { Self(rawValue: "INFORMATION") }
        package static var social: Self { Self(rawValue: "SOCIAL") }
        package static var backgroundProcess: Self { Self(rawValue: "BACKGROUND_PROCESS") }
        package static var testing: Self { Self(rawValue: "TESTING") }
        package static var system: Self { Self(rawValue: "SYSTEM") }
        package static var projection: Self { Self(rawValue: "PROJECTION") }
        package static var remoteControl: Self { Self(rawValue: "REMOTE_CONTROL") }
        package static var webView: Self { Self(rawValue: "WEB_VIEW") }

        package static let names = JSONKeys(
            "DEFAULT", "COMMUNICATION", "MEDIA", "MESSAGING", "NAVIGATION", "INFORMATION", "SOCIAL", "BACKGROUND_PROCESS", "TESTING", "SYSTEM", "PROJECTION", "REMOTE_CONTROL", "WEB_VIEW")
    }
}

extension HMI.Common {
    /// The 6 values of `AppPriority`.
    package struct AppPriority: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var emergency: Self { Self(rawValue: "EMERGENCY") }
        package static var navigation: Self { Self(rawValue: "NAVIGATION") }
        package static var voiceCommunication: Self { Self(rawValue: "VOICE_COMMUNICATION") }
        package static var communication: Self { Self(rawValue: "COMMUNICATION") }
        package static var normal: Self { Self(rawValue: "NORMAL") }
        package static var none: Self { Self(rawValue: "NONE") }

        package static let names = JSONKeys(
            "EMERGENCY", "NAVIGATION", "VOICE_COMMUNICATION", "COMMUNICATION", "NORMAL", "NONE")
    }
}

extension HMI.Common {
    /// The 3 values of `AppServiceType`.
    package struct AppServiceType: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var media: Self { Self(rawValue: "MEDIA") }
        package static var weather: Self { Self(rawValue: "WEATHER") }
        package static var navigation: Self { Self(rawValue: "NAVIGATION") }

        package static let names = JSONKeys(
            "MEDIA", "WEATHER", "NAVIGATION")
    }
}

extension HMI.Common {
    /// The 6 values of `ApplicationExitReason`.
    package struct ApplicationExitReason: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var driverDistractionViolation: Self { Self(rawValue: "DRIVER_DISTRACTION_VIOLATION") }
        package static var userExit: Self { Self(rawValue: "USER_EXIT") }
        package static var unauthorizedTransportRegistration: Self { Self(rawValue: "UNAUTHORIZED_TRANSPORT_REGISTRATION") }
        package static var unsupportedHmiResource: Self { Self(rawValue: "UNSUPPORTED_HMI_RESOURCE") }
        package static var closeCloudConnection: Self { Self(rawValue: "CLOSE_CLOUD_CONNECTION") }
        package static var resourceConstraint: Self { Self(rawValue: "RESOURCE_CONSTRAINT") }

        package static let names = JSONKeys(
            "DRIVER_DISTRACTION_VIOLATION", "USER_EXIT", "UNAUTHORIZED_TRANSPORT_REGISTRATION", "UNSUPPORTED_HMI_RESOURCE", "CLOSE_CLOUD_CONNECTION", "RESOURCE_CONSTRAINT")
    }
}

extension HMI.Common {
    /// The 4 values of `ApplicationsCloseReason`.
    package struct ApplicationsCloseReason: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var ignitionOff: Self { Self(rawValue: "IGNITION_OFF") }
        package static var masterReset: Self { Self(rawValue: "MASTER_RESET") }
        package static var factoryDefaults: Self { Self(rawValue: "FACTORY_DEFAULTS") }
        package static var suspend: Self { Self(rawValue: "SUSPEND") }

        package static let names = JSONKeys(
            "IGNITION_OFF", "MASTER_RESET", "FACTORY_DEFAULTS", "SUSPEND")
    }
}

extension HMI.Common {
    /// The 4 values of `AudioStreamingIndicator`.
    package struct AudioStreamingIndicator: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var playPause: Self { Self(rawValue: "PLAY_PAUSE") }
        package static var play: Self { Self(rawValue: "PLAY") }
        package static var pause: Self { Self(rawValue: "PAUSE") }
        package static var stop: Self { Self(rawValue: "STOP") }

        package static let names = JSONKeys(
            "PLAY_PAUSE", "PLAY", "PAUSE", "STOP")
    }
}

extension HMI.Common {
    /// The one value of `AudioType`.
    package struct AudioType: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var pcm: Self { Self(rawValue: "PCM") }

        package static let names = JSONKeys(
            "PCM")
    }
}

extension HMI.Common {
    /// The 2 values of `BitsPerSample`.
    package struct BitsPerSample: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var _8Bit: Self { Self(rawValue: "8_BIT") }
        package static var _16Bit: Self { Self(rawValue: "16_BIT") }

        package static let names = JSONKeys(
            "8_BIT", "16_BIT")
    }
}

extension HMI.Common {
    /// The 2 values of `ButtonEventMode`.
    package struct ButtonEventMode: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var buttonup: Self { Self(rawValue: "BUTTONUP") }
        package static var buttondown: Self { Self(rawValue: "BUTTONDOWN") }

        package static let names = JSONKeys(
            "BUTTONUP", "BUTTONDOWN")
    }
}

extension HMI.Common {
    /// The 51 values of `ButtonName`.
    package struct ButtonName: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var ok: Self { Self(rawValue: "OK") }
        package static var playPause: Self { Self(rawValue: "PLAY_PAUSE") }
        package static var seekleft: Self { Self(rawValue: "SEEKLEFT") }
        package static var seekright: Self { Self(rawValue: "SEEKRIGHT") }
        package static var tuneup: Self { Self(rawValue: "TUNEUP") }
        package static var tunedown: Self { Self(rawValue: "TUNEDOWN") }
        package static var preset0: Self { Self(rawValue: "PRESET_0") }
        package static var preset1: Self { Self(rawValue: "PRESET_1") }
        package static var preset2: Self { Self(rawValue: "PRESET_2") }
        package static var preset3: Self { Self(rawValue: "PRESET_3") }
        package static var preset4: Self { Self(rawValue: "PRESET_4") }
        package static var preset5: Self { Self(rawValue: "PRESET_5") }
        package static var preset6: Self { Self(rawValue: "PRESET_6") }
        package static var preset7: Self { Self(rawValue: "PRESET_7") }
        package static var preset8: Self { Self(rawValue: "PRESET_8") }
        package static var preset9: Self { Self(rawValue: "PRESET_9") }
        package static var customButton: Self { Self(rawValue: "CUSTOM_BUTTON") }
        package static var search: Self { Self(rawValue: "SEARCH") }
        package static var acMax: Self { Self(rawValue: "AC_MAX") }
        package static var ac: Self { Self(rawValue: "AC") }
        package static var recirculate: Self { Self(rawValue: "RECIRCULATE") }
        package static var fanUp: Self { Self(rawValue: "FAN_UP") }
        package static var fanDown: Self { Self(rawValue: "FAN_DOWN") }
        package static var tempUp: Self { Self(rawValue: "TEMP_UP") }
        package static var tempDown: Self { Self(rawValue: "TEMP_DOWN") }
        package static var defrostMax: Self { Self(rawValue: "DEFROST_MAX") }
        package static var defrost: Self { Self(rawValue: "DEFROST") }
        package static var defrostRear: Self { Self(rawValue: "DEFROST_REAR") }
        package static var upperVent: Self { Self(rawValue: "UPPER_VENT") }
        package static var lowerVent: Self { Self(rawValue: "LOWER_VENT") }
        package static var volumeUp: Self { Self(rawValue: "VOLUME_UP") }
        package static var volumeDown: Self { Self(rawValue: "VOLUME_DOWN") }
        package static var eject: Self { Self(rawValue: "EJECT") }
        package static var source: Self { Self(rawValue: "SOURCE") }
        package static var shuffle: Self { Self(rawValue: "SHUFFLE") }
        package static var `repeat`: Self { Self(rawValue: "REPEAT") }
        package static var navCenterLocation: Self { Self(rawValue: "NAV_CENTER_LOCATION") }
        package static var navZoomIn: Self { Self(rawValue: "NAV_ZOOM_IN") }
        package static var navZoomOut: Self { Self(rawValue: "NAV_ZOOM_OUT") }
        package static var navPanUp: Self { Self(rawValue: "NAV_PAN_UP") }
        package static var navPanUpRight: Self { Self(rawValue: "NAV_PAN_UP_RIGHT") }
        package static var navPanRight: Self { Self(rawValue: "NAV_PAN_RIGHT") }
        package static var navPanDownRight: Self { Self(rawValue: "NAV_PAN_DOWN_RIGHT") }
        package static var navPanDown: Self { Self(rawValue: "NAV_PAN_DOWN") }
        package static var navPanDownLeft: Self { Self(rawValue: "NAV_PAN_DOWN_LEFT") }
        package static var navPanLeft: Self { Self(rawValue: "NAV_PAN_LEFT") }
        package static var navPanUpLeft: Self { Self(rawValue: "NAV_PAN_UP_LEFT") }
        package static var navTiltToggle: Self { Self(rawValue: "NAV_TILT_TOGGLE") }
        package static var navRotateClockwise: Self { Self(rawValue: "NAV_ROTATE_CLOCKWISE") }
        package static var navRotateCounterclockwise: Self { Self(rawValue: "NAV_ROTATE_COUNTERCLOCKWISE") }
        package static var navHeadingToggle: Self { Self(rawValue: "NAV_HEADING_TOGGLE") }

        package static let names = JSONKeys(
            "OK", "PLAY_PAUSE", "SEEKLEFT", "SEEKRIGHT", "TUNEUP", "TUNEDOWN", "PRESET_0", "PRESET_1", "PRESET_2", "PRESET_3", "PRESET_4", "PRESET_5", "PRESET_6", "PRESET_7", "PRESET_8", "PRESET_9", "CUSTOM_BUTTON", "SEARCH", "AC_MAX", "AC", "RECIRCULATE", "FAN_UP", "FAN_DOWN", "TEMP_UP", "TEMP_DOWN", "DEFROST_MAX", "DEFROST", "DEFROST_REAR", "UPPER_VENT", "LOWER_VENT", "VOLUME_UP", "VOLUME_DOWN", "EJECT", "SOURCE", "SHUFFLE", "REPEAT", "NAV_CENTER_LOCATION", "NAV_ZOOM_IN", "NAV_ZOOM_OUT", "NAV_PAN_UP", "NAV_PAN_UP_RIGHT", "NAV_PAN_RIGHT", "NAV_PAN_DOWN_RIGHT", "NAV_PAN_DOWN", "NAV_PAN_DOWN_LEFT", "NAV_PAN_LEFT", "NAV_PAN_UP_LEFT", "NAV_TILT_TOGGLE", "NAV_ROTATE_CLOCKWISE", "NAV_ROTATE_COUNTERCLOCKWISE", "NAV_HEADING_TOGGLE")
    }
}

extension HMI.Common {
    /// The 2 values of `ButtonPressMode`.
    package struct ButtonPressMode: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var long: Self { Self(rawValue: "LONG") }
        package static var short: Self { Self(rawValue: "SHORT") }

        package static let names = JSONKeys(
            "LONG", "SHORT")
    }
}

extension HMI.Common {
    /// The 3 values of `CapacityUnit`.
    package struct CapacityUnit: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var liters: Self { Self(rawValue: "LITERS") }
        package static var kilowatthours: Self { Self(rawValue: "KILOWATTHOURS") }
        package static var kilograms: Self { Self(rawValue: "KILOGRAMS") }

        package static let names = JSONKeys(
            "LITERS", "KILOWATTHOURS", "KILOGRAMS")
    }
}

extension HMI.Common {
    /// The 4 values of `CarModeStatus`.
    package struct CarModeStatus: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var normal: Self { Self(rawValue: "NORMAL") }
        package static var factory: Self { Self(rawValue: "FACTORY") }
        package static var transport: Self { Self(rawValue: "TRANSPORT") }
        package static var crash: Self { Self(rawValue: "CRASH") }

        package static let names = JSONKeys(
            "NORMAL", "FACTORY", "TRANSPORT", "CRASH")
    }
}

extension HMI.Common {
    /// The 7 values of `CharacterSet`.
    package struct CharacterSet: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var type2set: Self { Self(rawValue: "TYPE2SET") }
        package static var type5set: Self { Self(rawValue: "TYPE5SET") }
        package static var cid1set: Self { Self(rawValue: "CID1SET") }
        package static var cid2set: Self { Self(rawValue: "CID2SET") }
        package static var ascii: Self { Self(rawValue: "ASCII") }
        package static var iso88591: Self { Self(rawValue: "ISO_8859_1") }
        package static var utf8: Self { Self(rawValue: "UTF_8") }

        package static let names = JSONKeys(
            "TYPE2SET", "TYPE5SET", "CID1SET", "CID2SET", "ASCII", "ISO_8859_1", "UTF_8")
    }
}

extension HMI.Common {
    /// The 5 values of `ClockUpdateMode`.
    package struct ClockUpdateMode: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var countup: Self { Self(rawValue: "COUNTUP") }
        package static var countdown: Self { Self(rawValue: "COUNTDOWN") }
        package static var pause: Self { Self(rawValue: "PAUSE") }
        package static var resume: Self { Self(rawValue: "RESUME") }
        package static var clear: Self { Self(rawValue: "CLEAR") }

        package static let names = JSONKeys(
            "COUNTUP", "COUNTDOWN", "PAUSE", "RESUME", "CLEAR")
    }
}

extension HMI.Common {
    /// The 3 values of `CloudConnectionStatus`.
    package struct CloudConnectionStatus: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var notConnected: Self { Self(rawValue: "NOT_CONNECTED") }
        package static var connected: Self { Self(rawValue: "CONNECTED") }
        package static var retry: Self { Self(rawValue: "RETRY") }

        package static let names = JSONKeys(
            "NOT_CONNECTED", "CONNECTED", "RETRY")
    }
}

extension HMI.Common {
    /// The 8 values of `CompassDirection`.
    package struct CompassDirection: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var north: Self { Self(rawValue: "NORTH") }
        package static var northwest: Self { Self(rawValue: "NORTHWEST") }
        package static var west: Self { Self(rawValue: "WEST") }
        package static var southwest: Self { Self(rawValue: "SOUTHWEST") }
        package static var south: Self { Self(rawValue: "SOUTH") }
        package static var southeast: Self { Self(rawValue: "SOUTHEAST") }
        package static var east: Self { Self(rawValue: "EAST") }
        package static var northeast: Self { Self(rawValue: "NORTHEAST") }

        package static let names = JSONKeys(
            "NORTH", "NORTHWEST", "WEST", "SOUTHWEST", "SOUTH", "SOUTHEAST", "EAST", "NORTHEAST")
    }
}

extension HMI.Common {
    /// The 6 values of `ComponentVolumeStatus`.
    package struct ComponentVolumeStatus: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var unknown: Self { Self(rawValue: "UNKNOWN") }
        package static var normal: Self { Self(rawValue: "NORMAL") }
        package static var low: Self { Self(rawValue: "LOW") }
        package static var fault: Self { Self(rawValue: "FAULT") }
        package static var alert: Self { Self(rawValue: "ALERT") }
        package static var notSupported: Self { Self(rawValue: "NOT_SUPPORTED") }

        package static let names = JSONKeys(
            "UNKNOWN", "NORMAL", "LOW", "FAULT", "ALERT", "NOT_SUPPORTED")
    }
}

extension HMI.Common {
    /// The 2 values of `ConsentSource`.
    package struct ConsentSource: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var gui: Self { Self(rawValue: "GUI") }
        package static var vui: Self { Self(rawValue: "VUI") }

        package static let names = JSONKeys(
            "GUI", "VUI")
    }
}

extension HMI.Common {
    /// The 4 values of `DefrostZone`.
    package struct DefrostZone: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var front: Self { Self(rawValue: "FRONT") }
        package static var rear: Self { Self(rawValue: "REAR") }
        package static var all: Self { Self(rawValue: "ALL") }
        package static var none: Self { Self(rawValue: "NONE") }

        package static let names = JSONKeys(
            "FRONT", "REAR", "ALL", "NONE")
    }
}

extension HMI.Common {
    /// The 3 values of `DeliveryMode`.
    package struct DeliveryMode: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var prompt: Self { Self(rawValue: "PROMPT") }
        package static var destination: Self { Self(rawValue: "DESTINATION") }
        package static var queue: Self { Self(rawValue: "QUEUE") }

        package static let names = JSONKeys(
            "PROMPT", "DESTINATION", "QUEUE")
    }
}

extension HMI.Common {
    /// The 6 values of `DeviceLevelStatus`.
    package struct DeviceLevelStatus: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var zeroLevelBars: Self { Self(rawValue: "ZERO_LEVEL_BARS") }
        package static var oneLevelBars: Self { Self(rawValue: "ONE_LEVEL_BARS") }
        package static var twoLevelBars: Self { Self(rawValue: "TWO_LEVEL_BARS") }
        package static var threeLevelBars: Self { Self(rawValue: "THREE_LEVEL_BARS") }
        package static var fourLevelBars: Self { Self(rawValue: "FOUR_LEVEL_BARS") }
        package static var notProvided: Self { Self(rawValue: "NOT_PROVIDED") }

        package static let names = JSONKeys(
            "ZERO_LEVEL_BARS", "ONE_LEVEL_BARS", "TWO_LEVEL_BARS", "THREE_LEVEL_BARS", "FOUR_LEVEL_BARS", "NOT_PROVIDED")
    }
}

extension HMI.Common {
    /// The 2 values of `DeviceState`.
    package struct DeviceState: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var unknown: Self { Self(rawValue: "UNKNOWN") }
        package static var unpaired: Self { Self(rawValue: "UNPAIRED") }

        package static let names = JSONKeys(
            "UNKNOWN", "UNPAIRED")
    }
}

extension HMI.Common {
    /// The 3 values of `Dimension`.
    package struct Dimension: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var noFix: Self { Self(rawValue: "NO_FIX") }
        package static var _2d: Self { Self(rawValue: "2D") }
        package static var _3d: Self { Self(rawValue: "3D") }

        package static let names = JSONKeys(
            "NO_FIX", "2D", "3D")
    }
}

extension HMI.Common {
    /// The 2 values of `Direction`.
    package struct Direction: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var left: Self { Self(rawValue: "LEFT") }
        package static var right: Self { Self(rawValue: "RIGHT") }

        package static let names = JSONKeys(
            "LEFT", "RIGHT")
    }
}

extension HMI.Common {
    /// The 3 values of `DisplayMode`.
    package struct DisplayMode: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var day: Self { Self(rawValue: "DAY") }
        package static var night: Self { Self(rawValue: "NIGHT") }
        package static var auto: Self { Self(rawValue: "AUTO") }

        package static let names = JSONKeys(
            "DAY", "NIGHT", "AUTO")
    }
}

extension HMI.Common {
    /// The 11 values of `DisplayType`.
    package struct DisplayType: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var cid: Self { Self(rawValue: "CID") }
        package static var type2: Self { Self(rawValue: "TYPE2") }
        package static var type5: Self { Self(rawValue: "TYPE5") }
        package static var ngn: Self { Self(rawValue: "NGN") }
        package static var gen28Dma: Self { Self(rawValue: "GEN2_8_DMA") }
        package static var gen26Dma: Self { Self(rawValue: "GEN2_6_DMA") }
        package static var mfd3: Self { Self(rawValue: "MFD3") }
        package static var mfd4: Self { Self(rawValue: "MFD4") }
        package static var mfd5: Self { Self(rawValue: "MFD5") }
        package static var gen38Inch: Self { Self(rawValue: "GEN3_8_INCH") }
        package static var sdlGeneric: Self { Self(rawValue: "SDL_GENERIC") }

        package static let names = JSONKeys(
            "CID", "TYPE2", "TYPE5", "NGN", "GEN2_8_DMA", "GEN2_6_DMA", "MFD3", "MFD4", "MFD5", "GEN3_8_INCH", "SDL_GENERIC")
    }
}

extension HMI.Common {
    /// The 2 values of `DistanceUnit`.
    package struct DistanceUnit: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var miles: Self { Self(rawValue: "MILES") }
        package static var kilometers: Self { Self(rawValue: "KILOMETERS") }

        package static let names = JSONKeys(
            "MILES", "KILOMETERS")
    }
}

extension HMI.Common {
    /// The 4 values of `DoorStatusType`.
    package struct DoorStatusType: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var closed: Self { Self(rawValue: "CLOSED") }
        package static var locked: Self { Self(rawValue: "LOCKED") }
        package static var ajar: Self { Self(rawValue: "AJAR") }
        package static var removed: Self { Self(rawValue: "REMOVED") }

        package static let names = JSONKeys(
            "CLOSED", "LOCKED", "AJAR", "REMOVED")
    }
}

extension HMI.Common {
    /// The 2 values of `DriverDistractionState`.
    package struct DriverDistractionState: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var ddOn: Self { Self(rawValue: "DD_ON") }
        package static var ddOff: Self { Self(rawValue: "DD_OFF") }

        package static let names = JSONKeys(
            "DD_ON", "DD_OFF")
    }
}

extension HMI.Common {
    /// The 7 values of `ECallConfirmationStatus`.
    package struct ECallConfirmationStatus: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var normal: Self { Self(rawValue: "NORMAL") }
        package static var callInProgress: Self { Self(rawValue: "CALL_IN_PROGRESS") }
        package static var callCancelled: Self { Self(rawValue: "CALL_CANCELLED") }
        package static var callCompleted: Self { Self(rawValue: "CALL_COMPLETED") }
        package static var callUnsuccessful: Self { Self(rawValue: "CALL_UNSUCCESSFUL") }
        package static var ecallConfiguredOff: Self { Self(rawValue: "ECALL_CONFIGURED_OFF") }
        package static var callCompleteDtmfTimeout: Self { Self(rawValue: "CALL_COMPLETE_DTMF_TIMEOUT") }

        package static let names = JSONKeys(
            "NORMAL", "CALL_IN_PROGRESS", "CALL_CANCELLED", "CALL_COMPLETED", "CALL_UNSUCCESSFUL", "ECALL_CONFIGURED_OFF", "CALL_COMPLETE_DTMF_TIMEOUT")
    }
}

extension HMI.Common {
    /// The 5 values of `ElectronicParkBrakeStatus`.
    package struct ElectronicParkBrakeStatus: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var closed: Self { Self(rawValue: "CLOSED") }
        package static var transition: Self { Self(rawValue: "TRANSITION") }
        package static var open: Self { Self(rawValue: "OPEN") }
        package static var driveActive: Self { Self(rawValue: "DRIVE_ACTIVE") }
        package static var fault: Self { Self(rawValue: "FAULT") }

        package static let names = JSONKeys(
            "CLOSED", "TRANSITION", "OPEN", "DRIVE_ACTIVE", "FAULT")
    }
}

extension HMI.Common {
    /// The 7 values of `EmergencyEventType`.
    package struct EmergencyEventType: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var noEvent: Self { Self(rawValue: "NO_EVENT") }
        package static var frontal: Self { Self(rawValue: "FRONTAL") }
        package static var side: Self { Self(rawValue: "SIDE") }
        package static var rear: Self { Self(rawValue: "REAR") }
        package static var rollover: Self { Self(rawValue: "ROLLOVER") }
        package static var notSupported: Self { Self(rawValue: "NOT_SUPPORTED") }
        package static var fault: Self { Self(rawValue: "FAULT") }

        package static let names = JSONKeys(
            "NO_EVENT", "FRONTAL", "SIDE", "REAR", "ROLLOVER", "NOT_SUPPORTED", "FAULT")
    }
}

extension HMI.Common {
    /// The 2 values of `EmergencyState`.
    package struct EmergencyState: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var emergencyOn: Self { Self(rawValue: "EMERGENCY_ON") }
        package static var emergencyOff: Self { Self(rawValue: "EMERGENCY_OFF") }

        package static let names = JSONKeys(
            "EMERGENCY_ON", "EMERGENCY_OFF")
    }
}

extension HMI.Common {
    /// The 2 values of `EntityStatus`.
    package struct EntityStatus: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var on: Self { Self(rawValue: "ON") }
        package static var off: Self { Self(rawValue: "OFF") }

        package static let names = JSONKeys(
            "ON", "OFF")
    }
}

extension HMI.Common {
    /// The 5 values of `EventTypes`.
    package struct EventTypes: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var audioSource: Self { Self(rawValue: "AUDIO_SOURCE") }
        package static var embeddedNavi: Self { Self(rawValue: "EMBEDDED_NAVI") }
        package static var phoneCall: Self { Self(rawValue: "PHONE_CALL") }
        package static var emergencyEvent: Self { Self(rawValue: "EMERGENCY_EVENT") }
        package static var deactivateHmi: Self { Self(rawValue: "DEACTIVATE_HMI") }

        package static let names = JSONKeys(
            "AUDIO_SOURCE", "EMBEDDED_NAVI", "PHONE_CALL", "EMERGENCY_EVENT", "DEACTIVATE_HMI")
    }
}

extension HMI.Common {
    /// The 8 values of `FileType`.
    package struct FileType: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var graphicBmp: Self { Self(rawValue: "GRAPHIC_BMP") }
        package static var graphicJpeg: Self { Self(rawValue: "GRAPHIC_JPEG") }
        package static var graphicPng: Self { Self(rawValue: "GRAPHIC_PNG") }
        package static var audioWave: Self { Self(rawValue: "AUDIO_WAVE") }
        package static var audioMp3: Self { Self(rawValue: "AUDIO_MP3") }
        package static var audioAac: Self { Self(rawValue: "AUDIO_AAC") }
        package static var binary: Self { Self(rawValue: "BINARY") }
        package static var json: Self { Self(rawValue: "JSON") }

        package static let names = JSONKeys(
            "GRAPHIC_BMP", "GRAPHIC_JPEG", "GRAPHIC_PNG", "AUDIO_WAVE", "AUDIO_MP3", "AUDIO_AAC", "BINARY", "JSON")
    }
}

extension HMI.Common {
    /// The 3 values of `FuelCutoffStatus`.
    package struct FuelCutoffStatus: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var terminateFuel: Self { Self(rawValue: "TERMINATE_FUEL") }
        package static var normalOperation: Self { Self(rawValue: "NORMAL_OPERATION") }
        package static var fault: Self { Self(rawValue: "FAULT") }

        package static let names = JSONKeys(
            "TERMINATE_FUEL", "NORMAL_OPERATION", "FAULT")
    }
}

extension HMI.Common {
    /// The 6 values of `FuelType`.
    package struct FuelType: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var gasoline: Self { Self(rawValue: "GASOLINE") }
        package static var diesel: Self { Self(rawValue: "DIESEL") }
        package static var cng: Self { Self(rawValue: "CNG") }
        package static var lpg: Self { Self(rawValue: "LPG") }
        package static var hydrogen: Self { Self(rawValue: "HYDROGEN") }
        package static var battery: Self { Self(rawValue: "BATTERY") }

        package static let names = JSONKeys(
            "GASOLINE", "DIESEL", "CNG", "LPG", "HYDROGEN", "BATTERY")
    }
}

extension HMI.Common {
    /// The 4 values of `HMILevel`.
    package struct HMILevel: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var full: Self { Self(rawValue: "FULL") }
        package static var limited: Self { Self(rawValue: "LIMITED") }
        package static var background: Self { Self(rawValue: "BACKGROUND") }
        package static var none: Self { Self(rawValue: "NONE") }

        package static let names = JSONKeys(
            "FULL", "LIMITED", "BACKGROUND", "NONE")
    }
}

extension HMI.Common {
    /// The 2 values of `HmiZoneCapabilities`.
    package struct HmiZoneCapabilities: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var front: Self { Self(rawValue: "FRONT") }
        package static var back: Self { Self(rawValue: "BACK") }

        package static let names = JSONKeys(
            "FRONT", "BACK")
    }
}

extension HMI.Common {
    /// The 3 values of `HybridAppPreference`.
    package struct HybridAppPreference: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var mobile: Self { Self(rawValue: "MOBILE") }
        package static var cloud: Self { Self(rawValue: "CLOUD") }
        package static var both: Self { Self(rawValue: "BOTH") }

        package static let names = JSONKeys(
            "MOBILE", "CLOUD", "BOTH")
    }
}

extension HMI.Common {
    /// The 3 values of `IgnitionStableStatus`.
    package struct IgnitionStableStatus: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var ignitionSwitchNotStable: Self { Self(rawValue: "IGNITION_SWITCH_NOT_STABLE") }
        package static var ignitionSwitchStable: Self { Self(rawValue: "IGNITION_SWITCH_STABLE") }
        package static var missingFromTransmitter: Self { Self(rawValue: "MISSING_FROM_TRANSMITTER") }

        package static let names = JSONKeys(
            "IGNITION_SWITCH_NOT_STABLE", "IGNITION_SWITCH_STABLE", "MISSING_FROM_TRANSMITTER")
    }
}

extension HMI.Common {
    /// The 6 values of `IgnitionStatus`.
    package struct IgnitionStatus: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var unknown: Self { Self(rawValue: "UNKNOWN") }
        package static var off: Self { Self(rawValue: "OFF") }
        package static var accessory: Self { Self(rawValue: "ACCESSORY") }
        package static var run: Self { Self(rawValue: "RUN") }
        package static var start: Self { Self(rawValue: "START") }
        package static var invalid: Self { Self(rawValue: "INVALID") }

        package static let names = JSONKeys(
            "UNKNOWN", "OFF", "ACCESSORY", "RUN", "START", "INVALID")
    }
}

extension HMI.Common {
    /// The 18 values of `ImageFieldName`.
    package struct ImageFieldName: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var softButtonImage: Self { Self(rawValue: "softButtonImage") }
        package static var choiceImage: Self { Self(rawValue: "choiceImage") }
        package static var choiceSecondaryImage: Self { Self(rawValue: "choiceSecondaryImage") }
        package static var vrHelpItem: Self { Self(rawValue: "vrHelpItem") }
        package static var turnIcon: Self { Self(rawValue: "turnIcon") }
        package static var menuIcon: Self { Self(rawValue: "menuIcon") }
        package static var cmdIcon: Self { Self(rawValue: "cmdIcon") }
        package static var appIcon: Self { Self(rawValue: "appIcon") }
        package static var graphic: Self { Self(rawValue: "graphic") }
        package static var secondaryGraphic: Self { Self(rawValue: "secondaryGraphic") }
        package static var showConstantTBTIcon: Self { Self(rawValue: "showConstantTBTIcon") }
        package static var showConstantTBTNextTurnIcon: Self { Self(rawValue: "showConstantTBTNextTurnIcon") }
        package static var locationImage: Self { Self(rawValue: "locationImage") }
        package static var alertIcon: Self { Self(rawValue: "alertIcon") }
        package static var subMenuIcon: Self { Self(rawValue: "subMenuIcon") }
        package static var subtleAlertIcon: Self { Self(rawValue: "subtleAlertIcon") }
        package static var menuCommandSecondaryImage: Self { Self(rawValue: "menuCommandSecondaryImage") }
        package static var menuSubMenuSecondaryImage: Self { Self(rawValue: "menuSubMenuSecondaryImage") }

        package static let names = JSONKeys(
            "softButtonImage", "choiceImage", "choiceSecondaryImage", "vrHelpItem", "turnIcon", "menuIcon", "cmdIcon", "appIcon", "graphic", "secondaryGraphic", "showConstantTBTIcon", "showConstantTBTNextTurnIcon", "locationImage", "alertIcon", "subMenuIcon", "subtleAlertIcon", "menuCommandSecondaryImage", "menuSubMenuSecondaryImage")
    }
}

extension HMI.Common {
    /// The 2 values of `ImageType`.
    package struct ImageType: OpenEnumeration {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static var `static`: Self { Self(rawValue: "STATIC") }
        package static var dynamic: Self { Self(rawValue: "DYNAMIC") }

        package static let names = JSONKeys(
            "STATIC", "DYNAMIC")
    }
}
