package import SDLSupport

// How a front is put before a head unit, and what it says to it.
extension HeadUnit {
    /// Shows every turn from now on to `front`.
    ///
    /// - Returns: the state it begins with.
    package func attach(_ front: any HeadUnitFront) -> HeadUnitState {
        desk.front = front
        return state
    }

    package func receive(_ input: FrontInput, cause: Cause?) {
        if case .leaves = input { perform(desk.releaseAll()) }
        take(.front(input, cause: cause))
    }

    /// Answers an app that wants to stream.
    package func release(_ ticket: StreamTicket, _ answer: StreamAnswer, cause: Cause?) {
        guard desk.release(ticket) else { return }
        perform([.answerStream(ticket.session, ticket.service, answer)])
        if answer != .accepted { take(.front(.streamEnds(ticket), cause: cause)) }
    }

    /// Lets a held reply go.
    package func release(_ ticket: ReplyTicket, _ verdict: FrontVerdict, cause: Cause?) {
        let (effects, undo) = desk.release(ticket, verdict)
        perform(effects)
        if let undo { take(.front(undo, cause: cause)) }
    }
}
