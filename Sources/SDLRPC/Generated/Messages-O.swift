// Made by rpc-gen from Sources/rpc-gen/Spec/mobile.json; changes belong there.
// swift-format-ignore-file

public import JSON

/// The notification `OnAppCapabilityUpdated`, since 7.1.
public struct SDLOnAppCapabilityUpdated: SDLRPCNotification {
    public static var name: String { "OnAppCapabilityUpdated" }
    public static var functionID: SDLFunctionID { .onAppCapabilityUpdated }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(7, 1)) }

    /// Mandatory.
    public var appCapability: SDLAppCapability

    /// All its members are mandatory.
    public init(
        appCapability: SDLAppCapability
    ) {
        self.appCapability = appCapability
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("appCapability", appCapability)
        writer.endObject()
    }

    private static let keys = JSONKeys("appCapability")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var appCapability: SDLAppCapability?
        guard var frame = try reader.members(keys, mandatory: 0x1) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            default: appCapability = try SDLAppCapability.read(from: &reader)
            }
        }
        guard let appCapability else { return nil }
        return Self(appCapability: appCapability)
    }

    public func check(_ violations: inout ViolationList) {
        violations.object("appCapability", appCapability)
    }
}

/// The notification `OnAppInterfaceUnregistered`, since 1.0.
public struct SDLOnAppInterfaceUnregistered: SDLRPCNotification {
    public static var name: String { "OnAppInterfaceUnregistered" }
    public static var functionID: SDLFunctionID { .onAppInterfaceUnregistered }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(1, 0)) }

    /// Mandatory.
    public var reason: SDLAppInterfaceUnregisteredReason

    /// All its members are mandatory.
    public init(
        reason: SDLAppInterfaceUnregisteredReason
    ) {
        self.reason = reason
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("reason", reason)
        writer.endObject()
    }

    private static let keys = JSONKeys("reason")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var reason: SDLAppInterfaceUnregisteredReason?
        guard var frame = try reader.members(keys, mandatory: 0x1) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            default: reason = try SDLAppInterfaceUnregisteredReason.read(from: &reader)
            }
        }
        guard let reason else { return nil }
        return Self(reason: reason)
    }

    public func check(_ violations: inout ViolationList) {
        violations.object("reason", reason)
    }
}

/// The notification `OnAppServiceData`, since 5.1.
public struct SDLOnAppServiceData: SDLRPCNotification {
    public static var name: String { "OnAppServiceData" }
    public static var functionID: SDLFunctionID { .onAppServiceData }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(5, 1)) }

    /// Mandatory.
    public var serviceData: SDLAppServiceData

    /// All its members are mandatory.
    public init(
        serviceData: SDLAppServiceData
    ) {
        self.serviceData = serviceData
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("serviceData", serviceData)
        writer.endObject()
    }

    private static let keys = JSONKeys("serviceData")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var serviceData: SDLAppServiceData?
        guard var frame = try reader.members(keys, mandatory: 0x1) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            default: serviceData = try SDLAppServiceData.read(from: &reader)
            }
        }
        guard let serviceData else { return nil }
        return Self(serviceData: serviceData)
    }

    public func check(_ violations: inout ViolationList) {
        violations.object("serviceData", serviceData)
    }
}

/// The notification `OnAudioPassThru`, since 2.0.
public struct SDLOnAudioPassThru: SDLRPCNotification {
    public static var name: String { "OnAudioPassThru" }
    public static var functionID: SDLFunctionID { .onAudioPassThru }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(2, 0)) }

    /// It has no members.
    public init() {}

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.endObject()
    }

    private static let keys = JSONKeys()

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        guard var frame = try reader.members(keys) else { return nil }
        while try reader.next(&frame) != nil { try reader.skipValue() }
        return Self()
    }

    public func check(_ violations: inout ViolationList) {}
}

/// The notification `OnButtonEvent`, since 1.0.
public struct SDLOnButtonEvent: SDLRPCNotification {
    public static var name: String { "OnButtonEvent" }
    public static var functionID: SDLFunctionID { .onButtonEvent }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(1, 0)) }

    /// Mandatory.
    public var buttonName: SDLButtonName
    /// Mandatory.
    public var buttonEventMode: SDLButtonEventMode
    /// Optional; 0 to 65536; since 2.0.
    public var customButtonID: Int?

    /// Members that are nil are left out of the message.
    public init(
        buttonName: SDLButtonName,
        buttonEventMode: SDLButtonEventMode,
        customButtonID: Int? = nil
    ) {
        self.buttonName = buttonName
        self.buttonEventMode = buttonEventMode
        self.customButtonID = customButtonID
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("buttonName", buttonName)
        writer.field("buttonEventMode", buttonEventMode)
        writer.field("customButtonID", customButtonID)
        writer.endObject()
    }

    private static let keys = JSONKeys("buttonName", "buttonEventMode", "customButtonID")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var buttonName: SDLButtonName?
        var buttonEventMode: SDLButtonEventMode?
        var customButtonID: Int?
        guard var frame = try reader.members(keys, mandatory: 0x3) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: buttonName = try SDLButtonName.read(from: &reader)
            case 1: buttonEventMode = try SDLButtonEventMode.read(from: &reader)
            default: customButtonID = try reader.integer(0, 65536)
            }
        }
        guard let buttonName, let buttonEventMode else { return nil }
        return Self(buttonName: buttonName, buttonEventMode: buttonEventMode, customButtonID: customButtonID)
    }

    public func check(_ violations: inout ViolationList) {
        violations.object("buttonName", buttonName)
        violations.object("buttonEventMode", buttonEventMode)
        violations.integer("customButtonID", customButtonID, 0, 65536)
    }
}

