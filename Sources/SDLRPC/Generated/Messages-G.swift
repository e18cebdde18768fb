// Made by rpc-gen from Sources/rpc-gen/Spec/mobile.json; changes belong there.
// swift-format-ignore-file

public import JSON

/// The response `GenericResponse`, since version 1.0.
public struct SDLGenericResponse: SDLRPCResponse, MemberVisitable {
    public static var name: String { "GenericResponse" }
    public static var functionID: SDLFunctionID { .genericResponse }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(1, 0)) }
    public static let resultCodes: [SDLResult] = [
        .invalidData
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

/// The request `GetAppServiceData`, since version 5.1.
public struct SDLGetAppServiceData: SDLRPCRequest, MemberVisitable {
    /// The type of the response.
    public typealias Response = SDLGetAppServiceDataResponse

    public static var name: String { "GetAppServiceData" }
    public static var functionID: SDLFunctionID { .getAppServiceData }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(5, 1)) }

    /// Mandatory.
    public var serviceType: String
    /// Optional.
    public var subscribe: Bool?

    /// Creates a value. Nil members are not sent.
    public init(serviceType: String, subscribe: Bool? = nil) {
        self.serviceType = serviceType
        self.subscribe = subscribe
    }

    @usableFromInline package static var blank: Self { Self(serviceType: "") }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.string("serviceType", &it.serviceType, 1, .max)
        try v.bool("subscribe", &it.subscribe)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The response `GetAppServiceData`, since version 5.1.
public struct SDLGetAppServiceDataResponse: SDLRPCResponse, MemberVisitable {
    public static var name: String { "GetAppServiceData" }
    public static var functionID: SDLFunctionID { .getAppServiceData }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(5, 1)) }
    public static let resultCodes: [SDLResult] = [
        .success, .rejected, .disallowed, .invalidData, .outOfMemory, .tooManyPendingRequests, .applicationNotRegistered, .genericError
    ]

    /// Mandatory.
    public var success: Bool
    /// Mandatory.
    public var resultCode: SDLResult
    /// Optional; 1 to 1000 characters.
    public var info: String?
    /// Optional.
    public var serviceData: SDLAppServiceData?

    /// Creates a value. Nil members are not sent.
    public init(success: Bool, resultCode: SDLResult, info: String? = nil, serviceData: SDLAppServiceData? = nil) {
        self.success = success
        self.resultCode = resultCode
        self.info = info
        self.serviceData = serviceData
    }

    @usableFromInline package static var blank: Self { Self(success: false, resultCode: .blank) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.bool("success", &it.success)
        try v.value("resultCode", &it.resultCode)
        try v.string("info", &it.info, 1, 1000)
        try v.value("serviceData", &it.serviceData)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The request `GetCloudAppProperties`, since version 5.1.
public struct SDLGetCloudAppProperties: SDLRPCRequest, MemberVisitable {
    /// The type of the response.
    public typealias Response = SDLGetCloudAppPropertiesResponse

    public static var name: String { "GetCloudAppProperties" }
    public static var functionID: SDLFunctionID { .getCloudAppProperties }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(5, 1)) }

    /// Mandatory; 1 to 100 characters.
    public var appID: String

    /// Creates a value. All members are mandatory.
    public init(appID: String) {
        self.appID = appID
    }

    @usableFromInline package static var blank: Self { Self(appID: "") }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.string("appID", &it.appID, 1, 100)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The response `GetCloudAppProperties`, since version 5.1.
