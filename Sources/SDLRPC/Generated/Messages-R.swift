// Made by rpc-gen from Sources/rpc-gen/Spec/mobile.json; changes belong there.
// swift-format-ignore-file

public import JSON

/// The request `ReadDID`, since 2.0.
public struct SDLReadDID: SDLRPCRequest {
    /// The response to this request.
    public typealias Response = SDLReadDIDResponse

    public static var name: String { "ReadDID" }
    public static var functionID: SDLFunctionID { .readDID }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(2, 0)) }

    /// Mandatory; 0 to 65535.
    public var ecuName: Int
    /// Mandatory; 1 to 1000 entries; each of 0 to 65535.
    public var didLocation: [Int]

    /// All its members are mandatory.
    public init(
        ecuName: Int,
        didLocation: [Int]
    ) {
        self.ecuName = ecuName
        self.didLocation = didLocation
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("ecuName", ecuName)
        writer.field("didLocation", didLocation)
        writer.endObject()
    }

    private static let keys = JSONKeys("ecuName", "didLocation")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var ecuName: Int?
        var didLocation: [Int]?
        guard var frame = try reader.members(keys, mandatory: 0x3) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: ecuName = try reader.integer(0, 65535)
            default: didLocation = try reader.integers(1, 1000, values: 0, 65535)
            }
        }
        guard let ecuName, let didLocation else { return nil }
        return Self(ecuName: ecuName, didLocation: didLocation)
    }

    public func check(_ violations: inout ViolationList) {
        violations.integer("ecuName", ecuName, 0, 65535)
        violations.array("didLocation", didLocation, 1, 1000) { $0.check($1, 0, 65535) }
    }
}

/// The response `ReadDID`, since 2.0.
public struct SDLReadDIDResponse: SDLRPCResponse {
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

    /// Members that are nil are left out of the message.
    public init(
        success: Bool,
        resultCode: SDLResult,
        info: String? = nil,
        didResult: [SDLDIDResult]? = nil
    ) {
        self.success = success
        self.resultCode = resultCode
        self.info = info
        self.didResult = didResult
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("success", success)
        writer.field("resultCode", resultCode)
        writer.field("info", info)
        writer.field("didResult", didResult)
        writer.endObject()
    }

    private static let keys = JSONKeys("success", "resultCode", "info", "didResult")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var success: Bool?
        var resultCode: SDLResult?
        var info: String?
        var didResult: [SDLDIDResult]?
        guard var frame = try reader.members(keys, mandatory: 0x3) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: success = try reader.bool()
            case 1: resultCode = try SDLResult.read(from: &reader)
            case 2: info = try reader.string(1, 1000)
            default: didResult = try reader.array(of: SDLDIDResult.self, 0, 1000)
            }
        }
        guard let success, let resultCode else { return nil }
        return Self(success: success, resultCode: resultCode, info: info, didResult: didResult)
    }

    public func check(_ violations: inout ViolationList) {
        violations.object("resultCode", resultCode)
        violations.string("info", info, 1, 1000)
        violations.objects("didResult", didResult, 0, 1000)
    }
}

/// The request `RegisterAppInterface`, since 1.0.
public struct SDLRegisterAppInterface: SDLRPCRequest {
    /// The response to this request.
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

    /// Mandatory; since 1.0.
    public var syncMsgVersion: SDLSyncMsgVersion
    /// Mandatory; 1 to 100 characters; since 1.0.
    public var appName: String
    /// Optional; 1 to 100 entries; since 2.0.
    public var ttsName: [SDLTTSChunk]?
    /// Optional; 1 to 100 characters; since 1.0.
    public var ngnMediaScreenAppName: String?
    /// Optional; 1 to 100 entries; each of 1 to 40 characters; since 1.0.
    public var vrSynonyms: [String]?
    /// Mandatory; since 1.0.
    public var isMediaApplication: Bool
    /// Mandatory; since 1.0.
    public var languageDesired: SDLLanguage
    /// Mandatory; since 2.0.
    public var hmiDisplayLanguageDesired: SDLLanguage
    /// Optional; 1 to 100 entries; since 2.0.
    public var appHMIType: [SDLAppHMIType]?
    /// Optional; 1 to 100 characters; since 3.0.
    public var hashID: String?
    /// Optional; since 3.0.
    public var deviceInfo: SDLDeviceInfo?
    /// Mandatory; 1 to 100 characters; since 2.0.
    public var appID: String
    /// Optional; 1 to 100 characters; since 5.0.
    public var fullAppID: String?
    /// Optional; since 4.2.
    public var appInfo: SDLAppInfo?
    /// Optional; since 5.0.
    public var dayColorScheme: SDLTemplateColorScheme?
    /// Optional; since 5.0.
    public var nightColorScheme: SDLTemplateColorScheme?

