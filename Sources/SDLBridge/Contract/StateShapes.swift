import JSON

/// The schemas of the state tree's parts (docs/state-tree.md), for the routes that return these parts.
enum StateShapes {
    static let named: [(String, Schema)] = [
        ("Display", .object(display)), ("Languages", .object(languages)), ("Link", .object(link)),
        ("Image", .object(image)), ("SoftButton", .object(softButton)), ("Window", .object(window)),
        ("Overlay", .object(overlay)), ("HeadUnitApp", .object(headUnitApp)), ("CloudApp", .object(cloudApp)),
        ("HeadUnit", .object(headUnit)),
        ("Controller", .object(controller)), ("Host", .object(host)), ("Profile", .object(profile)),
        ("Vehicle", anything), ("VehicleItem", .object(vehicleItem)), ("Drive", .object(drive)),
        ("Vehicle", anything), ("VehicleItem", .object(vehicleItem)),
        ("Modules", .map(.map(.named("Module")))), ("Module", .object(module)),
        ("Settings", settings), ("Faults", .array(.object(fault))), ("AppOverlays", overlays),
        ("Apps", .map(.named("HeadUnitApp"))), ("Overlays", .map(.named("Overlay"))), ("Hosts", .map(.named("Host"))),
    ]

    /// Returns the schema of a combined read: some members of the head unit's state of an app, and some of the app's
    /// own state.
    static func part(car: [String], app: [String]) -> Schema {
        .object([
            .may("headUnit", .object(headUnitApp.filter { car.contains($0.name) }), "the head unit's state of the app"),
            .may("app", .object(appView.filter { app.contains($0.name) }), "the app's own state"),
        ])
    }

    private static let texts = Schema.array(.text())
    private static let anything = Schema.map(.any)

    // MARK: The head unit

    private static let display: [Schema.Field] = [
        .needs("mode", .text(), "day or night"),
        .needs("distraction", .word(["DD_ON", "DD_OFF"]), "the driver distraction state"),
        .needs("inputMode", .text(), "touch, rotary or touchpad"),
    ]

    private static let languages: [Schema.Field] = [
        .needs("ui", .text(), "language of the display"), .needs("vr", .text(), "language of voice recognition"),
        .needs("tts", .text(), "language of speech"),
    ]

    private static let link: [Schema.Field] = [
        .needs("latencyMs", .integer(), "delay of a message, each way"),
        .needs("lossPercent", .integer(), "share of messages that are lost"),
    ]

    private static let image: [Schema.Field] = [
        .may("value", .text(), "a file's name, or the number of a static icon"),
        .may("imageType", .text(), "STATIC or DYNAMIC"),
        .may("isTemplate", .boolean, "whether it is drawn in the colour of texts"),
        .may("url", .text(), "its address for a browser"), .may("missing", .boolean, "whether the file does not exist"),
        .may("omitted", .boolean, "whether the display does not support such images"),
    ]

    private static let softButton: [Schema.Field] = [
        .needs("softButtonID", .integer(), "its number"), .may("type", .text(), "TEXT, IMAGE or BOTH"),
        .may("text", .text(), "its text"), .may("image", .named("Image"), "its image"),
        .may("isHighlighted", .boolean, "whether it is highlighted"),
        .may("systemAction", .text(), "the car's action when it is pressed"),
    ]

    private static let window: [Schema.Field] =
        [
            .needs("windowID", .integer(), "0 for the main window"), .may("name", .text(), "a widget's name"),
            .may("type", .text(), "MAIN or WIDGET"), .may("template", .text(), "the template's name"),
            .may("graphic", .named("Image"), "the primary image"),
            .may("secondaryGraphic", .named("Image"), "the secondary image"),
            .may("softButtons", .array(.named("SoftButton")), "in order"),
            .may("hmiLevel", .text(), "a widget's level"), .may("customPresets", texts, "names of the preset buttons"),
        ]
        + [
            "templateTitle", "mainField1", "mainField2", "mainField3", "mainField4", "statusBar", "mediaTrack",
            "alignment",
        ].map { .may($0, .text(), "the text as last shown") }

    private static let overlay: [Schema.Field] = [
        .needs("id", .text(), "its id"), .needs("app", .text(), "its app's key"),
        .needs("kind", .text(), "such as alert, slider, interaction or keyboard"),
        .may("functionID", .integer(), "its request's functionID"),
        .may("correlationID", .integer(), "its request's correlation id"),
        .may("cancelID", .integer(), "the id for CancelInteraction"),
        .needs("state", .text(), "waiting or shown"),
        .may("shownAt", .number, "when it was shown, by the head unit's clock"),
        .may("durationMs", .number, "its timeout"),
        .may("endsAt", .number, "when its timeout expires, by the head unit's clock"),
        .may("params", anything, "the request's parameters, images with url"),
        .may("choices", .array(anything), "an interaction's choices"),
        .may("position", .integer(), "a slider's position"),
        .may("entry", .text(), "the text typed so far"), .may("autoComplete", texts, "suggestions"),
        .may("keyboard", anything, "the keyboard's properties"), .may("audio", anything, "the microphone's state"),
        .may("phase", .text(), "voice, list, prompt or recording"),
    ]

