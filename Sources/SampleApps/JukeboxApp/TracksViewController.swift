import SDLKit

/// The tracks of a record, one button each.
final class TracksViewController: SDLViewController {
    private let record: Record
    private weak var player: PlayerViewController?

    init(record: Record, player: PlayerViewController) {
        self.record = record
        self.player = player
    }

    override func loadView() {
        layout = .graphicWithTextbuttons
        let tracks = record.tracks.enumerated().map { number, title in
            SDLButtonView(
                button: SDLSoftButtonObject(name: "track \(number + 1)", text: title) { [weak self] press, _ in
                    if press != nil { self?.pick(number) }
                })
        }
        view = SDLView(subviews: [SDLImageView(image: record.cover)] + tracks)
    }

    private func pick(_ number: Int) {
        player?.play(record, track: number)
        manager?.popViewController()
    }
}
