package import JSON
import SDLSupport

/// Hides private data in rows before the rows are stored: the values of members with certain names, at any depth.
package struct Redactor: Sendable {
    /// The default names: the position and identity of the car, phone numbers that the driver calls, and credentials.
    package static let usual: Set<String> = [
        "vin", "latitudeDegrees", "longitudeDegrees", "phoneNumber", "authToken", "password", "DialNumber.number",
    ]

    /// The value that replaces a hidden value.
    package static let mark = JSONValue.string("[redacted]")

    /// The names of members that are hidden everywhere.
    package let names: Set<String>
    /// The names of members that are hidden in only one message, by the message's name, for example
    /// `DialNumber.number`.
    private let ofMessage: [String: Set<String>]
    /// Finds rows that may contain one of the names.
    private let inRows: NameSearch
    /// Finds parts of the state that may contain one of the names. The state contains no messages.
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

    /// Whether no data is hidden.
    package var isEmpty: Bool { inRows.isEmpty }

    /// Returns the row without private data. If there is none, returns the same bytes.
    package func clean(_ json: [UInt8]) -> [UInt8] {
        guard inRows.mayFind(in: json), let value = try? JSONValue(parsing: json) else { return json }
        // The name of an HMI message includes its interface. The row of a command has the message's name in its params.
        let message = (value["name"] ?? value["params"]?["name"])?.string?.split(separator: ".").last.map(String.init)
        let names = names.union(message.flatMap { ofMessage[$0] } ?? [])
        var cleaned = clean(value, names)
        if value["kind"] == "rpc", let text = value["text"]?.string { cleaned["text"] = .string(Self.cut(text, names)) }
        return cleaned.json()
    }

    /// Returns the JSON of a message with private data replaced by stars. The length does not change. Invalid JSON is
    /// kept up to the first error.
    ///
    /// - Parameter message: the message's name; nil if it is unknown.
    package func masked(_ json: [UInt8], message: String?) -> [UInt8] {
        guard !isEmpty else { return json }
        let more = Self.names(in: ofMessage, message).union(Self.names(in: Self.typed, message))
        return MaskedJSON.masked(json, names.union(more))
    }

    /// The members that contain typed text, by message. A message does not say whether the keyboard was masked, so all
    /// typed text is hidden.
    private static let typed: [String: Set<String>] = [
        "OnKeyboardInput": ["data"], "PerformInteraction": ["manualTextEntry"],
    ]

    /// Returns the names to hide in a message. If the message is unknown, returns the names of all messages.
    private static func names(in names: [String: Set<String>], _ message: String?) -> Set<String> {
        guard let message else { return Set(names.values.flatMap(\.self)) }
        return names[message] ?? []
    }

    /// Returns the row without the values of the hidden names and of some more names.
    package func clean(_ json: [UInt8], besides more: Set<String>) -> [UInt8] {
        guard let value = try? JSONValue(parsing: json) else { return json }
        return clean(value, more).json()
    }

    /// Redacts a part of the state, which contains no messages.
    func clean(_ value: JSONValue, besides more: Set<String>) -> JSONValue { clean(value, names.union(more)) }

    /// Returns a part of the state as text without private data. If there is none, returns the same bytes.
    func clean(state: [UInt8], besides more: Set<String>) -> [UInt8] {
        guard !more.isEmpty || mayContain(state: state), let value = try? JSONValue(parsing: state) else {
            return state
        }
        return clean(value, besides: more).json()
    }

    /// Removes everything after the first hidden name from invalid JSON, because the end of its value is unknown.
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

    /// Returns whether a text of the state may contain one of the names.
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
