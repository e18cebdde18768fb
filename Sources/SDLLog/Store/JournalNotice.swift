package import JSON

/// A problem with the journal on disk. The bridge reports the problem in a row, in its log output and by `/readyz`.
package struct JournalNotice: Hashable, Sendable {
    package enum Rule: String, Sendable {
        /// A file could not be read and was renamed.
        case damaged = "journal.damaged"
        /// Rows that were written earlier are missing.
        case missing = "journal.missing"
        /// A file was deleted while the bridge was running, or between two runs.
        case deleted = "journal.deleted"
        /// Rows cannot be written to disk.
        case stopped = "journal.stopped"
        case resumed = "journal.resumed"
    }

    package var rule: Rule
    package var path: String
    package var message: String
    package var fix: String
    /// The number of rows that could be saved.
    package var kept = 0
    /// The number of rows that could not be saved.
    package var lost = 0

    var isDamage: Bool { [.damaged, .missing, .deleted].contains(rule) }

    package var json: JSONValue {
        [
            "rule": .string(rule.rawValue), "path": .string(path), "message": .string(message), "fix": .string(fix),
            "kept": .int(kept), "lost": .int(lost),
        ]
    }
}
