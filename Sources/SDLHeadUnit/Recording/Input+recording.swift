import FoundationEssentials
import JSON
import SDLRPC
import SDLSupport

// Converts inputs to JSON and back.
extension HeadUnitInput {
    func write(to writer: inout JSONWriter) {
        writer.object { writer in
            switch self {
            case .sessionStarted(let session, let info):
                writer.field("sessionStarted") { session.write(to: &$0) }
                writer.field("connection", info.connectionName)
                writer.field("sessionID", info.sessionID)
                writer.field("protocolVersion", info.protocolVersion)
            case .request(let session, let request):
                writer.field("request") { session.write(to: &$0) }
                request.write(to: &writer)
            case .flooded(let session): writer.field("flooded") { session.write(to: &$0) }
            case .sessionEnded(let session): writer.field("sessionEnded") { session.write(to: &$0) }
            case .command(let command, let cause):
                writer.field("command") { $0.raw(command.recorded) }
                writer.field("cause") { cause.write(to: &$0) }
            case .stored(let ticket, let failure):
                writer.field("stored") { ticket.write(to: &$0) }
                writer.field("failure", failure)
            case .read(let ticket, let content):
                writer.field("read", ticket.number)
                content.write(to: &writer)
            case .answered(let ticket, let session, let answer):
                writer.field("answered", ticket.number)
                writer.field("session") { session.write(to: &$0) }
                answer.write(to: &writer)
            case .found(let files):
                writer.field("found") { writer in
                    writer.array { writer in
                        for file in files {
                            file.write(to: &writer)
                            writer.next()
                        }
                    }
                }
            case .iconsGone(let keys): writer.field("iconsGone", keys.map(\.rawValue))
            case .unasked(let session, let message):
                writer.field("unasked") { session.write(to: &$0) }
                writer.field("isReply", message.isReply)
                writer.field("functionID", message.functionID.rawValue)
                writer.field("correlationID", Int(message.correlationID))
                if !message.json.isEmpty { writer.field("json", Base64.encode(message.json[...])) }
                writer.field("cause") { message.cause.write(to: &$0) }
            case .wireFinding(let connection, let text):
                writer.field("wireFinding", text)
                writer.field("connection", connection)
            case .startRefused(let service): writer.field("startRefused", service.rawValue)
            case .readSlowly(let connection): writer.field("readSlowly", connection)
            case .streamRequested(let session, let stream):
                writer.field("streamRequested") { session.write(to: &$0) }
                stream.write(to: &writer)
            case .streamEnded(let session, let service):
                writer.field("streamEnded") { session.write(to: &$0) }
                writer.field("service", service.rawValue)
            case .streamRefused(let session, let service):
                writer.field("streamRefused") { session.write(to: &$0) }
                writer.field("service", service.rawValue)
            case .streamFlows(let session, let service, let flows):
                writer.field("streamFlows") { session.write(to: &$0) }
                writer.field("service", service.rawValue)
                writer.field("flows", flows)
            case .streamGoesOn(let session, let service):
                writer.field("streamGoesOn") { session.write(to: &$0) }
                writer.field("service", service.rawValue)
            case .pictureShown(let session, let picture):
                writer.field("pictureShown") { session.write(to: &$0) }
                writer.field("picture") { picture.write(to: &$0) }
            case .pictureBroken(let session, let why):
                writer.field("pictureBroken") { session.write(to: &$0) }
                writer.field("why", why)
            case .presenter(let input, let cause):
                writer.field("presenter") { input.write(to: &$0) }
                if let cause { writer.field("cause") { cause.write(to: &$0) } }
            case .dialled(let ticket, let outcome):
                writer.field("dialled") { ticket.write(to: &$0) }
                outcome.write(to: &writer)
            case .cloudEnded(let ticket): writer.field("cloudEnded") { ticket.write(to: &$0) }
            case .remembered(let memory): writer.field("remembered", memory)
            case .clock: writer.field("clock", true)
            }
        }
    }

