import JSON
import IntegrationHarness
import SDLHeadUnit
import SDLKit
import SDLManagers
import SDLSupport
import Testing

extension ProjectionTests {
    /// An app whose picture does what none should: it is told what is wrong, and app and head unit go on.
    @MainActor
    @Suite struct UnrulyPictureTests {
        /// Does something whenever it is drawn, or laid out.
        private final class Unruly: UIView {
            var onDraw: () -> Void = {}
            var onLayout: () -> Void = {}

            override func draw(_ rect: CGRect) { onDraw() }
            override func layoutSubviews() { onLayout() }
        }

        private let controller = UIViewController()
        private let ground = Unruly(frame: CGRect(x: 0, y: 0, width: 800, height: 480))

        private func running() async throws -> ProjectedApp {
            controller.view = ground
            return try await ProjectedApp(controller)
        }

        /// The app is there, is heard, and has a picture that follows its views.
        private func expectWell(_ projected: ProjectedApp) async throws {
            let before = projected.shown
            ground.onDraw = {}
            ground.onLayout = {}
            projected.app.carWindow?.window?.rootViewController?.view.backgroundColor = .blue
            await projected.harness.pass(.milliseconds(200))
            #expect(projected.shown > before, "the picture follows")
            #expect(projected.harness.tree("apps", "map", "hmiLevel")?.string == "FULL")
            try await projected.tap(20, 20)
        }

        @Test func `Who asks to be drawn whenever it is drawn is drawn as often as the head unit wants, and told once`()
            async throws
        {
            let projected = try await running()
            let ground = ground
            // A small part of it, which takes as long for the head unit and less for the test.
            ground.onDraw = { ground.setNeedsDisplay(CGRect(x: 0, y: 0, width: 16, height: 16)) }
            ground.setNeedsDisplay()
            let before = projected.shown
            await projected.harness.pass(.seconds(4))
            #expect((100...122).contains(projected.shown - before))
            #expect(projected.harness.diagnostics == ["CAR-01"])
            try await expectWell(projected)
            await projected.harness.pass(.seconds(1))
            let after = projected.shown
            await projected.harness.pass(.seconds(5))
            #expect(projected.shown == after, "and nothing goes out once it asks no more")
        }

        @Test func `Who asks for layout whenever it is laid out is stopped, and told`() async throws {
            let projected = try await running()
            let ground = ground
            ground.onLayout = { ground.setNeedsLayout() }
            ground.setNeedsLayout()
            await projected.harness.pass(.seconds(1))
            #expect(projected.harness.diagnostics.first == "CAR-01" && projected.harness.diagnostics.count <= 2)
            try await expectWell(projected)
        }

        /// Ways to be rid of the window that is being drawn, or laid out, at this moment.
        enum Way: CaseIterable {
            case forgotten, otherScreen, hidden, noController, viewRemoved, otherWindow, streamStopped
        }

        @Test(arguments: Way.allCases, [true, false])
        func `Who throws its window away while it is drawn, or laid out, gets another one`(_ way: Way, _ draws: Bool)
            async throws
        {
            let projected = try await running()
            var times = 0
            let throwAway = {
                times += 1
                guard times == 1 else { return }
                lose(projected, way)
            }
            if draws { ground.onDraw = throwAway } else { ground.onLayout = throwAway }
            ground.setNeedsDisplay()
            ground.setNeedsLayout()
            await projected.harness.pass(.seconds(1))
            #expect(times >= 1)
            #expect(projected.harness.diagnostics.allSatisfy { ["CAR-05", "HAP-10"].contains($0) })
            // And once more, as an app does that has mended itself.
            if projected.car.screen == nil { projected.stream.startVideo() }
            await projected.harness.pass(.milliseconds(200))
            projected.show()
            await projected.harness.pass(.milliseconds(200))
            try await expectWell(projected)
        }