public struct SDLGetCloudAppPropertiesResponse: SDLRPCResponse, MemberVisitable {
    public static var name: String { "GetCloudAppProperties" }
    public static var functionID: SDLFunctionID { .getCloudAppProperties }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(5, 1)) }
    public static let resultCodes: [SDLResult] = [
        .success, .invalidData, .outOfMemory, .tooManyPendingRequests, .genericError, .disallowed, .warnings
    ]

    /// Optional.
    public var properties: SDLCloudAppProperties?
    /// Mandatory.
    public var success: Bool
    /// Mandatory.
    public var resultCode: SDLResult
    /// Optional; 1 to 1000 characters.
    public var info: String?

    /// Creates a value. Nil members are not sent.
    public init(properties: SDLCloudAppProperties? = nil, success: Bool, resultCode: SDLResult, info: String? = nil) {
        self.properties = properties
        self.success = success
        self.resultCode = resultCode
        self.info = info
    }

    @usableFromInline package static var blank: Self { Self(success: false, resultCode: .blank) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.value("properties", &it.properties)
        try v.bool("success", &it.success)
        try v.value("resultCode", &it.resultCode)
        try v.string("info", &it.info, 1, 1000)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The request `GetDTCs`, since version 2.0.
public struct SDLGetDTCs: SDLRPCRequest, MemberVisitable {
    /// The type of the response.
    public typealias Response = SDLGetDTCsResponse

    public static var name: String { "GetDTCs" }
    public static var functionID: SDLFunctionID { .getDTCs }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(2, 0)) }

    /// Mandatory; 0 to 65535.
    public var ecuName: Int
    /// Optional; 0 to 255.
    public var dtcMask: Int?

    /// Creates a value. Nil members are not sent.
    public init(ecuName: Int, dtcMask: Int? = nil) {
        self.ecuName = ecuName
        self.dtcMask = dtcMask
    }

    @usableFromInline package static var blank: Self { Self(ecuName: 0) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.integer("ecuName", &it.ecuName, 0, 65535)
        try v.integer("dtcMask", &it.dtcMask, 0, 255)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The response `GetDTCs`, since version 2.0.
public struct SDLGetDTCsResponse: SDLRPCResponse, MemberVisitable {
    public static var name: String { "GetDTCs" }
    public static var functionID: SDLFunctionID { .getDTCs }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(2, 0)) }
    public static let resultCodes: [SDLResult] = [
        .success, .invalidData, .outOfMemory, .tooManyPendingRequests, .applicationNotRegistered, .genericError, .rejected, .disallowed, .userDisallowed, .truncatedData
    ]

    /// Mandatory.
    public var success: Bool
    /// Mandatory.
    public var resultCode: SDLResult
    /// Optional; 1 to 1000 characters.
    public var info: String?
    /// Optional; 0 to 65535.
    public var ecuHeader: Int?
    /// Optional; 1 to 15 entries; each entry: 1 to 10 characters.
    public var dtc: [String]?

    /// Creates a value. Nil members are not sent.
    public init(
        success: Bool, resultCode: SDLResult, info: String? = nil, ecuHeader: Int? = nil, dtc: [String]? = nil
    ) {
        self.success = success
        self.resultCode = resultCode
        self.info = info
        self.ecuHeader = ecuHeader
        self.dtc = dtc
    }

    @usableFromInline package static var blank: Self { Self(success: false, resultCode: .blank) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.bool("success", &it.success)
        try v.value("resultCode", &it.resultCode)
        try v.string("info", &it.info, 1, 1000)
        try v.integer("ecuHeader", &it.ecuHeader, 0, 65535)
        try v.strings("dtc", &it.dtc, 1, 15, lengths: 1, 10)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The request `GetFile`, since version 5.1.
public struct SDLGetFile: SDLRPCRequest, MemberVisitable {
    /// The type of the response.
    public typealias Response = SDLGetFileResponse

    public static var name: String { "GetFile" }
    public static var functionID: SDLFunctionID { .getFile }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(5, 1)) }

    /// Mandatory; 1 to 255 characters.
    public var fileName: String
    /// Optional.
    public var appServiceId: String?
    /// Optional.
    public var fileType: SDLFileType?
    /// Optional; 0 to 2000000000.
    public var offset: Int?
    /// Optional; 0 to 2000000000.
    public var length: Int?

    /// Creates a value. Nil members are not sent.
    public init(
        fileName: String, appServiceId: String? = nil, fileType: SDLFileType? = nil, offset: Int? = nil,
        length: Int? = nil
    ) {
        self.fileName = fileName
        self.appServiceId = appServiceId
        self.fileType = fileType
        self.offset = offset
        self.length = length
    }

    @usableFromInline package static var blank: Self { Self(fileName: "") }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.string("fileName", &it.fileName, 1, 255)
        try v.string("appServiceId", &it.appServiceId, 1, .max)
        try v.value("fileType", &it.fileType)
        try v.integer("offset", &it.offset, 0, 2000000000)
        try v.integer("length", &it.length, 0, 2000000000)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The response `GetFile`, since version 5.1.
