// Made by rpc-gen from Sources/rpc-gen/Spec/mobile.json; changes belong there.
// swift-format-ignore-file

public import JSON

/// The 8 values of `AmbientLightStatus`, since 2.0.
public struct SDLAmbientLightStatus: OpenEnumeration {
    /// The name in messages.
    public let rawValue: String
    /// Creates a value by name. Names that are not in the definition are allowed.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `NIGHT` in messages.
    public static var night: Self { Self(rawValue: "NIGHT") }
    /// `TWILIGHT_1` in messages.
    public static var twilight1: Self { Self(rawValue: "TWILIGHT_1") }
    /// `TWILIGHT_2` in messages.
    public static var twilight2: Self { Self(rawValue: "TWILIGHT_2") }
    /// `TWILIGHT_3` in messages.
    public static var twilight3: Self { Self(rawValue: "TWILIGHT_3") }
    /// `TWILIGHT_4` in messages.
    public static var twilight4: Self { Self(rawValue: "TWILIGHT_4") }
    /// `DAY` in messages.
    public static var day: Self { Self(rawValue: "DAY") }
    /// `UNKNOWN` in messages.
    public static var unknown: Self { Self(rawValue: "UNKNOWN") }
    /// `INVALID` in messages.
    public static var invalid: Self { Self(rawValue: "INVALID") }

    public static let names = JSONKeys(
        "NIGHT", "TWILIGHT_1", "TWILIGHT_2", "TWILIGHT_3", "TWILIGHT_4", "DAY", "UNKNOWN", "INVALID")
}

/// The one value of `AppCapabilityType`, since 7.1.
public struct SDLAppCapabilityType: OpenEnumeration {
    /// The name in messages.
    public let rawValue: String
    /// Creates a value by name. Names that are not in the definition are allowed.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `VIDEO_STREAMING` in messages.
    public static var videoStreaming: Self { Self(rawValue: "VIDEO_STREAMING") }

    public static let names = JSONKeys(
        "VIDEO_STREAMING")
}

/// The 13 values of `AppHMIType`, since 2.0.
public struct SDLAppHMIType: OpenEnumeration {
    /// The name in messages.
    public let rawValue: String
    /// Creates a value by name. Names that are not in the definition are allowed.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `DEFAULT` in messages.
    public static var `default`: Self { Self(rawValue: "DEFAULT") }
    /// `COMMUNICATION` in messages.
    public static var communication: Self { Self(rawValue: "COMMUNICATION") }
    /// `MEDIA` in messages.
    public static var media: Self { Self(rawValue: "MEDIA") }
    /// `MESSAGING` in messages.
    public static var messaging: Self { Self(rawValue: "MESSAGING") }
    /// `NAVIGATION` in messages.
    public static var navigation: Self { Self(rawValue: "NAVIGATION") }
    /// `INFORMATION` in messages.
    public static var information: Self { Self(rawValue: "INFORMATION") }
    /// `SOCIAL` in messages.
    public static var social: Self { Self(rawValue: "SOCIAL") }
    /// `BACKGROUND_PROCESS` in messages.
    public static var backgroundProcess: Self { Self(rawValue: "BACKGROUND_PROCESS") }
    /// `TESTING` in messages.
    public static var testing: Self { Self(rawValue: "TESTING") }
    /// `SYSTEM` in messages.
    public static var system: Self { Self(rawValue: "SYSTEM") }
    /// `PROJECTION` in messages; since 4.5.
    public static var projection: Self { Self(rawValue: "PROJECTION") }
    /// `REMOTE_CONTROL` in messages; since 4.5.
    public static var remoteControl: Self { Self(rawValue: "REMOTE_CONTROL") }
    /// `WEB_VIEW` in messages; since 7.0.
    public static var webView: Self { Self(rawValue: "WEB_VIEW") }

    public static let names = JSONKeys(
        "DEFAULT", "COMMUNICATION", "MEDIA", "MESSAGING", "NAVIGATION", "INFORMATION", "SOCIAL", "BACKGROUND_PROCESS", "TESTING", "SYSTEM", "PROJECTION", "REMOTE_CONTROL", "WEB_VIEW")

    /// The names that were added or removed after the first version.
    public static let lifespans: [String: SDLLifespan] = [
        "PROJECTION": SDLLifespan(since: SDLVersion(4, 5)),
        "REMOTE_CONTROL": SDLLifespan(since: SDLVersion(4, 5)),
        "WEB_VIEW": SDLLifespan(since: SDLVersion(7, 0)),
    ]
}

