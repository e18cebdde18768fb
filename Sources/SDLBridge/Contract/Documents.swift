import JSON
import SDLSupport
import WebServing

/// Serves the contracts themselves: what REST can do, what sockets say, and the interface of the apps' messages.
enum Documents {
    private static let openAPI = operation(
        "/openapi.json", "openapi", "This document: OpenAPI 3.1, of everything over HTTP.")
    private static let asyncAPI = operation(
        "/asyncapi.json", "asyncapi", "AsyncAPI 3.0, of the socket and of the server-sent events.")
    private static let spec = operation(
        "/v1/spec", "spec", "The mobile interface, compact (docs/spec-format.md).", problems: [.notFound])

    private static func operation(
        _ path: String, _ id: String, _ summary: String, problems: [Status] = []
    ) -> Operation {
        .read(path, id, summary, tag: "Server", .tagged(.map(.any)), problems: problems)
    }

    /// Added last, so that it describes all the others and itself.
    static func add(to api: inout API, spec specification: [UInt8]?) {
        let operations = api.operations + [openAPI, asyncAPI, spec]
        serve(&api, openAPI) { OpenAPI.document(operations).json() }
        serve(&api, asyncAPI) { AsyncAPI.document.json() }
        let body = specification.map { specification in LazyValue { prepared(specification) } }
        api.immediate(spec) { _ in
            guard let body else {
                throw Problem(
                    .notFound, detail: "The bridge has not found the compact spec.",
                    hint: "Start it with --spec FILE; in the repository that is Sources/rpc-gen/Spec/mobile.json.")
            }
            return .prepared(body.made)
        }
    }

    /// Most bridges are asked for no document at all, and are to stand at once.
    private static func serve(
        _ api: inout API, _ operation: Operation, _ document: @escaping @Sendable () -> [UInt8]
    ) {
        let body = LazyValue { prepared(document()) }
        api.immediate(operation) { _ in .prepared(body.made) }
    }

    private static func prepared(_ json: [UInt8]) -> PreparedBody {
        PreparedBody(json, contentType: "application/json", tag: tag(json))
    }

    /// FNV-1a: the same bytes have the same tag in every run.
    private static func tag(_ bytes: [UInt8]) -> String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        return String(hash, radix: 36)
    }
}
