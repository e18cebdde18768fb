import JSON
import IntegrationHarness
import SDLHeadUnit
import SDLKit
import SDLSupport
import Testing

/// Tests of the request that the library sends for each kind of overlay. OVL-01
@MainActor
@Suite struct OverlayRequestTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let rows: String
        let request: String
        let expected: JSONValue
        let make: @MainActor @Sendable () -> SDLOverlayController
        var testDescription: String { rows }
    }

    private nonisolated static let hey = SDLTTSChunk(text: "Hey", type: .text)
    private nonisolated static let spoken: JSONValue = ["text": "Hey", "type": "TEXT"]

    @MainActor private static func button(_ text: String) -> SDLButtonView {
        SDLButtonView(button: SDLSoftButtonObject(name: text, text: text))
    }

    nonisolated static let rows: [Row] = [
        Row(
            rows: "OVL-60, OVL-61: a message alone, without optional parameters (OVL-22, OVL-65, OVL-66)",
            request: "Alert", expected: ["alertText1": "A", "alertText2": "B"],
            make: { SDLAlertController(message: "A\nB", buttons: nil) }),
        Row(
            rows: "OVL-61, OVL-63, OVL-67: a prompt alone", request: "Alert", expected: ["ttsChunks": [spoken]],
            make: { SDLAlertController(prompt: [hey], buttons: nil) }),
        Row(
            rows: "FND-54, OVL-61, OVL-62, OVL-64, OVL-65, OVL-66: everything", request: "Alert",
            expected: [
                "alertText1": "A", "ttsChunks": [spoken], "duration": 4000, "playTone": true, "progressIndicator": true,
                "softButtons": [["type": "TEXT", "text": "OK", "softButtonID": 10]],
            ],
            make: {
                SDLAlertController(
                    message: "A", prompt: [hey], buttons: [button("OK")], shouldPlayTone: true,
                    shouldShowProgressIndicator: true, duration: 4)
            }),
        Row(
            rows:
                "OVL-70, OVL-72, OVL-74, OVL-75: a jingle, two lines and a chosen format (OVL-77, OVL-79, OVL-81)",
            request: "PerformAudioPassThru",
            expected: [
                "initialPrompt": [["text": "LISTEN_JINGLE", "type": "PRE_RECORDED"]], "audioPassThruDisplayText1": "A",
                "audioPassThruDisplayText2": "B", "samplingRate": "16KHZ", "maxDuration": 1_000_000,
                "bitsPerSample": "16_BIT", "audioType": "PCM", "muteAudio": true,
            ],
            make: { SDLAudioInputController(message: "A\nB", speech: .listenJingle) { _ in } }),
        Row(
            rows: "OVL-73, OVL-76, OVL-79: a spoken text, and a format that the app has set",
            request: "PerformAudioPassThru",
            expected: [
                "initialPrompt": [spoken], "samplingRate": "44KHZ", "maxDuration": 2500, "bitsPerSample": "8_BIT",
                "audioType": "PCM", "muteAudio": false,
            ],
            make: {
                SDLAudioInputController(
                    message: nil, prompt: [hey], muteMediaSource: false,
                    capabilities: .init(samplingRate: ._44khz, bitsPerSample: ._8Bit, audioType: .pcm), duration: 2.5
                ) { _ in }
            }),
        Row(
            rows: "FND-54, OVL-90, OVL-91, OVL-92: an unchanged text", request: "ScrollableMessage",
            expected: ["scrollableMessageBody": "A\n\tB", "timeout": 5000],
            make: { SDLScrollableMessageController(message: "A\n\tB", duration: 5) }),
        Row(
            rows: "OVL-73, OVL-74: a spoken text, and three lines joined to two", request: "PerformAudioPassThru",
            expected: [
                "initialPrompt": [spoken], "audioPassThruDisplayText1": "A", "audioPassThruDisplayText2": "B C",
                "samplingRate": "16KHZ", "maxDuration": 1_000_000, "bitsPerSample": "16_BIT", "audioType": "PCM",
                "muteAudio": true,
            ],
            make: { SDLAudioInputController(message: "A\nB\nC", promptText: "Hey") { _ in } }),
        Row(
            rows: "OVL-62: an empty line is a line", request: "Alert",
            expected: ["alertText1": "A", "alertText3": "C"],
            make: { SDLAlertController(message: "A\n\nC", buttons: nil) }),
        Row(
            rows: "OVL-91, OVL-93: eight buttons at most", request: "ScrollableMessage",
            expected: [
                "scrollableMessageBody": "A",
                "softButtons": .array(
                    (0..<8).map { ["type": "TEXT", "text": .string("\($0)"), "softButtonID": .int(10 + $0)] }),
            ],
            make: {
                SDLScrollableMessageController(message: "A", buttons: (0..<9).map { button("\($0)") }, duration: 0)
            }),
        Row(
            rows: "OVL-100, OVL-101, OVL-102, OVL-103, OVL-105, OVL-110: with a message one footer", request: "Slider",
            expected: [
                "numTicks": 3, "position": 2, "sliderHeader": "Title",
                "sliderFooter": ["Negative, Neutral or Positive"],
            ],
            make: {
                SDLSliderController(
                    title: "Title", message: "Negative, Neutral or Positive", value: 0, minimumValue: -1,
                    maximumValue: 1)
            }),
        Row(
            rows: "OVL-107, OVL-110, FND-60: without a message a number for each tick", request: "Slider",
            expected: ["numTicks": 3, "position": 2, "sliderHeader": "Title", "sliderFooter": ["-1", "0", "1"]],
            make: { SDLSliderController(title: "Title", value: 0, minimumValue: -1, maximumValue: 1) }),
        Row(
            rows: "OVL-120, OVL-121, OVL-122, OVL-123, OVL-124: labels, by their index", request: "Slider",
            expected: ["numTicks": 3, "position": 3, "sliderHeader": "Size", "sliderFooter": ["S", "M", "L"]],
            make: { SDLValuePickerController(title: "Size", valueLabels: ["S", "M", "L"], value: 2) }),
        Row(
            rows: "FND-54, OVL-27: a slider with a duration", request: "Slider",
            expected: [
                "numTicks": 3, "position": 1, "sliderHeader": "T", "sliderFooter": ["1", "2", "3"], "timeout": 7500,
            ],
            make: {
                let slider = SDLSliderController(title: "T", value: 1, minimumValue: 1, maximumValue: 3)
                slider.duration = 7.5
                return slider
            }),
        Row(
            rows: "FND-54, OVL-27: a picker with a duration", request: "Slider",
            expected: [
                "numTicks": 2, "position": 1, "sliderHeader": "T", "sliderFooter": ["S", "M"], "timeout": 8000,
            ],
            make: {
                let picker = SDLValuePickerController(title: "T", valueLabels: ["S", "M"], value: 0)
                picker.duration = 8
                return picker
            }),
        Row(
            rows: "OVL-123, OVL-124: an index past the last label is the last", request: "Slider",
            expected: ["numTicks": 2, "position": 2, "sliderHeader": "Size", "sliderFooter": ["S", "M"]],
            make: { SDLValuePickerController(title: "Size", valueLabels: ["S", "M"], value: 9) }),
        Row(
            rows: "OVL-123, OVL-124: an index before the first label is the first", request: "Slider",
            expected: ["numTicks": 2, "position": 1, "sliderHeader": "Size", "sliderFooter": ["S", "M"]],
            make: { SDLValuePickerController(title: "Size", valueLabels: ["S", "M"], value: -1) }),
    ]

    func running() async throws -> (Harness, SDLViewController) {
        let root = SDLViewController()
        let harness = try Harness { root }
        await harness.start()
        try await harness.activate()
        return (harness, root)
    }

    @Test(arguments: rows) func `A request has exactly the parameters that were given`(_ row: Row) async throws {
        let (harness, root) = try await running()
        root.presentOverlayController(row.make())
        await harness.inFlight.settled()
        var sent = try #require(harness.sent(row.request).last?["params"])
        sent["cancelID"] = nil
        #expect(sent == row.expected)
    }

    @Test func `OVL-67, OVL-92, OVL-104, OVL-122: an invalid overlay is not sent, and the error has its row`()
        async throws
    {
        let (harness, root) = try await running()
        let wrong: [(String, SDLOverlayController)] = [
            ("OVL-67", SDLAlertController(message: nil, prompt: nil, buttons: nil)),
            ("OVL-67", SDLAlertController(message: "\n\nC", buttons: nil)),
            ("OVL-67", SDLAlertController(message: nil, prompt: [], buttons: nil)),
            ("OVL-92", SDLScrollableMessageController(message: "", duration: 0)),
            ("OVL-92", SDLScrollableMessageController(message: String(repeating: "x", count: 501), duration: 0)),
            ("OVL-104", SDLSliderController(title: "T", value: 0, minimumValue: 0, maximumValue: 26)),
            ("OVL-122", SDLValuePickerController(title: "T", valueLabels: ["only"], value: 0)),
            ("OVL-12", SDLOverlayController(duration: 1)),
        ]
        for (row, overlay) in wrong {
            var received: [String] = []
            root.presentOverlayController(overlay) { _, error in received.append("\(error!)") }
            await harness.inFlight.settled()
            #expect(received.count == 1 && received.first?.hasPrefix(row) == true)
        }
        await harness.inFlight.settled()
        #expect(!harness.requests.contains { ["Alert", "ScrollableMessage", "Slider"].contains($0) })
        #expect(harness.app.viewControllerManager.presentedOverlayController == nil)  // OVL-05
    }

    @Test func `OVL-82: sound after the end is ignored`() async throws {
        let (harness, root) = try await running()
        var heard = 0
        var calls = 0
        let input = SDLAudioInputController(message: nil, promptText: "Yes?") { sound in
            heard += sound.count
            calls += 1
        }
        root.presentOverlayController(input)
        await harness.inFlight.settled()
        let wav = Array("RIFF....WAVEdata".utf8) + [0x10, 0, 0, 0] + [UInt8](repeating: 7, count: 16)
        for round in 1...2 {
            // If the overlay is presented again, the handler receives each sound once, not twice.
            try await harness.drive(.overlay(nil, .audio(wav: wav)))
            #expect(heard == 16 * round)
            try await harness.drive(.overlay(nil, .cancel))
            let before = calls
            try await harness.drive(
                .send(app: "hello", name: "OnAudioPassThru", isRequest: false, params: JSONValue.object([:]).json()))
            #expect(heard == 16 * round && calls == before)
            root.presentOverlayController(input)
            await harness.inFlight.settled()
        }
    }

    @Test
    func
        `OVL-02, OVL-03, OVL-06, OVL-07, OVL-08, OVL-09, OVL-10, OVL-11, OVL-12: each has its own result`()
        async throws
    {
        let (harness, root) = try await running()
        var ends: [String] = []
        for name in ["A", "B", "C"] {
            root.presentOverlayController(SDLAlertController(message: name, buttons: nil)) { result, _ in
                ends.append("\(name) \(result)")
            }
        }
        await harness.inFlight.settled()
        #expect(harness.sent("Alert").count == 3)
        try await harness.drive(.overlay(nil, .timeout))
        #expect(ends == ["A ABORTED", "B ABORTED", "C SUCCESS"])
    }
}
