import SDLHeadUnit
import SDLLog
import SDLSupport

// The methods of the bridge that create the state history and capsules.
extension Bridge {
    /// The ratio of the journal's size limit on disk to the size limit of the state history.
    private static let share = 4

    /// Creates the state history: on disk next to the journal, or in memory if the settings have no data folder.
    static func history(_ settings: Settings) -> StateHistory {
        var kept = StateHistory.Settings(directory: settings.data.map { "\($0)/history" })
        kept.byteLimit =
            settings.data == nil ? settings.memoryBytes : max(1 << 20, settings.journalBytes / share)
        return StateHistory(kept, redactor: settings.redactor, timekeeper: SystemTimekeeper.shared)
    }

    static func capsules(_ settings: Settings, _ hub: Hub, _ headUnit: HeadUnit) -> CapsuleReads {
        let source = CapsuleSource(
            hub: hub, headUnit: headUnit, pictures: headUnit.pictures,
            wire: (headUnit.wire, settings.redactor))
        return CapsuleReads(source: source, keptCapsules: settings.capsules.map { CrashCapsules($0, source) })
    }
}
