import JSON

// Converts connection attempts of cloud apps to JSON and back.
extension CloudTicket {
    func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("id", id)
            writer.field("number", number)
        }
    }

    init(recorded json: JSONValue) throws(HeadUnitInput.Unreadable) {
        self.init(
            id: try json.needed("id").string.needed("id"), number: try json.needed("number").int.needed("number"))
    }
}

extension CloudOutcome {
    func write(to writer: inout JSONWriter) {
        switch self {
        case .connected(let number): writer.field("connection", Int(number))
        case .failed(let failure):
            writer.field("why", failure.why)
            writer.field("fix", failure.fix)
        }
    }

    init(recorded json: JSONValue) throws(HeadUnitInput.Unreadable) {
        if let number = json["connection"]?.int {
            self = .connected(try UInt64(exactly: number).needed("connection"))
        } else {
            self = .failed(
                CloudFailure(
                    why: try json.needed("why").string.needed("why"), fix: try json.needed("fix").string.needed("fix")))
        }
    }
}
