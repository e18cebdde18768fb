import SDLKit

/// What plays now, and everything one can do with it.
final class PlayerViewController: SDLMediaViewController {
    let player: Player
    let diary: Diary
    private let text = SDLTextView()
    private let cover = SDLImageView()
    /// What other apps are told.
    private var nowPlaying: NowPlaying?
    private lazy var love = SDLSoftButtonObject(
        name: "love", states: looks("Love", Icon.heart), initialStateName: "off",
        handler: onPress { $0.player.toggleLove() })
    private lazy var shuffle = SDLButtonView(
        name: "shuffle", states: looks("Shuffle", Icon.shuffle), initialStateName: "off",
        handler: onPress { $0.toggleShuffle() })

    /// The head unit's own icons, by their numbers in the RPC spec.
    private enum Icon {
        static let heart = SDLArtwork(staticIcon: "0x0E")
        static let shuffle = SDLArtwork(staticIcon: "0x74")
        static let records = SDLArtwork(staticIcon: "0x21")
        static let tracks = SDLArtwork(staticIcon: "0x4F")
        static let bass = SDLArtwork(staticIcon: "0x49")
        static let about = SDLArtwork(staticIcon: "0x83")
    }

    init(_ player: Player, _ diary: Diary) {
        self.player = player
        self.diary = diary
        super.init()
        layout = .media
        // Once a template is shown in some colours it keeps them: a head unit rejects a Show that brings others.
        nightColorScheme = SDLTemplateColorScheme(primaryColor: SDLRGBColor(red: 255, green: 166, blue: 77))
    }

    // MARK: Its life

    override func loadView() {
        let buttons = [
            SDLButtonView(button: love), shuffle, button("Records", Icon.records) { $0.chooseRecord() },
            button("Tracks", Icon.tracks) { $0.showTracks() }, button("Bass", Icon.bass) { $0.setBass() },
            button("About", Icon.about) { $0.tellMore() },
        ]
        view = SDLView(subviews: [text, cover, SDLView(subviews: buttons.compactMap(\.self))])
    }

    /// From here on the screen follows the player, and the diary this controller and the whole stack.
    override func viewDidLoad() {
        delegate = diary
        manager?.delegate = diary
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

    /// All of this becomes one message, with just what has changed.
    private func update() {
        let (record, track) = (player.record, player.track)
        text.mainFields = [
            SDLTextField(track.title, metadataTypes: [.mediaTitle]),
            SDLTextField(record.artist, metadataTypes: [.mediaArtist]),
            SDLTextField("\(record.title), \(record.year)", metadataTypes: [.mediaAlbum, .mediaYear]),
        ]
        text.mediaTrack = "\(player.index + 1) of \(record.tracks.count)"
        text.statusBar = player.remaining.map { "\($0) more" }
        cover.image = record.cover.artwork
        love?.transitionToState(named: player.isLoved ? "on" : "off")
        nowPlaying?.show(player)
        mediaClock = SDLMediaClock(endTime: track.length, isRunning: player.isPlaying)
    }

    // MARK: The car's keys

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

    /// Two looks of one button, the second one lit.
    private func looks(_ text: String, _ icon: SDLArtwork) -> [SDLSoftButtonState] {
        [
            SDLSoftButtonState(name: "off", text: text, artwork: icon),
            SDLSoftButtonState(name: "on", text: text, artwork: icon, isHighlighted: true),
        ].compactMap(\.self)
    }

    /// A button's handler hears it go down and up too; this is for its presses.
    func onPress(_ act: @escaping @MainActor (PlayerViewController) -> Void) -> SDLSoftButtonObject.EventHandler {
        { [weak self] press, _ in
            if let self, press != nil { act(self) }
        }
    }
}
