import SDLKit

/// One record of the jukebox.
struct Record {
    let title: String
    let artist: String
    let year: Int
    let tracks: [String]
    let about: String
    /// The two ends of its cover's colours.
    let colors: (dark: Cover.Color, light: Cover.Color)

    var cover: SDLArtwork { Cover(dark: colors.dark, light: colors.light).artwork }

    static let all = [
        Record(
            title: "Night Ferry", artist: "The Harbour Lights", year: 1962,
            tracks: ["Low Tide", "Lanterns", "Salt and Rope", "Last Boat Home"],
            about: """
                Recorded in one night on a ferry that had missed its tide. You can hear the engine under the second side.
                """,
            colors: (Cover.Color(red: 24, green: 30, blue: 92), Cover.Color(red: 92, green: 148, blue: 255))),
        Record(
            title: "Orange Grove", artist: "Grove Street Trio", year: 1958,
            tracks: ["Blossom", "The Long Row", "Crates", "Dusk in the Grove"],
            about: """
                Three players, one microphone, and the window open. The birds on the first track were not planned.
                """,
            colors: (Cover.Color(red: 120, green: 38, blue: 20), Cover.Color(red: 255, green: 150, blue: 60))),
        Record(
            title: "Paper Planets", artist: "Orrery", year: 1971,
            tracks: ["Mercury, Folded", "A Slow Transit", "Rings", "Out Past Neptune"],
            about: """
                Every instrument on it was built for it. The drums are a filing cabinet, and most of the choir is one man.
                """,
            colors: (Cover.Color(red: 62, green: 20, blue: 96), Cover.Color(red: 226, green: 96, blue: 214))),
        Record(
            title: "Green Line", artist: "Tram Depot Nine", year: 1984,
            tracks: ["First Car Out", "Conductor", "Wet Leaves", "Terminus"],
            about: """
                Made of the sounds of a single tram line, from the first car in the morning to the last at night.
                """,
            colors: (Cover.Color(red: 8, green: 62, blue: 60), Cover.Color(red: 64, green: 206, blue: 150))),
    ]
}
