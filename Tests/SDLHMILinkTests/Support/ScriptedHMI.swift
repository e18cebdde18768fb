import JSON
import SDLHMILink
import SDLHMIRPC
import SDLHeadUnit
import SDLRPC
import SDLSupport
import Testing

/// A web HMI without a screen. A test sets the answers of this HMI. A request that would cause an exception in a real
/// page is a problem for `MessageCheck` and is not answered.
final class ScriptedHMI: Sendable {
    enum Script: Sendable {
        case answer(Int, JSONValue)
        case error(Int, String)
        /// The HMI answers when the test calls `answer(_:)`.
        case hold
        case silence
    }

    struct Message: Sendable {
        let id: Int?
        let method: String
        let params: JSONValue

        var appID: Int? { params["appID"]?.int }
    }

    private struct State {
        var socket: HMISocketID?
        var nextID = 201
        /// The methods of the HMI's requests to the broker that have no answer yet, by request id.
        var asked: [Int: String] = [:]
        var answers: [String: JSONValue] = [:]
        var components: Set<String> = []
        var subscriptions: Set<String> = []
        var known: Set<Int> = []
        var seen: Set<Int> = []
        var log: [Message] = []
        var held: [Message] = []
        var scripts: [String: Script] = ScriptedHMI.startUp
    }

    private let presenter: HMIPresenter
    private let problems = MessageCheck.problems
    private let state = Lock(State())

    init(_ presenter: HMIPresenter) { self.presenter = presenter }

    static let components = [
        "RC", "Buttons", "TTS", "VR", "BasicCommunication", "UI", "VehicleInfo", "Navigation",
    ]
    static let subscriptions = [
        "RC.OnRCStatus", "BasicCommunication.OnPutFile", "BasicCommunication.OnFileRemoved",
        "BasicCommunication.OnAppRegistered", "BasicCommunication.OnAppUnregistered", "BasicCommunication.OnSDLClose",
        "SDL.OnStatusUpdate", "UI.OnRecordStart", "Navigation.OnVideoDataStreaming",
        "Navigation.OnAudioDataStreaming", "BasicCommunication.OnResumeAudioSource",
        "BasicCommunication.OnSDLPersistenceComplete",
    ]

    // MARK: Connecting

    func connect() {
        let id = presenter.open(from: "test") { [weak self] bytes in self?.receive(bytes) }
        state.withLock { $0.socket = id }
    }

    /// Closes the HMI's socket without a message, like a browser, and forgets the HMI's data.
    func disconnect() {
        let socket = state.withLock { state in
            defer {
                state.socket = nil
                state.asked = [:]
                state.components = []
                state.subscriptions = []
                state.known = []
                state.seen = []
                state.held = []
            }
            return state.socket
        }
        if let socket { presenter.close(socket) }
    }

    func register(_ names: [String] = components) {
        for name in names { broker("MB.registerComponent", ["componentName": .string(name)]) }
    }

    func subscribe(_ names: [String] = subscriptions) {
        for name in names { broker("MB.subscribeTo", ["propertyName": .string(name)]) }
    }

    func ready() { notify("BasicCommunication.OnReady") }

    /// Sends a request to the message broker and returns the request id, from 201 on. `fixed` sets another id, for
    /// example -1, which the page generic_hmi uses for all requests.
    @discardableResult
    func broker(_ method: String, _ params: JSONValue, id fixed: Int? = nil) -> Int {
        let id = state.withLock { state in
            let id = fixed ?? state.nextID
            if fixed == nil { state.nextID += 1 }
            state.asked[id] = method
            switch method {
            case "MB.registerComponent": state.components.insert(params["componentName"]?.string ?? "")
            case "MB.subscribeTo": state.subscriptions.insert(params["propertyName"]?.string ?? "")
            default: break
            }
            return id
        }
        send(["jsonrpc": "2.0", "id": .int(id), "method": .string(method), "params": params])
        return id
    }