/// The 13 values of `AppInterfaceUnregisteredReason`, since 1.0.
public struct SDLAppInterfaceUnregisteredReason: OpenEnumeration {
    /// The name in messages.
    public let rawValue: String
    /// Creates a value by name. Names that are not in the definition are allowed.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `IGNITION_OFF` in messages.
    public static var ignitionOff: Self { Self(rawValue: "IGNITION_OFF") }
    /// `BLUETOOTH_OFF` in messages.
    public static var bluetoothOff: Self { Self(rawValue: "BLUETOOTH_OFF") }
    /// `USB_DISCONNECTED` in messages.
    public static var usbDisconnected: Self { Self(rawValue: "USB_DISCONNECTED") }
    /// `REQUEST_WHILE_IN_NONE_HMI_LEVEL` in messages.
    public static var requestWhileInNoneHmiLevel: Self { Self(rawValue: "REQUEST_WHILE_IN_NONE_HMI_LEVEL") }
    /// `TOO_MANY_REQUESTS` in messages.
    public static var tooManyRequests: Self { Self(rawValue: "TOO_MANY_REQUESTS") }
    /// `DRIVER_DISTRACTION_VIOLATION` in messages.
    public static var driverDistractionViolation: Self { Self(rawValue: "DRIVER_DISTRACTION_VIOLATION") }
    /// `LANGUAGE_CHANGE` in messages.
    public static var languageChange: Self { Self(rawValue: "LANGUAGE_CHANGE") }
    /// `MASTER_RESET` in messages.
    public static var masterReset: Self { Self(rawValue: "MASTER_RESET") }
    /// `FACTORY_DEFAULTS` in messages.
    public static var factoryDefaults: Self { Self(rawValue: "FACTORY_DEFAULTS") }
    /// `APP_UNAUTHORIZED` in messages; since 2.0.
    public static var appUnauthorized: Self { Self(rawValue: "APP_UNAUTHORIZED") }
    /// `PROTOCOL_VIOLATION` in messages; since 4.0.
    public static var protocolViolation: Self { Self(rawValue: "PROTOCOL_VIOLATION") }
    /// `UNSUPPORTED_HMI_RESOURCE` in messages; since 4.1.
    public static var unsupportedHmiResource: Self { Self(rawValue: "UNSUPPORTED_HMI_RESOURCE") }
    /// `RESOURCE_CONSTRAINT` in messages; since 7.0.
    public static var resourceConstraint: Self { Self(rawValue: "RESOURCE_CONSTRAINT") }

    public static let names = JSONKeys(
        "IGNITION_OFF", "BLUETOOTH_OFF", "USB_DISCONNECTED", "REQUEST_WHILE_IN_NONE_HMI_LEVEL", "TOO_MANY_REQUESTS", "DRIVER_DISTRACTION_VIOLATION", "LANGUAGE_CHANGE", "MASTER_RESET", "FACTORY_DEFAULTS", "APP_UNAUTHORIZED", "PROTOCOL_VIOLATION", "UNSUPPORTED_HMI_RESOURCE", "RESOURCE_CONSTRAINT")

    /// The names that were added or removed after the first version.
    public static let lifespans: [String: SDLLifespan] = [
        "APP_UNAUTHORIZED": SDLLifespan(since: SDLVersion(2, 0)),
        "PROTOCOL_VIOLATION": SDLLifespan(since: SDLVersion(4, 0)),
        "UNSUPPORTED_HMI_RESOURCE": SDLLifespan(since: SDLVersion(4, 1)),
        "RESOURCE_CONSTRAINT": SDLLifespan(since: SDLVersion(7, 0)),
    ]
}

/// The 3 values of `AppServiceType`, since 5.1.
public struct SDLAppServiceType: OpenEnumeration {
    /// The name in messages.
    public let rawValue: String
    /// Creates a value by name. Names that are not in the definition are allowed.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `MEDIA` in messages.
    public static var media: Self { Self(rawValue: "MEDIA") }
    /// `WEATHER` in messages.
    public static var weather: Self { Self(rawValue: "WEATHER") }
    /// `NAVIGATION` in messages.
    public static var navigation: Self { Self(rawValue: "NAVIGATION") }

    public static let names = JSONKeys(
        "MEDIA", "WEATHER", "NAVIGATION")
}

/// The 4 values of `AudioStreamingIndicator`, since 5.0.
public struct SDLAudioStreamingIndicator: OpenEnumeration {
    /// The name in messages.
    public let rawValue: String
    /// Creates a value by name. Names that are not in the definition are allowed.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `PLAY_PAUSE` in messages.
    public static var playPause: Self { Self(rawValue: "PLAY_PAUSE") }
    /// `PLAY` in messages.
    public static var play: Self { Self(rawValue: "PLAY") }
    /// `PAUSE` in messages.
    public static var pause: Self { Self(rawValue: "PAUSE") }
    /// `STOP` in messages.
    public static var stop: Self { Self(rawValue: "STOP") }

    public static let names = JSONKeys(
        "PLAY_PAUSE", "PLAY", "PAUSE", "STOP")
}

