internal import CMicrohttpd

#if canImport(Glibc)
import Glibc
#endif

/// A cache of responses that are equal for all clients, by path.
///
/// A repeated request for the same path then costs only libmicrohttpd's own work, because no handler runs. The cache is
/// used only on libmicrohttpd's thread.
struct ResponseCache {
    /// The maximum size of a cached response in bytes. A larger response might need several writes, and a stopping
    /// server could not know whether the last write is done.
    static let answerLimitBytes = 16 << 10
    private static let places = 64

    private final class Answer {
        let path: [CChar]
        let body: PreparedBody
        let isCurrent: @Sendable () -> Bool
        /// libmicrohttpd's response object for the body, created once.
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
    /// The `Host` field that the access policy has accepted last, as a C string; empty if it has accepted none.
    private var host: [CChar] = []

    /// Stores a `Host` field that the access policy has accepted. Requests with the same field may use the cache: if
    /// the server needs no token, the policy depends only on the host.
    mutating func welcome(_ host: String) { self.host = Array(host.utf8CString) }

    mutating func keep(_ body: PreparedBody, at path: String) {
        guard let isCurrent = body.isCurrent, body.bytes.range.count <= Self.answerLimitBytes else { return }
        let path = Array(path.utf8CString)
        let place = path.withUnsafeBufferPointer { Self.place(of: $0.baseAddress!) }
        answers[place] = Answer(path, body, isCurrent: isCurrent)
    }

    /// Returns the cached response to a GET request for `path`. Returns nil if the cache has no current response, or if
    /// a header field of the request requires another response.
    func answer(to connection: OpaquePointer, _ path: UnsafePointer<CChar>) -> OpaquePointer? {
        guard !host.isEmpty, let answer = answers[Self.place(of: path)], answer.isFor(path), isPlain(connection),
            answer.isCurrent()
        else { return nil }
        return answer.whole
    }

    private func isPlain(_ connection: OpaquePointer) -> Bool {
        guard ManagedConnection.of(connection).pointee.query.isEmpty else { return false }
        return host.withUnsafeBufferPointer { host in
            var traits = RequestTraits(host: host.baseAddress!)
            _ = MHD_get_connection_values(connection, .HEADER_KIND, noteHeader, &traits)
            return traits.isPlain && traits.isWelcome
        }
    }

    /// Returns the index at which the cache stores the response for a path, computed from the FNV-1a hash of the path.
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

private struct RequestTraits {
    let host: UnsafePointer<CChar>
    var isPlain = true
    var isWelcome = false
}

/// Called for each header field. Marks the request as not cacheable if the field announces a body, a condition, a range
/// or another origin.
private func noteHeader(
    _ traits: UnsafeMutableRawPointer?, _: MHD_ValueKind, _ name: UnsafePointer<CChar>?,
    _ value: UnsafePointer<CChar>?
) -> MHD_Result {
    let traits = traits!.assumingMemoryBound(to: RequestTraits.self)
    guard let name, let value else { return .YES }
    switch UInt8(bitPattern: name.pointee) | 0x20 {
    case UInt8(ascii: "h"):
        guard strcasecmp(name, "Host") == 0 else { return .YES }
        // A request with two Host fields does not use the cache and is refused later.
        traits.pointee.isWelcome = !traits.pointee.isWelcome && strcmp(value, traits.pointee.host) == 0
        if traits.pointee.isWelcome { return .YES }
    case UInt8(ascii: "i"): if strncasecmp(name, "If-", 3) != 0 { return .YES }
    case UInt8(ascii: "r"): if strcasecmp(name, "Range") != 0 { return .YES }
    case UInt8(ascii: "c"): if strcasecmp(name, "Content-Length") != 0 { return .YES }
    // Requests from other origins do not use the cache, because they need the access policy.
    case UInt8(ascii: "o"): if strcasecmp(name, "Origin") != 0 { return .YES }
    case UInt8(ascii: "s"):
        if strcasecmp(name, "Sec-Fetch-Site") != 0 || strcmp(value, "same-origin") == 0 || strcmp(value, "none") == 0 {
            return .YES
        }
    case UInt8(ascii: "t"): if strcasecmp(name, "Transfer-Encoding") != 0 { return .YES }
    default: return .YES
    }
    traits.pointee.isPlain = false
    return .NO
}
