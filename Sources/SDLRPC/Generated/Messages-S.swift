// Made by rpc-gen from Sources/rpc-gen/Spec/mobile.json; changes belong there.
// swift-format-ignore-file

public import JSON

/// The response `ScrollableMessage`, since 2.0.
public struct SDLScrollableMessageResponse: SDLRPCResponse {
    public static var name: String { "ScrollableMessage" }
    public static var functionID: SDLFunctionID { .scrollableMessage }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(2, 0)) }
    public static let resultCodes: [SDLResult] = [
        .success, .invalidData, .outOfMemory, .charLimitExceeded, .tooManyPendingRequests, .applicationNotRegistered, .genericError, .disallowed, .unsupportedResource, .rejected, .aborted
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

/// The request `ScrollableMessage`, since 2.0.
public struct SDLScrollableMessage: SDLRPCRequest {
    /// The response to this request.
    public typealias Response = SDLScrollableMessageResponse

    public static var name: String { "ScrollableMessage" }
    public static var functionID: SDLFunctionID { .scrollableMessage }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(2, 0)) }
    public static let memberLifespans: [SDLMemberLifespan] = [
        SDLMemberLifespan("softButtons.image.isTemplate", SDLLifespan(since: SDLVersion(5, 0))),
        SDLMemberLifespan("cancelID", SDLLifespan(since: SDLVersion(6, 0))),
    ]

    /// Mandatory; 1 to 500 characters.
    public var scrollableMessageBody: String
    /// Optional, 30000 when left out; 1000 to 65535.
    public var timeout: Int?
    /// Optional; at most 8 entries.
    public var softButtons: [SDLSoftButton]?
    /// Optional; since 6.0.
    public var cancelID: Int?
    /// The value of `timeout`, or its default if it is absent.
    public var timeoutOrDefault: Int { timeout ?? 30000 }

    /// Members that are nil are left out of the message.
    public init(
        scrollableMessageBody: String,
        timeout: Int? = nil,
        softButtons: [SDLSoftButton]? = nil,
        cancelID: Int? = nil
    ) {
        self.scrollableMessageBody = scrollableMessageBody
        self.timeout = timeout
        self.softButtons = softButtons
        self.cancelID = cancelID
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("scrollableMessageBody", scrollableMessageBody)
        writer.field("timeout", timeout)
        writer.field("softButtons", softButtons)
        writer.field("cancelID", cancelID)
        writer.endObject()
    }

    private static let keys = JSONKeys("scrollableMessageBody", "timeout", "softButtons", "cancelID")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var scrollableMessageBody: String?
        var timeout: Int?
        var softButtons: [SDLSoftButton]?
        var cancelID: Int?
        guard var frame = try reader.members(keys, mandatory: 0x1) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: scrollableMessageBody = try reader.string(1, 500)
            case 1: timeout = try reader.integer(1000, 65535)
            case 2: softButtons = try reader.array(of: SDLSoftButton.self, 0, 8)
            default: cancelID = try reader.integer()
            }
        }
        guard let scrollableMessageBody else { return nil }
        return Self(scrollableMessageBody: scrollableMessageBody, timeout: timeout, softButtons: softButtons, cancelID: cancelID)
    }

    public func check(_ violations: inout ViolationList) {
        violations.string("scrollableMessageBody", scrollableMessageBody, 1, 500)
        violations.integer("timeout", timeout, 1000, 65535)
        violations.objects("softButtons", softButtons, 0, 8)
    }
}

/// The request `SendHapticData`, since 4.5.
public struct SDLSendHapticData: SDLRPCRequest {
    /// The response to this request.
    public typealias Response = SDLSendHapticDataResponse

    public static var name: String { "SendHapticData" }
    public static var functionID: SDLFunctionID { .sendHapticData }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(4, 5)) }

    /// Optional; at most 1000 entries.
    public var hapticRectData: [SDLHapticRect]?

    /// Members that are nil are left out of the message.
    public init(
        hapticRectData: [SDLHapticRect]? = nil
    ) {
        self.hapticRectData = hapticRectData
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("hapticRectData", hapticRectData)
        writer.endObject()
    }

    private static let keys = JSONKeys("hapticRectData")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var hapticRectData: [SDLHapticRect]?
        guard var frame = try reader.members(keys) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            default: hapticRectData = try reader.array(of: SDLHapticRect.self, 0, 1000)
            }
        }
        return Self(hapticRectData: hapticRectData)
    }

    public func check(_ violations: inout ViolationList) {
        violations.objects("hapticRectData", hapticRectData, 0, 1000)
    }
}

/// The response `SendHapticData`, since 4.5.
public struct SDLSendHapticDataResponse: SDLRPCResponse {
    public static var name: String { "SendHapticData" }
    public static var functionID: SDLFunctionID { .sendHapticData }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(4, 5)) }
    public static let resultCodes: [SDLResult] = [
        .success, .genericError
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

/// The response `SendLocation`, since 3.0.
public struct SDLSendLocationResponse: SDLRPCResponse {
    public static var name: String { "SendLocation" }
    public static var functionID: SDLFunctionID { .sendLocation }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(3, 0)) }
    public static let resultCodes: [SDLResult] = [
        .success, .invalidData, .outOfMemory, .tooManyPendingRequests, .applicationNotRegistered, .genericError, .rejected, .unsupportedResource, .disallowed
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

/// The request `SendLocation`, since 3.0.
public struct SDLSendLocation: SDLRPCRequest {
    /// The response to this request.
    public typealias Response = SDLSendLocationResponse

    public static var name: String { "SendLocation" }
    public static var functionID: SDLFunctionID { .sendLocation }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(3, 0)) }
    public static let memberLifespans: [SDLMemberLifespan] = [
        SDLMemberLifespan("locationImage.isTemplate", SDLLifespan(since: SDLVersion(5, 0))),
        SDLMemberLifespan("timeStamp", SDLLifespan(since: SDLVersion(4, 1))),
        SDLMemberLifespan("timeStamp.millisecond", SDLLifespan(since: SDLVersion(4, 2, 2))),
        SDLMemberLifespan("address", SDLLifespan(since: SDLVersion(4, 1))),
        SDLMemberLifespan("deliveryMode", SDLLifespan(since: SDLVersion(4, 1))),
    ]

    /// Optional; -180 to 180.
    public var longitudeDegrees: Double?
    /// Optional; -90 to 90.
    public var latitudeDegrees: Double?
    /// Optional; 1 to 500 characters.
    public var locationName: String?
    /// Optional; 1 to 500 characters.
    public var locationDescription: String?
    /// Optional; at most 4 entries; each of 1 to 500 characters.
    public var addressLines: [String]?
    /// Optional; 1 to 500 characters.
    public var phoneNumber: String?
    /// Optional.
    public var locationImage: SDLImage?
    /// Optional; since 4.1.
    public var timeStamp: SDLDateTime?
    /// Optional; since 4.1.
    public var address: SDLOASISAddress?
    /// Optional; since 4.1.
    public var deliveryMode: SDLDeliveryMode?

    /// Members that are nil are left out of the message.
    public init(
        longitudeDegrees: Double? = nil,
        latitudeDegrees: Double? = nil,
        locationName: String? = nil,
        locationDescription: String? = nil,
        addressLines: [String]? = nil,
        phoneNumber: String? = nil,
        locationImage: SDLImage? = nil,
        timeStamp: SDLDateTime? = nil,
        address: SDLOASISAddress? = nil,
        deliveryMode: SDLDeliveryMode? = nil
    ) {
        self.longitudeDegrees = longitudeDegrees
        self.latitudeDegrees = latitudeDegrees
        self.locationName = locationName
        self.locationDescription = locationDescription
        self.addressLines = addressLines
        self.phoneNumber = phoneNumber
        self.locationImage = locationImage
        self.timeStamp = timeStamp
        self.address = address
        self.deliveryMode = deliveryMode
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("longitudeDegrees", longitudeDegrees)
        writer.field("latitudeDegrees", latitudeDegrees)
        writer.field("locationName", locationName)
        writer.field("locationDescription", locationDescription)
        writer.field("addressLines", addressLines)
        writer.field("phoneNumber", phoneNumber)
        writer.field("locationImage", locationImage)
        writer.field("timeStamp", timeStamp)
        writer.field("address", address)
        writer.field("deliveryMode", deliveryMode)
        writer.endObject()
    }

    private static let keys = JSONKeys("longitudeDegrees", "latitudeDegrees", "locationName", "locationDescription", "addressLines", "phoneNumber", "locationImage", "timeStamp", "address", "deliveryMode")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var longitudeDegrees: Double?
        var latitudeDegrees: Double?
        var locationName: String?
        var locationDescription: String?
        var addressLines: [String]?
        var phoneNumber: String?
        var locationImage: SDLImage?
        var timeStamp: SDLDateTime?
        var address: SDLOASISAddress?
        var deliveryMode: SDLDeliveryMode?
        guard var frame = try reader.members(keys) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: longitudeDegrees = try reader.number(-180, 180)
            case 1: latitudeDegrees = try reader.number(-90, 90)
            case 2: locationName = try reader.string(1, 500)
            case 3: locationDescription = try reader.string(1, 500)
            case 4: addressLines = try reader.strings(0, 4, lengths: 1, 500)
            case 5: phoneNumber = try reader.string(1, 500)
            case 6: locationImage = try SDLImage.read(from: &reader)
            case 7: timeStamp = try SDLDateTime.read(from: &reader)
            case 8: address = try SDLOASISAddress.read(from: &reader)
            default: deliveryMode = try SDLDeliveryMode.read(from: &reader)
            }
        }
        return Self(longitudeDegrees: longitudeDegrees, latitudeDegrees: latitudeDegrees, locationName: locationName, locationDescription: locationDescription, addressLines: addressLines, phoneNumber: phoneNumber, locationImage: locationImage, timeStamp: timeStamp, address: address, deliveryMode: deliveryMode)
    }

    public func check(_ violations: inout ViolationList) {
        violations.number("longitudeDegrees", longitudeDegrees, -180, 180)
        violations.number("latitudeDegrees", latitudeDegrees, -90, 90)
        violations.string("locationName", locationName, 1, 500)
        violations.string("locationDescription", locationDescription, 1, 500)
        violations.array("addressLines", addressLines, 0, 4) { $0.check($1, 1, 500) }
        violations.string("phoneNumber", phoneNumber, 1, 500)
        violations.object("locationImage", locationImage)
        violations.object("timeStamp", timeStamp)
        violations.object("address", address)
        violations.object("deliveryMode", deliveryMode)
    }
}

/// The request `SetAppIcon`, since 3.0.
public struct SDLSetAppIcon: SDLRPCRequest {
    /// The response to this request.
    public typealias Response = SDLSetAppIconResponse