/// The 3 values of `AudioStreamingState`, since 1.0.
public struct SDLAudioStreamingState: OpenEnumeration {
    /// The name in messages.
    public let rawValue: String
    /// Creates a value by name. Names that are not in the definition are allowed.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `AUDIBLE` in messages.
    public static var audible: Self { Self(rawValue: "AUDIBLE") }
    /// `ATTENUATED` in messages.
    public static var attenuated: Self { Self(rawValue: "ATTENUATED") }
    /// `NOT_AUDIBLE` in messages.
    public static var notAudible: Self { Self(rawValue: "NOT_AUDIBLE") }

    public static let names = JSONKeys(
        "AUDIBLE", "ATTENUATED", "NOT_AUDIBLE")
}

/// The one value of `AudioType`, since 2.0.
public struct SDLAudioType: OpenEnumeration {
    /// The name in messages.
    public let rawValue: String
    /// Creates a value by name. Names that are not in the definition are allowed.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `PCM` in messages.
    public static var pcm: Self { Self(rawValue: "PCM") }

    public static let names = JSONKeys(
        "PCM")
}

/// The 2 values of `BitsPerSample`, since 2.0.
public struct SDLBitsPerSample: OpenEnumeration {
    /// The name in messages.
    public let rawValue: String
    /// Creates a value by name. Names that are not in the definition are allowed.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `8_BIT` in messages.
    public static var _8Bit: Self { Self(rawValue: "8_BIT") }
    /// `16_BIT` in messages.
    public static var _16Bit: Self { Self(rawValue: "16_BIT") }

    public static let names = JSONKeys(
        "8_BIT", "16_BIT")
}

/// The 2 values of `ButtonEventMode`, since 1.0.
public struct SDLButtonEventMode: OpenEnumeration {
    /// The name in messages.
    public let rawValue: String
    /// Creates a value by name. Names that are not in the definition are allowed.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `BUTTONUP` in messages.
    public static var buttonup: Self { Self(rawValue: "BUTTONUP") }
    /// `BUTTONDOWN` in messages.
    public static var buttondown: Self { Self(rawValue: "BUTTONDOWN") }

    public static let names = JSONKeys(
        "BUTTONUP", "BUTTONDOWN")
}

