import JSON
import SDLRPC
import SDLSupport

// Converts streams and the inputs of a presenting web HMI to JSON and back.
extension StreamRequest {
    func write(to writer: inout JSONWriter) {
        writer.field("service", service.rawValue)
        writer.field("width", width)
        writer.field("height", height)
        writer.field("videoProtocol", videoProtocol)
        writer.field("videoCodec", videoCodec)
    }

    init(recorded json: JSONValue) throws(HeadUnitInput.Unreadable) {
        self.init(
            try StreamService(recorded: json), width: json["width"]?.int, height: json["height"]?.int,
            videoProtocol: json["videoProtocol"]?.string, videoCodec: json["videoCodec"]?.string)
    }
}

extension StreamService {
    init(recorded json: JSONValue) throws(HeadUnitInput.Unreadable) {
        self = try StreamService(rawValue: json.needed("service").string ?? "").needed("service")
    }
}

extension PresenterInput {
    func write(to writer: inout JSONWriter) {
        writer.object { writer in
            switch self {
            case .takesOver: writer.field("takesOver", true)
            case .leaves: writer.field("leaves", true)
            case .overlayEnds(let id, let answer):
                writer.field("overlayEnds", id)
                answer.write(to: &writer)
            case .overlayGoesOn(let id): writer.field("overlayGoesOn", id)
            case .promptEnds(let id): writer.field("promptEnds", id)
            case .slides(let id, let position):
                writer.field("slides", id)
                writer.field("position", position)
            case .types(let id, let text):
                writer.field("types", id)
                writer.field("text", text)
            case .speechEnds(let app, let answer):
                writer.field("speechEnds", app.rawValue)
                answer.write(to: &writer)
            case .context(let app, let context, let id):
                writer.field("context", context.rawValue)
                writer.field("app", app.rawValue)
                writer.field("of", id)
            case .menu(let app, let isOpen):
                writer.field("menu", isOpen)
                writer.field("app", app.rawValue)
            case .sound(let sound, let isOn):
                writer.field("sound", sound.rawValue)
                writer.field("isOn", isOn)
            case .window(let app, let id, let isActivated):
                writer.field("window", id)
                writer.field("app", app.rawValue)
                writer.field("isActivated", isActivated)
            case .notify(let app, let notification):
                writer.field("notify", type(of: notification).name)
                writer.field("app", app.rawValue)
                writer.field("params") { notification.write(to: &$0) }
            case .capability(let app, let capability):
                writer.field("capability") { capability.write(to: &$0) }
                writer.field("app", app?.rawValue)
            case .forgetsCapabilities: writer.field("forgetsCapabilities", true)
            case .vehicle(let values, let isNews):
                writer.field("vehicle", values)
                writer.field("isNews", isNews)
            case .vehicleData(let app, let names):
                writer.field("vehicleData", names)
                writer.field("app", app.rawValue)
            case .route(let route, let isNews):
                writer.field("route", route)
                writer.field("isNews", isNews)
            case .wayPoints(let app, let hears):
                writer.field("wayPoints", hears)
                writer.field("app", app.rawValue)
            case .answers(let ticket, let reply):
                writer.field("answers", ticket.number)
                reply.write(to: &writer)
            case .module(let data): writer.field("module", data)
            case .requests(let ticket, let request):
                writer.field("requests", ticket.number)
                request.write(to: &writer)
            case .serviceData(let data): writer.field("serviceData") { data.write(to: &$0) }
            case .streamEnds(let ticket):
                writer.field("streamEnds") { ticket.session.write(to: &$0) }
                writer.field("service", ticket.service.rawValue)
            case .cloudApp(let change):
                writer.field("cloudApp") { $0.raw(HeadUnitCommand.cloudApp(.set(change)).recorded) }
            case .policy(let table): writer.field("policy", table.document)
            case .ignitionOff(let closing): writer.field("ignitionOff", closing)
            case .restored(let session, let isWhole):
                writer.field("restored", isWhole)
                writer.field("session") { session.write(to: &$0) }
            case .settled(let session, let id):
                writer.field("settled", id)
                writer.field("session") { session.write(to: &$0) }
            case .closes(let session): writer.field("closes") { session.write(to: &$0) }
            case .event(let event, let isOn):
                writer.field("event", event.rawValue)
                writer.field("isOn", isOn)
            case .hashDeferred(let session): writer.field("hashWaits") { session.write(to: &$0) }
            case .hashRevoked(let session, let hash, let before):
                writer.field("hashFalls", hash)
                writer.field("session") { session.write(to: &$0) }
                writer.field("to", before)
            case .suspends(let isOn): writer.field("suspends", isOn)
            case .reset(let reset): writer.field("reset", reset.rawValue)
            case .undo(let ticket, let request, _):
                // The app's state before the request is not recorded, because a replay computes this state itself.
                writer.field("undo", type(of: request).name)
                writer.field("session") { ticket.session.write(to: &$0) }
                writer.field("correlationID", Int(ticket.correlationID))
                writer.field("params") { request.write(to: &$0) }
            }
        }
    }

