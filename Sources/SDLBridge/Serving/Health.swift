import JSON
import Journaling
import SDLHMILink
import SDLHeadUnit
import SDLLog
import SDLSupport
import SDLTransport
import WebServing

/// Checks whether each part of the bridge works, and suggests a fix for each problem.
struct Health: Sendable {
    enum Level: String, Sendable, Comparable {
        case pass, warn, fail

        static func < (one: Level, other: Level) -> Bool { rank(one) < rank(other) }
        private static func rank(_ level: Level) -> Int { level == .pass ? 0 : level == .warn ? 1 : 2 }
    }

    struct Check: Sendable {
        var level = Level.pass
        var detail: String?
        var fix: String?
    }

    let hub: Hub
    /// Returns how long bytes from apps wait until the bridge processes them.
    let intakeStatus: @Sendable () -> IntakeStatus
    /// Returns whether the data of apps can be saved.
    let memoryStatus: @Sendable () -> MemoryStatus
    /// The page's folder, and whether this folder exists; nil if no page is served.
    let page: (folder: String, isThere: Bool)?
    let awaitsHMI: Bool
    /// Returns the last web page that the bridge refused as an HMI; nil if the bridge has refused no page.
    let refusedHMI: @Sendable () -> HMIRefusal?
    let addresses: @Sendable () -> [String]
    /// The address of the external head unit that this bridge only watches; nil if the bridge runs its own head unit.
    var watched: Address?

    func add(to api: inout API) {
        api.immediate(
            .read("/livez", "livez", "Check whether the process answers.", tag: "Server", .json("Health"))
        ) { _ in .json(["status": "pass"]) }
        api.immediate(
            .read(
                "/readyz", "readyz", "Check whether the bridge works; lists each problem with its fix.",
                tag: "Server", .json("Health"), problems: [.unavailable])
        ) { _ in answer() }
    }

    private func answer() -> Response {
        let checks =
            [
                ("journal", journal), ("intake", intake), ("memory", memory), ("apps", apps), ("page", pageCheck),
                ("hosts", hosts),
                ("hmi", hmi),
            ] + (watched.map { [("headUnit", headUnit(at: $0))] } ?? [])
        let worst = checks.map(\.1.level).max() ?? .pass
        var parts: JSONValue = .object([:])
        for (name, check) in checks {
            var part: JSONValue = ["status": .string(check.level.rawValue)]
            part["detail"] = check.detail.map { .string($0) }
            part["fix"] = check.fix.map { .string($0) }
            parts[name] = part
        }
        let body: JSONValue = ["status": .string(worst.rawValue), "checks": parts]
        guard worst == .fail else { return .json(body) }
        let missing = checks.filter { $0.1.level == .fail }.map { "\($0.0): \($0.1.detail ?? "")" }
        let fixes = checks.compactMap(\.1.fix)
        return Problem(
            .unavailable, title: "Not ready", detail: missing.joined(separator: " "),
            hint: fixes.joined(separator: " "),
            more: ["checks": parts]
        ).response
    }

    private var journal: Check {
        let status = hub.log.status
        if let failure = status.failure {
            return Check(
                level: .fail, detail: "Rows cannot be written to disk: \(failure).",
                fix: "Free disk space, or make the folder writable; the bridge tries again every second. Until then "
                    + "rows are kept in memory only.")
        }
        if !status.notices.isEmpty {
            return Check(
                level: .warn, detail: status.notices.map(\.message).joined(separator: " "),
                fix: Set(status.notices.map(\.fix)).sorted().joined(separator: " "))
        }
        if status.isFull {
            return Check(level: .warn, detail: "The disk is slower than the apps, so apps are read more slowly.")
        }
        return Check(detail: status.onDisk ? "on disk" : "in memory")
    }

    /// Checks how long messages of apps wait until the bridge processes them. Data in the API and on the page is late
    /// by this time.
    private var intake: Check { Self.intake(late: max(intakeStatus().lateness, hub.gate.lateness)) }

