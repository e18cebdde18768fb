internal import SDLSupport

/// The part of a row's JSON that is searched for words: the values of all members but those a filter has keys for, and
/// inside them names and values alike.
enum RowText {
    /// The members that the filter's keys or the row's place in the log stand for.
    static let heads: Set<String> = [
        "seq", "doneSeq", "at", "wall", "kind", "source", "app", "appName", "causes", "direction", "rpcType",
        "functionID",
        "correlationID", "latencyMs", "bytes", "bulkBytes", "forced",
    ]

    /// The words' own texts with spaces between them, as the full-text index takes them.
    static func of(_ json: [UInt8]) -> String {
        var text = [UInt8]()
        text.reserveCapacity(json.count)
        try? JSONReader.read(json) { (reader: inout JSONReader) throws(JSONError) in
            guard try reader.kind() == .object else { return try reader.skipValue() }
            var frame = try reader.beginObject()
            while let key = try reader.nextKey(&frame) {
                if heads.contains(key) { try reader.skipValue() } else { append(try reader.readRaw(), to: &text) }
            }
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// Strings without their quotation marks and escapes, numbers and words as they stand, a space for everything else.
    private static func append(_ json: [UInt8], to text: inout [UInt8]) {
        text.append(UInt8(ascii: " "))
        var index = 0
        while index < json.count {
            switch json[index] {
            case UInt8(ascii: "\\"):
                index = appendEscaped(json, from: index, to: &text)
                continue
            case UInt8(ascii: "\""), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "["), UInt8(ascii: "]"),
                UInt8(ascii: ":"), UInt8(ascii: ","):
                text.append(UInt8(ascii: " "))
            case let byte: text.append(byte)
            }
            index += 1
        }
    }

    /// Resolves the escapes that may stand for a letter; the others only part words.
    private static func appendEscaped(_ json: [UInt8], from start: Int, to text: inout [UInt8]) -> Int {
        guard start + 1 < json.count, json[start + 1] == UInt8(ascii: "u") else {
            text.append(UInt8(ascii: " "))
            return start + 2
        }
        var end = start
        while end + 5 < json.count, json[end] == UInt8(ascii: "\\"), json[end + 1] == UInt8(ascii: "u") { end += 6 }
        let quoted = [UInt8(ascii: "\"")] + json[start..<end] + [UInt8(ascii: "\"")]
        let letters = try? JSONReader.read(quoted) { (reader: inout JSONReader) throws(JSONError) in
            try reader.readString()
        }
        text.append(contentsOf: (letters ?? " ").utf8)
        return max(end, start + 1)
    }
}
