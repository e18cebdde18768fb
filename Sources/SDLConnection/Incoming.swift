package import JSON
package import SDLRPC
package import SDLSupport

/// A received RPC: its bytes, and the typed message as far as it could be read.
///
/// A class although it is immutable, because copying a struct with its parts would update nine reference counts.
package final class Incoming: Sendable {
    package let session: Session
    /// Kind, function, correlation id, and the unchanged JSON and bulk bytes, including unknown members.
    package let envelope: RPCEnvelope
    /// The typed message, if it could be read. It may exist in spite of a fault (such as a text that is too long). An
    /// app may accept from a head unit what a head unit must refuse from an app.
    package let message: (any SDLRPCMessage)?
    package let fault: Fault?
    /// Unknown names that were dropped, as SDL Core does with an app's messages.
    package let ignored: [Violation]
    /// The oddities of invalid JSON that was repaired like in SDL Core's parser.
    package let oddities: [String]
    /// Numbers that were given instead of enumeration names, with the names. SDL Core accepts them.
    package let numbers: [String]
    package let key: MessageKey
    /// The cause to record for all effects of the RPC. It is the RPC's row if the receiver writes rows, otherwise the
    /// RPC's message key.
    package let cause: Cause
    /// The instant at which the last byte of the RPC was received.
    package let received: Instant

    init(
        _ envelope: RPCEnvelope, _ reading: Reading, _ arrival: Arrival, _ row: Cause?, _ oddities: [String] = []
    ) {
        session = arrival.session
        self.envelope = envelope
        message = reading.message
        fault = reading.fault
        ignored = reading.ignored
        self.oddities = oddities
        numbers = reading.numbers
        key = arrival.key
        cause = row ?? .message(arrival.key)
        received = arrival.received
    }

    package var functionID: SDLFunctionID { envelope.functionID }
    package var correlationID: Int32 { envelope.correlationID }

    /// The function's name; nil if the interface does not define it.
    package var name: String? {
        message.map { type(of: $0).name } ?? SDLRPCRegistry.message(functionID, envelope.kind)?.name
    }
}
