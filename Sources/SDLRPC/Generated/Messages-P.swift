// Made by rpc-gen from Sources/rpc-gen/Spec/mobile.json; changes belong there.
// swift-format-ignore-file

public import JSON

/// The request `PerformAppServiceInteraction`, since version 5.1.
public struct SDLPerformAppServiceInteraction: SDLRPCRequest, MemberVisitable {
    /// The type of the response.
    public typealias Response = SDLPerformAppServiceInteractionResponse

    public static var name: String { "PerformAppServiceInteraction" }
    public static var functionID: SDLFunctionID { .performAppServiceInteraction }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(5, 1)) }

    /// Mandatory.
    public var serviceUri: String
    /// Mandatory.
    public var serviceID: String
    /// Mandatory.
    public var originApp: String
    /// Optional.
    public var requestServiceActive: Bool?

    /// Creates a value. Nil members are not sent.
    public init(serviceUri: String, serviceID: String, originApp: String, requestServiceActive: Bool? = nil) {
        self.serviceUri = serviceUri
        self.serviceID = serviceID
        self.originApp = originApp
        self.requestServiceActive = requestServiceActive
    }

    @usableFromInline package static var blank: Self { Self(serviceUri: "", serviceID: "", originApp: "") }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.string("serviceUri", &it.serviceUri, 1, .max)
        try v.string("serviceID", &it.serviceID, 1, .max)
        try v.string("originApp", &it.originApp, 1, .max)
        try v.bool("requestServiceActive", &it.requestServiceActive)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The response `PerformAppServiceInteraction`, since version 5.1.
