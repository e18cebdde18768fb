import SDLKit

struct Track {
    let title: String
    /// The duration of the track, in seconds.
    let length: Double
}

struct Record {
    let title: String
    let artist: String
    let year: Int
    let tracks: [Track]
    let about: String
    let cover: SDLArtwork?

    static let all = [
        Record(
            title: "Night Ferry", artist: "The Harbour Lights", year: 1962,
            tracks: [
                Track(title: "Low Tide", length: 187), Track(title: "Lanterns", length: 214),
                Track(title: "Salt and Rope", length: 162), Track(title: "Last Boat Home", length: 245),
            ],
            about: """
                Recorded in one night on a ferry that had missed its tide. You can hear the engine under the second side.
                """,
            cover: Cover.artwork(dark: (24, 30, 92), light: (92, 148, 255))),
        Record(
            title: "Orange Grove", artist: "Grove Street Trio", year: 1958,
            tracks: [
                Track(title: "Blossom", length: 201), Track(title: "The Long Row", length: 173),
                Track(title: "Crates", length: 148), Track(title: "Dusk in the Grove", length: 262),
            ],
            about: """
                Three players, one microphone, and the window open. The birds on the first track were not planned.
                """,
            cover: Cover.artwork(dark: (120, 38, 20), light: (255, 150, 60))),
        Record(
            title: "Paper Planets", artist: "Orrery", year: 1971,
            tracks: [
                Track(title: "Mercury, Folded", length: 195), Track(title: "A Slow Transit", length: 308),
                Track(title: "Rings", length: 221), Track(title: "Out Past Neptune", length: 347),
            ],
            about: """
                Every instrument on it was built for it. The drums are a filing cabinet, and most of the choir is one man.
                """,
            cover: Cover.artwork(dark: (62, 20, 96), light: (226, 96, 214))),
        Record(
            title: "Green Line", artist: "Tram Depot Nine", year: 1984,
            tracks: [
                Track(title: "First Car Out", length: 176), Track(title: "Conductor", length: 198),
                Track(title: "Wet Leaves", length: 232), Track(title: "Terminus", length: 254),
            ],
            about: """
                Made of the sounds of a single tram line, from the first car in the morning to the last at night.
                """,
            cover: Cover.artwork(dark: (8, 62, 60), light: (64, 206, 150))),
    ]
}
