// Made by rpc-gen from Sources/rpc-gen/Spec/mobile.json; changes belong there.
// swift-format-ignore-file

public import JSON

/// The request `ListFiles`, since version 3.0.
public struct SDLListFiles: SDLRPCRequest, MemberVisitable {
    /// The type of the response.
    public typealias Response = SDLListFilesResponse

    public static var name: String { "ListFiles" }
    public static var functionID: SDLFunctionID { .listFiles }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(3, 0)) }

    /// Creates a value without members.
    public init() {}

    @usableFromInline package static var blank: Self { Self() }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {}
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The response `ListFiles`, since version 3.0.
public struct SDLListFilesResponse: SDLRPCResponse, MemberVisitable {
    public static var name: String { "ListFiles" }
    public static var functionID: SDLFunctionID { .listFiles }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(3, 0)) }
    public static let resultCodes: [SDLResult] = [
        .success, .invalidData, .outOfMemory, .tooManyPendingRequests, .applicationNotRegistered, .genericError, .rejected, .unsupportedRequest
    ]

    /// Mandatory.
    public var success: Bool
    /// Mandatory.
    public var resultCode: SDLResult
    /// Optional; at most 1000 entries; each entry: 1 to 500 characters.
    public var filenames: [String]?
    /// Optional; 0 to 2000000000; since version 3.0.
    public var spaceAvailable: Int?
    /// Optional; 1 to 1000 characters.
    public var info: String?

    /// Creates a value. Nil members are not sent.
    public init(
        success: Bool, resultCode: SDLResult, filenames: [String]? = nil, spaceAvailable: Int? = nil,
        info: String? = nil
    ) {
        self.success = success
        self.resultCode = resultCode
        self.filenames = filenames
        self.spaceAvailable = spaceAvailable
        self.info = info
    }

    @usableFromInline package static var blank: Self { Self(success: false, resultCode: .blank) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.bool("success", &it.success)
        try v.value("resultCode", &it.resultCode)
        try v.strings("filenames", &it.filenames, 0, 1000, lengths: 1, 500)
        try v.integer("spaceAvailable", &it.spaceAvailable, 0, 2000000000)
        try v.string("info", &it.info, 1, 1000)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The notification `OnAppCapabilityUpdated`, since version 7.1.
public struct SDLOnAppCapabilityUpdated: SDLRPCNotification, MemberVisitable {
    public static var name: String { "OnAppCapabilityUpdated" }
    public static var functionID: SDLFunctionID { .onAppCapabilityUpdated }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(7, 1)) }

    /// Mandatory.
    public var appCapability: SDLAppCapability

    /// Creates a value. All members are mandatory.
    public init(appCapability: SDLAppCapability) {
        self.appCapability = appCapability
    }

    @usableFromInline package static var blank: Self { Self(appCapability: .blank) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.value("appCapability", &it.appCapability)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The notification `OnAppInterfaceUnregistered`, since version 1.0.
public struct SDLOnAppInterfaceUnregistered: SDLRPCNotification, MemberVisitable {
    public static var name: String { "OnAppInterfaceUnregistered" }
    public static var functionID: SDLFunctionID { .onAppInterfaceUnregistered }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(1, 0)) }

    /// Mandatory.
    public var reason: SDLAppInterfaceUnregisteredReason

    /// Creates a value. All members are mandatory.
    public init(reason: SDLAppInterfaceUnregisteredReason) {
        self.reason = reason
    }

    @usableFromInline package static var blank: Self { Self(reason: .blank) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.value("reason", &it.reason)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The notification `OnAppServiceData`, since version 5.1.
public struct SDLOnAppServiceData: SDLRPCNotification, MemberVisitable {
    public static var name: String { "OnAppServiceData" }
    public static var functionID: SDLFunctionID { .onAppServiceData }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(5, 1)) }

    /// Mandatory.
    public var serviceData: SDLAppServiceData

    /// Creates a value. All members are mandatory.
    public init(serviceData: SDLAppServiceData) {
        self.serviceData = serviceData
    }

    @usableFromInline package static var blank: Self { Self(serviceData: .blank) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.value("serviceData", &it.serviceData)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The notification `OnAudioPassThru`, since version 2.0.
public struct SDLOnAudioPassThru: SDLRPCNotification, MemberVisitable {
    public static var name: String { "OnAudioPassThru" }
    public static var functionID: SDLFunctionID { .onAudioPassThru }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(2, 0)) }

    /// Creates a value without members.
    public init() {}

    @usableFromInline package static var blank: Self { Self() }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {}
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The notification `OnButtonEvent`, since version 1.0.
public struct SDLOnButtonEvent: SDLRPCNotification, MemberVisitable {
    public static var name: String { "OnButtonEvent" }
    public static var functionID: SDLFunctionID { .onButtonEvent }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(1, 0)) }

    /// Mandatory.
    public var buttonName: SDLButtonName
    /// Mandatory.
    public var buttonEventMode: SDLButtonEventMode
    /// Optional; 0 to 65536; since version 2.0.
    public var customButtonID: Int?

    /// Creates a value. Nil members are not sent.
    public init(buttonName: SDLButtonName, buttonEventMode: SDLButtonEventMode, customButtonID: Int? = nil) {
        self.buttonName = buttonName
        self.buttonEventMode = buttonEventMode
        self.customButtonID = customButtonID
    }

    @usableFromInline package static var blank: Self { Self(buttonName: .blank, buttonEventMode: .blank) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.value("buttonName", &it.buttonName)
        try v.value("buttonEventMode", &it.buttonEventMode)
        try v.integer("customButtonID", &it.customButtonID, 0, 65536)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The notification `OnButtonPress`, since version 1.0.
public struct SDLOnButtonPress: SDLRPCNotification, MemberVisitable {
    public static var name: String { "OnButtonPress" }
    public static var functionID: SDLFunctionID { .onButtonPress }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(1, 0)) }

    /// Mandatory.
    public var buttonName: SDLButtonName
    /// Mandatory.
    public var buttonPressMode: SDLButtonPressMode
    /// Optional; 0 to 65536; since version 2.0.
    public var customButtonID: Int?

    /// Creates a value. Nil members are not sent.
    public init(buttonName: SDLButtonName, buttonPressMode: SDLButtonPressMode, customButtonID: Int? = nil) {
        self.buttonName = buttonName
        self.buttonPressMode = buttonPressMode
        self.customButtonID = customButtonID
    }

    @usableFromInline package static var blank: Self { Self(buttonName: .blank, buttonPressMode: .blank) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.value("buttonName", &it.buttonName)
        try v.value("buttonPressMode", &it.buttonPressMode)
        try v.integer("customButtonID", &it.customButtonID, 0, 65536)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The notification `OnCommand`, since version 1.0.
public struct SDLOnCommand: SDLRPCNotification, MemberVisitable {
    public static var name: String { "OnCommand" }
    public static var functionID: SDLFunctionID { .onCommand }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(1, 0)) }

    /// Mandatory; 0 to 2000000000.
    public var cmdID: Int
    /// Mandatory.
    public var triggerSource: SDLTriggerSource

    /// Creates a value. All members are mandatory.
    public init(cmdID: Int, triggerSource: SDLTriggerSource) {
        self.cmdID = cmdID
        self.triggerSource = triggerSource
    }

    @usableFromInline package static var blank: Self { Self(cmdID: 0, triggerSource: .blank) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.integer("cmdID", &it.cmdID, 0, 2000000000)
        try v.value("triggerSource", &it.triggerSource)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The notification `OnDriverDistraction`, since version 1.0.
public struct SDLOnDriverDistraction: SDLRPCNotification, MemberVisitable {
    public static var name: String { "OnDriverDistraction" }
    public static var functionID: SDLFunctionID { .onDriverDistraction }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(1, 0)) }

    /// Mandatory.
    public var state: SDLDriverDistractionState
    /// Optional; since version 6.0.
    public var lockScreenDismissalEnabled: Bool?
    /// Optional; since version 6.0.
    public var lockScreenDismissalWarning: String?

    /// Creates a value. Nil members are not sent.
    public init(
        state: SDLDriverDistractionState, lockScreenDismissalEnabled: Bool? = nil,
        lockScreenDismissalWarning: String? = nil
    ) {
        self.state = state
        self.lockScreenDismissalEnabled = lockScreenDismissalEnabled
        self.lockScreenDismissalWarning = lockScreenDismissalWarning
    }

    @usableFromInline package static var blank: Self { Self(state: .blank) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.value("state", &it.state)
        try v.bool("lockScreenDismissalEnabled", &it.lockScreenDismissalEnabled)
        try v.string("lockScreenDismissalWarning", &it.lockScreenDismissalWarning, 1, .max)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The notification `OnEncodedSyncPData`, deprecated since version 7.1.
public struct SDLOnEncodedSyncPData: SDLRPCNotification, MemberVisitable {
    public static var name: String { "OnEncodedSyncPData" }
    public static var functionID: SDLFunctionID { .onEncodedSyncPData }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(1, 0), deprecated: SDLVersion(7, 1)) }

    /// Mandatory; 1 to 100 entries; each entry: 1 to 1000000 characters.
    public var data: [String]
    /// Optional; 1 to 1000 characters.
    public var URL: String?
    /// Optional; 0 to 2000000000.
    public var Timeout: Int?

    /// Creates a value. Nil members are not sent.
    public init(data: [String], URL: String? = nil, Timeout: Int? = nil) {
        self.data = data
        self.URL = URL
        self.Timeout = Timeout
    }

    @usableFromInline package static var blank: Self { Self(data: []) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.strings("data", &it.data, 1, 100, lengths: 1, 1000000)
        try v.string("URL", &it.URL, 1, 1000)
        try v.integer("Timeout", &it.Timeout, 0, 2000000000)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The notification `OnHMIStatus`, since version 1.0.
public struct SDLOnHMIStatus: SDLRPCNotification, MemberVisitable {
    public static var name: String { "OnHMIStatus" }
    public static var functionID: SDLFunctionID { .onHMIStatus }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(1, 0)) }

    /// Mandatory.
    public var hmiLevel: SDLHMILevel
    /// Mandatory.
    public var audioStreamingState: SDLAudioStreamingState
    /// Mandatory.
    public var systemContext: SDLSystemContext
    /// Optional, `STREAMABLE` by default; since version 5.0.
    public var videoStreamingState: SDLVideoStreamingState?
    /// Optional; since version 6.0.
    public var windowID: Int?
    /// The value of `videoStreamingState`; if the value is nil, the default value.
    public var videoStreamingStateOrDefault: SDLVideoStreamingState { videoStreamingState ?? .streamable }

    /// Creates a value. Nil members are not sent.
    public init(
        hmiLevel: SDLHMILevel, audioStreamingState: SDLAudioStreamingState, systemContext: SDLSystemContext,
        videoStreamingState: SDLVideoStreamingState? = nil, windowID: Int? = nil
    ) {
        self.hmiLevel = hmiLevel
        self.audioStreamingState = audioStreamingState
        self.systemContext = systemContext
        self.videoStreamingState = videoStreamingState
        self.windowID = windowID
    }

    @usableFromInline package static var blank: Self { Self(
        hmiLevel: .blank, audioStreamingState: .blank, systemContext: .blank
    ) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.value("hmiLevel", &it.hmiLevel)
        try v.value("audioStreamingState", &it.audioStreamingState)
        try v.value("systemContext", &it.systemContext)
        try v.value("videoStreamingState", &it.videoStreamingState)
        try v.integer("windowID", &it.windowID, .min, .max)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The notification `OnHashChange`, since version 3.0.
public struct SDLOnHashChange: SDLRPCNotification, MemberVisitable {
    public static var name: String { "OnHashChange" }
    public static var functionID: SDLFunctionID { .onHashChange }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(3, 0)) }

    /// Mandatory; 1 to 100 characters.
    public var hashID: String

    /// Creates a value. All members are mandatory.
    public init(hashID: String) {
        self.hashID = hashID
    }

    @usableFromInline package static var blank: Self { Self(hashID: "") }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.string("hashID", &it.hashID, 1, 100)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The notification `OnInteriorVehicleData`, since version 4.5.
