import SDLKit

/// The main screen, which shows the current track and the functions of the player.
final class PlayerViewController: SDLMediaViewController {
    let player: Player
    let history: EventHistory
    private let text = SDLTextView()
    private let cover = SDLImageView()
    /// The publisher of the current track for other apps; nil if the head unit does not support app services.
    private var nowPlaying: NowPlaying?
    private lazy var love = SDLSoftButtonObject(
        name: "love", states: looks("Love", Icon.heart), initialStateName: "off",
        handler: onPress { $0.player.toggleLove() })
    private lazy var shuffle = SDLButtonView(
        name: "shuffle", states: looks("Shuffle", Icon.shuffle), initialStateName: "off",
        handler: onPress { $0.toggleShuffle() })

    /// Icons that the head unit already has. The RPC specification lists their numbers.
    private enum Icon {
        static let heart = SDLArtwork(staticIcon: "0x0E")
        static let shuffle = SDLArtwork(staticIcon: "0x74")
        static let records = SDLArtwork(staticIcon: "0x21")
        static let tracks = SDLArtwork(staticIcon: "0x4F")
        static let bass = SDLArtwork(staticIcon: "0x49")
        static let about = SDLArtwork(staticIcon: "0x83")
    }

    init(_ player: Player, _ history: EventHistory) {
        self.player = player
        self.history = history
        super.init()
        layout = .media
        // The colours cannot change while the template is shown: a head unit refuses a Show with different colours.
        nightColorScheme = SDLTemplateColorScheme(primaryColor: SDLRGBColor(red: 255, green: 166, blue: 77))
    }

    // MARK: Life cycle

    override func loadView() {
        let buttons = [
            SDLButtonView(button: love), shuffle, button("Records", Icon.records) { $0.chooseRecord() },
            button("Tracks", Icon.tracks) { $0.showTracks() }, button("Bass", Icon.bass) { $0.setBass() },
            button("About", Icon.about) { $0.showAbout() },
        ]
        view = SDLView(subviews: [text, cover, SDLView(subviews: buttons.compactMap(\.self))])
    }

    /// Starts to observe the player. The event history becomes the delegate of this controller and of the stack.
    override func viewDidLoad() {
        delegate = history
        manager?.delegate = history
        player.changed = { [weak self] in self?.update() }
        update()
    }

    override func viewWillAppear() {
        application?.screenManager.menuConfiguration = SDLMenuConfiguration(defaultSubmenuLayout: .tiles)
        application?.screenManager.menu = menu
        if nowPlaying == nil, let application, application.systemCapabilityManager.isCapabilitySupported(.appServices) {
            nowPlaying = NowPlaying(application.appServiceManager)
            nowPlaying?.show(player)
        }
    }

    /// Sets the content of the screen. The library sends one Show with only the changed parameters.
    private func update() {
        let (record, track) = (player.record, player.track)
        text.mainFields = [
            SDLTextField(track.title, metadataTypes: [.mediaTitle]),
            SDLTextField(record.artist, metadataTypes: [.mediaArtist]),
            SDLTextField("\(record.title), \(record.year)", metadataTypes: [.mediaAlbum, .mediaYear]),
        ]
        text.mediaTrack = "\(player.index + 1) of \(record.tracks.count)"
        text.statusBar = player.remaining.map { "\($0) more" }
        cover.image = record.cover
        love?.transitionToState(named: player.isLoved ? "on" : "off")
        nowPlaying?.show(player)
        mediaClock = SDLMediaClock(endTime: track.length, isRunning: player.isPlaying)
    }

    // MARK: Buttons of the car

    override func playPausePressed() { player.playPause() }
    override func seekLeftPressed() { player.skip(by: -1) }
    override func seekRightPressed() { player.skip(by: 1) }

    override func presetPressed(_ number: Int) {
        if player.records.indices.contains(number - 1) { player.play(player.records[number - 1]) }
    }

    // MARK: Buttons

    private func toggleShuffle() {
        player.shuffles.toggle()
        shuffle?.transitionToNextState()
    }

    private func showTracks() {
        showViewController(TracksViewController(player))
    }

    private func button(
        _ text: String, _ icon: SDLArtwork, _ act: @escaping @MainActor (PlayerViewController) -> Void
    ) -> SDLButtonView? {
        SDLButtonView(name: text.lowercased(), text: text, artwork: icon, handler: onPress(act))
    }

    /// Returns the states "off" and "on" for a button. In the state "on", the button is highlighted.
    private func looks(_ text: String, _ icon: SDLArtwork) -> [SDLSoftButtonState] {
        [
            SDLSoftButtonState(name: "off", text: text, artwork: icon),
            SDLSoftButtonState(name: "on", text: text, artwork: icon, isHighlighted: true),
        ].compactMap(\.self)
    }

    /// Returns a button handler that calls `act` for each press. The handler ignores button-down and button-up events.
    func onPress(_ act: @escaping @MainActor (PlayerViewController) -> Void) -> SDLSoftButtonObject.EventHandler {
        { [weak self] press, _ in
            if let self, press != nil { act(self) }
        }
    }
}