/// The notification `OnButtonPress`, since 1.0.
public struct SDLOnButtonPress: SDLRPCNotification {
    public static var name: String { "OnButtonPress" }
    public static var functionID: SDLFunctionID { .onButtonPress }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(1, 0)) }

    /// Mandatory.
    public var buttonName: SDLButtonName
    /// Mandatory.
    public var buttonPressMode: SDLButtonPressMode
    /// Optional; 0 to 65536; since 2.0.
    public var customButtonID: Int?

    /// Members that are nil are left out of the message.
    public init(
        buttonName: SDLButtonName,
        buttonPressMode: SDLButtonPressMode,
        customButtonID: Int? = nil
    ) {
        self.buttonName = buttonName
        self.buttonPressMode = buttonPressMode
        self.customButtonID = customButtonID
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("buttonName", buttonName)
        writer.field("buttonPressMode", buttonPressMode)
        writer.field("customButtonID", customButtonID)
        writer.endObject()
    }

    private static let keys = JSONKeys("buttonName", "buttonPressMode", "customButtonID")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var buttonName: SDLButtonName?
        var buttonPressMode: SDLButtonPressMode?
        var customButtonID: Int?
        guard var frame = try reader.members(keys, mandatory: 0x3) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: buttonName = try SDLButtonName.read(from: &reader)
            case 1: buttonPressMode = try SDLButtonPressMode.read(from: &reader)
            default: customButtonID = try reader.integer(0, 65536)
            }
        }
        guard let buttonName, let buttonPressMode else { return nil }
        return Self(buttonName: buttonName, buttonPressMode: buttonPressMode, customButtonID: customButtonID)
    }

    public func check(_ violations: inout ViolationList) {
        violations.object("buttonName", buttonName)
        violations.object("buttonPressMode", buttonPressMode)
        violations.integer("customButtonID", customButtonID, 0, 65536)
    }
}

/// The notification `OnCommand`, since 1.0.
public struct SDLOnCommand: SDLRPCNotification {
    public static var name: String { "OnCommand" }
    public static var functionID: SDLFunctionID { .onCommand }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(1, 0)) }

    /// Mandatory; 0 to 2000000000.
    public var cmdID: Int
    /// Mandatory.
    public var triggerSource: SDLTriggerSource

    /// All its members are mandatory.
    public init(
        cmdID: Int,
        triggerSource: SDLTriggerSource
    ) {
        self.cmdID = cmdID
        self.triggerSource = triggerSource
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("cmdID", cmdID)
        writer.field("triggerSource", triggerSource)
        writer.endObject()
    }

    private static let keys = JSONKeys("cmdID", "triggerSource")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var cmdID: Int?
        var triggerSource: SDLTriggerSource?
        guard var frame = try reader.members(keys, mandatory: 0x3) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: cmdID = try reader.integer(0, 2000000000)
            default: triggerSource = try SDLTriggerSource.read(from: &reader)
            }
        }
        guard let cmdID, let triggerSource else { return nil }
        return Self(cmdID: cmdID, triggerSource: triggerSource)
    }

    public func check(_ violations: inout ViolationList) {
        violations.integer("cmdID", cmdID, 0, 2000000000)
        violations.object("triggerSource", triggerSource)
    }
}

/// The notification `OnDriverDistraction`, since 1.0.
public struct SDLOnDriverDistraction: SDLRPCNotification {
    public static var name: String { "OnDriverDistraction" }
    public static var functionID: SDLFunctionID { .onDriverDistraction }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(1, 0)) }

    /// Mandatory.
    public var state: SDLDriverDistractionState
    /// Optional; since 6.0.
    public var lockScreenDismissalEnabled: Bool?
    /// Optional; since 6.0.
    public var lockScreenDismissalWarning: String?

    /// Members that are nil are left out of the message.
    public init(
        state: SDLDriverDistractionState,
        lockScreenDismissalEnabled: Bool? = nil,
        lockScreenDismissalWarning: String? = nil
    ) {
        self.state = state
        self.lockScreenDismissalEnabled = lockScreenDismissalEnabled
        self.lockScreenDismissalWarning = lockScreenDismissalWarning
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("state", state)
        writer.field("lockScreenDismissalEnabled", lockScreenDismissalEnabled)
        writer.field("lockScreenDismissalWarning", lockScreenDismissalWarning)
        writer.endObject()
    }

    private static let keys = JSONKeys("state", "lockScreenDismissalEnabled", "lockScreenDismissalWarning")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var state: SDLDriverDistractionState?
        var lockScreenDismissalEnabled: Bool?
        var lockScreenDismissalWarning: String?
        guard var frame = try reader.members(keys, mandatory: 0x1) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: state = try SDLDriverDistractionState.read(from: &reader)
            case 1: lockScreenDismissalEnabled = try reader.bool()
            default: lockScreenDismissalWarning = try reader.string(1, .max)
            }
        }
        guard let state else { return nil }
        return Self(state: state, lockScreenDismissalEnabled: lockScreenDismissalEnabled, lockScreenDismissalWarning: lockScreenDismissalWarning)
    }

    public func check(_ violations: inout ViolationList) {
        violations.object("state", state)
        violations.string("lockScreenDismissalWarning", lockScreenDismissalWarning, 1, .max)
    }
}

/// The notification `OnEncodedSyncPData`, deprecated since 7.1.
public struct SDLOnEncodedSyncPData: SDLRPCNotification {
    public static var name: String { "OnEncodedSyncPData" }
    public static var functionID: SDLFunctionID { .onEncodedSyncPData }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(1, 0), deprecated: SDLVersion(7, 1)) }

    /// Mandatory; 1 to 100 entries; each of 1 to 1000000 characters.
    public var data: [String]
    /// Optional; 1 to 1000 characters.
    public var URL: String?
    /// Optional; 0 to 2000000000.
    public var Timeout: Int?

    /// Members that are nil are left out of the message.
    public init(
        data: [String],
        URL: String? = nil,
        Timeout: Int? = nil
    ) {
        self.data = data
        self.URL = URL
        self.Timeout = Timeout
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("data", data)
        writer.field("URL", URL)
        writer.field("Timeout", Timeout)
        writer.endObject()
    }

    private static let keys = JSONKeys("data", "URL", "Timeout")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var data: [String]?
        var URL: String?
        var Timeout: Int?
        guard var frame = try reader.members(keys, mandatory: 0x1) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: data = try reader.strings(1, 100, lengths: 1, 1000000)
            case 1: URL = try reader.string(1, 1000)
            default: Timeout = try reader.integer(0, 2000000000)
            }
        }
        guard let data else { return nil }
        return Self(data: data, URL: URL, Timeout: Timeout)
    }

    public func check(_ violations: inout ViolationList) {
        violations.array("data", data, 1, 100) { $0.check($1, 1, 1000000) }
        violations.string("URL", URL, 1, 1000)
        violations.integer("Timeout", Timeout, 0, 2000000000)
    }
}