public struct SDLOnInteriorVehicleData: SDLRPCNotification, MemberVisitable {
    public static var name: String { "OnInteriorVehicleData" }
    public static var functionID: SDLFunctionID { .onInteriorVehicleData }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(4, 5)) }

    /// Mandatory.
    public var moduleData: SDLModuleData

    /// Creates a value. All members are mandatory.
    public init(moduleData: SDLModuleData) {
        self.moduleData = moduleData
    }

    @usableFromInline package static var blank: Self { Self(moduleData: .blank) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.value("moduleData", &it.moduleData)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The notification `OnKeyboardInput`, since version 3.0.
public struct SDLOnKeyboardInput: SDLRPCNotification, MemberVisitable {
    public static var name: String { "OnKeyboardInput" }
    public static var functionID: SDLFunctionID { .onKeyboardInput }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(3, 0)) }

    /// Mandatory.
    public var event: SDLKeyboardEvent
    /// Optional; 1 to 500 characters.
    public var data: String?

    /// Creates a value. Nil members are not sent.
    public init(event: SDLKeyboardEvent, data: String? = nil) {
        self.event = event
        self.data = data
    }

    @usableFromInline package static var blank: Self { Self(event: .blank) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.value("event", &it.event)
        try v.string("data", &it.data, 1, 500)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The notification `OnLanguageChange`, since version 2.0.
public struct SDLOnLanguageChange: SDLRPCNotification, MemberVisitable {
    public static var name: String { "OnLanguageChange" }
    public static var functionID: SDLFunctionID { .onLanguageChange }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(2, 0)) }

    /// Mandatory.
    public var language: SDLLanguage
    /// Mandatory.
    public var hmiDisplayLanguage: SDLLanguage

    /// Creates a value. All members are mandatory.
    public init(language: SDLLanguage, hmiDisplayLanguage: SDLLanguage) {
        self.language = language
        self.hmiDisplayLanguage = hmiDisplayLanguage
    }

    @usableFromInline package static var blank: Self { Self(language: .blank, hmiDisplayLanguage: .blank) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.value("language", &it.language)
        try v.value("hmiDisplayLanguage", &it.hmiDisplayLanguage)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The notification `OnPermissionsChange`, since version 2.0.
public struct SDLOnPermissionsChange: SDLRPCNotification, MemberVisitable {
    public static var name: String { "OnPermissionsChange" }
    public static var functionID: SDLFunctionID { .onPermissionsChange }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(2, 0)) }

    /// Mandatory; at most 500 entries.
    public var permissionItem: [SDLPermissionItem]
    /// Optional; since version 6.0.
    public var requireEncryption: Bool?

    /// Creates a value. Nil members are not sent.
    public init(permissionItem: [SDLPermissionItem], requireEncryption: Bool? = nil) {
        self.permissionItem = permissionItem
        self.requireEncryption = requireEncryption
    }

    @usableFromInline package static var blank: Self { Self(permissionItem: []) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.values("permissionItem", &it.permissionItem, 0, 500)
        try v.bool("requireEncryption", &it.requireEncryption)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The notification `OnRCStatus`, since version 5.0.
public struct SDLOnRCStatus: SDLRPCNotification, MemberVisitable {
    public static var name: String { "OnRCStatus" }
    public static var functionID: SDLFunctionID { .onRCStatus }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(5, 0)) }

    /// Optional.
    public var allowed: Bool?
    /// Mandatory; at most 100 entries.
    public var allocatedModules: [SDLModuleData]
    /// Mandatory; at most 100 entries.
    public var freeModules: [SDLModuleData]

    /// Creates a value. Nil members are not sent.
    public init(allowed: Bool? = nil, allocatedModules: [SDLModuleData], freeModules: [SDLModuleData]) {
        self.allowed = allowed
        self.allocatedModules = allocatedModules
        self.freeModules = freeModules
    }

    @usableFromInline package static var blank: Self { Self(allocatedModules: [], freeModules: []) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.bool("allowed", &it.allowed)
        try v.values("allocatedModules", &it.allocatedModules, 0, 100)
        try v.values("freeModules", &it.freeModules, 0, 100)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The notification `OnSubtleAlertPressed`, since version 7.0.
public struct SDLOnSubtleAlertPressed: SDLRPCNotification, MemberVisitable {
    public static var name: String { "OnSubtleAlertPressed" }
    public static var functionID: SDLFunctionID { .onSubtleAlertPressed }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(7, 0)) }

    /// Creates a value without members.
    public init() {}

    @usableFromInline package static var blank: Self { Self() }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {}
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The notification `OnSystemCapabilityUpdated`, since version 5.1.
public struct SDLOnSystemCapabilityUpdated: SDLRPCNotification, MemberVisitable {
    public static var name: String { "OnSystemCapabilityUpdated" }
    public static var functionID: SDLFunctionID { .onSystemCapabilityUpdated }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(5, 1)) }

    /// Mandatory.
    public var systemCapability: SDLSystemCapability

    /// Creates a value. All members are mandatory.
    public init(systemCapability: SDLSystemCapability) {
        self.systemCapability = systemCapability
    }

    @usableFromInline package static var blank: Self { Self(systemCapability: .blank) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.value("systemCapability", &it.systemCapability)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The notification `OnSystemRequest`, since version 3.0.
public struct SDLOnSystemRequest: SDLRPCNotification, MemberVisitable {
    public static var name: String { "OnSystemRequest" }
    public static var functionID: SDLFunctionID { .onSystemRequest }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(3, 0)) }

    /// Mandatory.
    public var requestType: SDLRequestType
    /// Optional; 1 to 255 characters; since version 5.0.
    public var requestSubType: String?
    /// Optional; since version 3.0.
    public var url: String?
    /// Optional; 0 to 2000000000.
    public var timeout: Int?
    /// Optional.
    public var fileType: SDLFileType?
    /// Optional; 0 to 100000000000.
    public var offset: Int?
    /// Optional; 0 to 100000000000.
    public var length: Int?

    /// Creates a value. Nil members are not sent.
    public init(
        requestType: SDLRequestType, requestSubType: String? = nil, url: String? = nil, timeout: Int? = nil,
        fileType: SDLFileType? = nil, offset: Int? = nil, length: Int? = nil
    ) {
        self.requestType = requestType
        self.requestSubType = requestSubType
        self.url = url
        self.timeout = timeout
        self.fileType = fileType
        self.offset = offset
        self.length = length
    }

    @usableFromInline package static var blank: Self { Self(requestType: .blank) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.value("requestType", &it.requestType)
        try v.string("requestSubType", &it.requestSubType, 1, 255)
        try v.string("url", &it.url, 1, .max)
        try v.integer("timeout", &it.timeout, 0, 2000000000)
        try v.value("fileType", &it.fileType)
        try v.integer("offset", &it.offset, 0, 100000000000)
        try v.integer("length", &it.length, 0, 100000000000)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The notification `OnTBTClientState`, since version 1.0.
public struct SDLOnTBTClientState: SDLRPCNotification, MemberVisitable {
    public static var name: String { "OnTBTClientState" }
    public static var functionID: SDLFunctionID { .onTBTClientState }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(1, 0)) }

    /// Mandatory.
    public var state: SDLTBTState

    /// Creates a value. All members are mandatory.
    public init(state: SDLTBTState) {
        self.state = state
    }

    @usableFromInline package static var blank: Self { Self(state: .blank) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.value("state", &it.state)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The notification `OnTouchEvent`, since version 3.0.
public struct SDLOnTouchEvent: SDLRPCNotification, MemberVisitable {
    public static var name: String { "OnTouchEvent" }
    public static var functionID: SDLFunctionID { .onTouchEvent }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(3, 0)) }

    /// Mandatory.
    public var type: SDLTouchType
    /// Mandatory; 1 to 10 entries.
    public var event: [SDLTouchEvent]

    /// Creates a value. All members are mandatory.
    public init(type: SDLTouchType, event: [SDLTouchEvent]) {
        self.type = type
        self.event = event
    }

    @usableFromInline package static var blank: Self { Self(type: .blank, event: []) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.value("type", &it.type)
        try v.values("event", &it.event, 1, 10)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The notification `OnUpdateFile`, since version 7.0.
public struct SDLOnUpdateFile: SDLRPCNotification, MemberVisitable {
    public static var name: String { "OnUpdateFile" }
    public static var functionID: SDLFunctionID { .onUpdateFile }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(7, 0)) }

    /// Mandatory; 1 to 255 characters.
    public var fileName: String

    /// Creates a value. All members are mandatory.
    public init(fileName: String) {
        self.fileName = fileName
    }

    @usableFromInline package static var blank: Self { Self(fileName: "") }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.string("fileName", &it.fileName, 1, 255)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The notification `OnUpdateSubMenu`, since version 7.0.
