import Journaling
import SDLConnection
package import SDLSupport

/// A function that opens a connection to the endpoint of a cloud app.
package typealias CloudDial = @Sendable (_ endpoint: String) async -> Result<any BytePipe, CloudFailure>

// The head unit opens the connections to cloud apps and then handles these connections like any other connection.
extension HeadUnit {
    func dial(_ ticket: CloudTicket, _ endpoint: String) {
        inFlight?.begin()
        Task { [weak self, inFlight, cloudDial] in
            let result = await cloudDial(endpoint)
            if let self { await self.dialled(ticket, result) } else { try? result.get().close("the head unit is gone") }
            inFlight?.end()
        }
    }

    private func dialled(_ ticket: CloudTicket, _ result: Result<any BytePipe, CloudFailure>) {
        switch result {
        case .failure(let failure): take(.dialled(ticket, .failed(failure)))
        case .success(let pipe):
            guard let app = state.cloudApps[ticket.id], app.ticket == ticket else {
                return pipe.close("the head unit no longer needs this connection")
            }
            let token = app.properties.authToken
            let connection = connection(over: pipe, token: token.isEmpty ? nil : token)
            let number = number(of: connection)
            cloudTickets[number] = ticket
            take(.dialled(ticket, .connected(number)))
            writer.whenNotFull { connection.open(self) }
        }
    }

    func closeCloudConnection(_ ticket: CloudTicket) {
        guard let number = cloudTickets.first(where: { $0.value == ticket })?.key else { return }
        close(number, "the head unit has closed the cloud app")
    }

    /// Reports the end of a connection to the reducer if the connection belongs to a cloud app.
    func cloudEnded(_ number: UInt64) {
        guard let ticket = cloudTickets.removeValue(forKey: number) else { return }
        take(.cloudEnded(ticket))
    }

    /// A dial function that always fails, for head units without a network.
    package static let noNetwork: CloudDial = { _ in
        .failure(CloudFailure(why: "this head unit has no network", fix: "Use the head unit of a running bridge."))
    }
}
