/// The address of a cloud app's WebSocket server, as `ws://HOST:PORT/PATH`.
package struct CloudEndpoint: Hashable, Sendable {
    /// The endpoint as text, always with a path, so that each endpoint has only one spelling.
    package let text: String
    /// Whether the endpoint requires TLS, which the head unit does not support.
    package let isSecure: Bool

    /// Creates the endpoint that `text` describes; nil if `text` is not a valid endpoint.
    package init?(_ text: String) {
        guard let scheme = ["ws://", "wss://"].first(where: text.hasPrefix) else { return nil }
        let rest = text.dropFirst(scheme.count)
        let authority = rest.prefix { $0 != "/" }
        guard Self.isPlace(authority), text.unicodeScalars.allSatisfy(Self.isPrintable) else { return nil }
        isSecure = scheme == "wss://"
        self.text = authority.endIndex == rest.endIndex ? "\(text)/" : text
    }

    private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool { (0x21...0x7E).contains(scalar.value) }

    /// Returns whether `text` is a host and a port. An IPv6 address must be in brackets.
    private static func isPlace(_ text: Substring) -> Bool {
        guard let colon = text.lastIndex(of: ":"), let port = UInt16(text[text.index(after: colon)...]) else {
            return false
        }
        let host = text[..<colon]
        let isBracketed = host.hasPrefix("[") && host.hasSuffix("]")
        return port > 0 && !host.isEmpty && !host.contains("@") && (isBracketed || !host.contains(":"))
    }
}
