import SDLRPC
import SDLSupport

/// What the head unit keeps of an app that is away, however long its own process lives.
struct KeptApp: Sendable {
    let key: AppKey
    /// The level it was at when it was there last.
    let level: SDLHMILevel
    var at: Instant
    /// How often the ignition had been switched off by then.
    let cycle: Int
    var hashID: String?
    var icon: String?
    var commands: [SDLAddCommand] = []
    var subMenus: [SDLAddSubMenu] = []
    var menuOrder: OrderedMap<Int, [String]> = [:]
    var choiceSets: OrderedMap<Int, [SDLChoice]> = [:]
    var globalProperties = SDLSetGlobalProperties()
    var resetProperties: [SDLGlobalProperty] = []
    var subscribedButtons: [SDLButtonName] = []
    var subscribedCapabilities: [SDLSystemCapabilityType] = []
    /// What it wants to know of the car.
    var vehicleData: [String] = []
    var hearsWayPoints = false
    /// The types of services it wants to hear of.
    var services: [String] = []
    var modules: [ModuleRef] = []
    /// Its widgets, with nothing on them.
    var widgets: [Window] = []

    init(_ app: RegisteredApp, at now: Instant, cycle: Int) {
        self.init(key: app.key, level: app.status.hmiLevel, at: now, cycle: cycle)
        hashID = app.hashID
        icon = app.icon
        commands = app.commands.values
        subMenus = app.subMenus.values
        menuOrder = app.menuOrder
        choiceSets = app.choiceSets
        globalProperties = app.globalProperties
        resetProperties = app.resetProperties
        subscribedButtons = app.subscribedButtons
        subscribedCapabilities = app.subscribedCapabilities
        vehicleData = app.vehicleData
        hearsWayPoints = app.hearsWayPoints
        services = app.services
        modules = app.modules
        widgets = app.windows.values.filter { $0.windowID != 0 }.map(\.emptied)
    }

    init(key: AppKey, level: SDLHMILevel, at: Instant, cycle: Int) {
        self.key = key
        self.level = level
        self.at = at
        self.cycle = cycle
    }

    /// Gives an app back what it had.
    func restore(_ app: inout RegisteredApp) {
        app.hashID = hashID
        app.isResumed = true
        put(into: &app)
    }

    /// In place of what an app has.
    func put(into app: inout RegisteredApp) {
        app.commands = [:]
        for command in commands { app.commands[command.cmdID] = command }
        app.subMenus = [:]
        for menu in subMenus { app.subMenus[menu.menuID] = menu }
        app.menuOrder = menuOrder
        app.choiceSets = choiceSets
        app.globalProperties = globalProperties
        app.resetProperties = resetProperties
        app.subscribedButtons = subscribedButtons
        app.subscribedCapabilities = subscribedCapabilities
        for widget in widgets { app.windows[widget.windowID] = widget }
    }
}

extension Window {
    /// The same window before anything was shown on it.
    fileprivate var emptied: Window {
        var empty = Window(
            windowID: windowID, name: name, type: type, template: template, dayColorScheme: dayColorScheme,
            nightColorScheme: nightColorScheme)
        empty.associatedServiceType = associatedServiceType
        empty.duplicatesFrom = duplicatesFrom
        return empty
    }
}
