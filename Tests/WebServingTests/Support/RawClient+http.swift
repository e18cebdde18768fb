import Glibc

/// An HTTP response. The parser is strict and accepts only valid responses.
struct Answer: Sendable {
    var status: Int
    var headers: [(name: String, value: String)]
    var body: [UInt8]

    var text: String { String(decoding: body, as: UTF8.self) }

    subscript(name: String) -> String? { headers.first { $0.name == name.lowercased() }?.value }
}

extension RawClient {
    /// Sends a request and waits for the response. `fields` are header fields without line breaks.
    func ask(
        _ line: String, _ fields: [String] = [], host: String? = "127.0.0.1", body: [UInt8]? = nil
    ) async throws -> Answer {
        var head = "\(line) HTTP/1.1\r\n"
        if let host { head += "Host: \(host)\r\n" }
        for field in fields { head += "\(field)\r\n" }
        if let body { head += "Content-Length: \(body.count)\r\n" }
        send(Array((head + "\r\n").utf8) + (body ?? []))
        return try await answer(hasBody: !line.hasPrefix("HEAD "))
    }

    /// Reads the next response of the connection.
    func answer(hasBody: Bool = true) async throws -> Answer {
        try await wait { $0.endOfHead != nil }
        guard let end = bytes.endOfHead else { throw ClientError("no answer, but: \(text)") }
        var answer = try Answer(head: take(end))
        guard hasBody, answer.status != 204, answer.status != 304, answer.status != 101 else { return answer }
        if let length = answer["content-length"].flatMap({ Int($0) }) {
            try await wait { $0.count >= length }
            answer.body = take(length)
            guard answer.body.count == length else { throw ClientError("the body stopped at \(answer.body.count)") }
        } else if answer["transfer-encoding"] == "chunked" {
            while let chunk = try await chunk() { answer.body += chunk }
        }
        return answer
    }

    /// Reads only the head of the next response.
    func head() async throws -> Answer { try await answer(hasBody: false) }

    /// Reads the next chunk of a body with chunked encoding; nil at the end of the body.
    func chunk() async throws -> [UInt8]? {
        try await wait { $0.contains(0x0A) }
        guard let end = bytes.firstIndex(of: 0x0A) else { throw ClientError("the body broke off") }
        let line = String(decoding: take(end + 1).dropLast(2), as: UTF8.self)
        guard let count = Int(line, radix: 16) else { throw ClientError("no chunk: \(line)") }
        try await wait { $0.count >= count + 2 }
        let chunk = take(count + 2)
        guard chunk.count == count + 2 else { throw ClientError("a chunk broke off") }
        return count == 0 ? nil : Array(chunk.dropLast(2))
    }
}

extension Answer {
    fileprivate init(head: [UInt8]) throws {
        let lines = String(decoding: head.dropLast(4), as: UTF8.self).components(separatedBy: "\r\n")
        let words = lines[0].split(separator: " ", maxSplits: 2)
        guard words.count >= 2, words[0] == "HTTP/1.1", let status = Int(words[1]) else {
            throw ClientError("no HTTP answer: \(lines[0])")
        }
        self.status = status
        headers = lines.dropFirst().map { line in
            let pair = line.split(separator: ":", maxSplits: 1)
            return (pair[0].lowercased(), pair.count > 1 ? pair[1].drop(while: { $0 == " " }).description : "")
        }
        body = []
    }
}

extension String {
    fileprivate func components(separatedBy separator: String) -> [String] {
        split(separator: separator, omittingEmptySubsequences: false).map(String.init)
    }
}

extension [UInt8] {
    /// The index after the empty line that ends the head; nil if the head is incomplete.
    var endOfHead: Int? {
        guard count >= 4 else { return nil }
        return (0...(count - 4)).first { self[$0..<($0 + 4)].elementsEqual([13, 10, 13, 10]) }.map { $0 + 4 }
    }
}
