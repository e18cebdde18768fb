// Made by rpc-gen from Sources/rpc-gen/Spec/mobile.json; changes belong there.
// swift-format-ignore-file

public import JSON

/// The response `ScrollableMessage`, since version 2.0.
public struct SDLScrollableMessageResponse: SDLRPCResponse, MemberVisitable {
    public static var name: String { "ScrollableMessage" }
    public static var functionID: SDLFunctionID { .scrollableMessage }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(2, 0)) }
    public static let resultCodes: [SDLResult] = [
        .success, .invalidData, .outOfMemory, .charLimitExceeded, .tooManyPendingRequests, .applicationNotRegistered, .genericError, .disallowed, .unsupportedResource, .rejected, .aborted
    ]

    /// Mandatory.
    public var success: Bool
    /// Mandatory.
    public var resultCode: SDLResult
    /// Optional; 1 to 1000 characters.
    public var info: String?

    /// Creates a value. Nil members are not sent.
    public init(success: Bool, resultCode: SDLResult, info: String? = nil) {
        self.success = success
        self.resultCode = resultCode
        self.info = info
    }

    @usableFromInline package static var blank: Self { Self(success: false, resultCode: .blank) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.bool("success", &it.success)
        try v.value("resultCode", &it.resultCode)
        try v.string("info", &it.info, 1, 1000)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The request `ScrollableMessage`, since version 2.0.
public struct SDLScrollableMessage: SDLRPCRequest, MemberVisitable {
    /// The type of the response.
    public typealias Response = SDLScrollableMessageResponse

    public static var name: String { "ScrollableMessage" }
    public static var functionID: SDLFunctionID { .scrollableMessage }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(2, 0)) }
    public static let memberLifespans: [SDLMemberLifespan] = [
        SDLMemberLifespan("softButtons.image.isTemplate", SDLLifespan(since: SDLVersion(5, 0))),
        SDLMemberLifespan("cancelID", SDLLifespan(since: SDLVersion(6, 0))),
    ]

    /// Mandatory; 1 to 500 characters.
    public var scrollableMessageBody: String
    /// Optional, 30000 by default; 1000 to 65535.
    public var timeout: Int?
    /// Optional; at most 8 entries.
    public var softButtons: [SDLSoftButton]?
    /// Optional; since version 6.0.
    public var cancelID: Int?
    /// The value of `timeout`; if the value is nil, the default value.
    public var timeoutOrDefault: Int { timeout ?? 30000 }

    /// Creates a value. Nil members are not sent.
    public init(
        scrollableMessageBody: String, timeout: Int? = nil, softButtons: [SDLSoftButton]? = nil, cancelID: Int? = nil
    ) {
        self.scrollableMessageBody = scrollableMessageBody
        self.timeout = timeout
        self.softButtons = softButtons
        self.cancelID = cancelID
    }

    @usableFromInline package static var blank: Self { Self(scrollableMessageBody: "") }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.string("scrollableMessageBody", &it.scrollableMessageBody, 1, 500)
        try v.integer("timeout", &it.timeout, 1000, 65535)
        try v.values("softButtons", &it.softButtons, 0, 8)
        try v.integer("cancelID", &it.cancelID, .min, .max)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The request `SendHapticData`, since version 4.5.
public struct SDLSendHapticData: SDLRPCRequest, MemberVisitable {
    /// The type of the response.
    public typealias Response = SDLSendHapticDataResponse

    public static var name: String { "SendHapticData" }
    public static var functionID: SDLFunctionID { .sendHapticData }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(4, 5)) }

    /// Optional; at most 1000 entries.
    public var hapticRectData: [SDLHapticRect]?

    /// Creates a value. Nil members are not sent.
    public init(hapticRectData: [SDLHapticRect]? = nil) {
        self.hapticRectData = hapticRectData
    }

    @usableFromInline package static var blank: Self { Self() }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.values("hapticRectData", &it.hapticRectData, 0, 1000)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The response `SendHapticData`, since version 4.5.
public struct SDLSendHapticDataResponse: SDLRPCResponse, MemberVisitable {
    public static var name: String { "SendHapticData" }
    public static var functionID: SDLFunctionID { .sendHapticData }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(4, 5)) }
    public static let resultCodes: [SDLResult] = [
        .success, .genericError
    ]

    /// Mandatory.
    public var success: Bool
    /// Optional; 1 to 1000 characters.
    public var info: String?
    /// Mandatory.
    public var resultCode: SDLResult

    /// Creates a value. Nil members are not sent.
    public init(success: Bool, info: String? = nil, resultCode: SDLResult) {
        self.success = success
        self.info = info
        self.resultCode = resultCode
    }

    @usableFromInline package static var blank: Self { Self(success: false, resultCode: .blank) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.bool("success", &it.success)
        try v.string("info", &it.info, 1, 1000)
        try v.value("resultCode", &it.resultCode)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The response `SendLocation`, since version 3.0.
public struct SDLSendLocationResponse: SDLRPCResponse, MemberVisitable {
    public static var name: String { "SendLocation" }
    public static var functionID: SDLFunctionID { .sendLocation }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(3, 0)) }
    public static let resultCodes: [SDLResult] = [
        .success, .invalidData, .outOfMemory, .tooManyPendingRequests, .applicationNotRegistered, .genericError, .rejected, .unsupportedResource, .disallowed
    ]

    /// Mandatory.
    public var success: Bool
    /// Mandatory.
    public var resultCode: SDLResult
    /// Optional; 1 to 1000 characters.
    public var info: String?

    /// Creates a value. Nil members are not sent.
    public init(success: Bool, resultCode: SDLResult, info: String? = nil) {
        self.success = success
        self.resultCode = resultCode
        self.info = info
    }

    @usableFromInline package static var blank: Self { Self(success: false, resultCode: .blank) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.bool("success", &it.success)
        try v.value("resultCode", &it.resultCode)
        try v.string("info", &it.info, 1, 1000)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The request `SendLocation`, since version 3.0.
public struct SDLSendLocation: SDLRPCRequest, MemberVisitable {
    /// The type of the response.
    public typealias Response = SDLSendLocationResponse

    public static var name: String { "SendLocation" }
    public static var functionID: SDLFunctionID { .sendLocation }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(3, 0)) }
    public static let memberLifespans: [SDLMemberLifespan] = [
        SDLMemberLifespan("locationImage.isTemplate", SDLLifespan(since: SDLVersion(5, 0))),
        SDLMemberLifespan("timeStamp", SDLLifespan(since: SDLVersion(4, 1))),
        SDLMemberLifespan("timeStamp.millisecond", SDLLifespan(since: SDLVersion(4, 2, 2))),
        SDLMemberLifespan("address", SDLLifespan(since: SDLVersion(4, 1))),
        SDLMemberLifespan("deliveryMode", SDLLifespan(since: SDLVersion(4, 1))),
    ]

    /// Optional; -180 to 180.
    public var longitudeDegrees: Double?
    /// Optional; -90 to 90.
    public var latitudeDegrees: Double?
    /// Optional; 1 to 500 characters.
    public var locationName: String?
    /// Optional; 1 to 500 characters.
    public var locationDescription: String?
    /// Optional; at most 4 entries; each entry: 1 to 500 characters.
    public var addressLines: [String]?
    /// Optional; 1 to 500 characters.
    public var phoneNumber: String?
    /// Optional.
    public var locationImage: SDLImage?
    /// Optional; since version 4.1.
    public var timeStamp: SDLDateTime?
    /// Optional; since version 4.1.
    public var address: SDLOASISAddress?
    /// Optional; since version 4.1.
    public var deliveryMode: SDLDeliveryMode?

    /// Creates a value. Nil members are not sent.
    public init(
        longitudeDegrees: Double? = nil, latitudeDegrees: Double? = nil, locationName: String? = nil,
        locationDescription: String? = nil, addressLines: [String]? = nil, phoneNumber: String? = nil,
        locationImage: SDLImage? = nil, timeStamp: SDLDateTime? = nil, address: SDLOASISAddress? = nil,
        deliveryMode: SDLDeliveryMode? = nil
    ) {
        self.longitudeDegrees = longitudeDegrees
        self.latitudeDegrees = latitudeDegrees
        self.locationName = locationName
        self.locationDescription = locationDescription
        self.addressLines = addressLines
        self.phoneNumber = phoneNumber
        self.locationImage = locationImage
        self.timeStamp = timeStamp
        self.address = address
        self.deliveryMode = deliveryMode
    }

    @usableFromInline package static var blank: Self { Self() }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.number("longitudeDegrees", &it.longitudeDegrees, -180, 180)
        try v.number("latitudeDegrees", &it.latitudeDegrees, -90, 90)
        try v.string("locationName", &it.locationName, 1, 500)
        try v.string("locationDescription", &it.locationDescription, 1, 500)
        try v.strings("addressLines", &it.addressLines, 0, 4, lengths: 1, 500)
        try v.string("phoneNumber", &it.phoneNumber, 1, 500)
        try v.value("locationImage", &it.locationImage)
        try v.value("timeStamp", &it.timeStamp)
        try v.value("address", &it.address)
        try v.value("deliveryMode", &it.deliveryMode)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The request `SetAppIcon`, since version 3.0.
public struct SDLSetAppIcon: SDLRPCRequest, MemberVisitable {
    /// The type of the response.
    public typealias Response = SDLSetAppIconResponse

