import JSON
import Journaling
import SDLRPC
import SDLSupport

/// The journal row of a message. The row of a reply also contains the message number of the answered request.
struct RPCRow: Sendable {
    private let key: MessageKey
    private let envelope: RPCEnvelope
    private let bulkBytes: Int
    private let fault: Fault?
    private let answers: UInt64?
    private let forced: Bool

    init(key: MessageKey, envelope: RPCEnvelope, fault: Fault? = nil, answers: UInt64? = nil, forced: Bool = false) {
        self.key = key
        self.fault = fault
        self.answers = answers
        self.forced = forced
        bulkBytes = envelope.bulk.count
        // The row is written later. Copy the JSON, because the original would keep the bulk data in memory.
        self.envelope = RPCEnvelope(
            kind: envelope.kind, functionID: envelope.functionID, correlationID: envelope.correlationID,
            json: envelope.bulk.isEmpty ? envelope.json : Array(envelope.json)[...])
    }

    var message: JournalRow.Message {
        JournalRow.Message(
            key: key, isRequest: envelope.kind == .request, answers: envelope.kind == .response ? answers : nil)
    }

    var json: [UInt8] {
        var writer = JSONWriter(capacity: 256 + envelope.json.count)
        writer.object { writer in
            writer.field("connection", key.connection)
            writer.field("session", Int(key.session))
            writer.field("direction", key.direction == .toApp ? "toApp" : "toHeadUnit")
            writer.field("ordinal", Int(key.ordinal))
            writer.field("rpcType", "\(envelope.kind)")
            writer.field("name", SDLRPCRegistry.message(envelope.functionID, envelope.kind)?.name)
            writer.field("functionID", envelope.functionID.rawValue)
            if envelope.kind != .notification { writer.field("correlationID", Int(envelope.correlationID)) }
            writer.field("answers", answers)
            writer.field("bytes", envelope.json.count)
            if bulkBytes > 0 { writer.field("bulkBytes", bulkBytes) }
            if forced { writer.field("forced", true) }
            write(fault, to: &writer)
            write(params: &writer)
        }
        return writer.bytes
    }

    private func write(_ fault: Fault?, to writer: inout JSONWriter) {
        guard let fault else { return }
        let texts: [String] =
            if case .invalid(let violations) = fault { violations.map(\.description) } else { [fault.description] }
        writer.field("violations") { writer in
            writer.array { writer in
                for text in texts { writer.element(text) }
            }
        }
    }

    /// Writes the parameters. Valid JSON is written unchanged. Other parameters are written as a string.
    private func write(params writer: inout JSONWriter) {
        let isJSON: Bool
        do throws(JSONError) {
            try JSONReader.read(envelope.json) { (reader: inout JSONReader) throws(JSONError) in try reader.skipValue()
            }
            isJSON = true
        } catch {
            isJSON = false
        }
        if isJSON {
            writer.field("params") { $0.raw(envelope.json) }
        } else {
            writer.field("text", String(decoding: envelope.json, as: UTF8.self))
        }
    }
}
