/// The phone or program that an app runs on, as an HMI is told of it.
package struct HMIDevice: Hashable, Sendable {
    package let name: String
    package let id: String

    package init(name: String, id: String) {
        self.name = name
        self.id = id
    }

    /// A connection of the network is called by where it comes from; any other is of this machine.
    init(connection: String) {
        name = Self.host(of: connection) ?? "This machine"
        id = String(StableNumber.of(name), radix: 16)
    }

    /// Where a connection of the network comes from, without its port; nil for any other.
    package static func host(of connection: String) -> String? {
        let words = connection.split(separator: " ")
        guard words.count > 1, !words[1].contains("/"), let end = words[1].lastIndex(of: ":") else { return nil }
        let host = String(words[1][..<end])
        return host.isEmpty ? nil : host
    }
}
