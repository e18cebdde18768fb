// Made by rpc-gen from Sources/rpc-gen/Spec/mobile.json; changes belong there.
// swift-format-ignore-file

public import JSON

/// The request `PerformAppServiceInteraction`, since 5.1.
public struct SDLPerformAppServiceInteraction: SDLRPCRequest {
    /// The response to this request.
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

    /// Members that are nil are left out of the message.
    public init(
        serviceUri: String,
        serviceID: String,
        originApp: String,
        requestServiceActive: Bool? = nil
    ) {
        self.serviceUri = serviceUri
        self.serviceID = serviceID
        self.originApp = originApp
        self.requestServiceActive = requestServiceActive
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("serviceUri", serviceUri)
        writer.field("serviceID", serviceID)
        writer.field("originApp", originApp)
        writer.field("requestServiceActive", requestServiceActive)
        writer.endObject()
    }

    private static let keys = JSONKeys("serviceUri", "serviceID", "originApp", "requestServiceActive")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var serviceUri: String?
        var serviceID: String?
        var originApp: String?
        var requestServiceActive: Bool?
        guard var frame = try reader.members(keys, mandatory: 0x7) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: serviceUri = try reader.string(1, .max)
            case 1: serviceID = try reader.string(1, .max)
            case 2: originApp = try reader.string(1, .max)
            default: requestServiceActive = try reader.bool()
            }
        }
        guard let serviceUri, let serviceID, let originApp else { return nil }
        return Self(serviceUri: serviceUri, serviceID: serviceID, originApp: originApp, requestServiceActive: requestServiceActive)
    }

    public func check(_ violations: inout ViolationList) {
        violations.string("serviceUri", serviceUri, 1, .max)
        violations.string("serviceID", serviceID, 1, .max)
        violations.string("originApp", originApp, 1, .max)
    }
}

/// The response `PerformAppServiceInteraction`, since 5.1.
public struct SDLPerformAppServiceInteractionResponse: SDLRPCResponse {
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

    /// Members that are nil are left out of the message.
    public init(
        success: Bool,
        resultCode: SDLResult,
        info: String? = nil,
        serviceSpecificResult: String? = nil
    ) {
        self.success = success
        self.resultCode = resultCode
        self.info = info
        self.serviceSpecificResult = serviceSpecificResult
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("success", success)
        writer.field("resultCode", resultCode)
        writer.field("info", info)
        writer.field("serviceSpecificResult", serviceSpecificResult)
        writer.endObject()
    }

    private static let keys = JSONKeys("success", "resultCode", "info", "serviceSpecificResult")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var success: Bool?
        var resultCode: SDLResult?
        var info: String?
        var serviceSpecificResult: String?
        guard var frame = try reader.members(keys, mandatory: 0x3) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: success = try reader.bool()
            case 1: resultCode = try SDLResult.read(from: &reader)
            case 2: info = try reader.string(1, 1000)
            default: serviceSpecificResult = try reader.string(1, .max)
            }
        }
        guard let success, let resultCode else { return nil }
        return Self(success: success, resultCode: resultCode, info: info, serviceSpecificResult: serviceSpecificResult)
    }

    public func check(_ violations: inout ViolationList) {
        violations.object("resultCode", resultCode)
        violations.string("info", info, 1, 1000)
        violations.string("serviceSpecificResult", serviceSpecificResult, 1, .max)
    }
}

/// The response `PerformAudioPassThru`, since 2.0.
public struct SDLPerformAudioPassThruResponse: SDLRPCResponse {
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

/// The request `PerformAudioPassThru`, since 2.0.
public struct SDLPerformAudioPassThru: SDLRPCRequest {
    /// The response to this request.
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

