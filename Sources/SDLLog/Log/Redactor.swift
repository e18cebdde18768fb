package import JSON
import SDLSupport

/// Takes what nobody should find in a log out of rows before they are kept: values by the names they stand under, at any
/// depth.
package struct Redactor: Sendable {
    /// Where a car is, which one it is, whom its driver calls, and what opens doors.
    package static let usual: Set<String> = [
        "vin", "latitudeDegrees", "longitudeDegrees", "phoneNumber", "authToken", "password", "DialNumber.number",
    ]

    /// What a row has in place of a redacted value.
    package static let mark = JSONValue.string("[redacted]")

    /// The names that are redacted in every message.
    package let names: Set<String>
    /// Taken out of one message alone, by its name: `DialNumber.number`.
    private let ofMessage: [String: Set<String>]
    /// Finds them in a row.
    private let inRows: NameSearch
    /// Finds them in the state, where there are no messages.
    private let inState: NameSearch

    package init(_ names: Set<String> = usual) {
        self.names = names.filter { !$0.contains(".") }
        var ofMessage: [String: Set<String>] = [:]
        for parts in names.map({ $0.split(separator: ".").map(String.init) }) where parts.count == 2 {
            ofMessage[parts[0], default: []].insert(parts[1])
        }
        self.ofMessage = ofMessage
        inState = NameSearch(self.names)
        inRows = NameSearch(self.names.union(ofMessage.values.flatMap(\.self)), inMessages: true)
    }

    /// Whether everything is kept.
    package var isEmpty: Bool { inRows.isEmpty }

    /// The row without what must not be kept; the same bytes when there is nothing of it in them.
    package func clean(_ json: [UInt8]) -> [UInt8] {
        guard inRows.mayFind(in: json), let value = try? JSONValue(parsing: json) else { return json }
        // An HMI's messages are named with their interface; what a command sends, in its params.
        let message = (value["name"] ?? value["params"]?["name"])?.string?.split(separator: ".").last.map(String.init)
        let names = names.union(message.flatMap { ofMessage[$0] } ?? [])
        var cleaned = clean(value, names)
        if value["kind"] == "rpc", let text = value["text"]?.string { cleaned["text"] = .string(Self.cut(text, names)) }
        return cleaned.json()
    }

    /// A message's JSON, as long as it was, with stars in place of what must not be kept. What is no JSON is kept up to where
    /// it stops to be some.
    ///
    /// - Parameter message: nil where its name is not known.
    package func masked(_ json: [UInt8], message: String?) -> [UInt8] {
        guard !isEmpty else { return json }
        let more = Self.names(in: ofMessage, message).union(Self.names(in: Self.typed, message))
        return MaskedJSON.masked(json, names.union(more))
    }

    /// The members that hold typed text. Bytes do not say whether the keyboard hid it, so none of it is kept.
    private static let typed: [String: Set<String>] = [
        "OnKeyboardInput": ["data"], "PerformInteraction": ["manualTextEntry"],
    ]

    /// The names to hide in a message; those of all messages where it is not known.
    private static func names(in names: [String: Set<String>], _ message: String?) -> Set<String> {
        guard let message else { return Set(names.values.flatMap(\.self)) }
        return names[message] ?? []
    }

    /// The row without what stands under some more names.
    package func clean(_ json: [UInt8], besides more: Set<String>) -> [UInt8] {
        guard let value = try? JSONValue(parsing: json) else { return json }
        return clean(value, more).json()
    }

    /// A part of the state, in which there are no messages.
    func clean(_ value: JSONValue, besides more: Set<String>) -> JSONValue { clean(value, names.union(more)) }

    /// The state as text; the same bytes when there is nothing of it in them.
    func clean(state: [UInt8], besides more: Set<String>) -> [UInt8] {
        guard !more.isEmpty || mayContain(state: state), let value = try? JSONValue(parsing: state) else {
            return state
        }
        return clean(value, besides: more).json()
    }

    /// Nobody knows where a value ends in what is no JSON: nothing is kept that stands behind one of the names.
    private static func cut(_ text: String, _ names: Set<String>) -> String {
        let ends = names.flatMap { name in
            text.ranges(of: name).filter { range in
                let before = range.lowerBound > text.startIndex ? text[text.index(before: range.lowerBound)] : " "
                let after = range.upperBound < text.endIndex ? text[range.upperBound] : " "
                return !before.isLetter && !before.isNumber && !after.isLetter && !after.isNumber
            }.map(\.upperBound)
        }
        guard let end = ends.min() else { return text }
        return text[..<end] + " [redacted]"
    }

    /// Whether one of the names stands in a text of the state.
    func mayContain(state: [UInt8]) -> Bool { inState.mayFind(in: state) }

    private func clean(_ value: JSONValue, _ names: Set<String>) -> JSONValue {
        switch value {
        case .array(let elements): return .array(elements.map { clean($0, names) })
        case .object(let members):
            var cleaned: OrderedMap<String, JSONValue> = [:]
            for (name, member) in members { cleaned[name] = names.contains(name) ? Self.mark : clean(member, names) }
            return .object(cleaned)
        default: return value
        }
    }
}
