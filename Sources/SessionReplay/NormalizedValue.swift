import JSON
import SDLSupport

/// Removes those parts of values that may differ between runs and builds of an app: positions, times, and the ids and
/// hashes that only connect messages.
enum NormalizedValue {
    private static let bare: Set<String> = [
        "correlationID", "cancelID", "softButtonID", "choiceID", "cmdID", "menuID", "parentID",
        "interactionChoiceSetID", "hashID", "url", "crc", "offset", "deviceInfo", "setAt", "pausedAt", "changed",
        "requestServiceID", "serviceID",
    ]

    static func of(_ value: JSONValue) -> JSONValue {
        switch value {
        case .array(let values): return .array(values.map(of))
        case .object(let members):
            var kept: OrderedMap<String, JSONValue> = [:]
            for (name, member) in members where !bare.contains(name) { kept[name] = of(member) }
            return .object(kept)
        default: return value
        }
    }
}

/// Compares values of a session with values of its replay.
package struct ValueComparison {
    /// The hashes of the session's files, by app and file name. Two file names with equal hashes are treated as equal.
    var then: [String: String] = [:]
    /// The hashes of the replay's files, by app and file name.
    var now: [String: String] = [:]

    /// A difference between two values: the path at which the values differ, and the value at this path in each run.
    struct ValueDifference: Equatable {
        var path: [String]
        var then: JSONValue?
        var now: JSONValue?
    }

    /// The maximum difference between two times that are treated as equal, in milliseconds.
    private static let tolerance = 2_500.0

    /// Returns the first difference between two values; nil if the values are equal.
    func mismatch(_ one: JSONValue?, _ other: JSONValue?, of app: String) -> ValueDifference? {
        mismatches(one, other, of: app).first
    }

    func mismatches(
        _ one: JSONValue?, _ other: JSONValue?, of app: String, at path: [String] = []
    ) -> [ValueDifference] {
        let mismatch = [ValueDifference(path: path, then: one, now: other)]
        switch (one, other) {
        case (nil, nil): return []
        case (.object(let then)?, .object(let now)?):
            if path.last == "startTime" { return clock(then, now) ? [] : mismatch }
            let names = then.keys + now.keys.filter { then[$0] == nil }
            return names.flatMap { mismatches(then[$0], now[$0], of: app, at: path + [$0]) }
        case (.array(let then)?, .array(let now)?):
            return (0..<max(then.count, now.count)).flatMap { place in
                mismatches(
                    Self.element(place, of: then), Self.element(place, of: now), of: app, at: path + ["\(place + 1)"])
            }
        case (.string(let then)?, .string(let now)?): return text(then, now, app) ? [] : mismatch
        default:
            let isTime = path.last == "startMs"
            if isTime, let then = one?.double, let now = other?.double, abs(then - now) <= Self.tolerance { return [] }
            return one == other ? [] : mismatch
        }
    }

    func isSame(_ one: JSONValue?, _ other: JSONValue?, of app: String) -> Bool {
        mismatches(one, other, of: app).isEmpty
    }

    /// Returns the value at a path. Returns nil (`.none`) if the parent of the value does not exist, and `.some(nil)`
    /// if the parent exists without this value.
    static func place(_ path: [String], in value: JSONValue?) -> JSONValue?? {
        guard let last = path.last else { return .some(value) }
        guard let parent = Self.value(at: path.dropLast(), in: value) else { return nil }
        return .some(step(parent, last))
    }

    static func value(at path: [String], in value: JSONValue?) -> JSONValue? { path.reduce(value, step) }

    private static func step(_ value: JSONValue?, _ key: String) -> JSONValue? {
        if let array = value?.array { return Int(key).flatMap { element($0 - 1, of: array) } }
        return value?[key]
    }

    private static func element(_ place: Int, of array: [JSONValue]) -> JSONValue? {
        guard array.indices.contains(place) else { return Optional.none }
        return array[place]
    }

    private func clock(_ one: OrderedMap<String, JSONValue>, _ other: OrderedMap<String, JSONValue>) -> Bool {
        func milliseconds(_ time: OrderedMap<String, JSONValue>) -> Double {
            let parts = ["hours": 3_600.0, "minutes": 60, "seconds": 1]
            return parts.reduce(0) { $0 + (time[$1.key]?.double ?? 0) * $1.value * 1_000 }
        }
        return abs(milliseconds(one) - milliseconds(other)) <= Self.tolerance
    }

    /// Returns whether two texts are treated as equal. A redacted text is equal to any text. Times in texts and the
    /// names of files with equal content are ignored.
    private func text(_ one: String, _ other: String, _ app: String) -> Bool {
        if one == other || one == "[redacted]" || other == "[redacted]" { return true }
        if let content = then["\(app)/\(one)"], content == now["\(app)/\(other)"] { return true }
        return one.contains(":") && Self.timeless(one) == Self.timeless(other)
    }

    /// Returns the text with each time (`7:05`, `12:30:59`) replaced by `#`.
    package static func timeless(_ text: String) -> String {
        var result = ""
        var rest = text[...]
        while let first = rest.first {
            if first.isWholeNumber, let end = timeEnd(rest) {
                result += "#"
                rest = rest[end...]
            } else if first.isWholeNumber {
                let digits = rest.prefix(while: \.isWholeNumber)
                result += digits
                rest = rest[digits.endIndex...]
            } else {
                result.append(first)
                rest = rest.dropFirst()
            }
        }
        return result
    }

    /// Returns the text with each number replaced by `#`.
    static func numberless(_ text: String) -> String {
        var result = ""
        for character in text where !character.isWholeNumber || result.last != "#" {
            result.append(character.isWholeNumber ? "#" : character)
        }
        return result
    }

    private static func timeEnd(_ text: Substring) -> Substring.Index? {
        let hours = text.prefix(while: \.isWholeNumber)
        guard (1...2).contains(hours.count) else { return nil }
        var (rest, parts) = (text[hours.endIndex...], 0)
        while parts < 2, rest.first == ":" {
            let digits = rest.dropFirst().prefix(while: \.isWholeNumber)
            guard digits.count == 2 else { break }
            rest = rest[digits.endIndex...]
            parts += 1
        }
        return parts > 0 ? rest.startIndex : nil
    }
}

enum ValueText {
    /// Formats a value on one line of about 160 characters or less.
    static func value(_ value: JSONValue?) -> String {
        guard let value else { return "nothing" }
        let text = value.string.map { "\"\($0)\"" } ?? "\(value)"
        let line = text.replacing("\n", with: "⏎")
        return line.count > 160 ? "\(line.prefix(160))…" : line
    }

    /// Formats an element of a list: its title if it has one, otherwise its value.
    static func element(_ element: JSONValue) -> String {
        value(element["menuName"] ?? element["text"] ?? element)
    }

    /// Formats the first three members whose values are texts.
    static func words(of params: JSONValue) -> String {
        let said = (params.object ?? [:]).compactMap { name, value -> String? in
            if let text = value.string, !text.isEmpty { return "\(name) \(Self.value(value))" }
            return nil
        }
        return said.prefix(3).joined(separator: ", ")
    }
}
