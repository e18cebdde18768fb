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

/// A request, sent by an app to a head unit or by a head unit to an app. Each request has one response.
public protocol SDLRPCRequest: SDLRPCMessage {
    /// The type of the response.
    associatedtype Response: SDLRPCResponse

    /// The members of the request that were added later than the request, or that are deprecated or removed.
    static var memberLifespans: [SDLMemberLifespan] { get }

    /// The members with an enumeration type that has newer, deprecated or removed names.
    static var memberNames: [SDLMemberNames] { get }
}

/// The response to a request.
public protocol SDLRPCResponse: SDLRPCMessage {
    /// The result codes that the interface allows for this function; empty if the interface does not list any.
    static var resultCodes: [SDLResult] { get }

    /// Whether the request succeeded, possibly with a warning.
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

/// Whether a message is a request, a response or a notification. The raw value is the number in the protocol.
public enum SDLRPCKind: UInt8, Sendable, CaseIterable {
    /// A message that requires a response.
    case request = 0
    /// A response to the request with the same correlation id.
    case response = 1
    /// A message that requires no response.
    case notification = 2
}

/// The versions in which a part of the interface was introduced, deprecated and removed.
public struct SDLLifespan: Hashable, Sendable {
    /// The version that introduced this part of the interface.
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

/// The lifespan of a member that is not the same as the lifespan of the member's request.
public struct SDLMemberLifespan: Hashable, Sendable {
    /// The path of names from the request to the member. Array elements have no name in the path.
    public let path: [String]
    /// The versions of the interface that define the member.
    public let lifespan: SDLLifespan

    init(_ path: String, _ lifespan: SDLLifespan) {
        self.path = path.split(separator: ".").map(String.init)
        self.lifespan = lifespan
    }
}

/// A member with an enumeration type. Some names of this type were added, deprecated or removed after the type was
/// introduced.
public struct SDLMemberNames: Sendable {
    /// The path of names from the request to the member.
    public let path: [String]
    /// The lifespans of the names that were added after the enumeration was introduced, or that are deprecated or
    /// removed.
    public let lifespans: [String: SDLLifespan]
    /// The first version that has all names of the enumeration; nil if a name is deprecated or removed.
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

    /// Creates a version from the version structure of messages. A missing patch number counts as 0.
    package init(_ version: SDLSyncMsgVersion) {
        self.init(version.majorVersion, version.minorVersion, version.patchVersion ?? 0)
    }
}

extension SDLVersion: Comparable, CustomStringConvertible {
    /// Whether version `one` is older than version `other`.
    public static func < (one: SDLVersion, other: SDLVersion) -> Bool {
        (one.major, one.minor, one.patch) < (other.major, other.minor, other.patch)
    }

    /// The text of all three parts, such as "8.0.0".
    public var description: String { "\(major).\(minor).\(patch)" }
}
