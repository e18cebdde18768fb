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
        let problem = Problem(
            status, title: Self.text(in: html, between: "<title>", and: "</title>"),
            detail: Self.text(in: html, between: "<body>", and: "</body>") ?? "libmicrohttpd has refused it.")
        settings.log("\(peer(of: connection)) was cut off: \(status.rawValue) \(problem.title)")
        hangUp(connection) { [hooks] in hooks.linger($0, problem.rawAnswer) }
    }

    /// Returns the part of an HTML page between the texts `begin` and `end`, as plain text: without tags, and with
    /// `&quot;` decoded, the only character reference that libmicrohttpd uses.
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
