import JSON
import SDLHeadUnit
import SDLRPC
import SDLSupport
import WebServing

// Commands for actions of the driver or of the car.
extension CommandDefinition {
    static let car: [CommandDefinition] = [
        drive(
            "headUnit.set", "/v1/head-unit", method: .patch,
            "Set day or night, driver distraction, language, popup policy, remote control and the quality of the link.",
            [
                .may(
                    "display",
                    .object([
                        .may("mode", .word(["day", "night"]), "day or night colours"),
                        .may(
                            "distraction", .word(["DD_ON", "DD_OFF"]),
                            "whether driver distraction rules apply, as while the car moves"),
                        .may("inputMode", .word(["touch", "rotary", "touchpad"]), "the driver's input device"),
                    ]), "the display"),
                .may(
                    "language",
                    .object([
                        .may("ui", .text(), "language of the display"),
                        .may("vr", .text(), "language of voice recognition"),
                        .may("tts", .text(), "language of speech"),
                    ]), "the head unit's languages; an app in another language is unregistered, as in SDL Core"),
                .may(
                    "popupPolicy", .word(["abort-older", "reject-newer", "priority"]),
                    "what happens when a second overlay is requested"),
                .may(
                    "link",
                    .object([
                        .may("latencyMs", .integer(0...60_000), "delay of each message in each direction"),
                        .may("lossPercent", .integer(0...100), "percentage of messages that are lost"),
                    ]), "the connections of all apps"),
                .may(
                    "remoteControl",
                    .object([
                        .may("allowed", .boolean, "whether apps may control modules of the car"),
                        .may(
                            "accessMode", .word(RemoteControlAccess.allCases.map(\.rawValue)),
                            "what happens when an app requests a module that another app uses"),
                    ]), "remote control of the car's modules"),
            ]
        ) { params throws(Problem) in .set(params.settings()) },
        drive(
            "headUnit.profile.use", "/v1/head-unit/profile", method: .put, "Switch to another head-unit profile.",
            [.needs("id", .text(), "a profile's id, from /v1/profiles")], guarded: "/headUnit/profile"
        ) { params throws(Problem) in .profile(.use(id: params.text("id"))) },
        profileEdit, vehicleSet, modulesSet, consent, callAnswer, callEnd, reset,
        drive(
            "headUnit.button", "/v1/head-unit/button:press", tag: "Car", "Press a button of the car.",
            [
                .needs("name", .text(), "a ButtonName of the mobile interface"), mode,
                .may("app", .text(), "the app that receives the press; default: the subscribed apps in the foreground"),
            ], guarded: nil
        ) { params throws(Problem) in
            .button(name: params.text("name"), mode: params.mode(), app: params.optionalText("app"))
        },
        drive(
            "headUnit.softButton", "/v1/head-unit/soft-button:press", tag: "Car", "Press a soft button of an app.",
            [
                id("id"), text, mode, .may("app", .text(), "the button's app; default: the app in the foreground"),
                .may("window", .integer(0...Int(Int32.max)), "the app's window; default: the main window"),
            ], guarded: nil
        ) { params throws(Problem) in
            .softButton(
                try params.target("id"), mode: params.mode(), app: params.optionalText("app"),
                window: params.optionalInteger("window"))
        },
        drive(
            "headUnit.voice", "/v1/head-unit/voice:say", tag: "Car",
            "Speak a voice command, a choice or an app's name.", [.needs("text", .text(), "the spoken words")],
            guarded: nil
        ) { params throws(Problem) in .voice(text: params.text("text")) },
    ]

    private static var reset: CommandDefinition {
        let kinds = Reset.allCases.map(\.kind)
        return drive(
            "headUnit.reset", "/v1/head-unit:reset",
            "Delete all data of all apps: files, menus, levels and data for resumption. Connected apps receive "
                + "MASTER_RESET or FACTORY_DEFAULTS and must register again.",
            [
                .needs(
                    "kind", .word(kinds),
                    "masterReset also deletes all permission settings; factoryDefaults deletes the driver's refusals"
                )
            ]
        ) { params throws(Problem) in
            let kind = params.text("kind")
            guard let reset = Reset(kind: kind) else {
                throw Problem(
                    .unprocessable, detail: "kind: \"\(kind)\" is not one of \(kinds.joined(separator: ", ")).")
            }
            return .forgetApps(reset)
        }
    }

    private static let profileEdit = drive(
        "headUnit.profile.edit", "/v1/head-unit/profile", method: .patch,
        "Change capabilities of the head unit with a JSON merge patch (RFC 7396).", guarded: "/headUnit/profile"
    ) { params in .profile(.edit(mergePatch: params.json)) }.with(\.isOpen, true)

    private static let vehicleSet = drive(
        "headUnit.vehicle.set", "/v1/head-unit/vehicle", method: .patch,
        "Set vehicle data with a JSON merge patch (RFC 7396).",
        guarded: "/headUnit/vehicle"
    ) { params in .vehicle(mergePatch: params.json) }.with(\.isOpen, true)

