package import SDLSupport

// How a presenter is put before a head unit, and what it says to it.
extension HeadUnit {
    /// Shows every turn from now on to `presenter`.
    ///
    /// - Returns: the state it begins with.
    package func attach(_ presenter: any HeadUnitPresenter) -> HeadUnitState {
        heldReplies.presenter = presenter
        return state
    }

    package func receive(_ input: PresenterInput, cause: Cause?) {
        if case .leaves = input { perform(heldReplies.releaseAll()) }
        take(.presenter(input, cause: cause))
    }

    /// Answers an app that wants to stream.
    package func release(_ ticket: StreamTicket, _ answer: StreamAnswer, cause: Cause?) {
        guard heldReplies.release(ticket) else { return }
        perform([.answerStream(ticket.session, ticket.service, answer)])
        if answer != .accepted { take(.presenter(.streamEnds(ticket), cause: cause)) }
    }

    /// Lets a held reply go.
    package func release(_ ticket: ReplyTicket, _ verdict: PresenterVerdict, cause: Cause?) {
        let (effects, then) = heldReplies.release(ticket, verdict, isSuspended: state.isSuspended)
        perform(effects)
        for input in then { take(.presenter(input, cause: cause)) }
    }
}
