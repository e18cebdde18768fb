import Foundation
import IntegrationHarness
import JSON
import Journaling
import SDLHeadUnit
import SDLKit
import SDLManagers
import SDLSupport
import TestJournal
import Testing

/// Tests that run the examples of the proposals as apps. All messages between app and head unit must equal the stored
/// transcript.
///
/// If a transcript is missing, the test writes the transcript and fails, so that the author reads the transcript first.
@MainActor
@Suite struct GoldenTests {
    final class Player: SDLViewController {
        override func loadView() {
            let buttons = ["fav", "remove", "radio"].map { SDLButtonView(button: .init(name: $0, text: $0)) }
            view = SDLView(subviews: [
                SDLTextView("title", "artist", "album", "genre"), SDLView(subviews: buttons),
                SDLImageView(image: SDLArtwork(staticIcon: "0x11")),
            ])
        }
    }

    func running(policy: String = "abort-older") async throws -> (Harness, Player) {
        let root = Player()
        let harness = try Harness { root }
        await harness.start()
        try await harness.activate()
        var settings = HeadUnitSettings()
        settings.popupPolicy = policy
        try await harness.drive(.set(settings))
        harness.carJournal.forget()
        return (harness, root)
    }

    private func compare(_ harness: Harness, with name: String) throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Golden")
        let file = folder.appending(path: "\(name).ndjson")
        let lines = harness.transcript.map { $0 + "\n" }.joined()
        guard let golden = try? String(contentsOf: file, encoding: .utf8) else {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try lines.write(to: file, atomically: true, encoding: .utf8)
            Issue.record("The golden file \(name) did not exist and was written. Read it, then run the test again.")
            return
        }
        #expect(lines == golden)
    }

    @Test func `OVL-E1: the second alert aborts the first`() async throws {
        let (harness, root) = try await running()
        root.presentOverlayController(SDLAlertController(message: "A1", buttons: nil))
        await harness.inFlight.settled()
        root.presentOverlayController(SDLAlertController(message: "A2", buttons: nil))
        await harness.inFlight.settled()
        try await harness.drive(.overlay(nil, .timeout))
        try compare(harness, with: "overlay-aborts-the-first")
    }

    @Test func `OVL-E2, ruling 14: the second alert is rejected because of the first`() async throws {
        let (harness, root) = try await running(policy: "reject-newer")
        root.presentOverlayController(SDLAlertController(message: "A1", buttons: nil))
        await harness.inFlight.settled()
        root.presentOverlayController(SDLAlertController(message: "A2", buttons: nil))
        await harness.inFlight.settled()
        try await harness.drive(.overlay(nil, .timeout))
        try compare(harness, with: "overlay-rejected")
    }

    @Test func `OVL-46, OVL-47, rulings 13, 62: the album list over the player, and the player again`() async throws {
        let (harness, root) = try await running()
        let overlay = SDLInteractionController(
            choiceSet: SDLChoiceSet(title: "Albums", delegate: nil, choices: [SDLChoiceCell(text: "Night Ferry")]))
        let loading = SDLTextView("loading")
        loading.opaque = false
        let cancel = SDLView(subviews: [SDLButtonView(button: .init(name: "cancel", text: "cancel"))])
        overlay.view = SDLView(subviews: [loading, cancel])
        overlay.view?.opaque = false
        root.presentOverlayController(overlay)
        await harness.inFlight.settled()
        try await harness.drive(.overlay(nil, .choose(Target(text: "Night Ferry"), source: .menu)))
        try compare(harness, with: "album-list-over-the-player")
    }

    @Test func `OVL-106: a slider from minus ten to ten`() async throws {
        let (harness, root) = try await running()
        root.presentOverlayController(
            SDLSliderController(title: "Bass", message: "How deep", value: 0, minimumValue: -10, maximumValue: 10))
        await harness.inFlight.settled()
        try await harness.drive(.overlay(nil, .slide(position: 21)))
        try await harness.drive(.overlay(nil, .save))
        try compare(harness, with: "slider-minus-ten-to-ten")
    }

    @Test func `OVL-107, OVL-110, ruling 20: a slider with a message has one footer, others a number per position`()
        async throws
    {
        let (harness, root) = try await running()
        root.presentOverlayController(
            SDLSliderController(
                title: "Title", message: "Negative, Neutral or Positive", value: 0, minimumValue: -1, maximumValue: 1))
        await harness.inFlight.settled()
        try await harness.drive(.overlay(nil, .save))
        root.presentOverlayController(SDLSliderController(title: "Title", value: 0, minimumValue: -1, maximumValue: 1))
        await harness.inFlight.settled()
        try await harness.drive(.overlay(nil, .save))
        try compare(harness, with: "slider-footers")
    }

    @Test func `CHS-20, CHS-23, CHS-28: a dynamic choice set is probed, loaded, chosen from and reused`() async throws {
        let (harness, _) = try await running()
        let screen = harness.app.screenManager
        let cells = ["Low Tide", "Lanterns"].map { SDLChoiceCell(text: $0) }
        for _ in 1...2 {
            screen.presentChoiceSet(SDLChoiceSet(title: "Which?", delegate: nil, choices: cells), mode: .manualOnly)
            await harness.inFlight.settled()
            try await harness.drive(.overlay(nil, .choose(Target(text: "Lanterns"), source: .menu)))
        }
        try compare(harness, with: "choice-set")
    }

    @Test func `FND-28, FND-29: a push and a pop, one Show each, with the template`() async throws {
        let (harness, root) = try await running()
        let next = Player()
        next.layout = "TEXTBUTTONS_ONLY"
        root.showViewController(next)
        await harness.inFlight.settled()
        harness.app.viewControllerManager.popViewController()
        await harness.inFlight.settled()
        try compare(harness, with: "push-and-pop")
    }
}

extension Harness {
    /// All RPC messages since the journal was emptied. Each line has the direction, the type, the name and the
    /// parameters of a message.
    fileprivate var transcript: [String] {
        carJournal.rows.filter { $0.kind == .rpc }.compactMap { try? JSONValue(parsing: $0.payload.bytes) }.map { row in
            var line: JSONValue = [:]
            line["direction"] = row["direction"]
            line["rpcType"] = row["rpcType"]
            line["name"] = row["name"]
            line["params"] = row["params"]
            return String(decoding: line.json(), as: UTF8.self)
        }
    }
}