    public static var name: String { "SetAppIcon" }
    public static var functionID: SDLFunctionID { .setAppIcon }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(3, 0)) }

    /// Mandatory; 1 to 500 characters.
    public var syncFileName: String

    /// Creates a value. All members are mandatory.
    public init(syncFileName: String) {
        self.syncFileName = syncFileName
    }

    @usableFromInline package static var blank: Self { Self(syncFileName: "") }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.string("syncFileName", &it.syncFileName, 1, 500)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The response `SetAppIcon`, since version 3.0.
public struct SDLSetAppIconResponse: SDLRPCResponse, MemberVisitable {
    public static var name: String { "SetAppIcon" }
    public static var functionID: SDLFunctionID { .setAppIcon }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(3, 0)) }
    public static let resultCodes: [SDLResult] = [
        .success, .invalidData, .outOfMemory, .tooManyPendingRequests, .applicationNotRegistered, .genericError, .rejected, .unsupportedRequest
    ]

    /// Mandatory.
    public var success: Bool
    /// Mandatory.
    public var resultCode: SDLResult
    /// Optional; 1 to 1000 characters.
    public var info: String?

    /// Creates a value. Nil members are not sent.
    public init(success: Bool, resultCode: SDLResult, info: String? = nil) {
        self.success = success
        self.resultCode = resultCode
        self.info = info
    }

    @usableFromInline package static var blank: Self { Self(success: false, resultCode: .blank) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.bool("success", &it.success)
        try v.value("resultCode", &it.resultCode)
        try v.string("info", &it.info, 1, 1000)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The request `SetCloudAppProperties`, since version 5.1.
public struct SDLSetCloudAppProperties: SDLRPCRequest, MemberVisitable {
    /// The type of the response.
    public typealias Response = SDLSetCloudAppPropertiesResponse

    public static var name: String { "SetCloudAppProperties" }
    public static var functionID: SDLFunctionID { .setCloudAppProperties }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(5, 1)) }

    /// Mandatory.
    public var properties: SDLCloudAppProperties

    /// Creates a value. All members are mandatory.
    public init(properties: SDLCloudAppProperties) {
        self.properties = properties
    }

    @usableFromInline package static var blank: Self { Self(properties: .blank) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.value("properties", &it.properties)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The response `SetCloudAppProperties`, since version 5.1.
public struct SDLSetCloudAppPropertiesResponse: SDLRPCResponse, MemberVisitable {
    public static var name: String { "SetCloudAppProperties" }
    public static var functionID: SDLFunctionID { .setCloudAppProperties }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(5, 1)) }
    public static let resultCodes: [SDLResult] = [
        .success, .invalidData, .outOfMemory, .tooManyPendingRequests, .genericError, .disallowed, .warnings
    ]

    /// Mandatory.
    public var success: Bool
    /// Mandatory.
    public var resultCode: SDLResult
    /// Optional; 1 to 1000 characters.
    public var info: String?

    /// Creates a value. Nil members are not sent.
    public init(success: Bool, resultCode: SDLResult, info: String? = nil) {
        self.success = success
        self.resultCode = resultCode
        self.info = info
    }

    @usableFromInline package static var blank: Self { Self(success: false, resultCode: .blank) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.bool("success", &it.success)
        try v.value("resultCode", &it.resultCode)
        try v.string("info", &it.info, 1, 1000)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The request `SetDisplayLayout`, deprecated since version 6.0.
public struct SDLSetDisplayLayout: SDLRPCRequest, MemberVisitable {
    /// The type of the response.
    public typealias Response = SDLSetDisplayLayoutResponse

    public static var name: String { "SetDisplayLayout" }
    public static var functionID: SDLFunctionID { .setDisplayLayout }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(3, 0), deprecated: SDLVersion(6, 0)) }
    public static let memberLifespans: [SDLMemberLifespan] = [
        SDLMemberLifespan("dayColorScheme", SDLLifespan(since: SDLVersion(5, 0))),
        SDLMemberLifespan("nightColorScheme", SDLLifespan(since: SDLVersion(5, 0))),
    ]

    /// Mandatory; 1 to 500 characters.
    public var displayLayout: String
    /// Optional; since version 5.0.
    public var dayColorScheme: SDLTemplateColorScheme?
    /// Optional; since version 5.0.
    public var nightColorScheme: SDLTemplateColorScheme?

    /// Creates a value. Nil members are not sent.
    public init(
        displayLayout: String, dayColorScheme: SDLTemplateColorScheme? = nil,
        nightColorScheme: SDLTemplateColorScheme? = nil
    ) {
        self.displayLayout = displayLayout
        self.dayColorScheme = dayColorScheme
        self.nightColorScheme = nightColorScheme
    }

    @usableFromInline package static var blank: Self { Self(displayLayout: "") }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.string("displayLayout", &it.displayLayout, 1, 500)
        try v.value("dayColorScheme", &it.dayColorScheme)
        try v.value("nightColorScheme", &it.nightColorScheme)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The response `SetDisplayLayout`, deprecated since version 6.0.
public struct SDLSetDisplayLayoutResponse: SDLRPCResponse, MemberVisitable {
    public static var name: String { "SetDisplayLayout" }
    public static var functionID: SDLFunctionID { .setDisplayLayout }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(3, 0), deprecated: SDLVersion(6, 0)) }
    public static let resultCodes: [SDLResult] = [
        .success, .invalidData, .outOfMemory, .tooManyPendingRequests, .applicationNotRegistered, .genericError, .rejected, .unsupportedRequest
    ]

    /// Mandatory.
    public var success: Bool
    /// Mandatory.
    public var resultCode: SDLResult
    /// Optional.
    public var displayCapabilities: SDLDisplayCapabilities?
    /// Optional; 1 to 100 entries.
    public var buttonCapabilities: [SDLButtonCapabilities]?
    /// Optional; 1 to 100 entries.
    public var softButtonCapabilities: [SDLSoftButtonCapabilities]?
    /// Optional.
    public var presetBankCapabilities: SDLPresetBankCapabilities?
    /// Optional; 1 to 1000 characters.
    public var info: String?

    /// Creates a value. Nil members are not sent.
    public init(
        success: Bool, resultCode: SDLResult, displayCapabilities: SDLDisplayCapabilities? = nil,
        buttonCapabilities: [SDLButtonCapabilities]? = nil, softButtonCapabilities: [SDLSoftButtonCapabilities]? = nil,
        presetBankCapabilities: SDLPresetBankCapabilities? = nil, info: String? = nil
    ) {
        self.success = success
        self.resultCode = resultCode
        self.displayCapabilities = displayCapabilities
        self.buttonCapabilities = buttonCapabilities
        self.softButtonCapabilities = softButtonCapabilities
        self.presetBankCapabilities = presetBankCapabilities
        self.info = info
    }

    @usableFromInline package static var blank: Self { Self(success: false, resultCode: .blank) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.bool("success", &it.success)
        try v.value("resultCode", &it.resultCode)
        try v.value("displayCapabilities", &it.displayCapabilities)
        try v.values("buttonCapabilities", &it.buttonCapabilities, 1, 100)
        try v.values("softButtonCapabilities", &it.softButtonCapabilities, 1, 100)
        try v.value("presetBankCapabilities", &it.presetBankCapabilities)
        try v.string("info", &it.info, 1, 1000)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The response `SetGlobalProperties`, since version 1.0.
public struct SDLSetGlobalPropertiesResponse: SDLRPCResponse, MemberVisitable {
    public static var name: String { "SetGlobalProperties" }
    public static var functionID: SDLFunctionID { .setGlobalProperties }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(1, 0)) }
    public static let resultCodes: [SDLResult] = [
        .success, .invalidData, .outOfMemory, .tooManyPendingRequests, .applicationNotRegistered, .genericError, .rejected, .unsupportedResource, .warnings, .disallowed
    ]

    /// Mandatory.
    public var success: Bool
    /// Mandatory.
    public var resultCode: SDLResult
    /// Optional; 1 to 1000 characters.
    public var info: String?

    /// Creates a value. Nil members are not sent.
    public init(success: Bool, resultCode: SDLResult, info: String? = nil) {
        self.success = success
        self.resultCode = resultCode
        self.info = info
    }

    @usableFromInline package static var blank: Self { Self(success: false, resultCode: .blank) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.bool("success", &it.success)
        try v.value("resultCode", &it.resultCode)
        try v.string("info", &it.info, 1, 1000)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The request `SetGlobalProperties`, since version 1.0.
public struct SDLSetGlobalProperties: SDLRPCRequest, MemberVisitable {
    /// The type of the response.
    public typealias Response = SDLSetGlobalPropertiesResponse

    public static var name: String { "SetGlobalProperties" }
    public static var functionID: SDLFunctionID { .setGlobalProperties }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(1, 0)) }
    public static let memberLifespans: [SDLMemberLifespan] = [
        SDLMemberLifespan("userLocation", SDLLifespan(since: SDLVersion(6, 0))),
        SDLMemberLifespan("vrHelpTitle", SDLLifespan(since: SDLVersion(2, 0))),
        SDLMemberLifespan("vrHelp", SDLLifespan(since: SDLVersion(2, 0))),
        SDLMemberLifespan("vrHelp.image.isTemplate", SDLLifespan(since: SDLVersion(5, 0))),
        SDLMemberLifespan("menuTitle", SDLLifespan(since: SDLVersion(3, 0))),
        SDLMemberLifespan("menuIcon", SDLLifespan(since: SDLVersion(3, 0))),
        SDLMemberLifespan("menuIcon.isTemplate", SDLLifespan(since: SDLVersion(5, 0))),
        SDLMemberLifespan("keyboardProperties", SDLLifespan(since: SDLVersion(3, 0))),
        SDLMemberLifespan("keyboardProperties.autoCompleteText", SDLLifespan(since: SDLVersion(3, 0), deprecated: SDLVersion(6, 0))),
        SDLMemberLifespan("keyboardProperties.autoCompleteList", SDLLifespan(since: SDLVersion(6, 0))),
        SDLMemberLifespan("keyboardProperties.maskInputCharacters", SDLLifespan(since: SDLVersion(7, 1))),
        SDLMemberLifespan("keyboardProperties.customKeys", SDLLifespan(since: SDLVersion(7, 1))),
        SDLMemberLifespan("menuLayout", SDLLifespan(since: SDLVersion(6, 0))),
    ]
    public static let memberNames: [SDLMemberNames] = [
        SDLMemberNames("helpPrompt.type", SDLSpeechCapabilities.lifespans),
        SDLMemberNames("timeoutPrompt.type", SDLSpeechCapabilities.lifespans),
        SDLMemberNames("keyboardProperties.language", SDLLanguage.lifespans),
        SDLMemberNames("keyboardProperties.keyboardLayout", SDLKeyboardLayout.lifespans),
    ]

    /// Optional; since version 6.0.
    public var userLocation: SDLSeatLocation?
    /// Optional; 1 to 100 entries; since version 1.0.
    public var helpPrompt: [SDLTTSChunk]?
    /// Optional; 1 to 100 entries; since version 1.0.
    public var timeoutPrompt: [SDLTTSChunk]?
    /// Optional; 1 to 500 characters; since version 2.0.
    public var vrHelpTitle: String?
    /// Optional; 1 to 100 entries; since version 2.0.
    public var vrHelp: [SDLVrHelpItem]?
    /// Optional; 1 to 500 characters; since version 3.0.
    public var menuTitle: String?
    /// Optional; since version 3.0.
    public var menuIcon: SDLImage?
    /// Optional; since version 3.0.
    public var keyboardProperties: SDLKeyboardProperties?
    /// Optional; since version 6.0.
    public var menuLayout: SDLMenuLayout?

    /// Creates a value. Nil members are not sent.
    public init(
        userLocation: SDLSeatLocation? = nil, helpPrompt: [SDLTTSChunk]? = nil, timeoutPrompt: [SDLTTSChunk]? = nil,
        vrHelpTitle: String? = nil, vrHelp: [SDLVrHelpItem]? = nil, menuTitle: String? = nil, menuIcon: SDLImage? = nil,
        keyboardProperties: SDLKeyboardProperties? = nil, menuLayout: SDLMenuLayout? = nil
    ) {
        self.userLocation = userLocation
        self.helpPrompt = helpPrompt
        self.timeoutPrompt = timeoutPrompt
        self.vrHelpTitle = vrHelpTitle
        self.vrHelp = vrHelp
        self.menuTitle = menuTitle
        self.menuIcon = menuIcon
        self.keyboardProperties = keyboardProperties
        self.menuLayout = menuLayout
    }

    @usableFromInline package static var blank: Self { Self() }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.value("userLocation", &it.userLocation)
        try v.values("helpPrompt", &it.helpPrompt, 1, 100)
        try v.values("timeoutPrompt", &it.timeoutPrompt, 1, 100)
        try v.string("vrHelpTitle", &it.vrHelpTitle, 1, 500)
        try v.values("vrHelp", &it.vrHelp, 1, 100)
        try v.string("menuTitle", &it.menuTitle, 1, 500)
        try v.value("menuIcon", &it.menuIcon)
        try v.value("keyboardProperties", &it.keyboardProperties)
        try v.value("menuLayout", &it.menuLayout)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The response `SetInteriorVehicleData`, since version 4.5.
