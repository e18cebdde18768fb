// Made by rpc-gen from Sources/rpc-gen/Spec/mobile.json; changes belong there.
// swift-format-ignore-file

public import SDLSupport

/// The 8 values of `AmbientLightStatus`, since 2.0.
public struct SDLAmbientLightStatus: OpenEnumeration {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var night: Self { Self(rawValue: "NIGHT") }
    public static var twilight1: Self { Self(rawValue: "TWILIGHT_1") }
    public static var twilight2: Self { Self(rawValue: "TWILIGHT_2") }
    public static var twilight3: Self { Self(rawValue: "TWILIGHT_3") }
    public static var twilight4: Self { Self(rawValue: "TWILIGHT_4") }
    public static var day: Self { Self(rawValue: "DAY") }
    public static var unknown: Self { Self(rawValue: "UNKNOWN") }
    public static var invalid: Self { Self(rawValue: "INVALID") }

    public static let names = JSONKeys(
        "NIGHT", "TWILIGHT_1", "TWILIGHT_2", "TWILIGHT_3", "TWILIGHT_4", "DAY", "UNKNOWN", "INVALID")
}

/// The one value of `AppCapabilityType`, since 7.1.
public struct SDLAppCapabilityType: OpenEnumeration {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var videoStreaming: Self { Self(rawValue: "VIDEO_STREAMING") }

    public static let names = JSONKeys(
        "VIDEO_STREAMING")
}

/// The 13 values of `AppHMIType`, since 2.0.
public struct SDLAppHMIType: OpenEnumeration {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var `default`: Self { Self(rawValue: "DEFAULT") }
    public static var communication: Self { Self(rawValue: "COMMUNICATION") }
    public static var media: Self { Self(rawValue: "MEDIA") }
    public static var messaging: Self { Self(rawValue: "MESSAGING") }
    public static var navigation: Self { Self(rawValue: "NAVIGATION") }
    public static var information: Self { Self(rawValue: "INFORMATION") }
    public static var social: Self { Self(rawValue: "SOCIAL") }
    public static var backgroundProcess: Self { Self(rawValue: "BACKGROUND_PROCESS") }
    public static var testing: Self { Self(rawValue: "TESTING") }
    public static var system: Self { Self(rawValue: "SYSTEM") }
    public static var projection: Self { Self(rawValue: "PROJECTION") }
    public static var remoteControl: Self { Self(rawValue: "REMOTE_CONTROL") }
    public static var webView: Self { Self(rawValue: "WEB_VIEW") }

    public static let names = JSONKeys(
        "DEFAULT", "COMMUNICATION", "MEDIA", "MESSAGING", "NAVIGATION", "INFORMATION", "SOCIAL", "BACKGROUND_PROCESS", "TESTING", "SYSTEM", "PROJECTION", "REMOTE_CONTROL", "WEB_VIEW")

    public static let lifespans: [String: SDLLifespan] = [
        "PROJECTION": SDLLifespan(since: SDLVersion(4, 5)),
        "REMOTE_CONTROL": SDLLifespan(since: SDLVersion(4, 5)),
        "WEB_VIEW": SDLLifespan(since: SDLVersion(7, 0)),
    ]
}

/// The 13 values of `AppInterfaceUnregisteredReason`, since 1.0.
public struct SDLAppInterfaceUnregisteredReason: OpenEnumeration {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var ignitionOff: Self { Self(rawValue: "IGNITION_OFF") }
    public static var bluetoothOff: Self { Self(rawValue: "BLUETOOTH_OFF") }
    public static var usbDisconnected: Self { Self(rawValue: "USB_DISCONNECTED") }
    public static var requestWhileInNoneHmiLevel: Self { Self(rawValue: "REQUEST_WHILE_IN_NONE_HMI_LEVEL") }
    public static var tooManyRequests: Self { Self(rawValue: "TOO_MANY_REQUESTS") }
    public static var driverDistractionViolation: Self { Self(rawValue: "DRIVER_DISTRACTION_VIOLATION") }
    public static var languageChange: Self { Self(rawValue: "LANGUAGE_CHANGE") }
    public static var masterReset: Self { Self(rawValue: "MASTER_RESET") }
    public static var factoryDefaults: Self { Self(rawValue: "FACTORY_DEFAULTS") }
    public static var appUnauthorized: Self { Self(rawValue: "APP_UNAUTHORIZED") }
    public static var protocolViolation: Self { Self(rawValue: "PROTOCOL_VIOLATION") }
    public static var unsupportedHmiResource: Self { Self(rawValue: "UNSUPPORTED_HMI_RESOURCE") }
    public static var resourceConstraint: Self { Self(rawValue: "RESOURCE_CONSTRAINT") }

    public static let names = JSONKeys(
        "IGNITION_OFF", "BLUETOOTH_OFF", "USB_DISCONNECTED", "REQUEST_WHILE_IN_NONE_HMI_LEVEL", "TOO_MANY_REQUESTS", "DRIVER_DISTRACTION_VIOLATION", "LANGUAGE_CHANGE", "MASTER_RESET", "FACTORY_DEFAULTS", "APP_UNAUTHORIZED", "PROTOCOL_VIOLATION", "UNSUPPORTED_HMI_RESOURCE", "RESOURCE_CONSTRAINT")

