// Made by rpc-gen from Sources/rpc-gen/Spec/mobile.json; changes belong there.
// swift-format-ignore-file

public import JSON

/// The response `GenericResponse`, since 1.0.
public struct SDLGenericResponse: SDLRPCResponse {
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

    /// Members that are nil are left out of the message.
    public init(
        success: Bool,
        resultCode: SDLResult,
        info: String? = nil
    ) {
        self.success = success
        self.resultCode = resultCode
        self.info = info
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("success", success)
        writer.field("resultCode", resultCode)
        writer.field("info", info)
        writer.endObject()
    }

    private static let keys = JSONKeys("success", "resultCode", "info")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var success: Bool?
        var resultCode: SDLResult?
        var info: String?
        guard var frame = try reader.members(keys, mandatory: 0x3) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: success = try reader.bool()
            case 1: resultCode = try SDLResult.read(from: &reader)
            default: info = try reader.string(1, 1000)
            }
        }
        guard let success, let resultCode else { return nil }
        return Self(success: success, resultCode: resultCode, info: info)
    }

    public func check(_ violations: inout ViolationList) {
        violations.object("resultCode", resultCode)
        violations.string("info", info, 1, 1000)
    }
}

/// The request `GetAppServiceData`, since 5.1.
public struct SDLGetAppServiceData: SDLRPCRequest {
    /// The response to this request.
    public typealias Response = SDLGetAppServiceDataResponse

    public static var name: String { "GetAppServiceData" }
    public static var functionID: SDLFunctionID { .getAppServiceData }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(5, 1)) }

    /// Mandatory.
    public var serviceType: String
    /// Optional.
    public var subscribe: Bool?

    /// Members that are nil are left out of the message.
    public init(
        serviceType: String,
        subscribe: Bool? = nil
    ) {
        self.serviceType = serviceType
        self.subscribe = subscribe
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("serviceType", serviceType)
        writer.field("subscribe", subscribe)
        writer.endObject()
    }

    private static let keys = JSONKeys("serviceType", "subscribe")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var serviceType: String?
        var subscribe: Bool?
        guard var frame = try reader.members(keys, mandatory: 0x1) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: serviceType = try reader.string(1, .max)
            default: subscribe = try reader.bool()
            }
        }
        guard let serviceType else { return nil }
        return Self(serviceType: serviceType, subscribe: subscribe)
    }

    public func check(_ violations: inout ViolationList) {
        violations.string("serviceType", serviceType, 1, .max)
    }
}

/// The response `GetAppServiceData`, since 5.1.
public struct SDLGetAppServiceDataResponse: SDLRPCResponse {
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

    /// Members that are nil are left out of the message.
    public init(
        success: Bool,
        resultCode: SDLResult,
        info: String? = nil,
        serviceData: SDLAppServiceData? = nil
    ) {
        self.success = success
        self.resultCode = resultCode
        self.info = info
        self.serviceData = serviceData
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("success", success)
        writer.field("resultCode", resultCode)
        writer.field("info", info)
        writer.field("serviceData", serviceData)
        writer.endObject()
    }

    private static let keys = JSONKeys("success", "resultCode", "info", "serviceData")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var success: Bool?
        var resultCode: SDLResult?
        var info: String?
        var serviceData: SDLAppServiceData?
        guard var frame = try reader.members(keys, mandatory: 0x3) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: success = try reader.bool()
            case 1: resultCode = try SDLResult.read(from: &reader)
            case 2: info = try reader.string(1, 1000)
            default: serviceData = try SDLAppServiceData.read(from: &reader)
            }
        }
        guard let success, let resultCode else { return nil }
        return Self(success: success, resultCode: resultCode, info: info, serviceData: serviceData)
    }

    public func check(_ violations: inout ViolationList) {
        violations.object("resultCode", resultCode)
        violations.string("info", info, 1, 1000)
        violations.object("serviceData", serviceData)
    }
}

/// The request `GetCloudAppProperties`, since 5.1.
public struct SDLGetCloudAppProperties: SDLRPCRequest {
    /// The response to this request.
    public typealias Response = SDLGetCloudAppPropertiesResponse

    public static var name: String { "GetCloudAppProperties" }
    public static var functionID: SDLFunctionID { .getCloudAppProperties }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(5, 1)) }

    /// Mandatory; 1 to 100 characters.
    public var appID: String

    /// All its members are mandatory.
    public init(
        appID: String
    ) {
        self.appID = appID
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("appID", appID)
        writer.endObject()
    }

    private static let keys = JSONKeys("appID")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var appID: String?
        guard var frame = try reader.members(keys, mandatory: 0x1) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            default: appID = try reader.string(1, 100)
            }
        }
        guard let appID else { return nil }
        return Self(appID: appID)
    }

    public func check(_ violations: inout ViolationList) {
        violations.string("appID", appID, 1, 100)
    }
}

