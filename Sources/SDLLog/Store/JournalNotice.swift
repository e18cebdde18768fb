package import JSON

/// Something that has happened to the journal on disk: told as a row, as a line of the bridge's log, and by `/readyz`.
package struct JournalNotice: Hashable, Sendable {
    package enum Rule: String, Sendable {
        /// A file could not be read, and was set aside.
        case damaged = "journal.damaged"
        /// Rows that had been written are not there.
        case missing = "journal.missing"
        /// A file has gone while the bridge ran, or between two runs.
        case deleted = "journal.deleted"
        /// Nothing more goes to disk.
        case stopped = "journal.stopped"
        case resumed = "journal.resumed"
    }

    package var rule: Rule
    /// The file.
    package var path: String
    package var message: String
    package var fix: String
    /// Rows that are there all the same, and rows that are not.
    package var kept = 0
    package var lost = 0

    var isDamage: Bool { [.damaged, .missing, .deleted].contains(rule) }

    package var json: JSONValue {
        [
            "rule": .string(rule.rawValue), "path": .string(path), "message": .string(message), "fix": .string(fix),
            "kept": .int(kept), "lost": .int(lost),
        ]
    }
}