    public static let lifespans: [String: SDLLifespan] = [
        "APP_UNAUTHORIZED": SDLLifespan(since: SDLVersion(2, 0)),
        "PROTOCOL_VIOLATION": SDLLifespan(since: SDLVersion(4, 0)),
        "UNSUPPORTED_HMI_RESOURCE": SDLLifespan(since: SDLVersion(4, 1)),
        "RESOURCE_CONSTRAINT": SDLLifespan(since: SDLVersion(7, 0)),
    ]
}

/// The 3 values of `AppServiceType`, since 5.1.
public struct SDLAppServiceType: OpenEnumeration {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var media: Self { Self(rawValue: "MEDIA") }
    public static var weather: Self { Self(rawValue: "WEATHER") }
    public static var navigation: Self { Self(rawValue: "NAVIGATION") }

    public static let names = JSONKeys(
        "MEDIA", "WEATHER", "NAVIGATION")
}

/// The 4 values of `AudioStreamingIndicator`, since 5.0.
public struct SDLAudioStreamingIndicator: OpenEnumeration {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var playPause: Self { Self(rawValue: "PLAY_PAUSE") }
    public static var play: Self { Self(rawValue: "PLAY") }
    public static var pause: Self { Self(rawValue: "PAUSE") }
    public static var stop: Self { Self(rawValue: "STOP") }

    public static let names = JSONKeys(
        "PLAY_PAUSE", "PLAY", "PAUSE", "STOP")
}

/// The 3 values of `AudioStreamingState`, since 1.0.
public struct SDLAudioStreamingState: OpenEnumeration {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var audible: Self { Self(rawValue: "AUDIBLE") }
    public static var attenuated: Self { Self(rawValue: "ATTENUATED") }
    public static var notAudible: Self { Self(rawValue: "NOT_AUDIBLE") }

    public static let names = JSONKeys(
        "AUDIBLE", "ATTENUATED", "NOT_AUDIBLE")
}

/// The one value of `AudioType`, since 2.0.
public struct SDLAudioType: OpenEnumeration {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var pcm: Self { Self(rawValue: "PCM") }

    public static let names = JSONKeys(
        "PCM")
}

/// The 2 values of `BitsPerSample`, since 2.0.
public struct SDLBitsPerSample: OpenEnumeration {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var _8Bit: Self { Self(rawValue: "8_BIT") }
    public static var _16Bit: Self { Self(rawValue: "16_BIT") }

    public static let names = JSONKeys(
        "8_BIT", "16_BIT")
}

/// The 2 values of `ButtonEventMode`, since 1.0.
public struct SDLButtonEventMode: OpenEnumeration {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var buttonup: Self { Self(rawValue: "BUTTONUP") }
    public static var buttondown: Self { Self(rawValue: "BUTTONDOWN") }

    public static let names = JSONKeys(
        "BUTTONUP", "BUTTONDOWN")
}

