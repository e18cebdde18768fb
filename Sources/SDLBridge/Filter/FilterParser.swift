/// Why a text is no filter, and where.
struct FilterError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Where it goes wrong, in UTF-16 units from the start, as browsers count.
    var offset: Int
    var message: String
    /// What could stand there instead.
    var candidates: [String] = []

    var description: String { "at \(offset): \(message)" }
}

extension LogFilter {
    /// Keys whose values are texts, and keys whose values are numbers.
    static let textKeys = ["rpc", "name", "kind", "source", "dir", "type", "result", "app", "is", "cause"]
    static var keys: [String] { textKeys + Field.allCases.map(\.rawValue) }

    init(_ text: String) throws(FilterError) {
        var parser = FilterParser(text)
        terms = try parser.terms()
    }
}

/// Reads a filter's text term by term.
struct FilterParser {
    private let text: [Character]
    private var position = 0

    init(_ text: String) {
        self.text = Array(text)
    }

    mutating func terms() throws(FilterError) -> [LogFilter.Term] {
        var terms: [LogFilter.Term] = []
        while skipSpace() {
            let negated = text[position] == "-" && position + 1 < text.count && !text[position + 1].isWhitespace
            if negated { position += 1 }
            guard let test = try test() else { continue }
            terms.append(LogFilter.Term(test: test, negated: negated))
        }
        return terms
    }

    private mutating func skipSpace() -> Bool {
        while position < text.count, text[position].isWhitespace { position += 1 }
        return position < text.count
    }

    /// nil: a text without a word in it, such as `""` or `·`, asks for nothing.
    private mutating func test() throws(FilterError) -> LogFilter.Test? {
        switch text[position] {
        case "\"":
            return words(try quoted())
        case "<", ">":
            return .number(.latency, try span(of: .latency))
        default:
            let start = position
            if let key = key() { return try value(of: key, at: start) }
            return words(bare(until: { $0.isWhitespace }))
        }
    }

    private func words(_ text: String) -> LogFilter.Test? {
        let words = Words.split(text)
        return words.isEmpty ? nil : .text(words)
    }

    /// Letters and the colon behind them.
    private mutating func key() -> String? {
        var end = position
        while end < text.count, text[end].isASCII, text[end].isLetter { end += 1 }
        guard end > position, end < text.count, text[end] == ":" else { return nil }
        defer { position = end + 1 }
        return String(text[position..<end])
    }

    private mutating func value(of key: String, at start: Int) throws(FilterError) -> LogFilter.Test {
        switch key.lowercased() {
        case "rpc": return .rpc(try choice())
        case "name": return .name(try choice())
        case "kind": return .kind(try choice())
        case "source": return .source(try choice())
        case "dir": return .direction(try choice(of: ["toApp", "toHeadUnit"]))
        case "type": return .type(try choice(of: ["request", "response", "notification"]))
        case "result": return .result(try choice())
        case "app": return .app(try choice(LogFilter.Pattern.containing))
        case "is": return .mark(try mark())
        case "cause": return .cause(try number())
        case let key:
            if let field = LogFilter.Field(rawValue: key) { return .number(field, try span(of: field)) }
            throw failure(
                "there is no key \"\(key)\"; a text with a colon goes in quotation marks", at: start,
                candidates: LogFilter.keys)
        }
    }

    private mutating func choice(
        _ pattern: (String) -> LogFilter.Pattern = { LogFilter.Pattern($0) }
    ) throws(FilterError) -> LogFilter.Choice {
        var choice = LogFilter.Choice()
        repeat {
            if position < text.count, text[position] == "," { position += 1 }
            let unwanted = position < text.count && text[position] == "!"
            if unwanted { position += 1 }
            let start = position
            let value =
                position < text.count && text[position] == "\"" ? try quoted() : bare { $0.isWhitespace || $0 == "," }
            guard !value.isEmpty else { throw failure("a value is missing", at: start) }
            if unwanted { choice.unwanted.append(pattern(value)) } else { choice.wanted.append(pattern(value)) }
        } while position < text.count && text[position] == ","
        return choice
    }

    /// A choice of names that are all known, so that a slip does not silently find nothing.
    private mutating func choice(of names: [String]) throws(FilterError) -> LogFilter.Choice {
        let start = position
        let choice = try choice()
        for pattern in choice.wanted + choice.unwanted
        where !names.contains(where: { pattern.matches($0.lowercased()) }) {
            throw failure("expected one of \(names.joined(separator: ", "))", at: start, candidates: names)
        }
        return choice
    }

