import JSON
import SDLRPC
import SDLSupport
import WebServing

// Apps without code.
extension CommandDefinition {
    private static func scratch(
        _ verb: String, _ method: WebServing.Method, _ path: String, _ summary: String, _ fields: [Schema.Field],
        _ read: @escaping Read<ScratchCommand>
    ) -> CommandDefinition {
        var definition = CommandDefinition(
            name: "scratch.\(verb)", method: method, path: path, tag: "Test", summary: summary, fields: fields
        ) { params throws(Problem) in .scratch(try read(params)) }
        definition.bodyLimitBytes = bigBody
        return definition
    }

    private static let scratchID = Schema.Field.needs("id", .text(), "as creating it gave it")

    static let scratches: [CommandDefinition] = [
        scratch(
            "create", .post, "/v1/scratch-apps",
            "Make an app without code: it registers as any app, sends what it is told, and keeps what it receives.",
            [
                .may("appName", .text(most: 100), "shown to the driver"), .may("appID", .text(most: 100), "its number"),
                .may(
                    "appHMIType", .array(.word(SDLAppHMIType.allCases.map(\.rawValue)), 1...100),
                    "what kind of app it is"),
                .may("isMediaApplication", .boolean, "whether it plays"),
                .may("languageDesired", .word(SDLLanguage.allCases.map(\.rawValue)), "spoken"),
                .may("hmiDisplayLanguageDesired", .word(SDLLanguage.allCases.map(\.rawValue)), "shown"),
                .may("params", .map(.any), "further parameters of RegisterAppInterface, as they are"),
            ]
        ) { params in
            var registration = params.json["params"] ?? .object([:])
            for (name, value) in params.json.object ?? [:] where name != "params" { registration[name] = value }
            return .create(registration: registration)
        },
        scratch(
            "send", .post, "/v1/scratch-apps/{id}:send", "Have it send an RPC, valid or not, and wait for the reply.",
            [
                scratchID, .needs("name", .text(), "the message's name"), .may("params", .map(.any), "its parameters"),
                .may("rpcType", .word(["request", "notification"]), "request when left out"),
                .may("bulk", .text(), "binary data, in base64"),
                .may("waitMs", .integer(0...60_000), "how long to wait for the reply; 10,000 when left out"),
            ]
        ) { params throws(Problem) in
            .send(
                id: params.text("id"), name: params.text("name"),
                kind: params.optionalText("rpcType") == "notification" ? .notification : .request,
                params: params.json["params"] ?? .object([:]),
                bulk: params.json["bulk"] == nil ? [] : try params.bytes("bulk"),
                wait: .milliseconds(params.optionalInteger("waitMs") ?? 10_000))
        },
        scratch(
            "putFile", .post, "/v1/scratch-apps/{id}:put-file", "Have it put a file on the head unit.",
            [
                scratchID, .needs("name", .text(most: 255), "the file's name"),
                .needs("fileType", .word(SDLFileType.allCases.map(\.rawValue)), "what it is"),
                .needs("data", .text(), "what is in it, in base64"), .may("persistent", .boolean, "whether it stays"),
            ]
        ) { params throws(Problem) in
            .send(
                id: params.text("id"), name: "PutFile", kind: .request,
                params: [
                    "syncFileName": .string(params.text("name")), "fileType": .string(params.text("fileType")),
                    "persistentFile": .bool(params.optionalBoolean("persistent") ?? false),
                ], bulk: try params.bytes("data"), wait: .seconds(10))
        },
        scratch(
            "answer", .post, "/v1/scratch-apps/{id}:answer",
            "Say what it answers when the head unit asks it something, as it asks an app that offers a service.",
            [
                scratchID, .needs("name", .text(), "the request, such as GetAppServiceData"),
                .may(
                    "params", .map(.any),
                    "the answer's parameters, success and resultCode among them; UNSUPPORTED_REQUEST when left out"),
            ]
        ) { params throws(Problem) in
            .answer(id: params.text("id"), name: params.text("name"), params: params.json["params"])
        },
        scratch("remove", .delete, "/v1/scratch-apps/{id}", "End it.", [scratchID]) { params throws(Problem) in
            .remove(id: params.text("id"))
        },
    ]
}
