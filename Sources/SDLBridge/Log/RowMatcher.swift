internal import SDLSupport

/// A filter made ready for one shelf: names are looked up once, each row costs a few comparisons.
struct RowMatcher {
    /// What a row's text has to hold, or must not.
    struct Phrase: Hashable, Sendable {
        var words: [String]
        var negated: Bool
    }

    private struct Test {
        var holds: (RowHead) -> Bool
        var negated: Bool
    }

    private var tests: [Test] = []
    private(set) var phrases: [Phrase] = []
    /// Rows outside need not be looked at.
    private(set) var range: ClosedRange<UInt64> = 0...UInt64.max

    init(_ filter: LogFilter, shelf: RowShelf) {
        for term in filter.terms {
            if case .text(let words) = term.test {
                phrases.append(Phrase(words: words, negated: term.negated))
                continue
            }
            if case .number(.seq, let span) = term.test, !term.negated { narrow(to: span) }
            if case .cause(let seq) = term.test, !term.negated { narrow(to: LogFilter.Span(least: Double(seq))) }
            tests.append(Test(holds: Self.test(term.test, shelf: shelf), negated: term.negated))
        }
    }

    /// Whether everything but the row's text is right.
    func matches(_ head: RowHead) -> Bool {
        for test in tests where test.holds(head) == test.negated { return false }
        return true
    }

    func matches(text json: [UInt8]) -> Bool {
        guard !phrases.isEmpty else { return true }
        let words = Words.split(RowText.of(json))
        return phrases.allSatisfy { Words.hold(words, phrase: $0.words) != $0.negated }
    }

    private mutating func narrow(to span: LogFilter.Span) {
        let least = UInt64(exactly: span.least.rounded(.down)) ?? range.lowerBound
        let most = UInt64(exactly: span.most.rounded(.up)) ?? range.upperBound
        let low = max(range.lowerBound, least)
        range = low...max(low, min(range.upperBound, most))
    }

    private static func test(_ test: LogFilter.Test, shelf: RowShelf) -> (RowHead) -> Bool {
        switch test {
        case .name(let choice): names(choice, shelf.names.names) { $0.name }
        case .rpc(let choice): rpc(choice, shelf)
        case .kind(let choice): names(choice, shelf.names.kinds) { UInt16($0.kind) }
        case .result(let choice): names(choice, shelf.names.results) { $0.result }
        case .app(let choice): apps(choice, shelf.names.apps)
        case .source(let choice): cases(RowFacts.Source.self, choice) { $0.source + 1 }
        case .direction(let choice): cases(RowFacts.Direction.self, choice) { $0.direction }
        case .type(let choice): cases(RowFacts.MessageType.self, choice) { $0.type }
        case .mark(let mark): self.mark(mark, shelf.names.results)
        case .number(let field, let span): number(field, span)
        case .cause(let seq):
            { [effects = shelf.effects(of: seq)] in effects.contains($0.seq) }
        case .text: { _ in true }
        }
    }

    private static func names(
        _ choice: LogFilter.Choice, _ table: NameTable, _ id: @escaping (RowHead) -> UInt16
    ) -> (RowHead) -> Bool {
        let verdicts = table.names.enumerated().map { $0.offset != 0 && choice.holds($0.element) }
        return { verdicts[Int(id($0))] }
    }

    private static func rpc(_ choice: LogFilter.Choice, _ shelf: RowShelf) -> (RowHead) -> Bool {
        let named = names(choice, shelf.names.names) { $0.name }
        guard let rpc = shelf.names.kinds.names.firstIndex(of: "rpc") else { return { _ in false } }
        return { $0.kind == rpc && named($0) }
    }

    /// An app answers to its key and to its name.
    private static func apps(_ choice: LogFilter.Choice, _ table: NameTable) -> (RowHead) -> Bool {
        let verdicts = table.names.enumerated().map { index, app in
            let names = app.split(separator: "\n").map(String.init)
            return index != 0
                && (choice.wanted.isEmpty
                    || names.contains { LogFilter.Choice(wanted: choice.wanted).holds($0) })
                && names.allSatisfy { LogFilter.Choice(unwanted: choice.unwanted).holds($0) }
        }
        return { verdicts[Int($0.app)] }
    }

    private static func cases<Value: CaseIterable & RawRepresentable<String>>(
        _: Value.Type, _ choice: LogFilter.Choice, _ place: @escaping (RowHead) -> UInt8
    ) -> (RowHead) -> Bool {
        let verdicts = [false] + Value.allCases.map { choice.holds($0.rawValue) }
        return { verdicts[Int(place($0))] }
    }

    private static func mark(_ mark: LogFilter.Mark, _ results: NameTable) -> (RowHead) -> Bool {
        switch mark {
        case .open: return { $0.isOpen }
        case .forced: return { $0.marks.contains(.forced) }
        case .invalid: return { $0.marks.contains(.invalid) }
        case .failed:
            let success = results.names.firstIndex(of: "SUCCESS").map(UInt16.init)
            return { $0.result != NameTable.none && $0.result != success }
        }
    }

    private static func number(_ field: LogFilter.Field, _ span: LogFilter.Span) -> (RowHead) -> Bool {
        switch field {
        case .seq: { span.holds(Double($0.seq)) }
        case .at: { span.holds(Double($0.at) / 1_000_000) }
        case .latency: { $0.latency != RowHead.none && span.holds(Double($0.latency) / 1000) }
        case .bytes: { $0.bytes != RowHead.none && span.holds(Double($0.bytes)) }
        case .corr: { $0.correlation != RowHead.none && span.holds(Double($0.correlation)) }
        }
    }
}