public struct SDLOnUpdateSubMenu: SDLRPCNotification, MemberVisitable {
    public static var name: String { "OnUpdateSubMenu" }
    public static var functionID: SDLFunctionID { .onUpdateSubMenu }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(7, 0)) }

    /// Mandatory; 0 to 2000000000.
    public var menuID: Int
    /// Optional.
    public var updateSubCells: Bool?

    /// Creates a value. Nil members are not sent.
    public init(menuID: Int, updateSubCells: Bool? = nil) {
        self.menuID = menuID
        self.updateSubCells = updateSubCells
    }

    @usableFromInline package static var blank: Self { Self(menuID: 0) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.integer("menuID", &it.menuID, 0, 2000000000)
        try v.bool("updateSubCells", &it.updateSubCells)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The notification `OnVehicleData`, since version 2.0.
public struct SDLOnVehicleData: SDLRPCNotification, MemberVisitable {
    public static var name: String { "OnVehicleData" }
    public static var functionID: SDLFunctionID { .onVehicleData }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(2, 0)) }

    /// Optional.
    public var gps: SDLGPSData?
    /// Optional; 0 to 700.
    public var speed: Double?
    /// Optional; 0 to 20000.
    public var rpm: Int?
    /// Optional; -6 to 106; since version 2.0; deprecated since version 7.0.
    public var fuelLevel: Double?
    /// Optional; since version 2.0; deprecated since version 7.0.
    public var fuelLevel_State: SDLComponentVolumeStatus?
    /// Optional; 0 to 25575.
    public var instantFuelConsumption: Double?
    /// Optional; at most 100 entries; since version 5.0.
    public var fuelRange: [SDLFuelRange]?
    /// Optional; since version 7.1.
    public var climateData: SDLClimateData?
    /// Optional; -40 to 100; since version 2.0; deprecated since version 7.1.
    public var externalTemperature: Double?
    /// Optional; since version 5.0.
    public var turnSignal: SDLTurnSignal?
    /// Optional; 1 to 17 characters.
    public var vin: String?
    /// Optional; since version 7.0.
    public var gearStatus: SDLGearStatus?
    /// Optional; since version 2.0; deprecated since version 7.0.
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
    /// Optional; 0 to 100; since version 5.0.
    public var engineOilLife: Double?
    /// Optional; since version 5.0.
    public var electronicParkBrakeStatus: SDLElectronicParkBrakeStatus?
    /// Optional; since version 5.1.
    public var cloudAppVehicleID: String?
    /// Optional; since version 7.0.
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
    /// Optional; at most 100 entries; since version 7.0.
    public var windowStatus: [SDLWindowStatus]?
    /// Optional; since version 7.0.
    public var handsOffSteering: Bool?
    /// Optional; since version 7.1.
    public var seatOccupancy: SDLSeatOccupancy?

    /// Creates a value. Nil members are not sent.
    public init(
        gps: SDLGPSData? = nil, speed: Double? = nil, rpm: Int? = nil, fuelLevel: Double? = nil,
        fuelLevel_State: SDLComponentVolumeStatus? = nil, instantFuelConsumption: Double? = nil,
        fuelRange: [SDLFuelRange]? = nil, climateData: SDLClimateData? = nil, externalTemperature: Double? = nil,
        turnSignal: SDLTurnSignal? = nil, vin: String? = nil, gearStatus: SDLGearStatus? = nil, prndl: SDLPRNDL? = nil,
        tirePressure: SDLTireStatus? = nil, odometer: Int? = nil, beltStatus: SDLBeltStatus? = nil,
        bodyInformation: SDLBodyInformation? = nil, deviceStatus: SDLDeviceStatus? = nil,
        driverBraking: SDLVehicleDataEventStatus? = nil, wiperStatus: SDLWiperStatus? = nil,
        headLampStatus: SDLHeadLampStatus? = nil, engineTorque: Double? = nil, accPedalPosition: Double? = nil,
        steeringWheelAngle: Double? = nil, engineOilLife: Double? = nil,
        electronicParkBrakeStatus: SDLElectronicParkBrakeStatus? = nil, cloudAppVehicleID: String? = nil,
        stabilityControlsStatus: SDLStabilityControlsStatus? = nil, eCallInfo: SDLECallInfo? = nil,
        airbagStatus: SDLAirbagStatus? = nil, emergencyEvent: SDLEmergencyEvent? = nil,
        clusterModeStatus: SDLClusterModeStatus? = nil, myKey: SDLMyKey? = nil, windowStatus: [SDLWindowStatus]? = nil,
        handsOffSteering: Bool? = nil, seatOccupancy: SDLSeatOccupancy? = nil
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

    @usableFromInline package static var blank: Self { Self() }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.value("gps", &it.gps)
        try v.number("speed", &it.speed, 0, 700)
        try v.integer("rpm", &it.rpm, 0, 20000)
        try v.number("fuelLevel", &it.fuelLevel, -6, 106)
        try v.value("fuelLevel_State", &it.fuelLevel_State)
        try v.number("instantFuelConsumption", &it.instantFuelConsumption, 0, 25575)
        try v.values("fuelRange", &it.fuelRange, 0, 100)
        try v.value("climateData", &it.climateData)
        try v.number("externalTemperature", &it.externalTemperature, -40, 100)
        try v.value("turnSignal", &it.turnSignal)
        try v.string("vin", &it.vin, 1, 17)
        try v.value("gearStatus", &it.gearStatus)
        try v.value("prndl", &it.prndl)
        try v.value("tirePressure", &it.tirePressure)
        try v.integer("odometer", &it.odometer, 0, 17000000)
        try v.value("beltStatus", &it.beltStatus)
        try v.value("bodyInformation", &it.bodyInformation)
        try v.value("deviceStatus", &it.deviceStatus)
        try v.value("driverBraking", &it.driverBraking)
        try v.value("wiperStatus", &it.wiperStatus)
        try v.value("headLampStatus", &it.headLampStatus)
        try v.number("engineTorque", &it.engineTorque, -1000, 2000)
        try v.number("accPedalPosition", &it.accPedalPosition, 0, 100)
        try v.number("steeringWheelAngle", &it.steeringWheelAngle, -2000, 2000)
        try v.number("engineOilLife", &it.engineOilLife, 0, 100)
        try v.value("electronicParkBrakeStatus", &it.electronicParkBrakeStatus)
        try v.string("cloudAppVehicleID", &it.cloudAppVehicleID, 1, .max)
        try v.value("stabilityControlsStatus", &it.stabilityControlsStatus)
        try v.value("eCallInfo", &it.eCallInfo)
        try v.value("airbagStatus", &it.airbagStatus)
        try v.value("emergencyEvent", &it.emergencyEvent)
        try v.value("clusterModeStatus", &it.clusterModeStatus)
        try v.value("myKey", &it.myKey)
        try v.values("windowStatus", &it.windowStatus, 0, 100)
        try v.bool("handsOffSteering", &it.handsOffSteering)
        try v.value("seatOccupancy", &it.seatOccupancy)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The notification `OnWayPointChange`, since version 4.1.
public struct SDLOnWayPointChange: SDLRPCNotification, MemberVisitable {
    public static var name: String { "OnWayPointChange" }
    public static var functionID: SDLFunctionID { .onWayPointChange }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(4, 1)) }

    /// Mandatory; 1 to 10 entries.
    public var wayPoints: [SDLLocationDetails]

    /// Creates a value. All members are mandatory.
    public init(wayPoints: [SDLLocationDetails]) {
        self.wayPoints = wayPoints
    }

    @usableFromInline package static var blank: Self { Self(wayPoints: []) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.values("wayPoints", &it.wayPoints, 1, 10)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}
