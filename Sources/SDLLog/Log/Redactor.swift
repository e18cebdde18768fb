package import JSON
import SDLSupport

/// Hides private data in rows before the rows are stored: the values of members with certain names, at any depth.
package struct Redactor: Sendable {
    /// The names that are hidden by default: position and identity of the car, phone numbers, and credentials.
    package static let usual: Set<String> = [
        "vin", "latitudeDegrees", "longitudeDegrees", "phoneNumber", "authToken", "password", "DialNumber.number",
    ]

    /// The value that replaces each hidden value.
    package static let mark = JSONValue.string("[redacted]")

    package let names: Set<String>
    /// The names of the members that are hidden only in one message. The key is the message's name. An example is
    /// `DialNumber.number`.
    private let ofMessage: [String: Set<String>]
    private let inRows: NameSearch
    /// Finds parts of the state that may contain a hidden member. The state contains no messages.
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

    /// Whether the redactor hides nothing.
    package var isEmpty: Bool { inRows.isEmpty }

    /// Returns a row without private data. If the row has no private data, returns the same bytes.
    package func clean(_ json: [UInt8]) -> [UInt8] {
        guard inRows.mayFind(in: json) else { return json }
        return Self.changing(json) { clean(row: $0) }
    }

    private func clean(row value: JSONValue) -> JSONValue {
        // The name of an HMI message includes its interface. In the row of a command, the parameters contain the name
        // of the message.
        let message = (value["name"] ?? value["params"]?["name"])?.string?.split(separator: ".").last.map(String.init)
        let names = names.union(message.flatMap { ofMessage[$0] } ?? [])
        var cleaned = clean(value, names)
        if value["kind"] == "rpc", let text = value["text"]?.string { cleaned["text"] = .string(Self.cut(text, names)) }
        return cleaned
    }

    /// Returns the JSON that a log contains after `change`. Returns text that is not JSON unchanged.
    static func changing(_ json: [UInt8], _ change: (JSONValue) -> JSONValue) -> [UInt8] {
        (try? JSONValue(parsing: json)).map { change($0).json() } ?? json
    }

    /// Returns the JSON of a message in which stars replace private data. The length of the JSON does not change.
    /// Invalid JSON is hidden after the first error.
    ///
    /// - Parameter message: the message's name; nil if the name is unknown.
    package func masked(_ json: [UInt8], message: String?) -> [UInt8] {
        guard !isEmpty else { return json }
        let more = Self.names(in: ofMessage, message).union(Self.names(in: Self.typed, message))
        return MaskedJSON.masked(json, names.union(more))
    }

    /// The members that contain typed text, by message name. All typed text is hidden, because a message does not say
    /// whether the keyboard was masked.
    private static let typed: [String: Set<String>] = [
        "OnKeyboardInput": ["data"], "PerformInteraction": ["manualTextEntry"],
    ]

    /// Returns the member names to hide in the message with the name `message`. If `message` is nil, returns the names
    /// for all messages.
    private static func names(in names: [String: Set<String>], _ message: String?) -> Set<String> {
        guard let message else { return Set(names.values.flatMap(\.self)) }
        return names[message] ?? []
    }

    /// Returns a row without the values of the members in `more`. The caller has already hidden the values of all other
    /// private members.
    package func clean(_ json: [UInt8], besides more: Set<String>) -> [UInt8] {
        Self.changing(json) { clean($0, more) }
    }

    /// Returns a part of the state without the values of the hidden members and of the members named in `more`.
    func clean(_ value: JSONValue, besides more: Set<String>) -> JSONValue { clean(value, names.union(more)) }

    /// Returns the JSON of a part of the state without private data. If this part contains no private data, returns the
    /// same bytes.
    func clean(state: [UInt8], besides more: Set<String>) -> [UInt8] {
        guard !more.isEmpty || mayContain(state: state) else { return state }
        return Self.changing(state) { clean($0, besides: more) }
    }

    /// Cuts invalid JSON before the value of the first hidden member, because the end of the value is unknown.
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

    /// Returns whether the JSON of a part of the state may contain a hidden member.
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
