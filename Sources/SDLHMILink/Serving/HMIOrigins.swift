package import JSON
internal import WebSockets

/// Which pages may be the HMI.
///
/// Any web page can reach a port of this machine through its browser, and gives itself away by its origin. `null` says
/// nothing: a page from disk sends it, and so does a frame that any web page has put into a sandbox.
package struct HMIOrigins: Sendable {
    /// Let in by name: an origin such as `http://car.example`, or `null` for pages opened from disk.
    package var named: Set<String>
    /// Names this machine answers for, besides `localhost` and its loopback addresses.
    package var hosts: Set<String>

    package init(named: Set<String> = [], hosts: Set<String> = []) {
        self.named = Set(named.map { $0.lowercased() })
        self.hosts = Set(hosts.map { $0.lowercased() })
    }

    /// Programs send no origin; only browsers do.
    func refusal(of origin: String?) -> HMIRefusal? {
        guard let origin = origin?.lowercased() else { return nil }
        if named.contains(origin) || Self.isFromDisk(origin) && named.contains("null") || isOurs(origin) { return nil }
        return HMIRefusal(origin: origin)
    }

    /// Chromium calls a page that was opened from disk `file://`, Firefox calls it `null`.
    fileprivate static func isFromDisk(_ origin: String) -> Bool { origin == "null" || origin == "file://" }

    /// By a name of ours: another name may have been made to point here.
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

/// A page that was not let in, and what would let it in.
package struct HMIRefusal: Hashable, Sendable {
    /// In small letters, and not longer than anybody wants to read.
    package let origin: String

    init(origin: String) { self.origin = String(origin.prefix(200)) }

    package var detail: String {
        HMIOrigins.isFromDisk(origin)
            ? "A page opened from disk, or a frame of some web page, wanted to be the HMI (Origin: \(origin))."
            : "A page of \(origin) wanted to be the HMI."
    }

    package var fix: String {
        HMIOrigins.isFromDisk(origin)
            ? "If it was yours, start with --hmi-page FOLDER, which serves the HMI at /hmi/, or with --hmi-origin null, "
                + "which lets in any page without an origin."
            : "If it was yours, start with --hmi-origin \(origin)."
    }

    /// As a page shows it.
    package var json: JSONValue { ["origin": .string(origin), "detail": .string(detail), "fix": .string(fix)] }

    var answer: Refusal { Refusal(403, "Cross-origin HMI", "\(detail) \(fix)") }
}
