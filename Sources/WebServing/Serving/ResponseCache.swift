internal import CMicrohttpd

#if canImport(Glibc)
import Glibc
#endif

/// Answers that are the same for everybody as long as they hold, by what was asked for.
///
/// A page or a test that looks again and again then costs what the library costs: no text is made of the request, and no
/// handler runs. Touched on libmicrohttpd's thread alone.
struct ResponseCache {
    /// Larger ones might not leave in one piece, and a stop must see what is still on its way.
    static let answerLimitBytes = 16 << 10
    private static let places = 64

    private final class Answer {
        let path: [CChar]
        let body: PreparedBody
        let isCurrent: @Sendable () -> Bool
        /// The body's, which is asked for once.
        let whole: OpaquePointer

        init(_ path: [CChar], _ body: PreparedBody, isCurrent: @escaping @Sendable () -> Bool) {
            self.path = path
            self.body = body
            self.isCurrent = isCurrent
            whole = body.whole
        }

        func isFor(_ path: UnsafePointer<CChar>) -> Bool {
            self.path.withUnsafeBufferPointer { strcmp($0.baseAddress!, path) == 0 }
        }
    }

    private var answers: [Answer?] = Array(repeating: nil, count: places)
    /// The host that was last asked for and let in, as C text; empty before the first.
    private var host: [CChar] = []

    /// Lets requests in that name this host: the gate looks at nothing else if no token is needed and nothing changes.
    mutating func welcome(_ host: String) { self.host = Array(host.utf8CString) }

    mutating func keep(_ body: PreparedBody, at path: String) {
        guard let isCurrent = body.isCurrent, body.bytes.range.count <= Self.answerLimitBytes else { return }
        let path = Array(path.utf8CString)
        let place = path.withUnsafeBufferPointer { Self.place(of: $0.baseAddress!) }
        answers[place] = Answer(path, body, isCurrent: isCurrent)
    }

    /// The answer for a GET of this path, if the request says nothing that could make it another one.
    func answer(to connection: OpaquePointer, _ path: UnsafePointer<CChar>) -> OpaquePointer? {
        guard !host.isEmpty, let answer = answers[Self.place(of: path)], answer.isFor(path), isPlain(connection),
            answer.isCurrent()
        else { return nil }
        return answer.whole
    }

    private func isPlain(_ connection: OpaquePointer) -> Bool {
        guard KeptConnection.of(connection).pointee.query.isEmpty else { return false }
        return host.withUnsafeBufferPointer { host in
            var glance = Glance(host: host.baseAddress!)
            _ = MHD_get_connection_values(connection, .HEADER_KIND, lookAt, &glance)
            return glance.isPlain && glance.isWelcome
        }
    }

    /// FNV-1a.
    private static func place(of path: UnsafePointer<CChar>) -> Int {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        var next = path
        while next.pointee != 0 {
            hash = (hash ^ UInt64(UInt8(bitPattern: next.pointee))) &* 0x100_0000_01B3
            next += 1
        }
        return Int(truncatingIfNeeded: hash ^ hash >> 32) & (places - 1)
    }
}

private struct Glance {
    let host: UnsafePointer<CChar>
    var isPlain = true
    var isWelcome = false
}

/// A query, a body, a condition or a range make an answer another one; what else a head holds does not.
private func lookAt(
    _ glance: UnsafeMutableRawPointer?, _: MHD_ValueKind, _ name: UnsafePointer<CChar>?,
    _ value: UnsafePointer<CChar>?
) -> MHD_Result {
    let glance = glance!.assumingMemoryBound(to: Glance.self)
    guard let name, let value else { return .YES }
    switch UInt8(bitPattern: name.pointee) | 0x20 {
    case UInt8(ascii: "h"):
        guard strcasecmp(name, "Host") == 0 else { return .YES }
        // A second one is for the slower way to refuse.
        glance.pointee.isWelcome = !glance.pointee.isWelcome && strcmp(value, glance.pointee.host) == 0
        if glance.pointee.isWelcome { return .YES }
    case UInt8(ascii: "i"): if strncasecmp(name, "If-", 3) != 0 { return .YES }
    case UInt8(ascii: "r"): if strcasecmp(name, "Range") != 0 { return .YES }
    case UInt8(ascii: "c"): if strcasecmp(name, "Content-Length") != 0 { return .YES }
    // A page of elsewhere is for the gate.
    case UInt8(ascii: "o"): if strcasecmp(name, "Origin") != 0 { return .YES }
    case UInt8(ascii: "s"):
        if strcasecmp(name, "Sec-Fetch-Site") != 0 || strcmp(value, "same-origin") == 0 || strcmp(value, "none") == 0 {
            return .YES
        }
    case UInt8(ascii: "t"): if strcasecmp(name, "Transfer-Encoding") != 0 { return .YES }
    default: return .YES
    }
    glance.pointee.isPlain = false
    return .NO
}
