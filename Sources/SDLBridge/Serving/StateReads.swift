import JSON
import Journaling
import SDLLog
import SDLSupport
import WebServing

/// The routes that read the newest published state tree. A read never waits for an app.
struct StateReads: Sendable {
    let hub: Hub

    /// The parts of an app's state that clients can read. For each part, `car` lists the members that come from the
    /// head unit's state of the app. `app` lists the members that come from the app's own state.
    private static let parts: [(name: String, summary: String, car: [String], app: [String])] = [
        (
            "state", "Get an app's states, and the delegate calls of its last state change.",
            ["hmiLevel", "audioStreamingState", "videoStreamingState", "systemContext", "resumed", "streams"],
            [
                "state", "stateNames", "lastTransition", "transitions", "audibleState", "systemContext", "lifecycle",
                "streams", "touch",
            ]
        ),
        (
            "stack", "Get an app's view controllers with their life cycle and their views.", [],
            ["stack", "controllers"]
        ),
        (
            "screen", "Get an app's screen: as set, as composed with overlays, as sent, and as the display shows it.",
            ["windows", "mediaClock"],
            ["screen"]
        ),
        ("overlays", "Get an app's overlays.", [], ["overlays", "presentedOverlay"]),
        ("choices", "Get an app's choices and the keyboard.", ["choiceSets"], ["choices"]),
        ("files", "Get an app's files.", ["files", "storage"], ["files", "fileOrder"]),
        ("haptics", "Get an app's haptic rectangles.", ["haptics"], ["haptics"]),
        (
            "menu", "Get an app's menu and voice commands.", ["commands", "subMenus", "menuOrder"],
            ["menu", "voiceCommands"]
        ),
        ("permissions", "Get an app's permissions by level.", ["permissions"], ["permissions"]),
        (
            "subscriptions", "Get an app's subscriptions.",
            ["subscribedButtons", "subscribedVehicleData", "subscribedWayPoints", "subscribedServices"],
            ["subscriptions"]
        ),
        ("diagnostics", "Get an app's diagnostics.", [], ["diagnostics"]),
    ]

    /// The parts of the head unit's state that clients can read, with their schemas.
    private static let carParts = [
        ("profile", "Profile"), ("overlays", "Overlays"), ("apps", "Apps"), ("display", "Display"),
        ("language", "Languages"), ("vehicle", "Vehicle"), ("drive", "Drive"), ("modules", "Modules"),
    ]

    func add(to api: inout API) {
        api.immediate(
            .read(
                "/v1/state", "state", "Get the whole state with the number of its last change, or a part of it.",
                query: [.init("path", .text(), "a JSON pointer; default: the whole state")],
                .tagged(.either([.named("Snapshot"), .any])),
                problems: [.notFound])
        ) { request in try state(at: request.query["path"] ?? "") }
        tree(&api, "/v1/head-unit", "headUnit", "Get the state of the head unit.", ["headUnit"], "HeadUnit")
        for (part, shape) in Self.carParts {
            tree(
                &api, "/v1/head-unit/\(part)", "headUnit.\(part)", "Get the head unit's \(part).", ["headUnit", part],
                shape
            )
        }
        tree(&api, "/v1/apps", "apps", "List the registered apps by key.", ["headUnit", "apps"], "Apps", tag: "Apps")
        api.immediate(
            .read(
                "/v1/apps/{app}", "app", "Get the head unit's state of an app.", tag: "Apps",
                .tagged(.named("HeadUnitApp")))
        ) { request in
            try state(at: "\(StatePath(["headUnit", "apps", request.captures["app"]]))")
        }
        for part in Self.parts {
            api.immediate(
                .read(
                    "/v1/apps/{app}/\(part.name)", "app.\(part.name)", part.summary, tag: "Apps",
                    .tagged(
                        part.name == "overlays"
                            ? .named("AppOverlays") : StateShapes.part(car: part.car, app: part.app)))
            ) { request in
                let key = request.captures["app"]
                if part.name == "overlays" { return try overlays(of: key) }
                return try composed(
                    [("headUnit", ["headUnit", "apps", key], part.car), ("app", ["apps", key], part.app)],
                    missing: "There is no app \"\(key)\", neither registered nor attached.")
            }
        }
        api.immediate(
            .read(
                "/v1/faults", "faults", "List the forced results that are active, oldest first.", tag: "Test",
                .tagged(.named("Faults")))
        ) { _ in
            let snapshot = hub.state.snapshot
            let node = snapshot.root.value(at: ["headUnit", "faults"])
            return prepared(node?.json ?? Array("[]".utf8), tag: "\(hub.epoch)-\(node?.changed ?? 0)")
        }
        tree(
            &api, "/v1/hosts", "hosts", "List the processes that the bridge started.", ["bridge", "hosts"], "Hosts",
            tag: "Apps")
        api.immediate(.read("/v1/hosts/{id}", "host", "Get one process.", tag: "Apps", .tagged(.named("Host")))) {
            request in
            try state(at: "\(StatePath(["bridge", "hosts", request.captures["id"]]))")
        }
        api.immediate(
            .read("/v1/settings", "settings", "Get all settings of head unit and bridge.", .tagged(.named("Settings")))
        ) { _ in
            try composed(
                [
                    (
                        "headUnit", ["headUnit"],
                        ["display", "language", "popupPolicy", "link", "remoteControl", "presenter"]
                    ),
                    ("bridge", ["bridge"], ["clock", "control"]),
                ], missing: "There are no settings.")
        }
    }

