import SDLSupport

/// Finds member names in JSON without parsing the JSON.
struct NameSearch: Sendable {
    /// The names in the form in which JSON contains them, with quotation marks and a colon.
    private let spelled: [[UInt8]]
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
    }

    var isEmpty: Bool { spelled.isEmpty }

    /// Returns whether `json` may contain one of the names.
    func mayFind(in json: [UInt8]) -> Bool {
        guard !isEmpty else { return false }
        if spelled.contains(where: { ByteSearch.first($0, in: json[...]) != nil }) { return true }
        guard inMessages, let text = ByteSearch.first(Self.text, in: json[...]) else { return false }
        return ByteSearch.first(Self.params, in: json[...]).map { text < $0 } ?? true
    }
}
