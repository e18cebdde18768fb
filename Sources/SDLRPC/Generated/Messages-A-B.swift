// Made by rpc-gen from Sources/rpc-gen/Spec/mobile.json; changes belong there.
// swift-format-ignore-file

public import JSON

/// The response `AddCommand`, since 1.0.
public struct SDLAddCommandResponse: SDLRPCResponse {
    public static var name: String { "AddCommand" }
    public static var functionID: SDLFunctionID { .addCommand }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(1, 0)) }
    public static let resultCodes: [SDLResult] = [
        .success, .invalidData, .outOfMemory, .tooManyPendingRequests, .applicationNotRegistered, .genericError, .rejected, .invalidId, .duplicateName, .unsupportedResource, .disallowed, .warnings
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

/// The request `AddCommand`, since 1.0.
public struct SDLAddCommand: SDLRPCRequest {
    /// The response to this request.
    public typealias Response = SDLAddCommandResponse

    public static var name: String { "AddCommand" }
    public static var functionID: SDLFunctionID { .addCommand }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(1, 0)) }
    public static let memberLifespans: [SDLMemberLifespan] = [
        SDLMemberLifespan("menuParams.secondaryText", SDLLifespan(since: SDLVersion(7, 1))),
        SDLMemberLifespan("menuParams.tertiaryText", SDLLifespan(since: SDLVersion(7, 1))),
        SDLMemberLifespan("cmdIcon", SDLLifespan(since: SDLVersion(2, 0))),
        SDLMemberLifespan("cmdIcon.isTemplate", SDLLifespan(since: SDLVersion(5, 0))),
        SDLMemberLifespan("secondaryImage", SDLLifespan(since: SDLVersion(7, 1))),
    ]

    /// Mandatory; 0 to 2000000000.
    public var cmdID: Int
    /// Optional.
    public var menuParams: SDLMenuParams?
    /// Optional; 1 to 100 entries; each of 1 to 99 characters.
    public var vrCommands: [String]?
    /// Optional; since 2.0.
    public var cmdIcon: SDLImage?
    /// Optional; since 7.1.
    public var secondaryImage: SDLImage?

    /// Members that are nil are left out of the message.
    public init(
        cmdID: Int,
        menuParams: SDLMenuParams? = nil,
        vrCommands: [String]? = nil,
        cmdIcon: SDLImage? = nil,
        secondaryImage: SDLImage? = nil
    ) {
        self.cmdID = cmdID
        self.menuParams = menuParams
        self.vrCommands = vrCommands
        self.cmdIcon = cmdIcon
        self.secondaryImage = secondaryImage
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("cmdID", cmdID)
        writer.field("menuParams", menuParams)
        writer.field("vrCommands", vrCommands)
        writer.field("cmdIcon", cmdIcon)
        writer.field("secondaryImage", secondaryImage)
        writer.endObject()
    }

    private static let keys = JSONKeys("cmdID", "menuParams", "vrCommands", "cmdIcon", "secondaryImage")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var cmdID: Int?
        var menuParams: SDLMenuParams?
        var vrCommands: [String]?
        var cmdIcon: SDLImage?
        var secondaryImage: SDLImage?
        guard var frame = try reader.members(keys, mandatory: 0x1) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: cmdID = try reader.integer(0, 2000000000)
            case 1: menuParams = try SDLMenuParams.read(from: &reader)
            case 2: vrCommands = try reader.strings(1, 100, lengths: 1, 99)
            case 3: cmdIcon = try SDLImage.read(from: &reader)
            default: secondaryImage = try SDLImage.read(from: &reader)
            }
        }
        guard let cmdID else { return nil }
        return Self(cmdID: cmdID, menuParams: menuParams, vrCommands: vrCommands, cmdIcon: cmdIcon, secondaryImage: secondaryImage)
    }

    public func check(_ violations: inout ViolationList) {
        violations.integer("cmdID", cmdID, 0, 2000000000)
        violations.object("menuParams", menuParams)
        violations.array("vrCommands", vrCommands, 1, 100) { $0.check($1, 1, 99) }
        violations.object("cmdIcon", cmdIcon)
        violations.object("secondaryImage", secondaryImage)
    }
}

