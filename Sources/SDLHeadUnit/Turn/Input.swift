package import JSON
package import SDLRPC
package import SDLSupport

/// An input of a head unit. A run is a list of inputs with their instants. A replay of these inputs gives exactly the
/// same effects.
package enum HeadUnitInput: Sendable {
    case sessionStarted(SessionRef, SessionInfo)
    case request(SessionRef, Request)
    /// A response without a request, or a notification that the head unit does not expect.
    case unasked(SessionRef, UnsolicitedMessage)
    /// A finding about a peer that deviated from the protocol.
    case wireFinding(connection: String, String)
    /// The protocol layer refused to start a service, with or without a session.
    case startRefused(ServiceName)
    /// A connection is now read slowly, because the connection has sent too many unusable frames.
    case readSlowly(connection: String)
    case streamRequested(SessionRef, StreamRequest)
    case streamEnded(SessionRef, StreamService)
    /// The protocol layer refused a stream that is already open, or the presenter refused a stream.
    case streamRefused(SessionRef, StreamService)
    /// Data of a stream has started to arrive (true) or has paused (false).
    case streamFlows(SessionRef, StreamService, Bool)
    /// An app still streams, although its time to stop is over.
    case streamGoesOn(SessionRef, StreamService)
    /// The newest picture of a stream; reported from time to time.
    case pictureShown(SessionRef, ShownPicture)
    /// A stream contains data that is not a valid picture. The text is the reason.
    case pictureBroken(SessionRef, String)
    /// The session exceeded its frame limit.
    case flooded(SessionRef)
    case sessionEnded(SessionRef)
    case command(HeadUnitCommand, cause: Cause)
    /// The outcome of storing bytes. `failure` is nil if the bytes were stored.
    case stored(FileTicket, failure: String?)
    case read(ReadTicket, FileContent)
    /// The response from an app, or the reason why the app sent no response.
    case answered(AskTicket, SessionRef, AppAnswer)
    /// An input from the presenter. The case is indirect, because its value is ten times as large as the other values.
    indirect case presenter(PresenterInput, cause: Cause?)
    case dialled(CloudTicket, CloudOutcome)
    case cloudEnded(CloudTicket)
    /// The files of an earlier run that exist on disk.
    case found([FoundFile])
    /// Stored icons of these apps no longer exist.
    case iconsGone([AppKey])
    /// The data that an earlier run has saved.
    case remembered(HeadUnitMemory)
    /// Time has passed; due timers fire.
    case clock

    /// A request from an app with everything that could be decoded.
    package struct Request: Sendable {
        package var functionID: SDLFunctionID
        package var correlationID: Int32
        /// The decoded request; nil if decoding failed.
        package var message: (any SDLRPCMessage)?
        /// The reason why the request must be refused, as in SDL Core; nil if there is no such reason.
        package var fault: Fault?
        /// All violations of the mobile API in the request, including dropped parts.
        package var violations: [Violation]
        /// A text in SDL Core's words that lists the dropped unknown parts; nil if no part was dropped.
        package var warning: String?
        /// The repaired errors in the JSON syntax of the request.
        package var oddities: [String] = []
        /// Enumeration values that the app sent as numbers instead of names.
        package var numbers: [String] = []
        package var bulk: ArraySlice<UInt8>
        /// The original parameters of the request, as JSON bytes.
        package var json: ArraySlice<UInt8>
        package var cause: Cause

        package struct Fault: Hashable, Sendable {
            package var result: SDLResult
            package var info: String?
            /// Whether a part of the message is missing.
            package var isIncomplete = false
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

        /// The original parameters with all members; nil if the request contains no valid JSON.
        var parameters: JSONValue? { RPCEnvelope.parameters(in: json) }
    }
}

/// A notification from an app, or a response that belongs to no request.
package struct UnsolicitedMessage: Hashable, Sendable {
    package var isReply: Bool
    package var functionID: SDLFunctionID
    package var correlationID: Int32
    package var cause: Cause
    /// The parameters of the message; empty if the head unit does not use the parameters.
    package var json: [UInt8] = []

    var isServiceData: Bool { !isReply && functionID == .onAppServiceData }
    var isRoute: Bool { !isReply && functionID == .onWayPointChange }
    var isCapability: Bool { !isReply && functionID == .onAppCapabilityUpdated }
}

/// A protocol service that an app can start.
package enum ServiceName: String, Sendable {
    case rpc, audio, video
}

package enum StreamService: String, Hashable, Sendable, CaseIterable {
    case audio, video

    var number: Int { self == .audio ? 10 : 11 }
}

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