public struct SDLSetInteriorVehicleDataResponse: SDLRPCResponse, MemberVisitable {
    public static var name: String { "SetInteriorVehicleData" }
    public static var functionID: SDLFunctionID { .setInteriorVehicleData }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(4, 5)) }
    public static let resultCodes: [SDLResult] = [
        .success, .invalidData, .outOfMemory, .tooManyPendingRequests, .applicationNotRegistered, .genericError, .rejected, .ignored, .disallowed, .userDisallowed, .readOnly, .unsupportedResource, .inUse
    ]

    /// Optional.
    public var moduleData: SDLModuleData?
    /// Mandatory.
    public var resultCode: SDLResult
    /// Optional; 1 to 1000 characters.
    public var info: String?
    /// Mandatory.
    public var success: Bool

    /// Creates a value. Nil members are not sent.
    public init(moduleData: SDLModuleData? = nil, resultCode: SDLResult, info: String? = nil, success: Bool) {
        self.moduleData = moduleData
        self.resultCode = resultCode
        self.info = info
        self.success = success
    }

    @usableFromInline package static var blank: Self { Self(resultCode: .blank, success: false) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.value("moduleData", &it.moduleData)
        try v.value("resultCode", &it.resultCode)
        try v.string("info", &it.info, 1, 1000)
        try v.bool("success", &it.success)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The request `SetInteriorVehicleData`, since version 4.5.
public struct SDLSetInteriorVehicleData: SDLRPCRequest, MemberVisitable {
    /// The type of the response.
    public typealias Response = SDLSetInteriorVehicleDataResponse

    public static var name: String { "SetInteriorVehicleData" }
    public static var functionID: SDLFunctionID { .setInteriorVehicleData }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(4, 5)) }
    public static let memberLifespans: [SDLMemberLifespan] = [
        SDLMemberLifespan("moduleData.moduleId", SDLLifespan(since: SDLVersion(6, 0))),
        SDLMemberLifespan("moduleData.radioControlData.hdRadioEnable", SDLLifespan(since: SDLVersion(5, 0))),
        SDLMemberLifespan("moduleData.radioControlData.availableHDs", SDLLifespan(since: SDLVersion(4, 5), deprecated: SDLVersion(6, 0))),
        SDLMemberLifespan("moduleData.radioControlData.availableHdChannels", SDLLifespan(since: SDLVersion(6, 0))),
        SDLMemberLifespan("moduleData.radioControlData.sisData", SDLLifespan(since: SDLVersion(5, 0))),
        SDLMemberLifespan("moduleData.radioControlData.sisData.stationLocation.shifted", SDLLifespan(since: SDLVersion(6, 0))),
        SDLMemberLifespan("moduleData.climateControlData.heatedSteeringWheelEnable", SDLLifespan(since: SDLVersion(5, 0))),
        SDLMemberLifespan("moduleData.climateControlData.heatedWindshieldEnable", SDLLifespan(since: SDLVersion(5, 0))),
        SDLMemberLifespan("moduleData.climateControlData.heatedRearWindowEnable", SDLLifespan(since: SDLVersion(5, 0))),
        SDLMemberLifespan("moduleData.climateControlData.heatedMirrorsEnable", SDLLifespan(since: SDLVersion(5, 0))),
        SDLMemberLifespan("moduleData.climateControlData.climateEnable", SDLLifespan(since: SDLVersion(6, 0))),
        SDLMemberLifespan("moduleData.seatControlData", SDLLifespan(since: SDLVersion(5, 0))),
        SDLMemberLifespan("moduleData.seatControlData.id", SDLLifespan(since: SDLVersion(5, 0), deprecated: SDLVersion(6, 0))),
        SDLMemberLifespan("moduleData.audioControlData", SDLLifespan(since: SDLVersion(5, 0))),
        SDLMemberLifespan("moduleData.lightControlData", SDLLifespan(since: SDLVersion(5, 0))),
        SDLMemberLifespan("moduleData.hmiSettingsControlData", SDLLifespan(since: SDLVersion(5, 0))),
    ]
    public static let memberNames: [SDLMemberNames] = [
        SDLMemberNames("moduleData.moduleType", SDLModuleType.lifespans),
        SDLMemberNames("moduleData.audioControlData.source", SDLPrimaryAudioSource.lifespans),
    ]

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

