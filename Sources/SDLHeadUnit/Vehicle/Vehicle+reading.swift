import JSON

extension Vehicle {
    /// Reads a value of the car in the form that the mobile API defines; throws an error that names the invalid member.
    static func read<Value: JSONReadable & JSONWritable>(
        _ json: JSONValue, at path: String
    ) throws(Refusal) -> Value {
        guard let reading = try? Value.reading(json.json(), dropping: .nothing) else {
            throw Refusal(path: path, problem: "cannot be read")
        }
        if let violation = reading.violations.items.first {
            throw Refusal(path: "\(path).\(violation.path)", problem: "\(violation.rule)")
        }
        guard let value = reading.value else {
            throw Refusal(path: path, problem: "does not match the interface")
        }
        if let unknown = unknown(in: json, besides: JSONValue(of: value), at: path) {
            throw Refusal(path: unknown, problem: "unknown member")
        }
        return value
    }
}
