/// Finds member names in JSON without parsing the JSON.
struct NameSearch: Sendable {
    /// The names in the form in which JSON contains them, with quotation marks and a colon.
    private let spelled: [[UInt8]]
    /// The last letters of the names, as a set of 64 bits. A name whose last letters are not in the set needs no
    /// further test.
    private let endings: UInt64
    /// Whether to also find rows that have `text` but not `params`. In such a row, the JSON of the message was invalid,
    /// so the text may contain any name.
    private let inMessages: Bool

    private static let text = Array("\"text\":".utf8)
    private static let params = Array("\"params\":".utf8)

    /// Creates a search for member names.
    ///
    /// - Parameter inMessages: whether to also find rows that have `text` but not `params`.
    init(_ names: Set<String>, inMessages: Bool = false) {
        spelled = names.sorted().map { Array("\"\($0)\":".utf8) }
        self.inMessages = inMessages
        endings = (spelled + (inMessages ? [Self.text, Self.params] : [])).reduce(0) {
            $0 | Self.ending($1, before: $1.count - 1)
        }
    }

    var isEmpty: Bool { spelled.isEmpty }

    /// Returns whether `json` may contain one of the names. Only the bytes before each `":` are tested, because these
    /// characters follow every name.
    func mayFind(in json: [UInt8]) -> Bool {
        guard !isEmpty else { return false }
        return json.withUnsafeBufferPointer { json in
            var hasParams = false
            for colon in 3..<max(3, json.count)
            where json[colon] == UInt8(ascii: ":") && json[colon - 1] == UInt8(ascii: "\"") {
                guard endings & Self.ending(json, before: colon) != 0 else { continue }
                func ends(_ name: [UInt8]) -> Bool {
                    colon + 1 >= name.count && json[(colon + 1 - name.count)...colon].elementsEqual(name)
                }
                if spelled.contains(where: ends) { return true }
                guard inMessages else { continue }
                if ends(Self.params) { hasParams = true }
                if !hasParams, ends(Self.text) { return true }
            }
            return false
        }
    }

    /// Returns a set that contains only the bit for the last two letters of a name.
    private static func ending(_ bytes: some RandomAccessCollection<UInt8>, before colon: Int) -> UInt64 {
        let last = bytes[bytes.index(bytes.startIndex, offsetBy: colon - 2)]
        let before = bytes[bytes.index(bytes.startIndex, offsetBy: colon - 3)]
        return 1 << UInt64((last & 7) << 3 | before & 7)
    }
}
