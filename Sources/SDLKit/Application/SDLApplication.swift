import Foundation
package import Journaling
public import SDLManagers
public import SDLRPC
package import SDLSupport

/// An app on a head unit, with a state, a stack of view controllers and managers. FND-01, FND-02, FND-03
@MainActor
public final class SDLApplication {
    /// The values that the app sends to the head unit at registration.
    public let configuration: SDLConfiguration
    /// The delegate that is notified of every change of the app's state.
    public weak var delegate: (any SDLAppDelegate)?
    /// The app's state. The initial value is `disconnected`.
    public private(set) var state = SDLAppState.disconnected
    /// The stack of view controllers. The head unit shows the controller at the top. FND-05
    public private(set) var viewControllerManager: SDLViewControllerManager!

    /// The head unit's response to the registration, with its capabilities; nil while the app is not registered. FND-04
    public var capabilities: SDLRegisterAppInterfaceResponse? { lifecycle.registration }
    /// The state that says whether the driver can hear the app; `notAudible` while the app is not registered.
    public var audibleState: SDLAudioStreamingState { lifecycle.status?.audioStreamingState ?? .notAudible }
    /// The kind of content that covers the app's screen, for example a menu or an alert; `main` if nothing covers the
    /// screen.
    public var systemContext: SDLSystemContext { lifecycle.status?.systemContext ?? .main }

    /// The object that projects the app's window; nil unless the app's type is NAVIGATION or PROJECTION. CAR-01
    public private(set) var carWindow: SDLCarWindow?

    let managers: AppManagers
    package let writer: JournalWriter
    package let timekeeper: any Timekeeper
    private(set) var inspector: AppInspector!
    /// The object that encodes the pictures of the app's canvas; nil if the app has no canvas.
    var projector: PictureProjector?

    /// The app that `initialize` has created. If `initialize` was not called, the first app of this process. Nil if the
    /// process has no app.
    public internal(set) static weak var shared: SDLApplication?

    /// Creates an app. The app opens connections with the closure `dial`.
    ///
    /// - Parameter rootViewController: creates the root controller after each registration.
    package init(
        configuration: SDLConfiguration, delegate: (any SDLAppDelegate)? = nil, timekeeper: any Timekeeper,
        writer: JournalWriter, inFlight: InFlightCounter? = nil, home: SerialWorkerExecutor = .pool,
        rootViewController: @escaping () -> SDLViewController,
        dial: @escaping @Sendable () async throws -> any BytePipe
    ) {
        // If an object uses another object, the other object is created first.
        self.configuration = configuration
        self.delegate = delegate
        self.writer = writer
        self.timekeeper = timekeeper
        let lifecycle = SDLLifecycleManager(
            configuration: configuration, timekeeper: timekeeper, writer: writer, inFlight: inFlight, home: home,
            dial: dial)
        let queue = FlushQueue(inFlight: inFlight)
        managers = AppManagers(lifecycle, queue, timekeeper, projects: configuration.isProjecting)
        let presenter = OverlayPresenter(
            lifecycle: lifecycle, choices: screenManager.choices, blocks: screenManager.blocks)
        viewControllerManager = SDLViewControllerManager(
            screen: self, overlays: OverlayStore(presenter: presenter), makeRoot: rootViewController)
        inspector = AppInspector(app: self, writer: writer)
        queue.began = { [weak self] in self?.inspector.flushes() }
        queue.ended = { [weak self] in self?.inspector.flushed() }
        viewControllerManager.inspector = inspector
        viewControllerManager.application = self
        screenManager.content = { [weak self] in self?.viewControllerManager.content }
        lifecycle.listener = self
        lifecycle.diagnose = { [weak self] in self?.diagnose($0) }
        lifecycle.stateChanged = { [weak self] in self?.inspector.stateChanged() }
        listen()
        Self.shared = Self.shared ?? self
    }

    /// Observes the managers and the car window. Forwards their changes to other managers and to the inspector.
    private func listen() {
        carWindow = streamManager.map { SDLCarWindow(of: self, $0) }
        carWindow?.changed = { [weak self] in self?.inspector.views.changed() }
        systemCapabilityManager.changed = { [weak self] in self?.screenManager.reconsider() }
        permissionManager.changed = { [weak self] in
            self?.screenManager.alerts.reconsider()
            self?.inspector.permissionsChanged()
        }
        screenManager.changed = { [weak self] in self?.inspector.screenChanged() }
        screenManager.choices.changed = { [weak self] in self?.inspector.choicesChanged() }
        screenManager.menus.changed = { [weak self] in self?.inspector.menuChanged() }
        screenManager.voice.changed = { [weak self] in self?.inspector.voiceChanged() }
        screenManager.carButtons.changed = { [weak self] in self?.inspector.subscriptionsChanged() }
        fileManager.changed = { [weak self] in self?.inspector.filesChanged() }
        vehicleDataManager.changed = { [weak self] in self?.inspector.vehicleChanged() }
        remoteControlManager.changed = { [weak self] in self?.inspector.modulesChanged() }
        navigationManager.changed = { [weak self] in self?.inspector.navigationChanged() }
        appServiceManager.changed = { [weak self] in self?.inspector.servicesChanged() }
        streamManager?.changed = { [weak self] in
            self?.inspector.streamsChanged()
            self?.carWindow?.streamChanged()
        }
        touchManager.changed = { [weak self] in self?.inspector.touchChanged() }
        touchManager.recognised = { [weak self] in self?.inspector.called($0, isHandled: $1) }
        streamManager?.haptics.changed = { [weak self] in self?.inspector.hapticsChanged() }
    }

