import Capsules
import JSON
import SDLSupport
import WebServing
import WebSockets

/// The routes that return a session as a capsule file.
struct CapsuleReads: Sendable {
    static let type = "application/zip"

    let source: CapsuleSource
    /// The stored capsules of apps that crashed or stopped responding; nil if the bridge stores no capsules.
    let keptCapsules: CrashCapsules?

    func add(to api: inout API) {
        api.immediate(
            .read(
                "/v1/capsule", "capsule", "Get this session up to now as one file (docs/sessions.md).",
                tag: "Journal",
                query: [
                    .init("after", LogReads.number, "only rows after this row; default: all rows of this run"),
                    .init("before", LogReads.number, "only rows before this row"),
                    .init("last", .text(), "only the rows of the last time span, such as 90s, 5m or 1h"),
                ], .other(Self.type))
        ) { request in try capsule(request) }
        api.immediate(
            .read(
                "/v1/capsules", "capsules",
                "List the capsules of apps that crashed or stopped responding, newest first.",
                tag: "Journal", .json("CapsuleList"))
        ) { _ in .json(["capsules": .array((keptCapsules?.kept ?? []).map(\.json))]) }
        api.immediate(
            .read(
                "/v1/capsules/{name}", "capsules.one", "Get one capsule.", tag: "Journal", .other(Self.type),
                problems: [.notFound])
        ) { request in try kept(request.captures["name"]) }
        addScript(to: &api)
    }

    private func kept(_ name: String) throws(Problem) -> Response {
        let kept = keptCapsules?.kept ?? []
        guard let one = kept.first(where: { $0.name == name }), let body = FileBody(path: one.path) else {
            throw Problem(
                .notFound, detail: "There is no capsule \"\(name)\".",
                hint: "Only the newest \(CrashCapsules.most) are kept. GET /v1/capsules lists these capsules.",
                more: ["candidates": .array(kept.map { .string($0.name) })])
        }
        return Response(headers: Self.headers(name), body: .file(body))
    }

    private static func headers(_ name: String) -> Fields {
        [
            "Content-Type": type, "Cache-Control": "no-store",
            "Content-Disposition": "attachment; filename=\"\(name)\"", "X-Content-Type-Options": "nosniff",
        ]
    }

    private func capsule(_ request: Request) throws(Problem) -> Response {
        var wanted = CapsuleSource.Wanted()
        wanted.after = try request.rowNumber("after")
        wanted.before = try request.rowNumber("before")
        if let text = request.query["last"] {
            guard wanted.after == nil else {
                throw Problem(
                    .badRequest, detail: "after and last cannot be used together.",
                    hint: "Give after or last, but not both.")
            }
            guard let span = Self.span(text) else {
                throw Problem(
                    .badRequest, detail: "last=\(text) is not a duration.",
                    hint: "Write a number of seconds, or 90s, 5m or 1h.")
            }
            wanted.last = span
        }
        let (source, asked) = (source, wanted)
        let room = ReaderBackpressure()
        let stream = BodyStream(heartbeat: "", drained: { room.drained() }, closed: { room.left() })
        Task.detached {
            // After an error, the file ends early. Readers can still open the part that was already written.
            try? await CapsuleSource.gathering.run {
                try await source.write(asked) { piece in await room.send { stream.send(piece, topic: .stream) } }
            }
            stream.end()
        }
        return Response(headers: Self.headers("session\(CapsuleManifest.ending)"), body: .stream(stream))
    }

    /// Parses a duration such as `90s`, `5m` or `1h`. A number without a unit is in seconds.
    static func span(_ text: String) -> Duration? {
        let seconds = ["s": 1.0, "m": 60, "h": 3_600]
        let unit = text.last.flatMap { seconds[String($0)] }
        guard let number = Double(unit == nil ? text : String(text.dropLast())), number.isFinite, number > 0 else {
            return nil
        }
        let whole = number * (unit ?? 1)
        return whole <= 1_000_000_000 ? .milliseconds(Int(whole * 1_000)) : nil
    }
}
