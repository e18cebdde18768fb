package import JSON
internal import WebSockets

/// The web pages that may connect as the HMI.
///
/// Any web page in a browser can reach a port of this machine, but the browser sends the page's origin. The origin
/// `null` is no proof: pages opened from disk send it, and so do sandboxed frames of any web page.
package struct HMIOrigins: Sendable {
    /// Origins allowed by name, such as `http://car.example`, or `null` for pages opened from disk.
    package var named: Set<String>
    /// Host names of this machine, in addition to `localhost` and the loopback addresses.
    package var hosts: Set<String>

    package init(named: Set<String> = [], hosts: Set<String> = []) {
        self.named = Set(named.map { $0.lowercased() })
        self.hosts = Set(hosts.map { $0.lowercased() })
    }

    /// Returns why an origin is refused; nil if it is allowed. A program that is not a browser sends no origin.
    func refusal(of origin: String?) -> HMIRefusal? {
        guard let origin = origin?.lowercased() else { return nil }
        if named.contains(origin) || Self.isFromDisk(origin) && named.contains("null") || isOurs(origin) { return nil }
        return HMIRefusal(origin: origin)
    }

    /// Whether the origin belongs to a page opened from disk: `file://` in Chromium, `null` in Firefox.
    fileprivate static func isFromDisk(_ origin: String) -> Bool { origin == "null" || origin == "file://" }

    /// Whether the origin's host is this machine. Other names are refused, because DNS can map them to this machine.
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

/// A refused page, and the option that allows the page.
package struct HMIRefusal: Hashable, Sendable {
    /// The origin in lower case, at most 200 characters.
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
