package import SDLTransport

/// The parsed command line of an app.
package struct LaunchOptions: Equatable, Sendable {
    /// The address of the head unit.
    package var core: Address
    /// The address of the bridge that inspects the app; nil if no bridge inspects the app.
    package var inspect: Address?
    /// Whether the app connects to a head unit that does not belong to the inspecting bridge. Such an app records its
    /// own SDL messages, because the bridge cannot see the connection.
    package private(set) var isElsewhere: Bool

    /// The number of seconds after which an app without a head unit exits; 0 for never.
    package var patienceSeconds = 60

    package struct Refusal: Error, Equatable, CustomStringConvertible {
        package let description: String
    }

    /// Parses the command line of an app. Throws if an option or an address is invalid.
    ///
    /// - Parameter environment: the value of `SDL_CORE`; nil if the variable is not set.
    package init(_ arguments: [String], environment: String?) throws(Refusal) {
        core = .tcp(host: "127.0.0.1", port: Address.defaultTCPPort)
        if let environment { core = try Self.address(environment, from: "SDL_CORE") }
        var rest = arguments[...]
        var isNamed = false
        while let option = rest.popFirst() {
            guard ["--core", "--inspect", "--patience"].contains(option) else {
                throw Refusal(
                    description:
                        "unknown option \(option); use --core ADDRESS, --inspect ADDRESS or --patience SECONDS")
            }
            guard let value = rest.popFirst() else {
                throw Refusal(
                    description: "\(option) needs " + (option == "--patience" ? "a number of seconds" : "an address"))
            }
            if option == "--patience" {
                guard let seconds = Int(value), seconds >= 0 else {
                    throw Refusal(description: "--patience: \"\(value)\" is not a number of seconds; 0 waits forever")
                }
                patienceSeconds = seconds
                continue
            }
            let address = try Self.address(value, from: option)
            if option == "--core" { core = address } else { inspect = address }
            isNamed = isNamed || option == "--core"
        }
        // The bridge starts apps with a private Unix socket. Any other address belongs to another head unit.
        if case .unix = core { isNamed = false }
        isElsewhere = isNamed && inspect != nil
    }

    /// Parses an address; `host:port` means TCP. An error names `source`, the option or variable that contains the
    /// address.
    private static func address(_ text: String, from source: String) throws(Refusal) -> Address {
        guard let address = Address(text) ?? Address("tcp://\(text)") else {
            throw Refusal(
                description:
                    "\(source): \"\(text)\" is not an address; use host:port, tcp://host:port, ws://host:port "
                    + "or unix:path"
            )
        }
        return address
    }
}