/// The response `SetMediaClockTimer`, since version 1.0.
public struct SDLSetMediaClockTimerResponse: SDLRPCResponse, MemberVisitable {
    public static var name: String { "SetMediaClockTimer" }
    public static var functionID: SDLFunctionID { .setMediaClockTimer }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(1, 0)) }
    public static let resultCodes: [SDLResult] = [
        .success, .invalidData, .outOfMemory, .tooManyPendingRequests, .applicationNotRegistered, .genericError, .rejected, .ignored
    ]

    /// Mandatory.
    public var success: Bool
    /// Mandatory.
    public var resultCode: SDLResult
    /// Optional; 1 to 1000 characters.
    public var info: String?

    /// Creates a value. Nil members are not sent.
    public init(success: Bool, resultCode: SDLResult, info: String? = nil) {
        self.success = success
        self.resultCode = resultCode
        self.info = info
    }

    @usableFromInline package static var blank: Self { Self(success: false, resultCode: .blank) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.bool("success", &it.success)
        try v.value("resultCode", &it.resultCode)
        try v.string("info", &it.info, 1, 1000)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The request `SetMediaClockTimer`, since version 1.0.
public struct SDLSetMediaClockTimer: SDLRPCRequest, MemberVisitable {
    /// The type of the response.
    public typealias Response = SDLSetMediaClockTimerResponse

    public static var name: String { "SetMediaClockTimer" }
    public static var functionID: SDLFunctionID { .setMediaClockTimer }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(1, 0)) }
    public static let memberLifespans: [SDLMemberLifespan] = [
        SDLMemberLifespan("endTime", SDLLifespan(since: SDLVersion(3, 0))),
        SDLMemberLifespan("audioStreamingIndicator", SDLLifespan(since: SDLVersion(5, 0))),
        SDLMemberLifespan("forwardSeekIndicator", SDLLifespan(since: SDLVersion(7, 1))),
        SDLMemberLifespan("backSeekIndicator", SDLLifespan(since: SDLVersion(7, 1))),
        SDLMemberLifespan("countRate", SDLLifespan(since: SDLVersion(7, 1))),
    ]

    /// Optional.
    public var startTime: SDLStartTime?
    /// Optional; since version 3.0.
    public var endTime: SDLStartTime?
    /// Mandatory.
    public var updateMode: SDLUpdateMode
    /// Optional; since version 5.0.
    public var audioStreamingIndicator: SDLAudioStreamingIndicator?
    /// Optional; since version 7.1.
    public var forwardSeekIndicator: SDLSeekStreamingIndicator?
    /// Optional; since version 7.1.
    public var backSeekIndicator: SDLSeekStreamingIndicator?
    /// Optional, 1.0 by default; 0.1 to 100.0; since version 7.1.
    public var countRate: Double?
    /// The value of `countRate`; if the value is nil, the default value.
    public var countRateOrDefault: Double { countRate ?? 1.0 }

    /// Creates a value. Nil members are not sent.
    public init(
        startTime: SDLStartTime? = nil, endTime: SDLStartTime? = nil, updateMode: SDLUpdateMode,
        audioStreamingIndicator: SDLAudioStreamingIndicator? = nil,
        forwardSeekIndicator: SDLSeekStreamingIndicator? = nil, backSeekIndicator: SDLSeekStreamingIndicator? = nil,
        countRate: Double? = nil
    ) {
        self.startTime = startTime
        self.endTime = endTime
        self.updateMode = updateMode
        self.audioStreamingIndicator = audioStreamingIndicator
        self.forwardSeekIndicator = forwardSeekIndicator
        self.backSeekIndicator = backSeekIndicator
        self.countRate = countRate
    }

    @usableFromInline package static var blank: Self { Self(updateMode: .blank) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.value("startTime", &it.startTime)
        try v.value("endTime", &it.endTime)
        try v.value("updateMode", &it.updateMode)
        try v.value("audioStreamingIndicator", &it.audioStreamingIndicator)
        try v.value("forwardSeekIndicator", &it.forwardSeekIndicator)
        try v.value("backSeekIndicator", &it.backSeekIndicator)
        try v.number("countRate", &it.countRate, 0.1, 100.0)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The response `Show`, since version 1.0.
public struct SDLShowResponse: SDLRPCResponse, MemberVisitable {
    public static var name: String { "Show" }
    public static var functionID: SDLFunctionID { .show }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(1, 0)) }
    public static let resultCodes: [SDLResult] = [
        .success, .invalidData, .outOfMemory, .tooManyPendingRequests, .applicationNotRegistered, .genericError, .rejected, .disallowed, .unsupportedResource, .warnings, .aborted
    ]

    /// Mandatory.
    public var success: Bool
    /// Mandatory.
    public var resultCode: SDLResult
    /// Optional; 1 to 1000 characters.
    public var info: String?

    /// Creates a value. Nil members are not sent.
    public init(success: Bool, resultCode: SDLResult, info: String? = nil) {
        self.success = success
        self.resultCode = resultCode
        self.info = info
    }

    @usableFromInline package static var blank: Self { Self(success: false, resultCode: .blank) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.bool("success", &it.success)
        try v.value("resultCode", &it.resultCode)
        try v.string("info", &it.info, 1, 1000)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The request `Show`, since version 1.0.
public struct SDLShow: SDLRPCRequest, MemberVisitable {
    /// The type of the response.
    public typealias Response = SDLShowResponse

    public static var name: String { "Show" }
    public static var functionID: SDLFunctionID { .show }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(1, 0)) }
    public static let memberLifespans: [SDLMemberLifespan] = [
        SDLMemberLifespan("mainField3", SDLLifespan(since: SDLVersion(2, 0))),
        SDLMemberLifespan("mainField4", SDLLifespan(since: SDLVersion(2, 0))),
        SDLMemberLifespan("mediaClock", SDLLifespan(since: SDLVersion(1, 0), deprecated: SDLVersion(7, 1))),
        SDLMemberLifespan("graphic", SDLLifespan(since: SDLVersion(3, 0))),
        SDLMemberLifespan("graphic.isTemplate", SDLLifespan(since: SDLVersion(5, 0))),
        SDLMemberLifespan("secondaryGraphic", SDLLifespan(since: SDLVersion(3, 0))),
        SDLMemberLifespan("secondaryGraphic.isTemplate", SDLLifespan(since: SDLVersion(5, 0))),
        SDLMemberLifespan("softButtons", SDLLifespan(since: SDLVersion(2, 0))),
        SDLMemberLifespan("softButtons.image.isTemplate", SDLLifespan(since: SDLVersion(5, 0))),
        SDLMemberLifespan("customPresets", SDLLifespan(since: SDLVersion(3, 0))),
        SDLMemberLifespan("metadataTags", SDLLifespan(since: SDLVersion(4, 5))),
        SDLMemberLifespan("templateTitle", SDLLifespan(since: SDLVersion(6, 0))),
        SDLMemberLifespan("windowID", SDLLifespan(since: SDLVersion(6, 0))),
        SDLMemberLifespan("templateConfiguration", SDLLifespan(since: SDLVersion(6, 0))),
    ]

    /// Optional; at most 500 characters; since version 1.0.
    public var mainField1: String?
    /// Optional; at most 500 characters; since version 1.0.
    public var mainField2: String?
    /// Optional; at most 500 characters; since version 2.0.
    public var mainField3: String?
    /// Optional; at most 500 characters; since version 2.0.
    public var mainField4: String?
    /// Optional; since version 1.0.
    public var alignment: SDLTextAlignment?
    /// Optional; at most 500 characters; since version 1.0.
    public var statusBar: String?
    /// Optional; at most 500 characters; since version 1.0; deprecated since version 7.1.
    public var mediaClock: String?
    /// Optional; at most 500 characters; since version 1.0.
    public var mediaTrack: String?
    /// Optional; since version 3.0.
    public var graphic: SDLImage?
    /// Optional; since version 3.0.
    public var secondaryGraphic: SDLImage?
    /// Optional; at most 8 entries; since version 2.0.
    public var softButtons: [SDLSoftButton]?
    /// Optional; at most 10 entries; each entry: 1 to 500 characters; since version 3.0.
    public var customPresets: [String]?
    /// Optional; since version 4.5.
    public var metadataTags: SDLMetadataTags?
    /// Optional; at most 100 characters; since version 6.0.
    public var templateTitle: String?
    /// Optional; since version 6.0.
    public var windowID: Int?
    /// Optional; since version 6.0.
    public var templateConfiguration: SDLTemplateConfiguration?

    /// Creates a value. Nil members are not sent.
    public init(
        mainField1: String? = nil, mainField2: String? = nil, mainField3: String? = nil, mainField4: String? = nil,
        alignment: SDLTextAlignment? = nil, statusBar: String? = nil, mediaClock: String? = nil,
        mediaTrack: String? = nil, graphic: SDLImage? = nil, secondaryGraphic: SDLImage? = nil,
        softButtons: [SDLSoftButton]? = nil, customPresets: [String]? = nil, metadataTags: SDLMetadataTags? = nil,
        templateTitle: String? = nil, windowID: Int? = nil, templateConfiguration: SDLTemplateConfiguration? = nil
    ) {
        self.mainField1 = mainField1
        self.mainField2 = mainField2
        self.mainField3 = mainField3
        self.mainField4 = mainField4
        self.alignment = alignment
        self.statusBar = statusBar
        self.mediaClock = mediaClock
        self.mediaTrack = mediaTrack
        self.graphic = graphic
        self.secondaryGraphic = secondaryGraphic
        self.softButtons = softButtons
        self.customPresets = customPresets
        self.metadataTags = metadataTags
        self.templateTitle = templateTitle
        self.windowID = windowID
        self.templateConfiguration = templateConfiguration
    }

    @usableFromInline package static var blank: Self { Self() }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.string("mainField1", &it.mainField1, 0, 500)
        try v.string("mainField2", &it.mainField2, 0, 500)
        try v.string("mainField3", &it.mainField3, 0, 500)
        try v.string("mainField4", &it.mainField4, 0, 500)
        try v.value("alignment", &it.alignment)
        try v.string("statusBar", &it.statusBar, 0, 500)
        try v.string("mediaClock", &it.mediaClock, 0, 500)
        try v.string("mediaTrack", &it.mediaTrack, 0, 500)
        try v.value("graphic", &it.graphic)
        try v.value("secondaryGraphic", &it.secondaryGraphic)
        try v.values("softButtons", &it.softButtons, 0, 8)
        try v.strings("customPresets", &it.customPresets, 0, 10, lengths: 1, 500)
        try v.value("metadataTags", &it.metadataTags)
        try v.string("templateTitle", &it.templateTitle, 0, 100)
        try v.integer("windowID", &it.windowID, .min, .max)
        try v.value("templateConfiguration", &it.templateConfiguration)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The request `ShowAppMenu`, since version 6.0.
public struct SDLShowAppMenu: SDLRPCRequest, MemberVisitable {
    /// The type of the response.
    public typealias Response = SDLShowAppMenuResponse

