internal import SDLSupport
internal import WebSockets

#if canImport(Glibc)
import Glibc
#endif

/// Decides whether a request or a WebSocket is allowed, before it is processed in any other way.
///
/// A page of another site can send requests to a local server through the user's browser. The policy recognises such a
/// page by the `Origin` field. If the site lets its own host name resolve to this machine, the policy recognises the
/// page by the `Host` field.
package struct AccessPolicy: Sendable {
    /// The host names that a request may use in addition to the addresses of this machine.
    package var hosts: Set<String> = []
    /// The origins of other sites whose pages have the same rights as the server's own pages, for example
    /// `http://localhost:5173`.
    package var origins: Set<String> = []
    /// The token that clients must send; nil if clients need no token. Required if other machines can connect.
    package var token: String?
    /// The paths that need no token.
    package var openPaths: Set<String> = ["/livez"]
    /// Returns whether `key` allows a client to read `path` without a token.
    package var opens: @Sendable (_ path: String, _ key: String) -> Bool = { _, _ in false }
    /// A prefix of paths that other sites may not link to. Such links are refused, because these requests can be
    /// expensive.
    package var unlinked = "/v1/"
    /// Whether any numeric address is allowed in the `Host` field. This is safe: another site can let its host name
    /// resolve to this machine, but its requests then contain the host name and not an address.
    var takesAnyAddress = false

    package static let cookie = "sdl-bridge-token"
    package static let parameter = "access_token"
    package static let keyParameter = "key"

    package init() {}

    struct Visit {
        var method: Method = .get
        var path: String
        var isSocket = false
        /// Whether the request came through the unix socket. File permissions protect this socket from browsers.
        var isLocal = false
        var host: String?
        var origin: String?
        /// The value of the `Sec-Fetch-Site` field. Browsers send this field even with requests for images, scripts and
        /// links, which have no `Origin` field.
        var fetchSite: String?
        var fetchMode: String?
        var referer: String?
        var authorization: String?
        var cookie: String?
        var queryToken: String?
        var queryKey: String?
    }

    func refusal(of visit: Visit) -> Problem? {
        guard !visit.isLocal else { return nil }
        if let refusal = hostRefusal(visit) { return refusal }
        if let key = visit.queryKey, visit.method.isSafe, !visit.isSocket, opens(visit.path, key) { return nil }
        return originRefusal(visit) ?? tokenRefusal(visit)
    }

    /// Returns `origin` if pages of this origin may read responses, otherwise nil.
    func sharedOrigin(_ origin: String?) -> String? { origin.flatMap { origins.contains($0) ? $0 : nil } }

    // MARK: Host

    private func hostRefusal(_ visit: Visit) -> Problem? {
        guard let host = visit.host else {
            return Problem(.badRequest, detail: "The request has no Host field.")
        }
        guard !knows(host) else { return nil }
        return Problem(
            .misdirected, title: "Unknown host", detail: "This server does not serve the host \(host).",
            hint: "Use 127.0.0.1 or localhost, or start the server with --host \(Self.name(of: host) ?? host).")
    }

    func knows(_ host: String) -> Bool {
        guard let name = Self.name(of: host) else { return false }
        if name == "localhost" || hosts.contains(name) { return true }
        guard let address = Address(name) else { return false }
        return address.isLoopback || takesAnyAddress
    }

    /// Returns the host name or address in a `Host` field: `localhost` for `localhost:8080`, `::1` for `[::1]:8080`.
    /// Returns nil if the field is malformed.
    static func name(of host: String) -> String? {
        let host = host.lowercased()
        if host.hasPrefix("[") {
            guard let end = host.firstIndex(of: "]") else { return nil }
            let rest = host[host.index(after: end)...]
            guard rest.isEmpty || isPort(rest) else { return nil }
            return String(host[host.index(after: host.startIndex)..<end])
        }
        guard let colon = host.firstIndex(of: ":") else { return host.isEmpty ? nil : host }
        return isPort(host[colon...]) && colon != host.startIndex ? String(host[..<colon]) : nil
    }

    private static func isPort(_ text: Substring) -> Bool {
        text.first == ":" && text.dropFirst().utf8.allSatisfy { 0x30...0x39 ~= $0 }
    }

    // MARK: Origin

    private func originRefusal(_ visit: Visit) -> Problem? {
        guard let origin = visit.origin else { return strangerRefusal(visit) }
        let own = visit.host.map { "http://\($0)".lowercased() }
        guard origin.lowercased() != own, !origins.contains(origin) else { return nil }
        return Problem(
            .forbidden, title: "Cross-origin request", detail: "Pages of \(origin) have no access.",
            hint: "Start the server with --origin \(origin) to allow these pages.")
    }

    /// Returns the refusal if the request is from a page of another site; otherwise nil. Checks the `Sec-Fetch-Site`
    /// field, because such a request may have no `Origin` field. The browser would hide the response, but the server
    /// would still do the work. A link from another site to the server's own page is allowed.
    private func strangerRefusal(_ visit: Visit) -> Problem? {
        guard let site = visit.fetchSite, site == "cross-site" || site == "same-site" else { return nil }
        let page = visit.referer.map {
            $0.split(separator: "/", omittingEmptySubsequences: false).prefix(3).joined(separator: "/")
        }
        if let page, origins.contains(page) { return nil }
        if visit.fetchMode == "navigate", visit.method.isSafe, !visit.path.hasPrefix(unlinked) { return nil }
        return Problem(
            .forbidden, title: "Cross-origin request", detail: "Pages of \(page ?? "other sites") have no access.",
            hint: "Start the server with --origin \(page ?? "URL") to allow these pages, or open the address directly.")
    }

    // MARK: Token

    private func tokenRefusal(_ visit: Visit) -> Problem? {
        guard let token, !openPaths.contains(visit.path) else { return nil }
        let shown = [Self.bearer(visit.authorization), visit.queryToken, Self.cookieValue(visit.cookie)]
        guard !shown.contains(where: { $0.map { Self.isSame($0, token) } ?? false }) else { return nil }
        return Problem(
            .unauthorized, title: "Token needed", detail: "The request has no valid token.",
            hint: "Send Authorization: Bearer <token>, or open the URL that the server printed when it started.",
            headers: ["WWW-Authenticate": "Bearer"])
    }

    private static func bearer(_ authorization: String?) -> String? {
        guard let authorization, authorization.lowercased().hasPrefix("bearer ") else { return nil }
        return String(authorization.dropFirst("bearer ".count))
    }

    private static func cookieValue(_ cookie: String?) -> String? {
        for part in (cookie ?? "").split(separator: ";") {
            let pair = part.trimmed.split(separator: "=", maxSplits: 1)
            if pair.count == 2, pair[0] == Self.cookie { return String(pair[1]) }
        }
        return nil
    }

    /// Compares two texts in constant time, so that an attacker cannot measure where the texts differ.
    package static func isSame(_ one: String, _ other: String) -> Bool {
        guard one.utf8.count == other.utf8.count else { return false }
        return zip(one.utf8, other.utf8).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }
}

private struct Address {
    let isLoopback: Bool

    init?(_ text: String) {
        var v4 = in_addr()
        var v6 = in6_addr()
        if inet_pton(AF_INET, text, &v4) == 1 {
            isLoopback = UInt32(bigEndian: v4.s_addr) >> 24 == 127
        } else if inet_pton(AF_INET6, text, &v6) == 1 {
            let bytes = withUnsafeBytes(of: v6) { Array($0) }
            isLoopback = bytes.dropLast().allSatisfy { $0 == 0 } && bytes.last == 1
        } else {
            return nil
        }
    }
}
