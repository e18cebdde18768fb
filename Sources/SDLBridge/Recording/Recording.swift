package import JSON
import SDLSupport
package import SessionReplay

/// The steps of a test: the actions of a session, and the changes that the actions caused.
package struct Recording: Sendable {
    struct Step: Sendable, Equatable {
        enum Kind: Sendable, Equatable {
            /// A command of the API, with its parameters.
            case command(String, JSONValue)
            /// An expectation, as the body of `POST /v1/expect`. `seconds` is the time limit; nil for the default
            /// limit.
            case expect(JSONValue, seconds: Int? = nil)
            case comment(String)
        }

        /// The number of the row that was the newest when the session reached this step.
        var row: UInt64
        var kind: Kind
        /// The key of the app that is in the foreground at this step.
        var front: String?
        /// The subject of the expectation, for example a text on the screen.
        var subject: String?

        fileprivate var isAction: Bool { if case .command = kind { true } else { false } }
        /// Whether something is expected to have disappeared.
        fileprivate var isEnd: Bool {
            if case .expect(let words, _) = kind { ["hidden", "absent"].contains(words["state"]) } else { false }
        }
    }

    struct App: Sendable, Equatable {
        var name: String
        /// The name of the app's program; nil if the bridge did not start the app.
        var program: String?
    }

    var steps: [Step] = []
    /// The apps that the steps need, by app key, in the order of their first use.
    var apps: OrderedMap<String, App> = [:]
    /// The id of the head unit's profile in the session.
    var profile: String?

    /// Records a part of a session.
    ///
    /// - Parameters:
    ///   - rows: the numbers of the part's rows. The recording begins with the first action in these rows.
    ///   - expectations: bodies of `POST /v1/expect`, each with the number of the row after which the test checks the
    ///     expectation.
    package init(
        of session: Session, rows: ClosedRange<UInt64>, adding expectations: [(row: UInt64, words: JSONValue)] = []
    ) {
        var reader = RecordingReader(rows: rows)
        session.walk { event, state in reader.take(event, state) }
        self = reader.end()
        add(expectations)
    }

    /// Inserts expectations after the steps of their rows. If something disappears at the same row, an expectation comes
    /// before that, because the person saw it first. For example, an alert closes by itself, and no row is written.
    mutating func add(_ expectations: [(row: UInt64, words: JSONValue)]) {
        for (row, words) in expectations {
            let afterAction = steps.lastIndex { $0.row <= row && $0.isAction }.map { $0 + 1 } ?? 0
            let place = steps[afterAction...].firstIndex { $0.row > row || $0.row == row && $0.isEnd } ?? steps.count
            let front = place > 0 ? steps[place - 1].front : steps.first?.front
            steps.insert(Step(row: row, kind: .expect(words), front: front), at: place)
        }
    }

    init() {}
}