/// The 51 values of `ButtonName`, since 1.0.
public struct SDLButtonName: OpenEnumeration {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var ok: Self { Self(rawValue: "OK") }
    public static var playPause: Self { Self(rawValue: "PLAY_PAUSE") }
    public static var seekleft: Self { Self(rawValue: "SEEKLEFT") }
    public static var seekright: Self { Self(rawValue: "SEEKRIGHT") }
    public static var tuneup: Self { Self(rawValue: "TUNEUP") }
    public static var tunedown: Self { Self(rawValue: "TUNEDOWN") }
    public static var preset0: Self { Self(rawValue: "PRESET_0") }
    public static var preset1: Self { Self(rawValue: "PRESET_1") }
    public static var preset2: Self { Self(rawValue: "PRESET_2") }
    public static var preset3: Self { Self(rawValue: "PRESET_3") }
    public static var preset4: Self { Self(rawValue: "PRESET_4") }
    public static var preset5: Self { Self(rawValue: "PRESET_5") }
    public static var preset6: Self { Self(rawValue: "PRESET_6") }
    public static var preset7: Self { Self(rawValue: "PRESET_7") }
    public static var preset8: Self { Self(rawValue: "PRESET_8") }
    public static var preset9: Self { Self(rawValue: "PRESET_9") }
    public static var customButton: Self { Self(rawValue: "CUSTOM_BUTTON") }
    public static var search: Self { Self(rawValue: "SEARCH") }
    public static var acMax: Self { Self(rawValue: "AC_MAX") }
    public static var ac: Self { Self(rawValue: "AC") }
    public static var recirculate: Self { Self(rawValue: "RECIRCULATE") }
    public static var fanUp: Self { Self(rawValue: "FAN_UP") }
    public static var fanDown: Self { Self(rawValue: "FAN_DOWN") }
    public static var tempUp: Self { Self(rawValue: "TEMP_UP") }
    public static var tempDown: Self { Self(rawValue: "TEMP_DOWN") }
    public static var defrostMax: Self { Self(rawValue: "DEFROST_MAX") }
    public static var defrost: Self { Self(rawValue: "DEFROST") }
    public static var defrostRear: Self { Self(rawValue: "DEFROST_REAR") }
    public static var upperVent: Self { Self(rawValue: "UPPER_VENT") }
    public static var lowerVent: Self { Self(rawValue: "LOWER_VENT") }
    public static var volumeUp: Self { Self(rawValue: "VOLUME_UP") }
    public static var volumeDown: Self { Self(rawValue: "VOLUME_DOWN") }
    public static var eject: Self { Self(rawValue: "EJECT") }
    public static var source: Self { Self(rawValue: "SOURCE") }
    public static var shuffle: Self { Self(rawValue: "SHUFFLE") }
    public static var `repeat`: Self { Self(rawValue: "REPEAT") }
    public static var navCenterLocation: Self { Self(rawValue: "NAV_CENTER_LOCATION") }
    public static var navZoomIn: Self { Self(rawValue: "NAV_ZOOM_IN") }
    public static var navZoomOut: Self { Self(rawValue: "NAV_ZOOM_OUT") }
    public static var navPanUp: Self { Self(rawValue: "NAV_PAN_UP") }
    public static var navPanUpRight: Self { Self(rawValue: "NAV_PAN_UP_RIGHT") }
    public static var navPanRight: Self { Self(rawValue: "NAV_PAN_RIGHT") }
    public static var navPanDownRight: Self { Self(rawValue: "NAV_PAN_DOWN_RIGHT") }
    public static var navPanDown: Self { Self(rawValue: "NAV_PAN_DOWN") }
    public static var navPanDownLeft: Self { Self(rawValue: "NAV_PAN_DOWN_LEFT") }
    public static var navPanLeft: Self { Self(rawValue: "NAV_PAN_LEFT") }
    public static var navPanUpLeft: Self { Self(rawValue: "NAV_PAN_UP_LEFT") }
    public static var navTiltToggle: Self { Self(rawValue: "NAV_TILT_TOGGLE") }
    public static var navRotateClockwise: Self { Self(rawValue: "NAV_ROTATE_CLOCKWISE") }
    public static var navRotateCounterclockwise: Self { Self(rawValue: "NAV_ROTATE_COUNTERCLOCKWISE") }
    public static var navHeadingToggle: Self { Self(rawValue: "NAV_HEADING_TOGGLE") }

    public static let names = JSONKeys(
        "OK", "PLAY_PAUSE", "SEEKLEFT", "SEEKRIGHT", "TUNEUP", "TUNEDOWN", "PRESET_0", "PRESET_1", "PRESET_2", "PRESET_3", "PRESET_4", "PRESET_5", "PRESET_6", "PRESET_7", "PRESET_8", "PRESET_9", "CUSTOM_BUTTON", "SEARCH", "AC_MAX", "AC", "RECIRCULATE", "FAN_UP", "FAN_DOWN", "TEMP_UP", "TEMP_DOWN", "DEFROST_MAX", "DEFROST", "DEFROST_REAR", "UPPER_VENT", "LOWER_VENT", "VOLUME_UP", "VOLUME_DOWN", "EJECT", "SOURCE", "SHUFFLE", "REPEAT", "NAV_CENTER_LOCATION", "NAV_ZOOM_IN", "NAV_ZOOM_OUT", "NAV_PAN_UP", "NAV_PAN_UP_RIGHT", "NAV_PAN_RIGHT", "NAV_PAN_DOWN_RIGHT", "NAV_PAN_DOWN", "NAV_PAN_DOWN_LEFT", "NAV_PAN_LEFT", "NAV_PAN_UP_LEFT", "NAV_TILT_TOGGLE", "NAV_ROTATE_CLOCKWISE", "NAV_ROTATE_COUNTERCLOCKWISE", "NAV_HEADING_TOGGLE")

