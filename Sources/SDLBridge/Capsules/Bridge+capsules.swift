import SDLHeadUnit
import SDLLog
import SDLSupport

// What a bridge needs so that its session can be one file.
extension Bridge {
    /// Of what the rows may take, so much again for what the state was.
    private static let share = 4

    /// What the state was, beside the rows: on disk with them, else in memory.
    static func history(_ settings: Settings) -> StateHistory {
        var kept = StateHistory.Settings(directory: settings.data.map { "\($0)/history" })
        kept.byteLimit =
            settings.data == nil ? settings.memoryBytes : max(1 << 20, settings.journalBytes / share)
        return StateHistory(kept, redactor: settings.redactor, timekeeper: SystemTimekeeper.shared)
    }

    static func capsules(_ settings: Settings, _ hub: Hub, _ headUnit: HeadUnit) -> CapsuleReads {
        // Nothing can be taken out of a recording: it has the bytes as they came.
        let source = CapsuleSource(
            hub: hub, headUnit: headUnit, pictures: headUnit.pictures,
            wire: (headUnit.wire, settings.redactor),
            recording: settings.redactor.isEmpty ? settings.recording : nil)
        return CapsuleReads(source: source, keptCapsules: settings.capsules.map { CrashCapsules($0, source) })
    }
}
