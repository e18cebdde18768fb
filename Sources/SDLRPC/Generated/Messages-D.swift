// Made by rpc-gen from Sources/rpc-gen/Spec/mobile.json; changes belong there.
// swift-format-ignore-file

public import JSON

/// The request `DeleteCommand`, since 1.0.
public struct SDLDeleteCommand: SDLRPCRequest {
    /// The response to this request.
    public typealias Response = SDLDeleteCommandResponse

    public static var name: String { "DeleteCommand" }
    public static var functionID: SDLFunctionID { .deleteCommand }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(1, 0)) }

    /// Mandatory; 0 to 2000000000.
    public var cmdID: Int

    /// All its members are mandatory.
    public init(
        cmdID: Int
    ) {
        self.cmdID = cmdID
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("cmdID", cmdID)
        writer.endObject()
    }

    private static let keys = JSONKeys("cmdID")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var cmdID: Int?
        guard var frame = try reader.members(keys, mandatory: 0x1) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            default: cmdID = try reader.integer(0, 2000000000)
            }
        }
        guard let cmdID else { return nil }
        return Self(cmdID: cmdID)
    }

    public func check(_ violations: inout ViolationList) {
        violations.integer("cmdID", cmdID, 0, 2000000000)
    }
}

/// The response `DeleteCommand`, since 1.0.
public struct SDLDeleteCommandResponse: SDLRPCResponse {
    public static var name: String { "DeleteCommand" }
    public static var functionID: SDLFunctionID { .deleteCommand }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(1, 0)) }
    public static let resultCodes: [SDLResult] = [
        .success, .invalidData, .outOfMemory, .tooManyPendingRequests, .applicationNotRegistered, .genericError, .rejected, .invalidId, .inUse
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

/// The request `DeleteFile`, since 3.0.
public struct SDLDeleteFile: SDLRPCRequest {
    /// The response to this request.
    public typealias Response = SDLDeleteFileResponse

    public static var name: String { "DeleteFile" }
    public static var functionID: SDLFunctionID { .deleteFile }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(3, 0)) }

    /// Mandatory; 1 to 500 characters.
    public var syncFileName: String

    /// All its members are mandatory.
    public init(
        syncFileName: String
    ) {
        self.syncFileName = syncFileName
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("syncFileName", syncFileName)
        writer.endObject()
    }

    private static let keys = JSONKeys("syncFileName")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var syncFileName: String?
        guard var frame = try reader.members(keys, mandatory: 0x1) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            default: syncFileName = try reader.string(1, 500)
            }
        }
        guard let syncFileName else { return nil }
        return Self(syncFileName: syncFileName)
    }

    public func check(_ violations: inout ViolationList) {
        violations.string("syncFileName", syncFileName, 1, 500)
    }
}

/// The response `DeleteFile`, since 3.0.
public struct SDLDeleteFileResponse: SDLRPCResponse {
    public static var name: String { "DeleteFile" }
    public static var functionID: SDLFunctionID { .deleteFile }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(3, 0)) }
    public static let resultCodes: [SDLResult] = [
        .success, .invalidData, .outOfMemory, .tooManyPendingRequests, .applicationNotRegistered, .genericError, .rejected, .unsupportedRequest
    ]

    /// Mandatory.
    public var success: Bool
    /// Mandatory.
    public var resultCode: SDLResult
    /// Optional; 0 to 2000000000; since 3.0.
    public var spaceAvailable: Int?
    /// Optional; 1 to 1000 characters.
    public var info: String?

    /// Members that are nil are left out of the message.
    public init(
        success: Bool,
        resultCode: SDLResult,
        spaceAvailable: Int? = nil,
        info: String? = nil
    ) {
        self.success = success
        self.resultCode = resultCode
        self.spaceAvailable = spaceAvailable
        self.info = info
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("success", success)
        writer.field("resultCode", resultCode)
        writer.field("spaceAvailable", spaceAvailable)
        writer.field("info", info)
        writer.endObject()
    }

    private static let keys = JSONKeys("success", "resultCode", "spaceAvailable", "info")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var success: Bool?
        var resultCode: SDLResult?
        var spaceAvailable: Int?
        var info: String?
        guard var frame = try reader.members(keys, mandatory: 0x3) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: success = try reader.bool()
            case 1: resultCode = try SDLResult.read(from: &reader)
            case 2: spaceAvailable = try reader.integer(0, 2000000000)
            default: info = try reader.string(1, 1000)
            }
        }
        guard let success, let resultCode else { return nil }
        return Self(success: success, resultCode: resultCode, spaceAvailable: spaceAvailable, info: info)
    }

    public func check(_ violations: inout ViolationList) {
        violations.object("resultCode", resultCode)
        violations.integer("spaceAvailable", spaceAvailable, 0, 2000000000)
        violations.string("info", info, 1, 1000)
    }
}

