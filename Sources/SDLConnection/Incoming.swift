package import JSON
package import SDLRPC
package import SDLSupport

/// A received RPC: its bytes, and the typed message if the bytes could be decoded.
///
/// This is an immutable class, because copying a struct with these members would update nine reference counts.
package final class Incoming: Sendable {
    package let session: Session
    /// The received envelope with all members, including unknown members.
    package let envelope: RPCEnvelope
    /// The typed message; nil if the message could not be decoded. A message with a fault may still be decoded, for
    /// example if a text is too long. Apps accept some messages with a fault; a head unit must refuse all messages with
    /// a fault.
    package let message: (any SDLRPCMessage)?
    package let fault: Fault?
    /// The unknown enumeration names that were dropped, as SDL Core does with messages from apps.
    package let ignored: [Violation]
    /// The errors in the JSON that were repaired, as SDL Core's parser does. The list is empty for valid JSON.
    package let oddities: [String]
    /// Descriptions of the numbers that the message contains instead of enumeration names. SDL Core accepts such
    /// numbers.
    package let numbers: [String]
    package let key: MessageKey
    /// The cause for everything that follows from this RPC. If the receiver writes rows, the cause is the row of the
    /// RPC; otherwise, the cause is the message key.
    package let cause: Cause
    /// The time at which the last byte of the RPC was received.
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

    /// The name of the function; nil if the mobile API does not define the function.
    package var name: String? {
        message.map { type(of: $0).name } ?? SDLRPCRegistry.message(functionID, envelope.kind)?.name
    }
}
