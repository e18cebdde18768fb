internal import JSON
internal import WebSockets

/// What a server says when it has started: one line for programs, with the real port, and a URL to open.
package struct Announcement: Sendable {
    package let url: String
    private let server: WebServer
    private let query: String

    package init(_ server: WebServer, token: String? = nil) {
        self.server = server
        query = token.map { "?\(Gate.parameter)=\(PercentCoding.encode($0))" } ?? ""
        url = "http://\(server.address)/\(query)"
    }

    /// A URL to open below the first one.
    package func url(of path: String) -> String { "http://\(server.address)/\(path)\(query)" }

    /// One line of JSON: `{"listening":"http://127.0.0.1:8080","port":8080}`, and the unix socket where there is one.
    package var json: String {
        var writer = JSONWriter()
        writer.beginObject()
        writer.key("listening")
        writer.string("http://\(server.address)")
        writer.next()
        for case .tcp(_, let port) in server.addresses {
            writer.key("port")
            writer.integer(Int(port))
            writer.next()
        }
        for case .unix(let path) in server.addresses {
            writer.key("unix")
            writer.string(path)
            writer.next()
        }
        writer.endObject()
        return String(decoding: writer.bytes, as: UTF8.self)
    }
}