    /// Connects to the head unit. After a connection has ended, connects again. The delay between the attempts
    /// increases. The app stops trying after one minute without a head unit.
    public func start() {
        lifecycle.start()
    }

    /// Unregisters the app and disconnects. The app does not connect again.
    public func stop() {
        lifecycle.stop()
    }

    /// Publishes the complete state of the app to the journal. Called when an observer has attached.
    package func inspect() {
        inspector.publishAll()
    }

    // MARK: State

    private func move(to next: SDLAppState) {
        let transition = AppTransition(from: state, to: next)
        let events = transition.events
        state = next
        guard !events.isEmpty else { return }
        let final = transition.eventsOfFinalText
        for event in events { notify(event, isFinal: final.contains(event)) }
        inspector.moved(transition, events)
        // Notify the delegate before the view controllers. Ruling 61
        switch next {
        case .disconnected: viewControllerManager.stop()
        case .notRunning:
            viewControllerManager.setVisible(false)
            if transition.from != .disconnected, !configuration.keepsStackWhenClosed {
                viewControllerManager.popToRootViewController()
            }
        default: viewControllerManager.setVisible(next.isVisible)
        }
        carWindow?.setVisible(next.isVisible)
    }

    /// Calls the delegate method of `event`, and posts the notification with the name from the draft of proposal
    /// SDL-0156.
    ///
    /// If `isFinal` is true, the final text of SDL-0156 also defines this event. In this case, also posts the
    /// notification with the name from the final text. FND-08, rulings 5, 61
    private func notify(_ event: AppEvent, isFinal: Bool) {
        inspector.called(event.rawValue)
        if let delegate = delegate as? any SDLApplicationDelegate {
            if isFinal { ApplicationEvent(event).notify(delegate, of: self) }
        } else {
            event.notify(delegate, of: self)
        }
        NotificationCenter.default.post(name: event.notification, object: self)
        if isFinal { NotificationCenter.default.post(name: ApplicationEvent(event).notification, object: self) }
    }

    /// Notifies the delegate of an event that only the final text of SDL-0156 defines: a change of the audible state or
    /// of the system context. Ruling 52
    private func notify(_ event: ApplicationEvent) {
        if let delegate = delegate as? any SDLApplicationDelegate {
            inspector.called("application\(event.rawValue)")
            event.notify(delegate, of: self)
        }
        NotificationCenter.default.post(name: event.notification, object: self)
    }
}

extension SDLApplication: SDLLifecycleManager.Listener {
    package func didRegister(_ response: SDLRegisterAppInterfaceResponse) {
        systemCapabilityManager.take(response)
        viewControllerManager.start()
    }

    package func update(toLanguage language: SDLLanguage) -> SDLLifecycleConfigurationUpdate? {
        (delegate as? any SDLApplicationDelegate)?
            .application(self, shouldUpdateLifecycleConfigurationToLanguage: language)
    }

    package func managersMayStart() {
        fileManager.start()
        systemCapabilityManager.start()
        screenManager.start()
        vehicleDataManager.start()
        streamManager?.start()
    }

    /// Uploads and sets the app's icon, then calls `done`. If the head unit already has the icon, or shows no icons,
    /// only calls `done`.
    package func setUpAppIcon(_ done: @escaping @MainActor @Sendable () -> Void) {
        let types = systemCapabilityManager.defaultMainWindowCapability?.imageTypeSupported
        guard let icon = configuration.appIcon, capabilities?.iconResumed != true,
            types?.contains(.dynamic) ?? true
        else { return done() }
        fileManager.upload(artwork: icon) { [weak self] name, error in
            guard let self, error == nil else { return done() }
            lifecycle.send(SDLSetAppIcon(syncFileName: name)) { _ in done() }
        }
    }

    package func statusChanged(from old: SDLOnHMIStatus?, to new: SDLOnHMIStatus) {
        move(to: SDLAppState(new.hmiLevel))
        let before = (old?.audioStreamingState ?? .notAudible, old?.systemContext ?? .main)
        if new.audioStreamingState != before.0, let event = ApplicationEvent(new.audioStreamingState) { notify(event) }
        if new.systemContext != before.1, let event = ApplicationEvent(new.systemContext) { notify(event) }
        inspector.stateChanged()
    }

    package func didDisconnect() {
        streamManager?.stop()
        touchManager.reset()
        carWindow?.disconnect()
        fileManager.reset()
        screenManager.reset()
        vehicleDataManager.reset()
        remoteControlManager.reset()
        navigationManager.reset()
        appServiceManager.reset()
        systemCapabilityManager.reset()
        permissionManager.reset()

        // Change the state last. Otherwise, delegates could read values of the head unit that has disconnected.
        move(to: .disconnected)
    }
}

extension SDLAppState {
    /// Returns the app state for an HMI level. FND-06
    init(_ level: SDLHMILevel) {
        switch level {
        case .full: self = .active
        case .limited: self = .inactive
        case .background: self = .background
        default: self = .notRunning
        }
    }
}

extension SDLApplication {
    package func diagnose(_ diagnostic: Diagnostic) {
        inspector.diagnosed(diagnostic)
    }
}
