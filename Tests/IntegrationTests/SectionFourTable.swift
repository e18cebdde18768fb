import Foundation
import Testing

/// Which number of section 4 of the interface's rules is shown by which test. Which view is under a finger (4.8) and the
/// projected window (the rest of 4.9) belong to the car window; what SDL Core itself does (4.11) is shown by the head unit's
/// own tests.
@Suite struct SectionFourTable {
    struct Row: Sendable, CustomTestStringConvertible {
        let section: String
        let number: String
        /// The name of a test, or its beginning.
        let test: String
        var testDescription: String { "\(section): \(number)" }

        init(_ section: String, _ number: String, _ test: String) {
            (self.section, self.number, self.test) = (section, number, test)
        }
    }

    static let rows: [Row] = [
        Row("4.1", "eleven steps from stopped to ready", "4.1: the steps from nothing to ready, and back"),
        Row("4.1", "no icon where it is kept, or not shown", "4.1: a head unit that shows no images of apps"),
        Row("4.1", "0.5 s before the first new try", "Tries come ever less often, and after a minute no more"),
        Row("4.1", "correlation ids from 1, and from 1 again", "has an id from 1 to the highest, then from 1 again"),
        Row("4.1", "correlation ids reset at a break", "4.1: each connection counts its requests from 1"),
        Row(
            "4.1", "not ready: nothing of the app's own is sent",
            "4.1: what the app sends itself waits until it is ready"),
        Row("4.1", "a registration refused", "4.1: an app that is not registered is told why, and tries again"),
        Row("4.1", "another language", "4.1: an app that has the head unit's language changes to it"),
        Row("4.1", "NAVIGATION or PROJECTION stream", "Only apps that project have a stream manager"),
        Row("4.1", "OK and PLAY_PAUSE before version 5", "4.1: before version 5 OK is OK and PLAY_PAUSE both"),
        Row("4.1", "OK and PLAY_PAUSE from version 5", "Listeners of OK and of PLAY_PAUSE hear either"),
        Row("4.1", "window 0 alone counts", "FND-T20: the status of another window never moves the app"),
        Row("4.1", "10 s and 1 s", "Ruling 46: an answer that never comes holds didAppear up for eleven seconds"),
        Row("4.2", "lines joined for 4, 3, 2, 1 and 0", "4.2: four lines are joined by"),
        Row("4.2", "absent texts", "4.2: texts that are absent leave no mark"),
        Row("4.2", "metadata joined", "4.2: what lines mean is joined with them, and at most five"),
        Row(
            "4.2", "four lines while a template is new",
            "4.2: a template that is on its way is taken to have four lines"),
        Row("4.2", "CENTERED unless said otherwise", "4.2: lines are centred unless it is said otherwise"),
        Row(
            "4.2", "sdl_BlankArt, 5 x 5, persistent",
            "4.2, OVL-45: an image that goes gives way to one of 5 by 5 pixels"),
        Row("4.2", "secondary image before version 5", "4.2: before version 5 a display with a first image"),
        Row("4.2", "images only where there is a place", "4.2: a display without images is sent none"),
        Row(
            "4.2", "SetDisplayLayout before version 6",
            "Ruling 47: before version 6 the template has a request of its own"),
        Row("4.2", "a refusal leaves the last good screen", "4.2: a template that is refused holds the screen back"),
        Row("4.2", "new capabilities, same wish", "4.2: another head unit's display is filled anew"),
        Row("4.3", "ids 1 to 8, alerts from 10 to 13", "4.3: buttons have 1 to 8 on the screen, and 10 to 13"),
        Row("4.3", "eight at most", "FND-66, FND-67, FND-69, FND-72: views are walked depth-first"),
        Row("4.3", "looks, types and names", "4.3: a button has a text or an image"),
        Row("4.3", "static icons only", "4.3: a display of icons of its own shows no image of an app"),
        Row("4.3", "no images: all or none", "Without images on buttons nothing is uploaded"),
        Row("4.3", "texts first, images after", "FND-71: texts go first and images follow"),
        Row("4.3", "the other looks' images last", "The images of looks not in force follow"),
        Row("4.4", "ListFiles, and what is there already", "The head unit is asked what it has once"),
        Row("4.4", "DISALLOWED", "An app that may not ask what is there has its files all the same"),
        Row("4.4", "another answer", "4.4: a head unit that does not say what it has takes files"),
        Row("4.4", "version 4.4", "4.4: before version 4.4 what is not meant to stay goes up anew"),
        Row("4.4", "MD5 names", "An unnamed image is named by its MD5"),
        Row("4.4", "two attempts", "A file that is refused is tried once more, from its beginning"),
        Row("4.4", "chunks, offsets, lengths, CRC32", "A file larger than a frame goes in pieces"),
        Row("4.4", "2,000,000,000 bytes", "4.4: there is room for 2,000,000,000 bytes"),
        Row("4.4", "progress, and an end to it", "Several files tell how far they are"),
        Row("4.5", "cancel ids 1 to 100", "4.5: alerts are cancelled by 1 to 100, again and again"),
        Row("4.5", "3 to 10 s, 5 s", "4.5: an alert is shown for 3 to 10 seconds"),
        Row("4.5", "lines shift up and join", "4.5: an alert's texts shift up"),
        Row("4.5", "a third text alone is none", "An alert with nothing to show is none"),
        Row("4.5", "sound files", "4.5: a sound file needs version 5"),
        Row("4.5", "icons", "4.5: an icon goes where the display has a place for it"),
        Row("4.5", "one look a button", "4.5: a button of an alert has one look"),
        Row(
            "4.5", "CancelInteraction from version 6",
            "4.5: before version 6 an alert on the display cannot be taken back"),
        Row("4.5", "waits while not permitted", "Alerts wait while the app may show none"),
        Row("4.6", "the probe, set 0, choice 0", "CHS-28, ruling 39: voice is probed once"),
        Row("4.6", "both probes refused", "CHS-28: a head unit that refuses both probes has no choice sets"),
        Row("4.6", "1 to 100 cells", "CHS-17: more than a hundred cells, or none"),
        Row("4.6", "10 s, 5 to 100 s", "CHS-07, CHS-29: time limits stay within what the head unit takes"),
        Row("4.6", "what a set may not be", "What is wrong with a set is told to its delegate"),
        Row("4.6", "65,535 ids, then gaps", "CHS-26, CHS-29: ids count to 65,535, then gaps are used"),
        Row("4.6", "placeholder voice command", "CHS-28: where voice is not optional, a cell without gets its id"),
        Row("4.6", "(2), version 7.1", "Ruling 41: before version 7.1 the first text alone must differ"),
        Row("4.6", "menuName, and GEN3_8-INCH", "4.6: choices need a text to be shown by"),
        Row("4.6", "cancel ids 101 to 200", "4.6: choices are cancelled by 101 to 200"),
        Row("4.6", "an image that fails", "4.6, CHS-20: a choice whose image cannot be uploaded"),
        Row("4.6", "the keyboard's own properties, and back", "CHS-13: properties for one time go before"),
        Row("4.6", "100 suggestions", "CHS-28, ruling 34: the later forms win where they are there, a hundred"),
        Row("4.6", "layouts, keys and masks", "A keypress mode of one's own is overridden"),
        Row("4.7", "ids from 1 and from 1,900,000,000", "4.7: menus count from 1, voice commands from 1,900,000,000"),
        Row("4.7", "waits in NONE", "4.7: the menu waits until the driver has started the app"),
        Row("4.7", "waits in MENU", "Many wishes are one update, the newest one; nothing moves while the menu is open"),
        Row("4.7", "the fewest lines", "A menu becomes another with the fewest lines added"),
        Row("4.7", "GEN3_8-INCH: all of it", "4.7: the third SYNC generation has its menu deleted and added"),
        Row("4.7", "(2), and voice commands of one line alone", "Lines of one name are numbered"),
        Row("4.7", "version 6", "Menus are laid out and opened where the head unit is new enough"),
        Row("4.7", "version 7", "4.7: a menu within a menu needs version 7"),
        Row("4.7", "blank and double voice commands", "Voice commands have ids of their own"),
        Row("4.8", "0.4 s, 50 px, 8 px, enabled, synced", "4.8: the numbers a developer knows"),
        Row(
            "4.8", "fingers 0 and 1; the raw handler sees all",
            "4.8: gestures have two fingers, the handler hears of all"),
        Row("4.8", "every event of a notification", "A touch reaches the app as each finger came, moved and went"),
        Row("4.8", "the first place, the first instant", "4.8: of a finger's places and instants the first counts"),
        Row("4.8", "more than 8 px is a pan", "4.8: a finger pans once it has moved by more than 8 pixels"),
        Row("4.8", "moves with the frame", "4.8: moves are told once a frame"),
        Row("4.8", "moves at once", "4.8: moves are told at once where they are not synced"),
        Row("4.8", "scale by the distance before", "4.8: a pinch tells its scale against the one before"),
        Row("4.8", "a tap after 0.4 s, or at once", "4.8: a tap is told after 0.4 seconds"),
        Row("4.8", "a double tap in the middle, or none", "4.8: a second tap within 400 ms and 50 pixels"),
        Row("4.8", "boundaries of all of them", "Fingers and time become the delegate's calls"),
        Row("4.8", "CANCEL", "4.8: what comes over the picture takes the fingers"),
        Row("4.8", "scale 1 to 10, and the viewport", "4.8: the app's picture is smaller by the head unit's scale"),
        Row("4.8", "the callbacks, and what they answer", "Ruling 29: what an app does not handle is told as such"),
        Row("4.9", "stopped, starting, ready, suspended", "What is started goes on whenever the driver sees the app"),
        Row("4.9", "haptic places only where they are wanted", "HAP-02: a head unit that takes no haptic data"),
        Row("4.10", "allowed, disallowed, mixed, unknown", "A group of permissions is allowed, disallowed, mixed"),
        Row("4.10", "first and last listener", "The first listener subscribes, the last one unsubscribes"),
        Row("4.10", "IGNORED is a success", "4.10: a button that is subscribed already"),
    ]

    private static let names: String = {
        let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        var text = ""
        for room in ["IntegrationTests", "ScreenIntegrationTests", "SDLKitTests", "SDLConnectionTests"] {
            let folder = tests.appending(path: room).path()
            for file in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            where file.hasSuffix(".swift") && file != "SectionFourTable.swift" {
                text += (try? String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)) ?? ""
            }
        }
        return text
    }()

    @Test(arguments: rows) func `Each number is shown by a test that is there`(_ row: Row) {
        #expect(Self.names.contains("`\(row.test)"))
    }

    @Test func `No section is without a number`() {
        #expect(Set(Self.rows.map(\.section)) == Set((1...10).map { "4.\($0)" }))
    }
}
