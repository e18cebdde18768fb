import SDLSupport
import Testing

@Suite struct NearestMatchTests {
    @Test func `suggests the nearest known name, or lists the known names`() {
        let known = ["id", "text", "app"]
        #expect(NearestMatch.help(for: "tetx", among: known) == "did you mean text?")
        #expect(NearestMatch.help(for: "colour", among: known) == "there are id, text, app.")
        #expect(NearestMatch.help(for: "colour", among: known, upTo: 2) == "there are id, text and 1 more.")
        #expect(NearestMatch.help(for: "colour", among: ["id"]) == "the only one is id.")
        #expect(NearestMatch.help(for: "colour", among: []) == "there are none here.")
    }

    @Test func `Names that contain the word are more similar than short names`() {
        let known = ["OK", "AC", "PLAY_PAUSE", "SEEKLEFT"]
        #expect(NearestMatch.order(known, by: "PLAY").first == "PLAY_PAUSE")
        #expect(NearestMatch.order(known, by: "SEEKLEFF").first == "SEEKLEFT")
    }
}
