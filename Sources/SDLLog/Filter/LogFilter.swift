/// A filter for rows of the log, in the grammar of `docs/filter.md`. A row must match all terms.
///
/// The page has its own parser of this grammar. The cases in `Tests/Shared/filter.json` check both parsers.
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
        /// Tests the parameter at a path. An array matches if one of its elements matches.
        case parameter([String], FieldTest)
        /// Tests the row for marks such as `failed`. Each test requires or excludes a mark. The row matches if one of
        /// the tests passes.
        case marks([MarkTest])
        case text(FilterValue)
    }

    /// A test of a field. A row without the field never matches.
    package enum FieldTest: Hashable, Sendable {
        /// Matches a field whose value matches one of the `wanted` values and none of the `unwanted` values. If
        /// `wanted` is empty, every value counts as wanted.
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
        /// The row is a request without a response.
        case open
        /// The row has a result that is not a success.
        case failed
        /// The message of the row violates the rules of the mobile API or the HMI API.
        case invalid
        /// The row has a result that a client forced.
        case forced
    }

    package struct MarkTest: Hashable, Sendable {
        package var mark: Mark
        package var negated: Bool
    }

    /// The results with which a response has `success: true`, according to the mobile API.
    static let worked: Set<String> = ["SUCCESS", "SAVED", "WARNINGS", "RESUME_FAILED", "WRONG_LANGUAGE"]

    package var terms: [Term] = []

    package init(terms: [Term] = []) {
        self.terms = terms
    }
}