    /// Members that are nil are left out of the message.
    public init(
        syncMsgVersion: SDLSyncMsgVersion,
        appName: String,
        ttsName: [SDLTTSChunk]? = nil,
        ngnMediaScreenAppName: String? = nil,
        vrSynonyms: [String]? = nil,
        isMediaApplication: Bool,
        languageDesired: SDLLanguage,
        hmiDisplayLanguageDesired: SDLLanguage,
        appHMIType: [SDLAppHMIType]? = nil,
        hashID: String? = nil,
        deviceInfo: SDLDeviceInfo? = nil,
        appID: String,
        fullAppID: String? = nil,
        appInfo: SDLAppInfo? = nil,
        dayColorScheme: SDLTemplateColorScheme? = nil,
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

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("syncMsgVersion", syncMsgVersion)
        writer.field("appName", appName)
        writer.field("ttsName", ttsName)
        writer.field("ngnMediaScreenAppName", ngnMediaScreenAppName)
        writer.field("vrSynonyms", vrSynonyms)
        writer.field("isMediaApplication", isMediaApplication)
        writer.field("languageDesired", languageDesired)
        writer.field("hmiDisplayLanguageDesired", hmiDisplayLanguageDesired)
        writer.field("appHMIType", appHMIType)
        writer.field("hashID", hashID)
        writer.field("deviceInfo", deviceInfo)
        writer.field("appID", appID)
        writer.field("fullAppID", fullAppID)
        writer.field("appInfo", appInfo)
        writer.field("dayColorScheme", dayColorScheme)
        writer.field("nightColorScheme", nightColorScheme)
        writer.endObject()
    }