/// The 51 values of `ButtonName`, since 1.0.
public struct SDLButtonName: OpenEnumeration {
    /// The name in messages.
    public let rawValue: String
    /// Creates a value by name. Names that are not in the definition are allowed.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `OK` in messages.
    public static var ok: Self { Self(rawValue: "OK") }
    /// `PLAY_PAUSE` in messages; since 5.0.
    public static var playPause: Self { Self(rawValue: "PLAY_PAUSE") }
    /// `SEEKLEFT` in messages.
    public static var seekleft: Self { Self(rawValue: "SEEKLEFT") }
    /// `SEEKRIGHT` in messages.
    public static var seekright: Self { Self(rawValue: "SEEKRIGHT") }
    /// `TUNEUP` in messages.
    public static var tuneup: Self { Self(rawValue: "TUNEUP") }
    /// `TUNEDOWN` in messages.
    public static var tunedown: Self { Self(rawValue: "TUNEDOWN") }
    /// `PRESET_0` in messages.
    public static var preset0: Self { Self(rawValue: "PRESET_0") }
    /// `PRESET_1` in messages.
    public static var preset1: Self { Self(rawValue: "PRESET_1") }
    /// `PRESET_2` in messages.
    public static var preset2: Self { Self(rawValue: "PRESET_2") }
    /// `PRESET_3` in messages.
    public static var preset3: Self { Self(rawValue: "PRESET_3") }
    /// `PRESET_4` in messages.
    public static var preset4: Self { Self(rawValue: "PRESET_4") }
    /// `PRESET_5` in messages.
    public static var preset5: Self { Self(rawValue: "PRESET_5") }
    /// `PRESET_6` in messages.
    public static var preset6: Self { Self(rawValue: "PRESET_6") }
    /// `PRESET_7` in messages.
    public static var preset7: Self { Self(rawValue: "PRESET_7") }
    /// `PRESET_8` in messages.
    public static var preset8: Self { Self(rawValue: "PRESET_8") }
    /// `PRESET_9` in messages.
    public static var preset9: Self { Self(rawValue: "PRESET_9") }
    /// `CUSTOM_BUTTON` in messages.
    public static var customButton: Self { Self(rawValue: "CUSTOM_BUTTON") }
    /// `SEARCH` in messages.
    public static var search: Self { Self(rawValue: "SEARCH") }
    /// `AC_MAX` in messages; since 4.5.
    public static var acMax: Self { Self(rawValue: "AC_MAX") }
    /// `AC` in messages; since 4.5.
    public static var ac: Self { Self(rawValue: "AC") }
    /// `RECIRCULATE` in messages; since 4.5.
    public static var recirculate: Self { Self(rawValue: "RECIRCULATE") }
    /// `FAN_UP` in messages; since 4.5.
    public static var fanUp: Self { Self(rawValue: "FAN_UP") }
    /// `FAN_DOWN` in messages; since 4.5.
    public static var fanDown: Self { Self(rawValue: "FAN_DOWN") }
    /// `TEMP_UP` in messages; since 4.5.
    public static var tempUp: Self { Self(rawValue: "TEMP_UP") }
    /// `TEMP_DOWN` in messages; since 4.5.
    public static var tempDown: Self { Self(rawValue: "TEMP_DOWN") }
    /// `DEFROST_MAX` in messages; since 4.5.
    public static var defrostMax: Self { Self(rawValue: "DEFROST_MAX") }
    /// `DEFROST` in messages; since 4.5.
    public static var defrost: Self { Self(rawValue: "DEFROST") }
    /// `DEFROST_REAR` in messages; since 4.5.
    public static var defrostRear: Self { Self(rawValue: "DEFROST_REAR") }
    /// `UPPER_VENT` in messages; since 4.5.
    public static var upperVent: Self { Self(rawValue: "UPPER_VENT") }
    /// `LOWER_VENT` in messages; since 4.5.
    public static var lowerVent: Self { Self(rawValue: "LOWER_VENT") }
    /// `VOLUME_UP` in messages; since 4.5.
    public static var volumeUp: Self { Self(rawValue: "VOLUME_UP") }
    /// `VOLUME_DOWN` in messages; since 4.5.
    public static var volumeDown: Self { Self(rawValue: "VOLUME_DOWN") }
    /// `EJECT` in messages; since 4.5.
    public static var eject: Self { Self(rawValue: "EJECT") }
    /// `SOURCE` in messages; since 4.5.
    public static var source: Self { Self(rawValue: "SOURCE") }
    /// `SHUFFLE` in messages; since 4.5.
    public static var shuffle: Self { Self(rawValue: "SHUFFLE") }
    /// `REPEAT` in messages; since 4.5.
    public static var `repeat`: Self { Self(rawValue: "REPEAT") }
    /// `NAV_CENTER_LOCATION` in messages; since 6.0.
    public static var navCenterLocation: Self { Self(rawValue: "NAV_CENTER_LOCATION") }
    /// `NAV_ZOOM_IN` in messages; since 6.0.
    public static var navZoomIn: Self { Self(rawValue: "NAV_ZOOM_IN") }
    /// `NAV_ZOOM_OUT` in messages; since 6.0.
    public static var navZoomOut: Self { Self(rawValue: "NAV_ZOOM_OUT") }
    /// `NAV_PAN_UP` in messages; since 6.0.
    public static var navPanUp: Self { Self(rawValue: "NAV_PAN_UP") }
    /// `NAV_PAN_UP_RIGHT` in messages; since 6.0.
    public static var navPanUpRight: Self { Self(rawValue: "NAV_PAN_UP_RIGHT") }
    /// `NAV_PAN_RIGHT` in messages; since 6.0.
    public static var navPanRight: Self { Self(rawValue: "NAV_PAN_RIGHT") }
    /// `NAV_PAN_DOWN_RIGHT` in messages; since 6.0.
    public static var navPanDownRight: Self { Self(rawValue: "NAV_PAN_DOWN_RIGHT") }
    /// `NAV_PAN_DOWN` in messages; since 6.0.
    public static var navPanDown: Self { Self(rawValue: "NAV_PAN_DOWN") }
    /// `NAV_PAN_DOWN_LEFT` in messages; since 6.0.
    public static var navPanDownLeft: Self { Self(rawValue: "NAV_PAN_DOWN_LEFT") }
    /// `NAV_PAN_LEFT` in messages; since 6.0.
    public static var navPanLeft: Self { Self(rawValue: "NAV_PAN_LEFT") }
    /// `NAV_PAN_UP_LEFT` in messages; since 6.0.
    public static var navPanUpLeft: Self { Self(rawValue: "NAV_PAN_UP_LEFT") }
    /// `NAV_TILT_TOGGLE` in messages; since 6.0.
    public static var navTiltToggle: Self { Self(rawValue: "NAV_TILT_TOGGLE") }
    /// `NAV_ROTATE_CLOCKWISE` in messages; since 6.0.
    public static var navRotateClockwise: Self { Self(rawValue: "NAV_ROTATE_CLOCKWISE") }
    /// `NAV_ROTATE_COUNTERCLOCKWISE` in messages; since 6.0.
    public static var navRotateCounterclockwise: Self { Self(rawValue: "NAV_ROTATE_COUNTERCLOCKWISE") }
    /// `NAV_HEADING_TOGGLE` in messages; since 6.0.
    public static var navHeadingToggle: Self { Self(rawValue: "NAV_HEADING_TOGGLE") }

