/// The phone or program on which an app runs, as reported to an HMI.
package struct HMIDevice: Hashable, Sendable {
    package let name: String
    package let id: String

    package init(name: String, id: String) {
        self.name = name
        self.id = id
    }

    /// An app on a network has its remote host as device. Apps on all other connections have this machine as device.
    init(connection: String) {
        name = Self.host(of: connection) ?? "This machine"
        id = String(StableNumber.of(name), radix: 16)
    }

    /// Returns the remote host of a network connection, without the port; nil for any other connection.
    package static func host(of connection: String) -> String? {
        let words = connection.split(separator: " ")
        guard words.count > 1, !words[1].contains("/"), let end = words[1].lastIndex(of: ":") else { return nil }
        let host = String(words[1][..<end])
        return host.isEmpty ? nil : host
    }
}
