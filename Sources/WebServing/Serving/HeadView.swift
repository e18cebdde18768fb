internal import CMicrohttpd
internal import WebSockets

#if canImport(Glibc)
import Glibc
#endif

/// The head of a request, as libmicrohttpd passes it to a callback. Valid only during the callback.
struct HeadView {
    let connection: OpaquePointer
    let method: Method
    /// The request target as the client sent it, without the query.
    private let target: String
    /// The path of the request as the client sent it, without the query.
    let path: String

    init(_ connection: OpaquePointer, _ url: UnsafePointer<CChar>, _ method: UnsafePointer<CChar>) {
        self.connection = connection
        target = String(cString: url)
        path = Self.path(of: target)
        self.method = strcmp(method, "GET") == 0 ? .get : Method(rawValue: String(cString: method))
    }

    subscript(name: String) -> String? {
        MHD_lookup_connection_value(connection, .HEADER_KIND, name).map { String(cString: $0) }
    }

    private static let scheme = "http://"

    /// Returns the path of a request target. The target of a client that uses a proxy is a complete URL.
    private static func path(of target: String) -> String {
        guard target.utf8.first != UInt8(ascii: "/"), target.hasPrefix(scheme) else { return target }
        let rest = target.dropFirst(scheme.count)
        return rest.firstIndex(of: "/").map { String(rest[$0...]) } ?? "/"
    }

    /// Whether the target is a complete URL whose host differs from the `Host` field.
    private var namesOtherHost: Bool {
        guard target.utf8.first != UInt8(ascii: "/"), target.hasPrefix(Self.scheme) else { return false }
        return target.dropFirst(Self.scheme.count).prefix { $0 != "/" }.lowercased() != self["Host"]?.lowercased()
    }

    static func hasBody(_ connection: OpaquePointer) -> Bool {
        if let length = contentLength(connection) { return length > 0 }
        return MHD_lookup_connection_value(connection, .HEADER_KIND, "Transfer-Encoding") != nil
    }

    var contentLength: Int? { Self.contentLength(connection) }

    /// Returns the content length; nil if the request has no `Content-Length` field. The field contains a valid number,
    /// because libmicrohttpd refuses all others.
    private static func contentLength(_ connection: OpaquePointer) -> Int? {
        guard let text = MHD_lookup_connection_value(connection, .HEADER_KIND, "Content-Length") else { return nil }
        return Int(clamping: strtoull(text, nil, 10))
    }

    /// The reason why the server must refuse the request because of its head; nil if the head is valid. The accept loop
    /// has already checked the first request of each connection in this way.
    var fault: Problem? {
        if let fault = RequestHead.fault(ofQuery: queryText.utf8) { return fault }
        if namesOtherHost { return RequestHead.otherHost }
        var seen = FramingFields()
        withUnsafeMutablePointer(to: &seen) { seen in
            _ = MHD_get_connection_values(connection, .HEADER_KIND, noteFraming, seen)
        }
        if seen.hasSpacedName { return RequestHead.spacedName }
        guard seen.hosts > 1 || !seen.lengths.isEmpty || !seen.codings.isEmpty else { return nil }
        return RequestHead.fault(hosts: seen.hosts, lengths: seen.lengths, codings: seen.codings)
    }

    var wantsSocket: Bool { self["Upgrade"]?.lowercased() == "websocket" }

    /// The query of the request as the client sent it, without the question mark; empty if the request has no query.
    private var queryText: String { ManagedConnection.of(connection).pointee.query }

    var query: Fields { Fields(parsing: queryText) }

    /// Returns the first value of the query parameter `name`.
    func value(ofQuery name: String) -> String? { queryText.isEmpty ? nil : query[name] }

    func request(_ captures: Captures, body: [UInt8]) -> Request {
        Request(method: method, path: path, query: query, headers: headers, captures: captures, body: body)
    }

    var headers: Fields {
        var fields = Fields()
        withUnsafeMutablePointer(to: &fields) { fields in
            _ = MHD_get_connection_values(
                connection, .HEADER_KIND,
                { context, _, name, value in
                    let fields = context!.assumingMemoryBound(to: Fields.self)
                    fields.pointee.add(
                        name.map { String(cString: $0) } ?? "", value.map { String(cString: $0) } ?? "")
                    return .YES
                }, fields)
        }
        return fields
    }
}

/// The header fields by which a parser finds the end of a request and its host.
private struct FramingFields {
    var hosts = 0
    var lengths: Set<Substring> = []
    var codings: [Substring] = []
    var hasSpacedName = false
}

private func noteFraming(
    _ seen: UnsafeMutableRawPointer?, _: MHD_ValueKind, _ name: UnsafePointer<CChar>?, _ value: UnsafePointer<CChar>?
) -> MHD_Result {
    guard let seen, let name, let value else { return .YES }
    let fields = seen.assumingMemoryBound(to: FramingFields.self)
    switch UInt8(bitPattern: name.pointee) | 0x20 {
    case UInt8(ascii: "h") where strcasecmp(name, "Host") == 0: fields.pointee.hosts += 1
    case UInt8(ascii: "c") where strcasecmp(name, "Content-Length") == 0:
        fields.pointee.lengths.formUnion(String(cString: value).split(separator: ",").map(\.trimmed))
    case UInt8(ascii: "t") where strcasecmp(name, "Transfer-Encoding") == 0:
        fields.pointee.codings += String(cString: value).split(separator: ",").map(\.trimmed)
    default: break
    }
    let end = strlen(name)
    if end > 0, [0x20, 0x09].contains(name[end - 1]) { fields.pointee.hasSpacedName = true }
    return .YES
}
