/// Finds names of members in a JSON text without reading it.
struct NameSearch: Sendable {
    /// The names as they stand in JSON.
    private let spelled: [[UInt8]]
    /// How they end: most names in a text end in another way, and need no closer look.
    private let endings: UInt64
    /// A message whose JSON is broken stands in its row as a text, where others have their params.
    private let inMessages: Bool

    private static let text = Array("\"text\":".utf8)
    private static let params = Array("\"params\":".utf8)

    /// - Parameter inMessages: whether a text without params is found as well.
    init(_ names: Set<String>, inMessages: Bool = false) {
        spelled = names.sorted().map { Array("\"\($0)\":".utf8) }
        self.inMessages = inMessages
        endings = (spelled + (inMessages ? [Self.text, Self.params] : [])).reduce(0) {
            $0 | Self.ending($1, before: $1.count - 1)
        }
    }

    var isEmpty: Bool { spelled.isEmpty }

    /// Looks at what stands before each `":`, which is where names end.
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

    /// One of 64 bits, by the two letters before a `":`.
    private static func ending(_ bytes: some RandomAccessCollection<UInt8>, before colon: Int) -> UInt64 {
        let last = bytes[bytes.index(bytes.startIndex, offsetBy: colon - 2)]
        let before = bytes[bytes.index(bytes.startIndex, offsetBy: colon - 3)]
        return 1 << UInt64((last & 7) << 3 | before & 7)
    }
}
