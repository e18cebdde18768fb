// Made by rpc-gen from Sources/rpc-gen/Spec/mobile.json; changes belong there.
// swift-format-ignore-file

public import JSON

/// The 8 values of `AmbientLightStatus`, since version 2.0.
public struct SDLAmbientLightStatus: OpenEnumeration {
    /// The name of the value.
    public let rawValue: String
    /// Creates a value. The mobile API need not define this value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The value `NIGHT`.
    public static var night: Self { Self(rawValue: "NIGHT") }
    /// The value `TWILIGHT_1`.
    public static var twilight1: Self { Self(rawValue: "TWILIGHT_1") }
    /// The value `TWILIGHT_2`.
    public static var twilight2: Self { Self(rawValue: "TWILIGHT_2") }
    /// The value `TWILIGHT_3`.
    public static var twilight3: Self { Self(rawValue: "TWILIGHT_3") }
    /// The value `TWILIGHT_4`.
    public static var twilight4: Self { Self(rawValue: "TWILIGHT_4") }
    /// The value `DAY`.
    public static var day: Self { Self(rawValue: "DAY") }
    /// The value `UNKNOWN`.
    public static var unknown: Self { Self(rawValue: "UNKNOWN") }
    /// The value `INVALID`.
    public static var invalid: Self { Self(rawValue: "INVALID") }

    public static let names = JSONKeys(
        "NIGHT", "TWILIGHT_1", "TWILIGHT_2", "TWILIGHT_3", "TWILIGHT_4", "DAY", "UNKNOWN", "INVALID")
}

/// The one value of `AppCapabilityType`, since version 7.1.
public struct SDLAppCapabilityType: OpenEnumeration {
    /// The name of the value.
    public let rawValue: String
    /// Creates a value. The mobile API need not define this value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The value `VIDEO_STREAMING`.
    public static var videoStreaming: Self { Self(rawValue: "VIDEO_STREAMING") }

    public static let names = JSONKeys(
        "VIDEO_STREAMING")
}

/// The 13 values of `AppHMIType`, since version 2.0.
public struct SDLAppHMIType: OpenEnumeration {
    /// The name of the value.
    public let rawValue: String
    /// Creates a value. The mobile API need not define this value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The value `DEFAULT`.
    public static var `default`: Self { Self(rawValue: "DEFAULT") }
    /// The value `COMMUNICATION`.
    public static var communication: Self { Self(rawValue: "COMMUNICATION") }
    /// The value `MEDIA`.
    public static var media: Self { Self(rawValue: "MEDIA") }
    /// The value `MESSAGING`.
    public static var messaging: Self { Self(rawValue: "MESSAGING") }
    /// The value `NAVIGATION`.
    public static var navigation: Self { Self(rawValue: "NAVIGATION") }
    /// The value `INFORMATION`.
    public static var information: Self { Self(rawValue: "INFORMATION") }
    /// The value `SOCIAL`.
    public static var social: Self { Self(rawValue: "SOCIAL") }
    /// The value `BACKGROUND_PROCESS`.
    public static var backgroundProcess: Self { Self(rawValue: "BACKGROUND_PROCESS") }
    /// The value `TESTING`.
    public static var testing: Self { Self(rawValue: "TESTING") }
    /// The value `SYSTEM`.
    public static var system: Self { Self(rawValue: "SYSTEM") }
    /// The value `PROJECTION`; since version 4.5.
    public static var projection: Self { Self(rawValue: "PROJECTION") }
    /// The value `REMOTE_CONTROL`; since version 4.5.
    public static var remoteControl: Self { Self(rawValue: "REMOTE_CONTROL") }
    /// The value `WEB_VIEW`; since version 7.0.
    public static var webView: Self { Self(rawValue: "WEB_VIEW") }

    public static let names = JSONKeys(
        "DEFAULT", "COMMUNICATION", "MEDIA", "MESSAGING", "NAVIGATION", "INFORMATION", "SOCIAL", "BACKGROUND_PROCESS", "TESTING", "SYSTEM", "PROJECTION", "REMOTE_CONTROL", "WEB_VIEW")

    /// The versions of names that were added, deprecated or removed later.
    public static let lifespans: [String: SDLLifespan] = [
        "PROJECTION": SDLLifespan(since: SDLVersion(4, 5)),
        "REMOTE_CONTROL": SDLLifespan(since: SDLVersion(4, 5)),
        "WEB_VIEW": SDLLifespan(since: SDLVersion(7, 0)),
    ]
}

