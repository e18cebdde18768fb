import JSON
import SDLSupport
import WebServing

/// An operation of the API: one method at one path, with the description for the OpenAPI document.
struct Operation: Sendable {
    struct Query: Sendable {
        let name: String
        let schema: Schema
        let what: String

        init(_ name: String, _ schema: Schema, _ what: String) {
            self.name = name
            self.schema = schema
            self.what = what
        }
    }

    /// The response body of a successful request.
    struct Answer: Sendable {
        var type = "application/json"
        var schema = Schema.any
        var isTagged = false

        static func json(_ name: String) -> Answer { Answer(schema: .named(name)) }
        /// Returns an answer that contains a part of the state. The ETag of the answer changes when this part changes.
        static func tagged(_ schema: Schema = .any) -> Answer { Answer(schema: schema, isTagged: true) }
        static func other(_ type: String) -> Answer { Answer(type: type, schema: .text()) }
    }

    let method: WebServing.Method
    /// The path in the router's notation, such as `/v1/apps/{app}/windows`.
    let path: String
    let id: String
    let tag: String
    let summary: String
    var query: [Query] = []
    /// Whether the operation accepts query parameters of any name. Clients add such parameters to bypass a cache.
    var takesAnyQuery = false
    var body: Schema?
    /// The name of the command that the operation runs; nil for operations that only read.
    var command: String?
    var answer: Answer
    /// The error statuses of this operation, without the statuses that every operation can have.
    var problems: [Status] = []

    static func read(
        _ path: String, _ id: String, _ summary: String, tag: String = "State", query: [Query] = [],
        takesAnyQuery: Bool = false, _ answer: Answer = .tagged(), problems: [Status] = []
    ) -> Operation {
        Operation(
            method: .get, path: path, id: id, tag: tag, summary: summary, query: query, takesAnyQuery: takesAnyQuery,
            answer: answer, problems: problems)
    }
}

/// Collects routes together with their descriptions. No route of the API can be added without a description.
struct API {
    private(set) var router = Router()
    private(set) var operations: [Operation] = []

    mutating func immediate(_ operation: Operation, _ handler: @escaping Router.Immediate) {
        operations.append(operation)
        let known = operation.takesAnyQuery ? nil : operation.query.map(\.name)
        router.immediate(operation.method, operation.path) { request in
            try Self.check(request, known)
            return try handler(request)
        }
    }

    mutating func waiting(
        _ operation: Operation, bodyLimitBytes: Int? = nil, mayWait: Bool = false, _ handler: @escaping Router.Waiting
    ) {
        operations.append(operation)
        let known = operation.takesAnyQuery ? nil : operation.query.map(\.name)
        router.waiting(operation.method, operation.path, bodyLimitBytes: bodyLimitBytes, mayWait: mayWait) { request in
            try Self.check(request, known)
            return try await handler(request)
        }
    }

    /// Refuses unknown query parameters. Otherwise a misspelled parameter would be ignored without an error.
    private static func check(_ request: Request, _ known: [String]?) throws(Problem) {
        guard let known else { return }
        for (name, _) in request.query where !known.contains(name) { throw Problem(unknownQuery: name, known: known) }
    }

    /// Lets `body` add routes that are not part of the API: the page and the page's files.
    mutating func page(_ body: (inout Router) -> Void) { body(&router) }
}
