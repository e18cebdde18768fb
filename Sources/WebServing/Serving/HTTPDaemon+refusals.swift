internal import CMicrohttpd
internal import CRefusals
internal import WebSockets

/// The methods that replace libmicrohttpd's own HTML answers to bad requests by problem responses (JSON).
extension HTTPDaemon {
    /// Lets libmicrohttpd call `answerRefusal` whenever it answers a bad request by itself.
    ///
    /// - Returns: false if the installed libmicrohttpd cannot call `answerRefusal`. Its answers to bad requests then
    ///   stay HTML.
    static func takeRefusals() -> Bool { refusals_take(answerRefusal) != 0 }

    fileprivate func refuse(_ connection: OpaquePointer, _ status: Status, _ html: String) {
        let problem = status == .internalError ? Self.longChunkHeader : Self.problem(status, html)
        settings.log("\(peer(of: connection)) was cut off: \(status.rawValue) \(problem.title)")
        hangUp(connection) { [hooks] in hooks.linger($0, problem.rawAnswer) }
    }

    /// The problem behind libmicrohttpd's only refusal with status 500: the buffer of the connection is full while the
    /// body arrives. `handleRequest` takes all bytes of a body, so the buffer contains the header of a chunk.
    private static let longChunkHeader = Problem(
        .badRequest,
        detail: "A line with the size of a chunk is too long. Send chunks without extensions, or send Content-Length.")

    private static func problem(_ status: Status, _ html: String) -> Problem {
        Problem(
            status, title: text(in: html, between: "<title>", and: "</title>"),
            detail: text(in: html, between: "<body>", and: "</body>") ?? "libmicrohttpd has refused it.")
    }

    /// Returns the text of an HTML page between `begin` and `end`, without tags and with decoded character references.
    /// libmicrohttpd uses only the reference `&quot;`.
    private static func text(in html: String, between begin: String, and end: String) -> String? {
        guard let first = html.firstRange(of: begin)?.upperBound, let last = html.firstRange(of: end)?.lowerBound,
            first <= last
        else { return nil }
        var text = ""
        var isTag = false
        for letter in html[first..<last] {
            switch letter {
            case "<": isTag = true
            case ">" where isTag: isTag = false
            default: if !isTag { text.append(letter) }
            }
        }
        return text.replacing("&quot;", with: "\"")
    }
}

private func answerRefusal(_ connection: OpaquePointer?, _ status: UInt32, _ html: UnsafePointer<CChar>?) -> Int32 {
    // Connections of other daemons in this process have no `ManagedConnection`.
    guard let connection, let html, let kept = ManagedConnection.found(connection) else { return 0 }
    kept.pointee.daemon.refuse(connection, Status(rawValue: Int(status)), String(cString: html))
    return 1
}
