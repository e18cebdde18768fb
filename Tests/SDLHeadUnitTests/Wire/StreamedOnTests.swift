import JSON
import SDLProtocol
import SDLSupport
import Testing

@testable import SDLHeadUnit

/// An app whose stream has been ended, and that sends it all the same.
@MainActor
@Suite struct StreamedOnTests {
    /// A notification, and the number of OnAppInterfaceUnregistered.
    private static let farewell: [UInt8] = [0x20, 0, 0x80, 1]
    private static let video: UInt8 = 11

    private let car: TestCar
    private let peer: RawPeer

    init() async throws {
        car = TestCar()
        peer = RawPeer(car.dial())
        peer.startSession()
        await car.flight.settled()
        let app = """
            {"syncMsgVersion":{"majorVersion":8,"minorVersion":0},"appName":"Maps","isMediaApplication":false,\
            "appHMIType":["NAVIGATION"],"languageDesired":"EN-US","hmiDisplayLanguageDesired":"EN-US","appID":"maps"}
            """
        peer.request(1, 1, app)
        await car.flight.settled()
        try await car.drive(.app(key: "maps", .activate))
        await start()
    }

    private func start() async {
        peer.send(control(1))
        await car.flight.settled()
    }

    /// A control frame of the video service.
    private func control(_ code: UInt8) -> [UInt8] { [0x50, Self.video, code, 1] + big(0) + big(2) }

    private func stream() async {
        peer.frame([0, 0, 0, 1, 0x67], service: Self.video)
        await car.flight.settled()
    }

    private var isThere: Bool { car.tree("appOrder") == ["maps"] }

    private var farewell: String? {
        let farewell = peer.frames.last { $0.head[1] == 7 && Array($0.payload.prefix(4)) == Self.farewell }
        return farewell.map { String(decoding: $0.payload.dropFirst(12), as: UTF8.self) }
    }

    /// As SDL Core has it: so long it waits before it takes such an app for one that breaks the protocol.
    @Test(arguments: [(0, true), (999, true), (1_000, false)])
    func `It is unregistered once it has had time to see the end`(milliseconds: Int, stays: Bool) async throws {
        await stream()
        #expect(isThere)
        try await car.drive(.app(key: "maps", .close))
        // EndService, and no answer of the app.
        #expect(peer.frames.contains { $0.head == [0x50, Self.video, 4, 1] })
        await car.advance(.milliseconds(milliseconds))
        #expect(isThere)
        await stream()
        #expect(isThere == stays)
        #expect(farewell == (stays ? nil : #"{"reason":"PROTOCOL_VIOLATION"}"#))
    }

    @Test func `One that is silent stays, whether or not it confirms the end`() async throws {
        try await car.drive(.app(key: "maps", .close))
        await car.advance(.seconds(20))
        #expect(isThere)
        peer.send(control(5))
        await car.flight.settled()
        #expect(isThere)
        #expect(farewell == nil)
    }

    @Test func `A stream that is started again is one`() async throws {
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

    @Test func `A head unit that ends no stream by itself lets it be`() async throws {
        var limits: JSONValue = [:]
        limits["unseenStreamMilliseconds"] = 0
        try await car.drive(.profile(.edit(mergePatch: (["limits": limits] as JSONValue).json())))
        try await car.drive(.app(key: "maps", .close))
        await car.advance(.seconds(20))
        await stream()
        #expect(isThere)
    }
}