/// The notification `OnHMIStatus`, since 1.0.
public struct SDLOnHMIStatus: SDLRPCNotification {
    public static var name: String { "OnHMIStatus" }
    public static var functionID: SDLFunctionID { .onHMIStatus }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(1, 0)) }

    /// Mandatory.
    public var hmiLevel: SDLHMILevel
    /// Mandatory.
    public var audioStreamingState: SDLAudioStreamingState
    /// Mandatory.
    public var systemContext: SDLSystemContext
    /// Optional, `STREAMABLE` when left out; since 5.0.
    public var videoStreamingState: SDLVideoStreamingState?
    /// Optional; since 6.0.
    public var windowID: Int?
    /// The value of `videoStreamingState`, or its default if it is absent.
    public var videoStreamingStateOrDefault: SDLVideoStreamingState { videoStreamingState ?? .streamable }

    /// Members that are nil are left out of the message.
    public init(
        hmiLevel: SDLHMILevel,
        audioStreamingState: SDLAudioStreamingState,
        systemContext: SDLSystemContext,
        videoStreamingState: SDLVideoStreamingState? = nil,
        windowID: Int? = nil
    ) {
        self.hmiLevel = hmiLevel
        self.audioStreamingState = audioStreamingState
        self.systemContext = systemContext
        self.videoStreamingState = videoStreamingState
        self.windowID = windowID
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("hmiLevel", hmiLevel)
        writer.field("audioStreamingState", audioStreamingState)
        writer.field("systemContext", systemContext)
        writer.field("videoStreamingState", videoStreamingState)
        writer.field("windowID", windowID)
        writer.endObject()
    }

    private static let keys = JSONKeys("hmiLevel", "audioStreamingState", "systemContext", "videoStreamingState", "windowID")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var hmiLevel: SDLHMILevel?
        var audioStreamingState: SDLAudioStreamingState?
        var systemContext: SDLSystemContext?
        var videoStreamingState: SDLVideoStreamingState?
        var windowID: Int?
        guard var frame = try reader.members(keys, mandatory: 0x7) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: hmiLevel = try SDLHMILevel.read(from: &reader)
            case 1: audioStreamingState = try SDLAudioStreamingState.read(from: &reader)
            case 2: systemContext = try SDLSystemContext.read(from: &reader)
            case 3: videoStreamingState = try SDLVideoStreamingState.read(from: &reader)
            default: windowID = try reader.integer()
            }
        }
        guard let hmiLevel, let audioStreamingState, let systemContext else { return nil }
        return Self(hmiLevel: hmiLevel, audioStreamingState: audioStreamingState, systemContext: systemContext, videoStreamingState: videoStreamingState, windowID: windowID)
    }

    public func check(_ violations: inout ViolationList) {
        violations.object("hmiLevel", hmiLevel)
        violations.object("audioStreamingState", audioStreamingState)
        violations.object("systemContext", systemContext)
        violations.object("videoStreamingState", videoStreamingState)
    }
}

/// The notification `OnHashChange`, since 3.0.
public struct SDLOnHashChange: SDLRPCNotification {
    public static var name: String { "OnHashChange" }
    public static var functionID: SDLFunctionID { .onHashChange }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(3, 0)) }

    /// Mandatory; 1 to 100 characters.
    public var hashID: String

    /// All its members are mandatory.
    public init(
        hashID: String
    ) {
        self.hashID = hashID
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("hashID", hashID)
        writer.endObject()
    }

    private static let keys = JSONKeys("hashID")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var hashID: String?
        guard var frame = try reader.members(keys, mandatory: 0x1) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            default: hashID = try reader.string(1, 100)
            }
        }
        guard let hashID else { return nil }
        return Self(hashID: hashID)
    }

    public func check(_ violations: inout ViolationList) {
        violations.string("hashID", hashID, 1, 100)
    }
}

/// The notification `OnInteriorVehicleData`, since 4.5.
public struct SDLOnInteriorVehicleData: SDLRPCNotification {
    public static var name: String { "OnInteriorVehicleData" }
    public static var functionID: SDLFunctionID { .onInteriorVehicleData }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(4, 5)) }

    /// Mandatory.
    public var moduleData: SDLModuleData

    /// All its members are mandatory.
    public init(
        moduleData: SDLModuleData
    ) {
        self.moduleData = moduleData
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("moduleData", moduleData)
        writer.endObject()
    }

    private static let keys = JSONKeys("moduleData")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var moduleData: SDLModuleData?
        guard var frame = try reader.members(keys, mandatory: 0x1) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            default: moduleData = try SDLModuleData.read(from: &reader)
            }
        }
        guard let moduleData else { return nil }
        return Self(moduleData: moduleData)
    }

    public func check(_ violations: inout ViolationList) {
        violations.object("moduleData", moduleData)
    }
}

/// The notification `OnKeyboardInput`, since 3.0.
public struct SDLOnKeyboardInput: SDLRPCNotification {
    public static var name: String { "OnKeyboardInput" }
    public static var functionID: SDLFunctionID { .onKeyboardInput }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(3, 0)) }

    /// Mandatory.
    public var event: SDLKeyboardEvent
    /// Optional; 1 to 500 characters.
    public var data: String?

    /// Members that are nil are left out of the message.
    public init(
        event: SDLKeyboardEvent,
        data: String? = nil
    ) {
        self.event = event
        self.data = data
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("event", event)
        writer.field("data", data)
        writer.endObject()
    }

    private static let keys = JSONKeys("event", "data")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var event: SDLKeyboardEvent?
        var data: String?
        guard var frame = try reader.members(keys, mandatory: 0x1) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: event = try SDLKeyboardEvent.read(from: &reader)
            default: data = try reader.string(1, 500)
            }
        }
        guard let event else { return nil }
        return Self(event: event, data: data)
    }

    public func check(_ violations: inout ViolationList) {
        violations.object("event", event)
        violations.string("data", data, 1, 500)
    }
}