    private static let keys = JSONKeys("syncMsgVersion", "appName", "ttsName", "ngnMediaScreenAppName", "vrSynonyms", "isMediaApplication", "languageDesired", "hmiDisplayLanguageDesired", "appHMIType", "hashID", "deviceInfo", "appID", "fullAppID", "appInfo", "dayColorScheme", "nightColorScheme")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var syncMsgVersion: SDLSyncMsgVersion?
        var appName: String?
        var ttsName: [SDLTTSChunk]?
        var ngnMediaScreenAppName: String?
        var vrSynonyms: [String]?
        var isMediaApplication: Bool?
        var languageDesired: SDLLanguage?
        var hmiDisplayLanguageDesired: SDLLanguage?
        var appHMIType: [SDLAppHMIType]?
        var hashID: String?
        var deviceInfo: SDLDeviceInfo?
        var appID: String?
        var fullAppID: String?
        var appInfo: SDLAppInfo?
        var dayColorScheme: SDLTemplateColorScheme?
        var nightColorScheme: SDLTemplateColorScheme?
        guard var frame = try reader.members(keys, mandatory: 0x8e3) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: syncMsgVersion = try SDLSyncMsgVersion.read(from: &reader)
            case 1: appName = try reader.string(1, 100)
            case 2: ttsName = try reader.array(of: SDLTTSChunk.self, 1, 100)
            case 3: ngnMediaScreenAppName = try reader.string(1, 100)
            case 4: vrSynonyms = try reader.strings(1, 100, lengths: 1, 40)
            case 5: isMediaApplication = try reader.bool()
            case 6: languageDesired = try SDLLanguage.read(from: &reader)
            case 7: hmiDisplayLanguageDesired = try SDLLanguage.read(from: &reader)
            case 8: appHMIType = try reader.array(of: SDLAppHMIType.self, 1, 100)
            case 9: hashID = try reader.string(1, 100)
            case 10: deviceInfo = try SDLDeviceInfo.read(from: &reader)
            case 11: appID = try reader.string(1, 100)
            case 12: fullAppID = try reader.string(1, 100)
            case 13: appInfo = try SDLAppInfo.read(from: &reader)
            case 14: dayColorScheme = try SDLTemplateColorScheme.read(from: &reader)
            default: nightColorScheme = try SDLTemplateColorScheme.read(from: &reader)
            }
        }
        guard let syncMsgVersion, let appName, let isMediaApplication, let languageDesired, let hmiDisplayLanguageDesired, let appID else { return nil }
        return Self(syncMsgVersion: syncMsgVersion, appName: appName, ttsName: ttsName, ngnMediaScreenAppName: ngnMediaScreenAppName, vrSynonyms: vrSynonyms, isMediaApplication: isMediaApplication, languageDesired: languageDesired, hmiDisplayLanguageDesired: hmiDisplayLanguageDesired, appHMIType: appHMIType, hashID: hashID, deviceInfo: deviceInfo, appID: appID, fullAppID: fullAppID, appInfo: appInfo, dayColorScheme: dayColorScheme, nightColorScheme: nightColorScheme)
    }

    public func check(_ violations: inout ViolationList) {
        violations.object("syncMsgVersion", syncMsgVersion)
        violations.string("appName", appName, 1, 100)
        violations.objects("ttsName", ttsName, 1, 100)
        violations.string("ngnMediaScreenAppName", ngnMediaScreenAppName, 1, 100)
        violations.array("vrSynonyms", vrSynonyms, 1, 100) { $0.check($1, 1, 40) }
        violations.object("languageDesired", languageDesired)
        violations.object("hmiDisplayLanguageDesired", hmiDisplayLanguageDesired)
        violations.objects("appHMIType", appHMIType, 1, 100)
        violations.string("hashID", hashID, 1, 100)
        violations.object("deviceInfo", deviceInfo)
        violations.string("appID", appID, 1, 100)
        violations.string("fullAppID", fullAppID, 1, 100)
        violations.object("appInfo", appInfo)
        violations.object("dayColorScheme", dayColorScheme)
        violations.object("nightColorScheme", nightColorScheme)
    }
}

/// The response `RegisterAppInterface`, since 1.0.
public struct SDLRegisterAppInterfaceResponse: SDLRPCResponse {
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
    /// Optional; since 2.0.
    public var hmiDisplayLanguage: SDLLanguage?
    /// Optional; since 2.0; deprecated since 6.0.
    public var displayCapabilities: SDLDisplayCapabilities?
    /// Optional; 1 to 100 entries; since 2.0; deprecated since 6.0.
    public var buttonCapabilities: [SDLButtonCapabilities]?
    /// Optional; 1 to 100 entries; since 2.0; deprecated since 6.0.
    public var softButtonCapabilities: [SDLSoftButtonCapabilities]?
    /// Optional; since 2.0; deprecated since 6.0.
    public var presetBankCapabilities: SDLPresetBankCapabilities?
    /// Optional; 1 to 100 entries; since 1.0.
    public var hmiZoneCapabilities: [SDLHmiZoneCapabilities]?
    /// Optional; 1 to 100 entries; since 1.0.
    public var speechCapabilities: [SDLSpeechCapabilities]?
    /// Optional; 1 to 100 entries; since 3.0.
    public var prerecordedSpeech: [SDLPrerecordedSpeech]?
    /// Optional; 1 to 100 entries; since 1.0.
    public var vrCapabilities: [SDLVrCapabilities]?
    /// Optional; 1 to 100 entries; since 2.0.
    public var audioPassThruCapabilities: [SDLAudioPassThruCapabilities]?
    /// Optional; since 4.1.
    public var pcmStreamCapabilities: SDLAudioPassThruCapabilities?
    /// Optional; since 2.0; deprecated since 7.1.
    public var vehicleType: SDLVehicleType?
    /// Optional; 1 to 100 entries; each of 0 to 255; since 3.0.
    public var supportedDiagModes: [Int]?
    /// Optional; since 3.0.
    public var hmiCapabilities: SDLHMICapabilities?
    /// Optional; 1 to 100 characters; since 3.0.
    public var sdlVersion: String?
    /// Optional; 1 to 100 characters; since 3.0; deprecated since 7.1.
    public var systemSoftwareVersion: String?
    /// Optional; since 5.0.
    public var iconResumed: Bool?