/// The response `AddSubMenu`, since 1.0.
public struct SDLAddSubMenuResponse: SDLRPCResponse {
    public static var name: String { "AddSubMenu" }
    public static var functionID: SDLFunctionID { .addSubMenu }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(1, 0)) }
    public static let resultCodes: [SDLResult] = [
        .success, .invalidData, .outOfMemory, .tooManyPendingRequests, .applicationNotRegistered, .genericError, .rejected, .invalidId, .duplicateName
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

/// The request `AddSubMenu`, since 1.0.
public struct SDLAddSubMenu: SDLRPCRequest {
    /// The response to this request.
    public typealias Response = SDLAddSubMenuResponse

    public static var name: String { "AddSubMenu" }
    public static var functionID: SDLFunctionID { .addSubMenu }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(1, 0)) }
    public static let memberLifespans: [SDLMemberLifespan] = [
        SDLMemberLifespan("menuIcon", SDLLifespan(since: SDLVersion(5, 0))),
        SDLMemberLifespan("menuLayout", SDLLifespan(since: SDLVersion(6, 0))),
        SDLMemberLifespan("parentID", SDLLifespan(since: SDLVersion(7, 0))),
        SDLMemberLifespan("secondaryText", SDLLifespan(since: SDLVersion(7, 1))),
        SDLMemberLifespan("tertiaryText", SDLLifespan(since: SDLVersion(7, 1))),
        SDLMemberLifespan("secondaryImage", SDLLifespan(since: SDLVersion(7, 1))),
    ]

    /// Mandatory; 1 to 2000000000.
    public var menuID: Int
    /// Optional, 1000 when left out; 0 to 1000.
    public var position: Int?
    /// Mandatory; 1 to 500 characters.
    public var menuName: String
    /// Optional; since 5.0.
    public var menuIcon: SDLImage?
    /// Optional; since 6.0.
    public var menuLayout: SDLMenuLayout?
    /// Optional, 0 when left out; 0 to 2000000000; since 7.0.
    public var parentID: Int?
    /// Optional; 1 to 500 characters; since 7.1.
    public var secondaryText: String?
    /// Optional; 1 to 500 characters; since 7.1.
    public var tertiaryText: String?
    /// Optional; since 7.1.
    public var secondaryImage: SDLImage?
    /// The value of `position`, or its default if it is absent.
    public var positionOrDefault: Int { position ?? 1000 }
    /// The value of `parentID`, or its default if it is absent.
    public var parentIDOrDefault: Int { parentID ?? 0 }

    /// Members that are nil are left out of the message.
    public init(
        menuID: Int,
        position: Int? = nil,
        menuName: String,
        menuIcon: SDLImage? = nil,
        menuLayout: SDLMenuLayout? = nil,
        parentID: Int? = nil,
        secondaryText: String? = nil,
        tertiaryText: String? = nil,
        secondaryImage: SDLImage? = nil
    ) {
        self.menuID = menuID
        self.position = position
        self.menuName = menuName
        self.menuIcon = menuIcon
        self.menuLayout = menuLayout
        self.parentID = parentID
        self.secondaryText = secondaryText
        self.tertiaryText = tertiaryText
        self.secondaryImage = secondaryImage
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("menuID", menuID)
        writer.field("position", position)
        writer.field("menuName", menuName)
        writer.field("menuIcon", menuIcon)
        writer.field("menuLayout", menuLayout)
        writer.field("parentID", parentID)
        writer.field("secondaryText", secondaryText)
        writer.field("tertiaryText", tertiaryText)
        writer.field("secondaryImage", secondaryImage)
        writer.endObject()
    }

    private static let keys = JSONKeys("menuID", "position", "menuName", "menuIcon", "menuLayout", "parentID", "secondaryText", "tertiaryText", "secondaryImage")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var menuID: Int?
        var position: Int?
        var menuName: String?
        var menuIcon: SDLImage?
        var menuLayout: SDLMenuLayout?
        var parentID: Int?
        var secondaryText: String?
        var tertiaryText: String?
        var secondaryImage: SDLImage?
        guard var frame = try reader.members(keys, mandatory: 0x5) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: menuID = try reader.integer(1, 2000000000)
            case 1: position = try reader.integer(0, 1000)
            case 2: menuName = try reader.string(1, 500)
            case 3: menuIcon = try SDLImage.read(from: &reader)
            case 4: menuLayout = try SDLMenuLayout.read(from: &reader)
            case 5: parentID = try reader.integer(0, 2000000000)
            case 6: secondaryText = try reader.string(1, 500)
            case 7: tertiaryText = try reader.string(1, 500)
            default: secondaryImage = try SDLImage.read(from: &reader)
            }
        }
        guard let menuID, let menuName else { return nil }
        return Self(menuID: menuID, position: position, menuName: menuName, menuIcon: menuIcon, menuLayout: menuLayout, parentID: parentID, secondaryText: secondaryText, tertiaryText: tertiaryText, secondaryImage: secondaryImage)
    }

    public func check(_ violations: inout ViolationList) {
        violations.integer("menuID", menuID, 1, 2000000000)
        violations.integer("position", position, 0, 1000)
        violations.string("menuName", menuName, 1, 500)
        violations.object("menuIcon", menuIcon)
        violations.object("menuLayout", menuLayout)
        violations.integer("parentID", parentID, 0, 2000000000)
        violations.string("secondaryText", secondaryText, 1, 500)
        violations.string("tertiaryText", tertiaryText, 1, 500)
        violations.object("secondaryImage", secondaryImage)
    }
}

