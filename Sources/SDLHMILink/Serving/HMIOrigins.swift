package import JSON
internal import WebSockets

/// The origins of web pages that may connect as the HMI.
///
/// Any web page in a browser can reach a port of this machine, but the browser sends the page's origin. The origin
/// `null` proves nothing: pages opened from disk send it, and so do sandboxed frames of any web page.
package struct HMIOrigins: Sendable {
    /// The origins that are allowed explicitly, such as `http://car.example`, or `null` for pages opened from disk.
    package var named: Set<String>
    /// Host names of this machine, in addition to `localhost` and the loopback addresses.
    package var hosts: Set<String>

    package init(named: Set<String> = [], hosts: Set<String> = []) {
        self.named = Set(named.map { $0.lowercased() })
        self.hosts = Set(hosts.map { $0.lowercased() })
    }

    /// Returns the refusal of an origin; nil if the origin is allowed. Programs that are not browsers send no origin
    /// and are allowed.
    func refusal(of origin: String?) -> HMIRefusal? {
        guard let origin = origin?.lowercased() else { return nil }
        if named.contains(origin) || Self.isFromDisk(origin) && named.contains("null") || isOurs(origin) { return nil }
        return HMIRefusal(origin: origin)
    }

    /// Whether the origin belongs to a page opened from disk: `file://` in Chromium, `null` in Firefox.
    fileprivate static func isFromDisk(_ origin: String) -> Bool { origin == "null" || origin == "file://" }

    /// Whether the host in an origin is this machine. Other host names are refused even if DNS maps them to this
    /// machine, because other people control such names.
    private func isOurs(_ origin: String) -> Bool {
        guard let scheme = ["http://", "https://"].first(where: origin.hasPrefix) else { return false }
        let rest = origin.dropFirst(scheme.count)
        if rest.hasPrefix("[::1]") { return rest.dropFirst("[::1]".count).first ?? ":" == ":" }
        let host = rest.prefix { $0 != ":" }
        guard host != "localhost", !hosts.contains(String(host)) else { return true }
        let numbers = host.split(separator: ".", omittingEmptySubsequences: false).map { UInt8($0) }
        return numbers.count == 4 && numbers.first == 127 && !numbers.contains(nil)
    }
}

/// A page that was refused, and the option that would allow the page.
package struct HMIRefusal: Hashable, Sendable {
    /// The origin in lower case, cut to 200 characters.
    package let origin: String

    init(origin: String) { self.origin = String(origin.prefix(200)) }

    package var detail: String {
        HMIOrigins.isFromDisk(origin)
            ? "A page opened from disk, or a sandboxed frame of a web page, tried to connect as the HMI "
                + "(Origin: \(origin))."
            : "A page from \(origin) tried to connect as the HMI."
    }

    package var fix: String {
        HMIOrigins.isFromDisk(origin)
            ? "To allow your own page, start with --hmi-page FOLDER, which serves the HMI at /hmi/, or with "
                + "--hmi-origin null, which allows every page without an origin."
            : "To allow this page, start with --hmi-origin \(origin)."
    }

    /// The refusal as JSON for the state tree.
    package var json: JSONValue { ["origin": .string(origin), "detail": .string(detail), "fix": .string(fix)] }

    var answer: Refusal { Refusal(403, "Cross-origin HMI", "\(detail) \(fix)") }
}