    /// Members that are nil are left out of the message.
    public init(
        success: Bool,
        resultCode: SDLResult,
        info: String? = nil,
        syncMsgVersion: SDLSyncMsgVersion? = nil,
        language: SDLLanguage? = nil,
        hmiDisplayLanguage: SDLLanguage? = nil,
        displayCapabilities: SDLDisplayCapabilities? = nil,
        buttonCapabilities: [SDLButtonCapabilities]? = nil,
        softButtonCapabilities: [SDLSoftButtonCapabilities]? = nil,
        presetBankCapabilities: SDLPresetBankCapabilities? = nil,
        hmiZoneCapabilities: [SDLHmiZoneCapabilities]? = nil,
        speechCapabilities: [SDLSpeechCapabilities]? = nil,
        prerecordedSpeech: [SDLPrerecordedSpeech]? = nil,
        vrCapabilities: [SDLVrCapabilities]? = nil,
        audioPassThruCapabilities: [SDLAudioPassThruCapabilities]? = nil,
        pcmStreamCapabilities: SDLAudioPassThruCapabilities? = nil,
        vehicleType: SDLVehicleType? = nil,
        supportedDiagModes: [Int]? = nil,
        hmiCapabilities: SDLHMICapabilities? = nil,
        sdlVersion: String? = nil,
        systemSoftwareVersion: String? = nil,
        iconResumed: Bool? = nil
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

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("success", success)
        writer.field("resultCode", resultCode)
        writer.field("info", info)
        writer.field("syncMsgVersion", syncMsgVersion)
        writer.field("language", language)
        writer.field("hmiDisplayLanguage", hmiDisplayLanguage)
        writer.field("displayCapabilities", displayCapabilities)
        writer.field("buttonCapabilities", buttonCapabilities)
        writer.field("softButtonCapabilities", softButtonCapabilities)
        writer.field("presetBankCapabilities", presetBankCapabilities)
        writer.field("hmiZoneCapabilities", hmiZoneCapabilities)
        writer.field("speechCapabilities", speechCapabilities)
        writer.field("prerecordedSpeech", prerecordedSpeech)
        writer.field("vrCapabilities", vrCapabilities)
        writer.field("audioPassThruCapabilities", audioPassThruCapabilities)
        writer.field("pcmStreamCapabilities", pcmStreamCapabilities)
        writer.field("vehicleType", vehicleType)
        writer.field("supportedDiagModes", supportedDiagModes)
        writer.field("hmiCapabilities", hmiCapabilities)
        writer.field("sdlVersion", sdlVersion)
        writer.field("systemSoftwareVersion", systemSoftwareVersion)
        writer.field("iconResumed", iconResumed)
        writer.endObject()
    }