    /// Members that are nil are left out of the message.
    public init(
        initialPrompt: [SDLTTSChunk]? = nil,
        audioPassThruDisplayText1: String? = nil,
        audioPassThruDisplayText2: String? = nil,
        samplingRate: SDLSamplingRate,
        maxDuration: Int,
        bitsPerSample: SDLBitsPerSample,
        audioType: SDLAudioType,
        muteAudio: Bool? = nil
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

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("initialPrompt", initialPrompt)
        writer.field("audioPassThruDisplayText1", audioPassThruDisplayText1)
        writer.field("audioPassThruDisplayText2", audioPassThruDisplayText2)
        writer.field("samplingRate", samplingRate)
        writer.field("maxDuration", maxDuration)
        writer.field("bitsPerSample", bitsPerSample)
        writer.field("audioType", audioType)
        writer.field("muteAudio", muteAudio)
        writer.endObject()
    }

    private static let keys = JSONKeys("initialPrompt", "audioPassThruDisplayText1", "audioPassThruDisplayText2", "samplingRate", "maxDuration", "bitsPerSample", "audioType", "muteAudio")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var initialPrompt: [SDLTTSChunk]?
        var audioPassThruDisplayText1: String?
        var audioPassThruDisplayText2: String?
        var samplingRate: SDLSamplingRate?
        var maxDuration: Int?
        var bitsPerSample: SDLBitsPerSample?
        var audioType: SDLAudioType?
        var muteAudio: Bool?
        guard var frame = try reader.members(keys, mandatory: 0x78) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: initialPrompt = try reader.array(of: SDLTTSChunk.self, 1, 100)
            case 1: audioPassThruDisplayText1 = try reader.string(1, 500)
            case 2: audioPassThruDisplayText2 = try reader.string(1, 500)
            case 3: samplingRate = try SDLSamplingRate.read(from: &reader)
            case 4: maxDuration = try reader.integer(1, 1000000)
            case 5: bitsPerSample = try SDLBitsPerSample.read(from: &reader)
            case 6: audioType = try SDLAudioType.read(from: &reader)
            default: muteAudio = try reader.bool()
            }
        }
        guard let samplingRate, let maxDuration, let bitsPerSample, let audioType else { return nil }
        return Self(initialPrompt: initialPrompt, audioPassThruDisplayText1: audioPassThruDisplayText1, audioPassThruDisplayText2: audioPassThruDisplayText2, samplingRate: samplingRate, maxDuration: maxDuration, bitsPerSample: bitsPerSample, audioType: audioType, muteAudio: muteAudio)
    }

    public func check(_ violations: inout ViolationList) {
        violations.objects("initialPrompt", initialPrompt, 1, 100)
        violations.string("audioPassThruDisplayText1", audioPassThruDisplayText1, 1, 500)
        violations.string("audioPassThruDisplayText2", audioPassThruDisplayText2, 1, 500)
        violations.object("samplingRate", samplingRate)
        violations.integer("maxDuration", maxDuration, 1, 1000000)
        violations.object("bitsPerSample", bitsPerSample)
        violations.object("audioType", audioType)
    }
}

/// The response `PerformInteraction`, since 1.0.
public struct SDLPerformInteractionResponse: SDLRPCResponse {
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
    /// Optional; 1 to 500 characters; since 3.0.
    public var manualTextEntry: String?
    /// Optional.
    public var triggerSource: SDLTriggerSource?

    /// Members that are nil are left out of the message.
    public init(
        success: Bool,
        resultCode: SDLResult,
        info: String? = nil,
        choiceID: Int? = nil,
        manualTextEntry: String? = nil,
        triggerSource: SDLTriggerSource? = nil
    ) {
        self.success = success
        self.resultCode = resultCode
        self.info = info
        self.choiceID = choiceID
        self.manualTextEntry = manualTextEntry
        self.triggerSource = triggerSource
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("success", success)
        writer.field("resultCode", resultCode)
        writer.field("info", info)
        writer.field("choiceID", choiceID)
        writer.field("manualTextEntry", manualTextEntry)
        writer.field("triggerSource", triggerSource)
        writer.endObject()
    }

