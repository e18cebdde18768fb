internal import SDLManagers
internal import SDLSupport

/// The managers of an app. If a manager uses another manager, the other manager is created first.
///
/// `SDLApplication` stores a reference to this object instead of the managers. So a new manager does not change the
/// stored members of `SDLApplication`, and code that uses `SDLApplication` need not be compiled again.
@MainActor
final class AppManagers {
    let lifecycle: SDLLifecycleManager
    let fileManager: SDLFileManager
    let systemCapabilityManager: SDLSystemCapabilityManager
    let sdlManager: SDLManager
    let touchManager: SDLTouchManager
    let streamManager: SDLStreamingMediaManager?
    let permissionManager: SDLPermissionManager
    let screenManager: SDLScreenManager
    let vehicleDataManager: SDLVehicleDataManager
    let remoteControlManager: SDLRemoteControlManager
    let navigationManager: SDLNavigationManager
    let appServiceManager: SDLAppServiceManager

    /// Creates the managers. Adds to `queue` all managers that send requests. `projects` is true if the app may stream
    /// video and audio.
    init(_ lifecycle: SDLLifecycleManager, _ queue: FlushQueue, _ timekeeper: any Timekeeper, projects: Bool) {
        self.lifecycle = lifecycle
        fileManager = SDLFileManager(lifecycle: lifecycle)
        systemCapabilityManager = SDLSystemCapabilityManager(lifecycle: lifecycle)
        sdlManager = SDLManager(lifecycle: lifecycle)
        touchManager = SDLTouchManager(lifecycle: lifecycle, capabilities: systemCapabilityManager)
        streamManager =
            projects
            ? SDLStreamingMediaManager(
                lifecycle: lifecycle, capabilities: systemCapabilityManager, touches: touchManager) : nil
        permissionManager = SDLPermissionManager(lifecycle: lifecycle)
        screenManager = SDLScreenManager(
            lifecycle: lifecycle, files: fileManager, capabilities: systemCapabilityManager,
            permissions: permissionManager, queue: queue, timekeeper: timekeeper)
        vehicleDataManager = SDLVehicleDataManager(
            lifecycle: lifecycle, permissions: permissionManager, queue: queue)
        remoteControlManager = SDLRemoteControlManager(
            lifecycle: lifecycle, permissions: permissionManager, queue: queue)
        navigationManager = SDLNavigationManager(lifecycle: lifecycle, permissions: permissionManager, queue: queue)
        appServiceManager = SDLAppServiceManager(
            lifecycle: lifecycle, permissions: permissionManager, capabilities: systemCapabilityManager, queue: queue)
        queue.together = { [lifecycle] in lifecycle.together($0) }
        queue.add(screenManager)
        queue.add(vehicleDataManager)
        queue.add(remoteControlManager)
        queue.add(navigationManager)
        queue.add(appServiceManager)
    }
}
