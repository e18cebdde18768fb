import JSON
import Journaling
import SDLSupport
import WebServing

/// Builds the OpenAPI document (3.1) from the operations of the API.
enum OpenAPI {
    static func document(_ operations: [Operation]) -> JSONValue {
        var paths: JSONValue = .object([:])
        for operation in operations {
            let path = template(operation.path)
            var item = paths[path] ?? .object([:])
            item[operation.method.rawValue.lowercased()] = json(operation)
            paths[path] = item
        }
        return [
            "openapi": "3.1.0",
            "info": [
                "title": "SDL Bridge", "version": .string(Product.version),
                "description":
                    "Read and control a head unit for SmartDeviceLink apps. Reads never wait for an app. Every command returns the number of its row in the log.",
            ],
            "servers": [["url": "/", "description": "the server of this document"]],
            "security": [.object([:]), ["token": .array([])]],
            "tags": .array(tags.map { ["name": .string($0.0), "description": .string($0.1)] }),
            "paths": paths,
            "components": [
                "securitySchemes": [
                    "token": [
                        "type": "http", "scheme": "bearer",
                        "description": "Required if the server accepts connections from other machines.",
                    ]
                ],
                "parameters": parameters, "headers": headers, "responses": responses, "schemas": Components.schemas,
            ],
        ]
    }

    static let tags: [(String, String)] = [
        ("State", "The current state of the head unit and the apps, as parts of the state tree (docs/state-tree.md)."),
        (
            "Journal",
            "Rows of messages, commands and events, with causes. All reads accept the same filters (docs/filter.md)."
        ),
        ("Expect", "Wait for a condition; a failure reports the actual value and the nearest matches."),
        ("Apps", "Apps on the head unit, and the processes that the bridge started."),
        ("Car", "Actions of the driver and the car."), ("Overlays", "Actions on alerts and other overlays of an app."),
        ("Menu", "An app's menu."),
        ("Test", "Tools for tests: clock, faults, messages, scratch apps and batches."),
        ("Server", "The bridge itself."),
    ]

    private static func template(_ path: String) -> String {
        path.split(separator: "/", omittingEmptySubsequences: false).map { segment in
            guard let colon = segment.firstIndex(of: ":"), let end = segment.firstIndex(of: "}"), colon < end else {
                return String(segment)
            }
            return segment[..<colon] + String(segment[end...])
        }.joined(separator: "/")
    }

    // MARK: One operation

    private static func json(_ operation: Operation) -> JSONValue {
        var json: JSONValue = [
            "operationId": .string(operation.id), "tags": [.string(operation.tag)],
            "summary": .string(operation.summary),
        ]
        var parameters = places(operation.path)
        parameters += operation.query.map { query in
            [
                "name": .string(query.name), "in": "query", "description": .string(query.what),
                "schema": query.schema.json,
            ]
        }
        if operation.command != nil {
            parameters += ["IdempotencyKey", "IfMatch", "ControlToken"].map {
                ["$ref": .string("#/components/parameters/\($0)")]
            }
        }
        if !parameters.isEmpty { json["parameters"] = .array(parameters) }
        if let command = operation.command { json["x-command"] = .string(command) }
        if let body = operation.body {
            json["requestBody"] = [
                "required": .bool(needsBody(body)), "content": ["application/json": ["schema": body.closedJSON]],
            ]
        }
        json["responses"] = answers(operation)
        return json
    }

    private static func needsBody(_ body: Schema) -> Bool {
        if case .object(let fields) = body { return fields.contains(where: \.isRequired) }
        return true
    }

    private static func places(_ path: String) -> [JSONValue] {
        path.split(separator: "/").compactMap { segment in
            guard segment.hasPrefix("{"), let end = segment.firstIndex(of: "}") else { return nil }
            let parts = segment[..<end].dropFirst().split(separator: ":")
            let schema: JSONValue =
                parts.count > 1 && parts[1] == "int"
                ? ["type": "integer", "minimum": 0] : ["type": "string", "minLength": 1]
            return [
                "name": .string(String(parts[0])), "in": "path", "required": true, "schema": schema,
                "description": .string(Components.places[String(parts[0])] ?? ""),
            ]
        }
    }

    private static func answers(_ operation: Operation) -> JSONValue {
        var good: JSONValue = [
            "description": "Success.",
            "content": .object([operation.answer.type: ["schema": operation.answer.schema.json]]),
        ]
        if operation.answer.isTagged { good["headers"] = ["ETag": ["$ref": "#/components/headers/ETag"]] }
        if operation.command != nil {
            good["headers"] = ["Idempotent-Replayed": ["$ref": "#/components/headers/IdempotentReplayed"]]
        }
        var answers: [(Int, JSONValue)] = [(200, good)]
        if operation.answer.isTagged || files.contains(operation.answer.type) {
            answers.append((304, ["description": "The response body still has the tag in If-None-Match."]))
            answers += [(206, good), (412, problem), (416, problem)]
        }
        var statuses: Set<Int> = [400, 401, 403, 421, 431, 503]
        if operation.path.contains("{") { statuses.insert(404) }
        if operation.method != .get { statuses.formUnion([413]) }
        if operation.body != nil { statuses.formUnion([415, 422]) }
        if operation.command != nil { statuses.formUnion([404, 409, 412, 415, 422]) }
        statuses.formUnion(operation.problems.map(\.rawValue))
        let known = Set(answers.map(\.0))
        answers += statuses.subtracting(known).map { ($0, problem) }
        var json: JSONValue = .object([:])
        for (status, answer) in answers.sorted(by: { $0.0 < $1.0 }) { json["\(status)"] = answer }
        return json
    }

    /// The content types of files, which clients can request in ranges.
    private static let files = ["application/octet-stream", CapsuleReads.type]

    private static let problem: JSONValue = ["$ref": "#/components/responses/Problem"]

    // MARK: Shared

    private static let parameters: JSONValue = [
        "IdempotencyKey": [
            "name": "Idempotency-Key", "in": "header", "schema": ["type": "string", "minLength": 1, "maxLength": 255],
            "description":
                "A repeated request with the same key gets the answer of the first request and is not run again.",
        ],
        "IfMatch": [
            "name": "If-Match", "in": "header", "schema": ["type": "string"],
            "description":
                "The ETag of the changed state, from an earlier read. The command runs only if the tag is still current.",
        ],
        "ControlToken": [
            "name": "Control-Token", "in": "header", "schema": ["type": "string"],
            "description": "The token from /v1/control:acquire; required while a client holds the lease.",
        ],
    ]

    private static let headers: JSONValue = [
        "ETag": [
            "description": "A tag that changes whenever the response body changes.", "schema": ["type": "string"],
        ],
        "IdempotentReplayed": [
            "description": "true if this is the stored answer of an earlier request with the same Idempotency-Key.",
            "schema": ["type": "string"],
        ],
    ]

    private static let responses: JSONValue = [
        "Problem": [
            "description": "What was wrong and what to do (RFC 9457).",
            "content": ["application/problem+json": ["schema": ["$ref": "#/components/schemas/Problem"]]],
        ]
    ]
}
