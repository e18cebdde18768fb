import JSON
import SDLHeadUnit
import SDLSupport
import SDLTransport

// The methods that connect to cloud apps over the network.
extension Bridge {
    static let cloudDial: CloudDial = { endpoint in
        guard let address = Address(endpoint), case .webSocket = address else {
            return .failure(
                CloudFailure(why: "it is not a WebSocket address", fix: "Write ws://HOST:PORT/."))
        }
        do throws(TransportError) {
            return .success(try await SDLTransport.dial(address))
        } catch {
            return .failure(CloudFailure(error))
        }
    }

    /// Adds a cloud app, and connects the head unit to the app. The head unit connects again whenever the driver opens
    /// the app.
    func add(cloudApp endpoint: String) async throws(Failure) {
        var change = CloudAppChange(id: endpoint)
        change.isOfStart = true
        guard let address = CloudEndpoint(endpoint), !address.isSecure else {
            throw Failure(
                description: "--dial \(endpoint) is not the address of a cloud app; write ws://HOST:PORT/")
        }
        let id = JSONValue.string(address.text)
        let set = await hub.command("headUnit.cloudApp.set", params: ["endpoint": id])
        let connect = await hub.command("headUnit.cloudApp.connect", params: ["id": id, "opens": false])
        do throws(DriveFailure) {
            try await headUnit.drive(.cloudApp(.set(change)), cause: set.cause)
            try await headUnit.drive(.cloudApp(.connect(id: endpoint, opens: false)), cause: connect.cause)
        } catch {
            throw Failure(description: "--dial \(endpoint): \(error.detail)")
        }
        for command in [set, connect] { await hub.complete(command: command.seq, CommandOutcome(.success([:]))) }
    }
}

extension CloudFailure {
    init(_ error: TransportError) {
        let isOtherServer = error.cause.hasPrefix("the server does not speak WebSocket")
        self.init(
            why: error.cause,
            fix: isOtherServer
                ? "Check port and path: the app itself must listen there as a WebSocket server."
                : "\(error.fix.prefix(1).uppercased())\(error.fix.dropFirst()).")
    }
}
