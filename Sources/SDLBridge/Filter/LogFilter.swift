/// A question put to the log: every term must hold. Written `rpc:Alert result:!SUCCESS >200ms "text" -rpc:OnTouchEvent`.
///
/// The page has the same grammar in JavaScript; `Tests/golden/filter.json` holds both to one meaning.
struct LogFilter: Hashable, Sendable {
    struct Term: Hashable, Sendable {
        var test: Test
        var negated = false
    }

    enum Test: Hashable, Sendable {
        /// What the row is called: the RPC, the command, the delegate call, the rule of a finding.
        case name(Choice)
        /// The same, of RPC rows only.
        case rpc(Choice)
        case kind(Choice)
        case source(Choice)
        case direction(Choice)
        case type(Choice)
        case result(Choice)
        /// The app's key or name, any part of it.
        case app(Choice)
        case mark(Mark)
        case number(Field, Span)
        /// Words that follow one another somewhere in the row; the last one may be the beginning of a word.
        case text([String])
        /// The row of this number and everything it led to, directly or through others.
        case cause(UInt64)
    }

    enum Field: String, Hashable, Sendable, CaseIterable {
        case seq
        /// Milliseconds of the head unit's clock.
        case at
        /// Milliseconds from request to reply.
        case latency
        case bytes
        /// The correlation id.
        case corr
    }

    enum Mark: String, Hashable, Sendable, CaseIterable {
        /// A request without its reply.
        case open
        /// A result other than SUCCESS.
        case failed
        /// A result somebody forced.
        case forced
        /// A message that breaks its interface's rules.
        case invalid
    }

    var terms: [Term] = []
}

extension LogFilter {
    /// Some values of a key: any of the wanted ones, none of the unwanted ones. `*` stands for any run of characters.
    struct Choice: Hashable, Sendable {
        var wanted: [Pattern] = []
        var unwanted: [Pattern] = []

        func holds(_ text: String) -> Bool {
            let text = text.lowercased()
            return (wanted.isEmpty || wanted.contains { $0.matches(text) }) && !unwanted.contains { $0.matches(text) }
        }
    }

    /// A text without regard to case, in which `*` stands for any run of characters.
    struct Pattern: Hashable, Sendable {
        /// Lower case; what stands between the stars.
        private let pieces: [String]

        init(_ text: String) {
            pieces = text.lowercased().split(separator: "*", omittingEmptySubsequences: false).map(String.init)
        }

        /// The pattern that holds for every text with `part` in it.
        static func containing(_ part: String) -> Pattern { Pattern("*\(part)*") }

        func matches(_ text: String) -> Bool {
            guard pieces.count > 1 else { return pieces[0] == text }
            guard text.hasPrefix(pieces[0]) else { return false }
            var rest = text.dropFirst(pieces[0].count)
            for piece in pieces.dropFirst().dropLast() where !piece.isEmpty {
                guard let end = rest.endOfFirst(piece) else { return false }
                rest = rest[end...]
            }
            return rest.hasSuffix(pieces[pieces.count - 1])
        }
    }

    /// A range of numbers, with or without its ends.
    struct Span: Hashable, Sendable {
        var least = -Double.infinity
        var most = Double.infinity
        var leastIsIn = true
        var mostIsIn = true

        func holds(_ number: Double) -> Bool {
            (leastIsIn ? number >= least : number > least) && (mostIsIn ? number <= most : number < most)
        }
    }
}

extension Substring {
    fileprivate func endOfFirst(_ piece: String) -> Index? {
        var start = startIndex
        while start < endIndex {
            if self[start...].hasPrefix(piece) { return index(start, offsetBy: piece.count) }
            start = index(after: start)
        }
        return nil
    }
}
