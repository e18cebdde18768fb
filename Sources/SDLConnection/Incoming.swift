package import JSON
package import SDLRPC
package import SDLSupport

/// A received RPC: its bytes, and the typed message if the bytes could be decoded.
///
/// The type is an immutable class. If it were a struct, each copy would update nine reference counts.
package final class Incoming: Sendable {
    package let session: Session
    /// The received envelope with all members, including unknown members.
    package let envelope: RPCEnvelope
    /// The typed message; nil if the message could not be decoded. The value is often not nil for a message with a
    /// fault, such as a text that is too long. Apps accept some messages with a fault. A head unit must refuse all
    /// messages with a fault.
    package let message: (any SDLRPCMessage)?
    package let fault: Fault?
    /// The unknown enumeration names that were dropped from the message. SDL Core also drops such names in messages
    /// from apps.
    package let ignored: [Violation]
    /// The errors in the JSON that were repaired. SDL Core's parser accepts such errors. The list is empty for valid
    /// JSON.
    package let oddities: [String]
    /// Descriptions of numbers that the message contains where the API requires enumeration names. SDL Core accepts
    /// such numbers.
    package let numbers: [String]
    package let key: MessageKey
    /// The cause of everything that this RPC leads to. If the receiver writes rows, the cause is the row of the RPC.
    /// Otherwise, the cause is the key of the message.
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
