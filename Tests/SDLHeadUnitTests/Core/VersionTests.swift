import JSON
import SDLHeadUnit
import SDLRPC
import SDLSupport
import Testing

/// What an app may say in the version of the interface that it registered with, as SDL Core reads it.
@MainActor
@Suite struct VersionTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let version: (Int, Int, Int)
        let function: String
        let params: JSONValue
        let result: String
        var testDescription: String { "\(function) in \(version.0).\(version.1): \(result)" }
    }

    private nonisolated static let numeric: JSONValue = ["keyboardProperties": ["keyboardLayout": "NUMERIC"]]
    private nonisolated static let widget: JSONValue = ["windowID": 3, "windowName": "side", "type": "WIDGET"]
    private nonisolated static let gearAlone: JSONValue = ["gearStatus": true]

    nonisolated static let cases: [Case] = [
        // A function that came later
        Case(
            version: (5, 0, 0), function: "CreateWindow", params: widget,
            result: "INVALID_DATA: RPC: Function is not available for SyncMsgVersion 5.0.0"),
        Case(version: (6, 0, 0), function: "CreateWindow", params: widget, result: "SUCCESS"),
        // Before version 5 nobody said which one: Core takes them for 4.5.1.
        Case(
            version: (3, 0, 0), function: "CreateWindow", params: widget,
            result: "INVALID_DATA: RPC: Function is not available for SyncMsgVersion 4.5.1"),
        Case(
            version: (2, 0, 0), function: "SubscribeVehicleData", params: ["speed": true], result: "SUCCESS"),
        // A name that came later, where another can do without it and where none can
        Case(
            version: (7, 0, 0), function: "SetGlobalProperties", params: numeric,
            result: "WARNINGS: RPC.msg_params.keyboardProperties.keyboardLayout: Ignored invalid value - NUMERIC"),
        Case(version: (7, 1, 0), function: "SetGlobalProperties", params: numeric, result: "SUCCESS"),
        // A member that all had to have
        Case(
            version: (4, 5, 0), function: "CreateInteractionChoiceSet",
            params: ["interactionChoiceSetID": 1, "choiceSet": [["choiceID": 1, "menuName": "a"]]],
            result: "INVALID_DATA: RPC.msg_params.choiceSet.0: Missing mandatory parameter: vrCommands"),
        Case(
            version: (5, 0, 0), function: "CreateInteractionChoiceSet",
            params: ["interactionChoiceSetID": 1, "choiceSet": [["choiceID": 1, "menuName": "a"]]], result: "SUCCESS"),
        // Members that came later are not there, so that nothing is left of this one
        Case(version: (6, 0, 0), function: "GetVehicleData", params: gearAlone, result: "INVALID_DATA"),
    ]

    @Test(arguments: cases) func `A request is read in the version of its app`(_ one: Case) async throws {
        let car = TestCar()
        let app = try await TestApp.active(car, TestApp.Kind(version: one.version))
        #expect(await app.ask(one.function, one.params) == one.result)
    }

    @Test func `A member that came later is dropped without a word, and a finding says so`() async throws {
        let command: JSONValue = [
            "cmdID": 1, "menuParams": ["menuName": "a"], "secondaryImage": ["value": "0x11", "imageType": "STATIC"],
        ]
        for (version, isKept) in [((7, 0, 0), false), ((7, 1, 0), true)] {
            let car = TestCar()
            let app = try await TestApp.active(car, TestApp.Kind(version: version))
            #expect(await app.ask("AddCommand", command) == "SUCCESS")
            #expect((car.tree("apps", "app", "commands", "1", "secondaryImage") != nil) == isKept)
            #expect(car.findings.contains("rpc.since") == !isKept)
        }
    }

    @Test func `A name that came later and that a request cannot do without makes it invalid`() async throws {
        let car = TestCar()
        let app = try await TestApp.active(car, TestApp.Kind(version: (5, 0, 0)))
        let result = await app.ask("SubscribeButton", ["buttonName": "NAV_CENTER_LOCATION"])
        #expect(result?.hasPrefix("INVALID_DATA: RPC.msg_params.buttonName: Ignored invalid value") == true)
    }
}
