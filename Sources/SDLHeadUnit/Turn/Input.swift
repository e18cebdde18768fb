package import SDLRPC
package import SDLSupport

/// Everything that can happen to a head unit. A run is a list of these with their instants; replayed, it gives the same
/// effects, byte by byte.
package enum HeadUnitInput: Sendable {
    case sessionStarted(SessionRef, SessionInfo)
    case request(SessionRef, Request)
    /// The session is gone.
    case sessionEnded(SessionRef)
    case command(HeadUnitCommand, cause: Cause)
    /// Bytes were kept, or not, and why.
    case stored(FileTicket, failure: String?)
    case front(FrontInput, cause: Cause?)
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
        package var bulk: ArraySlice<UInt8>
        package var cause: Cause

        package struct Fault: Hashable, Sendable {
            package var result: SDLResult
            package var info: String?

            package init(result: SDLResult, info: String?) {
                self.result = result
                self.info = info
            }
        }

        package init(
            functionID: SDLFunctionID, correlationID: Int32, message: (any SDLRPCMessage)?, fault: Fault? = nil,
            bulk: ArraySlice<UInt8> = [], cause: Cause
        ) {
            self.functionID = functionID
            self.correlationID = correlationID
            self.message = message
            self.fault = fault
            self.bulk = bulk
            self.cause = cause
        }
    }
}
