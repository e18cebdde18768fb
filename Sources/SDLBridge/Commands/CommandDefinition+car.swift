import JSON
import SDLHeadUnit
import SDLRPC
import SDLSupport
import WebServing

// What a driver and a car do.
extension CommandDefinition {
    static let car: [CommandDefinition] = [
        drive(
            "headUnit.set", "/v1/head-unit", method: .patch,
            "Set what a car sets: day and night, distraction, language, popups, remote control; and how bad the link is.",
            [
                .may(
                    "display",
                    .object([
                        .may("mode", .word(["day", "night"]), "the colours"),
                        .may("distraction", .word(["DD_ON", "DD_OFF"]), "whether the car moves"),
                        .may("inputMode", .word(["touch", "rotary", "touchpad"]), "how the driver points"),
                    ]), "the display"),
                .may(
                    "language",
                    .object([
                        .may("ui", .text(), "shown"), .may("vr", .text(), "understood"), .may("tts", .text(), "spoken"),
                    ]), "of the head unit; an app of another one is unregistered, as Core does"),
                .may("popupPolicy", .word(["abort-older", "reject-newer", "priority"]), "what a second overlay does"),
                .may(
                    "link",
                    .object([
                        .may("latencyMs", .integer(0...60_000), "how long a message takes, each way"),
                        .may("lossPercent", .integer(0...100), "how many of a hundred messages never arrive"),
                    ]), "the connection of every app"),
                .may(
                    "remoteControl",
                    .object([
                        .may("allowed", .boolean, "whether apps may control the car at all"),
                        .may(
                            "accessMode", .word(RemoteControlAccess.allCases.map(\.rawValue)),
                            "what becomes of a module that one app has and another wants"),
                    ]), "of the car's modules"),
            ]
        ) { params throws(Problem) in .set(params.settings()) },
        drive(
            "headUnit.profile.use", "/v1/head-unit/profile", method: .put, "Become another head unit.",
            [.needs("id", .text(), "one of /v1/profiles")], guarded: "/headUnit/profile"
        ) { params throws(Problem) in .profile(.use(id: params.text("id"))) },
        profileEdit, vehicleSet, modulesSet, consent, callAnswer, callEnd, reset,
        drive(
            "headUnit.button", "/v1/head-unit/button:press", tag: "Car", "Press a button of the car.",
            [
                .needs("name", .text(), "a ButtonName of the interface"), mode,
                .may("app", .text(), "who gets it; the subscribed apps in front when left out"),
            ], guarded: nil
        ) { params throws(Problem) in
            .button(name: params.text("name"), mode: params.mode(), app: params.optionalText("app"))
        },
        drive(
            "headUnit.softButton", "/v1/head-unit/soft-button:press", tag: "Car", "Press a button an app shows.",
            [
                id("id"), text, mode, .may("app", .text(), "whose; the one in front when left out"),
                .may("window", .integer(0...Int(Int32.max)), "in which of its windows; the main one when left out"),
            ], guarded: nil
        ) { params throws(Problem) in
            .softButton(
                try params.target("id"), mode: params.mode(), app: params.optionalText("app"),
                window: params.optionalInteger("window"))
        },
        drive(
            "headUnit.voice", "/v1/head-unit/voice:say", tag: "Car",
            "Say something: a voice command, a choice, an app's name.", [.needs("text", .text(), "what is said")],
            guarded: nil
        ) { params throws(Problem) in .voice(text: params.text("text")) },
    ]