    public static let lifespans: [String: SDLLifespan] = [
        "PLAY_PAUSE": SDLLifespan(since: SDLVersion(5, 0)),
        "AC_MAX": SDLLifespan(since: SDLVersion(4, 5)),
        "AC": SDLLifespan(since: SDLVersion(4, 5)),
        "RECIRCULATE": SDLLifespan(since: SDLVersion(4, 5)),
        "FAN_UP": SDLLifespan(since: SDLVersion(4, 5)),
        "FAN_DOWN": SDLLifespan(since: SDLVersion(4, 5)),
        "TEMP_UP": SDLLifespan(since: SDLVersion(4, 5)),
        "TEMP_DOWN": SDLLifespan(since: SDLVersion(4, 5)),
        "DEFROST_MAX": SDLLifespan(since: SDLVersion(4, 5)),
        "DEFROST": SDLLifespan(since: SDLVersion(4, 5)),
        "DEFROST_REAR": SDLLifespan(since: SDLVersion(4, 5)),
        "UPPER_VENT": SDLLifespan(since: SDLVersion(4, 5)),
        "LOWER_VENT": SDLLifespan(since: SDLVersion(4, 5)),
        "VOLUME_UP": SDLLifespan(since: SDLVersion(4, 5)),
        "VOLUME_DOWN": SDLLifespan(since: SDLVersion(4, 5)),
        "EJECT": SDLLifespan(since: SDLVersion(4, 5)),
        "SOURCE": SDLLifespan(since: SDLVersion(4, 5)),
        "SHUFFLE": SDLLifespan(since: SDLVersion(4, 5)),
        "REPEAT": SDLLifespan(since: SDLVersion(4, 5)),
        "NAV_CENTER_LOCATION": SDLLifespan(since: SDLVersion(6, 0)),
        "NAV_ZOOM_IN": SDLLifespan(since: SDLVersion(6, 0)),
        "NAV_ZOOM_OUT": SDLLifespan(since: SDLVersion(6, 0)),
        "NAV_PAN_UP": SDLLifespan(since: SDLVersion(6, 0)),
        "NAV_PAN_UP_RIGHT": SDLLifespan(since: SDLVersion(6, 0)),
        "NAV_PAN_RIGHT": SDLLifespan(since: SDLVersion(6, 0)),
        "NAV_PAN_DOWN_RIGHT": SDLLifespan(since: SDLVersion(6, 0)),
        "NAV_PAN_DOWN": SDLLifespan(since: SDLVersion(6, 0)),
        "NAV_PAN_DOWN_LEFT": SDLLifespan(since: SDLVersion(6, 0)),
        "NAV_PAN_LEFT": SDLLifespan(since: SDLVersion(6, 0)),
        "NAV_PAN_UP_LEFT": SDLLifespan(since: SDLVersion(6, 0)),
        "NAV_TILT_TOGGLE": SDLLifespan(since: SDLVersion(6, 0)),
        "NAV_ROTATE_CLOCKWISE": SDLLifespan(since: SDLVersion(6, 0)),
        "NAV_ROTATE_COUNTERCLOCKWISE": SDLLifespan(since: SDLVersion(6, 0)),
        "NAV_HEADING_TOGGLE": SDLLifespan(since: SDLVersion(6, 0)),
    ]
}

/// The 2 values of `ButtonPressMode`, since 1.0.
public struct SDLButtonPressMode: OpenEnumeration {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var long: Self { Self(rawValue: "LONG") }
    public static var short: Self { Self(rawValue: "SHORT") }

    public static let names = JSONKeys(
        "LONG", "SHORT")
}

/// The 3 values of `CapacityUnit`, since 7.0.
public struct SDLCapacityUnit: OpenEnumeration {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var liters: Self { Self(rawValue: "LITERS") }
    public static var kilowatthours: Self { Self(rawValue: "KILOWATTHOURS") }
    public static var kilograms: Self { Self(rawValue: "KILOGRAMS") }

    public static let names = JSONKeys(
        "LITERS", "KILOWATTHOURS", "KILOGRAMS")
}

/// The 4 values of `CarModeStatus`, since 2.0.
public struct SDLCarModeStatus: OpenEnumeration {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var normal: Self { Self(rawValue: "NORMAL") }
    public static var factory: Self { Self(rawValue: "FACTORY") }
    public static var transport: Self { Self(rawValue: "TRANSPORT") }
    public static var crash: Self { Self(rawValue: "CRASH") }

    public static let names = JSONKeys(
        "NORMAL", "FACTORY", "TRANSPORT", "CRASH")
}

/// The 7 values of `CharacterSet`, since 1.0.
public struct SDLCharacterSet: OpenEnumeration {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var type2set: Self { Self(rawValue: "TYPE2SET") }
    public static var type5set: Self { Self(rawValue: "TYPE5SET") }
    public static var cid1set: Self { Self(rawValue: "CID1SET") }
    public static var cid2set: Self { Self(rawValue: "CID2SET") }
    public static var ascii: Self { Self(rawValue: "ASCII") }
    public static var iso88591: Self { Self(rawValue: "ISO_8859_1") }
    public static var utf8: Self { Self(rawValue: "UTF_8") }

    public static let names = JSONKeys(
        "TYPE2SET", "TYPE5SET", "CID1SET", "CID2SET", "ASCII", "ISO_8859_1", "UTF_8")

    public static let lifespans: [String: SDLLifespan] = [
        "TYPE2SET": SDLLifespan(since: SDLVersion(1, 0), deprecated: SDLVersion(7, 0)),
        "TYPE5SET": SDLLifespan(since: SDLVersion(1, 0), deprecated: SDLVersion(7, 0)),
        "CID1SET": SDLLifespan(since: SDLVersion(1, 0), deprecated: SDLVersion(7, 0)),
        "CID2SET": SDLLifespan(since: SDLVersion(1, 0), deprecated: SDLVersion(7, 0)),
        "ASCII": SDLLifespan(since: SDLVersion(7, 0)),
        "ISO_8859_1": SDLLifespan(since: SDLVersion(7, 0)),
        "UTF_8": SDLLifespan(since: SDLVersion(7, 0)),
    ]
}

/// The 8 values of `CompassDirection`, since 2.0.
public struct SDLCompassDirection: OpenEnumeration {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var north: Self { Self(rawValue: "NORTH") }
    public static var northwest: Self { Self(rawValue: "NORTHWEST") }
    public static var west: Self { Self(rawValue: "WEST") }
    public static var southwest: Self { Self(rawValue: "SOUTHWEST") }
    public static var south: Self { Self(rawValue: "SOUTH") }
    public static var southeast: Self { Self(rawValue: "SOUTHEAST") }
    public static var east: Self { Self(rawValue: "EAST") }
    public static var northeast: Self { Self(rawValue: "NORTHEAST") }