/// The response `Alert`, since 1.0.
public struct SDLAlertResponse: SDLRPCResponse {
    public static var name: String { "Alert" }
    public static var functionID: SDLFunctionID { .alert }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(1, 0)) }
    public static let resultCodes: [SDLResult] = [
        .success, .invalidData, .outOfMemory, .tooManyPendingRequests, .applicationNotRegistered, .genericError, .rejected, .aborted, .disallowed, .userDisallowed, .unsupportedResource, .warnings
    ]

    /// Mandatory.
    public var success: Bool
    /// Mandatory.
    public var resultCode: SDLResult
    /// Optional; 1 to 1000 characters.
    public var info: String?
    /// Optional; 0 to 2000000000; since 2.0.
    public var tryAgainTime: Int?

    /// Members that are nil are left out of the message.
    public init(
        success: Bool,
        resultCode: SDLResult,
        info: String? = nil,
        tryAgainTime: Int? = nil
    ) {
        self.success = success
        self.resultCode = resultCode
        self.info = info
        self.tryAgainTime = tryAgainTime
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("success", success)
        writer.field("resultCode", resultCode)
        writer.field("info", info)
        writer.field("tryAgainTime", tryAgainTime)
        writer.endObject()
    }

    private static let keys = JSONKeys("success", "resultCode", "info", "tryAgainTime")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var success: Bool?
        var resultCode: SDLResult?
        var info: String?
        var tryAgainTime: Int?
        guard var frame = try reader.members(keys, mandatory: 0x3) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: success = try reader.bool()
            case 1: resultCode = try SDLResult.read(from: &reader)
            case 2: info = try reader.string(1, 1000)
            default: tryAgainTime = try reader.integer(0, 2000000000)
            }
        }
        guard let success, let resultCode else { return nil }
        return Self(success: success, resultCode: resultCode, info: info, tryAgainTime: tryAgainTime)
    }

    public func check(_ violations: inout ViolationList) {
        violations.object("resultCode", resultCode)
        violations.string("info", info, 1, 1000)
        violations.integer("tryAgainTime", tryAgainTime, 0, 2000000000)
    }
}

/// The request `Alert`, since 1.0.
public struct SDLAlert: SDLRPCRequest {
    /// The response to this request.
    public typealias Response = SDLAlertResponse