/// The 13 values of `AppInterfaceUnregisteredReason`, since version 1.0.
public struct SDLAppInterfaceUnregisteredReason: OpenEnumeration {
    /// The name of the value.
    public let rawValue: String
    /// Creates a value. The mobile API need not define this value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The value `IGNITION_OFF`.
    public static var ignitionOff: Self { Self(rawValue: "IGNITION_OFF") }
    /// The value `BLUETOOTH_OFF`.
    public static var bluetoothOff: Self { Self(rawValue: "BLUETOOTH_OFF") }
    /// The value `USB_DISCONNECTED`.
    public static var usbDisconnected: Self { Self(rawValue: "USB_DISCONNECTED") }
    /// The value `REQUEST_WHILE_IN_NONE_HMI_LEVEL`.
    public static var requestWhileInNoneHmiLevel: Self { Self(rawValue: "REQUEST_WHILE_IN_NONE_HMI_LEVEL") }
    /// The value `TOO_MANY_REQUESTS`.
    public static var tooManyRequests: Self { Self(rawValue: "TOO_MANY_REQUESTS") }
    /// The value `DRIVER_DISTRACTION_VIOLATION`.
    public static var driverDistractionViolation: Self { Self(rawValue: "DRIVER_DISTRACTION_VIOLATION") }
    /// The value `LANGUAGE_CHANGE`.
    public static var languageChange: Self { Self(rawValue: "LANGUAGE_CHANGE") }
    /// The value `MASTER_RESET`.
    public static var masterReset: Self { Self(rawValue: "MASTER_RESET") }
    /// The value `FACTORY_DEFAULTS`.
    public static var factoryDefaults: Self { Self(rawValue: "FACTORY_DEFAULTS") }
    /// The value `APP_UNAUTHORIZED`; since version 2.0.
    public static var appUnauthorized: Self { Self(rawValue: "APP_UNAUTHORIZED") }
    /// The value `PROTOCOL_VIOLATION`; since version 4.0.
    public static var protocolViolation: Self { Self(rawValue: "PROTOCOL_VIOLATION") }
    /// The value `UNSUPPORTED_HMI_RESOURCE`; since version 4.1.
    public static var unsupportedHmiResource: Self { Self(rawValue: "UNSUPPORTED_HMI_RESOURCE") }
    /// The value `RESOURCE_CONSTRAINT`; since version 7.0.
    public static var resourceConstraint: Self { Self(rawValue: "RESOURCE_CONSTRAINT") }

    public static let names = JSONKeys(
        "IGNITION_OFF", "BLUETOOTH_OFF", "USB_DISCONNECTED", "REQUEST_WHILE_IN_NONE_HMI_LEVEL", "TOO_MANY_REQUESTS", "DRIVER_DISTRACTION_VIOLATION", "LANGUAGE_CHANGE", "MASTER_RESET", "FACTORY_DEFAULTS", "APP_UNAUTHORIZED", "PROTOCOL_VIOLATION", "UNSUPPORTED_HMI_RESOURCE", "RESOURCE_CONSTRAINT")

    /// The versions of names that were added, deprecated or removed later.
    public static let lifespans: [String: SDLLifespan] = [
        "APP_UNAUTHORIZED": SDLLifespan(since: SDLVersion(2, 0)),
        "PROTOCOL_VIOLATION": SDLLifespan(since: SDLVersion(4, 0)),
        "UNSUPPORTED_HMI_RESOURCE": SDLLifespan(since: SDLVersion(4, 1)),
        "RESOURCE_CONSTRAINT": SDLLifespan(since: SDLVersion(7, 0)),
    ]
}

/// The 3 values of `AppServiceType`, since version 5.1.
public struct SDLAppServiceType: OpenEnumeration {
    /// The name of the value.
    public let rawValue: String
    /// Creates a value. The mobile API need not define this value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The value `MEDIA`.
    public static var media: Self { Self(rawValue: "MEDIA") }
    /// The value `WEATHER`.
    public static var weather: Self { Self(rawValue: "WEATHER") }
    /// The value `NAVIGATION`.
    public static var navigation: Self { Self(rawValue: "NAVIGATION") }

    public static let names = JSONKeys(
        "MEDIA", "WEATHER", "NAVIGATION")
}

/// The 4 values of `AudioStreamingIndicator`, since version 5.0.
public struct SDLAudioStreamingIndicator: OpenEnumeration {
    /// The name of the value.
    public let rawValue: String
    /// Creates a value. The mobile API need not define this value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The value `PLAY_PAUSE`.
    public static var playPause: Self { Self(rawValue: "PLAY_PAUSE") }
    /// The value `PLAY`.
    public static var play: Self { Self(rawValue: "PLAY") }
    /// The value `PAUSE`.
    public static var pause: Self { Self(rawValue: "PAUSE") }
    /// The value `STOP`.
    public static var stop: Self { Self(rawValue: "STOP") }

    public static let names = JSONKeys(
        "PLAY_PAUSE", "PLAY", "PAUSE", "STOP")
}

