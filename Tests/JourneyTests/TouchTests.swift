import SDLHeadUnit
import SDLKit
import SDLSupport
import Testing

/// Where a projected picture is touched.
@MainActor
@Suite struct TouchTests {
    @Test func `A touch reaches the app as each finger came, moved and went`() async throws {
        let configuration = SDLConfiguration(appName: "Map", appID: "map", appType: .projection)
        let journey = try Journey(configuration) { SDLViewController() }
        await journey.start()
        try await journey.activate()
        var touches: [String] = []
        journey.app.touchManager.touchEventHandler = { touch, type in
            touches.append("\(type.rawValue) \(touch.identifier) \(Int(touch.x)),\(Int(touch.y))")
        }
        for (kind, x) in [(TouchCommand.Kind.begin, 5), (.move, 6), (.end, 7)] {
            try await journey.drive(
                .touch(TouchCommand(kind: kind, points: [.init(id: 0, x: x, y: 9), .init(id: 1, x: x, y: 90)])))
        }
        #expect(
            touches == [
                "BEGIN 0 5,9", "BEGIN 1 5,90", "MOVE 0 6,9", "MOVE 1 6,90", "END 0 7,9", "END 1 7,90",
            ])
    }
}
