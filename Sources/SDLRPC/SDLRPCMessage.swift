public import JSON

/// One message of the mobile interface: a request, a response or a notification.
public protocol SDLRPCMessage: JSONWritable, JSONReadable, JSONCheckable, Equatable, Sendable {
    /// The function's name, the same for a request and its response.
    static var name: String { get }
    /// The function's number on the wire.
    static var functionID: SDLFunctionID { get }
    /// Whether the message is a request, a response or a notification.
    static var kind: SDLRPCKind { get }
    /// The versions of the interface that define the message.
    static var lifespan: SDLLifespan { get }
}

/// A request of an app to a head unit, or of a head unit to an app. Each has one response.
public protocol SDLRPCRequest: SDLRPCMessage {
    /// The type of the response.
    associatedtype Response: SDLRPCResponse

    /// The members that are newer than the request, or that are deprecated or removed.
    static var memberLifespans: [SDLMemberLifespan] { get }

    /// The members whose enumeration has names that are newer than the enumeration, deprecated or removed.
    static var memberNames: [SDLMemberNames] { get }
}

/// The response to a request.
public protocol SDLRPCResponse: SDLRPCMessage {
    /// The result codes that the interface allows for this function; empty if it lists none.
    static var resultCodes: [SDLResult] { get }

    /// Whether the request was carried out, possibly with a warning.
    var success: Bool { get set }
    /// The result of the request.
    var resultCode: SDLResult { get set }
    /// Additional information as text, if the head unit provides any.
    var info: String? { get set }
}

/// A message without an answer.
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

/// The type of a message, with its number in the protocol.
public enum SDLRPCKind: UInt8, Sendable, CaseIterable {
    /// Requires a response.
    case request = 0
    /// Answers the request with the same correlation id.
    case response = 1
    /// Requires no answer.
    case notification = 2
}

/// The versions in which a part of the interface is defined, deprecated and removed.
public struct SDLLifespan: Hashable, Sendable {
    /// The first version that defines this part of the interface.
    public var since: SDLVersion
    /// The version from which on this part is deprecated; nil if it is not deprecated.
    public var deprecated: SDLVersion?
    /// The first version that does not define this part any more; nil if it is still defined.
    public var until: SDLVersion?

    /// Creates a lifespan.
    public init(since: SDLVersion, deprecated: SDLVersion? = nil, until: SDLVersion? = nil) {
        self.since = since
        self.deprecated = deprecated
        self.until = until
    }
}

/// A request member with its own lifespan. The path lists the names from the outermost member; array elements have no
/// step.
public struct SDLMemberLifespan: Hashable, Sendable {
    /// The names from the request to the member.
    public let path: [String]
    /// The versions of the interface that define the member.
    public let lifespan: SDLLifespan

    init(_ path: String, _ lifespan: SDLLifespan) {
        self.path = path.split(separator: ".").map(String.init)
        self.lifespan = lifespan
    }
}

/// A request member whose enumeration has names with their own lifespans.
public struct SDLMemberNames: Sendable {
    /// The names from the request to the member.
    public let path: [String]
    /// The lifespan of each name that has its own.
    public let lifespans: [String: SDLLifespan]
    /// The version from which on all names are defined; nil if a name is deprecated or removed.
    public let settled: SDLVersion?

    init(_ path: String, _ lifespans: [String: SDLLifespan]) {
        self.path = path.split(separator: ".").map(String.init)
        self.lifespans = lifespans
        let isGoing = lifespans.contains { $0.value.deprecated != nil || $0.value.until != nil }
        settled = isGoing ? nil : lifespans.map(\.value.since).max()
    }
}

/// A version of the interface or of the protocol. Versions compare part by part.
public struct SDLVersion: Hashable, Sendable {
    /// Increases with incompatible changes.
    public var major: Int
    /// Increases with additions.
    public var minor: Int
    /// Increases with corrections.
    public var patch: Int

    /// Creates a version of one, two or three parts.
    public init(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) {
        self.major = major
        self.minor = minor
        self.patch = patch
    }

    /// Creates a version from its message form; a missing third part counts as 0.
    package init(_ version: SDLSyncMsgVersion) {
        self.init(version.majorVersion, version.minorVersion, version.patchVersion ?? 0)
    }
}

extension SDLVersion: Comparable, CustomStringConvertible {
    /// Whether the first version is older.
    public static func < (one: SDLVersion, other: SDLVersion) -> Bool {
        (one.major, one.minor, one.patch) < (other.major, other.minor, other.patch)
    }

    /// All three parts, separated by points.
    public var description: String { "\(major).\(minor).\(patch)" }
}
