import JSON
import SDLRPC
import SDLSupport

// Reads the parts of recorded inputs.
extension SessionRef {
    init(recorded json: JSONValue) throws(HeadUnitInput.Unreadable) {
        self.init(
            connection: UInt64(try json[0].needed("connection").int.needed("connection")),
            session: UInt32(try json[1].needed("session").int.needed("session")))
    }
}

extension Cause {
    init(recorded json: JSONValue) throws(HeadUnitInput.Unreadable) {
        if let number = json.int {
            self = .row(UInt64(number))
            return
        }
        let direction = try json.needed("direction").int.needed("direction")
        self = .message(
            MessageKey(
                connection: try json.needed("connection").string.needed("connection"),
                session: UInt8(try json.needed("session").int.needed("session")),
                direction: direction == 0 ? .toHeadUnit : .toApp,
                ordinal: UInt64(try json.needed("ordinal").int.needed("ordinal"))))
    }
}

extension FileTicket {
    init(recorded json: JSONValue) throws(HeadUnitInput.Unreadable) {
        self.init(
            app: AppKey(rawValue: try json.needed("app").string.needed("app")),
            name: try json.needed("name").string.needed("name"), number: try json.needed("number").int.needed("number"))
    }
}

extension FoundFile {
    func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("app", app.rawValue)
            writer.field("name", name)
            writer.field("file") { file.write(to: &$0) }
        }
    }

    init(recorded json: JSONValue) throws(HeadUnitInput.Unreadable) {
        let file = try json.needed("file")
        self.init(
            app: AppKey(rawValue: try json.needed("app").string.needed("app")),
            name: try json.needed("name").string.needed("name"),
            file: StoredFile(
                fileType: SDLFileType(rawValue: try file.needed("fileType").string.needed("fileType")),
                size: try file.needed("size").int.needed("size"),
                isPersistent: try file.needed("persistent").bool.needed("persistent"),
                hash: try file.needed("hash").string.needed("hash"),
                origin: try file.needed("origin").int.needed("origin")))
    }
}

extension JSONValue {
    func needed(_ key: String) throws(HeadUnitInput.Unreadable) -> JSONValue {
        try self[key].needed(key)
    }
}

extension Optional {
    func needed(_ what: String) throws(HeadUnitInput.Unreadable) -> Wrapped {
        guard let self else { throw HeadUnitInput.Unreadable(what: "an input without its \(what)") }
        return self
    }
}