    static func intake(late: Duration) -> Check {
        let seconds = (late.inMilliseconds / 100).rounded() / 10
        guard late >= .seconds(1) else { return Check(detail: "\(seconds) s behind") }
        return Check(
            level: .warn, detail: "The bridge is \(seconds) s behind the messages of the apps.",
            fix: "Wait, or stop some of the apps: they send more than the bridge can process.")
    }

    /// Checks whether the data of apps can be saved. A problem is only a warning, because apps can start without saved
    /// data.
    private var memory: Check {
        let status = memoryStatus()
        if let failure = status.failure {
            return Check(
                level: .warn, detail: "The stored data of apps cannot be saved: \(failure).",
                fix: "Free disk space, or make the folder writable; the head unit tries again every ten seconds.")
        }
        guard let aside = status.setAside else { return Check(detail: "kept for apps that reconnect") }
        return Check(
            level: .warn, detail: "The stored data of apps could not be read; the file was moved to \(aside).",
            fix:
                "Apps work without this data. Read or delete the moved file; restarting the bridge clears this warning."
        )
    }

    /// Checks the connection to the external head unit. Such a connection exists only while an app is connected.
    private func headUnit(at address: Address) -> Check {
        let status = hub.state.value(at: ["bridge", "watching"]).map { JSONValue(of: $0) }
        guard let failure = status?["failure"]?.string else { return Check(detail: "\(address)") }
        return Check(
            level: .warn, detail: "The last app could not be connected to the head unit: \(failure).",
            fix: "Start the head unit. The bridge tries again when an app connects.")
    }

    private var apps: Check {
        let addresses = addresses()
        guard addresses.isEmpty else { return Check(detail: addresses.joined(separator: ", ")) }
        return Check(level: .warn, detail: "There is no address for apps.", fix: "Start with --apps ADDRESS.")
    }

    private var pageCheck: Check {
        guard let page else { return Check(detail: "not served") }
        guard !page.isThere else { return Check(detail: page.folder) }
        return Check(
            level: .warn, detail: "There is no page at \(page.folder).", fix: "Give the page's folder with --web.")
    }

    private var hosts: Check {
        let hosts = hub.state.value(at: ["bridge", "hosts"]).flatMap { JSONValue(of: $0).object } ?? [:]
        let down = hosts.filter {
            ["crashed", "notResponding"].contains($0.value["state"]?.string ?? "")
        }
        guard !down.isEmpty else { return Check(detail: "\(hosts.count) hosted") }
        return Check(
            level: .warn,
            detail: down.map { "\($0.key) \($0.value["state"] == "crashed" ? "has crashed" : "does not respond")" }
                .joined(separator: ", ") + ".",
            fix: "POST /v1/hosts/\(down[0].key):restart restarts the app.")
    }

    /// Checks the web HMI. If no HMI is connected, the bridge's page shows the apps. The level is `fail` only if apps
    /// wait for the HMI.
    private var hmi: Check {
        let hmi = hub.state.value(at: ["headUnit", "hmi"]).map { JSONValue(of: $0) }
        guard hmi?["connected"] == true else {
            if let refusal = refusedHMI() {
                return Check(level: awaitsHMI ? .fail : .warn, detail: refusal.detail, fix: refusal.fix)
            }
            guard awaitsHMI else { return Check(detail: "none connected; the page presents the apps") }
            return Check(
                level: .fail, detail: "No web HMI is connected, and apps wait for an HMI.",
                fix: "Open the HMI, or start without --as-core.")
        }
        let missing = hmi?["missing"]?.array?.compactMap(\.string) ?? []
        let isReady = hmi?["ready"] == true
        if let problem = HMIPresence.problem(hasSaidReady: isReady, missing: missing) {
            return Check(
                level: awaitsHMI && !isReady ? .fail : .warn, detail: problem.detail,
                fix: problem.fix
                    + (isReady
                        ? " Requests to a missing component are answered with UNSUPPORTED."
                        : " The HMI must send BasicCommunication.OnReady and answer the requests that follow."))
        }
        guard missing.isEmpty else {
            return Check(
                level: .warn, detail: "The web HMI has not registered \(missing.joined(separator: ", ")).",
                fix: "Requests to these components are answered with UNSUPPORTED.")
        }
        return Check(detail: "connected, with all its components")
    }
}
