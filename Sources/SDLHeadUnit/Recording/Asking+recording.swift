import JSON
import SDLRPC
import SDLSupport

// Converts recorded messages and answers of apps, and contents of files, to JSON and back.
extension UnsolicitedMessage {
    init(recorded json: JSONValue) throws(HeadUnitInput.Unreadable) {
        self.init(
            isReply: json["isReply"]?.bool ?? false,
            functionID: SDLFunctionID(rawValue: try json.needed("functionID").int.needed("functionID")),
            correlationID: try json.integer("correlationID"),
            cause: try Cause(recorded: json.needed("cause")))
        if let text = json["json"]?.string { self.json = try Base64.decode(text).needed("json") }
    }
}

extension AppAnswer {
    func write(to writer: inout JSONWriter) {
        if let json { writer.field("json", Base64.encode(json[...])) }
        writer.field("failure", failure)
        if let cause { writer.field("cause") { cause.write(to: &$0) } }
    }

    init(recorded json: JSONValue) throws(HeadUnitInput.Unreadable) {
        self.init(failure: json["failure"]?.string ?? "")
        if json["failure"] == nil { failure = nil }
        if let text = json["json"]?.string { self.json = try Base64.decode(text).needed("json") }
        if let cause = json["cause"] { self.cause = try Cause(recorded: cause) }
    }
}

extension FileContent {
    func write(to writer: inout JSONWriter) {
        switch self {
        case .bytes(let bytes): writer.field("bytes", Base64.encode(bytes[...]))
        case .piece(let bytes, let left):
            writer.field("bytes", Base64.encode(bytes[...]))
            writer.field("left", left)
        case .noFile: writer.field("noFile", true)
        case .ends(let size): writer.field("endsAt", size)
        case .failed(let why): writer.field("failure", why)
        }
    }

    init(recorded json: JSONValue) throws(HeadUnitInput.Unreadable) {
        if let why = json["failure"]?.string {
            self = .failed(why)
        } else if json["noFile"] == true {
            self = .noFile
        } else if let size = json["endsAt"]?.int {
            self = .ends(at: size)
        } else {
            let bytes = try Base64.decode(json.needed("bytes").string.needed("bytes")).needed("bytes")
            self = if let left = json["left"]?.int { .piece(bytes, left: left) } else { .bytes(bytes) }
        }
    }
}
