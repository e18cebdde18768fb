// Made by rpc-gen from Sources/rpc-gen/Spec/mobile.json; changes belong there.
// swift-format-ignore-file

public import JSON

/// The request `DeleteCommand`, since version 1.0.
public struct SDLDeleteCommand: SDLRPCRequest, MemberVisitable {
    /// The type of the response.
    public typealias Response = SDLDeleteCommandResponse

    public static var name: String { "DeleteCommand" }
    public static var functionID: SDLFunctionID { .deleteCommand }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(1, 0)) }

    /// Mandatory; 0 to 2000000000.
    public var cmdID: Int

    /// Creates a value. All members are mandatory.
    public init(cmdID: Int) {
        self.cmdID = cmdID
    }

    @usableFromInline package static var blank: Self { Self(cmdID: 0) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.integer("cmdID", &it.cmdID, 0, 2000000000)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The response `DeleteCommand`, since version 1.0.
public struct SDLDeleteCommandResponse: SDLRPCResponse, MemberVisitable {
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

/// The request `DeleteFile`, since version 3.0.
public struct SDLDeleteFile: SDLRPCRequest, MemberVisitable {
    /// The type of the response.
    public typealias Response = SDLDeleteFileResponse

    public static var name: String { "DeleteFile" }
    public static var functionID: SDLFunctionID { .deleteFile }
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

/// The response `DeleteFile`, since version 3.0.
public struct SDLDeleteFileResponse: SDLRPCResponse, MemberVisitable {
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
    /// Optional; 0 to 2000000000; since version 3.0.
    public var spaceAvailable: Int?
    /// Optional; 1 to 1000 characters.
    public var info: String?

    /// Creates a value. Nil members are not sent.
    public init(success: Bool, resultCode: SDLResult, spaceAvailable: Int? = nil, info: String? = nil) {
        self.success = success
        self.resultCode = resultCode
        self.spaceAvailable = spaceAvailable
        self.info = info
    }

    @usableFromInline package static var blank: Self { Self(success: false, resultCode: .blank) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.bool("success", &it.success)
        try v.value("resultCode", &it.resultCode)
        try v.integer("spaceAvailable", &it.spaceAvailable, 0, 2000000000)
        try v.string("info", &it.info, 1, 1000)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The request `DeleteInteractionChoiceSet`, since version 1.0.
public struct SDLDeleteInteractionChoiceSet: SDLRPCRequest, MemberVisitable {
    /// The type of the response.
    public typealias Response = SDLDeleteInteractionChoiceSetResponse

    public static var name: String { "DeleteInteractionChoiceSet" }
    public static var functionID: SDLFunctionID { .deleteInteractionChoiceSet }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(1, 0)) }

    /// Mandatory; 0 to 2000000000.
    public var interactionChoiceSetID: Int

    /// Creates a value. All members are mandatory.
    public init(interactionChoiceSetID: Int) {
        self.interactionChoiceSetID = interactionChoiceSetID
    }

    @usableFromInline package static var blank: Self { Self(interactionChoiceSetID: 0) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.integer("interactionChoiceSetID", &it.interactionChoiceSetID, 0, 2000000000)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The response `DeleteInteractionChoiceSet`, since version 1.0.
public struct SDLDeleteInteractionChoiceSetResponse: SDLRPCResponse, MemberVisitable {
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

/// The request `DeleteSubMenu`, since version 1.0.
public struct SDLDeleteSubMenu: SDLRPCRequest, MemberVisitable {
    /// The type of the response.
    public typealias Response = SDLDeleteSubMenuResponse

    public static var name: String { "DeleteSubMenu" }
    public static var functionID: SDLFunctionID { .deleteSubMenu }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(1, 0)) }

    /// Mandatory; 1 to 2000000000.
    public var menuID: Int

    /// Creates a value. All members are mandatory.
    public init(menuID: Int) {
        self.menuID = menuID
    }

    @usableFromInline package static var blank: Self { Self(menuID: 0) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.integer("menuID", &it.menuID, 1, 2000000000)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The response `DeleteSubMenu`, since version 1.0.
public struct SDLDeleteSubMenuResponse: SDLRPCResponse, MemberVisitable {
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

/// The request `DeleteWindow`, since version 6.0.
public struct SDLDeleteWindow: SDLRPCRequest, MemberVisitable {
    /// The type of the response.
    public typealias Response = SDLDeleteWindowResponse

    public static var name: String { "DeleteWindow" }
    public static var functionID: SDLFunctionID { .deleteWindow }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(6, 0)) }

    /// Mandatory.
    public var windowID: Int

    /// Creates a value. All members are mandatory.
    public init(windowID: Int) {
        self.windowID = windowID
    }

    @usableFromInline package static var blank: Self { Self(windowID: 0) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.integer("windowID", &it.windowID, .min, .max)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The response `DeleteWindow`, since version 6.0.
public struct SDLDeleteWindowResponse: SDLRPCResponse, MemberVisitable {
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

/// The request `DiagnosticMessage`, since version 3.0.
public struct SDLDiagnosticMessage: SDLRPCRequest, MemberVisitable {
    /// The type of the response.
    public typealias Response = SDLDiagnosticMessageResponse

    public static var name: String { "DiagnosticMessage" }
    public static var functionID: SDLFunctionID { .diagnosticMessage }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(3, 0)) }

    /// Mandatory; 0 to 65535.
    public var targetID: Int
    /// Mandatory; 0 to 65535.
    public var messageLength: Int
    /// Mandatory; 1 to 65535 entries; each entry: 0 to 255.
    public var messageData: [Int]

    /// Creates a value. All members are mandatory.
    public init(targetID: Int, messageLength: Int, messageData: [Int]) {
        self.targetID = targetID
        self.messageLength = messageLength
        self.messageData = messageData
    }

    @usableFromInline package static var blank: Self { Self(targetID: 0, messageLength: 0, messageData: []) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.integer("targetID", &it.targetID, 0, 65535)
        try v.integer("messageLength", &it.messageLength, 0, 65535)
        try v.integers("messageData", &it.messageData, 1, 65535, values: 0, 255)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The response `DiagnosticMessage`, since version 3.0.
public struct SDLDiagnosticMessageResponse: SDLRPCResponse, MemberVisitable {
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
    /// Optional; 1 to 65535 entries; each entry: 0 to 255.
    public var messageDataResult: [Int]?

    /// Creates a value. Nil members are not sent.
    public init(success: Bool, resultCode: SDLResult, info: String? = nil, messageDataResult: [Int]? = nil) {
        self.success = success
        self.resultCode = resultCode
        self.info = info
        self.messageDataResult = messageDataResult
    }

    @usableFromInline package static var blank: Self { Self(success: false, resultCode: .blank) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.bool("success", &it.success)
        try v.value("resultCode", &it.resultCode)
        try v.string("info", &it.info, 1, 1000)
        try v.integers("messageDataResult", &it.messageDataResult, 1, 65535, values: 0, 255)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The request `DialNumber`, since version 3.0.
public struct SDLDialNumber: SDLRPCRequest, MemberVisitable {
    /// The type of the response.
    public typealias Response = SDLDialNumberResponse

    public static var name: String { "DialNumber" }
    public static var functionID: SDLFunctionID { .dialNumber }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(3, 0)) }

    /// Mandatory; 1 to 40 characters.
    public var number: String

    /// Creates a value. All members are mandatory.
    public init(number: String) {
        self.number = number
    }

    @usableFromInline package static var blank: Self { Self(number: "") }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.string("number", &it.number, 1, 40)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The response `DialNumber`, since version 3.0.
public struct SDLDialNumberResponse: SDLRPCResponse, MemberVisitable {
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

/// The request `EncodedSyncPData`, deprecated since version 7.1.
public struct SDLEncodedSyncPData: SDLRPCRequest, MemberVisitable {
    /// The type of the response.
    public typealias Response = SDLEncodedSyncPDataResponse

    public static var name: String { "EncodedSyncPData" }
    public static var functionID: SDLFunctionID { .encodedSyncPData }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(1, 0), deprecated: SDLVersion(7, 1)) }

    /// Mandatory; 1 to 100 entries; each entry: 1 to 1000000 characters.
    public var data: [String]

    /// Creates a value. All members are mandatory.
    public init(data: [String]) {
        self.data = data
    }

    @usableFromInline package static var blank: Self { Self(data: []) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.strings("data", &it.data, 1, 100, lengths: 1, 1000000)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The response `EncodedSyncPData`, deprecated since version 7.1.
public struct SDLEncodedSyncPDataResponse: SDLRPCResponse, MemberVisitable {
    public static var name: String { "EncodedSyncPData" }
    public static var functionID: SDLFunctionID { .encodedSyncPData }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(1, 0), deprecated: SDLVersion(7, 1)) }
    public static let resultCodes: [SDLResult] = [
        .success, .invalidData, .outOfMemory, .tooManyPendingRequests, .applicationNotRegistered, .genericError, .rejected
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

/// The request `EndAudioPassThru`, since version 2.0.
public struct SDLEndAudioPassThru: SDLRPCRequest, MemberVisitable {
    /// The type of the response.
    public typealias Response = SDLEndAudioPassThruResponse

    public static var name: String { "EndAudioPassThru" }
    public static var functionID: SDLFunctionID { .endAudioPassThru }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(2, 0)) }

    /// Creates a value without members.
    public init() {}

    @usableFromInline package static var blank: Self { Self() }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {}
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The response `EndAudioPassThru`, since version 2.0.
public struct SDLEndAudioPassThruResponse: SDLRPCResponse, MemberVisitable {
    public static var name: String { "EndAudioPassThru" }
    public static var functionID: SDLFunctionID { .endAudioPassThru }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(2, 0)) }
    public static let resultCodes: [SDLResult] = [
        .success, .invalidData, .outOfMemory, .tooManyPendingRequests, .applicationNotRegistered, .genericError, .rejected, .disallowed
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