    // MARK: Sending

    func notify(_ method: String, _ params: JSONValue = [:]) {
        send(["jsonrpc": "2.0", "method": .string(method), "params": params])
    }

    @discardableResult
    func request(_ method: String, _ params: JSONValue) -> Int {
        let id = state.withLock { state in
            defer { state.nextID += 1 }
            return state.nextID
        }
        send(["jsonrpc": "2.0", "id": .int(id), "method": .string(method), "params": params])
        return id
    }

    func send(_ value: JSONValue) { send(raw: value.json()) }

    func send(raw bytes: [UInt8]) {
        if let socket = state.withLock({ $0.socket }) { presenter.receive(bytes, from: socket) }
    }

    // MARK: Script

    func script(_ method: String, _ script: Script) { state.withLock { $0.scripts[method] = script } }

    /// Answers the oldest waiting request of this method. A request waits if its script is `Script.hold`.
    func answer(_ method: String, _ code: Int = 0, _ more: JSONValue = [:]) {
        let message = state.withLock { state -> Message? in
            guard let index = state.held.firstIndex(where: { $0.method == method }) else { return nil }
            return state.held.remove(at: index)
        }
        guard let message, let id = message.id else {
            Issue.record("no \(method) is waiting for an answer")
            return
        }
        reply(id, method, code, more)
    }

    func reply(_ id: Int, _ method: String, _ code: Int, _ more: JSONValue) {
        var result: JSONValue = ["code": .int(code), "method": .string(method)]
        for (key, value) in more.object ?? [:] { result[key] = value }
        send(["jsonrpc": "2.0", "id": .int(id), "result": result])
    }

    // MARK: Received messages

    /// All messages that the HMI has received, the oldest message first.
    var log: [Message] { state.withLock { $0.log } }
    var methods: [String] { log.map(\.method) }
    func received(_ method: String) -> [Message] { log.filter { $0.method == method } }
    func last(_ method: String) -> Message? { received(method).last }
    func answer(to id: Int) -> JSONValue? { state.withLock { $0.answers["\(id)"] } }
    func waiting(_ method: String) -> Message? { state.withLock { $0.held }.first { $0.method == method } }
    func forgetLog() { state.withLock { $0.log = [] } }

    /// Returns the appID of the app with this name, from the last app list that the HMI has received.
    func appID(_ name: String) -> Int? {
        let lists = received("BasicCommunication.UpdateAppList").compactMap { $0.params["applications"]?.array }
        return lists.last?.first { $0["appName"]?.string == name }?["appID"]?.int
    }

    var listed: [String] {
        received("BasicCommunication.UpdateAppList").last?.params["applications"]?.array?
            .compactMap { $0["appName"]?.string } ?? []
    }
}

// Methods that check each incoming message.
extension ScriptedHMI {
    private func receive(_ bytes: [UInt8]) {
        guard let value = try? JSONValue(parsing: bytes), value.object != nil, value["jsonrpc"] == "2.0" else {
            return note("not a JSON-RPC 2.0 object: \(String(decoding: bytes, as: UTF8.self))")
        }
        // sdl_hmi searches for the id among its own requests before it reads the method.
        if let id = value["id"]?.int, state.withLock({ $0.asked[id] }) != nil {
            if value["method"] != nil {
                return note(
                    "\(value["method"]!) has the id \(id) of an open broker request; a page takes it for its answer")
            }
            return state.withLock { state in
                state.asked[id] = nil
                state.answers["\(id)"] = value
            }
        }
        guard let method = value["method"]?.string else {
            if let id = value["id"] { state.withLock { $0.answers["\(id)"] = value } }
            return
        }
        take(Message(id: value["id"]?.int, method: method, params: value["params"] ?? [:]), hasID: value["id"] != nil)
    }

