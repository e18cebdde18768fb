import JSON
import Journaling
import SDLSupport

#if canImport(Glibc)
import Glibc
#endif

/// The problems with the file that contains the head unit's data about apps.
package struct MemoryStatus: Sendable {
    /// The reason why the last write failed; nil if the write succeeded.
    package var failure: String?
    /// The path to which an unreadable file was moved; nil if the file could be read.
    package var setAside: String?
}

// Data about apps that outlives the process.
extension HeadUnit {
    /// The interval between two writes of the data about apps, as in SDL Core.
    private static let patience = Duration.seconds(10)
    /// The time between an urgent change and the write of the change to disk.
    private static let haste = Duration.seconds(1)

    /// Switches the car off. Returns when all apps have been notified and the apps' data is on disk.
    package func switchOff() async {
        receive(.ignitionOff(closesConnections: true), cause: nil)
        closeConnections("the head unit is switched off")
        await connectionsEnd(within: .milliseconds(400))
        writeMemory()
        await store.settled()
    }

    func keepMemory(isUrgent: Bool) {
        setMemoryAlarm(after: isUrgent ? Self.haste : Self.patience)
    }

    private func setMemoryAlarm(after span: Duration) {
        let due = timekeeper.now + span
        if let memoryAlarm {
            guard due < memoryAlarm.due else { return }
            timekeeper.cancel(memoryAlarm)
        }
        memoryAlarm = ring(at: due) { await $0.writeMemory() }
    }

    private func writeMemory() {
        if let memoryAlarm { timekeeper.cancel(memoryAlarm) }
        memoryAlarm = nil
        let now = timekeeper.now
        let (memory, wall) = (state.memory(at: now), calendar())
        let done = callback { (unit: HeadUnit, failure: String?) in await unit.memoryWritten(failure) }
        store.keepMemory({ MemoryFile(memory: memory, now: now, wall: wall).json }, done: done)
    }

    private func memoryWritten(_ failure: String?) {
        let before = memoryState.withLock { status in
            defer { status.failure = failure }
            return status.failure
        }
        guard let failure else { return }
        if before == nil { report(.memoryStopped(failure)) }
        // The disk may have space again later.
        setMemoryAlarm(after: Self.patience)
    }

    /// Reads the data about apps that an earlier run has stored. If reading fails, `problem` is the reason. If no data
    /// is stored, both results are nil.
    nonisolated static func recall(
        from store: FileStore, at now: Instant, wall: Int
    ) -> (memory: HeadUnitMemory?, problem: String?) {
        guard let bytes = store.readMemory() else { return (nil, nil) }
        do {
            return (try MemoryFile(bytes).memory(at: now, wall: wall), nil)
        } catch {
            return (nil, "\(error)")
        }
    }

    /// Renames the unreadable file with the data about apps, and reports the problem.
    nonisolated func memoryIsDamaged(_ problem: String) {
        let path = store.setMemoryAside()
        memoryState.withLock { $0.setAside = path }
        report(.memoryDamaged(path, problem))
    }

    package nonisolated var memoryStatus: MemoryStatus { memoryState.withLock { $0 } }

    private nonisolated func report(_ finding: Finding) {
        writer.write("finding", causes: []) {
            var writer = JSONWriter()
            writer.object { writer in
                writer.field("rule", finding.rule.rawValue)
                writer.field("message", finding.message)
                writer.field("fix", finding.fix)
                writer.field("see", RuleAddress.of(finding.rule.rawValue))
            }
            return writer.bytes
        }
        say("\(finding.message) \(finding.fix)")
    }

    /// The machine's wall-clock time in milliseconds since 1970.
    package static let wallClock: @Sendable () -> Int = {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
    }
}

extension Finding {
    fileprivate static func memoryStopped(_ failure: String) -> Finding {
        Finding(
            rule: .memory, message: "The head unit's data about apps cannot be saved: \(failure).",
            fix: "Free disk space, or make the folder writable; the head unit tries again every ten seconds.")
    }

    fileprivate static func memoryDamaged(_ path: String, _ problem: String) -> Finding {
        Finding(
            rule: .memory,
            message: "The saved data about apps cannot be read (\(problem)); the file was moved to \(path).",
            fix: "Apps work without the data. Read or delete the moved file.")
    }
}
