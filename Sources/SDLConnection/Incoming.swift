package import JSON
package import SDLRPC
package import SDLSupport

/// A received RPC: its bytes, and the typed message if it could be decoded.
///
/// The type is an immutable class, because copying a struct with the same members would update nine reference counts.
package final class Incoming: Sendable {
    package let session: Session
    /// The envelope as received, including unknown members.
    package let envelope: RPCEnvelope
    /// The typed message, if it could be decoded. A message may have a fault and still be decoded, for example if a
    /// text is too long. Apps accept some messages that a head unit must refuse.
    package let message: (any SDLRPCMessage)?
    package let fault: Fault?
    /// Unknown names that were dropped. SDL Core also drops unknown names in the messages of apps.
    package let ignored: [Violation]
    /// Errors in the JSON that were repaired as SDL Core's parser does; empty for valid JSON.
    package let oddities: [String]
    /// Numbers that the message contains instead of the names of an enumeration, with these names. SDL Core accepts
    /// such numbers.
    package let numbers: [String]
    package let key: MessageKey
    /// The cause that everything caused by this RPC refers to: the RPC's row if the receiver writes rows, otherwise its
    /// message key.
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
