import SDLHeadUnit
import SDLKit
import SDLSupport
import Testing

/// Every call with a completion ends once, after it has returned and after the teardown that ended it, also where each ending
/// calls again.
@MainActor
@Suite struct EndingTests {
    /// One way to ask for something whose end is told.
    struct Call: Sendable, CustomTestStringConvertible {
        let testDescription: String
        /// Whether a driver has to end it.
        var isShown = false
        let make: @MainActor @Sendable (SDLApplication, SDLViewController, @escaping @MainActor () -> Void) -> Void

        init(
            _ name: String, isShown: Bool = false,
            _ make:
                @escaping @MainActor @Sendable (
                    SDLApplication, SDLViewController, @escaping @MainActor () -> Void
                ) -> Void
        ) {
            testDescription = name
            self.isShown = isShown
            self.make = make
        }
    }

    @MainActor final class Token {
        var number = 0
    }

    enum Ending: CaseIterable { case refused, answered, disconnected, stopped }

    /// Calls again in each ending, and keeps count.
    @MainActor final class Caller {
        let call: Call
        let app: SDLApplication
        let controller: SDLViewController
        /// How many ends each call had.
        private(set) var ends: [Int] = []
        private(set) var deepest = 0
        private(set) var early = 0
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
        /// Held as long as nothing has ended: the tower holds no delegate.
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

    nonisolated static let overlays = OverlayTests.kinds.map { kind in
        Call("present \(kind.testDescription)", isShown: true) { _, controller, done in
            controller.presentOverlayController(kind.make()) { _, _ in done() }
        }
    }

    nonisolated static let questions = [
        Call("presentModal of a controller", isShown: true) { _, controller, done in
            controller.presentModalViewController(SDLAlertController(message: "A", buttons: nil), completion: done)
        },
        Call("presentModal of the stack", isShown: true) { app, _, done in
            app.viewControllerManager.presentModalViewController(
                SDLAlertController(message: "A", buttons: nil), completion: done)
        },
        Call("present an empty alert") { _, controller, done in
            controller.presentOverlayController(SDLAlertController(message: nil, prompt: nil, buttons: nil)) { _, _ in
                done()
            }
        },
        Call("present an overlay twice", isShown: true) { _, controller, done in
            let alert = SDLAlertController(message: "A", buttons: nil)
            controller.presentOverlayController(alert)
            controller.presentOverlayController(alert) { _, _ in done() }
        },
        Call("present from below") { app, controller, done in
            let stack: SDLViewControllerManager = app.viewControllerManager
            if stack.topViewController === controller { stack.pushViewController(SDLViewController()) }
            controller.presentOverlayController(SDLAlertController(message: "A", buttons: nil)) { _, _ in
                done()
            }
        },
        Call("presentAlert", isShown: true) { app, _, done in
            app.screenManager.presentAlert(SDLAlertView(text: "A")) { _ in done() }
        },
        Call("presentAlert taken back", isShown: true) { app, _, done in
            app.screenManager.presentAlert(SDLAlertView(text: "A"))
            app.screenManager.presentAlert(SDLAlertView(text: "B")) { _ in done() }.cancel()
        },
        Call("presentAlert of nothing") { app, _, done in
            app.screenManager.presentAlert(SDLAlertView()) { _ in done() }
        },
        Call("presentChoiceSet", isShown: true) { app, _, done in
            let set = SDLChoiceSet(title: "A", delegate: Listener(done), choices: [SDLChoiceCell(text: "a")])
            app.screenManager.presentChoiceSet(set, mode: .manualOnly)
        },
        Call("presentChoiceSet without choices") { app, _, done in
            let set = SDLChoiceSet(title: "A", delegate: Listener(done), choices: [])
            app.screenManager.presentChoiceSet(set, mode: .manualOnly)
        },
        Call("presentChoiceSet taken back", isShown: true) { app, _, done in
            let set = SDLChoiceSet(title: "A", delegate: Listener(done), choices: [SDLChoiceCell(text: "a")])
            app.screenManager.presentChoiceSet(set, mode: .manualOnly)
            set.cancel()
        },
        Call("presentKeyboard", isShown: true) { app, _, done in
            app.screenManager.presentKeyboard(withDelegate: Listener(done))
        },
    ]

