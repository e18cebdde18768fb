import SDLSupport

/// Takes what nobody should find in a log out of rows before they are kept: values by the names they stand under, at any
/// depth.
package struct Redactor: Sendable {
    /// Where a car is, which one it is, whom its driver calls, and what opens doors.
    package static let usual: Set<String> = [
        "vin", "latitudeDegrees", "longitudeDegrees", "phoneNumber", "authToken", "password",
    ]

    private static let mark = JSONValue.string("[redacted]")

    private let names: Set<String>
    /// The names as they stand in JSON.
    private let spelled: [[UInt8]]

    package init(_ names: Set<String> = usual) {
        self.names = names
        spelled = names.sorted().map { Array("\"\($0)\":".utf8) }
    }

    /// The row without what must not be kept; the same bytes when there is nothing of it in them.
    func clean(_ json: [UInt8]) -> [UInt8] {
        guard mayHold(json), let value = try? JSONValue(parsing: json) else { return json }
        return clean(value).json()
    }

    /// Looks at what stands before each `":`, which is where names end.
    private func mayHold(_ json: [UInt8]) -> Bool {
        json.withUnsafeBufferPointer { json in
            for colon in json.indices.dropFirst() where json[colon] == UInt8(ascii: ":") {
                guard json[colon - 1] == UInt8(ascii: "\"") else { continue }
                if spelled.contains(where: { json[...colon].suffix($0.count).elementsEqual($0) }) { return true }
            }
            return false
        }
    }

    private func clean(_ value: JSONValue) -> JSONValue {
        switch value {
        case .array(let elements): return .array(elements.map(clean))
        case .object(let members):
            var cleaned: OrderedMap<String, JSONValue> = [:]
            for (name, member) in members { cleaned[name] = names.contains(name) ? Self.mark : clean(member) }
            return .object(cleaned)
        default: return value
        }
    }
}
