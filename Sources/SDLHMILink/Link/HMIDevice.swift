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
        let words = connection.split(separator: " ")
        let place = words.count > 1 ? words[1] : ""
        let host = place.contains("/") ? "" : place.split(separator: ":").dropLast().joined(separator: ":")
        name = host.isEmpty ? "This machine" : host
        id = String(StableNumber.of(name), radix: 16)
    }
}
