import SDLKit

/// What else the driver has to do with, told by the names of SDL's final text: they know of sound, and of what stands in
/// front. The inbox shows the last of it.
final class Attention: SDLApplicationDelegate {
    private(set) var last = "Good to see you" {
        didSet { isNew = false }
    }
    /// Nothing has happened since the app was opened; that it comes to the front then is no news.
    private var isNew = true

    // Where the app stands.
    func applicationDidConnect(_ application: SDLApplication) { last = "You got in" }
    func applicationDidFinishLaunching(_ application: SDLApplication) {
        last = "You opened your messages"
        isNew = true
    }
    func applicationDidBecomeActive(_ application: SDLApplication) {
        if !isNew { last = "You are back" }
    }
    func applicationDidBecomeLimited(_ application: SDLApplication) { last = "You looked at something else" }
    func applicationDidEnterBackground(_ application: SDLApplication) { last = "You were somewhere else" }
    func applicationDidClose(_ application: SDLApplication) { last = "You had enough of messages" }
    func applicationDidDisconnect(_ application: SDLApplication) { last = "You got out" }

    // What is heard.
    func applicationDidBecomeAudible(_ application: SDLApplication) { last = "You can hear me" }
    func applicationDidBecomeAttenuated(_ application: SDLApplication) { last = "Something spoke over me" }
    func applicationDidBecomeNotAudible(_ application: SDLApplication) { last = "You heard something else" }

    // What stands in front.
    func applicationDidEnterMainContext(_ application: SDLApplication) { last = "Nothing is in the way" }
    func applicationDidEnterMenu(_ application: SDLApplication) { last = "You were in a menu" }
    func applicationDidEnterVoiceRecognitionSession(_ application: SDLApplication) { last = "You spoke to the car" }
    func applicationDidBecomeObscured(_ application: SDLApplication) { last = "The car had something to say" }
    func applicationDidDisplayAlert(_ application: SDLApplication) { last = "I had something to say" }

    /// In a German car the app has a German name.
    func application(
        _ application: SDLApplication, shouldUpdateLifecycleConfigurationToLanguage language: SDLLanguage
    ) -> SDLLifecycleConfigurationUpdate? {
        language == .deDe ? SDLLifecycleConfigurationUpdate(appName: "Nachrichten") : nil
    }
}