/// The 3 values of `AudioStreamingState`, since version 1.0.
public struct SDLAudioStreamingState: OpenEnumeration {
    /// The name of the value.
    public let rawValue: String
    /// Creates a value. The mobile API need not define this value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The value `AUDIBLE`.
    public static var audible: Self { Self(rawValue: "AUDIBLE") }
    /// The value `ATTENUATED`.
    public static var attenuated: Self { Self(rawValue: "ATTENUATED") }
    /// The value `NOT_AUDIBLE`.
    public static var notAudible: Self { Self(rawValue: "NOT_AUDIBLE") }

    public static let names = JSONKeys(
        "AUDIBLE", "ATTENUATED", "NOT_AUDIBLE")
}

/// The one value of `AudioType`, since version 2.0.
public struct SDLAudioType: OpenEnumeration {
    /// The name of the value.
    public let rawValue: String
    /// Creates a value. The mobile API need not define this value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The value `PCM`.
    public static var pcm: Self { Self(rawValue: "PCM") }

    public static let names = JSONKeys(
        "PCM")
}

/// The 2 values of `BitsPerSample`, since version 2.0.
public struct SDLBitsPerSample: OpenEnumeration {
    /// The name of the value.
    public let rawValue: String
    /// Creates a value. The mobile API need not define this value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The value `8_BIT`.
    public static var _8Bit: Self { Self(rawValue: "8_BIT") }
    /// The value `16_BIT`.
    public static var _16Bit: Self { Self(rawValue: "16_BIT") }

    public static let names = JSONKeys(
        "8_BIT", "16_BIT")
}

/// The 2 values of `ButtonEventMode`, since version 1.0.
public struct SDLButtonEventMode: OpenEnumeration {
    /// The name of the value.
    public let rawValue: String
    /// Creates a value. The mobile API need not define this value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The value `BUTTONUP`.
    public static var buttonup: Self { Self(rawValue: "BUTTONUP") }
    /// The value `BUTTONDOWN`.
    public static var buttondown: Self { Self(rawValue: "BUTTONDOWN") }

    public static let names = JSONKeys(
        "BUTTONUP", "BUTTONDOWN")
}

