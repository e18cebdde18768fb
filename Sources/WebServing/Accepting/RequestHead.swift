/// The head of a request as it stands in a socket's buffer, looked at before anybody has read it.
///
/// It is read only as far as it takes to say who gets the connection; that one reads it again, from the start.
struct RequestHead {
    let method: String
    let path: String
    let query: String
    /// Names in small letters.
    private let fields: [(name: String, value: String)]

    /// How far a head has come.
    enum Progress: Equatable {
        case incomplete
        /// Complete with the byte before this one.
        case complete(Int)
        /// This is not HTTP.
        case foreign
    }

    static func progress(of bytes: UnsafeRawBufferPointer, from start: Int = 0) -> Progress {
        guard let first = bytes.first else { return .incomplete }
        // A method, or an empty line in front that a careless client left behind.
        guard first == 0x0A || first == 0x0D || (0x41...0x5A).contains(first) || (0x61...0x7A).contains(first) else {
            return .foreign
        }
        var index = max(start, blanks(in: bytes))
        while index < bytes.count {
            guard bytes[index] == 0x0A else {
                index += 1
                continue
            }
            if index + 1 < bytes.count, bytes[index + 1] == 0x0A { return .complete(index + 2) }
            if index + 2 < bytes.count, bytes[index + 1] == 0x0D, bytes[index + 2] == 0x0A {
                return .complete(index + 3)
            }
            index += 1
        }
        return .incomplete
    }

    /// Empty lines in front.
    private static func blanks(in bytes: UnsafeRawBufferPointer) -> Int {
        bytes.firstIndex { $0 != 0x0A && $0 != 0x0D } ?? bytes.count
    }

    /// The path alone, which is all it takes for most connections.
    static func path(in bytes: UnsafeRawBufferPointer) -> Substring? {
        guard let end = bytes.firstIndex(of: 0x0A) else { return nil }
        let words = Substring(decoding: bytes[..<end], as: UTF8.self).split(separator: " ")
        guard words.count == 3 else { return nil }
        return words[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false).first
    }

    /// Nil for a head that is not quite as it should be: libmicrohttpd then says what is wrong with it.
    init?(_ bytes: UnsafeRawBufferPointer) {
        let lines = bytes.split(separator: 0x0A).map { line in
            String(decoding: line.last == 0x0D ? line.dropLast() : line, as: UTF8.self)
        }
        guard let words = lines.first?.split(separator: " "), words.count == 3, words[2].hasPrefix("HTTP/1.") else {
            return nil
        }
        method = String(words[0])
        let target = words[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        path = String(target[0])
        query = target.count > 1 ? String(target[1]) : ""
        var fields: [(name: String, value: String)] = []
        for line in lines.dropFirst() where !line.isEmpty {
            guard let colon = line.firstIndex(of: ":"), line.first?.isWhitespace == false else { return nil }
            let name = line[..<colon].lowercased()
            // Two readers of one head must not disagree about who asks for what.
            if Self.single.contains(name), fields.contains(where: { $0.name == name }) { return nil }
            fields.append((name, String(line[line.index(after: colon)...].trimmed)))
        }
        self.fields = fields
    }

    private static let single: Set<String> = [
        "host", "origin", "authorization", "upgrade", "sec-websocket-key", "sec-websocket-version",
    ]

    subscript(name: String) -> String? { fields.first { $0.name == name }?.value }

    /// Every value of a field that is a list.
    func list(_ name: String) -> [String] {
        fields.filter { $0.name == name }.flatMap { field in
            field.value.split(separator: ",").map { String($0.trimmed) }
        }
    }
}
