// Made by rpc-gen from Sources/rpc-gen/Spec/mobile.json; changes belong there.
// swift-format-ignore-file

public import JSON

/// The response `AddCommand`, since version 1.0.
public struct SDLAddCommandResponse: SDLRPCResponse, MemberVisitable {
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

/// The request `AddCommand`, since version 1.0.
public struct SDLAddCommand: SDLRPCRequest, MemberVisitable {
    /// The type of the response.
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
    /// Optional; 1 to 100 entries; each entry: 1 to 99 characters.
    public var vrCommands: [String]?
    /// Optional; since version 2.0.
    public var cmdIcon: SDLImage?
    /// Optional; since version 7.1.
    public var secondaryImage: SDLImage?

    /// Creates a value. Nil members are not sent.
    public init(
        cmdID: Int, menuParams: SDLMenuParams? = nil, vrCommands: [String]? = nil, cmdIcon: SDLImage? = nil,
        secondaryImage: SDLImage? = nil
    ) {
        self.cmdID = cmdID
        self.menuParams = menuParams
        self.vrCommands = vrCommands
        self.cmdIcon = cmdIcon
        self.secondaryImage = secondaryImage
    }

    @usableFromInline package static var blank: Self { Self(cmdID: 0) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.integer("cmdID", &it.cmdID, 0, 2000000000)
        try v.value("menuParams", &it.menuParams)
        try v.strings("vrCommands", &it.vrCommands, 1, 100, lengths: 1, 99)
        try v.value("cmdIcon", &it.cmdIcon)
        try v.value("secondaryImage", &it.secondaryImage)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The response `AddSubMenu`, since version 1.0.
public struct SDLAddSubMenuResponse: SDLRPCResponse, MemberVisitable {
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

/// The request `AddSubMenu`, since version 1.0.
public struct SDLAddSubMenu: SDLRPCRequest, MemberVisitable {
    /// The type of the response.
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
    /// Optional, 1000 by default; 0 to 1000.
    public var position: Int?
    /// Mandatory; 1 to 500 characters.
    public var menuName: String
    /// Optional; since version 5.0.
    public var menuIcon: SDLImage?
    /// Optional; since version 6.0.
    public var menuLayout: SDLMenuLayout?
    /// Optional, 0 by default; 0 to 2000000000; since version 7.0.
    public var parentID: Int?
    /// Optional; 1 to 500 characters; since version 7.1.
    public var secondaryText: String?
    /// Optional; 1 to 500 characters; since version 7.1.
    public var tertiaryText: String?
    /// Optional; since version 7.1.
    public var secondaryImage: SDLImage?
    /// The value of `position`; if the value is nil, the default value.
    public var positionOrDefault: Int { position ?? 1000 }
    /// The value of `parentID`; if the value is nil, the default value.
    public var parentIDOrDefault: Int { parentID ?? 0 }

    /// Creates a value. Nil members are not sent.
    public init(
        menuID: Int, position: Int? = nil, menuName: String, menuIcon: SDLImage? = nil,
        menuLayout: SDLMenuLayout? = nil, parentID: Int? = nil, secondaryText: String? = nil,
        tertiaryText: String? = nil, secondaryImage: SDLImage? = nil
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

    @usableFromInline package static var blank: Self { Self(menuID: 0, menuName: "") }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.integer("menuID", &it.menuID, 1, 2000000000)
        try v.integer("position", &it.position, 0, 1000)
        try v.string("menuName", &it.menuName, 1, 500)
        try v.value("menuIcon", &it.menuIcon)
        try v.value("menuLayout", &it.menuLayout)
        try v.integer("parentID", &it.parentID, 0, 2000000000)
        try v.string("secondaryText", &it.secondaryText, 1, 500)
        try v.string("tertiaryText", &it.tertiaryText, 1, 500)
        try v.value("secondaryImage", &it.secondaryImage)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The response `Alert`, since version 1.0.
public struct SDLAlertResponse: SDLRPCResponse, MemberVisitable {
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
    /// Optional; 0 to 2000000000; since version 2.0.
    public var tryAgainTime: Int?

    /// Creates a value. Nil members are not sent.
    public init(success: Bool, resultCode: SDLResult, info: String? = nil, tryAgainTime: Int? = nil) {
        self.success = success
        self.resultCode = resultCode
        self.info = info
        self.tryAgainTime = tryAgainTime
    }

    @usableFromInline package static var blank: Self { Self(success: false, resultCode: .blank) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.bool("success", &it.success)
        try v.value("resultCode", &it.resultCode)
        try v.string("info", &it.info, 1, 1000)
        try v.integer("tryAgainTime", &it.tryAgainTime, 0, 2000000000)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The request `Alert`, since version 1.0.
public struct SDLAlert: SDLRPCRequest, MemberVisitable {
    /// The type of the response.
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
    /// Optional; 1 to 500 characters; since version 2.0.
    public var alertText3: String?
    /// Optional; 1 to 100 entries.
    public var ttsChunks: [SDLTTSChunk]?
    /// Optional, 5000 by default; 3000 to 10000.
    public var duration: Int?
    /// Optional.
    public var playTone: Bool?
    /// Optional; since version 3.0.
    public var progressIndicator: Bool?
    /// Optional; at most 4 entries; since version 2.0.
    public var softButtons: [SDLSoftButton]?
    /// Optional; since version 6.0.
    public var alertIcon: SDLImage?
    /// Optional; since version 6.0.
    public var cancelID: Int?
    /// The value of `duration`; if the value is nil, the default value.
    public var durationOrDefault: Int { duration ?? 5000 }

    /// Creates a value. Nil members are not sent.
    public init(
        alertText1: String? = nil, alertText2: String? = nil, alertText3: String? = nil,
        ttsChunks: [SDLTTSChunk]? = nil, duration: Int? = nil, playTone: Bool? = nil, progressIndicator: Bool? = nil,
        softButtons: [SDLSoftButton]? = nil, alertIcon: SDLImage? = nil, cancelID: Int? = nil
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

    @usableFromInline package static var blank: Self { Self() }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.string("alertText1", &it.alertText1, 1, 500)
        try v.string("alertText2", &it.alertText2, 1, 500)
        try v.string("alertText3", &it.alertText3, 1, 500)
        try v.values("ttsChunks", &it.ttsChunks, 1, 100)
        try v.integer("duration", &it.duration, 3000, 10000)
        try v.bool("playTone", &it.playTone)
        try v.bool("progressIndicator", &it.progressIndicator)
        try v.values("softButtons", &it.softButtons, 0, 4)
        try v.value("alertIcon", &it.alertIcon)
        try v.integer("cancelID", &it.cancelID, .min, .max)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The response `AlertManeuver`, since version 2.0.
public struct SDLAlertManeuverResponse: SDLRPCResponse, MemberVisitable {
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

/// The request `AlertManeuver`, since version 2.0.
public struct SDLAlertManeuver: SDLRPCRequest, MemberVisitable {
    /// The type of the response.
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

    /// Creates a value. Nil members are not sent.
    public init(ttsChunks: [SDLTTSChunk]? = nil, softButtons: [SDLSoftButton]? = nil) {
        self.ttsChunks = ttsChunks
        self.softButtons = softButtons
    }

    @usableFromInline package static var blank: Self { Self() }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.values("ttsChunks", &it.ttsChunks, 1, 100)
        try v.values("softButtons", &it.softButtons, 0, 3)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The response `ButtonPress`, since version 4.5.
public struct SDLButtonPressResponse: SDLRPCResponse, MemberVisitable {
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

    /// Creates a value. Nil members are not sent.
    public init(resultCode: SDLResult, info: String? = nil, success: Bool) {
        self.resultCode = resultCode
        self.info = info
        self.success = success
    }

    @usableFromInline package static var blank: Self { Self(resultCode: .blank, success: false) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.value("resultCode", &it.resultCode)
        try v.string("info", &it.info, 1, 1000)
        try v.bool("success", &it.success)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The request `ButtonPress`, since version 4.5.
public struct SDLButtonPress: SDLRPCRequest, MemberVisitable {
    /// The type of the response.
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
    /// Optional; 1 to 100 characters; since version 6.0.
    public var moduleId: String?
    /// Mandatory.
    public var buttonName: SDLButtonName
    /// Mandatory.
    public var buttonPressMode: SDLButtonPressMode

    /// Creates a value. Nil members are not sent.
    public init(
        moduleType: SDLModuleType, moduleId: String? = nil, buttonName: SDLButtonName,
        buttonPressMode: SDLButtonPressMode
    ) {
        self.moduleType = moduleType
        self.moduleId = moduleId
        self.buttonName = buttonName
        self.buttonPressMode = buttonPressMode
    }

    @usableFromInline package static var blank: Self { Self(
        moduleType: .blank, buttonName: .blank, buttonPressMode: .blank
    ) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.value("moduleType", &it.moduleType)
        try v.string("moduleId", &it.moduleId, 1, 100)
        try v.value("buttonName", &it.buttonName)
        try v.value("buttonPressMode", &it.buttonPressMode)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The request `CancelInteraction`, since version 6.0.
public struct SDLCancelInteraction: SDLRPCRequest, MemberVisitable {
    /// The type of the response.
    public typealias Response = SDLCancelInteractionResponse

    public static var name: String { "CancelInteraction" }
    public static var functionID: SDLFunctionID { .cancelInteraction }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(6, 0)) }

    /// Optional.
    public var cancelID: Int?
    /// Mandatory.
    public var functionID: Int

    /// Creates a value. Nil members are not sent.
    public init(cancelID: Int? = nil, functionID: Int) {
        self.cancelID = cancelID
        self.functionID = functionID
    }

    @usableFromInline package static var blank: Self { Self(functionID: 0) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.integer("cancelID", &it.cancelID, .min, .max)
        try v.integer("functionID", &it.functionID, .min, .max)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The response `CancelInteraction`, since version 6.0.
public struct SDLCancelInteractionResponse: SDLRPCResponse, MemberVisitable {
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

/// The response `ChangeRegistration`, since version 2.0.
public struct SDLChangeRegistrationResponse: SDLRPCResponse, MemberVisitable {
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

/// The request `ChangeRegistration`, since version 2.0.
public struct SDLChangeRegistration: SDLRPCRequest, MemberVisitable {
    /// The type of the response.
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
    /// Optional; 1 to 100 characters; since version 3.0.
    public var appName: String?
    /// Optional; 1 to 100 entries; since version 3.0.
    public var ttsName: [SDLTTSChunk]?
    /// Optional; 1 to 100 characters; since version 3.0.
    public var ngnMediaScreenAppName: String?
    /// Optional; 1 to 100 entries; each entry: 1 to 40 characters; since version 3.0.
    public var vrSynonyms: [String]?

    /// Creates a value. Nil members are not sent.
    public init(
        language: SDLLanguage, hmiDisplayLanguage: SDLLanguage, appName: String? = nil, ttsName: [SDLTTSChunk]? = nil,
        ngnMediaScreenAppName: String? = nil, vrSynonyms: [String]? = nil
    ) {
        self.language = language
        self.hmiDisplayLanguage = hmiDisplayLanguage
        self.appName = appName
        self.ttsName = ttsName
        self.ngnMediaScreenAppName = ngnMediaScreenAppName
        self.vrSynonyms = vrSynonyms
    }

    @usableFromInline package static var blank: Self { Self(language: .blank, hmiDisplayLanguage: .blank) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.value("language", &it.language)
        try v.value("hmiDisplayLanguage", &it.hmiDisplayLanguage)
        try v.string("appName", &it.appName, 1, 100)
        try v.values("ttsName", &it.ttsName, 1, 100)
        try v.string("ngnMediaScreenAppName", &it.ngnMediaScreenAppName, 1, 100)
        try v.strings("vrSynonyms", &it.vrSynonyms, 1, 100, lengths: 1, 40)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The request `CloseApplication`, since version 6.0.
public struct SDLCloseApplication: SDLRPCRequest, MemberVisitable {
    /// The type of the response.
    public typealias Response = SDLCloseApplicationResponse

    public static var name: String { "CloseApplication" }
    public static var functionID: SDLFunctionID { .closeApplication }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(6, 0)) }

    /// Creates a value without members.
    public init() {}

    @usableFromInline package static var blank: Self { Self() }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {}
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The response `CloseApplication`, since version 6.0.
public struct SDLCloseApplicationResponse: SDLRPCResponse, MemberVisitable {
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

/// The response `CreateInteractionChoiceSet`, since version 1.0.
public struct SDLCreateInteractionChoiceSetResponse: SDLRPCResponse, MemberVisitable {
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

/// The request `CreateInteractionChoiceSet`, since version 1.0.
public struct SDLCreateInteractionChoiceSet: SDLRPCRequest, MemberVisitable {
    /// The type of the response.
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

    /// Creates a value. All members are mandatory.
    public init(interactionChoiceSetID: Int, choiceSet: [SDLChoice]) {
        self.interactionChoiceSetID = interactionChoiceSetID
        self.choiceSet = choiceSet
    }

    @usableFromInline package static var blank: Self { Self(interactionChoiceSetID: 0, choiceSet: []) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.integer("interactionChoiceSetID", &it.interactionChoiceSetID, 0, 2000000000)
        try v.values("choiceSet", &it.choiceSet, 1, 100)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}

/// The response `CreateWindow`, since version 6.0.
public struct SDLCreateWindowResponse: SDLRPCResponse, MemberVisitable {
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

/// The request `CreateWindow`, since version 6.0.
public struct SDLCreateWindow: SDLRPCRequest, MemberVisitable {
    /// The type of the response.
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

    /// Creates a value. Nil members are not sent.
    public init(
        windowID: Int, windowName: String, type: SDLWindowType, associatedServiceType: String? = nil,
        duplicateUpdatesFromWindowID: Int? = nil
    ) {
        self.windowID = windowID
        self.windowName = windowName
        self.type = type
        self.associatedServiceType = associatedServiceType
        self.duplicateUpdatesFromWindowID = duplicateUpdatesFromWindowID
    }

    @usableFromInline package static var blank: Self { Self(windowID: 0, windowName: "", type: .blank) }
    @usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {
        try v.integer("windowID", &it.windowID, .min, .max)
        try v.string("windowName", &it.windowName, 1, 100)
        try v.value("type", &it.type)
        try v.string("associatedServiceType", &it.associatedServiceType, 1, .max)
        try v.integer("duplicateUpdatesFromWindowID", &it.duplicateUpdatesFromWindowID, .min, .max)
    }
    public func write(to writer: inout JSONWriter) { writer.object(self) }
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }
    public func check(_ violations: inout ViolationList) { violations.object(self) }
}