    public static let names = JSONKeys(
        "NORTH", "NORTHWEST", "WEST", "SOUTHWEST", "SOUTH", "SOUTHEAST", "EAST", "NORTHEAST")
}

/// The 6 values of `ComponentVolumeStatus`, since 2.0.
public struct SDLComponentVolumeStatus: OpenEnumeration {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var unknown: Self { Self(rawValue: "UNKNOWN") }
    public static var normal: Self { Self(rawValue: "NORMAL") }
    public static var low: Self { Self(rawValue: "LOW") }
    public static var fault: Self { Self(rawValue: "FAULT") }
    public static var alert: Self { Self(rawValue: "ALERT") }
    public static var notSupported: Self { Self(rawValue: "NOT_SUPPORTED") }

    public static let names = JSONKeys(
        "UNKNOWN", "NORMAL", "LOW", "FAULT", "ALERT", "NOT_SUPPORTED")
}

/// The 4 values of `DefrostZone`, since 4.5.
public struct SDLDefrostZone: OpenEnumeration {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var front: Self { Self(rawValue: "FRONT") }
    public static var rear: Self { Self(rawValue: "REAR") }
    public static var all: Self { Self(rawValue: "ALL") }
    public static var none: Self { Self(rawValue: "NONE") }

    public static let names = JSONKeys(
        "FRONT", "REAR", "ALL", "NONE")
}

/// The 3 values of `DeliveryMode`, since 4.1.
public struct SDLDeliveryMode: OpenEnumeration {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var prompt: Self { Self(rawValue: "PROMPT") }
    public static var destination: Self { Self(rawValue: "DESTINATION") }
    public static var queue: Self { Self(rawValue: "QUEUE") }

    public static let names = JSONKeys(
        "PROMPT", "DESTINATION", "QUEUE")
}

/// The 6 values of `DeviceLevelStatus`, since 2.0.
public struct SDLDeviceLevelStatus: OpenEnumeration {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var zeroLevelBars: Self { Self(rawValue: "ZERO_LEVEL_BARS") }
    public static var oneLevelBars: Self { Self(rawValue: "ONE_LEVEL_BARS") }
    public static var twoLevelBars: Self { Self(rawValue: "TWO_LEVEL_BARS") }
    public static var threeLevelBars: Self { Self(rawValue: "THREE_LEVEL_BARS") }
    public static var fourLevelBars: Self { Self(rawValue: "FOUR_LEVEL_BARS") }
    public static var notProvided: Self { Self(rawValue: "NOT_PROVIDED") }

    public static let names = JSONKeys(
        "ZERO_LEVEL_BARS", "ONE_LEVEL_BARS", "TWO_LEVEL_BARS", "THREE_LEVEL_BARS", "FOUR_LEVEL_BARS", "NOT_PROVIDED")
}

/// The 3 values of `Dimension`, since 2.0.
public struct SDLDimension: OpenEnumeration {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var noFix: Self { Self(rawValue: "NO_FIX") }
    public static var _2d: Self { Self(rawValue: "2D") }
    public static var _3d: Self { Self(rawValue: "3D") }

    public static let names = JSONKeys(
        "NO_FIX", "2D", "3D")
}

/// The 2 values of `Direction`, since 5.1.
public struct SDLDirection: OpenEnumeration {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var left: Self { Self(rawValue: "LEFT") }
    public static var right: Self { Self(rawValue: "RIGHT") }

    public static let names = JSONKeys(
        "LEFT", "RIGHT")
}

/// The 3 values of `DisplayMode`, since 5.0.
public struct SDLDisplayMode: OpenEnumeration {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var day: Self { Self(rawValue: "DAY") }
    public static var night: Self { Self(rawValue: "NIGHT") }
    public static var auto: Self { Self(rawValue: "AUTO") }

    public static let names = JSONKeys(
        "DAY", "NIGHT", "AUTO")
}

/// The 11 values of `DisplayType`, deprecated since 5.0.
public struct SDLDisplayType: OpenEnumeration {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var cid: Self { Self(rawValue: "CID") }
    public static var type2: Self { Self(rawValue: "TYPE2") }
    public static var type5: Self { Self(rawValue: "TYPE5") }
    public static var ngn: Self { Self(rawValue: "NGN") }
    public static var gen28Dma: Self { Self(rawValue: "GEN2_8_DMA") }
    public static var gen26Dma: Self { Self(rawValue: "GEN2_6_DMA") }
    public static var mfd3: Self { Self(rawValue: "MFD3") }
    public static var mfd4: Self { Self(rawValue: "MFD4") }
    public static var mfd5: Self { Self(rawValue: "MFD5") }
    public static var gen38Inch: Self { Self(rawValue: "GEN3_8-INCH") }
    public static var sdlGeneric: Self { Self(rawValue: "SDL_GENERIC") }

    public static let names = JSONKeys(
        "CID", "TYPE2", "TYPE5", "NGN", "GEN2_8_DMA", "GEN2_6_DMA", "MFD3", "MFD4", "MFD5", "GEN3_8-INCH", "SDL_GENERIC")

