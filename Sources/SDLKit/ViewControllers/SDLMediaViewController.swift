public import SDLManagers
import SDLRPC

/// A controller for a media player. The controller handles the car's media buttons and shows a media clock. FND-52
///
/// While the controller is on the display, the app is subscribed to the play, skip and preset buttons. To handle a
/// button, override its method. Set `mediaClock` when playback starts, pauses or resumes; the head unit counts the
/// time.
open class SDLMediaViewController: SDLViewController {
    /// The media clock, shown while the controller is on the display; nil for no media clock.
    public var mediaClock: SDLMediaClock? {
        didSet { if isShown { application?.screenManager.mediaClock = mediaClock } }
    }

    private var subscriptions: [(SDLButtonName, Int)] = []

    /// Called when the driver presses the play/pause button.
    open func playPausePressed() {}
    /// Called when the driver presses the button for the previous track.
    open func seekLeftPressed() {}
    /// Called when the driver presses the button for the next track.
    open func seekRightPressed() {}
    /// Called when the driver presses a preset button. `number` is from 1 to 8.
    open func presetPressed(_ number: Int) {}

    /// The car's media buttons, each with the method that is called when the driver presses the button.
    private var keys: [(SDLButtonName, @MainActor (SDLMediaViewController) -> Void)] {
        let presets: [SDLButtonName] = [
            .preset1, .preset2, .preset3, .preset4, .preset5, .preset6, .preset7, .preset8,
        ]
        var keys: [(SDLButtonName, @MainActor (SDLMediaViewController) -> Void)] = [
            (.playPause, { $0.playPausePressed() }), (.seekleft, { $0.seekLeftPressed() }),
            (.seekright, { $0.seekRightPressed() }),
        ]
        for (index, name) in presets.enumerated() { keys.append((name, { $0.presetPressed(index + 1) })) }
        return keys
    }

    override func willAppear() {
        super.willAppear()
        guard let screen = application?.screenManager else { return }
        screen.mediaClock = mediaClock
        subscriptions = keys.map { name, action in
            let token = screen.subscribeButton(name) { [weak self] press, _, _ in
                if let self, press != nil { action(self) }
            }
            return (name, token)
        }
    }

    override func disappear() {
        for (name, token) in subscriptions.takeAll() {
            application?.screenManager.unsubscribeButton(name, withObserver: token)
        }
        super.disappear()
    }
}
