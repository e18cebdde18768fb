// Made by rpc-gen from Sources/rpc-gen/Spec/mobile.json; changes belong there.
// swift-format-ignore-file

public import JSON

/// The request `EncodedSyncPData`, deprecated since 7.1.
public struct SDLEncodedSyncPData: SDLRPCRequest {
    /// The response to this request.
    public typealias Response = SDLEncodedSyncPDataResponse

    public static var name: String { "EncodedSyncPData" }
    public static var functionID: SDLFunctionID { .encodedSyncPData }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(1, 0), deprecated: SDLVersion(7, 1)) }

    /// Mandatory; 1 to 100 entries; each of 1 to 1000000 characters.
    public var data: [String]

    /// All its members are mandatory.
    public init(
        data: [String]
    ) {
        self.data = data
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("data", data)
        writer.endObject()
    }

    private static let keys = JSONKeys("data")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var data: [String]?
        guard var frame = try reader.members(keys, mandatory: 0x1) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            default: data = try reader.strings(1, 100, lengths: 1, 1000000)
            }
        }
        guard let data else { return nil }
        return Self(data: data)
    }

    public func check(_ violations: inout ViolationList) {
        violations.array("data", data, 1, 100) { $0.check($1, 1, 1000000) }
    }
}

/// The response `EncodedSyncPData`, deprecated since 7.1.
public struct SDLEncodedSyncPDataResponse: SDLRPCResponse {
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

/// The request `EndAudioPassThru`, since 2.0.
public struct SDLEndAudioPassThru: SDLRPCRequest {
    /// The response to this request.
    public typealias Response = SDLEndAudioPassThruResponse

    public static var name: String { "EndAudioPassThru" }
    public static var functionID: SDLFunctionID { .endAudioPassThru }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(2, 0)) }

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

/// The response `EndAudioPassThru`, since 2.0.
public struct SDLEndAudioPassThruResponse: SDLRPCResponse {
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