    public static var name: String { "Alert" }
    public static var functionID: SDLFunctionID { .alert }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(1, 0)) }
    public static let memberLifespans: [SDLMemberLifespan] = [
        SDLMemberLifespan("alertText3", SDLLifespan(since: SDLVersion(2, 0))),
        SDLMemberLifespan("progressIndicator", SDLLifespan(since: SDLVersion(3, 0))),
        SDLMemberLifespan("softButtons", SDLLifespan(since: SDLVersion(2, 0))),
        SDLMemberLifespan("softButtons.image.isTemplate", SDLLifespan(since: SDLVersion(5, 0))),
        SDLMemberLifespan("alertIcon", SDLLifespan(since: SDLVersion(6, 0))),
        SDLMemberLifespan("cancelID", SDLLifespan(since: SDLVersion(6, 0))),
    ]
    public static let memberNames: [SDLMemberNames] = [
        SDLMemberNames("ttsChunks.type", SDLSpeechCapabilities.lifespans),
    ]

    /// Optional; 1 to 500 characters.
    public var alertText1: String?
    /// Optional; 1 to 500 characters.
    public var alertText2: String?
    /// Optional; 1 to 500 characters; since 2.0.
    public var alertText3: String?
    /// Optional; 1 to 100 entries.
    public var ttsChunks: [SDLTTSChunk]?
    /// Optional, 5000 when left out; 3000 to 10000.
    public var duration: Int?
    /// Optional.
    public var playTone: Bool?
    /// Optional; since 3.0.
    public var progressIndicator: Bool?
    /// Optional; at most 4 entries; since 2.0.
    public var softButtons: [SDLSoftButton]?
    /// Optional; since 6.0.
    public var alertIcon: SDLImage?
    /// Optional; since 6.0.
    public var cancelID: Int?
    /// The value of `duration`, or its default if it is absent.
    public var durationOrDefault: Int { duration ?? 5000 }

    /// Members that are nil are left out of the message.
    public init(
        alertText1: String? = nil,
        alertText2: String? = nil,
        alertText3: String? = nil,
        ttsChunks: [SDLTTSChunk]? = nil,
        duration: Int? = nil,
        playTone: Bool? = nil,
        progressIndicator: Bool? = nil,
        softButtons: [SDLSoftButton]? = nil,
        alertIcon: SDLImage? = nil,
        cancelID: Int? = nil
    ) {
        self.alertText1 = alertText1
        self.alertText2 = alertText2
        self.alertText3 = alertText3
        self.ttsChunks = ttsChunks
        self.duration = duration
        self.playTone = playTone
        self.progressIndicator = progressIndicator
        self.softButtons = softButtons
        self.alertIcon = alertIcon
        self.cancelID = cancelID
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("alertText1", alertText1)
        writer.field("alertText2", alertText2)
        writer.field("alertText3", alertText3)
        writer.field("ttsChunks", ttsChunks)
        writer.field("duration", duration)
        writer.field("playTone", playTone)
        writer.field("progressIndicator", progressIndicator)
        writer.field("softButtons", softButtons)
        writer.field("alertIcon", alertIcon)
        writer.field("cancelID", cancelID)
        writer.endObject()
    }

    private static let keys = JSONKeys("alertText1", "alertText2", "alertText3", "ttsChunks", "duration", "playTone", "progressIndicator", "softButtons", "alertIcon", "cancelID")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var alertText1: String?
        var alertText2: String?
        var alertText3: String?
        var ttsChunks: [SDLTTSChunk]?
        var duration: Int?
        var playTone: Bool?
        var progressIndicator: Bool?
        var softButtons: [SDLSoftButton]?
        var alertIcon: SDLImage?
        var cancelID: Int?
        guard var frame = try reader.members(keys) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: alertText1 = try reader.string(1, 500)
            case 1: alertText2 = try reader.string(1, 500)
            case 2: alertText3 = try reader.string(1, 500)
            case 3: ttsChunks = try reader.array(of: SDLTTSChunk.self, 1, 100)
            case 4: duration = try reader.integer(3000, 10000)
            case 5: playTone = try reader.bool()
            case 6: progressIndicator = try reader.bool()
            case 7: softButtons = try reader.array(of: SDLSoftButton.self, 0, 4)
            case 8: alertIcon = try SDLImage.read(from: &reader)
            default: cancelID = try reader.integer()
            }
        }
        return Self(alertText1: alertText1, alertText2: alertText2, alertText3: alertText3, ttsChunks: ttsChunks, duration: duration, playTone: playTone, progressIndicator: progressIndicator, softButtons: softButtons, alertIcon: alertIcon, cancelID: cancelID)
    }

    public func check(_ violations: inout ViolationList) {
        violations.string("alertText1", alertText1, 1, 500)
        violations.string("alertText2", alertText2, 1, 500)
        violations.string("alertText3", alertText3, 1, 500)
        violations.objects("ttsChunks", ttsChunks, 1, 100)
        violations.integer("duration", duration, 3000, 10000)
        violations.objects("softButtons", softButtons, 0, 4)
        violations.object("alertIcon", alertIcon)
    }
}

