package import JSON

/// JSON that stays text on its way through the bridge.
package enum CompactJSON {
    /// The text, found to be JSON, without white space between its tokens when that held line ends: what is sent to clients
    /// stands in lines.
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