/// The request `DeleteInteractionChoiceSet`, since 1.0.
public struct SDLDeleteInteractionChoiceSet: SDLRPCRequest {
    /// The response to this request.
    public typealias Response = SDLDeleteInteractionChoiceSetResponse

    public static var name: String { "DeleteInteractionChoiceSet" }
    public static var functionID: SDLFunctionID { .deleteInteractionChoiceSet }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(1, 0)) }

    /// Mandatory; 0 to 2000000000.
    public var interactionChoiceSetID: Int

    /// All its members are mandatory.
    public init(
        interactionChoiceSetID: Int
    ) {
        self.interactionChoiceSetID = interactionChoiceSetID
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("interactionChoiceSetID", interactionChoiceSetID)
        writer.endObject()
    }

    private static let keys = JSONKeys("interactionChoiceSetID")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var interactionChoiceSetID: Int?
        guard var frame = try reader.members(keys, mandatory: 0x1) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            default: interactionChoiceSetID = try reader.integer(0, 2000000000)
            }
        }
        guard let interactionChoiceSetID else { return nil }
        return Self(interactionChoiceSetID: interactionChoiceSetID)
    }

    public func check(_ violations: inout ViolationList) {
        violations.integer("interactionChoiceSetID", interactionChoiceSetID, 0, 2000000000)
    }
}

/// The response `DeleteInteractionChoiceSet`, since 1.0.
public struct SDLDeleteInteractionChoiceSetResponse: SDLRPCResponse {
    public static var name: String { "DeleteInteractionChoiceSet" }
    public static var functionID: SDLFunctionID { .deleteInteractionChoiceSet }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(1, 0)) }
    public static let resultCodes: [SDLResult] = [
        .success, .invalidData, .outOfMemory, .tooManyPendingRequests, .applicationNotRegistered, .genericError, .rejected, .invalidId, .inUse
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

/// The request `DeleteSubMenu`, since 1.0.
public struct SDLDeleteSubMenu: SDLRPCRequest {
    /// The response to this request.
    public typealias Response = SDLDeleteSubMenuResponse

    public static var name: String { "DeleteSubMenu" }
    public static var functionID: SDLFunctionID { .deleteSubMenu }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(1, 0)) }

    /// Mandatory; 1 to 2000000000.
    public var menuID: Int

    /// All its members are mandatory.
    public init(
        menuID: Int
    ) {
        self.menuID = menuID
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("menuID", menuID)
        writer.endObject()
    }

    private static let keys = JSONKeys("menuID")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var menuID: Int?
        guard var frame = try reader.members(keys, mandatory: 0x1) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            default: menuID = try reader.integer(1, 2000000000)
            }
        }
        guard let menuID else { return nil }
        return Self(menuID: menuID)
    }

    public func check(_ violations: inout ViolationList) {
        violations.integer("menuID", menuID, 1, 2000000000)
    }
}