/// The response `GetCloudAppProperties`, since 5.1.
public struct SDLGetCloudAppPropertiesResponse: SDLRPCResponse {
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

    /// Members that are nil are left out of the message.
    public init(
        properties: SDLCloudAppProperties? = nil,
        success: Bool,
        resultCode: SDLResult,
        info: String? = nil
    ) {
        self.properties = properties
        self.success = success
        self.resultCode = resultCode
        self.info = info
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("properties", properties)
        writer.field("success", success)
        writer.field("resultCode", resultCode)
        writer.field("info", info)
        writer.endObject()
    }

    private static let keys = JSONKeys("properties", "success", "resultCode", "info")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var properties: SDLCloudAppProperties?
        var success: Bool?
        var resultCode: SDLResult?
        var info: String?
        guard var frame = try reader.members(keys, mandatory: 0x6) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: properties = try SDLCloudAppProperties.read(from: &reader)
            case 1: success = try reader.bool()
            case 2: resultCode = try SDLResult.read(from: &reader)
            default: info = try reader.string(1, 1000)
            }
        }
        guard let success, let resultCode else { return nil }
        return Self(properties: properties, success: success, resultCode: resultCode, info: info)
    }

    public func check(_ violations: inout ViolationList) {
        violations.object("properties", properties)
        violations.object("resultCode", resultCode)
        violations.string("info", info, 1, 1000)
    }
}

/// The request `GetDTCs`, since 2.0.
public struct SDLGetDTCs: SDLRPCRequest {
    /// The response to this request.
    public typealias Response = SDLGetDTCsResponse

    public static var name: String { "GetDTCs" }
    public static var functionID: SDLFunctionID { .getDTCs }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(2, 0)) }

    /// Mandatory; 0 to 65535.
    public var ecuName: Int
    /// Optional; 0 to 255.
    public var dtcMask: Int?

    /// Members that are nil are left out of the message.
    public init(
        ecuName: Int,
        dtcMask: Int? = nil
    ) {
        self.ecuName = ecuName
        self.dtcMask = dtcMask
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("ecuName", ecuName)
        writer.field("dtcMask", dtcMask)
        writer.endObject()
    }

    private static let keys = JSONKeys("ecuName", "dtcMask")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var ecuName: Int?
        var dtcMask: Int?
        guard var frame = try reader.members(keys, mandatory: 0x1) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: ecuName = try reader.integer(0, 65535)
            default: dtcMask = try reader.integer(0, 255)
            }
        }
        guard let ecuName else { return nil }
        return Self(ecuName: ecuName, dtcMask: dtcMask)
    }

    public func check(_ violations: inout ViolationList) {
        violations.integer("ecuName", ecuName, 0, 65535)
        violations.integer("dtcMask", dtcMask, 0, 255)
    }
}

/// The response `GetDTCs`, since 2.0.
public struct SDLGetDTCsResponse: SDLRPCResponse {
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
    /// Optional; 1 to 15 entries; each of 1 to 10 characters.
    public var dtc: [String]?

    /// Members that are nil are left out of the message.
    public init(
        success: Bool,
        resultCode: SDLResult,
        info: String? = nil,
        ecuHeader: Int? = nil,
        dtc: [String]? = nil
    ) {
        self.success = success
        self.resultCode = resultCode
        self.info = info
        self.ecuHeader = ecuHeader
        self.dtc = dtc
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("success", success)
        writer.field("resultCode", resultCode)
        writer.field("info", info)
        writer.field("ecuHeader", ecuHeader)
        writer.field("dtc", dtc)
        writer.endObject()
    }

    private static let keys = JSONKeys("success", "resultCode", "info", "ecuHeader", "dtc")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var success: Bool?
        var resultCode: SDLResult?
        var info: String?
        var ecuHeader: Int?
        var dtc: [String]?
        guard var frame = try reader.members(keys, mandatory: 0x3) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: success = try reader.bool()
            case 1: resultCode = try SDLResult.read(from: &reader)
            case 2: info = try reader.string(1, 1000)
            case 3: ecuHeader = try reader.integer(0, 65535)
            default: dtc = try reader.strings(1, 15, lengths: 1, 10)
            }
        }
        guard let success, let resultCode else { return nil }
        return Self(success: success, resultCode: resultCode, info: info, ecuHeader: ecuHeader, dtc: dtc)
    }

    public func check(_ violations: inout ViolationList) {
        violations.object("resultCode", resultCode)
        violations.string("info", info, 1, 1000)
        violations.integer("ecuHeader", ecuHeader, 0, 65535)
        violations.array("dtc", dtc, 1, 15) { $0.check($1, 1, 10) }
    }
}