    public static let names = JSONKeys(
        "OK", "PLAY_PAUSE", "SEEKLEFT", "SEEKRIGHT", "TUNEUP", "TUNEDOWN", "PRESET_0", "PRESET_1", "PRESET_2", "PRESET_3", "PRESET_4", "PRESET_5", "PRESET_6", "PRESET_7", "PRESET_8", "PRESET_9", "CUSTOM_BUTTON", "SEARCH", "AC_MAX", "AC", "RECIRCULATE", "FAN_UP", "FAN_DOWN", "TEMP_UP", "TEMP_DOWN", "DEFROST_MAX", "DEFROST", "DEFROST_REAR", "UPPER_VENT", "LOWER_VENT", "VOLUME_UP", "VOLUME_DOWN", "EJECT", "SOURCE", "SHUFFLE", "REPEAT", "NAV_CENTER_LOCATION", "NAV_ZOOM_IN", "NAV_ZOOM_OUT", "NAV_PAN_UP", "NAV_PAN_UP_RIGHT", "NAV_PAN_RIGHT", "NAV_PAN_DOWN_RIGHT", "NAV_PAN_DOWN", "NAV_PAN_DOWN_LEFT", "NAV_PAN_LEFT", "NAV_PAN_UP_LEFT", "NAV_TILT_TOGGLE", "NAV_ROTATE_CLOCKWISE", "NAV_ROTATE_COUNTERCLOCKWISE", "NAV_HEADING_TOGGLE")

    /// The names that were added or removed after the first version.
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
    /// The name in messages.
    public let rawValue: String
    /// Creates a value by name. Names that are not in the definition are allowed.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `LONG` in messages.
    public static var long: Self { Self(rawValue: "LONG") }
    /// `SHORT` in messages.
    public static var short: Self { Self(rawValue: "SHORT") }

    public static let names = JSONKeys(
        "LONG", "SHORT")
}

/// The 3 values of `CapacityUnit`, since 7.0.
public struct SDLCapacityUnit: OpenEnumeration {
    /// The name in messages.
    public let rawValue: String
    /// Creates a value by name. Names that are not in the definition are allowed.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `LITERS` in messages.
    public static var liters: Self { Self(rawValue: "LITERS") }
    /// `KILOWATTHOURS` in messages.
    public static var kilowatthours: Self { Self(rawValue: "KILOWATTHOURS") }
    /// `KILOGRAMS` in messages.
    public static var kilograms: Self { Self(rawValue: "KILOGRAMS") }

    public static let names = JSONKeys(
        "LITERS", "KILOWATTHOURS", "KILOGRAMS")
}

/// The 4 values of `CarModeStatus`, since 2.0.
public struct SDLCarModeStatus: OpenEnumeration {
    /// The name in messages.
    public let rawValue: String
    /// Creates a value by name. Names that are not in the definition are allowed.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `NORMAL` in messages.
    public static var normal: Self { Self(rawValue: "NORMAL") }
    /// `FACTORY` in messages.
    public static var factory: Self { Self(rawValue: "FACTORY") }
    /// `TRANSPORT` in messages.
    public static var transport: Self { Self(rawValue: "TRANSPORT") }
    /// `CRASH` in messages.
    public static var crash: Self { Self(rawValue: "CRASH") }

    public static let names = JSONKeys(
        "NORMAL", "FACTORY", "TRANSPORT", "CRASH")
}

/// The 7 values of `CharacterSet`, since 1.0.
public struct SDLCharacterSet: OpenEnumeration {
    /// The name in messages.
    public let rawValue: String
    /// Creates a value by name. Names that are not in the definition are allowed.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `TYPE2SET` in messages; since 1.0; deprecated since 7.0.
    public static var type2set: Self { Self(rawValue: "TYPE2SET") }
    /// `TYPE5SET` in messages; since 1.0; deprecated since 7.0.
    public static var type5set: Self { Self(rawValue: "TYPE5SET") }
    /// `CID1SET` in messages; since 1.0; deprecated since 7.0.
    public static var cid1set: Self { Self(rawValue: "CID1SET") }
    /// `CID2SET` in messages; since 1.0; deprecated since 7.0.
    public static var cid2set: Self { Self(rawValue: "CID2SET") }
    /// `ASCII` in messages; since 7.0.
    public static var ascii: Self { Self(rawValue: "ASCII") }
    /// `ISO_8859_1` in messages; since 7.0.
    public static var iso88591: Self { Self(rawValue: "ISO_8859_1") }
    /// `UTF_8` in messages; since 7.0.
    public static var utf8: Self { Self(rawValue: "UTF_8") }