        private func lose(_ projected: ProjectedApp, _ way: Way) {
            switch way {
            case .forgotten: projected.forget()
            case .otherScreen: projected.window?.screen = .main
            case .hidden: projected.window?.isHidden = true
            case .noController: projected.window?.rootViewController = nil
            case .viewRemoved: ground.removeFromSuperview()
            case .otherWindow: projected.show()
            case .streamStopped: projected.stream.stopVideo()
            }
        }

        @Test(arguments: [(0, 0), (10_000, 10_000), (14, 480), (-2, 480)])
        func `Who asks for a picture that cannot be is told so, and has one once it asks for another`(
            _ width: Int, _ height: Int
        ) async throws {
            controller.view = ground
            let projected = try await ProjectedApp(controller, starts: false)
            projected.stream.startVideo(SDLVideoFormat(width: width, height: height))
            await projected.harness.pass(.seconds(1))
            for _ in 0..<5 {
                ground.setNeedsDisplay()
                await projected.harness.pass(.milliseconds(100))
            }
            #expect(projected.shown == 0)
            #expect(projected.harness.diagnostics == ["4.9"])
            projected.stream.stopVideo()
            await projected.harness.pass(.milliseconds(100))
            projected.stream.startVideo()
            await projected.harness.pass(.milliseconds(200))
            try await expectWell(projected)
        }

        private final class Sheet: SDLViewController {
            let text = SDLTextView("before")
            override func loadView() { view = text }
        }

        /// What an app does that should not.
        enum Offence: CaseIterable {
            case drawsForEver, laysOutForEver, losesItsWindow, noSize, hugeSize
        }

        @Test(arguments: Offence.allCases)
        func `Another app on the same head unit is answered meanwhile, and comes to the front`(_ offence: Offence)
            async throws
        {
            let projected = try await running()
            let harness = projected.harness
            let sheet = Sheet()
            let other = await harness.neighbour("sheet") { sheet }
            try await harness.drive(.app(key: "sheet", .activate))
            try await harness.activate()
            let ground = ground
            switch offence {
            case .drawsForEver:
                ground.onDraw = { ground.setNeedsDisplay(CGRect(x: 0, y: 0, width: 16, height: 16)) }
            case .laysOutForEver: ground.onLayout = { ground.setNeedsLayout() }
            case .losesItsWindow: ground.onDraw = { projected.forget() }
            case .noSize, .hugeSize:
                projected.stream.stopVideo()
                await harness.pass(.milliseconds(100))
                let side = offence == .noSize ? 0 : 10_000
                projected.stream.startVideo(SDLVideoFormat(width: side, height: side))
            }
            ground.setNeedsDisplay()
            ground.setNeedsLayout()
            var answers = 0
            for _ in 1...5 {
                await harness.pass(.milliseconds(200))
                other.listFiles { error in answers += error == nil ? 1 : 0 }
            }
            await harness.pass(.milliseconds(200))
            #expect(answers == 5)
            #expect(harness.diagnostics.allSatisfy { ["CAR-01", "CAR-05", "HAP-10", "4.9"].contains($0) })
            try await harness.drive(.app(key: "sheet", .activate))
            sheet.text.mainFields = ["after"]
            await harness.pass(.milliseconds(200))
            #expect(harness.tree("apps", "sheet", "windows", "0", "mainField1")?.string == "after")
            #expect(harness.tree("apps", "map", "hmiLevel") != nil)
        }

        @Test func `Views of places that cannot be are left out, and the rest is drawn`() async throws {
            let projected = try await running()
            let rects = [
                CGRect(x: 0, y: 0, width: 10_000, height: 10_000), CGRect(x: 1e30, y: 1e30, width: 1e30, height: 1e30),
                CGRect(x: Double.nan, y: 0, width: 10, height: 10),
                CGRect(x: 0, y: 0, width: Double.infinity, height: 10),
                CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9),
            ]
            for rect in rects {
                let view = UIButton(frame: .zero)
                view.frame = rect
                view.setTitle("Far", for: .normal)
                ground.addSubview(view)
            }
            await projected.harness.pass(.seconds(1))
            #expect(projected.harness.insides("views", "root") != nil)
            try await expectWell(projected)
        }
    }
}