/// The request `GetFile`, since 5.1.
public struct SDLGetFile: SDLRPCRequest {
    /// The response to this request.
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

    /// Members that are nil are left out of the message.
    public init(
        fileName: String,
        appServiceId: String? = nil,
        fileType: SDLFileType? = nil,
        offset: Int? = nil,
        length: Int? = nil
    ) {
        self.fileName = fileName
        self.appServiceId = appServiceId
        self.fileType = fileType
        self.offset = offset
        self.length = length
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("fileName", fileName)
        writer.field("appServiceId", appServiceId)
        writer.field("fileType", fileType)
        writer.field("offset", offset)
        writer.field("length", length)
        writer.endObject()
    }

    private static let keys = JSONKeys("fileName", "appServiceId", "fileType", "offset", "length")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var fileName: String?
        var appServiceId: String?
        var fileType: SDLFileType?
        var offset: Int?
        var length: Int?
        guard var frame = try reader.members(keys, mandatory: 0x1) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: fileName = try reader.string(1, 255)
            case 1: appServiceId = try reader.string(1, .max)
            case 2: fileType = try SDLFileType.read(from: &reader)
            case 3: offset = try reader.integer(0, 2000000000)
            default: length = try reader.integer(0, 2000000000)
            }
        }
        guard let fileName else { return nil }
        return Self(fileName: fileName, appServiceId: appServiceId, fileType: fileType, offset: offset, length: length)
    }

    public func check(_ violations: inout ViolationList) {
        violations.string("fileName", fileName, 1, 255)
        violations.string("appServiceId", appServiceId, 1, .max)
        violations.object("fileType", fileType)
        violations.integer("offset", offset, 0, 2000000000)
        violations.integer("length", length, 0, 2000000000)
    }
}

/// The response `GetFile`, since 5.1.
public struct SDLGetFileResponse: SDLRPCResponse {
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

    /// Members that are nil are left out of the message.
    public init(
        success: Bool,
        resultCode: SDLResult,
        info: String? = nil,
        offset: Int? = nil,
        length: Int? = nil,
        fileType: SDLFileType? = nil,
        crc: Int? = nil
    ) {
        self.success = success
        self.resultCode = resultCode
        self.info = info
        self.offset = offset
        self.length = length
        self.fileType = fileType
        self.crc = crc
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("success", success)
        writer.field("resultCode", resultCode)
        writer.field("info", info)
        writer.field("offset", offset)
        writer.field("length", length)
        writer.field("fileType", fileType)
        writer.field("crc", crc)
        writer.endObject()
    }

    private static let keys = JSONKeys("success", "resultCode", "info", "offset", "length", "fileType", "crc")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var success: Bool?
        var resultCode: SDLResult?
        var info: String?
        var offset: Int?
        var length: Int?
        var fileType: SDLFileType?
        var crc: Int?
        guard var frame = try reader.members(keys, mandatory: 0x3) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: success = try reader.bool()
            case 1: resultCode = try SDLResult.read(from: &reader)
            case 2: info = try reader.string(1, 1000)
            case 3: offset = try reader.integer(0, 2000000000)
            case 4: length = try reader.integer(0, 2000000000)
            case 5: fileType = try SDLFileType.read(from: &reader)
            default: crc = try reader.integer(0, 4294967295)
            }
        }
        guard let success, let resultCode else { return nil }
        return Self(success: success, resultCode: resultCode, info: info, offset: offset, length: length, fileType: fileType, crc: crc)
    }

    public func check(_ violations: inout ViolationList) {
        violations.object("resultCode", resultCode)
        violations.string("info", info, 1, 1000)
        violations.integer("offset", offset, 0, 2000000000)
        violations.integer("length", length, 0, 2000000000)
        violations.object("fileType", fileType)
        violations.integer("crc", crc, 0, 4294967295)
    }
}

/// The request `GetInteriorVehicleData`, since 4.5.
public struct SDLGetInteriorVehicleData: SDLRPCRequest {
    /// The response to this request.
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
    /// Optional; 1 to 100 characters; since 6.0.
    public var moduleId: String?
    /// Optional; since 4.5.
    public var subscribe: Bool?

    /// Members that are nil are left out of the message.
    public init(
        moduleType: SDLModuleType,
        moduleId: String? = nil,
        subscribe: Bool? = nil
    ) {
        self.moduleType = moduleType
        self.moduleId = moduleId
        self.subscribe = subscribe
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("moduleType", moduleType)
        writer.field("moduleId", moduleId)
        writer.field("subscribe", subscribe)
        writer.endObject()
    }