    public static var name: String { "SetAppIcon" }
    public static var functionID: SDLFunctionID { .setAppIcon }
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

/// The response `SetAppIcon`, since 3.0.
public struct SDLSetAppIconResponse: SDLRPCResponse {
    public static var name: String { "SetAppIcon" }
    public static var functionID: SDLFunctionID { .setAppIcon }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(3, 0)) }
    public static let resultCodes: [SDLResult] = [
        .success, .invalidData, .outOfMemory, .tooManyPendingRequests, .applicationNotRegistered, .genericError, .rejected, .unsupportedRequest
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

/// The request `SetCloudAppProperties`, since 5.1.
public struct SDLSetCloudAppProperties: SDLRPCRequest {
    /// The response to this request.
    public typealias Response = SDLSetCloudAppPropertiesResponse

    public static var name: String { "SetCloudAppProperties" }
    public static var functionID: SDLFunctionID { .setCloudAppProperties }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(5, 1)) }

    /// Mandatory.
    public var properties: SDLCloudAppProperties

    /// All its members are mandatory.
    public init(
        properties: SDLCloudAppProperties
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
        var properties: SDLCloudAppProperties?
        guard var frame = try reader.members(keys, mandatory: 0x1) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            default: properties = try SDLCloudAppProperties.read(from: &reader)
            }
        }
        guard let properties else { return nil }
        return Self(properties: properties)
    }

    public func check(_ violations: inout ViolationList) {
        violations.object("properties", properties)
    }
}

/// The response `SetCloudAppProperties`, since 5.1.
public struct SDLSetCloudAppPropertiesResponse: SDLRPCResponse {
    public static var name: String { "SetCloudAppProperties" }
    public static var functionID: SDLFunctionID { .setCloudAppProperties }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(5, 1)) }
    public static let resultCodes: [SDLResult] = [
        .success, .invalidData, .outOfMemory, .tooManyPendingRequests, .genericError, .disallowed, .warnings
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

/// The request `SetDisplayLayout`, deprecated since 6.0.
public struct SDLSetDisplayLayout: SDLRPCRequest {
    /// The response to this request.
    public typealias Response = SDLSetDisplayLayoutResponse

    public static var name: String { "SetDisplayLayout" }
    public static var functionID: SDLFunctionID { .setDisplayLayout }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(3, 0), deprecated: SDLVersion(6, 0)) }
    public static let memberLifespans: [SDLMemberLifespan] = [
        SDLMemberLifespan("dayColorScheme", SDLLifespan(since: SDLVersion(5, 0))),
        SDLMemberLifespan("nightColorScheme", SDLLifespan(since: SDLVersion(5, 0))),
    ]

    /// Mandatory; 1 to 500 characters.
    public var displayLayout: String
    /// Optional; since 5.0.
    public var dayColorScheme: SDLTemplateColorScheme?
    /// Optional; since 5.0.
    public var nightColorScheme: SDLTemplateColorScheme?

    /// Members that are nil are left out of the message.
    public init(
        displayLayout: String,
        dayColorScheme: SDLTemplateColorScheme? = nil,
        nightColorScheme: SDLTemplateColorScheme? = nil
    ) {
        self.displayLayout = displayLayout
        self.dayColorScheme = dayColorScheme
        self.nightColorScheme = nightColorScheme
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("displayLayout", displayLayout)
        writer.field("dayColorScheme", dayColorScheme)
        writer.field("nightColorScheme", nightColorScheme)
        writer.endObject()
    }

    private static let keys = JSONKeys("displayLayout", "dayColorScheme", "nightColorScheme")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var displayLayout: String?
        var dayColorScheme: SDLTemplateColorScheme?
        var nightColorScheme: SDLTemplateColorScheme?
        guard var frame = try reader.members(keys, mandatory: 0x1) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: displayLayout = try reader.string(1, 500)
            case 1: dayColorScheme = try SDLTemplateColorScheme.read(from: &reader)
            default: nightColorScheme = try SDLTemplateColorScheme.read(from: &reader)
            }
        }
        guard let displayLayout else { return nil }
        return Self(displayLayout: displayLayout, dayColorScheme: dayColorScheme, nightColorScheme: nightColorScheme)
    }

    public func check(_ violations: inout ViolationList) {
        violations.string("displayLayout", displayLayout, 1, 500)
        violations.object("dayColorScheme", dayColorScheme)
        violations.object("nightColorScheme", nightColorScheme)
    }
}

/// The response `SetDisplayLayout`, deprecated since 6.0.
public struct SDLSetDisplayLayoutResponse: SDLRPCResponse {
    public static var name: String { "SetDisplayLayout" }
    public static var functionID: SDLFunctionID { .setDisplayLayout }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(3, 0), deprecated: SDLVersion(6, 0)) }
    public static let resultCodes: [SDLResult] = [
        .success, .invalidData, .outOfMemory, .tooManyPendingRequests, .applicationNotRegistered, .genericError, .rejected, .unsupportedRequest
    ]

    /// Mandatory.
    public var success: Bool
    /// Mandatory.
    public var resultCode: SDLResult
    /// Optional.
    public var displayCapabilities: SDLDisplayCapabilities?
    /// Optional; 1 to 100 entries.
    public var buttonCapabilities: [SDLButtonCapabilities]?
    /// Optional; 1 to 100 entries.
    public var softButtonCapabilities: [SDLSoftButtonCapabilities]?
    /// Optional.
    public var presetBankCapabilities: SDLPresetBankCapabilities?
    /// Optional; 1 to 1000 characters.
    public var info: String?

    /// Members that are nil are left out of the message.
    public init(
        success: Bool,
        resultCode: SDLResult,
        displayCapabilities: SDLDisplayCapabilities? = nil,
        buttonCapabilities: [SDLButtonCapabilities]? = nil,
        softButtonCapabilities: [SDLSoftButtonCapabilities]? = nil,
        presetBankCapabilities: SDLPresetBankCapabilities? = nil,
        info: String? = nil
    ) {
        self.success = success
        self.resultCode = resultCode
        self.displayCapabilities = displayCapabilities
        self.buttonCapabilities = buttonCapabilities
        self.softButtonCapabilities = softButtonCapabilities
        self.presetBankCapabilities = presetBankCapabilities
        self.info = info
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("success", success)
        writer.field("resultCode", resultCode)
        writer.field("displayCapabilities", displayCapabilities)
        writer.field("buttonCapabilities", buttonCapabilities)
        writer.field("softButtonCapabilities", softButtonCapabilities)
        writer.field("presetBankCapabilities", presetBankCapabilities)
        writer.field("info", info)
        writer.endObject()
    }

    private static let keys = JSONKeys("success", "resultCode", "displayCapabilities", "buttonCapabilities", "softButtonCapabilities", "presetBankCapabilities", "info")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var success: Bool?
        var resultCode: SDLResult?
        var displayCapabilities: SDLDisplayCapabilities?
        var buttonCapabilities: [SDLButtonCapabilities]?
        var softButtonCapabilities: [SDLSoftButtonCapabilities]?
        var presetBankCapabilities: SDLPresetBankCapabilities?
        var info: String?
        guard var frame = try reader.members(keys, mandatory: 0x3) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: success = try reader.bool()
            case 1: resultCode = try SDLResult.read(from: &reader)
            case 2: displayCapabilities = try SDLDisplayCapabilities.read(from: &reader)
            case 3: buttonCapabilities = try reader.array(of: SDLButtonCapabilities.self, 1, 100)
            case 4: softButtonCapabilities = try reader.array(of: SDLSoftButtonCapabilities.self, 1, 100)
            case 5: presetBankCapabilities = try SDLPresetBankCapabilities.read(from: &reader)
            default: info = try reader.string(1, 1000)
            }
        }
        guard let success, let resultCode else { return nil }
        return Self(success: success, resultCode: resultCode, displayCapabilities: displayCapabilities, buttonCapabilities: buttonCapabilities, softButtonCapabilities: softButtonCapabilities, presetBankCapabilities: presetBankCapabilities, info: info)
    }

    public func check(_ violations: inout ViolationList) {
        violations.object("resultCode", resultCode)
        violations.object("displayCapabilities", displayCapabilities)
        violations.objects("buttonCapabilities", buttonCapabilities, 1, 100)
        violations.objects("softButtonCapabilities", softButtonCapabilities, 1, 100)
        violations.object("presetBankCapabilities", presetBankCapabilities)
        violations.string("info", info, 1, 1000)
    }
}