    init(recorded json: JSONValue, _ past: Replay.Past) throws(HeadUnitInput.Unreadable) {
        if json["takesOver"] != nil {
            self = .takesOver
        } else if json["leaves"] != nil {
            self = .leaves
        } else if json["forgetsCapabilities"] != nil {
            self = .forgetsCapabilities
        } else if let capability = json["capability"] {
            self = .capability(
                json["app"]?.string.map(AppKey.init(rawValue:)),
                try (try? SDLSystemCapability.reading(capability.json()).value).needed("capability"))
        } else if let id = json["overlayEnds"]?.string {
            self = .overlayEnds(id, try PresenterAnswer(recorded: json))
        } else if let change = json["cloudApp"] {
            guard case .cloudApp(.set(let change)) = try HeadUnitCommand(recorded: change.json()) else {
                throw HeadUnitInput.Unreadable(what: "the change of the cloud app is invalid")
            }
            self = .cloudApp(change)
        } else if let policy = json["policy"] {
            self = .policy(try PolicyTable(kept: policy).needed("policy"))
        } else if let closing = json["ignitionOff"]?.bool {
            self = .ignitionOff(closesConnections: closing)
        } else if let reset = json["reset"]?.string {
            self = .reset(try Reset(rawValue: reset).needed("reset"))
        } else if let isWhole = json["restored"]?.bool {
            self = .restored(try SessionRef(recorded: json.needed("session")), isWhole: isWhole)
        } else if let id = json["settled"]?.int {
            self = .settled(try SessionRef(recorded: json.needed("session")), choiceSet: id)
        } else if let session = json["closes"] {
            self = .closes(try SessionRef(recorded: session))
        } else if let event = json["event"]?.string {
            self = .event(try CarEvent(rawValue: event).needed("event"), isOn: json["isOn"]?.bool == true)
        } else if let session = json["hashWaits"] {
            self = .hashDeferred(try SessionRef(recorded: session))
        } else if let hash = json["hashFalls"]?.string {
            self = .hashRevoked(try SessionRef(recorded: json.needed("session")), hash, to: json["to"]?.string)
        } else if let isOn = json["suspends"]?.bool {
            self = .suspends(isOn)
        } else if let sound = json["sound"]?.string {
            self = .sound(try PresenterSound(rawValue: sound).needed("sound"), isOn: json["isOn"]?.bool == true)
        } else if let id = json["overlayGoesOn"]?.string {
            self = .overlayGoesOn(id)
        } else if let id = json["promptEnds"]?.string {
            self = .promptEnds(id)
        } else if let id = json["slides"]?.string {
            self = .slides(id, position: try json.needed("position").int.needed("position"))
        } else if let id = json["types"]?.string {
            self = .types(id, text: try json.needed("text").string.needed("text"))
        } else if let key = json["speechEnds"]?.string {
            self = .speechEnds(AppKey(rawValue: key), try PresenterAnswer(recorded: json))
        } else if let values = json["vehicle"] {
            self = .vehicle(values, isNews: json["isNews"]?.bool == true)
        } else if let route = json["route"] {
            let read = try? Navigation.route(route)
            self = .route(try read.needed("route"), isNews: json["isNews"]?.bool == true)
        } else if let number = json["answers"]?.int {
            self = .answers(AskTicket(number: number), try PresenterReply(recorded: json))
        } else if let data = json["module"] {
            self = .module(data)
        } else if let number = json["requests"]?.int {
            self = .requests(PresenterTicket(number: number), try ServiceRequest(recorded: json))
        } else if let data = json["serviceData"] {
            self = .serviceData(try (try? SDLAppServiceData.reading(data.json()).value).needed("serviceData"))
        } else if let session = json["streamEnds"] {
            self = .streamEnds(
                StreamTicket(session: try SessionRef(recorded: session), service: try StreamService(recorded: json)))
        } else if let name = json["undo"]?.string {
            let ticket = ReplyTicket(
                session: try SessionRef(recorded: json.needed("session")),
                correlationID: try json.integer("correlationID"))
            let params = try json.needed("params").json()
            let request = SDLRPCRegistry.message(named: name, .request).flatMap { PresenterInput.read(params, as: $0) }
            self = .undo(ticket, try request.needed("request \(name)"), before: try past.app(before: ticket))
        } else {
            self = try PresenterInput(recordedOfApp: json)
        }
    }

