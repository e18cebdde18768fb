internal import JSON
internal import SDLSupport
internal import WebSockets

/// The message that a program prints when its server has started: a line of JSON with the port, for other programs, and
/// a URL for people.
package struct Announcement: Sendable {
    package let url: String
    private let server: WebServer
    private let query: String

    package init(_ server: WebServer, token: String? = nil) {
        self.server = server
        query = token.map { "?\(AccessPolicy.parameter)=\(PercentCoding.encode($0))" } ?? ""
        url = "http://\(server.address)/\(query)"
    }

    /// Returns the URL of a path on this server. The URL contains the access token.
    package func url(of path: String) -> String { "http://\(server.address)/\(path)\(query)" }

    /// A line of JSON: `{"listening":"http://127.0.0.1:8080","port":8080}`. If the server listens at a unix socket, the
    /// line also contains the socket's path.
    package var json: String {
        var json: JSONValue = ["listening": .string("http://\(server.address)")]
        for address in server.addresses {
            switch address {
            case .tcp(_, let port): json["port"] = .int(Int(port))
            case .unix(let path): json["unix"] = .string(path)
            }
        }
        return json.description
    }
}
