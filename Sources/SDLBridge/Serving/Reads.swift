import SDLHeadUnit
import SDLSupport
import WebServing

/// The routes that only look. None of them waits for an app.
struct Reads: Sendable {
    let hub: Hub
    let headUnit: any HeadUnitDriving

    func add(to router: inout Router) {
        router.immediate(.get, "/livez") { _ in .json(["status": "pass"]) }
        router.immediate(.get, "/v1/version") { [hub] _ in
            .json(["product": "sdl-bridge", "api": 1, "socket": 1, "rpcSpec": "8.0.0", "epoch": .string(hub.epoch)])
        }
        router.immediate(.get, "/v1/state") { request in try state(at: request.query["path"] ?? "") }
        router.immediate(.get, "/v1/head-unit") { _ in try state(at: "/headUnit") }
        router.immediate(.get, "/v1/apps") { _ in try state(at: "/headUnit/apps") }
        router.immediate(.get, "/v1/apps/{app}") { request in
            try state(at: "\(StatePath(["headUnit", "apps", request.captures["app"]]))")
        }
        router.immediate(.get, "/v1/profiles") { _ in
            .json(.array(Profile.all.map { ["id": .string($0.id), "name": .string($0.name)] }))
        }
        router.immediate(.get, "/v1/files/{app}/{name}") { request in try file(request) }
        LogReads(log: hub.log).add(to: &router)
    }

    /// A part of the tree as it was last published.
    private func state(at pointer: String) throws(Problem) -> Response {
        guard let path = StatePath(pointer: pointer) else {
            throw Problem(
                .badRequest, detail: "path=\(pointer) is no JSON pointer.", hint: "Write /headUnit/apps, say.")
        }
        let snapshot = hub.state.snapshot
        guard let node = snapshot.root.value(at: path.keys) else {
            throw Problem(.notFound, detail: "There is nothing at \(pointer).")
        }
        let tag = "\(hub.epoch)-\(node.changed)"
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
        return .prepared(PreparedBody(bytes, contentType: "application/json", tag: tag))
    }

    /// An app's file, as it came.
    private func file(_ request: Request) throws(Problem) -> Response {
        let app = request.captures["app"]
        let name = request.captures["name"]
        guard let file = headUnit.file(named: name, of: app) else {
            throw Problem(.notFound, detail: "\(app) has put no file \"\(name)\" on the head unit.")
        }
        guard let body = FileBody(path: file.path) else {
            throw Problem(.notFound, detail: "The file \"\(name)\" has just gone.")
        }
        return Response(
            headers: [
                "Content-Type": Self.types[file.fileType] ?? "application/octet-stream", "Cache-Control": "no-cache",
                // What an app sends is shown as a picture and never run.
                "X-Content-Type-Options": "nosniff", "Content-Security-Policy": "sandbox",
            ], body: .file(body))
    }

    private static let types = [
        "GRAPHIC_PNG": "image/png", "GRAPHIC_JPEG": "image/jpeg", "GRAPHIC_BMP": "image/bmp",
        "AUDIO_WAVE": "audio/wav", "AUDIO_MP3": "audio/mpeg", "AUDIO_AAC": "audio/aac", "JSON": "application/json",
    ]
}