/// The response `DeleteSubMenu`, since 1.0.
public struct SDLDeleteSubMenuResponse: SDLRPCResponse {
    public static var name: String { "DeleteSubMenu" }
    public static var functionID: SDLFunctionID { .deleteSubMenu }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(1, 0)) }
    public static let resultCodes: [SDLResult] = [
        .success, .invalidData, .outOfMemory, .tooManyPendingRequests, .applicationNotRegistered, .genericError, .rejected, .invalidId, .inUse
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

/// The request `DeleteWindow`, since 6.0.
public struct SDLDeleteWindow: SDLRPCRequest {
    /// The response to this request.
    public typealias Response = SDLDeleteWindowResponse

    public static var name: String { "DeleteWindow" }
    public static var functionID: SDLFunctionID { .deleteWindow }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(6, 0)) }

    /// Mandatory.
    public var windowID: Int

    /// All its members are mandatory.
    public init(
        windowID: Int
    ) {
        self.windowID = windowID
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("windowID", windowID)
        writer.endObject()
    }

    private static let keys = JSONKeys("windowID")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var windowID: Int?
        guard var frame = try reader.members(keys, mandatory: 0x1) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            default: windowID = try reader.integer()
            }
        }
        guard let windowID else { return nil }
        return Self(windowID: windowID)
    }

    public func check(_ violations: inout ViolationList) {}
}

/// The response `DeleteWindow`, since 6.0.
public struct SDLDeleteWindowResponse: SDLRPCResponse {
    public static var name: String { "DeleteWindow" }
    public static var functionID: SDLFunctionID { .deleteWindow }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(6, 0)) }
    public static let resultCodes: [SDLResult] = [
        .success, .rejected, .invalidData, .invalidId, .duplicateName, .disallowed, .outOfMemory, .tooManyPendingRequests, .applicationNotRegistered, .genericError
    ]

    /// Mandatory.
    public var success: Bool
    /// Optional; 1 to 1000 characters.
    public var info: String?
    /// Mandatory.
    public var resultCode: SDLResult

    /// Members that are nil are left out of the message.
    public init(
        success: Bool,
        info: String? = nil,
        resultCode: SDLResult
    ) {
        self.success = success
        self.info = info
        self.resultCode = resultCode
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("success", success)
        writer.field("info", info)
        writer.field("resultCode", resultCode)
        writer.endObject()
    }

    private static let keys = JSONKeys("success", "info", "resultCode")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var success: Bool?
        var info: String?
        var resultCode: SDLResult?
        guard var frame = try reader.members(keys, mandatory: 0x5) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: success = try reader.bool()
            case 1: info = try reader.string(1, 1000)
            default: resultCode = try SDLResult.read(from: &reader)
            }
        }
        guard let success, let resultCode else { return nil }
        return Self(success: success, info: info, resultCode: resultCode)
    }

    public func check(_ violations: inout ViolationList) {
        violations.string("info", info, 1, 1000)
        violations.object("resultCode", resultCode)
    }
}

/// The request `DiagnosticMessage`, since 3.0.
public struct SDLDiagnosticMessage: SDLRPCRequest {
    /// The response to this request.
    public typealias Response = SDLDiagnosticMessageResponse

    public static var name: String { "DiagnosticMessage" }
    public static var functionID: SDLFunctionID { .diagnosticMessage }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(3, 0)) }

    /// Mandatory; 0 to 65535.
    public var targetID: Int
    /// Mandatory; 0 to 65535.
    public var messageLength: Int
    /// Mandatory; 1 to 65535 entries; each of 0 to 255.
    public var messageData: [Int]

    /// All its members are mandatory.
    public init(
        targetID: Int,
        messageLength: Int,
        messageData: [Int]
    ) {
        self.targetID = targetID
        self.messageLength = messageLength
        self.messageData = messageData
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("targetID", targetID)
        writer.field("messageLength", messageLength)
        writer.field("messageData", messageData)
        writer.endObject()
    }

    private static let keys = JSONKeys("targetID", "messageLength", "messageData")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var targetID: Int?
        var messageLength: Int?
        var messageData: [Int]?
        guard var frame = try reader.members(keys, mandatory: 0x7) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: targetID = try reader.integer(0, 65535)
            case 1: messageLength = try reader.integer(0, 65535)
            default: messageData = try reader.integers(1, 65535, values: 0, 255)
            }
        }
        guard let targetID, let messageLength, let messageData else { return nil }
        return Self(targetID: targetID, messageLength: messageLength, messageData: messageData)
    }

    public func check(_ violations: inout ViolationList) {
        violations.integer("targetID", targetID, 0, 65535)
        violations.integer("messageLength", messageLength, 0, 65535)
        violations.array("messageData", messageData, 1, 65535) { $0.check($1, 0, 255) }
    }
}