public struct SDLPerformAppServiceInteractionResponse: SDLRPCResponse, MemberVisitable {
    public static var name: String { "PerformAppServiceInteraction" }
    public static var functionID: SDLFunctionID { .performAppServiceInteraction }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(5, 1)) }
    public static let resultCodes: [SDLResult] = [
        
    ]

    /// Mandatory.
    public var success: Bool
    /// Mandatory.
    public var resultCode: SDLResult
    /// Optional; 1 to 1000 characters.
    public var info: String?
    /// Optional.
    public var serviceSpecificResult: String?

    /// Creates a value. Nil members are not sent.
    public init(success: Bool, resultCode: SDLResult, info: String? = nil, serviceSpecificResult: String? = nil) {
        self.success = success
        self.resultCode = resultCode
        self.info = info
        self.serviceSpecificResult = serviceSpecificResult
    }

    @usableFromInline package static var blank: Self { Self(success: false, resultCode: .blank) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.bool("success", &it.success)
        try v.value("resultCode", &it.resultCode)
        try v.string("info", &it.info, 1, 1000)
        try v.string("serviceSpecificResult", &it.serviceSpecificResult, 1, .max)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The response `PerformAudioPassThru`, since version 2.0.
public struct SDLPerformAudioPassThruResponse: SDLRPCResponse, MemberVisitable {
    public static var name: String { "PerformAudioPassThru" }
    public static var functionID: SDLFunctionID { .performAudioPassThru }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(2, 0)) }
    public static let resultCodes: [SDLResult] = [
        .success, .invalidData, .outOfMemory, .tooManyPendingRequests, .applicationNotRegistered, .genericError, .disallowed, .rejected, .aborted, .retry, .warnings
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

/// The request `PerformAudioPassThru`, since version 2.0.
public struct SDLPerformAudioPassThru: SDLRPCRequest, MemberVisitable {
    /// The type of the response.
    public typealias Response = SDLPerformAudioPassThruResponse

    public static var name: String { "PerformAudioPassThru" }
    public static var functionID: SDLFunctionID { .performAudioPassThru }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(2, 0)) }
    public static let memberNames: [SDLMemberNames] = [
        SDLMemberNames("initialPrompt.type", SDLSpeechCapabilities.lifespans),
    ]

    /// Optional; 1 to 100 entries.
    public var initialPrompt: [SDLTTSChunk]?
    /// Optional; 1 to 500 characters.
    public var audioPassThruDisplayText1: String?
    /// Optional; 1 to 500 characters.
    public var audioPassThruDisplayText2: String?
    /// Mandatory.
    public var samplingRate: SDLSamplingRate
    /// Mandatory; 1 to 1000000.
    public var maxDuration: Int
    /// Mandatory.
    public var bitsPerSample: SDLBitsPerSample
    /// Mandatory.
    public var audioType: SDLAudioType
    /// Optional.
    public var muteAudio: Bool?

    /// Creates a value. Nil members are not sent.
    public init(
        initialPrompt: [SDLTTSChunk]? = nil, audioPassThruDisplayText1: String? = nil,
        audioPassThruDisplayText2: String? = nil, samplingRate: SDLSamplingRate, maxDuration: Int,
        bitsPerSample: SDLBitsPerSample, audioType: SDLAudioType, muteAudio: Bool? = nil
    ) {
        self.initialPrompt = initialPrompt
        self.audioPassThruDisplayText1 = audioPassThruDisplayText1
        self.audioPassThruDisplayText2 = audioPassThruDisplayText2
        self.samplingRate = samplingRate
        self.maxDuration = maxDuration
        self.bitsPerSample = bitsPerSample
        self.audioType = audioType
        self.muteAudio = muteAudio
    }

    @usableFromInline package static var blank: Self { Self(
        samplingRate: .blank, maxDuration: 0, bitsPerSample: .blank, audioType: .blank
    ) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.values("initialPrompt", &it.initialPrompt, 1, 100)
        try v.string("audioPassThruDisplayText1", &it.audioPassThruDisplayText1, 1, 500)
        try v.string("audioPassThruDisplayText2", &it.audioPassThruDisplayText2, 1, 500)
        try v.value("samplingRate", &it.samplingRate)
        try v.integer("maxDuration", &it.maxDuration, 1, 1000000)
        try v.value("bitsPerSample", &it.bitsPerSample)
        try v.value("audioType", &it.audioType)
        try v.bool("muteAudio", &it.muteAudio)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The response `PerformInteraction`, since version 1.0.
public struct SDLPerformInteractionResponse: SDLRPCResponse, MemberVisitable {
    public static var name: String { "PerformInteraction" }
    public static var functionID: SDLFunctionID { .performInteraction }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(1, 0)) }
    public static let resultCodes: [SDLResult] = [
        .success, .invalidData, .outOfMemory, .tooManyPendingRequests, .applicationNotRegistered, .genericError, .rejected, .invalidId, .duplicateName, .timedOut, .aborted, .unsupportedResource, .warnings
    ]

    /// Mandatory.
    public var success: Bool
    /// Mandatory.
    public var resultCode: SDLResult
    /// Optional; 1 to 1000 characters.
    public var info: String?
    /// Optional; 0 to 2000000000.
    public var choiceID: Int?
    /// Optional; 1 to 500 characters; since version 3.0.
    public var manualTextEntry: String?
    /// Optional.
    public var triggerSource: SDLTriggerSource?

    /// Creates a value. Nil members are not sent.
    public init(
        success: Bool, resultCode: SDLResult, info: String? = nil, choiceID: Int? = nil, manualTextEntry: String? = nil,
        triggerSource: SDLTriggerSource? = nil
    ) {
        self.success = success
        self.resultCode = resultCode
        self.info = info
        self.choiceID = choiceID
        self.manualTextEntry = manualTextEntry
        self.triggerSource = triggerSource
    }

    @usableFromInline package static var blank: Self { Self(success: false, resultCode: .blank) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.bool("success", &it.success)
        try v.value("resultCode", &it.resultCode)
        try v.string("info", &it.info, 1, 1000)
        try v.integer("choiceID", &it.choiceID, 0, 2000000000)
        try v.string("manualTextEntry", &it.manualTextEntry, 1, 500)
        try v.value("triggerSource", &it.triggerSource)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The request `PerformInteraction`, since version 1.0.
public struct SDLPerformInteraction: SDLRPCRequest, MemberVisitable {
    /// The type of the response.
    public typealias Response = SDLPerformInteractionResponse

    public static var name: String { "PerformInteraction" }
    public static var functionID: SDLFunctionID { .performInteraction }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(1, 0)) }
    public static let memberLifespans: [SDLMemberLifespan] = [
        SDLMemberLifespan("vrHelp", SDLLifespan(since: SDLVersion(2, 0))),
        SDLMemberLifespan("vrHelp.image.isTemplate", SDLLifespan(since: SDLVersion(5, 0))),
        SDLMemberLifespan("interactionLayout", SDLLifespan(since: SDLVersion(3, 0))),
        SDLMemberLifespan("cancelID", SDLLifespan(since: SDLVersion(6, 0))),
    ]
    public static let memberNames: [SDLMemberNames] = [
        SDLMemberNames("initialPrompt.type", SDLSpeechCapabilities.lifespans),
        SDLMemberNames("helpPrompt.type", SDLSpeechCapabilities.lifespans),
        SDLMemberNames("timeoutPrompt.type", SDLSpeechCapabilities.lifespans),
    ]

    /// Mandatory; 1 to 500 characters.
    public var initialText: String
    /// Optional; 1 to 100 entries.
    public var initialPrompt: [SDLTTSChunk]?
    /// Mandatory.
    public var interactionMode: SDLInteractionMode
    /// Mandatory; at most 100 entries; each entry: 0 to 2000000000.
    public var interactionChoiceSetIDList: [Int]
    /// Optional; 1 to 100 entries.
    public var helpPrompt: [SDLTTSChunk]?
    /// Optional; 1 to 100 entries.
    public var timeoutPrompt: [SDLTTSChunk]?
    /// Optional, 10000 by default; 5000 to 100000.
    public var timeout: Int?
    /// Optional; 1 to 100 entries; since version 2.0.
    public var vrHelp: [SDLVrHelpItem]?
    /// Optional; since version 3.0.
    public var interactionLayout: SDLLayoutMode?
    /// Optional; since version 6.0.
    public var cancelID: Int?
    /// The value of `timeout`; if the value is nil, the default value.
    public var timeoutOrDefault: Int { timeout ?? 10000 }

    /// Creates a value. Nil members are not sent.
    public init(
        initialText: String, initialPrompt: [SDLTTSChunk]? = nil, interactionMode: SDLInteractionMode,
        interactionChoiceSetIDList: [Int], helpPrompt: [SDLTTSChunk]? = nil, timeoutPrompt: [SDLTTSChunk]? = nil,
        timeout: Int? = nil, vrHelp: [SDLVrHelpItem]? = nil, interactionLayout: SDLLayoutMode? = nil,
        cancelID: Int? = nil
    ) {
        self.initialText = initialText
        self.initialPrompt = initialPrompt
        self.interactionMode = interactionMode
        self.interactionChoiceSetIDList = interactionChoiceSetIDList
        self.helpPrompt = helpPrompt
        self.timeoutPrompt = timeoutPrompt
        self.timeout = timeout
        self.vrHelp = vrHelp
        self.interactionLayout = interactionLayout
        self.cancelID = cancelID
    }

    @usableFromInline package static var blank: Self { Self(
        initialText: "", interactionMode: .blank, interactionChoiceSetIDList: []
    ) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.string("initialText", &it.initialText, 1, 500)
        try v.values("initialPrompt", &it.initialPrompt, 1, 100)
        try v.value("interactionMode", &it.interactionMode)
        try v.integers("interactionChoiceSetIDList", &it.interactionChoiceSetIDList, 0, 100, values: 0, 2000000000)
        try v.values("helpPrompt", &it.helpPrompt, 1, 100)
        try v.values("timeoutPrompt", &it.timeoutPrompt, 1, 100)
        try v.integer("timeout", &it.timeout, 5000, 100000)
        try v.values("vrHelp", &it.vrHelp, 1, 100)
        try v.value("interactionLayout", &it.interactionLayout)
        try v.integer("cancelID", &it.cancelID, .min, .max)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The request `PublishAppService`, since version 5.1.
public struct SDLPublishAppService: SDLRPCRequest, MemberVisitable {
    /// The type of the response.
    public typealias Response = SDLPublishAppServiceResponse

    public static var name: String { "PublishAppService" }
    public static var functionID: SDLFunctionID { .publishAppService }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(5, 1)) }

    /// Mandatory.
    public var appServiceManifest: SDLAppServiceManifest

    /// Creates a value. All members are mandatory.
    public init(appServiceManifest: SDLAppServiceManifest) {
        self.appServiceManifest = appServiceManifest
    }

    @usableFromInline package static var blank: Self { Self(appServiceManifest: .blank) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.value("appServiceManifest", &it.appServiceManifest)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The response `PublishAppService`, since version 5.1.
public struct SDLPublishAppServiceResponse: SDLRPCResponse, MemberVisitable {
    public static var name: String { "PublishAppService" }
    public static var functionID: SDLFunctionID { .publishAppService }
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
    public var appServiceRecord: SDLAppServiceRecord?

    /// Creates a value. Nil members are not sent.
    public init(
        success: Bool, resultCode: SDLResult, info: String? = nil, appServiceRecord: SDLAppServiceRecord? = nil
    ) {
        self.success = success
        self.resultCode = resultCode
        self.info = info
        self.appServiceRecord = appServiceRecord
    }

    @usableFromInline package static var blank: Self { Self(success: false, resultCode: .blank) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.bool("success", &it.success)
        try v.value("resultCode", &it.resultCode)
        try v.string("info", &it.info, 1, 1000)
        try v.value("appServiceRecord", &it.appServiceRecord)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The response `PutFile`, since version 3.0.
public struct SDLPutFileResponse: SDLRPCResponse, MemberVisitable {
    public static var name: String { "PutFile" }
    public static var functionID: SDLFunctionID { .putFile }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(3, 0)) }
    public static let resultCodes: [SDLResult] = [
        .success, .invalidData, .outOfMemory, .tooManyPendingRequests, .applicationNotRegistered, .genericError, .rejected, .unsupportedRequest, .corruptedData
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

/// The request `PutFile`, since version 3.0.
public struct SDLPutFile: SDLRPCRequest, MemberVisitable {
    /// The type of the response.
    public typealias Response = SDLPutFileResponse

    public static var name: String { "PutFile" }
    public static var functionID: SDLFunctionID { .putFile }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(3, 0)) }
    public static let memberLifespans: [SDLMemberLifespan] = [
        SDLMemberLifespan("crc", SDLLifespan(since: SDLVersion(5, 0))),
    ]

    /// Mandatory; 1 to 255 characters.
    public var syncFileName: String
    /// Mandatory.
    public var fileType: SDLFileType
    /// Optional, false by default.
    public var persistentFile: Bool?
    /// Optional, false by default.
    public var systemFile: Bool?
    /// Optional; 0 to 2000000000.
    public var offset: Int?
    /// Optional; 0 to 2000000000.
    public var length: Int?
    /// Optional; 0 to 4294967295; since version 5.0.
    public var crc: Int?
    /// The value of `persistentFile`; if the value is nil, the default value.
    public var persistentFileOrDefault: Bool { persistentFile ?? false }
    /// The value of `systemFile`; if the value is nil, the default value.
    public var systemFileOrDefault: Bool { systemFile ?? false }

    /// Creates a value. Nil members are not sent.
    public init(
        syncFileName: String, fileType: SDLFileType, persistentFile: Bool? = nil, systemFile: Bool? = nil,
        offset: Int? = nil, length: Int? = nil, crc: Int? = nil
    ) {
        self.syncFileName = syncFileName
        self.fileType = fileType
        self.persistentFile = persistentFile
        self.systemFile = systemFile
        self.offset = offset
        self.length = length
        self.crc = crc
    }

    @usableFromInline package static var blank: Self { Self(syncFileName: "", fileType: .blank) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.string("syncFileName", &it.syncFileName, 1, 255)
        try v.value("fileType", &it.fileType)
        try v.bool("persistentFile", &it.persistentFile)
        try v.bool("systemFile", &it.systemFile)
        try v.integer("offset", &it.offset, 0, 2000000000)
        try v.integer("length", &it.length, 0, 2000000000)
        try v.integer("crc", &it.crc, 0, 4294967295)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}