    private static let keys = JSONKeys("success", "resultCode", "info", "choiceID", "manualTextEntry", "triggerSource")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var success: Bool?
        var resultCode: SDLResult?
        var info: String?
        var choiceID: Int?
        var manualTextEntry: String?
        var triggerSource: SDLTriggerSource?
        guard var frame = try reader.members(keys, mandatory: 0x3) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: success = try reader.bool()
            case 1: resultCode = try SDLResult.read(from: &reader)
            case 2: info = try reader.string(1, 1000)
            case 3: choiceID = try reader.integer(0, 2000000000)
            case 4: manualTextEntry = try reader.string(1, 500)
            default: triggerSource = try SDLTriggerSource.read(from: &reader)
            }
        }
        guard let success, let resultCode else { return nil }
        return Self(success: success, resultCode: resultCode, info: info, choiceID: choiceID, manualTextEntry: manualTextEntry, triggerSource: triggerSource)
    }

    public func check(_ violations: inout ViolationList) {
        violations.object("resultCode", resultCode)
        violations.string("info", info, 1, 1000)
        violations.integer("choiceID", choiceID, 0, 2000000000)
        violations.string("manualTextEntry", manualTextEntry, 1, 500)
        violations.object("triggerSource", triggerSource)
    }
}

/// The request `PerformInteraction`, since 1.0.
public struct SDLPerformInteraction: SDLRPCRequest {
    /// The response to this request.
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
    /// Mandatory; at most 100 entries; each of 0 to 2000000000.
    public var interactionChoiceSetIDList: [Int]
    /// Optional; 1 to 100 entries.
    public var helpPrompt: [SDLTTSChunk]?
    /// Optional; 1 to 100 entries.
    public var timeoutPrompt: [SDLTTSChunk]?
    /// Optional, 10000 when left out; 5000 to 100000.
    public var timeout: Int?
    /// Optional; 1 to 100 entries; since 2.0.
    public var vrHelp: [SDLVrHelpItem]?
    /// Optional; since 3.0.
    public var interactionLayout: SDLLayoutMode?
    /// Optional; since 6.0.
    public var cancelID: Int?
    /// The value of `timeout`, or its default if it is absent.
    public var timeoutOrDefault: Int { timeout ?? 10000 }

    /// Members that are nil are left out of the message.
    public init(
        initialText: String,
        initialPrompt: [SDLTTSChunk]? = nil,
        interactionMode: SDLInteractionMode,
        interactionChoiceSetIDList: [Int],
        helpPrompt: [SDLTTSChunk]? = nil,
        timeoutPrompt: [SDLTTSChunk]? = nil,
        timeout: Int? = nil,
        vrHelp: [SDLVrHelpItem]? = nil,
        interactionLayout: SDLLayoutMode? = nil,
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

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("initialText", initialText)
        writer.field("initialPrompt", initialPrompt)
        writer.field("interactionMode", interactionMode)
        writer.field("interactionChoiceSetIDList", interactionChoiceSetIDList)
        writer.field("helpPrompt", helpPrompt)
        writer.field("timeoutPrompt", timeoutPrompt)
        writer.field("timeout", timeout)
        writer.field("vrHelp", vrHelp)
        writer.field("interactionLayout", interactionLayout)
        writer.field("cancelID", cancelID)
        writer.endObject()
    }