    private static let headUnitApp: [Schema.Field] =
        [
            .needs("key", .text(), "its fullAppID, or its appID"), .needs("name", .text(), "its name as registered"),
            .may("types", texts, "its appHMITypes as registered"),
            .may("isMedia", .boolean, "whether it is a media app"),
            .may("session", .integer(), "its session's id"), .may("resumed", .boolean, "whether its data was resumed"),
            .needs("hmiLevel", .text(), "the level last sent to it"),
            .may("windows", .map(.named("Window")), "its windows by id"),
            .may("globalProperties", anything, "its global properties"),
            .may("commands", .map(anything), "its menu commands by cmdID"),
            .may("subMenus", .map(anything), "its submenus by menuID"),
            .may("menuOrder", .map(texts), "the order of entries of each menu"),
            .may("choiceSets", .map(anything), "its choice sets by id"),
            .may("files", .map(anything), "its files by name"),
            .may("storage", anything, "used and quota, in bytes"),
            .may("subscribedButtons", texts, "subscribed buttons of the car"),
            .may("subscribedVehicleData", texts, "subscribed items of vehicle data"),
            .may("subscribedWayPoints", .boolean, "whether it is subscribed to way points"),
            .may("subscribedServices", texts, "subscribed types of app services"),
            .may("permissions", .map(anything), "by message: the levels at which it is allowed"),
            .may("link", anything, "its own latency and loss"),
            .may("levelRestoration", anything, "the restoration of its level after a lost connection"),
            .may("mediaClock", anything, "its media clock as last set"),
            .may("haptics", anything, "its haptic rectangles"),
            .may("streams", .map(anything), "its audio and video streams"),
            .may("speaking", anything, "its Speak request in progress"),
        ]
        + [
            "appID", "fullAppID", "icon", "iconURL", "connection", "transport", "rpcVersion", "protocolVersion",
            "language", "hmiDisplayLanguage", "hashID", "audioStreamingState", "videoStreamingState", "systemContext",
        ].map { .may($0, .text(), "as registered, or as last sent to it") }

    private static let cloudApp: [Schema.Field] = [
        .needs("id", .text(), "its appID, or its endpoint if it has no appID"),
        .needs("name", .text(), "the name shown to the driver"), .needs("endpoint", .text(), "its address"),
        .needs("nicknames", texts, "the names that it may register with"),
        .needs("enabled", .boolean, "whether the driver may open it"),
        .needs("hasAuthToken", .boolean, "whether it has an auth token; the token itself is not shown"),
        .may("transportType", .text(), "WS or WSS"), .may("hybridAppPreference", .text(), "MOBILE, CLOUD or BOTH"),
        .needs("listed", .boolean, "whether it is listed among the apps for the driver"),
        .needs("status", .word(["NOT_CONNECTED", "RETRY", "CONNECTED"]), "the status of its connection"),
        .needs("dialling", .boolean, "whether the head unit is connecting, or will retry"),
        .may("try", .integer(), "number of the current attempt"),
        .may("tries", .integer(), "number of attempts at most"),
        .may("why", .text(), "why the last attempt failed"), .may("fix", .text(), "what to do"),
        .may("app", .text(), "the key of the registered app"),
    ]

    private static let headUnit: [Schema.Field] = [
        .needs("profile", .named("Profile"), "the current profile"),
        .needs("display", .named("Display"), "settings of the display"),
        .needs("language", .named("Languages"), "the languages"),
        .may("link", .named("Link"), "simulated latency and loss of all connections"),
        .may("vehicle", .named("Vehicle"), "the current vehicle data by item"),
        .may("drive", .named("Drive"), "the drive that is being played"),
        .may("modules", .named("Modules"), "the car's modules by type and id"),
        .may("consents", .map(.object(consent)), "pending consent questions to the driver, by id"),
        .may("call", .object(call), "a requested or running phone call"),
        .may("navigation", .object(navigation), "the route, and the turns and maneuvers that apps show"),
        .may("services", .map(.object(service)), "services of apps and of the car, by id"),
        .may("serviceOrder", texts, "the services' ids in order of publication"),
        .may("serviceDefaults", .map(.text()), "the default provider by type: an app's key or EMBEDDED_SERVICE"),
        .may("serviceQuestions", .map(.object(serviceQuestion)), "pending service questions to the driver, by id"),
        .may("remoteControl", .object(control), "the driver's settings for remote control"),
        .may("popupPolicy", .text(), "what happens when a second overlay is requested"),
        .may("activeApp", .text(), "the app in FULL"),
        .may("audioSource", .text(), "the audible app"), .may("menu", anything, "the open menu"),
        .may("overlays", .map(.named("Overlay")), "shown and waiting overlays"),
        .may("overlayOrder", texts, "their ids, oldest first"),
        .may("visibleOverlay", .text(), "the id of the visible overlay"),
        .may("apps", .map(.named("HeadUnitApp")), "registered apps by key"),
        .may("appOrder", texts, "their keys in order"),
        .may("cloudApps", .map(.named("CloudApp")), "cloud apps by id"),
        .may("cloudOrder", texts, "the cloud apps' ids in order"),
        .may("faults", .array(anything), "forced results that are active"),
        .may("presenter", .text(), "page, hmi, or car for a watched head unit"),
        .may("hmi", anything, "the connected web HMI"),
    ]

