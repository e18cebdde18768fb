import JSON
import SDLHeadUnit
import SDLRPC
import SDLSupport
import WebServing

// Apps, and the processes that the bridge looks after.
extension CommandDefinition {
    private static func host(_ verb: String, _ summary: String, _ read: @escaping @Sendable (String) -> HostCommand)
        -> CommandDefinition
    {
        CommandDefinition(
            name: "apps.\(verb)", method: .post, path: "/v1/hosts/{id}:\(verb)", tag: "Apps", summary: summary,
            fields: [.needs("id", .text(), "the process' name, as /v1/hosts has it")], guarded: "/bridge/hosts/{id}"
        ) { params throws(Problem) in .host(read(params.text("id"))) }
    }

    static let hosts: [CommandDefinition] = [
        host("start", "Start an app's process.") { .start($0) }, host("stop", "End an app's process.") { .stop($0) },
        host("restart", "End an app's process, if it runs, and start it anew.") { .restart($0) },
    ]

    private static let levels = SDLHMILevel.allCases.map(\.rawValue)

    static let apps: [CommandDefinition] = [
        app("activate", ":activate", "Bring an app to the front: level FULL.") { _ in .activate },
        app("background", ":background", "Take an app from the front.") { _ in .background },
        app("close", ":close", "Close an app as a driver does: level NONE.") { _ in .close },
        CommandDefinition(
            name: "headUnit.app.connect", method: .post, path: "/v1/apps/{app}:connect", tag: "Apps",
            summary: "Have an app whose connection was lost look for the head unit now, not when its next try is due.",
            fields: [appField]
        ) { params throws(Problem) in .connect(params.text("app")) },
        app(
            "disconnect", ":disconnect", "End an app's connection.",
            [
                .needs(
                    "reason", .word(SDLAppInterfaceUnregisteredReason.allCases.map(\.rawValue) + ["TRANSPORT_LOST"]),
                    "what the app is told (TRANSPORT_LOST: not a word); after a reset nothing is left of what it had")
            ]
        ) { params throws(Problem) in .disconnect(reason: params.text("reason")) },
        app(
            "setStatus", "/status", method: .patch, "Set an app's level, audio state or context, or a widget's.",
            [
                .may("hmiLevel", .word(levels), "how much of the head unit it has"),
                .may(
                    "audioStreamingState", .word(SDLAudioStreamingState.allCases.map(\.rawValue)), "whether it is heard"
                ),
                .may(
                    "videoStreamingState", .word(SDLVideoStreamingState.allCases.map(\.rawValue)),
                    "whether its video is shown"),
                .may("systemContext", .word(SDLSystemContext.allCases.map(\.rawValue)), "what stands in front of it"),
                .may(
                    "window", .integer(0...Int(Int32.max)),
                    "a widget, which has a level and a context of its own; the main window when left out"),
            ]
        ) { params throws(Problem) in
            if let window = params.optionalInteger("window"), window != 0 {
                return .setWindow(
                    id: window, hmiLevel: params.optionalText("hmiLevel"),
                    systemContext: params.optionalText("systemContext"))
            }
            return .setStatus(
                hmiLevel: params.optionalText("hmiLevel"),
                audioStreamingState: params.optionalText("audioStreamingState"),
                videoStreamingState: params.optionalText("videoStreamingState"),
                systemContext: params.optionalText("systemContext"))
        },
        app(
            "setLink", "/link", method: .patch,
            "Make the way to one app long or bad; neither goes back to the link of all.",
            [
                .may("latencyMs", .integer(0...60_000), "how long a message takes, each way"),
                .may("lossPercent", .integer(0...100), "how many of a hundred messages never arrive"),
            ]
        ) { params throws(Problem) in
            .setLink(
                latencyMs: params.optionalInteger("latencyMs"),
                lossPercent: params.optionalInteger("lossPercent"))
        },
        drive(
            "headUnit.app.setPermission", "/v1/apps/{app}/permissions", method: .patch, tag: "Apps",
            "Say at which levels an app may send a request; neither list goes back to the default.",
            [
                appField, .needs("rpc", .text(), "the request's name"),
                .may("allowed", .array(.word(levels)), "levels at which it may"),
                .may("userDisallowed", .array(.word(levels)), "levels at which the driver has said no"),
                .may("allowedParameters", .array(.text()), "the only parameters it may use"),
                .may("userDisallowedParameters", .array(.text()), "parameters the driver has said no to"),
            ], guarded: "/headUnit/apps/{app}"
        ) { params throws(Problem) in
            .permission(
                PermissionSetting(
                    app: params.text("app"), rpc: params.text("rpc"), allowed: params.texts("allowed"),
                    userDisallowed: params.texts("userDisallowed"),
                    allowedParameters: params.texts("allowedParameters"),
                    userDisallowedParameters: params.texts("userDisallowedParameters")))
        },
    ]
}
