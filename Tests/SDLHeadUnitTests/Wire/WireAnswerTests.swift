import JSON
import Journaling
import SDLHeadUnit
import SDLRPC
import SDLSupport
import TestJournal
import Testing

/// Tests that responses equal the responses from a real SDL Core byte by byte. Other test suites check the frames and
/// sessions.
@MainActor
@Suite struct WireAnswerTests {
    private let registration = """
        {"syncMsgVersion":{"majorVersion":8,"minorVersion":0},"appName":"Raw","isMediaApplication":false,\
        "languageDesired":"EN-US","hmiDisplayLanguageDesired":"EN-US","appID":"raw"}
        """

    private func peer(_ car: TestCar, pipe: String? = nil, active: Bool = true) async throws -> RawPeer {
        let peer = RawPeer(car.dial(pipe))
        peer.startSession()
        await car.inFlight.settled()
        peer.request(1, 1, registration)
        await car.inFlight.settled()
        if active { try await car.drive(.app(key: "raw", .activate)) }
        peer.forget()
        return peer
    }

    /// Returns the bytes of a response in hexadecimal: four bytes of a frame header (version 5, RPC service, session
    /// 1), then function, correlation id, size and JSON.
    private func reply(_ function: UInt32, _ correlationID: Int32, _ json: String) -> String {
        hex([0x51, 0x07, 0x00, 0x01])
            + hex(
                big(0x1000_0000 | function) + big(UInt32(bitPattern: correlationID)) + big(UInt32(json.utf8.count))
                    + Array(json.utf8))
    }

    private func heard(_ peer: RawPeer) -> [String] { peer.frames.map { hex($0.head) + hex($0.payload) } }

    struct Exchange: Sendable, CustomTestStringConvertible {
        let testDescription: String
        var function: UInt32 = 13
        var correlationID: Int32 = 7
        let json: String
        let answer: String
    }

