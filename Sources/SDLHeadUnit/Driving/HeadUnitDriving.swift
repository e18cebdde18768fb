package import SDLSupport

/// What the bridge drives a head unit with from outside: for the page, for REST and for tests.
///
/// Commands are the only way in beside the messages of apps. Reading is not here: what a head unit has to show, it tells its
/// journal as changes of the state tree.
package protocol HeadUnitDriving: AnyObject, Sendable {
    /// Carries out one command. Returns once the new state is in force and every message and change that follows from it has
    /// been handed on, in order; what apps answer comes later.
    ///
    /// - Parameter cause: the command itself, whose row the bridge has written. Everything the command leads to names it.
    func drive(_ command: HeadUnitCommand, cause: Cause) async throws(DriveFailure)

    /// The files that apps have put on the head unit, also apps that have gone.
    var files: [(app: String, name: String)] { get }

    /// A file an app has put on the head unit. Never waits for an app.
    func file(named name: String, of app: String) -> HeadUnitFile?
}

/// Where a file of an app lies, and what it is.
package struct HeadUnitFile: Hashable, Sendable {
    package var path: String
    /// The FileType of the RPC spec: `GRAPHIC_PNG`, `AUDIO_MP3`, …
    package var fileType: String

    package init(path: String, fileType: String) {
        self.path = path
        self.fileType = fileType
    }
}

/// Why a command was not carried out. Nothing has changed then.
package struct DriveFailure: Error, Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// The command names something that is not there (yet): no such app, button, choice, overlay.
        case notFound
        /// The command's name fits more than one thing.
        case ambiguous
        /// It is there, but not in a state for this: a touch in rotary mode, a disabled keyboard, an app in NONE.
        case conflict
        /// The command itself is wrong: outside the slider, an unknown level, half a choice.
        case invalid
        /// The profile in force has no such capability.
        case unsupported
    }

    package var kind: Kind
    /// One sentence: what was wanted and what stood in the way.
    package var detail: String
    /// One sentence: what to do about it.
    package var hint: String?
    /// What could have been meant, nearest first.
    package var candidates: [String]

    package init(_ kind: Kind, _ detail: String, hint: String? = nil, candidates: [String] = []) {
        self.kind = kind
        self.detail = detail
        self.hint = hint
        self.candidates = candidates
    }
}