    public static let lifespans: [String: SDLLifespan] = [
        "GEN2_8_DMA": SDLLifespan(since: SDLVersion(3, 0)),
        "GEN2_6_DMA": SDLLifespan(since: SDLVersion(3, 0)),
        "MFD3": SDLLifespan(since: SDLVersion(2, 0)),
        "MFD4": SDLLifespan(since: SDLVersion(2, 0)),
        "MFD5": SDLLifespan(since: SDLVersion(2, 0)),
        "GEN3_8-INCH": SDLLifespan(since: SDLVersion(3, 0)),
        "SDL_GENERIC": SDLLifespan(since: SDLVersion(4, 0)),
    ]
}

/// The 2 values of `DistanceUnit`, since 5.0.
public struct SDLDistanceUnit: OpenEnumeration {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var miles: Self { Self(rawValue: "MILES") }
    public static var kilometers: Self { Self(rawValue: "KILOMETERS") }

    public static let names = JSONKeys(
        "MILES", "KILOMETERS")
}

/// The 4 values of `DoorStatusType`, since 7.1.
public struct SDLDoorStatusType: OpenEnumeration {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var closed: Self { Self(rawValue: "CLOSED") }
    public static var locked: Self { Self(rawValue: "LOCKED") }
    public static var ajar: Self { Self(rawValue: "AJAR") }
    public static var removed: Self { Self(rawValue: "REMOVED") }

    public static let names = JSONKeys(
        "CLOSED", "LOCKED", "AJAR", "REMOVED")
}

/// The 2 values of `DriverDistractionState`, since 2.0.
public struct SDLDriverDistractionState: OpenEnumeration {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var ddOn: Self { Self(rawValue: "DD_ON") }
    public static var ddOff: Self { Self(rawValue: "DD_OFF") }

    public static let names = JSONKeys(
        "DD_ON", "DD_OFF")
}

/// The 7 values of `ECallConfirmationStatus`, since 2.0.
public struct SDLECallConfirmationStatus: OpenEnumeration {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var normal: Self { Self(rawValue: "NORMAL") }
    public static var callInProgress: Self { Self(rawValue: "CALL_IN_PROGRESS") }
    public static var callCancelled: Self { Self(rawValue: "CALL_CANCELLED") }
    public static var callCompleted: Self { Self(rawValue: "CALL_COMPLETED") }
    public static var callUnsuccessful: Self { Self(rawValue: "CALL_UNSUCCESSFUL") }
    public static var ecallConfiguredOff: Self { Self(rawValue: "ECALL_CONFIGURED_OFF") }
    public static var callCompleteDtmfTimeout: Self { Self(rawValue: "CALL_COMPLETE_DTMF_TIMEOUT") }

    public static let names = JSONKeys(
        "NORMAL", "CALL_IN_PROGRESS", "CALL_CANCELLED", "CALL_COMPLETED", "CALL_UNSUCCESSFUL", "ECALL_CONFIGURED_OFF", "CALL_COMPLETE_DTMF_TIMEOUT")
}

/// The 5 values of `ElectronicParkBrakeStatus`, since 5.0.
public struct SDLElectronicParkBrakeStatus: OpenEnumeration {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var closed: Self { Self(rawValue: "CLOSED") }
    public static var transition: Self { Self(rawValue: "TRANSITION") }
    public static var open: Self { Self(rawValue: "OPEN") }
    public static var driveActive: Self { Self(rawValue: "DRIVE_ACTIVE") }
    public static var fault: Self { Self(rawValue: "FAULT") }

    public static let names = JSONKeys(
        "CLOSED", "TRANSITION", "OPEN", "DRIVE_ACTIVE", "FAULT")
}

/// The 7 values of `EmergencyEventType`, since 2.0.
public struct SDLEmergencyEventType: OpenEnumeration {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var noEvent: Self { Self(rawValue: "NO_EVENT") }
    public static var frontal: Self { Self(rawValue: "FRONTAL") }
    public static var side: Self { Self(rawValue: "SIDE") }
    public static var rear: Self { Self(rawValue: "REAR") }
    public static var rollover: Self { Self(rawValue: "ROLLOVER") }
    public static var notSupported: Self { Self(rawValue: "NOT_SUPPORTED") }
    public static var fault: Self { Self(rawValue: "FAULT") }

    public static let names = JSONKeys(
        "NO_EVENT", "FRONTAL", "SIDE", "REAR", "ROLLOVER", "NOT_SUPPORTED", "FAULT")
}

/// The 8 values of `FileType`, since 2.0.
public struct SDLFileType: OpenEnumeration {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var graphicBmp: Self { Self(rawValue: "GRAPHIC_BMP") }
    public static var graphicJpeg: Self { Self(rawValue: "GRAPHIC_JPEG") }
    public static var graphicPng: Self { Self(rawValue: "GRAPHIC_PNG") }
    public static var audioWave: Self { Self(rawValue: "AUDIO_WAVE") }
    public static var audioMp3: Self { Self(rawValue: "AUDIO_MP3") }
    public static var audioAac: Self { Self(rawValue: "AUDIO_AAC") }
    public static var binary: Self { Self(rawValue: "BINARY") }
    public static var json: Self { Self(rawValue: "JSON") }

