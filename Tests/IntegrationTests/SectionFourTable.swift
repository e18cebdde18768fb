import Foundation
import Testing

/// The rules 4.1 to 4.11 in docs/rules/managers.md contain numbers, such as limits and delays. This table lists the
/// test for each number.
///
/// The table leaves out hit testing (4.8) and the remaining parts of the projected window (4.9), which the tests of the
/// car window cover, and SDL Core's behaviour (4.11), which the head unit's tests cover.
@Suite struct SectionFourTable {
    struct Row: Sendable, CustomTestStringConvertible {
        let section: String
        let number: String
        /// The test's name, or the beginning of the name.
        let test: String
        var testDescription: String { "\(section): \(number)" }

        init(_ section: String, _ number: String, _ test: String) {
            (self.section, self.number, self.test) = (section, number, test)
        }
    }

    static let rows: [Row] = [
        Row("4.1", "eleven steps from stopped to ready", "4.1: the lifecycle states from start to ready"),
        Row(
            "4.1", "no icon where it is kept, or not shown", "4.1: a head unit that shows no app images is sent no icon"
        ),
        Row("4.1", "0.5 s before the first new try", "The time between attempts doubles, and the app gives up"),
        Row("4.1", "correlation ids from 1, and from 1 again", "gets ids from 1 to the highest, then from 1 again"),
        Row("4.1", "correlation ids reset at a break", "4.1: correlation ids start from 1 on each connection"),
        Row(
            "4.1", "not ready: no request of the app is sent",
            "4.1: requests of the app are refused until it is ready"),
        Row("4.1", "a refused registration", "4.1: a refused registration is reported, and the app"),
        Row("4.1", "another language", "4.1: an app that supports the head unit's language"),
        Row("4.1", "NAVIGATION or PROJECTION stream", "Only navigation and projection apps have a stream manager"),
        Row("4.1", "OK and PLAY_PAUSE before version 5", "4.1: before version 5 OK presses also count"),
        Row("4.1", "OK and PLAY_PAUSE from version 5", "Observers of OK and PLAY_PAUSE get either press"),
        Row("4.1", "window 0 alone counts", "FND-T20: the status of another window never changes"),
        Row("4.1", "10 s and 1 s", "Ruling 46: a missing answer delays didAppear by eleven"),
        Row("4.2", "lines joined for 4, 3, 2, 1 and 0", "4.2: four lines are joined"),
        Row("4.2", "absent texts", "4.2: absent texts leave no separators"),
        Row("4.2", "metadata joined", "4.2: metadata of joined lines is joined, with at most"),
        Row(
            "4.2", "four lines while a template is new",
            "4.2: a template in flight is assumed to have four lines"),
        Row("4.2", "CENTERED by default", "4.2: lines are centred by default, and again when"),
        Row(
            "4.2", "sdl_BlankArt, 5 x 5, persistent",
            "4.2, OVL-45: a removed image is replaced by a blank"),
        Row("4.2", "secondary image before version 5", "4.2: before version 5 a display with a first image"),
        Row("4.2", "images only where there is a place", "4.2: a display without images is sent none"),
        Row(
            "4.2", "SetDisplayLayout before version 6",
            "Ruling 47: before version 6 the template is set"),
        Row(
            "4.2", "a refusal leaves the last good screen", "4.2: a refused template delays the screen, and is reported"
        ),
        Row(
            "4.2", "new capabilities, same screen", "4.2: a new display is filled without an action of the app"),
        Row("4.3", "ids 1 to 8, alerts from 10 to 13", "4.3: button ids are 1 to 8 on the screen, and 10 to 13"),
        Row("4.3", "eight at most", "FND-66, FND-67, FND-69, FND-72: views are walked depth-first"),
        Row("4.3", "states, types and names", "4.3: a button has a text or an image"),
        Row("4.3", "static icons only", "4.3: a display without graphics shows no image of an app"),
        Row("4.3", "no images: all or none", "Without images on buttons nothing is uploaded"),
        Row("4.3", "texts first, images after", "FND-71: texts are sent first and images follow, if every"),
        Row("4.3", "the other states' images last", "The images of other states are uploaded after"),
        Row("4.4", "ListFiles, and what is there already", "The head unit's files are listed once per session"),
        Row("4.4", "DISALLOWED", "An app that may not send ListFiles can still upload files"),
        Row("4.4", "another answer", "4.4: files are uploaded even if ListFiles fails"),
        Row("4.4", "version 4.4", "4.4: before version 4.4 a file that is not persistent"),
        Row("4.4", "MD5 names", "An unnamed image is named by its MD5"),
        Row("4.4", "two attempts", "A refused file is sent once more, from its beginning"),
        Row("4.4", "chunks, offsets, lengths, CRC32", "A file larger than a frame is sent in pieces that fill"),
        Row("4.4", "2,000,000,000 bytes", "4.4: 2,000,000,000 bytes are available"),
        Row("4.4", "progress, and stopping", "An upload of several files reports its progress"),
        Row("4.5", "cancel ids 1 to 100", "4.5: alerts have cancel ids from 1 to 100, again and again"),
        Row("4.5", "3 to 10 s, 5 s", "4.5: an alert is shown for 3 to 10 seconds"),
        Row("4.5", "lines shift up and join", "4.5: an alert's texts shift up"),
        Row("4.5", "a third text alone is no alert", "An alert without content fails, and a cancelled alert"),
        Row("4.5", "sound files", "4.5: a sound file needs version 5"),
        Row("4.5", "icons", "4.5: an icon is sent only where the display has"),
        Row("4.5", "one state for each button", "4.5: a button of an alert has exactly one state"),
        Row(
            "4.5", "CancelInteraction from version 6",
            "4.5: before version 6 a shown alert cannot be cancelled"),
        Row("4.5", "waits while not permitted", "Alerts wait while the app may show none"),
        Row("4.6", "the probe, set 0, choice 0", "CHS-28, ruling 39: voice support is probed once before"),
        Row("4.6", "both probes refused", "CHS-28: a head unit that refuses both probes has no choice sets"),
        Row("4.6", "1 to 100 cells", "CHS-17: more than a hundred cells, or none"),
        Row("4.6", "10 s, 5 to 100 s", "CHS-07, CHS-29: timeouts are limited"),
        Row("4.6", "invalid choice sets", "Errors of a set are reported to its delegate"),
        Row("4.6", "65,535 ids, then gaps", "CHS-26, CHS-29: ids count to 65,535, then gaps"),
        Row("4.6", "placeholder voice command", "CHS-28: if voice commands are required, a cell"),
        Row("4.6", "(2), version 7.1", "Ruling 41: before version 7.1 the first text alone must differ"),
        Row("4.6", "menuName, and GEN3_8-INCH", "4.6: choices need the menuName text field, except"),
        Row("4.6", "cancel ids 101 to 200", "4.6: choices have cancel ids from 101 to 200, again"),
        Row("4.6", "an image that fails", "4.6, CHS-20: a choice set is not presented"),
        Row(
            "4.6", "the keyboard's own properties, and back",
            "CHS-13: properties of one keyboard are set before it"),
        Row("4.6", "100 suggestions", "CHS-28, ruling 34: the later forms are preferred"),
        Row("4.6", "layouts, keys and masks", "The keypress mode is overridden, and keys and masks"),
        Row("4.7", "ids from 1 and from 1,900,000,000", "4.7: menu ids start from 1, voice command ids"),
        Row("4.7", "waits in NONE", "4.7: the menu waits until the app is activated"),
        Row("4.7", "waits in MENU", "Several menus set in one run loop turn are one update, which waits"),
        Row("4.7", "the fewest lines", "A menu is changed by adding the fewest lines"),
        Row("4.7", "GEN3_8-INCH: all of it", "4.7: a GEN3_8-INCH display has its menu deleted and added"),
        Row("4.7", "(2), and voice commands of one line alone", "Lines with equal titles are numbered; equal voice"),
        Row("4.7", "version 6", "Menus have a layout and can be opened"),
        Row("4.7", "version 7", "4.7: a menu within a menu needs version 7"),
        Row("4.7", "blank and double voice commands", "Voice commands have their own id range; those that stay"),
        Row("4.8", "0.4 s, 50 px, 8 px, enabled, synced", "4.8: the thresholds of SDL's library are the defaults"),
        Row(
            "4.8", "fingers 0 and 1; the raw handler sees all",
            "4.8: gestures use two fingers, the raw handler gets all"),
        Row("4.8", "every event of a notification", "Each touch reaches the app for each finger"),
        Row("4.8", "the first position, the first instant", "4.8: the first position and the first timestamp"),
        Row("4.8", "more than 8 px is a pan", "4.8: a finger pans once it has moved by more than 8 pixels"),
        Row("4.8", "moves with the frame", "4.8: moves are reported once a frame"),
        Row("4.8", "moves at once", "4.8: moves are reported at once if they"),
        Row("4.8", "scale by the distance before", "4.8: a pinch reports its scale relative to the one before"),
        Row("4.8", "a tap after 0.4 s, or at once", "4.8: a tap is reported after 0.4 seconds, or at once"),
        Row("4.8", "a double tap in the middle, or none", "4.8: a second tap within 400 ms and 50 pixels"),
        Row("4.8", "boundaries of all of them", "Finger events and time lead to the delegate's calls"),
        Row("4.8", "CANCEL", "4.8: an overlay over the picture cancels a gesture"),
        Row("4.8", "scale 1 to 10, and the viewport", "4.8: the app's picture is reduced"),
        Row("4.8", "the callbacks, and their answers", "Ruling 29: touches that an app does not handle are logged"),
        Row("4.9", "stopped, starting, ready, suspended", "A started stream is ready while the driver sees the app"),
        Row(
            "4.9", "haptic rectangles only where supported", "HAP-02: a head unit without haptic data is sent none, and"
        ),
        Row("4.10", "allowed, disallowed, mixed, unknown", "A group of permissions is allowed, disallowed, mixed"),
        Row("4.10", "first and last listener", "The first observer subscribes, the last one unsubscribes"),
        Row("4.10", "IGNORED is a success", "4.10: a button that is already subscribed"),
    ]

    private static let names: String = {
        let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        var text = ""
        for target in ["IntegrationTests", "ScreenIntegrationTests", "SDLKitTests", "SDLConnectionTests"] {
            let folder = tests.appending(path: target).path()
            for file in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            where file.hasSuffix(".swift") && file != "SectionFourTable.swift" {
                text += (try? String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)) ?? ""
            }
        }
        return text
    }()

    @Test(arguments: rows) func `Each number is shown by an existing test`(_ row: Row) {
        #expect(Self.names.contains("`\(row.test)"))
    }

    @Test func `Each section has a number`() {
        #expect(Set(Self.rows.map(\.section)) == Set((1...10).map { "4.\($0)" }))
    }
}
