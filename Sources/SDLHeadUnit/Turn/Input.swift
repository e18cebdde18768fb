package import JSON
package import SDLRPC
package import SDLSupport

/// Everything that can happen to a head unit. A run is a list of these with their instants; replayed, it gives the same
/// effects, byte by byte.
package enum HeadUnitInput: Sendable {
    case sessionStarted(SessionRef, SessionInfo)
    case request(SessionRef, Request)
    /// A reply to nothing, or a notification, which no head unit waits for.
    case unasked(SessionRef, Unasked)
    /// A peer did something odd on the wire.
    case wireFinding(connection: String, String)
    /// The protocol itself has refused to start a service, of no session's or of one's.
    case startRefused(ServiceName)
    /// A connection has sent so much that nobody can use that it is read slowly from now on.
    case readSlowly(connection: String)
    /// An app wants to stream.
    case streamRequested(SessionRef, StreamRequest)
    case streamEnded(SessionRef, StreamService)
    /// The protocol itself allows no such stream: it runs already.
    case streamRefused(SessionRef, StreamService)
    /// The first bytes of a stream have come, or none for a while.
    case streamFlows(SessionRef, StreamService, Bool)
    /// An app streams on, long after its stream was ended.
    case streamGoesOn(SessionRef, StreamService)
    /// The newest picture of a stream; said now and then.
    case pictureShown(SessionRef, ShownPicture)
    /// A stream brings what is no picture, and why.
    case pictureBroken(SessionRef, String)
    /// The session has sent more than may be.
    case flooded(SessionRef)
    /// The session is gone.
    case sessionEnded(SessionRef)
    case command(HeadUnitCommand, cause: Cause)
    /// Bytes were kept, or not, and why.
    case stored(FileTicket, failure: String?)
    /// A part of a file was read, or not.
    case read(ReadTicket, FileContent)
    /// An app has answered what it was asked, or there will be no answer.
    case answered(AskTicket, SessionRef, AppAnswer)
    /// It lies aside, as what it brings is ten times as large as any other.
    indirect case presenter(PresenterInput, cause: Cause?)
    /// A cloud app was dialled.
    case dialled(CloudTicket, CloudOutcome)
    /// The connection to a cloud app is gone.
    case cloudEnded(CloudTicket)
    /// Files of an earlier run lie on the disk.
    case found([FoundFile])
    /// Icons that were kept of apps are not there any more.
    case iconsGone([AppKey])
    /// An earlier run has kept what it knew of its apps.
    case remembered(HeadUnitMemory)
    /// Time has passed: whatever is due happens.
    case clock

    /// A request as far as it could be read.
    package struct Request: Sendable {
        package var functionID: SDLFunctionID
        package var correlationID: Int32
        /// nil when nothing could be made of it.
        package var message: (any SDLRPCMessage)?
        /// What is wrong with it, in SDL Core's terms.
        package var fault: Fault?
        /// Every rule of the interface it breaks, what was left out of it included.
        package var violations: [Violation]
        /// What was left out of it for not being known, in SDL Core's words.
        package var warning: String?
        /// What made it no JSON and was mended.
        package var oddities: [String] = []
        /// Numbers in it that stood for names of enumerations.
        package var numbers: [String] = []
        package var bulk: ArraySlice<UInt8>
        /// Its parameters as they came.
        package var json: ArraySlice<UInt8>
        package var cause: Cause

        package struct Fault: Hashable, Sendable {
            package var result: SDLResult
            package var info: String?
            /// Not all of the message has come.
            package var isIncomplete: Bool

            package init(result: SDLResult, info: String?, isIncomplete: Bool = false) {
                self.result = result
                self.info = info
                self.isIncomplete = isIncomplete
            }
        }

        package init(
            functionID: SDLFunctionID, correlationID: Int32, message: (any SDLRPCMessage)?, fault: Fault? = nil,
            violations: [Violation] = [], warning: String? = nil, bulk: ArraySlice<UInt8> = [],
            json: ArraySlice<UInt8> = [], cause: Cause
        ) {
            self.functionID = functionID
            self.correlationID = correlationID
            self.message = message
            self.fault = fault
            self.violations = violations
            self.warning = warning
            self.bulk = bulk
            self.json = json
            self.cause = cause
        }
    }
}

/// A message that an app sent though nobody asked for it.
package struct Unasked: Hashable, Sendable {
    package var isReply: Bool
    package var functionID: SDLFunctionID
    package var correlationID: Int32
    package var cause: Cause
    /// Its parameters, where it is one that a head unit has a use for.
    package var json: [UInt8] = []

    var isServiceData: Bool { !isReply && functionID == .onAppServiceData }
    var isRoute: Bool { !isReply && functionID == .onWayPointChange }

    package init(isReply: Bool, functionID: SDLFunctionID, correlationID: Int32, cause: Cause) {
        self.isReply = isReply
        self.functionID = functionID
        self.correlationID = correlationID
        self.cause = cause
    }
}

/// A service that an app starts.
package enum ServiceName: String, Sendable {
    case rpc, audio, video
}

package enum StreamService: String, Hashable, Sendable, CaseIterable {
    case audio, video

    /// As the protocol numbers it.
    var number: Int { self == .audio ? 10 : 11 }
}

/// What an app wants to stream.
package struct StreamRequest: Hashable, Sendable {
    package var service: StreamService
    package var width: Int?
    package var height: Int?
    package var videoProtocol: String?
    package var videoCodec: String?

    package init(
        _ service: StreamService, width: Int? = nil, height: Int? = nil, videoProtocol: String? = nil,
        videoCodec: String? = nil
    ) {
        self.service = service
        self.width = width
        self.height = height
        self.videoProtocol = videoProtocol
        self.videoCodec = videoCodec
    }
}
