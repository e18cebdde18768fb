import Drives
import JSON
import Journaling
import SDLHeadUnit
import SDLLog
import SDLSupport
import WebServing

/// The routes that only read data. The routes of the state and of the log are elsewhere.
struct Reads: Sendable {
    let hub: Hub
    let headUnit: HeadUnit
    let scratch: ScratchApps
    let media: MediaTaps
    let pictures: PictureFeeds
    let attachedApps: AttachedApps
    let carScreenshot: CarScreenshot
    /// Returns how long bytes from apps wait until the bridge processes them.
    let intakeStatus: @Sendable () -> IntakeStatus

    func add(to api: inout API) {
        StateReads(hub: hub).add(to: &api)
        let log = LogReads(log: hub.log)
        log.add(to: &api)
        log.addTouches(to: &api)
        addProfiles(&api)
        addElements(&api)
        addVehicleItems(&api)
        addDrives(&api)
        addScratch(&api)
        api.immediate(
            .read(
                "/v1/version", "version", "Get the product's name, its versions and its features.", tag: "Server",
                .json("Version"))
        ) { _ in .json(version) }
        api.immediate(
            .read(
                "/metrics", "metrics", "Get metrics in the text format of Prometheus.", tag: "Server",
                .other("text/plain"))
        ) { _ in
            let text = hub.metrics.text(
                hub.log.status, change: hub.state.snapshot.number, intake: intakeStatus(), lateness: hub.gate.lateness)
            return Response(
                headers: ["Content-Type": "text/plain; version=0.0.4; charset=utf-8", "Cache-Control": "no-store"],
                body: .bytes(Array(text.utf8)))
        }
        api.immediate(
            .read(
                "/v1/events", "events", "Follow changes and rows as server-sent events, described in /asyncapi.json.",
                tag: "Journal",
                query: [
                    .init(
                        "topics", .text(),
                        "comma-separated list of \(EventStream.topics.joined(separator: ", ")); default: state"
                    ),
                    .init(
                        "maxHz", .integer(ThrottledUpdates.rates),
                        "maximum rate of vehicle, touch and audio, in messages per second; default: 30"),
                    .init(
                        "lastEventId", .text(),
                        "the last event's id, for clients that cannot send the header Last-Event-ID"),
                ], .other("text/event-stream"))
        ) { request in try EventStream.response(hub, request) }
        api.immediate(
            .read(
                "/v1/files/{app}/{name}", "file", "Get a file of an app, unchanged.", tag: "Apps",
                takesAnyQuery: true, .other("application/octet-stream"))
        ) { request in try file(request) }
        api.immediate(
            .read(
                "/v1/streams/{app}/{service}", "stream",
                "Get an app's audio or video stream while the app sends the stream.",
                tag: "Apps", takesAnyQuery: true, .other(MediaStreaming.type))
        ) { request in try MediaStreaming(hub: hub, media: media, pictures: pictures).answer(request) }
        api.waiting(
            .read(
                "/v1/apps/{app}/screenshot", "app.screenshot", "Get the current picture of a projection app.",
                tag: "Apps", .other(Screenshot.type), problems: [.notFound, .conflict])
        ) { request in try await Screenshot(hub: hub, attachedApps: attachedApps).answer(request) }
        api.waiting(
            .read(
                "/v1/head-unit/screenshot", "headUnit.screenshot",
                "Get a picture of the whole car, drawn by a browser on the bridge's machine.", tag: "Car",
                query: [.init("size", .text(), "WIDTHxHEIGHT in pixels; default: 1100x760")],
                .other(Screenshot.type), problems: [.badRequest, .unavailable])
        ) { [carScreenshot] request in try await carScreenshot.answer(request) }
    }

    private var version: JSONValue {
        [
            "product": .string(Product.name), "version": .string(Product.version), "api": 1, "socket": 1,
            "rpcSpec": "8.0.0", "epoch": .string(hub.epoch),
            "capabilities": [
                "expect", "batch", "scratch-apps", "control-lease", "idempotency", "faults", "clock",
                .string(hub.log.status.onDisk ? "journal-disk" : "journal-memory"),
            ],
        ]
    }

    private func addProfiles(_ api: inout API) {
        api.immediate(
            .read("/v1/profiles", "profiles", "List the built-in head-unit profiles.", .json("ProfileList"))
        ) { _ in .json(.array(Profile.all.map { ["id": .string($0.id), "name": .string($0.name)] })) }
        api.immediate(.read("/v1/profiles/{id}", "profile", "Get one profile.", .json("Profile"))) { request in
            let id = request.captures["id"]
            guard let profile = BuiltInProfile(rawValue: id)?.profile else {
                throw Problem(
                    .notFound, detail: "There is no profile \"\(id)\".",
                    more: ["candidates": .array(BuiltInProfile.allCases.map { .string($0.rawValue) })])
            }
            return .json(profile.document)
        }
    }

