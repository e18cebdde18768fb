internal import SDLSupport
internal import WebSockets

#if canImport(Glibc)
import Glibc
#endif

/// Who may come in: decides for requests and sockets alike, before anything else looks at them.
///
/// A page of another site can reach a server on this machine through the browser. It gives itself away by its `Origin`, or,
/// when it has made its own name point here, by its `Host`.
package struct Gate: Sendable {
    /// Names under which the server may be asked for, besides addresses of this machine.
    package var hosts: Set<String> = []
    /// Origins of other pages that may do what our own may: `http://localhost:5173`.
    package var origins: Set<String> = []
    /// The token that each client must show; nil for none. Needed wherever other machines can connect.
    package var token: String?
    /// Paths that need no token.
    package var openPaths: Set<String> = ["/livez"]
    /// Whether a key opens this one path, for reading only, to a client that shows the key and no token.
    package var opens: @Sendable (_ path: String, _ key: String) -> Bool = { _, _ in false }
    /// Where no link of another page leads: what lies there can be a lot of work.
    package var unlinked = "/v1/"
    /// Whether any address may stand as host: a name must have been made to point here, an address cannot.
    var takesAnyAddress = false

    package static let cookie = "sdl-bridge-token"
    package static let parameter = "access_token"
    package static let keyParameter = "key"

    package init() {}

    /// What the gate looks at.
    struct Visit {
        var method: Method = .get
        var path: String
        var isSocket = false
        /// Came in through the unix socket, which has its own permissions and which no browser can reach.
        var isLocal = false
        var host: String?
        var origin: String?
        /// How a browser says which page asks, where it sends no origin: for pictures, scripts and links.
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

    /// The origin that is to be told that it may read the answer.
    func sharedOrigin(_ origin: String?) -> String? { origin.flatMap { origins.contains($0) ? $0 : nil } }

    // MARK: Host

    private func hostRefusal(_ visit: Visit) -> Problem? {
        guard let host = visit.host else {
            return Problem(.badRequest, detail: "The request does not say which host it is for.")
        }
        guard !knows(host) else { return nil }
        return Problem(
            .misdirected, title: "Unknown host", detail: "This server does not answer for \(host).",
            hint: "Ask for 127.0.0.1 or localhost, or start the server with --host \(Self.name(of: host) ?? host).")
    }

    func knows(_ host: String) -> Bool {
        guard let name = Self.name(of: host) else { return false }
        if name == "localhost" || hosts.contains(name) { return true }
        guard let address = Address(name) else { return false }
        return address.isLoopback || takesAnyAddress
    }

    /// The host without its port: `localhost` of `localhost:8080`, `::1` of `[::1]:8080`.
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
            .forbidden, title: "Cross-origin request", detail: "A page of \(origin) may not do this.",
            hint: "Start the server with --origin \(origin) to let it.")
    }

    /// The browser keeps an answer from a page of elsewhere, but not the work that it makes. Without an origin it says only
    /// that the page is another one; only the referer may say which one. A person who follows a link may see our page.
    private func strangerRefusal(_ visit: Visit) -> Problem? {
        guard let site = visit.fetchSite, site == "cross-site" || site == "same-site" else { return nil }
        let page = visit.referer.map {
            $0.split(separator: "/", omittingEmptySubsequences: false).prefix(3).joined(separator: "/")
        }
        if let page, origins.contains(page) { return nil }
        if visit.fetchMode == "navigate", visit.method.isSafe, !visit.path.hasPrefix(unlinked) { return nil }
        return Problem(
            .forbidden, title: "Cross-origin request", detail: "A page of \(page ?? "elsewhere") may not do this.",
            hint: "Start the server with --origin \(page ?? "URL") to let it, or open the address by hand.")
    }

    // MARK: Token

    private func tokenRefusal(_ visit: Visit) -> Problem? {
        guard let token, !openPaths.contains(visit.path) else { return nil }
        let shown = [Self.bearer(visit.authorization), visit.queryToken, Self.cookieValue(visit.cookie)]
        guard !shown.contains(where: { $0.map { Self.isSame($0, token) } ?? false }) else { return nil }
        return Problem(
            .unauthorized, title: "Token needed", detail: "The request shows no valid token.",
            hint: "Send Authorization: Bearer <token>, or open the URL the server printed when it started.",
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

    /// Takes the same time wherever the first difference stands.
    package static func isSame(_ one: String, _ other: String) -> Bool {
        guard one.utf8.count == other.utf8.count else { return false }
        return zip(one.utf8, other.utf8).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }
}

/// A numeric address, as the system reads it.
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
