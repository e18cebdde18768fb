import SDLKit

/// The model of the player: the current record and track, and whether the music is playing. It does not depend on SDL.
final class Player {
    let records: [Record]
    private(set) var record: Record
    private(set) var index = 0
    private(set) var isPlaying = true
    private(set) var loved: Set<String> = []
    var shuffles = false
    var bass = 4
    var tone = 0
    /// The number of tracks that are still played before the music stops; nil for no limit.
    var remaining: Int?
    /// Called when the track or the playing state has changed.
    var changed: () -> Void = {}

    static let tones = ["As recorded", "Warm", "Bright", "Late at night"]

    init(_ records: [Record]) {
        self.records = records
        record = records[0]
    }

    var track: Track { record.tracks[index] }
    var isLoved: Bool { loved.contains(track.title) }

    /// Plays the first record whose title begins with `title`, if there is such a record.
    func playRecord(named title: String) {
        let record = records.first { $0.title.lowercased().hasPrefix(title.lowercased()) }
        if let record { play(record) }
    }

    func play(_ record: Record, track index: Int = 0) {
        self.record = record
        self.index = index
        isPlaying = true
        changed()
    }

    func playPause() {
        isPlaying.toggle()
        changed()
    }

    func stop() {
        isPlaying = false
        remaining = nil
        changed()
    }

    /// Skips to the next track if `step` is 1, or to the previous track if `step` is -1. In shuffle mode, skips half of
    /// the record's tracks instead.
    func skip(by step: Int) {
        guard remaining != 0 else { return stop() }
        remaining = remaining.map { $0 - 1 }
        let count = record.tracks.count
        play(record, track: (index + (shuffles ? count / 2 : step) + count) % count)
    }

    func toggleLove() {
        if loved.remove(track.title) == nil { loved.insert(track.title) }
        changed()
    }
}
