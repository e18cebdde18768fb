import SDLProtocol
import SDLSupport
import Testing

@Suite("Starting a session with a core")
struct CoreStartTests {
    struct Negotiation: Sendable, CustomTestStringConvertible {
        var header: UInt8
        var asked: String?
        var answer: UInt8
        var version: String?
        var testDescription: String { "header \(header), \(asked ?? "no version")" }
    }

    static let accepted: [Negotiation] =
        [1, 2, 3, 4, 5].map { Negotiation(header: $0, asked: "5.4.1", answer: 5, version: "5.4.0") }
        + [
            Negotiation(header: 1, asked: "5.0.0", answer: 5, version: "5.0.0"),
            Negotiation(header: 1, asked: "5.1.0", answer: 5, version: "5.1.0"),
            Negotiation(header: 1, asked: "5.2.3", answer: 5, version: "5.2.3"),
            Negotiation(header: 5, asked: "5.3", answer: 5, version: "5.3.0"),
            Negotiation(header: 1, asked: "5.4.0", answer: 5, version: "5.4.0"),
            Negotiation(header: 1, asked: "6.0.0", answer: 5, version: "5.4.0"),
            Negotiation(header: 5, asked: nil, answer: 5, version: "5.4.0"),
            Negotiation(header: 1, asked: nil, answer: 4), Negotiation(header: 2, asked: nil, answer: 4),
            Negotiation(header: 3, asked: nil, answer: 4), Negotiation(header: 4, asked: nil, answer: 4),
        ]

    @Test("A start is answered in the version that both support, whatever header it has", arguments: accepted)
    func negotiates(row: Negotiation) throws {
        var core = CoreWire(number: 2, ids: SessionIDs())
        let actions = core.take(start(header: row.header, row.asked))
        let answer = try #require(actions.frames.first)
        #expect(actions.frames.count == 1)
        #expect(answer.header.control == .startServiceACK)
        #expect(answer.header.version == row.answer)
        #expect(answer.header.session == 1)
        #expect(answer.header.messageID == 0)
        #expect(answer.document["protocolVersion"]?.string == row.version)
        if row.answer < 5 { #expect(hex(answer.payload) == "00010002") }
        guard case .sessionStarted(let session) = try #require(actions.received.last) else {
            Issue.record("no session started")
            return
        }
        #expect(session.session == 1)
        #expect(session.hash == 0x0001_0002)
        #expect(session.version == (row.version.flatMap { ProtocolVersion($0) } ?? ProtocolVersion(4)))
    }

    static let keyTable: [(String, [String])] = [
        ("5.0.0", ["hashId", "mtu", "protocolVersion"]),
        ("5.1.0", ["hashId", "mtu", "protocolVersion"] + transports),
        ("5.2.0", ["hashId", "mtu", "protocolVersion"] + transports + ["authToken"]),
        ("5.3.0", ["hashId", "mtu", "protocolVersion"] + transports + ["authToken"]),
        ("5.4.0", ["hashId", "mtu", "protocolVersion"] + transports + ["authToken"] + vehicleKeys),
    ]
    static let transports = ["secondaryTransports", "audioServiceTransports", "videoServiceTransports"]
    static let vehicleKeys = [
        "make", "model", "modelYear", "trim", "systemSoftwareVersion", "systemHardwareVersion",
    ]

    @Test("The answer has exactly the keys of its version", arguments: keyTable)
    func keys(version: String, keys: [String]) throws {
        var settings = CoreWire.Settings()
        settings.authToken = "token"
        settings.vehicle = {
            VehicleInfo(
                make: "Make", model: "Model", modelYear: "2026", trim: "Trim", systemSoftwareVersion: "1",
                systemHardwareVersion: "2")
        }
        var core = CoreWire(number: 2, ids: SessionIDs(), settings: settings)
        let document = try #require(core.take(start(version)).frames.first).document
        #expect(document.elements.map(\.key) == keys)
    }

    @Test("Empty vehicle data is omitted, and long texts are cut at 500 bytes between two characters")
    func vehicle() throws {
        var settings = CoreWire.Settings()
        settings.vehicle = {
            VehicleInfo(
                make: "", model: String(repeating: "a", count: 501), trim: "a" + String(repeating: "é", count: 250))
        }
        var core = CoreWire(number: 2, ids: SessionIDs(), settings: settings)
        let document = try #require(core.take(start()).frames.first).document
        #expect(document["make"] == nil)
        #expect(document["modelYear"] == nil)
        #expect(document["model"]?.string == String(repeating: "a", count: 500))
        #expect(document["trim"]?.string == "a" + String(repeating: "é", count: 249))
    }

    static let refused: [(UInt8, String, String)] = [
        (1, "4.1.0", "10070300" + "00000000"),
        (1, "junk", "10070300" + "00000000"),
        (1, "", "10070300" + "00000000"),
        (2, "4.1.0", "20070300" + "00000000" + "00000000"),
        (4, "1.0.0", "40070300" + "00000000" + "00000000"),
    ]

    @Test("A document with a version below 5 is refused with the same header, without a reason", arguments: refused)
    func refuses(header: UInt8, version: String, answer: String) {
        var core = CoreWire(number: 2, ids: SessionIDs())
        let actions = core.take(start(header: header, version))
        #expect(hex(actions.sent) == answer)
        #expect(core.sessionIDs.isEmpty)
    }

