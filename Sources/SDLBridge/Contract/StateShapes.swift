import JSON

/// The schemas of the parts of the state tree (docs/state-tree.md), for the routes that return these parts.
enum StateShapes {
    static let named: [(String, Schema)] = [
        ("Display", .object(display)), ("Languages", .object(languages)), ("Link", .object(link)),
        ("Image", .object(image)), ("SoftButton", .object(softButton)), ("Window", .object(window)),
        ("Overlay", .object(overlay)), ("HeadUnitApp", .object(headUnitApp)), ("CloudApp", .object(cloudApp)),
        ("HeadUnit", .object(headUnit)),
        ("Controller", .object(controller)), ("Host", .object(host)), ("Profile", .object(profile)),
        ("Vehicle", anything), ("VehicleItem", .object(vehicleItem)), ("Drive", .object(drive)),
        ("Modules", .map(.map(.named("Module")))), ("Module", .object(module)),
        ("Settings", settings), ("Faults", .array(.object(fault))), ("AppOverlays", overlays),
        ("Apps", .map(.named("HeadUnitApp"))), ("Overlays", .map(.named("Overlay"))), ("Hosts", .map(.named("Host"))),
    ]

    /// Returns the schema of a part of an app's state. `car` lists the members that come from the head unit's state of
    /// the app. `app` lists the members that come from the state that the app itself reports.
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
        .needs("latencyMs", .integer(), "delay of each message, in milliseconds, in each direction"),
        .needs("lossPercent", .integer(), "share of messages that are lost, in percent"),
    ]

    private static let image: [Schema.Field] = [
        .may("value", .text(), "the image file's name, or the number of a static icon"),
        .may("imageType", .text(), "STATIC for an icon of the head unit, DYNAMIC for a file of the app"),
        .may("isTemplate", .boolean, "whether the image is drawn in the colour of texts"),
        .may("url", .text(), "the image's address, relative to the page"),
        .may("missing", .boolean, "true if the image's file does not exist"),
        .may("omitted", .boolean, "true if the display does not draw images of this type"),
    ]

    private static let softButton: [Schema.Field] = [
        .needs("softButtonID", .integer(), "the button's id"), .may("type", .text(), "TEXT, IMAGE or BOTH"),
        .may("text", .text(), "the button's text"), .may("image", .named("Image"), "the button's image"),
        .may("isHighlighted", .boolean, "whether the button is highlighted"),
        .may("systemAction", .text(), "the head unit's own action when the button is pressed"),
    ]

    private static let window: [Schema.Field] =
        [
            .needs("windowID", .integer(), "the window's id; 0 for the main window"),
            .may("name", .text(), "the widget's name"),
            .may("type", .text(), "MAIN or WIDGET"), .may("template", .text(), "the name of the window's template"),
            .may("graphic", .named("Image"), "the primary image"),
            .may("secondaryGraphic", .named("Image"), "the secondary image"),
            .may("softButtons", .array(.named("SoftButton")), "the soft buttons in display order"),
            .may("hmiLevel", .text(), "the HMI level of a widget"),
            .may("customPresets", texts, "names of the preset buttons"),
        ]
        + [
            "templateTitle", "mainField1", "mainField2", "mainField3", "mainField4", "statusBar", "mediaTrack",
            "alignment",
        ].map { .may($0, .text(), "the value from the last Show request") }

    private static let overlay: [Schema.Field] = [
        .needs("id", .text(), "the overlay's id"), .needs("app", .text(), "the key of the overlay's app"),
        .needs("kind", .text(), "such as alert, slider, interaction or keyboard"),
        .may("functionID", .integer(), "the functionID of the request that presents the overlay"),
        .may("correlationID", .integer(), "the correlation id of that request"),
        .may("cancelID", .integer(), "the id with which CancelInteraction ends the overlay"),
        .needs("state", .text(), "waiting (not visible yet) or shown"),
        .may("shownAt", .number, "when the overlay appeared, in milliseconds of the head unit's clock"),
        .may("durationMs", .number, "the overlay's timeout in milliseconds"),
        .may("endsAt", .number, "when the timeout expires, in milliseconds of the head unit's clock"),
        .may("params", anything, "the parameters of the request; each image also has a url"),
        .may("choices", .array(anything), "interaction: the choices"),
        .may("position", .integer(), "slider: the current position"),
        .may("entry", .text(), "keyboard and search: the text typed so far"),
        .may("autoComplete", texts, "keyboard and search: the suggestions"),
        .may("keyboard", anything, "keyboard and search: the keyboard properties"),
        .may("audio", anything, "audioPassThru: the state of the microphone"),
        .may("phase", .text(), "interaction: voice or list; audioPassThru: prompt or recording"),
    ]

    private static let headUnitApp: [Schema.Field] =
        [
            .needs("key", .text(), "the app's fullAppID, or its appID"),
            .needs("name", .text(), "the app's name from its registration"),
            .may("types", texts, "the appHMIType values of the app's registration"),
            .may("isMedia", .boolean, "whether the app is a media app"),
            .may("session", .integer(), "the id of the app's session"),
            .may("resumed", .boolean, "whether the app's data from an earlier connection was restored"),
            .needs("hmiLevel", .text(), "the HMI level that was last sent to the app"),
            .may("windows", .map(.named("Window")), "the app's windows by id"),
            .may("globalProperties", anything, "the app's global properties"),
            .may("commands", .map(anything), "the app's menu commands by cmdID"),
            .may("subMenus", .map(anything), "the app's submenus by menuID"),
            .may(
                "menuOrder", .map(texts),
                "by menuID: the entries in display order, such as c1 for command 1 and m5 for submenu 5"),
            .may("choiceSets", .map(anything), "the app's choice sets by id"),
            .may("files", .map(anything), "the app's files on the head unit by name"),
            .may("storage", anything, "the used bytes and the quota of the app's files"),
            .may("subscribedButtons", texts, "the hardware buttons to which the app is subscribed"),
            .may("subscribedVehicleData", texts, "the items of vehicle data to which the app is subscribed"),
            .may("subscribedWayPoints", .boolean, "whether the app is subscribed to way points"),
            .may("subscribedServices", texts, "the types of app services to which the app is subscribed"),
            .may("permissions", .map(anything), "by message: the HMI levels at which the message is allowed"),
            .may("link", anything, "the simulated latency and loss of this app's connection"),
            .may("levelRestoration", anything, "the restoration of the app's HMI level after a lost connection"),
            .may("mediaClock", anything, "the media clock as last set by the app"),
            .may("haptics", anything, "the haptic rectangles that the app has sent"),
            .may("streams", .map(anything), "the app's open audio and video streams"),
            .may("speaking", anything, "the text that the car speaks now for the app"),
        ]
        + [
            "appID", "fullAppID", "icon", "iconURL", "connection", "transport", "rpcVersion", "protocolVersion",
            "language", "hmiDisplayLanguage", "hashID", "audioStreamingState", "videoStreamingState", "systemContext",
        ].map { .may($0, .text(), "the value from the app's registration, or the value last sent to the app") }

    private static let cloudApp: [Schema.Field] = [
        .needs("id", .text(), "the app's appID, or its endpoint if the appID is unknown"),
        .needs("name", .text(), "the name shown to the driver"),
        .needs("endpoint", .text(), "the address of the app's server"),
        .needs("nicknames", texts, "the names with which the app may register"),
        .needs("enabled", .boolean, "whether the driver may open the app"),
        .needs("hasAuthToken", .boolean, "whether an auth token is set for the app; the token itself is not shown"),
        .may("transportType", .text(), "WS or WSS"), .may("hybridAppPreference", .text(), "MOBILE, CLOUD or BOTH"),
        .needs("listed", .boolean, "whether the app is listed among the apps for the driver"),
        .needs("status", .word(["NOT_CONNECTED", "RETRY", "CONNECTED"]), "the status of the connection to the app"),
        .needs("dialling", .boolean, "whether the head unit is connecting to the app, or will try again"),
        .may("try", .integer(), "the number of the current connection attempt"),
        .may("tries", .integer(), "the maximum number of connection attempts"),
        .may("why", .text(), "why the last attempt failed"), .may("fix", .text(), "how to fix the failure"),
        .may("app", .text(), "the app's key while it is registered"),
    ]

    private static let headUnit: [Schema.Field] = [
        .needs("profile", .named("Profile"), "the current profile"),
        .needs("display", .named("Display"), "settings of the display"),
        .needs("language", .named("Languages"), "the languages"),
        .may("link", .named("Link"), "simulated latency and loss of all connections"),
        .may("vehicle", .named("Vehicle"), "the current vehicle data, by the name of each item"),
        .may("drive", .named("Drive"), "the current drive: playing, paused or ended"),
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
        .may("activeApp", .text(), "the key of the app in HMI level FULL"),
        .may("audioSource", .text(), "the key of the audible app"), .may("menu", anything, "the open menu of an app"),
        .may("overlays", .map(.named("Overlay")), "shown and waiting overlays, by id"),
        .may("overlayOrder", texts, "the ids of the overlays, oldest first"),
        .may("visibleOverlay", .text(), "the id of the visible overlay"),
        .may("apps", .map(.named("HeadUnitApp")), "registered apps by key"),
        .may("appOrder", texts, "the keys of the registered apps, in the order of registration"),
        .may("cloudApps", .map(.named("CloudApp")), "cloud apps by id"),
        .may("cloudOrder", texts, "the ids of the cloud apps, in the order in which they were added"),
        .may("faults", .array(anything), "the faults that testers have set: forced results of requests"),
        .may("presenter", .text(), "where the head unit is shown: page, hmi (a web HMI) or car (a real head unit)"),
        .may("hmi", anything, "the connected web HMI"),
    ]

    private static let profile: [Schema.Field] = [
        .needs("id", .text(), "the id for headUnit.profile.use"), .needs("name", .text(), "the display name"),
        .needs("width", .integer(), "the screen's width in pixels"),
        .needs("height", .integer(), "the screen's height in pixels"),
        .may("language", .text(), "the default language"), .may("languages", texts, "supported languages"),
        .may("inputModes", texts, "supported input modes: touch, rotary, touchpad"),
        .may("displayCapabilities", anything, "the display capabilities sent to apps"),
        .may("buttonCapabilities", .array(anything), "the capabilities of the car's hardware buttons"),
    ]

    private static let drive: [Schema.Field] = [
        .needs("name", .text(), "the drive's name"),
        .needs("phase", .word(["playing", "paused", "ended"]), "the state of the playback"),
        .needs("durationMs", .integer(), "the drive's length in milliseconds"),
        .needs("positionMs", .integer(), "the playback position at the instant setAt, in milliseconds"),
        .needs("setAt", .integer(), "when positionMs was set, in milliseconds of the head unit's clock"),
        .needs("speed", .number, "the playback speed; 1 is real time"),
        .needs("loop", .boolean, "whether the drive restarts at its end"),
        .needs("signals", texts, "the names of the items of vehicle data that the drive sets"),
    ]

    private static let module: [Schema.Field] = [
        .may("name", .text(), "the module's display name"),
        .needs("values", anything, "the module's values, in the format of ModuleData"),
        .may("memories", .map(.object(memory)), "seats only: the stored positions by number"),
        .may("holder", .text(), "the key of the app that controls the module"),
        .needs("subscribers", texts, "the keys of the apps that are subscribed to the module"),
    ]

    private static let memory: [Schema.Field] = [
        .may("label", .text(), "the name of the stored position"),
        .needs("values", anything, "the seat's values at this position"),
    ]

    private static let consent: [Schema.Field] = [
        .needs("id", .text(), "the question's id"), .needs("app", .text(), "the requesting app's key"),
        .needs("moduleType", .text(), "the type of the requested modules"),
        .needs("modules", anything, "the driver's answer by module id; null until the driver has answered"),
        .needs("endsAt", .number, "the time of the head unit's clock at which the question expires"),
    ]

    private static let call: [Schema.Field] = [
        .needs("app", .text(), "the requesting app's key"),
        .needs("phoneNumber", .text(), "the number to call: digits and * # , ; +"),
        .needs("phase", .word(["asked", "running"]), "asked until the driver accepts, then running"),
    ]

    private static let navigation: [Schema.Field] = [
        .needs("wayPoints", .array(anything), "the route's way points as LocationDetails, destination last"),
        .may(
            "asked",
            .object([
                .needs("app", .text(), "the requesting app's key"),
                .needs("location", anything, "the location as LocationDetails"),
            ]),
            "the location that an app requested, until the driver answers"),
        .may("turn", .object(ofNavigation), "the next turn, from ShowConstantTBT"),
        .may("turnList", .object(ofNavigation), "the turn list, from UpdateTurnList"),
        .may("maneuver", .object(ofNavigation), "the announced maneuver, from AlertManeuver, until it ends"),
    ]

    private static let ofNavigation: [Schema.Field] = [
        .needs("app", .text(), "the key of the requesting app"),
        .needs("params", anything, "the parameters of the request; each image also has a url"),
    ]

    private static let service: [Schema.Field] = [
        .needs("type", .text(), "the service type, such as WEATHER"),
        .may("name", .text(), "the service's display name"),
        .may("app", .text(), "the key of the app that offers the service; absent for a service of the car"),
        .needs("active", .boolean, "whether the service is the active service of its type"),
        .needs("default", .boolean, "whether the service's provider is the default of its type"),
        .needs("forApps", .boolean, "whether apps may use the service"),
        .needs("manifest", anything, "the AppServiceManifest; each image also has a url"),
        .may("data", anything, "the last AppServiceData; each image also has a url"),
    ]

    private static let serviceQuestion: [Schema.Field] = [
        .needs("app", .text(), "the requesting app's key"),
        .needs("service", .text(), "the id of the service that would become active"),
        .needs("endsAt", .number, "the time of the head unit's clock at which the question expires"),
    ]

    private static let control: [Schema.Field] = [
        .needs("allowed", .boolean, "whether apps may control the car's modules"),
        .needs(
            "accessMode", .word(["AUTO_ALLOW", "AUTO_DENY", "ASK_DRIVER"]),
            "what happens when an app requests a module that another app uses"),
    ]

    private static let vehicleItem: [Schema.Field] = [
        .needs("name", .text(), "the item's parameter name"),
        .needs("dataType", .text(), "the item's VehicleDataType"),
        .needs(
            "kind", .word(["number", "whole", "word", "flag", "text", "structure", "list"]),
            "the kind of the item's values"),
        .may("minimum", .number, "the lowest value"), .may("maximum", .number, "the highest value"),
        .may("words", texts, "the allowed words"), .may("unit", .text(), "the unit of the values"),
        .may(
            "oemCustomDataType", .text(), "the type from the profile, for an item that is not in the mobile interface"),
    ]

    private static let settings = Schema.object([
        .may(
            "headUnit",
            .object([
                .needs("display", .named("Display"), "day or night, distraction, input"),
                .needs("language", .named("Languages"), "the languages"),
                .may("popupPolicy", .text(), "what happens when a second overlay is requested"),
                .may("remoteControl", .object(control), "remote control of the car's modules"),
                .may("link", .named("Link"), "simulated latency and loss"),
                .may("presenter", .text(), "where the head unit is shown: page or hmi"),
            ]), "settings of the head unit"),
        .may(
            "bridge",
            .object([
                .may("clock", anything, "whether the clock is running or paused"),
                .may("control", anything, "the client that has the control lease"),
            ]),
            "settings of the bridge"),
    ])

    private static let fault: [Schema.Field] = [
        .needs("function", .text(), "the name of the request"), .needs("result", .text(), "the forced result code"),
        .may("info", .text(), "the info text of the response"),
        .may("app", .text(), "the key of the only app that gets the forced result; absent for all apps"),
        .may("times", .integer(), "how many more requests get the forced result; absent for all requests"),
        .may("delayMs", .integer(), "the delay of the response in milliseconds"),
    ]

    // MARK: Apps

    private static let controller: [Schema.Field] = [
        .needs("id", .text(), "the view controller's id"), .needs("class", .text(), "the view controller's class"),
        .needs("state", .text(), "the view controller's appearance state"),
        .may("isViewLoaded", .boolean, "whether the view is loaded"),
        .may("layout", .text(), "the name of the template"),
        .may("isOverlay", .boolean, "whether the view controller is an overlay above the stack"),
        .may("view", anything, "the view with all its subviews"),
    ]

    private static let appView: [Schema.Field] = [
        .may("state", .text(), "the app's state: active, inactive, background, notRunning or disconnected"),
        .may("stateNames", anything, "the name of the state in the draft and in the final version of the interface"),
        .may("lastTransition", anything, "the last state change: from, to, and the delegate calls"),
        .may("transitions", .integer(), "the number of state changes"),
        .may("audibleState", .text(), "whether the app is audible"),
        .may("systemContext", .text(), "the system context, for example whether a menu is open"),
        .may("lifecycle", .text(), "the state of the lifecycle manager, such as Registered"),
        .may("streams", .map(anything), "projection apps only: the video and audio streams"),
        .may("touch", anything, "projection apps only: the current gesture"),
        .may("stack", texts, "the ids of the view controllers on the stack, the root first"),
        .may("controllers", .map(.named("Controller")), "the view controllers by id"),
        .may("screen", anything, "the main screen's content: set by the app, composed with overlays, and sent"),
        .may("overlays", .array(anything), "the overlays in the order of presentation"),
        .may("presentedOverlay", .text(), "the id of the oldest overlay"),
        .may("choices", anything, "loaded choice cells and groups, queued operations, keyboard properties"),
        .may("files", .map(anything), "the app's files by name, with the state of the upload"),
        .may("fileOrder", texts, "the names of the files, in the order of the uploads"),
        .may("haptics", anything, "projection apps only: each haptic rectangle with its result"),
        .may("menu", .array(anything), "the app's menu on the head unit"),
        .may("voiceCommands", .map(texts), "the phrases of each voice command, by id"),
        .may("permissions", .map(.boolean), "by message: whether the message is allowed now"),
        .may("subscriptions", texts, "the hardware buttons to which the app is subscribed"),
        .may("diagnostics", anything, "the number of mistakes found in the app, and the latest mistake"),
    ]

    private static let overlays = Schema.object([
        .may(
            "headUnit",
            .object([
                .needs("overlays", .map(.named("Overlay")), "the app's overlays by id"),
                .may("visibleOverlay", .text(), "the id of the visible overlay, if it belongs to the app"),
            ]), "the overlays on the head unit"),
        .may(
            "app", .object(appView.filter { ["overlays", "presentedOverlay"].contains($0.name) }),
            "the overlays in the app"),
    ])

    private static let host: [Schema.Field] = [
        .needs("id", .text(), "the process's id in the API"), .needs("name", .text(), "the program's name"),
        .needs("executable", .text(), "the program's path"),
        .needs("state", .word(["running", "notResponding", "exited", "crashed", "stopped"]), "the process's state"),
        .needs("since", .number, "when the state began, in milliseconds of the head unit's clock"),
        .may("pid", .integer(), "the process's number in the system, while the process runs"),
        .may("why", .text(), "why the process is not running normally"), .may("exitCode", .integer(), "the exit code"),
        .may("signal", .integer(), "the signal that ended the process"), .may("app", .text(), "the app's key"),
        .may("lastRows", .array(.integer()), "the numbers of the app's newest rows before its end"),
        .may("build", anything, "the last build of the program, with `run --watch`"),
    ]
}