    private init(recordedOfApp json: JSONValue) throws(HeadUnitInput.Unreadable) {
        let app = AppKey(rawValue: try json.needed("app").string.needed("app"))
        if let context = json["context"]?.string {
            self = .context(app, SDLSystemContext(rawValue: context), window: json["of"]?.int ?? 0)
        } else if let isOpen = json["menu"]?.bool {
            self = .menu(app, isOpen: isOpen)
        } else if let names = json["vehicleData"]?.array {
            self = .vehicleData(app, names.compactMap(\.string))
        } else if let hears = json["wayPoints"]?.bool {
            self = .wayPoints(app, hears)
        } else if let id = json["window"]?.int {
            self = .window(app, id, isActivated: json["isActivated"]?.bool == true)
        } else if let name = json["notify"]?.string {
            let type = SDLRPCRegistry.message(named: name, .notification)
            let params = try json.needed("params").json()
            let message = type.flatMap { PresenterInput.read(params, as: $0) } as? any SDLRPCNotification
            self = .notify(app, try message.needed("notification \(name)"))
        } else {
            throw HeadUnitInput.Unreadable(what: "the kind of the web HMI's input is unknown")
        }
    }

    private static func read<Message: SDLRPCMessage>(
        _ json: [UInt8], as type: Message.Type
    ) -> (any SDLRPCMessage)? {
        try? type.reading(json).value
    }
}

extension PresenterReply {
    func write(to writer: inout JSONWriter) {
        writer.field("result", result.rawValue)
        writer.field("info", info)
        writer.field("params", Base64.encode(params[...]))
    }

    init(recorded json: JSONValue) throws(HeadUnitInput.Unreadable) {
        self.init(
            SDLResult(rawValue: try json.needed("result").string.needed("result")), info: json["info"]?.string,
            params: try Base64.decode(json.needed("params").string.needed("params")).needed("params"))
    }
}

extension PresenterAnswer {
    func write(to writer: inout JSONWriter) {
        writer.field("result", result.rawValue)
        writer.field("info", info)
        writer.field("choiceID", choiceID)
        writer.field("text", text)
        writer.field("source", source?.rawValue)
        writer.field("sliderPosition", sliderPosition)
        writer.field("tryAgainTime", tryAgainTime)
    }

    init(recorded json: JSONValue) throws(HeadUnitInput.Unreadable) {
        self.init(
            SDLResult(rawValue: try json.needed("result").string.needed("result")), info: json["info"]?.string)
        choiceID = json["choiceID"]?.int
        text = json["text"]?.string
        source = json["source"]?.string.map(SDLTriggerSource.init(rawValue:))
        sliderPosition = json["sliderPosition"]?.int
        tryAgainTime = json["tryAgainTime"]?.int
    }
}
