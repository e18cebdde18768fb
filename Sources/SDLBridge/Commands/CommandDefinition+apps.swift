import JSON
import SDLHeadUnit
import SDLRPC
import SDLSupport
import WebServing

// Commands for apps and for the processes that the bridge hosts.
extension CommandDefinition {
    private static func host(_ verb: String, _ summary: String, _ read: @escaping @Sendable (String) -> HostCommand)
        -> CommandDefinition
    {
        CommandDefinition(
            name: "apps.\(verb)", method: .post, path: "/v1/hosts/{id}:\(verb)", tag: "Apps", summary: summary,
            fields: [.needs("id", .text(), "the process's id, as /v1/hosts lists it")], guarded: "/bridge/hosts/{id}"
        ) { params throws(Problem) in .host(read(params.text("id"))) }
    }

    static let hosts: [CommandDefinition] = [
        host("start", "Start an app's process.") { .start($0) }, host("stop", "End an app's process.") { .stop($0) },
        host("restart", "End an app's process if the process runs, then start a new process.") { .restart($0) },
    ]

    private static let levels = SDLHMILevel.allCases.map(\.rawValue)

    static let apps: [CommandDefinition] = [
        app("activate", ":activate", "Bring an app to the foreground (level FULL).") { _ in .activate },
        app("background", ":background", "Move an app to the background.") { _ in .background },
        app("close", ":close", "Close an app as a driver does (level NONE).") { _ in .close },
        CommandDefinition(
            name: "headUnit.app.connect", method: .post, path: "/v1/apps/{app}:connect", tag: "Apps",
            summary: "Make an app that lost its connection reconnect immediately, before its next retry.",
            fields: [appField]
        ) { params throws(Problem) in .connect(params.text("app")) },
        app(
            "disconnect", ":disconnect", "End an app's connection.",
            [
                .needs(
                    "reason", .word(SDLAppInterfaceUnregisteredReason.allCases.map(\.rawValue) + ["TRANSPORT_LOST"]),
                    "the reason sent to the app (none for TRANSPORT_LOST); a reset also deletes the app's data")
            ]
        ) { params throws(Problem) in .disconnect(reason: params.text("reason")) },
        app(
            "setStatus", "/status", method: .patch,
            "Set the HMI level, audio, video or system context of an app or a widget.",
            [
                .may("hmiLevel", .word(levels), "the HMI level"),
                .may(
                    "audioStreamingState", .word(SDLAudioStreamingState.allCases.map(\.rawValue)),
                    "whether the app is audible"
                ),
                .may(
                    "videoStreamingState", .word(SDLVideoStreamingState.allCases.map(\.rawValue)),
                    "whether the app's video is shown"),
                .may("systemContext", .word(SDLSystemContext.allCases.map(\.rawValue)), "what covers the app's screen"),
                .may(
                    "window", .integer(0...Int(Int32.max)),
                    "the id of a widget; default: the main window"),
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
            "Set latency and loss of one app's connection. Without values, the head unit's link settings apply again.",
            [
                .may("latencyMs", .integer(0...60_000), "delay of each message in each direction"),
                .may("lossPercent", .integer(0...100), "percentage of messages that are lost"),
            ]
        ) { params throws(Problem) in
            .setLink(
                latencyMs: params.optionalInteger("latencyMs"),
                lossPercent: params.optionalInteger("lossPercent"))
        },
        drive(
            "headUnit.app.setPermission", "/v1/apps/{app}/permissions", method: .patch, tag: "Apps",
            "Set the HMI levels at which an app may send a request. Without any list, the default levels apply again.",
            [
                appField, .needs("rpc", .text(), "the request's name"),
                .may("allowed", .array(.word(levels)), "HMI levels at which the request is allowed"),
                .may(
                    "userDisallowed", .array(.word(levels)), "HMI levels at which the driver has forbidden the request"),
                .may("allowedParameters", .array(.text()), "the only parameters that are allowed"),
                .may("userDisallowedParameters", .array(.text()), "parameters that the driver has forbidden"),
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