    private func take(_ message: Message, hasID: Bool) {
        state.withLock { $0.log.append(message) }
        guard hasID else { return takeNotification(message) }
        guard let id = message.id else { return note("\(message.method): the id is not a number") }
        if id <= 9_999 { note("\(message.method): the id \(id) is in the page's own range") }
        if id > 65_535 { note("\(message.method): the id \(id) is too large for OnResetTimeout") }
        check(message, .request)
        let isNew = state.withLock { $0.seen.insert(id).inserted }
        if !isNew { note("\(message.method): the id \(id) was used before") }
        let interface = String(message.method.prefix { $0 != "." })
        if !state.withLock({ $0.components.contains(interface) }) {
            return note("\(message.method): \(interface) is not registered")
        }
        if let appID = message.appID, !state.withLock({ $0.known.contains(appID) }) {
            return note("\(message.method): the app \(appID) was not announced, so the page throws")
        }
        play(message, id)
    }

    private func takeNotification(_ message: Message) {
        check(message, .notification)
        if !state.withLock({ $0.subscriptions.contains(message.method) }) {
            note("\(message.method): the page has not subscribed to it")
        }
        switch message.method {
        case "BasicCommunication.OnAppRegistered":
            if let appID = message.params["application"]?["appID"]?.int {
                state.withLock { _ = $0.known.insert(appID) }
            }
        case "BasicCommunication.OnAppUnregistered":
            if let appID = message.appID { state.withLock { _ = $0.known.remove(appID) } }
        default: break
        }
    }

    private func check(_ message: Message, _ kind: HMIMessageKind) {
        guard let type = HMIRegistry.message(message.method, kind) else {
            return note("\(message.method) is not a \(kind) of the HMI API")
        }
        for violation in type.check(message.params) {
            let text = "\(message.method).\(violation)"
            if !Self.allowed.contains(text) { note(text) }
        }
    }

    /// Violations of the HMI API that are allowed in requests to the HMI. SDL Core also sends such requests, and pages
    /// rely on these violations.
    static let allowed: Set<String> = [
        "UI.Alert.duration: 0 < 3000", "UI.PerformInteraction.choiceSet: size 0 < 1",
        "UI.SetGlobalProperties.menuTitle: length 0 < 1", "UI.Show.showStrings[0].fieldText: length 0 < 1",
    ]

    private func play(_ message: Message, _ id: Int) {
        let script = state.withLock { $0.scripts[message.method] } ?? .answer(0, Self.usual(message))
        switch script {
        case .answer(let code, let more): reply(id, message.method, code, more)
        case .error(let code, let text):
            send([
                "jsonrpc": "2.0", "id": .int(id),
                "error": [
                    "code": .int(code), "message": .string(text), "data": ["method": .string(message.method)],
                ],
            ])
        case .hold: state.withLock { $0.held.append(message) }
        case .silence: break
        }
    }

    /// Returns the content of an answer for which the test has set no script. The answer to a subscription to vehicle
    /// data contains a result for each item.
    private static func usual(_ message: Message) -> JSONValue {
        let isAbout = ["VehicleInfo.SubscribeVehicleData", "VehicleInfo.UnsubscribeVehicleData"]
        guard isAbout.contains(message.method) else { return [:] }
        var answer: JSONValue = [:]
        for (name, _) in message.params.object ?? [:] {
            let type = VehicleItem.all.first { $0.name == name }?.type ?? .vehicledataOemCustomData
            let word = JSONValue.string(type.rawValue)
            answer[VehicleItem.answerName(of: name)] = ["dataType": word, "resultCode": "SUCCESS"]
        }
        return answer
    }

    private func note(_ problem: String) { problems?.withLock { $0.append(problem) } }
}

extension HMIMessage {
    fileprivate static func check(_ params: JSONValue) -> [Violation] {
        guard let reading = try? Self.reading(params.json()) else { return [Violation(.missing)] }
        return reading.violations.items
    }
}