    public static var name: String { "ShowAppMenu" }
    public static var functionID: SDLFunctionID { .showAppMenu }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(6, 0)) }

    /// Optional; 1 to 2000000000.
    public var menuID: Int?

    /// Creates a value. Nil members are not sent.
    public init(menuID: Int? = nil) {
        self.menuID = menuID
    }

    @usableFromInline package static var blank: Self { Self() }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.integer("menuID", &it.menuID, 1, 2000000000)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The response `ShowAppMenu`, since version 6.0.
public struct SDLShowAppMenuResponse: SDLRPCResponse, MemberVisitable {
    public static var name: String { "ShowAppMenu" }
    public static var functionID: SDLFunctionID { .showAppMenu }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(6, 0)) }
    public static let resultCodes: [SDLResult] = [
        .success, .invalidData, .outOfMemory, .tooManyPendingRequests, .applicationNotRegistered, .genericError, .rejected, .invalidId, .inUse
    ]

    /// Mandatory.
    public var success: Bool
    /// Mandatory.
    public var resultCode: SDLResult
    /// Optional; 1 to 1000 characters.
    public var info: String?

    /// Creates a value. Nil members are not sent.
    public init(success: Bool, resultCode: SDLResult, info: String? = nil) {
        self.success = success
        self.resultCode = resultCode
        self.info = info
    }

    @usableFromInline package static var blank: Self { Self(success: false, resultCode: .blank) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.bool("success", &it.success)
        try v.value("resultCode", &it.resultCode)
        try v.string("info", &it.info, 1, 1000)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The response `ShowConstantTBT`, since version 2.0.
public struct SDLShowConstantTBTResponse: SDLRPCResponse, MemberVisitable {
    public static var name: String { "ShowConstantTBT" }
    public static var functionID: SDLFunctionID { .showConstantTBT }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(2, 0)) }
    public static let resultCodes: [SDLResult] = [
        .success, .invalidData, .outOfMemory, .tooManyPendingRequests, .applicationNotRegistered, .genericError, .rejected, .disallowed, .unsupportedRequest, .unsupportedResource
    ]

    /// Mandatory.
    public var success: Bool
    /// Mandatory.
    public var resultCode: SDLResult
    /// Optional; 1 to 1000 characters.
    public var info: String?

    /// Creates a value. Nil members are not sent.
    public init(success: Bool, resultCode: SDLResult, info: String? = nil) {
        self.success = success
        self.resultCode = resultCode
        self.info = info
    }

    @usableFromInline package static var blank: Self { Self(success: false, resultCode: .blank) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.bool("success", &it.success)
        try v.value("resultCode", &it.resultCode)
        try v.string("info", &it.info, 1, 1000)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The request `ShowConstantTBT`, since version 2.0.
public struct SDLShowConstantTBT: SDLRPCRequest, MemberVisitable {
    /// The type of the response.
    public typealias Response = SDLShowConstantTBTResponse

    public static var name: String { "ShowConstantTBT" }
    public static var functionID: SDLFunctionID { .showConstantTBT }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(2, 0)) }
    public static let memberLifespans: [SDLMemberLifespan] = [
        SDLMemberLifespan("timeToDestination", SDLLifespan(since: SDLVersion(3, 0))),
        SDLMemberLifespan("turnIcon.isTemplate", SDLLifespan(since: SDLVersion(5, 0))),
        SDLMemberLifespan("nextTurnIcon", SDLLifespan(since: SDLVersion(3, 0))),
        SDLMemberLifespan("nextTurnIcon.isTemplate", SDLLifespan(since: SDLVersion(5, 0))),
        SDLMemberLifespan("softButtons.image.isTemplate", SDLLifespan(since: SDLVersion(5, 0))),
    ]

    /// Optional; at most 500 characters; since version 2.0.
    public var navigationText1: String?
    /// Optional; at most 500 characters; since version 2.0.
    public var navigationText2: String?
    /// Optional; at most 500 characters; since version 2.0.
    public var eta: String?
    /// Optional; at most 500 characters; since version 3.0.
    public var timeToDestination: String?
    /// Optional; at most 500 characters; since version 2.0.
    public var totalDistance: String?
    /// Optional; since version 2.0.
    public var turnIcon: SDLImage?
    /// Optional; since version 3.0.
    public var nextTurnIcon: SDLImage?
    /// Optional; 0 to 1000000000; since version 2.0.
    public var distanceToManeuver: Double?
    /// Optional; 0 to 1000000000; since version 2.0.
    public var distanceToManeuverScale: Double?
    /// Optional; since version 2.0.
    public var maneuverComplete: Bool?
    /// Optional; at most 3 entries; since version 2.0.
    public var softButtons: [SDLSoftButton]?

    /// Creates a value. Nil members are not sent.
    public init(
        navigationText1: String? = nil, navigationText2: String? = nil, eta: String? = nil,
        timeToDestination: String? = nil, totalDistance: String? = nil, turnIcon: SDLImage? = nil,
        nextTurnIcon: SDLImage? = nil, distanceToManeuver: Double? = nil, distanceToManeuverScale: Double? = nil,
        maneuverComplete: Bool? = nil, softButtons: [SDLSoftButton]? = nil
    ) {
        self.navigationText1 = navigationText1
        self.navigationText2 = navigationText2
        self.eta = eta
        self.timeToDestination = timeToDestination
        self.totalDistance = totalDistance
        self.turnIcon = turnIcon
        self.nextTurnIcon = nextTurnIcon
        self.distanceToManeuver = distanceToManeuver
        self.distanceToManeuverScale = distanceToManeuverScale
        self.maneuverComplete = maneuverComplete
        self.softButtons = softButtons
    }

    @usableFromInline package static var blank: Self { Self() }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.string("navigationText1", &it.navigationText1, 0, 500)
        try v.string("navigationText2", &it.navigationText2, 0, 500)
        try v.string("eta", &it.eta, 0, 500)
        try v.string("timeToDestination", &it.timeToDestination, 0, 500)
        try v.string("totalDistance", &it.totalDistance, 0, 500)
        try v.value("turnIcon", &it.turnIcon)
        try v.value("nextTurnIcon", &it.nextTurnIcon)
        try v.number("distanceToManeuver", &it.distanceToManeuver, 0, 1000000000)
        try v.number("distanceToManeuverScale", &it.distanceToManeuverScale, 0, 1000000000)
        try v.bool("maneuverComplete", &it.maneuverComplete)
        try v.values("softButtons", &it.softButtons, 0, 3)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The response `Slider`, since version 2.0.
public struct SDLSliderResponse: SDLRPCResponse, MemberVisitable {
    public static var name: String { "Slider" }
    public static var functionID: SDLFunctionID { .slider }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(2, 0)) }
    public static let resultCodes: [SDLResult] = [
        .success, .saved, .invalidData, .outOfMemory, .tooManyPendingRequests, .applicationNotRegistered, .genericError, .disallowed, .unsupportedResource, .rejected, .aborted, .timedOut
    ]

    /// Mandatory.
    public var success: Bool
    /// Mandatory.
    public var resultCode: SDLResult
    /// Optional; 1 to 1000 characters.
    public var info: String?
    /// Optional; 1 to 26.
    public var sliderPosition: Int?

    /// Creates a value. Nil members are not sent.
    public init(success: Bool, resultCode: SDLResult, info: String? = nil, sliderPosition: Int? = nil) {
        self.success = success
        self.resultCode = resultCode
        self.info = info
        self.sliderPosition = sliderPosition
    }

    @usableFromInline package static var blank: Self { Self(success: false, resultCode: .blank) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.bool("success", &it.success)
        try v.value("resultCode", &it.resultCode)
        try v.string("info", &it.info, 1, 1000)
        try v.integer("sliderPosition", &it.sliderPosition, 1, 26)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The request `Slider`, since version 2.0.
public struct SDLSlider: SDLRPCRequest, MemberVisitable {
    /// The type of the response.
    public typealias Response = SDLSliderResponse

    public static var name: String { "Slider" }
    public static var functionID: SDLFunctionID { .slider }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(2, 0)) }
    public static let memberLifespans: [SDLMemberLifespan] = [
        SDLMemberLifespan("cancelID", SDLLifespan(since: SDLVersion(6, 0))),
    ]

    /// Mandatory; 2 to 26.
    public var numTicks: Int
    /// Mandatory; 1 to 26.
    public var position: Int
    /// Mandatory; 1 to 500 characters.
    public var sliderHeader: String
    /// Optional; 1 to 26 entries; each entry: 1 to 500 characters.
    public var sliderFooter: [String]?
    /// Optional, 10000 by default; 1000 to 65535.
    public var timeout: Int?
    /// Optional; since version 6.0.
    public var cancelID: Int?
    /// The value of `timeout`; if the value is nil, the default value.
    public var timeoutOrDefault: Int { timeout ?? 10000 }

    /// Creates a value. Nil members are not sent.
    public init(
        numTicks: Int, position: Int, sliderHeader: String, sliderFooter: [String]? = nil, timeout: Int? = nil,
        cancelID: Int? = nil
    ) {
        self.numTicks = numTicks
        self.position = position
        self.sliderHeader = sliderHeader
        self.sliderFooter = sliderFooter
        self.timeout = timeout
        self.cancelID = cancelID
    }

    @usableFromInline package static var blank: Self { Self(numTicks: 0, position: 0, sliderHeader: "") }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.integer("numTicks", &it.numTicks, 2, 26)
        try v.integer("position", &it.position, 1, 26)
        try v.string("sliderHeader", &it.sliderHeader, 1, 500)
        try v.strings("sliderFooter", &it.sliderFooter, 1, 26, lengths: 1, 500)
        try v.integer("timeout", &it.timeout, 1000, 65535)
        try v.integer("cancelID", &it.cancelID, .min, .max)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The request `Speak`, since version 1.0.