    /// Reads the input in a line of a recording.
    init(recorded json: JSONValue, _ past: Replay.Past) throws(Unreadable) {
        if let session = json["sessionStarted"] {
            self = .sessionStarted(
                try SessionRef(recorded: session),
                SessionInfo(
                    connectionName: try json.needed("connection").string.needed("connection"),
                    sessionID: try json.needed("sessionID").int.needed("sessionID"),
                    protocolVersion: try json.needed("protocolVersion").string.needed("protocolVersion")))
        } else if let session = json["request"] {
            self = .request(try SessionRef(recorded: session), try Request(recorded: json))
        } else if let session = json["sessionEnded"] {
            self = .sessionEnded(try SessionRef(recorded: session))
        } else if let command = json["command"] {
            self = .command(
                try HeadUnitCommand(recorded: command.json()), cause: try Cause(recorded: json.needed("cause")))
        } else if let ticket = json["stored"] {
            self = .stored(try FileTicket(recorded: ticket), failure: json["failure"]?.string)
        } else if let files = json["found"]?.array {
            var found: [FoundFile] = []
            for file in files { found.append(try FoundFile(recorded: file)) }
            self = .found(found)
        } else if json["clock"] != nil {
            self = .clock
        } else {
            self = try HeadUnitInput(recordedAside: json, past)
        }
    }

    /// Reads the inputs that `init(recorded:_:)` does not read itself, because they are less frequent.
    private init(recordedAside json: JSONValue, _ past: Replay.Past) throws(Unreadable) {
        if let keys = json["iconsGone"]?.array {
            self = .iconsGone(keys.compactMap(\.string).map(AppKey.init(rawValue:)))
        } else if let session = json["unasked"] {
            self = .unasked(try SessionRef(recorded: session), try UnsolicitedMessage(recorded: json))
        } else if let number = json["read"]?.int {
            self = .read(ReadTicket(number: number), try FileContent(recorded: json))
        } else if let number = json["answered"]?.int {
            self = .answered(
                AskTicket(number: number), try SessionRef(recorded: json.needed("session")),
                try AppAnswer(recorded: json))
        } else if let text = json["wireFinding"]?.string {
            self = .wireFinding(connection: try json.needed("connection").string.needed("connection"), text)
        } else if let service = json["startRefused"]?.string {
            self = .startRefused(try ServiceName(rawValue: service).needed("service"))
        } else if let connection = json["readSlowly"]?.string {
            self = .readSlowly(connection: connection)
        } else if let session = json["streamRequested"] {
            self = .streamRequested(try SessionRef(recorded: session), try StreamRequest(recorded: json))
        } else if let session = json["streamEnded"] {
            self = .streamEnded(try SessionRef(recorded: session), try StreamService(recorded: json))
        } else if let session = json["streamRefused"] {
            self = .streamRefused(try SessionRef(recorded: session), try StreamService(recorded: json))
        } else if let session = json["streamFlows"] {
            self = .streamFlows(
                try SessionRef(recorded: session), try StreamService(recorded: json),
                try json.needed("flows").bool.needed("flows"))
        } else if let session = json["streamGoesOn"] {
            self = .streamGoesOn(try SessionRef(recorded: session), try StreamService(recorded: json))
        } else if let session = json["pictureShown"] {
            self = .pictureShown(try SessionRef(recorded: session), try ShownPicture(recorded: json.needed("picture")))
        } else if let session = json["pictureBroken"] {
            self = .pictureBroken(try SessionRef(recorded: session), try json.needed("why").string.needed("why"))
        } else if let memory = json["remembered"] {
            self = .remembered(try (try? HeadUnitMemory(kept: memory)).needed("remembered"))
        } else if let session = json["flooded"] {
            self = .flooded(try SessionRef(recorded: session))
        } else if let ticket = json["dialled"] {
            self = .dialled(try CloudTicket(recorded: ticket), try CloudOutcome(recorded: json))
        } else if let ticket = json["cloudEnded"] {
            self = .cloudEnded(try CloudTicket(recorded: ticket))
        } else if let presenter = json["presenter"] {
            let cause: Cause? = if let cause = json["cause"] { try Cause(recorded: cause) } else { nil }
            self = .presenter(try PresenterInput(recorded: presenter, past), cause: cause)
        } else {
            throw Unreadable(what: "the kind of the input is unknown")
        }
    }