    private static var reset: CommandDefinition {
        let kinds = Reset.allCases.map(\.kind)
        return drive(
            "headUnit.reset", "/v1/head-unit:reset",
            "Have the car forget its apps: each is told MASTER_RESET or FACTORY_DEFAULTS and has to register anew, and "
                + "files, menus, levels and what was to be resumed are gone, also of apps that are away.",
            [
                .needs(
                    "kind", .word(kinds),
                    "masterReset also forgets all that was set of permissions; factoryDefaults what the driver has refused"
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

    private static var profileEdit: CommandDefinition {
        var definition = drive(
            "headUnit.profile.edit", "/v1/head-unit/profile", method: .patch,
            "Change single capabilities of the head unit: a JSON merge patch (RFC 7396).", guarded: "/headUnit/profile"
        ) { params in .profile(.edit(mergePatch: params.json.json())) }
        definition.isOpen = true
        return definition
    }

    private static var vehicleSet: CommandDefinition {
        var definition = drive(
            "headUnit.vehicle.set", "/v1/head-unit/vehicle", method: .patch,
            "Say what the car's sensors say: a JSON merge patch (RFC 7396) of vehicle data.",
            guarded: "/headUnit/vehicle"
        ) { params in .vehicle(mergePatch: params.json.json()) }
        definition.isOpen = true
        return definition
    }

    private static let consent = drive(
        "headUnit.consent.answer", "/v1/head-unit/consent:answer",
        "Say whether an app may have a module that another has, as the driver does who is asked (ASK_DRIVER).",
        [
            .needs("allowed", .boolean, "yes or no"),
            .may("question", .text(), "which one; the oldest when left out"),
            .may("module", .text(), "the id of one of its modules; all that are asked for when left out"),
        ], guarded: "/headUnit/consents"
    ) { params throws(Problem) in
        .consent(
            ConsentAnswer(
                question: params.optionalText("question"), allowed: params.boolean("allowed"),
                module: params.optionalText("module")))
    }

    private static let callAnswer = drive(
        "headUnit.call.answer", "/v1/head-unit/call:answer",
        "Say whether the car may dial what an app wants to, as the driver does who is asked.",
        [.needs("accepted", .boolean, "yes or no")], guarded: "/headUnit/call"
    ) { params throws(Problem) in .phone(.answer(accepted: params.boolean("accepted"))) }

    private static let callEnd = drive(
        "headUnit.call.end", "/v1/head-unit/call:end", "Hang up, as the driver does.", guarded: "/headUnit/call"
    ) { _ in .phone(.hangUp) }

    private static var modulesSet: CommandDefinition {
        var definition = drive(
            "headUnit.modules.set", "/v1/head-unit/modules", method: .patch,
            "Set the car's modules as the driver does, climate or seats: a JSON merge patch of values by type and id.",
            guarded: "/headUnit/modules"
        ) { params in .modules(mergePatch: params.json.json()) }
        definition.isOpen = true
        return definition
    }

    static let menus: [CommandDefinition] = [
        drive(
            "headUnit.menu.open", "/v1/head-unit/menu:open", tag: "Menu", "Open the menu of the app in front.",
            [.may("menuID", .integer(), "which submenu; the top when left out")], guarded: nil
        ) { params throws(Problem) in .menu(.open(menuID: params.optionalInteger("menuID"))) },
        drive("headUnit.menu.close", "/v1/head-unit/menu:close", tag: "Menu", "Close the open menu.", [], guarded: nil)
        {
            _ in .menu(.close)
        },
        drive(
            "headUnit.menu.choose", "/v1/head-unit/menu:choose", tag: "Menu", "Choose a command; a submenu opens.",
            [id("cmdID"), text], guarded: nil
        ) { params throws(Problem) in .menu(.choose(try params.target("cmdID"))) },
    ]

    static let overlays: [CommandDefinition] = [
        overlay(
            "press", "Press a button of an overlay; without one, a subtle alert itself.", [id("id"), text, mode]
        ) { params throws(Problem) in
            .press(
                Target(id: params.optionalInteger("id"), text: params.optionalText("text")),
                mode: params.mode())
        },
        overlay(
            "choose", "Take one of the choices.",
            [id("choiceID"), text, .may("source", .word(ChoiceSource.allCases.map(\.rawValue)), "by hand or by voice")]
        ) { params throws(Problem) in
            .choose(
                try params.target("choiceID"),
                source: params.one(of: ChoiceSource.self, "source", default: .menu))
        },
        overlay("type", "Type on the keyboard.", [.needs("text", .text(), "the whole text so far")]) {
            params throws(Problem) in .type(text: params.text("text"))
        }.with(\.bringsTyping, true),
        overlay("submit", "Enter what has been typed.", [.may("text", .text(), "typed before it is entered")]) {
            params throws(Problem) in .submit(text: params.optionalText("text"))
        }.with(\.bringsTyping, true),
        overlay("slide", "Move the slider.", [.needs("position", .integer(1...26), "counted from 1")]) {
            params throws(Problem) in .slide(position: params.integer("position"))
        },
        overlay("save", "Keep where the slider stands.") { _ in .save },
        overlay("scroll", "Read on: it stays for its whole time again.") { _ in .scroll },
        overlay("cancel", "Send it away.") { _ in .cancel },
        overlay("timeout", "As if its time had run out.") { _ in .timeout },
        overlay("retry", "Speak once more.") { _ in .retry }, audio,
    ]

    private static var audio: CommandDefinition {
        var definition = overlay(
            "audio",
            "Speak into the microphone, which hears nothing else: a file of one's own, or a sound of the head unit's.",
            [
                .may("wav", .text(), "a WAV file with PCM samples, in base64"),
                .may(
                    "sound", .word(MicrophoneSound.allCases.map(\.rawValue)),
                    "one second of a note, or two of syllables without words, in the format the app asked for"),
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
        }
        definition.bodyLimitBytes = bigBody
        return definition
    }
}
