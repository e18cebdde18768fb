public import SDLManagers
import SDLRPC

/// A controller of something that plays: the car's own keys reach it, and its clock runs by itself. FND-52
///
/// While it is on the display it listens to play, skip and preset keys; override what they do. Set `mediaClock` when
/// something begins, stops or goes on; the head unit counts.
open class SDLMediaViewController: SDLViewController {
    /// The clock of what is playing; shown while the controller is.
    public var mediaClock: SDLMediaClock? {
        didSet { if isShown { application?.screenManager.mediaClock = mediaClock } }
    }

    private var subscriptions: [(SDLButtonName, Int)] = []

    /// The driver has pressed the key for play and pause.
    open func playPausePressed() {}
    /// The driver has pressed the key for the previous track.
    open func seekLeftPressed() {}
    /// The driver has pressed the key for the next track.
    open func seekRightPressed() {}
    /// The driver has pressed the key of a preset, 1 to 8.
    open func presetPressed(_ number: Int) {}

    /// What the keys of the car do.
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