/// The 51 values of `ButtonName`, since version 1.0.
public struct SDLButtonName: OpenEnumeration {
    /// The name of the value.
    public let rawValue: String
    /// Creates a value. The mobile API need not define this value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The value `OK`.
    public static var ok: Self { Self(rawValue: "OK") }
    /// The value `PLAY_PAUSE`; since version 5.0.
    public static var playPause: Self { Self(rawValue: "PLAY_PAUSE") }
    /// The value `SEEKLEFT`.
    public static var seekleft: Self { Self(rawValue: "SEEKLEFT") }
    /// The value `SEEKRIGHT`.
    public static var seekright: Self { Self(rawValue: "SEEKRIGHT") }
    /// The value `TUNEUP`.
    public static var tuneup: Self { Self(rawValue: "TUNEUP") }
    /// The value `TUNEDOWN`.
    public static var tunedown: Self { Self(rawValue: "TUNEDOWN") }
    /// The value `PRESET_0`.
    public static var preset0: Self { Self(rawValue: "PRESET_0") }
    /// The value `PRESET_1`.
    public static var preset1: Self { Self(rawValue: "PRESET_1") }
    /// The value `PRESET_2`.
    public static var preset2: Self { Self(rawValue: "PRESET_2") }
    /// The value `PRESET_3`.
    public static var preset3: Self { Self(rawValue: "PRESET_3") }
    /// The value `PRESET_4`.
    public static var preset4: Self { Self(rawValue: "PRESET_4") }
    /// The value `PRESET_5`.
    public static var preset5: Self { Self(rawValue: "PRESET_5") }
    /// The value `PRESET_6`.
    public static var preset6: Self { Self(rawValue: "PRESET_6") }
    /// The value `PRESET_7`.
    public static var preset7: Self { Self(rawValue: "PRESET_7") }
    /// The value `PRESET_8`.
    public static var preset8: Self { Self(rawValue: "PRESET_8") }
    /// The value `PRESET_9`.
    public static var preset9: Self { Self(rawValue: "PRESET_9") }
    /// The value `CUSTOM_BUTTON`.
    public static var customButton: Self { Self(rawValue: "CUSTOM_BUTTON") }
    /// The value `SEARCH`.
    public static var search: Self { Self(rawValue: "SEARCH") }
    /// The value `AC_MAX`; since version 4.5.
    public static var acMax: Self { Self(rawValue: "AC_MAX") }
    /// The value `AC`; since version 4.5.
    public static var ac: Self { Self(rawValue: "AC") }
    /// The value `RECIRCULATE`; since version 4.5.
    public static var recirculate: Self { Self(rawValue: "RECIRCULATE") }
    /// The value `FAN_UP`; since version 4.5.
    public static var fanUp: Self { Self(rawValue: "FAN_UP") }
    /// The value `FAN_DOWN`; since version 4.5.
    public static var fanDown: Self { Self(rawValue: "FAN_DOWN") }
    /// The value `TEMP_UP`; since version 4.5.
    public static var tempUp: Self { Self(rawValue: "TEMP_UP") }
    /// The value `TEMP_DOWN`; since version 4.5.
    public static var tempDown: Self { Self(rawValue: "TEMP_DOWN") }
    /// The value `DEFROST_MAX`; since version 4.5.
    public static var defrostMax: Self { Self(rawValue: "DEFROST_MAX") }
    /// The value `DEFROST`; since version 4.5.
    public static var defrost: Self { Self(rawValue: "DEFROST") }
    /// The value `DEFROST_REAR`; since version 4.5.
    public static var defrostRear: Self { Self(rawValue: "DEFROST_REAR") }
    /// The value `UPPER_VENT`; since version 4.5.
    public static var upperVent: Self { Self(rawValue: "UPPER_VENT") }
    /// The value `LOWER_VENT`; since version 4.5.
    public static var lowerVent: Self { Self(rawValue: "LOWER_VENT") }
    /// The value `VOLUME_UP`; since version 4.5.
    public static var volumeUp: Self { Self(rawValue: "VOLUME_UP") }
    /// The value `VOLUME_DOWN`; since version 4.5.
    public static var volumeDown: Self { Self(rawValue: "VOLUME_DOWN") }
    /// The value `EJECT`; since version 4.5.
    public static var eject: Self { Self(rawValue: "EJECT") }
    /// The value `SOURCE`; since version 4.5.
    public static var source: Self { Self(rawValue: "SOURCE") }
    /// The value `SHUFFLE`; since version 4.5.
    public static var shuffle: Self { Self(rawValue: "SHUFFLE") }
    /// The value `REPEAT`; since version 4.5.
    public static var `repeat`: Self { Self(rawValue: "REPEAT") }
    /// The value `NAV_CENTER_LOCATION`; since version 6.0.
    public static var navCenterLocation: Self { Self(rawValue: "NAV_CENTER_LOCATION") }
    /// The value `NAV_ZOOM_IN`; since version 6.0.
    public static var navZoomIn: Self { Self(rawValue: "NAV_ZOOM_IN") }
    /// The value `NAV_ZOOM_OUT`; since version 6.0.
    public static var navZoomOut: Self { Self(rawValue: "NAV_ZOOM_OUT") }
    /// The value `NAV_PAN_UP`; since version 6.0.
    public static var navPanUp: Self { Self(rawValue: "NAV_PAN_UP") }
    /// The value `NAV_PAN_UP_RIGHT`; since version 6.0.
    public static var navPanUpRight: Self { Self(rawValue: "NAV_PAN_UP_RIGHT") }
    /// The value `NAV_PAN_RIGHT`; since version 6.0.
    public static var navPanRight: Self { Self(rawValue: "NAV_PAN_RIGHT") }
    /// The value `NAV_PAN_DOWN_RIGHT`; since version 6.0.
    public static var navPanDownRight: Self { Self(rawValue: "NAV_PAN_DOWN_RIGHT") }
    /// The value `NAV_PAN_DOWN`; since version 6.0.
    public static var navPanDown: Self { Self(rawValue: "NAV_PAN_DOWN") }
    /// The value `NAV_PAN_DOWN_LEFT`; since version 6.0.
    public static var navPanDownLeft: Self { Self(rawValue: "NAV_PAN_DOWN_LEFT") }
    /// The value `NAV_PAN_LEFT`; since version 6.0.
    public static var navPanLeft: Self { Self(rawValue: "NAV_PAN_LEFT") }
    /// The value `NAV_PAN_UP_LEFT`; since version 6.0.
    public static var navPanUpLeft: Self { Self(rawValue: "NAV_PAN_UP_LEFT") }
    /// The value `NAV_TILT_TOGGLE`; since version 6.0.
    public static var navTiltToggle: Self { Self(rawValue: "NAV_TILT_TOGGLE") }
    /// The value `NAV_ROTATE_CLOCKWISE`; since version 6.0.
    public static var navRotateClockwise: Self { Self(rawValue: "NAV_ROTATE_CLOCKWISE") }
    /// The value `NAV_ROTATE_COUNTERCLOCKWISE`; since version 6.0.
    public static var navRotateCounterclockwise: Self { Self(rawValue: "NAV_ROTATE_COUNTERCLOCKWISE") }
    /// The value `NAV_HEADING_TOGGLE`; since version 6.0.
    public static var navHeadingToggle: Self { Self(rawValue: "NAV_HEADING_TOGGLE") }

