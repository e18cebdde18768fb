package import SDLSupport

// The connection between a presenter and the head unit.
extension HeadUnit {
    /// Attaches a presenter and returns the current state. From now on, the presenter receives every turn: each input
    /// with all its effects.
    package func attach(_ presenter: any HeadUnitPresenter) -> HeadUnitState {
        heldReplies.presenter = presenter
        return state
    }

    package func receive(_ input: PresenterInput, cause: Cause?) {
        if case .leaves = input {
            let (effects, then) = heldReplies.releaseAll()
            perform(effects)
            for input in then { take(.presenter(input, cause: cause)) }
        }
        take(.presenter(input, cause: cause))
    }

    /// Sends an answer to an app's request to stream. The answer was delayed until the presenter decided.
    package func release(_ ticket: StreamTicket, _ answer: StreamAnswer, cause: Cause?) {
        guard heldReplies.release(ticket) else { return }
        perform([.answerStream(ticket.session, ticket.service, answer)])
        guard answer != .accepted else { return }
        take(.presenter(.streamEnds(ticket), cause: cause))
        take(.streamRefused(ticket.session, ticket.service))
    }

    /// Sends a reply that was delayed until the presenter decided. The presenter's decision may change the reply.
    package func release(_ ticket: ReplyTicket, _ verdict: PresenterVerdict, cause: Cause?) {
        let (effects, then) = heldReplies.release(ticket, verdict, isSuspended: state.isSuspended)
        perform(effects)
        for input in then { take(.presenter(input, cause: cause)) }
    }
}