    private mutating func mark() throws(FilterError) -> LogFilter.Mark {
        let start = position
        if let mark = LogFilter.Mark(rawValue: bare(until: { $0.isWhitespace }).lowercased()) { return mark }
        let names = LogFilter.Mark.allCases.map(\.rawValue)
        throw failure("expected one of \(names.joined(separator: ", "))", at: start, candidates: names)
    }

    private mutating func number() throws(FilterError) -> UInt64 {
        let start = position
        if let number = UInt64(bare(until: { $0.isWhitespace })) { return number }
        throw failure("expected the number of a row", at: start)
    }

    private mutating func quoted() throws(FilterError) -> String {
        let start = position
        position += 1
        var value = ""
        while position < text.count, text[position] != "\"" {
            if text[position] == "\\", position + 1 < text.count { position += 1 }
            value.append(text[position])
            position += 1
        }
        guard position < text.count else { throw failure("the quotation mark is not closed", at: start) }
        position += 1
        return value
    }

    private mutating func bare(until isEnd: (Character) -> Bool) -> String {
        let start = position
        while position < text.count, !isEnd(text[position]) { position += 1 }
        return String(text[start..<position])
    }

    private func failure(_ message: String, at position: Int, candidates: [String] = []) -> FilterError {
        FilterError(offset: String(text[..<position]).utf16.count, message: message, candidates: candidates)
    }
}

// MARK: Ranges

extension FilterParser {
    /// `>200ms`, `<=1.5s`, `100..200`, `100..`, `..200`, `100`.
    private mutating func span(of field: LogFilter.Field) throws(FilterError) -> LogFilter.Span {
        let start = position
        let text = bare(until: { $0.isWhitespace })
        guard let span = Self.span(Substring(text), of: field) else {
            throw failure("expected a number or a range, such as \(Self.example(of: field))", at: start)
        }
        return span
    }

    private static func span(_ text: Substring, of field: LogFilter.Field) -> LogFilter.Span? {
        for (sign, least, isIn) in [(">=", true, true), ("<=", false, true), (">", true, false), ("<", false, false)]
        where text.hasPrefix(sign) {
            guard let number = number(text.dropFirst(sign.count), of: field) else { return nil }
            return least
                ? LogFilter.Span(least: number, leastIsIn: isIn) : LogFilter.Span(most: number, mostIsIn: isIn)
        }
        let parts = parts(text)
        guard parts.count == 2 else {
            return number(text, of: field).map { LogFilter.Span(least: $0, most: $0) }
        }
        guard !(parts[0].isEmpty && parts[1].isEmpty) else { return nil }
        var span = LogFilter.Span()
        if !parts[0].isEmpty {
            guard let least = number(parts[0], of: field) else { return nil }
            span.least = least
        }
        if !parts[1].isEmpty {
            guard let most = number(parts[1], of: field) else { return nil }
            span.most = most
        }
        return span
    }

    /// What stands before and behind `..`.
    private static func parts(_ text: Substring) -> [Substring] {
        var index = text.startIndex
        while index < text.endIndex {
            if text[index...].hasPrefix("..") { return [text[..<index], text[index...].dropFirst(2)] }
            index = text.index(after: index)
        }
        return [text]
    }

    private static func number(_ text: Substring, of field: LogFilter.Field) -> Double? {
        let digits = text.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
        guard digits.first != ".", digits.last != ".", let number = Double(digits),
            let unit = units(of: field)[text.dropFirst(digits.count).lowercased()]
        else { return nil }
        return number * unit
    }

    private static func units(of field: LogFilter.Field) -> [String: Double] {
        switch field {
        case .latency, .at: ["": 1, "us": 0.001, "ms": 1, "s": 1_000, "m": 60_000]
        case .bytes: ["": 1, "b": 1, "kb": 1_000, "mb": 1_000_000]
        case .seq, .corr: ["": 1]
        }
    }

    private static func example(of field: LogFilter.Field) -> String {
        switch field {
        case .latency, .at: ">200ms or 1s..2s"
        case .bytes: ">10kb or 100..200"
        case .seq, .corr: "100..200"
        }
    }
}
