import SDLSupport

// What apps stream: handed on as it comes, and told of when it begins and when it stops.
extension HeadUnit {
    func flow(_ bytes: ArraySlice<UInt8>, _ ticket: StreamTicket) {
        guard media.flow(bytes, ticket, of: state.keys[ticket.session], at: timekeeper.now) else { return }
        take(.streamFlows(ticket.session, ticket.service, true))
        watch(ticket, until: timekeeper.now + MediaTaps.patience)
    }

    private func watch(_ ticket: StreamTicket, until due: Instant) {
        _ = timekeeper.ring(at: due) { [weak self, flight] in
            flight?.begin()
            Task {
                await self?.look(after: ticket)
                flight?.end()
            }
        }
    }

    private func look(after ticket: StreamTicket) {
        switch media.look(after: ticket, at: timekeeper.now) {
        case .flows(let due): watch(ticket, until: due)
        case .dried: take(.streamFlows(ticket.session, ticket.service, false))
        case .gone: break
        }
    }
}
