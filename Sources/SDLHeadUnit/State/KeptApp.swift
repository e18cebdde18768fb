import SDLRPC
import SDLSupport

/// The saved data of a disconnected app. It survives a restart of the head unit.
struct KeptApp: Sendable {
    let key: AppKey
    /// The level of the app when it was last connected.
    let level: SDLHMILevel
    var at: Instant
    /// The number of ignition-offs before the app disconnected.
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
    /// The vehicle-data items that the app subscribes to.
    var vehicleData: [String] = []
    var isSubscribedToWayPoints = false
    /// The types of services that the app subscribes to.
    var services: [String] = []
    var modules: [ModuleRef] = []
    /// The app's widgets without their content.
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
        isSubscribedToWayPoints = app.isSubscribedToWayPoints
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

    /// Restores the saved data to an app.
    func restore(_ app: inout RegisteredApp) {
        app.hashID = hashID
        app.isResumed = true
        put(into: &app)
    }

    /// Replaces the data of an app by the saved data.
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
    /// The window without its content.
    fileprivate var emptied: Window {
        var empty = Window(
            windowID: windowID, name: name, type: type, template: template, dayColorScheme: dayColorScheme,
            nightColorScheme: nightColorScheme)
        empty.associatedServiceType = associatedServiceType
        empty.duplicatesFrom = duplicatesFrom
        return empty
    }
}