    private static let keys = JSONKeys("moduleType", "moduleId", "subscribe")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var moduleType: SDLModuleType?
        var moduleId: String?
        var subscribe: Bool?
        guard var frame = try reader.members(keys, mandatory: 0x1) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: moduleType = try SDLModuleType.read(from: &reader)
            case 1: moduleId = try reader.string(1, 100)
            default: subscribe = try reader.bool()
            }
        }
        guard let moduleType else { return nil }
        return Self(moduleType: moduleType, moduleId: moduleId, subscribe: subscribe)
    }

    public func check(_ violations: inout ViolationList) {
        violations.object("moduleType", moduleType)
        violations.string("moduleId", moduleId, 1, 100)
    }
}

/// The response `GetInteriorVehicleData`, since 4.5.
public struct SDLGetInteriorVehicleDataResponse: SDLRPCResponse {
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

    /// Members that are nil are left out of the message.
    public init(
        moduleData: SDLModuleData? = nil,
        resultCode: SDLResult,
        info: String? = nil,
        success: Bool,
        isSubscribed: Bool? = nil
    ) {
        self.moduleData = moduleData
        self.resultCode = resultCode
        self.info = info
        self.success = success
        self.isSubscribed = isSubscribed
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("moduleData", moduleData)
        writer.field("resultCode", resultCode)
        writer.field("info", info)
        writer.field("success", success)
        writer.field("isSubscribed", isSubscribed)
        writer.endObject()
    }

    private static let keys = JSONKeys("moduleData", "resultCode", "info", "success", "isSubscribed")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var moduleData: SDLModuleData?
        var resultCode: SDLResult?
        var info: String?
        var success: Bool?
        var isSubscribed: Bool?
        guard var frame = try reader.members(keys, mandatory: 0xa) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: moduleData = try SDLModuleData.read(from: &reader)
            case 1: resultCode = try SDLResult.read(from: &reader)
            case 2: info = try reader.string(1, 1000)
            case 3: success = try reader.bool()
            default: isSubscribed = try reader.bool()
            }
        }
        guard let resultCode, let success else { return nil }
        return Self(moduleData: moduleData, resultCode: resultCode, info: info, success: success, isSubscribed: isSubscribed)
    }

    public func check(_ violations: inout ViolationList) {
        violations.object("moduleData", moduleData)
        violations.object("resultCode", resultCode)
        violations.string("info", info, 1, 1000)
    }
}

/// The request `GetInteriorVehicleDataConsent`, since 6.0.
public struct SDLGetInteriorVehicleDataConsent: SDLRPCRequest {
    /// The response to this request.
    public typealias Response = SDLGetInteriorVehicleDataConsentResponse

    public static var name: String { "GetInteriorVehicleDataConsent" }
    public static var functionID: SDLFunctionID { .getInteriorVehicleDataConsent }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(6, 0)) }
    public static let memberNames: [SDLMemberNames] = [
        SDLMemberNames("moduleType", SDLModuleType.lifespans),
    ]

    /// Mandatory.
    public var moduleType: SDLModuleType
    /// Mandatory; each of 1 to 100 characters.
    public var moduleIds: [String]

    /// All its members are mandatory.
    public init(
        moduleType: SDLModuleType,
        moduleIds: [String]
    ) {
        self.moduleType = moduleType
        self.moduleIds = moduleIds
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("moduleType", moduleType)
        writer.field("moduleIds", moduleIds)
        writer.endObject()
    }

    private static let keys = JSONKeys("moduleType", "moduleIds")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var moduleType: SDLModuleType?
        var moduleIds: [String]?
        guard var frame = try reader.members(keys, mandatory: 0x3) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: moduleType = try SDLModuleType.read(from: &reader)
            default: moduleIds = try reader.strings(0, .max, lengths: 1, 100)
            }
        }
        guard let moduleType, let moduleIds else { return nil }
        return Self(moduleType: moduleType, moduleIds: moduleIds)
    }

    public func check(_ violations: inout ViolationList) {
        violations.object("moduleType", moduleType)
        violations.array("moduleIds", moduleIds, 0, .max) { $0.check($1, 1, 100) }
    }
}

/// The response `GetInteriorVehicleDataConsent`, since 6.0.
public struct SDLGetInteriorVehicleDataConsentResponse: SDLRPCResponse {
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

    /// Members that are nil are left out of the message.
    public init(
        success: Bool,
        resultCode: SDLResult,
        info: String? = nil,
        allowed: [Bool]? = nil
    ) {
        self.success = success
        self.resultCode = resultCode
        self.info = info
        self.allowed = allowed
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("success", success)
        writer.field("resultCode", resultCode)
        writer.field("info", info)
        writer.field("allowed", allowed)
        writer.endObject()
    }