    private func addVehicleItems(_ api: inout API) {
        api.immediate(
            .read(
                "/v1/vehicle-items", "vehicleItems",
                "List every item of vehicle data with its range, from the mobile interface and the profile.",
                tag: "Car", Operation.Answer(schema: .array(.named("VehicleItem"))))
        ) { [hub] _ in
            let profile = hub.state.value(at: ["headUnit", "profile"]).map { JSONValue(of: $0) }
            let items = profile.flatMap { Profile.vehicleItems(in: $0) } ?? .interface
            return .json(items.all.json())
        }
    }

    private func addDrives(_ api: inout API) {
        let drives = Drive.builtIn.map { name, text -> JSONValue in ["name": .string(name), "text": .string(text)] }
        api.immediate(
            .read(
                "/v1/drives", "drives", "List the built-in drives, as scripts.", tag: "Car",
                Operation.Answer(
                    schema: .array(
                        .object([
                            .needs("name", .text(), "the name for headUnit.drive.start"),
                            .needs("text", .text(), "the script"),
                        ]))))
        ) { _ in .json(JSONValue.array(drives).json()) }
    }

    private func addElements(_ api: inout API) {
        let texts = ["role", "name", "text", "id", "app"]
        api.immediate(
            .read(
                "/v1/elements", "elements",
                "List everything that a locator can name: texts, buttons, choices, overlays, controllers.",
                tag: "Expect", query: texts.map { .init($0, .text(), "as in a locator") }, .json("Elements"))
        ) { request in
            var elements = ElementList(hub.state.snapshot.root).elements
            var wanted: JSONValue = .object([:])
            for name in texts { wanted[name] = request.query[name].map { .string($0) } }
            if let role = wanted["role"]?.string, Element.Role(rawValue: role) == nil {
                throw Problem(
                    .badRequest, detail: "role=\(role) is not the role of an element.",
                    more: ["candidates": .array(Element.Role.allCases.map { .string($0.rawValue) })])
            }
            let app = wanted["app"]?.string
            if wanted.object?.keys.contains(where: { $0 != "app" }) == true {
                let locator = try Locator(CommandParams(wanted, fitting: .object(Locator.fields)))
                elements.removeAll { !locator.matches($0) }
            } else if let app {
                elements.removeAll { $0.app != app }
            }
            return .json(.array(elements.map(\.json)))
        }
    }

    private func addScratch(_ api: inout API) {
        api.waiting(
            .read(
                "/v1/scratch-apps", "scratchApps", "List the scratch apps.", tag: "Test",
                Operation.Answer(schema: .array(.named("Scratch"))))
        ) { _ in .json(await scratch.list()) }
        api.waiting(
            .read(
                "/v1/scratch-apps/{id}", "scratchApp", "Get a scratch app with the messages that it has received.",
                tag: "Test",
                query: [
                    .init("after", .integer(0...Int(Int32.max)), "only messages after this number"),
                    .init("limit", .integer(1...1_000), "maximum number of messages; default: 100"),
                ], .json("Scratch"))
        ) { request in
            let after = try request.integer("after", in: 0...Int(Int32.max), default: 0)
            let limit = try request.integer("limit", in: 1...1_000, default: 100)
            return .json(try await scratch.describe(request.captures["id"], after: after, limit: limit))
        }
    }

    /// Returns an app's file, unchanged.
    private func file(_ request: Request) throws(Problem) -> Response {
        let app = request.captures["app"]
        let name = request.captures["name"]
        guard let file = headUnit.file(named: name, of: app) else {
            throw Problem(.notFound, detail: "\(app) has no file \"\(name)\" on the head unit.")
        }
        guard let body = FileBody(path: file.path) else {
            throw Problem(.notFound, detail: "The file \"\(name)\" has just been deleted.")
        }
        return Response(
            headers: [
                "Content-Type": Self.types[file.fileType] ?? "application/octet-stream", "Cache-Control": "no-cache",
                // A browser must not run a file that was uploaded by an app.
                "X-Content-Type-Options": "nosniff", "Content-Security-Policy": "sandbox",
            ], body: .file(body))
    }

    static let types = [
        "GRAPHIC_PNG": "image/png", "GRAPHIC_JPEG": "image/jpeg", "GRAPHIC_BMP": "image/bmp",
        "AUDIO_WAVE": "audio/wav", "AUDIO_MP3": "audio/mpeg", "AUDIO_AAC": "audio/aac", "JSON": "application/json",
    ]
}
