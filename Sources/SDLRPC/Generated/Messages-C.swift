// Made by rpc-gen from Sources/rpc-gen/Spec/mobile.json; changes belong there.
// swift-format-ignore-file

public import JSON

/// The request `CancelInteraction`, since 6.0.
public struct SDLCancelInteraction: SDLRPCRequest {
    /// The response to this request.
    public typealias Response = SDLCancelInteractionResponse

    public static var name: String { "CancelInteraction" }
    public static var functionID: SDLFunctionID { .cancelInteraction }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(6, 0)) }

    /// Optional.
    public var cancelID: Int?
    /// Mandatory.
    public var functionID: Int

    /// Members that are nil are left out of the message.
    public init(
        cancelID: Int? = nil,
        functionID: Int
    ) {
        self.cancelID = cancelID
        self.functionID = functionID
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("cancelID", cancelID)
        writer.field("functionID", functionID)
        writer.endObject()
    }

    private static let keys = JSONKeys("cancelID", "functionID")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var cancelID: Int?
        var functionID: Int?
        guard var frame = try reader.members(keys, mandatory: 0x2) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: cancelID = try reader.integer()
            default: functionID = try reader.integer()
            }
        }
        guard let functionID else { return nil }
        return Self(cancelID: cancelID, functionID: functionID)
    }

    public func check(_ violations: inout ViolationList) {}
}

/// The response `CancelInteraction`, since 6.0.
public struct SDLCancelInteractionResponse: SDLRPCResponse {
    public static var name: String { "CancelInteraction" }
    public static var functionID: SDLFunctionID { .cancelInteraction }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(6, 0)) }
    public static let resultCodes: [SDLResult] = [
        .success, .ignored, .invalidData, .outOfMemory, .tooManyPendingRequests, .applicationNotRegistered, .genericError, .rejected, .disallowed, .unsupportedResource, .warnings, .aborted
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

/// The response `ChangeRegistration`, since 2.0.
public struct SDLChangeRegistrationResponse: SDLRPCResponse {
    public static var name: String { "ChangeRegistration" }
    public static var functionID: SDLFunctionID { .changeRegistration }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(2, 0)) }
    public static let resultCodes: [SDLResult] = [
        .success, .invalidData, .outOfMemory, .tooManyPendingRequests, .applicationNotRegistered, .genericError, .rejected, .disallowed, .unsupportedResource
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

/// The request `ChangeRegistration`, since 2.0.
public struct SDLChangeRegistration: SDLRPCRequest {
    /// The response to this request.
    public typealias Response = SDLChangeRegistrationResponse

    public static var name: String { "ChangeRegistration" }
    public static var functionID: SDLFunctionID { .changeRegistration }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(2, 0)) }
    public static let memberLifespans: [SDLMemberLifespan] = [
        SDLMemberLifespan("appName", SDLLifespan(since: SDLVersion(3, 0))),
        SDLMemberLifespan("ttsName", SDLLifespan(since: SDLVersion(3, 0))),
        SDLMemberLifespan("ngnMediaScreenAppName", SDLLifespan(since: SDLVersion(3, 0))),
        SDLMemberLifespan("vrSynonyms", SDLLifespan(since: SDLVersion(3, 0))),
    ]
    public static let memberNames: [SDLMemberNames] = [
        SDLMemberNames("language", SDLLanguage.lifespans),
        SDLMemberNames("hmiDisplayLanguage", SDLLanguage.lifespans),
        SDLMemberNames("ttsName.type", SDLSpeechCapabilities.lifespans),
    ]

    /// Mandatory.
    public var language: SDLLanguage
    /// Mandatory.
    public var hmiDisplayLanguage: SDLLanguage
    /// Optional; 1 to 100 characters; since 3.0.
    public var appName: String?
    /// Optional; 1 to 100 entries; since 3.0.
    public var ttsName: [SDLTTSChunk]?
    /// Optional; 1 to 100 characters; since 3.0.
    public var ngnMediaScreenAppName: String?
    /// Optional; 1 to 100 entries; each of 1 to 40 characters; since 3.0.
    public var vrSynonyms: [String]?

    /// Members that are nil are left out of the message.
    public init(
        language: SDLLanguage,
        hmiDisplayLanguage: SDLLanguage,
        appName: String? = nil,
        ttsName: [SDLTTSChunk]? = nil,
        ngnMediaScreenAppName: String? = nil,
        vrSynonyms: [String]? = nil
    ) {
        self.language = language
        self.hmiDisplayLanguage = hmiDisplayLanguage
        self.appName = appName
        self.ttsName = ttsName
        self.ngnMediaScreenAppName = ngnMediaScreenAppName
        self.vrSynonyms = vrSynonyms
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("language", language)
        writer.field("hmiDisplayLanguage", hmiDisplayLanguage)
        writer.field("appName", appName)
        writer.field("ttsName", ttsName)
        writer.field("ngnMediaScreenAppName", ngnMediaScreenAppName)
        writer.field("vrSynonyms", vrSynonyms)
        writer.endObject()
    }

    private static let keys = JSONKeys("language", "hmiDisplayLanguage", "appName", "ttsName", "ngnMediaScreenAppName", "vrSynonyms")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var language: SDLLanguage?
        var hmiDisplayLanguage: SDLLanguage?
        var appName: String?
        var ttsName: [SDLTTSChunk]?
        var ngnMediaScreenAppName: String?
        var vrSynonyms: [String]?
        guard var frame = try reader.members(keys, mandatory: 0x3) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: language = try SDLLanguage.read(from: &reader)
            case 1: hmiDisplayLanguage = try SDLLanguage.read(from: &reader)
            case 2: appName = try reader.string(1, 100)
            case 3: ttsName = try reader.array(of: SDLTTSChunk.self, 1, 100)
            case 4: ngnMediaScreenAppName = try reader.string(1, 100)
            default: vrSynonyms = try reader.strings(1, 100, lengths: 1, 40)
            }
        }
        guard let language, let hmiDisplayLanguage else { return nil }
        return Self(language: language, hmiDisplayLanguage: hmiDisplayLanguage, appName: appName, ttsName: ttsName, ngnMediaScreenAppName: ngnMediaScreenAppName, vrSynonyms: vrSynonyms)
    }

    public func check(_ violations: inout ViolationList) {
        violations.object("language", language)
        violations.object("hmiDisplayLanguage", hmiDisplayLanguage)
        violations.string("appName", appName, 1, 100)
        violations.objects("ttsName", ttsName, 1, 100)
        violations.string("ngnMediaScreenAppName", ngnMediaScreenAppName, 1, 100)
        violations.array("vrSynonyms", vrSynonyms, 1, 100) { $0.check($1, 1, 40) }
    }
}