    private static let keys = JSONKeys("success", "resultCode", "info", "syncMsgVersion", "language", "hmiDisplayLanguage", "displayCapabilities", "buttonCapabilities", "softButtonCapabilities", "presetBankCapabilities", "hmiZoneCapabilities", "speechCapabilities", "prerecordedSpeech", "vrCapabilities", "audioPassThruCapabilities", "pcmStreamCapabilities", "vehicleType", "supportedDiagModes", "hmiCapabilities", "sdlVersion", "systemSoftwareVersion", "iconResumed")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var success: Bool?
        var resultCode: SDLResult?
        var info: String?
        var syncMsgVersion: SDLSyncMsgVersion?
        var language: SDLLanguage?
        var hmiDisplayLanguage: SDLLanguage?
        var displayCapabilities: SDLDisplayCapabilities?
        var buttonCapabilities: [SDLButtonCapabilities]?
        var softButtonCapabilities: [SDLSoftButtonCapabilities]?
        var presetBankCapabilities: SDLPresetBankCapabilities?
        var hmiZoneCapabilities: [SDLHmiZoneCapabilities]?
        var speechCapabilities: [SDLSpeechCapabilities]?
        var prerecordedSpeech: [SDLPrerecordedSpeech]?
        var vrCapabilities: [SDLVrCapabilities]?
        var audioPassThruCapabilities: [SDLAudioPassThruCapabilities]?
        var pcmStreamCapabilities: SDLAudioPassThruCapabilities?
        var vehicleType: SDLVehicleType?
        var supportedDiagModes: [Int]?
        var hmiCapabilities: SDLHMICapabilities?
        var sdlVersion: String?
        var systemSoftwareVersion: String?
        var iconResumed: Bool?
        guard var frame = try reader.members(keys, mandatory: 0x3) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: success = try reader.bool()
            case 1: resultCode = try SDLResult.read(from: &reader)
            case 2: info = try reader.string(1, 1000)
            case 3: syncMsgVersion = try SDLSyncMsgVersion.read(from: &reader)
            case 4: language = try SDLLanguage.read(from: &reader)
            case 5: hmiDisplayLanguage = try SDLLanguage.read(from: &reader)
            case 6: displayCapabilities = try SDLDisplayCapabilities.read(from: &reader)
            case 7: buttonCapabilities = try reader.array(of: SDLButtonCapabilities.self, 1, 100)
            case 8: softButtonCapabilities = try reader.array(of: SDLSoftButtonCapabilities.self, 1, 100)
            case 9: presetBankCapabilities = try SDLPresetBankCapabilities.read(from: &reader)
            case 10: hmiZoneCapabilities = try reader.array(of: SDLHmiZoneCapabilities.self, 1, 100)
            case 11: speechCapabilities = try reader.array(of: SDLSpeechCapabilities.self, 1, 100)
            case 12: prerecordedSpeech = try reader.array(of: SDLPrerecordedSpeech.self, 1, 100)
            case 13: vrCapabilities = try reader.array(of: SDLVrCapabilities.self, 1, 100)
            case 14: audioPassThruCapabilities = try reader.array(of: SDLAudioPassThruCapabilities.self, 1, 100)
            case 15: pcmStreamCapabilities = try SDLAudioPassThruCapabilities.read(from: &reader)
            case 16: vehicleType = try SDLVehicleType.read(from: &reader)
            case 17: supportedDiagModes = try reader.integers(1, 100, values: 0, 255)
            case 18: hmiCapabilities = try SDLHMICapabilities.read(from: &reader)
            case 19: sdlVersion = try reader.string(1, 100)
            case 20: systemSoftwareVersion = try reader.string(1, 100)
            default: iconResumed = try reader.bool()
            }
        }
        guard let success, let resultCode else { return nil }
        return Self(success: success, resultCode: resultCode, info: info, syncMsgVersion: syncMsgVersion, language: language, hmiDisplayLanguage: hmiDisplayLanguage, displayCapabilities: displayCapabilities, buttonCapabilities: buttonCapabilities, softButtonCapabilities: softButtonCapabilities, presetBankCapabilities: presetBankCapabilities, hmiZoneCapabilities: hmiZoneCapabilities, speechCapabilities: speechCapabilities, prerecordedSpeech: prerecordedSpeech, vrCapabilities: vrCapabilities, audioPassThruCapabilities: audioPassThruCapabilities, pcmStreamCapabilities: pcmStreamCapabilities, vehicleType: vehicleType, supportedDiagModes: supportedDiagModes, hmiCapabilities: hmiCapabilities, sdlVersion: sdlVersion, systemSoftwareVersion: systemSoftwareVersion, iconResumed: iconResumed)
    }

    public func check(_ violations: inout ViolationList) {
        violations.object("resultCode", resultCode)
        violations.string("info", info, 1, 1000)
        violations.object("syncMsgVersion", syncMsgVersion)
        violations.object("language", language)
        violations.object("hmiDisplayLanguage", hmiDisplayLanguage)
        violations.object("displayCapabilities", displayCapabilities)
        violations.objects("buttonCapabilities", buttonCapabilities, 1, 100)
        violations.objects("softButtonCapabilities", softButtonCapabilities, 1, 100)
        violations.object("presetBankCapabilities", presetBankCapabilities)
        violations.objects("hmiZoneCapabilities", hmiZoneCapabilities, 1, 100)
        violations.objects("speechCapabilities", speechCapabilities, 1, 100)
        violations.objects("prerecordedSpeech", prerecordedSpeech, 1, 100)
        violations.objects("vrCapabilities", vrCapabilities, 1, 100)
        violations.objects("audioPassThruCapabilities", audioPassThruCapabilities, 1, 100)
        violations.object("pcmStreamCapabilities", pcmStreamCapabilities)
        violations.object("vehicleType", vehicleType)
        violations.array("supportedDiagModes", supportedDiagModes, 1, 100) { $0.check($1, 0, 255) }
        violations.object("hmiCapabilities", hmiCapabilities)
        violations.string("sdlVersion", sdlVersion, 1, 100)
        violations.string("systemSoftwareVersion", systemSoftwareVersion, 1, 100)
    }
}

