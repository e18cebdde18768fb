/// An HTTP method. The value may also be a method that this server does not know.
package struct Method: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
    package let rawValue: String

    package init(rawValue: String) { self.rawValue = rawValue }

    package static let get = Method(rawValue: "GET")
    package static let head = Method(rawValue: "HEAD")
    package static let post = Method(rawValue: "POST")
    package static let put = Method(rawValue: "PUT")
    package static let patch = Method(rawValue: "PATCH")
    package static let delete = Method(rawValue: "DELETE")
    package static let options = Method(rawValue: "OPTIONS")

    package var description: String { rawValue }

    /// Whether the method is safe (RFC 9110, 9.2.1). Other sites may send safe requests, but cannot read the responses.
    package var isSafe: Bool { self == .get || self == .head || self == .options }
}