/// The response `SetGlobalProperties`, since 1.0.
public struct SDLSetGlobalPropertiesResponse: SDLRPCResponse {
    public static var name: String { "SetGlobalProperties" }
    public static var functionID: SDLFunctionID { .setGlobalProperties }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(1, 0)) }
    public static let resultCodes: [SDLResult] = [
        .success, .invalidData, .outOfMemory, .tooManyPendingRequests, .applicationNotRegistered, .genericError, .rejected, .unsupportedResource, .warnings, .disallowed
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

/// The request `SetGlobalProperties`, since 1.0.
public struct SDLSetGlobalProperties: SDLRPCRequest {
    /// The response to this request.
    public typealias Response = SDLSetGlobalPropertiesResponse

    public static var name: String { "SetGlobalProperties" }
    public static var functionID: SDLFunctionID { .setGlobalProperties }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(1, 0)) }
    public static let memberLifespans: [SDLMemberLifespan] = [
        SDLMemberLifespan("userLocation", SDLLifespan(since: SDLVersion(6, 0))),
        SDLMemberLifespan("vrHelpTitle", SDLLifespan(since: SDLVersion(2, 0))),
        SDLMemberLifespan("vrHelp", SDLLifespan(since: SDLVersion(2, 0))),
        SDLMemberLifespan("vrHelp.image.isTemplate", SDLLifespan(since: SDLVersion(5, 0))),
        SDLMemberLifespan("menuTitle", SDLLifespan(since: SDLVersion(3, 0))),
        SDLMemberLifespan("menuIcon", SDLLifespan(since: SDLVersion(3, 0))),
        SDLMemberLifespan("menuIcon.isTemplate", SDLLifespan(since: SDLVersion(5, 0))),
        SDLMemberLifespan("keyboardProperties", SDLLifespan(since: SDLVersion(3, 0))),
        SDLMemberLifespan("keyboardProperties.autoCompleteText", SDLLifespan(since: SDLVersion(3, 0), deprecated: SDLVersion(6, 0))),
        SDLMemberLifespan("keyboardProperties.autoCompleteList", SDLLifespan(since: SDLVersion(6, 0))),
        SDLMemberLifespan("keyboardProperties.maskInputCharacters", SDLLifespan(since: SDLVersion(7, 1))),
        SDLMemberLifespan("keyboardProperties.customKeys", SDLLifespan(since: SDLVersion(7, 1))),
        SDLMemberLifespan("menuLayout", SDLLifespan(since: SDLVersion(6, 0))),
    ]
    public static let memberNames: [SDLMemberNames] = [
        SDLMemberNames("helpPrompt.type", SDLSpeechCapabilities.lifespans),
        SDLMemberNames("timeoutPrompt.type", SDLSpeechCapabilities.lifespans),
        SDLMemberNames("keyboardProperties.language", SDLLanguage.lifespans),
        SDLMemberNames("keyboardProperties.keyboardLayout", SDLKeyboardLayout.lifespans),
    ]

    /// Optional; since 6.0.
    public var userLocation: SDLSeatLocation?
    /// Optional; 1 to 100 entries; since 1.0.
    public var helpPrompt: [SDLTTSChunk]?
    /// Optional; 1 to 100 entries; since 1.0.
    public var timeoutPrompt: [SDLTTSChunk]?
    /// Optional; 1 to 500 characters; since 2.0.
    public var vrHelpTitle: String?
    /// Optional; 1 to 100 entries; since 2.0.
    public var vrHelp: [SDLVrHelpItem]?
    /// Optional; 1 to 500 characters; since 3.0.
    public var menuTitle: String?
    /// Optional; since 3.0.
    public var menuIcon: SDLImage?
    /// Optional; since 3.0.
    public var keyboardProperties: SDLKeyboardProperties?
    /// Optional; since 6.0.
    public var menuLayout: SDLMenuLayout?

    /// Members that are nil are left out of the message.
    public init(
        userLocation: SDLSeatLocation? = nil,
        helpPrompt: [SDLTTSChunk]? = nil,
        timeoutPrompt: [SDLTTSChunk]? = nil,
        vrHelpTitle: String? = nil,
        vrHelp: [SDLVrHelpItem]? = nil,
        menuTitle: String? = nil,
        menuIcon: SDLImage? = nil,
        keyboardProperties: SDLKeyboardProperties? = nil,
        menuLayout: SDLMenuLayout? = nil
    ) {
        self.userLocation = userLocation
        self.helpPrompt = helpPrompt
        self.timeoutPrompt = timeoutPrompt
        self.vrHelpTitle = vrHelpTitle
        self.vrHelp = vrHelp
        self.menuTitle = menuTitle
        self.menuIcon = menuIcon
        self.keyboardProperties = keyboardProperties
        self.menuLayout = menuLayout
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("userLocation", userLocation)
        writer.field("helpPrompt", helpPrompt)
        writer.field("timeoutPrompt", timeoutPrompt)
        writer.field("vrHelpTitle", vrHelpTitle)
        writer.field("vrHelp", vrHelp)
        writer.field("menuTitle", menuTitle)
        writer.field("menuIcon", menuIcon)
        writer.field("keyboardProperties", keyboardProperties)
        writer.field("menuLayout", menuLayout)
        writer.endObject()
    }

    private static let keys = JSONKeys("userLocation", "helpPrompt", "timeoutPrompt", "vrHelpTitle", "vrHelp", "menuTitle", "menuIcon", "keyboardProperties", "menuLayout")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var userLocation: SDLSeatLocation?
        var helpPrompt: [SDLTTSChunk]?
        var timeoutPrompt: [SDLTTSChunk]?
        var vrHelpTitle: String?
        var vrHelp: [SDLVrHelpItem]?
        var menuTitle: String?
        var menuIcon: SDLImage?
        var keyboardProperties: SDLKeyboardProperties?
        var menuLayout: SDLMenuLayout?
        guard var frame = try reader.members(keys) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: userLocation = try SDLSeatLocation.read(from: &reader)
            case 1: helpPrompt = try reader.array(of: SDLTTSChunk.self, 1, 100)
            case 2: timeoutPrompt = try reader.array(of: SDLTTSChunk.self, 1, 100)
            case 3: vrHelpTitle = try reader.string(1, 500)
            case 4: vrHelp = try reader.array(of: SDLVrHelpItem.self, 1, 100)
            case 5: menuTitle = try reader.string(1, 500)
            case 6: menuIcon = try SDLImage.read(from: &reader)
            case 7: keyboardProperties = try SDLKeyboardProperties.read(from: &reader)
            default: menuLayout = try SDLMenuLayout.read(from: &reader)
            }
        }
        return Self(userLocation: userLocation, helpPrompt: helpPrompt, timeoutPrompt: timeoutPrompt, vrHelpTitle: vrHelpTitle, vrHelp: vrHelp, menuTitle: menuTitle, menuIcon: menuIcon, keyboardProperties: keyboardProperties, menuLayout: menuLayout)
    }

    public func check(_ violations: inout ViolationList) {
        violations.object("userLocation", userLocation)
        violations.objects("helpPrompt", helpPrompt, 1, 100)
        violations.objects("timeoutPrompt", timeoutPrompt, 1, 100)
        violations.string("vrHelpTitle", vrHelpTitle, 1, 500)
        violations.objects("vrHelp", vrHelp, 1, 100)
        violations.string("menuTitle", menuTitle, 1, 500)
        violations.object("menuIcon", menuIcon)
        violations.object("keyboardProperties", keyboardProperties)
        violations.object("menuLayout", menuLayout)
    }
}

/// The request `SetInteriorVehicleData`, since 4.5.
public struct SDLSetInteriorVehicleData: SDLRPCRequest {
    /// The response to this request.
    public typealias Response = SDLSetInteriorVehicleDataResponse

    public static var name: String { "SetInteriorVehicleData" }
    public static var functionID: SDLFunctionID { .setInteriorVehicleData }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(4, 5)) }
    public static let memberLifespans: [SDLMemberLifespan] = [
        SDLMemberLifespan("moduleData.moduleId", SDLLifespan(since: SDLVersion(6, 0))),
        SDLMemberLifespan("moduleData.radioControlData.hdRadioEnable", SDLLifespan(since: SDLVersion(5, 0))),
        SDLMemberLifespan("moduleData.radioControlData.availableHDs", SDLLifespan(since: SDLVersion(4, 5), deprecated: SDLVersion(6, 0))),
        SDLMemberLifespan("moduleData.radioControlData.availableHdChannels", SDLLifespan(since: SDLVersion(6, 0))),
        SDLMemberLifespan("moduleData.radioControlData.sisData", SDLLifespan(since: SDLVersion(5, 0))),
        SDLMemberLifespan("moduleData.radioControlData.sisData.stationLocation.shifted", SDLLifespan(since: SDLVersion(6, 0))),
        SDLMemberLifespan("moduleData.climateControlData.heatedSteeringWheelEnable", SDLLifespan(since: SDLVersion(5, 0))),
        SDLMemberLifespan("moduleData.climateControlData.heatedWindshieldEnable", SDLLifespan(since: SDLVersion(5, 0))),
        SDLMemberLifespan("moduleData.climateControlData.heatedRearWindowEnable", SDLLifespan(since: SDLVersion(5, 0))),
        SDLMemberLifespan("moduleData.climateControlData.heatedMirrorsEnable", SDLLifespan(since: SDLVersion(5, 0))),
        SDLMemberLifespan("moduleData.climateControlData.climateEnable", SDLLifespan(since: SDLVersion(6, 0))),
        SDLMemberLifespan("moduleData.seatControlData", SDLLifespan(since: SDLVersion(5, 0))),
        SDLMemberLifespan("moduleData.seatControlData.id", SDLLifespan(since: SDLVersion(5, 0), deprecated: SDLVersion(6, 0))),
        SDLMemberLifespan("moduleData.audioControlData", SDLLifespan(since: SDLVersion(5, 0))),
        SDLMemberLifespan("moduleData.lightControlData", SDLLifespan(since: SDLVersion(5, 0))),
        SDLMemberLifespan("moduleData.hmiSettingsControlData", SDLLifespan(since: SDLVersion(5, 0))),
    ]
    public static let memberNames: [SDLMemberNames] = [
        SDLMemberNames("moduleData.moduleType", SDLModuleType.lifespans),
        SDLMemberNames("moduleData.audioControlData.source", SDLPrimaryAudioSource.lifespans),
    ]

    /// Mandatory.
    public var moduleData: SDLModuleData

    /// All its members are mandatory.
    public init(
        moduleData: SDLModuleData
    ) {
        self.moduleData = moduleData
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("moduleData", moduleData)
        writer.endObject()
    }

    private static let keys = JSONKeys("moduleData")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var moduleData: SDLModuleData?
        guard var frame = try reader.members(keys, mandatory: 0x1) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            default: moduleData = try SDLModuleData.read(from: &reader)
            }
        }
        guard let moduleData else { return nil }
        return Self(moduleData: moduleData)
    }

    public func check(_ violations: inout ViolationList) {
        violations.object("moduleData", moduleData)
    }
}

/// The response `SetInteriorVehicleData`, since 4.5.
public struct SDLSetInteriorVehicleDataResponse: SDLRPCResponse {
    public static var name: String { "SetInteriorVehicleData" }
    public static var functionID: SDLFunctionID { .setInteriorVehicleData }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(4, 5)) }
    public static let resultCodes: [SDLResult] = [
        .success, .invalidData, .outOfMemory, .tooManyPendingRequests, .applicationNotRegistered, .genericError, .rejected, .ignored, .disallowed, .userDisallowed, .readOnly, .unsupportedResource, .inUse
    ]

    /// Optional.
    public var moduleData: SDLModuleData?
    /// Mandatory.
    public var resultCode: SDLResult
    /// Optional; 1 to 1000 characters.
    public var info: String?
    /// Mandatory.
    public var success: Bool

    /// Members that are nil are left out of the message.
    public init(
        moduleData: SDLModuleData? = nil,
        resultCode: SDLResult,
        info: String? = nil,
        success: Bool
    ) {
        self.moduleData = moduleData
        self.resultCode = resultCode
        self.info = info
        self.success = success
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("moduleData", moduleData)
        writer.field("resultCode", resultCode)
        writer.field("info", info)
        writer.field("success", success)
        writer.endObject()
    }

    private static let keys = JSONKeys("moduleData", "resultCode", "info", "success")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var moduleData: SDLModuleData?
        var resultCode: SDLResult?
        var info: String?
        var success: Bool?
        guard var frame = try reader.members(keys, mandatory: 0xa) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: moduleData = try SDLModuleData.read(from: &reader)
            case 1: resultCode = try SDLResult.read(from: &reader)
            case 2: info = try reader.string(1, 1000)
            default: success = try reader.bool()
            }
        }
        guard let resultCode, let success else { return nil }
        return Self(moduleData: moduleData, resultCode: resultCode, info: info, success: success)
    }

    public func check(_ violations: inout ViolationList) {
        violations.object("moduleData", moduleData)
        violations.object("resultCode", resultCode)
        violations.string("info", info, 1, 1000)
    }
}

