public import SDLSupport

/// One message of the mobile interface: a request, a response or a notification.
public protocol SDLRPCMessage: JSONWritable, JSONReadable, JSONCheckable, Equatable, Sendable {
    static var name: String { get }
    static var functionID: SDLFunctionID { get }
    static var kind: SDLRPCKind { get }
    static var lifespan: SDLLifespan { get }
}

public protocol SDLRPCRequest: SDLRPCMessage {
    associatedtype Response: SDLRPCResponse

    /// Members that are not as old as the request, or are to be left out since some version.
    static var memberLifespans: [SDLMemberLifespan] { get }

    /// Members whose enumeration has got names after itself, or has lost some.
    static var memberNames: [SDLMemberNames] { get }
}

public protocol SDLRPCResponse: SDLRPCMessage {
    /// The result codes the interface lets this function answer with; none where it states none.
    static var resultCodes: [SDLResult] { get }

    var success: Bool { get set }
    var resultCode: SDLResult { get set }
    var info: String? { get set }
}

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
    case request = 0
    case response = 1
    case notification = 2
}

/// Since when something is part of the interface, since when it should no longer be used, and before when it ended.
public struct SDLLifespan: Hashable, Sendable {
    public var since: SDLVersion
    public var deprecated: SDLVersion?
    public var until: SDLVersion?

    public init(since: SDLVersion, deprecated: SDLVersion? = nil, until: SDLVersion? = nil) {
        self.since = since
        self.deprecated = deprecated
        self.until = until
    }
}

/// A member of a request with its own lifespan: names from the outside in, each standing for every element of an array.
public struct SDLMemberLifespan: Hashable, Sendable {
    public let path: [String]
    public let lifespan: SDLLifespan

    init(_ path: String, _ lifespan: SDLLifespan) {
        self.path = path.split(separator: ".").map(String.init)
        self.lifespan = lifespan
    }
}

/// A member of a request, and the names of its enumeration with lifespans of their own.
public struct SDLMemberNames: Sendable {
    public let path: [String]
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
    public var major: Int
    public var minor: Int
    public var patch: Int

    public init(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) {
        self.major = major
        self.minor = minor
        self.patch = patch
    }
}

extension SDLVersion: Comparable, CustomStringConvertible {
    public static func < (one: SDLVersion, other: SDLVersion) -> Bool {
        (one.major, one.minor, one.patch) < (other.major, other.minor, other.patch)
    }

    public var description: String { "\(major).\(minor).\(patch)" }
}
