import JSON
import SDLSupport
import WebServing

/// Serves the descriptions of the bridge's API (OpenAPI and AsyncAPI) and of the mobile API.
enum Documents {
    private static let openAPI = operation(
        "/openapi.json", "openapi", "Get this document: OpenAPI 3.1 of the HTTP API.")
    private static let asyncAPI = operation(
        "/asyncapi.json", "asyncapi", "Get the AsyncAPI 3.0 document of the socket and the server-sent events.")
    private static let spec = operation(
        "/v1/spec", "spec", "Get the mobile interface in compact form (docs/spec-format.md).", problems: [.notFound])

    private static func operation(
        _ path: String, _ id: String, _ summary: String, problems: [Status] = []
    ) -> Operation {
        .read(path, id, summary, tag: "Server", .tagged(.map(.any)), problems: problems)
    }

    /// Adds the routes of the documents. Call this method last. The OpenAPI document lists only operations that were
    /// added before this call.
    static func add(to api: inout API, spec specification: [UInt8]?) {
        let operations = api.operations + [openAPI, asyncAPI, spec]
        serve(&api, openAPI) { OpenAPI.document(operations).json() }
        serve(&api, asyncAPI) { AsyncAPI.document.json() }
        let body = specification.map { specification in LazyValue { prepared(specification) } }
        api.immediate(spec) { _ in
            guard let body else {
                throw Problem(
                    .notFound, detail: "The bridge has no compact specification of the mobile interface.",
                    hint:
                        "Start the bridge with --spec FILE. In the repository the file is Sources/rpc-gen/Spec/mobile.json."
                )
            }
            return .prepared(body.made)
        }
    }

    /// Adds a route that serves `document`. The document is built on the first request, so that the bridge starts fast.
    private static func serve(
        _ api: inout API, _ operation: Operation, _ document: @escaping @Sendable () -> [UInt8]
    ) {
        let body = LazyValue { prepared(document()) }
        api.immediate(operation) { _ in .prepared(body.made) }
    }

    private static func prepared(_ json: [UInt8]) -> PreparedBody {
        PreparedBody(json, contentType: "application/json", tag: tag(json))
    }

    /// Returns an entity tag, the FNV-1a hash of the bytes. Equal bytes have the same tag in every run.
    private static func tag(_ bytes: [UInt8]) -> String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        return String(hash, radix: 36)
    }
}
