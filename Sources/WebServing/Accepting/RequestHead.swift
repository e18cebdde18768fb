/// A request head (request line and header fields) that is still in the socket's buffer.
///
/// The head is parsed here only to choose the library that serves the connection. This library parses the head again.
struct RequestHead {
    let method: String
    let path: String
    let query: String
    /// The header fields of the request head. The names are in lower case.
    private let fields: [(name: String, value: String)]

    enum Progress: Equatable {
        case incomplete
        /// The head is complete. The value is the number of bytes up to the end of the head.
        case complete(Int)
        /// The bytes are not the beginning of an HTTP request.
        case foreign
    }

    static func progress(of bytes: UnsafeRawBufferPointer, from start: Int = 0) -> Progress {
        guard let first = bytes.first else { return .incomplete }
        // A request begins with the first byte of a method, or with an empty line that some clients send before the
        // method.
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

    /// Returns the number of bytes of empty lines at the start of `bytes`.
    private static func blanks(in bytes: UnsafeRawBufferPointer) -> Int {
        bytes.firstIndex { $0 != 0x0A && $0 != 0x0D } ?? bytes.count
    }

    /// Returns the path in the request line, without parsing the rest of the head, which is usually not needed. Returns
    /// nil if the line is malformed.
    static func path(in bytes: UnsafeRawBufferPointer) -> Substring? {
        guard let end = bytes.firstIndex(of: 0x0A) else { return nil }
        let words = bytes[..<end].split(separator: 0x20)
        guard words.count == 3 else { return nil }
        return Substring(decoding: words[1].prefix { $0 != 0x3F }, as: UTF8.self)
    }

    /// Parses a head. Returns nil if the head is malformed; libmicrohttpd then answers with an error.
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
            // Refuse duplicate fields, because two parsers of the head could use different values.
            if Self.single.contains(name), fields.contains(where: { $0.name == name }) { return nil }
            fields.append((name, String(line[line.index(after: colon)...].trimmed)))
        }
        self.fields = fields
    }

    private static let single: Set<String> = [
        "host", "origin", "authorization", "upgrade", "sec-websocket-key", "sec-websocket-version",
    ]

    subscript(name: String) -> String? { fields.first { $0.name == name }?.value }

    func list(_ name: String) -> [String] {
        fields.filter { $0.name == name }.flatMap { field in
            field.value.split(separator: ",").map { String($0.trimmed) }
        }
    }

    /// Returns an error if the head is invalid or ambiguous; nil if the head is valid. Two parsers could understand an
    /// ambiguous head differently, and a client might then receive the answer to another request.
    static func fault(in bytes: UnsafeRawBufferPointer) -> Problem? {
        // libmicrohttpd reads the target and each field only up to a zero byte.
        if bytes.contains(0) { return malformed("The head of the request has a zero byte.") }
        var hosts = 0
        var lengths: Set<Substring> = []
        var codings: [Substring] = []
        let lines = UnsafeRawBufferPointer(rebasing: bytes[blanks(in: bytes)...]).split(separator: 0x0A)
        if let fault = lines.first.flatMap(faultOfLine) { return fault }
        guard lines.count <= fieldLimit else {
            return Problem(.headTooLarge, detail: "The request has too many header fields; the limit is \(fieldLimit).")
        }
        for line in lines.dropFirst() {
            guard let colon = line.firstIndex(of: 0x3A) else {
                // The empty line at the end, or a continuation of the previous field.
                if [0x0D, 0x20, 0x09].contains(line[line.startIndex]) { continue }
                return malformed("A line of the request head has no colon.")
            }
            if isSpaced(line[..<colon]) { return spacedName }
            // Only a few fields are checked. Most requests have only the field Host.
            switch (colon - line.startIndex, line.first.map { $0 | 0x20 }) {
            case (4, 0x68) where isNamed(line[..<colon], "host"): hosts += 1
            case (14, 0x63) where isNamed(line[..<colon], "content-length"):
                let text = value(line[line.index(after: colon)...])
                lengths.formUnion(text.isEmpty ? [""] : text.split(separator: ",").map { $0.trimmed })
            case (17, 0x74) where isNamed(line[..<colon], "transfer-encoding"):
                codings += value(line[line.index(after: colon)...]).split(separator: ",").map { $0.trimmed }
            default: continue
            }
        }
        return fault(hosts: hosts, lengths: lengths, codings: codings)
    }

    /// The maximum number of header fields in a request head. libmicrohttpd has memory for only slightly more than
    /// this.
    private static let fieldLimit = 128

    /// Returns an error if the request line is malformed.
    private static func faultOfLine(_ line: Slice<UnsafeRawBufferPointer>) -> Problem? {
        let words = (line.last == 0x0D ? line.dropLast() : line)
            .split(separator: 0x20, omittingEmptySubsequences: false)
        guard words.count == 3, !words[0].isEmpty, words[2].starts(with: "HTTP/".utf8) else {
            return malformed(
                "The request line must be a method, a target and HTTP/1.1, separated by single spaces.",
                hint: "Write a space within an address as %20.")
        }
        guard ["HTTP/1.1", "HTTP/1.0"].contains(where: { words[2].elementsEqual($0.utf8) }) else {
            let version = String(decoding: words[2].prefix(20), as: UTF8.self)
            return Problem(.versionNotSupported, detail: "\(version) is not supported; use HTTP/1.1.")
        }
        guard let mark = words[1].firstIndex(of: UInt8(ascii: "?")) else { return nil }
        return fault(ofQuery: words[1][words[1].index(after: mark)...])
    }

    /// The maximum number of query parameters. No request of this server's API needs so many. libwebsockets disconnects
    /// clients that send about 90.
    private static let parameterLimit = 64

    /// Returns an error if a query has too many parameters, because parsing them would cost too much time and memory.
    static func fault(ofQuery query: some Sequence<UInt8>) -> Problem? {
        let count = query.reduce(1) { $1 == UInt8(ascii: "&") ? $0 + 1 : $0 }
        guard count > parameterLimit else { return nil }
        return Problem(
            .targetTooLong, detail: "The query has \(count) parameters; the limit is \(parameterLimit).",
            hint: "Send fewer parameters.")
    }

    static func fault(hosts: Int, lengths: Set<Substring>, codings: [Substring]) -> Problem? {
        if hosts > 1 {
            return malformed("The request has two Host fields.")
        }
        if let length = lengths.first(where: { !$0.utf8.allSatisfy { 0x30...0x39 ~= $0 } || UInt64($0) == nil }) {
            return malformed("Content-Length: \(length) is not a number of bytes.")
        }
        if lengths.count > 1 {
            return malformed("The request has several content lengths: \(lengths.sorted().joined(separator: ", ")).")
        }
        if let coding = codings.first(where: { $0.lowercased() != "chunked" }) {
            return malformed(
                "Transfer-Encoding: \(coding) is unknown.", hint: "Send a chunked body, or a Content-Length.")
        }
        return nil
    }

    private static func malformed(_ detail: String, hint: String? = nil) -> Problem {
        Problem(.badRequest, title: "Malformed request", detail: detail, hint: hint)
    }

    /// Returns whether a field name ends with a space. A line that begins with a space continues the previous field.
    private static func isSpaced(_ name: Slice<UnsafeRawBufferPointer>) -> Bool {
        guard let first = name.first, let last = name.last else { return false }
        return [0x20, 0x09].contains(last) && ![0x20, 0x09].contains(first)
    }

    static let otherHost = malformed("The hosts in the target and in the Host field differ.")

    /// The error for a field name with a space before the colon. Parsers treat such fields differently (RFC 9112, 5.1).
    static let spacedName = malformed("A field name has a space before the colon.")

    private static func isNamed(_ bytes: Slice<UnsafeRawBufferPointer>, _ name: StaticString) -> Bool {
        zip(bytes, UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount)).allSatisfy {
            $0 | 0x20 == $1 | 0x20
        }
    }

    private static func value(_ bytes: Slice<UnsafeRawBufferPointer>) -> Substring {
        Substring(decoding: bytes.last == 0x0D ? bytes.dropLast() : bytes, as: UTF8.self).trimmed
    }
}
