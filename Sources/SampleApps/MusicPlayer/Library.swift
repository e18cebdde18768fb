import SDLKit

/// One piece of music.
struct Song: Hashable {
    let title: String
    /// In seconds.
    let length: Double
}

/// Songs that belong together, under one cover.
struct Album: Hashable {
    let title: String
    let artist: String
    let year: String
    let cover: Cover
    let songs: [Song]
}

/// What there is to play.
enum Library {
    static let albums = [
        Album(
            title: "Night Drive", artist: "The Lanterns", year: "2019", cover: Cover(from: .midnight, to: .violet),
            songs: [
                Song(title: "Ring Road", length: 214), Song(title: "Tail Lights", length: 187),
                Song(title: "Toll Gate", length: 245),
            ]),
        Album(
            title: "Salt Air", artist: "Driftwood", year: "2021", cover: Cover(from: .teal, to: .sand),
            songs: [
                Song(title: "Ferry", length: 201), Song(title: "Low Tide", length: 232),
                Song(title: "Lighthouse", length: 178),
            ]),
        Album(
            title: "Slow Engines", artist: "Kilo & Sons", year: "2024", cover: Cover(from: .rust, to: .sand),
            songs: [Song(title: "Idle", length: 263), Song(title: "Second Gear", length: 196)]),
    ]
}