public struct SDLSpeak: SDLRPCRequest, MemberVisitable {
    /// The type of the response.
    public typealias Response = SDLSpeakResponse

    public static var name: String { "Speak" }
    public static var functionID: SDLFunctionID { .speak }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(1, 0)) }
    public static let memberNames: [SDLMemberNames] = [
        SDLMemberNames("ttsChunks.type", SDLSpeechCapabilities.lifespans),
    ]

    /// Mandatory; 1 to 100 entries.
    public var ttsChunks: [SDLTTSChunk]

    /// Creates a value. All members are mandatory.
    public init(ttsChunks: [SDLTTSChunk]) {
        self.ttsChunks = ttsChunks
    }

    @usableFromInline package static var blank: Self { Self(ttsChunks: []) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.values("ttsChunks", &it.ttsChunks, 1, 100)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The response `Speak`, since version 1.0.
public struct SDLSpeakResponse: SDLRPCResponse, MemberVisitable {
    public static var name: String { "Speak" }
    public static var functionID: SDLFunctionID { .speak }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(1, 0)) }
    public static let resultCodes: [SDLResult] = [
        .success, .invalidData, .outOfMemory, .tooManyPendingRequests, .applicationNotRegistered, .genericError, .rejected, .disallowed, .aborted, .warnings
    ]

    /// Mandatory.
    public var success: Bool
    /// Mandatory.
    public var resultCode: SDLResult
    /// Optional; 1 to 1000 characters.
    public var info: String?

    /// Creates a value. Nil members are not sent.
    public init(success: Bool, resultCode: SDLResult, info: String? = nil) {
        self.success = success
        self.resultCode = resultCode
        self.info = info
    }

    @usableFromInline package static var blank: Self { Self(success: false, resultCode: .blank) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.bool("success", &it.success)
        try v.value("resultCode", &it.resultCode)
        try v.string("info", &it.info, 1, 1000)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The request `SubscribeButton`, since version 1.0.
public struct SDLSubscribeButton: SDLRPCRequest, MemberVisitable {
    /// The type of the response.
    public typealias Response = SDLSubscribeButtonResponse

    public static var name: String { "SubscribeButton" }
    public static var functionID: SDLFunctionID { .subscribeButton }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(1, 0)) }
    public static let memberNames: [SDLMemberNames] = [
        SDLMemberNames("buttonName", SDLButtonName.lifespans),
    ]

    /// Mandatory.
    public var buttonName: SDLButtonName

    /// Creates a value. All members are mandatory.
    public init(buttonName: SDLButtonName) {
        self.buttonName = buttonName
    }

    @usableFromInline package static var blank: Self { Self(buttonName: .blank) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.value("buttonName", &it.buttonName)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The response `SubscribeButton`, since version 1.0.
public struct SDLSubscribeButtonResponse: SDLRPCResponse, MemberVisitable {
    public static var name: String { "SubscribeButton" }
    public static var functionID: SDLFunctionID { .subscribeButton }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(1, 0)) }
    public static let resultCodes: [SDLResult] = [
        .success, .invalidData, .outOfMemory, .tooManyPendingRequests, .applicationNotRegistered, .genericError, .unsupportedResource, .ignored, .rejected
    ]

    /// Mandatory.
    public var success: Bool
    /// Mandatory.
    public var resultCode: SDLResult
    /// Optional; 1 to 1000 characters.
    public var info: String?

    /// Creates a value. Nil members are not sent.
    public init(success: Bool, resultCode: SDLResult, info: String? = nil) {
        self.success = success
        self.resultCode = resultCode
        self.info = info
    }

    @usableFromInline package static var blank: Self { Self(success: false, resultCode: .blank) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.bool("success", &it.success)
        try v.value("resultCode", &it.resultCode)
        try v.string("info", &it.info, 1, 1000)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The request `SubscribeVehicleData`, since version 2.0.
public struct SDLSubscribeVehicleData: SDLRPCRequest, MemberVisitable {
    /// The type of the response.
    public typealias Response = SDLSubscribeVehicleDataResponse

    public static var name: String { "SubscribeVehicleData" }
    public static var functionID: SDLFunctionID { .subscribeVehicleData }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(2, 0)) }
    public static let memberLifespans: [SDLMemberLifespan] = [
        SDLMemberLifespan("fuelLevel", SDLLifespan(since: SDLVersion(2, 0), deprecated: SDLVersion(7, 0))),
        SDLMemberLifespan("fuelLevel_State", SDLLifespan(since: SDLVersion(2, 0), deprecated: SDLVersion(7, 0))),
        SDLMemberLifespan("fuelRange", SDLLifespan(since: SDLVersion(5, 0))),
        SDLMemberLifespan("climateData", SDLLifespan(since: SDLVersion(7, 1))),
        SDLMemberLifespan("externalTemperature", SDLLifespan(since: SDLVersion(2, 0), deprecated: SDLVersion(7, 1))),
        SDLMemberLifespan("turnSignal", SDLLifespan(since: SDLVersion(5, 0))),
        SDLMemberLifespan("gearStatus", SDLLifespan(since: SDLVersion(7, 0))),
        SDLMemberLifespan("prndl", SDLLifespan(since: SDLVersion(2, 0), deprecated: SDLVersion(7, 0))),
        SDLMemberLifespan("engineOilLife", SDLLifespan(since: SDLVersion(5, 0))),
        SDLMemberLifespan("electronicParkBrakeStatus", SDLLifespan(since: SDLVersion(5, 0))),
        SDLMemberLifespan("cloudAppVehicleID", SDLLifespan(since: SDLVersion(5, 1))),
        SDLMemberLifespan("stabilityControlsStatus", SDLLifespan(since: SDLVersion(7, 0))),
        SDLMemberLifespan("windowStatus", SDLLifespan(since: SDLVersion(7, 0))),
        SDLMemberLifespan("handsOffSteering", SDLLifespan(since: SDLVersion(7, 0))),
        SDLMemberLifespan("seatOccupancy", SDLLifespan(since: SDLVersion(7, 1))),
    ]

    /// Optional.
    public var gps: Bool?
    /// Optional.
    public var speed: Bool?
    /// Optional.
    public var rpm: Bool?
    /// Optional; since version 2.0; deprecated since version 7.0.
    public var fuelLevel: Bool?
    /// Optional; since version 2.0; deprecated since version 7.0.
    public var fuelLevel_State: Bool?
    /// Optional.
    public var instantFuelConsumption: Bool?
    /// Optional; since version 5.0.
    public var fuelRange: Bool?
    /// Optional; since version 7.1.
    public var climateData: Bool?
    /// Optional; since version 2.0; deprecated since version 7.1.
    public var externalTemperature: Bool?
    /// Optional; since version 5.0.
    public var turnSignal: Bool?
    /// Optional; since version 7.0.
    public var gearStatus: Bool?
    /// Optional; since version 2.0; deprecated since version 7.0.
    public var prndl: Bool?
    /// Optional.
    public var tirePressure: Bool?
    /// Optional.
    public var odometer: Bool?
    /// Optional.
    public var beltStatus: Bool?
    /// Optional.
    public var bodyInformation: Bool?
    /// Optional.
    public var deviceStatus: Bool?
    /// Optional.
    public var driverBraking: Bool?
    /// Optional.
    public var wiperStatus: Bool?
    /// Optional.
    public var headLampStatus: Bool?
    /// Optional.
    public var engineTorque: Bool?
    /// Optional.
    public var accPedalPosition: Bool?
    /// Optional.
    public var steeringWheelAngle: Bool?
    /// Optional; since version 5.0.
    public var engineOilLife: Bool?
    /// Optional; since version 5.0.
    public var electronicParkBrakeStatus: Bool?
    /// Optional; since version 5.1.
    public var cloudAppVehicleID: Bool?
    /// Optional; since version 7.0.
    public var stabilityControlsStatus: Bool?
    /// Optional.
    public var eCallInfo: Bool?
    /// Optional.
    public var airbagStatus: Bool?
    /// Optional.
    public var emergencyEvent: Bool?
    /// Optional.
    public var clusterModeStatus: Bool?
    /// Optional.
    public var myKey: Bool?
    /// Optional; since version 7.0.
    public var windowStatus: Bool?
    /// Optional; since version 7.0.
    public var handsOffSteering: Bool?
    /// Optional; since version 7.1.
    public var seatOccupancy: Bool?

    /// Creates a value. Nil members are not sent.
    public init(
        gps: Bool? = nil, speed: Bool? = nil, rpm: Bool? = nil, fuelLevel: Bool? = nil, fuelLevel_State: Bool? = nil,
        instantFuelConsumption: Bool? = nil, fuelRange: Bool? = nil, climateData: Bool? = nil,
        externalTemperature: Bool? = nil, turnSignal: Bool? = nil, gearStatus: Bool? = nil, prndl: Bool? = nil,
        tirePressure: Bool? = nil, odometer: Bool? = nil, beltStatus: Bool? = nil, bodyInformation: Bool? = nil,
        deviceStatus: Bool? = nil, driverBraking: Bool? = nil, wiperStatus: Bool? = nil, headLampStatus: Bool? = nil,
        engineTorque: Bool? = nil, accPedalPosition: Bool? = nil, steeringWheelAngle: Bool? = nil,
        engineOilLife: Bool? = nil, electronicParkBrakeStatus: Bool? = nil, cloudAppVehicleID: Bool? = nil,
        stabilityControlsStatus: Bool? = nil, eCallInfo: Bool? = nil, airbagStatus: Bool? = nil,
        emergencyEvent: Bool? = nil, clusterModeStatus: Bool? = nil, myKey: Bool? = nil, windowStatus: Bool? = nil,
        handsOffSteering: Bool? = nil, seatOccupancy: Bool? = nil
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
        try v.bool("gps", &it.gps)
        try v.bool("speed", &it.speed)
        try v.bool("rpm", &it.rpm)
        try v.bool("fuelLevel", &it.fuelLevel)
        try v.bool("fuelLevel_State", &it.fuelLevel_State)
        try v.bool("instantFuelConsumption", &it.instantFuelConsumption)
        try v.bool("fuelRange", &it.fuelRange)
        try v.bool("climateData", &it.climateData)
        try v.bool("externalTemperature", &it.externalTemperature)
        try v.bool("turnSignal", &it.turnSignal)
        try v.bool("gearStatus", &it.gearStatus)
        try v.bool("prndl", &it.prndl)
        try v.bool("tirePressure", &it.tirePressure)
        try v.bool("odometer", &it.odometer)
        try v.bool("beltStatus", &it.beltStatus)
        try v.bool("bodyInformation", &it.bodyInformation)
        try v.bool("deviceStatus", &it.deviceStatus)
        try v.bool("driverBraking", &it.driverBraking)
        try v.bool("wiperStatus", &it.wiperStatus)
        try v.bool("headLampStatus", &it.headLampStatus)
        try v.bool("engineTorque", &it.engineTorque)
        try v.bool("accPedalPosition", &it.accPedalPosition)
        try v.bool("steeringWheelAngle", &it.steeringWheelAngle)
        try v.bool("engineOilLife", &it.engineOilLife)
        try v.bool("electronicParkBrakeStatus", &it.electronicParkBrakeStatus)
        try v.bool("cloudAppVehicleID", &it.cloudAppVehicleID)
        try v.bool("stabilityControlsStatus", &it.stabilityControlsStatus)
        try v.bool("eCallInfo", &it.eCallInfo)
        try v.bool("airbagStatus", &it.airbagStatus)
        try v.bool("emergencyEvent", &it.emergencyEvent)
        try v.bool("clusterModeStatus", &it.clusterModeStatus)
        try v.bool("myKey", &it.myKey)
        try v.bool("windowStatus", &it.windowStatus)
        try v.bool("handsOffSteering", &it.handsOffSteering)
        try v.bool("seatOccupancy", &it.seatOccupancy)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The response `SubscribeVehicleData`, since version 2.0.
public struct SDLSubscribeVehicleDataResponse: SDLRPCResponse, MemberVisitable {
    public static var name: String { "SubscribeVehicleData" }
    public static var functionID: SDLFunctionID { .subscribeVehicleData }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(2, 0)) }
    public static let resultCodes: [SDLResult] = [
        .success, .warnings, .invalidData, .outOfMemory, .tooManyPendingRequests, .applicationNotRegistered, .genericError, .rejected, .ignored, .disallowed, .userDisallowed
    ]

    /// Mandatory.
    public var success: Bool
    /// Mandatory.
    public var resultCode: SDLResult
    /// Optional; 1 to 1000 characters.
    public var info: String?
    /// Optional.
    public var gps: SDLVehicleDataResult?
    /// Optional.
    public var speed: SDLVehicleDataResult?
    /// Optional.
    public var rpm: SDLVehicleDataResult?
    /// Optional; since version 2.0; deprecated since version 7.0.
    public var fuelLevel: SDLVehicleDataResult?
    /// Optional; since version 2.0; deprecated since version 7.0.
    public var fuelLevel_State: SDLVehicleDataResult?
    /// Optional.
    public var instantFuelConsumption: SDLVehicleDataResult?
    /// Optional; since version 5.0.
    public var fuelRange: SDLVehicleDataResult?
    /// Optional; since version 7.1.
    public var climateData: SDLVehicleDataResult?
    /// Optional; since version 2.0; deprecated since version 7.1.
    public var externalTemperature: SDLVehicleDataResult?
    /// Optional; since version 5.0.
    public var turnSignal: SDLVehicleDataResult?
    /// Optional; since version 7.0.
    public var gearStatus: SDLVehicleDataResult?
    /// Optional; since version 2.0; deprecated since version 7.0.
    public var prndl: SDLVehicleDataResult?
    /// Optional.
    public var tirePressure: SDLVehicleDataResult?
    /// Optional.
    public var odometer: SDLVehicleDataResult?
    /// Optional.
    public var beltStatus: SDLVehicleDataResult?
    /// Optional.
    public var bodyInformation: SDLVehicleDataResult?
    /// Optional.
    public var deviceStatus: SDLVehicleDataResult?
    /// Optional.
    public var driverBraking: SDLVehicleDataResult?
    /// Optional.
    public var wiperStatus: SDLVehicleDataResult?
    /// Optional.
    public var headLampStatus: SDLVehicleDataResult?
    /// Optional.
    public var engineTorque: SDLVehicleDataResult?
    /// Optional.
    public var accPedalPosition: SDLVehicleDataResult?
    /// Optional.
    public var steeringWheelAngle: SDLVehicleDataResult?
    /// Optional; since version 5.0.
    public var engineOilLife: SDLVehicleDataResult?
    /// Optional; since version 5.0.
    public var electronicParkBrakeStatus: SDLVehicleDataResult?
    /// Optional; since version 5.1.
    public var cloudAppVehicleID: SDLVehicleDataResult?
    /// Optional; since version 7.0.
    public var stabilityControlsStatus: SDLVehicleDataResult?
    /// Optional.
    public var eCallInfo: SDLVehicleDataResult?
    /// Optional.
    public var airbagStatus: SDLVehicleDataResult?
    /// Optional.
    public var emergencyEvent: SDLVehicleDataResult?
    /// Optional.
    public var clusterModes: SDLVehicleDataResult?
    /// Optional.
    public var myKey: SDLVehicleDataResult?
    /// Optional; since version 7.0.
    public var windowStatus: SDLVehicleDataResult?
    /// Optional; since version 7.0.
    public var handsOffSteering: SDLVehicleDataResult?
    /// Optional; since version 7.1.
    public var seatOccupancy: SDLVehicleDataResult?

    /// Creates a value. Nil members are not sent.
    public init(
        success: Bool, resultCode: SDLResult, info: String? = nil, gps: SDLVehicleDataResult? = nil,
        speed: SDLVehicleDataResult? = nil, rpm: SDLVehicleDataResult? = nil, fuelLevel: SDLVehicleDataResult? = nil,
        fuelLevel_State: SDLVehicleDataResult? = nil, instantFuelConsumption: SDLVehicleDataResult? = nil,
        fuelRange: SDLVehicleDataResult? = nil, climateData: SDLVehicleDataResult? = nil,
        externalTemperature: SDLVehicleDataResult? = nil, turnSignal: SDLVehicleDataResult? = nil,
        gearStatus: SDLVehicleDataResult? = nil, prndl: SDLVehicleDataResult? = nil,
        tirePressure: SDLVehicleDataResult? = nil, odometer: SDLVehicleDataResult? = nil,
        beltStatus: SDLVehicleDataResult? = nil, bodyInformation: SDLVehicleDataResult? = nil,
        deviceStatus: SDLVehicleDataResult? = nil, driverBraking: SDLVehicleDataResult? = nil,
        wiperStatus: SDLVehicleDataResult? = nil, headLampStatus: SDLVehicleDataResult? = nil,
        engineTorque: SDLVehicleDataResult? = nil, accPedalPosition: SDLVehicleDataResult? = nil,
        steeringWheelAngle: SDLVehicleDataResult? = nil, engineOilLife: SDLVehicleDataResult? = nil,
        electronicParkBrakeStatus: SDLVehicleDataResult? = nil, cloudAppVehicleID: SDLVehicleDataResult? = nil,
        stabilityControlsStatus: SDLVehicleDataResult? = nil, eCallInfo: SDLVehicleDataResult? = nil,
        airbagStatus: SDLVehicleDataResult? = nil, emergencyEvent: SDLVehicleDataResult? = nil,
        clusterModes: SDLVehicleDataResult? = nil, myKey: SDLVehicleDataResult? = nil,
        windowStatus: SDLVehicleDataResult? = nil, handsOffSteering: SDLVehicleDataResult? = nil,
        seatOccupancy: SDLVehicleDataResult? = nil
    ) {
        self.success = success
        self.resultCode = resultCode
        self.info = info
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
        self.clusterModes = clusterModes
        self.myKey = myKey
        self.windowStatus = windowStatus
        self.handsOffSteering = handsOffSteering
        self.seatOccupancy = seatOccupancy
    }

    @usableFromInline package static var blank: Self { Self(success: false, resultCode: .blank) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.bool("success", &it.success)
        try v.value("resultCode", &it.resultCode)
        try v.string("info", &it.info, 1, 1000)
        try v.value("gps", &it.gps)
        try v.value("speed", &it.speed)
        try v.value("rpm", &it.rpm)
        try v.value("fuelLevel", &it.fuelLevel)
        try v.value("fuelLevel_State", &it.fuelLevel_State)
        try v.value("instantFuelConsumption", &it.instantFuelConsumption)
        try v.value("fuelRange", &it.fuelRange)
        try v.value("climateData", &it.climateData)
        try v.value("externalTemperature", &it.externalTemperature)
        try v.value("turnSignal", &it.turnSignal)
        try v.value("gearStatus", &it.gearStatus)
        try v.value("prndl", &it.prndl)
        try v.value("tirePressure", &it.tirePressure)
        try v.value("odometer", &it.odometer)
        try v.value("beltStatus", &it.beltStatus)
        try v.value("bodyInformation", &it.bodyInformation)
        try v.value("deviceStatus", &it.deviceStatus)
        try v.value("driverBraking", &it.driverBraking)
        try v.value("wiperStatus", &it.wiperStatus)
        try v.value("headLampStatus", &it.headLampStatus)
        try v.value("engineTorque", &it.engineTorque)
        try v.value("accPedalPosition", &it.accPedalPosition)
        try v.value("steeringWheelAngle", &it.steeringWheelAngle)
        try v.value("engineOilLife", &it.engineOilLife)
        try v.value("electronicParkBrakeStatus", &it.electronicParkBrakeStatus)
        try v.value("cloudAppVehicleID", &it.cloudAppVehicleID)
        try v.value("stabilityControlsStatus", &it.stabilityControlsStatus)
        try v.value("eCallInfo", &it.eCallInfo)
        try v.value("airbagStatus", &it.airbagStatus)
        try v.value("emergencyEvent", &it.emergencyEvent)
        try v.value("clusterModes", &it.clusterModes)
        try v.value("myKey", &it.myKey)
        try v.value("windowStatus", &it.windowStatus)
        try v.value("handsOffSteering", &it.handsOffSteering)
        try v.value("seatOccupancy", &it.seatOccupancy)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The request `SubscribeWayPoints`, since version 4.1.
public struct SDLSubscribeWayPoints: SDLRPCRequest, MemberVisitable {
    /// The type of the response.
    public typealias Response = SDLSubscribeWayPointsResponse

    public static var name: String { "SubscribeWayPoints" }
    public static var functionID: SDLFunctionID { .subscribeWayPoints }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(4, 1)) }

    /// Creates a value without members.
    public init() {}

    @usableFromInline package static var blank: Self { Self() }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {}
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The response `SubscribeWayPoints`, since version 4.1.
public struct SDLSubscribeWayPointsResponse: SDLRPCResponse, MemberVisitable {
    public static var name: String { "SubscribeWayPoints" }
    public static var functionID: SDLFunctionID { .subscribeWayPoints }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(4, 1)) }
    public static let resultCodes: [SDLResult] = [
        .success, .invalidData, .genericError, .rejected, .unsupportedResource, .ignored, .disallowed
    ]

    /// Mandatory.
    public var success: Bool
    /// Mandatory.
    public var resultCode: SDLResult
    /// Optional; 1 to 1000 characters.
    public var info: String?

    /// Creates a value. Nil members are not sent.
    public init(success: Bool, resultCode: SDLResult, info: String? = nil) {
        self.success = success
        self.resultCode = resultCode
        self.info = info
    }

    @usableFromInline package static var blank: Self { Self(success: false, resultCode: .blank) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.bool("success", &it.success)
        try v.value("resultCode", &it.resultCode)
        try v.string("info", &it.info, 1, 1000)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The response `SubtleAlert`, since version 7.0.
public struct SDLSubtleAlertResponse: SDLRPCResponse, MemberVisitable {
    public static var name: String { "SubtleAlert" }
    public static var functionID: SDLFunctionID { .subtleAlert }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(7, 0)) }
    public static let resultCodes: [SDLResult] = [
        .success, .invalidData, .outOfMemory, .tooManyPendingRequests, .applicationNotRegistered, .genericError, .rejected, .aborted, .disallowed, .userDisallowed, .unsupportedResource, .warnings
    ]

    /// Mandatory.
    public var success: Bool
    /// Mandatory.
    public var resultCode: SDLResult
    /// Optional; 1 to 1000 characters.
    public var info: String?
    /// Optional; 0 to 2000000000.
    public var tryAgainTime: Int?

    /// Creates a value. Nil members are not sent.
    public init(success: Bool, resultCode: SDLResult, info: String? = nil, tryAgainTime: Int? = nil) {
        self.success = success
        self.resultCode = resultCode
        self.info = info
        self.tryAgainTime = tryAgainTime
    }

    @usableFromInline package static var blank: Self { Self(success: false, resultCode: .blank) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.bool("success", &it.success)
        try v.value("resultCode", &it.resultCode)
        try v.string("info", &it.info, 1, 1000)
        try v.integer("tryAgainTime", &it.tryAgainTime, 0, 2000000000)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The request `SubtleAlert`, since version 7.0.
public struct SDLSubtleAlert: SDLRPCRequest, MemberVisitable {
    /// The type of the response.
    public typealias Response = SDLSubtleAlertResponse

    public static var name: String { "SubtleAlert" }
    public static var functionID: SDLFunctionID { .subtleAlert }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(7, 0)) }
    public static let memberNames: [SDLMemberNames] = [
        SDLMemberNames("ttsChunks.type", SDLSpeechCapabilities.lifespans),
    ]

    /// Optional; 1 to 500 characters.
    public var alertText1: String?
    /// Optional; 1 to 500 characters.
    public var alertText2: String?
    /// Optional.
    public var alertIcon: SDLImage?
    /// Optional; 1 to 100 entries.
    public var ttsChunks: [SDLTTSChunk]?
    /// Optional, 5000 by default; 3000 to 10000.
    public var duration: Int?
    /// Optional; at most 2 entries.
    public var softButtons: [SDLSoftButton]?
    /// Optional.
    public var cancelID: Int?
    /// The value of `duration`; if the value is nil, the default value.
    public var durationOrDefault: Int { duration ?? 5000 }

    /// Creates a value. Nil members are not sent.
    public init(
        alertText1: String? = nil, alertText2: String? = nil, alertIcon: SDLImage? = nil,
        ttsChunks: [SDLTTSChunk]? = nil, duration: Int? = nil, softButtons: [SDLSoftButton]? = nil, cancelID: Int? = nil
    ) {
        self.alertText1 = alertText1
        self.alertText2 = alertText2
        self.alertIcon = alertIcon
        self.ttsChunks = ttsChunks
        self.duration = duration
        self.softButtons = softButtons
        self.cancelID = cancelID
    }

    @usableFromInline package static var blank: Self { Self() }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.string("alertText1", &it.alertText1, 1, 500)
        try v.string("alertText2", &it.alertText2, 1, 500)
        try v.value("alertIcon", &it.alertIcon)
        try v.values("ttsChunks", &it.ttsChunks, 1, 100)
        try v.integer("duration", &it.duration, 3000, 10000)
        try v.values("softButtons", &it.softButtons, 0, 2)
        try v.integer("cancelID", &it.cancelID, .min, .max)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The response `SystemRequest`, since version 3.0.