    private static let keys = JSONKeys("initialText", "initialPrompt", "interactionMode", "interactionChoiceSetIDList", "helpPrompt", "timeoutPrompt", "timeout", "vrHelp", "interactionLayout", "cancelID")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var initialText: String?
        var initialPrompt: [SDLTTSChunk]?
        var interactionMode: SDLInteractionMode?
        var interactionChoiceSetIDList: [Int]?
        var helpPrompt: [SDLTTSChunk]?
        var timeoutPrompt: [SDLTTSChunk]?
        var timeout: Int?
        var vrHelp: [SDLVrHelpItem]?
        var interactionLayout: SDLLayoutMode?
        var cancelID: Int?
        guard var frame = try reader.members(keys, mandatory: 0xd) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: initialText = try reader.string(1, 500)
            case 1: initialPrompt = try reader.array(of: SDLTTSChunk.self, 1, 100)
            case 2: interactionMode = try SDLInteractionMode.read(from: &reader)
            case 3: interactionChoiceSetIDList = try reader.integers(0, 100, values: 0, 2000000000)
            case 4: helpPrompt = try reader.array(of: SDLTTSChunk.self, 1, 100)
            case 5: timeoutPrompt = try reader.array(of: SDLTTSChunk.self, 1, 100)
            case 6: timeout = try reader.integer(5000, 100000)
            case 7: vrHelp = try reader.array(of: SDLVrHelpItem.self, 1, 100)
            case 8: interactionLayout = try SDLLayoutMode.read(from: &reader)
            default: cancelID = try reader.integer()
            }
        }
        guard let initialText, let interactionMode, let interactionChoiceSetIDList else { return nil }
        return Self(initialText: initialText, initialPrompt: initialPrompt, interactionMode: interactionMode, interactionChoiceSetIDList: interactionChoiceSetIDList, helpPrompt: helpPrompt, timeoutPrompt: timeoutPrompt, timeout: timeout, vrHelp: vrHelp, interactionLayout: interactionLayout, cancelID: cancelID)
    }

    public func check(_ violations: inout ViolationList) {
        violations.string("initialText", initialText, 1, 500)
        violations.objects("initialPrompt", initialPrompt, 1, 100)
        violations.object("interactionMode", interactionMode)
        violations.array("interactionChoiceSetIDList", interactionChoiceSetIDList, 0, 100) { $0.check($1, 0, 2000000000) }
        violations.objects("helpPrompt", helpPrompt, 1, 100)
        violations.objects("timeoutPrompt", timeoutPrompt, 1, 100)
        violations.integer("timeout", timeout, 5000, 100000)
        violations.objects("vrHelp", vrHelp, 1, 100)
        violations.object("interactionLayout", interactionLayout)
    }
}

/// The request `PublishAppService`, since 5.1.
public struct SDLPublishAppService: SDLRPCRequest {
    /// The response to this request.
    public typealias Response = SDLPublishAppServiceResponse

    public static var name: String { "PublishAppService" }
    public static var functionID: SDLFunctionID { .publishAppService }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(5, 1)) }

    /// Mandatory.
    public var appServiceManifest: SDLAppServiceManifest

    /// All its members are mandatory.
    public init(
        appServiceManifest: SDLAppServiceManifest
    ) {
        self.appServiceManifest = appServiceManifest
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("appServiceManifest", appServiceManifest)
        writer.endObject()
    }

    private static let keys = JSONKeys("appServiceManifest")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var appServiceManifest: SDLAppServiceManifest?
        guard var frame = try reader.members(keys, mandatory: 0x1) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            default: appServiceManifest = try SDLAppServiceManifest.read(from: &reader)
            }
        }
        guard let appServiceManifest else { return nil }
        return Self(appServiceManifest: appServiceManifest)
    }

    public func check(_ violations: inout ViolationList) {
        violations.object("appServiceManifest", appServiceManifest)
    }
}

/// The response `PublishAppService`, since 5.1.
public struct SDLPublishAppServiceResponse: SDLRPCResponse {
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

    /// Members that are nil are left out of the message.
    public init(
        success: Bool,
        resultCode: SDLResult,
        info: String? = nil,
        appServiceRecord: SDLAppServiceRecord? = nil
    ) {
        self.success = success
        self.resultCode = resultCode
        self.info = info
        self.appServiceRecord = appServiceRecord
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("success", success)
        writer.field("resultCode", resultCode)
        writer.field("info", info)
        writer.field("appServiceRecord", appServiceRecord)
        writer.endObject()
    }