/// The request `AlertManeuver`, since 2.0.
public struct SDLAlertManeuver: SDLRPCRequest {
    /// The response to this request.
    public typealias Response = SDLAlertManeuverResponse

    public static var name: String { "AlertManeuver" }
    public static var functionID: SDLFunctionID { .alertManeuver }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(2, 0)) }
    public static let memberLifespans: [SDLMemberLifespan] = [
        SDLMemberLifespan("softButtons.image.isTemplate", SDLLifespan(since: SDLVersion(5, 0))),
    ]
    public static let memberNames: [SDLMemberNames] = [
        SDLMemberNames("ttsChunks.type", SDLSpeechCapabilities.lifespans),
    ]

    /// Optional; 1 to 100 entries.
    public var ttsChunks: [SDLTTSChunk]?
    /// Optional; at most 3 entries.
    public var softButtons: [SDLSoftButton]?

    /// Members that are nil are left out of the message.
    public init(
        ttsChunks: [SDLTTSChunk]? = nil,
        softButtons: [SDLSoftButton]? = nil
    ) {
        self.ttsChunks = ttsChunks
        self.softButtons = softButtons
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("ttsChunks", ttsChunks)
        writer.field("softButtons", softButtons)
        writer.endObject()
    }

    private static let keys = JSONKeys("ttsChunks", "softButtons")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var ttsChunks: [SDLTTSChunk]?
        var softButtons: [SDLSoftButton]?
        guard var frame = try reader.members(keys) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: ttsChunks = try reader.array(of: SDLTTSChunk.self, 1, 100)
            default: softButtons = try reader.array(of: SDLSoftButton.self, 0, 3)
            }
        }
        return Self(ttsChunks: ttsChunks, softButtons: softButtons)
    }

    public func check(_ violations: inout ViolationList) {
        violations.objects("ttsChunks", ttsChunks, 1, 100)
        violations.objects("softButtons", softButtons, 0, 3)
    }
}

