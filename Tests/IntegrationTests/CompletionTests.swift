import IntegrationHarness
import SDLHeadUnit
import SDLKit
import SDLSupport
import Testing

/// Tests that every completion runs exactly once: after the function that received the completion has returned, and not
/// while the app disconnects. The same is true if the completion calls the function again.
@MainActor
@Suite struct CompletionTests {
    /// A call of a public function with a completion or a handler.
    struct Call: Sendable, CustomTestStringConvertible {
        let testDescription: String
        /// The function's full name, with its type and labels. `CompletionRule` looks for this name.
        let function: String
        /// Whether `function` presents an overlay. The completion of this function runs when the driver ends the
        /// overlay.
        var isShown = false
        /// Whether the completion runs only after a head unit has connected.
        var waits = false
        let make: @MainActor @Sendable (SDLApplication, SDLViewController, @escaping @MainActor () -> Void) -> Void

        init(
            _ name: String, of function: String, isShown: Bool = false, waits: Bool = false,
            _ make:
                @escaping @MainActor @Sendable (
                    SDLApplication, SDLViewController, @escaping @MainActor () -> Void
                ) -> Void
        ) {
            testDescription = name
            self.function = function
            self.isShown = isShown
            self.waits = waits
            self.make = make
        }
    }

    @MainActor final class Token {
        var number = 0
    }

    enum Ending: CaseIterable { case refused, answered, disconnected, stopped }

    /// Calls a function, and calls the function again in each completion. Counts all completions, and the completions
    /// that ran too early.
    @MainActor final class Caller {
        let call: Call
        let app: SDLApplication
        let controller: SDLViewController
        /// The number of runs of each call's completion, in the order of the calls.
        private(set) var ends: [Int] = []
        private(set) var deepest = 0
        private(set) var early = 0
        private(set) var withinTeardown = 0
        private(set) var states: [SDLAppState] = []
        var limit = 6
        private var depth = 0
        private var returned = 0

        init(_ call: Call, _ app: SDLApplication, _ controller: SDLViewController) {
            self.call = call
            self.app = app
            self.controller = controller
        }

        func again() {
            guard ends.count < limit else { return }
            let number = ends.count
            ends.append(0)
            call.make(app, controller) { [self] in
                ends[number] += 1
                early += returned > number ? 0 : 1
                withinTeardown += app.lifecycle.endings.isTearingDown ? 1 : 0
                states.append(app.state)
                depth += 1
                deepest = max(deepest, depth)
                again()
                depth -= 1
            }
            returned = max(returned, number + 1)
        }
    }

    @MainActor final class Listener: SDLChoiceSetDelegate, SDLKeyboardDelegate {
        let done: @MainActor () -> Void
        /// A reference to this object, which keeps it in memory until the completion runs. The library does not retain
        /// delegates.
        private var held: Listener?

        init(_ done: @escaping @MainActor () -> Void) {
            self.done = done
            held = self
        }

        private func end() {
            held = nil
            done()
        }

        func choiceSet(
            _ choiceSet: SDLChoiceSet, didSelectChoice choice: SDLChoiceCell, withSource source: SDLTriggerSource
        ) { end() }
        func choiceSet(_ choiceSet: SDLChoiceSet, didReceiveError error: any Error) { end() }
        func userDidSubmitInput(_ inputText: String, withSource source: SDLTriggerSource) { end() }
        func userDidCancelInput(withReason event: SDLKeyboardEvent) { end() }
    }

    @Test(arguments: presentations + requests + car + navigation + services, Ending.allCases)
    func `A completion runs once, after its call and after the teardown, however often it calls again`(
        _ call: Call, _ ending: Ending
    ) async throws {
        try await Self.verify(call, ending)
    }

    static func verify(_ call: Call, _ ending: Ending) async throws {
        let root = Player()
        let harness = try Harness { root }
        if ending == .refused { harness.app.viewControllerManager.rootViewController = root }
        if ending != .refused {
            await harness.start()
            try await harness.activate()
        }
        let caller = Caller(call, harness.app, root)
        caller.again()
        #expect(caller.ends == [0])
        switch ending {
        case .refused: break
        case .answered:
            for _ in 0..<20 {
                await harness.inFlight.settled()
                try? await harness.drive(.overlay(nil, .cancel))
            }
        case .disconnected:
            if call.isShown { await harness.inFlight.settled() }
            let before = caller.states.count
            try await harness.drive(.app(key: "hello", .disconnect(reason: "TRANSPORT_LOST")))
            if call.isShown { #expect(caller.states.dropFirst(before).allSatisfy { $0 == .disconnected }) }
            harness.app.stop()
        case .stopped: harness.app.stop()
        }
        if call.waits {
            await harness.start()
            try await harness.activate()
        }
        await harness.pass(.seconds(20))
        #expect(caller.ends == [1, 1, 1, 1, 1, 1])
        #expect(caller.deepest == 1 && caller.early == 0 && caller.withinTeardown == 0)
    }

    @Test func `Without a session, repeated requests end once a second and do not block other work`()
        async throws
    {
        let harness = try Harness { SDLViewController() }
        let call = Self.requests[0]
        let caller = Caller(call, harness.app, SDLViewController())
        caller.limit = 1000
        caller.again()
        await harness.pass(.seconds(10))
        #expect(caller.ends.count == 12)
    }

    @Test func `An unanswered alert ends after its own duration plus Core's limit, and is cancelled`()
        async throws
    {
        let root = Player()
        let harness = try Harness { root }
        await harness.start()
        try await harness.activate()
        try await harness.drive(.force(ForcedResult(function: "Alert", result: "DO_NOT_RESPOND")))
        var ends: [String] = []
        let alert = SDLAlertController(message: "A", prompt: nil, buttons: nil, duration: 5)
        root.presentOverlayController(alert) { result, error in ends.append("\(result) \(error!)") }
        harness.app.screenManager.presentAlert(SDLAlertView(text: "B")) { ends.append("\($0!)") }
        // An alert without a duration has the default duration of the mobile API.
        root.presentOverlayController(SDLAlertController(message: "C", buttons: nil)) { result, error in
            ends.append("\(result) \(error!)")
        }
        await harness.pass(.milliseconds(15_999))
        #expect(ends.isEmpty && harness.sent("CancelInteraction").isEmpty)
        await harness.pass(.milliseconds(1))
        #expect(ends.count == 3 && harness.sent("CancelInteraction").count == 3)
        #expect(harness.app.viewControllerManager.presentedOverlayController == nil)
    }
}
