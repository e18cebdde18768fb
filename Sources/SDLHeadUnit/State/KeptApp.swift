import SDLRPC
import SDLSupport

/// The saved data of a disconnected app. The data survives a restart of the head unit.
struct KeptApp: Sendable {
    let key: AppKey
    /// The level of the app when its connection was lost.
    let level: SDLHMILevel
    var at: Instant
    /// The number of times that the ignition was switched off before the app disconnected.
    let cycle: Int
    var hashID: String?
    var icon: String?
    var menu = AppMenu()
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

    /// Restores the saved data to an app that resumes: the hash, and everything that `put(into:)` replaces.
    func restore(_ app: inout RegisteredApp) {
        app.hashID = hashID
        app.isResumed = true
        put(into: &app)
    }

    /// Replaces the menu, choices, screen, subscriptions and widgets of an app by the saved data, but not the hash.
    func put(into app: inout RegisteredApp) {
        app.menu = menu
        app.choices.replace(with: choiceSets)
        app.screen.restore(globalProperties, reset: resetProperties, buttons: subscribedButtons)
        app.capabilities.subscribed = subscribedCapabilities
        for widget in widgets { app.screen.windows[widget.windowID] = widget }
    }
}

extension KeptApp {
    init(_ app: RegisteredApp, in car: HeadUnitState, at now: Instant) {
        self.init(key: app.key, level: app.status.hmiLevel, at: now, cycle: car.ignition.offs)
        hashID = app.hashID
        icon = app.icon
        menu = app.menu
        choiceSets = app.choices.sets
        globalProperties = app.screen.globalProperties
        resetProperties = app.screen.resetProperties
        subscribedButtons = app.screen.buttons
        subscribedCapabilities = app.capabilities.subscribed
        vehicleData = car.carData.subscribed(app.key)
        isSubscribedToWayPoints = car.navigation.subscribers.contains(app.key)
        services = car.services.subscribed(app.key)
        modules = car.control.subscribed(app.key)
        widgets = app.screen.windows.values.filter { $0.windowID != 0 }.map(\.emptied)
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