    private static let keys = JSONKeys("success", "resultCode", "info", "appServiceRecord")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var success: Bool?
        var resultCode: SDLResult?
        var info: String?
        var appServiceRecord: SDLAppServiceRecord?
        guard var frame = try reader.members(keys, mandatory: 0x3) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: success = try reader.bool()
            case 1: resultCode = try SDLResult.read(from: &reader)
            case 2: info = try reader.string(1, 1000)
            default: appServiceRecord = try SDLAppServiceRecord.read(from: &reader)
            }
        }
        guard let success, let resultCode else { return nil }
        return Self(success: success, resultCode: resultCode, info: info, appServiceRecord: appServiceRecord)
    }

    public func check(_ violations: inout ViolationList) {
        violations.object("resultCode", resultCode)
        violations.string("info", info, 1, 1000)
        violations.object("appServiceRecord", appServiceRecord)
    }
}

/// The response `PutFile`, since 3.0.
public struct SDLPutFileResponse: SDLRPCResponse {
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

/// The request `PutFile`, since 3.0.
public struct SDLPutFile: SDLRPCRequest {
    /// The response to this request.
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
    /// Optional, false when left out.
    public var persistentFile: Bool?
    /// Optional, false when left out.
    public var systemFile: Bool?
    /// Optional; 0 to 2000000000.
    public var offset: Int?
    /// Optional; 0 to 2000000000.
    public var length: Int?
    /// Optional; 0 to 4294967295; since 5.0.
    public var crc: Int?
    /// The value of `persistentFile`, or its default if it is absent.
    public var persistentFileOrDefault: Bool { persistentFile ?? false }
    /// The value of `systemFile`, or its default if it is absent.
    public var systemFileOrDefault: Bool { systemFile ?? false }

    /// Members that are nil are left out of the message.
    public init(
        syncFileName: String,
        fileType: SDLFileType,
        persistentFile: Bool? = nil,
        systemFile: Bool? = nil,
        offset: Int? = nil,
        length: Int? = nil,
        crc: Int? = nil
    ) {
        self.syncFileName = syncFileName
        self.fileType = fileType
        self.persistentFile = persistentFile
        self.systemFile = systemFile
        self.offset = offset
        self.length = length
        self.crc = crc
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("syncFileName", syncFileName)
        writer.field("fileType", fileType)
        writer.field("persistentFile", persistentFile)
        writer.field("systemFile", systemFile)
        writer.field("offset", offset)
        writer.field("length", length)
        writer.field("crc", crc)
        writer.endObject()
    }

    private static let keys = JSONKeys("syncFileName", "fileType", "persistentFile", "systemFile", "offset", "length", "crc")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var syncFileName: String?
        var fileType: SDLFileType?
        var persistentFile: Bool?
        var systemFile: Bool?
        var offset: Int?
        var length: Int?
        var crc: Int?
        guard var frame = try reader.members(keys, mandatory: 0x3) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: syncFileName = try reader.string(1, 255)
            case 1: fileType = try SDLFileType.read(from: &reader)
            case 2: persistentFile = try reader.bool()
            case 3: systemFile = try reader.bool()
            case 4: offset = try reader.integer(0, 2000000000)
            case 5: length = try reader.integer(0, 2000000000)
            default: crc = try reader.integer(0, 4294967295)
            }
        }
        guard let syncFileName, let fileType else { return nil }
        return Self(syncFileName: syncFileName, fileType: fileType, persistentFile: persistentFile, systemFile: systemFile, offset: offset, length: length, crc: crc)
    }

    public func check(_ violations: inout ViolationList) {
        violations.string("syncFileName", syncFileName, 1, 255)
        violations.object("fileType", fileType)
        violations.integer("offset", offset, 0, 2000000000)
        violations.integer("length", length, 0, 2000000000)
        violations.integer("crc", crc, 0, 4294967295)
    }
}
