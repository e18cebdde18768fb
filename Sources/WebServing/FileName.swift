internal import WebSockets

/// Encodes the suggested file name of a response (RFC 6266).
package enum FileName {
    /// Returns the `Content-Disposition` value for a file that the browser displays.
    package static func shown(_ name: String) -> String { "inline; filename*=UTF-8''\(PercentCoding.encode(name))" }
}
