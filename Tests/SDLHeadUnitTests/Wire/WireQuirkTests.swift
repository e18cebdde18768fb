import JSON
import SDLHeadUnit
import SDLSupport
import Testing

/// Quirks of the profile about frames and sessions.
@MainActor
@Suite struct WireQuirkTests {
    private func car(_ quirk: String, _ isOn: Bool) throws -> TestCar {
        TestCar(try TestCar.profile { $0["quirks"] = [quirk: .bool(isOn)] })
    }

    /// Returns a session of version 1; its frames have a header of 8 bytes.
    private func oldSession(in car: TestCar) async -> RawPeer {
        let peer = RawPeer(car.dial())
        peer.send(hex("1007010000000000"))
        await car.inFlight.settled()
        return peer
    }

    /// An app of version 2 with long file names, and the payloads of the frames that list them.
    @Test(arguments: [(false, 1_011), (true, 1_488)])
    func `frames of version 2 have the size that the profile sets`(_ isOn: Bool, _ most: Int) async throws {
        let car = try car("framesAreFull", isOn)
        let peer = RawPeer(car.dial())
        peer.send(hex("200701000000000000000000"))
        await car.inFlight.settled()
        peer.old(1, 1, OverlaySamples.registration)
        await car.inFlight.settled()
        for number in 0..<10 {
            let name = "\(number)" + String(repeating: "x", count: 200)
            peer.old(32, Int32(number) + 2, #"{"syncFileName":"\#(name)","fileType":"BINARY"}"#, bulk: [1])
            await car.inFlight.settled()
        }
        peer.forget()
        peer.old(34, 20, "{}")
        await car.inFlight.settled()
        let sizes = peer.frames.filter { $0.head[0] & 7 == 3 }.map(\.payload.count)
        #expect(sizes.max() == most, "\(sizes)")
        #expect(sizes.count == (isOn ? 2 : 3))
    }

    @Test(arguments: [false, true])
    func `a message of version 1 ends in a NUL if the profile says so`(_ isOn: Bool) async throws {
        let car = try car("textsEndInNul", isOn)
        let peer = await oldSession(in: car)
        peer.forget()
        let ask = #"{"request":{"name":"ListFiles","correlationID":5,"parameters":{}}}"#
        peer.send(hex("11070001") + big(UInt32(ask.utf8.count)) + Array(ask.utf8))
        await car.inFlight.settled()
        let answer = peer.bytes.dropFirst(8)
        let size = peer.bytes.dropFirst(4).prefix(4).reduce(0) { $0 << 8 | Int($1) }
        #expect(answer.count == size)
        #expect(answer.last == (isOn ? 0 : UInt8(ascii: "}")))
        #expect(try JSONValue(parsing: Array(answer.dropLast(isOn ? 1 : 0)))["response"]?["correlationID"] == 5)
    }

    @Test(arguments: [false, true])
    func `another session after 255 can start unless the quirk is on`(_ isOn: Bool) async throws {
        let car = try car("sessionIDsAreUnique", isOn)
        let (one, two) = (RawPeer(car.dial()), RawPeer(car.dial()))
        for _ in 0..<255 { one.startSession() }
        await car.inFlight.settled()
        #expect(one.frames.count { $0.head[2] == 2 } == 255)
        two.startSession()
        await car.inFlight.settled()
        // The third byte is 2 for StartServiceACK and 3 for StartServiceNAK.
        #expect(two.bytes.dropFirst(2).first == (isOn ? 3 : 2))
    }
}