    public static let names = JSONKeys(
        "OK", "PLAY_PAUSE", "SEEKLEFT", "SEEKRIGHT", "TUNEUP", "TUNEDOWN", "PRESET_0", "PRESET_1", "PRESET_2", "PRESET_3", "PRESET_4", "PRESET_5", "PRESET_6", "PRESET_7", "PRESET_8", "PRESET_9", "CUSTOM_BUTTON", "SEARCH", "AC_MAX", "AC", "RECIRCULATE", "FAN_UP", "FAN_DOWN", "TEMP_UP", "TEMP_DOWN", "DEFROST_MAX", "DEFROST", "DEFROST_REAR", "UPPER_VENT", "LOWER_VENT", "VOLUME_UP", "VOLUME_DOWN", "EJECT", "SOURCE", "SHUFFLE", "REPEAT", "NAV_CENTER_LOCATION", "NAV_ZOOM_IN", "NAV_ZOOM_OUT", "NAV_PAN_UP", "NAV_PAN_UP_RIGHT", "NAV_PAN_RIGHT", "NAV_PAN_DOWN_RIGHT", "NAV_PAN_DOWN", "NAV_PAN_DOWN_LEFT", "NAV_PAN_LEFT", "NAV_PAN_UP_LEFT", "NAV_TILT_TOGGLE", "NAV_ROTATE_CLOCKWISE", "NAV_ROTATE_COUNTERCLOCKWISE", "NAV_HEADING_TOGGLE")

    /// The versions of names that were added, deprecated or removed later.
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

/// The 2 values of `ButtonPressMode`, since version 1.0.
public struct SDLButtonPressMode: OpenEnumeration {
    /// The name of the value.
    public let rawValue: String
    /// Creates a value. The mobile API need not define this value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The value `LONG`.
    public static var long: Self { Self(rawValue: "LONG") }
    /// The value `SHORT`.
    public static var short: Self { Self(rawValue: "SHORT") }

    public static let names = JSONKeys(
        "LONG", "SHORT")
}

/// The 3 values of `CapacityUnit`, since version 7.0.
public struct SDLCapacityUnit: OpenEnumeration {
    /// The name of the value.
    public let rawValue: String
    /// Creates a value. The mobile API need not define this value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The value `LITERS`.
    public static var liters: Self { Self(rawValue: "LITERS") }
    /// The value `KILOWATTHOURS`.
    public static var kilowatthours: Self { Self(rawValue: "KILOWATTHOURS") }
    /// The value `KILOGRAMS`.
    public static var kilograms: Self { Self(rawValue: "KILOGRAMS") }

    public static let names = JSONKeys(
        "LITERS", "KILOWATTHOURS", "KILOGRAMS")
}

/// The 4 values of `CarModeStatus`, since version 2.0.
public struct SDLCarModeStatus: OpenEnumeration {
    /// The name of the value.
    public let rawValue: String
    /// Creates a value. The mobile API need not define this value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The value `NORMAL`.
    public static var normal: Self { Self(rawValue: "NORMAL") }
    /// The value `FACTORY`.
    public static var factory: Self { Self(rawValue: "FACTORY") }
    /// The value `TRANSPORT`.
    public static var transport: Self { Self(rawValue: "TRANSPORT") }
    /// The value `CRASH`.
    public static var crash: Self { Self(rawValue: "CRASH") }

    public static let names = JSONKeys(
        "NORMAL", "FACTORY", "TRANSPORT", "CRASH")
}

/// The 7 values of `CharacterSet`, since version 1.0.
public struct SDLCharacterSet: OpenEnumeration {
    /// The name of the value.
    public let rawValue: String
    /// Creates a value. The mobile API need not define this value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The value `TYPE2SET`; since version 1.0; deprecated since version 7.0.
    public static var type2set: Self { Self(rawValue: "TYPE2SET") }
    /// The value `TYPE5SET`; since version 1.0; deprecated since version 7.0.
    public static var type5set: Self { Self(rawValue: "TYPE5SET") }
    /// The value `CID1SET`; since version 1.0; deprecated since version 7.0.
    public static var cid1set: Self { Self(rawValue: "CID1SET") }
    /// The value `CID2SET`; since version 1.0; deprecated since version 7.0.
    public static var cid2set: Self { Self(rawValue: "CID2SET") }
    /// The value `ASCII`; since version 7.0.
    public static var ascii: Self { Self(rawValue: "ASCII") }
    /// The value `ISO_8859_1`; since version 7.0.
    public static var iso88591: Self { Self(rawValue: "ISO_8859_1") }
    /// The value `UTF_8`; since version 7.0.
    public static var utf8: Self { Self(rawValue: "UTF_8") }

