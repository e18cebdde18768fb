/// The phone or computer on which an app runs. The HMI gets a list of these devices.
package struct HMIDevice: Hashable, Sendable {
    package let name: String
    package let id: String

    package init(name: String, id: String) {
        self.name = name
        self.id = id
    }

    /// Creates the device for a connection. For a TCP connection, the device is the remote host. For all other
    /// connections, the device is this machine.
    init(connection: String) {
        name = Self.host(of: connection) ?? "This machine"
        id = String(StableNumber.of(name), radix: 16)
    }

    /// Returns the remote host of a TCP connection, without the port; nil for other connections.
    package static func host(of connection: String) -> String? {
        let words = connection.split(separator: " ")
        guard words.count > 1, !words[1].contains("/"), let end = words[1].lastIndex(of: ":") else { return nil }
        let host = String(words[1][..<end])
        return host.isEmpty ? nil : host
    }
}
