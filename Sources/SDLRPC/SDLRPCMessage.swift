public import JSON

/// One message of the mobile interface: a request, a response or a notification.
public protocol SDLRPCMessage: JSONWritable, JSONReadable, JSONCheckable, Equatable, Sendable {
    /// The function's name, the same for a request and its response.
    static var name: String { get }
    /// The function's number on the wire.
    static var functionID: SDLFunctionID { get }
    /// Which of the three it is.
    static var kind: SDLRPCKind { get }
    /// In which versions of the interface it is.
    static var lifespan: SDLLifespan { get }
}

/// What an app asks of a head unit, or a head unit of an app. Each has one response.
public protocol SDLRPCRequest: SDLRPCMessage {
    /// What answers it.
    associatedtype Response: SDLRPCResponse

    /// Members that are not as old as the request, or are to be left out since some version.
    static var memberLifespans: [SDLMemberLifespan] { get }

    /// Members whose enumeration has got names after itself, or has lost some.
    static var memberNames: [SDLMemberNames] { get }
}

/// The answer to one request.
public protocol SDLRPCResponse: SDLRPCMessage {
    /// The result codes the interface lets this function answer with; none where it states none.
    static var resultCodes: [SDLResult] { get }

    /// Whether what was asked has been done, be it with a warning.
    var success: Bool { get set }
    /// What came of it.
    var resultCode: SDLResult { get set }
    /// In words, where the head unit has any.
    var info: String? { get set }
}

/// What is told without an answer.
public protocol SDLRPCNotification: SDLRPCMessage {}

extension SDLRPCRequest {
    public static var memberLifespans: [SDLMemberLifespan] { [] }
    public static var memberNames: [SDLMemberNames] { [] }
    public static var kind: SDLRPCKind { .request }
}

extension SDLRPCResponse {
    public static var kind: SDLRPCKind { .response }
}

extension SDLRPCNotification {
    public static var kind: SDLRPCKind { .notification }
}

/// What a message is to its peer, as the wire numbers it.
public enum SDLRPCKind: UInt8, Sendable, CaseIterable {
    /// Asks for a response.
    case request = 0
    /// Answers a request, by its correlation id.
    case response = 1
    /// Wants no answer.
    case notification = 2
}

/// Since when something is part of the interface, since when it should no longer be used, and before when it ended.
public struct SDLLifespan: Hashable, Sendable {
    /// The first version that has it.
    public var since: SDLVersion
    /// From this version on it should not be used; nil where it still may.
    public var deprecated: SDLVersion?
    /// The first version that has it no longer; nil where all have.
    public var until: SDLVersion?

    /// One that begins, and ends only where told.
    public init(since: SDLVersion, deprecated: SDLVersion? = nil, until: SDLVersion? = nil) {
        self.since = since
        self.deprecated = deprecated
        self.until = until
    }
}

/// A member of a request with its own lifespan: names from the outside in, each standing for every element of an array.
public struct SDLMemberLifespan: Hashable, Sendable {
    /// The names that lead to it.
    public let path: [String]
    /// In which versions of the interface it is.
    public let lifespan: SDLLifespan

    init(_ path: String, _ lifespan: SDLLifespan) {
        self.path = path.split(separator: ".").map(String.init)
        self.lifespan = lifespan
    }
}

/// A member of a request, and the names of its enumeration with lifespans of their own.
public struct SDLMemberNames: Sendable {
    /// The names that lead to it.
    public let path: [String]
    /// The lifespan of each name that has one of its own.
    public let lifespans: [String: SDLLifespan]
    /// From this version on every name is part of the interface; nil where one has left it, or should no longer be used.
    public let settled: SDLVersion?

    init(_ path: String, _ lifespans: [String: SDLLifespan]) {
        self.path = path.split(separator: ".").map(String.init)
        self.lifespans = lifespans
        let isGoing = lifespans.contains { $0.value.deprecated != nil || $0.value.until != nil }
        settled = isGoing ? nil : lifespans.map(\.value.since).max()
    }
}

/// A version of the interface or of the protocol, compared part by part.
public struct SDLVersion: Hashable, Sendable {
    /// Grows where older ends could not go on as before.
    public var major: Int
    /// Grows with what is added.
    public var minor: Int
    /// Grows with what is mended.
    public var patch: Int

    /// A version of one, two or three parts.
    public init(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) {
        self.major = major
        self.minor = minor
        self.patch = patch
    }

    /// A version as messages carry it: one without its third part is the first of its kind.
    package init(_ version: SDLSyncMsgVersion) {
        self.init(version.majorVersion, version.minorVersion, version.patchVersion ?? 0)
    }
}

extension SDLVersion: Comparable, CustomStringConvertible {
    /// Whether one is older.
    public static func < (one: SDLVersion, other: SDLVersion) -> Bool {
        (one.major, one.minor, one.patch) < (other.major, other.minor, other.patch)
    }

    /// All three parts, with points between them.
    public var description: String { "\(major).\(minor).\(patch)" }
}