    private static let consent = drive(
        "headUnit.consent.answer", "/v1/head-unit/consent:answer",
        "Answer, as the driver, whether an app may take a module that another app uses (ASK_DRIVER).",
        [
            .needs("allowed", .boolean, "the driver's answer"),
            .may("question", .text(), "the question's id; default: the oldest question"),
            .may("module", .text(), "the id of one module; default: all modules of the question"),
        ], guarded: "/headUnit/consents"
    ) { params throws(Problem) in
        .consent(
            ConsentAnswer(
                question: params.optionalText("question"), allowed: params.boolean("allowed"),
                module: params.optionalText("module")))
    }

    private static let callAnswer = drive(
        "headUnit.call.answer", "/v1/head-unit/call:answer",
        "Answer, as the driver, whether the car may dial a number for an app.",
        [.needs("accepted", .boolean, "the driver's answer")], guarded: "/headUnit/call"
    ) { params throws(Problem) in .phone(.answer(accepted: params.boolean("accepted"))) }

    private static let callEnd = drive(
        "headUnit.call.end", "/v1/head-unit/call:end", "End the call, as the driver does.", guarded: "/headUnit/call"
    ) { _ in .phone(.hangUp) }

    private static let modulesSet = drive(
        "headUnit.modules.set", "/v1/head-unit/modules", method: .patch,
        "Set values of the car's modules, such as climate, with a JSON merge patch by module type and id.",
        guarded: "/headUnit/modules"
    ) { params in .modules(mergePatch: params.json) }.with(\.isOpen, true)

    static let menus: [CommandDefinition] = [
        drive(
            "headUnit.menu.open", "/v1/head-unit/menu:open", tag: "Menu", "Open the menu of the app in the foreground.",
            [.may("menuID", .integer(), "the submenu's menuID; default: the top level")], guarded: nil
        ) { params throws(Problem) in .menu(.open(menuID: params.optionalInteger("menuID"))) },
        drive("headUnit.menu.close", "/v1/head-unit/menu:close", tag: "Menu", "Close the open menu.", [], guarded: nil)
        {
            _ in .menu(.close)
        },
        drive(
            "headUnit.menu.choose", "/v1/head-unit/menu:choose", tag: "Menu",
            "Choose a menu command, or open a submenu.",
            [id("cmdID"), text], guarded: nil
        ) { params throws(Problem) in .menu(.choose(try params.target("cmdID"))) },
    ]

    static let overlays: [CommandDefinition] = [
        overlay(
            "press", "Press a button of an overlay, or a subtle alert outside its buttons.", [id("id"), text, mode]
        ) { params throws(Problem) in
            .press(
                Target(id: params.optionalInteger("id"), text: params.optionalText("text")),
                mode: params.mode())
        },
        overlay(
            "choose", "Select a choice of an interaction.",
            [
                id("choiceID"), text,
                .may(
                    "source", .word(ChoiceSource.allCases.map(\.rawValue)),
                    "whether the driver selects the choice in the list or by voice"),
            ]
        ) { params throws(Problem) in
            .choose(
                try params.target("choiceID"),
                source: params.one(of: ChoiceSource.self, "source", default: .menu))
        },
        overlay("type", "Type on the keyboard.", [.needs("text", .text(), "the whole text typed so far")]) {
            params throws(Problem) in .type(text: params.text("text"))
        }.with(\.bringsTyping, true),
        overlay("submit", "Submit the typed text.", [.may("text", .text(), "text to type before submitting")]) {
            params throws(Problem) in .submit(text: params.optionalText("text"))
        }.with(\.bringsTyping, true),
        overlay("slide", "Move the slider.", [.needs("position", .integer(1...26), "the new position, counted from 1")])
        {
            params throws(Problem) in .slide(position: params.integer("position"))
        },
        overlay("save", "Save the slider's position.") { _ in .save },
        overlay("scroll", "Scroll the message, which restarts its timeout.") { _ in .scroll },
        overlay("cancel", "Cancel the overlay.") { _ in .cancel },
        overlay("timeout", "End the overlay as if its timeout had expired.") { _ in .timeout },
        overlay("retry", "End the recording with RETRY, so that the app records again.") { _ in .retry }, audio,
    ]

    private static let audio = overlay(
        "audio",
        "Send audio to the microphone: a WAV file or a built-in sound.",
        [
            .may("wav", .text(), "a WAV file with PCM samples, in base64"),
            .may(
                "sound", .word(MicrophoneSound.allCases.map(\.rawValue)),
                "one second of a tone, or two seconds of syllables, in the format that the app requested"),
        ]
    ) { params throws(Problem) in
        let (hasFile, hasSound) = (params.json["wav"] != nil, params.json["sound"] != nil)
        guard hasFile != hasSound else {
            throw Problem(
                .unprocessable,
                detail: hasFile ? "Both wav and sound are given." : "Neither wav nor sound is given.",
                hint: "Give one of them.")
        }
        return hasFile
            ? .audio(wav: try params.bytes("wav"))
            : .sound(params.one(of: MicrophoneSound.self, "sound", default: .hum))
    }.with(\.bodyLimitBytes, bigBody)
}