    public static let names = JSONKeys(
        "GRAPHIC_BMP", "GRAPHIC_JPEG", "GRAPHIC_PNG", "AUDIO_WAVE", "AUDIO_MP3", "AUDIO_AAC", "BINARY", "JSON")
}

/// The 3 values of `FuelCutoffStatus`, since 2.0.
public struct SDLFuelCutoffStatus: OpenEnumeration {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var terminateFuel: Self { Self(rawValue: "TERMINATE_FUEL") }
    public static var normalOperation: Self { Self(rawValue: "NORMAL_OPERATION") }
    public static var fault: Self { Self(rawValue: "FAULT") }

    public static let names = JSONKeys(
        "TERMINATE_FUEL", "NORMAL_OPERATION", "FAULT")
}

/// The 6 values of `FuelType`, since 5.0.
public struct SDLFuelType: OpenEnumeration {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var gasoline: Self { Self(rawValue: "GASOLINE") }
    public static var diesel: Self { Self(rawValue: "DIESEL") }
    public static var cng: Self { Self(rawValue: "CNG") }
    public static var lpg: Self { Self(rawValue: "LPG") }
    public static var hydrogen: Self { Self(rawValue: "HYDROGEN") }
    public static var battery: Self { Self(rawValue: "BATTERY") }

    public static let names = JSONKeys(
        "GASOLINE", "DIESEL", "CNG", "LPG", "HYDROGEN", "BATTERY")
}