public struct SDLGetFileResponse: SDLRPCResponse, MemberVisitable {
    public static var name: String { "GetFile" }
    public static var functionID: SDLFunctionID { .getFile }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(5, 1)) }
    public static let resultCodes: [SDLResult] = [
        .success, .rejected, .disallowed, .invalidData, .outOfMemory, .tooManyPendingRequests, .applicationNotRegistered, .genericError, .fileNotFound
    ]

    /// Mandatory.
    public var success: Bool
    /// Mandatory.
    public var resultCode: SDLResult
    /// Optional; 1 to 1000 characters.
    public var info: String?
    /// Optional; 0 to 2000000000.
    public var offset: Int?
    /// Optional; 0 to 2000000000.
    public var length: Int?
    /// Optional.
    public var fileType: SDLFileType?
    /// Optional; 0 to 4294967295.
    public var crc: Int?

    /// Creates a value. Nil members are not sent.
    public init(
        success: Bool, resultCode: SDLResult, info: String? = nil, offset: Int? = nil, length: Int? = nil,
        fileType: SDLFileType? = nil, crc: Int? = nil
    ) {
        self.success = success
        self.resultCode = resultCode
        self.info = info
        self.offset = offset
        self.length = length
        self.fileType = fileType
        self.crc = crc
    }

    @usableFromInline package static var blank: Self { Self(success: false, resultCode: .blank) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.bool("success", &it.success)
        try v.value("resultCode", &it.resultCode)
        try v.string("info", &it.info, 1, 1000)
        try v.integer("offset", &it.offset, 0, 2000000000)
        try v.integer("length", &it.length, 0, 2000000000)
        try v.value("fileType", &it.fileType)
        try v.integer("crc", &it.crc, 0, 4294967295)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The request `GetInteriorVehicleData`, since version 4.5.
public struct SDLGetInteriorVehicleData: SDLRPCRequest, MemberVisitable {
    /// The type of the response.
    public typealias Response = SDLGetInteriorVehicleDataResponse

    public static var name: String { "GetInteriorVehicleData" }
    public static var functionID: SDLFunctionID { .getInteriorVehicleData }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(4, 5)) }
    public static let memberLifespans: [SDLMemberLifespan] = [
        SDLMemberLifespan("moduleId", SDLLifespan(since: SDLVersion(6, 0))),
    ]
    public static let memberNames: [SDLMemberNames] = [
        SDLMemberNames("moduleType", SDLModuleType.lifespans),
    ]

    /// Mandatory.
    public var moduleType: SDLModuleType
    /// Optional; 1 to 100 characters; since version 6.0.
    public var moduleId: String?
    /// Optional; since version 4.5.
    public var subscribe: Bool?

    /// Creates a value. Nil members are not sent.
    public init(moduleType: SDLModuleType, moduleId: String? = nil, subscribe: Bool? = nil) {
        self.moduleType = moduleType
        self.moduleId = moduleId
        self.subscribe = subscribe
    }

    @usableFromInline package static var blank: Self { Self(moduleType: .blank) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.value("moduleType", &it.moduleType)
        try v.string("moduleId", &it.moduleId, 1, 100)
        try v.bool("subscribe", &it.subscribe)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The response `GetInteriorVehicleData`, since version 4.5.
public struct SDLGetInteriorVehicleDataResponse: SDLRPCResponse, MemberVisitable {
    public static var name: String { "GetInteriorVehicleData" }
    public static var functionID: SDLFunctionID { .getInteriorVehicleData }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(4, 5)) }
    public static let resultCodes: [SDLResult] = [
        .success, .invalidData, .outOfMemory, .tooManyPendingRequests, .applicationNotRegistered, .genericError, .rejected, .ignored, .disallowed, .userDisallowed, .unsupportedResource, .warnings
    ]

    /// Optional.
    public var moduleData: SDLModuleData?
    /// Mandatory.
    public var resultCode: SDLResult
    /// Optional; 1 to 1000 characters.
    public var info: String?
    /// Mandatory.
    public var success: Bool
    /// Optional.
    public var isSubscribed: Bool?

    /// Creates a value. Nil members are not sent.
    public init(
        moduleData: SDLModuleData? = nil, resultCode: SDLResult, info: String? = nil, success: Bool,
        isSubscribed: Bool? = nil
    ) {
        self.moduleData = moduleData
        self.resultCode = resultCode
        self.info = info
        self.success = success
        self.isSubscribed = isSubscribed
    }

    @usableFromInline package static var blank: Self { Self(resultCode: .blank, success: false) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.value("moduleData", &it.moduleData)
        try v.value("resultCode", &it.resultCode)
        try v.string("info", &it.info, 1, 1000)
        try v.bool("success", &it.success)
        try v.bool("isSubscribed", &it.isSubscribed)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The request `GetInteriorVehicleDataConsent`, since version 6.0.
public struct SDLGetInteriorVehicleDataConsent: SDLRPCRequest, MemberVisitable {
    /// The type of the response.
    public typealias Response = SDLGetInteriorVehicleDataConsentResponse

    public static var name: String { "GetInteriorVehicleDataConsent" }
    public static var functionID: SDLFunctionID { .getInteriorVehicleDataConsent }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(6, 0)) }
    public static let memberNames: [SDLMemberNames] = [
        SDLMemberNames("moduleType", SDLModuleType.lifespans),
    ]

    /// Mandatory.
    public var moduleType: SDLModuleType
    /// Mandatory; each entry: 1 to 100 characters.
    public var moduleIds: [String]

    /// Creates a value. All members are mandatory.
    public init(moduleType: SDLModuleType, moduleIds: [String]) {
        self.moduleType = moduleType
        self.moduleIds = moduleIds
    }

    @usableFromInline package static var blank: Self { Self(moduleType: .blank, moduleIds: []) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.value("moduleType", &it.moduleType)
        try v.strings("moduleIds", &it.moduleIds, 0, .max, lengths: 1, 100)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The response `GetInteriorVehicleDataConsent`, since version 6.0.
public struct SDLGetInteriorVehicleDataConsentResponse: SDLRPCResponse, MemberVisitable {
    public static var name: String { "GetInteriorVehicleDataConsent" }
    public static var functionID: SDLFunctionID { .getInteriorVehicleDataConsent }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(6, 0)) }
    public static let resultCodes: [SDLResult] = [
        .success, .invalidData, .outOfMemory, .tooManyPendingRequests, .applicationNotRegistered, .genericError, .rejected, .ignored, .disallowed, .userDisallowed, .unsupportedResource
    ]

    /// Mandatory.
    public var success: Bool
    /// Mandatory.
    public var resultCode: SDLResult
    /// Optional; 1 to 1000 characters.
    public var info: String?
    /// Optional.
    public var allowed: [Bool]?

    /// Creates a value. Nil members are not sent.
    public init(success: Bool, resultCode: SDLResult, info: String? = nil, allowed: [Bool]? = nil) {
        self.success = success
        self.resultCode = resultCode
        self.info = info
        self.allowed = allowed
    }

    @usableFromInline package static var blank: Self { Self(success: false, resultCode: .blank) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.bool("success", &it.success)
        try v.value("resultCode", &it.resultCode)
        try v.string("info", &it.info, 1, 1000)
        try v.values("allowed", &it.allowed, 0, .max)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The request `GetSystemCapability`, since version 4.5.
public struct SDLGetSystemCapability: SDLRPCRequest, MemberVisitable {
    /// The type of the response.
    public typealias Response = SDLGetSystemCapabilityResponse

    public static var name: String { "GetSystemCapability" }
    public static var functionID: SDLFunctionID { .getSystemCapability }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(4, 5)) }
    public static let memberLifespans: [SDLMemberLifespan] = [
        SDLMemberLifespan("subscribe", SDLLifespan(since: SDLVersion(5, 1))),
    ]
    public static let memberNames: [SDLMemberNames] = [
        SDLMemberNames("systemCapabilityType", SDLSystemCapabilityType.lifespans),
    ]

    /// Mandatory.
    public var systemCapabilityType: SDLSystemCapabilityType
    /// Optional; since version 5.1.
    public var subscribe: Bool?

    /// Creates a value. Nil members are not sent.
    public init(systemCapabilityType: SDLSystemCapabilityType, subscribe: Bool? = nil) {
        self.systemCapabilityType = systemCapabilityType
        self.subscribe = subscribe
    }

    @usableFromInline package static var blank: Self { Self(systemCapabilityType: .blank) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.value("systemCapabilityType", &it.systemCapabilityType)
        try v.bool("subscribe", &it.subscribe)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The response `GetSystemCapability`, since version 4.5.
public struct SDLGetSystemCapabilityResponse: SDLRPCResponse, MemberVisitable {
    public static var name: String { "GetSystemCapability" }
    public static var functionID: SDLFunctionID { .getSystemCapability }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(4, 5)) }
    public static let resultCodes: [SDLResult] = [
        .success, .invalidData, .outOfMemory, .tooManyPendingRequests, .applicationNotRegistered, .genericError, .rejected, .ignored, .disallowed, .userDisallowed, .unsupportedResource, .dataNotAvailable
    ]

    /// Optional.
    public var systemCapability: SDLSystemCapability?
    /// Mandatory.
    public var resultCode: SDLResult
    /// Optional; 1 to 1000 characters.
    public var info: String?
    /// Mandatory.
    public var success: Bool

    /// Creates a value. Nil members are not sent.
    public init(
        systemCapability: SDLSystemCapability? = nil, resultCode: SDLResult, info: String? = nil, success: Bool
    ) {
        self.systemCapability = systemCapability
        self.resultCode = resultCode
        self.info = info
        self.success = success
    }

    @usableFromInline package static var blank: Self { Self(resultCode: .blank, success: false) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.value("systemCapability", &it.systemCapability)
        try v.value("resultCode", &it.resultCode)
        try v.string("info", &it.info, 1, 1000)
        try v.bool("success", &it.success)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The response `GetVehicleData`, since version 2.0.
public struct SDLGetVehicleDataResponse: SDLRPCResponse, MemberVisitable {
    public static var name: String { "GetVehicleData" }
    public static var functionID: SDLFunctionID { .getVehicleData }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(2, 0)) }
    public static let resultCodes: [SDLResult] = [
        .success, .invalidData, .outOfMemory, .tooManyPendingRequests, .applicationNotRegistered, .genericError, .rejected, .vehicleDataNotAllowed, .vehicleDataNotAvailable, .userDisallowed
    ]

    /// Mandatory.
    public var success: Bool
    /// Mandatory.
    public var resultCode: SDLResult
    /// Optional; 1 to 1000 characters.
    public var info: String?
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
        success: Bool, resultCode: SDLResult, info: String? = nil, gps: SDLGPSData? = nil, speed: Double? = nil,
        rpm: Int? = nil, fuelLevel: Double? = nil, fuelLevel_State: SDLComponentVolumeStatus? = nil,
        instantFuelConsumption: Double? = nil, fuelRange: [SDLFuelRange]? = nil, climateData: SDLClimateData? = nil,
        externalTemperature: Double? = nil, turnSignal: SDLTurnSignal? = nil, vin: String? = nil,
        gearStatus: SDLGearStatus? = nil, prndl: SDLPRNDL? = nil, tirePressure: SDLTireStatus? = nil,
        odometer: Int? = nil, beltStatus: SDLBeltStatus? = nil, bodyInformation: SDLBodyInformation? = nil,
        deviceStatus: SDLDeviceStatus? = nil, driverBraking: SDLVehicleDataEventStatus? = nil,
        wiperStatus: SDLWiperStatus? = nil, headLampStatus: SDLHeadLampStatus? = nil, engineTorque: Double? = nil,
        accPedalPosition: Double? = nil, steeringWheelAngle: Double? = nil, engineOilLife: Double? = nil,
        electronicParkBrakeStatus: SDLElectronicParkBrakeStatus? = nil, cloudAppVehicleID: String? = nil,
        stabilityControlsStatus: SDLStabilityControlsStatus? = nil, eCallInfo: SDLECallInfo? = nil,
        airbagStatus: SDLAirbagStatus? = nil, emergencyEvent: SDLEmergencyEvent? = nil,
        clusterModeStatus: SDLClusterModeStatus? = nil, myKey: SDLMyKey? = nil, windowStatus: [SDLWindowStatus]? = nil,
        handsOffSteering: Bool? = nil, seatOccupancy: SDLSeatOccupancy? = nil
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

    @usableFromInline package static var blank: Self { Self(success: false, resultCode: .blank) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.bool("success", &it.success)
        try v.value("resultCode", &it.resultCode)
        try v.string("info", &it.info, 1, 1000)
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

/// The request `GetVehicleData`, since version 2.0.
public struct SDLGetVehicleData: SDLRPCRequest, MemberVisitable {
    /// The type of the response.
    public typealias Response = SDLGetVehicleDataResponse

    public static var name: String { "GetVehicleData" }
    public static var functionID: SDLFunctionID { .getVehicleData }
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
    /// Optional.
    public var vin: Bool?
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
        externalTemperature: Bool? = nil, turnSignal: Bool? = nil, vin: Bool? = nil, gearStatus: Bool? = nil,
        prndl: Bool? = nil, tirePressure: Bool? = nil, odometer: Bool? = nil, beltStatus: Bool? = nil,
        bodyInformation: Bool? = nil, deviceStatus: Bool? = nil, driverBraking: Bool? = nil, wiperStatus: Bool? = nil,
        headLampStatus: Bool? = nil, engineTorque: Bool? = nil, accPedalPosition: Bool? = nil,
        steeringWheelAngle: Bool? = nil, engineOilLife: Bool? = nil, electronicParkBrakeStatus: Bool? = nil,
        cloudAppVehicleID: Bool? = nil, stabilityControlsStatus: Bool? = nil, eCallInfo: Bool? = nil,
        airbagStatus: Bool? = nil, emergencyEvent: Bool? = nil, clusterModeStatus: Bool? = nil, myKey: Bool? = nil,
        windowStatus: Bool? = nil, handsOffSteering: Bool? = nil, seatOccupancy: Bool? = nil
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
        try v.bool("vin", &it.vin)
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

/// The request `GetWayPoints`, since version 4.1.
public struct SDLGetWayPoints: SDLRPCRequest, MemberVisitable {
    /// The type of the response.
    public typealias Response = SDLGetWayPointsResponse

    public static var name: String { "GetWayPoints" }
    public static var functionID: SDLFunctionID { .getWayPoints }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(4, 1)) }

    /// Mandatory.
    public var wayPointType: SDLWayPointType

    /// Creates a value. All members are mandatory.
    public init(wayPointType: SDLWayPointType) {
        self.wayPointType = wayPointType
    }

    @usableFromInline package static var blank: Self { Self(wayPointType: .blank) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.value("wayPointType", &it.wayPointType)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The response `GetWayPoints`, since version 4.1.
public struct SDLGetWayPointsResponse: SDLRPCResponse, MemberVisitable {
    public static var name: String { "GetWayPoints" }
    public static var functionID: SDLFunctionID { .getWayPoints }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(4, 1)) }
    public static let resultCodes: [SDLResult] = [
        .success, .invalidData, .timedOut, .genericError, .rejected, .unsupportedResource, .ignored, .inUse, .disallowed
    ]

    /// Mandatory.
    public var success: Bool
    /// Mandatory.
    public var resultCode: SDLResult
    /// Optional; 1 to 1000 characters.
    public var info: String?
    /// Optional; 1 to 10 entries.
    public var wayPoints: [SDLLocationDetails]?

    /// Creates a value. Nil members are not sent.
    public init(success: Bool, resultCode: SDLResult, info: String? = nil, wayPoints: [SDLLocationDetails]? = nil) {
        self.success = success
        self.resultCode = resultCode
        self.info = info
        self.wayPoints = wayPoints
    }

    @usableFromInline package static var blank: Self { Self(success: false, resultCode: .blank) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.bool("success", &it.success)
        try v.value("resultCode", &it.resultCode)
        try v.string("info", &it.info, 1, 1000)
        try v.values("wayPoints", &it.wayPoints, 1, 10)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}
