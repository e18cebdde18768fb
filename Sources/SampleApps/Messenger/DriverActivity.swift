import SDLKit

/// A delegate that stores a text about the app's last event, for the inbox to show. It adopts the delegate protocol of
/// the final text of proposal SDL-0156, which also reports changes of the sound and screens that cover the app.
final class DriverActivity: SDLApplicationDelegate {
    private(set) var last = "Welcome" {
        didSet { isNew = false }
    }
    /// Whether the driver has just opened the app. The first activation is then not shown as an event.
    private var isNew = true

    // Events of the app's state.
    func applicationDidConnect(_ application: SDLApplication) { last = "Connected to the car" }
    func applicationDidFinishLaunching(_ application: SDLApplication) {
        last = "You opened your messages"
        isNew = true
    }
    func applicationDidBecomeActive(_ application: SDLApplication) {
        if !isNew { last = "Welcome back" }
    }
    func applicationDidBecomeLimited(_ application: SDLApplication) { last = "You used another app" }
    func applicationDidEnterBackground(_ application: SDLApplication) { last = "You left the app" }
    func applicationDidClose(_ application: SDLApplication) { last = "You closed the app" }
    func applicationDidDisconnect(_ application: SDLApplication) { last = "Disconnected from the car" }

    // Events of the app's sound.
    func applicationDidBecomeAudible(_ application: SDLApplication) { last = "Sound is on" }
    func applicationDidBecomeAttenuated(_ application: SDLApplication) { last = "Sound is lowered" }
    func applicationDidBecomeNotAudible(_ application: SDLApplication) { last = "Sound is off" }

    // Events of screens that cover the app's screen.
    func applicationDidEnterMainContext(_ application: SDLApplication) { last = "Back on the main screen" }
    func applicationDidEnterMenu(_ application: SDLApplication) { last = "You opened a menu" }
    func applicationDidEnterVoiceRecognitionSession(_ application: SDLApplication) { last = "You used voice control" }
    func applicationDidBecomeObscured(_ application: SDLApplication) { last = "The car showed a message" }
    func applicationDidDisplayAlert(_ application: SDLApplication) { last = "This app showed an alert" }

    /// Returns a German name for the app on a German head unit.
    func application(
        _ application: SDLApplication, shouldUpdateLifecycleConfigurationToLanguage language: SDLLanguage
    ) -> SDLLifecycleConfigurationUpdate? {
        language == .deDe ? SDLLifecycleConfigurationUpdate(appName: "Nachrichten") : nil
    }
}
