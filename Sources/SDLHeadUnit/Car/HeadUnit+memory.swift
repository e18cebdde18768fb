import JSON
import Journaling
import SDLSupport

#if canImport(Glibc)
import Glibc
#endif

/// How it stands with what a head unit keeps of its apps.
package struct MemoryStatus: Sendable {
    /// Why the last of it is not on disk; nil while it is.
    package var failure: String?
    /// Where what could not be read was put; nil where all of it could.
    package var setAside: String?
}

// What is known of apps outlives the process.
extension HeadUnit {
    /// As often as SDL Core writes down what apps have.
    private static let patience = Duration.seconds(10)
    /// How long changes that must not be lost are gathered before they are written.
    private static let haste = Duration.seconds(1)

    /// The car is switched off. Returns when apps have been told, and what is known of them is on disk.
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
        memoryAlarm = timekeeper.ring(at: due) { [weak self, flight] in
            flight?.begin()
            Task {
                await self?.writeMemory()
                flight?.end()
            }
        }
    }

    private func writeMemory() {
        if let memoryAlarm { timekeeper.cancel(memoryAlarm) }
        memoryAlarm = nil
        let now = timekeeper.now
        let (memory, wall) = (state.memory(at: now), calendar())
        flight?.begin()
        store.keepMemory {
            MemoryFile(memory: memory, now: now, wall: wall).json
        } done: { [weak self, flight] failure in
            Task {
                await self?.memoryWritten(failure)
                flight?.end()
            }
        }
    }

    private func memoryWritten(_ failure: String?) {
        let before = memoryState.withLock { status in
            defer { status.failure = failure }
            return status.failure
        }
        guard let failure else { return }
        if before == nil { report(.memoryStopped(failure)) }
        // Somebody may make room.
        setMemoryAlarm(after: Self.patience)
    }

    /// What an earlier run has kept, or why nothing can be made of it.
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

    /// What could not be read is put aside, and told.
    nonisolated func memoryIsDamaged(_ problem: String) {
        let path = store.setMemoryAside()
        memoryState.withLock { $0.setAside = path }
        report(.memoryDamaged(path, problem))
    }

    package nonisolated var memoryStatus: MemoryStatus { memoryState.withLock { $0 } }

    private nonisolated func report(_ finding: Finding) {
        pen.write("finding", causes: []) {
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

    /// Milliseconds since 1970, as the machine has it.
    package static let wallClock: @Sendable () -> Int = {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
    }
}

extension Finding {
    fileprivate static func memoryStopped(_ failure: String) -> Finding {
        Finding(
            rule: .memory, message: "What apps had is not kept: \(failure).",
            fix: "Make room, or make the folder writable: it is tried again every ten seconds.")
    }

    fileprivate static func memoryDamaged(_ path: String, _ problem: String) -> Finding {
        Finding(
            rule: .memory, message: "What apps had cannot be read (\(problem)), and was put aside as \(path).",
            fix: "Apps begin anew; delete the file once nobody wants to look at it.")
    }
}