    public static let names = JSONKeys(
        "TYPE2SET", "TYPE5SET", "CID1SET", "CID2SET", "ASCII", "ISO_8859_1", "UTF_8")

    /// The names that were added or removed after the first version.
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
    /// The name in messages.
    public let rawValue: String
    /// Creates a value by name. Names that are not in the definition are allowed.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `NORTH` in messages.
    public static var north: Self { Self(rawValue: "NORTH") }
    /// `NORTHWEST` in messages.
    public static var northwest: Self { Self(rawValue: "NORTHWEST") }
    /// `WEST` in messages.
    public static var west: Self { Self(rawValue: "WEST") }
    /// `SOUTHWEST` in messages.
    public static var southwest: Self { Self(rawValue: "SOUTHWEST") }
    /// `SOUTH` in messages.
    public static var south: Self { Self(rawValue: "SOUTH") }
    /// `SOUTHEAST` in messages.
    public static var southeast: Self { Self(rawValue: "SOUTHEAST") }
    /// `EAST` in messages.
    public static var east: Self { Self(rawValue: "EAST") }
    /// `NORTHEAST` in messages.
    public static var northeast: Self { Self(rawValue: "NORTHEAST") }

    public static let names = JSONKeys(
        "NORTH", "NORTHWEST", "WEST", "SOUTHWEST", "SOUTH", "SOUTHEAST", "EAST", "NORTHEAST")
}

/// The 6 values of `ComponentVolumeStatus`, since 2.0.
public struct SDLComponentVolumeStatus: OpenEnumeration {
    /// The name in messages.
    public let rawValue: String
    /// Creates a value by name. Names that are not in the definition are allowed.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `UNKNOWN` in messages.
    public static var unknown: Self { Self(rawValue: "UNKNOWN") }
    /// `NORMAL` in messages.
    public static var normal: Self { Self(rawValue: "NORMAL") }
    /// `LOW` in messages.
    public static var low: Self { Self(rawValue: "LOW") }
    /// `FAULT` in messages.
    public static var fault: Self { Self(rawValue: "FAULT") }
    /// `ALERT` in messages.
    public static var alert: Self { Self(rawValue: "ALERT") }
    /// `NOT_SUPPORTED` in messages.
    public static var notSupported: Self { Self(rawValue: "NOT_SUPPORTED") }

    public static let names = JSONKeys(
        "UNKNOWN", "NORMAL", "LOW", "FAULT", "ALERT", "NOT_SUPPORTED")
}

/// The 4 values of `DefrostZone`, since 4.5.
public struct SDLDefrostZone: OpenEnumeration {
    /// The name in messages.
    public let rawValue: String
    /// Creates a value by name. Names that are not in the definition are allowed.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `FRONT` in messages.
    public static var front: Self { Self(rawValue: "FRONT") }
    /// `REAR` in messages.
    public static var rear: Self { Self(rawValue: "REAR") }
    /// `ALL` in messages.
    public static var all: Self { Self(rawValue: "ALL") }
    /// `NONE` in messages.
    public static var none: Self { Self(rawValue: "NONE") }

    public static let names = JSONKeys(
        "FRONT", "REAR", "ALL", "NONE")
}

/// The 3 values of `DeliveryMode`, since 4.1.
public struct SDLDeliveryMode: OpenEnumeration {
    /// The name in messages.
    public let rawValue: String
    /// Creates a value by name. Names that are not in the definition are allowed.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `PROMPT` in messages.
    public static var prompt: Self { Self(rawValue: "PROMPT") }
    /// `DESTINATION` in messages.
    public static var destination: Self { Self(rawValue: "DESTINATION") }
    /// `QUEUE` in messages.
    public static var queue: Self { Self(rawValue: "QUEUE") }

    public static let names = JSONKeys(
        "PROMPT", "DESTINATION", "QUEUE")
}

/// The 6 values of `DeviceLevelStatus`, since 2.0.
public struct SDLDeviceLevelStatus: OpenEnumeration {
    /// The name in messages.
    public let rawValue: String
    /// Creates a value by name. Names that are not in the definition are allowed.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `ZERO_LEVEL_BARS` in messages.
    public static var zeroLevelBars: Self { Self(rawValue: "ZERO_LEVEL_BARS") }
    /// `ONE_LEVEL_BARS` in messages.
    public static var oneLevelBars: Self { Self(rawValue: "ONE_LEVEL_BARS") }
    /// `TWO_LEVEL_BARS` in messages.
    public static var twoLevelBars: Self { Self(rawValue: "TWO_LEVEL_BARS") }
    /// `THREE_LEVEL_BARS` in messages.
    public static var threeLevelBars: Self { Self(rawValue: "THREE_LEVEL_BARS") }
    /// `FOUR_LEVEL_BARS` in messages.
    public static var fourLevelBars: Self { Self(rawValue: "FOUR_LEVEL_BARS") }
    /// `NOT_PROVIDED` in messages.
    public static var notProvided: Self { Self(rawValue: "NOT_PROVIDED") }