    nonisolated static let requests = [
        Call("send") { app, _, done in app.sdlManager.send(SDLListFiles()) { _, _ in done() } },
        Call("send what nobody takes") { app, _, done in
            app.sdlManager.send(SDLDeleteFile(syncFileName: "")) { _, _ in done() }
        },
        Call("preloadChoices") { app, _, done in
            app.screenManager.preloadChoices([SDLChoiceCell(text: "a")]) { _ in done() }
        },
        Call("preloadChoices of none") { app, _, done in app.screenManager.preloadChoices([]) { _ in done() } },
        Call("preloadChoiceGroup of none") { app, _, done in
            app.screenManager.preloadChoiceGroup(SDLChoiceCellGroup(name: "g", choices: [])) { _ in done() }
        },
        Call("preloadChoiceGroup taken back") { app, _, done in
            let group = SDLChoiceCellGroup(name: "g", choices: [SDLChoiceCell(text: "a")])
            app.screenManager.preloadChoiceGroup(group) { _ in done() }
            app.screenManager.deleteChoiceGroup(named: "g")
        },
        Call("updateCapability") { app, _, done in
            app.systemCapabilityManager.updateCapability(ofType: .phoneCall) { _, _ in done() }
        },
        Call("upload a file") { app, _, done in
            app.fileManager.upload(file: SDLFile(data: [1], name: "f")) { _, _ in done() }
        },
        Call("upload files") { app, _, done in
            app.fileManager.upload(files: [SDLFile(data: [1], name: "f")], completionHandler: { _ in done() })
        },
        Call("upload an image") { app, _, done in
            app.fileManager.upload(artwork: SDLArtwork(data: [1], name: "i")) { _, _ in done() }
        },
        Call("upload images") { app, _, done in
            app.fileManager.upload(artworks: [SDLArtwork(data: [1], name: "i")]) { _, _ in done() }
        },
        Call("delete a file") { app, _, done in app.fileManager.delete(remoteFileNamed: "f") { _, _ in done() } },
        Call("permissions") { app, _, done in
            let token = Token()
            token.number = app.permissionManager.subscribe(toRPCNames: [], groupType: .any) { _ in
                app.permissionManager.removeObserver(token.number)
                done()
            }
        },
    ]

    @Test(arguments: overlays + questions + requests, Ending.allCases)
    func `A completion runs once, after its call and after the teardown, however often it calls again`(
        _ call: Call, _ ending: Ending
    ) async throws {
        let root = OverlayTests.Player()
        let journey = try Journey { root }
        if ending == .refused { journey.app.viewControllerManager.rootViewController = root }
        if ending != .refused {
            await journey.start()
            try await journey.activate()
        }
        let caller = Caller(call, journey.app, root)
        caller.again()
        #expect(caller.ends == [0])
        switch ending {
        case .refused: break
        case .answered:
            for _ in 0..<20 {
                await journey.flight.settled()
                try? await journey.drive(.overlay(nil, .cancel))
            }
        case .disconnected:
            if call.isShown { await journey.flight.settled() }
            let before = caller.states.count
            try await journey.drive(.app(key: "hello", .disconnect(reason: "TRANSPORT_LOST")))
            if call.isShown { #expect(caller.states.dropFirst(before).allSatisfy { $0 == .disconnected }) }
            journey.app.stop()
        case .stopped: journey.app.stop()
        }
        await journey.pass(.seconds(20))
        #expect(caller.ends == [1, 1, 1, 1, 1, 1])
        #expect(caller.deepest == 1 && caller.early == 0)
    }

    @Test func `What is asked in an ending without a session is ended once a second, and keeps nobody from work`()
        async throws
    {
        let journey = try Journey { SDLViewController() }
        let call = Self.requests[0]
        let caller = Caller(call, journey.app, SDLViewController())
        caller.limit = 1000
        caller.again()
        await journey.pass(.seconds(10))
        #expect(caller.ends.count == 12)
    }

    @Test func `An alert that is never answered ends after its own time and Core's limit, and is taken off`()
        async throws
    {
        let root = OverlayTests.Player()
        let journey = try Journey { root }
        await journey.start()
        try await journey.activate()
        try await journey.drive(.force(ForcedResult(function: "Alert", result: "DO_NOT_RESPOND")))
        var ends: [String] = []
        let alert = SDLAlertController(message: "A", prompt: nil, buttons: nil, duration: 5)
        root.presentOverlayController(alert) { result, error in ends.append("\(result) \(error!)") }
        journey.app.screenManager.presentAlert(SDLAlertView(text: "B")) { ends.append("\($0!)") }
        // One without a time of its own has the interface's.
        root.presentOverlayController(SDLAlertController(message: "C", buttons: nil)) { result, error in
            ends.append("\(result) \(error!)")
        }
        await journey.pass(.milliseconds(15_999))
        #expect(ends.isEmpty && journey.sent("CancelInteraction").isEmpty)
        await journey.pass(.milliseconds(1))
        #expect(ends.count == 3 && journey.sent("CancelInteraction").count == 3)
        #expect(journey.app.viewControllerManager.presentedOverlayController == nil)
    }
}
