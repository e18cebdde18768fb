import JSON
import SDLHeadUnit
import SDLRPC
import SDLSupport
import WebServing

// Apps that the head unit dials.
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
        "id", .text(), "the cloud app's appID, or its endpoint where nothing else is known of it")

    static let clouds: [CommandDefinition] = [
        cloud(
            "set",
            "Say what is known of an app that is a WebSocket server, for the head unit to dial; what is left out stays. One of "
                + "id and endpoint is enough: an app that is known by its endpoint alone may register as whatever it is.",
            [
                .may("id", .text(), "the appID it registers with"),
                .may("endpoint", .text(), "ws://HOST:PORT/, with a path where the app has one"),
                .may("nicknames", .array(.text()), "the names it may register with; the driver sees the first"),
                .may("enabled", .boolean, "whether it may be opened; a new one may"),
                .may("authToken", .text(), "what it is shown when its session begins"),
                .may("transportType", .word(["WS", "WSS"]), "WSS is kept, and cannot be dialled"),
                .may(
                    "hybridAppPreference", .word(SDLHybridAppPreference.allCases.map(\.rawValue)),
                    "which to take where a phone has the app, too"),
            ]
        ) { params throws(Problem) in .set(try params.cloudAppChange()) },
        cloud("remove", "Forget a cloud app. One that is connected is told APP_UNAUTHORIZED.", [cloudID]) {
            params throws(Problem) in .remove(id: params.text("id"))
        },
        cloud(
            "connect", "Dial a cloud app, as when the driver opens it: up to six times, a second apart.",
            [
                cloudID,
                .may("opens", .boolean, "whether it comes to the front when it registers; it does when left out"),
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
                hint: "Say which app is meant, or where it is.")
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
