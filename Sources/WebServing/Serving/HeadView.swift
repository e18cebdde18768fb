internal import CMicrohttpd
internal import WebSockets

#if canImport(Glibc)
import Glibc
#endif

/// The head of the request that libmicrohttpd is calling about; good for the length of that call.
struct HeadView {
    let connection: OpaquePointer
    let method: Method
    /// As sent, without the query.
    let path: String

    init(_ connection: OpaquePointer, _ url: UnsafePointer<CChar>, _ method: UnsafePointer<CChar>) {
        self.connection = connection
        path = String(cString: url)
        self.method = Method(rawValue: String(cString: method))
    }

    subscript(name: String) -> String? {
        MHD_lookup_connection_value(connection, .HEADER_KIND, name).map { String(cString: $0) }
    }

    var hasBody: Bool {
        if let length = contentLength { return length > 0 }
        return MHD_lookup_connection_value(connection, .HEADER_KIND, "Transfer-Encoding") != nil
    }

    /// The library has already refused what is no number.
    var contentLength: Int? {
        guard let text = MHD_lookup_connection_value(connection, .HEADER_KIND, "Content-Length") else { return nil }
        return Int(clamping: strtoull(text, nil, 10))
    }

    var wantsSocket: Bool { self["Upgrade"]?.lowercased() == "websocket" }

    var headers: Fields { fields(.HEADER_KIND) { $0 } }

    var query: Fields { fields(.GET_ARGUMENT_KIND) { PercentCoding.decode($0) ?? $0 } }

    func request(_ captures: Captures, body: [UInt8]) -> Request {
        Request(method: method, path: path, query: query, headers: headers, captures: captures, body: body)
    }

    private func fields(_ kind: MHD_ValueKind, _ decode: @escaping (String) -> String) -> Fields {
        var gathering = Gathering(decode: decode)
        withUnsafeMutablePointer(to: &gathering) { gathering in
            _ = MHD_get_connection_values(
                connection, kind,
                { context, _, name, value in
                    let gathering = context!.assumingMemoryBound(to: Gathering.self)
                    let value = value.map { String(cString: $0) } ?? ""
                    let decode = gathering.pointee.decode
                    gathering.pointee.fields.add(decode(name.map { String(cString: $0) } ?? ""), decode(value))
                    return .YES
                }, gathering)
        }
        return gathering.fields
    }

    private struct Gathering {
        var fields = Fields()
        let decode: (String) -> String
    }
}
