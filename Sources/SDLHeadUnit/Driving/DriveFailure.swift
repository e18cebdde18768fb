package struct HeadUnitFile: Hashable, Sendable {
    package var path: String
    /// The type of the file, as a FileType of the mobile API: `GRAPHIC_PNG`, `AUDIO_MP3`, …
    package var fileType: String
}

/// Why a command was not carried out. A failed command leaves the state unchanged.
package struct DriveFailure: Error, Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// The app, button, choice or overlay that the command names does not exist now.
        case notFound
        /// The name in the command has more than one match.
        case ambiguous
        /// The target is not in the right state: for example a touch in rotary mode, or an app in NONE.
        case conflict
        /// The command is invalid: for example a position outside the slider, or an unknown level.
        case invalid
        /// The active profile does not have the capability that the command needs.
        case unsupported
    }

    package var kind: Kind
    /// One sentence that says what the command requested and why the command failed.
    package var detail: String
    /// One sentence that says how to make the command succeed.
    package var hint: String?
    /// Targets that the command may have meant, the nearest match first.
    package var candidates: [String]

    package init(_ kind: Kind, _ detail: String, hint: String? = nil, candidates: [String] = []) {
        self.kind = kind
        self.detail = detail
        self.hint = hint
        self.candidates = candidates
    }
}
