import IntegrationHarness
import JSON
import SDLHeadUnit
import SDLKit
import SDLManagers
import SDLSupport
import Testing

/// A controller with three buttons that differ in brightness. The positions of the buttons depend on the size of the
/// screen.
private final class BrightController: UIViewController {
    private(set) var pressed: [Int] = []
    private let buttons = (0..<3).map { _ in UIButton(type: .custom) }
    /// The brightness of each button in the video picture, between 16 (black) and 235 (white).
    static let brightness = [90, 150, 210]

    override func viewDidLoad() {
        view.backgroundColor = .black
        for (index, button) in buttons.enumerated() {
            button.backgroundColor = UIColor(white: Double(Self.brightness[index] - 16) / 219, alpha: 1)
            button.addAction(UIAction { [weak self] _ in self?.pressed.append(index) }, for: .touchUpInside)
            view.addSubview(button)
        }
    }

    override func viewWillLayoutSubviews() {
        let (width, height) = (view.bounds.width, view.bounds.height)
        for (index, button) in buttons.enumerated() {
            button.frame = CGRect(
                x: (width * (0.05 + 0.31 * CGFloat(index))).rounded(),
                y: (height * (0.1 + 0.2 * CGFloat(index))).rounded(), width: (width * 0.2).rounded(),
                height: (height * 0.3).rounded())
        }
    }

    func forgetPresses() { pressed = [] }
}

extension ProjectionTests {
    /// Tests that the picture, the haptic rectangles and the touches always refer to the same size of the screen.
    /// CAR-29, CAR-30
    @MainActor
    @Suite struct AgreementTests {
        private static let displays = [(160, 96, 1.0), (320, 192, 2), (240, 160, 1.5), (200, 120, 1), (400, 200, 1.25)]

        private static func profile(_ display: (Int, Int, Double), initialLevel: String = "NONE") -> JSONValue {
            let size: JSONValue = ["resolutionWidth": .int(display.0), "resolutionHeight": .int(display.1)]
            return [
                "videoStreamingCapability": ["preferredResolution": size, "scale": .double(display.2)],
                "displayCapabilities": ["screenParams": ["resolution": size]],
                "initialLevel": .string(initialLevel),
            ]
        }

        /// Taps the middle of each button in the head unit's picture. Checks that the button gets the tap, and that the
        /// button's haptic rectangle has the same middle.
        private func expectAgreement(
            _ projected: ProjectedApp, _ controller: BrightController, _ display: (Int, Int, Double), _ comment: String
        ) async throws {
            projected.stream.requestKeyPicture()
            await projected.harness.pass(.seconds(3))
            let comment = "\(comment): \(projected.app.state), \(projected.stream.videoStreamState)"
            let shown = try #require(projected.harness.car.pictures.newest(of: AppKey(rawValue: "map")), "\(comment)")
            let picture = try #require(ShownPicture(shown.bytes), "\(comment)")
            let rects = projected.rects
            #expect(rects.count == 3, "\(comment)")
            for (index, brightness) in BrightController.brightness.enumerated() {
                let middle = try #require(picture.middle(of: brightness), "\(comment), button \(index)")
                let x = middle.x * Double(display.0) / Double(picture.width)
                let y = middle.y * Double(display.1) / Double(picture.height)
                controller.forgetPresses()
                try await projected.tap(Int(x), Int(y))
                await projected.harness.pass(.seconds(3))
                #expect(controller.pressed == [index], "\(comment), button \(index) at \(x), \(y)")
                guard rects.indices.contains(index) else { continue }
                let rect = rects[index]
                #expect(abs(rect[1] + rect[3] / 2 - x) < 3 && abs(rect[2] + rect[4] / 2 - y) < 3, "\(comment): \(rect)")
                #expect(rect[1] >= 0 && rect[1] + rect[3] <= Double(display.0), "\(comment): \(rect)")
            }
        }

        @Test(arguments: [0, 300])
        func `CAR-30: video that is started early waits for the head unit's scale`(_ latency: Int) async throws {
            let controller = BrightController()
            let display = (320, 192, 2.0)
            let projected = try await ProjectedApp(
                controller, profile: Self.profile(display, initialLevel: "FULL"), latency: latency)
            await projected.harness.pass(.seconds(5))
            #expect(projected.heard == ["connect 160x96"])
            try await expectAgreement(projected, controller, display, "latency \(latency)")
        }