/// The response `SetMediaClockTimer`, since 1.0.
public struct SDLSetMediaClockTimerResponse: SDLRPCResponse {
    public static var name: String { "SetMediaClockTimer" }
    public static var functionID: SDLFunctionID { .setMediaClockTimer }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(1, 0)) }
    public static let resultCodes: [SDLResult] = [
        .success, .invalidData, .outOfMemory, .tooManyPendingRequests, .applicationNotRegistered, .genericError, .rejected, .ignored
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

/// The request `SetMediaClockTimer`, since 1.0.
public struct SDLSetMediaClockTimer: SDLRPCRequest {
    /// The response to this request.
    public typealias Response = SDLSetMediaClockTimerResponse

    public static var name: String { "SetMediaClockTimer" }
    public static var functionID: SDLFunctionID { .setMediaClockTimer }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(1, 0)) }
    public static let memberLifespans: [SDLMemberLifespan] = [
        SDLMemberLifespan("endTime", SDLLifespan(since: SDLVersion(3, 0))),
        SDLMemberLifespan("audioStreamingIndicator", SDLLifespan(since: SDLVersion(5, 0))),
        SDLMemberLifespan("forwardSeekIndicator", SDLLifespan(since: SDLVersion(7, 1))),
        SDLMemberLifespan("backSeekIndicator", SDLLifespan(since: SDLVersion(7, 1))),
        SDLMemberLifespan("countRate", SDLLifespan(since: SDLVersion(7, 1))),
    ]

    /// Optional.
    public var startTime: SDLStartTime?
    /// Optional; since 3.0.
    public var endTime: SDLStartTime?
    /// Mandatory.
    public var updateMode: SDLUpdateMode
    /// Optional; since 5.0.
    public var audioStreamingIndicator: SDLAudioStreamingIndicator?
    /// Optional; since 7.1.
    public var forwardSeekIndicator: SDLSeekStreamingIndicator?
    /// Optional; since 7.1.
    public var backSeekIndicator: SDLSeekStreamingIndicator?
    /// Optional, 1.0 when left out; 0.1 to 100.0; since 7.1.
    public var countRate: Double?
    /// The value of `countRate`, or its default if it is absent.
    public var countRateOrDefault: Double { countRate ?? 1.0 }

    /// Members that are nil are left out of the message.
    public init(
        startTime: SDLStartTime? = nil,
        endTime: SDLStartTime? = nil,
        updateMode: SDLUpdateMode,
        audioStreamingIndicator: SDLAudioStreamingIndicator? = nil,
        forwardSeekIndicator: SDLSeekStreamingIndicator? = nil,
        backSeekIndicator: SDLSeekStreamingIndicator? = nil,
        countRate: Double? = nil
    ) {
        self.startTime = startTime
        self.endTime = endTime
        self.updateMode = updateMode
        self.audioStreamingIndicator = audioStreamingIndicator
        self.forwardSeekIndicator = forwardSeekIndicator
        self.backSeekIndicator = backSeekIndicator
        self.countRate = countRate
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("startTime", startTime)
        writer.field("endTime", endTime)
        writer.field("updateMode", updateMode)
        writer.field("audioStreamingIndicator", audioStreamingIndicator)
        writer.field("forwardSeekIndicator", forwardSeekIndicator)
        writer.field("backSeekIndicator", backSeekIndicator)
        writer.field("countRate", countRate)
        writer.endObject()
    }

    private static let keys = JSONKeys("startTime", "endTime", "updateMode", "audioStreamingIndicator", "forwardSeekIndicator", "backSeekIndicator", "countRate")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var startTime: SDLStartTime?
        var endTime: SDLStartTime?
        var updateMode: SDLUpdateMode?
        var audioStreamingIndicator: SDLAudioStreamingIndicator?
        var forwardSeekIndicator: SDLSeekStreamingIndicator?
        var backSeekIndicator: SDLSeekStreamingIndicator?
        var countRate: Double?
        guard var frame = try reader.members(keys, mandatory: 0x4) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: startTime = try SDLStartTime.read(from: &reader)
            case 1: endTime = try SDLStartTime.read(from: &reader)
            case 2: updateMode = try SDLUpdateMode.read(from: &reader)
            case 3: audioStreamingIndicator = try SDLAudioStreamingIndicator.read(from: &reader)
            case 4: forwardSeekIndicator = try SDLSeekStreamingIndicator.read(from: &reader)
            case 5: backSeekIndicator = try SDLSeekStreamingIndicator.read(from: &reader)
            default: countRate = try reader.number(0.1, 100.0)
            }
        }
        guard let updateMode else { return nil }
        return Self(startTime: startTime, endTime: endTime, updateMode: updateMode, audioStreamingIndicator: audioStreamingIndicator, forwardSeekIndicator: forwardSeekIndicator, backSeekIndicator: backSeekIndicator, countRate: countRate)
    }

    public func check(_ violations: inout ViolationList) {
        violations.object("startTime", startTime)
        violations.object("endTime", endTime)
        violations.object("updateMode", updateMode)
        violations.object("audioStreamingIndicator", audioStreamingIndicator)
        violations.object("forwardSeekIndicator", forwardSeekIndicator)
        violations.object("backSeekIndicator", backSeekIndicator)
        violations.number("countRate", countRate, 0.1, 100.0)
    }
}

/// The response `Show`, since 1.0.
public struct SDLShowResponse: SDLRPCResponse {
    public static var name: String { "Show" }
    public static var functionID: SDLFunctionID { .show }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(1, 0)) }
    public static let resultCodes: [SDLResult] = [
        .success, .invalidData, .outOfMemory, .tooManyPendingRequests, .applicationNotRegistered, .genericError, .rejected, .disallowed, .unsupportedResource, .warnings, .aborted
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

/// The request `Show`, since 1.0.
public struct SDLShow: SDLRPCRequest {
    /// The response to this request.
    public typealias Response = SDLShowResponse

    public static var name: String { "Show" }
    public static var functionID: SDLFunctionID { .show }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(1, 0)) }
    public static let memberLifespans: [SDLMemberLifespan] = [
        SDLMemberLifespan("mainField3", SDLLifespan(since: SDLVersion(2, 0))),
        SDLMemberLifespan("mainField4", SDLLifespan(since: SDLVersion(2, 0))),
        SDLMemberLifespan("mediaClock", SDLLifespan(since: SDLVersion(1, 0), deprecated: SDLVersion(7, 1))),
        SDLMemberLifespan("graphic", SDLLifespan(since: SDLVersion(3, 0))),
        SDLMemberLifespan("graphic.isTemplate", SDLLifespan(since: SDLVersion(5, 0))),
        SDLMemberLifespan("secondaryGraphic", SDLLifespan(since: SDLVersion(3, 0))),
        SDLMemberLifespan("secondaryGraphic.isTemplate", SDLLifespan(since: SDLVersion(5, 0))),
        SDLMemberLifespan("softButtons", SDLLifespan(since: SDLVersion(2, 0))),
        SDLMemberLifespan("softButtons.image.isTemplate", SDLLifespan(since: SDLVersion(5, 0))),
        SDLMemberLifespan("customPresets", SDLLifespan(since: SDLVersion(3, 0))),
        SDLMemberLifespan("metadataTags", SDLLifespan(since: SDLVersion(4, 5))),
        SDLMemberLifespan("templateTitle", SDLLifespan(since: SDLVersion(6, 0))),
        SDLMemberLifespan("windowID", SDLLifespan(since: SDLVersion(6, 0))),
        SDLMemberLifespan("templateConfiguration", SDLLifespan(since: SDLVersion(6, 0))),
    ]

    /// Optional; at most 500 characters; since 1.0.
    public var mainField1: String?
    /// Optional; at most 500 characters; since 1.0.
    public var mainField2: String?
    /// Optional; at most 500 characters; since 2.0.
    public var mainField3: String?
    /// Optional; at most 500 characters; since 2.0.
    public var mainField4: String?
    /// Optional; since 1.0.
    public var alignment: SDLTextAlignment?
    /// Optional; at most 500 characters; since 1.0.
    public var statusBar: String?
    /// Optional; at most 500 characters; since 1.0; deprecated since 7.1.
    public var mediaClock: String?
    /// Optional; at most 500 characters; since 1.0.
    public var mediaTrack: String?
    /// Optional; since 3.0.
    public var graphic: SDLImage?
    /// Optional; since 3.0.
    public var secondaryGraphic: SDLImage?
    /// Optional; at most 8 entries; since 2.0.
    public var softButtons: [SDLSoftButton]?
    /// Optional; at most 10 entries; each of 1 to 500 characters; since 3.0.
    public var customPresets: [String]?
    /// Optional; since 4.5.
    public var metadataTags: SDLMetadataTags?
    /// Optional; at most 100 characters; since 6.0.
    public var templateTitle: String?
    /// Optional; since 6.0.
    public var windowID: Int?
    /// Optional; since 6.0.
    public var templateConfiguration: SDLTemplateConfiguration?

    /// Members that are nil are left out of the message.
    public init(
        mainField1: String? = nil,
        mainField2: String? = nil,
        mainField3: String? = nil,
        mainField4: String? = nil,
        alignment: SDLTextAlignment? = nil,
        statusBar: String? = nil,
        mediaClock: String? = nil,
        mediaTrack: String? = nil,
        graphic: SDLImage? = nil,
        secondaryGraphic: SDLImage? = nil,
        softButtons: [SDLSoftButton]? = nil,
        customPresets: [String]? = nil,
        metadataTags: SDLMetadataTags? = nil,
        templateTitle: String? = nil,
        windowID: Int? = nil,
        templateConfiguration: SDLTemplateConfiguration? = nil
    ) {
        self.mainField1 = mainField1
        self.mainField2 = mainField2
        self.mainField3 = mainField3
        self.mainField4 = mainField4
        self.alignment = alignment
        self.statusBar = statusBar
        self.mediaClock = mediaClock
        self.mediaTrack = mediaTrack
        self.graphic = graphic
        self.secondaryGraphic = secondaryGraphic
        self.softButtons = softButtons
        self.customPresets = customPresets
        self.metadataTags = metadataTags
        self.templateTitle = templateTitle
        self.windowID = windowID
        self.templateConfiguration = templateConfiguration
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("mainField1", mainField1)
        writer.field("mainField2", mainField2)
        writer.field("mainField3", mainField3)
        writer.field("mainField4", mainField4)
        writer.field("alignment", alignment)
        writer.field("statusBar", statusBar)
        writer.field("mediaClock", mediaClock)
        writer.field("mediaTrack", mediaTrack)
        writer.field("graphic", graphic)
        writer.field("secondaryGraphic", secondaryGraphic)
        writer.field("softButtons", softButtons)
        writer.field("customPresets", customPresets)
        writer.field("metadataTags", metadataTags)
        writer.field("templateTitle", templateTitle)
        writer.field("windowID", windowID)
        writer.field("templateConfiguration", templateConfiguration)
        writer.endObject()
    }

    private static let keys = JSONKeys("mainField1", "mainField2", "mainField3", "mainField4", "alignment", "statusBar", "mediaClock", "mediaTrack", "graphic", "secondaryGraphic", "softButtons", "customPresets", "metadataTags", "templateTitle", "windowID", "templateConfiguration")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var mainField1: String?
        var mainField2: String?
        var mainField3: String?
        var mainField4: String?
        var alignment: SDLTextAlignment?
        var statusBar: String?
        var mediaClock: String?
        var mediaTrack: String?
        var graphic: SDLImage?
        var secondaryGraphic: SDLImage?
        var softButtons: [SDLSoftButton]?
        var customPresets: [String]?
        var metadataTags: SDLMetadataTags?
        var templateTitle: String?
        var windowID: Int?
        var templateConfiguration: SDLTemplateConfiguration?
        guard var frame = try reader.members(keys) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: mainField1 = try reader.string(0, 500)
            case 1: mainField2 = try reader.string(0, 500)
            case 2: mainField3 = try reader.string(0, 500)
            case 3: mainField4 = try reader.string(0, 500)
            case 4: alignment = try SDLTextAlignment.read(from: &reader)
            case 5: statusBar = try reader.string(0, 500)
            case 6: mediaClock = try reader.string(0, 500)
            case 7: mediaTrack = try reader.string(0, 500)
            case 8: graphic = try SDLImage.read(from: &reader)
            case 9: secondaryGraphic = try SDLImage.read(from: &reader)
            case 10: softButtons = try reader.array(of: SDLSoftButton.self, 0, 8)
            case 11: customPresets = try reader.strings(0, 10, lengths: 1, 500)
            case 12: metadataTags = try SDLMetadataTags.read(from: &reader)
            case 13: templateTitle = try reader.string(0, 100)
            case 14: windowID = try reader.integer()
            default: templateConfiguration = try SDLTemplateConfiguration.read(from: &reader)
            }
        }
        return Self(mainField1: mainField1, mainField2: mainField2, mainField3: mainField3, mainField4: mainField4, alignment: alignment, statusBar: statusBar, mediaClock: mediaClock, mediaTrack: mediaTrack, graphic: graphic, secondaryGraphic: secondaryGraphic, softButtons: softButtons, customPresets: customPresets, metadataTags: metadataTags, templateTitle: templateTitle, windowID: windowID, templateConfiguration: templateConfiguration)
    }

    public func check(_ violations: inout ViolationList) {
        violations.string("mainField1", mainField1, 0, 500)
        violations.string("mainField2", mainField2, 0, 500)
        violations.string("mainField3", mainField3, 0, 500)
        violations.string("mainField4", mainField4, 0, 500)
        violations.object("alignment", alignment)
        violations.string("statusBar", statusBar, 0, 500)
        violations.string("mediaClock", mediaClock, 0, 500)
        violations.string("mediaTrack", mediaTrack, 0, 500)
        violations.object("graphic", graphic)
        violations.object("secondaryGraphic", secondaryGraphic)
        violations.objects("softButtons", softButtons, 0, 8)
        violations.array("customPresets", customPresets, 0, 10) { $0.check($1, 1, 500) }
        violations.object("metadataTags", metadataTags)
        violations.string("templateTitle", templateTitle, 0, 100)
        violations.object("templateConfiguration", templateConfiguration)
    }
}