/// The notification `OnLanguageChange`, since 2.0.
public struct SDLOnLanguageChange: SDLRPCNotification {
    public static var name: String { "OnLanguageChange" }
    public static var functionID: SDLFunctionID { .onLanguageChange }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(2, 0)) }

    /// Mandatory.
    public var language: SDLLanguage
    /// Mandatory.
    public var hmiDisplayLanguage: SDLLanguage

    /// All its members are mandatory.
    public init(
        language: SDLLanguage,
        hmiDisplayLanguage: SDLLanguage
    ) {
        self.language = language
        self.hmiDisplayLanguage = hmiDisplayLanguage
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("language", language)
        writer.field("hmiDisplayLanguage", hmiDisplayLanguage)
        writer.endObject()
    }

    private static let keys = JSONKeys("language", "hmiDisplayLanguage")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var language: SDLLanguage?
        var hmiDisplayLanguage: SDLLanguage?
        guard var frame = try reader.members(keys, mandatory: 0x3) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: language = try SDLLanguage.read(from: &reader)
            default: hmiDisplayLanguage = try SDLLanguage.read(from: &reader)
            }
        }
        guard let language, let hmiDisplayLanguage else { return nil }
        return Self(language: language, hmiDisplayLanguage: hmiDisplayLanguage)
    }

    public func check(_ violations: inout ViolationList) {
        violations.object("language", language)
        violations.object("hmiDisplayLanguage", hmiDisplayLanguage)
    }
}

/// The notification `OnPermissionsChange`, since 2.0.
public struct SDLOnPermissionsChange: SDLRPCNotification {
    public static var name: String { "OnPermissionsChange" }
    public static var functionID: SDLFunctionID { .onPermissionsChange }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(2, 0)) }

    /// Mandatory; at most 500 entries.
    public var permissionItem: [SDLPermissionItem]
    /// Optional; since 6.0.
    public var requireEncryption: Bool?

    /// Members that are nil are left out of the message.
    public init(
        permissionItem: [SDLPermissionItem],
        requireEncryption: Bool? = nil
    ) {
        self.permissionItem = permissionItem
        self.requireEncryption = requireEncryption
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("permissionItem", permissionItem)
        writer.field("requireEncryption", requireEncryption)
        writer.endObject()
    }

    private static let keys = JSONKeys("permissionItem", "requireEncryption")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var permissionItem: [SDLPermissionItem]?
        var requireEncryption: Bool?
        guard var frame = try reader.members(keys, mandatory: 0x1) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: permissionItem = try reader.array(of: SDLPermissionItem.self, 0, 500)
            default: requireEncryption = try reader.bool()
            }
        }
        guard let permissionItem else { return nil }
        return Self(permissionItem: permissionItem, requireEncryption: requireEncryption)
    }

    public func check(_ violations: inout ViolationList) {
        violations.objects("permissionItem", permissionItem, 0, 500)
    }
}

/// The notification `OnRCStatus`, since 5.0.
public struct SDLOnRCStatus: SDLRPCNotification {
    public static var name: String { "OnRCStatus" }
    public static var functionID: SDLFunctionID { .onRCStatus }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(5, 0)) }

    /// Optional.
    public var allowed: Bool?
    /// Mandatory; at most 100 entries.
    public var allocatedModules: [SDLModuleData]
    /// Mandatory; at most 100 entries.
    public var freeModules: [SDLModuleData]

    /// Members that are nil are left out of the message.
    public init(
        allowed: Bool? = nil,
        allocatedModules: [SDLModuleData],
        freeModules: [SDLModuleData]
    ) {
        self.allowed = allowed
        self.allocatedModules = allocatedModules
        self.freeModules = freeModules
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("allowed", allowed)
        writer.field("allocatedModules", allocatedModules)
        writer.field("freeModules", freeModules)
        writer.endObject()
    }

    private static let keys = JSONKeys("allowed", "allocatedModules", "freeModules")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var allowed: Bool?
        var allocatedModules: [SDLModuleData]?
        var freeModules: [SDLModuleData]?
        guard var frame = try reader.members(keys, mandatory: 0x6) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: allowed = try reader.bool()
            case 1: allocatedModules = try reader.array(of: SDLModuleData.self, 0, 100)
            default: freeModules = try reader.array(of: SDLModuleData.self, 0, 100)
            }
        }
        guard let allocatedModules, let freeModules else { return nil }
        return Self(allowed: allowed, allocatedModules: allocatedModules, freeModules: freeModules)
    }

    public func check(_ violations: inout ViolationList) {
        violations.objects("allocatedModules", allocatedModules, 0, 100)
        violations.objects("freeModules", freeModules, 0, 100)
    }
}

/// The notification `OnSubtleAlertPressed`, since 7.0.
public struct SDLOnSubtleAlertPressed: SDLRPCNotification {
    public static var name: String { "OnSubtleAlertPressed" }
    public static var functionID: SDLFunctionID { .onSubtleAlertPressed }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(7, 0)) }

    /// It has no members.
    public init() {}

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.endObject()
    }

    private static let keys = JSONKeys()

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        guard var frame = try reader.members(keys) else { return nil }
        while try reader.next(&frame) != nil { try reader.skipValue() }
        return Self()
    }

    public func check(_ violations: inout ViolationList) {}
}

/// The notification `OnSystemCapabilityUpdated`, since 5.1.
public struct SDLOnSystemCapabilityUpdated: SDLRPCNotification {
    public static var name: String { "OnSystemCapabilityUpdated" }
    public static var functionID: SDLFunctionID { .onSystemCapabilityUpdated }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(5, 1)) }

    /// Mandatory.
    public var systemCapability: SDLSystemCapability

    /// All its members are mandatory.
    public init(
        systemCapability: SDLSystemCapability
    ) {
        self.systemCapability = systemCapability
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("systemCapability", systemCapability)
        writer.endObject()
    }

    private static let keys = JSONKeys("systemCapability")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var systemCapability: SDLSystemCapability?
        guard var frame = try reader.members(keys, mandatory: 0x1) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            default: systemCapability = try SDLSystemCapability.read(from: &reader)
            }
        }
        guard let systemCapability else { return nil }
        return Self(systemCapability: systemCapability)
    }

    public func check(_ violations: inout ViolationList) {
        violations.object("systemCapability", systemCapability)
    }
}

