import SDLSupport
import Testing

@Suite struct ResemblanceTests {
    @Test func `What nobody knows is held against what there is`() {
        let known = ["id", "text", "app"]
        #expect(Resemblance.help(for: "tetx", among: known) == "is text meant?")
        #expect(Resemblance.help(for: "colour", among: known) == "there are id, text, app.")
        #expect(Resemblance.help(for: "colour", among: known, upTo: 2) == "there are id, text and 1 more.")
        #expect(Resemblance.help(for: "colour", among: ["id"]) == "there is id alone.")
        #expect(Resemblance.help(for: "colour", among: []) == "there is none here.")
    }
}
