import Foundation
import JSON
import SDLHeadUnit
import SDLProtocol
import SDLRPC
import SDLSupport
import SDLTransport
import Testing

/// Tests with an app that behaves on the wire like SDL's JavaScript library. `scripts/try-js-app` has recorded the
/// behaviour.
///
/// The library sends its StartService in a frame with a long header of version 5, and registers with the correlation id
/// 65529. The library sends files on the RPC service, in requests slightly larger than a frame, without waiting between
/// the requests. The library sends nothing else until its app has left NONE for the first time.
@MainActor
@Suite struct JavaScriptAppTests {
    /// Records the frames that arrive on a pipe.
    final class Bytes: BytePipeReceiver {
        let pipe: any BytePipe
        private let all = Lock<[UInt8]>([])

        init(_ pipe: any BytePipe) {
            self.pipe = pipe
            pipe.open(self)
        }

        /// The frames that have arrived, each as header and payload.
        var frames: [(header: [UInt8], payload: [UInt8])] {
            var rest = all.withLock { $0 }[...]
            var frames: [(header: [UInt8], payload: [UInt8])] = []
            while rest.count >= 12 {
                let header = Array(rest.prefix(12))
                let size = header[4..<8].reduce(0) { $0 << 8 | Int($1) }
                frames.append((header, Array(rest.dropFirst(12).prefix(size))))
                rest = rest.dropFirst(12 + size)
            }
            return frames
        }

        var messages: [RPCEnvelope] {
            frames.filter { $0.header[0] & 0x0F == 1 }.compactMap { try? RPCEnvelope(payload: $0.payload) }
        }

        func pipeReceived(_ chunks: [[UInt8]]) {
            all.withLock { all in for chunk in chunks { all += chunk } }
            pipe.consumed(chunks.reduce(0) { $0 + $1.count })
        }

        func pipeHasRoom() {}
        func pipeEnded(_ end: PipeEnd) {}
    }

    private static let hello: [UInt8] =
        [
            0x50, 0x07, 0x01, 0x00, 0x00, 0x00, 0x00, 0x20, 0x00, 0x00, 0x00, 0x00,
            // {protocolVersion: "5.4.0"}
            0x20, 0x00, 0x00, 0x00, 0x02,
        ] + Array("protocolVersion".utf8) + [0x00, 0x06, 0x00, 0x00, 0x00] + Array("5.4.0".utf8) + [0x00, 0x00]

    /// Returns the frames of an RPC message: one frame if the message fits, otherwise frames of exactly 131,072 bytes.
    private func frames(
        _ number: UInt8, _ function: SDLFunctionID, id: Int32, _ json: String, bulk: [UInt8] = []
    ) -> [[UInt8]] {
        let payload = RPCEnvelope(
            kind: .request, functionID: function, correlationID: id, json: Array(json.utf8)[...], bulk: bulk[...]
        ).payload()
        func frame(_ type: UInt8, _ info: UInt8, _ part: some Collection<UInt8>) -> [UInt8] {
            [0x50 | type, 0x07, info, 0x01] + big(part.count) + [0, 0, 0, number] + part
        }
        guard payload.count > 131_072 else { return [frame(1, 0, payload)] }
        let parts = stride(from: 0, to: payload.count, by: 131_072).map { payload[$0...].prefix(131_072) }
        let first = frame(2, 0, big(payload.count) + big(parts.count))
        return [first]
            + parts.enumerated().map { index, part in
                frame(3, index == parts.count - 1 ? 0 : UInt8(index + 1), part)
            }
    }

