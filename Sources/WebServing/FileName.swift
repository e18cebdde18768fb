internal import SDLSupport

/// Encodes the file name that a response suggests to the browser (RFC 6266).
package enum FileName {
    /// Returns the `Content-Disposition` value for a file that the browser displays.
    package static func shown(_ name: String) -> String { "inline; filename*=UTF-8''\(PercentCoding.encode(name))" }
}
