/// An address to connect to or to listen at.
package enum Address: Hashable, Sendable, CustomStringConvertible {
    case tcp(host: String, port: UInt16)
    case unix(path: String)
    case webSocket(host: String, port: UInt16, path: String)

    /// The port at which SDL's app libraries expect a head unit.
    package static let defaultTCPPort: UInt16 = 12345
    package static let defaultWebSocketPort: UInt16 = 2020

    package var description: String {
        switch self {
        case .tcp(let host, let port): "tcp://\(Address.bracketed(host)):\(port)"
        case .unix(let path): "unix:\(path)"
        case .webSocket(let host, let port, let path): "ws://\(Address.bracketed(host)):\(port)\(path)"
        }
    }

    package var port: UInt16? {
        switch self {
        case .tcp(_, let port), .webSocket(_, let port, _): port
        case .unix: nil
        }
    }

    /// Parses an address in the format of `description`. The port may be missing. Returns nil if the text is invalid.
    package init?(_ text: String) {
        if text.hasPrefix("unix:") {
            let path = String(text.dropFirst(5))
            guard !path.isEmpty else { return nil }
            self = .unix(path: path)
        } else if text.hasPrefix("tcp://") {
            guard let (host, port) = Address.hostAndPort(text.dropFirst(6)) else { return nil }
            self = .tcp(host: host, port: port ?? Address.defaultTCPPort)
        } else if text.hasPrefix("ws://") {
            let rest = text.dropFirst(5)
            let slash = rest.firstIndex(of: "/") ?? rest.endIndex
            guard let (host, port) = Address.hostAndPort(rest[..<slash]) else { return nil }
            let path = rest[slash...]
            self = .webSocket(
                host: host, port: port ?? Address.defaultWebSocketPort, path: path.isEmpty ? "/" : String(path))
        } else {
            return nil
        }
    }

    private static func hostAndPort(_ text: Substring) -> (String, UInt16?)? {
        var host = text
        var after = Substring()
        if text.first == "[" {
            guard let close = text.firstIndex(of: "]") else { return nil }
            host = text[text.index(after: text.startIndex)..<close]
            after = text[text.index(after: close)...]
        } else if let colon = text.firstIndex(of: ":") {
            host = text[..<colon]
            after = text[colon...]
        }
        guard !host.isEmpty else { return nil }
        if after.isEmpty { return (String(host), nil) }
        guard after.first == ":", let port = UInt16(after.dropFirst()) else { return nil }
        return (String(host), port)
    }

    private static func bracketed(_ host: String) -> String {
        host.contains(":") ? "[\(host)]" : host
    }
}