    struct Unreadable: Error {
        let what: String
    }
}

// MARK: - Requests and commands

extension HeadUnitInput.Request {
    fileprivate func write(to writer: inout JSONWriter) {
        writer.field("functionID", functionID.rawValue)
        writer.field("correlationID", Int(correlationID))
        // Records the original bytes, so that a replay finds the same errors. A request that was created in code has no
        // original bytes.
        let bytes = json.isEmpty ? message?.json()[...] ?? [] : json
        if let text = String(validating: bytes, as: UTF8.self) {
            writer.field("json", text)
        } else {
            writer.field("bytes", Base64.encode(bytes))
        }
        if message == nil, violations.isEmpty { writer.field("isRead", false) }
        if let fault {
            writer.field("fault", fault.result.rawValue)
            writer.field("info", fault.info)
            if fault.isIncomplete { writer.field("isIncomplete", true) }
        }
        // A replay gets the other members by reading the message again. Only the connection knew these members.
        writer.field("warning", warning)
        if !oddities.isEmpty { writer.field("oddities", JSONValue.array(oddities.map { .string($0) })) }
        if !bulk.isEmpty { writer.field("bulk", Base64.encode(bulk)) }
        writer.field("cause") { cause.write(to: &$0) }
    }

    fileprivate init(recorded json: JSONValue) throws(HeadUnitInput.Unreadable) {
        let function = SDLFunctionID(rawValue: try json.needed("functionID").int.needed("functionID"))
        let bytes: [UInt8] =
            if let text = json["json"]?.string {
                Array(text.utf8)
            } else {
                try Base64.decode(json["bytes"]?.string ?? "").needed("bytes")
            }
        let bulk: [UInt8] =
            if let text = json["bulk"]?.string { try Base64.decode(text).needed("bulk") } else { [] }
        let isRead = json["isRead"]?.bool ?? true
        let reading = SDLRPCRegistry.message(function, .request).flatMap { Self.read(bytes, as: $0) }
        self.init(
            functionID: function, correlationID: try json.integer("correlationID"),
            message: isRead ? reading?.message : nil,
            fault: json["fault"]?.string.map {
                Fault(
                    result: SDLResult(rawValue: $0), info: json["info"]?.string,
                    isIncomplete: json["isIncomplete"]?.bool ?? false)
            },
            violations: isRead ? reading?.violations ?? [] : [], warning: json["warning"]?.string, bulk: bulk[...],
            json: bytes[...], cause: try Cause(recorded: json.needed("cause")))
        numbers = isRead ? reading?.numbers ?? [] : []
        oddities = json["oddities"]?.array?.compactMap(\.string) ?? []
    }

    private static func read<Message: SDLRPCMessage>(
        _ json: [UInt8], as type: Message.Type
    ) -> (message: (any SDLRPCMessage)?, violations: [Violation], numbers: [String])? {
        guard let reading = try? type.reading(json[...], dropping: .unknownNames) else { return nil }
        return (reading.value, reading.violations.items, reading.violations.numbers)
    }
}

extension HeadUnitCommand {
    /// Encoded with the synthesized `Codable` conformance, so that new commands are recorded without extra code.
    var recorded: [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        guard let data = try? encoder.encode(self) else { preconditionFailure("\(self) cannot be written") }
        return Array(data)
    }

    init(recorded json: [UInt8]) throws(HeadUnitInput.Unreadable) {
        do {
            self = try JSONDecoder().decode(HeadUnitCommand.self, from: Data(json))
        } catch {
            throw HeadUnitInput.Unreadable(what: "the command is unknown: \(error)")
        }
    }
}

extension ShownPicture {
    fileprivate init(recorded json: JSONValue) throws(HeadUnitInput.Unreadable) {
        self.init(
            number: try json.integer("number"),
            mark: json["mark"]?.int.flatMap { UInt64(exactly: $0) },
            codec: try json.needed("codec").string.needed("codec"), width: try json.needed("width").int.needed("width"),
            height: try json.needed("height").int.needed("height"))
    }
}
