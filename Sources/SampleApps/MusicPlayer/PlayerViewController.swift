import SDLKit

/// What is playing: title, artist, cover, clock, and buttons to do something about it.
final class PlayerViewController: SDLMediaViewController {
    private let player: Player
    private let text = SDLTextView()
    private let cover = SDLImageView()
    private lazy var heart = SDLSoftButtonObject(
        name: "favourite",
        states: [
            SDLSoftButtonState(name: "off", text: "Keep"), SDLSoftButtonState(name: "on", text: "Kept"),
        ].compactMap(\.self), initialStateName: "off", handler: onPress { $0.player.toggleFavourite() })
    private lazy var shuffle = SDLSoftButtonObject(
        name: "shuffle",
        states: [
            SDLSoftButtonState(name: "off", text: "Shuffle"),
            SDLSoftButtonState(name: "on", text: "Shuffle", isHighlighted: true),
        ].compactMap(\.self), initialStateName: "off", handler: onPress { $0.toggleShuffle() })

    init(_ player: Player) {
        self.player = player
        super.init()
        layout = .media
    }

    override func loadView() {
        let albums = SDLSoftButtonObject(name: "albums", text: "Albums", handler: onPress { $0.chooseAlbum() })
        let more = SDLSoftButtonObject(name: "more", text: "Sleep", handler: onPress { $0.setTimer() })
        let buttons = [heart, shuffle, albums, more].map { SDLButtonView(button: $0) }
        view = SDLView(subviews: [text, cover, SDLView(subviews: buttons)])
    }

    /// From here on the screen follows the player.
    override func viewDidLoad() {
        player.changed = { [weak self] in self?.update() }
        update()
    }

    override func viewWillAppear() {
        application?.screenManager.menu = player.albums.map { album in
            SDLMenuCell(title: album.title, voiceCommands: ["Play \(album.title)"]) { [player] _ in player.play(album) }
        }
    }

    private func update() {
        let (album, song) = (player.album, player.song)
        text.mainFields = [
            SDLTextField(song.title, metadataTypes: [.mediaTitle]),
            SDLTextField(album.artist, metadataTypes: [.mediaArtist]),
            SDLTextField(album.title, metadataTypes: [.mediaAlbum]),
            SDLTextField(album.year, metadataTypes: [.mediaYear]),
        ]
        text.mediaTrack = "\(player.index + 1)/\(album.songs.count)"
        cover.image = album.cover.artwork
        heart?.transitionToState(named: player.isFavourite ? "on" : "off")
        mediaClock = SDLMediaClock(endTime: song.length, isRunning: player.isPlaying)
    }

    // MARK: The car's keys

    override func playPausePressed() { player.playPause() }
    override func seekLeftPressed() { player.skip(by: -1) }
    override func seekRightPressed() { player.skip(by: 1) }

    override func presetPressed(_ number: Int) {
        if player.albums.indices.contains(number - 1) { player.play(player.albums[number - 1]) }
    }

    // MARK: Buttons

    private func toggleShuffle() {
        player.shuffles.toggle()
        shuffle?.transitionToNextState()
    }

    /// By hand or by voice; the covers are uploaded once.
    private func chooseAlbum() {
        let cells = player.albums.map { album in
            SDLChoiceCell(
                text: album.title, secondaryText: album.artist, voiceCommands: [album.title],
                artwork: album.cover.artwork)
        }
        let overlay = SDLInteractionController(
            choiceSet: SDLChoiceSet(title: "Which album?", delegate: nil, layout: .tiles, choices: cells),
            voiceInteraction: SDLVoiceInteraction(helpPrompt: [SDLTTSChunk(text: "Say the title.", type: .text)])
        ) { [player] cell, _ in
            if let album = player.albums.first(where: { $0.title == cell.text }) { player.play(album) }
        }
        presentOverlayController(overlay)
    }

    /// The slider holds the driver's value when its completion runs.
    private func setTimer() {
        let slider = SDLSliderController(
            title: "Stop after", message: "minutes", value: 15, minimumValue: 5, maximumValue: 30)
        presentOverlayController(slider) { [weak self] _, error in
            guard error == nil else { return }
            self?.confirm("Music stops in \(slider.value) minutes.")
        }
    }

    private func confirm(_ message: String) {
        let now = SDLSoftButtonObject(name: "now", text: "Stop now", handler: onPress { $0.player.stop() })
        let fine = SDLSoftButtonObject(name: "fine", text: "Fine")
        presentOverlayController(
            SDLAlertController(message: message, buttons: [fine, now].map { SDLButtonView(button: $0) }))
    }

    /// A button's handler hears events too; this is for its presses.
    private func onPress(_ action: @escaping @MainActor (PlayerViewController) -> Void)
        -> SDLSoftButtonObject.EventHandler
    {
        { [weak self] press, _ in
            if let self, press != nil { action(self) }
        }
    }
}