    private func tree(
        _ api: inout API, _ route: String, _ id: String, _ summary: String, _ path: StatePath, _ shape: String,
        tag: String = "State"
    ) {
        api.immediate(.read(route, id, summary, tag: tag, .tagged(.named(shape)), problems: [.notFound])) { _ in
            try state(at: "\(path)")
        }
    }

    private func state(at pointer: String) throws(Problem) -> Response {
        guard let path = StatePath(pointer: pointer) else {
            throw Problem(
                .badRequest, detail: "path=\(pointer) is not a JSON pointer.",
                hint: "Write the path as /headUnit/apps.")
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
        return prepared(bytes, tag: "\(hub.epoch)-\(node.changed)")
    }

    private func missing(_ path: StatePath, _ root: StateNode) -> Problem {
        var depth = 0
        while depth < path.keys.count, root.value(at: path.keys[...depth]) != nil { depth += 1 }
        let parent = StatePath(Array(path.keys.prefix(depth)))
        let keys = root.value(at: parent.keys)?.keys ?? []
        let candidates = NearestMatch.order(keys, by: path.keys[min(depth, path.keys.count - 1)]).prefix(5)
        return Problem(
            .notFound, detail: "There is nothing at \(path).",
            hint: "\(parent.keys.isEmpty ? "/" : "\(parent)") exists.",
            more: ["candidates": .array(candidates.map { .string("\(parent / $0)") })])
    }

    /// Returns the values at several paths of the state tree in one answer. The answer has one ETag for all values. The
    /// answer has a member for each element of `places`.
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
                    for key in place.keys { json.field(named: key, node.value(at: [key])) }
                }
            }
        }
        json.endObject()
        guard isThere else { throw Problem(.notFound, detail: missing, hint: "GET /v1/apps lists the apps.") }
        return prepared(json.bytes, tag: tag)
    }

    /// Returns the overlays that an app has in the head unit's state. For an attached app, also returns the overlays
    /// from the app's own state.
    private func overlays(of key: String) throws(Problem) -> Response {
        let snapshot = hub.state.snapshot
        let root = snapshot.root
        let (car, app) = (root.value(at: ["headUnit", "apps", key]), root.value(at: ["apps", key]))
        guard car != nil || app != nil else {
            throw Problem(
                .notFound, detail: "There is no app \"\(key)\", neither registered nor attached.",
                hint: "GET /v1/apps lists the apps.")
        }
        let all = root.value(at: ["headUnit", "overlays"])
        let own = (all?.keys ?? []).filter { all?.value(at: [$0, "app"])?.string == key }
        let visible = root.value(at: ["headUnit", "visibleOverlay"])?.string.flatMap { own.contains($0) ? $0 : nil }
        var json = JSONWriter(capacity: 4096)
        json.object { json in
            json.field("headUnit") { json in
                json.object { json in
                    json.field("overlays") { json in
                        json.object { json in
                            for id in own { json.field(named: id, all?.value(at: [id])) }
                        }
                    }
                    json.field("visibleOverlay", visible)
                }
            }
            guard let app else { return }
            json.field("app") { json in
                json.object { json in
                    for name in ["overlays", "presentedOverlay"] { json.field(named: name, app.value(at: [name])) }
                }
            }
        }
        let changed = root.value(at: ["headUnit"])?.changed ?? 0
        return prepared(json.bytes, tag: "\(hub.epoch)-\(changed)-\(app?.changed ?? 0)")
    }

    private func prepared(_ bytes: [UInt8], tag: String) -> Response {
        .prepared(PreparedBody(bytes, contentType: "application/json", tag: tag))
    }
}

extension StateNode {
    /// The value of the node; nil if the value is not a text.
    var string: String? { JSONValue(of: self).string }
}