    nonisolated static let exchanges = [
        Exchange(
            testDescription: "JSON that cannot be read", json: "{",
            answer: #"{"success":false,"resultCode":"INVALID_DATA","info":""}"#),
        Exchange(
            testDescription: "no JSON at all", json: "",
            answer: #"{"success":false,"resultCode":"INVALID_DATA","info":""}"#),
        Exchange(
            testDescription: "an unknown function", function: 9_999, json: "{}",
            answer:
                #"{"success":false,"resultCode":"UNSUPPORTED_REQUEST","info":"Module does not recognize this function id"}"#
        ),
        Exchange(
            testDescription: "a wrong type", json: #"{"mainField1":5}"#,
            answer:
                #"{"success":false,"resultCode":"INVALID_DATA","info":"RPC.msg_params.mainField1: Incorrect type, expected: String, got: Integer"}"#
        ),
        Exchange(
            testDescription: "an unknown parameter", json: #"{"mainField1":"a","more":1}"#,
            answer: #"{"success":true,"resultCode":"SUCCESS"}"#),
        Exchange(
            testDescription: "a Show without content", json: "{}",
            answer: #"{"success":false,"resultCode":"INVALID_DATA"}"#),
        Exchange(
            testDescription: "a negative correlation id", correlationID: -3, json: #"{"mainField1":"a"}"#,
            answer: #"{"success":false,"resultCode":"INVALID_ID","info":"Invalid Correlation ID for RPC Request"}"#),
        Exchange(
            testDescription: "a function that the policy does not permit", function: 26,
            json: #"{"numTicks":3,"position":1,"sliderHeader":"a"}"#,
            answer: #"{"success":false,"resultCode":"DISALLOWED"}"#),
        Exchange(
            testDescription: "an unknown name", json: #"{"mainField1":"a","alignment":"MIDDLE"}"#,
            answer:
                #"{"success":true,"resultCode":"WARNINGS","info":"RPC.msg_params.alignment: Ignored invalid value - MIDDLE"}"#
        ),
        Exchange(
            testDescription: "a number for a name", json: #"{"mainField1":"a","alignment":1}"#,
            answer: #"{"success":true,"resultCode":"SUCCESS"}"#),
        Exchange(
            testDescription: "a number without a name", json: #"{"mainField1":"a","alignment":9}"#,
            answer:
                #"{"success":true,"resultCode":"WARNINGS","info":"RPC.msg_params.alignment: Ignored invalid value - 9"}"#
        ),
    ]

    @Test func `accepts the number of an enumeration name, with a finding`() async throws {
        let car = TestCar()
        let peer = try await peer(car)
        peer.request(13, 7, #"{"mainField1":"a","alignment":1}"#)
        await car.inFlight.settled()
        #expect(car.tree("apps", "raw", "windows", "0", "alignment") == "RIGHT_ALIGNED")
        let found = car.journal.rows("finding").first { $0["rule"] == "rpc.lenient" }
        #expect(found?["message"] == "Numbers are used instead of names: 1 for RIGHT_ALIGNED.")
    }

    /// Invalid JSON documents that SDL Core's parser accepts, each with a description of the error.
    nonisolated static let odd: [(json: [UInt8], oddity: String)] = [
        (Array(#"{"mainField1":"a"}"#.utf8) + [0], "a NUL at the end"),
        (Array("{\"mainField1\":\"a\u{1}b\"}".utf8), "a control character in a string"),
        (Array(#"{"mainField1":"a,]","customPresets":["b",],}"#.utf8), "a trailing comma"),
        (Array(#"{"mainField1":"caf"#.utf8) + [0xE9] + Array(#""}"#.utf8), "text in Latin-1"),
        (Array(#"{"mainField1":"a"} more"#.utf8), "data after the document"),
        (Array(#"{"mainField1":"a"}}"#.utf8), "data after the document"),
        (Array("// what\n{/* first */\"mainField1\":\"a//b\"}".utf8), "a comment"),
    ]

    @Test(arguments: odd)
    func `accepts invalid JSON that SDL Core accepts, with a finding`(json: [UInt8], oddity: String) async throws {
        let car = TestCar()
        let peer = try await peer(car)
        peer.frame(big(13) + big(7) + big(UInt32(json.count)) + json)
        await car.inFlight.settled()
        #expect(heard(peer).contains(reply(13, 7, #"{"success":true,"resultCode":"SUCCESS"}"#)))
        let found = car.journal.rows("finding").first { $0["rule"] == "rpc.lenient" }
        #expect(found?["message"]?.string?.contains(oddity) == true)
        if oddity == "text in Latin-1" { #expect(car.tree("apps", "raw", "windows", "0", "mainField1") == "café") }
        if oddity.hasPrefix("a comma") { #expect(car.tree("apps", "raw", "windows", "0", "mainField1") == "a,]") }
    }

    @Test(arguments: exchanges)
    func `answers have the same bytes as SDL Core's answers`(_ exchange: Exchange) async throws {
        let car = TestCar()
        let peer = try await peer(car)
        if exchange.function == 26 { try await car.drive(.app(key: "raw", .background)) }
        peer.forget()
        peer.request(exchange.function, exchange.correlationID, exchange.json)
        await car.inFlight.settled()
        #expect(heard(peer) == [reply(exchange.function, exchange.correlationID, exchange.answer)])
        peer.forget()
        peer.request(34, 8, "{}")
        await car.inFlight.settled()
        #expect(heard(peer).count == 1, "the session continues")
    }

    @Test func `Row 35: a correlation id of an open request is refused, and the open one is answered later`()
        async throws
    {
        let car = TestCar()
        let peer = try await peer(car)
        peer.request(12, 5, #"{"alertText1":"a"}"#)
        await car.inFlight.settled()
        peer.forget()
        peer.request(13, 5, #"{"mainField1":"a"}"#)
        await car.inFlight.settled()
        #expect(
            heard(peer) == [
                reply(13, 5, #"{"success":false,"resultCode":"INVALID_ID","info":"Duplicate correlation_id"}"#)
            ])
        peer.forget()
        await car.advance(.seconds(5))
        #expect(heard(peer).first == reply(12, 5, #"{"success":true,"resultCode":"SUCCESS"}"#))
        #expect(car.findings == ["rpc.correlationID"])
    }

    @Test(arguments: [
        "300000" + "0d0000000100000002" + "7b7d", "0000000d" + "00000001" + "00000063" + "7b7d",
    ])
    func `drops a reserved message type and a wrong JSON size without a response`(_ payload: String) async throws {
        let car = TestCar()
        let peer = try await peer(car)
        peer.frame(hex(payload))
        await car.inFlight.settled()
        #expect(heard(peer) == [])
        #expect(car.findings == ["wire.frame"])
    }

    @Test func `answers requests before registration with an error, and streams not at all`() async throws {
        let car = TestCar()
        let peer = RawPeer(car.dial())
        peer.startSession()
        await car.inFlight.settled()
        peer.forget()
        peer.request(13, 2, #"{"mainField1":"a"}"#)
        peer.send(hex("500a01010000000000000009"))
        peer.send(hex("500b0101000000000000000a"))
        await car.inFlight.settled()
        #expect(heard(peer) == [reply(13, 2, #"{"success":false,"resultCode":"APPLICATION_NOT_REGISTERED"}"#)])
    }

    @Test func `two apps share a connection on separate sessions`() async throws {
        let car = TestCar()
        let peer = try await peer(car)
        peer.startSession()
        await car.inFlight.settled()
        let second = try #require(peer.frames.last?.head[3])
        #expect(second == 2)
        let names = registration.replacing("\"appID\":\"raw\"", with: "\"appID\":\"other\"")
            .replacing("\"appName\":\"", with: "\"appName\":\"Another ")
        peer.request(1, 3, names, session: second)
        await car.inFlight.settled()
        #expect(car.tree("appOrder") == ["raw", "other"])
        try await car.drive(.app(key: "other", .activate))
        peer.forget()
        // The same correlation id on two sessions means two requests.
        peer.request(13, 4, #"{"mainField1":"a"}"#, session: second)
        peer.request(33, 4, "{}", session: 1)
        await car.inFlight.settled()
        #expect(peer.frames.map { $0.head[3] } == [second, 1])
        #expect(car.tree("apps", "other", "windows", "0", "mainField1") == "a")
        peer.request(2, 5, "{}", session: second)
        await car.inFlight.settled()
        #expect(car.tree("appOrder") == ["raw"])
        #expect(!peer.isEnded)
    }

    @Test(
        arguments: [("ListFiles", 34, "{}"), ("DeleteFile", 33, #"{"syncFileName":"x"}"#)] as [(String, UInt32, String)]
    )
    func `rejects the sixth file request of an app in NONE on a network`(
        _ name: String, _ function: UInt32, _ json: String
    ) async throws {
        let car = TestCar()
        let peer = try await peer(car, pipe: "tcp 127.0.0.1:50000", active: false)
        for id in 1...6 { peer.request(function, Int32(id), json) }
        await car.inFlight.settled()
        let rejected = #"{"success":false,"resultCode":"REJECTED"}"#
        #expect(heard(peer).count == 6)
        #expect(heard(peer).last == reply(function, 6, rejected))
        #expect(car.findings == ["policy.rateInNone"])
        try await car.drive(.app(key: "raw", .activate))
        peer.forget()
        peer.request(34, 10, "{}")
        await car.inFlight.settled()
        #expect(heard(peer).first?.contains(hex(Array(#""success":true"#.utf8))) == true)
    }

    @Test(arguments: [7, 15] as [UInt8])
    func `accepts a file on the RPC service and on the bulk service`(_ service: UInt8) async throws {
        let car = TestCar()
        let peer = try await peer(car)
        peer.request(32, 4, #"{"syncFileName":"f","fileType":"BINARY"}"#, bulk: [1, 2, 3], service: service)
        await car.inFlight.settled()
        #expect(car.tree("apps", "raw", "files", "f", "size") == 3)
        #expect(heard(peer).count == 1)
    }

    @Test func `notifications after registration have SDL Core's order and correlation id -1`() async throws {
        let url = "https://icons.example/lock.png"
        let car = TestCar(try TestCar.profile { $0["lockScreenIconURL"] = .string(url) })
        let peer = RawPeer(car.dial())
        peer.startSession()
        await car.inFlight.settled()
        peer.forget()
        peer.request(1, 65_529, registration)
        await car.inFlight.settled()
        let functions = peer.frames.map { hex($0.payload.prefix(4)) }
        // RegisterAppInterface, OnHMIStatus, OnPermissionsChange, OnSystemCapabilityUpdated, OnSystemRequest,
        // OnDriverDistraction.
        #expect(functions == ["10000001", "20008000", "20008008", "20008013", "2000800d", "20008007"])
        #expect(hex(peer.frames[0].payload.dropFirst(4).prefix(4)) == "0000fff9")
        for frame in peer.frames.dropFirst() { #expect(hex(frame.payload.dropFirst(4).prefix(4)) == "ffffffff") }
        let status =
            #"{"hmiLevel":"NONE","audioStreamingState":"NOT_AUDIBLE","systemContext":"MAIN","videoStreamingState":"NOT_STREAMABLE","windowID":0}"#
        #expect(hex(peer.frames[1].payload.dropFirst(12)) == hex(Array(status.utf8)))
    }
}