    public static let names = JSONKeys(
        "ZERO_LEVEL_BARS", "ONE_LEVEL_BARS", "TWO_LEVEL_BARS", "THREE_LEVEL_BARS", "FOUR_LEVEL_BARS", "NOT_PROVIDED")
}

/// The 3 values of `Dimension`, since 2.0.
public struct SDLDimension: OpenEnumeration {
    /// The name in messages.
    public let rawValue: String
    /// Creates a value by name. Names that are not in the definition are allowed.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `NO_FIX` in messages.
    public static var noFix: Self { Self(rawValue: "NO_FIX") }
    /// `2D` in messages.
    public static var _2d: Self { Self(rawValue: "2D") }
    /// `3D` in messages.
    public static var _3d: Self { Self(rawValue: "3D") }

    public static let names = JSONKeys(
        "NO_FIX", "2D", "3D")
}

/// The 2 values of `Direction`, since 5.1.
public struct SDLDirection: OpenEnumeration {
    /// The name in messages.
    public let rawValue: String
    /// Creates a value by name. Names that are not in the definition are allowed.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `LEFT` in messages.
    public static var left: Self { Self(rawValue: "LEFT") }
    /// `RIGHT` in messages.
    public static var right: Self { Self(rawValue: "RIGHT") }

    public static let names = JSONKeys(
        "LEFT", "RIGHT")
}

/// The 3 values of `DisplayMode`, since 5.0.
public struct SDLDisplayMode: OpenEnumeration {
    /// The name in messages.
    public let rawValue: String
    /// Creates a value by name. Names that are not in the definition are allowed.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `DAY` in messages.
    public static var day: Self { Self(rawValue: "DAY") }
    /// `NIGHT` in messages.
    public static var night: Self { Self(rawValue: "NIGHT") }
    /// `AUTO` in messages.
    public static var auto: Self { Self(rawValue: "AUTO") }

    public static let names = JSONKeys(
        "DAY", "NIGHT", "AUTO")
}

/// The 11 values of `DisplayType`, deprecated since 5.0.
public struct SDLDisplayType: OpenEnumeration {
    /// The name in messages.
    public let rawValue: String
    /// Creates a value by name. Names that are not in the definition are allowed.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `CID` in messages.
    public static var cid: Self { Self(rawValue: "CID") }
    /// `TYPE2` in messages.
    public static var type2: Self { Self(rawValue: "TYPE2") }
    /// `TYPE5` in messages.
    public static var type5: Self { Self(rawValue: "TYPE5") }
    /// `NGN` in messages.
    public static var ngn: Self { Self(rawValue: "NGN") }
    /// `GEN2_8_DMA` in messages; since 3.0.
    public static var gen28Dma: Self { Self(rawValue: "GEN2_8_DMA") }
    /// `GEN2_6_DMA` in messages; since 3.0.
    public static var gen26Dma: Self { Self(rawValue: "GEN2_6_DMA") }
    /// `MFD3` in messages; since 2.0.
    public static var mfd3: Self { Self(rawValue: "MFD3") }
    /// `MFD4` in messages; since 2.0.
    public static var mfd4: Self { Self(rawValue: "MFD4") }
    /// `MFD5` in messages; since 2.0.
    public static var mfd5: Self { Self(rawValue: "MFD5") }
    /// `GEN3_8-INCH` in messages; since 3.0.
    public static var gen38Inch: Self { Self(rawValue: "GEN3_8-INCH") }
    /// `SDL_GENERIC` in messages; since 4.0.
    public static var sdlGeneric: Self { Self(rawValue: "SDL_GENERIC") }

    public static let names = JSONKeys(
        "CID", "TYPE2", "TYPE5", "NGN", "GEN2_8_DMA", "GEN2_6_DMA", "MFD3", "MFD4", "MFD5", "GEN3_8-INCH", "SDL_GENERIC")

    /// The names that were added or removed after the first version.
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
    /// The name in messages.
    public let rawValue: String
    /// Creates a value by name. Names that are not in the definition are allowed.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `MILES` in messages.
    public static var miles: Self { Self(rawValue: "MILES") }
    /// `KILOMETERS` in messages.
    public static var kilometers: Self { Self(rawValue: "KILOMETERS") }

    public static let names = JSONKeys(
        "MILES", "KILOMETERS")
}

/// The 4 values of `DoorStatusType`, since 7.1.
public struct SDLDoorStatusType: OpenEnumeration {
    /// The name in messages.
    public let rawValue: String
    /// Creates a value by name. Names that are not in the definition are allowed.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `CLOSED` in messages.
    public static var closed: Self { Self(rawValue: "CLOSED") }
    /// `LOCKED` in messages.
    public static var locked: Self { Self(rawValue: "LOCKED") }
    /// `AJAR` in messages.
    public static var ajar: Self { Self(rawValue: "AJAR") }
    /// `REMOVED` in messages.
    public static var removed: Self { Self(rawValue: "REMOVED") }

