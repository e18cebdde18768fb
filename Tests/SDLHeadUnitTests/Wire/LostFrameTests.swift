import JSON
import SDLHeadUnit
import SDLProtocol
import SDLRPC
import SDLSupport
import Testing

/// Tests of an app that sends a file in several frames. If frames are missing, the file is neither stored nor
/// confirmed.
@MainActor
@Suite struct LostFrameTests {
    /// A change that a test makes to the frames of a PutFile request. The frame at index 0 is the first frame of the
    /// message, and three consecutive frames follow.
    struct FrameChange: Sendable, CustomTestStringConvertible {
        let testDescription: String
        var change: @Sendable (inout [[UInt8]]) -> Void
        /// Whether the app sends no further frame for ten seconds.
        var isSilent = false
        var isWhole = false
        var frameSize = 1_100
    }

    nonisolated static let changes = [
        FrameChange(testDescription: "all of them", change: { _ in }, isWhole: true),
        FrameChange(testDescription: "one twice", change: { $0.insert($0[1], at: 2) }, isWhole: true),
        FrameChange(testDescription: "one lost", change: { $0.remove(at: 2) }),
        FrameChange(testDescription: "two swapped", change: { $0.swapAt(1, 2) }),
        FrameChange(
            testDescription: "one too long", change: { $0[2] = LostFrameTests.lengthened($0[2]) }),
        FrameChange(
            testDescription: "half of them, then silence", change: { $0.removeLast(2) }, isSilent: true),
        FrameChange(
            testDescription: "half of its JSON, then silence", change: { $0.removeSubrange(2...) }, isSilent: true,
            frameSize: 30),
    ]

    /// Returns a consecutive frame with a hundred bytes more than the first frame has announced.
    nonisolated private static func lengthened(_ frame: [UInt8]) -> [UInt8] {
        let size = frame.count - 12 + 100
        return Array(frame[..<4]) + big(UInt32(size)) + Array(frame[8...]) + [UInt8](repeating: 9, count: 100)
    }

    @Test(arguments: changes) func `an incomplete file is INVALID_DATA and is not stored`(frameChange: FrameChange)
        async throws
    {
        let (car, answer) = try await sent(frameChange)
        #expect(answer["resultCode"] == .string(frameChange.isWhole ? "SUCCESS" : "INVALID_DATA"))
        #expect((car.tree("apps", "raw", "files", "f") != nil) == frameChange.isWhole)
        #expect(car.findings.contains("rpc.incomplete") == !frameChange.isWhole)
    }

    private func sent(_ frameChange: FrameChange) async throws -> (TestCar, answer: JSONValue) {
        let car = TestCar()
        let peer = RawPeer(car.dial())
        peer.startSession()
        await car.inFlight.settled()
        peer.request(
            1, 1,
            """
            {"syncMsgVersion":{"majorVersion":8,"minorVersion":0},"appName":"Raw","isMediaApplication":false,\
            "languageDesired":"EN-US","hmiDisplayLanguageDesired":"EN-US","appID":"raw"}
            """)
        await car.inFlight.settled()
        peer.forget()
        var frames = PutFileFrames.of("f", bulk: [UInt8](repeating: 1, count: 3_000), limit: frameChange.frameSize)
        frameChange.change(&frames)
        for frame in frames { peer.send(frame) }
        await car.inFlight.settled()
        if frameChange.isSilent { await car.advance(.seconds(11)) }
        let replies = peer.frames.filter { $0.head[0] == 0x51 && $0.payload.prefix(4) == hex("10000020")[...] }
        let json = try #require(replies.first.map { Array($0.payload.dropFirst(12)) })
        #expect(replies.count == 1)
        return (car, try JSONValue(parsing: json))
    }
}

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
