import SDLRPC

/// When apps are told something. docs/messages.md is written from it.
enum Notices {
    static let all: [SDLFunctionID: String] = [
        .onAppCapabilityUpdated: "apps send it, and none is sent it; here it is a finding",
        .onAppInterfaceUnregistered:
            "the app has to go: the language changed, the car was switched off or forgot it, it " + "asked too much",
        .onAppServiceData: "an app has told of its active service, or the car of its own, to those that are "
            + "subscribed to the type",
        .onAudioPassThru: "a piece of what the microphone heard comes with it",
        .onButtonEvent: "a key or a soft button goes down or up",
        .onButtonPress: "it was pressed, shortly or for long",
        .onCommand: "the driver chose a line of the menu, or said its words",
        .onDriverDistraction: "distraction begins or ends, and once when an app leaves NONE",
        .onEncodedSyncPData: "there is no server of policies",
        .onHMIStatus: "the app's level, sound, picture or context changed",
        .onHashChange: "what would come back after a lost connection changed",
        .onInteriorVehicleData: "a module the app is subscribed to changed",
        .onKeyboardInput: "the driver typed, entered, spoke or left",
        .onLanguageChange: "the car speaks another language",
        .onPermissionsChange: "after the registration, and when what the app may do changed",
        .onRCStatus: "modules changed hands, or remote control was switched",
        .onSubtleAlertPressed: "the driver touched the banner",
        .onSystemCapabilityUpdated: "the car can do something else, or another display took over",
        .onSystemRequest: "once after the registration, where the profile has an icon for the lock screen",
        .onTBTClientState: "the route is over, or the driver wants something of apps that navigate, in FULL and "
            + "LIMITED",
        .onTouchEvent: "fingers on the app's picture",
        .onUpdateFile: "the web HMI wants a picture that is missing",
        .onUpdateSubMenu: "the web HMI wants what is in a menu",
        .onVehicleData: "an item the app is subscribed to changed",
        .onWayPointChange: "the route changed, and leads somewhere",
    ]
}