    public static let names = JSONKeys(
        "CLOSED", "LOCKED", "AJAR", "REMOVED")
}

/// The 2 values of `DriverDistractionState`, since 2.0.
public struct SDLDriverDistractionState: OpenEnumeration {
    /// The name in messages.
    public let rawValue: String
    /// Creates a value by name. Names that are not in the definition are allowed.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `DD_ON` in messages.
    public static var ddOn: Self { Self(rawValue: "DD_ON") }
    /// `DD_OFF` in messages.
    public static var ddOff: Self { Self(rawValue: "DD_OFF") }

    public static let names = JSONKeys(
        "DD_ON", "DD_OFF")
}

/// The 7 values of `ECallConfirmationStatus`, since 2.0.
public struct SDLECallConfirmationStatus: OpenEnumeration {
    /// The name in messages.
    public let rawValue: String
    /// Creates a value by name. Names that are not in the definition are allowed.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `NORMAL` in messages.
    public static var normal: Self { Self(rawValue: "NORMAL") }
    /// `CALL_IN_PROGRESS` in messages.
    public static var callInProgress: Self { Self(rawValue: "CALL_IN_PROGRESS") }
    /// `CALL_CANCELLED` in messages.
    public static var callCancelled: Self { Self(rawValue: "CALL_CANCELLED") }
    /// `CALL_COMPLETED` in messages.
    public static var callCompleted: Self { Self(rawValue: "CALL_COMPLETED") }
    /// `CALL_UNSUCCESSFUL` in messages.
    public static var callUnsuccessful: Self { Self(rawValue: "CALL_UNSUCCESSFUL") }
    /// `ECALL_CONFIGURED_OFF` in messages.
    public static var ecallConfiguredOff: Self { Self(rawValue: "ECALL_CONFIGURED_OFF") }
    /// `CALL_COMPLETE_DTMF_TIMEOUT` in messages.
    public static var callCompleteDtmfTimeout: Self { Self(rawValue: "CALL_COMPLETE_DTMF_TIMEOUT") }

    public static let names = JSONKeys(
        "NORMAL", "CALL_IN_PROGRESS", "CALL_CANCELLED", "CALL_COMPLETED", "CALL_UNSUCCESSFUL", "ECALL_CONFIGURED_OFF", "CALL_COMPLETE_DTMF_TIMEOUT")
}

/// The 5 values of `ElectronicParkBrakeStatus`, since 5.0.
public struct SDLElectronicParkBrakeStatus: OpenEnumeration {
    /// The name in messages.
    public let rawValue: String
    /// Creates a value by name. Names that are not in the definition are allowed.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `CLOSED` in messages.
    public static var closed: Self { Self(rawValue: "CLOSED") }
    /// `TRANSITION` in messages.
    public static var transition: Self { Self(rawValue: "TRANSITION") }
    /// `OPEN` in messages.
    public static var open: Self { Self(rawValue: "OPEN") }
    /// `DRIVE_ACTIVE` in messages.
    public static var driveActive: Self { Self(rawValue: "DRIVE_ACTIVE") }
    /// `FAULT` in messages.
    public static var fault: Self { Self(rawValue: "FAULT") }

    public static let names = JSONKeys(
        "CLOSED", "TRANSITION", "OPEN", "DRIVE_ACTIVE", "FAULT")
}

/// The 7 values of `EmergencyEventType`, since 2.0.
public struct SDLEmergencyEventType: OpenEnumeration {
    /// The name in messages.
    public let rawValue: String
    /// Creates a value by name. Names that are not in the definition are allowed.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `NO_EVENT` in messages.
    public static var noEvent: Self { Self(rawValue: "NO_EVENT") }
    /// `FRONTAL` in messages.
    public static var frontal: Self { Self(rawValue: "FRONTAL") }
    /// `SIDE` in messages.
    public static var side: Self { Self(rawValue: "SIDE") }
    /// `REAR` in messages.
    public static var rear: Self { Self(rawValue: "REAR") }
    /// `ROLLOVER` in messages.
    public static var rollover: Self { Self(rawValue: "ROLLOVER") }
    /// `NOT_SUPPORTED` in messages.
    public static var notSupported: Self { Self(rawValue: "NOT_SUPPORTED") }
    /// `FAULT` in messages.
    public static var fault: Self { Self(rawValue: "FAULT") }

    public static let names = JSONKeys(
        "NO_EVENT", "FRONTAL", "SIDE", "REAR", "ROLLOVER", "NOT_SUPPORTED", "FAULT")
}
