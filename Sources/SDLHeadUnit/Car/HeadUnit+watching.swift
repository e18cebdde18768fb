import Journaling
package import SDLConnection

// A watched head unit: the state mirrors an external head unit. This head unit answers no requests.
extension HeadUnit {
    /// Applies all events that `read` provides, in order and as one change.
    ///
    /// - Parameters:
    ///   - connection: a connection number that no earlier connection has used.
    ///   - name: the name of the app's pipe.
    ///   - read: provides the events one after the other.
    package func watch(
        on connection: UInt64, named name: String, _ read: @Sendable ((WatchedEvent) -> Void) -> Void
    ) {
        // Readers of the journal see the changes of all these events together.
        writer.beginBatch()
        defer { writer.endBatch() }
        read { take($0, on: connection, named: name) }
    }

    private func take(_ event: WatchedEvent, on connection: UInt64, named name: String) {
        switch event {
        case .media(let session, let service, let bytes):
            guard let ticket = StreamTicket(connection, session, service) else { return }
            flow(bytes, ticket)
        case .serviceStarted(let session, let service, _):
            perform(turn(watching: event, on: connection, named: name))
            guard let ticket = StreamTicket(connection, session, service) else { return }
            streams(ticket.session, ticket.service)
        case .serviceEnded(let session, let service):
            if let ticket = StreamTicket(connection, session, service) {
                media.end(ticket, of: state.keys[ticket.session])
                pictures.end(ticket)
            }
            perform(turn(watching: event, on: connection, named: name))
        default: perform(turn(watching: event, on: connection, named: name))
        }
    }
}