    @Test("A version below 5 in a version 5 header is refused with the parameter's name")
    func refusesByName() throws {
        var core = CoreWire(number: 2, ids: SessionIDs())
        let answer = try #require(core.take(start(header: 5, "4.1.0")).frames.first)
        #expect(hex(core.take(start(header: 5, "4.1.0")).sent.prefix(4)) == "50070300")
        #expect(answer.document == ["rejectedParams": .array([.string("protocolVersion")])])
    }

    @Test("A document without a version is refused; a payload that is not a document is ignored")
    func oddPayloads() throws {
        var core = CoreWire(number: 2, ids: SessionIDs())
        let other: BSONDocument = ["other": .int32(1)]
        #expect(
            core.take(control(1, .startService, .rpc, session: .none, other.bytes)).frames.first?.header.control
                == .startServiceNAK)
        let actions = core.take(control(1, .startService, .rpc, session: .none, [1, 2, 3]))
        #expect(actions.findings == [.unreadableControl(0, .rpc, .startService)])
        let answer = try #require(actions.frames.first)
        #expect(answer.header.control == .startServiceACK)
        #expect(answer.header.version == 4)
    }

    @Test("A second start with session 0 opens a second session on the same connection")
    func secondSession() {
        var core = CoreWire.open()
        let answer = core.take(start("5.3.0")).frames
        #expect(answer.map(\.header.session) == [2])
        #expect(core.sessionIDs == [1, 2])
        #expect(core.headerVersion(of: 2) == 5)
        #expect(core.headerVersion(of: 3) == nil)
    }

    @Test("Without a requested version, the app's first frame settles it", arguments: 1...4 as ClosedRange<UInt8>)
    func settles(version: UInt8) {
        var core = CoreWire.open(nil)
        #expect(core.headerVersion(of: 1) == 4)
        #expect(core.take(control(version, .heartbeat)).messages.isEmpty)
        #expect(core.headerVersion(of: 1) == 4)
        #expect(core.take(single(v: version)).messages.map(\.version) == [version])
        #expect(core.headerVersion(of: 1) == version)
        _ = core.take(single(v: 4))
        #expect(core.headerVersion(of: 1) == version)
        #expect(core.send([1], on: .rpc, of: 1).frames.map(\.header.version) == [version])
    }

    @Test("A negotiated version does not change with later frames")
    func negotiatedStays() {
        var core = CoreWire.open()
        #expect(core.take(single(v: 2)).messages.map(\.version) == [2])
        #expect(core.headerVersion(of: 1) == 5)
    }

    static let oldCores: [(UInt16, UInt8, String)] = [
        (1, 1, ""), (2, 2, "00010002"), (3, 3, "00010002"), (4, 4, "00010002"),
    ]

    @Test("A core of an older version answers in its own version, even to a document", arguments: oldCores)
    func oldCore(version: UInt16, header: UInt8, payload: String) throws {
        var settings = CoreWire.Settings()
        settings.version = ProtocolVersion(version)
        for asked in ["5.4.1", nil] {
            var core = CoreWire(number: 2, ids: SessionIDs(), settings: settings)
            let answer = try #require(core.take(start(asked)).frames.first)
            #expect(answer.header.version == header)
            #expect(hex(answer.payload) == payload)
        }
        var core = CoreWire(number: 2, ids: SessionIDs(), settings: settings)
        #expect(core.take(start(header: 5)).findings.first == .malformed(.version(5)))
    }

    static let encrypted: [(UInt8, ServiceType, SessionID, Bool)] = [
        (5, .rpc, 0, false), (5, .rpc, 1, true), (5, .video, 1, true), (5, .audio, 1, true), (4, .rpc, 0, false),
        (2, .rpc, 0, false),
    ]

    @Test("A start with encryption is refused, and an open session stays", arguments: encrypted)
    func encryption(version: UInt8, service: ServiceType, session: SessionID, isOpen: Bool) throws {
        var core = isOpen ? CoreWire.open() : CoreWire(number: 2, ids: SessionIDs())
        var request = control(version, .startService, service, session: session)
        request[0] |= 8
        let actions = core.take(request)
        let answer = try #require(actions.frames.first)
        #expect(answer.header.control == .startServiceNAK)
        #expect(answer.header.version == version)
        #expect(!answer.header.isProtected)
        #expect(answer.reason == (version == 5 ? "Service of type \(service.rawValue) cannot be protected" : nil))
        #expect(core.sessionIDs == (isOpen ? [1] : []))
        let reason = "Service of type \(service.rawValue) cannot be protected"
        #expect(actions.findings == [.startRefused(session, service, reason)])
    }

    @Test("Other errors of an encrypted start are reported first")
    func encryptedAndWrong() throws {
        var core = CoreWire.open()
        func refuse(_ service: ServiceType, session: SessionID, _ document: BSONDocument) throws -> BSONDocument {
            var request = control(5, .startService, service, session: session, document.bytes)
            request[0] |= 8
            let answer = try #require(core.take(request).frames.first)
            #expect(answer.header.control == .startServiceNAK)
            return answer.document
        }
        let version = try refuse(.rpc, session: 1, ["protocolVersion": .string("no version")])
        #expect(version["rejectedParams"] == .array([.string("protocolVersion")]))
        let stranger = try refuse(.rpc, session: 5, ["protocolVersion": .string("5.4.0")])
        let reason = "Cannot start a protected service of type 7. Session 5 not found for connection 2"
        #expect(stranger["reason"] == .string(reason))
        #expect(core.sessionIDs == [1])
    }
}
