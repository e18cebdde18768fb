import SDLKit

/// What is played: an album, a song of it, and whether it is heard. It knows nothing of cars.
final class Player {
    let albums: [Album]
    private(set) var album: Album
    private(set) var index = 0
    private(set) var isPlaying = true
    private(set) var favourites: Set<Song> = []
    var shuffles = false
    /// Something else is played now, or no longer.
    var changed: () -> Void = {}

    init(_ albums: [Album]) {
        self.albums = albums
        album = albums[0]
    }

    var song: Song { album.songs[index] }
    var isFavourite: Bool { favourites.contains(song) }

    func play(_ album: Album) {
        self.album = album
        go(to: 0)
    }

    func playPause() {
        isPlaying.toggle()
        changed()
    }

    /// Forwards or back; with shuffling on, somewhere else.
    func skip(by step: Int) {
        let count = album.songs.count
        go(to: (index + (shuffles ? max(1, count / 2) : step) + count) % count)
    }

    func stop() {
        isPlaying = false
        changed()
    }

    func toggleFavourite() {
        if favourites.remove(song) == nil { favourites.insert(song) }
        changed()
    }

    private func go(to index: Int) {
        self.index = index
        isPlaying = true
        changed()
    }
}