    public static let names = JSONKeys(
        "TYPE2SET", "TYPE5SET", "CID1SET", "CID2SET", "ASCII", "ISO_8859_1", "UTF_8")

    /// The versions of names that were added, deprecated or removed later.
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

/// The 8 values of `CompassDirection`, since version 2.0.
public struct SDLCompassDirection: OpenEnumeration {
    /// The name of the value.
    public let rawValue: String
    /// Creates a value. The mobile API need not define this value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The value `NORTH`.
    public static var north: Self { Self(rawValue: "NORTH") }
    /// The value `NORTHWEST`.
    public static var northwest: Self { Self(rawValue: "NORTHWEST") }
    /// The value `WEST`.
    public static var west: Self { Self(rawValue: "WEST") }
    /// The value `SOUTHWEST`.
    public static var southwest: Self { Self(rawValue: "SOUTHWEST") }
    /// The value `SOUTH`.
    public static var south: Self { Self(rawValue: "SOUTH") }
    /// The value `SOUTHEAST`.
    public static var southeast: Self { Self(rawValue: "SOUTHEAST") }
    /// The value `EAST`.
    public static var east: Self { Self(rawValue: "EAST") }
    /// The value `NORTHEAST`.
    public static var northeast: Self { Self(rawValue: "NORTHEAST") }

    public static let names = JSONKeys(
        "NORTH", "NORTHWEST", "WEST", "SOUTHWEST", "SOUTH", "SOUTHEAST", "EAST", "NORTHEAST")
}

/// The 6 values of `ComponentVolumeStatus`, since version 2.0.
public struct SDLComponentVolumeStatus: OpenEnumeration {
    /// The name of the value.
    public let rawValue: String
    /// Creates a value. The mobile API need not define this value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The value `UNKNOWN`.
    public static var unknown: Self { Self(rawValue: "UNKNOWN") }
    /// The value `NORMAL`.
    public static var normal: Self { Self(rawValue: "NORMAL") }
    /// The value `LOW`.
    public static var low: Self { Self(rawValue: "LOW") }
    /// The value `FAULT`.
    public static var fault: Self { Self(rawValue: "FAULT") }
    /// The value `ALERT`.
    public static var alert: Self { Self(rawValue: "ALERT") }
    /// The value `NOT_SUPPORTED`.
    public static var notSupported: Self { Self(rawValue: "NOT_SUPPORTED") }

    public static let names = JSONKeys(
        "UNKNOWN", "NORMAL", "LOW", "FAULT", "ALERT", "NOT_SUPPORTED")
}

/// The 4 values of `DefrostZone`, since version 4.5.
public struct SDLDefrostZone: OpenEnumeration {
    /// The name of the value.
    public let rawValue: String
    /// Creates a value. The mobile API need not define this value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The value `FRONT`.
    public static var front: Self { Self(rawValue: "FRONT") }
    /// The value `REAR`.
    public static var rear: Self { Self(rawValue: "REAR") }
    /// The value `ALL`.
    public static var all: Self { Self(rawValue: "ALL") }
    /// The value `NONE`.
    public static var none: Self { Self(rawValue: "NONE") }

    public static let names = JSONKeys(
        "FRONT", "REAR", "ALL", "NONE")
}

/// The 3 values of `DeliveryMode`, since version 4.1.
public struct SDLDeliveryMode: OpenEnumeration {
    /// The name of the value.
    public let rawValue: String
    /// Creates a value. The mobile API need not define this value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The value `PROMPT`.
    public static var prompt: Self { Self(rawValue: "PROMPT") }
    /// The value `DESTINATION`.
    public static var destination: Self { Self(rawValue: "DESTINATION") }
    /// The value `QUEUE`.
    public static var queue: Self { Self(rawValue: "QUEUE") }

    public static let names = JSONKeys(
        "PROMPT", "DESTINATION", "QUEUE")
}

/// The 6 values of `DeviceLevelStatus`, since version 2.0.
public struct SDLDeviceLevelStatus: OpenEnumeration {
    /// The name of the value.
    public let rawValue: String
    /// Creates a value. The mobile API need not define this value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The value `ZERO_LEVEL_BARS`.
    public static var zeroLevelBars: Self { Self(rawValue: "ZERO_LEVEL_BARS") }
    /// The value `ONE_LEVEL_BARS`.
    public static var oneLevelBars: Self { Self(rawValue: "ONE_LEVEL_BARS") }
    /// The value `TWO_LEVEL_BARS`.
    public static var twoLevelBars: Self { Self(rawValue: "TWO_LEVEL_BARS") }
    /// The value `THREE_LEVEL_BARS`.
    public static var threeLevelBars: Self { Self(rawValue: "THREE_LEVEL_BARS") }
    /// The value `FOUR_LEVEL_BARS`.
    public static var fourLevelBars: Self { Self(rawValue: "FOUR_LEVEL_BARS") }
    /// The value `NOT_PROVIDED`.
    public static var notProvided: Self { Self(rawValue: "NOT_PROVIDED") }