    private static let keys = JSONKeys("success", "resultCode", "info", "allowed")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var success: Bool?
        var resultCode: SDLResult?
        var info: String?
        var allowed: [Bool]?
        guard var frame = try reader.members(keys, mandatory: 0x3) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: success = try reader.bool()
            case 1: resultCode = try SDLResult.read(from: &reader)
            case 2: info = try reader.string(1, 1000)
            default: allowed = try reader.bools(0, .max)
            }
        }
        guard let success, let resultCode else { return nil }
        return Self(success: success, resultCode: resultCode, info: info, allowed: allowed)
    }

    public func check(_ violations: inout ViolationList) {
        violations.object("resultCode", resultCode)
        violations.string("info", info, 1, 1000)
        violations.array("allowed", allowed, 0, .max)
    }
}

/// The request `GetSystemCapability`, since 4.5.
public struct SDLGetSystemCapability: SDLRPCRequest {
    /// The response to this request.
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
    /// Optional; since 5.1.
    public var subscribe: Bool?

    /// Members that are nil are left out of the message.
    public init(
        systemCapabilityType: SDLSystemCapabilityType,
        subscribe: Bool? = nil
    ) {
        self.systemCapabilityType = systemCapabilityType
        self.subscribe = subscribe
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("systemCapabilityType", systemCapabilityType)
        writer.field("subscribe", subscribe)
        writer.endObject()
    }

    private static let keys = JSONKeys("systemCapabilityType", "subscribe")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var systemCapabilityType: SDLSystemCapabilityType?
        var subscribe: Bool?
        guard var frame = try reader.members(keys, mandatory: 0x1) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: systemCapabilityType = try SDLSystemCapabilityType.read(from: &reader)
            default: subscribe = try reader.bool()
            }
        }
        guard let systemCapabilityType else { return nil }
        return Self(systemCapabilityType: systemCapabilityType, subscribe: subscribe)
    }

    public func check(_ violations: inout ViolationList) {
        violations.object("systemCapabilityType", systemCapabilityType)
    }
}

/// The response `GetSystemCapability`, since 4.5.
public struct SDLGetSystemCapabilityResponse: SDLRPCResponse {
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

    /// Members that are nil are left out of the message.
    public init(
        systemCapability: SDLSystemCapability? = nil,
        resultCode: SDLResult,
        info: String? = nil,
        success: Bool
    ) {
        self.systemCapability = systemCapability
        self.resultCode = resultCode
        self.info = info
        self.success = success
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("systemCapability", systemCapability)
        writer.field("resultCode", resultCode)
        writer.field("info", info)
        writer.field("success", success)
        writer.endObject()
    }

    private static let keys = JSONKeys("systemCapability", "resultCode", "info", "success")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var systemCapability: SDLSystemCapability?
        var resultCode: SDLResult?
        var info: String?
        var success: Bool?
        guard var frame = try reader.members(keys, mandatory: 0xa) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: systemCapability = try SDLSystemCapability.read(from: &reader)
            case 1: resultCode = try SDLResult.read(from: &reader)
            case 2: info = try reader.string(1, 1000)
            default: success = try reader.bool()
            }
        }
        guard let resultCode, let success else { return nil }
        return Self(systemCapability: systemCapability, resultCode: resultCode, info: info, success: success)
    }

    public func check(_ violations: inout ViolationList) {
        violations.object("systemCapability", systemCapability)
        violations.object("resultCode", resultCode)
        violations.string("info", info, 1, 1000)
    }
}

/// The request `GetVehicleData`, since 2.0.
public struct SDLGetVehicleData: SDLRPCRequest {
    /// The response to this request.
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
    /// Optional; since 2.0; deprecated since 7.0.
    public var fuelLevel: Bool?
    /// Optional; since 2.0; deprecated since 7.0.
    public var fuelLevel_State: Bool?
    /// Optional.
    public var instantFuelConsumption: Bool?
    /// Optional; since 5.0.
    public var fuelRange: Bool?
    /// Optional; since 7.1.
    public var climateData: Bool?
    /// Optional; since 2.0; deprecated since 7.1.
    public var externalTemperature: Bool?
    /// Optional; since 5.0.
    public var turnSignal: Bool?
    /// Optional.
    public var vin: Bool?
    /// Optional; since 7.0.
    public var gearStatus: Bool?
    /// Optional; since 2.0; deprecated since 7.0.
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
    /// Optional; since 5.0.
    public var engineOilLife: Bool?
    /// Optional; since 5.0.
    public var electronicParkBrakeStatus: Bool?
    /// Optional; since 5.1.
    public var cloudAppVehicleID: Bool?
    /// Optional; since 7.0.
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
    /// Optional; since 7.0.
    public var windowStatus: Bool?
    /// Optional; since 7.0.
    public var handsOffSteering: Bool?
    /// Optional; since 7.1.
    public var seatOccupancy: Bool?