    private static let profile: [Schema.Field] = [
        .needs("id", .text(), "the id for headUnit.profile.use"), .needs("name", .text(), "the display name"),
        .needs("width", .integer(), "the screen's width in pixels"),
        .needs("height", .integer(), "the screen's height in pixels"),
        .may("language", .text(), "the default language"), .may("languages", texts, "supported languages"),
        .may("inputModes", texts, "supported input devices"),
        .may("displayCapabilities", anything, "the display capabilities sent to apps"),
        .may("buttonCapabilities", .array(anything), "the car's buttons"),
    ]

    private static let drive: [Schema.Field] = [
        .needs("name", .text(), "its name"),
        .needs("phase", .word(["playing", "paused", "ended"]), "its playback state"),
        .needs("durationMs", .integer(), "its length"),
        .needs("positionMs", .integer(), "its position at the instant setAt"),
        .needs("setAt", .integer(), "by the head unit's clock, in milliseconds"),
        .needs("speed", .number, "the playback speed"), .needs("loop", .boolean, "whether it restarts at its end"),
        .needs("signals", texts, "its items of vehicle data"),
    ]

    private static let module: [Schema.Field] = [
        .may("name", .text(), "the display name"), .needs("values", anything, "its values as in ModuleData"),
        .may("memories", .map(.object(memory)), "a seat's stored positions by number"),
        .may("holder", .text(), "the app that controls it"),
        .needs("subscribers", texts, "keys of subscribed apps"),
    ]

    private static let memory: [Schema.Field] = [
        .may("label", .text(), "its name"),
        .needs("values", anything, "the stored values of the seat"),
    ]

    private static let consent: [Schema.Field] = [
        .needs("id", .text(), "the question's id"), .needs("app", .text(), "the requesting app's key"),
        .needs("moduleType", .text(), "the modules' type"),
        .needs("modules", anything, "the answer by module id; null while it is open"),
        .needs("endsAt", .number, "when the question expires, by the head unit's clock"),
    ]

    private static let call: [Schema.Field] = [
        .needs("app", .text(), "the requesting app's key"), .needs("phoneNumber", .text(), "digits and * # , ; +"),
        .needs("phase", .word(["asked", "running"]), "asked until the driver accepts, then running"),
    ]

    private static let navigation: [Schema.Field] = [
        .needs("wayPoints", .array(anything), "the LocationDetails of the route, destination last"),
        .may(
            "asked",
            .object([
                .needs("app", .text(), "the requesting app's key"), .needs("location", anything, "a LocationDetails"),
            ]),
            "the location that an app requested, until the driver answers"),
        .may("turn", .object(ofNavigation), "the next turn, from ShowConstantTBT"),
        .may("turnList", .object(ofNavigation), "the turn list, from UpdateTurnList"),
        .may("maneuver", .object(ofNavigation), "the announced maneuver, from AlertManeuver, until it ends"),
    ]

    private static let ofNavigation: [Schema.Field] = [
        .needs("app", .text(), "the app's key"),
        .needs("params", anything, "the request's parameters, images with url"),
    ]

    private static let service: [Schema.Field] = [
        .needs("type", .text(), "such as WEATHER"), .may("name", .text(), "the display name"),
        .may("app", .text(), "the key of its app; absent for a service of the car"),
        .needs("active", .boolean, "whether it is the active service of its type"),
        .needs("default", .boolean, "whether its provider is the default of its type"),
        .needs("forApps", .boolean, "whether apps may use it"),
        .needs("manifest", anything, "an AppServiceManifest, images with url"),
        .may("data", anything, "the last AppServiceData, images with url"),
    ]

    private static let serviceQuestion: [Schema.Field] = [
        .needs("app", .text(), "the requesting app's key"),
        .needs("service", .text(), "the service that would become active"),
        .needs("endsAt", .number, "when the question expires, by the head unit's clock"),
    ]