/// The request `ShowAppMenu`, since 6.0.
public struct SDLShowAppMenu: SDLRPCRequest {
    /// The response to this request.
    public typealias Response = SDLShowAppMenuResponse

    public static var name: String { "ShowAppMenu" }
    public static var functionID: SDLFunctionID { .showAppMenu }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(6, 0)) }

    /// Optional; 1 to 2000000000.
    public var menuID: Int?

    /// Members that are nil are left out of the message.
    public init(
        menuID: Int? = nil
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
        guard var frame = try reader.members(keys) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            default: menuID = try reader.integer(1, 2000000000)
            }
        }
        return Self(menuID: menuID)
    }

    public func check(_ violations: inout ViolationList) {
        violations.integer("menuID", menuID, 1, 2000000000)
    }
}

/// The response `ShowAppMenu`, since 6.0.
public struct SDLShowAppMenuResponse: SDLRPCResponse {
    public static var name: String { "ShowAppMenu" }
    public static var functionID: SDLFunctionID { .showAppMenu }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(6, 0)) }
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

/// The response `ShowConstantTBT`, since 2.0.
public struct SDLShowConstantTBTResponse: SDLRPCResponse {
    public static var name: String { "ShowConstantTBT" }
    public static var functionID: SDLFunctionID { .showConstantTBT }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(2, 0)) }
    public static let resultCodes: [SDLResult] = [
        .success, .invalidData, .outOfMemory, .tooManyPendingRequests, .applicationNotRegistered, .genericError, .rejected, .disallowed, .unsupportedRequest, .unsupportedResource
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

/// The request `ShowConstantTBT`, since 2.0.
public struct SDLShowConstantTBT: SDLRPCRequest {
    /// The response to this request.
    public typealias Response = SDLShowConstantTBTResponse

    public static var name: String { "ShowConstantTBT" }
    public static var functionID: SDLFunctionID { .showConstantTBT }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(2, 0)) }
    public static let memberLifespans: [SDLMemberLifespan] = [
        SDLMemberLifespan("timeToDestination", SDLLifespan(since: SDLVersion(3, 0))),
        SDLMemberLifespan("turnIcon.isTemplate", SDLLifespan(since: SDLVersion(5, 0))),
        SDLMemberLifespan("nextTurnIcon", SDLLifespan(since: SDLVersion(3, 0))),
        SDLMemberLifespan("nextTurnIcon.isTemplate", SDLLifespan(since: SDLVersion(5, 0))),
        SDLMemberLifespan("softButtons.image.isTemplate", SDLLifespan(since: SDLVersion(5, 0))),
    ]

    /// Optional; at most 500 characters; since 2.0.
    public var navigationText1: String?
    /// Optional; at most 500 characters; since 2.0.
    public var navigationText2: String?
    /// Optional; at most 500 characters; since 2.0.
    public var eta: String?
    /// Optional; at most 500 characters; since 3.0.
    public var timeToDestination: String?
    /// Optional; at most 500 characters; since 2.0.
    public var totalDistance: String?
    /// Optional; since 2.0.
    public var turnIcon: SDLImage?
    /// Optional; since 3.0.
    public var nextTurnIcon: SDLImage?
    /// Optional; 0 to 1000000000; since 2.0.
    public var distanceToManeuver: Double?
    /// Optional; 0 to 1000000000; since 2.0.
    public var distanceToManeuverScale: Double?
    /// Optional; since 2.0.
    public var maneuverComplete: Bool?
    /// Optional; at most 3 entries; since 2.0.
    public var softButtons: [SDLSoftButton]?

    /// Members that are nil are left out of the message.
    public init(
        navigationText1: String? = nil,
        navigationText2: String? = nil,
        eta: String? = nil,
        timeToDestination: String? = nil,
        totalDistance: String? = nil,
        turnIcon: SDLImage? = nil,
        nextTurnIcon: SDLImage? = nil,
        distanceToManeuver: Double? = nil,
        distanceToManeuverScale: Double? = nil,
        maneuverComplete: Bool? = nil,
        softButtons: [SDLSoftButton]? = nil
    ) {
        self.navigationText1 = navigationText1
        self.navigationText2 = navigationText2
        self.eta = eta
        self.timeToDestination = timeToDestination
        self.totalDistance = totalDistance
        self.turnIcon = turnIcon
        self.nextTurnIcon = nextTurnIcon
        self.distanceToManeuver = distanceToManeuver
        self.distanceToManeuverScale = distanceToManeuverScale
        self.maneuverComplete = maneuverComplete
        self.softButtons = softButtons
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("navigationText1", navigationText1)
        writer.field("navigationText2", navigationText2)
        writer.field("eta", eta)
        writer.field("timeToDestination", timeToDestination)
        writer.field("totalDistance", totalDistance)
        writer.field("turnIcon", turnIcon)
        writer.field("nextTurnIcon", nextTurnIcon)
        writer.field("distanceToManeuver", distanceToManeuver)
        writer.field("distanceToManeuverScale", distanceToManeuverScale)
        writer.field("maneuverComplete", maneuverComplete)
        writer.field("softButtons", softButtons)
        writer.endObject()
    }

    private static let keys = JSONKeys("navigationText1", "navigationText2", "eta", "timeToDestination", "totalDistance", "turnIcon", "nextTurnIcon", "distanceToManeuver", "distanceToManeuverScale", "maneuverComplete", "softButtons")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var navigationText1: String?
        var navigationText2: String?
        var eta: String?
        var timeToDestination: String?
        var totalDistance: String?
        var turnIcon: SDLImage?
        var nextTurnIcon: SDLImage?
        var distanceToManeuver: Double?
        var distanceToManeuverScale: Double?
        var maneuverComplete: Bool?
        var softButtons: [SDLSoftButton]?
        guard var frame = try reader.members(keys) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: navigationText1 = try reader.string(0, 500)
            case 1: navigationText2 = try reader.string(0, 500)
            case 2: eta = try reader.string(0, 500)
            case 3: timeToDestination = try reader.string(0, 500)
            case 4: totalDistance = try reader.string(0, 500)
            case 5: turnIcon = try SDLImage.read(from: &reader)
            case 6: nextTurnIcon = try SDLImage.read(from: &reader)
            case 7: distanceToManeuver = try reader.number(0, 1000000000)
            case 8: distanceToManeuverScale = try reader.number(0, 1000000000)
            case 9: maneuverComplete = try reader.bool()
            default: softButtons = try reader.array(of: SDLSoftButton.self, 0, 3)
            }
        }
        return Self(navigationText1: navigationText1, navigationText2: navigationText2, eta: eta, timeToDestination: timeToDestination, totalDistance: totalDistance, turnIcon: turnIcon, nextTurnIcon: nextTurnIcon, distanceToManeuver: distanceToManeuver, distanceToManeuverScale: distanceToManeuverScale, maneuverComplete: maneuverComplete, softButtons: softButtons)
    }

    public func check(_ violations: inout ViolationList) {
        violations.string("navigationText1", navigationText1, 0, 500)
        violations.string("navigationText2", navigationText2, 0, 500)
        violations.string("eta", eta, 0, 500)
        violations.string("timeToDestination", timeToDestination, 0, 500)
        violations.string("totalDistance", totalDistance, 0, 500)
        violations.object("turnIcon", turnIcon)
        violations.object("nextTurnIcon", nextTurnIcon)
        violations.number("distanceToManeuver", distanceToManeuver, 0, 1000000000)
        violations.number("distanceToManeuverScale", distanceToManeuverScale, 0, 1000000000)
        violations.objects("softButtons", softButtons, 0, 3)
    }
}

/// The response `Slider`, since 2.0.
public struct SDLSliderResponse: SDLRPCResponse {
    public static var name: String { "Slider" }
    public static var functionID: SDLFunctionID { .slider }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(2, 0)) }
    public static let resultCodes: [SDLResult] = [
        .success, .saved, .invalidData, .outOfMemory, .tooManyPendingRequests, .applicationNotRegistered, .genericError, .disallowed, .unsupportedResource, .rejected, .aborted, .timedOut
    ]

    /// Mandatory.
    public var success: Bool
    /// Mandatory.
    public var resultCode: SDLResult
    /// Optional; 1 to 1000 characters.
    public var info: String?
    /// Optional; 1 to 26.
    public var sliderPosition: Int?

    /// Members that are nil are left out of the message.
    public init(
        success: Bool,
        resultCode: SDLResult,
        info: String? = nil,
        sliderPosition: Int? = nil
    ) {
        self.success = success
        self.resultCode = resultCode
        self.info = info
        self.sliderPosition = sliderPosition
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("success", success)
        writer.field("resultCode", resultCode)
        writer.field("info", info)
        writer.field("sliderPosition", sliderPosition)
        writer.endObject()
    }

    private static let keys = JSONKeys("success", "resultCode", "info", "sliderPosition")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var success: Bool?
        var resultCode: SDLResult?
        var info: String?
        var sliderPosition: Int?
        guard var frame = try reader.members(keys, mandatory: 0x3) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: success = try reader.bool()
            case 1: resultCode = try SDLResult.read(from: &reader)
            case 2: info = try reader.string(1, 1000)
            default: sliderPosition = try reader.integer(1, 26)
            }
        }
        guard let success, let resultCode else { return nil }
        return Self(success: success, resultCode: resultCode, info: info, sliderPosition: sliderPosition)
    }

    public func check(_ violations: inout ViolationList) {
        violations.object("resultCode", resultCode)
        violations.string("info", info, 1, 1000)
        violations.integer("sliderPosition", sliderPosition, 1, 26)
    }
}

