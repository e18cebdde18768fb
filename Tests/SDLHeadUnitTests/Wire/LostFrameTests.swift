import JSON
import SDLHeadUnit
import SDLProtocol
import SDLRPC
import SDLSupport
import Testing

/// A long file on its way, frame by frame: nothing is stored, and nothing is a success, that did not arrive.
@MainActor
@Suite struct LostFrameTests {
    /// What becomes of the frames of one PutFile: the first frame at 0, then three pieces, the last one numbered 0.
    struct Way: Sendable, CustomTestStringConvertible {
        let testDescription: String
        var change: @Sendable (inout [[UInt8]]) -> Void
        /// Ten seconds pass after the last frame.
        var isSilent = false
        var isWhole = false
        /// How many bytes of the file are kept where whatever came is read; nil where not even its JSON did.
        var length: Int? = 3_000
        var frameSize = 1_100
    }

    nonisolated static let ways = [
        Way(testDescription: "all of them", change: { _ in }, isWhole: true),
        Way(testDescription: "one twice", change: { $0.insert($0[1], at: 2) }, isWhole: true),
        Way(testDescription: "one lost", change: { $0.remove(at: 2) }, length: 1_900),
        Way(testDescription: "two swapped", change: { $0.swapAt(1, 2) }, length: 1_900),
        Way(testDescription: "one too long", change: { $0[2] = LostFrameTests.lengthened($0[2]) }, length: 2_248),
        Way(
            testDescription: "half of them, then silence", change: { $0.removeLast(2) }, isSilent: true,
            length: 1_048),
        Way(
            testDescription: "half of its JSON, then silence", change: { $0.removeSubrange(2...) }, isSilent: true,
            length: nil, frameSize: 30),
    ]

    /// A frame with a hundred bytes more than were announced.
    nonisolated private static func lengthened(_ frame: [UInt8]) -> [UInt8] {
        let size = frame.count - 12 + 100
        return Array(frame[..<4]) + big(UInt32(size)) + Array(frame[8...]) + [UInt8](repeating: 9, count: 100)
    }

    @Test(arguments: ways) func `A file that came in part is INVALID_DATA, and none`(way: Way) async throws {
        let (car, answer) = try await sent(way)
        #expect(answer["resultCode"] == .string(way.isWhole ? "SUCCESS" : "INVALID_DATA"))
        #expect((car.tree("apps", "raw", "files", "f") != nil) == way.isWhole)
        #expect(car.findings.contains("rpc.incomplete") == !way.isWhole)
    }

    @Test(arguments: ways) func `Or it is read as far as it came, where the profile has SDL Core's habit`(
        way: Way
    ) async throws {
        let (car, answer) = try await sent(
            way, to: try TestCar.profile { $0["quirks"] = ["shortMessagesAreRead": true] })
        #expect(answer["resultCode"] == (way.length == nil ? "INVALID_DATA" : "SUCCESS"))
        #expect(car.tree("apps", "raw", "files", "f", "size") == way.length.map { .int($0) })
        #expect(car.findings.contains("rpc.incomplete") == (way.length == nil))
    }

    private func sent(_ way: Way, to profile: Profile = Profile.all[0]) async throws -> (TestCar, answer: JSONValue) {
        let car = TestCar(profile)
        let peer = RawPeer(car.dial())
        peer.startSession()
        await car.flight.settled()
        peer.request(
            1, 1,
            """
            {"syncMsgVersion":{"majorVersion":8,"minorVersion":0},"appName":"Raw","isMediaApplication":false,\
            "languageDesired":"EN-US","hmiDisplayLanguageDesired":"EN-US","appID":"raw"}
            """)
        await car.flight.settled()
        peer.forget()
        var frames = PutFileFrames.of("f", bulk: [UInt8](repeating: 1, count: 3_000), limit: way.frameSize)
        way.change(&frames)
        for frame in frames { peer.send(frame) }
        await car.flight.settled()
        if way.isSilent { await car.advance(.seconds(11)) }
        let replies = peer.frames.filter { $0.head[0] == 0x51 && $0.payload.prefix(4) == hex("10000020")[...] }
        let json = try #require(replies.first.map { Array($0.payload.dropFirst(12)) })
        #expect(replies.count == 1)
        return (car, try JSONValue(parsing: json))
    }
}

/// The frames of one long PutFile.
private enum PutFileFrames {
    static func of(_ name: String, bulk: [UInt8], limit: Int) -> [[UInt8]] {
        let payload = RPCEnvelope(
            SDLPutFile(syncFileName: name, fileType: .binary), correlationID: 9, bulk: bulk[...]
        ).payload()
        var frames: [[UInt8]] = []
        FrameEncoder.frames(
            FrameHeader(version: 5, type: .single, service: .rpc, session: 1, messageID: 77), payload: payload[...],
            limit: limit
        ) { frames.append($0) }
        return frames
    }
}