    private static let control: [Schema.Field] = [
        .needs("allowed", .boolean, "whether apps may control the car at all"),
        .needs(
            "accessMode", .word(["AUTO_ALLOW", "AUTO_DENY", "ASK_DRIVER"]),
            "what happens when an app requests a module that another app uses"),
    ]

    private static let vehicleItem: [Schema.Field] = [
        .needs("name", .text(), "its parameter name"), .needs("dataType", .text(), "its VehicleDataType"),
        .needs(
            "kind", .word(["number", "whole", "word", "flag", "text", "structure", "list"]), "the kind of its values"),
        .may("minimum", .number, "the lowest value"), .may("maximum", .number, "the highest value"),
        .may("words", texts, "the allowed words"), .may("unit", .text(), "the unit of its numbers"),
        .may("oemCustomDataType", .text(), "its type from the profile, if it is not in the mobile interface"),
    ]

    private static let settings = Schema.object([
        .may(
            "headUnit",
            .object([
                .needs("display", .named("Display"), "day or night, distraction, input"),
                .needs("language", .named("Languages"), "the languages"),
                .may("popupPolicy", .text(), "what happens when a second overlay is requested"),
                .may("remoteControl", .object(control), "remote control of the car's modules"),
                .may("link", .named("Link"), "simulated latency and loss"), .may("presenter", .text(), "page or hmi"),
            ]), "settings of the head unit"),
        .may(
            "bridge",
            .object([.may("clock", anything, "running or paused"), .may("control", anything, "the control lease")]),
            "settings of the bridge"),
    ])

    private static let fault: [Schema.Field] = [
        .needs("function", .text(), "the request's name"), .needs("result", .text(), "the forced result"),
        .may("info", .text(), "the response's info"), .may("app", .text(), "only for this app"),
        .may("times", .integer(), "how often it is still used"), .may("delayMs", .integer(), "delay of the response"),
    ]

    // MARK: Apps

    private static let controller: [Schema.Field] = [
        .needs("id", .text(), "its id"), .needs("class", .text(), "its class"),
        .needs("state", .text(), "its appearance state"), .may("isViewLoaded", .boolean, "whether its view is loaded"),
        .may("layout", .text(), "its template"), .may("isOverlay", .boolean, "whether it covers the stack"),
        .may("view", anything, "its view with all subviews"),
    ]

    private static let appView: [Schema.Field] = [
        .may("state", .text(), "active, inactive, background, notRunning or disconnected"),
        .may("stateNames", anything, "draft and final"), .may("lastTransition", anything, "from, to and calls"),
        .may("transitions", .integer(), "number of transitions"), .may("audibleState", .text(), "derived"),
        .may("systemContext", .text(), "derived"), .may("lifecycle", .text(), "the lifecycle manager's state"),
        .may("streams", .map(anything), "a projection app's streams"), .may("touch", anything, "the current touches"),
        .may("stack", texts, "ids of the controllers, lowest first"),
        .may("controllers", .map(.named("Controller")), "by id"), .may("screen", anything, "wanted, composed, sent"),
        .may("overlays", .array(anything), "in order"), .may("presentedOverlay", .text(), "the oldest overlay"),
        .may("choices", anything, "cells, groups, queue, keyboard"), .may("files", .map(anything), "by name"),
        .may("fileOrder", texts, "their names in order"),
        .may("haptics", anything, "its haptic rectangles and their results"),
        .may("menu", .array(anything), "as it is on the head unit"), .may("voiceCommands", .map(texts), "by id"),
        .may("permissions", .map(.boolean), "by message: whether it is allowed now"),
        .may("subscriptions", texts, "subscribed buttons of the car"),
        .may("diagnostics", anything, "their count and the newest one"),
    ]

    private static let overlays = Schema.object([
        .may(
            "headUnit",
            .object([
                .needs("overlays", .map(.named("Overlay")), "by id"),
                .may("visibleOverlay", .text(), "its id, if it is one of them"),
            ]), "on the head unit"),
        .may("app", .object(appView.filter { ["overlays", "presentedOverlay"].contains($0.name) }), "in the app"),
    ])

    private static let host: [Schema.Field] = [
        .needs("id", .text(), "its id"), .needs("name", .text(), "the program's name"),
        .needs("executable", .text(), "the program's path"),
        .needs("state", .word(["running", "notResponding", "exited", "crashed", "stopped"]), "the process's state"),
        .needs("since", .number, "when the state began, by the head unit's clock"),
        .may("pid", .integer(), "its number, while it runs"),
        .may("why", .text(), "why it is not running normally"), .may("exitCode", .integer(), "its exit code"),
        .may("signal", .integer(), "the signal that ended it"), .may("app", .text(), "its app's key"),
        .may("lastRows", .array(.integer()), "the newest rows before its end"),
        .may("build", anything, "its last build"),
    ]
}
