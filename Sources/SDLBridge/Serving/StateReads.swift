import SDLSupport
import WebServing

/// The routes that read the state tree as it was last published. None of them waits for an app.
struct StateReads: Sendable {
    let hub: Hub

    /// What can be asked of an app: what the head unit says of it, and what it says itself.
    private static let parts: [(name: String, summary: String, car: [String], app: [String])] = [
        (
            "state", "Where an app stands, and its last transition with the calls it led to.",
            ["hmiLevel", "audioStreamingState", "videoStreamingState", "systemContext", "resumed", "streams"],
            [
                "state", "stateNames", "lastTransition", "transitions", "audibleState", "systemContext", "lifecycle",
                "streams", "touch",
            ]
        ),
        ("stack", "An app's view controllers, with their life cycle and their views.", [], ["stack", "controllers"]),
        (
            "screen", "What an app wants shown, has composed and sent, and what is shown.", ["windows", "mediaClock"],
            ["screen"]
        ),
        ("overlays", "An app's overlays.", [], ["overlays", "presentedOverlay"]),
        ("choices", "An app's choices, and the keyboard.", ["choiceSets"], ["choices"]),
        ("files", "An app's files.", ["files", "storage"], ["files", "fileOrder"]),
        ("haptics", "Where an app can be touched.", ["haptics"], ["haptics"]),
        (
            "menu", "An app's menu and voice commands.", ["commands", "subMenus", "menuOrder"],
            ["menu", "voiceCommands"]
        ),
        ("permissions", "What an app may send, at which levels.", ["permissions"], ["permissions"]),
        ("subscriptions", "What an app wants to be told of.", ["subscribedButtons"], ["subscriptions"]),
        ("diagnostics", "What an app has been warned of.", [], ["diagnostics"]),
    ]

    func add(to api: inout API) {
        api.immediate(
            .read(
                "/v1/state", "state", "The whole state with the number of its last change, or a part of it.",
                query: [.init("path", .text(), "a JSON pointer; the whole when left out")], .tagged(),
                problems: [.notFound])
        ) { request in try state(at: request.query["path"] ?? "") }
        tree(&api, "/v1/head-unit", "headUnit", "The head unit, whole.", ["headUnit"])
        for part in ["profile", "overlays", "apps", "display", "language"] {
            tree(&api, "/v1/head-unit/\(part)", "headUnit.\(part)", "The head unit's \(part).", ["headUnit", part])
        }
        tree(&api, "/v1/apps", "apps", "Registered apps, by their keys.", ["headUnit", "apps"], tag: "Apps")
        api.immediate(.read("/v1/apps/{app}", "app", "One app, as the head unit sees it.", tag: "Apps")) { request in
            try state(at: "\(StatePath(["headUnit", "apps", request.captures["app"]]))")
        }
        for part in Self.parts {
            api.immediate(
                .read("/v1/apps/{app}/\(part.name)", "app.\(part.name)", part.summary, tag: "Apps")
            ) { request in
                let key = request.captures["app"]
                return try composed(
                    [("headUnit", ["headUnit", "apps", key], part.car), ("app", ["apps", key], part.app)],
                    missing: "Neither the head unit nor an app's process knows an app \"\(key)\".")
            }
        }
        tree(&api, "/v1/hosts", "hosts", "Processes the bridge looks after.", ["bridge", "hosts"], tag: "Apps")
        api.immediate(.read("/v1/hosts/{id}", "host", "One process.", tag: "Apps")) { request in
            try state(at: "\(StatePath(["bridge", "hosts", request.captures["id"]]))")
        }
        api.immediate(.read("/v1/settings", "settings", "What can be set of car and bridge.")) { _ in
            try composed(
                [
                    ("headUnit", ["headUnit"], ["display", "language", "popupPolicy", "link", "front"]),
                    ("bridge", ["bridge"], ["clock", "control"]),
                ], missing: "There are no settings.")
        }
    }

    private func tree(
        _ api: inout API, _ route: String, _ id: String, _ summary: String, _ path: StatePath, tag: String = "State"
    ) {
        api.immediate(.read(route, id, summary, tag: tag, problems: [.notFound])) { _ in try state(at: "\(path)") }
    }

    /// A part of the tree.
    private func state(at pointer: String) throws(Problem) -> Response {
        guard let path = StatePath(pointer: pointer) else {
            throw Problem(
                .badRequest, detail: "path=\(pointer) is no JSON pointer.", hint: "Write /headUnit/apps, say.")
        }
        let snapshot = hub.state.snapshot
        guard let node = snapshot.root.value(at: path.keys) else { throw missing(path, snapshot.root) }
        let bytes: [UInt8]
        if pointer.isEmpty {
            var writer = JSONWriter(capacity: 1 << 16)
            writer.object { writer in
                writer.field("seq", snapshot.number)
                writer.field("epoch", hub.epoch)
                writer.field("state") { node.write(to: &$0) }
            }
            bytes = writer.bytes
        } else {
            bytes = node.json
        }
        return prepared(bytes, tag: "\(hub.epoch)-\(node.changed)", of: snapshot)
    }

    private func missing(_ path: StatePath, _ root: StateNode) -> Problem {
        var depth = 0
        while depth < path.keys.count, root.value(at: path.keys[...depth]) != nil { depth += 1 }
        let parent = StatePath(Array(path.keys.prefix(depth)))
        let keys = root.value(at: parent.keys)?.keys ?? []
        let candidates = Resemblance.order(keys, by: path.keys[min(depth, path.keys.count - 1)]).prefix(5)
        return Problem(
            .notFound, detail: "There is nothing at \(path).",
            hint: "\(parent.keys.isEmpty ? "/" : "\(parent)") is there.",
            more: ["candidates": .array(candidates.map { .string("\(parent / $0)") })])
    }

    /// Parts of several places in one answer, with one tag.
    private func composed(
        _ places: [(name: String, path: StatePath, keys: [String])], missing: String
    ) throws(Problem) -> Response {
        let snapshot = hub.state.snapshot
        let root = snapshot.root
        var json = JSONWriter(capacity: 4096)
        var tag = hub.epoch
        var isThere = false
        json.beginObject()
        for place in places {
            guard let node = root.value(at: place.path.keys) else { continue }
            isThere = true
            tag += "-\(node.changed)"
            json.field(named: place.name) { json in
                json.object { json in
                    for key in place.keys {
                        guard let value = node.value(at: [key]) else { continue }
                        json.field(named: key) { value.write(to: &$0) }
                    }
                }
            }
        }
        json.endObject()
        guard isThere else { throw Problem(.notFound, detail: missing, hint: "GET /v1/apps lists them.") }
        return prepared(json.bytes, tag: tag, of: snapshot)
    }

    /// Good for everybody who asks the same, until the tree is published anew.
    private func prepared(_ bytes: [UInt8], tag: String, of snapshot: StateTree.Snapshot) -> Response {
        let (state, number) = (hub.state, snapshot.number)
        return .prepared(
            PreparedBody(bytes, contentType: "application/json", tag: tag, holds: { state.isStill(number) }))
    }
}
