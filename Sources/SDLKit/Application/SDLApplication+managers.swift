public import SDLManagers

/// The managers of an app. They stand in an extension because whoever needs the layout of an application has all members of its
/// class read, and would be compiled again whenever one of these managers changes.
extension SDLApplication {
    /// The main screen's own manager: choices and keyboards are asked for here.
    public var screenManager: SDLScreenManager { managers.screenManager }
    /// Asks what the head unit can do, and follows changes of it.
    public var systemCapabilityManager: SDLSystemCapabilityManager { managers.systemCapabilityManager }
    /// Tells which functions the app may use, and when that changes.
    public var permissionManager: SDLPermissionManager { managers.permissionManager }
    /// Reads the car's sensors, once or whenever they change.
    public var vehicleDataManager: SDLVehicleDataManager { managers.vehicleDataManager }
    /// Watches and sets the car's modules, such as climate and seats; for apps of type REMOTE_CONTROL.
    public var remoteControlManager: SDLRemoteControlManager { managers.remoteControlManager }
    /// Sends places to the car's navigation, follows its route, and shows turns.
    public var navigationManager: SDLNavigationManager { managers.navigationManager }
    /// Uses what other apps and the car offer, such as the weather, and offers services of the app's own.
    public var appServiceManager: SDLAppServiceManager { managers.appServiceManager }

    /// Puts files of the app's own on the head unit.
    public var fileManager: SDLFileManager { managers.fileManager }
    /// Sends the app's picture and sound; nil unless its type is NAVIGATION or PROJECTION.
    public var streamManager: SDLStreamingMediaManager? { managers.streamManager }
    /// Tells of touches, taps and pans on a projected picture.
    public var touchManager: SDLTouchManager { managers.touchManager }
    /// The door to requests and notifications that nothing here wraps.
    public var sdlManager: SDLManager { managers.sdlManager }

    package var lifecycle: SDLLifecycleManager { managers.lifecycle }
}
