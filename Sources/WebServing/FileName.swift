internal import WebSockets

/// What a file is called that an answer brings, for those who show or keep it (RFC 6266).
package enum FileName {
    /// The value of `Content-Disposition` for one that is shown.
    package static func shown(_ name: String) -> String { "inline; filename*=UTF-8''\(PercentCoding.encode(name))" }
}