/// The notification `OnSystemRequest`, since 3.0.
public struct SDLOnSystemRequest: SDLRPCNotification {
    public static var name: String { "OnSystemRequest" }
    public static var functionID: SDLFunctionID { .onSystemRequest }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(3, 0)) }

    /// Mandatory.
    public var requestType: SDLRequestType
    /// Optional; 1 to 255 characters; since 5.0.
    public var requestSubType: String?
    /// Optional; since 3.0.
    public var url: String?
    /// Optional; 0 to 2000000000.
    public var timeout: Int?
    /// Optional.
    public var fileType: SDLFileType?
    /// Optional; 0 to 100000000000.
    public var offset: Int?
    /// Optional; 0 to 100000000000.
    public var length: Int?

    /// Members that are nil are left out of the message.
    public init(
        requestType: SDLRequestType,
        requestSubType: String? = nil,
        url: String? = nil,
        timeout: Int? = nil,
        fileType: SDLFileType? = nil,
        offset: Int? = nil,
        length: Int? = nil
    ) {
        self.requestType = requestType
        self.requestSubType = requestSubType
        self.url = url
        self.timeout = timeout
        self.fileType = fileType
        self.offset = offset
        self.length = length
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("requestType", requestType)
        writer.field("requestSubType", requestSubType)
        writer.field("url", url)
        writer.field("timeout", timeout)
        writer.field("fileType", fileType)
        writer.field("offset", offset)
        writer.field("length", length)
        writer.endObject()
    }

    private static let keys = JSONKeys("requestType", "requestSubType", "url", "timeout", "fileType", "offset", "length")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var requestType: SDLRequestType?
        var requestSubType: String?
        var url: String?
        var timeout: Int?
        var fileType: SDLFileType?
        var offset: Int?
        var length: Int?
        guard var frame = try reader.members(keys, mandatory: 0x1) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: requestType = try SDLRequestType.read(from: &reader)
            case 1: requestSubType = try reader.string(1, 255)
            case 2: url = try reader.string(1, .max)
            case 3: timeout = try reader.integer(0, 2000000000)
            case 4: fileType = try SDLFileType.read(from: &reader)
            case 5: offset = try reader.integer(0, 100000000000)
            default: length = try reader.integer(0, 100000000000)
            }
        }
        guard let requestType else { return nil }
        return Self(requestType: requestType, requestSubType: requestSubType, url: url, timeout: timeout, fileType: fileType, offset: offset, length: length)
    }

    public func check(_ violations: inout ViolationList) {
        violations.object("requestType", requestType)
        violations.string("requestSubType", requestSubType, 1, 255)
        violations.string("url", url, 1, .max)
        violations.integer("timeout", timeout, 0, 2000000000)
        violations.object("fileType", fileType)
        violations.integer("offset", offset, 0, 100000000000)
        violations.integer("length", length, 0, 100000000000)
    }
}

/// The notification `OnTBTClientState`, since 1.0.
public struct SDLOnTBTClientState: SDLRPCNotification {
    public static var name: String { "OnTBTClientState" }
    public static var functionID: SDLFunctionID { .onTBTClientState }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(1, 0)) }

    /// Mandatory.
    public var state: SDLTBTState

    /// All its members are mandatory.
    public init(
        state: SDLTBTState
    ) {
        self.state = state
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("state", state)
        writer.endObject()
    }

    private static let keys = JSONKeys("state")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var state: SDLTBTState?
        guard var frame = try reader.members(keys, mandatory: 0x1) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            default: state = try SDLTBTState.read(from: &reader)
            }
        }
        guard let state else { return nil }
        return Self(state: state)
    }

    public func check(_ violations: inout ViolationList) {
        violations.object("state", state)
    }
}

/// The notification `OnTouchEvent`, since 3.0.
public struct SDLOnTouchEvent: SDLRPCNotification {
    public static var name: String { "OnTouchEvent" }
    public static var functionID: SDLFunctionID { .onTouchEvent }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(3, 0)) }

    /// Mandatory.
    public var type: SDLTouchType
    /// Mandatory; 1 to 10 entries.
    public var event: [SDLTouchEvent]

    /// All its members are mandatory.
    public init(
        type: SDLTouchType,
        event: [SDLTouchEvent]
    ) {
        self.type = type
        self.event = event
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("type", type)
        writer.field("event", event)
        writer.endObject()
    }

    private static let keys = JSONKeys("type", "event")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var type: SDLTouchType?
        var event: [SDLTouchEvent]?
        guard var frame = try reader.members(keys, mandatory: 0x3) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: type = try SDLTouchType.read(from: &reader)
            default: event = try reader.array(of: SDLTouchEvent.self, 1, 10)
            }
        }
        guard let type, let event else { return nil }
        return Self(type: type, event: event)
    }

    public func check(_ violations: inout ViolationList) {
        violations.object("type", type)
        violations.objects("event", event, 1, 10)
    }
}

/// The notification `OnUpdateFile`, since 7.0.
public struct SDLOnUpdateFile: SDLRPCNotification {
    public static var name: String { "OnUpdateFile" }
    public static var functionID: SDLFunctionID { .onUpdateFile }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(7, 0)) }

    /// Mandatory; 1 to 255 characters.
    public var fileName: String

    /// All its members are mandatory.
    public init(
        fileName: String
    ) {
        self.fileName = fileName
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("fileName", fileName)
        writer.endObject()
    }

    private static let keys = JSONKeys("fileName")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var fileName: String?
        guard var frame = try reader.members(keys, mandatory: 0x1) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            default: fileName = try reader.string(1, 255)
            }
        }
        guard let fileName else { return nil }
        return Self(fileName: fileName)
    }

    public func check(_ violations: inout ViolationList) {
        violations.string("fileName", fileName, 1, 255)
    }
}

