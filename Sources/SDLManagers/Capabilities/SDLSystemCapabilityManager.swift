public import SDLRPC
import SDLSupport

/// Stores the capabilities that the head unit has reported, and requests further capabilities for the app.
@MainActor
public final class SDLSystemCapabilityManager {
    /// The displays of the head unit, and the app's windows on these displays. For a head unit that does not report
    /// displays, the library creates a display from the registration response.
    public private(set) var displays: [SDLDisplayCapability]? {
        didSet {
            mainWindow = MainWindow(defaultMainWindowCapability)

            changed()
        }
    }
    /// The capabilities of the app's main window that are needed to compose a screen. Computed again when `displays`
    /// changes.
    private(set) var mainWindow = MainWindow(nil)
    package var changed: () -> Void = {}

    let lifecycle: SDLLifecycleManager
    private(set) var known: OrderedMap<SDLSystemCapabilityType, SDLSystemCapability> = [:]
    /// The capabilities that this head unit has refused to report.
    private(set) var refused: Set<SDLSystemCapabilityType> = []
    /// Called with a capability that the head unit has refused to report.
    var capabilityRefused: (SDLSystemCapabilityType) -> Void = { _ in }
    /// The display for video as reported at the start of the current video stream; nil without a stream.
    var streamedDisplay: VideoDisplay?
    var observers: OrderedMap<SDLSystemCapabilityType, OrderedMap<Int, SDLCapabilityUpdateHandler>> = [:]
    var tokens = IDCounter()

    package init(lifecycle: SDLLifecycleManager) {
        self.lifecycle = lifecycle
        lifecycle.notifications.observe(SDLOnSystemCapabilityUpdated.self, owner: self) { [weak self] update in
            self?.takeNews(of: update.systemCapability)
        }
    }

    package func reset() {
        displays = nil
        known = [:]
        refused = []
    }

    /// Reads the displays from the head unit's registration response.
    package func take(_ response: SDLRegisterAppInterfaceResponse) {
        displays = response.displayCapabilities.map {
            [SDLDisplayCapability($0, response.buttonCapabilities, response.softButtonCapabilities)]
        }
    }

    /// Reads the display from the `SetDisplayLayout` response, in which head units before version 6 report changes.
    func take(_ response: SDLSetDisplayLayoutResponse) {
        guard let capabilities = response.displayCapabilities else { return }
        displays = [
            SDLDisplayCapability(capabilities, response.buttonCapabilities, response.softButtonCapabilities)
        ]
    }

    /// Processes a reported change of a capability. For app services, the report contains only the changed services, so
    /// this method merges them into the full list.
    private func takeNews(of capability: SDLSystemCapability) {
        guard let news = capability.appServicesCapabilities?.appServices else { return take(capability) }
        guard let all = known[.appServices]?.appServicesCapabilities?.appServices else { return }
        var whole = capability
        whole.appServicesCapabilities?.appServices = news.reduce(into: all) { Self.apply($1, to: &$0) }
        take(whole)
    }

    func take(_ capability: SDLSystemCapability) {
        known[capability.systemCapabilityType] = capability
        takeDisplays(of: capability)
        for handler in observers[capability.systemCapabilityType]?.values ?? [] {
            handler(capability, supportsSubscriptions, nil)
        }
    }

    func refuse(_ type: SDLSystemCapabilityType) {
        guard known[type] == nil, refused.insert(type).inserted else { return }
        capabilityRefused(type)
    }

    /// Stores the display that `capability` contains. A window that `capability` does not contain keeps its known
    /// capabilities.
    private func takeDisplays(of capability: SDLSystemCapability) {
        guard let display = capability.displayCapabilities?.first else { return }
        var merged = display
        let reported = Set((display.windowCapabilities ?? []).map { $0.windowID ?? 0 })
        let others = (displays?.first?.windowCapabilities ?? []).filter { !reported.contains($0.windowID ?? 0) }
        merged.windowCapabilities = others + (display.windowCapabilities ?? [])
        merged.displayName = display.displayName ?? displays?.first?.displayName
        displays = [merged]
    }

    /// The capabilities of the app's main window; nil until the head unit has reported the main window.
    public var defaultMainWindowCapability: SDLWindowCapability? { windowCapability(withWindowID: 0) }

    /// Returns the capabilities of the app's window with this id; nil if the head unit has not reported the window.
    public func windowCapability(withWindowID windowID: Int) -> SDLWindowCapability? {
        displays?.first?.windowCapabilities?.first { ($0.windowID ?? 0) == windowID }
    }

    /// Returns whether the main window has this text field; true if the head unit has not reported any list of text
    /// fields.
    func hasText(_ name: SDLTextFieldName) -> Bool {
        defaultMainWindowCapability?.textFields?.contains { $0.name == name } ?? true
    }

    /// Returns whether the main window has this image field; true if the head unit has not reported the main window.
    func hasImage(_ name: SDLImageFieldName) -> Bool {
        mainWindow.images?.contains(name) != false
    }

    /// Whether the display is the 8-inch display of Ford SYNC 3. This display has more capabilities than the head unit
    /// reports.
    var isThirdGeneration: Bool {
        lifecycle.registration?.displayCapabilities?.displayType == .gen38Inch
    }
}

/// The capabilities of the main window that are needed to compose a screen. Until the head unit has reported the
/// window, the library assumes that all fields exist.
struct MainWindow: Equatable {
    /// The number of main text lines. If `mainField3`, for example, is the last main field that the head unit reports,
    /// the value is 3. The value is 4 if the head unit reports no list of fields.
    private(set) var lines = Self.mainFields.count
    /// The image fields of the main window; nil if the head unit has not reported the main window.
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
    /// Creates a display with one window from the display capabilities that a head unit before version 6 sends in its
    /// registration response.
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