/// The response `AlertManeuver`, since 2.0.
public struct SDLAlertManeuverResponse: SDLRPCResponse {
    public static var name: String { "AlertManeuver" }
    public static var functionID: SDLFunctionID { .alertManeuver }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(2, 0)) }
    public static let resultCodes: [SDLResult] = [
        .success, .invalidData, .outOfMemory, .tooManyPendingRequests, .applicationNotRegistered, .genericError, .rejected, .ignored, .disallowed, .unsupportedRequest, .unsupportedResource, .aborted, .warnings
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

/// The response `ButtonPress`, since 4.5.
public struct SDLButtonPressResponse: SDLRPCResponse {
    public static var name: String { "ButtonPress" }
    public static var functionID: SDLFunctionID { .buttonPress }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(4, 5)) }
    public static let resultCodes: [SDLResult] = [
        .success, .outOfMemory, .tooManyPendingRequests, .applicationNotRegistered, .genericError, .rejected, .ignored, .disallowed, .userDisallowed, .inUse
    ]

    /// Mandatory.
    public var resultCode: SDLResult
    /// Optional; 1 to 1000 characters.
    public var info: String?
    /// Mandatory.
    public var success: Bool

    /// Members that are nil are left out of the message.
    public init(
        resultCode: SDLResult,
        info: String? = nil,
        success: Bool
    ) {
        self.resultCode = resultCode
        self.info = info
        self.success = success
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("resultCode", resultCode)
        writer.field("info", info)
        writer.field("success", success)
        writer.endObject()
    }

    private static let keys = JSONKeys("resultCode", "info", "success")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var resultCode: SDLResult?
        var info: String?
        var success: Bool?
        guard var frame = try reader.members(keys, mandatory: 0x5) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: resultCode = try SDLResult.read(from: &reader)
            case 1: info = try reader.string(1, 1000)
            default: success = try reader.bool()
            }
        }
        guard let resultCode, let success else { return nil }
        return Self(resultCode: resultCode, info: info, success: success)
    }

    public func check(_ violations: inout ViolationList) {
        violations.object("resultCode", resultCode)
        violations.string("info", info, 1, 1000)
    }
}

/// The request `ButtonPress`, since 4.5.
public struct SDLButtonPress: SDLRPCRequest {
    /// The response to this request.
    public typealias Response = SDLButtonPressResponse

    public static var name: String { "ButtonPress" }
    public static var functionID: SDLFunctionID { .buttonPress }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(4, 5)) }
    public static let memberLifespans: [SDLMemberLifespan] = [
        SDLMemberLifespan("moduleId", SDLLifespan(since: SDLVersion(6, 0))),
    ]
    public static let memberNames: [SDLMemberNames] = [
        SDLMemberNames("moduleType", SDLModuleType.lifespans),
        SDLMemberNames("buttonName", SDLButtonName.lifespans),
    ]

    /// Mandatory.
    public var moduleType: SDLModuleType
    /// Optional; 1 to 100 characters; since 6.0.
    public var moduleId: String?
    /// Mandatory.
    public var buttonName: SDLButtonName
    /// Mandatory.
    public var buttonPressMode: SDLButtonPressMode

    /// Members that are nil are left out of the message.
    public init(
        moduleType: SDLModuleType,
        moduleId: String? = nil,
        buttonName: SDLButtonName,
        buttonPressMode: SDLButtonPressMode
    ) {
        self.moduleType = moduleType
        self.moduleId = moduleId
        self.buttonName = buttonName
        self.buttonPressMode = buttonPressMode
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("moduleType", moduleType)
        writer.field("moduleId", moduleId)
        writer.field("buttonName", buttonName)
        writer.field("buttonPressMode", buttonPressMode)
        writer.endObject()
    }

    private static let keys = JSONKeys("moduleType", "moduleId", "buttonName", "buttonPressMode")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var moduleType: SDLModuleType?
        var moduleId: String?
        var buttonName: SDLButtonName?
        var buttonPressMode: SDLButtonPressMode?
        guard var frame = try reader.members(keys, mandatory: 0xd) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: moduleType = try SDLModuleType.read(from: &reader)
            case 1: moduleId = try reader.string(1, 100)
            case 2: buttonName = try SDLButtonName.read(from: &reader)
            default: buttonPressMode = try SDLButtonPressMode.read(from: &reader)
            }
        }
        guard let moduleType, let buttonName, let buttonPressMode else { return nil }
        return Self(moduleType: moduleType, moduleId: moduleId, buttonName: buttonName, buttonPressMode: buttonPressMode)
    }

    public func check(_ violations: inout ViolationList) {
        violations.object("moduleType", moduleType)
        violations.string("moduleId", moduleId, 1, 100)
        violations.object("buttonName", buttonName)
        violations.object("buttonPressMode", buttonPressMode)
    }
}
