import SDLRPC

/// When the head unit sends each notification. docs/messages.md is generated from this table.
enum Notices {
    static let all: [SDLFunctionID: String] = [
        .onAppCapabilityUpdated: "only apps send this notification; a web HMI receives it",
        .onAppInterfaceUnregistered:
            "the app is unregistered: the language changed, the ignition went off, the head unit was reset, or "
            + "the app sent too many requests",
        .onAppServiceData:
            "the data of an active service changed; only apps that subscribe to the type receive the notification",
        .onAudioPassThru: "carries a piece of the recorded audio",
        .onButtonEvent: "a button or soft button is pressed or released",
        .onButtonPress: "a button was pressed, short or long",
        .onCommand: "the driver selected a menu entry or spoke its voice command",
        .onDriverDistraction: "driver distraction starts or ends; also once when an app leaves NONE",
        .onEncodedSyncPData: "there is no policy server",
        .onHMIStatus: "the app's level, audio, video or context changed",
        .onHashChange: "the data that a resumption would restore changed",
        .onInteriorVehicleData: "the values of a module that the app subscribes to have changed",
        .onKeyboardInput: "the driver typed on the keyboard, submitted the text, spoke or cancelled",
        .onLanguageChange: "the car's language changed",
        .onPermissionsChange: "after the registration, and when the app's permissions change",
        .onRCStatus: "a module passed to another app or was released, or remote control was switched on or off",
        .onSubtleAlertPressed: "the driver touched the banner",
        .onSystemCapabilityUpdated: "a capability of the car or its display changed",
        .onSystemRequest: "once after the registration, if the profile has an icon for the lock screen",
        .onTBTClientState: "the route ended, or the driver sends a request to navigation apps in FULL and LIMITED",
        .onTouchEvent: "the driver touches the app's video",
        .onUpdateFile: "the web HMI needs a missing image",
        .onUpdateSubMenu: "the web HMI needs the entries of a submenu",
        .onVehicleData: "the value of an item that the app subscribes to has changed",
        .onWayPointChange: "the route changed and is not empty",
    ]
}
