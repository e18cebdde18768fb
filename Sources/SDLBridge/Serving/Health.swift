import JSON
import Journaling
import SDLHMILink
import SDLHeadUnit
import SDLLog
import SDLSupport
import SDLTransport
import WebServing

/// Whether the bridge can do its work: each part by itself, with what to do about it.
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
    /// What apps have sent and the head unit has not got to.
    let intakeStatus: @Sendable () -> IntakeStatus
    /// What the head unit keeps of its apps.
    let memoryStatus: @Sendable () -> MemoryStatus
    /// The page's folder, and whether it is there.
    let page: (folder: String, isThere: Bool)?
    /// Whether apps wait for a web HMI.
    let awaitsHMI: Bool
    /// The page that wanted to be the HMI last and was not let in.
    let refusedHMI: @Sendable () -> HMIRefusal?
    /// Where apps connect.
    let addresses: @Sendable () -> [String]
    /// The head unit elsewhere that apps are joined with; nil where it is our own.
    var watched: Address?

    func add(to api: inout API) {
        api.immediate(
            .read("/livez", "livez", "Whether the process answers at all.", tag: "Server", .json("Health"))
        ) { _ in .json(["status": "pass"]) }
        api.immediate(
            .read(
                "/readyz", "readyz", "Whether it can do its work; names what is missing and how to mend it.",
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
                fix: "Make room, or make the folder writable: it is tried again every second. Until then rows are in "
                    + "memory only.")
        }
        if !status.notices.isEmpty {
            return Check(
                level: .warn, detail: status.notices.map(\.message).joined(separator: " "),
                fix: Set(status.notices.map(\.fix)).sorted().joined(separator: " "))
        }
        if status.isFull { return Check(level: .warn, detail: "The disk is slower than the apps; they wait for it.") }
        return Check(detail: status.onDisk ? "on disk" : "in memory")
    }

    /// How far the bridge is behind its apps: what reads and pages show is so old.
    private var intake: Check { Self.intake(late: max(intakeStatus().lateness, hub.gate.lateness)) }

    static func intake(late: Duration) -> Check {
        let seconds = (late.inMilliseconds / 100).rounded() / 10
        guard late >= .seconds(1) else { return Check(detail: "\(seconds) s behind") }
        return Check(
            level: .warn, detail: "What apps send is \(seconds) s behind.",
            fix: "Wait, or end some of the apps: they send more than can be told of them.")
    }

    /// The bridge does its work without it; apps only come back to nothing.
    private var memory: Check {
        let status = memoryStatus()
        if let failure = status.failure {
            return Check(
                level: .warn, detail: "The data on apps cannot be saved: \(failure).",
                fix: "Free disk space, or make the folder writable; the head unit tries again every ten seconds.")
        }
        guard let aside = status.setAside else { return Check(detail: "kept for apps that come back") }
        return Check(
            level: .warn, detail: "The data on apps could not be read; the file was moved to \(aside).",
            fix: "Apps start without stored data; delete the file when you no longer need it.")
    }

    /// It is dialled when an app connects, and not before.
    private func headUnit(at address: Address) -> Check {
        let status = hub.state.value(at: ["bridge", "watching"]).flatMap { try? JSONValue(parsing: $0.json) }
        guard let failure = status?["failure"]?.string else { return Check(detail: "\(address)") }
        return Check(
            level: .warn, detail: "The last app could not be joined with it: \(failure).",
            fix: "Start the head unit; the app's next connection is joined with it.")
    }

    private var apps: Check {
        let addresses = addresses()
        guard addresses.isEmpty else { return Check(detail: addresses.joined(separator: ", ")) }
        return Check(level: .warn, detail: "Apps can connect nowhere.", fix: "Start it with --apps ADDRESS.")
    }

    private var pageCheck: Check {
        guard let page else { return Check(detail: "not wanted") }
        guard !page.isThere else { return Check(detail: page.folder) }
        return Check(level: .warn, detail: "There is no page at \(page.folder).", fix: "Give its folder with --web.")
    }

    private var hosts: Check {
        guard let node = hub.state.value(at: ["bridge", "hosts"]), let hosts = try? JSONValue(parsing: node.json) else {
            return Check()
        }
        let down = (hosts.object ?? [:]).filter {
            ["crashed", "notResponding"].contains($0.value["state"]?.string ?? "")
        }
        guard !down.isEmpty else { return Check(detail: "\(hosts.object?.count ?? 0) hosted") }
        return Check(
            level: .warn,
            detail: down.map { "\($0.key) \($0.value["state"] == "crashed" ? "has crashed" : "does not respond")" }
                .joined(separator: ", ") + ".",
            fix: "POST /v1/hosts/\(down[0].key):restart starts it anew.")
    }

    /// Without a web HMI our own page is the presenter, and nothing is missing; unless apps wait for one.
    private var hmi: Check {
        let hmi = hub.state.value(at: ["headUnit", "hmi"]).flatMap { try? JSONValue(parsing: $0.json) }
        guard hmi?["connected"] == true else {
            if let refusal = refusedHMI() {
                return Check(level: awaitsHMI ? .fail : .warn, detail: refusal.detail, fix: refusal.fix)
            }
            guard awaitsHMI else { return Check(detail: "none connected; the page is the presenter") }
            return Check(
                level: .fail, detail: "No web HMI is connected, and apps wait for one.",
                fix: "Open the HMI, or start without --as-core.")
        }
        let missing = hmi?["missing"]?.array?.compactMap(\.string) ?? []
        let isReady = hmi?["ready"] == true
        if let trouble = HMIPresence.trouble(hasSaidReady: isReady, missing: missing) {
            return Check(
                level: awaitsHMI && !isReady ? .fail : .warn, detail: trouble.detail,
                fix: trouble.fix
                    + (isReady
                        ? " What stays missing is answered as unsupported."
                        : " It has to send BasicCommunication.OnReady and answer what it is asked then."))
        }
        guard missing.isEmpty else {
            return Check(
                level: .warn, detail: "The web HMI has not registered \(missing.joined(separator: ", ")).",
                fix: "What these are for is answered as unsupported.")
        }
        return Check(detail: "connected, with all its components")
    }
}
