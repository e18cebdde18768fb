// Made by rpc-gen from Sources/rpc-gen/Spec/mobile.json; changes belong there.
// swift-format-ignore-file

public import JSON

/// The request `ListFiles`, since 3.0.
public struct SDLListFiles: SDLRPCRequest {
    /// The response to this request.
    public typealias Response = SDLListFilesResponse

    public static var name: String { "ListFiles" }
    public static var functionID: SDLFunctionID { .listFiles }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(3, 0)) }

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

/// The response `ListFiles`, since 3.0.
public struct SDLListFilesResponse: SDLRPCResponse {
    public static var name: String { "ListFiles" }
    public static var functionID: SDLFunctionID { .listFiles }
    public static var lifespan: SDLLifespan { SDLLifespan(since: SDLVersion(3, 0)) }
    public static let resultCodes: [SDLResult] = [
        .success, .invalidData, .outOfMemory, .tooManyPendingRequests, .applicationNotRegistered, .genericError, .rejected, .unsupportedRequest
    ]

    /// Mandatory.
    public var success: Bool
    /// Mandatory.
    public var resultCode: SDLResult
    /// Optional; at most 1000 entries; each of 1 to 500 characters.
    public var filenames: [String]?
    /// Optional; 0 to 2000000000; since 3.0.
    public var spaceAvailable: Int?
    /// Optional; 1 to 1000 characters.
    public var info: String?

    /// Members that are nil are left out of the message.
    public init(
        success: Bool,
        resultCode: SDLResult,
        filenames: [String]? = nil,
        spaceAvailable: Int? = nil,
        info: String? = nil
    ) {
        self.success = success
        self.resultCode = resultCode
        self.filenames = filenames
        self.spaceAvailable = spaceAvailable
        self.info = info
    }

    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("success", success)
        writer.field("resultCode", resultCode)
        writer.field("filenames", filenames)
        writer.field("spaceAvailable", spaceAvailable)
        writer.field("info", info)
        writer.endObject()
    }

    private static let keys = JSONKeys("success", "resultCode", "filenames", "spaceAvailable", "info")

    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        var success: Bool?
        var resultCode: SDLResult?
        var filenames: [String]?
        var spaceAvailable: Int?
        var info: String?
        guard var frame = try reader.members(keys, mandatory: 0x3) else { return nil }
        while let member = try reader.next(&frame) {
            switch member {
            case 0: success = try reader.bool()
            case 1: resultCode = try SDLResult.read(from: &reader)
            case 2: filenames = try reader.strings(0, 1000, lengths: 1, 500)
            case 3: spaceAvailable = try reader.integer(0, 2000000000)
            default: info = try reader.string(1, 1000)
            }
        }
        guard let success, let resultCode else { return nil }
        return Self(success: success, resultCode: resultCode, filenames: filenames, spaceAvailable: spaceAvailable, info: info)
    }

    public func check(_ violations: inout ViolationList) {
        violations.object("resultCode", resultCode)
        violations.array("filenames", filenames, 0, 1000) { $0.check($1, 1, 500) }
        violations.integer("spaceAvailable", spaceAvailable, 0, 2000000000)
        violations.string("info", info, 1, 1000)
    }
}