/// The request `CloseApplication`, since 6.0.
public struct SDLCloseApplication: SDLRPCRequest {
    /// The response to this request.
    public typealias Response = SDLCloseApplicationResponse

    public static var name: String { "CloseApplication" }
    public static var functionID: SDLFunctionID { .closeApplication }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(6, 0)) }

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

/// The response `CloseApplication`, since 6.0.
public struct SDLCloseApplicationResponse: SDLRPCResponse {
    public static var name: String { "CloseApplication" }
    public static var functionID: SDLFunctionID { .closeApplication }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(6, 0)) }
    public static let resultCodes: [SDLResult] = [
        .success, .disallowed, .applicationNotRegistered, .genericError, .ignored
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

/// The response `CreateInteractionChoiceSet`, since 1.0.
public struct SDLCreateInteractionChoiceSetResponse: SDLRPCResponse {
    public static var name: String { "CreateInteractionChoiceSet" }
    public static var functionID: SDLFunctionID { .createInteractionChoiceSet }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(1, 0)) }
    public static let resultCodes: [SDLResult] = [
        .success, .invalidData, .outOfMemory, .tooManyPendingRequests, .applicationNotRegistered, .genericError, .rejected, .invalidId, .duplicateName, .unsupportedResource
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

/// The request `CreateInteractionChoiceSet`, since 1.0.
public struct SDLCreateInteractionChoiceSet: SDLRPCRequest {
    /// The response to this request.
    public typealias Response = SDLCreateInteractionChoiceSetResponse

    public static var name: String { "CreateInteractionChoiceSet" }
    public static var functionID: SDLFunctionID { .createInteractionChoiceSet }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(1, 0)) }
    public static let memberLifespans: [SDLMemberLifespan] = [
        SDLMemberLifespan("choiceSet.image", SDLLifespan(since: SDLVersion(2, 0))),
        SDLMemberLifespan("choiceSet.image.isTemplate", SDLLifespan(since: SDLVersion(5, 0))),
        SDLMemberLifespan("choiceSet.secondaryText", SDLLifespan(since: SDLVersion(3, 0))),
        SDLMemberLifespan("choiceSet.tertiaryText", SDLLifespan(since: SDLVersion(3, 0))),
        SDLMemberLifespan("choiceSet.secondaryImage", SDLLifespan(since: SDLVersion(3, 0))),
        SDLMemberLifespan("choiceSet.secondaryImage.isTemplate", SDLLifespan(since: SDLVersion(5, 0))),
    ]

    /// Mandatory; 0 to 2000000000.
    public var interactionChoiceSetID: Int
    /// Mandatory; 1 to 100 entries.
    public var choiceSet: [SDLChoice]

    /// All its members are mandatory.
    public init(
        interactionChoiceSetID: Int,
        choiceSet: [SDLChoice]
    ) {
        self.interactionChoiceSetID = interactionChoiceSetID
        self.choiceSet = choiceSet
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("interactionChoiceSetID", interactionChoiceSetID)
        writer.field("choiceSet", choiceSet)
        writer.endObject()
    }

    private static let keys = JSONKeys("interactionChoiceSetID", "choiceSet")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var interactionChoiceSetID: Int?
        var choiceSet: [SDLChoice]?
        guard var frame = try reader.members(keys, mandatory: 0x3) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: interactionChoiceSetID = try reader.integer(0, 2000000000)
            default: choiceSet = try reader.array(of: SDLChoice.self, 1, 100)
            }
        }
        guard let interactionChoiceSetID, let choiceSet else { return nil }
        return Self(interactionChoiceSetID: interactionChoiceSetID, choiceSet: choiceSet)
    }

    public func check(_ violations: inout ViolationList) {
        violations.integer("interactionChoiceSetID", interactionChoiceSetID, 0, 2000000000)
        violations.objects("choiceSet", choiceSet, 1, 100)
    }
}

