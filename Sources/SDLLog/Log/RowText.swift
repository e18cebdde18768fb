internal import JSON

/// Computes the text in which a search looks for words: the values of a row's members, one per line. Objects and arrays
/// are JSON. The text contains neither the names of the members nor the times and numbers that have a filter key.
enum RowText {
    static let left: Set<String> = [
        "seq", "at", "wall", "causes", "functionID", "correlationID", "latencyMs", "bytes", "bulkBytes", "connection",
        "session", "ordinal", "moments",
    ]

    /// Returns the text of a row in lower case.
    static func lowercase(_ json: [UInt8]) -> [UInt8] {
        var text: [UInt8] = []
        text.reserveCapacity(json.count)
        do throws(JSONError) {
            try JSONReader.read(json) { (reader: inout JSONReader) throws(JSONError) in
                var frame = try reader.beginObject()
                while let key = try reader.nextKey(&frame) {
                    if left.contains(key) { try reader.skipValue() } else { append(try value(&reader), to: &text) }
                }
            }
        } catch {
            // Every row in the log is an object. Other JSON has no text.
            return []
        }
        return lowered(text)
    }

    private static func value(_ reader: inout JSONReader) throws(JSONError) -> [UInt8] {
        if try reader.kind() == .string { return try Array(reader.readString().utf8) }
        let raw = try reader.readRaw()
        // Decode Unicode escapes, so that a search finds the letters.
        guard raw.firstIndex(of: [UInt8(ascii: "\\"), UInt8(ascii: "u")]) != nil else { return raw }
        return try JSONValue(parsing: raw).json()
    }

    private static func append(_ value: [UInt8], to text: inout [UInt8]) {
        if !text.isEmpty { text.append(UInt8(ascii: "\n")) }
        text += value
    }

    static func lowered(_ text: [UInt8]) -> [UInt8] {
        guard text.allSatisfy({ $0 < 0x80 }) else {
            return Array(String(decoding: text, as: UTF8.self).lowercased().utf8)
        }
        return text.map { (0x41...0x5A).contains($0) ? $0 + 32 : $0 }
    }
}