    public static let names = JSONKeys(
        "ZERO_LEVEL_BARS", "ONE_LEVEL_BARS", "TWO_LEVEL_BARS", "THREE_LEVEL_BARS", "FOUR_LEVEL_BARS", "NOT_PROVIDED")
}

/// The 3 values of `Dimension`, since version 2.0.
public struct SDLDimension: OpenEnumeration {
    /// The name of the value.
    public let rawValue: String
    /// Creates a value. The mobile API need not define this value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The value `NO_FIX`.
    public static var noFix: Self { Self(rawValue: "NO_FIX") }
    /// The value `2D`.
    public static var _2d: Self { Self(rawValue: "2D") }
    /// The value `3D`.
    public static var _3d: Self { Self(rawValue: "3D") }

    public static let names = JSONKeys(
        "NO_FIX", "2D", "3D")
}

/// The 2 values of `Direction`, since version 5.1.
public struct SDLDirection: OpenEnumeration {
    /// The name of the value.
    public let rawValue: String
    /// Creates a value. The mobile API need not define this value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The value `LEFT`.
    public static var left: Self { Self(rawValue: "LEFT") }
    /// The value `RIGHT`.
    public static var right: Self { Self(rawValue: "RIGHT") }

    public static let names = JSONKeys(
        "LEFT", "RIGHT")
}

/// The 3 values of `DisplayMode`, since version 5.0.
public struct SDLDisplayMode: OpenEnumeration {
    /// The name of the value.
    public let rawValue: String
    /// Creates a value. The mobile API need not define this value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The value `DAY`.
    public static var day: Self { Self(rawValue: "DAY") }
    /// The value `NIGHT`.
    public static var night: Self { Self(rawValue: "NIGHT") }
    /// The value `AUTO`.
    public static var auto: Self { Self(rawValue: "AUTO") }

    public static let names = JSONKeys(
        "DAY", "NIGHT", "AUTO")
}

/// The 11 values of `DisplayType`, deprecated since version 5.0.
public struct SDLDisplayType: OpenEnumeration {
    /// The name of the value.
    public let rawValue: String
    /// Creates a value. The mobile API need not define this value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The value `CID`.
    public static var cid: Self { Self(rawValue: "CID") }
    /// The value `TYPE2`.
    public static var type2: Self { Self(rawValue: "TYPE2") }
    /// The value `TYPE5`.
    public static var type5: Self { Self(rawValue: "TYPE5") }
    /// The value `NGN`.
    public static var ngn: Self { Self(rawValue: "NGN") }
    /// The value `GEN2_8_DMA`; since version 3.0.
    public static var gen28Dma: Self { Self(rawValue: "GEN2_8_DMA") }
    /// The value `GEN2_6_DMA`; since version 3.0.
    public static var gen26Dma: Self { Self(rawValue: "GEN2_6_DMA") }
    /// The value `MFD3`; since version 2.0.
    public static var mfd3: Self { Self(rawValue: "MFD3") }
    /// The value `MFD4`; since version 2.0.
    public static var mfd4: Self { Self(rawValue: "MFD4") }
    /// The value `MFD5`; since version 2.0.
    public static var mfd5: Self { Self(rawValue: "MFD5") }
    /// The value `GEN3_8-INCH`; since version 3.0.
    public static var gen38Inch: Self { Self(rawValue: "GEN3_8-INCH") }
    /// The value `SDL_GENERIC`; since version 4.0.
    public static var sdlGeneric: Self { Self(rawValue: "SDL_GENERIC") }

    public static let names = JSONKeys(
        "CID", "TYPE2", "TYPE5", "NGN", "GEN2_8_DMA", "GEN2_6_DMA", "MFD3", "MFD4", "MFD5", "GEN3_8-INCH", "SDL_GENERIC")

    /// The versions of names that were added, deprecated or removed later.
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

/// The 2 values of `DistanceUnit`, since version 5.0.
public struct SDLDistanceUnit: OpenEnumeration {
    /// The name of the value.
    public let rawValue: String
    /// Creates a value. The mobile API need not define this value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The value `MILES`.
    public static var miles: Self { Self(rawValue: "MILES") }
    /// The value `KILOMETERS`.
    public static var kilometers: Self { Self(rawValue: "KILOMETERS") }

