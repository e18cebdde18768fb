package import JSON

/// Checks JSON and removes white space, without parsing the values.
package enum CompactJSON {
    /// Returns the JSON text on one line, because clients receive one JSON value per line. Throws an error if the text
    /// is not JSON. If the text contains line breaks, removes all white space between tokens; otherwise, returns the
    /// text unchanged.
    package static func of(_ text: [UInt8]) throws(JSONError) -> [UInt8] {
        try JSONReader.read(text) { (reader: inout JSONReader) throws(JSONError) in try reader.skipValue() }
        guard text.contains(where: { $0 < 0x20 }) else { return text }
        var inString = false
        var escaped = false
        return text.filter { byte in
            guard inString else {
                inString = byte == UInt8(ascii: "\"")
                return byte > 0x20
            }
            if escaped {
                escaped = false
            } else if byte == UInt8(ascii: "\\") {
                escaped = true
            } else if byte == UInt8(ascii: "\"") {
                inString = false
            }
            return true
        }
    }
}