/// The request `Slider`, since 2.0.
public struct SDLSlider: SDLRPCRequest {
    /// The response to this request.
    public typealias Response = SDLSliderResponse

    public static var name: String { "Slider" }
    public static var functionID: SDLFunctionID { .slider }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(2, 0)) }
    public static let memberLifespans: [SDLMemberLifespan] = [
        SDLMemberLifespan("cancelID", SDLLifespan(since: SDLVersion(6, 0))),
    ]

    /// Mandatory; 2 to 26.
    public var numTicks: Int
    /// Mandatory; 1 to 26.
    public var position: Int
    /// Mandatory; 1 to 500 characters.
    public var sliderHeader: String
    /// Optional; 1 to 26 entries; each of 1 to 500 characters.
    public var sliderFooter: [String]?
    /// Optional, 10000 when left out; 1000 to 65535.
    public var timeout: Int?
    /// Optional; since 6.0.
    public var cancelID: Int?
    /// The value of `timeout`, or its default if it is absent.
    public var timeoutOrDefault: Int { timeout ?? 10000 }

    /// Members that are nil are left out of the message.
    public init(
        numTicks: Int,
        position: Int,
        sliderHeader: String,
        sliderFooter: [String]? = nil,
        timeout: Int? = nil,
        cancelID: Int? = nil
    ) {
        self.numTicks = numTicks
        self.position = position
        self.sliderHeader = sliderHeader
        self.sliderFooter = sliderFooter
        self.timeout = timeout
        self.cancelID = cancelID
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("numTicks", numTicks)
        writer.field("position", position)
        writer.field("sliderHeader", sliderHeader)
        writer.field("sliderFooter", sliderFooter)
        writer.field("timeout", timeout)
        writer.field("cancelID", cancelID)
        writer.endObject()
    }

    private static let keys = JSONKeys("numTicks", "position", "sliderHeader", "sliderFooter", "timeout", "cancelID")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var numTicks: Int?
        var position: Int?
        var sliderHeader: String?
        var sliderFooter: [String]?
        var timeout: Int?
        var cancelID: Int?
        guard var frame = try reader.members(keys, mandatory: 0x7) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: numTicks = try reader.integer(2, 26)
            case 1: position = try reader.integer(1, 26)
            case 2: sliderHeader = try reader.string(1, 500)
            case 3: sliderFooter = try reader.strings(1, 26, lengths: 1, 500)
            case 4: timeout = try reader.integer(1000, 65535)
            default: cancelID = try reader.integer()
            }
        }
        guard let numTicks, let position, let sliderHeader else { return nil }
        return Self(numTicks: numTicks, position: position, sliderHeader: sliderHeader, sliderFooter: sliderFooter, timeout: timeout, cancelID: cancelID)
    }

    public func check(_ violations: inout ViolationList) {
        violations.integer("numTicks", numTicks, 2, 26)
        violations.integer("position", position, 1, 26)
        violations.string("sliderHeader", sliderHeader, 1, 500)
        violations.array("sliderFooter", sliderFooter, 1, 26) { $0.check($1, 1, 500) }
        violations.integer("timeout", timeout, 1000, 65535)
    }
}

/// The request `Speak`, since 1.0.
public struct SDLSpeak: SDLRPCRequest {
    /// The response to this request.
    public typealias Response = SDLSpeakResponse

    public static var name: String { "Speak" }
    public static var functionID: SDLFunctionID { .speak }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(1, 0)) }
    public static let memberNames: [SDLMemberNames] = [
        SDLMemberNames("ttsChunks.type", SDLSpeechCapabilities.lifespans),
    ]

    /// Mandatory; 1 to 100 entries.
    public var ttsChunks: [SDLTTSChunk]

    /// All its members are mandatory.
    public init(
        ttsChunks: [SDLTTSChunk]
    ) {
        self.ttsChunks = ttsChunks
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("ttsChunks", ttsChunks)
        writer.endObject()
    }

    private static let keys = JSONKeys("ttsChunks")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var ttsChunks: [SDLTTSChunk]?
        guard var frame = try reader.members(keys, mandatory: 0x1) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            default: ttsChunks = try reader.array(of: SDLTTSChunk.self, 1, 100)
            }
        }
        guard let ttsChunks else { return nil }
        return Self(ttsChunks: ttsChunks)
    }

    public func check(_ violations: inout ViolationList) {
        violations.objects("ttsChunks", ttsChunks, 1, 100)
    }
}

/// The response `Speak`, since 1.0.
public struct SDLSpeakResponse: SDLRPCResponse {
    public static var name: String { "Speak" }
    public static var functionID: SDLFunctionID { .speak }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(1, 0)) }
    public static let resultCodes: [SDLResult] = [
        .success, .invalidData, .outOfMemory, .tooManyPendingRequests, .applicationNotRegistered, .genericError, .rejected, .disallowed, .aborted, .warnings
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

/// The request `SubscribeButton`, since 1.0.
public struct SDLSubscribeButton: SDLRPCRequest {
    /// The response to this request.
    public typealias Response = SDLSubscribeButtonResponse

    public static var name: String { "SubscribeButton" }
    public static var functionID: SDLFunctionID { .subscribeButton }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(1, 0)) }
    public static let memberNames: [SDLMemberNames] = [
        SDLMemberNames("buttonName", SDLButtonName.lifespans),
    ]

    /// Mandatory.
    public var buttonName: SDLButtonName

    /// All its members are mandatory.
    public init(
        buttonName: SDLButtonName
    ) {
        self.buttonName = buttonName
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("buttonName", buttonName)
        writer.endObject()
    }

    private static let keys = JSONKeys("buttonName")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var buttonName: SDLButtonName?
        guard var frame = try reader.members(keys, mandatory: 0x1) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            default: buttonName = try SDLButtonName.read(from: &reader)
            }
        }
        guard let buttonName else { return nil }
        return Self(buttonName: buttonName)
    }

    public func check(_ violations: inout ViolationList) {
        violations.object("buttonName", buttonName)
    }
}

/// The response `SubscribeButton`, since 1.0.
public struct SDLSubscribeButtonResponse: SDLRPCResponse {
    public static var name: String { "SubscribeButton" }
    public static var functionID: SDLFunctionID { .subscribeButton }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(1, 0)) }
    public static let resultCodes: [SDLResult] = [
        .success, .invalidData, .outOfMemory, .tooManyPendingRequests, .applicationNotRegistered, .genericError, .unsupportedResource, .ignored, .rejected
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

/// The request `SubscribeVehicleData`, since 2.0.
public struct SDLSubscribeVehicleData: SDLRPCRequest {
    /// The response to this request.
    public typealias Response = SDLSubscribeVehicleDataResponse

    public static var name: String { "SubscribeVehicleData" }
    public static var functionID: SDLFunctionID { .subscribeVehicleData }
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

    private static let keys = JSONKeys("gps", "speed", "rpm", "fuelLevel", "fuelLevel_State", "instantFuelConsumption", "fuelRange", "climateData", "externalTemperature", "turnSignal", "gearStatus", "prndl", "tirePressure", "odometer", "beltStatus", "bodyInformation", "deviceStatus", "driverBraking", "wiperStatus", "headLampStatus", "engineTorque", "accPedalPosition", "steeringWheelAngle", "engineOilLife", "electronicParkBrakeStatus", "cloudAppVehicleID", "stabilityControlsStatus", "eCallInfo", "airbagStatus", "emergencyEvent", "clusterModeStatus", "myKey", "windowStatus", "handsOffSteering", "seatOccupancy")

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
            case 10: gearStatus = try reader.bool()
            case 11: prndl = try reader.bool()
            case 12: tirePressure = try reader.bool()
            case 13: odometer = try reader.bool()
            case 14: beltStatus = try reader.bool()
            case 15: bodyInformation = try reader.bool()
            case 16: deviceStatus = try reader.bool()
            case 17: driverBraking = try reader.bool()
            case 18: wiperStatus = try reader.bool()
            case 19: headLampStatus = try reader.bool()
            case 20: engineTorque = try reader.bool()
            case 21: accPedalPosition = try reader.bool()
            case 22: steeringWheelAngle = try reader.bool()
            case 23: engineOilLife = try reader.bool()
            case 24: electronicParkBrakeStatus = try reader.bool()
            case 25: cloudAppVehicleID = try reader.bool()
            case 26: stabilityControlsStatus = try reader.bool()
            case 27: eCallInfo = try reader.bool()
            case 28: airbagStatus = try reader.bool()
            case 29: emergencyEvent = try reader.bool()
            case 30: clusterModeStatus = try reader.bool()
            case 31: myKey = try reader.bool()
            case 32: windowStatus = try reader.bool()
            case 33: handsOffSteering = try reader.bool()
            default: seatOccupancy = try reader.bool()
            }
        }
        return Self(gps: gps, speed: speed, rpm: rpm, fuelLevel: fuelLevel, fuelLevel_State: fuelLevel_State, instantFuelConsumption: instantFuelConsumption, fuelRange: fuelRange, climateData: climateData, externalTemperature: externalTemperature, turnSignal: turnSignal, gearStatus: gearStatus, prndl: prndl, tirePressure: tirePressure, odometer: odometer, beltStatus: beltStatus, bodyInformation: bodyInformation, deviceStatus: deviceStatus, driverBraking: driverBraking, wiperStatus: wiperStatus, headLampStatus: headLampStatus, engineTorque: engineTorque, accPedalPosition: accPedalPosition, steeringWheelAngle: steeringWheelAngle, engineOilLife: engineOilLife, electronicParkBrakeStatus: electronicParkBrakeStatus, cloudAppVehicleID: cloudAppVehicleID, stabilityControlsStatus: stabilityControlsStatus, eCallInfo: eCallInfo, airbagStatus: airbagStatus, emergencyEvent: emergencyEvent, clusterModeStatus: clusterModeStatus, myKey: myKey, windowStatus: windowStatus, handsOffSteering: handsOffSteering, seatOccupancy: seatOccupancy)
    }

    public func check(_ violations: inout ViolationList) {}
}

