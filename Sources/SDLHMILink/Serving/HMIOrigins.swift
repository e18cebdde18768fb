package import JSON
internal import WebSockets

/// The origins of web pages that may connect as the HMI.
///
/// Any web page in a browser can reach a port of this machine, but the browser sends the origin of the page. The origin
/// `null` does not identify a page: pages opened from disk and sandboxed frames of any web page send `null`.
package struct HMIOrigins: Sendable {
    /// The explicitly allowed origins, such as `http://car.example`, or `null` for pages opened from disk.
    package var named: Set<String>
    /// Further host names of this machine, in addition to `localhost` and the loopback addresses.
    package var hosts: Set<String>

    package init(named: Set<String> = [], hosts: Set<String> = []) {
        self.named = Set(named.map { $0.lowercased() })
        self.hosts = Set(hosts.map { $0.lowercased() })
    }

    /// Returns the refusal if a page with this origin may not connect; nil if the page may connect. Programs that are
    /// not browsers send no origin and may connect.
    func refusal(of origin: String?) -> HMIRefusal? {
        guard let origin = origin?.lowercased() else { return nil }
        if named.contains(origin) || Self.isFromDisk(origin) && named.contains("null") || isOurs(origin) { return nil }
        return HMIRefusal(origin: origin)
    }

    /// Returns whether the page was opened from disk. The origin of such a page is `file://` in Chromium and `null` in
    /// Firefox.
    fileprivate static func isFromDisk(_ origin: String) -> Bool { origin == "null" || origin == "file://" }

    /// Returns whether the host in the origin is this machine. Only `localhost`, loopback addresses and the names in
    /// `hosts` count. DNS may map any other name to this machine, but other people control such names.
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

/// The refusal of a page that may not connect as the HMI, with the command-line option that would allow the page.
package struct HMIRefusal: Hashable, Sendable {
    /// The origin in lower case, shortened to 200 characters.
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

    /// The refusal as a JSON object for the state tree.
    package var json: JSONValue { ["origin": .string(origin), "detail": .string(detail), "fix": .string(fix)] }

    var answer: Refusal { Refusal(403, "Cross-origin HMI", "\(detail) \(fix)") }
}
