import JSON
import SDLHeadUnit
import Testing

/// Tests of the time after which each overlay ends without an action of the driver, and of the result. In some tests,
/// the app sends a duration; in other tests, the app omits the duration.
@MainActor
@Suite struct TimeLimitRows {
    struct Limit: Sendable, CustomTestStringConvertible {
        let function: String
        let params: JSONValue
        let milliseconds: Int
        let result: String
        var testDescription: String { "\(function) after \(milliseconds) ms: \(result)" }
    }

    nonisolated static let interaction: JSONValue = [
        "initialText": "Pick", "interactionMode": "MANUAL_ONLY", "interactionChoiceSetIDList": [1],
    ]

    nonisolated static let limits = [
        Limit(function: "Alert", params: ["alertText1": "a"], milliseconds: 5_000, result: "SUCCESS"),
        Limit(
            function: "Alert", params: ["alertText1": "a", "duration": 3000], milliseconds: 3_000, result: "SUCCESS"),
        Limit(function: "SubtleAlert", params: ["alertText1": "a"], milliseconds: 5_000, result: "SUCCESS"),
        Limit(
            function: "SubtleAlert",
            params: [
                "alertText1": "a", "duration": 3000,
                "softButtons": [["type": "TEXT", "text": "b", "softButtonID": 1]],
            ], milliseconds: 10_000, result: "ABORTED"),
        Limit(
            function: "Slider", params: ["numTicks": 3, "position": 1, "sliderHeader": "a"], milliseconds: 10_000,
            result: "TIMED_OUT"),
        Limit(
            function: "ScrollableMessage", params: ["scrollableMessageBody": "a"], milliseconds: 30_000,
            result: "SUCCESS"),
        Limit(function: "PerformInteraction", params: interaction, milliseconds: 10_000, result: "TIMED_OUT"),
        Limit(
            function: "PerformAudioPassThru",
            params: ["samplingRate": "8KHZ", "maxDuration": 700, "bitsPerSample": "8_BIT", "audioType": "PCM"],
            milliseconds: 700, result: "SUCCESS"),
    ]

    @Test(arguments: limits)
    func `An overlay without a driver's action ends after its time limit`(_ limit: Limit) async throws {
        let car = TestCar()
        let app = try await TestApp.active(car)
        await app.ask("CreateInteractionChoiceSet", InteractionRows.set(1, InteractionRows.choice(1)))
        let request = await app.begin(limit.function, limit.params)
        #expect(car.overlay("durationMs") == .int(limit.milliseconds))
        await car.advance(.milliseconds(limit.milliseconds - 1))
        #expect(app.result(of: request) == nil)
        await car.advance(.milliseconds(1))
        #expect(app.result(of: request) == limit.result)
        #expect(car.tree("overlays") == [:])
    }

    /// The arguments: the request of an overlay, the driver's action that ends the overlay, and the result.
    @Test(arguments: [
        ("Slider", OverlayCommand.save, "SUCCESS"), ("Slider", .cancel, "ABORTED"),
        ("ScrollableMessage", .cancel, "ABORTED"), ("PerformInteraction", .cancel, "ABORTED"),
        ("PerformAudioPassThru", .cancel, "ABORTED"), ("PerformAudioPassThru", .retry, "RETRY"),
        ("Alert", .cancel, "ABORTED"), ("PerformInteraction", .timeout, "TIMED_OUT"),
    ])
    func `An overlay that the driver ends is answered`(
        _ function: String, _ command: OverlayCommand, _ result: String
    ) async throws {
        let car = TestCar()
        let app = try await TestApp.active(car)
        await app.ask("CreateInteractionChoiceSet", InteractionRows.set(1, InteractionRows.choice(1)))
        let params = try #require(Self.limits.first { $0.function == function }?.params)
        let request = await app.begin(function, params)
        try await car.drive(.overlay(nil, command))
        #expect(app.reply(to: request)?["resultCode"]?.string == result)
        // SDL Core treats a retry as successful.
        #expect(app.reply(to: request)?["success"] == .bool(["SUCCESS", "RETRY"].contains(result)))
        if function == "Slider" { #expect(app.reply(to: request)?["sliderPosition"] == 1) }
        let why: JSONValue? = command == .retry ? "The driver wants to repeat the recording" : nil
        #expect(app.reply(to: request)?["info"] == why)
        #expect(app.statuses.last == "FULL NOT_AUDIBLE MAIN")
    }
}
