public import SDLManagers

/// The app's managers. The managers are computed properties. If they were stored properties, a new manager would
/// require that all code that uses the class is compiled again.
extension SDLApplication {
    /// The manager that controls the main screen and presents choices and keyboards.
    public var screenManager: SDLScreenManager { managers.screenManager }
    /// The manager that reads the head unit's capabilities and reports changes.
    public var systemCapabilityManager: SDLSystemCapabilityManager { managers.systemCapabilityManager }
    /// The manager that reports which functions the app may use.
    public var permissionManager: SDLPermissionManager { managers.permissionManager }
    /// The manager that reads the car's sensors, once or by subscription.
    public var vehicleDataManager: SDLVehicleDataManager { managers.vehicleDataManager }
    /// The manager that reads and sets the car's modules, such as climate and seats. Only apps of type REMOTE_CONTROL
    /// can use this manager.
    public var remoteControlManager: SDLRemoteControlManager { managers.remoteControlManager }
    /// The manager that sends destinations to the car's navigation, observes the route, and shows turn-by-turn
    /// directions.
    public var navigationManager: SDLNavigationManager { managers.navigationManager }
    /// The manager that uses services of other apps and of the car, such as weather. The manager also publishes the
    /// app's own services.
    public var appServiceManager: SDLAppServiceManager { managers.appServiceManager }

    /// The manager that uploads files to the head unit and deletes files on the head unit.
    public var fileManager: SDLFileManager { managers.fileManager }
    /// The manager that streams the app's video and audio; nil unless the app's type is NAVIGATION or PROJECTION.
    public var streamManager: SDLStreamingMediaManager? { managers.streamManager }
    /// The manager that reports touches, taps, pans and pinches on the projected picture.
    public var touchManager: SDLTouchManager { managers.touchManager }
    /// The manager that sends requests and observes notifications of every type. Use this manager for functions that no
    /// other manager supports.
    public var sdlManager: SDLManager { managers.sdlManager }

    package var lifecycle: SDLLifecycleManager { managers.lifecycle }
}
