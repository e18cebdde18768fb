// Made by rpc-gen from Sources/rpc-gen/Spec/mobile.json; changes belong there.
// swift-format-ignore-file

public import JSON

/// The request `ReadDID`, since version 2.0.
public struct SDLReadDID: SDLRPCRequest, MemberVisitable {
    /// The type of the response.
    public typealias Response = SDLReadDIDResponse

    public static var name: String { "ReadDID" }
    public static var functionID: SDLFunctionID { .readDID }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(2, 0)) }

    /// Mandatory; 0 to 65535.
    public var ecuName: Int
    /// Mandatory; 1 to 1000 entries; each entry: 0 to 65535.
    public var didLocation: [Int]

    /// Creates a value. All members are mandatory.
    public init(ecuName: Int, didLocation: [Int]) {
        self.ecuName = ecuName
        self.didLocation = didLocation
    }

    @usableFromInline package static var blank: Self { Self(ecuName: 0, didLocation: []) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.integer("ecuName", &it.ecuName, 0, 65535)
        try v.integers("didLocation", &it.didLocation, 1, 1000, values: 0, 65535)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The response `ReadDID`, since version 2.0.
public struct SDLReadDIDResponse: SDLRPCResponse, MemberVisitable {
    public static var name: String { "ReadDID" }
    public static var functionID: SDLFunctionID { .readDID }
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
    /// Optional; at most 1000 entries.
    public var didResult: [SDLDIDResult]?

    /// Creates a value. Nil members are not sent.
    public init(success: Bool, resultCode: SDLResult, info: String? = nil, didResult: [SDLDIDResult]? = nil) {
        self.success = success
        self.resultCode = resultCode
        self.info = info
        self.didResult = didResult
    }

    @usableFromInline package static var blank: Self { Self(success: false, resultCode: .blank) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.bool("success", &it.success)
        try v.value("resultCode", &it.resultCode)
        try v.string("info", &it.info, 1, 1000)
        try v.values("didResult", &it.didResult, 0, 1000)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The request `RegisterAppInterface`, since version 1.0.
public struct SDLRegisterAppInterface: SDLRPCRequest, MemberVisitable {
    /// The type of the response.
    public typealias Response = SDLRegisterAppInterfaceResponse

    public static var name: String { "RegisterAppInterface" }
    public static var functionID: SDLFunctionID { .registerAppInterface }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(1, 0)) }
    public static let memberLifespans: [SDLMemberLifespan] = [
        SDLMemberLifespan("syncMsgVersion.patchVersion", SDLLifespan(since: SDLVersion(4, 3))),
        SDLMemberLifespan("ttsName", SDLLifespan(since: SDLVersion(2, 0))),
        SDLMemberLifespan("hmiDisplayLanguageDesired", SDLLifespan(since: SDLVersion(2, 0))),
        SDLMemberLifespan("appHMIType", SDLLifespan(since: SDLVersion(2, 0))),
        SDLMemberLifespan("hashID", SDLLifespan(since: SDLVersion(3, 0))),
        SDLMemberLifespan("deviceInfo", SDLLifespan(since: SDLVersion(3, 0))),
        SDLMemberLifespan("appID", SDLLifespan(since: SDLVersion(2, 0))),
        SDLMemberLifespan("fullAppID", SDLLifespan(since: SDLVersion(5, 0))),
        SDLMemberLifespan("appInfo", SDLLifespan(since: SDLVersion(4, 2))),
        SDLMemberLifespan("dayColorScheme", SDLLifespan(since: SDLVersion(5, 0))),
        SDLMemberLifespan("nightColorScheme", SDLLifespan(since: SDLVersion(5, 0))),
    ]
    public static let memberNames: [SDLMemberNames] = [
        SDLMemberNames("ttsName.type", SDLSpeechCapabilities.lifespans),
        SDLMemberNames("languageDesired", SDLLanguage.lifespans),
        SDLMemberNames("hmiDisplayLanguageDesired", SDLLanguage.lifespans),
        SDLMemberNames("appHMIType", SDLAppHMIType.lifespans),
    ]

    /// Mandatory; since version 1.0.
    public var syncMsgVersion: SDLSyncMsgVersion
    /// Mandatory; 1 to 100 characters; since version 1.0.
    public var appName: String
    /// Optional; 1 to 100 entries; since version 2.0.
    public var ttsName: [SDLTTSChunk]?
    /// Optional; 1 to 100 characters; since version 1.0.
    public var ngnMediaScreenAppName: String?
    /// Optional; 1 to 100 entries; each entry: 1 to 40 characters; since version 1.0.
    public var vrSynonyms: [String]?
    /// Mandatory; since version 1.0.
    public var isMediaApplication: Bool
    /// Mandatory; since version 1.0.
    public var languageDesired: SDLLanguage
    /// Mandatory; since version 2.0.
    public var hmiDisplayLanguageDesired: SDLLanguage
    /// Optional; 1 to 100 entries; since version 2.0.
    public var appHMIType: [SDLAppHMIType]?
    /// Optional; 1 to 100 characters; since version 3.0.
    public var hashID: String?
    /// Optional; since version 3.0.
    public var deviceInfo: SDLDeviceInfo?
    /// Mandatory; 1 to 100 characters; since version 2.0.
    public var appID: String
    /// Optional; 1 to 100 characters; since version 5.0.
    public var fullAppID: String?
    /// Optional; since version 4.2.
    public var appInfo: SDLAppInfo?
    /// Optional; since version 5.0.
    public var dayColorScheme: SDLTemplateColorScheme?
    /// Optional; since version 5.0.
    public var nightColorScheme: SDLTemplateColorScheme?

    /// Creates a value. Nil members are not sent.
    public init(
        syncMsgVersion: SDLSyncMsgVersion, appName: String, ttsName: [SDLTTSChunk]? = nil,
        ngnMediaScreenAppName: String? = nil, vrSynonyms: [String]? = nil, isMediaApplication: Bool,
        languageDesired: SDLLanguage, hmiDisplayLanguageDesired: SDLLanguage, appHMIType: [SDLAppHMIType]? = nil,
        hashID: String? = nil, deviceInfo: SDLDeviceInfo? = nil, appID: String, fullAppID: String? = nil,
        appInfo: SDLAppInfo? = nil, dayColorScheme: SDLTemplateColorScheme? = nil,
        nightColorScheme: SDLTemplateColorScheme? = nil
    ) {
        self.syncMsgVersion = syncMsgVersion
        self.appName = appName
        self.ttsName = ttsName
        self.ngnMediaScreenAppName = ngnMediaScreenAppName
        self.vrSynonyms = vrSynonyms
        self.isMediaApplication = isMediaApplication
        self.languageDesired = languageDesired
        self.hmiDisplayLanguageDesired = hmiDisplayLanguageDesired
        self.appHMIType = appHMIType
        self.hashID = hashID
        self.deviceInfo = deviceInfo
        self.appID = appID
        self.fullAppID = fullAppID
        self.appInfo = appInfo
        self.dayColorScheme = dayColorScheme
        self.nightColorScheme = nightColorScheme
    }

    @usableFromInline package static var blank: Self { Self(
        syncMsgVersion: .blank, appName: "", isMediaApplication: false, languageDesired: .blank,
        hmiDisplayLanguageDesired: .blank, appID: ""
    ) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.value("syncMsgVersion", &it.syncMsgVersion)
        try v.string("appName", &it.appName, 1, 100)
        try v.values("ttsName", &it.ttsName, 1, 100)
        try v.string("ngnMediaScreenAppName", &it.ngnMediaScreenAppName, 1, 100)
        try v.strings("vrSynonyms", &it.vrSynonyms, 1, 100, lengths: 1, 40)
        try v.bool("isMediaApplication", &it.isMediaApplication)
        try v.value("languageDesired", &it.languageDesired)
        try v.value("hmiDisplayLanguageDesired", &it.hmiDisplayLanguageDesired)
        try v.values("appHMIType", &it.appHMIType, 1, 100)
        try v.string("hashID", &it.hashID, 1, 100)
        try v.value("deviceInfo", &it.deviceInfo)
        try v.string("appID", &it.appID, 1, 100)
        try v.string("fullAppID", &it.fullAppID, 1, 100)
        try v.value("appInfo", &it.appInfo)
        try v.value("dayColorScheme", &it.dayColorScheme)
        try v.value("nightColorScheme", &it.nightColorScheme)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The response `RegisterAppInterface`, since version 1.0.
public struct SDLRegisterAppInterfaceResponse: SDLRPCResponse, MemberVisitable {
    public static var name: String { "RegisterAppInterface" }
    public static var functionID: SDLFunctionID { .registerAppInterface }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(1, 0)) }
    public static let resultCodes: [SDLResult] = [
        .success, .invalidData, .outOfMemory, .tooManyPendingRequests, .genericError, .duplicateName, .tooManyApplications, .applicationRegisteredAlready, .unsupportedVersion, .wrongLanguage, .disallowed, .warnings, .resumeFailed
    ]

    /// Mandatory.
    public var success: Bool
    /// Mandatory.
    public var resultCode: SDLResult
    /// Optional; 1 to 1000 characters.
    public var info: String?
    /// Optional.
    public var syncMsgVersion: SDLSyncMsgVersion?
    /// Optional.
    public var language: SDLLanguage?
    /// Optional; since version 2.0.
    public var hmiDisplayLanguage: SDLLanguage?
    /// Optional; since version 2.0; deprecated since version 6.0.
    public var displayCapabilities: SDLDisplayCapabilities?
    /// Optional; 1 to 100 entries; since version 2.0; deprecated since version 6.0.
    public var buttonCapabilities: [SDLButtonCapabilities]?
    /// Optional; 1 to 100 entries; since version 2.0; deprecated since version 6.0.
    public var softButtonCapabilities: [SDLSoftButtonCapabilities]?
    /// Optional; since version 2.0; deprecated since version 6.0.
    public var presetBankCapabilities: SDLPresetBankCapabilities?
    /// Optional; 1 to 100 entries; since version 1.0.
    public var hmiZoneCapabilities: [SDLHmiZoneCapabilities]?
    /// Optional; 1 to 100 entries; since version 1.0.
    public var speechCapabilities: [SDLSpeechCapabilities]?
    /// Optional; 1 to 100 entries; since version 3.0.
    public var prerecordedSpeech: [SDLPrerecordedSpeech]?
    /// Optional; 1 to 100 entries; since version 1.0.
    public var vrCapabilities: [SDLVrCapabilities]?
    /// Optional; 1 to 100 entries; since version 2.0.
    public var audioPassThruCapabilities: [SDLAudioPassThruCapabilities]?
    /// Optional; since version 4.1.
    public var pcmStreamCapabilities: SDLAudioPassThruCapabilities?
    /// Optional; since version 2.0; deprecated since version 7.1.
    public var vehicleType: SDLVehicleType?
    /// Optional; 1 to 100 entries; each entry: 0 to 255; since version 3.0.
    public var supportedDiagModes: [Int]?
    /// Optional; since version 3.0.
    public var hmiCapabilities: SDLHMICapabilities?
    /// Optional; 1 to 100 characters; since version 3.0.
    public var sdlVersion: String?
    /// Optional; 1 to 100 characters; since version 3.0; deprecated since version 7.1.
    public var systemSoftwareVersion: String?
    /// Optional; since version 5.0.
    public var iconResumed: Bool?

    /// Creates a value. Nil members are not sent.
    public init(
        success: Bool, resultCode: SDLResult, info: String? = nil, syncMsgVersion: SDLSyncMsgVersion? = nil,
        language: SDLLanguage? = nil, hmiDisplayLanguage: SDLLanguage? = nil,
        displayCapabilities: SDLDisplayCapabilities? = nil, buttonCapabilities: [SDLButtonCapabilities]? = nil,
        softButtonCapabilities: [SDLSoftButtonCapabilities]? = nil,
        presetBankCapabilities: SDLPresetBankCapabilities? = nil, hmiZoneCapabilities: [SDLHmiZoneCapabilities]? = nil,
        speechCapabilities: [SDLSpeechCapabilities]? = nil, prerecordedSpeech: [SDLPrerecordedSpeech]? = nil,
        vrCapabilities: [SDLVrCapabilities]? = nil, audioPassThruCapabilities: [SDLAudioPassThruCapabilities]? = nil,
        pcmStreamCapabilities: SDLAudioPassThruCapabilities? = nil, vehicleType: SDLVehicleType? = nil,
        supportedDiagModes: [Int]? = nil, hmiCapabilities: SDLHMICapabilities? = nil, sdlVersion: String? = nil,
        systemSoftwareVersion: String? = nil, iconResumed: Bool? = nil
    ) {
        self.success = success
        self.resultCode = resultCode
        self.info = info
        self.syncMsgVersion = syncMsgVersion
        self.language = language
        self.hmiDisplayLanguage = hmiDisplayLanguage
        self.displayCapabilities = displayCapabilities
        self.buttonCapabilities = buttonCapabilities
        self.softButtonCapabilities = softButtonCapabilities
        self.presetBankCapabilities = presetBankCapabilities
        self.hmiZoneCapabilities = hmiZoneCapabilities
        self.speechCapabilities = speechCapabilities
        self.prerecordedSpeech = prerecordedSpeech
        self.vrCapabilities = vrCapabilities
        self.audioPassThruCapabilities = audioPassThruCapabilities
        self.pcmStreamCapabilities = pcmStreamCapabilities
        self.vehicleType = vehicleType
        self.supportedDiagModes = supportedDiagModes
        self.hmiCapabilities = hmiCapabilities
        self.sdlVersion = sdlVersion
        self.systemSoftwareVersion = systemSoftwareVersion
        self.iconResumed = iconResumed
    }

    @usableFromInline package static var blank: Self { Self(success: false, resultCode: .blank) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.bool("success", &it.success)
        try v.value("resultCode", &it.resultCode)
        try v.string("info", &it.info, 1, 1000)
        try v.value("syncMsgVersion", &it.syncMsgVersion)
        try v.value("language", &it.language)
        try v.value("hmiDisplayLanguage", &it.hmiDisplayLanguage)
        try v.value("displayCapabilities", &it.displayCapabilities)
        try v.values("buttonCapabilities", &it.buttonCapabilities, 1, 100)
        try v.values("softButtonCapabilities", &it.softButtonCapabilities, 1, 100)
        try v.value("presetBankCapabilities", &it.presetBankCapabilities)
        try v.values("hmiZoneCapabilities", &it.hmiZoneCapabilities, 1, 100)
        try v.values("speechCapabilities", &it.speechCapabilities, 1, 100)
        try v.values("prerecordedSpeech", &it.prerecordedSpeech, 1, 100)
        try v.values("vrCapabilities", &it.vrCapabilities, 1, 100)
        try v.values("audioPassThruCapabilities", &it.audioPassThruCapabilities, 1, 100)
        try v.value("pcmStreamCapabilities", &it.pcmStreamCapabilities)
        try v.value("vehicleType", &it.vehicleType)
        try v.integers("supportedDiagModes", &it.supportedDiagModes, 1, 100, values: 0, 255)
        try v.value("hmiCapabilities", &it.hmiCapabilities)
        try v.string("sdlVersion", &it.sdlVersion, 1, 100)
        try v.string("systemSoftwareVersion", &it.systemSoftwareVersion, 1, 100)
        try v.bool("iconResumed", &it.iconResumed)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The request `ReleaseInteriorVehicleDataModule`, since version 6.0.
public struct SDLReleaseInteriorVehicleDataModule: SDLRPCRequest, MemberVisitable {
    /// The type of the response.
    public typealias Response = SDLReleaseInteriorVehicleDataModuleResponse

    public static var name: String { "ReleaseInteriorVehicleDataModule" }
    public static var functionID: SDLFunctionID { .releaseInteriorVehicleDataModule }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(6, 0)) }
    public static let memberNames: [SDLMemberNames] = [
        SDLMemberNames("moduleType", SDLModuleType.lifespans),
    ]

    /// Mandatory.
    public var moduleType: SDLModuleType
    /// Optional; 1 to 100 characters; since version 5.1.
    public var moduleId: String?

    /// Creates a value. Nil members are not sent.
    public init(moduleType: SDLModuleType, moduleId: String? = nil) {
        self.moduleType = moduleType
        self.moduleId = moduleId
    }

    @usableFromInline package static var blank: Self { Self(moduleType: .blank) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.value("moduleType", &it.moduleType)
        try v.string("moduleId", &it.moduleId, 1, 100)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The response `ReleaseInteriorVehicleDataModule`, since version 6.0.
public struct SDLReleaseInteriorVehicleDataModuleResponse: SDLRPCResponse, MemberVisitable {
    public static var name: String { "ReleaseInteriorVehicleDataModule" }
    public static var functionID: SDLFunctionID { .releaseInteriorVehicleDataModule }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(6, 0)) }
    public static let resultCodes: [SDLResult] = [
        .success, .invalidData, .outOfMemory, .tooManyPendingRequests, .applicationNotRegistered, .genericError, .rejected, .ignored, .disallowed, .unsupportedResource
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

/// The request `ResetGlobalProperties`, since version 1.0.
public struct SDLResetGlobalProperties: SDLRPCRequest, MemberVisitable {
    /// The type of the response.
    public typealias Response = SDLResetGlobalPropertiesResponse

    public static var name: String { "ResetGlobalProperties" }
    public static var functionID: SDLFunctionID { .resetGlobalProperties }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(1, 0)) }
    public static let memberNames: [SDLMemberNames] = [
        SDLMemberNames("properties", SDLGlobalProperty.lifespans),
    ]

    /// Mandatory; 1 to 100 entries.
    public var properties: [SDLGlobalProperty]

    /// Creates a value. All members are mandatory.
    public init(properties: [SDLGlobalProperty]) {
        self.properties = properties
    }

    @usableFromInline package static var blank: Self { Self(properties: []) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.values("properties", &it.properties, 1, 100)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The response `ResetGlobalProperties`, since version 1.0.
public struct SDLResetGlobalPropertiesResponse: SDLRPCResponse, MemberVisitable {
    public static var name: String { "ResetGlobalProperties" }
    public static var functionID: SDLFunctionID { .resetGlobalProperties }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(1, 0)) }
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