    /// Members that are nil are left out of the message.
    public init(
        gps: Bool? = nil,
        speed: Bool? = nil,
        rpm: Bool? = nil,
        fuelLevel: Bool? = nil,
        fuelLevel_State: Bool? = nil,
        instantFuelConsumption: Bool? = nil,
        fuelRange: Bool? = nil,
        climateData: Bool? = nil,
        externalTemperature: Bool? = nil,
        turnSignal: Bool? = nil,
        vin: Bool? = nil,
        gearStatus: Bool? = nil,
        prndl: Bool? = nil,
        tirePressure: Bool? = nil,
        odometer: Bool? = nil,
        beltStatus: Bool? = nil,
        bodyInformation: Bool? = nil,
        deviceStatus: Bool? = nil,
        driverBraking: Bool? = nil,
        wiperStatus: Bool? = nil,
        headLampStatus: Bool? = nil,
        engineTorque: Bool? = nil,
        accPedalPosition: Bool? = nil,
        steeringWheelAngle: Bool? = nil,
        engineOilLife: Bool? = nil,
        electronicParkBrakeStatus: Bool? = nil,
        cloudAppVehicleID: Bool? = nil,
        stabilityControlsStatus: Bool? = nil,
        eCallInfo: Bool? = nil,
        airbagStatus: Bool? = nil,
        emergencyEvent: Bool? = nil,
        clusterModeStatus: Bool? = nil,
        myKey: Bool? = nil,
        windowStatus: Bool? = nil,
        handsOffSteering: Bool? = nil,
        seatOccupancy: Bool? = nil
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
        var gps: Bool?
        var speed: Bool?
        var rpm: Bool?
        var fuelLevel: Bool?
        var fuelLevel_State: Bool?
        var instantFuelConsumption: Bool?
        var fuelRange: Bool?
        var climateData: Bool?
        var externalTemperature: Bool?
        var turnSignal: Bool?
        var vin: Bool?
        var gearStatus: Bool?
        var prndl: Bool?
        var tirePressure: Bool?
        var odometer: Bool?
        var beltStatus: Bool?
        var bodyInformation: Bool?
        var deviceStatus: Bool?
        var driverBraking: Bool?
        var wiperStatus: Bool?
        var headLampStatus: Bool?
        var engineTorque: Bool?
        var accPedalPosition: Bool?
        var steeringWheelAngle: Bool?
        var engineOilLife: Bool?
        var electronicParkBrakeStatus: Bool?
        var cloudAppVehicleID: Bool?
        var stabilityControlsStatus: Bool?
        var eCallInfo: Bool?
        var airbagStatus: Bool?
        var emergencyEvent: Bool?
        var clusterModeStatus: Bool?
        var myKey: Bool?
        var windowStatus: Bool?
        var handsOffSteering: Bool?
        var seatOccupancy: Bool?
        guard var frame = try reader.members(keys) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: gps = try reader.bool()
            case 1: speed = try reader.bool()
            case 2: rpm = try reader.bool()
            case 3: fuelLevel = try reader.bool()
            case 4: fuelLevel_State = try reader.bool()
            case 5: instantFuelConsumption = try reader.bool()
            case 6: fuelRange = try reader.bool()
            case 7: climateData = try reader.bool()
            case 8: externalTemperature = try reader.bool()
            case 9: turnSignal = try reader.bool()
            case 10: vin = try reader.bool()
            case 11: gearStatus = try reader.bool()
            case 12: prndl = try reader.bool()
            case 13: tirePressure = try reader.bool()
            case 14: odometer = try reader.bool()
            case 15: beltStatus = try reader.bool()
            case 16: bodyInformation = try reader.bool()
            case 17: deviceStatus = try reader.bool()
            case 18: driverBraking = try reader.bool()
            case 19: wiperStatus = try reader.bool()
            case 20: headLampStatus = try reader.bool()
            case 21: engineTorque = try reader.bool()
            case 22: accPedalPosition = try reader.bool()
            case 23: steeringWheelAngle = try reader.bool()
            case 24: engineOilLife = try reader.bool()
            case 25: electronicParkBrakeStatus = try reader.bool()
            case 26: cloudAppVehicleID = try reader.bool()
            case 27: stabilityControlsStatus = try reader.bool()
            case 28: eCallInfo = try reader.bool()
            case 29: airbagStatus = try reader.bool()
            case 30: emergencyEvent = try reader.bool()
            case 31: clusterModeStatus = try reader.bool()
            case 32: myKey = try reader.bool()
            case 33: windowStatus = try reader.bool()
            case 34: handsOffSteering = try reader.bool()
            default: seatOccupancy = try reader.bool()
            }
        }
        return Self(gps: gps, speed: speed, rpm: rpm, fuelLevel: fuelLevel, fuelLevel_State: fuelLevel_State, instantFuelConsumption: instantFuelConsumption, fuelRange: fuelRange, climateData: climateData, externalTemperature: externalTemperature, turnSignal: turnSignal, vin: vin, gearStatus: gearStatus, prndl: prndl, tirePressure: tirePressure, odometer: odometer, beltStatus: beltStatus, bodyInformation: bodyInformation, deviceStatus: deviceStatus, driverBraking: driverBraking, wiperStatus: wiperStatus, headLampStatus: headLampStatus, engineTorque: engineTorque, accPedalPosition: accPedalPosition, steeringWheelAngle: steeringWheelAngle, engineOilLife: engineOilLife, electronicParkBrakeStatus: electronicParkBrakeStatus, cloudAppVehicleID: cloudAppVehicleID, stabilityControlsStatus: stabilityControlsStatus, eCallInfo: eCallInfo, airbagStatus: airbagStatus, emergencyEvent: emergencyEvent, clusterModeStatus: clusterModeStatus, myKey: myKey, windowStatus: windowStatus, handsOffSteering: handsOffSteering, seatOccupancy: seatOccupancy)
    }

    public func check(_ violations: inout ViolationList) {}
}