/// The request `ReleaseInteriorVehicleDataModule`, since 6.0.
public struct SDLReleaseInteriorVehicleDataModule: SDLRPCRequest {
    /// The response to this request.
    public typealias Response = SDLReleaseInteriorVehicleDataModuleResponse

    public static var name: String { "ReleaseInteriorVehicleDataModule" }
    public static var functionID: SDLFunctionID { .releaseInteriorVehicleDataModule }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(6, 0)) }
    public static let memberNames: [SDLMemberNames] = [
        SDLMemberNames("moduleType", SDLModuleType.lifespans),
    ]

    /// Mandatory.
    public var moduleType: SDLModuleType
    /// Optional; 1 to 100 characters; since 5.1.
    public var moduleId: String?

    /// Members that are nil are left out of the message.
    public init(
        moduleType: SDLModuleType,
        moduleId: String? = nil
    ) {
        self.moduleType = moduleType
        self.moduleId = moduleId
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("moduleType", moduleType)
        writer.field("moduleId", moduleId)
        writer.endObject()
    }

    private static let keys = JSONKeys("moduleType", "moduleId")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var moduleType: SDLModuleType?
        var moduleId: String?
        guard var frame = try reader.members(keys, mandatory: 0x1) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: moduleType = try SDLModuleType.read(from: &reader)
            default: moduleId = try reader.string(1, 100)
            }
        }
        guard let moduleType else { return nil }
        return Self(moduleType: moduleType, moduleId: moduleId)
    }

    public func check(_ violations: inout ViolationList) {
        violations.object("moduleType", moduleType)
        violations.string("moduleId", moduleId, 1, 100)
    }
}

/// The response `ReleaseInteriorVehicleDataModule`, since 6.0.
public struct SDLReleaseInteriorVehicleDataModuleResponse: SDLRPCResponse {
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

/// The request `ResetGlobalProperties`, since 1.0.
public struct SDLResetGlobalProperties: SDLRPCRequest {
    /// The response to this request.
    public typealias Response = SDLResetGlobalPropertiesResponse

    public static var name: String { "ResetGlobalProperties" }
    public static var functionID: SDLFunctionID { .resetGlobalProperties }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(1, 0)) }
    public static let memberNames: [SDLMemberNames] = [
        SDLMemberNames("properties", SDLGlobalProperty.lifespans),
    ]

    /// Mandatory; 1 to 100 entries.
    public var properties: [SDLGlobalProperty]

    /// All its members are mandatory.
    public init(
        properties: [SDLGlobalProperty]
    ) {
        self.properties = properties
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("properties", properties)
        writer.endObject()
    }

    private static let keys = JSONKeys("properties")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var properties: [SDLGlobalProperty]?
        guard var frame = try reader.members(keys, mandatory: 0x1) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            default: properties = try reader.array(of: SDLGlobalProperty.self, 1, 100)
            }
        }
        guard let properties else { return nil }
        return Self(properties: properties)
    }

    public func check(_ violations: inout ViolationList) {
        violations.objects("properties", properties, 1, 100)
    }
}

/// The response `ResetGlobalProperties`, since 1.0.
public struct SDLResetGlobalPropertiesResponse: SDLRPCResponse {
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
