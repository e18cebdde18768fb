package import JSON
package import Journaling
package import SDLRPC
package import SDLSupport

/// An action that the head unit requests after an input. The reducer returns the actions, and the caller performs the
/// actions.
package enum HeadUnitEffect: Sendable {
    case respond(Reply)
    /// Drops a request without a response, because the app no longer waits for a response.
    case abandon(SessionRef, correlationID: Int32)
    case notify(SessionRef, any SDLRPCNotification, bulk: [UInt8], causes: [Cause])
    /// A notification or a request from a tester. The message is sent unchanged, even if the message is invalid.
    case sendRaw(SessionRef, SDLRPCKind, functionID: SDLFunctionID, json: [UInt8], causes: [Cause])
    case answerStream(SessionRef, StreamService, StreamAnswer)
    /// Ends a stream that the head unit has accepted before.
    case endStream(SessionRef, StreamService)
    /// Ends the session after all earlier messages have been sent.
    case endSession(SessionRef, closeConnection: Bool)
    /// Stores bytes of a file at an offset. The outcome arrives as a later input.
    case store(FileTicket, StoredFile, bytes: ArraySlice<UInt8>, offset: Int)
    case remove(app: AppKey, name: String)
    /// Stores an app's icon for the app's next registration. A failure arrives as a later input.
    case keepIcon(app: AppKey, name: String)
    case dropIcon(app: AppKey)
    /// Reads a part of a file. The outcome arrives as a later input.
    case read(ReadTicket, app: AppKey, name: String, range: Range<Int>)
    /// Reads a part of a file that a web HMI shares. If `length` is nil, reads until the end of the file.
    case readShared(ReadTicket, path: String, offset: Int, length: Int?, most: Int)
    /// Sends a request to an app. The app's response, or its absence, arrives as a later input.
    case ask(AskTicket, SessionRef, any SDLRPCRequest, causes: [Cause])
    /// Sends a request to the presenting web HMI. The response arrives as a later input.
    case askPresenter(AskTicket, PresenterQuestion, causes: [Cause])
    case answerPresenter(PresenterTicket, PresenterReply)
    /// Sends a notification to the presenting web HMI. The case is indirect, because its value is ten times as large as
    /// the other values.
    indirect case notifyPresenter(PresenterNotification)
    /// Connects to the endpoint of a cloud app. The outcome arrives as a later input.
    case dial(CloudTicket, endpoint: String)
    /// Closes the connection to a cloud app.
    case hangUp(CloudTicket)
    /// Saves the persistent data: after one second if `isUrgent` is true, otherwise after ten seconds.
    case keep(isUrgent: Bool)
    /// Publishes a change of the state tree. `of` is the aspect that the change belongs to.
    case change(StateChange, of: Aspect)
    case row(JournalRow.Kind, LazyJSON, causes: [Cause])
    /// Reports that the command failed and changed nothing.
    case refuse(DriveFailure)
}

extension [HeadUnitEffect] {
    /// The aspects that the effects change, each listed once.
    package var changedAspects: [Aspect] {
        var found: [Aspect] = []
        // Changes of the same aspect are adjacent.
        for case .change(_, let aspect) in self where found.last != aspect { found.append(aspect) }
        return found
    }
}

package enum StreamAnswer: Hashable, Sendable {
    case accepted
    case refused(reason: String, rejected: [String] = [])
    /// The stream request is not answered, as in SDL Core before the app has registered.
    case unanswered
}

package struct Reply: Sendable {
    package var session: SessionRef
    package var functionID: Int
    package var correlationID: Int32
    package var response: any SDLRPCResponse
    /// The bulk data of the reply, such as the bytes of a file.
    package var bulk: [UInt8] = []
    /// The journal row of the request that the reply answers.
    package var cause: Cause
    package var isForced = false
    /// Whether the head unit does not support the function of the request. The presenter may support the function.
    package var isUnsupported = false
    /// The request that the presenter receives instead of the app's request; nil if the presenter receives the app's
    /// request.
    package var asked: (any SDLRPCMessage)?
    /// Members to add to the presenter's answer, for items that the presenter is not asked for.
    package var added: JSONValue = [:]
    /// Vehicle-data items that the profile adds and that the presenter is asked for.
    package var items: [VehicleItem] = []
    /// The requested vehicle-data items whose subscription changes without a question to the presenter, if the
    /// presenter accepts the rest of the request.
    package var changedItems: [String] = []
    /// The info of the result IGNORED, which replaces the result of a successful answer; nil to keep the result.
    var ignoredInfo: String?
}

/// Identifies a request to store bytes, so that the outcome can be matched to the request.
package struct FileTicket: Hashable, Sendable {
    package let app: AppKey
    package let name: String
    package let number: Int
}
