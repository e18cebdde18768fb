import JSON
import SDLRPC
import SDLSupport

// Reads the parts of recorded inputs.
extension SessionRef {
    init(recorded json: JSONValue) throws(HeadUnitInput.Unreadable) {
        self.init(
            connection: try json[0].integer("connection"), session: try json[1].integer("session"))
    }
}

extension Cause {
    init(recorded json: JSONValue) throws(HeadUnitInput.Unreadable) {
        if let number = json.int {
            self = .row(try UInt64(exactly: number).needed("cause"))
            return
        }
        let direction = try json.needed("direction").int.needed("direction")
        self = .message(
            MessageKey(
                connection: try json.needed("connection").string.needed("connection"),
                session: try json.integer("session"),
                direction: direction == 0 ? .toHeadUnit : .toApp,
                ordinal: try json.integer("ordinal")))
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

    /// Returns the integer of a member; throws an error if it is missing or does not fit the type.
    func integer<Number: FixedWidthInteger>(_ key: String) throws(HeadUnitInput.Unreadable) -> Number {
        try self[key].integer(key)
    }
}

extension JSONValue? {
    func integer<Number: FixedWidthInteger>(_ what: String) throws(HeadUnitInput.Unreadable) -> Number {
        let number = self?.int.flatMap { Number(exactly: $0) }
        return try number.needed(what)
    }
}

extension Optional {
    func needed(_ what: String) throws(HeadUnitInput.Unreadable) -> Wrapped {
        guard let self else { throw HeadUnitInput.Unreadable(what: "the input has no valid \(what)") }
        return self
    }
}