/// The response `DiagnosticMessage`, since 3.0.
public struct SDLDiagnosticMessageResponse: SDLRPCResponse {
    public static var name: String { "DiagnosticMessage" }
    public static var functionID: SDLFunctionID { .diagnosticMessage }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(3, 0)) }
    public static let resultCodes: [SDLResult] = [
        .success, .invalidData, .outOfMemory, .tooManyPendingRequests, .applicationNotRegistered, .genericError, .rejected, .disallowed, .userDisallowed, .truncatedData
    ]

    /// Mandatory.
    public var success: Bool
    /// Mandatory.
    public var resultCode: SDLResult
    /// Optional; 1 to 1000 characters.
    public var info: String?
    /// Optional; 1 to 65535 entries; each of 0 to 255.
    public var messageDataResult: [Int]?

    /// Members that are nil are left out of the message.
    public init(
        success: Bool,
        resultCode: SDLResult,
        info: String? = nil,
        messageDataResult: [Int]? = nil
    ) {
        self.success = success
        self.resultCode = resultCode
        self.info = info
        self.messageDataResult = messageDataResult
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("success", success)
        writer.field("resultCode", resultCode)
        writer.field("info", info)
        writer.field("messageDataResult", messageDataResult)
        writer.endObject()
    }

    private static let keys = JSONKeys("success", "resultCode", "info", "messageDataResult")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var success: Bool?
        var resultCode: SDLResult?
        var info: String?
        var messageDataResult: [Int]?
        guard var frame = try reader.members(keys, mandatory: 0x3) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: success = try reader.bool()
            case 1: resultCode = try SDLResult.read(from: &reader)
            case 2: info = try reader.string(1, 1000)
            default: messageDataResult = try reader.integers(1, 65535, values: 0, 255)
            }
        }
        guard let success, let resultCode else { return nil }
        return Self(success: success, resultCode: resultCode, info: info, messageDataResult: messageDataResult)
    }

    public func check(_ violations: inout ViolationList) {
        violations.object("resultCode", resultCode)
        violations.string("info", info, 1, 1000)
        violations.array("messageDataResult", messageDataResult, 1, 65535) { $0.check($1, 0, 255) }
    }
}

/// The request `DialNumber`, since 3.0.
public struct SDLDialNumber: SDLRPCRequest {
    /// The response to this request.
    public typealias Response = SDLDialNumberResponse

    public static var name: String { "DialNumber" }
    public static var functionID: SDLFunctionID { .dialNumber }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(3, 0)) }

    /// Mandatory; 1 to 40 characters.
    public var number: String

    /// All its members are mandatory.
    public init(
        number: String
    ) {
        self.number = number
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("number", number)
        writer.endObject()
    }

    private static let keys = JSONKeys("number")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var number: String?
        guard var frame = try reader.members(keys, mandatory: 0x1) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            default: number = try reader.string(1, 40)
            }
        }
        guard let number else { return nil }
        return Self(number: number)
    }

    public func check(_ violations: inout ViolationList) {
        violations.string("number", number, 1, 40)
    }
}

/// The response `DialNumber`, since 3.0.
public struct SDLDialNumberResponse: SDLRPCResponse {
    public static var name: String { "DialNumber" }
    public static var functionID: SDLFunctionID { .dialNumber }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(3, 0)) }
    public static let resultCodes: [SDLResult] = [
        .success, .invalidData, .outOfMemory, .tooManyPendingRequests, .applicationNotRegistered, .genericError, .rejected
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
