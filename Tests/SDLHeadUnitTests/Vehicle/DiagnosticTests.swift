import JSON
import SDLHeadUnit
import SDLRPC
import Testing

/// Tests of diagnostic requests from apps to the control units of the car.
@Suite struct DiagnosticTests {
    private static let unit: JSONValue = [
        "header": 7, "dids": ["61840": "AB", "1": "C"], "dtcs": ["P0420": 8, "P0171": 1, "U0100": 0],
    ]

    private func car() throws -> (Run, SessionRef) {
        Run.active("app", try .car { $0["controlUnits"] = ["5": Self.unit] })
    }

    @Test func `ReadDID has a result for each location`() throws {
        var (run, session) = try car()
        let known = run.ask(SDLReadDID(ecuName: 5, didLocation: [61840, 2]), on: session)
        #expect(known?["resultCode"] == "SUCCESS")
        #expect(
            known?["didResult"] == [
                ["resultCode": "SUCCESS", "didLocation": 61840, "data": "AB"],
                ["resultCode": "VEHICLE_DATA_NOT_AVAILABLE", "didLocation": 2],
            ])
        let unknown = run.ask(SDLReadDID(ecuName: 6, didLocation: [1]), on: session)
        #expect(unknown?["didResult"] == [["resultCode": "INVALID_ID", "didLocation": 1]])
    }

    @Test(
        arguments: [(nil, ["P0420", "P0171", "U0100"]), (8, ["P0420", "U0100"]), (128, ["U0100"])] as [(Int?, [String])]
    )
    func `GetDTCs selects trouble codes by their status`(_ mask: Int?, _ codes: [String]) throws {
        var (run, session) = try car()
        let answer = run.ask(SDLGetDTCs(ecuName: 5, dtcMask: mask), on: session)
        #expect(answer?["resultCode"] == "SUCCESS" && answer?["ecuHeader"] == 7)
        #expect(answer?["dtc"] == .array(codes.map { .string($0) }))
    }

    @Test func `truncates too many trouble codes and refuses a missing control unit`() throws {
        var many: JSONValue = [:]
        for number in 10..<30 { many["P00\(number)"] = 1 }
        var (run, session) = Run.active("app", try .car { $0["controlUnits"] = ["5": ["dtcs": many], "6": [:]] })
        let cut = run.ask(SDLGetDTCs(ecuName: 5), on: session)
        #expect(cut?["success"] == true && cut?["resultCode"] == "TRUNCATED_DATA")
        #expect(cut?["dtc"]?.array?.count == 15)
        let well = run.ask(SDLGetDTCs(ecuName: 6), on: session)
        #expect(well == ["success": true, "resultCode": "SUCCESS", "ecuHeader": 0])
        let none = run.ask(SDLGetDTCs(ecuName: 7), on: session)
        #expect(none == ["success": false, "resultCode": "REJECTED", "info": "This car has no control unit 7"])
    }

    static let messages: [(sent: [Int], answer: [Int]?)] = [
        ([0x22, 0xF1, 0x90], [0x62, 0xF1, 0x90, 65, 66]),
        ([0x22, 0xF1, 0x90, 0, 1], [0x62, 0xF1, 0x90, 65, 66, 0, 1, 67]),
        ([0x22, 0, 2], [0x7F, 0x22, 0x31]), ([0x22, 0], [0x7F, 0x22, 0x13]), ([0x22], [0x7F, 0x22, 0x13]),
        ([0x3E, 0], [0x7E, 0]), ([0x19, 2], [0x7F, 0x19, 0x11]), ([0x27, 1], nil), ([0x10], nil),
    ]

    @Test(arguments: messages)
    func `answers diagnostic messages according to ISO 14229, in the modes that SDL Core permits`(
        _ sent: [Int], _ wanted: [Int]?
    ) throws {
        var (run, session) = try car()
        let answer = run.ask(
            SDLDiagnosticMessage(targetID: 5, messageLength: sent.count, messageData: sent), on: session)
        if let wanted {
            #expect(answer?["resultCode"] == "SUCCESS")
            #expect(answer?["messageDataResult"] == .array(wanted.map { .int($0) }))
        } else {
            #expect(answer?["resultCode"] == "REJECTED")
            #expect(answer?["info"] == "Received diagnostic mode is not supported.")
        }
    }
}
