import SDLSupport

/// The reason why a text is not a valid filter, and the position of the error. The position is in UTF-16 units, as in
/// browsers.
package struct FilterError: Error, Hashable, Sendable, CustomStringConvertible {
    package var message: String
    package var at: Int

    package var description: String { message }
}

extension LogFilter {
    package init(_ query: String) throws(FilterError) {
        let parser = FilterParser(query)
        for place in try parser.places() { terms.append(try parser.term(place)) }
    }
}

/// Parses a filter term by term.
struct FilterParser {
    private let text: [Unicode.Scalar]

    init(_ query: String) {
        text = Array(query.unicodeScalars)
    }

    private func failure(_ message: String, at index: Int) -> FilterError {
        FilterError(message: message, at: text[..<index].reduce(0) { $0 + UTF16.width($1) })
    }

    /// Returns the ranges of the terms in the text. Spaces separate terms, except spaces inside quotation marks or
    /// regular expressions.
    func places() throws(FilterError) -> [Range<Int>] {
        var places: [Range<Int>] = []
        var at = 0
        while at < text.count {
            if Self.isSpace(text[at]) {
                at += 1
                continue
            }
            let start = at
            while at < text.count, !Self.isSpace(text[at]) {
                let opens = text[at] == "/" && (at == start || "-:,!".unicodeScalars.contains(text[at - 1]))
                at = text[at] == "\"" || opens ? try closing(at) : at + 1
            }
            places.append(start..<at)
        }
        return places
    }

    func term(_ place: Range<Int>) throws(FilterError) -> LogFilter.Term {
        if text[place.lowerBound] == "-" {
            guard place.count > 1 else { throw failure("'-' needs a term after it.", at: place.lowerBound) }
            var term = try term(place.lowerBound + 1..<place.upperBound)
            term.negated.toggle()
            return term
        }
        if text[place.lowerBound] == "\"" || text[place.lowerBound] == "/" {
            return LogFilter.Term(test: try anywhere(place))
        }
        if let test = try comparison(place) { return LogFilter.Term(test: test) }
        if let test = try keyed(place) { return LogFilter.Term(test: test) }
        return LogFilter.Term(test: try anywhere(place))
    }

    /// Parses a comparison: `key>200`, `key:>200` or `>200ms`.
    private func comparison(_ place: Range<Int>) throws(FilterError) -> LogFilter.Test? {
        let name = nameEnd(place)
        var at = name
        if at < place.upperBound, text[at] == ":" { at += 1 }
        guard at < place.upperBound, text[at] == ">" || text[at] == "<" else { return nil }
        var end = at + 1
        if end < place.upperBound, text[end] == "=" { end += 1 }
        guard end < place.upperBound else { return nil }
        let hasName = name > place.lowerBound
        // A text such as `<script>` or `:>x` is an ordinary text, not a comparison.
        guard hasName ? Self.isWord(text[end]) || text[end] == "." : Self.isDigit(text[end]) || text[end] == "." else {
            return nil
        }
        let sign = LogFilter.Comparison(rawValue: string(at..<end))!
        let key = hasName ? string(place.lowerBound..<name) : "latency"
        guard let number = Self.number(string(end..<place.upperBound)) else {
            throw failure("'\(string(end..<place.upperBound))' is not a number.", at: end)
        }
        return try field(key, .compared(sign, number), at: place.lowerBound)
    }

    private func keyed(_ place: Range<Int>) throws(FilterError) -> LogFilter.Test? {
        let end = nameEnd(place)
        guard end > place.lowerBound, end < place.upperBound, text[end] == ":" else { return nil }
        let name = string(place.lowerBound..<end)
        // Check the key first, so that an unknown key is reported before an invalid value.
        _ = try field(name, .oneOf(wanted: [], unwanted: []), at: place.lowerBound)
        let values = try values(end + 1..<place.upperBound)
        guard end + 1 < place.upperBound else {
            throw failure("'\(name):' needs a value after it.", at: place.lowerBound)
        }
        if name.lowercased() == "is" {
            return .marks(try values.map { (place) throws(FilterError) in try mark(place) })
        }
        var wanted: [FilterValue] = []
        var unwanted: [FilterValue] = []
        for place in values {
            let isUnwanted = text[place.lowerBound] == "!"
            let value = try value(isUnwanted ? place.lowerBound + 1..<place.upperBound : place)
            if isUnwanted { unwanted.append(value) } else { wanted.append(value) }
        }
        return try field(name, .oneOf(wanted: wanted, unwanted: unwanted), at: place.lowerBound)
    }

    private func field(_ name: String, _ test: LogFilter.FieldTest, at: Int) throws(FilterError) -> LogFilter.Test {
        let lower = name.lowercased()
        if lower.hasPrefix("params.") {
            return .parameter(
                name.dropFirst("params.".count).split(separator: ".", omittingEmptySubsequences: false).map(
                    String.init),
                test)
        }
        if let key = LogFilter.Key(rawValue: lower) { return .field(key, test) }
        let near = NearestMatch.nearest(to: lower, in: LogFilter.Key.allCases.map(\.rawValue) + ["params"])
        throw failure("There is no key '\(name)'.\(near.map { " Did you mean '\($0)'?" } ?? "")", at: at)
    }