        @Test func `CAR-30: video starts without the capability if the head unit refuses it`() async throws {
            let projected = try await ProjectedApp(BrightController(), refusesCapability: true)
            await projected.harness.pass(.seconds(2))
            #expect(projected.heard == ["connect 800x480"])
        }

        @Test func `CAR-30: a change of the viewport suspends the stream, and starts it in the new size`() async throws
        {
            let controller = BrightController()
            let projected = try await ProjectedApp(controller)
            var states: [String] = []
            projected.stream.stateHandler = {
                let format = projected.stream.videoFormat.map { " \($0.width)x\($0.height)" } ?? ""
                states.append(projected.stream.videoStreamState.rawValue + format)
            }
            try await projected.harness.edit(Self.profile((320, 192, 2)))
            await projected.harness.pass(.seconds(1))
            #expect(states == ["ShuttingDown", "Suspended", "Starting", "Ready 160x96"])
            #expect(projected.heard.suffix(2) == ["disconnect", "connect 160x96"])
            try await expectAgreement(projected, controller, (320, 192, 2), "scale 2")
            // Other changes of the capability do not restart the stream.
            states = []
            try await projected.harness.edit(["videoStreamingCapability": ["maxBitrate": 1234]])
            await projected.harness.pass(.seconds(1))
            #expect(states.isEmpty)
            // The picture keeps its size, but the display becomes larger. The rectangles are sent again in pixels of
            // the display.
            try await projected.harness.edit(Self.profile((640, 384, 4)))
            await projected.harness.pass(.seconds(1))
            try await expectAgreement(projected, controller, (640, 384, 4), "scale 4")
        }

        @Test func `CAR-29: rectangles are whole pixels inside the display`() async throws {
            let view = FocusableView(frame: CGRect(x: 0, y: 0, width: 534, height: 320))
            let controller = UIViewController()
            controller.view = UIView(frame: view.frame)
            let small = FocusableView(frame: CGRect(x: 10.3, y: 20.7, width: 33.1, height: 44.9))
            [view, small].forEach { controller.view.addSubview($0) }
            let projected = try await ProjectedApp(controller, scale: 1.5)
            #expect(projected.rects == [[1, 0, 0, 800, 480], [2, 15, 31, 50, 67]])
        }

        @Test func `CAR-29, CAR-30: a press in the picture reaches the control at every rest of 200 sequences`()
            async throws
        {
            for seed in 1...200 {
                var random = SeededGenerator(seed)
                var display = Self.displays.randomElement(using: &random)!
                let controller = BrightController()
                let projected = try await ProjectedApp(
                    controller, starts: Bool.random(using: &random), profile: Self.profile(display),
                    latency: [0, 40, 300].randomElement(using: &random)!)
                var steps: [String] = []
                for _ in 0..<Int.random(in: 1...5, using: &random) {
                    switch Int.random(in: 0...7, using: &random) {
                    case 0:
                        steps.append("start")
                        projected.stream.startVideo()
                    case 1:
                        steps.append("stop, start")
                        projected.stream.stopVideo()
                        if Bool.random(using: &random) { await projected.harness.pass(.milliseconds(100)) }
                        projected.stream.startVideo()
                    case 2, 3:
                        display = Self.displays.randomElement(using: &random)!
                        steps.append("profile \(display)")
                        try await projected.harness.edit(Self.profile(display))
                    case 4:
                        display.2 = [1, 1.5, 2].randomElement(using: &random)!
                        steps.append("scale \(display.2)")
                        try await projected.harness.edit(Self.profile(display))
                    case 5:
                        let latency = [0, 40, 300].randomElement(using: &random)!
                        steps.append("latency \(latency)")
                        try await projected.setLatency(latency)
                    case 6:
                        steps.append("background")
                        try await projected.background()
                        if Bool.random(using: &random) { await projected.harness.pass(.milliseconds(200)) }
                        try await projected.harness.activate()
                    default:
                        steps.append("reconnect")
                        try await projected.harness.loseConnection()
                        await projected.harness.pass(.seconds(10))
                        try await projected.harness.activate()
                    }
                    if Bool.random(using: &random) { await projected.harness.pass(.milliseconds(150)) }
                }
                projected.stream.startVideo()
                await projected.harness.pass(.seconds(5))
                try await projected.harness.activate()
                await projected.harness.pass(.seconds(5))
                try await expectAgreement(
                    projected, controller, display, "seed \(seed): \(steps.joined(separator: ", "))")
            }
        }
    }
}