    private func big(_ number: Int) -> [UInt8] {
        (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) }
    }

    private func registered() async throws -> (Car, Bytes) {
        let car = try Car()
        let (near, far) = MemoryPipe.pair()
        car.headUnit.accept(far)
        let app = Bytes(near)
        near.send([Self.hello])
        await car.inFlight.settled()
        near.send(
            frames(
                1, .registerAppInterface, id: 65529,
                #"{"syncMsgVersion":{"majorVersion":8,"minorVersion":0,"patchVersion":0},"appName":"JS","fullAppID":"#
                    + #""js","appID":"js","appHMIType":["NAVIGATION","MEDIA"],"languageDesired":"EN-US","#
                    + #""hmiDisplayLanguageDesired":"EN-US","isMediaApplication":true}"#))
        await car.inFlight.settled()
        return (car, app)
    }

    @Test func `the app's StartService with a long header is acknowledged in version 5`() async throws {
        let (_, app) = try await registered()
        let first = try #require(app.frames.first)
        #expect(first.header.prefix(4) == [0x50, 0x07, 0x02, 0x01])
        let text = String(decoding: first.payload, as: UTF8.self)
        for key in ["protocolVersion", "5.4.0", "hashId", "mtu", "secondaryTransports"] { #expect(text.contains(key)) }
    }

    @Test func `the app's registration is answered with its correlation id, and its first status is NONE`() async throws
    {
        let (_, app) = try await registered()
        let answer = try #require(app.messages.first)
        #expect(answer.kind == .response && answer.functionID == .registerAppInterface)
        #expect(answer.correlationID == 65529)
        #expect(try JSONValue(parsing: Array(answer.json))["resultCode"] == "SUCCESS")
        let status = try #require(app.messages.dropFirst().first)
        #expect(status.functionID == .onHMIStatus && status.correlationID == -1)
        #expect(try JSONValue(parsing: Array(status.json))["hmiLevel"] == "NONE")
        #expect(app.frames.dropFirst().allSatisfy { $0.header[0] == 0x51 && $0.header[1] == 0x07 })
    }

    @Test func `the app's test for choices without voice commands, with the id 0, succeeds`() async throws {
        let (car, app) = try await registered()
        try await car.drive(.app(key: "js", .activate))
        app.pipe.send(
            frames(2, .listFiles, id: 1, "{}")
                + frames(
                    3, .createInteractionChoiceSet, id: 2,
                    #"{"interactionChoiceSetID":0,"choiceSet":[{"choiceID":0,"menuName":"Test Cell"}]}"#)
                + frames(4, .deleteInteractionChoiceSet, id: 3, #"{"interactionChoiceSetID":0}"#))
        await car.inFlight.settled()
        for id in Int32(1)...3 {
            let answer = try #require(app.messages.first { $0.kind == .response && $0.correlationID == id })
            #expect(try JSONValue(parsing: Array(answer.json))["resultCode"] == "SUCCESS")
        }
    }

    @Test func `a file of 300,000 bytes arrives as three concurrent requests, and all succeed`() async throws {
        let (car, app) = try await registered()
        try await car.drive(.app(key: "js", .activate))
        let file = [UInt8](repeating: 7, count: 300_000)
        let pieces = [0..<130_996, 130_996..<261_992, 261_992..<300_000]
        app.pipe.send(
            pieces.enumerated().flatMap { index, range in
                // The first piece has the length of the whole file; each later piece has its own length.
                let length = index == 0 ? file.count : range.count
                let crc = CRC.of(file[range])
                return frames(
                    UInt8(2 + index), .putFile, id: Int32(4 + index),
                    #"{"syncFileName":"big","systemFile":false,"offset":\#(range.lowerBound),"length":\#(length),"#
                        + #""fileType":"BINARY","crc":\#(crc)}"#, bulk: Array(file[range]))
            })
        await car.inFlight.settled()
        for id in Int32(4)...6 {
            let answer = try #require(app.messages.first { $0.kind == .response && $0.correlationID == id })
            #expect(try JSONValue(parsing: Array(answer.json))["resultCode"] == "SUCCESS", "piece \(id - 3)")
        }
        let path = try #require(car.headUnit.file(named: "big", of: "js")?.path)
        #expect(try [UInt8](Data(contentsOf: .init(filePath: path))) == file)
    }

    @Test func `the app ends with UnregisterAppInterface and an EndService with the session's hash`() async throws {
        let (car, app) = try await registered()
        app.pipe.send(frames(2, .unregisterAppInterface, id: 1, "{}"))
        await car.inFlight.settled()
        #expect(app.messages.last?.functionID == .unregisterAppInterface)
        let start = try #require(app.frames.first).payload
        let key = Array("hashId".utf8) + [0]
        let place = try #require(start.firstRange(of: key)).upperBound
        let end: [UInt8] = [0x11, 0, 0, 0, 0x10] + key + start[place..<place + 4] + [0]
        app.pipe.send([[0x50, 0x07, 0x04, 0x01, 0, 0, 0, 0x11, 0, 0, 0, 3] + end])
        await car.inFlight.settled()
        #expect(app.frames.last?.header.prefix(4) == [0x50, 0x07, 0x05, 0x01])
    }

    private enum CRC {
        static func of(_ bytes: ArraySlice<UInt8>) -> UInt32 {
            var value = ~UInt32(0)
            for byte in bytes {
                value ^= UInt32(byte)
                for _ in 0..<8 { value = value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
            }
            return ~value
        }
    }
}
