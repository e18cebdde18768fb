package import SDLTransport

/// What an app's command line says.
package struct LaunchOptions: Equatable, Sendable {
    /// Where the head unit listens.
    package var core: Address

    package struct Refusal: Error, Equatable, CustomStringConvertible {
        package let description: String
    }

    /// - Parameter environment: the value of `SDL_CORE`, if it is set.
    package init(_ arguments: [String], environment: String?) throws(Refusal) {
        core = .tcp(host: "127.0.0.1", port: Address.defaultTCPPort)
        if let environment { core = try Self.address(environment, from: "SDL_CORE") }
        var rest = arguments[...]
        while let option = rest.popFirst() {
            guard option == "--core" else {
                throw Refusal(description: "unknown option \(option); there is --core ADDRESS")
            }
            guard let value = rest.popFirst() else { throw Refusal(description: "--core wants an address") }
            core = try Self.address(value, from: "--core")
        }
    }

    /// An address, or `host:port` for TCP.
    private static func address(_ text: String, from source: String) throws(Refusal) -> Address {
        guard let address = Address(text) ?? Address("tcp://\(text)") else {
            throw Refusal(
                description:
                    "\(source): \"\(text)\" is no address; write host:port, tcp://host:port, ws://host:port or unix:path"
            )
        }
        return address
    }
}