/// The 92 values of `FunctionID`, since 1.0.
public struct SDLFunctionID: NumberedEnumeration {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static var reserved: Self { Self(rawValue: 0) }
    public static var registerAppInterface: Self { Self(rawValue: 1) }
    public static var unregisterAppInterface: Self { Self(rawValue: 2) }
    public static var setGlobalProperties: Self { Self(rawValue: 3) }
    public static var resetGlobalProperties: Self { Self(rawValue: 4) }
    public static var addCommand: Self { Self(rawValue: 5) }
    public static var deleteCommand: Self { Self(rawValue: 6) }
    public static var addSubMenu: Self { Self(rawValue: 7) }
    public static var deleteSubMenu: Self { Self(rawValue: 8) }
    public static var createInteractionChoiceSet: Self { Self(rawValue: 9) }
    public static var performInteraction: Self { Self(rawValue: 10) }
    public static var deleteInteractionChoiceSet: Self { Self(rawValue: 11) }
    public static var alert: Self { Self(rawValue: 12) }
    public static var show: Self { Self(rawValue: 13) }
    public static var speak: Self { Self(rawValue: 14) }
    public static var setMediaClockTimer: Self { Self(rawValue: 15) }
    public static var performAudioPassThru: Self { Self(rawValue: 16) }
    public static var endAudioPassThru: Self { Self(rawValue: 17) }
    public static var subscribeButton: Self { Self(rawValue: 18) }
    public static var unsubscribeButton: Self { Self(rawValue: 19) }
    public static var subscribeVehicleData: Self { Self(rawValue: 20) }
    public static var unsubscribeVehicleData: Self { Self(rawValue: 21) }
    public static var getVehicleData: Self { Self(rawValue: 22) }
    public static var readDID: Self { Self(rawValue: 23) }
    public static var getDTCs: Self { Self(rawValue: 24) }
    public static var scrollableMessage: Self { Self(rawValue: 25) }
    public static var slider: Self { Self(rawValue: 26) }
    public static var showConstantTBT: Self { Self(rawValue: 27) }
    public static var alertManeuver: Self { Self(rawValue: 28) }
    public static var updateTurnList: Self { Self(rawValue: 29) }
    public static var changeRegistration: Self { Self(rawValue: 30) }
    public static var genericResponse: Self { Self(rawValue: 31) }
    public static var putFile: Self { Self(rawValue: 32) }
    public static var deleteFile: Self { Self(rawValue: 33) }
    public static var listFiles: Self { Self(rawValue: 34) }
    public static var setAppIcon: Self { Self(rawValue: 35) }
    public static var setDisplayLayout: Self { Self(rawValue: 36) }
    public static var diagnosticMessage: Self { Self(rawValue: 37) }
    public static var systemRequest: Self { Self(rawValue: 38) }
    public static var sendLocation: Self { Self(rawValue: 39) }
    public static var dialNumber: Self { Self(rawValue: 40) }
    public static var buttonPress: Self { Self(rawValue: 41) }
    public static var getInteriorVehicleData: Self { Self(rawValue: 43) }
    public static var setInteriorVehicleData: Self { Self(rawValue: 44) }
    public static var getWayPoints: Self { Self(rawValue: 45) }
    public static var subscribeWayPoints: Self { Self(rawValue: 46) }
    public static var unsubscribeWayPoints: Self { Self(rawValue: 47) }
    public static var getSystemCapability: Self { Self(rawValue: 48) }
    public static var sendHapticData: Self { Self(rawValue: 49) }
    public static var setCloudAppProperties: Self { Self(rawValue: 50) }
    public static var getCloudAppProperties: Self { Self(rawValue: 51) }
    public static var publishAppService: Self { Self(rawValue: 52) }
    public static var getAppServiceData: Self { Self(rawValue: 53) }
    public static var getFile: Self { Self(rawValue: 54) }
    public static var performAppServiceInteraction: Self { Self(rawValue: 55) }
    public static var unpublishAppService: Self { Self(rawValue: 56) }
    public static var cancelInteraction: Self { Self(rawValue: 57) }
    public static var closeApplication: Self { Self(rawValue: 58) }
    public static var showAppMenu: Self { Self(rawValue: 59) }
    public static var createWindow: Self { Self(rawValue: 60) }
    public static var deleteWindow: Self { Self(rawValue: 61) }
    public static var getInteriorVehicleDataConsent: Self { Self(rawValue: 62) }
    public static var releaseInteriorVehicleDataModule: Self { Self(rawValue: 63) }
    public static var subtleAlert: Self { Self(rawValue: 64) }
    public static var onHMIStatus: Self { Self(rawValue: 32768) }
    public static var onAppInterfaceUnregistered: Self { Self(rawValue: 32769) }
    public static var onButtonEvent: Self { Self(rawValue: 32770) }
    public static var onButtonPress: Self { Self(rawValue: 32771) }
    public static var onVehicleData: Self { Self(rawValue: 32772) }
    public static var onCommand: Self { Self(rawValue: 32773) }
    public static var onTBTClientState: Self { Self(rawValue: 32774) }
    public static var onDriverDistraction: Self { Self(rawValue: 32775) }
    public static var onPermissionsChange: Self { Self(rawValue: 32776) }
    public static var onAudioPassThru: Self { Self(rawValue: 32777) }
    public static var onLanguageChange: Self { Self(rawValue: 32778) }
    public static var onKeyboardInput: Self { Self(rawValue: 32779) }
    public static var onTouchEvent: Self { Self(rawValue: 32780) }
    public static var onSystemRequest: Self { Self(rawValue: 32781) }
    public static var onHashChange: Self { Self(rawValue: 32782) }
    public static var onInteriorVehicleData: Self { Self(rawValue: 32783) }
    public static var onWayPointChange: Self { Self(rawValue: 32784) }
    public static var onRCStatus: Self { Self(rawValue: 32785) }
    public static var onAppServiceData: Self { Self(rawValue: 32786) }
    public static var onSystemCapabilityUpdated: Self { Self(rawValue: 32787) }
    public static var onSubtleAlertPressed: Self { Self(rawValue: 32788) }
    public static var onUpdateFile: Self { Self(rawValue: 32789) }
    public static var onUpdateSubMenu: Self { Self(rawValue: 32790) }
    public static var onAppCapabilityUpdated: Self { Self(rawValue: 32791) }
    public static var encodedSyncPData: Self { Self(rawValue: 65536) }
    public static var syncPData: Self { Self(rawValue: 65537) }
    public static var onEncodedSyncPData: Self { Self(rawValue: 98304) }
    public static var onSyncPData: Self { Self(rawValue: 98305) }

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
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var userLocation: Self { Self(rawValue: "USER_LOCATION") }
    public static var helpprompt: Self { Self(rawValue: "HELPPROMPT") }
    public static var timeoutprompt: Self { Self(rawValue: "TIMEOUTPROMPT") }
    public static var vrhelptitle: Self { Self(rawValue: "VRHELPTITLE") }
    public static var vrhelpitems: Self { Self(rawValue: "VRHELPITEMS") }
    public static var menuname: Self { Self(rawValue: "MENUNAME") }
    public static var menuicon: Self { Self(rawValue: "MENUICON") }
    public static var keyboardproperties: Self { Self(rawValue: "KEYBOARDPROPERTIES") }

    public static let names = JSONKeys(
        "USER_LOCATION", "HELPPROMPT", "TIMEOUTPROMPT", "VRHELPTITLE", "VRHELPITEMS", "MENUNAME", "MENUICON", "KEYBOARDPROPERTIES")

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
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var full: Self { Self(rawValue: "FULL") }
    public static var limited: Self { Self(rawValue: "LIMITED") }
    public static var background: Self { Self(rawValue: "BACKGROUND") }
    public static var none: Self { Self(rawValue: "NONE") }

    public static let names = JSONKeys(
        "FULL", "LIMITED", "BACKGROUND", "NONE")
}

/// The 2 values of `HmiZoneCapabilities`, since 1.0.
public struct SDLHmiZoneCapabilities: OpenEnumeration {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var front: Self { Self(rawValue: "FRONT") }
    public static var back: Self { Self(rawValue: "BACK") }

    public static let names = JSONKeys(
        "FRONT", "BACK")
}

/// The 3 values of `HybridAppPreference`, since 5.1.
public struct SDLHybridAppPreference: OpenEnumeration {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var mobile: Self { Self(rawValue: "MOBILE") }
    public static var cloud: Self { Self(rawValue: "CLOUD") }
    public static var both: Self { Self(rawValue: "BOTH") }

    public static let names = JSONKeys(
        "MOBILE", "CLOUD", "BOTH")
}
