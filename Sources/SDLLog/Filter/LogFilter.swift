/// A filter for rows of the log, in the grammar of `docs/filter.md`. A row matches if every term matches.
///
/// The page has its own parser of this grammar; `Tests/Shared/filter.json` tests both against the same cases.
package struct LogFilter: Hashable, Sendable {
    package struct Term: Hashable, Sendable {
        package var test: Test
        package var negated = false

        package init(test: Test, negated: Bool = false) {
            self.test = test
            self.negated = negated
        }
    }

    package indirect enum Test: Hashable, Sendable {
        case field(Key, FieldTest)
        /// The parameter at a path. An array matches if any of its elements matches.
        case parameter([String], FieldTest)
        /// A list of marks, each required or excluded. One match is enough.
        case marks([MarkTest])
        /// The text of the row.
        case text(FilterValue)
    }

    /// The test of a field. A missing field never matches.
    package enum FieldTest: Hashable, Sendable {
        /// Matches any of the wanted values (any value if the list is empty) and none of the unwanted ones.
        case oneOf(wanted: [FilterValue], unwanted: [FilterValue])
        case compared(Comparison, Double)
    }

    package enum Comparison: String, Hashable, Sendable {
        case more = ">"
        case atLeast = ">="
        case less = "<"
        case atMost = "<="

        package func matches(_ value: Double, _ bound: Double) -> Bool {
            switch self {
            case .more: value > bound
            case .atLeast: value >= bound
            case .less: value < bound
            case .atMost: value <= bound
            }
        }
    }

    package enum Key: String, Hashable, Sendable, CaseIterable {
        case rpc, kind, app, to, dir, result, `is`, type, source, corr, cause, seq, latency, size, at, command, call,
            rule
        case controller
    }

    package enum Mark: String, Hashable, Sendable, CaseIterable {
        /// The row is a request that has no response yet.
        case open
        /// The row has a result that is not a success.
        case failed
        /// The row's message violates the rules of its interface.
        case invalid
        /// The row has a result that a client forced.
        case forced
    }

    package struct MarkTest: Hashable, Sendable {
        package var mark: Mark
        package var negated: Bool
    }

    /// The results that count as success, as the specification's `success` flag defines it.
    static let worked: Set<String> = ["SUCCESS", "SAVED", "WARNINGS", "RESUME_FAILED", "WRONG_LANGUAGE"]

    package var terms: [Term] = []

    package init(terms: [Term] = []) {
        self.terms = terms
    }
}
