/// A question put to the log, in the grammar of `docs/filter.md`: every term must hold.
///
/// The page reads the same grammar; `Tests/Shared/filter.json` holds both to one meaning.
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
        /// A parameter by its path; in an array any element may be the one.
        case parameter([String], FieldTest)
        /// Some marks, each wanted or not; one that is as said suffices.
        case marks([MarkTest])
        /// The text of the row.
        case text(FilterValue)
    }

    /// What a field must be. A field that is not there is nothing.
    package enum FieldTest: Hashable, Sendable {
        /// Any of the wanted values, or any at all when none is named, and none of the unwanted ones.
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
        /// A request without its reply.
        case open
        /// A result that did not work.
        case failed
        /// A message that breaks its interface's rules.
        case invalid
        /// A result somebody forced.
        case forced
    }

    package struct MarkTest: Hashable, Sendable {
        package var mark: Mark
        package var negated: Bool
    }

    /// Results that count as having worked, as the spec's own `success` flag does.
    static let worked: Set<String> = ["SUCCESS", "SAVED", "WARNINGS", "RESUME_FAILED", "WRONG_LANGUAGE"]

    package var terms: [Term] = []

    package init(terms: [Term] = []) {
        self.terms = terms
    }
}