public struct SDLSystemRequestResponse: SDLRPCResponse, MemberVisitable {
    public static var name: String { "SystemRequest" }
    public static var functionID: SDLFunctionID { .systemRequest }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(3, 0)) }
    public static let resultCodes: [SDLResult] = [
        .success, .invalidData, .outOfMemory, .tooManyPendingRequests, .applicationNotRegistered, .genericError, .rejected, .invalidCert, .expiredCert, .unsupportedRequest, .unsupportedResource, .disallowed, .aborted, .warnings, .timedOut, .ignored
    ]

    /// Mandatory.
    public var success: Bool
    /// Mandatory.
    public var resultCode: SDLResult
    /// Optional; 1 to 1000 characters.
    public var info: String?

    /// Creates a value. Nil members are not sent.
    public init(success: Bool, resultCode: SDLResult, info: String? = nil) {
        self.success = success
        self.resultCode = resultCode
        self.info = info
    }

    @usableFromInline package static var blank: Self { Self(success: false, resultCode: .blank) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.bool("success", &it.success)
        try v.value("resultCode", &it.resultCode)
        try v.string("info", &it.info, 1, 1000)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The request `SystemRequest`, since version 3.0.
public struct SDLSystemRequest: SDLRPCRequest, MemberVisitable {
    /// The type of the response.
    public typealias Response = SDLSystemRequestResponse

    public static var name: String { "SystemRequest" }
    public static var functionID: SDLFunctionID { .systemRequest }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(3, 0)) }
    public static let memberLifespans: [SDLMemberLifespan] = [
        SDLMemberLifespan("requestSubType", SDLLifespan(since: SDLVersion(5, 0))),
    ]
    public static let memberNames: [SDLMemberNames] = [
        SDLMemberNames("requestType", SDLRequestType.lifespans),
    ]

    /// Mandatory.
    public var requestType: SDLRequestType
    /// Optional; 1 to 255 characters; since version 5.0.
    public var requestSubType: String?
    /// Optional; 1 to 255 characters.
    public var fileName: String?

    /// Creates a value. Nil members are not sent.
    public init(requestType: SDLRequestType, requestSubType: String? = nil, fileName: String? = nil) {
        self.requestType = requestType
        self.requestSubType = requestSubType
        self.fileName = fileName
    }

    @usableFromInline package static var blank: Self { Self(requestType: .blank) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.value("requestType", &it.requestType)
        try v.string("requestSubType", &it.requestSubType, 1, 255)
        try v.string("fileName", &it.fileName, 1, 255)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}