/// The response `SubscribeVehicleData`, since 2.0.
public struct SDLSubscribeVehicleDataResponse: SDLRPCResponse {
    public static var name: String { "SubscribeVehicleData" }
    public static var functionID: SDLFunctionID { .subscribeVehicleData }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(2, 0)) }
    public static let resultCodes: [SDLResult] = [
        .success, .warnings, .invalidData, .outOfMemory, .tooManyPendingRequests, .applicationNotRegistered, .genericError, .rejected, .ignored, .disallowed, .userDisallowed
    ]

    /// Mandatory.
    public var success: Bool
    /// Mandatory.
    public var resultCode: SDLResult
    /// Optional; 1 to 1000 characters.
    public var info: String?
    /// Optional.
    public var gps: SDLVehicleDataResult?
    /// Optional.
    public var speed: SDLVehicleDataResult?
    /// Optional.
    public var rpm: SDLVehicleDataResult?
    /// Optional; since 2.0; deprecated since 7.0.
    public var fuelLevel: SDLVehicleDataResult?
    /// Optional; since 2.0; deprecated since 7.0.
    public var fuelLevel_State: SDLVehicleDataResult?
    /// Optional.
    public var instantFuelConsumption: SDLVehicleDataResult?
    /// Optional; since 5.0.
    public var fuelRange: SDLVehicleDataResult?
    /// Optional; since 7.1.
    public var climateData: SDLVehicleDataResult?
    /// Optional; since 2.0; deprecated since 7.1.
    public var externalTemperature: SDLVehicleDataResult?
    /// Optional; since 5.0.
    public var turnSignal: SDLVehicleDataResult?
    /// Optional; since 7.0.
    public var gearStatus: SDLVehicleDataResult?
    /// Optional; since 2.0; deprecated since 7.0.
    public var prndl: SDLVehicleDataResult?
    /// Optional.
    public var tirePressure: SDLVehicleDataResult?
    /// Optional.
    public var odometer: SDLVehicleDataResult?
    /// Optional.
    public var beltStatus: SDLVehicleDataResult?
    /// Optional.
    public var bodyInformation: SDLVehicleDataResult?
    /// Optional.
    public var deviceStatus: SDLVehicleDataResult?
    /// Optional.
    public var driverBraking: SDLVehicleDataResult?
    /// Optional.
    public var wiperStatus: SDLVehicleDataResult?
    /// Optional.
    public var headLampStatus: SDLVehicleDataResult?
    /// Optional.
    public var engineTorque: SDLVehicleDataResult?
    /// Optional.
    public var accPedalPosition: SDLVehicleDataResult?
    /// Optional.
    public var steeringWheelAngle: SDLVehicleDataResult?
    /// Optional; since 5.0.
    public var engineOilLife: SDLVehicleDataResult?
    /// Optional; since 5.0.
    public var electronicParkBrakeStatus: SDLVehicleDataResult?
    /// Optional; since 5.1.
    public var cloudAppVehicleID: SDLVehicleDataResult?
    /// Optional; since 7.0.
    public var stabilityControlsStatus: SDLVehicleDataResult?
    /// Optional.
    public var eCallInfo: SDLVehicleDataResult?
    /// Optional.
    public var airbagStatus: SDLVehicleDataResult?
    /// Optional.
    public var emergencyEvent: SDLVehicleDataResult?
    /// Optional.
    public var clusterModes: SDLVehicleDataResult?
    /// Optional.
    public var myKey: SDLVehicleDataResult?
    /// Optional; since 7.0.
    public var windowStatus: SDLVehicleDataResult?
    /// Optional; since 7.0.
    public var handsOffSteering: SDLVehicleDataResult?
    /// Optional; since 7.1.
    public var seatOccupancy: SDLVehicleDataResult?

    /// Members that are nil are left out of the message.
    public init(
        success: Bool,
        resultCode: SDLResult,
        info: String? = nil,
        gps: SDLVehicleDataResult? = nil,
        speed: SDLVehicleDataResult? = nil,
        rpm: SDLVehicleDataResult? = nil,
        fuelLevel: SDLVehicleDataResult? = nil,
        fuelLevel_State: SDLVehicleDataResult? = nil,
        instantFuelConsumption: SDLVehicleDataResult? = nil,
        fuelRange: SDLVehicleDataResult? = nil,
        climateData: SDLVehicleDataResult? = nil,
        externalTemperature: SDLVehicleDataResult? = nil,
        turnSignal: SDLVehicleDataResult? = nil,
        gearStatus: SDLVehicleDataResult? = nil,
        prndl: SDLVehicleDataResult? = nil,
        tirePressure: SDLVehicleDataResult? = nil,
        odometer: SDLVehicleDataResult? = nil,
        beltStatus: SDLVehicleDataResult? = nil,
        bodyInformation: SDLVehicleDataResult? = nil,
        deviceStatus: SDLVehicleDataResult? = nil,
        driverBraking: SDLVehicleDataResult? = nil,
        wiperStatus: SDLVehicleDataResult? = nil,
        headLampStatus: SDLVehicleDataResult? = nil,
        engineTorque: SDLVehicleDataResult? = nil,
        accPedalPosition: SDLVehicleDataResult? = nil,
        steeringWheelAngle: SDLVehicleDataResult? = nil,
        engineOilLife: SDLVehicleDataResult? = nil,
        electronicParkBrakeStatus: SDLVehicleDataResult? = nil,
        cloudAppVehicleID: SDLVehicleDataResult? = nil,
        stabilityControlsStatus: SDLVehicleDataResult? = nil,
        eCallInfo: SDLVehicleDataResult? = nil,
        airbagStatus: SDLVehicleDataResult? = nil,
        emergencyEvent: SDLVehicleDataResult? = nil,
        clusterModes: SDLVehicleDataResult? = nil,
        myKey: SDLVehicleDataResult? = nil,
        windowStatus: SDLVehicleDataResult? = nil,
        handsOffSteering: SDLVehicleDataResult? = nil,
        seatOccupancy: SDLVehicleDataResult? = nil
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
        self.clusterModes = clusterModes
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
        writer.field("clusterModes", clusterModes)
        writer.field("myKey", myKey)
        writer.field("windowStatus", windowStatus)
        writer.field("handsOffSteering", handsOffSteering)
        writer.field("seatOccupancy", seatOccupancy)
        writer.endObject()
    }

    private static let keys = JSONKeys("success", "resultCode", "info", "gps", "speed", "rpm", "fuelLevel", "fuelLevel_State", "instantFuelConsumption", "fuelRange", "climateData", "externalTemperature", "turnSignal", "gearStatus", "prndl", "tirePressure", "odometer", "beltStatus", "bodyInformation", "deviceStatus", "driverBraking", "wiperStatus", "headLampStatus", "engineTorque", "accPedalPosition", "steeringWheelAngle", "engineOilLife", "electronicParkBrakeStatus", "cloudAppVehicleID", "stabilityControlsStatus", "eCallInfo", "airbagStatus", "emergencyEvent", "clusterModes", "myKey", "windowStatus", "handsOffSteering", "seatOccupancy")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var success: Bool?
        var resultCode: SDLResult?
        var info: String?
        var gps: SDLVehicleDataResult?
        var speed: SDLVehicleDataResult?
        var rpm: SDLVehicleDataResult?
        var fuelLevel: SDLVehicleDataResult?
        var fuelLevel_State: SDLVehicleDataResult?
        var instantFuelConsumption: SDLVehicleDataResult?
        var fuelRange: SDLVehicleDataResult?
        var climateData: SDLVehicleDataResult?
        var externalTemperature: SDLVehicleDataResult?
        var turnSignal: SDLVehicleDataResult?
        var gearStatus: SDLVehicleDataResult?
        var prndl: SDLVehicleDataResult?
        var tirePressure: SDLVehicleDataResult?
        var odometer: SDLVehicleDataResult?
        var beltStatus: SDLVehicleDataResult?
        var bodyInformation: SDLVehicleDataResult?
        var deviceStatus: SDLVehicleDataResult?
        var driverBraking: SDLVehicleDataResult?
        var wiperStatus: SDLVehicleDataResult?
        var headLampStatus: SDLVehicleDataResult?
        var engineTorque: SDLVehicleDataResult?
        var accPedalPosition: SDLVehicleDataResult?
        var steeringWheelAngle: SDLVehicleDataResult?
        var engineOilLife: SDLVehicleDataResult?
        var electronicParkBrakeStatus: SDLVehicleDataResult?
        var cloudAppVehicleID: SDLVehicleDataResult?
        var stabilityControlsStatus: SDLVehicleDataResult?
        var eCallInfo: SDLVehicleDataResult?
        var airbagStatus: SDLVehicleDataResult?
        var emergencyEvent: SDLVehicleDataResult?
        var clusterModes: SDLVehicleDataResult?
        var myKey: SDLVehicleDataResult?
        var windowStatus: SDLVehicleDataResult?
        var handsOffSteering: SDLVehicleDataResult?
        var seatOccupancy: SDLVehicleDataResult?
        guard var frame = try reader.members(keys, mandatory: 0x3) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: success = try reader.bool()
            case 1: resultCode = try SDLResult.read(from: &reader)
            case 2: info = try reader.string(1, 1000)
            case 3: gps = try SDLVehicleDataResult.read(from: &reader)
            case 4: speed = try SDLVehicleDataResult.read(from: &reader)
            case 5: rpm = try SDLVehicleDataResult.read(from: &reader)
            case 6: fuelLevel = try SDLVehicleDataResult.read(from: &reader)
            case 7: fuelLevel_State = try SDLVehicleDataResult.read(from: &reader)
            case 8: instantFuelConsumption = try SDLVehicleDataResult.read(from: &reader)
            case 9: fuelRange = try SDLVehicleDataResult.read(from: &reader)
            case 10: climateData = try SDLVehicleDataResult.read(from: &reader)
            case 11: externalTemperature = try SDLVehicleDataResult.read(from: &reader)
            case 12: turnSignal = try SDLVehicleDataResult.read(from: &reader)
            case 13: gearStatus = try SDLVehicleDataResult.read(from: &reader)
            case 14: prndl = try SDLVehicleDataResult.read(from: &reader)
            case 15: tirePressure = try SDLVehicleDataResult.read(from: &reader)
            case 16: odometer = try SDLVehicleDataResult.read(from: &reader)
            case 17: beltStatus = try SDLVehicleDataResult.read(from: &reader)
            case 18: bodyInformation = try SDLVehicleDataResult.read(from: &reader)
            case 19: deviceStatus = try SDLVehicleDataResult.read(from: &reader)
            case 20: driverBraking = try SDLVehicleDataResult.read(from: &reader)
            case 21: wiperStatus = try SDLVehicleDataResult.read(from: &reader)
            case 22: headLampStatus = try SDLVehicleDataResult.read(from: &reader)
            case 23: engineTorque = try SDLVehicleDataResult.read(from: &reader)
            case 24: accPedalPosition = try SDLVehicleDataResult.read(from: &reader)
            case 25: steeringWheelAngle = try SDLVehicleDataResult.read(from: &reader)
            case 26: engineOilLife = try SDLVehicleDataResult.read(from: &reader)
            case 27: electronicParkBrakeStatus = try SDLVehicleDataResult.read(from: &reader)
            case 28: cloudAppVehicleID = try SDLVehicleDataResult.read(from: &reader)
            case 29: stabilityControlsStatus = try SDLVehicleDataResult.read(from: &reader)
            case 30: eCallInfo = try SDLVehicleDataResult.read(from: &reader)
            case 31: airbagStatus = try SDLVehicleDataResult.read(from: &reader)
            case 32: emergencyEvent = try SDLVehicleDataResult.read(from: &reader)
            case 33: clusterModes = try SDLVehicleDataResult.read(from: &reader)
            case 34: myKey = try SDLVehicleDataResult.read(from: &reader)
            case 35: windowStatus = try SDLVehicleDataResult.read(from: &reader)
            case 36: handsOffSteering = try SDLVehicleDataResult.read(from: &reader)
            default: seatOccupancy = try SDLVehicleDataResult.read(from: &reader)
            }
        }
        guard let success, let resultCode else { return nil }
        return Self(success: success, resultCode: resultCode, info: info, gps: gps, speed: speed, rpm: rpm, fuelLevel: fuelLevel, fuelLevel_State: fuelLevel_State, instantFuelConsumption: instantFuelConsumption, fuelRange: fuelRange, climateData: climateData, externalTemperature: externalTemperature, turnSignal: turnSignal, gearStatus: gearStatus, prndl: prndl, tirePressure: tirePressure, odometer: odometer, beltStatus: beltStatus, bodyInformation: bodyInformation, deviceStatus: deviceStatus, driverBraking: driverBraking, wiperStatus: wiperStatus, headLampStatus: headLampStatus, engineTorque: engineTorque, accPedalPosition: accPedalPosition, steeringWheelAngle: steeringWheelAngle, engineOilLife: engineOilLife, electronicParkBrakeStatus: electronicParkBrakeStatus, cloudAppVehicleID: cloudAppVehicleID, stabilityControlsStatus: stabilityControlsStatus, eCallInfo: eCallInfo, airbagStatus: airbagStatus, emergencyEvent: emergencyEvent, clusterModes: clusterModes, myKey: myKey, windowStatus: windowStatus, handsOffSteering: handsOffSteering, seatOccupancy: seatOccupancy)
    }

    public func check(_ violations: inout ViolationList) {
        violations.object("resultCode", resultCode)
        violations.string("info", info, 1, 1000)
        violations.object("gps", gps)
        violations.object("speed", speed)
        violations.object("rpm", rpm)
        violations.object("fuelLevel", fuelLevel)
        violations.object("fuelLevel_State", fuelLevel_State)
        violations.object("instantFuelConsumption", instantFuelConsumption)
        violations.object("fuelRange", fuelRange)
        violations.object("climateData", climateData)
        violations.object("externalTemperature", externalTemperature)
        violations.object("turnSignal", turnSignal)
        violations.object("gearStatus", gearStatus)
        violations.object("prndl", prndl)
        violations.object("tirePressure", tirePressure)
        violations.object("odometer", odometer)
        violations.object("beltStatus", beltStatus)
        violations.object("bodyInformation", bodyInformation)
        violations.object("deviceStatus", deviceStatus)
        violations.object("driverBraking", driverBraking)
        violations.object("wiperStatus", wiperStatus)
        violations.object("headLampStatus", headLampStatus)
        violations.object("engineTorque", engineTorque)
        violations.object("accPedalPosition", accPedalPosition)
        violations.object("steeringWheelAngle", steeringWheelAngle)
        violations.object("engineOilLife", engineOilLife)
        violations.object("electronicParkBrakeStatus", electronicParkBrakeStatus)
        violations.object("cloudAppVehicleID", cloudAppVehicleID)
        violations.object("stabilityControlsStatus", stabilityControlsStatus)
        violations.object("eCallInfo", eCallInfo)
        violations.object("airbagStatus", airbagStatus)
        violations.object("emergencyEvent", emergencyEvent)
        violations.object("clusterModes", clusterModes)
        violations.object("myKey", myKey)
        violations.object("windowStatus", windowStatus)
        violations.object("handsOffSteering", handsOffSteering)
        violations.object("seatOccupancy", seatOccupancy)
    }
}