/// The response `GetVehicleData`, since 2.0.
public struct SDLGetVehicleDataResponse: SDLRPCResponse {
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
        success: Bool,
        resultCode: SDLResult,
        info: String? = nil,
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

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("success", success)
        writer.field("resultCode", resultCode)
        writer.field("info", info)
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

    private static let keys = JSONKeys("success", "resultCode", "info", "gps", "speed", "rpm", "fuelLevel", "fuelLevel_State", "instantFuelConsumption", "fuelRange", "climateData", "externalTemperature", "turnSignal", "vin", "gearStatus", "prndl", "tirePressure", "odometer", "beltStatus", "bodyInformation", "deviceStatus", "driverBraking", "wiperStatus", "headLampStatus", "engineTorque", "accPedalPosition", "steeringWheelAngle", "engineOilLife", "electronicParkBrakeStatus", "cloudAppVehicleID", "stabilityControlsStatus", "eCallInfo", "airbagStatus", "emergencyEvent", "clusterModeStatus", "myKey", "windowStatus", "handsOffSteering", "seatOccupancy")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var success: Bool?
        var resultCode: SDLResult?
        var info: String?
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
        guard var frame = try reader.members(keys, mandatory: 0x3) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: success = try reader.bool()
            case 1: resultCode = try SDLResult.read(from: &reader)
            case 2: info = try reader.string(1, 1000)
            case 3: gps = try SDLGPSData.read(from: &reader)
            case 4: speed = try reader.number(0, 700)
            case 5: rpm = try reader.integer(0, 20000)
            case 6: fuelLevel = try reader.number(-6, 106)
            case 7: fuelLevel_State = try SDLComponentVolumeStatus.read(from: &reader)
            case 8: instantFuelConsumption = try reader.number(0, 25575)
            case 9: fuelRange = try reader.array(of: SDLFuelRange.self, 0, 100)
            case 10: climateData = try SDLClimateData.read(from: &reader)
            case 11: externalTemperature = try reader.number(-40, 100)
            case 12: turnSignal = try SDLTurnSignal.read(from: &reader)
            case 13: vin = try reader.string(1, 17)
            case 14: gearStatus = try SDLGearStatus.read(from: &reader)
            case 15: prndl = try SDLPRNDL.read(from: &reader)
            case 16: tirePressure = try SDLTireStatus.read(from: &reader)
            case 17: odometer = try reader.integer(0, 17000000)
            case 18: beltStatus = try SDLBeltStatus.read(from: &reader)
            case 19: bodyInformation = try SDLBodyInformation.read(from: &reader)
            case 20: deviceStatus = try SDLDeviceStatus.read(from: &reader)
            case 21: driverBraking = try SDLVehicleDataEventStatus.read(from: &reader)
            case 22: wiperStatus = try SDLWiperStatus.read(from: &reader)
            case 23: headLampStatus = try SDLHeadLampStatus.read(from: &reader)
            case 24: engineTorque = try reader.number(-1000, 2000)
            case 25: accPedalPosition = try reader.number(0, 100)
            case 26: steeringWheelAngle = try reader.number(-2000, 2000)
            case 27: engineOilLife = try reader.number(0, 100)
            case 28: electronicParkBrakeStatus = try SDLElectronicParkBrakeStatus.read(from: &reader)
            case 29: cloudAppVehicleID = try reader.string(1, .max)
            case 30: stabilityControlsStatus = try SDLStabilityControlsStatus.read(from: &reader)
            case 31: eCallInfo = try SDLECallInfo.read(from: &reader)
            case 32: airbagStatus = try SDLAirbagStatus.read(from: &reader)
            case 33: emergencyEvent = try SDLEmergencyEvent.read(from: &reader)
            case 34: clusterModeStatus = try SDLClusterModeStatus.read(from: &reader)
            case 35: myKey = try SDLMyKey.read(from: &reader)
            case 36: windowStatus = try reader.array(of: SDLWindowStatus.self, 0, 100)
            case 37: handsOffSteering = try reader.bool()
            default: seatOccupancy = try SDLSeatOccupancy.read(from: &reader)
            }
        }
        guard let success, let resultCode else { return nil }
        return Self(success: success, resultCode: resultCode, info: info, gps: gps, speed: speed, rpm: rpm, fuelLevel: fuelLevel, fuelLevel_State: fuelLevel_State, instantFuelConsumption: instantFuelConsumption, fuelRange: fuelRange, climateData: climateData, externalTemperature: externalTemperature, turnSignal: turnSignal, vin: vin, gearStatus: gearStatus, prndl: prndl, tirePressure: tirePressure, odometer: odometer, beltStatus: beltStatus, bodyInformation: bodyInformation, deviceStatus: deviceStatus, driverBraking: driverBraking, wiperStatus: wiperStatus, headLampStatus: headLampStatus, engineTorque: engineTorque, accPedalPosition: accPedalPosition, steeringWheelAngle: steeringWheelAngle, engineOilLife: engineOilLife, electronicParkBrakeStatus: electronicParkBrakeStatus, cloudAppVehicleID: cloudAppVehicleID, stabilityControlsStatus: stabilityControlsStatus, eCallInfo: eCallInfo, airbagStatus: airbagStatus, emergencyEvent: emergencyEvent, clusterModeStatus: clusterModeStatus, myKey: myKey, windowStatus: windowStatus, handsOffSteering: handsOffSteering, seatOccupancy: seatOccupancy)
    }

    public func check(_ violations: inout ViolationList) {
        violations.object("resultCode", resultCode)
        violations.string("info", info, 1, 1000)
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

/// The request `GetWayPoints`, since 4.1.
public struct SDLGetWayPoints: SDLRPCRequest {
    /// The response to this request.
    public typealias Response = SDLGetWayPointsResponse

    public static var name: String { "GetWayPoints" }
    public static var functionID: SDLFunctionID { .getWayPoints }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(4, 1)) }

    /// Mandatory.
    public var wayPointType: SDLWayPointType

    /// All its members are mandatory.
    public init(
        wayPointType: SDLWayPointType
    ) {
        self.wayPointType = wayPointType
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("wayPointType", wayPointType)
        writer.endObject()
    }

    private static let keys = JSONKeys("wayPointType")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var wayPointType: SDLWayPointType?
        guard var frame = try reader.members(keys, mandatory: 0x1) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            default: wayPointType = try SDLWayPointType.read(from: &reader)
            }
        }
        guard let wayPointType else { return nil }
        return Self(wayPointType: wayPointType)
    }

    public func check(_ violations: inout ViolationList) {
        violations.object("wayPointType", wayPointType)
    }
}

