import SDLKit

/// A screen that shows the tracks of a record, with one button for each track.
final class TracksViewController: SDLViewController {
    private let player: Player

    init(_ player: Player) {
        self.player = player
        super.init()
        layout = .graphicWithTextbuttons
    }

    override func loadView() {
        let record = player.record
        let tracks = record.tracks.enumerated().map { index, track in
            SDLButtonView(
                button: SDLSoftButtonObject(name: "track \(index + 1)", text: track.title) { [weak self] press, _ in
                    if press != nil { self?.pick(index) }
                })
        }
        view = SDLView(subviews: [SDLImageView(image: record.cover)] + tracks)
    }

    private func pick(_ index: Int) {
        player.play(player.record, track: index)
        manager?.popViewController()
    }
}
