public import SDLManagers

/// The managers of an app, as computed properties in an extension. Code that uses the class depends on the stored
/// members of its body, and would be recompiled whenever a stored manager changes.
extension SDLApplication {
    /// Controls the main screen, and presents choices and keyboards.
    public var screenManager: SDLScreenManager { managers.screenManager }
    /// Reads the head unit's capabilities and notifies of changes.
    public var systemCapabilityManager: SDLSystemCapabilityManager { managers.systemCapabilityManager }
    /// Reports which functions the app may use, and notifies of changes.
    public var permissionManager: SDLPermissionManager { managers.permissionManager }
    /// Reads the car's sensors, once or by subscription.
    public var vehicleDataManager: SDLVehicleDataManager { managers.vehicleDataManager }
    /// Reads and sets the car's modules, such as climate and seats. For apps of type REMOTE_CONTROL.
    public var remoteControlManager: SDLRemoteControlManager { managers.remoteControlManager }
    /// Sends destinations to the car's navigation, follows its route, and shows turns.
    public var navigationManager: SDLNavigationManager { managers.navigationManager }
    /// Uses services of other apps and the car, such as weather, and publishes the app's own services.
    public var appServiceManager: SDLAppServiceManager { managers.appServiceManager }

    /// Uploads files to the head unit and deletes them.
    public var fileManager: SDLFileManager { managers.fileManager }
    /// Streams the app's video and audio; nil unless the app's type is NAVIGATION or PROJECTION.
    public var streamManager: SDLStreamingMediaManager? { managers.streamManager }
    /// Reports touches, taps and pans on the projected picture.
    public var touchManager: SDLTouchManager { managers.touchManager }
    /// Sends any request and observes any notification, for functions that have no manager.
    public var sdlManager: SDLManager { managers.sdlManager }

    package var lifecycle: SDLLifecycleManager { managers.lifecycle }
}