    public static let names = JSONKeys(
        "MILES", "KILOMETERS")
}

/// The 4 values of `DoorStatusType`, since version 7.1.
public struct SDLDoorStatusType: OpenEnumeration {
    /// The name of the value.
    public let rawValue: String
    /// Creates a value. The mobile API need not define this value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The value `CLOSED`.
    public static var closed: Self { Self(rawValue: "CLOSED") }
    /// The value `LOCKED`.
    public static var locked: Self { Self(rawValue: "LOCKED") }
    /// The value `AJAR`.
    public static var ajar: Self { Self(rawValue: "AJAR") }
    /// The value `REMOVED`.
    public static var removed: Self { Self(rawValue: "REMOVED") }

    public static let names = JSONKeys(
        "CLOSED", "LOCKED", "AJAR", "REMOVED")
}

/// The 2 values of `DriverDistractionState`, since version 2.0.
public struct SDLDriverDistractionState: OpenEnumeration {
    /// The name of the value.
    public let rawValue: String
    /// Creates a value. The mobile API need not define this value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The value `DD_ON`.
    public static var ddOn: Self { Self(rawValue: "DD_ON") }
    /// The value `DD_OFF`.
    public static var ddOff: Self { Self(rawValue: "DD_OFF") }

    public static let names = JSONKeys(
        "DD_ON", "DD_OFF")
}

/// The 7 values of `ECallConfirmationStatus`, since version 2.0.
public struct SDLECallConfirmationStatus: OpenEnumeration {
    /// The name of the value.
    public let rawValue: String
    /// Creates a value. The mobile API need not define this value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The value `NORMAL`.
    public static var normal: Self { Self(rawValue: "NORMAL") }
    /// The value `CALL_IN_PROGRESS`.
    public static var callInProgress: Self { Self(rawValue: "CALL_IN_PROGRESS") }
    /// The value `CALL_CANCELLED`.
    public static var callCancelled: Self { Self(rawValue: "CALL_CANCELLED") }
    /// The value `CALL_COMPLETED`.
    public static var callCompleted: Self { Self(rawValue: "CALL_COMPLETED") }
    /// The value `CALL_UNSUCCESSFUL`.
    public static var callUnsuccessful: Self { Self(rawValue: "CALL_UNSUCCESSFUL") }
    /// The value `ECALL_CONFIGURED_OFF`.
    public static var ecallConfiguredOff: Self { Self(rawValue: "ECALL_CONFIGURED_OFF") }
    /// The value `CALL_COMPLETE_DTMF_TIMEOUT`.
    public static var callCompleteDtmfTimeout: Self { Self(rawValue: "CALL_COMPLETE_DTMF_TIMEOUT") }

    public static let names = JSONKeys(
        "NORMAL", "CALL_IN_PROGRESS", "CALL_CANCELLED", "CALL_COMPLETED", "CALL_UNSUCCESSFUL", "ECALL_CONFIGURED_OFF", "CALL_COMPLETE_DTMF_TIMEOUT")
}

/// The 5 values of `ElectronicParkBrakeStatus`, since version 5.0.
public struct SDLElectronicParkBrakeStatus: OpenEnumeration {
    /// The name of the value.
    public let rawValue: String
    /// Creates a value. The mobile API need not define this value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The value `CLOSED`.
    public static var closed: Self { Self(rawValue: "CLOSED") }
    /// The value `TRANSITION`.
    public static var transition: Self { Self(rawValue: "TRANSITION") }
    /// The value `OPEN`.
    public static var open: Self { Self(rawValue: "OPEN") }
    /// The value `DRIVE_ACTIVE`.
    public static var driveActive: Self { Self(rawValue: "DRIVE_ACTIVE") }
    /// The value `FAULT`.
    public static var fault: Self { Self(rawValue: "FAULT") }

    public static let names = JSONKeys(
        "CLOSED", "TRANSITION", "OPEN", "DRIVE_ACTIVE", "FAULT")
}

/// The 7 values of `EmergencyEventType`, since version 2.0.
public struct SDLEmergencyEventType: OpenEnumeration {
    /// The name of the value.
    public let rawValue: String
    /// Creates a value. The mobile API need not define this value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The value `NO_EVENT`.
    public static var noEvent: Self { Self(rawValue: "NO_EVENT") }
    /// The value `FRONTAL`.
    public static var frontal: Self { Self(rawValue: "FRONTAL") }
    /// The value `SIDE`.
    public static var side: Self { Self(rawValue: "SIDE") }
    /// The value `REAR`.
    public static var rear: Self { Self(rawValue: "REAR") }
    /// The value `ROLLOVER`.
    public static var rollover: Self { Self(rawValue: "ROLLOVER") }
    /// The value `NOT_SUPPORTED`.
    public static var notSupported: Self { Self(rawValue: "NOT_SUPPORTED") }
    /// The value `FAULT`.
    public static var fault: Self { Self(rawValue: "FAULT") }

    public static let names = JSONKeys(
        "NO_EVENT", "FRONTAL", "SIDE", "REAR", "ROLLOVER", "NOT_SUPPORTED", "FAULT")
}
