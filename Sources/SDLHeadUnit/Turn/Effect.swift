package import JSON
package import Journaling
package import SDLRPC
package import SDLSupport

/// What a head unit wants done after an input. The reducer does nothing itself.
package enum HeadUnitEffect: Sendable {
    case respond(Reply)
    /// A request gets no answer any more: the app that sent it does not wait.
    case abandon(SessionRef, correlationID: Int32)
    case notify(SessionRef, any SDLRPCNotification, bulk: [UInt8], causes: [Cause])
    /// A notification or a request as a tester gives it, valid or not.
    case sendRaw(SessionRef, SDLRPCKind, functionID: SDLFunctionID, json: [UInt8], causes: [Cause])
    case answerStream(SessionRef, StreamService, StreamAnswer)
    /// Ends a stream that was answered with yes.
    case endStream(SessionRef, StreamService)
    /// Ends the session, after what was sent before has gone out.
    case endSession(SessionRef, closeConnection: Bool)
    /// Keep bytes of a file, from an offset on; what came of it comes back as an input.
    case store(FileTicket, StoredFile, bytes: ArraySlice<UInt8>, offset: Int)
    case remove(app: AppKey, name: String)
    /// Keep what an app has as its icon for when the app comes again; where that fails it comes back as an input.
    case keepIcon(app: AppKey, name: String)
    case dropIcon(app: AppKey)
    /// Read a part of a file; what came of it comes back as an input.
    case read(ReadTicket, app: AppKey, name: String, range: Range<Int>)
    /// Read a part of a file that a web HMI shares; nil is all of it.
    case readShared(ReadTicket, path: String, offset: Int, length: Int?, most: Int)
    /// Ask an app something; its answer, or why there is none, comes back as an input.
    case ask(AskTicket, SessionRef, any SDLRPCRequest, causes: [Cause])
    /// Ask the presenting web HMI something; its answer comes back as an input.
    case askPresenter(AskTicket, PresenterQuestion, causes: [Cause])
    /// Answer a request of the web HMI's.
    case answerPresenter(PresenterTicket, PresenterReply)
    /// Tell the presenting web HMI something. It lies aside, as what it brings is ten times as large as any other.
    indirect case notifyPresenter(PresenterNews)
    /// Reach the endpoint of a cloud app; what came of it comes back as an input.
    case dial(CloudTicket, endpoint: String)
    /// End the connection to a cloud app.
    case hangUp(CloudTicket)
    /// Write down what outlives the process: soon, or at once.
    case keep(isUrgent: Bool)
    /// A place in the state tree changes, with the part of the state that is told there.
    case change(StateChange, of: Aspect)
    case row(JournalRow.Kind, LazyJSON, causes: [Cause])
    /// The command of this turn was not carried out; nothing else has changed.
    case refuse(DriveFailure)
}

extension [HeadUnitEffect] {
    /// The parts of the state that have changed, each once.
    package var changedAspects: [Aspect] {
        var found: [Aspect] = []
        // What one part has to say stands together.
        for case .change(_, let aspect) in self where found.last != aspect { found.append(aspect) }
        return found
    }
}

/// What becomes of a wish to stream.
package enum StreamAnswer: Hashable, Sendable {
    case accepted
    case refused(reason: String, rejected: [String] = [])
    /// Not a word, as SDL Core does before the app has registered.
    case unanswered
}

/// The answer to one request.
package struct Reply: Sendable {
    package var session: SessionRef
    package var functionID: Int
    package var correlationID: Int32
    package var response: any SDLRPCResponse
    /// What goes beside it: the bytes of a file.
    package var bulk: [UInt8] = []
    /// The request's own message.
    package var cause: Cause
    /// A tester wanted this answer; it was not due.
    package var isForced = false
    /// The head unit has nothing behind the function. Its presenter may.
    package var isUnsupported = false
    /// What its presenter is asked, where that is not the request as it came.
    package var asked: (any SDLRPCMessage)?
    /// What the presenter's answer carries beside: items that the app may not have.
    package var added: JSONValue = [:]
    /// Items of the car's own that the presenter is asked for.
    package var items: [VehicleItem] = []
}

/// Joins the storing of bytes and what came of it.
package struct FileTicket: Hashable, Sendable {
    package let app: AppKey
    package let name: String
    package let number: Int
}
