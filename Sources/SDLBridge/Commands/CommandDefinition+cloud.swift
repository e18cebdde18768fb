import JSON
import SDLHeadUnit
import SDLRPC
import SDLSupport
import WebServing

// Commands for cloud apps: WebSocket servers to which the head unit connects.
extension CommandDefinition {
    private static func cloud(
        _ verb: String, _ summary: String, _ fields: [Schema.Field], _ read: @escaping Read<CloudCommand>
    ) -> CommandDefinition {
        drive(
            "headUnit.cloudApp.\(verb)", "/v1/head-unit/cloud-app:\(verb)", tag: "Apps", summary, fields,
            guarded: "/headUnit/cloudApps"
        ) { params throws(Problem) in .cloudApp(try read(params)) }
    }

    private static let cloudID = Schema.Field.needs(
        "id", .text(), "the cloud app's appID, or its endpoint if it has no appID")

    static let clouds: [CommandDefinition] = [
        cloud(
            "set",
            "Add or change a cloud app, a WebSocket server that the head unit connects to; members that are left out "
                + "keep their values. Give id or endpoint. If only the endpoint is given, the app may register with any appID.",
            [
                .may("id", .text(), "the appID with which the app registers"),
                .may("endpoint", .text(), "ws://HOST:PORT/, followed by a path if the app needs one"),
                .may(
                    "nicknames", .array(.text()),
                    "the names with which the app may register; the first is shown to the driver"),
                .may("enabled", .boolean, "whether the driver may open the app; default for a new app: true"),
                .may("authToken", .text(), "the token sent to the app when its session begins"),
                .may("transportType", .word(["WS", "WSS"]), "WSS is stored, but the head unit cannot use WSS"),
                .may(
                    "hybridAppPreference", .word(SDLHybridAppPreference.allCases.map(\.rawValue)),
                    "which app is used if a phone has the same app"),
            ]
        ) { params throws(Problem) in .set(try params.cloudAppChange()) },
        cloud("remove", "Delete a cloud app. A connected app is unregistered with APP_UNAUTHORIZED.", [cloudID]) {
            params throws(Problem) in .remove(id: params.text("id"))
        },
        cloud(
            "connect",
            "Connect to a cloud app, as when the driver opens the app; up to six attempts, one second apart.",
            [
                cloudID,
                .may("opens", .boolean, "whether the app becomes FULL when it registers; default: true"),
            ]
        ) { params throws(Problem) in
            .connect(id: params.text("id"), opens: params.optionalBoolean("opens") ?? true)
        },
    ]
}

extension CommandParams {
    fileprivate func cloudAppChange() throws(Problem) -> CloudAppChange {
        let (named, endpoint) = (optionalText("id"), optionalText("endpoint"))
        guard let id = named ?? endpoint, !id.isEmpty else {
            throw Problem(
                .unprocessable, detail: "Neither id nor endpoint is given.",
                hint: "Give the app's id or its endpoint.")
        }
        var change = CloudAppChange(id: id)
        change.endpoint = endpoint
        change.nicknames = texts("nicknames")
        change.isEnabled = optionalBoolean("enabled")
        change.authToken = optionalText("authToken")
        change.transportType = optionalText("transportType")
        change.hybridPreference = optionalText("hybridAppPreference")
        return change
    }
}
