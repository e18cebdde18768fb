/// The response to a browser or an HTTP client that has connected to the port for apps. Without a response, the client
/// would wait until its time limit.
enum HTTPRefusal {
    private static let methods = ["GET ", "HEAD ", "POST ", "PUT ", "PATCH ", "DELETE ", "OPTIONS "]

    /// Returns whether the first bytes of a connection are an HTTP request. No valid frame begins with these bytes.
    static func isRequest(_ bytes: ArraySlice<UInt8>) -> Bool { methods.contains { bytes.starts(with: $0.utf8) } }

    static let response: [UInt8] = {
        let text = """
            SDL apps connect to this port with SmartDeviceLink's protocol. Send HTTP requests to the port of the \
            page and the API (option --port).

            """
        let head = """
            HTTP/1.1 400 Bad Request\r
            Content-Type: text/plain; charset=utf-8\r
            Content-Length: \(text.utf8.count)\r
            Connection: close\r
            \r

            """
        return Array((head + text).utf8)
    }()
}