/// The notification `OnUpdateSubMenu`, since 7.0.
public struct SDLOnUpdateSubMenu: SDLRPCNotification {
    public static var name: String { "OnUpdateSubMenu" }
    public static var functionID: SDLFunctionID { .onUpdateSubMenu }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(7, 0)) }

    /// Mandatory; 0 to 2000000000.
    public var menuID: Int
    /// Optional.
    public var updateSubCells: Bool?

    /// Members that are nil are left out of the message.
    public init(
        menuID: Int,
        updateSubCells: Bool? = nil
    ) {
        self.menuID = menuID
        self.updateSubCells = updateSubCells
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("menuID", menuID)
        writer.field("updateSubCells", updateSubCells)
        writer.endObject()
    }

    private static let keys = JSONKeys("menuID", "updateSubCells")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var menuID: Int?
        var updateSubCells: Bool?
        guard var frame = try reader.members(keys, mandatory: 0x1) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: menuID = try reader.integer(0, 2000000000)
            default: updateSubCells = try reader.bool()
            }
        }
        guard let menuID else { return nil }
        return Self(menuID: menuID, updateSubCells: updateSubCells)
    }

    public func check(_ violations: inout ViolationList) {
        violations.integer("menuID", menuID, 0, 2000000000)
    }
}

/// The notification `OnVehicleData`, since 2.0.
public struct SDLOnVehicleData: SDLRPCNotification {
    public static var name: String { "OnVehicleData" }
    public static var functionID: SDLFunctionID { .onVehicleData }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(2, 0)) }

    /// Optional.
    public var gps: SDLGPSData?
    /// Optional; 0 to 700.
    public var speed: Double?
    /// Optional; 0 to 20000.
    public var rpm: Int?
    /// Optional; -6 to 106; since 2.0; deprecated since 7.0.
    public var fuelLevel: Double?
    /// Optional; since 2.0; deprecated since 7.0.
    public var fuelLevel_State: SDLComponentVolumeStatus?
    /// Optional; 0 to 25575.
    public var instantFuelConsumption: Double?
    /// Optional; at most 100 entries; since 5.0.
    public var fuelRange: [SDLFuelRange]?
    /// Optional; since 7.1.
    public var climateData: SDLClimateData?
    /// Optional; -40 to 100; since 2.0; deprecated since 7.1.
    public var externalTemperature: Double?
    /// Optional; since 5.0.
    public var turnSignal: SDLTurnSignal?
    /// Optional; 1 to 17 characters.
    public var vin: String?
    /// Optional; since 7.0.
    public var gearStatus: SDLGearStatus?
    /// Optional; since 2.0; deprecated since 7.0.
    public var prndl: SDLPRNDL?
    /// Optional.
    public var tirePressure: SDLTireStatus?
    /// Optional; 0 to 17000000.
    public var odometer: Int?
    /// Optional.
    public var beltStatus: SDLBeltStatus?
    /// Optional.
    public var bodyInformation: SDLBodyInformation?
    /// Optional.
    public var deviceStatus: SDLDeviceStatus?
    /// Optional.
    public var driverBraking: SDLVehicleDataEventStatus?
    /// Optional.
    public var wiperStatus: SDLWiperStatus?
    /// Optional.
    public var headLampStatus: SDLHeadLampStatus?
    /// Optional; -1000 to 2000.
    public var engineTorque: Double?
    /// Optional; 0 to 100.
    public var accPedalPosition: Double?
    /// Optional; -2000 to 2000.
    public var steeringWheelAngle: Double?
    /// Optional; 0 to 100; since 5.0.
    public var engineOilLife: Double?
    /// Optional; since 5.0.
    public var electronicParkBrakeStatus: SDLElectronicParkBrakeStatus?
    /// Optional; since 5.1.
    public var cloudAppVehicleID: String?
    /// Optional; since 7.0.
    public var stabilityControlsStatus: SDLStabilityControlsStatus?
    /// Optional.
    public var eCallInfo: SDLECallInfo?
    /// Optional.
    public var airbagStatus: SDLAirbagStatus?
    /// Optional.
    public var emergencyEvent: SDLEmergencyEvent?
    /// Optional.
    public var clusterModeStatus: SDLClusterModeStatus?
    /// Optional.
    public var myKey: SDLMyKey?
    /// Optional; at most 100 entries; since 7.0.
    public var windowStatus: [SDLWindowStatus]?
    /// Optional; since 7.0.
    public var handsOffSteering: Bool?
    /// Optional; since 7.1.
    public var seatOccupancy: SDLSeatOccupancy?

    /// Members that are nil are left out of the message.
    public init(
        gps: SDLGPSData? = nil,
        speed: Double? = nil,
        rpm: Int? = nil,
        fuelLevel: Double? = nil,
        fuelLevel_State: SDLComponentVolumeStatus? = nil,
        instantFuelConsumption: Double? = nil,
        fuelRange: [SDLFuelRange]? = nil,
        climateData: SDLClimateData? = nil,
        externalTemperature: Double? = nil,
        turnSignal: SDLTurnSignal? = nil,
        vin: String? = nil,
        gearStatus: SDLGearStatus? = nil,
        prndl: SDLPRNDL? = nil,
        tirePressure: SDLTireStatus? = nil,
        odometer: Int? = nil,
        beltStatus: SDLBeltStatus? = nil,
        bodyInformation: SDLBodyInformation? = nil,
        deviceStatus: SDLDeviceStatus? = nil,
        driverBraking: SDLVehicleDataEventStatus? = nil,
        wiperStatus: SDLWiperStatus? = nil,
        headLampStatus: SDLHeadLampStatus? = nil,
        engineTorque: Double? = nil,
        accPedalPosition: Double? = nil,
        steeringWheelAngle: Double? = nil,
        engineOilLife: Double? = nil,
        electronicParkBrakeStatus: SDLElectronicParkBrakeStatus? = nil,
        cloudAppVehicleID: String? = nil,
        stabilityControlsStatus: SDLStabilityControlsStatus? = nil,
        eCallInfo: SDLECallInfo? = nil,
        airbagStatus: SDLAirbagStatus? = nil,
        emergencyEvent: SDLEmergencyEvent? = nil,
        clusterModeStatus: SDLClusterModeStatus? = nil,
        myKey: SDLMyKey? = nil,
        windowStatus: [SDLWindowStatus]? = nil,
        handsOffSteering: Bool? = nil,
        seatOccupancy: SDLSeatOccupancy? = nil
    ) {
        self.gps = gps
        self.speed = speed
        self.rpm = rpm
        self.fuelLevel = fuelLevel
        self.fuelLevel_State = fuelLevel_State
        self.instantFuelConsumption = instantFuelConsumption
        self.fuelRange = fuelRange
        self.climateData = climateData
        self.externalTemperature = externalTemperature
        self.turnSignal = turnSignal
        self.vin = vin
        self.gearStatus = gearStatus
        self.prndl = prndl
        self.tirePressure = tirePressure
        self.odometer = odometer
        self.beltStatus = beltStatus
        self.bodyInformation = bodyInformation
        self.deviceStatus = deviceStatus
        self.driverBraking = driverBraking
        self.wiperStatus = wiperStatus
        self.headLampStatus = headLampStatus
        self.engineTorque = engineTorque
        self.accPedalPosition = accPedalPosition
        self.steeringWheelAngle = steeringWheelAngle
        self.engineOilLife = engineOilLife
        self.electronicParkBrakeStatus = electronicParkBrakeStatus
        self.cloudAppVehicleID = cloudAppVehicleID
        self.stabilityControlsStatus = stabilityControlsStatus
        self.eCallInfo = eCallInfo
        self.airbagStatus = airbagStatus
        self.emergencyEvent = emergencyEvent
        self.clusterModeStatus = clusterModeStatus
        self.myKey = myKey
        self.windowStatus = windowStatus
        self.handsOffSteering = handsOffSteering
        self.seatOccupancy = seatOccupancy
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("gps", gps)
        writer.field("speed", speed)
        writer.field("rpm", rpm)
        writer.field("fuelLevel", fuelLevel)
        writer.field("fuelLevel_State", fuelLevel_State)
        writer.field("instantFuelConsumption", instantFuelConsumption)
        writer.field("fuelRange", fuelRange)
        writer.field("climateData", climateData)
        writer.field("externalTemperature", externalTemperature)
        writer.field("turnSignal", turnSignal)
        writer.field("vin", vin)
        writer.field("gearStatus", gearStatus)
        writer.field("prndl", prndl)
        writer.field("tirePressure", tirePressure)
        writer.field("odometer", odometer)
        writer.field("beltStatus", beltStatus)
        writer.field("bodyInformation", bodyInformation)
        writer.field("deviceStatus", deviceStatus)
        writer.field("driverBraking", driverBraking)
        writer.field("wiperStatus", wiperStatus)
        writer.field("headLampStatus", headLampStatus)
        writer.field("engineTorque", engineTorque)
        writer.field("accPedalPosition", accPedalPosition)
        writer.field("steeringWheelAngle", steeringWheelAngle)
        writer.field("engineOilLife", engineOilLife)
        writer.field("electronicParkBrakeStatus", electronicParkBrakeStatus)
        writer.field("cloudAppVehicleID", cloudAppVehicleID)
        writer.field("stabilityControlsStatus", stabilityControlsStatus)
        writer.field("eCallInfo", eCallInfo)
        writer.field("airbagStatus", airbagStatus)
        writer.field("emergencyEvent", emergencyEvent)
        writer.field("clusterModeStatus", clusterModeStatus)
        writer.field("myKey", myKey)
        writer.field("windowStatus", windowStatus)
        writer.field("handsOffSteering", handsOffSteering)
        writer.field("seatOccupancy", seatOccupancy)
        writer.endObject()
    }

    private static let keys = JSONKeys("gps", "speed", "rpm", "fuelLevel", "fuelLevel_State", "instantFuelConsumption", "fuelRange", "climateData", "externalTemperature", "turnSignal", "vin", "gearStatus", "prndl", "tirePressure", "odometer", "beltStatus", "bodyInformation", "deviceStatus", "driverBraking", "wiperStatus", "headLampStatus", "engineTorque", "accPedalPosition", "steeringWheelAngle", "engineOilLife", "electronicParkBrakeStatus", "cloudAppVehicleID", "stabilityControlsStatus", "eCallInfo", "airbagStatus", "emergencyEvent", "clusterModeStatus", "myKey", "windowStatus", "handsOffSteering", "seatOccupancy")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var gps: SDLGPSData?
        var speed: Double?
        var rpm: Int?
        var fuelLevel: Double?
        var fuelLevel_State: SDLComponentVolumeStatus?
        var instantFuelConsumption: Double?
        var fuelRange: [SDLFuelRange]?
        var climateData: SDLClimateData?
        var externalTemperature: Double?
        var turnSignal: SDLTurnSignal?
        var vin: String?
        var gearStatus: SDLGearStatus?
        var prndl: SDLPRNDL?
        var tirePressure: SDLTireStatus?
        var odometer: Int?
        var beltStatus: SDLBeltStatus?
        var bodyInformation: SDLBodyInformation?
        var deviceStatus: SDLDeviceStatus?
        var driverBraking: SDLVehicleDataEventStatus?
        var wiperStatus: SDLWiperStatus?
        var headLampStatus: SDLHeadLampStatus?
        var engineTorque: Double?
        var accPedalPosition: Double?
        var steeringWheelAngle: Double?
        var engineOilLife: Double?
        var electronicParkBrakeStatus: SDLElectronicParkBrakeStatus?
        var cloudAppVehicleID: String?
        var stabilityControlsStatus: SDLStabilityControlsStatus?
        var eCallInfo: SDLECallInfo?
        var airbagStatus: SDLAirbagStatus?
        var emergencyEvent: SDLEmergencyEvent?
        var clusterModeStatus: SDLClusterModeStatus?
        var myKey: SDLMyKey?
        var windowStatus: [SDLWindowStatus]?
        var handsOffSteering: Bool?
        var seatOccupancy: SDLSeatOccupancy?
        guard var frame = try reader.members(keys) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: gps = try SDLGPSData.read(from: &reader)
            case 1: speed = try reader.number(0, 700)
            case 2: rpm = try reader.integer(0, 20000)
            case 3: fuelLevel = try reader.number(-6, 106)
            case 4: fuelLevel_State = try SDLComponentVolumeStatus.read(from: &reader)
            case 5: instantFuelConsumption = try reader.number(0, 25575)
            case 6: fuelRange = try reader.array(of: SDLFuelRange.self, 0, 100)
            case 7: climateData = try SDLClimateData.read(from: &reader)
            case 8: externalTemperature = try reader.number(-40, 100)
            case 9: turnSignal = try SDLTurnSignal.read(from: &reader)
            case 10: vin = try reader.string(1, 17)
            case 11: gearStatus = try SDLGearStatus.read(from: &reader)
            case 12: prndl = try SDLPRNDL.read(from: &reader)
            case 13: tirePressure = try SDLTireStatus.read(from: &reader)
            case 14: odometer = try reader.integer(0, 17000000)
            case 15: beltStatus = try SDLBeltStatus.read(from: &reader)
            case 16: bodyInformation = try SDLBodyInformation.read(from: &reader)
            case 17: deviceStatus = try SDLDeviceStatus.read(from: &reader)
            case 18: driverBraking = try SDLVehicleDataEventStatus.read(from: &reader)
            case 19: wiperStatus = try SDLWiperStatus.read(from: &reader)
            case 20: headLampStatus = try SDLHeadLampStatus.read(from: &reader)
            case 21: engineTorque = try reader.number(-1000, 2000)
            case 22: accPedalPosition = try reader.number(0, 100)
            case 23: steeringWheelAngle = try reader.number(-2000, 2000)
            case 24: engineOilLife = try reader.number(0, 100)
            case 25: electronicParkBrakeStatus = try SDLElectronicParkBrakeStatus.read(from: &reader)
            case 26: cloudAppVehicleID = try reader.string(1, .max)
            case 27: stabilityControlsStatus = try SDLStabilityControlsStatus.read(from: &reader)
            case 28: eCallInfo = try SDLECallInfo.read(from: &reader)
            case 29: airbagStatus = try SDLAirbagStatus.read(from: &reader)
            case 30: emergencyEvent = try SDLEmergencyEvent.read(from: &reader)
            case 31: clusterModeStatus = try SDLClusterModeStatus.read(from: &reader)
            case 32: myKey = try SDLMyKey.read(from: &reader)
            case 33: windowStatus = try reader.array(of: SDLWindowStatus.self, 0, 100)
            case 34: handsOffSteering = try reader.bool()
            default: seatOccupancy = try SDLSeatOccupancy.read(from: &reader)
            }
        }
        return Self(gps: gps, speed: speed, rpm: rpm, fuelLevel: fuelLevel, fuelLevel_State: fuelLevel_State, instantFuelConsumption: instantFuelConsumption, fuelRange: fuelRange, climateData: climateData, externalTemperature: externalTemperature, turnSignal: turnSignal, vin: vin, gearStatus: gearStatus, prndl: prndl, tirePressure: tirePressure, odometer: odometer, beltStatus: beltStatus, bodyInformation: bodyInformation, deviceStatus: deviceStatus, driverBraking: driverBraking, wiperStatus: wiperStatus, headLampStatus: headLampStatus, engineTorque: engineTorque, accPedalPosition: accPedalPosition, steeringWheelAngle: steeringWheelAngle, engineOilLife: engineOilLife, electronicParkBrakeStatus: electronicParkBrakeStatus, cloudAppVehicleID: cloudAppVehicleID, stabilityControlsStatus: stabilityControlsStatus, eCallInfo: eCallInfo, airbagStatus: airbagStatus, emergencyEvent: emergencyEvent, clusterModeStatus: clusterModeStatus, myKey: myKey, windowStatus: windowStatus, handsOffSteering: handsOffSteering, seatOccupancy: seatOccupancy)
    }

    public func check(_ violations: inout ViolationList) {
        violations.object("gps", gps)
        violations.number("speed", speed, 0, 700)
        violations.integer("rpm", rpm, 0, 20000)
        violations.number("fuelLevel", fuelLevel, -6, 106)
        violations.object("fuelLevel_State", fuelLevel_State)
        violations.number("instantFuelConsumption", instantFuelConsumption, 0, 25575)
        violations.objects("fuelRange", fuelRange, 0, 100)
        violations.object("climateData", climateData)
        violations.number("externalTemperature", externalTemperature, -40, 100)
        violations.object("turnSignal", turnSignal)
        violations.string("vin", vin, 1, 17)
        violations.object("gearStatus", gearStatus)
        violations.object("prndl", prndl)
        violations.object("tirePressure", tirePressure)
        violations.integer("odometer", odometer, 0, 17000000)
        violations.object("beltStatus", beltStatus)
        violations.object("bodyInformation", bodyInformation)
        violations.object("deviceStatus", deviceStatus)
        violations.object("driverBraking", driverBraking)
        violations.object("wiperStatus", wiperStatus)
        violations.object("headLampStatus", headLampStatus)
        violations.number("engineTorque", engineTorque, -1000, 2000)
        violations.number("accPedalPosition", accPedalPosition, 0, 100)
        violations.number("steeringWheelAngle", steeringWheelAngle, -2000, 2000)
        violations.number("engineOilLife", engineOilLife, 0, 100)
        violations.object("electronicParkBrakeStatus", electronicParkBrakeStatus)
        violations.string("cloudAppVehicleID", cloudAppVehicleID, 1, .max)
        violations.object("stabilityControlsStatus", stabilityControlsStatus)
        violations.object("eCallInfo", eCallInfo)
        violations.object("airbagStatus", airbagStatus)
        violations.object("emergencyEvent", emergencyEvent)
        violations.object("clusterModeStatus", clusterModeStatus)
        violations.object("myKey", myKey)
        violations.objects("windowStatus", windowStatus, 0, 100)
        violations.object("seatOccupancy", seatOccupancy)
    }
}

/// The notification `OnWayPointChange`, since 4.1.
public struct SDLOnWayPointChange: SDLRPCNotification {
    public static var name: String { "OnWayPointChange" }
    public static var functionID: SDLFunctionID { .onWayPointChange }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(4, 1)) }

    /// Mandatory; 1 to 10 entries.
    public var wayPoints: [SDLLocationDetails]

    /// All its members are mandatory.
    public init(
        wayPoints: [SDLLocationDetails]
    ) {
        self.wayPoints = wayPoints
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("wayPoints", wayPoints)
        writer.endObject()
    }

    private static let keys = JSONKeys("wayPoints")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var wayPoints: [SDLLocationDetails]?
        guard var frame = try reader.members(keys, mandatory: 0x1) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            default: wayPoints = try reader.array(of: SDLLocationDetails.self, 1, 10)
            }
        }
        guard let wayPoints else { return nil }
        return Self(wayPoints: wayPoints)
    }

    public func check(_ violations: inout ViolationList) {
        violations.objects("wayPoints", wayPoints, 1, 10)
    }
}
