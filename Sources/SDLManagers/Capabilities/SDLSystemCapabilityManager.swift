public import SDLRPC
import SDLSupport

/// What the head unit can do, as it has said so far.
@MainActor
public final class SDLSystemCapabilityManager {
    /// The displays with their windows; made from the registration where the head unit tells no displays of its own.
    public private(set) var displays: [SDLDisplayCapability]? {
        didSet {
            mainWindow = MainWindow(defaultMainWindowCapability)

            changed()
        }
    }
    /// What a screen is composed by, read once for each change of the displays and not for each screen.
    private(set) var mainWindow = MainWindow(nil)
    /// Called after something has changed.
    package var changed: () -> Void = {}

    let lifecycle: SDLLifecycleManager
    private(set) var known: OrderedMap<SDLSystemCapabilityType, SDLSystemCapability> = [:]
    var observers: OrderedMap<SDLSystemCapabilityType, OrderedMap<Int, SDLCapabilityUpdateHandler>> = [:]
    var tokens = Counting()

    package init(lifecycle: SDLLifecycleManager) {
        self.lifecycle = lifecycle
        lifecycle.notifications.observe(SDLOnSystemCapabilityUpdated.self, owner: self) { [weak self] update in
            self?.takeNews(of: update.systemCapability)
        }
    }

    package func reset() {
        displays = nil
        known = [:]
    }

    /// What the registration's answer says.
    package func take(_ response: SDLRegisterAppInterfaceResponse) {
        displays = response.displayCapabilities.map {
            [SDLDisplayCapability($0, response.buttonCapabilities, response.softButtonCapabilities)]
        }
    }

    /// What a head unit before version 6 says of the display under a new template.
    func take(_ response: SDLSetDisplayLayoutResponse) {
        guard let capabilities = response.displayCapabilities else { return }
        displays = [
            SDLDisplayCapability(capabilities, response.buttonCapabilities, response.softButtonCapabilities)
        ]
    }

    /// Of services only those are told that have changed: what was asked for has all of them, and the news go into it.
    private func takeNews(of capability: SDLSystemCapability) {
        guard let news = capability.appServicesCapabilities?.appServices else { return take(capability) }
        guard let all = known[.appServices]?.appServicesCapabilities?.appServices else { return }
        var whole = capability
        whole.appServicesCapabilities?.appServices = news.reduce(into: all) { Self.apply($1, to: &$0) }
        take(whole)
    }

    /// Whatever way the head unit has told it.
    func take(_ capability: SDLSystemCapability) {
        known[capability.systemCapabilityType] = capability
        takeDisplays(of: capability)
        for handler in observers[capability.systemCapabilityType]?.values ?? [] {
            handler(capability, supportsSubscriptions, nil)
        }
    }

    /// A window that is told later replaces the one of the same number; the others stay.
    private func takeDisplays(of capability: SDLSystemCapability) {
        guard let display = capability.displayCapabilities?.first else { return }
        var merged = display
        let told = Set((display.windowCapabilities ?? []).map { $0.windowID ?? 0 })
        let others = (displays?.first?.windowCapabilities ?? []).filter { !told.contains($0.windowID ?? 0) }
        merged.windowCapabilities = others + (display.windowCapabilities ?? [])
        merged.displayName = display.displayName ?? displays?.first?.displayName
        displays = [merged]
    }

    /// What the app's main window can show; nil while nobody knows.
    public var defaultMainWindowCapability: SDLWindowCapability? { windowCapability(withWindowID: 0) }

    /// What a window can show; nil while nobody knows.
    public func windowCapability(withWindowID windowID: Int) -> SDLWindowCapability? {
        displays?.first?.windowCapabilities?.first { ($0.windowID ?? 0) == windowID }
    }
}

extension SDLSystemCapabilityManager {
    /// Whether the main window has a text; what nobody knows is taken to be there.
    func hasText(_ name: SDLTextFieldName) -> Bool {
        defaultMainWindowCapability?.textFields?.contains { $0.name == name } ?? true
    }

    /// Whether the main window has an image; what nobody knows is taken to be there.
    func hasImage(_ name: SDLImageFieldName) -> Bool {
        mainWindow.images?.contains(name) != false
    }

    var mainLines: Int { mainWindow.lines }

    /// A display of the first SYNC generation with a name, which says less than it can.
    var isThirdGeneration: Bool {
        lifecycle.registration?.displayCapabilities?.displayType == .gen38Inch
    }
}

/// What the main window can show; what nobody knows is taken to be there.
struct MainWindow: Equatable {
    /// How many main lines there are; four where the head unit does not say. Scanning stops at the fourth.
    private(set) var lines = Self.mainFields.count
    /// The images it has a place for; nil where nobody knows.
    private(set) var images: Set<SDLImageFieldName>?
    private(set) var showsButtonImages = true
    private(set) var showsDynamicImages = true

    private static let mainFields: [SDLTextFieldName] = [.mainField1, .mainField2, .mainField3, .mainField4]

    init(_ window: SDLWindowCapability?) {
        guard let window else { return }
        images = Set((window.imageFields ?? []).map(\.name))
        showsButtonImages = window.softButtonCapabilities?.first?.imageSupported ?? true
        showsDynamicImages = window.imageTypeSupported?.contains(.dynamic) ?? true
        guard let fields = window.textFields else { return }
        let last = Self.mainFields.lastIndex { name in fields.contains { $0.name == name } }
        lines = last.map { $0 + 1 } ?? 0
    }
}

extension SDLDisplayCapability {
    /// A head unit before version 6 tells its one window at registration.
    init(
        _ old: SDLDisplayCapabilities, _ buttons: [SDLButtonCapabilities]?, _ softButtons: [SDLSoftButtonCapabilities]?
    ) {
        let window = SDLWindowCapability(
            windowID: 0, textFields: old.textFields, imageFields: old.imageFields,
            imageTypeSupported: old.graphicSupported == false ? [.static] : [.dynamic, .static],
            templatesAvailable: old.templatesAvailable, numCustomPresetsAvailable: old.numCustomPresetsAvailable,
            buttonCapabilities: buttons, softButtonCapabilities: softButtons)
        self.init(
            displayName: old.displayName ?? old.displayType.rawValue,
            windowTypeSupported: [SDLWindowTypeCapabilities(type: .main, maximumNumberOfWindows: 1)],
            windowCapabilities: [window])
    }
}

extension SDLSystemCapabilityManager {
    private static func apply(_ news: SDLAppServiceCapability, to services: inout [SDLAppServiceCapability]) {
        let index = services.firstIndex {
            $0.updatedAppServiceRecord.serviceID == news.updatedAppServiceRecord.serviceID
        }
        switch (index, news.updateReason) {
        case (let index?, .removed): services.remove(at: index)
        case (nil, .removed): break
        case (let index?, _): services[index] = news
        case (nil, _): services.append(news)
        }
    }
}
