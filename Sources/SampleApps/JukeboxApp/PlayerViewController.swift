import SDLKit

/// What plays now, and everything one can do with it.
final class PlayerViewController: SDLViewController {
    private let text = SDLTextView(mainFields: [])
    private let cover = SDLImageView()
    private var record = Record.all[0]
    private var track = 0
    private var bass = 4

    /// The head unit's own icons, by their numbers in the RPC spec.
    private enum Icon {
        static let heart = SDLArtwork(staticIcon: "0x0E")
        static let next = SDLArtwork(staticIcon: "0x15")
        static let records = SDLArtwork(staticIcon: "0x21")
        static let tracks = SDLArtwork(staticIcon: "0x4F")
        static let bass = SDLArtwork(staticIcon: "0x49")
        static let about = SDLArtwork(staticIcon: "0x83")
    }

    override func loadView() {
        layout = .media
        // Once a template is shown in some colours it keeps them: a head unit rejects a Show that brings others.
        nightColorScheme = SDLTemplateColorScheme(primaryColor: SDLRGBColor(red: 255, green: 166, blue: 77))
        view = SDLView(subviews: [text, cover] + buttons.compactMap { $0 }.map { SDLButtonView(button: $0) })
        play(record, track: 0)
    }

    private var buttons: [SDLSoftButtonObject?] {
        let plain = SDLSoftButtonState(name: "plain", text: "Love", artwork: Icon.heart)
        let loved = SDLSoftButtonState(name: "loved", text: "Love", artwork: Icon.heart, isHighlighted: true)
        let love = SDLSoftButtonObject(
            name: "love", states: [plain, loved].compactMap { $0 }, initialStateName: "plain")
        love?.eventHandler = { [weak love] press, _ in if press != nil { love?.transitionToNextState() } }
        return [
            love,
            button("Next", Icon.next) { $0.next() },
            button("Records", Icon.records) { $0.choose() },
            button("Tracks", Icon.tracks) { $0.showTracks() },
            button("Bass", Icon.bass) { $0.setBass() },
            button("About", Icon.about) { $0.tellMore() },
        ]
    }

    private func button(
        _ text: String, _ icon: SDLArtwork, _ act: @escaping @MainActor (PlayerViewController) -> Void
    ) -> SDLSoftButtonObject? {
        SDLSoftButtonObject(name: text.lowercased(), text: text, artwork: icon) { [weak self] press, _ in
            if press != nil, let self { act(self) }
        }
    }

    func play(_ record: Record, track: Int) {
        self.record = record
        self.track = track
        text.mainFields = [
            SDLTextField(record.tracks[track]), SDLTextField(record.artist),
            SDLTextField("\(record.title), \(record.year)"),
        ]
        text.mediaTrack = "\(track + 1) of \(record.tracks.count)"
        cover.image = record.cover
    }

    private func next() {
        play(record, track: (track + 1) % record.tracks.count)
    }

    private func choose() {
        let cells = Record.all.map { record in
            SDLChoiceCell(
                text: record.title, secondaryText: record.artist, tertiaryText: "\(record.year)",
                voiceCommands: [record.title], artwork: record.cover)
        }
        let question = SDLChoiceSet(title: "Which record?", delegate: nil, layout: .tiles, choices: cells)
        let overlay = SDLInteractionController(choiceSet: question) { [weak self] choice, _ in
            guard let record = Record.all.first(where: { $0.title == choice.text }) else { return }
            self?.play(record, track: 0)
        }
        presentOverlayController(overlay)
    }

    private func showTracks() {
        showViewController(TracksViewController(record: record, player: self))
    }

    private func setBass() {
        let slider = SDLSliderController(
            title: "Bass", message: "How deep it goes", value: bass, minimumValue: 1, maximumValue: 10)
        presentOverlayController(slider) { [weak self] _, error in
            if error == nil { self?.bass = slider.value }
        }
    }

    private func tellMore() {
        presentOverlayController(
            SDLScrollableMessageController(message: "\(record.title)\n\n\(record.about)", duration: 30))
    }
}
