package import SDLTransport

/// What an app's command line says.
package struct LaunchOptions: Equatable, Sendable {
    /// Where the head unit listens.
    package var core: Address
    /// Where a bridge takes in what the app tells of its insides; nil when nobody does.
    package var inspect: Address?
    /// The head unit is not that of the bridge the app tells of its insides: nobody else writes down what the two say.
    package private(set) var isElsewhere: Bool

    /// Seconds after which an app that finds no head unit ends; 0 for never.
    package var patienceSeconds = 60

    package struct Refusal: Error, Equatable, CustomStringConvertible {
        package let description: String
    }

    /// - Parameter environment: the value of `SDL_CORE`, if it is set.
    package init(_ arguments: [String], environment: String?) throws(Refusal) {
        core = .tcp(host: "127.0.0.1", port: Address.defaultTCPPort)
        if let environment { core = try Self.address(environment, from: "SDL_CORE") }
        var rest = arguments[...]
        var isNamed = false
        while let option = rest.popFirst() {
            guard ["--core", "--inspect", "--patience"].contains(option) else {
                throw Refusal(
                    description:
                        "unknown option \(option); there are --core ADDRESS, --inspect ADDRESS and --patience SECONDS")
            }
            guard let value = rest.popFirst() else {
                throw Refusal(
                    description: "\(option) wants " + (option == "--patience" ? "seconds, 0 for ever" : "an address"))
            }
            if option == "--patience" {
                guard let seconds = Int(value), seconds >= 0 else {
                    throw Refusal(description: "--patience: \"\(value)\" is no number of seconds; 0 stands for ever")
                }
                patienceSeconds = seconds
                continue
            }
            let address = try Self.address(value, from: option)
            if option == "--core" { core = address } else { inspect = address }
            isNamed = isNamed || option == "--core"
        }
        // A bridge gives the apps it starts a unix socket of its own; any other address means another head unit.
        if case .unix = core { isNamed = false }
        isElsewhere = isNamed && inspect != nil
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