    private func mark(_ place: Range<Int>) throws(FilterError) -> LogFilter.MarkTest {
        let negated = text[place.lowerBound] == "!"
        let name = string(negated ? place.lowerBound + 1..<place.upperBound : place).lowercased()
        if let mark = LogFilter.Mark(rawValue: name) { return LogFilter.MarkTest(mark: mark, negated: negated) }
        let known = LogFilter.Mark.allCases.map(\.rawValue).joined(separator: ", ")
        throw failure("'is' accepts \(known); not '\(name)'.", at: place.lowerBound)
    }

    /// Returns the ranges of the values in a term. Commas separate values, except commas inside quotation marks or
    /// regular expressions. Empty values are left out.
    private func values(_ place: Range<Int>) throws(FilterError) -> [Range<Int>] {
        var values: [Range<Int>] = []
        var from = place.lowerBound
        var at = place.lowerBound
        while at <= place.upperBound {
            if at == place.upperBound || text[at] == "," {
                if from < at { values.append(from..<at) }
                from = at + 1
                at += 1
            } else if text[at] == "\"" || (text[at] == "/" && (at == from || text[at - 1] == "!")) {
                at = try closing(at)
            } else {
                at += 1
            }
        }
        return values
    }

    /// Returns the index after the closing mark. The character at `open` is a quotation mark or a slash. The closing
    /// mark is the next occurrence of the same character.
    private func closing(_ open: Int) throws(FilterError) -> Int {
        var at = open + 1
        while at < text.count {
            if text[at] == "\\" { at += 1 } else if text[at] == text[open] { return at + 1 }
            at += 1
        }
        throw failure(
            text[open] == "\""
                ? "This quote is never closed." : "This expression needs a '/' at its end.", at: open)
    }

    // MARK: Values

    private func anywhere(_ place: Range<Int>) throws(FilterError) -> LogFilter.Test {
        let value = string(place)
        if let expression = try expression(value, at: place.lowerBound) { return .text(.expression(expression)) }
        return .text(.within((Self.unquoted(value) ?? value).lowercased()))
    }

    private func value(_ place: Range<Int>) throws(FilterError) -> FilterValue {
        let value = string(place)
        if let expression = try expression(value, at: place.lowerBound) { return .expression(expression) }
        if let literal = Self.unquoted(value) { return .equal(literal.lowercased()) }
        if let (low, high) = Self.rangeParts(value) {
            guard let low = Self.number(low), let high = Self.number(high) else {
                throw failure("A range is two numbers, like 100..200.", at: place.lowerBound)
            }
            return .range(low, high)
        }
        guard value.contains("*") else { return .equal(value.lowercased()) }
        return .stars(value.lowercased().split(separator: "*", omittingEmptySubsequences: false).map(String.init))
    }

    private func expression(_ value: String, at place: Int) throws(FilterError) -> LinearExpression? {
        guard value.hasPrefix("/"), value.hasSuffix("/"), value.utf16.count > 1 else { return nil }
        guard let expression = LinearExpression(String(value.dropFirst().dropLast())) else {
            throw failure("This is not a regular expression.", at: place)
        }
        return expression
    }

    private static func unquoted(_ value: String) -> String? {
        guard value.hasPrefix("\"") else { return nil }
        var literal = ""
        var escaped = false
        for character in value.dropFirst().dropLast() {
            if character == "\\", !escaped {
                escaped = true
            } else {
                literal.append(character)
                escaped = false
            }
        }
        return literal
    }

    /// Splits a range such as `10..20` at the two dots. Returns nil if one of the two parts does not start like a
    /// number.
    private static func rangeParts(_ value: String) -> (String, String)? {
        guard let dots = value.utf8.firstIndex(of: "..".utf8) else { return nil }
        let low = String(value[..<dots])
        let high = String(value[dots...].dropFirst(2))
        return looksLikeNumber(low) && looksLikeNumber(high) ? (low, high) : nil
    }

    private static func looksLikeNumber(_ text: String) -> Bool {
        let digits = text.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
        return !digits.isEmpty && text[digits.endIndex...].allSatisfy { $0.isASCII && $0.isLetter }
    }

    /// Parses a number, which may have a unit. Converts times to milliseconds and sizes to bytes.
    static func number(_ text: String) -> Double? {
        let digits = text.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
        let points = digits.split(separator: ".", omittingEmptySubsequences: false)
        guard points.count < 3, points.last != "", let number = Double(digits.first == "." ? "0\(digits)" : digits)
        else {
            return nil
        }
        let units: [String: Double] = ["": 1, "us": 0.001, "ms": 1, "s": 1_000, "kb": 1_000, "mb": 1_000_000]
        return units[text[digits.endIndex...].lowercased()].map { number * $0 }
    }

    private func string(_ place: Range<Int>) -> String {
        String(String.UnicodeScalarView(text[place]))
    }

    /// Returns the index after the key of a term. If the term has no key, returns the start of the term.
    private func nameEnd(_ place: Range<Int>) -> Int {
        guard Self.isLetter(text[place.lowerBound]) else { return place.lowerBound }
        var at = place.lowerBound + 1
        while at < place.upperBound, Self.isWord(text[at]) || text[at] == "." { at += 1 }
        return at
    }

    private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
    }
    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }
    private static func isWord(_ scalar: Unicode.Scalar) -> Bool { ScalarSet.word.contains(scalar) }
    private static func isSpace(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isWhitespace }
}