/// The response `GetWayPoints`, since 4.1.
public struct SDLGetWayPointsResponse: SDLRPCResponse {
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

    /// Members that are nil are left out of the message.
    public init(
        success: Bool,
        resultCode: SDLResult,
        info: String? = nil,
        wayPoints: [SDLLocationDetails]? = nil
    ) {
        self.success = success
        self.resultCode = resultCode
        self.info = info
        self.wayPoints = wayPoints
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("success", success)
        writer.field("resultCode", resultCode)
        writer.field("info", info)
        writer.field("wayPoints", wayPoints)
        writer.endObject()
    }

    private static let keys = JSONKeys("success", "resultCode", "info", "wayPoints")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var success: Bool?
        var resultCode: SDLResult?
        var info: String?
        var wayPoints: [SDLLocationDetails]?
        guard var frame = try reader.members(keys, mandatory: 0x3) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: success = try reader.bool()
            case 1: resultCode = try SDLResult.read(from: &reader)
            case 2: info = try reader.string(1, 1000)
            default: wayPoints = try reader.array(of: SDLLocationDetails.self, 1, 10)
            }
        }
        guard let success, let resultCode else { return nil }
        return Self(success: success, resultCode: resultCode, info: info, wayPoints: wayPoints)
    }

    public func check(_ violations: inout ViolationList) {
        violations.object("resultCode", resultCode)
        violations.string("info", info, 1, 1000)
        violations.objects("wayPoints", wayPoints, 1, 10)
    }
}
