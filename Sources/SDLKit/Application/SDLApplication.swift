import Foundation
public import SDLManagers
public import SDLRPC
package import SDLSupport

/// An app on a head unit: its state, its stack of view controllers, and what it may ask of the car. FND-01, FND-02, FND-03
@MainActor
public final class SDLApplication {
    /// Who the app is.
    public let configuration: SDLConfiguration
    /// Told of every change of state.
    public weak var delegate: (any SDLAppDelegate)?
    /// Where the app stands.
    public private(set) var state = SDLAppState.disconnected
    /// What the app shows. FND-05
    public private(set) var viewControllerManager: SDLViewControllerManager!

    /// What the head unit answered to the registration: its capabilities. FND-04
    public var capabilities: SDLRegisterAppInterfaceResponse? { lifecycle.registration }
    /// Whether the app is heard now.
    public var audibleState: SDLAudioStreamingState { lifecycle.status?.audioStreamingState ?? .notAudible }
    /// What else stands in front of the app's screen.
    public var systemContext: SDLSystemContext { lifecycle.status?.systemContext ?? .main }

    /// The main screen's own manager: choices and keyboards are asked for here.
    public let screenManager: SDLScreenManager
    /// What the head unit can do.
    public let systemCapabilityManager: SDLSystemCapabilityManager
    /// What the app may do.
    public let permissionManager: SDLPermissionManager

    package let lifecycle: SDLLifecycleManager
    package let files: SDLFileManager
    package var choices: SDLChoiceSetManager { screenManager.choices }
    package let pen: JournalPen
    package let timekeeper: any Timekeeper
    private(set) var inspector: AppInspector!

    /// Creates an app over whatever `dial` connects to.
    ///
    /// - Parameter rootViewController: makes the root controller, each time the app has been registered.
    package init(
        configuration: SDLConfiguration, delegate: (any SDLAppDelegate)? = nil, timekeeper: any Timekeeper,
        pen: JournalPen, flight: Flight? = nil, home: LaneHome = .pool,
        rootViewController: @escaping () -> SDLViewController,
        dial: @escaping @Sendable () async throws -> any BytePipe
    ) {
        self.configuration = configuration
        self.delegate = delegate
        self.pen = pen
        self.timekeeper = timekeeper
        lifecycle = SDLLifecycleManager(
            configuration: configuration, timekeeper: timekeeper, pen: pen, flight: flight, home: home, dial: dial)
        files = SDLFileManager(lifecycle: lifecycle)
        systemCapabilityManager = SDLSystemCapabilityManager(lifecycle: lifecycle)
        permissionManager = SDLPermissionManager(lifecycle: lifecycle)
        let queue = FlushQueue(flight: flight)
        screenManager = SDLScreenManager(
            lifecycle: lifecycle, files: files, capabilities: systemCapabilityManager,
            permissions: permissionManager, queue: queue, timekeeper: timekeeper)
        queue.add(screenManager)
        let presenter = OverlayPresenter(
            lifecycle: lifecycle, choices: screenManager.choices, blocks: screenManager.blocks)
        viewControllerManager = SDLViewControllerManager(
            screen: self, overlays: OverlayStore(presenter: presenter), makeRoot: rootViewController)
        inspector = AppInspector(app: self, pen: pen)
        viewControllerManager.inspector = inspector
        viewControllerManager.application = self
        screenManager.source = self
        lifecycle.listener = self
        lifecycle.diagnose = { [weak self] in self?.diagnose($0) }
        listen()
    }

    /// What one manager learns, the others and the inspector are told.
    private func listen() {
        systemCapabilityManager.changed = { [weak self] in self?.screenManager.reconsider() }
        permissionManager.changed = { [weak self] in
            self?.screenManager.alerts.reconsider()
            self?.inspector.permissionsChanged()
        }
        screenManager.choices.changed = { [weak self] in self?.inspector.choicesChanged() }
        screenManager.menus.changed = { [weak self] in self?.inspector.menuChanged() }
        screenManager.voice.changed = { [weak self] in self?.inspector.voiceChanged() }
        screenManager.carButtons.changed = { [weak self] in self?.inspector.subscriptionsChanged() }
        files.changed = { [weak self] in self?.inspector.filesChanged() }
    }

    /// Connects, and connects again after a break, ever less often, until a minute has passed without a head unit.
    public func start() {
        lifecycle.start()
    }

    /// Says goodbye to the head unit and connects no more.
    public func stop() {
        lifecycle.stop()
    }

    /// Tells a journal that has just begun to listen everything there is.
    package func inspect() {
        inspector.tellAll()
    }

    // MARK: State

    private func move(to next: SDLAppState) {
        let transition = AppTransition(from: state, to: next)
        let events = transition.events
        state = next
        guard !events.isEmpty else { return }
        for event in events { tell(event) }
        inspector.moved(transition, events)
        // Delegate first, then the view controllers. Ruling 61
        switch next {
        case .disconnected: viewControllerManager.stop()
        case .notRunning:
            viewControllerManager.setVisible(false)
            if transition.from != .disconnected, !configuration.keepsStackWhenClosed {
                viewControllerManager.popToRootViewController()
            }
        default: viewControllerManager.setVisible(next.isVisible)
        }
    }

    private func tell(_ event: AppEvent) {
        inspector.called(event)
        switch event {
        case .connect: delegate?.appDidConnect(self)
        case .disconnect: delegate?.appDidDisconnect(self)
        case .launch: delegate?.appDidFinishLaunch(self)
        case .close: delegate?.appDidClose(self)
        case .inactive: delegate?.appDidBecomeInactive(self)
        case .active: delegate?.appDidBecomeActive(self)
        case .background: delegate?.appDidEnterBackground(self)
        }
        // After the delegate, before the view controllers. FND-08, ruling 61
        NotificationCenter.default.post(name: event.notification, object: self)
    }
}

extension SDLApplication: SDLLifecycleManager.Listener {
    package func didBecomeReady() {
        systemCapabilityManager.start()
        screenManager.start()
    }

    package func didRegister(_ response: SDLRegisterAppInterfaceResponse) {
        systemCapabilityManager.take(response)
        viewControllerManager.start()
    }

    package func statusChanged(from old: SDLOnHMIStatus?, to new: SDLOnHMIStatus) {
        move(to: SDLAppState(new.hmiLevel))
    }

    package func didDisconnect() {
        files.reset()
        screenManager.reset()
        systemCapabilityManager.reset()
        permissionManager.reset()
        move(to: .disconnected)
    }
}

extension SDLAppState {
    /// FND-06
    init(_ level: SDLHMILevel) {
        switch level {
        case .full: self = .active
        case .limited: self = .inactive
        case .background: self = .background
        default: self = .notRunning
        }
    }
}

extension SDLApplication: ScreenSource, ScreenHost {
    package var screenContent: ScreenContent? { viewControllerManager.content }

    package func setNeedsUpdate() {
        screenManager.setNeedsUpdate()
    }

    package func afterUpdate(_ body: @escaping @MainActor () -> Void) {
        screenManager.afterUpdate(body)
    }

    package func diagnose(_ diagnostic: Diagnostic) {
        pen.write("diagnostic") {
            JSONValue.object([
                "rule": .string(diagnostic.rule), "message": .string(diagnostic.message),
                "fix": .string(diagnostic.fix),
            ]).json()
        }
    }
}
