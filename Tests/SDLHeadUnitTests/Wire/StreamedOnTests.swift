import JSON
import SDLProtocol
import SDLSupport
import Testing

@testable import SDLHeadUnit

/// Tests of an app that continues to send after the head unit has ended the app's stream.
@MainActor
@Suite struct StreamedOnTests {
    /// The first bytes of an OnAppInterfaceUnregistered notification.
    private static let farewell: [UInt8] = [0x20, 0, 0x80, 1]
    private static let video: UInt8 = 11

    private let car: TestCar
    private let peer: RawPeer

    init() async throws {
        car = TestCar()
        peer = RawPeer(car.dial())
        peer.startSession()
        await car.inFlight.settled()
        let app = """
            {"syncMsgVersion":{"majorVersion":8,"minorVersion":0},"appName":"Maps","isMediaApplication":false,\
            "appHMIType":["NAVIGATION"],"languageDesired":"EN-US","hmiDisplayLanguageDesired":"EN-US","appID":"maps"}
            """
        peer.request(1, 1, app)
        await car.inFlight.settled()
        try await car.drive(.app(key: "maps", .activate))
        await start()
    }

    private func start() async {
        peer.send(control(1))
        await car.inFlight.settled()
    }

    /// Returns a control frame of the video service.
    private func control(_ code: UInt8) -> [UInt8] { [0x50, Self.video, code, 1] + big(0) + big(2) }

    private func stream() async {
        peer.frame([0, 0, 0, 1, 0x67], service: Self.video)
        await car.inFlight.settled()
    }

    private var isThere: Bool { car.tree("appOrder") == ["maps"] }

    private var farewell: String? {
        let farewell = peer.frames.last { $0.head[1] == 7 && Array($0.payload.prefix(4)) == Self.farewell }
        return farewell.map { String(decoding: $0.payload.dropFirst(12), as: UTF8.self) }
    }

    /// The arguments: the milliseconds from the end of the stream until the app sends video again, and whether the app
    /// stays registered. SDL Core waits one second before it unregisters such an app for a protocol violation.
    @Test(arguments: [(0, true), (999, true), (1_000, false)])
    func `unregisters the app if it streams after the delay`(milliseconds: Int, stays: Bool) async throws {
        await stream()
        #expect(isThere)
        try await car.drive(.app(key: "maps", .close))
        // EndService was sent; the app does not acknowledge EndService.
        #expect(peer.frames.contains { $0.head == [0x50, Self.video, 4, 1] })
        await car.advance(.milliseconds(milliseconds))
        #expect(isThere)
        await stream()
        #expect(isThere == stays)
        #expect(farewell == (stays ? nil : #"{"reason":"PROTOCOL_VIOLATION"}"#))
    }

    @Test func `a silent app stays registered, with or without an acknowledgement`() async throws {
        try await car.drive(.app(key: "maps", .close))
        await car.advance(.seconds(20))
        #expect(isThere)
        peer.send(control(5))
        await car.inFlight.settled()
        #expect(isThere)
        #expect(farewell == nil)
    }

    @Test func `a second start is refused, and the app ends the stream itself`() async {
        await start()
        peer.send(control(4))
        await car.inFlight.settled()
        let codes = peer.frames.map(\.head).filter { $0[0] == 0x50 && $0[1] == Self.video }.map { $0[2] }
        // StartServiceACK, StartServiceNAK, EndServiceACK
        #expect(codes == [2, 3, 5])
        #expect(car.tree("apps", "maps", "hmiLevel") == "NONE")
    }

    @Test func `a restarted stream is allowed`() async throws {
        try await car.drive(.app(key: "maps", .close))
        await car.advance(.seconds(20))
        peer.send(control(5))
        try await car.drive(.app(key: "maps", .activate))
        await start()
        await stream()
        await car.advance(.seconds(5))
        await stream()
        #expect(isThere)
    }

    @Test func `without the limit, the app may continue to stream`() async throws {
        var limits: JSONValue = [:]
        limits["unseenStreamMilliseconds"] = 0
        try await car.drive(.profile(.edit(mergePatch: ["limits": limits])))
        try await car.drive(.app(key: "maps", .close))
        await car.advance(.seconds(20))
        await stream()
        #expect(isThere)
    }
}
