import JSON

/// What the parts of the state tree look like (docs/state-tree.md), for the reads that answer with them.
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

    /// A composed read: some members of what the head unit says of an app, and some of what the app says itself.
    static func part(car: [String], app: [String]) -> Schema {
        .object([
            .may("headUnit", .object(headUnitApp.filter { car.contains($0.name) }), "as the head unit sees it"),
            .may("app", .object(appView.filter { app.contains($0.name) }), "as the app sees it itself"),
        ])
    }

    private static let texts = Schema.array(.text())
    private static let anything = Schema.map(.any)

    // MARK: The head unit

    private static let display: [Schema.Field] = [
        .needs("mode", .text(), "day or night"), .needs("distraction", .word(["DD_ON", "DD_OFF"]), "of the driver"),
        .needs("inputMode", .text(), "touch, rotary or touchpad"),
    ]

    private static let languages: [Schema.Field] = [
        .needs("ui", .text(), "what is shown"), .needs("vr", .text(), "what is heard"),
        .needs("tts", .text(), "what is spoken"),
    ]

    private static let link: [Schema.Field] = [
        .needs("latencyMs", .integer(), "how much later messages come"),
        .needs("lossPercent", .integer(), "how many do not come"),
    ]

    private static let image: [Schema.Field] = [
        .may("value", .text(), "a file's name, or the number of a static icon"),
        .may("imageType", .text(), "STATIC or DYNAMIC"), .may("isTemplate", .boolean, "drawn in the colour of texts"),
        .may("url", .text(), "where a browser finds it"), .may("missing", .boolean, "the file is not there"),
        .may("omitted", .boolean, "the display draws no such images"),
    ]

    private static let softButton: [Schema.Field] = [
        .needs("softButtonID", .integer(), "its number"), .may("type", .text(), "TEXT, IMAGE or BOTH"),
        .may("text", .text(), "what it says"), .may("image", .named("Image"), "what it shows"),
        .may("isHighlighted", .boolean, "whether it stands out"), .may("systemAction", .text(), "what the car does"),
    ]

    private static let window: [Schema.Field] =
        [
            .needs("windowID", .integer(), "0 is the main one"), .may("name", .text(), "of a widget"),
            .may("type", .text(), "MAIN or WIDGET"), .may("template", .text(), "how it is laid out"),
            .may("graphic", .named("Image"), "the picture"),
            .may("secondaryGraphic", .named("Image"), "the smaller one"),
            .may("softButtons", .array(.named("SoftButton")), "in their order"),
            .may("hmiLevel", .text(), "of a widget"), .may("customPresets", texts, "of the car's preset keys"),
        ]
        + [
            "templateTitle", "mainField1", "mainField2", "mainField3", "mainField4", "statusBar", "mediaTrack",
            "alignment",
        ].map { .may($0, .text(), "as last shown") }

    private static let overlay: [Schema.Field] = [
        .needs("id", .text(), "its name"), .needs("app", .text(), "whose it is"),
        .needs("kind", .text(), "alert, slider, interaction, keyboard, …"),
        .may("functionID", .integer(), "of its request"),
        .may("correlationID", .integer(), "of its request"), .may("cancelID", .integer(), "what takes it back"),
        .needs("state", .text(), "waiting or shown"), .may("shownAt", .number, "since when"),
        .may("durationMs", .number, "how long it stays"), .may("endsAt", .number, "until when"),
        .may("params", anything, "as they were sent, images with their addresses"),
        .may("choices", .array(anything), "of an interaction"), .may("position", .integer(), "of a slider"),
        .may("entry", .text(), "what is typed so far"), .may("autoComplete", texts, "suggestions"),
        .may("keyboard", anything, "its properties"), .may("audio", anything, "what the microphone hears"),
        .may("phase", .text(), "voice, list, prompt or recording"),
    ]

    private static let headUnitApp: [Schema.Field] =
        [
            .needs("key", .text(), "its fullAppID, or its appID"), .needs("name", .text(), "as registered"),
            .may("types", texts, "as registered"), .may("isMedia", .boolean, "as registered"),
            .may("session", .integer(), "of its connection"), .may("resumed", .boolean, "whether its data came back"),
            .needs("hmiLevel", .text(), "as it was told last"), .may("windows", .map(.named("Window")), "by number"),
            .may("globalProperties", anything, "as sent"), .may("commands", .map(anything), "by cmdID"),
            .may("subMenus", .map(anything), "by menuID"), .may("menuOrder", .map(texts), "what each menu shows"),
            .may("choiceSets", .map(anything), "by number"), .may("files", .map(anything), "by name"),
            .may("storage", anything, "used and quota, in bytes"), .may("subscribedButtons", texts, "of the car"),
            .may("subscribedVehicleData", texts, "items of vehicle data it is told of"),
            .may("subscribedWayPoints", .boolean, "whether it is told of the route"),
            .may("subscribedServices", texts, "types of services it is told of"),
            .may("permissions", .map(anything), "by message: at which levels"),
            .may("link", anything, "of its own"),
            .may("comeback", anything, "what becomes of the level it had when its connection was lost"),
            .may("mediaClock", anything, "as it was set"), .may("haptics", anything, "where it can be touched"),
            .may("streams", .map(anything), "audio and video"), .may("speaking", anything, "while it speaks"),
        ]
        + [
            "appID", "fullAppID", "icon", "iconURL", "connection", "transport", "rpcVersion", "protocolVersion",
            "language", "hmiDisplayLanguage", "hashID", "audioStreamingState", "videoStreamingState", "systemContext",
        ].map { .may($0, .text(), "as registered, or as told last") }

    private static let cloudApp: [Schema.Field] = [
        .needs("id", .text(), "its appID, or its endpoint where nothing else is known"),
        .needs("name", .text(), "what the driver sees"), .needs("endpoint", .text(), "where it listens"),
        .needs("nicknames", texts, "the names it may register with"),
        .needs("enabled", .boolean, "whether it may be opened"),
        .needs("hasAuthToken", .boolean, "whether it is shown one; it stands nowhere"),
        .may("transportType", .text(), "WS or WSS"), .may("hybridAppPreference", .text(), "MOBILE, CLOUD or BOTH"),
        .needs("listed", .boolean, "whether the driver sees it among the apps"),
        .needs("status", .word(["NOT_CONNECTED", "RETRY", "CONNECTED"]), "of its connection"),
        .needs("dialling", .boolean, "whether a dial is under way or due"),
        .may("try", .integer(), "which one"), .may("tries", .integer(), "how many there are at most"),
        .may("why", .text(), "the last dial came to nothing"), .may("fix", .text(), "what to do about it"),
        .may("app", .text(), "the key it has registered with"),
    ]

    private static let headUnit: [Schema.Field] = [
        .needs("profile", .named("Profile"), "what kind of head unit it is"),
        .needs("display", .named("Display"), "what is set of it"),
        .needs("language", .named("Languages"), "what is set of it"), .may("link", .named("Link"), "as simulated"),
        .may("vehicle", .named("Vehicle"), "vehicle data, each item as the car tells it now"),
        .may("drive", .named("Drive"), "what moves the car by itself"),
        .may("modules", .named("Modules"), "what apps control, by type and id"),
        .may("consents", .map(.object(consent)), "what the driver is asked for apps, by id"),
        .may("call", .object(call), "what an app wants to dial, or the call that goes on"),
        .may("navigation", .object(navigation), "where the car is to go, and what apps show of the way"),
        .may("services", .map(.object(service)), "what apps and the car offer to apps, by id"),
        .may("serviceOrder", texts, "their ids, in the order in which they were published"),
        .may("serviceDefaults", .map(.text()), "who is wanted first, by type: an app's key, or EMBEDDED_SERVICE"),
        .may("serviceQuestions", .map(.object(serviceQuestion)), "what the driver is asked of services, by id"),
        .may("remoteControl", .object(control), "as the driver has set it"),
        .may("popupPolicy", .text(), "who gives way"), .may("activeApp", .text(), "the app in FULL"),
        .may("audioSource", .text(), "the app that is heard"), .may("menu", anything, "the one that is open"),
        .may("overlays", .map(.named("Overlay")), "all over the screen"), .may("overlayOrder", texts, "oldest first"),
        .may("visibleOverlay", .text(), "the one that is seen"),
        .may("apps", .map(.named("HeadUnitApp")), "registered ones, by key"), .may("appOrder", texts, "their keys"),
        .may("cloudApps", .map(.named("CloudApp")), "those the head unit dials, by id"),
        .may("cloudOrder", texts, "their ids"),
        .may("faults", .array(anything), "forced results still to come"),
        .may("presenter", .text(), "page, hmi, or car where it stands elsewhere"),
        .may("hmi", anything, "the presenting web HMI"),
    ]

    private static let profile: [Schema.Field] = [
        .needs("id", .text(), "for headUnit.profile.use"), .needs("name", .text(), "for people"),
        .needs("width", .integer(), "of the screen, in pixels"),
        .needs("height", .integer(), "of the screen, in pixels"),
        .may("language", .text(), "the first one"), .may("languages", texts, "those that there are"),
        .may("inputModes", texts, "how it is used"), .may("displayCapabilities", anything, "as apps are told"),
        .may("buttonCapabilities", .array(anything), "keys of the car"),
    ]

    private static let drive: [Schema.Field] = [
        .needs("name", .text(), "what it is called"), .needs("phase", .word(["playing", "paused", "ended"]), "now"),
        .needs("durationMs", .integer(), "of the whole"), .needs("positionMs", .integer(), "where it was at setAt"),
        .needs("setAt", .integer(), "by the head unit's clock, in milliseconds"),
        .needs("speed", .number, "times as fast as it was"), .needs("loop", .boolean, "begins again at its end"),
        .needs("signals", texts, "what it says"),
    ]

    private static let module: [Schema.Field] = [
        .may("name", .text(), "for people"), .needs("values", anything, "as ModuleData carries them"),
        .may("memories", .map(.object(memory)), "of a seat, by number"),
        .may("holder", .text(), "the app that has it"),
        .needs("subscribers", texts, "apps that are told of it, by key"),
    ]

    private static let memory: [Schema.Field] = [
        .may("label", .text(), "for people"),
        .needs("values", anything, "how the seat stood when it was told to remember"),
    ]

    private static let consent: [Schema.Field] = [
        .needs("id", .text(), "its name"), .needs("app", .text(), "who asks"),
        .needs("moduleType", .text(), "of the modules"), .needs("modules", anything, "by id: null while nobody knows"),
        .needs("endsAt", .number, "until when"),
    ]

    private static let call: [Schema.Field] = [
        .needs("app", .text(), "who wants it"), .needs("phoneNumber", .text(), "digits and * # , ; +"),
        .needs("phase", .word(["asked", "running"]), "whether the driver has said yes"),
    ]

    private static let navigation: [Schema.Field] = [
        .needs("wayPoints", .array(anything), "each a LocationDetails, the destination last"),
        .may(
            "asked", .object([.needs("app", .text(), "who asks"), .needs("location", anything, "a LocationDetails")]),
            "where an app wants to go, until the driver has said yes or no"),
        .may("turn", .object(ofNavigation), "the next one, by ShowConstantTBT"),
        .may("turnList", .object(ofNavigation), "all to come, by UpdateTurnList"),
        .may("maneuver", .object(ofNavigation), "one that is announced, by AlertManeuver, until it is complete"),
    ]

    private static let ofNavigation: [Schema.Field] = [
        .needs("app", .text(), "who shows it"), .needs("params", anything, "the request's, images with url"),
    ]

    private static let service: [Schema.Field] = [
        .needs("type", .text(), "such as WEATHER"), .may("name", .text(), "for people"),
        .may("app", .text(), "who offers it; the car itself where there is none"),
        .needs("active", .boolean, "whether it stands for its type"),
        .needs("default", .boolean, "whether who offers it is wanted first"),
        .needs("forApps", .boolean, "whether apps may use it"),
        .needs("manifest", anything, "an AppServiceManifest, images with url"),
        .may("data", anything, "the AppServiceData it has told last, images with url"),
    ]

    private static let serviceQuestion: [Schema.Field] = [
        .needs("app", .text(), "who wants it"), .needs("service", .text(), "that it shall be the active one"),
        .needs("endsAt", .number, "until when"),
    ]

    private static let control: [Schema.Field] = [
        .needs("allowed", .boolean, "whether apps may control the car at all"),
        .needs("accessMode", .word(["AUTO_ALLOW", "AUTO_DENY", "ASK_DRIVER"]), "how modules change hands"),
    ]

    private static let vehicleItem: [Schema.Field] = [
        .needs("name", .text(), "as a parameter"), .needs("dataType", .text(), "a VehicleDataType"),
        .needs("kind", .word(["number", "whole", "word", "flag", "text", "structure", "list"]), "of its values"),
        .may("minimum", .number, "of a number"), .may("maximum", .number, "of a number"),
        .may("words", texts, "those that can stand in it"), .may("unit", .text(), "of its numbers"),
        .may("oemCustomDataType", .text(), "what the profile says it is, where the interface has it not"),
    ]

    private static let settings = Schema.object([
        .may(
            "headUnit",
            .object([
                .needs("display", .named("Display"), "day or night, distraction, input"),
                .needs("language", .named("Languages"), "of the car"), .may("popupPolicy", .text(), "who gives way"),
                .may("remoteControl", .object(control), "of the car's modules"),
                .may("link", .named("Link"), "as simulated"), .may("presenter", .text(), "page or hmi"),
            ]), "of the car"),
        .may(
            "bridge", .object([.may("clock", anything, "running or paused"), .may("control", anything, "who drives")]),
            "of the bridge"),
    ])

    private static let fault: [Schema.Field] = [
        .needs("function", .text(), "the request's name"), .needs("result", .text(), "what it is answered with"),
        .may("info", .text(), "said with it"), .may("app", .text(), "whose requests"),
        .may("times", .integer(), "how often it is still given"), .may("delayMs", .integer(), "how much later"),
    ]

    // MARK: Apps

    private static let controller: [Schema.Field] = [
        .needs("id", .text(), "its name"), .needs("class", .text(), "of the program"),
        .needs("state", .text(), "where in its life it is"), .may("isViewLoaded", .boolean, "whether it has views"),
        .may("layout", .text(), "its template"), .may("isOverlay", .boolean, "over the stack"),
        .may("view", anything, "and what is in it"),
    ]

    private static let appView: [Schema.Field] = [
        .may("state", .text(), "active, inactive, background, notRunning or disconnected"),
        .may("stateNames", anything, "draft and final"), .may("lastTransition", anything, "from, to and calls"),
        .may("transitions", .integer(), "how many there were"), .may("audibleState", .text(), "derived"),
        .may("systemContext", .text(), "derived"), .may("lifecycle", .text(), "of the lifecycle manager"),
        .may("streams", .map(anything), "of an app that projects"), .may("touch", anything, "what fingers do"),
        .may("stack", texts, "controllers, the lowest first"),
        .may("controllers", .map(.named("Controller")), "by name"), .may("screen", anything, "wanted, composed, sent"),
        .may("overlays", .array(anything), "in their order"), .may("presentedOverlay", .text(), "the oldest"),
        .may("choices", anything, "cells, groups, queue, keyboard"), .may("files", .map(anything), "by name"),
        .may("fileOrder", texts, "their names"), .may("haptics", anything, "what became of each place"),
        .may("menu", .array(anything), "as it is on the head unit"), .may("voiceCommands", .map(texts), "by number"),
        .may("permissions", .map(.boolean), "by message: allowed now"), .may("subscriptions", texts, "keys of the car"),
        .may("diagnostics", anything, "count and latest"),
    ]

    private static let overlays = Schema.object([
        .may(
            "headUnit",
            .object([
                .needs("overlays", .map(.named("Overlay")), "by name"), .may("visibleOverlay", .text(), "if it is one"),
            ]), "on the head unit"),
        .may("app", .object(appView.filter { ["overlays", "presentedOverlay"].contains($0.name) }), "in the app"),
    ])

    private static let host: [Schema.Field] = [
        .needs("id", .text(), "what it is called here"), .needs("name", .text(), "of the program"),
        .needs("executable", .text(), "its path"),
        .needs("state", .word(["running", "notResponding", "exited", "crashed", "stopped"]), "what it is doing"),
        .needs("since", .number, "by the head unit's clock"), .may("pid", .integer(), "while it runs"),
        .may("why", .text(), "it does not run as it should"), .may("exitCode", .integer(), "how it ended"),
        .may("signal", .integer(), "what ended it"), .may("app", .text(), "its app's key"),
        .may("lastRows", .array(.integer()), "before its end"), .may("build", anything, "how its last build went"),
    ]
}
