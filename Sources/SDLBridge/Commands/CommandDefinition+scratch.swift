import JSON
import SDLRPC
import SDLSupport
import WebServing

// Commands for scratch apps: apps without code, whose messages come from clients of the API.
extension CommandDefinition {
    private static func scratch(
        _ verb: String, _ method: WebServing.Method, _ path: String, _ summary: String, _ fields: [Schema.Field],
        _ read: @escaping Read<ScratchCommand>
    ) -> CommandDefinition {
        CommandDefinition(
            name: "scratch.\(verb)", method: method, path: path, tag: "Test", summary: summary, fields: fields
        ) { params throws(Problem) in .scratch(try read(params)) }
        .with(\.bodyLimitBytes, bigBody)
    }

    private static let scratchID = Schema.Field.needs(
        "id", .text(), "the scratch app's id, as returned when the app was created")

    static let scratches: [CommandDefinition] = [
        scratch(
            "create", .post, "/v1/scratch-apps",
            "Create an app without code. The app registers, sends messages on command and stores received messages.",
            [
                .may("appName", .text(most: 100), "the name shown to the driver"),
                .may("appID", .text(most: 100), "the appID with which the app registers"),
                .may(
                    "appHMIType", .array(.word(SDLAppHMIType.allCases.map(\.rawValue)), 1...100),
                    "the app's types"),
                .may("isMediaApplication", .boolean, "whether the app is a media app"),
                .may("languageDesired", .word(SDLLanguage.allCases.map(\.rawValue)), "language of speech"),
                .may("hmiDisplayLanguageDesired", .word(SDLLanguage.allCases.map(\.rawValue)), "language of texts"),
                .may("params", .map(.any), "further parameters of RegisterAppInterface, sent unchecked"),
            ]
        ) { params in
            var registration = params.json["params"] ?? .object([:])
            for (name, value) in params.json.object ?? [:] where name != "params" { registration[name] = value }
            return .create(registration: registration)
        },
        scratch(
            "send", .post, "/v1/scratch-apps/{id}:send",
            "Send an RPC from a scratch app, valid or not, and wait for the response.",
            [
                scratchID, .needs("name", .text(), "the message's name"),
                .may("params", .map(.any), "the message's parameters"),
                .may("rpcType", .word(["request", "notification"]), "the kind of message; default: request"),
                .may("bulk", .text(), "binary data, in base64"),
                .may("waitMs", .integer(0...60_000), "how long to wait for the response; default: 10,000"),
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
            "putFile", .post, "/v1/scratch-apps/{id}:put-file",
            "Send a file from a scratch app to the head unit (PutFile).",
            [
                scratchID, .needs("name", .text(most: 255), "the file's name"),
                .needs("fileType", .word(SDLFileType.allCases.map(\.rawValue)), "the file's type"),
                .needs("data", .text(), "the file's content in base64"),
                .may("persistent", .boolean, "whether the file survives a disconnect"),
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
            "Set how a scratch app answers a request of the head unit, such as GetAppServiceData.",
            [
                scratchID, .needs("name", .text(), "the request's name"),
                .may(
                    "params", .map(.any),
                    "the response's parameters, including success and resultCode; default: UNSUPPORTED_REQUEST"),
            ]
        ) { params throws(Problem) in
            .answer(id: params.text("id"), name: params.text("name"), params: params.json["params"])
        },
        scratch("remove", .delete, "/v1/scratch-apps/{id}", "Disconnect and delete a scratch app.", [scratchID]) {
            params throws(Problem) in
            .remove(id: params.text("id"))
        },
    ]
}