/// The response `CreateWindow`, since 6.0.
public struct SDLCreateWindowResponse: SDLRPCResponse {
    public static var name: String { "CreateWindow" }
    public static var functionID: SDLFunctionID { .createWindow }
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

/// The request `CreateWindow`, since 6.0.
public struct SDLCreateWindow: SDLRPCRequest {
    /// The response to this request.
    public typealias Response = SDLCreateWindowResponse

    public static var name: String { "CreateWindow" }
    public static var functionID: SDLFunctionID { .createWindow }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(6, 0)) }

    /// Mandatory.
    public var windowID: Int
    /// Mandatory; 1 to 100 characters.
    public var windowName: String
    /// Mandatory.
    public var type: SDLWindowType
    /// Optional.
    public var associatedServiceType: String?
    /// Optional.
    public var duplicateUpdatesFromWindowID: Int?

    /// Members that are nil are left out of the message.
    public init(
        windowID: Int,
        windowName: String,
        type: SDLWindowType,
        associatedServiceType: String? = nil,
        duplicateUpdatesFromWindowID: Int? = nil
    ) {
        self.windowID = windowID
        self.windowName = windowName
        self.type = type
        self.associatedServiceType = associatedServiceType
        self.duplicateUpdatesFromWindowID = duplicateUpdatesFromWindowID
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("windowID", windowID)
        writer.field("windowName", windowName)
        writer.field("type", type)
        writer.field("associatedServiceType", associatedServiceType)
        writer.field("duplicateUpdatesFromWindowID", duplicateUpdatesFromWindowID)
        writer.endObject()
    }

    private static let keys = JSONKeys("windowID", "windowName", "type", "associatedServiceType", "duplicateUpdatesFromWindowID")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var windowID: Int?
        var windowName: String?
        var type: SDLWindowType?
        var associatedServiceType: String?
        var duplicateUpdatesFromWindowID: Int?
        guard var frame = try reader.members(keys, mandatory: 0x7) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: windowID = try reader.integer()
            case 1: windowName = try reader.string(1, 100)
            case 2: type = try SDLWindowType.read(from: &reader)
            case 3: associatedServiceType = try reader.string(1, .max)
            default: duplicateUpdatesFromWindowID = try reader.integer()
            }
        }
        guard let windowID, let windowName, let type else { return nil }
        return Self(windowID: windowID, windowName: windowName, type: type, associatedServiceType: associatedServiceType, duplicateUpdatesFromWindowID: duplicateUpdatesFromWindowID)
    }

    public func check(_ violations: inout ViolationList) {
        violations.string("windowName", windowName, 1, 100)
        violations.object("type", type)
        violations.string("associatedServiceType", associatedServiceType, 1, .max)
    }
}
