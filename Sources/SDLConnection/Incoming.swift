package import JSON
package import SDLRPC
package import SDLSupport

/// An RPC that has come in: as bytes, and as far as it can be read, as a typed message.
///
/// A class, though it never changes: it goes from hand to hand, and a copy of all its parts would count nine references.
package final class Incoming: Sendable {
    package let session: Session
    /// Kind, function and correlation id, and the JSON and bulk bytes as they came; fields nobody here knows are in it.
    package let envelope: RPCEnvelope
    /// What could be made of the JSON. With a fault it may still be there (a text too long, say); an app may take from a
    /// head unit what a head unit must refuse from an app.
    package let message: (any SDLRPCMessage)?
    /// What is wrong with it, if anything is.
    package let fault: Fault?
    /// Names nobody here knows, which a head unit leaves out of an app's message as SDL Core does.
    package let ignored: [Violation]
    /// Why its text was no JSON; it was mended as SDL Core's parser reads it.
    package let oddities: [String]
    /// Numbers that stood for names of enumerations, as SDL Core takes them, with their names.
    package let numbers: [String]
    package let key: MessageKey
    /// What to name as the cause of whatever this leads to: its row if this end writes the rows, else the message.
    package let cause: Cause
    /// When its last byte had come.
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

    /// The function's name, if the interface has one for it.
    package var name: String? {
        message.map { type(of: $0).name } ?? SDLRPCRegistry.message(functionID, envelope.kind)?.name
    }
}