/// The request `SubscribeWayPoints`, since 4.1.
public struct SDLSubscribeWayPoints: SDLRPCRequest {
    /// The response to this request.
    public typealias Response = SDLSubscribeWayPointsResponse

    public static var name: String { "SubscribeWayPoints" }
    public static var functionID: SDLFunctionID { .subscribeWayPoints }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(4, 1)) }

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

/// The response `SubscribeWayPoints`, since 4.1.
public struct SDLSubscribeWayPointsResponse: SDLRPCResponse {
    public static var name: String { "SubscribeWayPoints" }
    public static var functionID: SDLFunctionID { .subscribeWayPoints }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(4, 1)) }
    public static let resultCodes: [SDLResult] = [
        .success, .invalidData, .genericError, .rejected, .unsupportedResource, .ignored, .disallowed
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

/// The response `SubtleAlert`, since 7.0.
public struct SDLSubtleAlertResponse: SDLRPCResponse {
    public static var name: String { "SubtleAlert" }
    public static var functionID: SDLFunctionID { .subtleAlert }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(7, 0)) }
    public static let resultCodes: [SDLResult] = [
        .success, .invalidData, .outOfMemory, .tooManyPendingRequests, .applicationNotRegistered, .genericError, .rejected, .aborted, .disallowed, .userDisallowed, .unsupportedResource, .warnings
    ]

    /// Mandatory.
    public var success: Bool
    /// Mandatory.
    public var resultCode: SDLResult
    /// Optional; 1 to 1000 characters.
    public var info: String?
    /// Optional; 0 to 2000000000.
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

/// The request `SubtleAlert`, since 7.0.
public struct SDLSubtleAlert: SDLRPCRequest {
    /// The response to this request.
    public typealias Response = SDLSubtleAlertResponse

    public static var name: String { "SubtleAlert" }
    public static var functionID: SDLFunctionID { .subtleAlert }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(7, 0)) }
    public static let memberNames: [SDLMemberNames] = [
        SDLMemberNames("ttsChunks.type", SDLSpeechCapabilities.lifespans),
    ]

    /// Optional; 1 to 500 characters.
    public var alertText1: String?
    /// Optional; 1 to 500 characters.
    public var alertText2: String?
    /// Optional.
    public var alertIcon: SDLImage?
    /// Optional; 1 to 100 entries.
    public var ttsChunks: [SDLTTSChunk]?
    /// Optional, 5000 when left out; 3000 to 10000.
    public var duration: Int?
    /// Optional; at most 2 entries.
    public var softButtons: [SDLSoftButton]?
    /// Optional.
    public var cancelID: Int?
    /// The value of `duration`, or its default if it is absent.
    public var durationOrDefault: Int { duration ?? 5000 }

    /// Members that are nil are left out of the message.
    public init(
        alertText1: String? = nil,
        alertText2: String? = nil,
        alertIcon: SDLImage? = nil,
        ttsChunks: [SDLTTSChunk]? = nil,
        duration: Int? = nil,
        softButtons: [SDLSoftButton]? = nil,
        cancelID: Int? = nil
    ) {
        self.alertText1 = alertText1
        self.alertText2 = alertText2
        self.alertIcon = alertIcon
        self.ttsChunks = ttsChunks
        self.duration = duration
        self.softButtons = softButtons
        self.cancelID = cancelID
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("alertText1", alertText1)
        writer.field("alertText2", alertText2)
        writer.field("alertIcon", alertIcon)
        writer.field("ttsChunks", ttsChunks)
        writer.field("duration", duration)
        writer.field("softButtons", softButtons)
        writer.field("cancelID", cancelID)
        writer.endObject()
    }

    private static let keys = JSONKeys("alertText1", "alertText2", "alertIcon", "ttsChunks", "duration", "softButtons", "cancelID")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var alertText1: String?
        var alertText2: String?
        var alertIcon: SDLImage?
        var ttsChunks: [SDLTTSChunk]?
        var duration: Int?
        var softButtons: [SDLSoftButton]?
        var cancelID: Int?
        guard var frame = try reader.members(keys) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: alertText1 = try reader.string(1, 500)
            case 1: alertText2 = try reader.string(1, 500)
            case 2: alertIcon = try SDLImage.read(from: &reader)
            case 3: ttsChunks = try reader.array(of: SDLTTSChunk.self, 1, 100)
            case 4: duration = try reader.integer(3000, 10000)
            case 5: softButtons = try reader.array(of: SDLSoftButton.self, 0, 2)
            default: cancelID = try reader.integer()
            }
        }
        return Self(alertText1: alertText1, alertText2: alertText2, alertIcon: alertIcon, ttsChunks: ttsChunks, duration: duration, softButtons: softButtons, cancelID: cancelID)
    }

    public func check(_ violations: inout ViolationList) {
        violations.string("alertText1", alertText1, 1, 500)
        violations.string("alertText2", alertText2, 1, 500)
        violations.object("alertIcon", alertIcon)
        violations.objects("ttsChunks", ttsChunks, 1, 100)
        violations.integer("duration", duration, 3000, 10000)
        violations.objects("softButtons", softButtons, 0, 2)
    }
}

/// The response `SystemRequest`, since 3.0.
public struct SDLSystemRequestResponse: SDLRPCResponse {
    public static var name: String { "SystemRequest" }
    public static var functionID: SDLFunctionID { .systemRequest }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(3, 0)) }
    public static let resultCodes: [SDLResult] = [
        .success, .invalidData, .outOfMemory, .tooManyPendingRequests, .applicationNotRegistered, .genericError, .rejected, .invalidCert, .expiredCert, .unsupportedRequest, .unsupportedResource, .disallowed, .aborted, .warnings, .timedOut, .ignored
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

/// The request `SystemRequest`, since 3.0.
public struct SDLSystemRequest: SDLRPCRequest {
    /// The response to this request.
    public typealias Response = SDLSystemRequestResponse

    public static var name: String { "SystemRequest" }
    public static var functionID: SDLFunctionID { .systemRequest }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(3, 0)) }
    public static let memberLifespans: [SDLMemberLifespan] = [
        SDLMemberLifespan("requestSubType", SDLLifespan(since: SDLVersion(5, 0))),
    ]
    public static let memberNames: [SDLMemberNames] = [
        SDLMemberNames("requestType", SDLRequestType.lifespans),
    ]

    /// Mandatory.
    public var requestType: SDLRequestType
    /// Optional; 1 to 255 characters; since 5.0.
    public var requestSubType: String?
    /// Optional; 1 to 255 characters.
    public var fileName: String?

    /// Members that are nil are left out of the message.
    public init(
        requestType: SDLRequestType,
        requestSubType: String? = nil,
        fileName: String? = nil
    ) {
        self.requestType = requestType
        self.requestSubType = requestSubType
        self.fileName = fileName
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("requestType", requestType)
        writer.field("requestSubType", requestSubType)
        writer.field("fileName", fileName)
        writer.endObject()
    }

    private static let keys = JSONKeys("requestType", "requestSubType", "fileName")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var requestType: SDLRequestType?
        var requestSubType: String?
        var fileName: String?
        guard var frame = try reader.members(keys, mandatory: 0x1) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: requestType = try SDLRequestType.read(from: &reader)
            case 1: requestSubType = try reader.string(1, 255)
            default: fileName = try reader.string(1, 255)
            }
        }
        guard let requestType else { return nil }
        return Self(requestType: requestType, requestSubType: requestSubType, fileName: fileName)
    }

    public func check(_ violations: inout ViolationList) {
        violations.object("requestType", requestType)
        violations.string("requestSubType", requestSubType, 1, 255)
        violations.string("fileName", fileName, 1, 255)
    }
}
