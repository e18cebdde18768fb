internal import JSON
internal import SDLRPC

/// An SDL message between an app and its head unit, read from a row. The row of a request also contains the response.
struct SessionMessage {
    var toApp: Bool
    var session: UInt8
    var connection: String
    /// The time at which the head unit received or sent the message, in nanoseconds since 1970.
    var instant: Int64
    var envelope: RPCEnvelope

    /// Returns the messages in a row, or an empty array if the row is not a message.
    ///
    /// - Parameter start: the time at which the clock of the row's run started, in nanoseconds since 1970.
    static func all(of row: SessionRow, start: Int64) -> [SessionMessage] {
        guard row.kind == "rpc", row.source != "hmi", let direction = row.direction,
            ["toApp", "toHeadUnit"].contains(direction), let parts = Parts(row.json), let function = parts.function
        else { return [] }
        let kinds: [String: SDLRPCKind] = [
            "request": .request, "response": .response, "notification": .notification,
        ]
        guard let kind = kinds[parts.kind] else { return [] }
        let first = SessionMessage(
            toApp: direction == "toApp", session: parts.session, connection: parts.connection,
            instant: start + row.at * 1000,
            envelope: RPCEnvelope(
                kind: kind, functionID: SDLFunctionID(rawValue: function), correlationID: parts.correlation,
                json: parts.params[...]))
        guard let reply = parts.reply else { return [first] }
        var second = first
        second.toApp.toggle()
        second.instant += (row.took ?? 0) * 1000
        second.envelope.kind = .response
        second.envelope.json = reply[...]
        return [first, second]
    }

    /// The parts of the message in a row. The parameters are not decoded.
    private struct Parts {
        var kind = ""
        var session: UInt8 = 0
        var connection = ""
        var function: Int?
        var correlation: Int32 = 0
        var params: [UInt8] = []
        var reply: [UInt8]?

        init?(_ row: [UInt8]) {
            do throws(JSONError) {
                self = try JSONReader.read(row) { (reader: inout JSONReader) throws(JSONError) in
                    try Parts(from: &reader)
                }
            } catch {
                return nil
            }
        }

        private init(from reader: inout JSONReader) throws(JSONError) {
            var frame = try reader.beginObject()
            while let key = try reader.nextKey(&frame) {
                switch key {
                case "rpcType": kind = try reader.string() ?? ""
                case "session": session = UInt8(clamping: try reader.integer() ?? 0)
                case "connection": connection = try reader.string() ?? ""
                case "functionID": function = try reader.integer()
                case "correlationID": correlation = Int32(truncatingIfNeeded: try reader.integer() ?? 0)
                case "params": params = try reader.readRaw()
                // The text of a message whose JSON is invalid.
                case "text": params = Array((try reader.string() ?? "").utf8)
                case "reply": reply = try reader.readRaw()
                default: try reader.skipValue()
                }
            }
        }
    }
}
