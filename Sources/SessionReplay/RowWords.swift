package import JSON
import SDLSupport

/// Describes a row of the log in the same words as the page (`web/core/rowtext.js`). The examples in
/// `Tests/Shared/row-words.json` test both implementations.
package enum RowWords {
    /// The maximum length of a description, in characters.
    private static let limit = 120

    package static func of(_ row: JSONValue) -> String {
        let text = words(row).map { $0.isNewline || $0.asciiValue.map { $0 < 0x20 || $0 == 0x7F } == true ? " " : $0 }
        return text.count > limit ? String(text.prefix(limit - 1)) + "…" : String(text)
    }

    private static func words(_ row: JSONValue) -> String {
        switch row["kind"]?.string {
        case "finding", "diagnostic": return joined([row["message"], row["fix"]], by: " ")
        case "state": return joined([row["from"], row["to"]], by: " → ")
        case "process": return row["message"]?.string ?? rest(of: row)
        case "link": return rest(of: row)
        case "output": return row["text"]?.string ?? ""
        case "command":
            let command = row["command"]?.string ?? ""
            var params = row["params"] ?? .object([:])
            // The locator of an element may lack the role. Then use the role of the element that was found, which the
            // row contains.
            params["role"] = params["role"] ?? row["used"]?["role"]
            let act = SessionInput(seq: 0, at: 0, command: command, params: params).act
            return [act ?? values(params, of: row), row["info"]?.string ?? ""].filter { !$0.isEmpty }
                .joined(separator: ": ")
        default: return row["params"].map { values($0, of: row) } ?? ""
        }
    }

    private static func joined(_ values: [JSONValue?], by separator: String) -> String {
        values.compactMap { $0.map(plain) }.filter { !$0.isEmpty }.joined(separator: separator)
    }

    /// Formats a JSON value. A string is returned without quotation marks.
    private static func plain(_ value: JSONValue) -> String { value.string ?? "\(value)" }

    /// The members that are not part of the description, because every row has these members or the page shows them
    /// elsewhere.
    private static let common: Set<String> = [
        "seq", "at", "wall", "kind", "source", "app", "causes", "what", "controller", "result", "latencyMs",
    ]

    private static func rest(of row: JSONValue) -> String {
        (row.object ?? [:]).filter { !common.contains($0.key) }.map { "\($0.key) \(plain($0.value))" }
            .joined(separator: ", ")
    }

    // MARK: Parameters

    private static let subscriptions = [
        "SubscribeVehicleData": "subscribed to", "UnsubscribeVehicleData": "unsubscribed from",
        "GetVehicleData": "read",
    ]
    private static let units = [
        "speed": "km/h", "rpm": "1/min", "fuelLevel": "%", "odometer": "km", "externalTemperature": "°C",
        "engineOilLife": "%",
    ]
    private static let mostValues = 8
    private static let mostElements = 4
    private static let deepest = 3

    static func vehicleData(_ params: JSONValue) -> String { values(params, of: ["command": "headUnit.vehicle.set"]) }

    /// Formats the values of the first few parameters. Writes a parameter's name before its value only if the value is
    /// a number or a Boolean.
    private static func values(_ params: JSONValue, of row: JSONValue) -> String {
        let name = row["name"]?.string ?? ""
        if let verb = subscriptions[name] {
            let items = (params.object ?? [:]).filter { $0.value == true }.map { $0.key }
            if !items.isEmpty { return "\(verb) \(items.joined(separator: ", "))" }
        }
        let isVehicle = name == "OnVehicleData" || row["command"] == "headUnit.vehicle.set"
        var found: [String] = []
        func walk(_ value: JSONValue, _ level: Int, _ member: String) {
            guard found.count < mostValues, level <= deepest else { return }
            switch value {
            case .array(let elements): for one in elements.prefix(mostElements) { walk(one, level + 1, member) }
            case .object(let members): for (key, one) in members { walk(one, level + 1, key) }
            case .bool(let isOn): found.append(isOn ? member : "\(member) off")
            case .int, .uint, .double:
                if member == "windowID", value == 0 { return }
                let unit = isVehicle ? units[member].map { " \($0)" } ?? "" : ""
                found.append("\(member) \(value)\(unit)")
            case .null: found.append("\(member) null")
            case .string(let text):
                if isVehicle { found.append("\(member) \(text)") } else if !text.isEmpty { found.append(text) }
            }
        }
        walk(params, 0, "")
        return found.joined(separator: " · ")
    }
}
